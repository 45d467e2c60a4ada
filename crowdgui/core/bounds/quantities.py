"""The quantities that bounds are made of: Γ, τ, t1, t2, c and σ², and agreement beyond chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.labels import freeze
from crowdgui.core.rules.scoring import FEW_CLASSES, WeightedVote, row_max, row_min

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.scoring import DecomposableRule

    Rows = FloatArray | csr_array
    """A number for each item (row) and worker (column)."""

_ROWS = 1 << 14
"""Items taken at a time where each has its own probabilities of being labelled."""

MOST_PRODUCTS = 1 << 30
"""Products of scores, M × L³ over workers and L² for each label, that take a second or two."""


@dataclass(frozen=True)
class Quantities:
    """What a decomposable rule's error bounds depend on (Li and Yu 2014, section 3).

    Attributes
    ----------
    n_classes : int
        L, at least 2.
    gamma : float
        Γ: the Euclidean length over workers of the most one answer can move a score difference.
    t1, t2 : float
        The smallest and the largest expected lead of a true class over another, divided by Γ.
    c : float
        The largest single such move, divided by Γ; 0 < c ≤ 1.
    sigma2 : float
        σ²: the largest sum of squared moves expected on an item, divided by Γ².

    Shifting all f_i(·, h) changes none of them. Scaling all f_i(k, h) and a_k together scales Γ
    and changes no other.
    """

    n_classes: int
    gamma: float
    t1: float
    t2: float
    c: float
    sigma2: float


@dataclass(frozen=True, eq=False)
class ItemQuantities:
    """The quantities of each item by itself; arrays of shape (N,), as in `Quantities`.

    `tau_min` and `tau_max` are the item's smallest and largest expected lead divided by its
    `gamma` (τ_j,min and τ_j,max). An item on which no answer moves any score has zeros.
    """

    n_classes: int
    gamma: FloatArray
    tau_min: FloatArray
    tau_max: FloatArray
    c: FloatArray
    sigma2: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class LeadMoments:
    """What one answer of each worker does to the lead of true class k over another class l.

    `lead` (M, L, L) at [i, k, l] is the mean of d_i(h) = f_i(k, h) − f_i(l, h), `spread` the mean
    of its square, and `move` (M,) the largest |d_i(h)| over all k, l and h. `offset` (L,) is a_k of
    the rule. Where all pairs of classes are alike there are two classes, in place of all.
    """

    lead: FloatArray
    spread: FloatArray
    move: FloatArray
    offset: FloatArray


@dataclass(frozen=True, eq=False)
class OneCoin:
    """Workers alike on all classes: right with `accuracy` (M,), mistakes even over the others.

    It is what `homogeneous` makes M × L² numbers of, which are many where classes are.
    """

    accuracy: FloatArray
    n_classes: int

    @property
    def miss(self) -> FloatArray:
        """The probability of each single mistake, (M,)."""
        return (1.0 - self.accuracy) / (self.n_classes - 1)

    def of(self, workers: BoolArray) -> OneCoin:
        """Return some of the workers, marked (M,)."""
        return OneCoin(self.accuracy[workers], self.n_classes)

    def matrices(self) -> FloatArray:
        """Return the confusion matrices (M, L, L)."""
        return homogeneous(self.accuracy, self.n_classes)


def class_conditional(accuracy: FloatArray) -> FloatArray:
    """Return confusion matrices (M, L, L) from the accuracy on each class (M, L).

    What is not right is shared evenly by the other classes.

    Parameters
    ----------
    accuracy : ndarray of shape (M, L)
        Probability to be right on each class, two classes or more.

    Returns
    -------
    ndarray of shape (M, L, L)
        ``[i, k, h]``: probability that worker i gives class h where k is true.
    """
    n_classes = accuracy.shape[1]
    miss = (1.0 - accuracy) / (n_classes - 1)
    confusion = np.repeat(miss[:, :, None], n_classes, axis=2)
    diagonal = np.arange(n_classes)
    confusion[:, diagonal, diagonal] = accuracy
    return confusion


def homogeneous(accuracy: FloatArray, n_classes: int) -> FloatArray:
    """Return confusion matrices C_i[k, h] (M, L, L) of workers alike on all classes.

    The diagonal is the worker's accuracy (M,); the rest is shared evenly by the other classes.

    Parameters
    ----------
    accuracy : ndarray of shape (M,)
        w_i.
    n_classes : int
        L, 2 or more.

    Returns
    -------
    ndarray of shape (M, L, L)
        As `class_conditional` gives them.
    """
    return class_conditional(np.repeat(accuracy[:, None], n_classes, axis=1))


def moments(form: DecomposableRule, confusion: FloatArray | OneCoin) -> LeadMoments:
    """Compute what one label of each worker is expected to do.

    ``confusion[i, k, h]`` is the probability that worker i answers h where k is true. A weighted
    vote of workers alike on all classes has d_i = v_i with probability w_i, and −v_i with (1 −
    w_i)/(L − 1), for every two classes.

    Parameters
    ----------
    form : DecomposableRule
        The rule; ``table[i, h, k]`` is f_i(k, h).
    confusion : ndarray of shape (M, L, L), or OneCoin
        ``confusion[i, k, h]``: probability that worker i gives class h where k is true.

    Returns
    -------
    LeadMoments
        Mean, mean square and largest value per worker.
    """
    if isinstance(confusion, OneCoin):
        if isinstance(form, WeightedVote):
            return _alike(form.weights, confusion)
        if confusion.n_classes > FEW_CLASSES:
            return _by_table(form, confusion)
        confusion = confusion.matrices()
    # A shift of all f_i(·, h) moves no difference; without it products lose no digits.
    score = form.table - form.table.mean(axis=2, keepdims=True)
    expected = confusion @ score
    lead = np.diagonal(expected, axis1=1, axis2=2)[:, :, None] - expected
    # Σ C_k (f_k − f_l)² = Σ C_k f_k² − 2 Σ C_k f_k f_l + Σ C_k f_l², for all k, l at once.
    turned = score.transpose(0, 2, 1)
    own = confusion * turned
    spread = (own * turned).sum(axis=2)[:, :, None] - 2.0 * (own @ score) + confusion @ score**2
    move: FloatArray = np.ptp(score, axis=2).max(axis=1)
    return LeadMoments(lead, np.maximum(spread, 0.0), move, form.offset)


def _alike(weights: FloatArray, workers: OneCoin) -> LeadMoments:
    lead = weights * (workers.accuracy - workers.miss)
    spread = weights**2 * (workers.accuracy + workers.miss)
    pair = (weights.size, 2, 2)
    return LeadMoments(
        np.broadcast_to(lead[:, None, None], pair),
        np.broadcast_to(spread[:, None, None], pair),
        np.abs(weights),
        np.zeros(2),
    )


def _by_table(form: DecomposableRule, workers: OneCoin) -> LeadMoments:
    """Compute `moments` of workers alike on all classes by one matrix product in place of three.

    With C_i[k, h] = miss + (hit − miss)·1[h = k], Σ_h C[k, h] (f_k − f_l)² is miss times the
    squared distance of two columns of the table, and (hit − miss) times the square at h = k.
    """
    score = form.table - form.table.mean(axis=2, keepdims=True)
    miss = workers.miss[:, None, None]
    gain = workers.accuracy[:, None, None] - miss
    total, square = score.sum(axis=1), np.einsum("ihk,ihk->ik", score, score)
    spread = score.transpose(0, 2, 1) @ score
    spread *= -2.0
    spread += square[:, :, None] + square[:, None, :]
    spread *= miss
    lead = np.diagonal(score, axis1=1, axis2=2)[:, :, None] - score
    spread += gain * lead**2
    lead *= gain
    lead += miss * (total[:, :, None] - total[:, None, :])
    move: FloatArray = np.ptp(score, axis=2).max(axis=1)
    return LeadMoments(lead, np.maximum(spread, 0.0, out=spread), move, form.offset)


def takes_long(labels: Labels, form: DecomposableRule) -> bool:
    """Return whether the moments of a rule would take very long: of many classes not alike to it.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    form : DecomposableRule
        The rule.

    Returns
    -------
    bool
        Never for a weighted vote, nor for `FEW_CLASSES`.
    """
    n_classes = labels.n_classes
    if isinstance(form, WeightedVote) or n_classes <= FEW_CLASSES:
        return False
    return max(labels.n_workers * n_classes, labels.pairs) * n_classes**2 > MOST_PRODUCTS


def summed(
    known: LeadMoments, first: Rows, second: Rows
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Add up the workers of each row: smallest lead, largest lead and largest spread, (n,) each.

    `first` weighs the means and `second` the squares of what each worker does.

    Parameters
    ----------
    known : LeadMoments
        Of M workers.
    first : ndarray or csr_array of shape (n, M)
        Weights of the means.
    second : ndarray or csr_array of shape (n, M)
        Weights of the mean squares.

    Returns
    -------
    low, high, spread : ndarray of shape (n,)
        Over all pairs of classes, not divided by Γ.
    """
    offset, n = known.offset, first.shape[0]
    n_classes = offset.size
    low, high, spread = np.full(n, np.inf), np.full(n, -np.inf), np.zeros(n)
    for k in range(n_classes):
        other = np.arange(n_classes) != k
        lead = first @ known.lead[:, k, other] + (offset[k] - offset[other])
        np.minimum(low, row_min(lead), out=low)
        np.maximum(high, row_max(lead), out=high)
        np.maximum(spread, row_max(second @ known.spread[:, k, other]), out=spread)
    return low, high, spread


