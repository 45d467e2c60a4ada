"""The columns of the worker table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import safe_ratio
from crowdgui.text.flags import describe_flags
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, join_list, tr
from crowdgui.ui.models.columns import CellKind, IntervalCell, TableColumn
from crowdgui.ui.models.row_order import text_sort_keys
from crowdgui.ui.models.worker_flags import SUSPICIOUS_FLAGS, worker_flag_marks, workers_with_flag
from crowdgui.ui.widgets.marks import FlagMark

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.results import Outcome


if TYPE_CHECKING:
    LeftOut = Callable[[int], bool]


WIDE_ONLY = ("accuracy", "why")
"""Columns that a wide window shows of itself."""


HIDDEN = (*WIDE_ONLY, "score", "bias", "consistent", "seconds", "sessions")
"""Columns that are shown only once they are asked for."""


def worker_columns(outcome: Outcome, left_out: LeftOut) -> tuple[TableColumn, ...]:
    """Return the columns, over the workers in their order of appearance.

    `left_out` says whether a worker is left out by now, which may be ahead of the outcome.
    """
    made = (
        _counts(left_out),
        _worker(outcome),
        _labels(outcome),
        _agreement(outcome),
        _accuracy(outcome),
        _weight(outcome),
        _gold(outcome),
        _score(outcome),
        _label_skew(outcome),
        _consistent(outcome),
        _seconds(outcome),
        _sessions(outcome),
        _flags(outcome, left_out),
        _why(outcome),
    )
    return tuple(column for column in made if column is not None)


def _counts(left_out: LeftOut) -> TableColumn:
    return TableColumn(
        "counts",
        "",
        CellKind.CHECK,
        lambda worker: not left_out(worker),
        lambda counts: tr("included") if counts else tr("excluded"),
        tr(
            "Whether this worker’s labels count. Press Space to exclude or include the "
            "selected workers."
        ),
    )


def _worker(outcome: Outcome) -> TableColumn:
    ids = outcome.job.labels.worker_ids
    return TableColumn("worker", tr("Worker"), CellKind.ID, ids, sort_keys=text_sort_keys(ids))


def _labels(outcome: Outcome) -> TableColumn:
    return TableColumn(
        "labels",
        tr("Labels"),
        CellKind.NUMBER,
        outcome.workers.labels,
        format_number,
        tr("How many labels this worker gave."),
    )


def _agreement(outcome: Outcome) -> TableColumn:
    report, chance = outcome.workers, 1 / outcome.job.labels.n_classes

    def value(worker: int) -> IntervalCell | None:
        if not report.compared[worker]:
            return None
        flags = worker_flag_marks(report, worker)
        return IntervalCell(
            float(report.agreement[worker]),
            float(report.agreement_low[worker]),
            float(report.agreement_high[worker]),
            chance,
            flags[0] if flags else None,
        )

    return TableColumn(
        "agreement",
        tr("Agreement"),
        CellKind.INTERVAL,
        value,
        lambda cell: format_percent(cell.estimate, 0),
        tr(
            "How often this worker gives the label that the others’ vote gives, with a "
            "95% confidence interval. The dotted line is the chance level."
        ),
        sort_keys=report.agreement,
        missing=tr("Nobody else labelled this worker’s items, or the others are tied on them."),
    )


def _accuracy(outcome: Outcome) -> TableColumn:
    return TableColumn(
        "accuracy",
        tr("Accuracy"),
        CellKind.NUMBER,
        outcome.workers.accuracy,
        lambda share: format_percent(share, 0),
        tr(
            "How often this worker’s label is the final label. The worker’s own vote "
            "counts towards it, so this is slightly too high."
        ),
        missing=_no_vote(outcome),
    )


def _weight(outcome: Outcome) -> TableColumn | None:
    weights, excluded = outcome.workers.weights, outcome.job.excluded
    if weights is None:
        return None
    return TableColumn(
        "weight",
        tr("Weight"),
        CellKind.NUMBER,
        weights if excluded is None else np.where(excluded, np.nan, weights),
        lambda weight: format_number(weight, 2),
        tr(
            "Weight of this worker’s vote. 0 is a guesser; below 0, the worker is wrong "
            "more often than a guesser, and the vote counts against the class."
        ),
        missing=_no_vote(outcome),
    )


def _no_vote(outcome: Outcome) -> Callable[[int], str]:
    excluded = outcome.job.excluded

    def reason(worker: int) -> str:
        if excluded is not None and excluded[worker]:
            return tr("This worker is excluded, so the rule doesn’t use their labels.")
        return tr("This worker gave no label.")

    return reason


def _gold(outcome: Outcome) -> TableColumn | None:
    report = outcome.workers
    if not report.gold_labels.any():
        return None
    return TableColumn(
        "gold",
        tr("Gold"),
        CellKind.NUMBER,
        _part_of(report.gold_right, report.gold_labels),
        _pair_text,
        tr("How many of this worker’s labels on gold items are right."),
        sort_keys=safe_ratio(report.gold_right, report.gold_labels),
        missing=tr("This worker labelled no gold item."),
    )


def _score(outcome: Outcome) -> TableColumn:
    return TableColumn(
        "score",
        tr("Information score"),
        CellKind.NUMBER,
        outcome.workers.spammer_score,
        lambda score: format_number(score, 2),
        tr(
            "How much the labels show about the final label, by Raykar and Yu’s score: 0 "
            "for labels without information, 1 for a worker who is never wrong. With few "
            "labels, it is above 0 by chance alone."
        ),
        missing=tr("Not defined: all items of this worker have the same final label, or none."),
    )


def _label_skew(outcome: Outcome) -> TableColumn:
    return TableColumn(
        "bias",
        tr("Label skew"),
        CellKind.NUMBER,
        outcome.workers.bias,
        lambda share: format_percent(share, 0),
        tr(
            "Share of this worker’s labels that would have to change to match the class "
            "frequencies of the final labels on the same items. 0% means no skew, not "
            "that the labels are right."
        ),
        missing=tr("This worker gave no label to an item with a final label."),
    )


def _consistent(outcome: Outcome) -> TableColumn | None:
    how = outcome.job.labels.circumstances
    if how.repeated is None or how.consistent is None or not how.repeated.any():
        return None
    return TableColumn(
        "consistent",
        tr("Self-consistency"),
        CellKind.NUMBER,
        _part_of(how.consistent, how.repeated),
        _pair_text,
        tr(
            "Of the items this worker labelled more than once, how many got the same "
            "label each time."
        ),
        sort_keys=safe_ratio(how.consistent, how.repeated),
        missing=tr("This worker labelled no item more than once."),
    )


def _seconds(outcome: Outcome) -> TableColumn | None:
    pace = outcome.workers.pace
    if pace is None or not pace.timed.any():
        return None
    return TableColumn(
        "seconds",
        tr("Seconds"),
        CellKind.NUMBER,
        pace.median_seconds,
        lambda seconds: format_number(seconds, 1),
        tr("Median seconds per label: half of the labels took less."),
        missing=tr("How long this worker’s labels took is not known."),
    )


def _sessions(outcome: Outcome) -> TableColumn | None:
    pace = outcome.workers.pace
    if pace is None or not pace.sessions.any():
        return None
    return TableColumn(
        "sessions",
        tr("Sessions"),
        CellKind.NUMBER,
        pace.sessions,
        format_number,
        tr("Number of sessions; a pause of half an hour ends a session."),
    )


def _flags(outcome: Outcome, left_out: LeftOut) -> TableColumn:
    report = outcome.workers

    def value(worker: int) -> tuple[FlagMark, ...]:
        flags = worker_flag_marks(report, worker)
        return (*flags, FlagMark.LEFT_OUT) if left_out(worker) else flags

    ranks = np.full(report.labels.size, np.nan)
    for rank, flag in reversed(tuple(enumerate((*SUSPICIOUS_FLAGS, FlagMark.TOO_FEW)))):
        ranks[workers_with_flag(report, flag)] = rank
    return TableColumn(
        "flag",
        tr("Flags"),
        CellKind.FLAGS,
        value,
        lambda flags: join_list(flag.word for flag in flags),
        tr("Flags based on this worker’s labels. Choose the row to see the evidence."),
        sort_keys=ranks,
    )


def _why(outcome: Outcome) -> TableColumn:
    report, labels = outcome.workers, outcome.job.labels
    classes = [str(name) for name in labels.classes]
    return TableColumn(
        "why",
        tr("Why"),
        CellKind.TEXT,
        lambda worker: describe_flags(report, worker, classes, labels.worker_ids),
        tooltip=tr("What each flag is based on."),
    )


def _part_of(part: IntArray, whole: IntArray) -> Callable[[int], tuple[int, int] | None]:
    return lambda worker: (int(part[worker]), int(whole[worker])) if whole[worker] else None


def _pair_text(pair: tuple[int, int]) -> str:
    return tr("{part} of {whole}", part=format_number(pair[0]), whole=format_number(pair[1]))
