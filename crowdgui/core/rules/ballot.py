"""One weighted vote: winners, ties and matches, and what they make of the items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.outcome import Aggregation
from crowdgui.core.progress import Progress
from crowdgui.core.rules.form import lead, softmax, winners
from crowdgui.core.rules.gold import with_held
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report, Step
    from crowdgui.core.rules.form import Decomposable


@dataclass(frozen=True, eq=False)
class Ballot:
    """Final labels and ties (N,), and how many of each worker's labels match them (M,)."""

    form: Decomposable
    weights: FloatArray
    final: IntArray
    tied: BoolArray
    matches: IntArray

    def __post_init__(self) -> None:
        freeze(self)


def count(
    labels: Labels, form: Decomposable, weights: FloatArray, held: IntArray, report: Report
) -> Ballot:
    """Let the form elect the label of every item that is not held at its gold class."""
    final = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    tied = np.zeros(labels.n_items, dtype=bool)
    matches = np.zeros(labels.n_workers, dtype=np.int64)
    for block in labels.blocks:
        report(Progress(tr("Voting"), block.items.start / labels.n_items))
        best, equal = winners(form.scores(block))
        some = labels.labels_per_item[block.items] > 0
        free = held[block.items] == UNLABELLED
        final[block.items] = np.where(some & free, best, held[block.items])
        tied[block.items] = equal & some & free
        right = labels.code[block.labels] == final[labels.item[block.labels]]
        workers = labels.worker[block.labels][right]
        matches += np.bincount(workers, minlength=labels.n_workers)
    return Ballot(form, weights, final, tied, matches)


def from_ballot(
    rule: str,
    labels: Labels,
    ballot: Ballot,
    posterior: FloatArray,
    held: IntArray,
    history: tuple[Step, ...],
    *,
    converged: bool,
    notes: tuple[str, ...] = (),
) -> Aggregation:
    """Give what a weighted vote makes of the items; `posterior` is that of the free ones."""
    posterior = with_held(posterior, held)
    margins = _margins(labels, ballot)
    given = labels.labels_per_worker
    return Aggregation(
        rule=rule,
        labels=ballot.final,
        confidence=_confidence(posterior, ballot.final),
        margin=np.where(held == UNLABELLED, margins, 1.0),
        tied=ballot.tied,
        posterior=posterior,
        form=ballot.form,
        weights=ballot.weights,
        accuracy=np.where(given > 0, ballot.matches / np.maximum(given, 1), np.nan),
        history=history,
        converged=converged,
        notes=notes,
    )


def weight_shares(labels: Labels, ballot: Ballot) -> FloatArray:
    """Give each class's share of the weight on an item; even shares where there is none.

    Weight below 0 counts against the answer, which is the same as for each of the others.
    """
    form = ballot.form
    against = np.bincount(
        labels.item, np.maximum(-ballot.weights, 0.0)[labels.worker], minlength=labels.n_items
    )
    against += np.maximum(-form.offset, 0.0).sum()
    scores = np.concatenate([form.scores(block) for block in labels.blocks])
    shares = np.maximum(scores + against[:, None], 0.0)
    total = shares.sum(axis=1, keepdims=True)
    even = np.full_like(shares, 1.0 / labels.n_classes)
    np.divide(shares, total, out=even, where=total > 0)
    return even


def first_order_posterior(labels: Labels, ballot: Ballot) -> FloatArray:
    """Give class probabilities by the model that weights of L w − 1 come from.

    For workers who err independently and alike on all classes the log-odds of an answer are
    ln((L−1)w / (1−w)); the weight L w − 1 is (L−1)/L times their first-order expansion at
    w = 1/L. So softmax(L/(L−1) · score) puts the final label first, and counts nobody as
    infallible.
    """
    scale = labels.n_classes / max(1, labels.n_classes - 1)
    return np.concatenate([softmax(scale * ballot.form.scores(block)) for block in labels.blocks])


def log_odds_posterior(labels: Labels, ballot: Ballot) -> FloatArray:
    """Give class probabilities where the weights are the log-odds of an answer themselves."""
    return np.concatenate([softmax(ballot.form.scores(block)) for block in labels.blocks])


def _confidence(posterior: FloatArray, final: IntArray) -> FloatArray:
    chosen = np.take_along_axis(posterior, np.maximum(final, 0)[:, None], axis=1)[:, 0]
    return np.where(final == UNLABELLED, np.nan, chosen)


def _margins(labels: Labels, ballot: Ballot) -> FloatArray:
    """Give the lead of the winner as a share of all the weight on the item; 1 for one class."""
    if labels.n_classes == 1:
        return np.where(labels.labels_per_item > 0, 1.0, np.nan)
    margins = np.concatenate([lead(ballot.form.scores(block)) for block in labels.blocks])
    given = np.abs(ballot.weights)[labels.worker]
    weight = np.bincount(labels.item, given, minlength=labels.n_items)
    weight += np.abs(ballot.form.offset).sum()
    share = np.divide(margins, weight, out=np.zeros_like(margins), where=weight > 0)
    return np.where(labels.labels_per_item > 0, np.minimum(share, 1.0), np.nan)
