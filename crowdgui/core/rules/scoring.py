"""The one form every rule fits: a sum of one number per vote and class, plus one per class."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem, Reason, ReasonCode
from crowdgui.core.labels import MOST_NUMBERS, UNLABELLED, freeze

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Block, Labels


TIE = 1e-10
"""Scores closer than this, relative to the larger of 1 and the largest score, are a tie.

Sums of the same weights in another order differ by about 1e-14; nothing meant is this close.
"""


FEW_CLASSES = 16
"""Up to so many, tables over all classes are small, and products with them the fastest way."""


class GoldNote(ReasonCode):
    """What became of gold in a run."""

    GOLD_FIXED = "gold-fixed"
    NO_GOLD_TO_FIX = "no-gold-to-fix"
    WORKERS_FROM_GOLD = "workers-from-gold"


def check_table(n_workers: int, n_classes: int) -> None:
    """Refuse a table of workers by classes by classes that is larger than one machine holds."""
    if n_workers * n_classes**2 > MOST_NUMBERS:
        raise DataError(Problem.TOO_MANY_CLASSES, classes=n_classes, workers=n_workers)


@dataclass(frozen=True, eq=False)
class DecomposableRule:
    """A rule that adds up: score_j(k) = Σ_i f_i(k, Z_ij) + a_k, the class with most wins.

    Attributes
    ----------
    table : ndarray of shape (M, L, L)
        ``table[i, h, k]`` is f_i(k, h): what worker i's answer h adds to the score of class k.
    offset : ndarray of shape (L,)
        What every item's score of class k starts from, a_k.

    Li and Yu (2014), section 2: decomposable aggregation rules.
    """

    table: FloatArray
    offset: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def weighted(cls, weights: FloatArray, n_classes: int) -> DecomposableRule:
        """Make weighted majority voting: f_i(k, h) = v_i where h = k, else 0.

        Parameters
        ----------
        weights : ndarray of shape (M,)
            v_i.
        n_classes : int
            L.

        Returns
        -------
        DecomposableRule
            With an offset of 0.
        """
        return WeightedVote(weights, n_classes)

    @classmethod
    def from_table(cls, table: FloatArray, offset: FloatArray) -> DecomposableRule:
        """Make the rule of a table, weighted majority voting where it is that."""
        vote = WeightedVote(table[:, 0, 0], offset.size)
        if not offset.any() and np.array_equal(vote.table, table):
            return WeightedVote(vote.weights, offset.size)
        return cls(table, offset)

    def without(self, workers: BoolArray) -> DecomposableRule:
        """Remove the votes of the workers marked (M,)."""
        table = self.table.copy()
        table[workers] = 0.0
        return DecomposableRule(table, self.offset)

    def scores(self, block: Block) -> FloatArray:
        """Return every item's score of every class, shape (items in the block, L)."""
        return self.of_votes(block.votes)

    def of_votes(self, votes: csr_array) -> FloatArray:
        """Return the same of some items, a row of votes each as in `Block`."""
        n_classes = self.offset.size
        scores: FloatArray = by_columns(votes @ self.table.reshape(-1, n_classes))
        scores += self.offset
        return scores

    def rows_of(self, worker: IntArray, code: IntArray) -> FloatArray:
        """Return what each of n labels adds to the score of every class, (n, L)."""
        return self.table[worker, code]

    def take_out(self, scores: FloatArray, worker: IntArray, code: IntArray) -> None:
        """Take from n scores, in their place, what one label each adds to them."""
        scores -= self.rows_of(worker, code)


