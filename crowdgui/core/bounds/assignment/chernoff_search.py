"""The λ at which Chernoff's bound on an item is smallest, found for all items together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import ceil, log
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.blocks import map_blocks
from crowdgui.core.labels import stable_order
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.rules.scoring import row_max

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.bounds.assignment.assignment_bounds import AssignmentBlock
    from crowdgui.core.progress import ProgressCallback


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
class CompetingClass:
    """How one class gains on the true one with every answer.

    Attributes
    ----------
    probability, move : ndarray of shape (M, H)
        The probabilities of the H things worker i's answer can do, and how much each adds to the
        rival's score less the true class's.
    start : float
        That difference before any answer.
    """

    probability: FloatArray
    move: FloatArray
    start: float

    @classmethod
    def make(cls, probability: FloatArray, move: FloatArray, start: float) -> CompetingClass:
        """Make a rival; a move that never happens gives way to the worker's least."""
        # It must not be the largest exponent, from which the others are counted.
        return cls(
            probability, np.where(probability > 0, move, move.min(axis=1, keepdims=True)), start
        )


_MANY = 100_000
"""Pairs of a worker and an item from which on λ is taken from a grid that all items share."""


_COARSE, _FINE = 1.25, 1.004
"""Of neighbours on the shared grids: the one that is searched, and the one λ is taken from."""


_USUAL = (0.6, 4.0)
"""Where the best λ nearly always is, as shares of the first guesses: searched first."""


_ENTRIES = 1.0
"""Factors of the fine grid for each pair, while its points are closer than need be."""


_TABLE = 1 << 19
"""Factors in a table, so that it stays in the cache while items look theirs up."""


_LOOSEST = 1.03
"""How wide apart points of the fine grid may be."""


def log_bounds(
    blocks: Sequence[AssignmentBlock], rival: CompetingClass, report: ProgressCallback
) -> FloatArray:
    """Return what `log_chernoff_bound` does, of all N items.

    From `_MANY` pairs on, λ comes from a grid that the items share: the best of a coarse one by a
    sparse product in single precision, a parabola through it and its neighbours, and then the
    nearest point of a fine one, where every worker's factor is computed once. Any λ gives a valid
    bound; where sums are about normal, one that is off by a share δ gives away δ² of the logarithm.

    Parameters
    ----------
    blocks : sequence of AssignmentBlock
        Who labelled what, of all items.
    rival : CompetingClass
        What a label of each worker can add to the other class's lead.
    report : callable
        Called with the progress.

    Returns
    -------
    ndarray of shape (N,)
        Natural logarithms, at most 0; −∞ where the other class cannot win.
    """
    pairs = sum(block.worker.size for block in blocks)
    if pairs < _MANY:
        return np.concatenate([log_chernoff_bound(block, rival) for block in blocks])
    return _SharedGrid(blocks, pairs, rival, report).run()


