"""One trial of a simulation: rules run and timed on one simulated dataset, and what is measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.bounds.chernoff import is_expensive
from crowdgui.core.errors import DataError, Problem, Reason
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import ordered_errors
from crowdgui.core.rules.registry import BASELINE, get_rule
from crowdgui.core.simulate import oracle
from crowdgui.core.simulate import oracle as oracle_bounds
from crowdgui.core.simulate.experiment import (
    ORACLE_MAP,
    ORACLE_WEIGHTS,
    Experiment,
    SimulationMeasure,
)
from crowdgui.core.simulate.scenario import SimulatedDataset, draw
from crowdgui.core.trials import trial_rng, work_time

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.simulate.oracle import Forms


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
    found = rule.fit(labels, None, rule.choices(), watch)
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
    left_out: tuple[tuple[str, Reason], ...]


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
        numbers, left_out = [], []
        for key in self.experiment.series:
            found: Numbers = {}
            try:
                found = self._try(drawn, key, report)
            except DataError as error:
                left_out.append((key, error.reason))
            numbers.append([found.get(measure, np.nan) for measure in MEASURES])
        if self.experiment.bounds and bounds_are_expensive(drawn):
            left_out += [(key, _too_much()) for key in self.experiment.series if key in _FIXED]
        return SimulationMeasures(np.array(numbers), tuple(left_out))

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
    numbers = {SimulationMeasure.BOUND: oracle_bounds.paper_bound(drawn, forms)}
    if not bounds_are_expensive(drawn):
        numbers[SimulationMeasure.EXPECTED_BOUND] = oracle_bounds.expected_bound(drawn, forms)
        numbers[SimulationMeasure.SEEN_BOUND] = oracle_bounds.oracle_chernoff_bound(
            drawn, forms, report
        )
    return numbers


def bounds_are_expensive(drawn: SimulatedDataset) -> bool:
    """Return whether the sharper bounds, which go through all pairs of classes, would take long."""
    # In a set drawn nobody labels an item twice: labels are pairs.
    return is_expensive(drawn.labels.n_labels, drawn.setting.n_classes)


def _too_much() -> Reason:
    return Reason.make(Problem.SHARPER_BOUNDS_TOO_SLOW)
