"""The questions asked the other way round: which ε can be promised, and what would it take."""

from __future__ import annotations

from math import ceil, log, sqrt
from typing import TYPE_CHECKING

from crowdgui.core.bounds import theorems

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.bounds.quantities import Quantities

TOLERANCE = 1e-9
"""How far above the smallest ε the one given may lie."""


def smallest_epsilon(known: Quantities, delta: float, n_items: int) -> float | None:
    """Return the smallest ε < 1 with P(error rate ≤ ε) ≥ 1−δ by theorem 1; None without one."""
    if known.t1 < 0:
        return None
    mean = (known.n_classes - 1) * theorems.hoeffding(known.t1)
    return smallest_epsilon_for_mean(mean, delta, n_items)


def smallest_epsilon_for_mean(mean: float, delta: float, n_items: int) -> float | None:
    """Return the smallest ε < 1 with 1 − exp(−N KL(ε‖b)) ≥ 1−δ; None without one.

    b limits the mean chance of an error over N items that err independently.
    """
    if mean >= 1.0:
        return None

    def holds(epsilon: float) -> bool:
        reached = theorems.mean_probability(mean, epsilon, n_items)
        return reached is not None and reached >= 1.0 - delta

    return _smallest(holds)


def smallest_certain_epsilon(known: Quantities, delta: float, n_items: int) -> float | None:
    """Return the smallest ε < 1 that theorem 2 gives with probability 1−δ; None without one.

    H(ε)/ε falls with ε, so that the threshold of t1 does.
    """
    return _smallest(lambda epsilon: theorems.certain_upper(known, epsilon, delta, n_items))


def _smallest(holds: Callable[[float], bool]) -> float | None:
    """Return the smallest ε in (0, 1) from which on `holds` is true, by bisection."""
    low, high = 0.0, 1.0 - TOLERANCE
    if not holds(high):
        return None
    while high - low > TOLERANCE:
        middle = (low + high) / 2.0
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high


def workers_needed(known: Quantities, n_workers: int, epsilon: float) -> int | None:
    """Return how many workers like these would bring the mean-error limit to ε or less.

    A crowd of s M workers with the present mix of qualities and weights, each labelling as
    large a share of the items, has s times the expected lead and √s times the Γ: t1 grows to
    √s t1, c falls to c/√s, σ² stays (an offset a_k, if any, is taken to grow with the rest). So
    theorem 3 reaches ε at s = 2 ln((L−1)/ε) min{1, σ² + c t1/3} / t1². One worker at least. None
    where t1 ≤ 0: more such workers do not help.
    """
    if known.t1 <= 0:
        return None
    share = min(1.0, known.sigma2 + known.c * known.t1 / 3.0)
    grown = _wanted(known, epsilon) * share / known.t1**2
    return max(1, _rounded_up(grown * n_workers))


def labels_needed(known: Quantities, n_workers: int, q: float, epsilon: float) -> int | None:
    """Return how many labels per item from these workers would bring the limit to ε or less.

    With the crowd as it is and q grown to x q, t1 and σ² grow x times and c stays (an offset a_k,
    if any, is taken to grow with the rest). So theorem 3 reaches ε at
    x = min{√(2 ln((L−1)/ε)) / t1, 2 ln((L−1)/ε) (σ² + c t1/3) / t1²}: x q M labels per item. One
    at least. None where t1 ≤ 0, or where even every worker's label on every item is not enough.
    """
    if known.t1 <= 0:
        return None
    wanted = _wanted(known, epsilon)
    by_bernstein = wanted * (known.sigma2 + known.c * known.t1 / 3.0) / known.t1**2
    grown = min(sqrt(wanted) / known.t1, by_bernstein)
    needed = max(1, _rounded_up(grown * q * n_workers))
    return needed if needed <= n_workers else None


def _wanted(known: Quantities, epsilon: float) -> float:
    """Return 2 ln((L−1)/ε), what t1² must reach in Hoeffding's limit."""
    return max(0.0, 2.0 * log((known.n_classes - 1) / epsilon))


def _rounded_up(value: float) -> int:
    """Round up, save where the value is whole but for its last digits."""
    return ceil(value * (1.0 - 1e-12))
