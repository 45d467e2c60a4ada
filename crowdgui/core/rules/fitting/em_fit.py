"""Workers fitted to expected counts: the M-steps of EM, and the pooled form of any rule."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.rules.fitting.em_steps import expected_counts
from crowdgui.core.rules.fitting.used_answers import UsedForm, used_answers
from crowdgui.core.rules.scoring import DecomposableRule, row_sums

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.fitting.em_steps import ExpectedCounts
    from crowdgui.core.rules.fitting.used_answers import UsedAnswers


TRACE = 1e-100
"""A count too small to matter that keeps logarithms finite where nothing was counted."""


FAINT = 1e-12
"""A count too small to matter beside any answer, yet far above what rounding or `TRACE` leave."""


def general_confusion(
    counts: FloatArray, smoothing: float, used: UsedAnswers | None = None
) -> FloatArray:
    """Estimate each worker's confusion matrix: C_i[k, h] ∝ N_i[k, h] + smoothing.

    Parameters
    ----------
    counts : ndarray of shape (M, L, L), or (R, L) of `used` answers
        Expected counts as [worker, label, class].
    smoothing : float
        Added to every count, above 0.
    used : UsedAnswers or None, optional
        The answers that are counted, where that is not all of them.

    Returns
    -------
    ndarray of the shape of the counts
        ln C_i[k, h] at [i, h, k].
    """
    smoothed = counts + smoothing
    if used is not None:
        total = used.by_worker(counts) + smoothing * used.n_classes
        return np.log(smoothed / total[used.worker])
    smoothed /= row_sums(smoothed)[:, None]
    table: FloatArray = np.log(smoothed)
    return table


def class_conditional_confusion(
    counts: FloatArray, smoothing: float, used: UsedAnswers | None = None
) -> FloatArray:
    """Estimate each worker's accuracy on each class, mistakes even over the other classes.

    Parameters
    ----------
    counts, smoothing, used
        As in `general_confusion`.

    Returns
    -------
    ndarray of the shape of the counts
        ln C_i[k, h] at [i, h, k].
    """
    if used is not None:
        right, wrong = used.right_and_wrong(counts)
        wrong += smoothing * (used.n_classes - 1)
        return used.even_mistakes(*_hit_and_miss(right + smoothing, wrong, used.n_classes))
    right, wrong = _right_and_wrong(counts + smoothing)
    return symmetric_confusion(right, wrong)


def homogeneous_confusion(
    counts: FloatArray, smoothing: float, used: UsedAnswers | None = None
) -> FloatArray:
    """Estimate each worker's accuracy, the same on all classes, mistakes even over the others.

    The L rows are one here, so each count has an L-th of the smoothing:
    w_i = (right + smoothing) / (all + L · smoothing).

    Parameters
    ----------
    counts, smoothing, used
        As in `general_confusion`.

    Returns
    -------
    ndarray of the shape of the counts
        ln C_i[k, h] at [i, h, k].
    """
    if used is not None:
        right, wrong = (one.sum(axis=1, keepdims=True) for one in used.right_and_wrong(counts))
        wrong += smoothing * (used.n_classes - 1)
        both = _hit_and_miss(right + smoothing, wrong, used.n_classes)
        shape = (used.n_workers, used.n_classes)
        return used.even_mistakes(*(np.broadcast_to(one, shape) for one in both))
    right, wrong = _right_and_wrong(counts + smoothing / counts.shape[1])
    total = right.sum(axis=1, keepdims=True), wrong.sum(axis=1, keepdims=True)
    return np.broadcast_to(
        symmetric_confusion(*total, n_classes=counts.shape[1]), counts.shape
    ).copy()


def pooled_confusion(
    counts: FloatArray, strength: float, used: UsedAnswers | None = None, unseen: float = 0.0
) -> FloatArray:
    """Estimate each worker's confusion matrix, shrunk toward the crowd's, as its logarithm.

    C_i[k, h] = (N_i[k, h] + s·B[k, h]) / (n_i[k] + s), with N_i the worker's counts, n_i[k] their
    sum over answers, B[k, h] the share of answer h among all answers to class k, and s > 0.

    Parameters
    ----------
    counts : ndarray of shape (M, L, L), or (R, L) of `used` answers
        Expected counts as [worker, label, class].
    strength : float
        How many labels per class the crowd counts for, s.
    used : UsedAnswers or None, optional
        The answers that are counted, where that is not all of them.
    unseen : float, optional
        Added to every worker's count of every answer, 0 or more.

    Returns
    -------
    ndarray of the shape of the counts
        ln C_i[k, h] at [i, h, k], as in `DecomposableRule.table`; finite, and the crowd's for a
        worker without labels.
    """
    if used is not None:
        crowd = _of_crowd(used.by_answer(counts) + unseen * used.n_workers)
        total = used.by_worker(counts) + unseen * used.n_classes + strength
        drawn = counts + unseen + strength * crowd[used.code]
        return np.log(drawn / total[used.worker])
    counts = counts + unseen
    crowd = _of_crowd(counts.sum(axis=0))
    drawn = counts + strength * crowd
    drawn /= drawn.sum(axis=1, keepdims=True)
    table: FloatArray = np.log(drawn)
    return table


def _of_crowd(answers: FloatArray) -> FloatArray:
    """Return the share of each answer (row) among all to a class (column), from counts (L, L)."""
    # A class that nothing was counted for is one that workers would know: with an even row it
    # would draw in items that nobody gave it to.
    crowd = answers + TRACE + FAINT * np.eye(len(answers))
    shares: FloatArray = crowd / crowd.sum(axis=0)
    return shares


def symmetric_confusion(
    right: FloatArray, wrong: FloatArray, n_classes: int | None = None
) -> FloatArray:
    """Return the matrices of workers whose mistakes are even over the classes.

    `right` and `wrong` are counts or probabilities by worker and true class, (M, L), or (M, 1) for
    workers alike on all of `n_classes` classes.

    Parameters
    ----------
    right, wrong : ndarray of shape (M, L) or (M, 1)
        Counts or probabilities, above 0 together.
    n_classes : int or None, optional
        L, where it is not the second axis.

    Returns
    -------
    ndarray of shape (M, L, L)
        ln C_i[k, h] at [i, h, k].
    """
    size = right.shape[1] if n_classes is None else n_classes
    hit, miss = _hit_and_miss(right, wrong, size)
    return np.where(np.eye(size, dtype=bool), hit[:, None, :], miss[:, None, :])


def _hit_and_miss(
    right: FloatArray, wrong: FloatArray, n_classes: int
) -> tuple[FloatArray, FloatArray]:
    """Return the logarithms of the probabilities to be right, and of each single mistake."""
    total = right + wrong
    miss: FloatArray = np.log(np.maximum(wrong, TRACE) / max(1, n_classes - 1) / total)
    return np.log(np.maximum(right, TRACE) / total), miss


def log_shares(classes: FloatArray, extra: float = 0.0) -> FloatArray:
    """Return the logarithm of class shares from the expected items of each class (L,).

    Parameters
    ----------
    classes : ndarray of shape (L,)
        Expected items of each class.
    extra : float, optional
        Added to each of them.

    Returns
    -------
    ndarray of shape (L,)
        Natural logarithms, all finite.
    """
    counted = classes + extra
    # A class that no item is left in keeps a share too small to matter, and a finite log.
    shares: FloatArray = np.log(np.maximum(counted / counted.sum(), TRACE))
    return shares


def _right_and_wrong(counts: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Split counts by true class, (M, L) each."""
    right = np.diagonal(counts, axis1=1, axis2=2).copy()
    wrong = counts.copy()
    own = np.arange(counts.shape[1])
    wrong[:, own, own] = 0.0
    return right, row_sums(wrong)


