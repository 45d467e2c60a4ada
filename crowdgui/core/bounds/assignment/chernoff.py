"""Chernoff's bound on each item's error for the assignment actually seen: the sharpest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.assignment.assignment_bounds import IndependentItemBounds, pair_blocks
from crowdgui.core.bounds.assignment.chernoff_search import CompetingClass, log_bounds
from crowdgui.core.progress import Progress, Stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.bounds.assignment.assignment_bounds import AssignmentBlock
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.scoring import DecomposableRule


MOST_PRODUCTS = 50_000_000
"""Pairs of a worker and an item times classes cubed, up to which general bounds are computed."""


@dataclass(frozen=True, eq=False)
class ClassConditionalBounds(IndependentItemBounds):
    """Bounds on each item's error, also for each class the item may truly have.

    `given_class` (N, L) bounds the probability that an item of class k gets another final label, at
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
    """Bound each item's error by Chernoff's method, for any decomposable rule.

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
    taken at a λ that nearly minimises it (`log_bounds`). Summed over l ≠ k.

    A worker who answered an item r times is one factor with r times the exponent: for r answers
    that depend on each other in any way, E exp(Σ x) is at most the mean of E exp(r x) (the
    exponential is convex).
    """
    n_classes = labels.n_classes
    if n_classes < 2:
        return None
    given, blocks = np.empty((labels.n_items, n_classes)), list(pair_blocks(labels, report))
    for k in range(n_classes):
        given[:, k] = _wrong(blocks, form, confusion[:, k], k, report)
    given[labels.labels_per_item == 0] = np.nan
    return ClassConditionalBounds(given.max(axis=1) if shares is None else given @ shares, given)


def chernoff_weighted(
    labels: Labels, weights: FloatArray, accuracy: FloatArray, report: ProgressCallback
) -> IndependentItemBounds | None:
    """Bound each item's error under weighted voting by workers alike on all classes.

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
    probability = np.column_stack([accuracy, miss, (n_classes - 2) * miss])
    rival = CompetingClass.make(probability, np.outer(weights, [-1.0, 1.0, 0.0]), 0.0)
    one = np.exp(log_bounds(list(pair_blocks(labels, report)), rival, report))
    bound: FloatArray = np.minimum(1.0, (n_classes - 1) * one)
    bound[labels.labels_per_item == 0] = np.nan
    return IndependentItemBounds(bound)


def chernoff_kinds(
    labels: Labels,
    form: DecomposableRule,
    confusion: FloatArray,
    shares: FloatArray,
    report: ProgressCallback,
) -> IndependentItemBounds | None:
    """Bound each item's error where items of a class are of hidden kinds.

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
    Given class and kind, workers are independent and `chernoff` holds; the bound is
    Σ_{k,m} π_km min{1, Σ_{l≠k} min_λ Π_{i∈j} …}. A kind on which the crowd is bad counts with its
    whole share and is not averaged away inside the product. (Kinds: Li, Rubinstein and Cohn
    2019.)
    """
    if labels.n_classes < 2:
        return None
    bound, blocks = np.zeros(labels.n_items), list(pair_blocks(labels, report))
    for k, m in np.argwhere(shares > 0):
        bound += shares[k, m] * _wrong(blocks, form, confusion[:, k, m], int(k), report)
    bound[labels.labels_per_item == 0] = np.nan
    return IndependentItemBounds(np.minimum(bound, 1.0))


def _wrong(
    blocks: Sequence[AssignmentBlock],
    form: DecomposableRule,
    probability: FloatArray,
    k: int,
    report: ProgressCallback,
) -> FloatArray:
    """Bound P(wrong) of items of class k (N,), ``probability[i, h]`` being P(i answers h)."""
    total = np.zeros(sum(block.n_items for block in blocks))
    for other in range(form.offset.size):
        if other != k:
            report(Progress(Stage.COMPUTING_GUARANTEE))
            move = form.table[:, :, other] - form.table[:, :, k]
            start = float(form.offset[other] - form.offset[k])
            rival = CompetingClass.make(probability, move, start)
            total += np.exp(log_bounds(blocks, rival, report))
    return np.minimum(total, 1.0)