class WeightedVote(DecomposableRule):
    """Weighted majority voting, whose table of M × L² numbers is made only where it is needed."""

    def __init__(self, weights: FloatArray, n_classes: int) -> None:
        vars(self).update(weights=weights.copy(), offset=np.zeros(n_classes))
        freeze(self)

    weights: FloatArray
    """v_i, of shape (M,)."""

    @cached_property
    def table(self) -> FloatArray:
        check_table(self.weights.size, self.offset.size)
        table: FloatArray = self.weights[:, None, None] * np.eye(self.offset.size)[None]
        table.setflags(write=False)
        return table

    def without(self, workers: BoolArray) -> DecomposableRule:
        return WeightedVote(np.where(workers, 0.0, self.weights), self.offset.size)

    def of_votes(self, votes: csr_array) -> FloatArray:
        # A vote adds to one class; the product with the table would add something to each.
        n_classes = votes.indices.dtype.type(self.offset.size)
        worker = votes.indices // n_classes
        code = votes.indices - worker * n_classes
        shape = votes.shape[0], self.offset.size
        weight = type(votes)((self.weights.take(worker), code, votes.indptr), shape=shape)
        return by_columns(weight.toarray())

    def rows_of(self, worker: IntArray, code: IntArray) -> FloatArray:
        own = code[:, None] == np.arange(self.offset.size)
        return np.where(own, self.weights[worker, None], 0.0)

    def take_out(self, scores: FloatArray, worker: IntArray, code: IntArray) -> None:
        scores[np.arange(len(scores)), code] -= self.weights[worker]


def by_columns(scores: FloatArray) -> FloatArray:
    """Lay out scores (n, L) by columns where classes are few: what follows goes through these."""
    return np.asfortranarray(scores) if scores.shape[1] <= FEW_CLASSES else scores


def argmax_with_ties(scores: FloatArray) -> tuple[IntArray, BoolArray]:
    """Return the class with the highest score in each row, and whether another ties with it.

    A tie goes to the lowest class. Scores count as tied within the rounding of their sums.

    Parameters
    ----------
    scores : ndarray of shape (n, L)
        Scores of n items.

    Returns
    -------
    winner : ndarray of shape (n,)
        Classes.
    tied : ndarray of shape (n,)
        Whether there was a tie.
    """
    best = row_max(scores)
    bar = best - _near(scores, best)
    if scores.shape[1] > FEW_CLASSES:
        best_ones = scores >= bar[:, None]
        return best_ones.argmax(axis=1).astype(np.int32), best_ones.sum(axis=1) > 1
    seen = scores[:, 0] >= bar
    tied = np.zeros_like(seen)
    # Truth values are bytes of 0 and 1, and fewer bytes are faster.
    winner = (~seen).view(np.uint8)
    for k in range(1, scores.shape[1]):
        top = scores[:, k] >= bar
        tied |= seen & top
        seen |= top
        winner += (~seen).view(np.uint8)
    winner *= seen.view(np.uint8)
    return winner.astype(np.int32), tied


def _near(scores: FloatArray, best: FloatArray) -> FloatArray | float:
    """Return how far below the best of its row a score still ties with it."""
    least = scores.min(initial=0.0)
    # Probabilities need no look at each row, and scores above 0 only one at the best.
    if least >= -1.0 and best.max(initial=0.0) <= 1.0:
        return TIE
    size = np.abs(best) if least >= 0.0 else np.maximum(np.abs(best), np.abs(row_min(scores)))
    near: FloatArray = TIE * np.maximum(1.0, size)
    return near


def row_max(scores: FloatArray) -> FloatArray:
    """Return the largest entry of each row.

    Of few classes, going through columns is several times faster than numpy's own reduction
    along a short axis; of many it is slower.
    """
    if scores.shape[1] > FEW_CLASSES:
        largest: FloatArray = scores.max(axis=1)
        return largest
    best = scores[:, 0].copy()
    for k in range(1, scores.shape[1]):
        np.maximum(best, scores[:, k], out=best)
    return best


def row_min(scores: FloatArray) -> FloatArray:
    """Return the smallest entry of each row, as `row_max` the largest."""
    if scores.shape[1] > FEW_CLASSES:
        smallest: FloatArray = scores.min(axis=1)
        return smallest
    worst = scores[:, 0].copy()
    for k in range(1, scores.shape[1]):
        np.minimum(worst, scores[:, k], out=worst)
    return worst


