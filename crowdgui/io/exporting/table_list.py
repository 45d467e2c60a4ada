"""The tables that can be exported, among them all labels side by side and what was skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import InputError
from crowdgui.core.labels import text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.io.exporting.results import no_review_reason, review_table
from crowdgui.io.exporting.table_formats import TableExport
from crowdgui.io.exporting.tables.audit import audit_table, no_audit_reason
from crowdgui.io.exporting.tables.cohorts import cohorts_table, no_cohorts_reason
from crowdgui.io.exporting.tables.guideline import guideline_table
from crowdgui.io.exporting.tables.models import (
    model_classes_table,
    models_table,
    no_models_reason,
)
from crowdgui.io.exporting.tables.probabilities import PROBABILITIES, labels_table
from crowdgui.io.exporting.tables.workers import (
    coefficients_table,
    confusion_table,
    excluded_table,
    items_table,
    no_excluded_reason,
    no_times_reason,
    over_time_table,
    pairs_table,
    workers_table,
)
from crowdgui.io.exporting.text_files import write_csv
from crowdgui.text.review import describe_guideline, describe_no_unclear
from crowdgui.text.translation import format_number, tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import pyarrow as pa

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.study.relabelling import RelabelList
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Column, Table, WrittenFile
    from crowdgui.io.importing.skipped_rows import SkippedRows


MOST_WORKERS = 20_000
"""Columns of answers; a reader of tables takes more for a wrong separator."""


MOST_CELLS = 1 << 30
"""Of which nearly all are empty: a gigabyte of separators."""


BETWEEN = ", "
"""Stands between several answers of a worker to the same item."""


def _side_by_side_table(results: Results, report: ProgressCallback) -> Table:
    """Return item and final label, then the answers of all workers, those excluded too.

    Raises
    ------
    DataError
        If there are too many workers or cells for a table anybody could open.
    """
    # These bring the table library with them, which the window need not wait for at its start.
    from crowdgui.io.exporting.text_files import Blocks
    from crowdgui.io.tabular.text_file import distinct_names

    labels = results.outcome.job.labels
    _check(labels)
    header = distinct_names(["item", "label", *(str(name) for name in results.worker_ids)])
    final = results.final.labels
    # The last entry, which UNLABELLED points to, is the empty cell.
    names = np.append(labels.classes, "")

    def make(items: slice) -> list[Column]:
        return [labels.item_ids[items], names[final[items]], *_answers(labels, items)]

    return header, Blocks(labels.n_items, make)


def _check(labels: Labels) -> None:
    if labels.n_workers > MOST_WORKERS or labels.n_workers * labels.n_items > MOST_CELLS:
        raise InputError(
            tr(
                "Side by side, {workers} workers and {items} items would make {cells} "
                "cells, nearly all of them empty. Don’t export this table.",
                workers=format_number(labels.n_workers),
                items=format_number(labels.n_items),
                cells=format_number(labels.n_workers * labels.n_items),
            )
        )


def _answers(labels: Labels, items: slice) -> list[pa.DictionaryArray]:
    """Return a column of answers for each worker, to some items: codes of few words."""
    import pyarrow as pa

    span = slice(int(labels.starts[items.start]), int(labels.starts[items.stop]))
    worker, place = labels.worker[span], labels.item[span] - items.start
    code, again = labels.code[span], labels.repeats_previous[span]
    words = [*map(str, labels.classes), ""]
    cells = np.full((labels.n_workers, items.stop - items.start), len(words) - 1, dtype=np.int32)
    cells[worker[~again], place[~again]] = code[~again]
    known = {word: n for n, word in enumerate(words)}
    for label in np.flatnonzero(again):
        cell = worker[label], place[label]
        both = words[cells[cell]] + BETWEEN + words[code[label]]
        cells[cell] = known.setdefault(both, len(known))
        if len(known) > len(words):
            words.append(both)
    listed = pa.array(words, pa.string())
    return [pa.DictionaryArray.from_arrays(pa.array(column), listed) for column in cells]


HEADER = ("item", "labels_to_ask_for", "chance_wrong_now", "expected_fall")


def write_relabel_list(
    path: Path, outcome: Outcome, chosen: RelabelList, report: ProgressCallback = ignore_progress
) -> None:
    """Write a row for each item, those that gain most by label first."""
    ids = outcome.job.labels.item_ids[chosen.items]
    write_csv(path, HEADER, (ids, chosen.more, chosen.wrong, chosen.gain), report=report)


def write_skipped_rows(path: Path, parts: Sequence[SkippedRows]) -> WrittenFile:
    """Write a row for each place, all of them; where several labels were it is named once."""
    return write_csv(path, *_skipped_columns(parts))


def _skipped_columns(parts: Sequence[SkippedRows]) -> Table:
    """Return file, place and reason of everything skipped."""
    places = [_skipped_places(part) for part in parts]
    sizes = [found.size for found in places]
    columns = {
        "file": np.repeat(text_array(part.file for part in parts), sizes),
        "counted_by": np.repeat(text_array(str(part.counted_by) for part in parts), sizes),
        "place": np.concatenate([np.empty(0, dtype=np.int64), *places]),
        "reason": np.repeat(text_array(part.reason for part in parts), sizes),
    }
    return tuple(columns), list(columns.values())


def _skipped_places(part: SkippedRows) -> IntArray:
    return np.array(part.lines, dtype=np.int64) if part.places is None else part.places


def _no_guideline_reason(results: Results) -> str:
    """Describe why there is no such table; nothing while that is unknown."""
    found = results.known_guideline
    if found is None or found.items or found.pairs:
        return ""
    if not found.best:
        return describe_guideline(found)
    return describe_no_unclear()


def _no_skipped_reason(results: Results) -> str:
    """Describe why there is no such table."""
    return "" if results.skipped else tr("Nothing in the files was skipped.")


def _skipped_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per place in a file whose label, gold label or time was skipped."""
    return _skipped_columns(results.skipped)


