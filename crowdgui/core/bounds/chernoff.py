"""Chernoff's limit of each item's error for the assignment actually seen: the sharpest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.pairs import pair_blocks
from crowdgui.core.bounds.per_item import IndependentItems
from crowdgui.core.bounds.rivals import Rival, log_chance_ahead
from crowdgui.core.progress import Progress
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.bounds.pairs import Pairs
    from crowdgui.core.labels import FloatArray, Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.rules.form import Decomposable

MOST_PRODUCTS = 50_000_000
"""Pairs of a worker and an item times classes cubed, up to which general bounds are worked out."""


@dataclass(frozen=True, eq=False)
class GivenClass(IndependentItems):
    """Limits of each item's error, also for each class the item may truly have.

    `given_class` (N, L) limits the chance that an item of class k gets another final label, at
    most 1. `bound` is the worst class's, or the mean by class shares.
    """

    given_class: FloatArray


def takes_long(pairs: int, n_classes: int, kinds: int = 1) -> bool:
    """Return whether a bound would take very long that goes through all pairs of classes.

    `pairs` of a worker and an item, each with a confusion matrix for each of `kinds` of items.
    """
    return pairs * n_classes**3 * kinds > MOST_PRODUCTS


def chernoff(
    labels: Labels,
    form: Decomposable,
    confusion: FloatArray,
    report: Report,
    shares: FloatArray | None = None,
) -> GivenClass | None:
    """Limit each item's error by Chernoff's method, for any decomposable rule.

    Parameters
    ----------
    labels : Labels
        Who labelled what; the answers themselves are not looked at.
    form : Decomposable
        The rule, fixed before the answers.
    confusion : ndarray of shape (M, L, L)
        ``confusion[i, k, h]``: chance that worker i answers h where k is true. The true ones, or
        an estimate: then the result is an indication.
    shares : ndarray of shape (L,), optional
        Shares of the classes among items. Without, each item is taken to be of the class on
        which it fares worst.

    Returns
    -------
    GivenClass, or None where there is one class only.

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
    return GivenClass(given.max(axis=1) if shares is None else given @ shares, given)


def chernoff_weighted(
    labels: Labels, weights: FloatArray, accuracy: FloatArray, report: Report
) -> IndependentItems | None:
    """Limit each item's error under weighted voting by workers alike on all classes.

    The same as `chernoff` with homogeneous confusion matrices, at the cost of one pair of
    classes: worker i's factor is w e^{−λv} + (1−w)/(L−1) e^{λv} + (1−w)(L−2)/(L−1) for every
    pair. `weights` and `accuracy` (M,) are given: the true accuracy, or an estimate: then the
    result is an indication. None where there is one class only.
    """
    n_classes = labels.n_classes
    if n_classes < 2:
        return None
    miss = (1.0 - accuracy) / (n_classes - 1)
    chance = np.column_stack([accuracy, miss, (n_classes - 2) * miss])
    rival = Rival.make(chance, np.outer(weights, [-1.0, 1.0, 0.0]), 0.0)
    bound = np.empty(labels.n_items)
    for pairs in pair_blocks(labels, report):
        one = np.exp(log_chance_ahead(pairs, rival))
        bound[pairs.items] = np.minimum(1.0, (n_classes - 1) * one)
    bound[labels.labels_per_item == 0] = np.nan
    return IndependentItems(bound)


def chernoff_kinds(
    labels: Labels,
    form: Decomposable,
    confusion: FloatArray,
    shares: FloatArray,
    report: Report,
) -> IndependentItems | None:
    """Limit each item's error where items of a class are of hidden kinds.

    Parameters
    ----------
    confusion : ndarray of shape (M, L, G, L)
        ``confusion[i, k, m, h]``: chance that worker i answers h on an item of class k and kind
        m. The true ones, or an estimate: then the result is an indication.
    shares : ndarray of shape (L, G)
        Shares of class and kind among items, 1 together.

    Returns
    -------
    IndependentItems, or None where there is one class only.

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
    return IndependentItems(np.minimum(bound, 1.0))


def _wrong(
    pairs: Pairs, form: Decomposable, chance: FloatArray, k: int, report: Report
) -> FloatArray:
    """Limit the chance that an item of class k, answered h with ``chance[i, h]``, goes wrong."""
    total = np.zeros(pairs.n_items)
    for other in range(form.offset.size):
        if other != k:
            report(Progress(tr("Working out the guarantee")))
            move = form.table[:, :, other] - form.table[:, :, k]
            rival = Rival.make(chance, move, float(form.offset[other] - form.offset[k]))
            total += np.exp(log_chance_ahead(pairs, rival))
    return np.minimum(total, 1.0)
