"""A bound that holds at a stated confidence: from bounds on means, t1 and σ² to theorem 3."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf, log, sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import ndtri

from crowdgui.core.bounds.guarantee import NoBound
from crowdgui.core.bounds.theorems import bernstein, hoeffding
from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED, freeze, keep_first_labels
from crowdgui.core.rules.scoring import DecomposableRule, argmax_with_ties

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels


TURNS = 32
"""Halvings of an interval: what is left is a billionth of it, on the safe side."""


MAX_BET_SHARE = 0.75
"""The largest share of the capital that the worst possible number may take."""


_NO_VARIANCE = 1e-300
"""Far below any variance, and large enough to divide by."""


def mean_lower_bound(values: FloatArray, least: float, alpha: float) -> float:
    """Return a lower confidence bound, at 1−α, on the mean of independent numbers, for every N.

    The x_1 … x_N have one mean and are never below `least`; how large they can be is not asked.

    Validity. Bet against "the mean is at most m": start with a capital of 1 and multiply it by
    1 + λ_t (x_t − m), where λ_t ≥ 0 depends on x_1 … x_{t−1} alone and is at most
    0.75 / (m − least), so that the capital stays positive. If the mean is m or less, no step raises
    it in expectation, its expected end is at most 1, and by Markov's inequality it ends at 1/α or
    more with probability at most α. Every factor falls as m grows, so the m at which the capital
    reaches 1/α form an interval from below; its upper end is the bound, and the probability that it
    exceeds the true mean is at most α. This holds for any such λ_t; those here are
    sqrt(2 ln(1/α) / (N s_t²)), s_t² the variance of the numbers before t with one more as far from
    the mean as `least` (after Waudby-Smith and Ramdas 2024). Another order of the numbers gives
    another bound, as valid.

    Parameters
    ----------
    values : ndarray of shape (N,)
        x_t, in an order that does not depend on them.
    least : float
        No number is below it.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    float
        `least` or more, at most the mean of `values`.
    """
    above = values - least
    stakes = _stakes(above, alpha)
    low, high = 0.0, float(above.mean())
    for _ in range(TURNS):
        middle = (low + high) / 2.0
        if not low < middle < high:
            break
        if middle > 0 and _log_capital(above, stakes, middle) < log(1.0 / alpha):
            high = middle
        else:
            low = middle
    return low + least


def _stakes(above: FloatArray, alpha: float) -> FloatArray:
    """Return λ_t (N,) from the numbers before t; nothing is staked on the first."""
    before = np.arange(1, above.size)
    mean = np.cumsum(above)[:-1] / before
    # One pass is exact enough: the numbers are of one size with their distance from `least`.
    squares = np.maximum(0.0, np.cumsum(above**2)[:-1] - before * mean**2)
    # Numbers so far at `least` leave no variance: then as much is staked as may be.
    variance = np.maximum((squares + mean**2) / before, _NO_VARIANCE)
    stakes = np.sqrt(2.0 * log(1.0 / alpha) / above.size / variance)
    return np.concatenate([[0.0], stakes])


def _log_capital(above: FloatArray, stakes: FloatArray, mean: float) -> float:
    grown = above - mean
    grown *= np.minimum(stakes, MAX_BET_SHARE / mean)
    return float(np.log1p(grown, out=grown).sum())


def mean_lower_bound_normal(values: FloatArray, alpha: float) -> float:
    """Return the normal approximation's lower bound: about right for N of 200 or more, no proof.

    Parameters
    ----------
    values : ndarray of shape (N,)
        Independent numbers with one mean.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    float
        −∞ for fewer than two numbers.
    """
    if values.size < 2:
        return -inf
    deviation = float(values.std(ddof=1)) / float(np.sqrt(values.size))
    return float(values.mean() + ndtri(alpha) * deviation)


def expected_sum_upper_bound(total: float, largest: float, alpha: float) -> float:
    """Return an upper confidence bound, at 1−α, on what a sum is expected to be, from the sum seen.

    The sum is one of independent numbers between 0 and c = `largest`, with mean μ. Chernoff's
    inequality gives P(sum ≤ x) ≤ exp(−(μ − x + x ln(x/μ))/c) for x ≤ μ, since e^{−λz} ≤
    1 − (z/c)(1 − e^{−λc}) on [0, c]; the bound is the μ ≥ x at which this is α.

    Parameters
    ----------
    total : float
        The sum seen, 0 or more.
    largest : float
        c, in the unit of `total`.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    float
        `total` or more, in its unit.
    """
    if largest <= 0.0:
        return 0.0
    x, wanted = total / largest, log(1.0 / alpha)
    # At the upper end the exponent is past what is wanted: x + l + sqrt(2 x l) + l.
    low, high = x, x + 2.0 * wanted + (2.0 * x * wanted) ** 0.5
    for _ in range(TURNS):
        middle = (low + high) / 2.0
        gap = middle - x + (x * log(x / middle) if x > 0 else 0.0)
        low, high = (middle, high) if gap < wanted else (low, middle)
    return float(high * largest)


@dataclass(frozen=True, eq=False)
class ConfidenceBound:
    """A bound on the mean error rate of one weighted vote, at confidence 1−α, or why there is none.

    Attributes
    ----------
    bound : float or None
        Below 1; None with a `reason`. The mean error rate is that expected over who labels what
        and what they answer, an item without labels or with a tie counted as wrong.
    alpha : float
        The risk α it was computed at.
    weights : ndarray of shape (M,)
        The weights of the vote that it covers, 0 for workers who have no weight in it.
    t1, sigma2, c : float
        The lower bound on t1, the upper bound on σ², and c; NaN where they were not reached.
    """

    bound: float | None
    reason: Reason | None
    alpha: float
    weights: FloatArray
    t1: float = float("nan")
    sigma2: float = float("nan")
    c: float = float("nan")

    def __post_init__(self) -> None:
        freeze(self)


def no_bound(why: NoBound, weights: FloatArray, alpha: float) -> ConfidenceBound:
    """Return no bound, and why."""
    return ConfidenceBound(None, Reason(why), alpha, weights)


def bound_mean_error(
    weights: FloatArray, t1: float, sigma2: float, n_classes: int, alpha: float
) -> ConfidenceBound:
    """Insert a lower bound on t1 ≥ 0 and an upper bound on σ² in theorem 3 of Li and Yu (2014).

    (L−1) min{exp(−t1²/2), exp(−t1²/(2(σ² + c t1/3)))} falls with t1 and rises with σ², so that
    it bounds the mean error rate wherever both bounds hold.

    Parameters
    ----------
    weights : ndarray of shape (M,)
        v_i, not all 0.
    t1 : float
        Lower confidence bound on t1, 0 or more.
    sigma2 : float
        Upper confidence bound on σ², 0 or more.
    n_classes : int
        L.
    alpha : float
        Probability that one of the two bounds fails.

    Returns
    -------
    ConfidenceBound
        None in place of a bound that is 1 or more, with the reason.
    """
    c = float(np.abs(weights).max() / np.linalg.norm(weights))
    bound = (n_classes - 1) * min(hoeffding(t1), bernstein(t1, sigma2, c))
    reason = None if bound < 1 else Reason(NoBound.ABOVE_ONE)
    return ConfidenceBound(bound if bound < 1 else None, reason, alpha, weights, t1, sigma2, c)


def weighted_labels(labels: Labels, weights: FloatArray) -> IntArray:
    """Return the vote that a bound covers (N,); repeated labels must have been taken out.

    Parameters
    ----------
    labels : Labels
        Without repeated labels.
    weights : ndarray of shape (M,)
        v_i.

    Returns
    -------
    ndarray of shape (N,)
        Final labels, UNLABELLED for an item without labels; ties go to the lowest class.
    """
    form = DecomposableRule.weighted(weights, labels.n_classes)
    final = np.concatenate([argmax_with_ties(form.scores(block))[0] for block in labels.blocks])
    return np.where(labels.labels_per_item > 0, final, UNLABELLED).astype(np.int32)


ACCURACY_SHARE, REST_SHARE = 0.9, 0.05
"""How α is shared: accuracy is hard to measure, from gold or agreement; two other bounds are not.

