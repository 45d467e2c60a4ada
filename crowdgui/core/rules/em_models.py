"""The worker models of EM: from expected counts to the confusion matrices they make likely.

Counts and matrices have the shape (M, L, L) as [worker, answer, true class]; matrices are
logarithms, as in `Decomposable.table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray

TRACE = 1e-100
"""A count too small to matter that keeps logarithms finite where nothing was counted."""

FAINT = 1e-12
"""A count too small to matter beside any answer, yet far above what rounding or `TRACE` leave."""


def general_confusion(counts: FloatArray, smoothing: float) -> FloatArray:
    """Return every worker a confusion matrix of their own: C_i[k, h] ∝ N_i[k, h] + smoothing."""
    smoothed = counts + smoothing
    smoothed /= smoothed.sum(axis=1, keepdims=True)
    table: FloatArray = np.log(smoothed)
    return table


def class_conditional_confusion(counts: FloatArray, smoothing: float) -> FloatArray:
    """Return every worker an accuracy on each class, and mistakes even over the other classes."""
    right, wrong = _right_and_wrong(counts + smoothing)
    return alike(right, wrong)


def homogeneous_confusion(counts: FloatArray, smoothing: float) -> FloatArray:
    """Return every worker one accuracy on all classes, and mistakes even over the others.

    The L rows are one here, so each count has an L-th of the smoothing:
    w_i = (right + smoothing) / (all + L · smoothing).
    """
    right, wrong = _right_and_wrong(counts + smoothing / counts.shape[1])
    total = right.sum(axis=1, keepdims=True), wrong.sum(axis=1, keepdims=True)
    return np.broadcast_to(alike(*total, n_classes=counts.shape[1]), counts.shape).copy()


def pooled_confusion(counts: FloatArray, strength: float) -> FloatArray:
    """Draw every worker's confusion matrix toward the crowd's, and give its logarithm.

    C_i[k, h] = (N_i[k, h] + s·B[k, h]) / (n_i[k] + s), with N_i the worker's counts, n_i[k] their
    sum over answers, B[k, h] the share of answer h among all answers to class k, and s > 0.

    Parameters
    ----------
    counts : ndarray of shape (M, L, L)
        Expected counts as [worker, answer, class].
    strength : float
        How many answers to each class the crowd counts for, s.

    Returns
    -------
    ndarray of shape (M, L, L)
        ln C_i[k, h] at [i, h, k], as in `Decomposable.table`; finite, and the crowd's for a worker
        without labels.
    """
    # A class that nothing was counted for is one that workers would know: with an even row it
    # would draw in items that nobody gave it to.
    crowd = counts.sum(axis=0) + TRACE + FAINT * np.eye(counts.shape[1])
    crowd /= crowd.sum(axis=0)
    drawn = counts + strength * crowd
    drawn /= drawn.sum(axis=1, keepdims=True)
    table: FloatArray = np.log(drawn)
    return table


def alike(right: FloatArray, wrong: FloatArray, n_classes: int | None = None) -> FloatArray:
    """Return the matrices of workers whose mistakes are even over the classes.

    `right` and `wrong` are counts or chances by worker and true class, (M, L), or (M, 1) for
    workers alike on all of `n_classes` classes.
    """
    size = right.shape[1] if n_classes is None else n_classes
    total = right + wrong
    hit = np.log(np.maximum(right, TRACE) / total)
    miss = np.log(np.maximum(wrong, TRACE) / max(1, size - 1) / total)
    return np.where(np.eye(size, dtype=bool), hit[:, None, :], miss[:, None, :])


def log_shares(classes: FloatArray, extra: float = 0.0) -> FloatArray:
    """Return the logarithm of class shares from the expected items of each class (L,)."""
    counted = classes + extra
    # A class that no item is left in keeps a share too small to matter, and a finite log.
    shares: FloatArray = np.log(np.maximum(counted / counted.sum(), TRACE))
    return shares


def _right_and_wrong(counts: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Split counts by true class, (M, L) each."""
    same = np.eye(counts.shape[1], dtype=bool)
    return np.where(same, counts, 0.0).sum(axis=1), np.where(same, 0.0, counts).sum(axis=1)
