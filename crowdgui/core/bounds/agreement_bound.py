"""A bound from agreement alone: how much two workers agree beyond chance needs no true labels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.blocks import InMemoryLabels
from crowdgui.core.bounds.gold_bound import (
    ACCURACY_SHARE,
    REST_SHARE,
    ConfidenceBound,
    bound_mean_error,
    expected_sum_upper_bound,
    mean_lower_bound,
    mean_lower_bound_normal,
    no_bound,
    weighted_labels,
)
from crowdgui.core.bounds.guarantee import NoBound
from crowdgui.core.bounds.quantities import chance_corrected
from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED, LabelMetadata, Labels, freeze, keep_first_labels
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.rules.scoring import DecomposableRule
from crowdgui.core.rules.voting import LINEAR, run_iwmv
from crowdgui.core.rules.weighted_vote import VoteState

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.progress import ProgressCallback


def pair_agreement(
    labels: Labels, weights: FloatArray, report: ProgressCallback
) -> tuple[FloatArray, FloatArray]:
    """Return V_j and o_j of each item, (N,) each; repeated answers must have been taken out.

    V_j is the agreement of the item's workers beyond chance, as in `chance_corrected`; o_j =
    Σ_{i∈j} v_i².

    Parameters
    ----------
    labels : Labels
        Without repeated labels.
    weights : ndarray of shape (M,)
        v_i, fixed before these labels.
    report : callable
        Called with the progress.

    Returns
    -------
    agreement : ndarray of shape (N,)
        V_j; 0 for an item with one label or none.
    squares : ndarray of shape (N,)
        o_j.
    """
    form = DecomposableRule.weighted(weights, labels.n_classes)
    given = weights[labels.worker] ** 2
    squares: FloatArray = np.bincount(labels.item, given, minlength=labels.n_items).astype(float)
    agreement = np.empty(labels.n_items)
    for block in labels.blocks:
        report(Progress(Stage.COMPARING_WORKERS, block.items.start / labels.n_items))
        agreement[block.items] = chance_corrected(form.scores(block).T, squares[block.items])
    return agreement, squares


if TYPE_CHECKING:
    Learn = Callable[[Labels, ProgressCallback], FloatArray]
    """Gives weights (M,) from some labels."""


class LowerBoundMethod(StrEnum):
    """How the agreement's lower bound is found."""

    FINITE_SAMPLE = "finite-sample"
    """Valid for every number of items."""
    NORMAL = "normal"
    """About right for 200 items or more; tighter. For Python only: no guarantee rests on it."""


@dataclass(frozen=True)
class AgreementBoundOptions:
    """How the bound from agreement is computed.

    `alpha` is the risk that it fails. `better_than_chance` is the user's statement that
    workers, weighted as in the vote, are on the whole more often right than guessers: Σ v_i a_i
    ≥ 0, which two classes can never tell from labels alone.
    """

    alpha: float
    better_than_chance: bool
    interval: LowerBoundMethod = LowerBoundMethod.FINITE_SAMPLE


