"""Numbers of many trials, as curves with their spread."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.labels import FloatArray, IntArray


@dataclass(frozen=True, eq=False)
class Curve:
    """One measure of one series along the points; arrays of shape (P,), NaN where none was tried.

    `low` and `high` hold the middle 80 % of the trials, `sd` is their standard deviation and
    `count` how many there are.
    """

    mean: FloatArray
    sd: FloatArray
    low: FloatArray
    high: FloatArray
    count: IntArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class Trialled:
    """Measures of P points by R repetitions by S series; NaN where not tried, or not defined.

    `values` maps the name of a measure to its array of shape (P, R, S).
    """

    points: FloatArray
    series: tuple[str, ...]
    values: Mapping[str, FloatArray]

    def __post_init__(self) -> None:
        for array in (self.points, *self.values.values()):
            array.flags.writeable = False
        object.__setattr__(self, "values", MappingProxyType(dict(self.values)))

    def curve(self, measure: str, series: str) -> Curve:
        """Return mean and spread over the repetitions that are there."""
        rows = self.values[measure][:, :, self.series.index(series)]
        return curve_of(rows)


def curve_of(rows: FloatArray) -> Curve:
    """Sum up trials, shape (P, R), over their repetitions; NaN counts as not tried."""
    there = ~np.isnan(rows)
    count = there.sum(axis=1)
    full = np.where(there, rows, 0.0)
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = full.sum(axis=1) / count
        squares = np.where(there, (rows - mean[:, None]) ** 2, 0.0).sum(axis=1)
        sd = np.where(count > 1, np.sqrt(squares / (count - 1)), np.nan)
    low, high = np.full((2, count.size), np.nan)
    for place in np.flatnonzero(count):
        low[place], high[place] = np.quantile(rows[place, there[place]], (0.1, 0.9))
    return Curve(mean, sd, low, high, count)
