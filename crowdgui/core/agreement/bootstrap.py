"""Sums over items for the coefficients, and intervals by resampling items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np
from scipy.sparse import csr_array
from scipy.special import ndtr, stdtrit

from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, TypeAlias

    from numpy.typing import NDArray

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Block, Labels
    from crowdgui.core.progress import ProgressCallback

    Numbers: TypeAlias = "NDArray[np.number[Any]]"


MOST_ORDERED = 128
"""Classes up to which pairs of classes are distinguished, as ordinal alpha needs."""


_SCALARS, _PER_CLASS = 7, 5


@dataclass(frozen=True, eq=False)
class AgreementSums:
    """Sums over items j with n_jk labels of class k, m_j in all; the first axis holds resamples.

    Attributes
    ----------
    rated, compared : ndarray of shape (B,)
        Items with a label, and items with two or more. What follows is over the latter.
    share : ndarray of shape (B,)
        Σ_jk n_jk (n_jk − 1) / (m_j (m_j − 1)), the shares of agreeing pairs of labels.
    spread : ndarray of shape (B,)
        Σ_j m_j / (m_j − 1) Σ_k n_jk (v_k − v̄_j)², v the classes' numbers; 0 without numbers.
    apart, mean_apart, mean_square : ndarray of shape (B,)
        How far pairs of labels of one item are apart in the order of the classes: Σ_j D_j,
        Σ_j D_j / (m_j (m_j − 1)) and the same of squares, D_j the sum of |c − k| over its ordered
        pairs of labels.
    given, agreeing, paired, differing : ndarray of shape (B, L)
        Σ_j n_jk, Σ_j n_jk (n_jk − 1), Σ_j n_jk (m_j − 1), Σ_j n_jk (m_j − n_jk) / (m_j − 1).
    chosen : ndarray of shape (B, L)
        Σ_j n_jk / m_j, over all items with a label.
    between : ndarray of shape (B, L(L−1)/2) or (B, 0)
        Σ_j n_jc n_jk / (m_j − 1) for classes c < k, by rows; empty above `MOST_ORDERED` classes.
    """

    rated: FloatArray
    compared: FloatArray
    share: FloatArray
    spread: FloatArray
    apart: FloatArray
    mean_apart: FloatArray
    mean_square: FloatArray
    given: FloatArray
    agreeing: FloatArray
    paired: FloatArray
    differing: FloatArray
    chosen: FloatArray
    between: FloatArray

    @classmethod
    def of(cls, columns: FloatArray, n_classes: int) -> AgreementSums:
        """Name the columns (B, `n_columns`) that `per_item` made, after they were summed."""
        ends = np.cumsum([1] * _SCALARS + [n_classes] * _PER_CLASS)
        parts = np.split(columns, ends, axis=-1)
        scalars = (part[..., 0] for part in parts[:_SCALARS])
        return cls(*scalars, *parts[_SCALARS:])

    @property
    def labels(self) -> FloatArray:
        """How many labels items with two or more have."""
        total: FloatArray = self.given.sum(axis=-1)
        return total

    @property
    def rarer(self) -> FloatArray:
        """`agreed_on_rarer` of each class (L,) over all items, B = 1."""
        paired = self.paired[0]
        pairs, items = float(paired.sum()), float(self.compared[0])
        return agreed_on_rarer(self.agreeing[0], paired, paired, pairs, items)


def class_pairs(n_classes: int) -> tuple[IntArray, IntArray]:
    """Return the classes c < k of each column of `between`; none above `MOST_ORDERED` classes."""
    first, second = np.triu_indices(n_classes if n_classes <= MOST_ORDERED else 0, 1)
    return first, second


def n_columns(n_classes: int) -> int:
    """Return how many numbers an item gives."""
    return _SCALARS + _PER_CLASS * n_classes + class_pairs(n_classes)[0].size


def per_item(counts: FloatArray, values: FloatArray | None) -> FloatArray:
    """Return what each item adds to `AgreementSums`, (n, `n_columns`).

    Parameters
    ----------
    counts : ndarray of shape (n, L)
        n_jk; each item has at least one label.
    values : ndarray of shape (L,) or None
        The classes' numbers.

    Returns
    -------
    ndarray of shape (n, s)
        s is `n_columns`; the columns in the order of the fields of `AgreementSums`.
    """
    m = counts.sum(axis=1, keepdims=True)
    two = m >= 2.0
    others = np.where(two, m - 1.0, 1.0)
    compared = np.where(two, counts, 0.0)
    agreeing = compared * (compared - 1.0)
    differing = compared * (m - compared) / others
    spread = np.zeros_like(m)
    if values is not None:
        mean = counts @ values[:, None] / m
        squares = (compared * (values - mean) ** 2).sum(axis=1, keepdims=True)
        spread = m * squares / others
    pairs = m * others
    below = np.cumsum(compared, axis=1)
    # Each step between neighbouring classes lies between the labels below it and those above.
    apart = 2.0 * (below * (below[:, -1:] - below)).sum(axis=1, keepdims=True)
    rank = np.arange(counts.shape[1])
    center = compared @ rank[:, None] / m
    squares = 2.0 * m * (compared * (rank - center) ** 2).sum(axis=1, keepdims=True)
    first, second = class_pairs(counts.shape[1])
    return np.hstack(
        [
            np.ones_like(m),
            two,
            agreeing.sum(axis=1, keepdims=True) / pairs,
            spread,
            apart,
            apart / pairs,
            squares / pairs,
            compared,
            agreeing,
            compared * (m - 1.0),
            differing,
            counts / m,
            compared[:, first] * compared[:, second] / others,
        ]
    )


def rated_counts(labels: Labels, most_rows: int, report: ProgressCallback) -> Iterator[FloatArray]:
    """Go through the items that have labels, in their order: counts (n, L), n ≤ `most_rows`."""
    n_classes, rows = labels.n_classes, max(1, most_rows)
    for block in _blocks_with_progress(labels, report):
        item = labels.item[block.labels]
        row = np.cumsum(np.diff(item, prepend=item[0]) != 0)
        n_rows = int(row[-1]) + 1
        place = row * n_classes + labels.code[block.labels]
        flat = np.bincount(place, minlength=n_rows * n_classes)
        counts = flat.reshape(n_rows, n_classes).astype(float)
        for first in range(0, n_rows, rows):
            yield counts[first : first + rows]


def _blocks_with_progress(labels: Labels, report: ProgressCallback) -> Iterator[Block]:
    """Go through the blocks, reporting before each."""
    for block in labels.blocks:
        report(Progress(Stage.COMPARING_LABELS, block.items.start / labels.n_items))
        yield block


MOST_UNITS, FEWEST_UNITS = 4096, 64
"""Random groups of items replace the items where there are more of them, and how many: the
standard error from G groups is itself off by about 1 in √(2G), 1% for 4,096."""


_MOST_NUMBERS = 1 << 22
"""Entries of a table of units, which bounds the groups where there are many classes."""


_EXACT = 1 << 53


_MORE = 2.0
"""How many times as often as by chance items must be of the same workers to make up pages."""


_MOST_ACTIVE = 1000


@dataclass(frozen=True, eq=False)
class ResamplingUnits:
    """`times` (U,) says how often each unit occurs, `columns` (U, s) what one of them adds.

    `n_classes` is L. One unit is one item, or a random group of them.
    """

    times: IntArray
    columns: FloatArray
    n_classes: int

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def sums(self) -> AgreementSums:
        """The sums over all items."""
        return AgreementSums.of(self.times.astype(float)[None, :] @ self.columns, self.n_classes)

    @property
    def n_compared(self) -> int:
        """How many units have an item with two labels or more."""
        return int(self.times[AgreementSums.of(self.columns, self.n_classes).compared > 0].sum())


def build_units(
    labels: Labels, values: FloatArray | None, seed: int, report: ProgressCallback
) -> ResamplingUnits:
    """Sum items up for the coefficients; each worker must have at most one label of an item.

    Items with the same counts are interchangeable, so each such kind is one unit with the
    number of its items, and the order of the items plays no part. Where there are too many
    kinds, items are put into groups at random, and a group is a unit: sums over groups vary as
    sums over items do. Where the same workers label whole pages of items (`find_pages`), a page is
    a unit, or a random group of pages.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    values : ndarray of shape (L,), or None
        The classes' numbers, if they are numbers.
    seed : int
        Seed of the random groups.
    report : callable
        Called with the progress.

    Returns
    -------
    ResamplingUnits
        U units, with the sums that one of each adds.
    """
    pages = find_pages(labels, seed)
    kinds = _kinds(labels, report) if pages is None else None
    if kinds is not None:
        counts, times = kinds
        return ResamplingUnits(times, per_item(counts, values), labels.n_classes)
    return _groups(labels, values, pages, seed, report)


class WorkerItemPairs(Protocol):
    """Who labelled which item, sorted by item: labels, or sets of tags."""

    @property
    def worker(self) -> IntArray: ...
    @property
    def n_workers(self) -> int: ...
    @property
    def labels_per_item(self) -> IntArray: ...


def find_pages(labels: WorkerItemPairs, seed: int = 0) -> IntArray | None:
    """Return the page of each item that has labels (n,): those of the same workers are of one.

    Where few workers label a page, how good they are is common to its items, so that items drawn
    one by one vary too little: in simulated files of pages of 5 to 20 items intervals of alpha held
    in 78% to 91%. Whole pages are drawn instead, as clusters are (Field and Welsh 2007, Journal of
    the Royal Statistical Society B 69): 91% to 97%.

    None where items seem to be given out one by one: those of the same workers are not much more
    frequent than if each worker took part in each item by chance. Also with fewer than
    `FEWEST_ITEMS` pages, unequal ones counted as so many equal ones: (Σ n)² / Σ n². Only items with
    two labels or more are counted, as others have no part in agreement.

    Parameters
    ----------
    labels : WorkerItemPairs
        M workers, N items; each worker has at most one label of an item.
    seed : int, optional
        Seed of the numbers that tell workers apart.

    Returns
    -------
    ndarray of int, shape (n,), or None
    """
    given = labels.labels_per_item[labels.labels_per_item > 0]
    # An item with a single label has no part in agreement.
    compared = given > 1
    n = float(np.count_nonzero(compared))
    if n < 2:
        return None
    names = np.random.default_rng(seed).integers(1 << 63, size=labels.n_workers, dtype=np.uint64)
    starts = np.append(0, np.cumsum(given)[:-1])
    # The sum of the workers' numbers, in 64 bits, tells their sets apart.
    _, page = np.unique(np.add.reduceat(names[labels.worker], starts), return_inverse=True)
    together = float((np.bincount(page[compared]).astype(float) ** 2).sum())
    if n**2 < FEWEST_ITEMS * together:
        return None
    taking = np.bincount(labels.worker[np.repeat(compared, given)], minlength=labels.n_workers)
    sizes_of, many = np.unique(given[compared], return_counts=True)
    chance = _same_workers(taking / n, int(sizes_of[-1]))[sizes_of]
    by_chance = float((many * (many - 1.0) * chance).sum())
    return page if together - n > _MORE * by_chance + n else None


def _same_workers(taking: FloatArray, most: int) -> FloatArray:
    """Return the probability that two items of k labels are of the same workers, k up to `most`.

    Each worker takes part with a probability of `taking` (M,): e_k(r²) / e_k(r)², with the odds r
    and the elementary symmetric polynomials e_k. Only those who take part most count.
    """
    odds = np.sort(np.minimum(taking, 0.999))[-_MOST_ACTIVE:]
    odds = odds / (1.0 - odds)
    odds /= odds.max()
    sums = np.zeros((2, most + 1))
    sums[:, 0] = 1.0
    for one in odds:
        sums[:, 1:] += np.array([[one], [one**2]]) * sums[:, :-1]
    once, twice = sums
    once = np.where(once > 0.0, once, 1.0)
    return np.minimum(1.0, twice / once / once)


def _kinds(labels: Labels, report: ProgressCallback) -> tuple[FloatArray, IntArray] | None:
    """Return the different counts (U, L) and how often each occurs; None where they are too many.

    Counts are the digits of one whole number, which tells kinds apart as long as it is exact.
    """
    base, n_classes = int(labels.labels_per_item.max()) + 1, labels.n_classes
    if n_classes > _EXACT.bit_length() or base**n_classes > _EXACT:
        return None
    digits = float(base) ** np.arange(n_classes)
    found, times = [], []
    for block in _blocks_with_progress(labels, report):
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


def _groups(
    labels: Labels,
    values: FloatArray | None,
    pages: IntArray | None,
    seed: int,
    report: ProgressCallback,
) -> ResamplingUnits:
    width = n_columns(labels.n_classes)
    most = max(FEWEST_UNITS, min(MOST_UNITS, _MOST_NUMBERS // width))
    rated = labels.labels_per_item > 0
    n_rated = int(np.count_nonzero(rated))
    group, size = random_groups(n_rated if pages is None else int(pages.max()) + 1, most, seed)
    if pages is not None:
        group = group[pages]
    columns = np.zeros((size, width))
    done = 0
    for counts in rated_counts(labels, 2 * _MOST_NUMBERS // width, report):
        own = group[done : done + len(counts)]
        done += len(counts)
        member = csr_array((np.ones(own.size), (own, np.arange(own.size))), (size, own.size))
        columns += np.asarray(member @ per_item(counts, values))
    if pages is not None:
        # Names of workers, which number the pages, play no part.
        columns = columns[np.lexsort(columns.T)]
    return ResamplingUnits(np.ones(size, dtype=np.int64), columns, labels.n_classes)


def random_groups(n_items: int, most: int, seed: int) -> tuple[IntArray, int]:
    """Return the group of each of n items (n,), and how many groups; an item each where few."""
    if n_items <= most:
        return np.arange(n_items), n_items
    return np.random.default_rng(seed).integers(most, size=n_items), most


RESAMPLES = 1000


TAIL = 0.025
"""What lies beyond each end of a 95% interval."""


_AT_ONCE = 100


_ENOUGH = 0.9
"""Share of resamples that must have a value for their quantiles to mean something."""


def bootstrap_sums(
    units: ResamplingUnits,
    statistics: Callable[[AgreementSums], FloatArray],
    seed: int,
    report: ProgressCallback,
) -> FloatArray:
    """Return the statistics (B, S) of as many resamples; each draws as many items as there are.

    Drawing items with replacement gives the units multinomial weights, and the sums are their
    product with what the units add: no resample looks at an item again.

    Parameters
    ----------
    units : ResamplingUnits
        The items, or random groups of them.
    statistics : callable
        Gives statistics (b, S) of sums over b resamples.
    seed : int
        Seed of the random numbers.
    report : callable
        Called with the progress.

    Returns
    -------
    ndarray of shape (B, S)
        B = `RESAMPLES`.
    """
    found = [
        statistics(AgreementSums.of(drawn, units.n_classes))
        for drawn in resample(units.times, units.columns, seed, report)
    ]
    return np.concatenate(found)


def resample(
    times: IntArray, columns: FloatArray, seed: int, report: ProgressCallback
) -> Iterator[FloatArray]:
    """Go through `RESAMPLES` resamples of units, some at a time, each with its sums of columns.

    Parameters
    ----------
    times : ndarray of shape (U,)
        How often each unit occurs.
    columns : ndarray of shape (U, s)
        What one of each adds.
    seed : int
        Seed of the random numbers.
    report : callable
        Called with the progress.

    Yields
    ------
    ndarray of shape (b, s)
        Sums of b resamples; b is at most 100 and does not change what is drawn.
    """
    rng = np.random.default_rng(seed)
    total = int(times.sum())
    at_once = max(1, min(_AT_ONCE, _MOST_NUMBERS // max(1, columns.shape[1])))
    for done in range(0, RESAMPLES, at_once):
        report(Progress(Stage.COMPUTING_INTERVALS, done / RESAMPLES))
        size = min(at_once, RESAMPLES - done)
        yield rng.multinomial(total, times / total, size=size).astype(float) @ columns


class NoInterval(ReasonCode):
    """Why a coefficient has no interval."""

    FEW_ITEMS = "no-interval-few-items"
    FEW_SECOND_CLASS = "no-interval-few-second-class"
    ITEMS_ALIKE = "no-interval-items-alike"
    ONE_ITEM = "no-interval-one-item"
    PAIRS_SHARE_FEW = "no-interval-pairs-share-few"


FEWEST_ITEMS = 10
"""Items that an interval needs: of 3 to 6 the middle 95% of resamples held alpha in only 50% to 77%
of simulated files, of 10 in 95%, and percent agreement in 75% to 90%, of 10 in 92%."""


FEWEST_RARER = 3.0
"""Items on which labels must agree on the rarer side for the interval of alpha or kappa. In
simulated files of 50 to 400 items, 2 to 5 labels each, 90% and more of one class, intervals of all
files held in 12% to 96%, least where fewer than these are expected; of files with as many, in 91%
to 99%, except for a few small cases (85%). Resamples do not show the rare items that a file
lacks."""


def agreed_on_rarer(
    both: Numbers, first: Numbers, second: Numbers, pairs: float, items: float
) -> FloatArray:
    """Return about how many of the items labels agree on, for the rarer of a class and the rest.

    It is the share of the pairs of labels that agree on it, times the number of items.

    Parameters
    ----------
    both, first, second : ndarray
        How many pairs have the class twice, as the first label and as the second.
    pairs, items : float
        How many pairs there are, and of how many items.

    Returns
    -------
    ndarray
        As many as there are classes.
    """
    neither = pairs - first - second + both
    found: FloatArray = items * np.minimum(both, neither) / max(pairs, 1.0)
    return found


def bootstrap_interval(
    values: FloatArray, value: float, units: int, rarer: float = FEWEST_RARER
) -> tuple[tuple[float, float] | None, Reason | None]:
    """Return the 95% interval of resampled values (B,), or the reason why there is none.

    Resamples of n units vary by (n − 1) / n of the unbiased estimate of the variance, which has
    n − 1 degrees of freedom. So the ends are the quantiles at Φ(t √(n / (n − 1))), with Student's
    2.5% quantile t (Hesterberg 2015, What teachers should know about the bootstrap, The American
    Statistician 69). In simulated files of 10 to 30 items intervals from 2.5% to 97.5% held the
    value in 86% to 100%, mostly in about 91%; these do in 88% to 100%, mostly in about 94%.

    Alpha and kappa of few items are too low on average, and resamples of these are once more. So
    the end on the other side is moved outward by twice what the mean of the resamples is off,
    though not beyond all of them: with 70% of ratings in one of four classes, intervals of alpha
    from 30 to 100 items held in 90% to 94% without, and in 94% to 97% so.

    Parameters
    ----------
    values : ndarray of shape (B,)
        The statistic of each resample, NaN where it is not defined.
    value : float
        That of all items.
    units : int
        How many items with a part in the statistic were resampled, or groups or pages of them.
    rarer : float, optional
        What `agreed_on_rarer` says of its class, where a rare class makes it uncertain.

    Returns
    -------
    interval : tuple of two floats, or None
        Quantiles of the values.
    reason : Reason or None
        Why there is no interval.
    """
    defined = values[~np.isnan(values)]
    if defined.size < _ENOUGH * values.size:
        return None, Reason(NoInterval.FEW_SECOND_CLASS)
    if np.ptp(np.quantile(defined, (TAIL, 1.0 - TAIL))) < 1e-12:
        return None, Reason(NoInterval.ITEMS_ALIKE)
    if units < FEWEST_ITEMS:
        return None, Reason.make(NoInterval.FEW_ITEMS, least=FEWEST_ITEMS)
    if rarer < FEWEST_RARER:
        return None, Reason(NoInterval.FEW_SECOND_CLASS)
    tail = float(ndtr(stdtrit(units - 1, TAIL) * np.sqrt(units / (units - 1))))
    low, high = np.quantile(defined, (tail, 1.0 - tail))
    off = 2.0 * (float(defined.mean()) - value)
    low, high = low - max(0.0, off), high - min(0.0, off)
    return (max(float(low), float(defined.min())), min(float(high), float(defined.max()))), None
