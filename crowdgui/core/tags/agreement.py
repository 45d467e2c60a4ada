"""How well workers agree on sets of tags: Krippendorff's alpha with a distance between sets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from crowdgui.core.agreement.bootstrap import FEWEST_ITEMS
from crowdgui.core.tags.sets import jaccard_distances, masi_distances

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.tags.sets import GivenSets


MOST_SETS = 3_000
"""Different sets of which all pairs are compared; more would take gigabytes."""

RESAMPLES = 400
"""Resamples of the items that an interval is made of."""


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
    than `MOST_SETS` different ones.
    """

    distance: SetDistance
    value: float | None
    low: float | None
    high: float | None
    items: int
    sets: int


def set_alphas(given: GivenSets, seed: int = 0) -> tuple[SetAlpha, ...]:
    """Return Krippendorff's alpha of the given sets, by each distance.

    α = 1 − D_o / D_e. D_o is the mean distance δ of two sets of the same item, each item weighted
    by how many sets it has, D_e that of any two sets:

        D_o = (1/n) Σ_j Σ_{a≠b} δ(s_ja, s_jb) / (m_j − 1),  D_e = Σ_{cd} n_c n_d δ(c, d) / (n (n−1))

    with m_j ≥ 2 sets for item j, n = Σ_j m_j and n_c sets c among them. The items are resampled
    for the interval (percentiles), since workers are not independent within an item.

    Parameters
    ----------
    given : GivenSets
        One set per worker and item.
    seed : int, optional
        Seed of the resamples.

    Returns
    -------
    tuple of SetAlpha
        One per `SetDistance`, in its order.

    Notes
    -----
    Krippendorff (2011), Computing Krippendorff's alpha-reliability; the distance is used as it is,
    as in Passonneau (2006).
    """
    per_item = np.bincount(given.item, minlength=given.n_items)
    compared = np.flatnonzero(per_item >= 2)
    if not compared.size or len(given.sets) > MOST_SETS:
        return tuple(_undefined(one, int(compared.size), len(given.sets)) for one in SetDistance)
    ones = np.ones(given.item.size)
    shape = (given.n_items, len(given.sets))
    counts = csr_array((ones, (given.item, given.code)), shape=shape)[compared]
    rng = np.random.default_rng(seed)
    n = compared.size
    drawn = rng.multinomial(n, np.full(n, 1.0 / n), size=RESAMPLES).astype(np.float64)
    weights = np.vstack([np.ones(n), drawn])
    return tuple(
        _alpha(one, DISTANCES[one](given.sets, given.sets), counts, weights) for one in SetDistance
    )


def _alpha(
    distance: SetDistance, apart: FloatArray, counts: csr_array, weights: FloatArray
) -> SetAlpha:
    m = np.asarray(counts.sum(axis=1)).ravel()
    # A set is no distance from itself, so the sum over all pairs is that over different ones.
    within = np.asarray((counts @ apart * counts.toarray()).sum(axis=1)).ravel() / (m - 1.0)
    total = weights @ m
    observed = weights @ within / total
    of_sets = np.asarray((counts.T @ weights.T).T)
    expected = np.einsum("bc,bc->b", of_sets @ apart, of_sets) / (total * (total - 1.0))
    defined = expected > 0.0
    values = 1.0 - observed / np.where(defined, expected, np.nan)
    n, sets = counts.shape
    if not defined[0]:
        return _undefined(distance, n, sets)
    usable = values[1:][np.isfinite(values[1:])]
    wide = n >= FEWEST_ITEMS and usable.size >= RESAMPLES // 2
    low, high = np.percentile(usable, [2.5, 97.5]) if wide else (None, None)
    return SetAlpha(
        distance,
        float(values[0]),
        None if low is None else float(low),
        None if high is None else float(high),
        n,
        sets,
    )


def _undefined(distance: SetDistance, items: int, sets: int) -> SetAlpha:
    return SetAlpha(distance, None, None, None, items, sets)
