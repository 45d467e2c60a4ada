"""Theorems 1 to 3 of Li and Yu (2014), as numbers that may exceed 1 and are assessed elsewhere.

Every function without an underscore is part of the Python interface, and the help lists them
all: who plans a study asks for more of the paper than the Guarantee page shows.
"""

from __future__ import annotations

from math import ceil, exp, log, log1p, sqrt
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.bounds.quantities import ItemQuantities, Quantities


def hoeffding(t: float) -> float:
    """Return φ(t) = exp(−t² / 2)."""
    return exp(-t * t / 2.0)


def bernstein(t: float, sigma2: float, c: float) -> float:
    """Return exp(−t² / (2 (σ² + c t / 3))) for t ≥ 0."""
    return exp(-t * t / (2.0 * (sigma2 + c * t / 3.0))) if t > 0 else 1.0


def mean_error_hoeffding(known: Quantities) -> float | None:
    """Return (L−1) φ(t1), an upper bound on the mean error rate; None where t1 < 0 (theorem 3).

    Parameters
    ----------
    known : Quantities
        Those of the rule.

    Returns
    -------
    float or None
        Above 0; it may exceed 1.
    """
    return None if known.t1 < 0 else (known.n_classes - 1) * hoeffding(known.t1)


def mean_error_bernstein(known: Quantities) -> float | None:
    """Return (L−1) exp(−t1² / (2(σ² + c t1/3))); None where t1 < 0 (theorem 3).

    Parameters
    ----------
    known : Quantities
        Those of the rule.

    Returns
    -------
    float or None
        Above 0; it may exceed 1.
    """
    if known.t1 < 0:
        return None
    return (known.n_classes - 1) * bernstein(known.t1, known.sigma2, known.c)


def mean_error_lower(known: Quantities) -> float | None:
    """Return 1 − min{φ(t2), exp(−t2² / (2(σ² − c t2/3)))}, a lower bound; None where t2 > 0.

    The paper's proof drops the 3 under c t2; its theorem has it.

    Parameters
    ----------
    known : Quantities
        Those of the rule.

    Returns
    -------
    float or None
        0 to 1.
    """
    if known.t2 > 0:
        return None
    t = -known.t2
    return 1.0 - min(hoeffding(t), bernstein(t, known.sigma2, known.c))


def item_hoeffding(items: ItemQuantities) -> FloatArray:
    """Return (L−1) φ(τ_j,min) for each item; L − 1 where τ_j,min < 0 (Proposition 1).

    Parameters
    ----------
    items : ItemQuantities
        Those of N items.

    Returns
    -------
    ndarray of shape (N,)
        0 to L − 1.
    """
    return (items.n_classes - 1) * np.exp(-(np.maximum(items.tau_min, 0.0) ** 2) / 2.0)


def item_bernstein(items: ItemQuantities) -> FloatArray:
    """Return (L−1) exp(−τ_j,min² / (2(σ² + c τ_j,min/3))) for each item (Proposition 1).

    Parameters
    ----------
    items : ItemQuantities
        Those of N items.

    Returns
    -------
    ndarray of shape (N,)
        0 to L − 1.
    """
    return (items.n_classes - 1) * _bernstein(items, items.tau_min)


def item_upper(items: ItemQuantities) -> FloatArray:
    """Return each item's upper bound, the smaller of Hoeffding's and Bernstein's, at most 1.

    Parameters
    ----------
    items : ItemQuantities
        Those of N items.

    Returns
    -------
    ndarray of shape (N,)
        0 to 1.
    """
    return np.minimum(1.0, np.minimum(item_hoeffding(items), item_bernstein(items)))


def item_lower(items: ItemQuantities) -> FloatArray:
    """Return 1 − min{φ(τ_j,max), exp(−τ_j,max² / (2(σ² − c τ_j,max/3)))}, 0 where τ_j,max ≥ 0.

    Parameters
    ----------
    items : ItemQuantities
        Those of N items.

    Returns
    -------
    ndarray of shape (N,)
        0 to 1.
    """
    hoeffding_ = np.exp(-(np.maximum(-items.tau_max, 0.0) ** 2) / 2.0)
    return 1.0 - np.minimum(hoeffding_, _bernstein(items, -items.tau_max))