@dataclass(frozen=True, eq=False)
class _SharedGrid:
    """The search for many items at once, a pass over their blocks for each step."""

    blocks: Sequence[AssignmentBlock]
    pairs: int
    rival: CompetingClass
    report: ProgressCallback

    def run(self) -> FloatArray:
        guess = self._over_blocks(partial(_start, rival=self.rival, sums=_worker_sums(self.rival)))
        low, falls = np.where(np.isneginf(guess), guess, 0.0), guess > 0
        if falls.any():
            value = self._values(self._places(guess, falls), falls)
            low[falls] = np.minimum(0.0, value[falls])
        return low

    def _over_blocks(self, step: Callable[[AssignmentBlock], FloatArray]) -> FloatArray:
        return self._joined(map_blocks(step, self.blocks))

    def _joined(self, found: Iterable[FloatArray]) -> FloatArray:
        parts = []
        for part in found:
            self.report(Progress(Stage.COMPUTING_GUARANTEE))
            parts.append(part)
        return np.concatenate(parts)

    def _places(self, guess: FloatArray, falls: BoolArray) -> FloatArray:
        """Return about the best λ of each item that `falls` (N,), by a coarse grid for all."""
        grid = _grid(guess[falls], _COARSE)
        low, high = _USUAL[0] * guess[falls].min(), _USUAL[1] * guess[falls].max()
        usual = grid[(grid > low) & (grid < high)]
        parts = [self._searched(self.blocks[:1], usual)]
        first = parts[0][falls[: parts[0].size]]
        if len(self.blocks) > 1:
            if first.size:
                # Where λ is best for many items it mostly is for the others, too.
                low, high = first.min() / _COARSE**2, first.max() * _COARSE**2
                usual = usual[(usual > low) & (usual < high)]
            parts.append(self._searched(self.blocks[1:], usual))
        found = np.concatenate(parts)
        # Where the best point has no neighbour on a side, a better one may be there.
        ends = falls & ((found <= usual[1]) | (found >= usual[-2]))
        if ends.any():
            some = [pairs.only(ends[pairs.items]) for pairs in self.blocks]
            found[ends] = self._searched(some, grid)
        return found

    def _searched(self, blocks: Sequence[AssignmentBlock], grid: FloatArray) -> FloatArray:
        logs = _log_factors(self.rival.probability, self.rival.move, grid).astype(np.float32)
        step = partial(_coarse_best, rival=self.rival, grid=grid, logs=logs)
        return self._joined(map_blocks(step, blocks))

    def _values(self, scale: FloatArray, falls: BoolArray) -> FloatArray:
        """Return the logarithms (N,) at about these λ, as near to them as the fine grid is."""
        low, high = float(scale[falls].min()), float(scale[falls].max())
        few, many = (2 + ceil(log(high / low) / log(ratio)) for ratio in (_LOOSEST, _FINE))
        points = min(many, max(few, int(_ENTRIES * self.pairs / len(self.rival.probability))))
        grid = np.geomspace(low, high, points)
        # A search in the grid takes ten times as long.
        apart = log(high / low) / (points - 1) or 1.0
        place = np.rint(np.log(np.clip(scale, low, high) / low) / apart).astype(np.intp)
        if points * len(self.rival.probability) > _TABLE:
            value = np.zeros(scale.size)
            order = np.flatnonzero(falls)[stable_order(place[falls], points)]
            value[order] = self._by_point(grid, place[order], order)
            return value
        logs = _log_factors(self.rival.probability, self.rival.move, grid).T.copy()
        step = partial(_fine_value, rival=self.rival, grid=grid, place=place, logs=logs)
        return self._over_blocks(step)

    def _by_point(self, grid: FloatArray, place: IntArray, items: IntArray) -> FloatArray:
        """Return what `_fine_value` does of these items (n,), whose points `place` rise.

        Items at one point look up the same M factors, which so stay in the cache.
        """
        per_item = np.concatenate([pairs.workers_per_item for pairs in self.blocks])
        everybody = _Everybody(
            np.concatenate([pairs.worker for pairs in self.blocks]),
            np.concatenate([pairs.times for pairs in self.blocks]),
            np.cumsum(per_item) - per_item,
            per_item,
        )
        starts = np.searchsorted(place, np.arange(grid.size + 1)).tolist()
        runs = [(grid[p], items[a:b]) for p, (a, b) in enumerate(pairwise(starts)) if a < b]
        probability, move = self.rival.probability.T.copy(), self.rival.move.T.copy()
        step = partial(_point_value, everybody, probability, move)
        return self._joined(map_blocks(step, runs)) + self.rival.start * grid[place]


class _Everybody(NamedTuple):
    """All pairs of the N items: worker and times (n_pairs,), where an item's begin, how many."""

    worker: IntArray
    times: IntArray
    first: IntArray
    many: IntArray


def _point_value(
    pairs: _Everybody, probability: FloatArray, move: FloatArray, run: tuple[float, IntArray]
) -> FloatArray:
    """Return the logarithms at one λ, of items that have pairs; probability and move are (H, M)."""
    scale, items = run
    count = pairs.many[items]
    starts = np.cumsum(count) - count
    at = np.repeat(pairs.first[items] - starts, count)
    at += np.arange(at.size)
    worker, times = pairs.worker.take(at), pairs.times.take(at)
    if at.size < probability.shape[1] or times.max() > 1:
        found = _log_sum(
            probability.take(worker, axis=1), move.take(worker, axis=1) * (scale * times)
        )
    else:
        found = _log_sum(probability, move * scale).take(worker)
    total: FloatArray = np.add.reduceat(found, starts)
    return total


def _worker_sums(rival: CompetingClass) -> FloatArray:
    """Return what decides where λ may be: most, size, mean and square of each worker's move."""
    mean = (rival.probability * rival.move).sum(axis=1)
    square = (rival.probability * rival.move**2).sum(axis=1)
    return np.column_stack([row_max(rival.move), row_max(np.abs(rival.move)), mean, square])


