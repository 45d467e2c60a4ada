"""Runs an experiment on several processes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem, Reason, ReasonCode
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.simulate.trial import MEASURES, SimulationMeasures, SimulationTrial
from crowdgui.core.trials import TrialResults, run_trials

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.simulate.experiment import Experiment, SimulationMeasure
    from crowdgui.core.simulate.scenario import SimulatedDataset
    from crowdgui.core.trials import Curve


_SHOWN_EVERY = 0.2
"""Seconds between two results so far: each is a copy of all numbers."""


class SimulationNote(ReasonCode):
    """What to know about the numbers of a simulation."""

    DATASETS_PER_POINT = "simulation-datasets-per-point"
    NO_BOUND_IF_COPYING = "simulation-no-bound-if-copying"
    TIMES = "simulation-times"


@dataclass(frozen=True, eq=False)
class SimulationResult:
    """What an experiment has found so far; NaN in `trialled` where a trial is still to come.

    `trialled.values` has a measure's key for each array (P, R, S). `done` (P, R) marks the sets
    that were drawn and tried, even if no series could be tried on them. `left_out` has (series,
    reason) of what could not be done on some of the sets.
    """

    experiment: Experiment
    seed: int
    trialled: TrialResults
    done: BoolArray
    left_out: tuple[tuple[str, Reason], ...] = ()
    notes: tuple[Reason, ...] = ()

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
        return Progress(Stage.SIMULATING_DATASETS, n_done / done.size, found=found)

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


def _notes(experiment: Experiment) -> tuple[Reason, ...]:
    """Return what the user should know about these numbers."""
    notes = [
        Reason.make(SimulationNote.DATASETS_PER_POINT, n=experiment.repetitions),
        Reason(SimulationNote.TIMES),
    ]
    copying = any(setting.crowd.copying > 0 for setting in experiment.settings)
    if experiment.bounds and copying:
        notes.append(Reason(SimulationNote.NO_BOUND_IF_COPYING))
    return tuple(notes)