These are how often workers label and, from gold, who labels what, from agreement the sign.
"""


@dataclass(frozen=True, eq=False)
class GoldCounts:
    """How many answers each worker (M,) gave to gold items, and how many of them are right."""

    given: IntArray
    right: IntArray


def gold_bound(labels: Labels, gold: IntArray, alpha: float) -> ConfidenceBound:
    """Bound the error of majority voting by workers with gold labels, on the items without gold.

    `gold` (N,) is UNLABELLED where it is not known. The vote skips workers without gold
    answers and the gold items themselves. The guarantee from gold is this bound. Notes as in
    `gold_bound_weighted`.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,)
        Known class of each item, UNLABELLED where it is not known.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    ConfidenceBound
        Upper bound on the mean error rate of the items without gold, or why there is none.
    """
    once = keep_first_labels(labels)
    answers = count_gold_labels(once, gold, gold != UNLABELLED)
    weights = (answers.given > 0).astype(float)
    return _bound_by_gold(once, gold == UNLABELLED, answers, weights, alpha)


def gold_bound_weighted(labels: Labels, gold: IntArray, alpha: float, seed: int) -> ConfidenceBound:
    """Bound the error of a vote with weights from one half of the gold, by the other half.

    Weights are v_i = L (m_i + 1)/(n_i + L) − 1 for m_i right of n_i answers to the first half,
    drawn at random: the bound-optimal weight, drawn toward 0 where there are few answers. Workers
    without answers to the second half get 0. The vote is on the items without gold.

    For Python only: the page on theory states it, with its value on a sample, and no screen has it.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,)
        Known class of each item, UNLABELLED where it is not known.
    alpha : float
        Probability that the bound may fail, between 0 and 1.
    seed : int
        Seed of the split of the gold items.

    Returns
    -------
    ConfidenceBound
        Upper bound on the mean error rate of the items without gold, or why there is none.

    Notes
    -----
    The model: worker i labels each item with probability q_i, is right with probability w_i
    whatever the class, mistakes even over the others, all independently, on gold as on the other N
    items. With a_i = (L w_i − 1)/(L−1), t1 of Li and Yu (2014, section 3) is Σ q_i v_i a_i / ‖v‖.
    Let u_i be v_i times the share of the N items that worker i labelled, m_i of n_i gold answers
    right.

    Given who labelled what, Σ u_i m_i/n_i adds up independent answers, each worth 0 or u_i/n_i, so
    by Hoeffding's inequality Σ u_i a_i ≥ Σ u_i (L m_i/n_i − 1)/(L−1)
    − L/(L−1) sqrt(½ ln(1/α₁) Σ u_i²/n_i) with probability 1−α₁. Over who labels what, N Σ u_i a_i
    is a sum of independent terms, each at most c‖v‖ from its mean, their variances at most N σ²‖v‖²
    together, σ² = Σ q_i v_i²/‖v‖²; so by Bernstein's inequality it is at most ‖v‖ r above its mean
    with probability 1−α₂, r = cl/3 + sqrt((cl/3)² + 2Nσ²l), l = ln(1/α₂). Hence t1 ≥ (the first
    bound)/‖v‖ − r/N, with an upper bound on σ² at 1−α₃; α = α₁ + α₂ + α₃. Where everyone labels
    with one known probability q, this is q/((L−1)‖v‖) [Σ v_i (L m_i/n_i − 1) − L sqrt(½ ln(1/α₁) Σ
    v_i²/n_i)].
    """
    once, known = keep_first_labels(labels), np.flatnonzero(gold != UNLABELLED)
    first = np.zeros(labels.n_items, dtype=bool)
    first[np.random.default_rng(seed).permutation(known)[: known.size // 2]] = True
    learned = count_gold_labels(once, gold, first)
    answers = count_gold_labels(once, gold, (gold != UNLABELLED) & ~first)
    n_classes = labels.n_classes
    shrunk = n_classes * (learned.right + 1.0) / (learned.given + n_classes) - 1.0
    weights = np.where(answers.given > 0, shrunk, 0.0)
    return _bound_by_gold(once, gold == UNLABELLED, answers, weights, alpha)


def count_gold_labels(labels: Labels, gold: IntArray, chosen: BoolArray) -> GoldCounts:
    """Count answers to the chosen gold items, and the right ones.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,)
        Known class of each item.
    chosen : ndarray of shape (N,)
        Marks gold items.

    Returns
    -------
    GoldCounts
        Counts (M,) of labels and of right ones.
    """
    on_gold = chosen[labels.item]
    right = on_gold & (labels.code == gold[labels.item])
    counts = (np.bincount(labels.worker[m], minlength=labels.n_workers) for m in (on_gold, right))
    return GoldCounts(*counts)


def _bound_by_gold(
    labels: Labels, rest: BoolArray, answers: GoldCounts, weights: FloatArray, alpha: float
) -> ConfidenceBound:
    items, counted = int(np.count_nonzero(rest)), rest[labels.item]
    if labels.n_classes < 2 or items == 0:
        return no_bound(NoBound.NEEDS_CLASSES_AND_ITEMS, weights, alpha)
    if not weights.any():
        return no_bound(NoBound.NO_GOLD_WORKER, weights, alpha)
    given = np.bincount(labels.worker[counted], minlength=labels.n_workers)
    scale, largest = float(np.linalg.norm(weights)), float(np.abs(weights).max())
    squares = float(given @ weights**2)
    expected = expected_sum_upper_bound(squares, largest**2, REST_SHARE * alpha)
    sigma2 = min(1.0, expected / items / scale**2)
    lead = _lower_lead(answers, weights * given / items, labels.n_classes, ACCURACY_SHARE * alpha)
    drift = _assignment_drift(items, sigma2, largest / scale, REST_SHARE * alpha)
    t1 = lead / scale - drift
    if t1 < 0.0:
        none = no_bound(NoBound.GOLD_NOT_BETTER_THAN_CHANCE, weights, alpha)
        return replace(none, t1=t1, sigma2=sigma2, c=largest / scale)
    return bound_mean_error(weights, t1, sigma2, labels.n_classes, alpha)


def _lower_lead(answers: GoldCounts, worth: FloatArray, n_classes: int, alpha: float) -> float:
    """Bound Σ u_i a_i from below, by Hoeffding's inequality over the gold answers."""
    some = answers.given > 0
    given, worth = answers.given[some], worth[some]
    seen = (n_classes * answers.right[some] / given - 1.0) / (n_classes - 1)
    radius = sqrt(0.5 * log(1.0 / alpha) * float(np.sum(worth**2 / given)))
    return float(worth @ seen) - n_classes / (n_classes - 1) * radius


def _assignment_drift(items: int, sigma2: float, c: float, alpha: float) -> float:
    """Bound how far who labels what lifts t1 above what is expected, by Bernstein's inequality."""
    tail = log(1.0 / alpha)
    return (c * tail / 3.0 + sqrt((c * tail / 3.0) ** 2 + 2.0 * items * sigma2 * tail)) / items