def _start(pairs: AssignmentBlock, rival: CompetingClass, sums: FloatArray) -> FloatArray:
    """Return each item's first guess of λ, 0 where none is better, −∞ where the rival can't win."""
    if pairs.repeated.size:
        times = pairs.times.astype(float)
        most, size, mean = np.asarray(pairs.rows(times) @ sums[:, :3]).T
        square = np.asarray(pairs.rows(times**2) @ sums[:, 3])
    else:
        most, size, mean, square = np.asarray(pairs.ones @ sums).T
    guess = _best_if_normal(-rival.start - mean, square)
    guess[rival.start + most < -_ROUNDING * (abs(rival.start) + size)] = -np.inf
    return guess


def _coarse_best(
    pairs: AssignmentBlock, rival: CompetingClass, grid: FloatArray, logs: NDArray[np.float32]
) -> FloatArray:
    """Return where each item's logarithm is about smallest; `logs` (M, points) are one answer's."""
    once = pairs.rows((pairs.times == 1).astype(logs.dtype))
    value = np.asarray(once @ logs)
    value += (rival.start * grid).astype(logs.dtype)
    for times in np.unique(pairs.times[pairs.repeated]):
        value += _answered(pairs, rival, times, grid).astype(logs.dtype)
    return _vertex(value, grid)


def _vertex(value: FloatArray, grid: FloatArray) -> FloatArray:
    """Return the λ of the vertex of the parabola in λ through the best point and its neighbours.

    The logarithm is such a parabola where an item's sum is normal.
    """
    at = np.clip(value.argmin(axis=1), 1, grid.size - 2)
    place, every = np.arange(at.size) * grid.size + at, value.ravel()
    below, here, above = (every.take(place + step) for step in (-1, 0, 1))
    left, middle, right = (grid.take(at + step) for step in (-1, 0, 1))
    rise, fall = (here - above) * (middle - left), (here - below) * (middle - right)
    bend = rise - fall
    off = (rise * (middle - left) - fall * (middle - right)) / 2.0
    moved = np.divide(off, bend, out=np.zeros(at.size), where=bend != 0)
    found: FloatArray = np.clip(middle - moved, left, right)
    return found


def _fine_value(
    pairs: AssignmentBlock,
    rival: CompetingClass,
    grid: FloatArray,
    place: IntArray,
    logs: FloatArray,
) -> FloatArray:
    """Return the logarithms at the grid's points (N,); `logs` (points, M) are one answer's."""
    own = place[pairs.items]
    at = (own * logs.shape[1]).take(pairs.item)
    at += pairs.worker
    found = logs.ravel().take(at)
    more = pairs.repeated
    if more.size:
        move = rival.move[pairs.worker[more]].T * pairs.times[more]
        power = move * grid[own][pairs.item[more]]
        found[more] = _log_sum(rival.probability[pairs.worker[more]].T, power)
    return rival.start * grid[own] + pairs.summed(found)


def log_chernoff_bound(pairs: AssignmentBlock, rival: CompetingClass) -> FloatArray:
    """Return ln min_{0≤λ} e^{λ start} Π_{i∈j} Σ_h p_ih e^{λ move_ih} of each item, or a bit more.

    It is convex in λ and 0 at λ = 0. A grid of λ for all items finds the place, a sparse product
    for all its points at once; from there each item's own steps go on until they gain nothing.
    Any λ gives a valid bound, so that no search can make it wrong.

    Parameters
    ----------
    pairs : AssignmentBlock
        Who labelled n items, and how often.
    rival : CompetingClass
        What a label of each worker can add to the other class's lead.

    Returns
    -------
    ndarray of shape (n,)
        Natural logarithms, at most 0; −∞ where the other class cannot win.
    """
    guess, never = _guess(pairs, rival), _never(pairs, rival)
    low = np.where(never, -np.inf, 0.0)
    falls = (guess > 0) & ~never
    if falls.any():
        part = pairs.only(falls)
        low[falls] = _least(part, rival, _grid_best(part, rival, _grid(guess[falls])))
    return low


def _least(pairs: AssignmentBlock, rival: CompetingClass, scale: FloatArray) -> FloatArray:
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


def _never(pairs: AssignmentBlock, rival: CompetingClass) -> BoolArray:
    """Mark items on which the rival stays behind whatever happens: the bound for λ → ∞ is 0."""
    most = rival.start + pairs.summed(row_max(rival.move)[pairs.worker] * pairs.times)
    size = abs(rival.start) + pairs.summed(row_max(np.abs(rival.move))[pairs.worker] * pairs.times)
    return most < -_ROUNDING * size