def _bernstein(items: ItemQuantities, t: FloatArray) -> FloatArray:
    """Return exp(−t² / (2 (σ² + c t / 3))), 1 where t ≤ 0."""
    spread = 2.0 * (items.sigma2 + items.c * np.maximum(t, 0.0) / 3.0)
    return np.exp(-np.divide(t**2, spread, out=np.zeros(t.size), where=t > 0))


def divergence(x: float, y: float) -> float:
    """Return KL(x‖y) of two coins, in nats, for 0 ≤ x ≤ 1 and 0 < y < 1."""
    rare = x * log(x / y) if x > 0 else 0.0
    rest = (1.0 - x) * (log1p(-x) - log1p(-y)) if x < 1 else 0.0
    return rare + rest


def entropy(x: float) -> float:
    """Return H(x) = −x ln x − (1−x) ln(1−x), in nats, for 0 < x < 1."""
    return -x * log(x) - (1.0 - x) * log1p(-x)


def upper_threshold(epsilon: float, n_classes: int) -> float:
    """Return the t1 from which theorem 1 holds: sqrt(2 ln((L−1)/ε)); 0 where undefined."""
    return sqrt(max(0.0, 2.0 * log((n_classes - 1) / epsilon)))


def lower_threshold(epsilon: float) -> float:
    """Return the t2 up to which theorem 1 gives a lower bound: −sqrt(2 ln(1/(1−ε)))."""
    return -sqrt(2.0 * log(1.0 / (1.0 - epsilon)))


def upper_probability(known: Quantities, epsilon: float, n_items: int) -> float | None:
    """Return a lower bound on P(error rate ≤ ε): 1 − exp(−N KL(ε‖(L−1)φ(t1))) (theorem 1).

    Parameters
    ----------
    known : Quantities
        Those of the rule.
    epsilon : float
        ε, between 0 and 1.
    n_items : int
        N.

    Returns
    -------
    float or None
        0 to 1; None where t1 is below `upper_threshold`.
    """
    if known.t1 < upper_threshold(epsilon, known.n_classes):
        return None
    return _above(min(epsilon, (known.n_classes - 1) * hoeffding(known.t1)), epsilon, n_items)


def mean_probability(mean: float, epsilon: float, n_items: int) -> float | None:
    """Return 1 − exp(−N KL(ε‖b)), a lower bound on P(error rate ≤ ε); None where b > ε.

    For N items that err independently, with mean probability b or less: theorem 1 with another
    bound of the mean error rate in place of (L−1)φ(t1).

    Parameters
    ----------
    mean : float
        b, 0 or more.
    epsilon : float
        ε, between 0 and 1.
    n_items : int
        N.

    Returns
    -------
    float or None
        0 to 1.
    """
    return None if mean > epsilon else _above(mean, epsilon, n_items)


def _above(mean: float, epsilon: float, n_items: int) -> float:
    return 1.0 if mean == 0.0 else 1.0 - exp(-n_items * divergence(epsilon, mean))


def lower_probability(known: Quantities, epsilon: float, n_items: int) -> float | None:
    """Return a lower bound on P(error rate ≥ ε): 1 − exp(−N KL(ε‖1−φ(t2))) (theorem 1).

    Parameters
    ----------
    known : Quantities
        Those of the rule.
    epsilon : float
        ε, between 0 and 1.
    n_items : int
        N.

    Returns
    -------
    float or None
        0 to 1; None where t2 is above `lower_threshold`.
    """
    if known.t2 > lower_threshold(epsilon):
        return None
    mean = 1.0 - hoeffding(known.t2)
    return 1.0 if mean == 1.0 else 1.0 - exp(-n_items * divergence(epsilon, mean))


