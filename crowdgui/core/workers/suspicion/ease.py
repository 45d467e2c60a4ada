"""How easy the items of each worker are, by how honest others do on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.workers.suspicion.worth import NOTHING

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray

_ALIKE = 2.0
"""The noise of the others' sum is this many times that of answers on their own: workers differ."""

_SURE = 0.01
_LEAST, _MOST = 0.02, 1.5


def ease(gain: FloatArray, scale: FloatArray, noise: FloatArray, honest: FloatArray) -> FloatArray:
    """Return how much an ordinary worker knows of each worker's items, 1 for items at large: (M,).

    The other workers on the same items have `gain` where `scale` is expected, with the variance
    `noise`. The ratio differs over workers by chance alone where items are handed out at random;
    what it differs by beyond that, its variance less that by chance, is believed, and each ratio
    drawn toward 1 accordingly. `honest` is the chance of each worker to be honest.
    """
    known = scale > NOTHING
    scale_ = np.where(known, scale, 1.0)
    ratio, chance = gain / scale_, _ALIKE * noise / scale_**2
    weight = np.where(known, honest, 0.0) / (chance + _SURE)
    total = weight.sum()
    mean = float((weight * ratio).sum() / total) if total else 0.0
    if mean <= NOTHING:
        return np.ones(gain.size)
    ratio, chance = ratio / mean, chance / mean**2
    beyond = max(0.0, float((weight * ((ratio - 1.0) ** 2 - chance)).sum() / total))
    believed = np.where(known, beyond / (beyond + chance + NOTHING), 0.0)
    return np.clip(1.0 + (ratio - 1.0) * believed, _LEAST, _MOST)
