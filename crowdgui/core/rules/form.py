"""The one form every rule fits: a sum of one number per vote and class, plus one per class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze

if TYPE_CHECKING:
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
        """Let the votes of the workers marked (M,) add nothing."""
        table = self.table.copy()
        table[workers] = 0.0
        return Decomposable(table, self.offset)

    def scores(self, block: Block) -> FloatArray:
        """Give every item's score of every class, shape (items in the block, L)."""
        n_classes = self.offset.size
        scores: FloatArray = block.votes @ self.table.reshape(-1, n_classes)
        scores += self.offset
        return scores


def winners(scores: FloatArray) -> tuple[IntArray, BoolArray]:
    """Give the class with the highest score in each row, and whether another ties with it.

    A tie goes to the lowest class. Scores count as tied within the rounding of their sums.
    """
    best = highest(scores)
    bar = best - TIE * np.maximum(1.0, np.maximum(np.abs(best), np.abs(highest(-scores))))
    winner = np.zeros(best.size, dtype=np.int32)
    reached = np.zeros(best.size, dtype=np.int32)
    for k in reversed(range(scores.shape[1])):
        top = scores[:, k] >= bar
        winner[top] = k
        reached += top
    return winner, reached > 1


def highest(scores: FloatArray) -> FloatArray:
    """Give the largest entry of each row.

    Classes are few: going through columns is several times faster than numpy's own reduction
    along a short axis.
    """
    best = scores[:, 0].copy()
    for k in range(1, scores.shape[1]):
        np.maximum(best, scores[:, k], out=best)
    return best


def lead(shares: FloatArray) -> FloatArray:
    """Give the distance between the two largest entries of each row; the entry where alone."""
    if shares.shape[1] == 1:
        return shares[:, 0].copy()
    top = np.partition(shares, -2, axis=1)
    return np.maximum(0.0, top[:, -1] - top[:, -2])


def softmax(scores: FloatArray) -> FloatArray:
    """Turn log scores into probabilities; the row's maximum is taken off against overflow."""
    shares: FloatArray = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares
