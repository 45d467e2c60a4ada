"""What a weighted vote makes of the items: class probabilities, confidence and margins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.blocks.over_blocks import over_blocks
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.outcome import Aggregation
from crowdgui.core.rules.form import lead, row_sums, softmax
from crowdgui.core.rules.gold import with_held

if TYPE_CHECKING:
    from collections.abc import Callable

    from scipy.sparse import csr_array

    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.progress import Step
    from crowdgui.core.rules.ballot import Ballot
    from crowdgui.core.rules.form import Decomposable

    Chances = Callable[["Weighing", csr_array, FloatArray], FloatArray]
    """From votes on items and the scores they give: the probability of each class."""


@dataclass(frozen=True, eq=False)
class Weighing:
    """How votes become scores: the form, and the weights (M,) it was made of."""

    form: Decomposable
    weights: FloatArray


def from_ballot(
    rule: str,
    labels: Labels,
    ballot: Ballot,
    chances: Chances,
    held: IntArray,
    history: tuple[Step, ...],
    *,
    converged: bool,
    notes: tuple[str, ...] = (),
) -> Aggregation:
    """Return what a weighted vote makes of the items; `chances` are those of the free ones."""
    posterior, margins = _closed(labels, ballot, chances)
    posterior = with_held(posterior, held)
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


def shares_of_weight(labels: Labels, ballot: Ballot) -> FloatArray:
    """Return each class's share of the weight on every item (N, L)."""
    return _closed(labels, ballot, weight_shares)[0]


def weight_shares(by: Weighing, votes: csr_array, scores: FloatArray) -> FloatArray:
    """Return each class's share of the weight on an item; even shares where there is none.

    Weight below 0 counts against the answer, which is the same as for each of the others.
    """
    n_classes = scores.shape[1]
    against = np.maximum(-by.form.offset, 0.0).sum()
    if by.weights.min() < 0:
        below = np.repeat(np.maximum(-by.weights, 0.0), n_classes)
        against = against + np.asarray(votes @ below)[:, None]
    shares: FloatArray = np.maximum(scores + against, 0.0)
    total = row_sums(shares)[:, None]
    even: FloatArray = np.full_like(shares, 1.0 / n_classes)
    np.divide(shares, total, out=even, where=total > 0)
    return even


def first_order_posterior(by: Weighing, votes: csr_array, scores: FloatArray) -> FloatArray:
    """Return class probabilities by the model that weights of L w − 1 come from.

    For workers who err independently and alike on all classes the log-odds of an answer are
    ln((L−1)w / (1−w)); the weight L w − 1 is (L−1)/L times their first-order expansion at
    w = 1/L. So softmax(L/(L−1) · score) puts the final label first, and counts nobody as
    infallible.
    """
    n_classes = scores.shape[1]
    return softmax(n_classes / max(1, n_classes - 1) * scores)


def log_odds_posterior(by: Weighing, votes: csr_array, scores: FloatArray) -> FloatArray:
    """Return class probabilities where the weights are the log-odds of an answer themselves."""
    return softmax(scores)


def _closed(labels: Labels, ballot: Ballot, chances: Chances) -> tuple[FloatArray, FloatArray]:
    """Return class probabilities (N, L) and margins (N,) of free items."""
    posterior = np.empty((labels.n_items, labels.n_classes))
    margins = np.empty(labels.n_items)
    close = partial(_close, by=Weighing(ballot.form, ballot.weights), chances=chances)
    found = over_blocks(close, (block.votes for block in labels.blocks))
    for block, (shares, margin) in zip(labels.blocks, found, strict=True):
        posterior[block.items] = shares
        margins[block.items] = margin
    return posterior, np.where(labels.labels_per_item > 0, margins, np.nan)


def _close(votes: csr_array, by: Weighing, chances: Chances) -> tuple[FloatArray, FloatArray]:
    scores = by.form.of_votes(votes)
    margins = _margins(votes, by, scores)
    return chances(by, votes, scores), margins


def _margins(votes: csr_array, by: Weighing, scores: FloatArray) -> FloatArray:
    """Return the lead of the winner as a share of all the weight on the item; 1 for one class."""
    n_items, n_classes = scores.shape
    if n_classes == 1:
        return np.ones(n_items)
    weight = votes @ np.repeat(np.abs(by.weights), n_classes)
    weight += np.abs(by.form.offset).sum()
    share = np.divide(lead(scores), weight, out=np.zeros(n_items), where=weight > 0)
    margins: FloatArray = np.minimum(share, 1.0)
    return margins


def _confidence(posterior: FloatArray, final: IntArray) -> FloatArray:
    chosen = np.take_along_axis(posterior, np.maximum(final, 0)[:, None], axis=1)[:, 0]
    return np.where(final == UNLABELLED, np.nan, chosen)
