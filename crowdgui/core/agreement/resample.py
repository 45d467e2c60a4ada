"""Bootstrap intervals: items are drawn anew, and sums over them make every coefficient again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.sums import Sums
from crowdgui.core.progress import Progress
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.agreement.units import Units
    from crowdgui.core.labels import FloatArray
    from crowdgui.core.progress import Report

RESAMPLES = 1000
TAIL = 0.025
"""What lies beyond each end of a 95 % interval."""

_AT_ONCE = 100
_ENOUGH = 0.9
"""Share of resamples that must have a value for their quantiles to mean something."""


def resampled(
    units: Units, statistics: Callable[[Sums], FloatArray], seed: int, report: Report
) -> FloatArray:
    """Return the statistics (B, S) of as many resamples; each draws as many items as there are.

    Drawing items with replacement gives the units multinomial weights, and the sums are their
    product with what the units add: no resample looks at an item again.
    """
    rng = np.random.default_rng(seed)
    total = int(units.times.sum())
    found = []
    for done in range(0, RESAMPLES, _AT_ONCE):
        report(Progress(tr("Working out intervals"), done / RESAMPLES))
        drawn = rng.multinomial(total, units.times / total, size=_AT_ONCE).astype(float)
        found.append(statistics(Sums.of(drawn @ units.columns, units.n_classes)))
    return np.concatenate(found)


def limits(values: FloatArray) -> tuple[tuple[float, float] | None, str]:
    """Return the 95 % interval of resampled values (B,), or a sentence why there is none."""
    defined = values[~np.isnan(values)]
    if defined.size < _ENOUGH * values.size:
        return None, tr("No interval, because a second class is on too few items.")
    low, high = np.quantile(defined, (TAIL, 1.0 - TAIL))
    if high - low < 1e-12:
        return None, tr("No interval, because the items do not differ.")
    return (float(low), float(high)), ""
