"""Chernoff's limit of each item's error for the assignment actually seen: the sharpest."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.bounds.assignment_bounds import IndependentItemBounds, pair_blocks
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.rules.scoring import row_max

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.bounds.assignment_bounds import AssignmentBlock
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.scoring import DecomposableRule


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
    def make(cls, chance: FloatArray, move: FloatArray, start: float) -> CompetingClass:
        """Make a rival; a move that never happens gives way to the worker's least."""
        # It must not be the largest exponent, from which the others are counted.
        return cls(chance, np.where(chance > 0, move, move.min(axis=1, keepdims=True)), start)


def log_chernoff_bound(pairs: AssignmentBlock, rival: CompetingClass) -> FloatArray:
    """Return ln min_{0≤λ} e^{λ start} Π_{i∈j} Σ_h chance e^{λ move}, or a little more, each item.

    It is convex in λ and 0 at λ = 0. A grid of λ for all items finds the place, a sparse product
    for all its points at once; from there each item's own steps go on until they gain nothing.
    Any λ gives a valid limit, so that no search can make it wrong.

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
    """Mark items on which the rival stays behind whatever happens: the limit for λ → ∞ is 0."""
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
    part = rival.chance[pairs.worker] * np.exp(power - top[:, None])
    total = np.einsum("ph->p", part)
    mean = np.einsum("ph,ph->p", part, move) / total
    square = np.einsum("ph,ph,ph->p", part, move, move) / total
    value = scale * rival.start + pairs.summed(top + np.log(total))
    return value, rival.start + pairs.summed(mean), pairs.summed(square - mean**2)


def _grid_best(pairs: AssignmentBlock, rival: CompetingClass, grid: FloatArray) -> FloatArray:
    """Return where each item's logarithm is about smallest, by the best points of the grid."""
    value = np.broadcast_to(rival.start * grid, (pairs.n_items, grid.size)).copy()
    for times in np.unique(pairs.times):
        there = pairs.times == times
        used, place = np.unique(pairs.worker[there], return_inverse=True)
        starts = np.searchsorted(pairs.item[there], np.arange(pairs.n_items + 1))
        logs = _log_factors(rival.chance[used], times * rival.move[used], grid)
        rows = csr_array((np.ones(place.size), place, starts), shape=(pairs.n_items, used.size))
        value += np.asarray(rows @ logs)
    return _parabola_best(value, grid)


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


def _log_factors(chance: FloatArray, move: FloatArray, grid: FloatArray) -> FloatArray:
    """Return ln Σ_h chance e^{λ move} for each worker (row) and λ (column)."""
    top = row_max(move)
    total = np.zeros((top.size, grid.size))
    for h in range(move.shape[1]):
        total += chance[:, h, None] * np.exp(np.outer(move[:, h] - top, grid))
    return np.log(total, out=total) + np.outer(top, grid)


def _guess(pairs: AssignmentBlock, rival: CompetingClass) -> FloatArray:
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


MOST_PRODUCTS = 50_000_000
"""Pairs of a worker and an item times classes cubed, up to which general bounds are computed."""


@dataclass(frozen=True, eq=False)
class ClassConditionalBounds(IndependentItemBounds):
    """Limits of each item's error, also for each class the item may truly have.

    `given_class` (N, L) limits the chance that an item of class k gets another final label, at
    most 1. `bound` is the worst class's, or the mean by class shares.
    """

    given_class: FloatArray


MOST_CLASS_PAIRS = 1000
"""Each true class and rival is a search of its own, some 20 ms even for a few labels."""


def is_expensive(pairs: int, n_classes: int, kinds: int = 1) -> bool:
    """Return whether a bound would take very long that goes through all pairs of classes.

    `pairs` of a worker and an item, each with a confusion matrix for each of `kinds` of items.
    """
    many = n_classes**2 > MOST_CLASS_PAIRS
    return many or pairs * n_classes**3 * kinds > MOST_PRODUCTS


def chernoff(
    labels: Labels,
    form: DecomposableRule,
    confusion: FloatArray,
    report: ProgressCallback,
    shares: FloatArray | None = None,
) -> ClassConditionalBounds | None:
    """Limit each item's error by Chernoff's method, for any decomposable rule.

    Parameters
    ----------
    labels : Labels
        Who labelled what; the classes given are not looked at.
    form : DecomposableRule
        The rule, fixed before the labels.
    confusion : ndarray of shape (M, L, L)
        ``confusion[i, k, h]``: probability that worker i gives class h where k is true. The true
            ones, or an estimate: then so is the result.
    report : callable
        Called with the progress.
    shares : ndarray of shape (L,), optional
        Shares of the classes among items. Without, each item is taken to be of the class on which
            it fares worst.

    Returns
    -------
    ClassConditionalBounds or None
        Bounds (N,), and (N, L) given the true class; None where there is one class only.

    Notes
    -----
    For an item of class k the rule can only be wrong if another class l scores as much:
    P(score_l ≥ score_k) ≤ E exp(λ (score_l − score_k)) for any λ ≥ 0 (Markov), and workers are
    independent, so this is e^{λ(a_l − a_k)} Π_{i∈j} Σ_h C_i[k, h] e^{λ(f_i(l, h) − f_i(k, h))},
    taken at a λ that nearly minimises it. Summed over l ≠ k.

    A worker who answered an item r times is one factor with r times the exponent: for r answers
    that depend on each other in any way, E exp(Σ x) is at most the mean of E exp(r x) (the
    exponential is convex).
    """
    n_classes = labels.n_classes
    if n_classes < 2:
        return None
    given = np.empty((labels.n_items, n_classes))
    for pairs in pair_blocks(labels, report):
        for k in range(n_classes):
            given[pairs.items, k] = _wrong(pairs, form, confusion[:, k], k, report)
    given[labels.labels_per_item == 0] = np.nan
    return ClassConditionalBounds(given.max(axis=1) if shares is None else given @ shares, given)