LABELS = TableExport(
    "labels",
    labels_table,
    tr_noop("Final labels"),
    tr_noop("one row per item: label, confidence, margin, tie, number of labels"),
)


WORKERS = TableExport(
    "workers",
    workers_table,
    tr_noop("Workers"),
    tr_noop("agreement, accuracy with interval, weight, gold, flag and its reason"),
)


TABLES = (
    LABELS,
    WORKERS,
    PROBABILITIES,
    TableExport(
        "wide",
        _side_by_side_table,
        tr_noop("Side by side"),
        tr_noop("every label, one column per worker, with the final label"),
    ),
    TableExport(
        "confusion",
        confusion_table,
        tr_noop("Confusion matrices"),
        tr_noop("how often each worker gave each label, by final label"),
    ),
    TableExport(
        "agreement",
        coefficients_table,
        tr_noop("Agreement"),
        tr_noop("every measure of agreement with its interval, overall and per class"),
        quick=False,
    ),
    TableExport(
        "agreement-items",
        items_table,
        tr_noop("Agreement per item"),
        tr_noop("share of label pairs that are the same, per item"),
        quick=False,
    ),
    TableExport(
        "agreement-pairs",
        pairs_table,
        tr_noop("Agreement per pair"),
        tr_noop("two workers and the items that both labelled"),
        quick=False,
    ),
    TableExport(
        "review",
        review_table,
        tr_noop("Items to review"),
        tr_noop("the items to review for the guarantee, in the order fixed before the audit"),
        no_review_reason,
    ),
    TableExport(
        "audit",
        audit_table,
        tr_noop("Audit sample"),
        tr_noop("the items of the sample in order, with the audit result"),
        no_audit_reason,
    ),
    TableExport(
        "models",
        models_table,
        tr_noop("Models"),
        tr_noop("the report card of each model: accuracy, agreement with people, replacement test"),
        no_models_reason,
        quick=False,
    ),
    TableExport(
        "model-classes",
        model_classes_table,
        tr_noop("Models per class"),
        tr_noop("sensitivity, specificity and corrected share of each class, per model"),
        no_models_reason,
        quick=False,
    ),
    TableExport(
        "quality-over-time",
        over_time_table,
        tr_noop("Quality over time"),
        tr_noop("agreement, speed and class shares in windows of time, and who changed since when"),
        no_times_reason,
        quick=False,
    ),
    TableExport(
        "guideline",
        guideline_table,
        tr_noop("For the guideline"),
        tr_noop("items and pairs of classes that the best workers read otherwise, with examples"),
        _no_guideline_reason,
        quick=False,
    ),
    TableExport(
        "groups",
        cohorts_table,
        tr_noop("Groups of workers"),
        tr_noop("vendors, countries, shifts: agreement and accuracy, on the same items too"),
        no_cohorts_reason,
        quick=False,
    ),
    TableExport(
        "excluded",
        excluded_table,
        tr_noop("Excluded labels"),
        tr_noop("the labels of excluded workers"),
        no_excluded_reason,
    ),
    TableExport(
        "left-out",
        _skipped_table,
        tr_noop("Skipped rows"),
        tr_noop("every row or entry in the files that was skipped, and why"),
        _no_skipped_reason,
    ),
)
