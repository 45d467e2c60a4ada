"""How far honest workers lean toward some answers, beyond what their items ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy.special import gammaincinv

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray

_HALVINGS = 30
_FEWEST = 3.0


def leaning(distance: FloatArray, answers: FloatArray, weight: FloatArray, n_classes: int) -> float:
    """Return the correlation ρ of two answers of one worker that leaning brings about, 0 to 1.

    Without leaning the squared distance of a worker's answer counts from those expected is
    χ²-distributed with L − 1 degrees of freedom; leaning stretches it to 1 + (n − 1) ρ times as
    much. ρ is the smallest at which the median over workers is no longer too large, by more than
    its own standard error. The median, since a third of the crowd may be guessing.

    Parameters
    ----------
    distance : ndarray of shape (M,)
        Squared, in units of the variance without leaning.
    answers : ndarray of shape (M,)
        How many answers each gave, n.
    weight : ndarray of shape (M,)
        The chance to be an honest worker.
    """
    workers = float(weight.sum())
    freedom = max(1, n_classes - 1)
    if workers < _FEWEST:
        return 0.0
    # The median of χ² with one degree of freedom has the standard error 2.3/√M of itself.
    wanted = 2 * float(gammaincinv(freedom / 2, 0.5)) * (1 + 2.3 / np.sqrt(workers * freedom))
    if _median(distance, weight) <= wanted:
        return 0.0
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        stretched = _median(distance / stretch(answers, middle), weight)
        low, high = (middle, high) if stretched > wanted else (low, middle)
    return high


def stretch(answers: FloatArray, leaning: float) -> FloatArray:
    """Return how many times as large leaning makes the variance of a worker's answer counts."""
    return 1.0 + np.maximum(answers - 1.0, 0.0) * leaning


def _median(values: FloatArray, weight: FloatArray) -> float:
    order = np.argsort(values)
    reached = np.cumsum(weight[order])
    return float(values[order][np.searchsorted(reached, reached[-1] / 2)])
