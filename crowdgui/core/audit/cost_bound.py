"""An upper bound of what wrong labels cost together, from a random sample of checked ones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import ceil, e, exp, log
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import bdtr

from crowdgui.core.audit.bounds import SLACK, AuditCounts, hypergeometric_upper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.errors import Reason

MOST_LEVELS = 6
"""With more costs than this, each with its share of the risk, the bound of the mean is lower."""

_HALVINGS = 60


class CostMethod(StrEnum):
    """How the total cost is bounded, fixed by the costs alone, before anything is checked."""

    EXACT = "exact"
    LEVELS = "levels"
    HOEFFDING_BENTKUS = "hoeffding-bentkus"
    COUNTED = "counted"


@dataclass(frozen=True, eq=False)
class CheckedCosts:
    """What the checked labels of `items` cost (n,): a random sample, none above the last level.

    `levels` are all costs above 0 that a label could have had, ascending, fixed before the draw.
    """

    items: int
    costs: FloatArray
    levels: tuple[float, ...]

    @property
    def method(self) -> CostMethod:
        if len(self.costs) == self.items:
            return CostMethod.COUNTED
        if len(self.levels) == 1:
            return CostMethod.EXACT
        return (
            CostMethod.LEVELS if len(self.levels) <= MOST_LEVELS else CostMethod.HOEFFDING_BENTKUS
        )


def total_cost_upper(checked: CheckedCosts, alpha: float) -> float:
    """Return an upper bound, at confidence 1 − α, on what all labels cost together.

    With few levels v_1 < … < v_d, v_0 = 0, the cost of a label is the sum of v_i − v_{i−1} over the
    levels it reaches. So the total is Σ_i (v_i − v_{i−1}) W_i, W_i being how many labels cost v_i
    or more, and each W_i has the exact hypergeometric bound at α/d; that any of the d bounds fails
    has probability at most α (the union bound). With one level it is the exact bound on the number
    of wrong labels. With more levels the bound on the mean by Hoeffding and Bentkus takes their
    place (`mean_cost_upper`).

    Parameters
    ----------
    checked : CheckedCosts
        A random sample without replacement.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    float
        Not below what the sample itself costs.
    """
    found, n = checked.costs, len(checked.costs)
    match checked.method:
        case CostMethod.COUNTED:
            return float(found.sum())
        case CostMethod.HOEFFDING_BENTKUS:
            return checked.items * mean_cost_upper(found, checked.levels[-1], alpha)
    if not checked.levels:
        return 0.0
    share, total, below = alpha / len(checked.levels), 0.0, 0.0
    for level in checked.levels:
        reached = AuditCounts(checked.items, n, int(np.count_nonzero(found >= level)))
        total += (level - below) * hypergeometric_upper(reached, share)
        below = level
    return total


def mean_cost_upper(costs: FloatArray | Sequence[float], most: float, alpha: float) -> float:
    """Return an upper bound, at confidence 1 − α, on the mean of costs between 0 and `most`.

    The largest mean R whose Hoeffding–Bentkus p-value is above α (Bates, Angelopoulos, Lei, Malik
    and Jordan 2021, “Distribution-free, risk-controlling prediction sets”): with all costs divided
    by `most` and r̂ their mean in the sample, P(r̂ ≤ x) is at most exp(−n KL(min(x, R) ‖ R))
    (Hoeffding 1963) and at most e · P(Bin(n, R) ≤ ⌈n x⌉) (Bentkus 2004), so the smaller one is a
    p-value of R. Both come from E f(Σ costs) for convex f, which drawing without replacement does
    not raise (Hoeffding 1963, theorem 4), so they hold for a sample of a finite number of items.

    Parameters
    ----------
    costs : ndarray of shape (n,)
        Of a random sample, with or without replacement.
    most : float
        The largest cost possible, above 0, known before the draw.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    float
        0 to `most`.
    """
    scaled = np.asarray(costs, dtype=np.float64) / most
    n = scaled.size
    if not n:
        return most
    seen, bar = float(scaled.mean()), alpha * (1.0 - SLACK)
    # Less a little, so that a sum that is whole except for rounding does not count as the next one.
    whole = min(n, ceil(n * seen - 1e-9))

    def possible(mean: float) -> bool:
        tail = e * float(bdtr(whole, n, mean))
        return min(exp(-n * _divergence(min(seen, mean), mean)), tail) > bar

    low, high = seen, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2.0
        if possible(middle):
            low = middle
        else:
            high = middle
    return most * high


def _divergence(x: float, y: float) -> float:
    """Return the Kullback–Leibler divergence of two shares, x ≤ y, in nats."""
    if y >= 1.0:
        return 0.0 if x >= 1.0 else float("inf")
    first = x * log(x / y) if x > 0.0 else 0.0
    return first + ((1.0 - x) * log((1.0 - x) / (1.0 - y)) if x < 1.0 else 0.0)


@dataclass(frozen=True)
class MeanCost:
    """What the labels that are exported cost on average, corrections counted.

    Attributes
    ----------
    labels, changed : int
        Exported labels, and those of them that costs have changed.
    expected, most_probable : float or None
        The mean of what they are expected to cost, an estimate; and what it would be with the most
        probable class of each item. None where the rule gives no probabilities.
    at_most : float or None
        The guaranteed mean cost.
    reason : Reason or None
        Why there is none.
    method : CostMethod or None
    alpha : float
        The probability that the guarantee fails, whatever look of an audit and rule it is used
        with.
    checked : int
        Labels checked at random that it is based on.
    found : float
        Their mean cost before any correction.
    """

    labels: int
    changed: int
    expected: float | None
    most_probable: float | None
    at_most: float | None = None
    reason: Reason | None = None
    method: CostMethod | None = None
    alpha: float = 0.0
    checked: int = 0
    found: float = 0.0
