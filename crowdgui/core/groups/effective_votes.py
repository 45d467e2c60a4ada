"""How many independent votes a group of workers gives, and which mistakes its members share.

Models that were trained alike err alike: nine of them can be worth two votes. What counts is how
far the mistakes of two members are correlated, over the items whose class is known or assumed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.agreement.bootstrap import (
    NoInterval,
    bootstrap_interval,
    random_groups,
    resample,
)
from crowdgui.core.agreement.label_pairs import pairs_in
from crowdgui.core.arrays import safe_ratio
from crowdgui.core.groups.kinds import NoEffectiveVotes
from crowdgui.core.job import fit_rule
from crowdgui.core.labels import (
    UNLABELLED,
    Labels,
    freeze,
    keep_first_labels,
    sort_by_id,
    text_array,
)
from crowdgui.core.progress import Progress, Stage, ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.job import Job
    from crowdgui.core.progress import ProgressCallback


FEWEST_MISTAKES = 10
"""Fewer mistakes than this tell nothing of how they are correlated."""


MOST_COMPARED = 200
"""Members whose mistakes are compared: of a larger group those with most labels."""


@dataclass(frozen=True)
class EffectiveVotes:
    """The number of independent votes that a group gives to an item which all of it labelled.

    Attributes
    ----------
    value, low, high : float or None
        k_eff and its 95% interval, 1 to `size`.
    size : int
        k, the workers of the group who gave a label.
    correlation : float or None
        ρ̄, the mean correlation of the mistakes of two members; may be negative.
    mistakes, items : int
        Mistakes, and items, among those that two or more of the members compared labelled and
        whose class is known.
    pairs, left_out : int
        Pairs of members with a correlation, and pairs that share items of known class without
        one, since one of the two never or always errs on shared items.
    compared : int
        How many members these pairs are of, `MOST_COMPARED` at most.
    assumed : bool
        Whether the classes are not known but the final labels of other workers.
    reason : NoEffectiveVotes or None
        Why there is no value or, where there is one, no interval.
    """

    value: float | None
    low: float | None
    high: float | None
    size: int
    correlation: float | None
    mistakes: int
    items: int
    pairs: int
    left_out: int
    compared: int
    assumed: bool
    reason: NoEffectiveVotes | None

    def votes_per_item(self, mean_labels: float) -> float | None:
        """Return what `mean_labels` labels of the group per item are worth; None if not known."""
        if mean_labels <= 1.0:
            return mean_labels
        return None if self.correlation is None else discount(mean_labels, self.correlation)


def discount(votes: float, correlation: float) -> float:
    """Return k / (1 + (k − 1) max(ρ̄, 0)), the worth of k votes with correlated mistakes.

    The mean of k variables of equal variance and correlation ρ̄ has the variance of that of so many
    uncorrelated ones (Kish's design effect, 1965). k itself up to 1.
    """
    return votes / (1.0 + max(votes - 1.0, 0.0) * max(correlation, 0.0))


def effective_votes(
    labels: Labels,
    group: IntArray,
    truth: IntArray | None,
    *,
    assumed: bool = False,
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
) -> EffectiveVotes:
    """Estimate how many independent votes the workers of a group give.

    Of two members with mistakes e_a, e_b in {0, 1} on the items of known class that both labelled,
    ρ_ab is the mean of (e_a − p_a)(e_b − p_b) / √(p_a (1 − p_a) p_b (1 − p_b)), p_a being how often
    a errs on the items shared with any member, each counted once per partner on it. ρ̄ is the mean
    of ρ_ab over the pairs that have one, weighted by their common items, and k_eff =
    k / (1 + (k − 1) max(ρ̄, 0)). Where all labelled all items ρ_ab is the correlation of e_a and e_b
    (φ). The interval resamples items, with the workers as they are: quantiles of ρ̄ over the
    resamples, put into the formula. Repeated answers count once, by the first.

    With p_a of the pair's own items instead, pairs with few of them mostly had no correlation where
    both are right on all, so ρ̄ was too high: simulated, .66 for .50 with 3 common items per pair,
    with an interval that held in 52% of the cases. With 3 to 15 common items it now holds in 87% to
    100%.

    Items that are hard for all make mistakes correlated too, as much as a common origin does: that
    is no independent vote either.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    group : ndarray of shape (k,)
        Codes of the workers.
    truth : ndarray of shape (N,), or None
        The class of each item, `UNLABELLED` where it is not known; None where nothing is.
    assumed : bool, optional
        Whether `truth` is not known but the final labels of others (`labels_of_others`).
    seed : int, optional
        Seed of the resamples.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    EffectiveVotes
        One worker gives exactly one vote. Otherwise there is no value without a pair of members
        who share items of known class and both err on some, or with fewer than 10 mistakes.
    """
    once = keep_first_labels(labels)
    members = _with_labels(once, group)
    if members.size < 2:
        return _one_or_none(members.size, assumed=assumed)
    found = None if truth is None else _code_mistakes(once, members, truth)
    if found is None:
        known = truth is not None and bool((truth != UNLABELLED).any())
        why = NoEffectiveVotes.NOBODY_ELSE if assumed else NoEffectiveVotes.NO_KNOWN_CLASS
        return _undefined(
            members.size, NoEffectiveVotes.NO_SHARED_ITEM if known else why, assumed=assumed
        )
    cells = _pair_cells(found, seed, report)
    return _estimate(found, cells, members.size, seed, report, assumed=assumed)


def _with_labels(labels: Labels, group: IntArray) -> IntArray:
    members = np.unique(group)
    return members[labels.labels_per_worker[members] > 0] if members.size else members


def _one_or_none(size: int, *, assumed: bool) -> EffectiveVotes:
    if not size:
        return _undefined(0, NoEffectiveVotes.NO_WORKER, assumed=assumed)
    return EffectiveVotes(
        value=1.0,
        low=1.0,
        high=1.0,
        size=1,
        correlation=None,
        mistakes=0,
        items=0,
        pairs=0,
        left_out=0,
        compared=1,
        assumed=assumed,
        reason=None,
    )


def _undefined(size: int, reason: NoEffectiveVotes, *, assumed: bool) -> EffectiveVotes:
    return EffectiveVotes(
        value=None,
        low=None,
        high=None,
        size=size,
        correlation=None,
        mistakes=0,
        items=0,
        pairs=0,
        left_out=0,
        compared=0,
        assumed=assumed,
        reason=reason,
    )


_RIGHT_OR_WRONG = text_array(("right", "wrong"))


def _code_mistakes(labels: Labels, members: IntArray, truth: IntArray) -> Labels | None:
    """Return labels of two classes, right and wrong, of the members compared, with new numbers.

    Only items of known class that two or more of them labelled; None where there are none.
    """
    known = truth[labels.item] != UNLABELLED
    compared = _most_active(labels, members, known)
    place = np.full(labels.n_workers, -1)
    place[compared] = np.arange(compared.size)
    used = known & (place[labels.worker] >= 0)
    shared = np.bincount(labels.item[used], minlength=labels.n_items) > 1
    used &= shared[labels.item]
    if not used.any():
        return None
    item = (np.cumsum(shared) - 1)[labels.item[used]]
    wrong = labels.code[used] != truth[labels.item[used]]
    names = labels.item_ids[shared], labels.worker_ids[compared], _RIGHT_OR_WRONG
    found = Labels.from_codes(item, place[labels.worker[used]], wrong.astype(np.int32), *names)
    return sort_by_id(found)


def _most_active(labels: Labels, members: IntArray, some: BoolArray) -> IntArray:
    """Return the members with most of some labels, `MOST_COMPARED` at most, in their order."""
    given = np.bincount(labels.worker[some], minlength=labels.n_workers)[members]
    return np.sort(members[np.argsort(-given, kind="stable")[:MOST_COMPARED]])


_CELLS = 4
"""Of a pair's table: both right, only the second wrong, only the first wrong, both wrong."""


_MOST_NUMBERS = 1 << 24
"""Entries of the table that is resampled, which bounds the groups of items: 128 MiB."""


_MOST_UNITS, _FEWEST_UNITS = 4096, 256
"""Random groups of items replace the items where there are more of them, and how many."""


def _pair_cells(mistakes: Labels, seed: int, report: ProgressCallback) -> FloatArray:
    """Count the four cells of each pair of workers (U, 4 · P) for items or random groups of them.

    P = k (k − 1) / 2 pairs. Adding up counts is much less work than looking at the items
    again in every resample.
    """
    k = mistakes.n_workers
    first, second = np.triu_indices(k, 1)
    pair = np.zeros(k * k, dtype=np.int64)
    pair[first * k + second] = np.arange(first.size)
    width = first.size * _CELLS
    most = int(np.clip(_MOST_NUMBERS // width, _FEWEST_UNITS, _MOST_UNITS))
    unit, size = random_groups(mistakes.n_items, most, seed)
    counts = np.zeros(size * width)
    for block in mistakes.blocks:
        report(Progress(Stage.COMPARING_WORKER_PAIRS, block.items.start / mistakes.n_items))
        for code, item in pairs_in(mistakes, block):
            np.add.at(counts, unit[item] * width + (code & 3) * first.size + pair[code >> 2], 1.0)
    return counts.reshape(size, width)


def _estimate(
    mistakes: Labels,
    cells: FloatArray,
    size: int,
    seed: int,
    report: ProgressCallback,
    *,
    assumed: bool,
) -> EffectiveVotes:
    total = cells.sum(axis=0)[None]
    common, phi = _correlations(total)
    n_pairs, n_shared = np.count_nonzero(~np.isnan(phi)), np.count_nonzero(common)
    wrong = int(mistakes.code.sum())
    facts = (wrong, mistakes.n_items, int(n_pairs), int(n_shared - n_pairs), mistakes.n_workers)
    why = None
    if wrong < FEWEST_MISTAKES:
        why = NoEffectiveVotes.FEW_MISTAKES
    elif not n_pairs:
        why = NoEffectiveVotes.NO_VARIATION
    if why is not None:
        return EffectiveVotes(None, None, None, size, None, *facts, assumed, why)
    mean = float(_mean_correlation(total)[0])
    low, high, why = _interval(cells, mean, size, seed, report)
    return EffectiveVotes(discount(size, mean), low, high, size, mean, *facts, assumed, why)


def _interval(
    cells: FloatArray, mean: float, size: int, seed: int, report: ProgressCallback
) -> tuple[float | None, float | None, NoEffectiveVotes | None]:
    times = np.ones(len(cells), dtype=np.int64)
    draws = [_mean_correlation(sums) for sums in resample(times, cells, seed, report)]
    values = np.concatenate(draws)
    ends, reason = bootstrap_interval(values, mean, len(cells))
    if ends is None:
        alike = reason is not None and reason.code == NoInterval.ITEMS_ALIKE
        few, same = NoEffectiveVotes.TOO_FEW_RESAMPLES, NoEffectiveVotes.SAME_MISTAKES
        return None, None, same if alike else few
    # More correlation, fewer votes.
    return discount(size, ends[1]), discount(size, ends[0]), None


def _correlations(cells: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the common items of each pair and its ρ_ab, both (B, P), from its cells (B, 4 · P).

    NaN without a common item, and where one of the two is always right or always wrong.
    """
    neither, second, first, both = np.split(cells, _CELLS, axis=1)
    common = neither + second + first + both
    rate_a, rate_b = _error_rates(common, first + both, second + both)
    products = both - rate_a * (second + both) - rate_b * (first + both) + rate_a * rate_b * common
    spread = np.sqrt(rate_a * (1.0 - rate_a) * rate_b * (1.0 - rate_b)) * common
    found = np.full(common.shape, np.nan)
    np.divide(products, spread, out=found, where=spread > 0.0)
    return common, found


def _error_rates(
    common: FloatArray, first: FloatArray, second: FloatArray
) -> tuple[FloatArray, FloatArray]:
    """Return how often the members of each pair err on all their shared items, (B, P) each.

    `common` are the shared items of each pair, `first` and `second` those that one of the two has
    wrong, all (B, P).
    """
    n_pairs = common.shape[1]
    k = (1 + isqrt(1 + 8 * n_pairs)) // 2
    a, b = np.triu_indices(k, 1)
    ones, pair = np.ones(n_pairs), np.arange(n_pairs)
    of_a, of_b = (csr_array((ones, (end, pair)), shape=(k, n_pairs)) for end in (a, b))
    wrong = np.asarray(of_a @ first.T + of_b @ second.T)
    shared = np.asarray(of_a @ common.T + of_b @ common.T)
    rate: FloatArray = (wrong / np.maximum(shared, 1.0)).T
    return rate[:, a], rate[:, b]


def _mean_correlation(cells: FloatArray) -> FloatArray:
    """Return ρ̄ of each resample (B,), NaN where no pair has a correlation."""
    common, found = _correlations(cells)
    used = ~np.isnan(found)
    weight = np.where(used, common, 0.0).sum(axis=1)
    sums = (common * np.where(used, found, 0.0)).sum(axis=1)
    # Rates count items that pairs without a correlation share, so a mean may be just above 1.
    return np.where(weight > 0.0, np.minimum(sums / np.maximum(weight, 1.0), 1.0), np.nan)


@dataclass(frozen=True, eq=False)
class SharedMistakes:
    """How often every two of k workers err on the same item, whatever label they give.

    Attributes
    ----------
    workers : ndarray of shape (k,)
        Their codes, rising; of a larger group the `MOST_COMPARED` with most labels.
    common, both, either : ndarray of shape (k, k)
        Items of known class that both labelled, and on how many of them both are wrong, and one
        or both. On the diagonal stand a worker's own items and mistakes.
    """

    workers: IntArray
    common: IntArray
    both: IntArray
    either: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def share(self) -> FloatArray:
        """The share of the items that one has wrong which both have; NaN where nobody errs."""
        return safe_ratio(self.both, self.either)


def shared_mistakes(labels: Labels, group: IntArray, truth: IntArray) -> SharedMistakes:
    """Count for every two workers of a group; repeated answers count once, by the first.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    group : ndarray of shape (k,)
        Codes of the workers; those without any label don't count.
    truth : ndarray of shape (N,)
        The class of each item, `UNLABELLED` where it is not known.

    Returns
    -------
    SharedMistakes
        Counts (k, k).
    """
    once = keep_first_labels(labels)
    known = truth[once.item] != UNLABELLED
    workers = _most_active(once, _with_labels(once, group), known)
    place = np.full(once.n_workers, -1)
    place[workers] = np.arange(workers.size)
    used = known & (place[once.worker] >= 0)
    item, column = once.item[used], place[once.worker[used]]
    wrong = (once.code[used] != truth[item]).astype(np.int64)
    shape = (once.n_items, workers.size)
    there = csr_array((np.ones_like(wrong), (item, column)), shape=shape)
    errs = csr_array((wrong, (item, column)), shape=shape)
    common, both, one = (
        np.asarray((a.T @ b).toarray()) for a, b in ((there, there), (errs, errs), (errs, there))
    )
    return SharedMistakes(workers, common, both, one + one.T - both)


def items_both_wrong(labels: Labels, truth: IntArray, first: int, second: int) -> IntArray:
    """Return the items of known class (`truth`, (N,)) that both workers first labelled wrong."""
    items: IntArray = np.intersect1d(
        _items_wrong(labels, truth, first), _items_wrong(labels, truth, second), assume_unique=True
    )
    return items


def _items_wrong(labels: Labels, truth: IntArray, worker: int) -> IntArray:
    own = labels.places_of(worker)
    item = labels.item[own]
    wrong: IntArray = item[(truth[item] != UNLABELLED) & (labels.code[own] != truth[item])]
    return wrong


def labels_of_others(
    job: Job, group: IntArray, report: ProgressCallback = ignore_progress
) -> IntArray | None:
    """Return the final labels that the job's rule gives without the workers of a group.

    Parameters
    ----------
    job : Job
        Labels, rule, options and gold.
    group : ndarray of shape (k,)
        Codes of the workers.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    ndarray of shape (N,), or None
        `UNLABELLED` for an item that nobody else labelled; None where nobody else did any.
    """
    theirs = np.zeros(job.labels.n_workers, dtype=bool)
    theirs[group] = True
    if theirs[job.used.worker].all():
        return None
    others = job.used.without(theirs)
    final = fit_rule(job, report, others).labels
    return np.where(others.labels_per_item > 0, final, UNLABELLED)
