"""The views of a simulation, each a picture of curves."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.simulate.experiment import SimulationMeasure, SweepVariable
from crowdgui.core.trials import Curve
from crowdgui.figures.curves import ChartData, Line
from crowdgui.figures.marks import AxisWords, LineStyle, write_number, write_share, write_time
from crowdgui.text.simulation import measure_heading, series_name, sweep_heading
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.simulate.simulation_run import SimulationResult


_BOUND_DASHES = {
    SimulationMeasure.BOUND: LineStyle.LONG,
    SimulationMeasure.EXPECTED_BOUND: LineStyle.MIXED,
    SimulationMeasure.SEEN_BOUND: LineStyle.SHORT,
}


class View(StrEnum):
    """One picture of a simulation; its value is the key of its measure."""

    ERROR = SimulationMeasure.ERROR.value
    ACCURACY = SimulationMeasure.ACCURACY.value
    FAR = SimulationMeasure.FAR.value
    DISTANCE = SimulationMeasure.DISTANCE.value
    SETTLED_SECONDS = SimulationMeasure.SETTLED_SECONDS.value
    SETTLED_STEPS = SimulationMeasure.SETTLED_STEPS.value
    SECONDS = SimulationMeasure.SECONDS.value
    STEPS = SimulationMeasure.STEPS.value
    SECONDS_50 = SimulationMeasure.SECONDS_50.value

    @property
    def measure(self) -> SimulationMeasure:
        return SimulationMeasure(self.value)

    @property
    def heading(self) -> str:
        return tr("Error rate and bounds") if self is View.ERROR else measure_heading(self.measure)


_AXIS_TITLES = {
    View.ERROR: tr_noop("error rate"),
    View.ACCURACY: tr_noop("accuracy"),
    View.FAR: tr_noop("off by more than one class"),
    View.DISTANCE: tr_noop("mean absolute error"),
    View.SETTLED_SECONDS: tr_noop("time to converge"),
    View.SETTLED_STEPS: tr_noop("iterations to converge"),
    View.SECONDS: tr_noop("time to stop"),
    View.STEPS: tr_noop("iterations to stop"),
    View.SECONDS_50: tr_noop("time of 50 iterations"),
}


def simulation_curves(result: SimulationResult, view: View, *, log: bool) -> ChartData:
    """Return the curves of a view, for errors with the bounds of each series.

    Where nothing varies, the series are side by side, each at a place of its own.
    """
    varied, up = result.experiment.varied, AxisWords(tr(_AXIS_TITLES[view]), _up(view))
    lines = tuple(_lines(result, view))
    if varied is SweepVariable.NOTHING:
        names = [series_name(series) for series in result.experiment.series]
        apart = tuple(_apart(line, len(names)) for line in lines if line.dashes is None)
        across = AxisWords("", lambda place: names[round(place)])
        return ChartData(np.arange(len(names), dtype=float), apart, across, up, log, bars=True)
    write = write_share if varied.is_share else write_number
    across = AxisWords(sweep_heading(varied), write)
    return ChartData(result.trials.points, lines, across, up, log, bars=True)


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


def _lines(result: SimulationResult, view: View) -> Iterator[Line]:
    for place, series in enumerate(result.experiment.series):
        if result.has(view.measure, series):
            yield Line(series_name(series), result.curve(view.measure, series), place)
    if view is View.ERROR:
        yield from _bounds(result)


def _bounds(result: SimulationResult) -> Iterator[Line]:
    """Return the bounds in the colours of their rules, which are named where there are several."""
    bounded = [key for key in result.experiment.series if _has_bounds(result, key)]
    for series in bounded:
        place = result.experiment.series.index(series)
        for measure, dashes in _BOUND_DASHES.items():
            if result.has(measure, series):
                words = measure_heading(measure)
                if len(bounded) > 1:
                    words = tr("{bound}, {rule}", bound=words, rule=series_name(series))
                yield Line(words, result.curve(measure, series), place, dashes)


def _has_bounds(result: SimulationResult, series: str) -> bool:
    return any(result.has(measure, series) for measure in _BOUND_DASHES)


def _up(view: View) -> Callable[[float], str]:
    measure = view.measure
    if measure.is_share:
        return write_share
    return write_time if measure.is_time else write_number
