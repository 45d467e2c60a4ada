"""How well workers agree on sets of tags: Krippendorff's alpha with a distance between sets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from scipy.special import stdtrit

from crowdgui.core.agreement.bootstrap import FEWEST_ITEMS, FEWEST_RARER, TAIL, find_pages
from crowdgui.core.tags.sets import jaccard_distances, masi_distances

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.tags.sets import GivenSets


MOST_SETS = 3_000
"""Different sets of which all pairs are compared; more would take gigabytes."""


class SetDistance(StrEnum):
    """How far apart two sets are."""

    MASI = "masi"
    JACCARD = "jaccard"
    EXACT = "exact"


def _exact(left: IntArray, right: IntArray) -> FloatArray:
    same = (left[:, None, :] == right[None, :, :]).all(axis=2)
    return np.where(same, 0.0, 1.0)


DISTANCES: dict[SetDistance, Callable[[IntArray, IntArray], FloatArray]] = {
    SetDistance.MASI: masi_distances,
    SetDistance.JACCARD: jaccard_distances,
    SetDistance.EXACT: _exact,
}


@dataclass(frozen=True)
class SetAlpha:
    """Alpha by one distance over `items` with two sets or more, with its 95% interval.

    None where it is not defined: nobody shares an item, all sets are the same, or there are more
    than `MOST_SETS` different ones. No interval where items are too few, or too few
    of them have other sets than the most frequent one.
    """

    distance: SetDistance
    value: float | None
    low: float | None
    high: float | None
    items: int
    sets: int


def set_alphas(given: GivenSets) -> tuple[SetAlpha, ...]:
    """Return Krippendorff's alpha of the given sets, by each distance.

    α = 1 − D_o / D_e. D_o is the mean distance δ of two sets of the same item, each item weighted
    by how many sets it has, D_e that of any two sets:

        D_o = (1/n) Σ_j Σ_{a≠b} δ(s_ja, s_jb) / (m_j − 1),  D_e = Σ_{cd} n_c n_d δ(c, d) / (n (n−1))

    with m_j ≥ 2 sets for item j, n = Σ_j m_j and n_c sets c among them. The variance is the
    jackknife's over the U items, or pages where the same workers label whole pages (`find_pages`),
    (U − 1) / U Σ_u (α₋ᵤ − mean)², and the interval Student's with U − 1 degrees of freedom. Of
    simulated files with 10 to 400 items it held alpha in 88% to 98%. The middle 95% of resamples of
    items did in 73% to 92% with 10 to 20 items, as an item drawn twice makes any two sets look more
    alike, and in 66% to 88% with pages.

    Parameters
    ----------
    given : GivenSets
        One set per worker and item.

    Returns
    -------
    tuple of SetAlpha
        One per `SetDistance`, in its order.

    Notes
    -----
    Krippendorff (2011), Computing Krippendorff's alpha-reliability; the distance is used as it is,
    as in Passonneau (2006).
    """
    per_item = given.labels_per_item
    compared = np.flatnonzero(per_item >= 2)
    if not compared.size or len(given.sets) > MOST_SETS:
        return tuple(_undefined(one, int(compared.size), len(given.sets)) for one in SetDistance)
    ones = np.ones(given.item.size)
    shape = (given.n_items, len(given.sets))
    counts = csr_array((ones, (given.item, given.code)), shape=shape)[compared]
    unit, pages = np.arange(compared.size), find_pages(given)
    if pages is not None:
        page = np.zeros(given.n_items, dtype=np.int64)
        page[per_item > 0] = pages
        _, unit = np.unique(page[compared], return_inverse=True)
    return tuple(
        _alpha(one, DISTANCES[one](given.sets, given.sets), counts, unit) for one in SetDistance
    )


def _alpha(distance: SetDistance, apart: FloatArray, counts: csr_array, unit: IntArray) -> SetAlpha:
    """Return alpha of the items' counts of sets (n, K); `unit` (n,) is the page of each, or it."""
    n, sets = counts.shape
    m = np.asarray(counts.sum(axis=1), dtype=float).ravel()
    # A set is no distance from itself, so the sum over all pairs is that over different ones.
    within = _paired(counts, apart) / (m - 1.0)
    units = int(unit.max()) + 1
    member = csr_array((np.ones(n), (unit, np.arange(n))), shape=(units, n))
    by_unit = (member @ counts).tocsr()
    labels, apart_within = member @ m, member @ within
    of_sets = np.asarray(counts.sum(axis=0)).ravel()
    far = apart @ of_sets
    total = float(of_sets @ far)
    value = _value(float(m.sum()), float(within.sum()), total)
    if np.isnan(value):
        return _undefined(distance, n, sets)
    # Without a unit's sets c the sum over all pairs is (s − c)ᵀ δ (s − c).
    left = total - 2.0 * (by_unit @ far) + _paired(by_unit, apart)
    without = _value(m.sum() - labels, within.sum() - apart_within, left)
    low, high = _interval(float(value), without, n)
    if _agreed_on_rarer(counts, m, int(of_sets.argmax())) < FEWEST_RARER:
        low = high = None
    return SetAlpha(distance, float(value), low, high, n, sets)


def _agreed_on_rarer(counts: csr_array, m: FloatArray, top: int) -> float:
    """Return about on how many items neither set of a pair is the most frequent one.

    Where nearly all sets are the same, such as empty, alpha rests on these items.
    """
    others = m - counts[:, [top]].toarray().ravel()
    pairs = float((m * (m - 1.0)).sum())
    return m.size * float((others * (others - 1.0)).sum()) / pairs


def _paired(counts: csr_array, apart: FloatArray) -> FloatArray:
    """Return Σ_cd n_c n_d δ(c, d) of each row of counts (n, K)."""
    parts = []
    step = max(1, MOST_SETS**2 // counts.shape[1])
    for first in range(0, counts.shape[0], step):
        some = counts[first : first + step]
        parts.append(np.asarray(some.multiply(some @ apart).sum(axis=1)).ravel())
    found: FloatArray = np.concatenate(parts)
    return found


def _value(n: FloatArray | float, within: FloatArray | float, pairs: FloatArray | float) -> Any:
    """Return α of n sets, from the sum of their distances in items and of all; NaN without any."""
    expected = pairs / np.maximum(n * (np.asarray(n) - 1.0), 1.0)
    observed = within / np.maximum(n, 1.0)
    return 1.0 - observed / np.where(expected > _NOTHING, expected, np.nan)


def _interval(
    value: float, without: FloatArray, items: int
) -> tuple[float, float] | tuple[None, None]:
    """Return the ends, or none where items are few, or alpha hangs on one unit or on none."""
    units = without.size
    if items < FEWEST_ITEMS or units < 2 or np.isnan(without).any():
        return None, None
    variance = (units - 1) / units * float(((without - without.mean()) ** 2).sum())
    reach = -float(stdtrit(units - 1, TAIL)) * float(np.sqrt(variance))
    return (value - reach, min(1.0, value + reach)) if reach > _NOTHING else (None, None)


_NOTHING = 1e-12
"""A distance below this is one of rounding errors."""


def _undefined(distance: SetDistance, items: int, sets: int) -> SetAlpha:
    return SetAlpha(distance, None, None, None, items, sets)
