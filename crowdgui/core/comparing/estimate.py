"""A mean over labels of different items, and how sure it is with the items as the unit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray


@dataclass(frozen=True)
class Estimate:
    """A mean `value` with its standard error; `error` is NaN where one item alone is known."""

    value: float
    error: float

    @property
    def z(self) -> float:
        """How many standard errors the value is above 0; 0 where there is no error to tell by."""
        return self.value / self.error if self.error > 0 else 0.0


def mean_per_label(sums: FloatArray, counts: FloatArray) -> Estimate:
    """Return Σ_j s_j / Σ_j n_j over items, s_j (N,) summed over the n_j labels of item j.

    Standard error of a ratio: sqrt(J/(J−1) Σ_j (s_j − mean · n_j)²) / Σ_j n_j over the J items
    with labels (Cochran 1977, section 6.3).
    """
    some = counts > 0
    n, total = int(np.count_nonzero(some)), float(counts.sum())
    value = float(sums[some].sum() / total)
    off = sums[some] - value * counts[some]
    error = float(np.sqrt(n / (n - 1) * (off**2).sum()) / total) if n > 1 else float("nan")
    return Estimate(value, error)
