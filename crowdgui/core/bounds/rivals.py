"""The chance that another class scores as much as the true one: the smallest Chernoff limit."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.rules.form import highest

if TYPE_CHECKING:
    from crowdgui.core.bounds.pairs import Pairs
    from crowdgui.core.labels import BoolArray, FloatArray

_RATIO, _MOST_POINTS = 1.15, 256
"""Of neighbours on the grid of λ; wider apart where weights differ by ten digits or more."""
_BELOW, _ABOVE = 30.0, 10.0
"""How far the grid reaches past the first guesses of λ."""
_ROUNDING = 1e-9
"""A lead smaller than this, relative to all moves, may be none."""
_SETTLED = 1e-10
"""An item is left alone once the next step would lower its logarithm by no more."""
_FREE_STEPS, _MOST_STEPS = 3, 40
"""Newton's steps before every other halves where the minimum can be; in all."""


@dataclass(frozen=True, eq=False)
class Rival:
    """How one class gains on the true one with every answer.

    Attributes
    ----------
    chance, move : ndarray of shape (M, H)
        The chances of the H things worker i's answer can do, and how much each adds to the
        rival's score less the true class's.
    start : float
        That difference before any answer.
    """

    chance: FloatArray
    move: FloatArray
    start: float

    @classmethod
    def make(cls, chance: FloatArray, move: FloatArray, start: float) -> Rival:
        """Make a rival; a move that never happens gives way to the worker's least."""
        # It must not be the largest exponent, from which the others are counted.
        return cls(chance, np.where(chance > 0, move, move.min(axis=1, keepdims=True)), start)


def log_chance_ahead(pairs: Pairs, rival: Rival) -> FloatArray:
    """Return ln min_{0≤λ} e^{λ start} Π_{i∈j} Σ_h chance e^{λ move}, or a little more, each item.

    It is convex in λ and 0 at λ = 0. A grid of λ for all items finds the place, a sparse product
    for all its points at once; from there each item's own steps go on until they gain nothing.
    Any λ gives a valid limit, so that no search can make it wrong.
    """
    guess, never = _guess(pairs, rival), _never(pairs, rival)
    low = np.where(never, -np.inf, 0.0)
    falls = (guess > 0) & ~never
    if falls.any():
        part = pairs.only(falls)
        low[falls] = _least(part, rival, _grid_best(part, rival, _grid(guess[falls])))
    return low


def _least(pairs: Pairs, rival: Rival, scale: FloatArray) -> FloatArray:
    """Lower each item's logarithm from a λ of its own, until no step promises more."""
    low, left, bracket = np.zeros(pairs.n_items), np.arange(pairs.n_items), _Bracket.open(scale)
    for step in range(_MOST_STEPS):
        value, slope, curvature = _at(pairs, rival, bracket.scale)
        low[left] = np.minimum(low[left], value)
        more = slope**2 > 2.0 * _SETTLED * curvature
        if not more.any():
            break
        halve = step > _FREE_STEPS and step % 2 == 1
        bracket = bracket.step(slope, curvature, halve=halve).only(more)
        left, pairs = left[more], pairs.only(more)
    return low


@dataclass(frozen=True, eq=False)
class _Bracket:
    """Where the search of each item (n,) stands, and between which λ its minimum lies."""

    scale: FloatArray
    below: FloatArray
    above: FloatArray

    @classmethod
    def open(cls, scale: FloatArray) -> _Bracket:
        return cls(scale, np.zeros(scale.size), np.full(scale.size, np.inf))

    def step(self, slope: FloatArray, curvature: FloatArray, *, halve: bool) -> _Bracket:
        """Go on by Newton's step, or to the middle of the bracket where that leaves it."""
        below = np.where(slope < 0, self.scale, self.below)
        above = np.where(slope < 0, self.above, self.scale)
        scale = self.scale * _newton(self.scale, slope, curvature)
        closed = (below > 0) & np.isfinite(above)
        middle = closed & (halve | (scale <= below) | (scale >= above))
        scale[middle] = np.sqrt(below[middle]) * np.sqrt(above[middle])
        return _Bracket(scale, below, above)

    def only(self, wanted: BoolArray) -> _Bracket:
        return _Bracket(self.scale[wanted], self.below[wanted], self.above[wanted])


