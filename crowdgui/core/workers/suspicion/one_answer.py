"""Who gives one answer nearly always, where an honest worker would give others too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betainc

from crowdgui.core.workers.suspicion.leaning import stretch

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray
    from crowdgui.core.workers.suspicion.crowd import Crowd

LEAST_FAVOURITE = 0.8
"""Below this share of one answer nobody gives a single answer, whatever the threshold."""

_EDGE = 1e-4


def as_few_others(
    crowd: Crowd, counts: IntArray, looked_at: BoolArray, leaning: float
) -> tuple[FloatArray, FloatArray]:
    """Return how many answers other than the favourite to expect, and the chance of so few.

    Someone who is right on a set of nearly one class gives one answer too. So the answers an
    honest worker gives to the same items are what counts, over honest workers of all abilities:
    a binomial number, with as many answers fewer as leaning ties them together. By Hoeffding
    (1956) it has the heavier tail beside the number with a chance of its own for every item.
    """
    workers = np.arange(len(counts))
    top = counts.argmax(axis=1)
    others = crowd.answers - counts[workers, top]
    knowing = 1.0 - crowd.usual[top, workers]
    unknowing = 1.0 - (crowd.model.shares @ crowd.model.confusion)[top]
    mean = unknowing + crowd.mean_skill * (knowing - unknowing)
    p = np.ones(len(counts))
    some = np.flatnonzero(looked_at)
    skill = (crowd.honest.abilities - crowd.span[0]) / (crowd.span[1] - crowd.span[0])
    chance = unknowing[some, None] + skill * (knowing - unknowing)[some, None]
    tied = stretch(crowd.answers[some], leaning)
    n, x = (crowd.answers[some] / tied)[:, None], (others[some] / tied)[:, None]
    fewer = betainc(np.maximum(n - x, _EDGE), x + 1.0, 1.0 - np.clip(chance, _EDGE, 1.0 - _EDGE))
    p[some] = fewer @ crowd.honest.honest
    return crowd.answers * np.clip(mean, 0.0, 1.0), np.minimum(p, 1.0)
