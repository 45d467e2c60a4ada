"""Percent agreement, Fleiss' kappa and Gwet's AC1, from sums over items."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.agreement.sums import Sums
    from crowdgui.core.labels import FloatArray


def percent(sums: Sums) -> FloatArray:
    """Return the share of pairs of labels of one item that are the same, all pairs alike, (B,).

    It is also the mean over pairs of workers, weighted by the items they share. An item with m
    labels has m (m − 1)/2 pairs; where m differs, the mean of the items' own shares is another.
    """
    return _divide(sums.agreeing.sum(axis=-1), sums.paired.sum(axis=-1))


def percent_by_class(sums: Sums) -> FloatArray:
    """Return each class's specific agreement, (B, L).

    Given that one worker says class k, how often another says it of the same item too:
    Σ_j n_jk (n_jk − 1) / Σ_j n_jk (m_j − 1). Cicchetti and Feinstein (1990), for many workers.
    """
    return _divide(sums.agreeing, sums.paired)


def fleiss(sums: Sums) -> FloatArray:
    """Return κ = (P̄ − P_e) / (1 − P_e), (B,), P̄ the mean share of agreeing pairs of an item.

    P_e = Σ_k p_k², p_k the share of class k among all labels. It means what it says only where
    all items have the same number of labels, two or more. Fleiss (1971).
    """
    p = _divide(sums.given, sums.labels[..., None])
    return _beyond(_divide(sums.share, sums.compared), (p**2).sum(axis=-1))


def ac1(sums: Sums) -> FloatArray:
    """Return AC1 = (P̄ − P_e) / (1 − P_e), (B,), with missing labels as Gwet (2014), chapter 2.

    P̄ is the mean share of agreeing pairs over items with two or more labels. P_e =
    Σ_k π_k (1 − π_k) / (L − 1), π_k the mean over all items with a label of the share that class
    k has on them. Every class that could be given counts in L. NaN where L is 1.
    """
    n_classes = sums.chosen.shape[-1]
    if n_classes < 2:
        return np.full(sums.rated.shape, np.nan)
    pi = sums.chosen / sums.rated[..., None]
    chance = (pi * (1.0 - pi)).sum(axis=-1) / (n_classes - 1)
    return _beyond(_divide(sums.share, sums.compared), chance)


def _beyond(agreed: FloatArray, chance: FloatArray) -> FloatArray:
    return _divide(agreed - chance, 1.0 - chance)


def _divide(part: FloatArray, whole: FloatArray) -> FloatArray:
    ratio = np.full(np.broadcast_shapes(part.shape, whole.shape), np.nan)
    np.divide(part, whole, out=ratio, where=whole > 0.0)
    return ratio
