"""Runs an experiment on as many processes as wished; only times depend on how many."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.experiments.curves import Curve, Trialled
from crowdgui.core.experiments.trials import run_trials
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, silent
from crowdgui.core.simulation.trying import MEASURES, SimulationTrial, Tried
from crowdgui.core.text import tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray
    from crowdgui.core.progress import Report
    from crowdgui.core.reasons import Reason
    from crowdgui.core.simulation.experiment import Experiment
    from crowdgui.core.simulation.measures import Measure
    from crowdgui.core.simulation.setting import Drawn

_SHOWN_EVERY = 0.2
"""Seconds between two results so far: each is a copy of all numbers."""


@dataclass(frozen=True, eq=False)
class LaboratoryResult:
    """What an experiment has found so far; NaN in `trialled` where a trial is still to come.

    `trialled.values` has a measure's key for each array (P, R, S). `done` (P, R) marks the sets
    that were drawn and tried, also those on which every series refused. `left_out` holds (series,
    sentence) of what could not be done on some of the sets.
    """

    experiment: Experiment
    seed: int
    trialled: Trialled
    done: BoolArray
    left_out: tuple[tuple[str, Reason], ...] = ()
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)

    def curve(self, measure: Measure, series: str) -> Curve:
        """Return mean and spread of a measure over the repetitions at each point."""
        return self.trialled.curve(measure, series)

    def has(self, measure: Measure, series: str) -> bool:
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


def run_laboratory(
    experiment: Experiment,
    seed: int = 0,
    report: Report = silent,
    so_far: LaboratoryResult | None = None,
    processes: int = 1,
) -> LaboratoryResult:
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

    def progress(found: LaboratoryResult | None = None) -> Progress:
        return Progress(tr("Drawing sets and trying rules"), n_done / done.size, found=found)

    def result() -> LaboratoryResult:
        measured = {str(m): values[..., place].copy() for place, m in enumerate(MEASURES)}
        trialled = Trialled(np.array(experiment.values), experiment.series, measured)
        # In the order of the series, whichever trial ended first.
        reasons = tuple((key, left_out[key]) for key in experiment.series if key in left_out)
        notes = _notes(experiment)
        return LaboratoryResult(experiment, seed, trialled, done.copy(), reasons, notes)

    def take(number: int, tried: Tried) -> None:
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


def drawn_set(experiment: Experiment, seed: int, point: int, repetition: int) -> Drawn:
    """Draw again the set of one trial, to be saved or opened."""
    return SimulationTrial(experiment, seed).drawn(point, repetition)


def _taken_over(
    experiment: Experiment, seed: int, so_far: LaboratoryResult | None
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
            "{n} set is drawn at each point.",
            "{n} sets are drawn at each point.",
            experiment.repetitions,
        ),
        tr(
            "Times are those of a rule’s own work on one core, without drawing the set. They grow "
            "by up to a quarter where several sets are tried at the same time."
        ),
    ]
    copying = any(setting.crowd.copying > 0 for setting in experiment.settings)
    if experiment.bounds and copying:
        notes.append(tr("There is no bound where workers copy: labels are not independent."))
    return tuple(notes)
