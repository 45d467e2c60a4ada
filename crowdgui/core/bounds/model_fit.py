"""How well one worker model fits: the labels against the sets that are drawn from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from math import isqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.bounds.simulated_statistics import WorkerModel, first_places
from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.bounds.simulated_statistics import VoteStatistics


SIGNIFICANCE = 0.025
"""For each of the two comparisons, so that both raise a false alarm in at most 5% of cases.

The models are fitted to the labels they are compared with, so with two classes false alarms are
much rarer than that, and so is the finding of a small misfit.
"""


RATIO_FITS, RATIO_ROUGHLY = (0.8, 1.25), (0.6, 1.6)
"""Ratios of the variation between items with which a model fits, and fits roughly."""


DISTANCE_FITS, DISTANCE_ROUGHLY = 0.03, 0.08
"""Label-pair differences up to which a model fits, and fits roughly."""


class FitGrade(StrEnum):
    """How well a model fits; `TOO_FEW` where the sets it draws differ too much among themselves."""

    FITS = "fits"
    ROUGHLY = "roughly"
    DOES_NOT_FIT = "does not fit"
    TOO_FEW = "too few items to tell"

    @property
    def is_misfit(self) -> bool:
        return self in (FitGrade.ROUGHLY, FitGrade.DOES_NOT_FIT)


@dataclass(frozen=True)
class Discrepancy:
    """A number of the labels against those of the drawn sets.

    `size` is the ratio or the distance, `low` to `high` that of 95% of the drawn sets, `z` how
    many of their standard deviations the labels are off, `p` the share of sets as far off.
    """

    size: float
    low: float
    high: float
    z: float
    p: float
    grade: FitGrade


@dataclass(frozen=True, eq=False)
class WinningVotes:
    """The picture: items by votes for their winning class, index = votes, all of shape (D + 1,).

    `seen` in the labels; `expected` on average over the drawn sets, 95% of them from `low` to
    `high`.
    """

    seen: IntArray
    expected: FloatArray
    low: FloatArray
    high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True)
class LabelPair:
    """Two answers to one item: their share among all pairs, seen and expected."""

    classes: tuple[int, int]
    seen: float
    expected: float


@dataclass(frozen=True)
class ModelFitResult:
    """One model compared with the labels.

    `spread` compares the variance over items of chance-corrected agreement (ratio), `pairs` the
    table of how often two classes are given to one item (total variation distance); `far_pair` is
    the entry of that table that is furthest off.
    """

    model: WorkerModel
    grade: FitGrade
    spread: Discrepancy
    pairs: Discrepancy
    far_pair: LabelPair
    unanimous_seen: int
    unanimous_expected: float
    winning: WinningVotes


def compare_with_sets(
    model: WorkerModel, found: VoteStatistics, sets: VoteStatistics
) -> ModelFitResult:
    spread, pairs = _compare_spread(found, sets), _compare_pairs(found, sets)
    grades = (spread.grade, pairs.grade)
    worst = (FitGrade.DOES_NOT_FIT, FitGrade.ROUGHLY, FitGrade.TOO_FEW, FitGrade.FITS)
    return ModelFitResult(
        model=model,
        grade=next(grade for grade in worst if grade in grades),
        spread=spread,
        pairs=pairs,
        far_pair=_far_pair(found, sets),
        unanimous_seen=int(found.unanimous[0]),
        unanimous_expected=float(sets.unanimous.mean()),
        winning=_winning(found, sets),
    )


def _compare_spread(found: VoteStatistics, sets: VoteStatistics) -> Discrepancy:
    mean, value = sets.spread.mean(), found.spread[0]
    # Sets without any disagreement have no spread at all.
    scale = mean if mean > 0 else 1.0
    ratio = value / mean if mean > 0 else float(value == 0) or np.inf
    low, high = np.quantile(sets.spread / scale, [0.025, 0.975])
    off = abs(sets.spread - mean)
    p = _p_value(off, abs(value - mean))
    wide = low < RATIO_FITS[0] or high > RATIO_FITS[1]
    by_size = _grade(_within(ratio, RATIO_FITS), _within(ratio, RATIO_ROUGHLY))
    z = _deviations(value - mean, sets.spread.std(ddof=1))
    return Discrepancy(
        float(ratio), float(low), float(high), z, p, _settle(by_size, p, wide=bool(wide))
    )


def _compare_pairs(found: VoteStatistics, sets: VoteStatistics) -> Discrepancy:
    seen, drawn = found.pairs, sets.pairs
    if isinstance(seen, csr_array) and isinstance(drawn, csr_array):
        measured = _sparse_distances(seen, drawn)
    else:
        measured = _distances(np.asarray(seen), np.asarray(drawn))
    distance, own, statistic, theirs = measured
    high = np.quantile(own, 0.95)
    low = own.min()
    p = _p_value(theirs, statistic)
    by_size = _grade(distance <= DISTANCE_FITS, distance <= DISTANCE_ROUGHLY)
    z = _deviations(distance - own.mean(), own.std(ddof=1))
    grade = _settle(by_size, p, wide=bool(high > DISTANCE_FITS))
    return Discrepancy(float(distance), float(low), float(high), z, p, grade)


def _distances(seen: IntArray, drawn: IntArray) -> tuple[float, FloatArray, float, FloatArray]:
    """Return how far the labels' table, and each of B drawn ones (B,), are from the drawn mean.

    First the total variation distance of both, then Σ ((seen − mean)/sd)² of both.
    """
    times = _orders(np.arange(seen.size), _n_classes(seen))
    total = max(1, int((seen[0] * times).sum()))
    share, shares = seen[0] / total, drawn / total
    mean, sd = shares.mean(axis=0), shares.std(axis=0, ddof=1)
    # An entry that no set varies in cannot be measured in standard deviations.
    scale = np.where(sd > 0, sd, np.inf)
    return (
        float((np.abs(share - mean) * times).sum()) / 2.0,
        (np.abs(shares - mean) * times).sum(axis=1) / 2.0,
        float((((share - mean) / scale) ** 2 * times).sum()),
        (((shares - mean) / scale) ** 2 * times).sum(axis=1),
    )


def _sparse_distances(
    seen: csr_array, drawn: csr_array
) -> tuple[float, FloatArray, float, FloatArray]:
    """Compute `_distances` from sparse tables: of zeros alone, and what other entries change."""
    draws = drawn.shape[0]
    entries, count, mean = _occupied(seen, drawn)
    times = _orders(entries, _n_classes(seen))
    total = max(1.0, float(count @ times))
    place = np.searchsorted(entries, drawn.indices)
    squares = np.zeros(entries.size)
    squares += np.bincount(place, (drawn.data - mean[place]) ** 2, entries.size)
    squares += mean**2 * (draws - np.bincount(place, minlength=entries.size))
    sd = np.sqrt(squares / (draws - 1))
    weight = times / np.where(sd > 0, sd, np.inf) ** 2
    own = np.full(draws, mean @ times)
    theirs = np.full(draws, mean**2 @ weight)
    for b, (first, last) in enumerate(pairwise(drawn.indptr)):
        at, value = place[first:last], drawn.data[first:last]
        own[b] += (np.abs(value - mean[at]) - mean[at]) @ times[at]
        theirs[b] += ((value - mean[at]) ** 2 - mean[at] ** 2) @ weight[at]
    distance = float(np.abs(count - mean) @ times) / 2.0 / total
    return distance, own / 2.0 / total, float((count - mean) ** 2 @ weight), theirs


def _occupied(
    seen: IntArray | csr_array, drawn: IntArray | csr_array
) -> tuple[IntArray, FloatArray, FloatArray]:
    """Return entries of the tables, without those that are 0 in all, with count and drawn mean."""
    if not (isinstance(seen, csr_array) and isinstance(drawn, csr_array)):
        count = np.asarray(seen, dtype=float)[0]
        return np.arange(count.size), count, np.asarray(drawn).mean(axis=0)
    both = np.sort(np.concatenate([seen.indices, drawn.indices]).astype(np.int64))
    entries = both[np.diff(both, prepend=-1) > 0]
    count = np.zeros(entries.size)
    count[np.searchsorted(entries, seen.indices)] = seen.data
    place = np.searchsorted(entries, drawn.indices)
    return entries, count, np.bincount(place, drawn.data, entries.size) / drawn.shape[0]


def _orders(entries: IntArray, n_classes: int) -> IntArray:
    """Return in how many orders each pair of answers comes: two different ones in both."""
    return np.where(np.isin(entries, first_places(n_classes)), 1, 2)


def _n_classes(pairs: IntArray | csr_array) -> int:
    """Return L from the L (L + 1) / 2 pairs of classes."""
    return (isqrt(8 * pairs.shape[1] + 1) - 1) // 2


def _p_value(drawn_sizes: FloatArray, size: float) -> float:
    """Return the share of sets as far off as the labels, these counted among them."""
    # Sums in another order differ in the last digits.
    as_far = np.count_nonzero(drawn_sizes >= size * (1 - 1e-9))
    return float((1.0 + as_far) / (1.0 + drawn_sizes.size))


def _deviations(off: float, deviation: float) -> float:
    return float(off / deviation) if deviation > 0 else 0.0


def _within(value: float, limits: tuple[float, float]) -> bool:
    return limits[0] <= value <= limits[1]


def _grade(fits: bool, roughly: bool) -> FitGrade:
    if fits:
        return FitGrade.FITS
    return FitGrade.ROUGHLY if roughly else FitGrade.DOES_NOT_FIT


def _settle(by_size: FitGrade, p: float, *, wide: bool) -> FitGrade:
    """Return too few where drawn sets vary too widely for a fit, or a fault may be by chance."""
    if by_size is FitGrade.FITS:
        return FitGrade.TOO_FEW if wide else FitGrade.FITS
    return by_size if p <= SIGNIFICANCE else FitGrade.TOO_FEW


def _far_pair(found: VoteStatistics, sets: VoteStatistics) -> LabelPair:
    """Return the two classes whose share is furthest off; two different ones count both orders."""
    n_classes = _n_classes(found.pairs)
    entries, count, mean = _occupied(found.pairs, sets.pairs)
    orders = _orders(entries, n_classes)
    total = max(1, int((count * orders).sum()))
    value, mean = count * orders / total, mean * orders / total
    far = int(np.argmax(np.abs(value - mean)))
    starts = first_places(n_classes)
    h = int(np.searchsorted(starts, entries[far], side="right")) - 1
    k = h + int(entries[far] - starts[h])
    return LabelPair((h, k), float(value[far]), float(mean[far]))


def _winning(found: VoteStatistics, sets: VoteStatistics) -> WinningVotes:
    low, high = np.zeros((2, sets.winning.shape[1]))
    # An item with very many labels leaves most numbers of votes without any item.
    some = np.flatnonzero(sets.winning.any(axis=0))
    low[some], high[some] = np.quantile(sets.winning[:, some], [0.025, 0.975], axis=0)
    return WinningVotes(found.winning[0].copy(), sets.winning.mean(axis=0), low, high)
