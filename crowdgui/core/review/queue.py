"""Which items a person should look at, in which order, and how many mistakes checks would find."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.results import HIGH_CONFIDENCE
from crowdgui.core.review.guideline import by_guideline

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Block, Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import FinalLabels
    from crowdgui.core.rules.rule import Aggregation


class ReviewOrder(StrEnum):
    """What puts an item first."""

    LEAST_SURE = "least sure"
    MOST_DISPUTED = "most disputed"
    WORTH_MOST = "worth most"
    COSTS_MOST = "costs most"
    GUIDELINE = "guideline"


AUDIT, GUARANTEE, SHOWN = "audit", "guarantee", "shown"
"""Orders that are given: what an audit drew, what it left to review, and the table as it stands."""


@dataclass(frozen=True, eq=False)
class Queue:
    """Items to review, the first first.

    Attributes
    ----------
    items : ndarray of shape (n,)
        Only items that have a final label.
    values : ndarray of shape (N,) or None
        The wrong labels that the check of each item is expected to take away, or what its label is
        expected to cost, for an order that goes by it.
    """

    items: IntArray
    values: FloatArray | None = None

    def __post_init__(self) -> None:
        freeze(self)


def build_queue(
    outcome: Outcome, order: ReviewOrder, report: ProgressCallback = ignore_progress
) -> Queue:
    """Choose and order the items to review; items that are alike keep their own order."""
    report(Progress(Stage.COMPUTING_ORDER))
    labels, done = outcome.job.used, outcome.aggregation
    match order:
        case ReviewOrder.LEAST_SURE:
            return Queue(by_confidence(outcome))
        case ReviewOrder.MOST_DISPUTED:
            return Queue(by_disagreement(labels, done, report))
        case ReviewOrder.WORTH_MOST:
            values = compute_review_value(labels, done.posterior, outcome.confidence, report).total
            return Queue(by_review_value(values), values)
        case ReviewOrder.GUIDELINE:
            return Queue(by_guideline(outcome, report))
        case ReviewOrder.COSTS_MOST:
            return Queue(_by_expected_cost(outcome), outcome.expected_cost)


def unsure_items(outcome: Outcome, settled: BoolArray | None = None) -> BoolArray:
    """Mark the items (N,) to look at a second time: below `HIGH_CONFIDENCE`, and not `settled`.

    Settled (N,) is what a person has had the last word on: `FinalLabels.settled`.
    """
    return outcome.unsure if settled is None else outcome.unsure & ~settled


def count_unsure(outcome: Outcome, final: FinalLabels | None = None) -> int:
    """Count the `unsure_items`, except for those settled; fast however many items there are."""
    if final is None:
        return outcome.n_unsure
    return outcome.n_unsure - int(np.count_nonzero(outcome.unsure[final.settled_items]))


def by_confidence(outcome: Outcome, settled: BoolArray | None = None) -> IntArray:
    """Return the `unsure_items` (n,), the lowest confidence first, then the smallest margin."""
    done = outcome.aggregation
    chosen = np.flatnonzero(unsure_items(outcome, settled))
    return chosen[np.lexsort((done.margin[chosen], outcome.confidence[chosen]))]


def by_disagreement(
    labels: Labels, done: Aggregation, report: ProgressCallback = ignore_progress
) -> IntArray:
    """Return the items on which workers differ, the most even votes first.

    Votes are compared by their entropy −Σ_k s_k ln s_k, s_k the share of class k, each label
    counting the same; among equals more labels come first, then less confidence.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    done : Aggregation
        What a rule made of the items.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    ndarray of shape (n,)
        Items that have a final label and labels of two classes or more.
    """
    split = np.zeros(labels.n_items)
    for block in labels.blocks:
        report(Progress(Stage.COMPUTING_ORDER, block.items.start / labels.n_items))
        split[block.items] = _entropy(_votes(labels, block.items, block.labels))
    chosen = np.flatnonzero((split > 0.0) & (done.labels != UNLABELLED))
    # Entropies of the same shares differ in their last digits by the order of the classes.
    even = np.round(split[chosen], 12)
    keys = (done.confidence[chosen], -labels.labels_per_item[chosen], -even)
    return chosen[np.lexsort(keys)]


def by_review_value(values: FloatArray) -> IntArray:
    """Return the items worth more than 1 − `HIGH_CONFIDENCE` wrong labels (N,), most first."""
    chosen = np.flatnonzero(values > 1.0 - HIGH_CONFIDENCE)
    return chosen[np.argsort(-values[chosen], kind="stable")]


def _by_expected_cost(outcome: Outcome) -> IntArray:
    """Return the items whose label is expected to cost much (n,), the most costly first."""
    chosen = np.flatnonzero(outcome.expected_cost > least_expected_cost(outcome))
    return chosen[np.argsort(-outcome.expected_cost[chosen], kind="stable")]


def least_expected_cost(outcome: Outcome) -> float:
    """Return the expected cost above which an item is offered for a second look.

    That is 1 − `HIGH_CONFIDENCE` of what the cheapest mistake costs.
    """
    costs = outcome.job.costs
    return (1.0 - HIGH_CONFIDENCE) * (costs.levels[0] if costs and costs.levels else 1.0)


def _votes(labels: Labels, items: slice, span: slice) -> FloatArray:
    """Count the labels of each class on some items, (items, L)."""
    size, n_classes = items.stop - items.start, labels.n_classes
    place = (labels.item[span].astype(np.int64) - items.start) * n_classes + labels.code[span]
    return np.bincount(place, minlength=size * n_classes).reshape(size, n_classes).astype(float)


def _entropy(votes: FloatArray) -> FloatArray:
    total = votes.sum(axis=1, keepdims=True)
    shares = votes / np.maximum(total, 1.0)
    logs = np.log(shares, out=np.zeros_like(shares), where=shares > 0)
    entropy: FloatArray = np.abs((shares * logs).sum(axis=1))
    return entropy


KNOTS = np.linspace(-1.0, 1.0, 17)
"""Moves of a worker's count of right labels for which the effect is computed; between them it
is interpolated."""


BOTH_WAYS = 0.5
"""Added to a worker's right labels, and to the wrong ones for each other class, so that no worker
is beyond doubt (Jeffreys)."""


@dataclass(frozen=True, eq=False)
class ReviewValue:
    """Expected wrong labels that the check of each of N items takes away.

    Attributes
    ----------
    here : ndarray of shape (N,)
        On the item itself: 1 − confidence. NaN for an item without labels.
    elsewhere : ndarray of shape (N,)
        On all others, through what the answer teaches about the workers. It can be below 0,
        where the answer is likelier to make the rule doubt workers than to trust them.
    """

    here: FloatArray
    elsewhere: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def total(self) -> FloatArray:
        return self.here + self.elsewhere


class _Votes(NamedTuple):
    """The labels of a block: worker, class, and the confidence in the item's label.

    `given` is the probability of the label, `rival` the largest probability among the other
    classes, `top` the larger of the two.
    """

    item: IntArray
    worker: IntArray
    given: FloatArray
    rival: FloatArray
    top: FloatArray


def compute_review_value(
    labels: Labels,
    posterior: FloatArray,
    confidence: FloatArray,
    report: ProgressCallback = ignore_progress,
) -> ReviewValue:
    """Compute what each item's check would take from the expected number of wrong labels.

    The expected number is E = Σ_j (1 − max_k p_j(k)). A check of item j finds class k with
    probability p_j(k). It takes away item j's own term. Beyond that it settles whether each of the
    item's workers was right: worker i counts as right on R_i = Σ_j p_j(Z_ij) of n_i items, and
    this moves by x = 1 − p, with probability p = p_j(Z_ij), or by x = −p. The worker's log-odds
    v_i = ln((R_i + ½) / (n_i − R_i + (L−1)/2)) move by Δ_i(x), and on another of their items,
    where their answer has probability a and the likeliest other class b, the final label's
    probability becomes max(a e^Δ, b) / (1 − a + a e^Δ). With G_i(x) the sum of what this adds
    over worker i's items,

        elsewhere_j = Σ_{i∈j} [ p G_i(1 − p) + (1 − p) G_i(−p) ],  item j itself excluded from G.

    This is one step of EM for workers with one accuracy each (the homogeneous model), each
    worker by themselves: what several of them do together to an item they share, the shares of
    the classes and further steps are ignored. G_i is computed at `KNOTS` and interpolated,
    so the work is linear in the labels. Repeated answers of a worker to an item, where they were
    kept, count as answers to different items. The idea, to choose the query that is expected to
    lower the error most, is Roy and McCallum's (2001); the closed form is derived here.

    Parameters
    ----------
    labels : Labels
        N items, M workers, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.
    confidence : ndarray of shape (N,)
        Probability of the final label, NaN for an item without labels.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    ReviewValue
        Wrong labels that the check of each item is expected to remove, (N,) here and elsewhere.
    """
    effect = _Effect(labels, posterior, report)
    elsewhere = np.zeros(labels.n_items)
    for block in labels.blocks:
        report(Progress(Stage.COMPUTING_ORDER, 0.5 + _share(block, labels) / 2))
        votes = _vote_counts(labels, posterior, block)
        gain = votes.given * effect.on_others(votes, 1.0 - votes.given)
        gain += (1.0 - votes.given) * effect.on_others(votes, -votes.given)
        size = block.items.stop - block.items.start
        elsewhere[block.items] = np.bincount(
            votes.item - block.items.start, weights=gain, minlength=size
        )
    return ReviewValue(1.0 - confidence, np.where(np.isnan(confidence), np.nan, elsewhere))


class _Effect:
    """G_i at the knots, (M, knots), and e^Δ_i there."""

    def __init__(self, labels: Labels, posterior: FloatArray, report: ProgressCallback) -> None:
        self._lift = _lifts(labels, posterior)
        self._gain = np.zeros_like(self._lift)
        for block in labels.blocks:
            report(Progress(Stage.COMPUTING_ORDER, _share(block, labels) / 2))
            votes = _vote_counts(labels, posterior, block)
            for knot in range(KNOTS.size):
                gain = _gain(votes, self._lift[votes.worker, knot])
                self._gain[:, knot] += np.bincount(
                    votes.worker, weights=gain, minlength=labels.n_workers
                )

    def on_others(self, votes: _Votes, move: FloatArray) -> FloatArray:
        """Return what a move of each label's worker does to their other items."""
        place = (move + 1.0) * ((KNOTS.size - 1) / 2)
        left = np.minimum(place.astype(np.intp), KNOTS.size - 2)
        rest = place - left
        return (1.0 - rest) * self._at(votes, left) + rest * self._at(votes, left + 1)

    def _at(self, votes: _Votes, knot: IntArray) -> FloatArray:
        found: FloatArray = self._gain[votes.worker, knot]
        return found - _gain(votes, self._lift[votes.worker, knot])