def agreement_bound(
    labels: Labels, weights: FloatArray, terms: AgreementBoundOptions, report: ProgressCallback
) -> ConfidenceBound:
    """Bound the error of weighted voting by pairwise agreement; weights are fixed beforehand.

    Parameters
    ----------
    labels : Labels
        N items; the first label of each worker for each item counts. Two classes or more.
    weights : ndarray of shape (M,)
        v_i. Fixed, or learned from other items: never from these labels. Ones for majority voting.
    terms : AgreementBoundOptions
        α, the user's statement about the workers, and how agreement is bounded.
    report : callable
        Called with the progress.

    Returns
    -------
    ConfidenceBound
        Upper bound on the mean error rate at confidence 1−α, or why there is none.

    Notes
    -----
    The model: worker i labels each item with probability q_i (one q for all is a special case) and
    is right with probability w_i whatever the class, mistakes even over the others, all
    independently. Let a_i = (L w_i − 1)/(L−1), x_i = q_i v_i a_i, and V_j the agreement of
    `chance_corrected`. The V_j are independent with mean E V = Σ_{i≠i'} x_i x_i' = (Σ x_i)² − Σ
    x_i². As M Σ x_i² ≥ (Σ x_i)² over the M workers whose weight is not 0, (Σ x_i)² ≥ M/(M−1) E V.
    Now t1 of Li and Yu (2014, section 3) is Σ x_i / ‖v‖, so that

        t1 ≥ sqrt(M/(M−1) · E V) / ‖v‖   where Σ x_i ≥ 0.

    E V is replaced by its lower bound (V_j ≥ −‖v‖², since L Σ_k s_k² ≥ s²; above it is at most
    A² + B² + 2AB/(L−1) − ‖v‖² with A and B the sums of positive and of negative weights, which the
    bound need not know), σ² ≤ Σ q_i v_i² / ‖v‖² by an upper bound from the Σ v_i² of all labels.
    Both hold together with probability 1−α or more. The sign of Σ x_i is the user's statement; with
    three classes or more labels can show it too: a_i ≥ −1/(L−1), so a negative sum is no longer
    than Σ q_i max(v_i, 0)/(L−1) + Σ q_i max(−v_i, 0), and where the lower bound on its length
    exceeds that, it is positive.
    """
    workers = int(np.count_nonzero(weights))
    if labels.n_classes < 2 or workers < 2:
        return no_bound(NoBound.NEEDS_CLASSES_AND_WORKERS, weights, terms.alpha)
    once = keep_first_labels(labels)
    agreement, squares = pair_agreement(once, weights, report)
    least = -float(weights @ weights)
    mean = _lower_agreement(agreement, least, terms)
    if mean <= 0.0:
        return no_bound(NoBound.TOO_LITTLE_AGREEMENT, weights, terms.alpha)
    length = sqrt(workers / (workers - 1.0) * mean)
    if not terms.better_than_chance and length <= _longest_below_chance(once, weights, terms):
        return no_bound(_sign_unknown(labels.n_classes), weights, terms.alpha)
    scale = float(np.linalg.norm(weights))
    largest = float(np.max(weights**2))
    expected = expected_sum_upper_bound(float(squares.sum()), largest, REST_SHARE * terms.alpha)
    sigma2 = min(1.0, expected / labels.n_items / scale**2)
    return bound_mean_error(weights, length / scale, sigma2, labels.n_classes, terms.alpha)


def _lower_agreement(agreement: FloatArray, least: float, terms: AgreementBoundOptions) -> float:
    alpha = ACCURACY_SHARE * terms.alpha
    if terms.interval is LowerBoundMethod.NORMAL:
        return mean_lower_bound_normal(agreement, alpha)
    return mean_lower_bound(agreement, least, alpha)


def _longest_below_chance(
    labels: Labels, weights: FloatArray, terms: AgreementBoundOptions
) -> float:
    """Bound how long Σ q_i v_i a_i can be where it is negative; each |a_i| is at most 1."""
    most = np.where(weights > 0, weights / (labels.n_classes - 1), -weights)
    total, largest = float(most[labels.worker].sum()), float(most.max())
    return expected_sum_upper_bound(total, largest, REST_SHARE * terms.alpha) / labels.n_items


def _sign_unknown(n_classes: int) -> NoBound:
    return NoBound.SIGN_UNKNOWN_TWO_CLASSES if n_classes == 2 else NoBound.SIGN_UNKNOWN


@dataclass(frozen=True, eq=False)
class CrossFitted:
    """Two halves of the items, each voted on with weights learned from the other.

    Attributes
    ----------
    bound : float or None
        The mean of the two halves' bounds, weighted by their items; None with a `reason`.
    halves : tuple of two ConfidenceBound
        Of the first and of the second half, each at α/2, with the weights it was voted on with;
        empty where a half has no labels.
    second : ndarray of shape (N,)
        Whether an item is in the second half.
    labels : ndarray of shape (N,)
        The labels this vote gives: those that the bound covers.
    """

    bound: float | None
    reason: Reason | None
    halves: tuple[ConfidenceBound, ...]
    second: BoolArray
    labels: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    def differing(self, final: IntArray) -> int:
        """Count the items on which other final labels (N,) are not those the bound covers."""
        return int(np.count_nonzero(self.labels != final))