def _never(pairs: Pairs, rival: Rival) -> BoolArray:
    """Mark items on which the rival stays behind whatever happens: the limit for λ → ∞ is 0."""
    most = rival.start + pairs.summed(highest(rival.move)[pairs.worker] * pairs.times)
    size = abs(rival.start) + pairs.summed(highest(np.abs(rival.move))[pairs.worker] * pairs.times)
    return most < -_ROUNDING * size


def _newton(scale: FloatArray, slope: FloatArray, curvature: FloatArray) -> FloatArray:
    """Return the factor to the minimum of the parabola, within 1/3 and 3."""
    bend = scale * curvature
    far = np.where(slope > 0, -1.0, 3.0)
    factor = 1.0 - np.divide(slope, bend, out=1.0 - far, where=bend > 1e-300)
    clipped: FloatArray = np.clip(factor, 1.0 / 3.0, 3.0)
    return clipped


def _at(pairs: Pairs, rival: Rival, scale: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return value, slope and curvature of the logarithm at a λ of each item's own."""
    move = rival.move[pairs.worker] * pairs.times[:, None]
    power = move * scale[pairs.item, None]
    top = highest(power)
    part = rival.chance[pairs.worker] * np.exp(power - top[:, None])
    total = np.einsum("ph->p", part)
    mean = np.einsum("ph,ph->p", part, move) / total
    square = np.einsum("ph,ph,ph->p", part, move, move) / total
    value = scale * rival.start + pairs.summed(top + np.log(total))
    return value, rival.start + pairs.summed(mean), pairs.summed(square - mean**2)


def _grid_best(pairs: Pairs, rival: Rival, grid: FloatArray) -> FloatArray:
    """Return the point of the grid at which each item's logarithm is smallest."""
    value = np.broadcast_to(rival.start * grid, (pairs.n_items, grid.size)).copy()
    for times in np.unique(pairs.times):
        there = pairs.times == times
        used, place = np.unique(pairs.worker[there], return_inverse=True)
        starts = np.searchsorted(pairs.item[there], np.arange(pairs.n_items + 1))
        logs = _log_factors(rival.chance[used], times * rival.move[used], grid)
        rows = csr_array((np.ones(place.size), place, starts), shape=(pairs.n_items, used.size))
        value += np.asarray(rows @ logs)
    best: FloatArray = grid[value.argmin(axis=1)]
    return best


def _log_factors(chance: FloatArray, move: FloatArray, grid: FloatArray) -> FloatArray:
    """Return ln Σ_h chance e^{λ move} for each worker (row) and λ (column)."""
    top = highest(move)
    total = np.zeros((top.size, grid.size))
    for h in range(move.shape[1]):
        total += chance[:, h, None] * np.exp(np.outer(move[:, h] - top, grid))
    return np.log(total, out=total) + np.outer(top, grid)


def _guess(pairs: Pairs, rival: Rival) -> FloatArray:
    """Return the λ that would be best if the sums were normal; 0 where none is better than 0."""
    mean = (rival.chance * rival.move).sum(axis=1)[pairs.worker] * pairs.times
    square = (rival.chance * rival.move**2).sum(axis=1)[pairs.worker] * pairs.times**2
    ahead, spread = -rival.start - pairs.summed(mean), pairs.summed(square)
    good = (ahead > 0) & (spread > 0)
    return np.divide(ahead, spread, out=np.zeros(pairs.n_items), where=good)


def _grid(guess: FloatArray) -> FloatArray:
    """Lay a geometric grid around all first guesses."""
    low, high = guess.min() / _BELOW, guess.max() * _ABOVE
    points = min(_MOST_POINTS, ceil(log(high / low) / log(_RATIO)))
    return np.geomspace(low, high, points)
