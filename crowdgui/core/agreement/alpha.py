"""Krippendorff's alpha for classes without order, in an order, and that are numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.sums import MOST_ORDERED, class_pairs

if TYPE_CHECKING:
    from crowdgui.core.agreement.sums import Sums
    from crowdgui.core.labels import FloatArray, TextArray

_ROUNDING = 1e-24
"""A spread below this share of the largest there could be is that of equal numbers."""


def alpha_nominal(sums: Sums) -> FloatArray:
    """Return α = 1 − observed / expected disagreement, (B,).

    With o_ck = Σ_j n_jc (n_jk − 1[c = k]) / (m_j − 1) over items with two or more labels, n_c its
    row sums and n their sum: α = 1 − (n − 1) Σ o_ck δ_ck / Σ n_c n_k δ_ck, here δ_ck = 1[c ≠ k].
    NaN where all labels are of one class. Krippendorff (2011), Computing Krippendorff's
    alpha-reliability.
    """
    n = sums.labels
    return _alpha(sums.differing.sum(axis=-1), n**2 - (sums.given**2).sum(axis=-1), n)


def alpha_by_class(sums: Sums) -> FloatArray:
    """Return the nominal α of each class against all others put together, (B, L)."""
    n = sums.labels[..., None]
    return _alpha(sums.differing, sums.given * (n - sums.given), n)


def alpha_ordinal(sums: Sums) -> FloatArray:
    """Return α with δ_ck = (Σ_{g=c..k} n_g − (n_c + n_k)/2)², the classes in their order, (B,).

    With n_g the labels of class g, that is the squared difference of mean ranks; a resample has
    ranks of its own. NaN too above `MOST_ORDERED` classes.
    """
    if sums.given.shape[-1] > MOST_ORDERED:
        return np.full(sums.given.shape[0], np.nan)
    given = sums.given
    first, second = class_pairs(given.shape[-1])
    rank = np.cumsum(given, axis=-1) - given / 2.0
    distance = (rank[..., first] - rank[..., second]) ** 2
    observed = (sums.between * distance).sum(axis=-1)
    expected = (given[..., first] * given[..., second] * distance).sum(axis=-1)
    return _alpha(observed, expected, sums.labels)


def alpha_interval(sums: Sums, values: FloatArray) -> FloatArray:
    """Return α with δ_ck = (v_c − v_k)², v the numbers that the classes are, (B,)."""
    n = sums.labels
    given = sums.given
    mean = (given @ values / np.maximum(n, 1.0))[..., None]
    expected = n * (given * (values - mean) ** 2).sum(axis=-1)
    expected = np.where(expected > _ROUNDING * n**2, expected, 0.0)
    return _alpha(sums.spread, expected, n)


def _alpha(observed: FloatArray, expected: FloatArray, n: FloatArray) -> FloatArray:
    shape = np.broadcast_shapes(observed.shape, n.shape)
    ratio = np.full(shape, np.nan)
    np.divide((n - 1.0) * observed, expected, out=ratio, where=expected > 0.0)
    return 1.0 - ratio


def class_numbers(classes: TextArray) -> FloatArray | None:
    """Return the numbers that the classes are, moved and scaled into −1 to 1; None if not all are.

    Neither α nor its interval depends on zero and unit, and so scaled nothing overflows.
    """
    try:
        numbers = classes.astype(np.float64)
    except ValueError:
        return None
    if not np.isfinite(numbers).all():
        return None
    middle = numbers.max() / 2.0 + numbers.min() / 2.0
    half = numbers.max() / 2.0 - numbers.min() / 2.0
    scaled: FloatArray = (numbers - middle) / half if half > 0.0 else np.zeros_like(numbers)
    return scaled