def log_certainty_constant(epsilon: float, delta: float, n_items: int) -> float:
    """Return ln C(ε, δ) with C(ε, δ) = 1 + exp((H(ε) + ln(1/δ)/N) / ε) (theorem 2)."""
    return _log_one_plus_exp((entropy(epsilon) + log(1.0 / delta) / n_items) / epsilon)


def _log_one_plus_exp(x: float) -> float:
    """Return ln(1 + e^x) for x ≥ 0, even where e^x overflows."""
    return x + log1p(exp(-x))


def certain_upper_threshold(epsilon: float, delta: float, n_items: int, n_classes: int) -> float:
    """Return the t1 from which the error rate is ≤ ε with probability ≥ 1−δ (theorem 2)."""
    return sqrt(2.0 * (log(n_classes - 1) + log_certainty_constant(epsilon, delta, n_items)))


def certain_lower_threshold(epsilon: float, delta: float, n_items: int) -> float:
    """Return the t2 up to which the error rate is ≥ ε with probability ≥ 1−δ (theorem 2)."""
    grown = (entropy(epsilon) + log(1.0 / delta) / n_items) / (1.0 - epsilon)
    return -sqrt(2.0 * _log_one_plus_exp(grown))


def certain_upper(known: Quantities, epsilon: float, delta: float, n_items: int) -> bool:
    """Return whether theorem 2 gives: error rate ≤ ε with probability ≥ 1−δ."""
    return known.t1 >= certain_upper_threshold(epsilon, delta, n_items, known.n_classes)


def majority_hoeffding(
    n_workers: int, n_classes: int, q: float, mean_accuracy: float
) -> float | None:
    """Return plain majority's bound (L−1) exp(−½ (L/(L−1))² M q² (w̄−1/L)²); None for w̄ < 1/L.

    Parameters
    ----------
    n_workers : int
        M.
    n_classes : int
        L.
    q : float
        Probability that a worker labels an item, 0 to 1.
    mean_accuracy : float
        w̄.

    Returns
    -------
    float or None
        Upper bound on the mean error rate (Li and Yu 2014); it may exceed 1.
    """
    scale = n_classes / (n_classes - 1)
    excess = mean_accuracy - 1.0 / n_classes
    if excess < 0:
        return None
    return (n_classes - 1) * exp(-0.5 * scale**2 * n_workers * q**2 * excess**2)


def majority_bernstein(
    n_workers: int, n_classes: int, q: float, mean_accuracy: float
) -> float | None:
    """Return plain majority's other bound, always the tighter one where q < 3/4.

    That is because (L/(L−1)) (w̄ − 1/L) ≤ 1: it is so exactly where q (1 + that/3) < 1.

    (L−1) exp(−½ (L/(L−1))² M q (w̄−1/L)² / (1 + L/(3(L−1)) (w̄−1/L))); None for
    w̄ < 1/L.

    Parameters
    ----------
    n_workers : int
        M.
    n_classes : int
        L.
    q : float
        Probability that a worker labels an item, 0 to 1.
    mean_accuracy : float
        w̄.

    Returns
    -------
    float or None
        Upper bound on the mean error rate (Li and Yu 2014); it may exceed 1.
    """
    scale = n_classes / (n_classes - 1)
    excess = mean_accuracy - 1.0 / n_classes
    if excess < 0:
        return None
    share = excess**2 / (1.0 + scale / 3.0 * excess)
    return (n_classes - 1) * exp(-0.5 * scale**2 * n_workers * q * share)


TOLERANCE = 1e-9
"""How far above the smallest ε the one given may lie."""


def min_epsilon(known: Quantities, delta: float, n_items: int) -> float | None:
    """Return the smallest ε < 1 with P(error rate ≤ ε) ≥ 1−δ by theorem 1; None without one.

    Parameters
    ----------
    known : Quantities
        Those of the rule.
    delta : float
        δ, between 0 and 1.
    n_items : int
        N.

    Returns
    -------
    float or None
        ε, to a billionth.
    """
    if known.t1 < 0:
        return None
    mean = (known.n_classes - 1) * hoeffding(known.t1)
    return min_epsilon_from_mean(mean, delta, n_items)


