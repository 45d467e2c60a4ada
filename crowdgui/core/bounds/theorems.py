"""Theorems 1 to 3 of Li and Yu (2014), as numbers that may exceed 1 and are judged elsewhere."""

from __future__ import annotations

from math import exp, log, log1p, sqrt
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.bounds.quantities import ItemQuantities, Quantities
    from crowdgui.core.labels import FloatArray


def hoeffding(t: float) -> float:
    """Return φ(t) = exp(−t² / 2)."""
    return exp(-t * t / 2.0)


def bernstein(t: float, sigma2: float, c: float) -> float:
    """Return exp(−t² / (2 (σ² + c t / 3))) for t ≥ 0."""
    return exp(-t * t / (2.0 * (sigma2 + c * t / 3.0))) if t > 0 else 1.0


def mean_error_hoeffding(known: Quantities) -> float | None:
    """Return (L−1) φ(t1), an upper limit of the mean error rate; None where t1 < 0 (theorem 3)."""
    return None if known.t1 < 0 else (known.n_classes - 1) * hoeffding(known.t1)


def mean_error_bernstein(known: Quantities) -> float | None:
    """Return (L−1) exp(−t1² / (2(σ² + c t1/3))); None where t1 < 0 (theorem 3)."""
    if known.t1 < 0:
        return None
    return (known.n_classes - 1) * bernstein(known.t1, known.sigma2, known.c)


def mean_error_lower(known: Quantities) -> float | None:
    """Return 1 − min{φ(t2), exp(−t2² / (2(σ² − c t2/3)))}, a lower limit; None where t2 > 0.

    The paper's proof drops the 3 under c t2; its theorem has it.
    """
    if known.t2 > 0:
        return None
    t = -known.t2
    return 1.0 - min(hoeffding(t), bernstein(t, known.sigma2, known.c))


def item_hoeffding(items: ItemQuantities) -> FloatArray:
    """Return (L−1) φ(τ_j,min) for each item; L − 1 where τ_j,min < 0 (Proposition 1)."""
    return (items.n_classes - 1) * np.exp(-(np.maximum(items.tau_min, 0.0) ** 2) / 2.0)


def item_bernstein(items: ItemQuantities) -> FloatArray:
    """Return (L−1) exp(−τ_j,min² / (2(σ² + c τ_j,min/3))) for each item (Proposition 1)."""
    return (items.n_classes - 1) * _bernstein(items, items.tau_min)


def item_upper(items: ItemQuantities) -> FloatArray:
    """Return each item's upper limit, the smaller of Hoeffding's and Bernstein's, at most 1."""
    return np.minimum(1.0, np.minimum(item_hoeffding(items), item_bernstein(items)))


def item_lower(items: ItemQuantities) -> FloatArray:
    """Return 1 − min{φ(τ_j,max), exp(−τ_j,max² / (2(σ² − c τ_j,max/3)))}, 0 where τ_j,max ≥ 0."""
    hoeffding_ = np.exp(-(np.maximum(-items.tau_max, 0.0) ** 2) / 2.0)
    return 1.0 - np.minimum(hoeffding_, _bernstein(items, -items.tau_max))


def _bernstein(items: ItemQuantities, t: FloatArray) -> FloatArray:
    """Return exp(−t² / (2 (σ² + c t / 3))), 1 where t ≤ 0."""
    spread = 2.0 * (items.sigma2 + items.c * np.maximum(t, 0.0) / 3.0)
    return np.exp(-np.divide(t**2, spread, out=np.zeros(t.size), where=t > 0))


def divergence(x: float, y: float) -> float:
    """Return KL(x‖y) of two coins, in nats, for 0 ≤ x ≤ 1 and 0 < y < 1."""
    rare = x * log(x / y) if x > 0 else 0.0
    rest = (1.0 - x) * log((1.0 - x) / (1.0 - y)) if x < 1 else 0.0
    return rare + rest