def _lifts(labels: Labels, posterior: FloatArray) -> FloatArray:
    """Return what each move of a worker's right labels multiplies the odds of their answers by."""
    right = np.zeros(labels.n_workers)
    for block in labels.blocks:
        votes = _vote_counts(labels, posterior, block)
        right += np.bincount(votes.worker, weights=votes.given, minlength=labels.n_workers)
    given = labels.labels_per_worker[:, None]
    moved = np.clip(right[:, None] + np.append(KNOTS, 0.0), 0.0, given)
    odds = (moved + BOTH_WAYS) / (given - moved + BOTH_WAYS * max(1, labels.n_classes - 1))
    lifts: FloatArray = odds[:, :-1] / odds[:, -1:]
    return lifts


def _gain(votes: _Votes, lift: FloatArray) -> FloatArray:
    """Return what the final label's probability gains where the odds of a label are lifted."""
    raised = votes.given * lift
    gain: FloatArray = np.maximum(raised, votes.rival) / (1.0 - votes.given + raised) - votes.top
    return gain


def _vote_counts(labels: Labels, posterior: FloatArray, block: Block) -> _Votes:
    item, code = labels.item[block.labels], labels.code[block.labels]
    first, second = _two_largest(posterior[block.items])
    place = item - block.items.start
    given = posterior[item, code]
    rival = np.where(given >= first[place], second[place], first[place])
    return _Votes(item, labels.worker[block.labels], given, rival, np.maximum(given, rival))


def _two_largest(shares: FloatArray) -> tuple[FloatArray, FloatArray]:
    if shares.shape[1] == 1:
        return shares[:, 0], np.zeros(shares.shape[0])
    top = np.partition(shares, -2, axis=1)
    return top[:, -1], top[:, -2]


def _share(block: Block, labels: Labels) -> float:
    return float(block.items.start / labels.n_items)
