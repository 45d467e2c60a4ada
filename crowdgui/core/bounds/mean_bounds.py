"""Confidence limits of means from independent numbers, one set of them valid for every N."""

from __future__ import annotations

from math import inf, log
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import ndtri

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray


TURNS = 60
"""Halvings of an interval: more than a float has digits."""


MAX_BET_SHARE = 0.75
"""The largest share of the capital that the worst possible number may take."""


def mean_lower_bound(values: FloatArray, least: float, alpha: float) -> float:
    """Return a lower confidence limit, at 1−α, of the mean of independent numbers, for every N.

    The x_1 … x_N have one mean and are never below `least`; how large they can be is not asked.

    Validity. Bet against "the mean is at most m": start with a capital of 1 and multiply it by
    1 + λ_t (x_t − m), where λ_t ≥ 0 depends on x_1 … x_{t−1} alone and is at most
    0.75 / (m − least), so that the capital stays positive. If the mean is m or less, no step raises
    it in expectation, its expected end is at most 1, and by Markov's inequality it ends at 1/α or
    more with chance at most α. Every factor falls as m grows, so the m at which the capital
    reaches 1/α form an interval from below; its upper end is the limit, and the chance that it
    exceeds the true mean is at most α. This holds for any such λ_t; those here are
    sqrt(2 ln(1/α) / (N s_t²)), s_t² the variance of the numbers before t with one more as far from
    the mean as `least` (after Waudby-Smith and Ramdas 2024). Another order of the numbers gives
    another limit, as valid.

    Parameters
    ----------
    values : ndarray of shape (N,)
        x_t, in an order that does not depend on them.
    least : float
        No number is below it.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    float
        `least` or more, at most the mean of `values`.
    """
    above = values - least
    stakes = _stakes(above, alpha)
    low, high = 0.0, float(above.mean())
    for _ in range(TURNS):
        middle = (low + high) / 2.0
        if middle > 0 and _log_capital(above, stakes, middle) < log(1.0 / alpha):
            high = middle
        else:
            low = middle
    return low + least


def _stakes(above: FloatArray, alpha: float) -> FloatArray:
    """Return λ_t (N,) from the numbers before t; nothing is staked on the first."""
    before = np.arange(1, above.size)
    mean = np.cumsum(above)[:-1] / before
    # One pass is exact enough: the numbers are of one size with their distance from `least`.
    squares = np.maximum(0.0, np.cumsum(above**2)[:-1] - before * mean**2)
    variance = np.maximum((squares + mean**2) / before, np.finfo(float).tiny)
    stakes = np.sqrt(2.0 * log(1.0 / alpha) / above.size / variance)
    return np.concatenate([[0.0], stakes])


def _log_capital(above: FloatArray, stakes: FloatArray, mean: float) -> float:
    staked = np.minimum(stakes, MAX_BET_SHARE / mean)
    return float(np.log1p(staked * (above - mean)).sum())


def mean_lower_bound_normal(values: FloatArray, alpha: float) -> float:
    """Return the normal approximation's lower limit: about right for N of 200 or more, no proof.

    Parameters
    ----------
    values : ndarray of shape (N,)
        Independent numbers with one mean.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    float
        −∞ for fewer than two numbers.
    """
    if values.size < 2:
        return -inf
    deviation = float(values.std(ddof=1)) / float(np.sqrt(values.size))
    return float(values.mean() + ndtri(alpha) * deviation)


def expected_sum_upper_bound(total: float, largest: float, alpha: float) -> float:
    """Return an upper confidence limit, at 1−α, of what a sum is expected to be, from the sum seen.

    The sum is one of independent numbers between 0 and c = `largest`, with mean μ. Chernoff's
    inequality gives P(sum ≤ x) ≤ exp(−(μ − x + x ln(x/μ))/c) for x ≤ μ, since e^{−λz} ≤
    1 − (z/c)(1 − e^{−λc}) on [0, c]; the limit is the μ ≥ x at which this is α.

    Parameters
    ----------
    total : float
        The sum seen, 0 or more.
    largest : float
        c, in the unit of `total`.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    float
        `total` or more, in its unit.
    """
    if largest <= 0.0:
        return 0.0
    x, wanted = total / largest, log(1.0 / alpha)
    # At the upper end the exponent is past what is wanted: x + l + sqrt(2 x l) + l.
    low, high = x, x + 2.0 * wanted + (2.0 * x * wanted) ** 0.5
    for _ in range(TURNS):
        middle = (low + high) / 2.0
        gap = middle - x + (x * log(x / middle) if x > 0 else 0.0)
        low, high = (middle, high) if gap < wanted else (low, middle)
    return float(high * largest)
