"""How many wrong labels the check of an item by hand is expected to take away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Block, Labels
    from crowdgui.core.progress import ProgressCallback


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
    """The labels of a block: who gave each, what it says, and how sure its item is.

    `said` is the probability of the label, `rival` the largest probability among the other
    classes, `top` the larger of the two.
    """

    item: IntArray
    worker: IntArray
    said: FloatArray
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
    chance p_j(k). It takes away item j's own term. Beyond that it settles whether each of the
    item's workers was right: worker i counts as right on R_i = Σ_j p_j(Z_ij) of n_i items, and
    this moves by x = 1 − p, with chance p = p_j(Z_ij), or by x = −p. The worker's log-odds
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

    Returns
    -------
    ReviewValue
        Wrong labels that the check of each item is expected to remove, (N,) here and elsewhere.
    """
    effect = _Effect(labels, posterior, report)
    elsewhere = np.zeros(labels.n_items)
    for block in labels.blocks:
        report(Progress(Stage.COMPUTING_ORDER, 0.5 + _share(block, labels) / 2))
        votes = _votes(labels, posterior, block)
        gain = votes.said * effect.on_others(votes, 1.0 - votes.said)
        gain += (1.0 - votes.said) * effect.on_others(votes, -votes.said)
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
            votes = _votes(labels, posterior, block)
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
        votes = _votes(labels, posterior, block)
        right += np.bincount(votes.worker, weights=votes.said, minlength=labels.n_workers)
    given = labels.labels_per_worker[:, None]
    moved = np.clip(right[:, None] + np.append(KNOTS, 0.0), 0.0, given)
    odds = (moved + BOTH_WAYS) / (given - moved + BOTH_WAYS * max(1, labels.n_classes - 1))
    lifts: FloatArray = odds[:, :-1] / odds[:, -1:]
    return lifts


def _gain(votes: _Votes, lift: FloatArray) -> FloatArray:
    """Return what the final label's probability gains where the odds of a label are lifted."""
    raised = votes.said * lift
    gain: FloatArray = np.maximum(raised, votes.rival) / (1.0 - votes.said + raised) - votes.top
    return gain


def _votes(labels: Labels, posterior: FloatArray, block: Block) -> _Votes:
    item, code = labels.item[block.labels], labels.code[block.labels]
    first, second = _two_largest(posterior[block.items])
    place = item - block.items.start
    said = posterior[item, code]
    rival = np.where(said >= first[place], second[place], first[place])
    return _Votes(item, labels.worker[block.labels], said, rival, np.maximum(said, rival))


def _two_largest(shares: FloatArray) -> tuple[FloatArray, FloatArray]:
    if shares.shape[1] == 1:
        return shares[:, 0], np.zeros(shares.shape[0])
    top = np.partition(shares, -2, axis=1)
    return top[:, -1], top[:, -2]


def _share(block: Block, labels: Labels) -> float:
    return float(block.items.start / labels.n_items)
