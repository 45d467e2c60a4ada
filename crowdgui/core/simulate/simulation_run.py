"""Trials of a simulation, each a set of labels with rules timed on it, on several processes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.bounds.assignment.chernoff import is_expensive
from crowdgui.core.errors import DataError, Problem, Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.mistakes import ordered_errors
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.rules.registry import BASELINE, get_rule
from crowdgui.core.simulate import oracle
from crowdgui.core.simulate.experiment import (
    ORACLE_MAP,
    ORACLE_WEIGHTS,
    Experiment,
    SimulationMeasure,
)
from crowdgui.core.simulate.scenario import SimulatedDataset, draw
from crowdgui.core.trials import TrialResults, run_trials, trial_rng, work_time

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.simulate.oracle import Forms
    from crowdgui.core.trials import Curve


_FIFTY = 50


class _Watch:
    """Passes reports on and notes when each step was done; what reporting takes does not count."""

    def __init__(self, report: ProgressCallback) -> None:
        self._report = report
        self._start = work_time()
        self.reached: list[float] = []

    def __call__(self, progress: Progress) -> None:
        before = work_time()
        if progress.step is not None:
            self.reached.append(before - self._start)
        self._report(progress)
        self._start += work_time() - before

    @property
    def seconds(self) -> float:
        return work_time() - self._start


def time_rule(
    labels: Labels, key: str, report: ProgressCallback
) -> tuple[Aggregation, dict[SimulationMeasure, float]]:
    """Run a rule with its default options, and measure its time and steps."""
    rule = get_rule(key)
    watch = _Watch(report)
    found = rule.fit(labels, None, rule.options(), watch)
    numbers = {SimulationMeasure.SECONDS: watch.seconds}
    if found.iterations > 0:
        numbers |= _steps(found, watch.reached, numbers[SimulationMeasure.SECONDS])
    return found, numbers


def _steps(
    found: Aggregation, reached: list[float], seconds: float
) -> dict[SimulationMeasure, float]:
    settled = max(i for i, step in enumerate(found.history) if step.changed or i == 0)
    numbers: dict[SimulationMeasure, float] = {
        SimulationMeasure.STEPS: found.iterations,
        SimulationMeasure.SETTLED_STEPS: found.history[settled].iteration,
    }
    # A rule made of several others reports their steps too: those are not its own.
    if len(reached) == len(found.history):
        each = (reached[-1] - reached[0]) / found.iterations
        numbers[SimulationMeasure.SETTLED_SECONDS] = reached[settled]
        numbers[SimulationMeasure.SECONDS_50] = seconds + (_FIFTY - found.iterations) * each
    return numbers


MEASURES = tuple(SimulationMeasure)


_FIXED = {
    ORACLE_MAP: oracle.oracle_map,
    ORACLE_WEIGHTS: oracle.bound_optimal,
    BASELINE: oracle.majority,
}
"""Series whose weights do not depend on the labels, which the bounds cover."""


Numbers = dict[SimulationMeasure, float]


class SimulationMeasures(NamedTuple):
    """Numbers (series, measures), and (series, reason) of what could not be done on the set."""

    numbers: FloatArray
    refused: tuple[tuple[str, Reason], ...]


@dataclass(frozen=True)
class SimulationTrial:
    """Draws the set of a point and a repetition, and measures all series on it.

    The same seed, point and repetition draw the same set, whatever else there is in the experiment.
    """

    experiment: Experiment
    seed: int

    def drawn(self, point: int, repetition: int) -> SimulatedDataset:
        """Draw the set itself."""
        setting = self.experiment.settings[point]
        return draw(setting, trial_rng(self.seed, point, repetition))

    def __call__(self, number: int, report: ProgressCallback) -> SimulationMeasures:
        drawn = self.drawn(*divmod(number, self.experiment.repetitions))
        # Cut into blocks beforehand, so that only the rules' own work is timed.
        _ = drawn.labels.blocks
        numbers, refused = [], []
        for key in self.experiment.series:
            found: Numbers = {}
            try:
                found = self._try(drawn, key, report)
            except DataError as error:
                refused.append((key, error.reason))
            numbers.append([found.get(measure, np.nan) for measure in MEASURES])
        if self.experiment.bounds and _bounds_are_expensive(drawn):
            refused += [(key, _too_much()) for key in self.experiment.series if key in _FIXED]
        return SimulationMeasures(np.array(numbers), tuple(refused))

    def _try(self, drawn: SimulatedDataset, key: str, report: ProgressCallback) -> Numbers:
        numbers: Numbers = {}
        if key in _FIXED and self.experiment.bounds:
            numbers |= _bounds(drawn, _FIXED[key](drawn), report)
        if key in (ORACLE_MAP, ORACLE_WEIGHTS):
            start = work_time()
            final = oracle.oracle_labels(drawn, _FIXED[key](drawn))
            numbers[SimulationMeasure.SECONDS] = work_time() - start
        else:
            found, times = time_rule(drawn.labels, key, report)
            final = found.labels
            numbers |= times
        error = error_rate(final, drawn.truth)
        numbers |= {SimulationMeasure.ERROR: error, SimulationMeasure.ACCURACY: 1.0 - error}
        off = ordered_errors(final, drawn.truth) if drawn.labels.ordered else None
        if off is not None:
            numbers |= {SimulationMeasure.FAR: off.far_share, SimulationMeasure.DISTANCE: off.mean}
        return numbers


def error_rate(final: IntArray, truth: IntArray) -> float:
    """Return the share of the items with a final label whose label is not the true class.

    Parameters
    ----------
    final : ndarray of shape (N,)
        Final labels, UNLABELLED where there is none.
    truth : ndarray of shape (N,)
        True classes.

    Returns
    -------
    float
        0 to 1; NaN where no item has a final label.
    """
    some = final != UNLABELLED
    return float(np.mean(final[some] != truth[some]))


def _bounds(drawn: SimulatedDataset, forms: Forms, report: ProgressCallback) -> Numbers:
    numbers = {SimulationMeasure.BOUND: oracle.paper_bound(drawn, forms)}
    if not _bounds_are_expensive(drawn):
        numbers[SimulationMeasure.EXPECTED_BOUND] = oracle.expected_bound(drawn, forms)
        numbers[SimulationMeasure.SEEN_BOUND] = oracle.oracle_chernoff_bound(drawn, forms, report)
    return numbers


def _bounds_are_expensive(drawn: SimulatedDataset) -> bool:
    """Return whether the sharper bounds, which go through all pairs of classes, would take long."""
    # In a set drawn nobody labels an item twice: labels are pairs.
    return is_expensive(drawn.labels.n_labels, drawn.setting.n_classes)


def _too_much() -> Reason:
    return Reason.make(Problem.SHARPER_BOUNDS_TOO_SLOW)


_SHOWN_EVERY = 0.2
"""Seconds between two results so far: each is a copy of all numbers."""


class SimulationNote(ReasonCode):
    """What to know about the numbers of a simulation."""

    DATASETS_PER_POINT = "simulation-datasets-per-point"
    NO_BOUND_IF_COPYING = "simulation-no-bound-if-copying"
    TIMES = "simulation-times"


@dataclass(frozen=True, eq=False)
class SimulationResult:
    """What an experiment has found so far; NaN in `trials` where a trial is still to come.

    `trials.values` has a measure's key for each array (P, R, S). `done` (P, R) marks the sets
    that were drawn and tried, even if no series could be tried on them. `refused` has (series,
    reason) of what could not be done on some of the sets.
    """

    experiment: Experiment
    seed: int
    trials: TrialResults
    done: BoolArray
    refused: tuple[tuple[str, Reason], ...] = ()
    notes: tuple[Reason, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)

    def curve(self, measure: SimulationMeasure, series: str) -> Curve:
        """Return mean and spread of a measure over the repetitions at each point."""
        return self.trials.curve(measure, series)

    def has(self, measure: SimulationMeasure, series: str) -> bool:
        """Return whether a measure is defined for a series anywhere."""
        place = self.experiment.series.index(series)
        return not np.isnan(self.trials.values[measure][:, :, place]).all()

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

    Every few progress reports carry the result so far as `partial`, so that hardly anything is lost
    when `report` raises `Cancelled`. `so_far` is such a result, of the same experiment and seed,
    perhaps with another number of repetitions; what it holds is not tried again. Numbers depend on
    seed, point and repetition alone, except for times. These are of the work of one core.
    """
    values, done = _earlier_values(experiment, seed, so_far)
    # Each repetition at all points before the next, so that whole curves grow.
    wanted = [int(p) * experiment.repetitions + int(r) for r, p in np.argwhere(~done.T)]
    refused = dict(so_far.refused) if so_far is not None else {}
    n_done, shown_at = done.size - len(wanted), perf_counter()

    def progress(found: SimulationResult | None = None) -> Progress:
        return Progress(Stage.SIMULATING_DATASETS, n_done / done.size, partial=found)

    def result() -> SimulationResult:
        measured = {str(m): values[..., place].copy() for place, m in enumerate(MEASURES)}
        trials = TrialResults(np.array(experiment.values), experiment.series, measured)
        # In the order of the series, whichever trial ended first.
        reasons = tuple((key, refused[key]) for key in experiment.series if key in refused)
        notes = _notes(experiment)
        return SimulationResult(experiment, seed, trials, done.copy(), reasons, notes)

    def take(number: int, tried: SimulationMeasures) -> None:
        nonlocal n_done, shown_at
        place = divmod(number, experiment.repetitions)
        values[place], done[place] = tried.numbers, True
        for series, reason in tried.refused:
            refused[series] = min(refused.get(series, reason), reason, key=str)
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


def _earlier_values(
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
        values[:, :both, :, place] = so_far.trials.values[measure][:, :both]
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