LEARNING_STEPS = 10
"""Any weights from the other items will do; where labels still change, few do by then."""


def iwmv_weights(labels: Labels, report: ProgressCallback) -> FloatArray:
    """Learn weights by iterative weighted majority voting; 0 for a worker without labels.

    Votes end after `LEARNING_STEPS` at the latest.

    Parameters
    ----------
    labels : Labels
        M workers; the items that weights are learned from.
    report : callable
        Called with the progress.

    Returns
    -------
    ndarray of shape (M,)
        Weights L ŵ_i − 1.
    """
    free = VoteState(np.full(labels.n_items, UNLABELLED, dtype=np.int32))
    return run_iwmv(InMemoryLabels(labels, free), LINEAR, LEARNING_STEPS, report).weights


def cross_fitted(
    labels: Labels, learn: Learn, terms: AgreementBoundOptions, seed: int, report: ProgressCallback
) -> CrossFitted:
    """Bound the error of a rule that learns its weights, by learning them on other items.

    The items are split at random into halves A and B. The vote on B uses the weights learned from
    A's labels alone, which are independent of B's and so fixed in advance for them;
    `agreement_bound` bounds B's mean error rate given A at confidence 1−α/2, and the other way
    round. Both hold with probability 1−α or more, and then so does the mean weighted by items.

    What is bounded is this cross-fitted vote, `labels`: the error rate expected of it, half by
    half, given the weights learned on the other half. It is not the vote with weights learned from
    all items, whose errors are tied to the weights through the very labels it covers. Of other
    final labels that differ from these on D of N items one thing follows, as each difference is at
    most one mistake: their share of wrong labels is at most D/N above that of the cross-fitted
    ones. D is counted, not bounded in advance, so that sum is stated as such: bounded error
    expected of the cross-fitted labels, plus the share that was labelled otherwise.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    learn : callable
        Returns weights (M,) learned from some labels; called with them and `report`.
    terms : AgreementBoundOptions
        α, the user's statement about the workers, and how agreement is bounded.
    seed : int
        Seed of the split.
    report : callable
        Called with the progress.

    Returns
    -------
    CrossFitted
        The bound at confidence 1−α, and the final labels (N,) that it covers.
    """
    once = keep_first_labels(labels)
    second = np.zeros(labels.n_items, dtype=bool)
    chosen = np.random.default_rng(seed).permutation(labels.n_items)[: labels.n_items // 2]
    second[chosen] = True
    first, other = _items_of(once, ~second), _items_of(once, second)
    final = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    if first is None or other is None:
        return CrossFitted(None, Reason(NoBound.TOO_FEW_ITEMS), (), second, final)
    halved = replace(terms, alpha=terms.alpha / 2.0)
    found = (
        agreement_bound(first, learn(other, report), halved, report),
        agreement_bound(other, learn(first, report), halved, report),
    )
    final[~second] = weighted_labels(first, found[0].weights)
    final[second] = weighted_labels(other, found[1].weights)
    reason = next((half.reason for half in found if half.reason), None)
    return CrossFitted(_mean_bound(found, second), reason, found, second, final)


def _mean_bound(found: tuple[ConfidenceBound, ConfidenceBound], second: BoolArray) -> float | None:
    first, other = (half.bound for half in found)
    share = float(second.mean())
    return None if first is None or other is None else (1.0 - share) * first + share * other


def _items_of(labels: Labels, chosen: BoolArray) -> Labels | None:
    """Return the labels of some items only, as items without names; None where there are none."""
    keep = chosen[labels.item]
    if not keep.any():
        return None
    kept = labels.only(keep)
    place = np.cumsum(chosen, dtype=np.int32) - 1
    item = place.take(kept.item)
    item.setflags(write=False)
    # To copy names takes longer than all the rest, and nobody asks for them.
    names = np.broadcast_to(labels.item_ids[:1], int(np.count_nonzero(chosen)))
    return replace(kept, item=item, item_ids=names, metadata=LabelMetadata())
