"""How often the best of several rules would look so good if none were better."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray

DRAWS = 20_000


def corrected_chances(off: FloatArray, z: FloatArray, seed: int) -> FloatArray:
    """Return each z-value (R,) the chance that the largest of all R reaches it if all means are 0.

    `off` (R, J) are the deviations of the J items that the means were taken of. Means are taken as
    jointly normal with the correlation of these, divided by one standard error from J − 1 degrees
    of freedom (a multivariate t), from which `DRAWS` sets are drawn (the max-T correction of
    Westfall and Young 1993). Rules alike cost less than by Bonferroni. Items count as independent
    given the workers: it is the chance over other items, not over other crowds.
    """
    norms = np.sqrt((off**2).sum(axis=1))
    # A rule that never differs has no deviation: it cannot be the largest by chance.
    live = norms > 0
    freedom = off.shape[1] - 1
    if not live.any() or freedom < 1:
        return np.ones(z.size)
    unit = off[live] / norms[live, None]
    values, vectors = np.linalg.eigh(unit @ unit.T)
    rng = np.random.default_rng(seed)
    drawn = rng.standard_normal((DRAWS, values.size)) * np.sqrt(np.maximum(values, 0.0))
    spread = np.sqrt(rng.chisquare(freedom, DRAWS) / freedom)
    largest = np.sort((drawn @ vectors.T).max(axis=1) / spread)
    reached = DRAWS - np.searchsorted(largest, z, side="left")
    return np.where(live, (1.0 + reached) / (1.0 + DRAWS), 1.0)
