"""Exact intervals of shares, and p-values corrected for being many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import betaincinv

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import FloatArray, IntArray

CONFIDENCE = 0.95


def clopper_pearson(
    part: FloatArray | IntArray, whole: FloatArray | IntArray, confidence: float = CONFIDENCE
) -> tuple[FloatArray, FloatArray]:
    """Return the exact (Clopper–Pearson) interval of a share `part` / `whole`.

    By beta quantiles: low = B⁻¹(α/2; m, n−m+1), high = B⁻¹(1−α/2; m+1, n−m). Expected counts
    need not be whole. NaN where `whole` is 0.
    """
    part_ = np.asarray(part, dtype=float)
    tail = (1.0 - confidence) / 2.0
    # Ends that the quantile function leaves undefined: nothing right, or everything.
    rest = np.maximum(whole - part_, 0.0)
    low = betaincinv(np.where(part_ > 0, part_, 1.0), rest + 1.0, tail)
    high = betaincinv(part_ + 1.0, np.where(rest > 0, rest, 1.0), 1.0 - tail)
    low = np.where(part_ > 0, low, 0.0)
    high = np.where(rest > 0, high, 1.0)
    none = np.asarray(whole) == 0
    return np.where(none, np.nan, low), np.where(none, np.nan, high)


def benjamini_hochberg(p: NDArray[np.floating[Any]]) -> FloatArray:
    """Return Benjamini and Hochberg's adjusted p-values; NaN, where nothing was tested, stays.

    Flagging all below q, no more than the share q of the flags is false on average. The same as
    `scipy.stats.false_discovery_control`, which a test compares it with.
    """
    # Importing scipy.stats takes longer than the whole worker report of most files.
    tested = np.flatnonzero(~np.isnan(p))
    order = tested[np.argsort(p[tested])[::-1]]
    ranks = np.arange(order.size, 0, -1)
    raised = np.minimum.accumulate(p[order] * order.size / ranks)
    result = np.full(p.size, np.nan)
    result[order] = np.minimum(raised, 1.0)
    return result


def benjamini_yekutieli(p: NDArray[np.floating[Any]]) -> FloatArray:
    """Return Benjamini and Yekutieli's adjusted p-values; NaN, where nothing was tested, stays.

    Benjamini and Hochberg's times Σ_{i≤m} 1/i: right for m tests however they depend on each other.
    """
    tested = int(np.count_nonzero(~np.isnan(p)))
    factor = float((1.0 / np.arange(1, tested + 1)).sum())
    return np.minimum(benjamini_hochberg(p) * factor, 1.0)


def safe_ratio(part: IntArray, whole: IntArray) -> FloatArray:
    """Return `part` / `whole`, NaN where `whole` is 0."""
    return np.where(whole > 0, part / np.maximum(whole, 1), np.nan)
