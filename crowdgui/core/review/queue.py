"""Which items a person should look at, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.results import HIGH_CONFIDENCE
from crowdgui.core.review.guideline import by_guideline
from crowdgui.core.review.review_value import compute_review_value

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
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


@dataclass(frozen=True, eq=False)
class Queue:
    """Items to review, the first first.

    Attributes
    ----------
    items : ndarray of shape (n,)
        Only items that have a final label.
    worth : ndarray of shape (N,) or None
        The wrong labels that the check of each item is expected to take away, or what its label is
        expected to cost, for an order that goes by it.
    """

    items: IntArray
    worth: FloatArray | None = None

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
            worth = compute_review_value(labels, done.posterior, outcome.confidence, report).total
            return Queue(by_review_value(worth), worth)
        case ReviewOrder.GUIDELINE:
            return Queue(by_guideline(outcome, report))
        case ReviewOrder.COSTS_MOST:
            return Queue(by_expected_cost(outcome), outcome.expected_cost)


def unsure_items(outcome: Outcome, settled: BoolArray | None = None) -> BoolArray:
    """Mark the items (N,) to look at a second time: below `HIGH_CONFIDENCE`, and not `settled`.

    Settled (N,) is what a person has had the last word on: `FinalLabels.by_hand`.
    """
    return outcome.unsure if settled is None else outcome.unsure & ~settled


def count_unsure(outcome: Outcome, final: FinalLabels | None = None) -> int:
    """Count the `unsure_items`, but for those settled; fast however many items there are."""
    if final is None:
        return outcome.n_unsure
    return outcome.n_unsure - int(np.count_nonzero(outcome.unsure[final.settled]))


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


def by_review_value(worth: FloatArray) -> IntArray:
    """Return the items whose check removes over 1 − `HIGH_CONFIDENCE` wrong labels, most first."""
    chosen = np.flatnonzero(worth > 1.0 - HIGH_CONFIDENCE)
    return chosen[np.argsort(-worth[chosen], kind="stable")]


def by_expected_cost(outcome: Outcome) -> IntArray:
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