def top_two_gap(shares: FloatArray) -> FloatArray:
    """Return the distance between the two largest entries of each row; the entry where alone."""
    first = shares[:, 0].copy()
    if shares.shape[1] == 1:
        return first
    if shares.shape[1] > FEW_CLASSES:
        second_best, best = np.partition(shares, -2, axis=1)[:, -2:].T
        gap: FloatArray = np.maximum(0.0, best - second_best)
        return gap
    second = np.full_like(first, -np.inf)
    for k in range(1, shares.shape[1]):
        np.maximum(second, np.minimum(first, shares[:, k]), out=second)
        np.maximum(first, shares[:, k], out=first)
    return np.maximum(0.0, first - second)


def softmax(scores: FloatArray) -> FloatArray:
    """Turn log scores into probabilities; the row's maximum is taken off against overflow.

    Parameters
    ----------
    scores : ndarray of shape (n, L)
        Natural logarithms, up to a constant per row.

    Returns
    -------
    ndarray of shape (n, L)
        Rows that add up to 1.
    """
    shares: FloatArray = scores - row_max(scores)[:, None]
    np.exp(shares, out=shares)
    shares /= row_sums(shares)[:, None]
    return shares


def row_sums(shares: FloatArray) -> FloatArray:
    """Add up over the second axis, which is short: by columns, as in `row_max`.

    So a sum has nothing of other rows. A matrix product rounds a row by its place and by the
    threads at hand.
    """
    total = shares[:, 0].copy()
    for k in range(1, shares.shape[1]):
        total += shares[:, k]
    return total


def fixed_labels(labels: Labels, gold: IntArray | None, hold: bool) -> IntArray:
    """Return the class each item is held at (N,), UNLABELLED where the rule is free to choose.

    An item without labels stays without one, whatever its gold.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known class of each item, UNLABELLED where it is not known.
    hold : bool
        Whether items keep their gold class.

    Returns
    -------
    ndarray of shape (N,)
        Classes, or UNLABELLED.
    """
    wanted = np.full(labels.n_items, UNLABELLED) if gold is None or not hold else gold
    return np.where(labels.labels_per_item > 0, wanted, UNLABELLED).astype(np.int32)


def fixed_gold_notes(held: IntArray, hold: bool) -> tuple[Reason, ...]:
    """Return a note on the items fixed to gold, where that was asked for."""
    if not hold:
        return ()
    n = int(np.count_nonzero(held != UNLABELLED))
    if n == 0:
        return (Reason(GoldNote.NO_GOLD_TO_FIX),)
    return (Reason.make(GoldNote.GOLD_FIXED, n=n),)


def apply_fixed_labels(posterior: FloatArray, held: IntArray) -> FloatArray:
    """Return the class probabilities (N, L) with those of held items certain."""
    if not (held != UNLABELLED).any():
        return posterior
    certain = held[:, None] == np.arange(posterior.shape[1])
    return np.where(held[:, None] == UNLABELLED, posterior, certain)


def gold_counts(labels: Labels, gold: IntArray | None) -> FloatArray:
    """Count answers to gold items, (M, L, L) as [worker, answer, true class].

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known class of each item, UNLABELLED where it is not known.

    Returns
    -------
    ndarray of shape (M, L, L)
        Counts; zeros without gold.
    """
    n = labels.n_classes
    counts = np.zeros(labels.n_workers * n * n)
    if gold is not None:
        truth = gold[labels.item]
        known = truth != UNLABELLED
        place = (labels.worker[known].astype(np.int64) * n + labels.code[known]) * n + truth[known]
        counts += np.bincount(place, minlength=counts.size)
    return counts.reshape(-1, n, n)


def gold_notes(labels: Labels, workers: BoolArray) -> tuple[Reason, ...]:
    """Return a note on how many of these workers (M,), assessed on gold, have labels."""
    n = int(np.count_nonzero(workers & (labels.labels_per_worker > 0)))
    if n == 0:
        return ()
    return (Reason.make(GoldNote.WORKERS_FROM_GOLD, n=n),)
