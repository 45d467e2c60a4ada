"""Whether the probabilities of a model mean what they say, on items of known or assumed class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.calibration import Calibration, reliability
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels

LEAST_SHARE = 1e-6
"""A smaller probability counts as this one in the log loss: one certain mistake would make it ∞."""


@dataclass(frozen=True, eq=False)
class ProbabilityCalibration:
    """A model's probabilities beside the reference classes.

    Attributes
    ----------
    given : int
        Items whose label came with probabilities.
    compared : int
        Those of them with a reference class.
    bins : Calibration
        The probability of the label the model gave against the share of these labels that are the
        reference class. Its `calibration_error` is the expected calibration error,
        Σ_b n_b / n · |mean probability − share right|, of bins with about as many items each.
    brier : float or None
        Mean over items of Σ_k (p_k − 1[class k])², 0 to 2 (Brier 1950).
    log_loss : float or None
        Mean of −ln p of the reference class, in nats; p is at least `LEAST_SHARE`.
    """

    given: int
    compared: int
    bins: Calibration
    brier: float | None
    log_loss: float | None


def probability_calibration(
    labels: Labels, model: int, truth: IntArray
) -> ProbabilityCalibration | None:
    """Compare the probabilities of one model with the reference classes.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes. The first of a worker's repeated labels counts.
    model : int
        Worker code of the model.
    truth : ndarray of shape (N,)
        Reference class of each item, `UNLABELLED` where there is none.

    Returns
    -------
    ProbabilityCalibration or None
        None where no label of the model came with probabilities.
    """
    item, code, shares = probabilities_of(labels, model)
    if not item.size:
        return None
    known = truth[item] != UNLABELLED
    shares, code, right = shares[known], code[known], truth[item[known]]
    n = right.size
    own, true = (shares[np.arange(n), classes] for classes in (code, right))
    bins = reliability(own, code == right)
    if not n:
        return ProbabilityCalibration(item.size, 0, bins, None, None)
    squares = (shares**2).sum(axis=1) - 2.0 * true + 1.0
    loss = -np.log(np.maximum(true, LEAST_SHARE))
    return ProbabilityCalibration(item.size, n, bins, float(np.mean(squares)), float(np.mean(loss)))


def probabilities_of(labels: Labels, worker: int) -> tuple[IntArray, IntArray, FloatArray]:
    """Return item (n,), label (n,) and probabilities (n, L) of a worker's labels that have some."""
    kept = labels.circumstances.probabilities
    if kept is None:
        none = np.zeros(0, dtype=np.int64)
        return none, none, np.zeros((0, labels.n_classes))
    own = (labels.worker == worker) & ~labels.repeats_previous & (kept.row >= 0)
    return labels.item[own], labels.code[own], kept.shares[kept.row[own]]