def entropy(x: float) -> float:
    """Return H(x) = −x ln x − (1−x) ln(1−x), in nats, for 0 < x < 1."""
    return -x * log(x) - (1.0 - x) * log(1.0 - x)


def upper_threshold(epsilon: float, n_classes: int) -> float:
    """Return the t1 from which theorem 1 speaks: sqrt(2 ln((L−1)/ε)); 0 where that is no number."""
    return sqrt(max(0.0, 2.0 * log((n_classes - 1) / epsilon)))


def lower_threshold(epsilon: float) -> float:
    """Return the t2 up to which theorem 1 speaks of a lower limit: −sqrt(2 ln(1/(1−ε)))."""
    return -sqrt(2.0 * log(1.0 / (1.0 - epsilon)))


def upper_probability(known: Quantities, epsilon: float, n_items: int) -> float | None:
    """Return a lower limit of P(error rate ≤ ε): 1 − exp(−N KL(ε‖(L−1)φ(t1))) (theorem 1)."""
    if known.t1 < upper_threshold(epsilon, known.n_classes):
        return None
    return _above(min(epsilon, (known.n_classes - 1) * hoeffding(known.t1)), epsilon, n_items)


def mean_probability(mean: float, epsilon: float, n_items: int) -> float | None:
    """Return 1 − exp(−N KL(ε‖b)), a lower limit of P(error rate ≤ ε); None where b > ε.

    For N items that err independently, with mean chance b or less: theorem 1 with another limit
    of the mean error rate in place of (L−1)φ(t1).
    """
    return None if mean > epsilon else _above(mean, epsilon, n_items)


def _above(mean: float, epsilon: float, n_items: int) -> float:
    return 1.0 if mean == 0.0 else 1.0 - exp(-n_items * divergence(epsilon, mean))


def lower_probability(known: Quantities, epsilon: float, n_items: int) -> float | None:
    """Return a lower limit of P(error rate ≥ ε): 1 − exp(−N KL(ε‖1−φ(t2))) (theorem 1)."""
    if known.t2 > lower_threshold(epsilon):
        return None
    mean = 1.0 - hoeffding(known.t2)
    return 1.0 if mean == 1.0 else 1.0 - exp(-n_items * divergence(epsilon, mean))


def log_certainty_constant(epsilon: float, delta: float, n_items: int) -> float:
    """Return ln C(ε, δ) with C(ε, δ) = 1 + exp((H(ε) + ln(1/δ)/N) / ε) (theorem 2)."""
    return _log_one_plus_exp((entropy(epsilon) + log(1.0 / delta) / n_items) / epsilon)


def _log_one_plus_exp(x: float) -> float:
    """Return ln(1 + e^x) for x ≥ 0, also where e^x is no number any more."""
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


def majority_hoeffding(n_workers: int, n_classes: int, q: float, mean_accuracy: float) -> float:
    """Return plain majority's limit (L−1) exp(−½ (L/(L−1))² M q² (w̄−1/L)²), for w̄ > 1/L."""
    scale = n_classes / (n_classes - 1)
    excess = mean_accuracy - 1.0 / n_classes
    return (n_classes - 1) * exp(-0.5 * scale**2 * n_workers * q**2 * excess**2)


def majority_bernstein(n_workers: int, n_classes: int, q: float, mean_accuracy: float) -> float:
    """Return plain majority's other limit, always the tighter one where q < 3/4.

    That is because (L/(L−1)) (w̄ − 1/L) ≤ 1: it is so exactly where q (1 + that/3) < 1.

    (L−1) exp(−½ (L/(L−1))² M q (w̄−1/L)² / (1 + L/(3(L−1)) (w̄−1/L))), for w̄ > 1/L.
    """
    scale = n_classes / (n_classes - 1)
    excess = mean_accuracy - 1.0 / n_classes
    share = excess**2 / (1.0 + scale / 3.0 * excess)
    return (n_classes - 1) * exp(-0.5 * scale**2 * n_workers * q * share)
