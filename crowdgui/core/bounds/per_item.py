"""A limit of the chance that each final label is wrong, and what follows for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import inverse, theorems
from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray


@dataclass(frozen=True, eq=False)
class PerItem:
    """An upper limit for each of N items.

    Attributes
    ----------
    bound : ndarray of shape (N,)
        Limits the chance that the item's final label is wrong; at most 1. NaN for an item
        without labels, which has no final label.
    """

    bound: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def mean(self) -> float:
        """Limit the mean error rate of the items that have labels."""
        return float(np.nanmean(self.bound))

    @property
    def n_labelled(self) -> int:
        return int(np.count_nonzero(~np.isnan(self.bound)))


@dataclass(frozen=True, eq=False)
class IndependentItems(PerItem):
    """Limits for items that err independently: the rule was not made from these labels."""

    def probability(self, epsilon: float) -> float | None:
        """Return a lower limit of P(error rate ≤ ε); None where the mean limit is above ε.

        1 − exp(−N KL(ε‖b̄)) with b̄ the mean limit: theorem 1 of Li and Yu (2014), whose proof
        uses no more than independent errors with mean chance b̄ or less (Hoeffding 1963).
        """
        return theorems.mean_probability(self.mean, epsilon, self.n_labelled)

    def smallest_epsilon(self, delta: float) -> float | None:
        """Return the smallest ε < 1 with P(error rate ≤ ε) ≥ 1 − δ; None where there is none."""
        return inverse.smallest_epsilon_for_mean(self.mean, delta, self.n_labelled)
