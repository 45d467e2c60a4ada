"""Worked examples of the literature, and labels made from their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tests.core.strategies import from_rows, make_labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import Labels

KRIPPENDORFF_2011 = (
    "123321412...",
    "1233224125.3",
    ".3332342251.",
    "12332441251.",
)
"""Four observers, twelve units, five values; α is 0.743 nominal, 0.815 ordinal, 0.849 interval.
The same table is Gwet's example of four raters: agreement 0.81818, chance 0.19032, AC1 0.77544."""

THREE_CODERS = (".....34121133.3", "1.213343.......", "..21344.21133.4")
"""Fifteen units: α is 0.691 nominal and 0.811 interval."""

FOURTEEN_RATERS = (
    (0, 0, 0, 0, 14),
    (0, 2, 6, 4, 2),
    (0, 0, 3, 5, 6),
    (0, 3, 9, 2, 0),
    (2, 2, 8, 1, 1),
    (7, 7, 0, 0, 0),
    (3, 2, 6, 3, 0),
    (2, 5, 3, 2, 2),
    (6, 5, 2, 1, 0),
    (0, 2, 2, 3, 7),
)
"""Ten items by five classes; Fleiss' κ is 0.210."""

DIAGNOSES = (
    "444444 222555 233335 555555 222444 113333 333355 113334 114444 555555 144444 124444 222333 "
    "144444 224445 333335 111455 111112 224444 133555 555555 244444 224555 114444 144445 222224 "
    "111155 224444 133333 555555"
)
"""Fleiss (1971): thirty patients, each diagnosed by six psychiatrists; κ is 0.430."""

ABSTRACTORS = ((13, 0, 0), (0, 20, 7), (0, 4, 56))
"""Two abstractors, a hundred patients: Cohen's κ is 0.79641 and AC1 0.84933."""


def from_rows_of(observers: Sequence[str]) -> Labels:
    """Make labels from one text an observer, a digit a unit, a point where there is none."""
    rows = [
        (f"observer {i}", f"unit {j}", value)
        for i, text in enumerate(observers)
        for j, value in enumerate(text)
        if value != "."
    ]
    return from_rows(rows)


def matrix_of(observers: Sequence[str]) -> list[list[float]]:
    return [[np.nan if value == "." else float(value) for value in text] for text in observers]


def from_counts(counts: Sequence[Sequence[int]]) -> Labels:
    """Make labels from how often each item gets each class; who gave which does not matter."""
    table = np.asarray(counts)
    n_items, n_classes = table.shape
    item = np.repeat(np.arange(n_items), table.sum(axis=1))
    code = np.concatenate([np.repeat(np.arange(n_classes), row) for row in table])
    worker = np.concatenate([np.arange(m) for m in table.sum(axis=1)])
    return make_labels(item, worker, code, n_items, int(table.sum(axis=1).max()), n_classes)


def from_table(table: Sequence[Sequence[int]]) -> Labels:
    """Make the labels of two workers from their contingency table."""
    cells = np.asarray(table)
    x, y = np.nonzero(cells)
    both = np.repeat(np.stack([x, y], axis=1), cells[x, y], axis=0)
    n_items = len(both)
    item = np.tile(np.arange(n_items), 2)
    return make_labels(item, np.repeat([0, 1], n_items), both.T.ravel(), n_items, 2, len(cells))