def min_epsilon_from_mean(mean: float, delta: float, n_items: int) -> float | None:
    """Return the smallest ε < 1 with 1 − exp(−N KL(ε‖b)) ≥ 1−δ; None without one.

    b bounds the mean probability of an error over N items that err independently.

    Parameters
    ----------
    mean : float
        b, 0 or more.
    delta : float
        δ, between 0 and 1.
    n_items : int
        N.

    Returns
    -------
    float or None
        ε, to a billionth.
    """
    if mean >= 1.0:
        return None

    def holds(epsilon: float) -> bool:
        reached = mean_probability(mean, epsilon, n_items)
        return reached is not None and reached >= 1.0 - delta

    return _smallest(holds)


def min_epsilon_theorem2(known: Quantities, delta: float, n_items: int) -> float | None:
    """Return the smallest ε < 1 that theorem 2 gives with probability 1−δ; None without one.

    H(ε)/ε falls with ε, so that the threshold of t1 does.

    Parameters
    ----------
    known : Quantities
        Those of the rule.
    delta : float
        δ, between 0 and 1.
    n_items : int
        N.

    Returns
    -------
    float or None
        ε, to a billionth.
    """
    return _smallest(lambda epsilon: certain_upper(known, epsilon, delta, n_items))


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
    """Return how many workers like these would bring the mean-error bound to ε or less.

    A crowd of s M workers with the present mix of qualities and weights, each labelling as
    large a share of the items, has s times the expected lead and √s times the Γ: t1 grows to
    √s t1, c falls to c/√s, σ² stays (an offset a_k, if any, is taken to grow with the rest). So
    theorem 3 reaches ε at s = 2 ln((L−1)/ε) min{1, σ² + c t1/3} / t1². One worker at least. None
    where t1 ≤ 0: more such workers do not help.

    Parameters
    ----------
    known : Quantities
        Those of the rule with the present workers.
    n_workers : int
        M, the present workers.
    epsilon : float
        Mean error rate to reach, above 0.

    Returns
    -------
    int or None
        Workers in all.
    """
    if known.t1 <= 0:
        return None
    share = min(1.0, known.sigma2 + known.c * known.t1 / 3.0)
    grown = _wanted(known, epsilon) * share / known.t1**2
    return max(1, _rounded_up(grown * n_workers))


def labels_needed(known: Quantities, n_workers: int, q: float, epsilon: float) -> int | None:
    """Return how many labels per item from these workers would bring the bound to ε or less.

    With the crowd as it is and q grown to x q, t1 and σ² grow x times and c stays (an offset a_k,
    if any, is taken to grow with the rest). So theorem 3 reaches ε at
    x = min{√(2 ln((L−1)/ε)) / t1, 2 ln((L−1)/ε) (σ² + c t1/3) / t1²}: x q M labels per item. One
    at least. None where t1 ≤ 0, or where even every worker's label on every item is not enough.

    Parameters
    ----------
    known : Quantities
        Those of the rule with the present labels.
    n_workers : int
        M, the present workers.
    q : float
        Share of worker–item pairs that are labelled now, 0 to 1.
    epsilon : float
        Mean error rate to reach, above 0.

    Returns
    -------
    int or None
        Labels per item in all, at most M.
    """
    if known.t1 <= 0:
        return None
    wanted = _wanted(known, epsilon)
    by_bernstein = wanted * (known.sigma2 + known.c * known.t1 / 3.0) / known.t1**2
    grown = min(sqrt(wanted) / known.t1, by_bernstein)
    needed = max(1, _rounded_up(grown * q * n_workers))
    return needed if needed <= n_workers else None


def _wanted(known: Quantities, epsilon: float) -> float:
    """Return 2 ln((L−1)/ε), what t1² must reach in Hoeffding's bound."""
    return max(0.0, 2.0 * log((known.n_classes - 1) / epsilon))


def _rounded_up(value: float) -> int:
    """Round up, unless the value is whole except for its last digits."""
    return ceil(value * (1.0 - 1e-12))
