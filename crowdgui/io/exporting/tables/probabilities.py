"""The probability of each class of each item, with the share of the labels beside it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np
from numpy.dtypes import StringDType

from crowdgui.core.errors import InputError
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.exporting.results import final_labels_table
from crowdgui.io.exporting.table_formats import TableExport
from crowdgui.text.translation import format_number, tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from crowdgui.core.arrays import FloatArray, TextArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Column, Table

MOST_CLASSES = 2000
"""Classes with two columns each; a workbook holds no more columns than 16,384."""

KIND = "probability_kind"


class ProbabilityKind(StrEnum):
    """What the probabilities of an item are."""

    CALIBRATED = "calibrated"
    MODEL = "model"
    VOTES = "share of votes"
    MANUAL = "manual"
    NONE = ""


def rule_kind(results: Results) -> ProbabilityKind:
    """Return what the probabilities of labels by the rule are."""
    outcome = results.outcome
    if outcome.calibration.corrects:
        return ProbabilityKind.CALIBRATED
    own = outcome.confidence_is_probability
    return ProbabilityKind.MODEL if own else ProbabilityKind.VOTES


def item_probabilities(results: Results, rows: slice) -> tuple[FloatArray, TextArray]:
    """Return the probability of each class of some items (n, L), and their kind (n,).

    The class that a person found has probability 1. An item without a label has none.
    """
    outcome, final = results.outcome, results.final
    probabilities = outcome.probabilities(rows).copy()
    labels, settled = final.labels[rows], final.settled[rows]
    places = np.flatnonzero(settled)
    probabilities[places] = 0.0
    probabilities[places, np.maximum(labels[places], 0)] = 1.0
    probabilities[labels == UNLABELLED] = np.nan
    kinds = np.full(len(labels), rule_kind(results).value, dtype=StringDType())
    kinds[settled] = ProbabilityKind.MANUAL.value
    kinds[labels == UNLABELLED] = ProbabilityKind.NONE.value
    return probabilities, kinds


def vote_shares(labels: Labels, rows: slice) -> FloatArray:
    """Return the share of each class among the labels of some items (n, L), NaN without labels."""
    start, stop, _ = rows.indices(labels.n_items)
    span = slice(int(labels.starts[start]), int(labels.starts[stop]))
    place = (labels.item[span].astype(np.int64) - start) * labels.n_classes + labels.code[span]
    counts = np.bincount(place, minlength=(stop - start) * labels.n_classes)
    votes = counts.reshape(stop - start, labels.n_classes).astype(np.float64)
    total = votes.sum(axis=1, keepdims=True)
    shares: FloatArray = np.divide(votes, total, out=np.full_like(votes, np.nan), where=total > 0.0)
    return shares


def labels_rows(
    results: Results, rows: slice = slice(None), columns: Sequence[str] = ()
) -> tuple[tuple[str, ...], list[Any]]:
    """Return one row per item, some or all, with probabilities where the results have them."""
    header, cells = final_labels_table(results, rows, columns)
    if not results.probabilities:
        return header, cells
    return _wide_header(results, header), [*cells, *_wide(results, rows)]


def labels_table(results: Results, report: ProgressCallback, columns: Sequence[str] = ()) -> Table:
    """Return the final labels of a run, with probabilities where the results have them."""
    header, cells = final_labels_table(results, columns=columns)
    if not results.probabilities:
        return header, cells
    from crowdgui.io.exporting.text_files import Blocks

    def make(rows: slice) -> list[Column]:
        return [*(column[rows] for column in cells), *_wide(results, rows)]

    n_items = results.outcome.job.labels.n_items
    return _wide_header(results, header), Blocks(n_items, make)


def _wide_header(results: Results, before: Sequence[str]) -> tuple[str, ...]:
    from crowdgui.io.tabular.text_file import distinct_names

    classes = [str(name) for name in results.outcome.job.labels.classes]
    if len(classes) > MOST_CLASSES:
        raise InputError(
            tr(
                "{n} classes would need {columns} columns. Export the class probabilities as a "
                "table of their own instead.",
                n=format_number(len(classes)),
                columns=format_number(2 * len(classes)),
            )
        )
    probabilities, shares = ([f"{mark}_{name}" for name in classes] for mark in ("p", "vote_share"))
    return distinct_names([*before, *probabilities, KIND, *shares])


def _wide(results: Results, rows: slice) -> list[Column]:
    probabilities, kinds = item_probabilities(results, rows)
    shares = vote_shares(results.outcome.job.used, rows)
    return [*probabilities.T, kinds, *shares.T]


def _probabilities_table(results: Results, report: ProgressCallback) -> Table:
    """Return a row per item and class: its probability, the kind of it, and its vote share."""
    from crowdgui.io.exporting.text_files import Blocks

    labels = results.outcome.job.used
    n = labels.n_classes

    def make(rows: slice) -> list[Column]:
        start, stop, _ = rows.indices(labels.n_items * n)
        items = slice(start // n, -(-stop // n))
        cut = slice(start - items.start * n, stop - items.start * n)
        probabilities, kinds = item_probabilities(results, items)
        ids = labels.item_ids[items]
        return [
            np.repeat(ids, n)[cut],
            np.tile(labels.classes, len(ids))[cut],
            probabilities.ravel()[cut],
            np.repeat(kinds, n)[cut],
            vote_shares(labels, items).ravel()[cut],
        ]

    return ("item", "class", "probability", KIND, "vote_share"), Blocks(labels.n_items * n, make)


PROBABILITIES = TableExport(
    "probabilities",
    _probabilities_table,
    tr_noop("Class probabilities"),
    tr_noop("one row per item and class: probability, what it is, share of the labels"),
)