def fit_pooled_form(
    labels: Labels, posterior: FloatArray, strength: float = 1.0, unseen: float = 0.0
) -> DecomposableRule:
    """Count every worker's answers by the posterior (N, L), and draw them toward the crowd's.

    `unseen` answers are added to every entry of the crowd's counts, shared among its workers.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.
    strength : float, optional
        s of `pooled_confusion`.
    unseen : float, optional
        Labels per entry, 0 or more.

    Returns
    -------
    DecomposableRule
        ln C_i in its table, and log class shares from counts + 1 in its offset.
    """
    used = used_answers(labels)
    counts = expected_counts(used or labels, posterior)
    confusion = partial(pooled_confusion, unseen=unseen / max(1, labels.n_workers))
    return fitted_form(confusion, counts, strength, used, extra=1.0)


def fitted_form(
    confusion: Callable[..., FloatArray],
    counts: ExpectedCounts,
    weight: float,
    used: UsedAnswers | None,
    extra: float = 0.0,
) -> DecomposableRule:
    """Return the form whose table is the confusion matrices of these counts, in logarithms.

    Parameters
    ----------
    confusion : callable
        Such as `general_confusion` or `pooled_confusion`.
    counts : ExpectedCounts
        Of all answers, or of the `used` ones.
    weight : float
        Smoothing or strength.
    used : UsedAnswers or None
        The answers that are counted, where that is not all of them.
    extra : float, optional
        Added to the items of each class.

    Returns
    -------
    DecomposableRule
        ln C_i in its table, and log class shares in its offset.
    """
    offset = log_shares(counts.classes, extra)
    if used is None:
        return DecomposableRule(confusion(counts.answers, weight), offset)
    rows = confusion(counts.answers, weight, used)
    return UsedForm(used, rows, offset, partial(_whole, confusion, counts.answers, weight, used))


def _whole(
    confusion: Callable[..., FloatArray], rows: FloatArray, weight: float, used: UsedAnswers
) -> FloatArray:
    return confusion(used.in_full(rows), weight)


PULL = 2.0
"""How many answers to each class the crowd counts for where held-out labels are predicted."""


def drop_labels(labels: Labels, hidden: BoolArray) -> Labels:
    """Drop the labels marked (n_labels,); items, workers and classes keep their codes."""
    return labels.only(~hidden)


def predictive_probability(
    labels: Labels, hidden: BoolArray, rest: Labels, posterior: FloatArray, unseen: float = 0.0
) -> FloatArray:
    """Return the probability of each hidden label by class probabilities (N, L) found without it.

    It is Σ_k p_j(k) C_i[k, Z_ij], with the confusion matrices that fit p on the `rest`, drawn
    toward the crowd's. `unseen` answers are added to every entry of the crowd's matrix.

    Parameters
    ----------
    labels : Labels
        All labels, the hidden ones included.
    hidden : ndarray of shape (n_labels,)
        Marks n of them.
    rest : Labels
        The others, with the same codes.
    posterior : ndarray of shape (N, L)
        Class probabilities found from `rest`.
    unseen : float, optional
        Labels per entry, 0 or more.

    Returns
    -------
    ndarray of shape (n,)
        Probabilities, 0 to 1, in the order of the labels.
    """
    item, worker, code = labels.item[hidden], labels.worker[hidden], labels.code[hidden]
    form = fit_pooled_form(rest, posterior, PULL, unseen)
    probabilities: FloatArray = (posterior[item] * np.exp(form.rows_of(worker, code))).sum(axis=1)
    return probabilities
