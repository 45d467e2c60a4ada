"""Runs an experiment on several processes, and the views of its result."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.chart_data import AxisWords, ChartData, Line, LineStyle, write_time
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.simulate.experiment import SimulationMeasure, SweepVariable, series_name
from crowdgui.core.simulate.trial import MEASURES, SimulationMeasures, SimulationTrial
from crowdgui.core.trials import Curve, TrialResults, run_trials
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.reasons import Reason
    from crowdgui.core.simulate.experiment import Experiment
    from crowdgui.core.simulate.scenario import SimulatedDataset


_SHOWN_EVERY = 0.2
"""Seconds between two results so far: each is a copy of all numbers."""


@dataclass(frozen=True, eq=False)
class SimulationResult:
    """What an experiment has found so far; NaN in `trialled` where a trial is still to come.

    `trialled.values` has a measure's key for each array (P, R, S). `done` (P, R) marks the sets
    that were drawn and tried, also those on which every series refused. `left_out` holds (series,
    sentence) of what could not be done on some of the sets.
    """

    experiment: Experiment
    seed: int
    trialled: TrialResults
    done: BoolArray
    left_out: tuple[tuple[str, Reason], ...] = ()
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)

    def curve(self, measure: SimulationMeasure, series: str) -> Curve:
        """Return mean and spread of a measure over the repetitions at each point."""
        return self.trialled.curve(measure, series)

    def has(self, measure: SimulationMeasure, series: str) -> bool:
        """Return whether a measure is defined for a series anywhere."""
        place = self.experiment.series.index(series)
        return not np.isnan(self.trialled.values[measure][:, :, place]).all()

    @property
    def n_done(self) -> int:
        """How many sets have been drawn and tried."""
        return int(np.count_nonzero(self.done))

    @property
    def complete(self) -> bool:
        return self.n_done == self.experiment.n_trials


def run_simulation(
    experiment: Experiment,
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
    so_far: SimulationResult | None = None,
    processes: int = 1,
) -> SimulationResult:
    """Draw a set for each point and repetition, and try all series on it.

    Every few progress reports carry the result so far as `found`, so that hardly anything is lost
    when `report` raises `Cancelled`. `so_far` is such a result, of the same experiment and seed,
    perhaps with another number of repetitions; what it holds is not tried again. Numbers depend on
    seed, point and repetition alone, but for times. These are of the work of one core.
    """
    values, done = _taken_over(experiment, seed, so_far)
    # Each repetition at all points before the next, so that whole curves grow.
    wanted = [int(p) * experiment.repetitions + int(r) for r, p in np.argwhere(~done.T)]
    left_out = dict(so_far.left_out) if so_far is not None else {}
    n_done, shown_at = done.size - len(wanted), perf_counter()

    def progress(found: SimulationResult | None = None) -> Progress:
        return Progress(tr("Drawing datasets and running rules"), n_done / done.size, found=found)

    def result() -> SimulationResult:
        measured = {str(m): values[..., place].copy() for place, m in enumerate(MEASURES)}
        trialled = TrialResults(np.array(experiment.values), experiment.series, measured)
        # In the order of the series, whichever trial ended first.
        reasons = tuple((key, left_out[key]) for key in experiment.series if key in left_out)
        notes = _notes(experiment)
        return SimulationResult(experiment, seed, trialled, done.copy(), reasons, notes)

    def take(number: int, tried: SimulationMeasures) -> None:
        nonlocal n_done, shown_at
        place = divmod(number, experiment.repetitions)
        values[place], done[place] = tried.numbers, True
        for series, reason in tried.left_out:
            left_out[series] = min(left_out.get(series, reason), reason, key=str)
        n_done += 1
        if perf_counter() - shown_at > _SHOWN_EVERY:
            report(progress(result()))
            shown_at = perf_counter()

    trial = SimulationTrial(experiment, seed)
    run_trials(trial, wanted, take, lambda: report(progress()), processes)
    found = result()
    report(progress(found))
    return found


def redraw_dataset(
    experiment: Experiment, seed: int, point: int, repetition: int
) -> SimulatedDataset:
    """Draw again the set of one trial, to be saved or opened."""
    return SimulationTrial(experiment, seed).drawn(point, repetition)


def _taken_over(
    experiment: Experiment, seed: int, so_far: SimulationResult | None
) -> tuple[FloatArray, BoolArray]:
    """Return all numbers (P, R, S, measures) and marks of what is done (P, R), as far as known."""
    n_points, n_series = len(experiment.values), len(experiment.series)
    values = np.full((n_points, experiment.repetitions, n_series, len(MEASURES)), np.nan)
    done = np.zeros(values.shape[:2], dtype=bool)
    if so_far is None:
        return values, done
    before = so_far.experiment
    if so_far.seed != seed or replace(before, repetitions=experiment.repetitions) != experiment:
        raise DataError(Problem.RESULT_OF_OTHER_SIMULATION)
    both = min(before.repetitions, experiment.repetitions)
    for place, measure in enumerate(MEASURES):
        values[:, :both, :, place] = so_far.trialled.values[measure][:, :both]
    done[:, :both] = so_far.done[:, :both]
    return values, done


def _notes(experiment: Experiment) -> tuple[str, ...]:
    """Describe what the user should know of these numbers."""
    notes = [
        tr_n(
            "{n} dataset is drawn at each point.",
            "{n} datasets are drawn at each point.",
            experiment.repetitions,
        ),
        tr(
            "Times are for the rule alone on one core, without drawing the dataset. They "
            "are up to a quarter longer when several datasets run at the same time."
        ),
    ]
    copying = any(setting.crowd.copying > 0 for setting in experiment.settings)
    if experiment.bounds and copying:
        notes.append(
            tr("There is no bound if workers copy, because their labels are not independent.")
        )
    return tuple(notes)


_BOUND_DASHES = {
    SimulationMeasure.BOUND: LineStyle.LONG,
    SimulationMeasure.EXPECTED_BOUND: LineStyle.MIXED,
    SimulationMeasure.SEEN_BOUND: LineStyle.SHORT,
}


class View(StrEnum):
    """One picture of a simulation; its value is the key of the measure it shows."""

    ERROR = SimulationMeasure.ERROR.value
    ACCURACY = SimulationMeasure.ACCURACY.value
    SETTLED_SECONDS = SimulationMeasure.SETTLED_SECONDS.value
    SETTLED_STEPS = SimulationMeasure.SETTLED_STEPS.value
    SECONDS = SimulationMeasure.SECONDS.value
    STEPS = SimulationMeasure.STEPS.value
    SECONDS_50 = SimulationMeasure.SECONDS_50.value

    @property
    def measure(self) -> SimulationMeasure:
        return SimulationMeasure(self.value)

    @property
    def words(self) -> str:
        return tr("Error rate and bounds") if self is View.ERROR else self.measure.heading


_TITLES = {
    View.ERROR: tr_noop("error rate"),
    View.ACCURACY: tr_noop("accuracy"),
    View.SETTLED_SECONDS: tr_noop("time to converge"),
    View.SETTLED_STEPS: tr_noop("iterations to converge"),
    View.SECONDS: tr_noop("time to stop"),
    View.STEPS: tr_noop("iterations to stop"),
    View.SECONDS_50: tr_noop("time of 50 iterations"),
}


def curves_of(result: SimulationResult, view: View, *, log: bool) -> ChartData:
    """Return the curves of a view; those of errors have the bounds of their series beside them.

    Where nothing varies the series stand side by side, each at a place of its own.
    """
    varied, up = result.experiment.varied, AxisWords(tr(_TITLES[view]), _up(view))
    lines = tuple(_lines(result, view))
    if varied is SweepVariable.NOTHING:
        names = [series_name(series) for series in result.experiment.series]
        apart = tuple(_apart(line, len(names)) for line in lines if line.dashes is None)
        across = AxisWords("", lambda place: names[round(place)])
        return ChartData(np.arange(len(names), dtype=float), apart, across, up, log, bars=True)
    write = _write_share if varied.is_share else _write_number
    across = AxisWords(varied.heading, write)
    return ChartData(result.trialled.points, lines, across, up, log, bars=True)


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
                words = measure.heading
                if len(bounded) > 1:
                    words = tr("{bound}, {rule}", bound=words, rule=series_name(series))
                yield Line(words, result.curve(measure, series), place, dashes)


def _has_bounds(result: SimulationResult, series: str) -> bool:
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
    return format_percent(share, digits)


def _write_number(value: float) -> str:
    return format_number(value, 0 if float(value).is_integer() else 2)
