"""What can be looked at of a simulation, and the curves of each view."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.experiments.curves import Curve
from crowdgui.core.experiments.picture import AxisWords, Curves, Dashes, Line, write_time
from crowdgui.core.simulation.experiment import Varied, series_name
from crowdgui.core.simulation.measures import Measure
from crowdgui.core.text import later, number, percent, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from crowdgui.core.labels import FloatArray
    from crowdgui.core.simulation.laboratory import LaboratoryResult

_BOUND_DASHES = {
    Measure.BOUND: Dashes.LONG,
    Measure.EXPECTED_BOUND: Dashes.MIXED,
    Measure.SEEN_BOUND: Dashes.SHORT,
}


class View(StrEnum):
    """One picture of a simulation; its value is the key of the measure it shows."""

    ERROR = Measure.ERROR.value
    ACCURACY = Measure.ACCURACY.value
    SETTLED_SECONDS = Measure.SETTLED_SECONDS.value
    SETTLED_STEPS = Measure.SETTLED_STEPS.value
    SECONDS = Measure.SECONDS.value
    STEPS = Measure.STEPS.value
    SECONDS_50 = Measure.SECONDS_50.value

    @property
    def measure(self) -> Measure:
        return Measure(self.value)

    @property
    def words(self) -> str:
        return tr("Error and bounds") if self is View.ERROR else self.measure.heading


_TITLES = {
    View.ERROR: later("error"),
    View.ACCURACY: later("accuracy"),
    View.SETTLED_SECONDS: later("time to settle"),
    View.SETTLED_STEPS: later("steps to settle"),
    View.SECONDS: later("time to stop"),
    View.STEPS: later("steps to stop"),
    View.SECONDS_50: later("time of 50 steps"),
}


def curves_of(result: LaboratoryResult, view: View, *, log: bool) -> Curves:
    """Return the curves of a view; those of errors have the bounds of their series beside them.

    Where nothing varies the series stand side by side, each at a place of its own.
    """
    varied, up = result.experiment.varied, AxisWords(tr(_TITLES[view]), _up(view))
    lines = tuple(_lines(result, view))
    if varied is Varied.NOTHING:
        names = [series_name(series) for series in result.experiment.series]
        apart = tuple(_apart(line, len(names)) for line in lines if line.dashes is None)
        across = AxisWords("", lambda place: names[round(place)])
        return Curves(np.arange(len(names), dtype=float), apart, across, up, log, bars=True)
    write = _write_share if varied.is_share else _write_number
    across = AxisWords(varied.heading, write)
    return Curves(result.trialled.points, lines, across, up, log, bars=True)


def _apart(line: Line, places: int) -> Line:
    """Move the one point of a line to its own place among others."""
    curve = line.curve

    def alone(values: FloatArray) -> FloatArray:
        spread = np.full(places, np.nan)
        spread[line.place] = values[0]
        return spread

    count = np.zeros(places, dtype=np.int64)
    count[line.place] = curve.count[0]
    low, high = alone(curve.low), alone(curve.high)
    return replace(line, curve=Curve(alone(curve.mean), alone(curve.sd), low, high, count))


def _lines(result: LaboratoryResult, view: View) -> Iterator[Line]:
    for place, series in enumerate(result.experiment.series):
        if result.has(view.measure, series):
            yield Line(series_name(series), result.curve(view.measure, series), place)
    if view is View.ERROR:
        yield from _bounds(result)


def _bounds(result: LaboratoryResult) -> Iterator[Line]:
    """Return the bounds in the colours of their rules, which are named where there are several."""
    bounded = [key for key in result.experiment.series if _has_bounds(result, key)]
    for series in bounded:
        place = result.experiment.series.index(series)
        for measure, dashes in _BOUND_DASHES.items():
            if result.has(measure, series):
                words = measure.heading
                if len(bounded) > 1:
                    words = tr("{bound}, {rule}", bound=words, rule=series_name(series))
                yield Line(words, result.curve(measure, series), place, dashes)


def _has_bounds(result: LaboratoryResult, series: str) -> bool:
    return any(result.has(measure, series) for measure in _BOUND_DASHES)


def _up(view: View) -> Callable[[float], str]:
    measure = view.measure
    if measure.is_share:
        return _write_share
    return write_time if measure.is_time else _write_number


def _write_share(share: float) -> str:
    """Write a share with as many digits as a logarithmic scale needs."""
    digits = 0
    while digits < 4 and share > 0 and abs(round(100 * share, digits) - 100 * share) > 1e-9:
        digits += 1
    return percent(share, digits)


def _write_number(value: float) -> str:
    return number(value, 0 if float(value).is_integer() else 2)