def item_quantities(
    form: DecomposableRule, confusion: FloatArray | OneCoin, q: float | Rows
) -> ItemQuantities | None:
    """Compute the quantities of any decomposable rule for each item; see `quantities`.

    Where `q` is a number or differs by worker only, all items are alike: the arrays have one
    entry. Γ and c are those of the paper, over all workers, and so the same for every item.

    Parameters
    ----------
    form : DecomposableRule
        The rule; ``table[i, h, k]`` is f_i(k, h).
    confusion : ndarray of shape (M, L, L), or OneCoin
        ``confusion[i, k, h]``: probability that worker i gives class h where k is true.
    q : float, ndarray of shape (M,), or ndarray or csr_array of shape (N, M)
        Probability that a worker labels an item, as in `quantities`.

    Returns
    -------
    ItemQuantities or None
        Arrays (N,), or (1,) where all items are alike; None as for `quantities`.
    """
    if form.offset.size < 2:
        return None
    known = moments(form, confusion)
    gamma = float(np.linalg.norm(known.move))
    if gamma == 0.0:
        return None
    rows = _rows(q, known.move.size)
    cuts = range(0, rows.shape[0], _ROWS)
    parts = [_sums(known, rows[a : a + _ROWS]) for a in cuts]
    low, high, spread = np.concatenate(parts, axis=1)
    every = np.ones(low.size)
    c = float(known.move.max()) / gamma
    return ItemQuantities(
        form.offset.size, gamma * every, low / gamma, high / gamma, c * every, spread / gamma**2
    )


