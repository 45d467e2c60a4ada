"""The guarantee for one-step weighted voting (Li and Yu 2014, theorem 4): two classes, q = 1."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray


@dataclass(frozen=True)
class OneStep:
    """The parts of theorem 4: `bound` is None where the crowd is not good enough for it."""

    mean_accuracy: float
    threshold: float
    rho: float
    eta: float
    bound: float | None

    @property
    def good_enough(self) -> bool:
        return self.mean_accuracy >= self.threshold


def one_step(accuracy: FloatArray, n_items: int) -> OneStep | None:
    """Bound the mean error rate of one-step weighted voting with M ≥ 2 workers on N items.

    Two classes, every worker labels every item, `accuracy` of shape (M,) is the true one.

    With ρ² = mean (w_i − ½)² and η = 2 exp(−2M²/(M−1) (w̄ − ½ − 1/M)²): if
    w̄ ≥ ½ + 1/M + sqrt((M−1) ln 2 / (2M²)), the mean error rate is at most
    exp(−8 M N² ρ⁴ (1−η)² / (M² N + (M+N)²)). It falls with N; with M only while M < √N.
    The ρ is the theorem's (w − ½)², not its proof's (2w − 1)². None for one worker.
    """
    m, n = accuracy.size, n_items
    if m < 2:
        return None
    mean = float(accuracy.mean())
    excess = mean - 0.5 - 1.0 / m
    threshold = 0.5 + 1.0 / m + sqrt((m - 1) * log(2.0) / (2.0 * m**2))
    rho = sqrt(float(np.mean((accuracy - 0.5) ** 2)))
    eta = 2.0 * exp(-2.0 * m**2 / (m - 1) * excess**2)
    exponent = -8.0 * m * n**2 * rho**4 * (1.0 - eta) ** 2 / (m**2 * n + (m + n) ** 2)
    return OneStep(mean, threshold, rho, eta, exp(exponent) if mean >= threshold else None)
