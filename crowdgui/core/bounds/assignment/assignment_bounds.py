"""A bound on the probability that each final label is wrong, and what follows for all of them."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds import theorems as inverse
from crowdgui.core.bounds.quantities import ItemQuantities, moments, summed
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.bounds.quantities import LeadMoments, OneCoin
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.scoring import DecomposableRule


@dataclass(frozen=True, eq=False)
class ItemBounds:
    """An upper bound for each of N items.

    Attributes
    ----------
    bound : ndarray of shape (N,)
        Bounds the probability that the item's final label is wrong; at most 1. NaN for an item
        without labels, which has no final label.
    """

    bound: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def mean(self) -> float:
        """Bound the mean error rate of the items that have labels."""
        return float(np.nanmean(self.bound))

    @property
    def n_labelled(self) -> int:
        return int(np.count_nonzero(~np.isnan(self.bound)))


@dataclass(frozen=True, eq=False)
class IndependentItemBounds(ItemBounds):
    """Bounds for items that err independently: the rule was not made from these labels."""

    def probability(self, epsilon: float) -> float | None:
        """Return a lower bound on P(error rate ≤ ε); None where the mean bound is above ε.

        1 − exp(−N KL(ε‖b̄)) with b̄ the mean bound: theorem 1 of Li and Yu (2014), whose proof
        uses no more than independent errors with mean probability b̄ or less (Hoeffding 1963).

        Parameters
        ----------
        epsilon : float
            ε, between 0 and 1.

        Returns
        -------
        float or None
            0 to 1.
        """
        return theorems.mean_probability(self.mean, epsilon, self.n_labelled)

    def smallest_epsilon(self, delta: float) -> float | None:
        """Return the smallest ε < 1 with P(error rate ≤ ε) ≥ 1 − δ; None where there is none.

        Parameters
        ----------
        delta : float
            δ, between 0 and 1.

        Returns
        -------
        float or None
            ε, to a billionth.
        """
        return inverse.min_epsilon_from_mean(self.mean, delta, self.n_labelled)


@dataclass(frozen=True, eq=False)
class AssignmentBlock:
    """The pairs of a run of n items, sorted by item.

    Attributes
    ----------
    items : slice
        Where the run stands among all items, also where `only` some are left of it.
    item, worker, times : ndarray of shape (n_pairs,)
        Item counted from the first of the run, worker, and how often this worker answered it.
    starts : ndarray of shape (n + 1,)
        Where each item's pairs begin.
    n_workers : int
        M.
    """

    items: slice
    item: IntArray
    worker: IntArray
    times: IntArray
    starts: IntArray
    n_workers: int

    @property
    def n_items(self) -> int:
        return int(self.starts.size) - 1

    @property
    def workers_per_item(self) -> IntArray:
        return np.diff(self.starts)

    @property
    def labelled(self) -> BoolArray:
        return np.diff(self.starts) > 0

    @cached_property
    def repeated(self) -> IntArray:
        """Places of the pairs whose worker answered more than once."""
        return np.flatnonzero(self.times > 1)

    def rows(self, values: FloatArray) -> csr_array:
        """Return the matrix n × M that has these values at the pairs."""
        # SciPy looks through the places of each matrix that is made.
        found = copy(self.ones)
        found.data = values
        return found

    @cached_property
    def ones(self) -> csr_array:
        """The matrix n × M with a one at each pair."""
        shape = (self.n_items, self.n_workers)
        return csr_array((np.ones(self.worker.size), self.worker, self.starts), shape=shape)

    def only(self, wanted: BoolArray) -> AssignmentBlock:
        """Return the pairs of the marked items (n,), which are recounted."""
        kept = wanted[self.item]
        return replace(
            self,
            item=(np.cumsum(wanted) - 1)[self.item[kept]],
            worker=self.worker[kept],
            times=self.times[kept],
            starts=np.append(0, np.cumsum(self.workers_per_item[wanted])),
        )

    def summed(self, values: FloatArray) -> FloatArray:
        """Add up a value of each pair over the pairs of each item."""
        # Other threads can work meanwhile, which they cannot while NumPy counts.
        return np.asarray(self.rows(values) @ np.ones(self.n_workers))

    def largest(self, values: FloatArray) -> FloatArray:
        """Return the largest value among the pairs of each item; 0 for an item without any."""
        found = np.zeros(self.n_items)
        if values.size:
            found[self.labelled] = np.maximum.reduceat(values, self.starts[:-1][self.labelled])
        return found


def pair_blocks(labels: Labels, report: ProgressCallback) -> Iterator[AssignmentBlock]:
    """Go through all items, reporting before each block."""
    for block in labels.blocks:
        report(Progress(Stage.COMPUTING_GUARANTEE, block.items.start / labels.n_items))
        yield _pairs(labels, block.items, block.labels)


def _pairs(labels: Labels, items: slice, run: slice) -> AssignmentBlock:
    if labels.pairs == labels.n_labels:
        starts = labels.starts[items.start : items.stop + 1] - run.start
        item, once = labels.item[run] - items.start, np.broadcast_to(1, run.stop - run.start)
        return AssignmentBlock(items, item, labels.worker[run], once, starts, labels.n_workers)
    first = np.flatnonzero(~labels.repeats_previous[run])
    item = labels.item[run][first] - items.start
    return AssignmentBlock(
        items,
        item,
        labels.worker[run][first],
        np.diff(first, append=run.stop - run.start),
        np.searchsorted(item, np.arange(items.stop - items.start + 1)),
        labels.n_workers,
    )


@dataclass(frozen=True, eq=False)
class AssignmentBounds(IndependentItemBounds):
    """Bounds on each item's error given who labelled it; arrays of shape (N,).

    Attributes
    ----------
    quantities : ItemQuantities
        Γ, τ, c and σ² of each item, over the workers who labelled it, with q = 1.
    hoeffding, bernstein : ndarray
        The two upper bounds as they come out, up to L − 1. `bound` is the smaller of the two,
        at most 1.
    lower : ndarray
        A lower bound on the same probability, 0 where there is none; NaN as in `bound`.
    """

    quantities: ItemQuantities
    hoeffding: FloatArray
    bernstein: FloatArray
    lower: FloatArray


def assignment_bounds(
    labels: Labels,
    form: DecomposableRule,
    confusion: FloatArray | OneCoin,
    report: ProgressCallback,
) -> AssignmentBounds | None:
    """Bound each item's error by what the workers who labelled it can do.

    Parameters
    ----------
    labels : Labels
        Who labelled what; the classes given are not looked at.
    form : DecomposableRule
        The rule, fixed before the labels.
    confusion : ndarray of shape (M, L, L), or OneCoin
        ``confusion[i, k, h]``: probability that worker i gives class h where k is true. The true
            ones, or an estimate: then so is the result.
    report : callable
        Called with the progress.

    Returns
    -------
    AssignmentBounds or None
        Bounds (N,), NaN for an item without labels; None where there is one class only.

    Notes
    -----
    Li and Yu (2014) count all M workers in the Γ of every item. Given the assignment, an item's
    score difference is a sum over the workers i ∈ j who labelled it, so the proof of
    Proposition 1 holds with
    Γ_j² = Σ_{i∈j} max_{k≠l,h} d_i(h)², τ_j = min_{k≠l} (Σ_{i∈j} Σ_h d_i(h) C_i[k, h] + a_k − a_l)
    / Γ_j, and c_j, σ_j² in the same way: P(wrong | assignment) ≤
    (L−1) min{exp(−τ_j²/2), exp(−τ_j²/(2(σ_j² + c_j τ_j/3)))} where τ_j ≥ 0.

    A worker who answered an item r times is one independent term, r times as large: for a sum of
    r answers that depend on each other in any way, the mean is r times, the square's mean at most
    r² times and the largest value at most r times that of one answer.
    """
    if labels.n_classes < 2:
        return None
    known = moments(form, confusion)
    parts = [_block(known, pairs) for pairs in pair_blocks(labels, report)]
    gamma, low, high, c, sigma2, labelled = np.concatenate(parts, axis=1)
    items = ItemQuantities(labels.n_classes, gamma, low, high, c, sigma2)
    missing = np.where(labelled > 0, 0.0, np.nan)
    return AssignmentBounds(
        bound=theorems.item_upper(items) + missing,
        quantities=items,
        hoeffding=theorems.item_hoeffding(items),
        bernstein=theorems.item_bernstein(items),
        lower=theorems.item_lower(items) + missing,
    )


def _block(known: LeadMoments, pairs: AssignmentBlock) -> FloatArray:
    """Return Γ, τ_min, τ_max, c, σ² and whether there are labels, one row each."""
    times = pairs.times.astype(float)
    moves = times * known.move.take(pairs.worker)
    gamma = np.sqrt(pairs.summed(moves**2))
    sums = summed(known, pairs.rows(times), pairs.rows(times**2))
    per = np.divide(1.0, gamma, out=np.zeros(gamma.size), where=gamma > 0)
    low, high, spread = sums
    c = pairs.largest(moves) * per
    return np.stack([gamma, low * per, high * per, c, spread * per**2, pairs.labelled])


MOST_UNEVEN = 1.25
"""The ratio above which items are assigned too unevenly for a bound of the average item."""


def lead_variance_ratio(labels: Labels, weights: FloatArray, accuracy: FloatArray) -> float:
    """Return the variance over items of the expected lead, relative to independent assignment.

    Parameters
    ----------
    labels : Labels
        M workers, N items, two classes or more.
    weights : ndarray of shape (M,)
        v_i, those of the vote.
    accuracy : ndarray of shape (M,)
        w_i, or an estimate; a_i = (L w_i − 1)/(L − 1).

    Returns
    -------
    float
        0 or more; infinite where the lead should not vary but does.

    Notes
    -----
    The theorems for q take it that worker i labels each item with probability q_i, no matter who
    else does. Then the lead of item j, Σ_{i∈j} v_i a_i, has variance Σ v_i² a_i² q_i (1 − q_i) over
    items. A ratio well above 1 means that some items get few labels, or only weak workers: the
    bound, which falls steeply with the lead, then is about an item with better workers than many.
    Below 1 items are assigned more evenly, which does no harm. Items without labels are skipped.
    """
    n_classes = labels.n_classes
    worth = weights * (n_classes * accuracy - 1.0) / (n_classes - 1)
    lead = np.bincount(labels.item, worth[labels.worker], labels.n_items)
    served = labels.labels_per_item > 0
    q = labels.labels_per_worker / max(1, int(np.count_nonzero(served)))
    expected = float((worth**2 * q * np.clip(1.0 - q, 0.0, None)).sum())
    found = float(lead[served].var())
    # Where every worker labels every item there is nothing to vary but the last digits.
    if found <= 1e-12 * float((worth**2).sum()):
        return 0.0
    return found / expected if expected > 0 else float("inf")
