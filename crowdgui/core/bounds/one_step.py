"""The guarantee for one-step weighted voting (Li and Yu 2014, theorem 4): two classes, q = 1."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import exp, log, sqrt
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.assignment.assignment_bounds import ItemBounds, pair_blocks
from crowdgui.core.labels import stable_order
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.workers.co_labels import FEW_WORKERS, every_two, items_by_size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.bounds.assignment.assignment_bounds import AssignmentBlock
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


@dataclass(frozen=True)
class OneStepBound:
    """The parts of theorem 4: `bound` is None where the crowd is not good enough for it."""

    mean_accuracy: float
    threshold: float
    rho: float
    eta: float
    bound: float | None

    @property
    def good_enough(self) -> bool:
        return self.mean_accuracy >= self.threshold


def one_step(accuracy: FloatArray, n_items: int) -> OneStepBound | None:
    """Bound the mean error rate of one-step weighted voting with M ≥ 2 workers on N items.

    Two classes, every worker labels every item, `accuracy` of shape (M,) is the true one.

    With ρ² = mean (w_i − ½)² and η = 2 exp(−2M²/(M−1) (w̄ − ½ − 1/M)²): if
    w̄ ≥ ½ + 1/M + sqrt((M−1) ln 2 / (2M²)), the mean error rate is at most
    exp(−8 M N² ρ⁴ (1−η)² / (M² N + (M+N)²)). It falls with N; with M only while M < √N.
    The ρ is the theorem's (w − ½)², not its proof's (2w − 1)². Where w̄ < ½ + 1/M, η is 2, as it
    bounds nothing: the square would make a bad crowd look like a good one. None for one worker.

    Parameters
    ----------
    accuracy : ndarray of shape (M,)
        w_i, the true ones, or an estimate: then so is the result.
    n_items : int
        N.

    Returns
    -------
    OneStepBound or None
        Its bound is None where the mean accuracy is below the threshold.
    """
    m, n = accuracy.size, n_items
    if m < 2:
        return None
    mean = float(accuracy.mean())
    excess = mean - 0.5 - 1.0 / m
    threshold = 0.5 + 1.0 / m + sqrt((m - 1) * log(2.0) / (2.0 * m**2))
    rho = sqrt(float(np.mean((accuracy - 0.5) ** 2)))
    eta = 2.0 * exp(-2.0 * m**2 / (m - 1) * max(excess, 0.0) ** 2)
    exponent = -8.0 * m * n**2 * rho**4 * (1.0 - eta) ** 2 / (m**2 * n + (m + n) ** 2)
    return OneStepBound(mean, threshold, rho, eta, exp(exponent) if mean >= threshold else None)


MOST_PRODUCTS = 1 << 28
"""Σ_j d_j² up to which D_j is computed in full: about ten seconds."""


_AT_A_TIME = 1 << 20
"""Pairs of labels of one item that are held at once."""


_CELLS = 1 << 20
"""Pairs of workers whose common items are counted at once: 8 MB, which stay in the cache."""


_FEWEST_ROWS = 32
"""Of a table with fewer workers most time would go into the next table: pairs are sorted then."""


@dataclass(frozen=True, eq=False)
class OneStepItemBounds(ItemBounds):
    """The bounds and what they are made of; arrays of shape (N,), NaN where `bound` is.

    Attributes
    ----------
    lead : ndarray
        E_j: a lower bound on the true class's expected lead over any other.
    variation : ndarray
        D_j: an upper bound on the sum of squared changes that single answers can make to it.
    exact : bool
        Whether D_j is the full one, or the larger one that needs no N × N matrix.
    repeated : int
        (Worker, item) pairs with more than one label. The bounds are for the rule that counts
        each pair once.
    """

    lead: FloatArray
    variation: FloatArray
    exact: bool
    repeated: int


@dataclass(frozen=True, eq=False)
class _Crowd:
    """Workers as the bound needs them: accuracy w, advantage a, items labelled n; (M,) each."""

    n_classes: int
    accuracy: FloatArray
    advantage: FloatArray
    given: IntArray


def one_step_items(
    labels: Labels, accuracy: FloatArray, report: ProgressCallback
) -> OneStepItemBounds | None:
    """Bound each item's error under one-step weighted voting.

    Parameters
    ----------
    labels : Labels
        Who labelled what; the classes given are not looked at. A pair counts once.
    accuracy : ndarray of shape (M,)
        w_i, probability that worker i is right, whatever the class. The true one, or an estimate:
            then so is the result.
    report : callable
        Called with the progress.

    Returns
    -------
    OneStepItemBounds or None
        Bounds (N,), NaN for an item without labels; None where there is one class only.

    Notes
    -----
    Beyond Li and Yu (2014), whose theorem 4 takes two classes and every label; there this bound
    is at most theirs. Let a_i = (L w_i − 1)/(L − 1), r_ij the sum of a over the other workers on
    item j, g = d_j − 1 their number, and

        e1 = exp(−(r_ij + 1)²/(2g)) where r_ij + 1 > 0, else 1,
        e2 = exp(−(r_ij − 1)²/(2g)) where r_ij − 1 > 0, else 1 (g = 0: e1 = 0, e2 = 1).

    By Hoeffding, plain voting chooses the true class with probability 1 − (L−1) e1 or more where i
    is right, and a wrong class that i votes for with probability e2 or less. So the probability
    that i agrees with the vote is at least P_ij = w_i (1 − (L−1) e1), used where a_i ≥ 0, and at
    most w_i + (1 − w_i) e2, used where a_i < 0. Only i's own answer on j and the vote on j depend
    on each other: own_ij = w_i (1 − (L−1) e1) − (1−w_i)/(L−1) e2. With weights L ŵ_i − 1, the true
    class's lead on j over any other has mean

        E_j = Σ_{i∈j} [(L/n_i) (a_i Σ_{j'≠j} P_ij' + own_ij) − a_i] or more.

    With K_jj' = Σ_{i∈j∩j'} 1/n_i, an answer on j' ≠ j can turn that item's vote and move the lead
    by L K_jj', and one on j by 2(L−1) + L K_jj. All answers are independent, so by McDiarmid the
    label is wrong with probability (L−1) exp(−2 E_j²/D_j) or less where E_j > 0, with

        D_j = L² Σ_{j'≠j} d_j' K_jj'² + d_j (2(L−1) + L K_jj)².

    Where Σ_j d_j² is above `MOST_PRODUCTS` the sum is replaced by
    d_j Σ_{i∈j} n_i⁻² Σ_{j'≠j, j'∈i} d_j', which is no smaller (Cauchy and Schwarz) and needs one
    pass. The items' errors depend on each other: only their mean is bounded.
    """
    n_classes = labels.n_classes
    if n_classes < 2:
        return None
    advantage = (n_classes * accuracy - 1.0) / (n_classes - 1)
    blocks = list(pair_blocks(labels, report))
    given = sum(np.bincount(pairs.worker, minlength=labels.n_workers) for pairs in blocks)
    crowd = _Crowd(n_classes, accuracy, advantage, np.asarray(given))
    lead = _lead(crowd, blocks, report)
    products = sum(int((pairs.workers_per_item.astype(float) ** 2).sum()) for pairs in blocks)
    exact = products <= MOST_PRODUCTS
    variation = _variation(crowd, blocks, exact, report)
    bound = _limit(n_classes, lead, variation)
    for values in (bound, lead, variation):
        values[labels.labels_per_item == 0] = np.nan
    repeated = sum(int(np.count_nonzero(pairs.times > 1)) for pairs in blocks)
    return OneStepItemBounds(bound, lead, variation, exact, repeated)


def _limit(n_classes: int, lead: FloatArray, variation: FloatArray) -> FloatArray:
    power = np.divide(
        2.0 * np.maximum(lead, 0.0) ** 2, variation, out=np.zeros(lead.size), where=variation > 0
    )
    bound: FloatArray = np.minimum(1.0, (n_classes - 1) * np.exp(-power))
    return bound


def _lead(crowd: _Crowd, blocks: list[AssignmentBlock], report: ProgressCallback) -> FloatArray:
    """Return E_j: first how often each worker agrees with the votes, then what that weighs."""
    found = []
    agreed = np.zeros(crowd.accuracy.size)
    for pairs in blocks:
        report(Progress(Stage.COMPUTING_GUARANTEE))
        found.append(_agreement(crowd, pairs))
        agreed += np.bincount(pairs.worker, found[-1][0], agreed.size)
    parts = []
    for pairs, (agrees, own) in zip(blocks, found, strict=True):
        a, n = crowd.advantage.take(pairs.worker), crowd.given.take(pairs.worker)
        elsewhere = agreed.take(pairs.worker) - agrees
        parts.append(pairs.summed(crowd.n_classes / n * (a * elsewhere + own) - a))
    return np.concatenate(parts)


def _agreement(crowd: _Crowd, pairs: AssignmentBlock) -> tuple[FloatArray, FloatArray]:
    """Return P_ij and own_ij for each pair."""
    w, a = crowd.accuracy.take(pairs.worker), crowd.advantage.take(pairs.worker)
    others = pairs.summed(a).take(pairs.item) - a
    count = pairs.workers_per_item.take(pairs.item) - 1
    lost = _tail(others + 1.0, count)
    stolen = _tail(others - 1.0, count)
    won = w * np.clip(1.0 - (crowd.n_classes - 1) * lost, 0.0, 1.0)
    agrees = np.where(a >= 0, won, w + (1.0 - w) * stolen)
    return agrees, won - (1.0 - w) / (crowd.n_classes - 1) * stolen


def _tail(mean: FloatArray, count: IntArray) -> FloatArray:
    """Bound the probability that a sum with this mean, of so many votes of ±1, is not positive."""
    # A lone worker's own vote decides: no sum, so no doubt.
    power = np.divide(mean**2, 2.0 * count, out=np.full(mean.size, np.inf), where=count > 0)
    return np.where(mean > 0, np.exp(-power), 1.0)


def _variation(
    crowd: _Crowd, blocks: list[AssignmentBlock], exact: bool, report: ProgressCallback
) -> FloatArray:
    per = np.divide(1.0, crowd.given, out=np.zeros(crowd.given.size), where=crowd.given > 0)
    count = np.concatenate([pairs.workers_per_item for pairs in blocks])
    itself = np.concatenate([pairs.summed(per.take(pairs.worker)) for pairs in blocks])
    shared = _shared if exact else _shared_at_most
    others = shared(per, count, itself, blocks, report)
    n_classes = crowd.n_classes
    own = count * (2.0 * (n_classes - 1) + n_classes * itself) ** 2
    return n_classes**2 * others + own


def _shared(
    per: FloatArray,
    count: IntArray,
    itself: FloatArray,
    blocks: list[AssignmentBlock],
    report: ProgressCallback,
) -> FloatArray:
    """Return Σ_{j'≠j} d_j' K_jj'², from pairs of workers instead of pairs of items.

    With G_ik = Σ_{j'∋i,k} d_j' the sum over all j' is Σ_{i,k∈j} G_ik / (n_i n_k): Σ_j d_j² terms,
    where the N × N matrix K has Σ_i n_i² of them.
    """
    if per.size <= FEW_WORKERS:
        return _shared_by_table(per, count, itself, blocks, report)
    worker = np.concatenate([pairs.worker for pairs in blocks])
    item, first = _items_of(blocks), np.cumsum(count) - count
    order = stable_order(worker, per.size)
    width = count[item[order]]
    total = np.empty(worker.size)
    # Made once, and emptied where it was used: nearly all of it never is.
    together = np.zeros(max(_CELLS, per.size))
    rows = max(1, _CELLS // per.size)
    many = rows < _FEWEST_ROWS

    def meet(run: slice, lowest: int) -> tuple[IntArray, IntArray, IntArray]:
        """Return each label's row and the others of its item, with their place in G."""
        labels = order[run]
        row, at = _same_item(width[run], first[item[labels]])
        begins, other = (worker[labels].astype(np.int64) - lowest) * per.size, worker.take(at)
        return row, other, begins.take(row) + other

    for tile in _tiles(worker[order], width, per.size if many else rows):
        report(Progress(Stage.COMPUTING_GUARANTEE, tile.start / worker.size))
        lowest = int(worker[order[tile.start]])
        runs = list(_runs(width, tile))
        if many and len(runs) == 1:
            row, other, place = meet(runs[0], lowest)
            place = np.unique(place, return_inverse=True)[1]
            sums = np.bincount(place, width[tile].take(row))
            weight = per[worker[order[tile]]]
            total[order[tile]] = np.bincount(row, sums.take(place) * per.take(other)) * weight
            continue
        # The pairs of a single worker's labels may be too many to hold.
        held = meet(runs[0], lowest) if len(runs) == 1 else None
        for run in runs:
            row, _, place = held or meet(run, lowest)
            np.add.at(together, place, width[run].astype(float).take(row))
        for run in runs:
            row, other, place = held or meet(run, lowest)
            weight = per[worker[order[run]]]
            total[order[run]] = np.bincount(row, together.take(place) * per.take(other)) * weight
        for run in runs:
            together[(held or meet(run, lowest))[2]] = 0.0
    return np.maximum(np.bincount(item, total, count.size) - count * itself**2, 0.0)


def _shared_by_table(
    per: FloatArray,
    count: IntArray,
    itself: FloatArray,
    blocks: list[AssignmentBlock],
    report: ProgressCallback,
) -> FloatArray:
    """Return the same with a table of G for every two of a few workers."""
    worker = np.concatenate([pairs.worker for pairs in blocks]).astype(np.int64)
    starts = np.append(0, np.cumsum(count))

    def meetings() -> Iterator[tuple[IntArray, IntArray]]:
        for items, places in items_by_size(starts, report, Stage.COMPUTING_GUARANTEE):
            # Of two workers the lower code comes first, on every item.
            first, second = every_two(worker.take(places))
            first *= per.size
            first += second
            yield items, first

    together = np.zeros(per.size**2)
    for items, place in meetings():
        np.add.at(together, place.ravel(), float(count[items[0]]))
    together *= 2.0 * np.outer(per, per).ravel()
    met = np.concatenate([count[pairs.items].take(pairs.item) for pairs in blocks])
    alone = np.bincount(worker, met, per.size) * per**2
    own = np.concatenate([pairs.summed(alone.take(pairs.worker)) for pairs in blocks])
    total: FloatArray = own - count * itself**2
    for items, place in meetings():
        total[items] += together.take(place).sum(axis=0)
    return np.maximum(total, 0.0)


def _items_of(blocks: list[AssignmentBlock]) -> IntArray:
    """Return the item of every pair, counted over all blocks."""
    first = np.cumsum([0, *(pairs.n_items for pairs in blocks)])
    return np.concatenate([pairs.item + n for pairs, n in zip(blocks, first[:-1], strict=True)])


def _same_item(width: IntArray, first: IntArray) -> tuple[IntArray, IntArray]:
    """Return the labels of each label's item: whose they are, and where, from the item's first."""
    row = np.repeat(np.arange(width.size), width)
    return row, np.arange(row.size) + (first - (np.cumsum(width) - width))[row]


def _tiles(worker: IntArray, width: IntArray, rows: int) -> Iterator[slice]:
    """Cut labels sorted by worker into runs of whole workers, with few rows and pairs each."""
    starts = np.flatnonzero(np.diff(worker, prepend=-1))
    pairs = np.add.reduceat(width.astype(np.int64), starts)
    begin, found = 0, 0
    for place, many in enumerate(pairs.tolist()):
        spread = int(worker[starts[place]]) - int(worker[starts[begin]]) >= rows
        if place > begin and (spread or found + many > _AT_A_TIME):
            yield slice(int(starts[begin]), int(starts[place]))
            begin, found = place, 0
        found += many
    yield slice(int(starts[begin]), worker.size)


def _runs(width: IntArray, tile: slice) -> Iterator[slice]:
    """Cut a tile of labels into runs of about `_AT_A_TIME` pairs, of one label at least."""
    which = (np.cumsum(width[tile], dtype=np.int64) - 1) // _AT_A_TIME
    cuts = tile.start + np.flatnonzero(np.diff(which, prepend=-1, append=which[-1] + 1))
    return (slice(int(first), int(last)) for first, last in pairwise(cuts))


def _shared_at_most(
    per: FloatArray,
    count: IntArray,
    itself: FloatArray,
    blocks: list[AssignmentBlock],
    report: ProgressCallback,
) -> FloatArray:
    """Return d_j Σ_{i∈j} n_i⁻² Σ_{j'≠j, j'∈i} d_j', which is no smaller than the sum itself."""
    met = np.zeros(per.size)
    for pairs in blocks:
        report(Progress(Stage.COMPUTING_GUARANTEE))
        met += np.bincount(pairs.worker, count[pairs.items][pairs.item], met.size)
    parts = []
    for pairs in blocks:
        others = met[pairs.worker] - count[pairs.items][pairs.item]
        parts.append(pairs.summed(per[pairs.worker] ** 2 * others))
    at_most: FloatArray = count.astype(float) * np.concatenate(parts)
    return at_most
