"""How far workers are from being alike on all classes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.special import xlogy

from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels


class Bias(NamedTuple):
    """How much better own confusion matrices suit the answers than one accuracy a worker.

    `likelihood` is the log-likelihood ratio of the answers given the final labels, `shifted` the
    share of answers that would have to change place for one accuracy to suit.
    """

    likelihood: float
    shifted: float


def bias_of(labels: Labels, final: IntArray) -> Bias:
    """Compare every worker's answers by final label (N,) with those of a worker alike on all.

    With n_i[k, h] answers h to final label k, n_i[k] their sum, and ŵ_i the worker's share of
    answers that are the final label, Ĉ_i = n_i[k, h] / n_i[k] is compared with C_i[k, k] = ŵ_i,
    C_i[k, h] = (1 − ŵ_i)/(L−1): Σ n_i[k, h] ln(Ĉ_i / C_i), and Σ |n_i[k, h] − n_i[k] C_i| / 2
    over all answers.
    """
    counts = answers_by_final(labels, final)
    n_classes = labels.n_classes
    given = counts.sum(axis=2, keepdims=True)
    total = counts.sum(axis=(1, 2))
    right = np.trace(counts, axis1=1, axis2=2) / np.maximum(total, 1.0)
    even = ((1.0 - right) / max(1, n_classes - 1))[:, None, None]
    alike = np.where(np.eye(n_classes, dtype=bool), right[:, None, None], even)
    expected = given * alike
    # Where nothing was counted nothing is added; where something was, something is expected.
    ratio = np.where(counts > 0, counts / np.where(counts > 0, expected, 1.0), 1.0)
    likelihood = float(xlogy(counts, ratio).sum())
    return Bias(likelihood, float(np.abs(counts - expected).sum() / 2.0 / counts.sum()))


def answers_by_final(labels: Labels, final: IntArray) -> FloatArray:
    """Count every worker's answers by final label, (M, L, L)."""
    n = labels.n_classes
    elected = final[labels.item]
    place = (labels.worker.astype(np.int64) * n + elected) * n + labels.code
    counted = place[elected != UNLABELLED]
    counts = np.bincount(counted, minlength=labels.n_workers * n * n).astype(float)
    return counts.reshape(-1, n, n)
