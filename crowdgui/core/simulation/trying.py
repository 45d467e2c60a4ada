"""One simulated set: all series are tried on it and measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.bounds.chernoff import takes_long
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.experiments.clock import work_time
from crowdgui.core.experiments.trials import chance_of
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.reasons import Reason
from crowdgui.core.rules.table import BASELINE
from crowdgui.core.simulation import oracle, oracle_bounds
from crowdgui.core.simulation.experiment import ORACLE_MAP, ORACLE_WEIGHTS, Experiment
from crowdgui.core.simulation.measures import Measure
from crowdgui.core.simulation.setting import Drawn, draw
from crowdgui.core.simulation.timing import timed

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray
    from crowdgui.core.progress import Report
    from crowdgui.core.simulation.oracle import Forms

MEASURES = tuple(Measure)

_FIXED = {
    ORACLE_MAP: oracle.most_probable,
    ORACLE_WEIGHTS: oracle.bound_optimal,
    BASELINE: oracle.plain,
}
"""Series whose weights do not depend on the labels, which the bounds speak of."""

Numbers = dict[Measure, float]


class Tried(NamedTuple):
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

    def drawn(self, point: int, repetition: int) -> Drawn:
        """Draw the set itself."""
        setting = self.experiment.settings[point]
        return draw(setting, chance_of(self.seed, point, repetition))

    def __call__(self, number: int, report: Report) -> Tried:
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
        if self.experiment.bounds and too_much(drawn):
            left_out += [(key, _too_much()) for key in self.experiment.series if key in _FIXED]
        return Tried(np.array(numbers), tuple(left_out))

    def _try(self, drawn: Drawn, key: str, report: Report) -> Numbers:
        numbers: Numbers = {}
        if key in _FIXED and self.experiment.bounds:
            numbers |= _bounds(drawn, _FIXED[key](drawn), report)
        if key in (ORACLE_MAP, ORACLE_WEIGHTS):
            start = work_time()
            final = oracle.elect(drawn, _FIXED[key](drawn))
            numbers[Measure.SECONDS] = work_time() - start
        else:
            found, times = timed(drawn.labels, key, report)
            final = found.labels
            numbers |= times
        error = share_wrong(final, drawn.truth)
        return numbers | {Measure.ERROR: error, Measure.ACCURACY: 1.0 - error}


def share_wrong(final: IntArray, truth: IntArray) -> float:
    """Return the share of the items with a final label whose label is not the true class."""
    some = final != UNLABELLED
    return float(np.mean(final[some] != truth[some]))


def _bounds(drawn: Drawn, forms: Forms, report: Report) -> Numbers:
    numbers = {Measure.BOUND: oracle_bounds.paper_bound(drawn, forms)}
    if not too_much(drawn):
        numbers[Measure.EXPECTED_BOUND] = oracle_bounds.expected_bound(drawn, forms)
        numbers[Measure.SEEN_BOUND] = oracle_bounds.seen_bound(drawn, forms, report)
    return numbers


def too_much(drawn: Drawn) -> bool:
    """Return whether the sharper bounds, which go through all pairs of classes, would take long."""
    # In a set drawn nobody labels an item twice: labels are pairs.
    return takes_long(drawn.labels.n_labels, drawn.setting.n_classes)


def _too_much() -> Reason:
    return Reason.make(Problem.SHARPER_BOUNDS_TOO_SLOW)