def chernoff_weighted(
    labels: Labels, weights: FloatArray, accuracy: FloatArray, report: ProgressCallback
) -> IndependentItemBounds | None:
    """Limit each item's error under weighted voting by workers alike on all classes.

    The same as `chernoff` with homogeneous confusion matrices, at the cost of one pair of
    classes: worker i's factor is w e^{−λv} + (1−w)/(L−1) e^{λv} + (1−w)(L−2)/(L−1) for every
    pair. `weights` and `accuracy` (M,) are given: the true accuracy, or an estimate: then the
    result is an indication. None where there is one class only.

    Parameters
    ----------
    labels : Labels
        Who labelled what; the classes given are not looked at.
    weights : ndarray of shape (M,)
        v_i, fixed before the labels.
    accuracy : ndarray of shape (M,)
        w_i, the true ones, or an estimate: then so is the result.
    report : callable
        Called with the progress.

    Returns
    -------
    IndependentItemBounds or None
        Bounds (N,), NaN for an item without labels.
    """
    n_classes = labels.n_classes
    if n_classes < 2:
        return None
    miss = (1.0 - accuracy) / (n_classes - 1)
    chance = np.column_stack([accuracy, miss, (n_classes - 2) * miss])
    rival = CompetingClass.make(chance, np.outer(weights, [-1.0, 1.0, 0.0]), 0.0)
    bound = np.empty(labels.n_items)
    for pairs in pair_blocks(labels, report):
        one = np.exp(log_chernoff_bound(pairs, rival))
        bound[pairs.items] = np.minimum(1.0, (n_classes - 1) * one)
    bound[labels.labels_per_item == 0] = np.nan
    return IndependentItemBounds(bound)


def chernoff_kinds(
    labels: Labels,
    form: DecomposableRule,
    confusion: FloatArray,
    shares: FloatArray,
    report: ProgressCallback,
) -> IndependentItemBounds | None:
    """Limit each item's error where items of a class are of hidden kinds.

    Parameters
    ----------
    labels : Labels
        Who labelled what; the classes given are not looked at.
    form : DecomposableRule
        The rule, fixed before the labels.
    confusion : ndarray of shape (M, L, G, L)
        ``confusion[i, k, m, h]``: probability that worker i gives class h to an item of class k and
            kind m. The true ones, or an estimate: then so is the result.
    shares : ndarray of shape (L, G)
        Shares of class and kind among items, 1 together.
    report : callable
        Called with the progress.

    Returns
    -------
    IndependentItemBounds or None
        Bounds (N,), NaN for an item without labels; None where there is one class only.

    Notes
    -----
    Given class and kind, workers are independent and `chernoff` holds; the limit is
    Σ_{k,m} π_km min{1, Σ_{l≠k} min_λ Π_{i∈j} …}. A kind on which the crowd is bad counts with its
    whole share and is not averaged away inside the product. (Kinds: Li, Rubinstein and Cohn
    2019.)
    """
    if labels.n_classes < 2:
        return None
    bound = np.zeros(labels.n_items)
    for pairs in pair_blocks(labels, report):
        for k, m in np.argwhere(shares > 0):
            wrong = _wrong(pairs, form, confusion[:, k, m], int(k), report)
            bound[pairs.items] += shares[k, m] * wrong
    bound[labels.labels_per_item == 0] = np.nan
    return IndependentItemBounds(np.minimum(bound, 1.0))


def _wrong(
    pairs: AssignmentBlock,
    form: DecomposableRule,
    chance: FloatArray,
    k: int,
    report: ProgressCallback,
) -> FloatArray:
    """Limit the chance that an item of class k, answered h with ``chance[i, h]``, goes wrong."""
    total = np.zeros(pairs.n_items)
    for other in range(form.offset.size):
        if other != k:
            report(Progress(Stage.COMPUTING_GUARANTEE))
            move = form.table[:, :, other] - form.table[:, :, k]
            rival = CompetingClass.make(chance, move, float(form.offset[other] - form.offset[k]))
            total += np.exp(log_chernoff_bound(pairs, rival))
    return np.minimum(total, 1.0)