def _rows(q: float | Rows, n_workers: int) -> Rows:
    if isinstance(q, csr_array):
        return q
    chances = np.asarray(q, dtype=float)
    return chances if chances.ndim == 2 else np.broadcast_to(chances, (1, n_workers))


def _sums(known: LeadMoments, rows: Rows) -> FloatArray:
    return np.stack(summed(known, rows, rows))


def quantities(
    form: DecomposableRule, confusion: FloatArray | OneCoin, q: float | Rows
) -> Quantities | None:
    """Compute the quantities of any decomposable rule.

    Parameters
    ----------
    form : DecomposableRule
        The rule; ``table[i, h, k]`` is f_i(k, h).
    confusion : ndarray of shape (M, L, L), or OneCoin
        ``confusion[i, k, h]``: probability that worker i gives class h where k is true. The true
            ones, or an estimate: then so is the result.
    q : float, ndarray of shape (M,), or ndarray or csr_array of shape (N, M)
        Probability that a worker labels an item: the same for all, for each worker, or for each
            item and worker.

    Returns
    -------
    Quantities or None
        None where no label moves any score (Γ = 0) or there is one class only.

    Notes
    -----
    With d_i(h) = f_i(k, h) − f_i(l, h) for true class k and another class l,
    Γ² = Σ_i max_{k≠l,h} d_i(h)², the lead on item j is Σ_i q_ij Σ_h d_i(h) C_i[k, h] + a_k − a_l,
    and σ²Γ² = max_{j,k≠l} Σ_i q_ij Σ_h d_i(h)² C_i[k, h].
    """
    items = item_quantities(form, confusion, q)
    if items is None:
        return None
    return Quantities(
        n_classes=items.n_classes,
        gamma=float(items.gamma[0]),
        t1=float(items.tau_min.min()),
        t2=float(items.tau_max.max()),
        c=float(items.c[0]),
        sigma2=float(items.sigma2.max()),
    )


def chance_corrected(votes: FloatArray, squares: FloatArray | IntArray) -> FloatArray:
    """Return V = (L Σ_k s_k² − s²) / (L−1) − o from the weighted votes s_k for each class.

    It is the sum over ordered pairs of different workers of v_i v_i' (L·1[same label] − 1)/(L−1).
    Two independent workers, right with probabilities w and alike on all classes, agree with
    probability 1/L + ((L−1)/L) a_i a_i', a_i = (L w_i − 1)/(L−1), whatever the true class; so given
    who labelled the item, V has the mean Σ_{i≠i'} v_i v_i' a_i a_i'.

    Parameters
    ----------
    votes : ndarray of shape (L, ...)
        s_k, summing to s over classes.
    squares : ndarray of shape (...)
        o, the sum of squared weights; for plain votes their number.

    Returns
    -------
    ndarray of shape (...)
        V, −o or more; 0 for an item with one label.
    """
    n_classes = len(votes)
    total = votes.sum(axis=0)
    both: FloatArray = (n_classes * (votes**2).sum(axis=0) - total**2) / (n_classes - 1)
    return both - squares
