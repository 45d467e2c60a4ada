"""What is drawn anew in a resample: kinds of items that are alike, or random groups of items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.agreement.counts import rated_counts, reported
from crowdgui.core.agreement.sums import Sums, n_columns, per_item
from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report

MOST_UNITS, FEWEST_UNITS = 4096, 64
"""Random groups of items stand in for the items where there are more of them, and how many: the
standard error from G groups is itself off by about 1 in √(2G), 1 % for 4,096."""

_MOST_NUMBERS = 1 << 22
"""Entries of a table of units, which bounds the groups where there are many classes."""

_EXACT = 1 << 53


@dataclass(frozen=True, eq=False)
class Units:
    """`times` (U,) says how often each unit occurs, `columns` (U, s) what one of them adds.

    `n_classes` is L. One unit is one item, or a random group of them.
    """

    times: IntArray
    columns: FloatArray
    n_classes: int

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def sums(self) -> Sums:
        """The sums over all items."""
        return Sums.of(self.times.astype(float)[None, :] @ self.columns, self.n_classes)


def units_of(labels: Labels, values: FloatArray | None, seed: int, report: Report) -> Units:
    """Sum items up for the coefficients; each worker must have at most one label of an item.

    Items with the same counts are interchangeable, so each such kind is one unit with the
    number of its items, and the order of the items plays no part. Where there are too many
    kinds, items are put into groups at random, and a group is a unit: sums over groups vary as
    sums over items do.
    """
    kinds = _kinds(labels, report)
    if kinds is not None:
        counts, times = kinds
        return Units(times, per_item(counts, values), labels.n_classes)
    return _groups(labels, values, seed, report)


def _kinds(labels: Labels, report: Report) -> tuple[FloatArray, IntArray] | None:
    """Return the different counts (U, L) and how often each occurs; None where they are too many.

    Counts are the digits of one whole number, which tells kinds apart as long as it is exact.
    """
    base, n_classes = int(labels.labels_per_item.max()) + 1, labels.n_classes
    if n_classes > _EXACT.bit_length() or base**n_classes > _EXACT:
        return None
    digits = float(base) ** np.arange(n_classes)
    found, times = [], []
    for block in reported(labels, report):
        item = labels.item[block.labels] - block.items.start
        kind = np.bincount(item, digits[labels.code[block.labels]])
        different = np.unique_counts(kind[kind > 0])
        found.append(different.values)
        times.append(different.counts)
    kinds, place = np.unique(np.concatenate(found), return_inverse=True)
    if kinds.size > MOST_UNITS:
        return None
    counts = kinds.astype(np.int64)[:, None] // digits.astype(np.int64) % base
    occurring = np.bincount(place, np.concatenate(times)).astype(np.int64)
    return counts.astype(float), occurring


def _groups(labels: Labels, values: FloatArray | None, seed: int, report: Report) -> Units:
    width = n_columns(labels.n_classes)
    most = max(FEWEST_UNITS, min(MOST_UNITS, _MOST_NUMBERS // width))
    rated = labels.labels_per_item > 0
    n_rated = int(np.count_nonzero(rated))
    size = min(n_rated, most)
    group = np.arange(size)
    if n_rated > most:
        group = np.random.default_rng(seed).integers(size, size=n_rated)
    columns = np.zeros((size, width))
    done = 0
    for counts in rated_counts(labels, 2 * _MOST_NUMBERS // width, report):
        own = group[done : done + len(counts)]
        done += len(counts)
        member = csr_array((np.ones(own.size), (own, np.arange(own.size))), (size, own.size))
        columns += np.asarray(member @ per_item(counts, values))
    return Units(np.ones(size, dtype=np.int64), columns, labels.n_classes)