def _newton(scale: FloatArray, slope: FloatArray, curvature: FloatArray) -> FloatArray:
    """Return the factor to the minimum of the parabola, within 1/3 and 3."""
    bend = scale * curvature
    far = np.where(slope > 0, -1.0, 3.0)
    factor = 1.0 - np.divide(slope, bend, out=1.0 - far, where=bend > 1e-300)
    clipped: FloatArray = np.clip(factor, 1.0 / 3.0, 3.0)
    return clipped


def _at(
    pairs: AssignmentBlock, rival: CompetingClass, scale: FloatArray
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return value, slope and curvature of the logarithm at a λ of each item's own."""
    move = rival.move[pairs.worker] * pairs.times[:, None]
    power = move * scale[pairs.item, None]
    top = row_max(power)
    part = rival.probability[pairs.worker] * np.exp(power - top[:, None])
    total = np.einsum("ph->p", part)
    mean = np.einsum("ph,ph->p", part, move) / total
    square = np.einsum("ph,ph,ph->p", part, move, move) / total
    value = scale * rival.start + pairs.summed(top + np.log(total))
    return value, rival.start + pairs.summed(mean), pairs.summed(square - mean**2)


def _grid_best(pairs: AssignmentBlock, rival: CompetingClass, grid: FloatArray) -> FloatArray:
    """Return where each item's logarithm is about smallest, by the best points of the grid."""
    value = np.broadcast_to(rival.start * grid, (pairs.n_items, grid.size)).copy()
    for times in np.unique(pairs.times):
        value += _answered(pairs, rival, times, grid)
    return _parabola_best(value, grid)


def _answered(
    pairs: AssignmentBlock, rival: CompetingClass, times: int, grid: FloatArray
) -> FloatArray:
    """Return what workers who answered so many times add to each item's logarithms on a grid."""
    there = pairs.times == times
    used, place = np.unique(pairs.worker[there], return_inverse=True)
    starts = np.searchsorted(pairs.item[there], np.arange(pairs.n_items + 1))
    logs = _log_factors(rival.probability[used], times * rival.move[used], grid)
    rows = csr_array((np.ones(place.size), place, starts), shape=(pairs.n_items, used.size))
    return np.asarray(rows @ logs)


def _parabola_best(value: FloatArray, grid: FloatArray) -> FloatArray:
    """Return the λ at the lowest point of a parabola through the best point and its neighbours."""
    at = value.argmin(axis=1)
    best: FloatArray = grid[at]
    inner = np.flatnonzero((at > 0) & (at < grid.size - 1))
    below, here, above = (value[inner, at[inner] + step] for step in (-1, 0, 1))
    bend = below - 2.0 * here + above
    steps = np.divide(below - above, 2.0 * bend, out=np.zeros(inner.size), where=bend > 0)
    best[inner] *= (grid[1] / grid[0]) ** np.clip(steps, -1.0, 1.0) if inner.size else 1.0
    return best


def _log_factors(probability: FloatArray, move: FloatArray, grid: FloatArray) -> FloatArray:
    """Return ln Σ_h probability e^{λ move} for each worker (row) and λ (column)."""
    top = row_max(move)
    total = np.zeros((top.size, grid.size))
    for h in range(move.shape[1]):
        total += probability[:, h, None] * np.exp(np.outer(move[:, h] - top, grid))
    return np.log(total, out=total) + np.outer(top, grid)


def _log_sum(probability: FloatArray, power: FloatArray) -> FloatArray:
    """Return ln Σ_h probability e^power over the first axis."""
    top = power.max(axis=0)
    part = power - top
    np.exp(part, out=part)
    part *= probability
    found: FloatArray = np.log(part.sum(axis=0))
    found += top
    return found


def _guess(pairs: AssignmentBlock, rival: CompetingClass) -> FloatArray:
    """Return the λ that would be best if the sums were normal; 0 where none is better than 0."""
    mean = (rival.probability * rival.move).sum(axis=1)[pairs.worker] * pairs.times
    square = (rival.probability * rival.move**2).sum(axis=1)[pairs.worker] * pairs.times**2
    ahead, spread = -rival.start - pairs.summed(mean), pairs.summed(square)
    return _best_if_normal(ahead, spread)


def _best_if_normal(ahead: FloatArray, spread: FloatArray) -> FloatArray:
    good = (ahead > 0) & (spread > 0)
    return np.divide(ahead, spread, out=np.zeros(ahead.size), where=good)


def _grid(guess: FloatArray, ratio: float = _RATIO) -> FloatArray:
    """Lay a geometric grid around all first guesses."""
    low, high = guess.min() / _BELOW, guess.max() * _ABOVE
    points = min(_MOST_POINTS, ceil(log(high / low) / log(ratio)))
    return np.geomspace(low, high, points)
