"""How well the workers of a group agree among themselves, and with those of another group."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array, hstack

from crowdgui.core.agreement.bootstrap import (
    FEWEST_RARER,
    FEWEST_UNITS,
    MOST_UNITS,
    NoInterval,
    agreed_on_rarer,
    bootstrap_interval,
    bootstrap_sums,
    build_units,
    find_pages,
    random_groups,
    resample,
)
from crowdgui.core.agreement.coefficients import (
    alpha_nominal,
    percent_agreement,
    percent_by_class,
)
from crowdgui.core.arrays import safe_ratio
from crowdgui.core.groups.kinds import NoGroupAgreement
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import Labels, freeze, keep_first_labels
from crowdgui.core.progress import Progress, Stage, ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.agreement.bootstrap import AgreementSums
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.progress import ProgressCallback


_NO_INTERVAL = {
    NoInterval.FEW_ITEMS: NoGroupAgreement.FEW_ITEMS,
    NoInterval.FEW_SECOND_CLASS: NoGroupAgreement.FEW_SECOND_CLASS,
    NoInterval.ITEMS_ALIKE: NoGroupAgreement.ITEMS_ALIKE,
}


@dataclass(frozen=True)
class GroupEstimate:
    """A measure with its 95% interval, or why there is no value or no interval."""

    value: float | None
    low: float | None
    high: float | None
    reason: NoGroupAgreement | None = None


@dataclass(frozen=True, eq=False)
class GroupAgreement:
    """Agreement over pairs of labels of one item, each pair of two different workers.

    Attributes
    ----------
    percent : GroupEstimate
        The share of pairs with the same label, all pairs alike.
    kappa : GroupEstimate
        The same corrected for chance: within a group Krippendorff's nominal α, between two groups
        κ = (P_o − P_e) / (1 − P_e), as `between` says.
    classes : tuple of GroupEstimate
        Specific agreement 2 n_kk / (n_k· + n_·k) of each class: given that one of a pair says it,
        how often the other does.
    confusion : ndarray of shape (L, L)
        Pairs by the two labels: between groups the first group's by the other's. Within a group
        each pair counts both ways, so that the table is symmetric and its sum twice `pairs`.
    items, pairs : int
        Items compared, and pairs of labels.
    ordered : bool
        Whether rows and columns of `confusion` are of different groups.
    """

    percent: GroupEstimate
    kappa: GroupEstimate
    classes: tuple[GroupEstimate, ...]
    confusion: IntArray
    items: int
    pairs: int
    ordered: bool

    def __post_init__(self) -> None:
        freeze(self)


def within(
    labels: Labels,
    group: IntArray,
    *,
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
) -> GroupAgreement:
    """Compare the workers of a group with each other; repeated answers count once, by the first.

    The measures are those of all workers (`agreement.coefficients`) over the group's labels alone.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    group : ndarray of shape (k,)
        Codes of the workers.
    seed : int, optional
        Seed of the resamples.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    GroupAgreement
        Intervals resample items, or pages where the same workers label whole pages (`find_pages`).
    """
    theirs = _labels_of(labels, group)
    if theirs is None:
        return _nothing_compared(labels.n_classes, ordered=False)
    units = build_units(theirs, None, seed, report)
    items = int(units.sums.compared[0])
    if not items:
        return _nothing_compared(labels.n_classes, ordered=False)
    counts = _class_counts(theirs)
    confusion = _product(counts, counts)
    confusion -= np.diag(np.bincount(theirs.code, minlength=theirs.n_classes))
    values = _measures_within(units.sums)[0]
    draws = bootstrap_sums(units, _measures_within, seed, report)
    numbers = items, units.n_compared, int(confusion.sum()) // 2
    return _summary(values, draws, confusion, numbers, ordered=False)


def between(
    labels: Labels,
    one: IntArray,
    other: IntArray,
    *,
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
) -> GroupAgreement:
    """Compare every worker of one group with every worker of another, on the items both labelled.

    With n_kl pairs in which the first group's worker says k and the other's l, and n in all,
    P_o = Σ_k n_kk / n and P_e = Σ_k p_k q_k, p_k = n_k· / n and q_l = n_·l / n the class shares of
    each group on the items compared: chance is that of two groups, each with shares of its own, as
    in Vanbelle and Albert (2009), Agreement between two independent groups of raters. They count
    each item once, this counts each pair once; that is the same where each group has as many labels
    on every item. With one worker in each group κ is Cohen's.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    one, other : ndarray of shape (k,)
        Codes of the workers of each; nobody is in both.
    seed : int, optional
        Seed of the resamples.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    GroupAgreement
        Intervals resample items, or pages where the same workers label whole pages (`find_pages`).

    Raises
    ------
    ValueError
        If a worker is in both groups.
    """
    if np.intersect1d(one, other).size:
        raise ValueError("a worker is in both groups")
    sides = _labels_of(labels, one), _labels_of(labels, other)
    if sides[0] is None or sides[1] is None:
        return _nothing_compared(labels.n_classes, ordered=True)
    ours, theirs = (_class_counts(side) for side in sides if side is not None)
    both = (ours.sum(axis=1) > 0) & (theirs.sum(axis=1) > 0)
    items = int(np.count_nonzero(both))
    if not items:
        return _nothing_compared(labels.n_classes, ordered=True)
    ours, theirs = ours[both], theirs[both]
    report(Progress(Stage.COMPARING_LABELS))
    columns = _between_units(ours, theirs, _pages_of(labels, one, other, both), seed)
    values = _measures_between(columns.sum(axis=0)[None])[0]
    times = np.ones(len(columns), dtype=np.int64)
    draws = [_measures_between(sums) for sums in resample(times, columns, seed, report)]
    confusion = _product(ours, theirs)
    counts = items, len(columns), int(confusion.sum())
    return _summary(values, np.concatenate(draws), confusion, counts, ordered=True)


def _labels_of(labels: Labels, group: IntArray) -> Labels | None:
    """Return the first answers of a group; None where there are none."""
    rest = np.ones(labels.n_workers, dtype=bool)
    rest[group] = False
    if rest[labels.worker].all():
        return None
    return keep_first_labels(labels.without(rest) if rest.any() else labels)


def _pages_of(labels: Labels, one: IntArray, other: IntArray, both: BoolArray) -> IntArray:
    """Return the page of each of the items that `both` groups (N,) label; else the item itself."""
    compared = labels.only(both[labels.item])
    together = _labels_of(compared, np.concatenate([one, other]))
    page = None if together is None else _page_of_items(together)
    if page is None:
        return np.arange(int(np.count_nonzero(both)))
    _, place = np.unique(page[both], return_inverse=True)
    return place


def _class_counts(labels: Labels) -> csr_array:
    """Return how often each item has each class, (N, L)."""
    shape = (labels.n_items, labels.n_classes)
    return csr_array((np.ones(labels.n_labels), (labels.item, labels.code)), shape=shape)


def _product(ours: csr_array, theirs: csr_array) -> IntArray:
    return np.asarray((ours.T @ theirs).toarray()).astype(np.int64)


_MOST_NUMBERS = 1 << 22
"""Entries of the table that is resampled, which bounds the groups of items."""


def _between_units(ours: csr_array, theirs: csr_array, pages: IntArray, seed: int) -> FloatArray:
    """Return for pages or random groups of them n_k·, n_·k and n_kk side by side, (U, 3L)."""
    rows = ours.multiply(theirs.sum(axis=1)[:, None])
    columns = theirs.multiply(ours.sum(axis=1)[:, None])
    sums = hstack([rows, columns, ours.multiply(theirs)], format="csr")
    n_items, width = sums.shape
    most = int(np.clip(_MOST_NUMBERS // width, FEWEST_UNITS, MOST_UNITS))
    group, size = random_groups(int(pages.max()) + 1, most, seed)
    unit = group[pages]
    member = csr_array((np.ones(n_items), (unit, np.arange(n_items))), shape=(size, n_items))
    found = np.asarray((member @ sums).toarray())
    # The order of rows in the file, which numbers items and workers, plays no part.
    return found[np.lexsort(found.T)]


def _measures_within(sums: AgreementSums) -> FloatArray:
    """Return percent agreement, α and the specific agreement of the classes, (B, 2 + L)."""
    whole = np.stack([percent_agreement(sums), alpha_nominal(sums)], axis=-1)
    return np.concatenate([whole, percent_by_class(sums)], axis=-1)


def _measures_between(columns: FloatArray) -> FloatArray:
    """Return percent agreement, κ and the specific agreement of the classes, (B, 2 + L)."""
    ours, theirs, same = np.split(columns, 3, axis=-1)
    n = ours.sum(axis=-1)
    agreed = same.sum(axis=-1) / n
    chance = (ours * theirs).sum(axis=-1) / n**2
    # Sums of equal numbers in another order: not quite 1 where all are of one class.
    kappa = (agreed - chance) / np.where(chance < 1.0 - 1e-12, 1.0 - chance, np.nan)
    given = ours + theirs
    by_class = 2.0 * same / np.where(given > 0.0, given, np.nan)
    return np.concatenate([agreed[:, None], kappa[:, None], by_class], axis=-1)


def _summary(
    values: FloatArray,
    draws: FloatArray,
    confusion: IntArray,
    counts: tuple[int, int, int],
    *,
    ordered: bool,
) -> GroupAgreement:
    """Build it from `counts` of items, of units resampled and of pairs."""
    items, units, pairs = counts
    why_not = [NoGroupAgreement.ONE_CLASS] * 2 + [NoGroupAgreement.CLASS_NOT_SEEN] * len(confusion)
    first, second, both = confusion.sum(axis=1), confusion.sum(axis=0), confusion.diagonal()
    rarer = agreed_on_rarer(both, first, second, float(confusion.sum()), items)
    by_chance = float(rarer[(first + second).argmax()])
    found = [
        _with_interval(
            float(value), drawn, why, units, by_chance if place == _BY_CHANCE else FEWEST_RARER
        )
        for place, (value, drawn, why) in enumerate(zip(values, draws.T, why_not, strict=True))
    ]
    return GroupAgreement(
        found[0], found[1], tuple(found[2:]), confusion, items, pairs, ordered=ordered
    )


_BY_CHANCE = 1
"""The place of α or κ among the measures."""


def _with_interval(
    value: float, draws: FloatArray, why_not: NoGroupAgreement, units: int, rarer: float
) -> GroupEstimate:
    if np.isnan(value):
        return GroupEstimate(None, None, None, why_not)
    if units < 2:
        return GroupEstimate(value, None, None, NoGroupAgreement.ONE_ITEM)
    ends, reason = bootstrap_interval(draws, value, units, rarer)
    if ends is None:
        return GroupEstimate(value, None, None, _why_no_interval(reason))
    return GroupEstimate(value, *ends)


def _why_no_interval(reason: Reason | None) -> NoGroupAgreement:
    code = None if reason is None else reason.code
    return next(ours for theirs, ours in _NO_INTERVAL.items() if theirs == code)


def _nothing_compared(n_classes: int, *, ordered: bool) -> GroupAgreement:
    nothing = GroupEstimate(None, None, None, NoGroupAgreement.NO_SHARED_ITEM)
    empty = np.zeros((n_classes, n_classes), dtype=np.int64)
    return GroupAgreement(nothing, nothing, (nothing,) * n_classes, empty, 0, 0, ordered=ordered)


@dataclass(frozen=True, eq=False)
class AgreementWithGroup:
    """How every worker agrees with the members of a group other than themselves.

    Attributes
    ----------
    agreed, compared : ndarray of shape (M,)
        Pairs of a label of the worker and one of a member that are the same, and all such pairs.
    items : ndarray of shape (M,)
        Items on which the worker meets a member.
    share : ndarray of shape (M,)
        The mean over these items of the share of members who agree; NaN where there is none.
    low, high : ndarray of shape (M,)
        Its 95% interval; NaN where `share` is.
    """

    agreed: IntArray
    compared: IntArray
    items: IntArray
    share: FloatArray
    low: FloatArray
    high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def agreement_with(labels: Labels, group: IntArray) -> AgreementWithGroup:
    """Compare every worker's labels with those of the members of a group other than the worker.

    Pairs on one item are not independent, so the item is the unit: with s_j the share of members on
    item j who agree, the mean of s_j has variance v / n over n items, and n* = s (1 − s) n / v
    independent comparisons would have the same. The interval is Clopper and Pearson's of n* s out
    of n* (Korn and Graubard 1998, for clustered samples), which stays within 0 and 1. Where no
    variance is seen, n* is n at full agreement or none, and `compared` otherwise, which it never
    exceeds. Where the same workers label whole pages (`find_pages`), v / n is that of pages as
    clusters if that is more: simulated pages of 20 items, intervals by items held the share in 88%
    to 92%, and these in 90% to 97%. Repeated answers count once, by the first.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    group : ndarray of shape (k,)
        Codes of its members.

    Returns
    -------
    AgreementWithGroup
        Counts, shares and intervals (M,).
    """
    once = keep_first_labels(labels)
    member = _marks(once, group)
    answer = once.item * np.int64(once.n_classes) + once.code
    _, place = np.unique(answer, return_inverse=True)
    own = member.astype(np.int64)
    others = np.bincount(once.item[member], minlength=once.n_items)[once.item] - own
    same = np.bincount(place[member], minlength=int(place.max()) + 1)[place] - own
    met = others > 0
    page = _page_of_items(once)
    if page is not None:
        page = page[once.item[met]]
    return _by_worker(once.worker[met], same[met], others[met], page, once.n_workers)


def _page_of_items(labels: Labels) -> IntArray | None:
    """Return the page of each item (N,); None where items are given out one by one."""
    pages = find_pages(labels)
    if pages is None:
        return None
    page = np.zeros(labels.n_items, dtype=np.int64)
    page[labels.labels_per_item > 0] = pages
    return page


def _marks(labels: Labels, group: IntArray) -> BoolArray:
    member = np.zeros(labels.n_workers, dtype=bool)
    member[group] = True
    marked: BoolArray = member[labels.worker]
    return marked


def _by_worker(
    worker: IntArray, same: IntArray, others: IntArray, page: IntArray | None, size: int
) -> AgreementWithGroup:
    """Sum up over the items on which workers meet members, a label each."""
    agreed, compared = (
        np.bincount(worker, counts, minlength=size).astype(np.int64) for counts in (same, others)
    )
    items = np.bincount(worker, minlength=size)
    each = same / others
    share = safe_ratio(np.bincount(worker, each, minlength=size), items)
    off = each - share[worker]
    variance = _variance_of_means(worker, off, items)
    if page is not None:
        width = int(page.max(initial=0)) + 1
        pages, at = np.unique(worker.astype(np.int64) * width + page, return_inverse=True)
        of_page = np.bincount(at, off).astype(float)
        by_page = _variance_of_means(pages // width, of_page, items)
        variance = np.maximum(variance, by_page)
    units = _independent_comparisons(share, variance, items, compared)
    low, high = clopper_pearson(np.where(items > 0, share, 0.0) * units, units)
    return AgreementWithGroup(agreed, compared, items, share, low, high)


def _variance_of_means(worker: IntArray, off: FloatArray, items: IntArray) -> FloatArray:
    """Return the variance of the means (M,) over items, from how far units are off; 0 for one."""
    units = np.bincount(worker, minlength=items.size)
    squares = np.bincount(worker, off**2, minlength=items.size) / np.maximum(items, 1) ** 2
    return np.where(units > 1, squares * units / np.maximum(units - 1, 1), 0.0)


def _independent_comparisons(
    share: FloatArray, variance: FloatArray, items: IntArray, compared: IntArray
) -> FloatArray:
    """Return n* of each worker from the variance of the mean of the items' shares."""
    pure = np.nan_to_num(share * (1.0 - share))
    found = np.divide(pure, variance, out=compared.astype(float), where=variance > 1e-15)
    return np.where((pure < 1e-15) | (items < 2), items, np.minimum(found, compared))
