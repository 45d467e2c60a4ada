"""The one form every rule fits: a sum of one number per vote and class, plus one per class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from crowdgui.core.labels import Block, BoolArray, FloatArray, IntArray

TIE = 1e-10
"""Scores closer than this, relative to the larger of 1 and the largest score, are a tie.

Sums of the same weights in another order differ by about 1e-14; nothing meant is this close.
"""


@dataclass(frozen=True, eq=False)
class Decomposable:
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
    def weighted(cls, weights: FloatArray, n_classes: int) -> Decomposable:
        """Make weighted majority voting: f_i(k, h) = v_i where h = k, else 0."""
        table = weights[:, None, None] * np.eye(n_classes)[None]
        return cls(table, np.zeros(n_classes))

    def without(self, workers: BoolArray) -> Decomposable:
        """Remove the votes of the workers marked (M,)."""
        table = self.table.copy()
        table[workers] = 0.0
        return Decomposable(table, self.offset)

    def scores(self, block: Block) -> FloatArray:
        """Return every item's score of every class, shape (items in the block, L)."""
        return self.of_votes(block.votes)

    def of_votes(self, votes: csr_array) -> FloatArray:
        """Return the same of some items, a row of votes each as in `Block`."""
        n_classes = self.offset.size
        scores: FloatArray = votes @ self.table.reshape(-1, n_classes)
        scores += self.offset
        return scores


def winners(scores: FloatArray) -> tuple[IntArray, BoolArray]:
    """Return the class with the highest score in each row, and whether another ties with it.

    A tie goes to the lowest class. Scores count as tied within the rounding of their sums.
    """
    best = highest(scores)
    bar = best - TIE * np.maximum(1.0, np.maximum(np.abs(best), np.abs(_lowest(scores))))
    seen = scores[:, 0] >= bar
    tied = np.zeros_like(seen)
    winner = (~seen).astype(np.int32)
    for k in range(1, scores.shape[1]):
        top = scores[:, k] >= bar
        tied |= seen & top
        seen |= top
        winner += ~seen
    return winner * seen, tied


def highest(scores: FloatArray) -> FloatArray:
    """Return the largest entry of each row.

    Classes are few: going through columns is several times faster than numpy's own reduction
    along a short axis.
    """
    best = scores[:, 0].copy()
    for k in range(1, scores.shape[1]):
        np.maximum(best, scores[:, k], out=best)
    return best


def _lowest(scores: FloatArray) -> FloatArray:
    worst = scores[:, 0].copy()
    for k in range(1, scores.shape[1]):
        np.minimum(worst, scores[:, k], out=worst)
    return worst


def lead(shares: FloatArray) -> FloatArray:
    """Return the distance between the two largest entries of each row; the entry where alone."""
    first = shares[:, 0].copy()
    if shares.shape[1] == 1:
        return first
    second = np.full_like(first, -np.inf)
    for k in range(1, shares.shape[1]):
        np.maximum(second, np.minimum(first, shares[:, k]), out=second)
        np.maximum(first, shares[:, k], out=first)
    return np.maximum(0.0, first - second)


def softmax(scores: FloatArray) -> FloatArray:
    """Turn log scores into probabilities; the row's maximum is taken off against overflow."""
    shares: FloatArray = np.exp(scores - highest(scores)[:, None])
    shares /= row_sums(shares)[:, None]
    return shares


def row_sums(shares: FloatArray) -> FloatArray:
    """Add up each row: by columns, as in `highest`, so that a sum has nothing of other rows.

    A matrix product rounds a row by its place and by the threads at hand.
    """
    total = shares[:, 0].copy()
    for k in range(1, shares.shape[1]):
        total += shares[:, k]
    return total
