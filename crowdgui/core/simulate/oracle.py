"""Rules and bounds that know the true workers, as references in a simulation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.assignment.assignment_bounds import AssignmentBlock
from crowdgui.core.bounds.assignment.chernoff import chernoff, chernoff_weighted
from crowdgui.core.bounds.assignment.chernoff_search import CompetingClass, log_chernoff_bound
from crowdgui.core.bounds.quantities import homogeneous, item_quantities
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.fitting.em_fit import TRACE
from crowdgui.core.rules.scoring import DecomposableRule, argmax_with_ties

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.bounds.assignment.assignment_bounds import IndependentItemBounds
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.simulate.scenario import SimulatedDataset


Forms = tuple[DecomposableRule, ...]
"""One form for each kind of items: the oracle sees which kind an item is of."""


def oracle_map(drawn: SimulatedDataset) -> Forms:
    """Return the oracle MAP rule: score ln π_k + Σ_i ln C_i[k, Z_ij] (Li and Yu 2014, section 4.2).

    No rule errs less on average, where answers are independent.

    Parameters
    ----------
    drawn : SimulatedDataset
        With its true workers and class shares.

    Returns
    -------
    tuple of DecomposableRule
        One per kind of items.
    """
    offset = np.log(np.maximum(drawn.setting.shares, TRACE))
    tables = np.log(np.maximum(drawn.crowd.confusion, TRACE)).transpose(0, 1, 3, 2)
    return tuple(DecomposableRule(table.copy(), offset) for table in tables)


def bound_optimal(drawn: SimulatedDataset) -> Forms:
    """Return weighted voting with weights L w_i − 1, w_i being the mean accuracy over classes.

    Where workers are alike on all classes these weights make t1 = q Σ v_i (L w_i − 1) / ((L−1) ‖v‖)
    largest, and so the Hoeffding form of theorem 3 smallest (Li and Yu 2014).

    Parameters
    ----------
    drawn : SimulatedDataset
        With its true workers and class shares.

    Returns
    -------
    tuple of DecomposableRule
        One per kind of items.
    """
    n_classes = drawn.setting.n_classes
    accuracy = np.einsum("gmkk,k->gm", drawn.crowd.confusion, drawn.setting.shares)
    return tuple(DecomposableRule.weighted(n_classes * w - 1.0, n_classes) for w in accuracy)


def majority(drawn: SimulatedDataset) -> Forms:
    """Return plain majority, which knows nothing."""
    weights = np.ones(drawn.setting.n_workers)
    form = DecomposableRule.weighted(weights, drawn.setting.n_classes)
    return (form,) * drawn.crowd.kinds.size


def oracle_labels(drawn: SimulatedDataset, forms: Forms) -> IntArray:
    """Return the label of each item (N,) by the form of its type.

    Parameters
    ----------
    drawn : SimulatedDataset
        The labels, and the kind of each item.
    forms : tuple of DecomposableRule
        One per kind of items.

    Returns
    -------
    ndarray of shape (N,)
        Final labels, UNLABELLED for an item without labels; ties go to the lowest class.
    """
    labels = drawn.labels
    final = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    for block in labels.blocks:
        found = np.stack([argmax_with_ties(form.scores(block))[0] for form in forms])
        final[block.items] = np.take_along_axis(found, drawn.kind[None, block.items], axis=0)[0]
    final[labels.labels_per_item == 0] = UNLABELLED
    return final


_ROUNDING = 1e-9
"""Differences of scores and probabilities that are none."""


def paper_bound(drawn: SimulatedDataset, forms: Forms) -> float:
    """Bound the mean error by theorem 3 of Li and Yu (2014), the smaller of its two forms.

    The mean over items of Proposition 1's bounds, which is theorem 3 where all items are alike.
    NaN where it does not hold or says nothing: where workers copy, where a fixed number of workers
    is chosen for each item, and where no answer moves any score.

    Parameters
    ----------
    drawn : SimulatedDataset
        With its true workers and labelling rates.
    forms : tuple of DecomposableRule
        One per kind of items.

    Returns
    -------
    float
        Upper bound on the mean error rate, 0 to 1, or NaN.
    """
    chance = drawn.assignment.chance
    if chance is None or drawn.crowd.copying.any():
        return np.nan
    total = 0.0
    for kind, form in enumerate(forms):
        there = drawn.kind == kind
        items = item_quantities(form, drawn.crowd.confusion[kind], _rows(drawn, chance, there))
        if items is None:
            return np.nan
        total += float(theorems.item_upper(items).mean()) * np.count_nonzero(there)
    return total / drawn.kind.size


def oracle_chernoff_bound(drawn: SimulatedDataset, forms: Forms, report: ProgressCallback) -> float:
    """Bound the mean error of the items that have labels, given who labelled them (Chernoff).

    NaN where workers copy.

    Parameters
    ----------
    drawn : SimulatedDataset
        With its true workers and class shares.
    forms : tuple of DecomposableRule
        One per kind of items.
    report : callable
        Called with the progress.

    Returns
    -------
    float
        Upper bound on the mean error rate, 0 to 1, or NaN.
    """
    if drawn.crowd.copying.any():
        return np.nan
    bound = np.full(drawn.kind.size, np.nan)
    for kind, form in enumerate(forms):
        there = drawn.kind == kind
        bound[there] = _items_seen(drawn, form, kind, report).bound[there]
    return float(np.nanmean(bound))


def expected_bound(drawn: SimulatedDataset, forms: Forms) -> float:
    """Bound the mean error over all ways in which labels could have been shared out (Chernoff).

    A worker who labels an item with probability q adds the factor 1 − q + q Σ_h C_i[k, h] e^{λ
    move}. Where d of M workers are chosen for each item, the mean over all choices of the product
    of their d factors is at most the d-th power of the mean factor (Maclaurin's inequality). An
    item without labels counts as wrong. NaN where workers copy or items differ in their
    probability.

    Parameters
    ----------
    drawn : SimulatedDataset
        With its true workers, class shares and labelling rates.
    forms : tuple of DecomposableRule
        One per kind of items.

    Returns
    -------
    float
        Upper bound on the mean error rate, 0 to 1, or NaN.
    """
    if drawn.crowd.copying.any() or _by_item(drawn):
        return np.nan
    bounds = [_expected(drawn, form, kind) for kind, form in enumerate(forms)]
    counts = np.bincount(drawn.kind, minlength=len(forms))
    return float(np.array(bounds) @ counts / drawn.kind.size)


def _by_item(drawn: SimulatedDataset) -> bool:
    chance = drawn.assignment.chance
    return isinstance(chance, np.ndarray) and chance.shape[0] > 1


def _rows(
    drawn: SimulatedDataset, chance: float | FloatArray, there: BoolArray
) -> float | FloatArray:
    """Return the probabilities in the shape in which the quantities of some items take them."""
    if not isinstance(chance, np.ndarray):
        return chance
    if not _by_item(drawn):
        return np.ravel(chance)
    return np.broadcast_to(chance[there], (int(there.sum()), drawn.setting.n_workers))


def _even(drawn: SimulatedDataset, form: DecomposableRule, kind: int) -> FloatArray | None:
    """Return the rule's weights where no two classes differ in anything, else None.

    Then every pair of classes has the same bound, so one is enough.
    """
    confusion = drawn.crowd.confusion[kind]
    weights = form.table[:, 0, 0] - form.table[:, 0, 1]
    votes = DecomposableRule.weighted(weights, form.offset.size)
    differences = (
        np.ptp(form.offset),
        np.ptp(drawn.setting.shares),
        np.ptp(form.table - votes.table, axis=2).max(),
        np.abs(confusion - homogeneous(confusion[:, 0, 0], form.offset.size)).max(),
    )
    return weights if max(differences) < _ROUNDING else None


def _items_seen(
    drawn: SimulatedDataset, form: DecomposableRule, kind: int, report: ProgressCallback
) -> IndependentItemBounds:
    confusion, weights = drawn.crowd.confusion[kind], _even(drawn, form, kind)
    found: IndependentItemBounds | None
    if weights is not None:
        found = chernoff_weighted(drawn.labels, weights, confusion[:, 0, 0], report)
    else:
        found = chernoff(drawn.labels, form, confusion, report, drawn.setting.shares)
    assert found is not None
    return found


def _expected(drawn: SimulatedDataset, form: DecomposableRule, kind: int) -> float:
    shares, n_classes = drawn.setting.shares, form.offset.size
    if _even(drawn, form, kind) is not None:
        return min(1.0, (n_classes - 1) * _ahead(drawn, form, kind, 0, 1))
    given = np.zeros(n_classes)
    for k in range(n_classes):
        for other in range(n_classes):
            if other != k:
                given[k] += _ahead(drawn, form, kind, k, other)
    return float(np.minimum(given, 1.0) @ shares)


def _ahead(drawn: SimulatedDataset, form: DecomposableRule, kind: int, k: int, other: int) -> float:
    """Bound the probability that another class scores as much as the true class k on an item."""
    assignment, chance = drawn.assignment, drawn.crowd.confusion[kind][:, k]
    move = form.table[:, :, other] - form.table[:, :, k]
    start = float(form.offset[other] - form.offset[k])
    n_workers = len(chance)
    if assignment.chance is None:
        # As many times the mean worker as there are labels on an item.
        rival = CompetingClass.make(chance.reshape(1, -1) / n_workers, move.reshape(1, -1), start)
        per_item = assignment.item.size // drawn.kind.size
        pairs = _one_item(np.zeros(per_item, dtype=np.int64), 1)
    else:
        # No label is one more answer, which moves nothing.
        q = np.broadcast_to(np.ravel(assignment.chance), n_workers)[:, None]
        some = np.column_stack([q * chance, 1.0 - q])
        rival = CompetingClass.make(some, np.column_stack([move, np.zeros(n_workers)]), start)
        pairs = _one_item(np.arange(n_workers), n_workers)
    return float(np.exp(log_chernoff_bound(pairs, rival)[0]))


def _one_item(workers: IntArray, n_workers: int) -> AssignmentBlock:
    """Return one item with these workers, who may stand more than once."""
    n = workers.size
    once = np.ones(n, dtype=np.int64)
    return AssignmentBlock(
        slice(0, 1), np.zeros_like(once), workers, once, np.array([0, n]), n_workers
    )
