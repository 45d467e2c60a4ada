"""The columns of the worker table, as the table paints and sorts them, and the flags they show."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.groups.kinds import WorkerKind
from crowdgui.core.workers.flag import WorkerFlag as Found
from crowdgui.figures.marks import EVIDENCE_FLAGS, FlagMark
from crowdgui.text.translation import join_list, tr
from crowdgui.text.workers.groups import describe_group_size, describe_kind, group_name
from crowdgui.text.workers.worker_columns import WORKER_COLUMNS, Visibility
from crowdgui.ui.models.columns import (
    CellIcon,
    CellKind,
    IntervalCell,
    TableColumn,
    TableSections,
)
from crowdgui.ui.models.row_order import text_sort_keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.report import WorkerReport
    from crowdgui.text.workers.worker_columns import ColumnSource, Share, WorkerColumn, WorkerValues

    IsExcluded = Callable[[int], bool]


def worker_flag_marks(report: WorkerReport, worker: int) -> tuple[FlagMark, ...]:
    """Return a worker's flags, the gravest first."""
    return tuple(FlagMark(found.value) for found in report.flags.of(worker))


def workers_with_flag(report: WorkerReport, flag: FlagMark) -> BoolArray:
    """Mark the workers (M,) that have a flag."""
    return report.flags.has(Found(flag.value))


def copying_pairs(report: WorkerReport) -> tuple[IntArray, IntArray]:
    """Return the two workers of each pair that looks like copying, strongest first."""
    found = report.copying
    if found is None:
        none = np.empty(0, dtype=np.int64)
        return none, none
    significant = (found.q < report.thresholds.significance) & ~found.cleared
    return found.first[significant], found.second[significant]


WIDE_ONLY = tuple(column.key for column in WORKER_COLUMNS if column.shown is Visibility.WIDE)
"""Columns that a wide window shows of itself."""


HIDDEN = tuple(column.key for column in WORKER_COLUMNS if column.shown is not Visibility.ALWAYS)
"""Columns that are shown only once they are asked for, or in a wide window."""


def worker_columns(source: ColumnSource, is_excluded: IsExcluded) -> tuple[TableColumn, ...]:
    """Return the columns, over the workers in their order of appearance.

    `is_excluded` states whether a worker is excluded by now, which may be ahead of the outcome.
    """
    counts = TableColumn(
        "counts",
        "",
        CellKind.CHECK,
        lambda worker: not is_excluded(worker),
        lambda counts: tr("included") if counts else tr("excluded"),
        tr(
            "Whether this worker’s labels count. Press Space to exclude or include the "
            "selected workers."
        ),
    )
    made = ((column, column.values(source)) for column in WORKER_COLUMNS)
    shown = (_table_column(column, found) for column, found in made if found is not None)
    return (counts, *(_paint(column, source.outcome, is_excluded) for column in shown))


def _table_column(column: WorkerColumn, found: WorkerValues) -> TableColumn:
    return TableColumn(
        column.key,
        column.title,
        CellKind.NUMBER,
        found.values,
        found.show,
        column.tooltip,
        found.sort_keys,
        found.missing,
    )


def _paint(column: TableColumn, outcome: Outcome, is_excluded: IsExcluded) -> TableColumn:
    """Set how a column is painted and sorted if it isn't one of plain numbers."""
    match column.key:
        case "worker":
            keys = text_sort_keys(outcome.job.labels.worker_ids)
            icon = kind_icon(outcome.job.kinds)
            return replace(column, kind=CellKind.ID, sort_keys=keys, icon=icon)
        case "agreement":
            return _intervals(column, outcome)
        case "agreement-people" | "agreement-models":
            return replace(_intervals(column, outcome), two_lined=True)
        case "kind" | "family":
            return replace(column, kind=CellKind.TEXT)
        case "flag":
            return _flags(column, outcome, is_excluded)
        case "why":
            return replace(column, kind=CellKind.TEXT)
        case _:
            return column


def kind_icon(kinds: WorkerKinds | None) -> Callable[[int], CellIcon] | None:
    """Return what gives the icon of each worker: a person's or a model's."""
    if kinds is None:
        return None
    return lambda worker: CellIcon(str(kinds.kind(worker)), describe_kind(kinds, worker))


def kind_sections(outcome: Outcome, groups: GroupReport | None) -> TableSections | None:
    """Return people and models as the sections of the table; None where all are people."""
    kinds, given = outcome.job.kinds, outcome.workers.labels
    if kinds is None:
        return None
    titles = (WorkerKind.PERSON, kinds.people_codes), (WorkerKind.MODEL, kinds.model_codes)
    each = (None, None) if groups is None else (groups.people, groups.models)
    return TableSections(
        kinds.is_model.astype(np.uint8),
        tuple(
            (group_name(kind), describe_group_size(int(given[codes].sum()), summary))
            for (kind, codes), summary in zip(titles, each, strict=True)
        ),
    )


def _intervals(column: TableColumn, outcome: Outcome) -> TableColumn:
    report, chance = outcome.workers, 1 / outcome.job.labels.n_classes

    def cell(worker: int) -> IntervalCell | None:
        share: Share | None = column.value(worker)
        if share is None:
            return None
        flags = worker_flag_marks(report, worker)
        return IntervalCell(
            share.estimate, share.low, share.high, chance, flags[0] if flags else None
        )

    return replace(column, kind=CellKind.INTERVAL, values=cell)


def _flags(column: TableColumn, outcome: Outcome, is_excluded: IsExcluded) -> TableColumn:
    report = outcome.workers

    def value(worker: int) -> tuple[FlagMark, ...]:
        flags = worker_flag_marks(report, worker)
        return (*flags, FlagMark.EXCLUDED) if is_excluded(worker) else flags

    ranks = np.full(report.labels.size, np.nan)
    for rank, flag in reversed(tuple(enumerate((*EVIDENCE_FLAGS, FlagMark.TOO_FEW)))):
        ranks[workers_with_flag(report, flag)] = rank
    return replace(
        column,
        kind=CellKind.FLAGS,
        values=value,
        text=lambda flags: join_list(flag.word for flag in flags),
        sort_keys=ranks,
    )
