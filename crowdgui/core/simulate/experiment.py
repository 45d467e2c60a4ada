"""A simulation experiment: what is varied, which rules run, what is measured; and the paper’s."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.options import Options, flag, whole
from crowdgui.core.rules.registry import BASELINE, DEFAULT_RULE, ITERATIVE, RULES, TRIED_AT_FIRST
from crowdgui.core.simulate.accuracies import BetaAccuracies, TwoGroups
from crowdgui.core.simulate.assignment import ConstantRate, FixedPerItem
from crowdgui.core.simulate.crowds import CrowdSpec
from crowdgui.core.simulate.scenario import Scenario

if TYPE_CHECKING:
    from collections.abc import Callable


class SimulationMeasure(StrEnum):
    """One number of one rule on one simulated set; NaN where it is not defined."""

    ERROR = "error"
    ACCURACY = "accuracy"
    FAR = "off-by-more-than-one"
    DISTANCE = "mean-absolute-error"
    BOUND = "bound"
    EXPECTED_BOUND = "expected-bound"
    SEEN_BOUND = "seen-bound"
    SECONDS = "seconds"
    STEPS = "steps"
    SETTLED_SECONDS = "settled-seconds"
    SETTLED_STEPS = "settled-steps"
    SECONDS_50 = "seconds-50"

    @property
    def is_time(self) -> bool:
        """Whether it differs from run to run: all others follow from the seed."""
        return self in _TIMES

    @property
    def is_share(self) -> bool:
        return self in _SHARES

    @property
    def needs_order(self) -> bool:
        return self in (SimulationMeasure.FAR, SimulationMeasure.DISTANCE)


_BOUNDS = (SimulationMeasure.BOUND, SimulationMeasure.EXPECTED_BOUND, SimulationMeasure.SEEN_BOUND)


_SHARES = (SimulationMeasure.ERROR, SimulationMeasure.ACCURACY, SimulationMeasure.FAR, *_BOUNDS)


_TIMES = (
    SimulationMeasure.SECONDS,
    SimulationMeasure.SETTLED_SECONDS,
    SimulationMeasure.SECONDS_50,
)


ORACLE_MAP, ORACLE_WEIGHTS = "oracle-map", "oracle-weights"


ORACLES = (ORACLE_MAP, ORACLE_WEIGHTS)
"""Keys of the rules that know the true workers."""


SERIES = (*ORACLES, *(key for key, rule in RULES.items() if not rule.needs_worker_input))
"""Keys of all that can be tried on a simulated set; rules that need input on the workers cannot,
while the oracles know the true classes."""


MOST_TRIALS = 1_000_000


class SweepVariable(StrEnum):
    """What differs from point to point."""

    NOTHING = "nothing"
    MEAN_ACCURACY = "mean-accuracy"
    WORKERS = "workers"
    ITEMS = "items"
    CLASSES = "classes"
    CHANCE = "chance"
    LABELS_PER_ITEM = "labels-per-item"
    GUESSING = "guessing"
    CONTRARY = "contrary"
    ONE_ANSWER = "one-answer"
    COPYING = "copying"
    HARD = "hard"

    @property
    def is_share(self) -> bool:
        return self in (SweepVariable.MEAN_ACCURACY, SweepVariable.CHANCE, *_OF_THE_CROWD)

    def at(self, setting: Scenario, value: float) -> Scenario:
        """Return the setting with this value in it."""
        if self is SweepVariable.NOTHING:
            return setting
        if self in _OF_THE_CROWD:
            share: dict[str, Any] = {_OF_THE_CROWD[self]: value}
            return replace(setting, crowd=replace(setting.crowd, **share))
        if self in _COUNTS:
            if not float(value).is_integer():
                raise DataError(Problem.SWEEP_NOT_WHOLE, name=self)
            count: dict[str, Any] = {_COUNTS[self]: int(value)}
            return replace(setting, **count)
        return _CHANGES[self](setting, value)


def _with_mean(setting: Scenario, mean: float) -> Scenario:
    accuracies = setting.crowd.accuracies
    if not isinstance(accuracies, BetaAccuracies):
        raise DataError(Problem.NO_MEAN_TO_VARY)
    beta = BetaAccuracies.of_mean(mean, accuracies.b, accuracies.within)
    return replace(setting, crowd=replace(setting.crowd, accuracies=beta))


def _with_chance(setting: Scenario, chance: float) -> Scenario:
    return replace(setting, assignment=ConstantRate(chance))


def _with_labels(setting: Scenario, labels: float) -> Scenario:
    if not float(labels).is_integer():
        raise DataError(Problem.SWEEP_NOT_WHOLE, name=SweepVariable.LABELS_PER_ITEM)
    return replace(setting, assignment=FixedPerItem(int(labels)))


_CHANGES: dict[SweepVariable, Callable[[Scenario, float], Scenario]] = {
    SweepVariable.MEAN_ACCURACY: _with_mean,
    SweepVariable.CHANCE: _with_chance,
    SweepVariable.LABELS_PER_ITEM: _with_labels,
}


_COUNTS = {
    SweepVariable.WORKERS: "n_workers",
    SweepVariable.ITEMS: "n_items",
    SweepVariable.CLASSES: "n_classes",
}


_OF_THE_CROWD = {
    SweepVariable.GUESSING: "guessing",
    SweepVariable.CONTRARY: "contrary",
    SweepVariable.ONE_ANSWER: "one_answer",
    SweepVariable.COPYING: "copying",
    SweepVariable.HARD: "hard",
}


@dataclass(frozen=True)
class Experiment(Options):
    """P points by R repetitions, a new set drawn in each, and S series tried on every set.

    `series` are keys of `SERIES`, `values` the points in rising order, (0,) where nothing varies.
    """

    setting: Scenario = field(default_factory=Scenario)
    varied: SweepVariable = SweepVariable.NOTHING
    values: tuple[float, ...] = (0.0,)
    series: tuple[str, ...] = (ORACLE_MAP, BASELINE, DEFAULT_RULE, TRIED_AT_FIRST[-1])
    repetitions: int = whole(20, 1, 100_000)
    bounds: bool = flag(True)

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.series or len(set(self.series)) < len(self.series):
            raise DataError(Problem.NO_RULES_CHOSEN)
        for key in self.series:
            if key not in SERIES:
                known = ", ".join(SERIES)
                raise DataError(Problem.UNKNOWN_SERIES, key=key, known=known)
            if key in RULES and RULES[key].needs_order and not self.setting.ordered:
                raise DataError(Problem.CLASSES_NOT_ORDERED, rule=key)
        rising = all(a < b for a, b in zip(self.values, self.values[1:], strict=False))
        if not self.values or not rising:
            raise DataError(Problem.SWEEP_NOT_RISING)
        if self.varied is SweepVariable.NOTHING and len(self.values) > 1:
            raise DataError(Problem.SWEEP_WITHOUT_VARIABLE)
        if self.n_trials > MOST_TRIALS:
            raise DataError(Problem.TOO_MANY_DATASETS)
        # Made beforehand, so that a setting that cannot be is refused with the experiment.
        _ = self.settings

    @cached_property
    def settings(self) -> tuple[Scenario, ...]:
        """The setting of each point."""
        return tuple(self.varied.at(self.setting, value) for value in self.values)

    @property
    def n_trials(self) -> int:
        return len(self.values) * self.repetitions


@dataclass(frozen=True)
class Preset:
    """A simulation of Li and Yu (2014): what is run, and the measures its figure shows, in order.

    One version of the paper numbers the figures 2, 4 and 5, another 4, 5 and 6.
    `log` states whether the figure's axis of shares is logarithmic; its words are in
    `text.simulation`.
    """

    key: str
    experiment: Experiment
    shows: tuple[SimulationMeasure, ...]
    log: bool


_REPETITIONS = 100


_PAPER = Scenario(
    n_workers=31, n_items=200, n_classes=3, crowd=CrowdSpec(), assignment=ConstantRate(0.3)
)


_TWO_GROUPS = Scenario(
    n_workers=50,
    n_items=100,
    n_classes=2,
    crowd=CrowdSpec(TwoGroups()),
    assignment=ConstantRate(0.3),
)


_ORACLE = (ORACLE_MAP, DEFAULT_RULE)


_WITH_BOUNDS = (
    SimulationMeasure.ERROR,
    SimulationMeasure.BOUND,
    SimulationMeasure.EXPECTED_BOUND,
    SimulationMeasure.SEEN_BOUND,
)


_ACCURACIES = tuple(round(0.38 + 0.05 * step, 2) for step in range(13))


# The paper shows the axes of the next three, and not which values were tried.
_WORKERS = tuple(float(n) for n in range(11, 112, 10))


_ITEMS = tuple(float(n) for n in range(100, 1001, 100))


_MANY_ITEMS = tuple(float(n) for n in range(1000, 11001, 2000))


def _against_oracle(varied: SweepVariable, values: tuple[float, ...]) -> Experiment:
    return Experiment(_PAPER, varied, values, _ORACLE, _REPETITIONS)


_TIMED = Experiment(_PAPER, SweepVariable.ITEMS, _MANY_ITEMS, ITERATIVE, _REPETITIONS, bounds=False)


PRESETS = {
    preset.key: preset
    for preset in (
        Preset(
            "figure-2a",
            _against_oracle(SweepVariable.MEAN_ACCURACY, _ACCURACIES),
            _WITH_BOUNDS,
            True,
        ),
        Preset(
            "figure-2b",
            _against_oracle(SweepVariable.WORKERS, _WORKERS),
            _WITH_BOUNDS,
            True,
        ),
        Preset(
            "figure-2c",
            _against_oracle(SweepVariable.ITEMS, _ITEMS),
            _WITH_BOUNDS,
            True,
        ),
        Preset(
            "figure-4a",
            _TIMED,
            (SimulationMeasure.ACCURACY,),
            False,
        ),
        Preset(
            "figure-4b",
            _TIMED,
            (SimulationMeasure.SETTLED_SECONDS, SimulationMeasure.SECONDS),
            False,
        ),
        Preset(
            "figure-4c",
            _TIMED,
            (SimulationMeasure.SETTLED_STEPS, SimulationMeasure.STEPS),
            False,
        ),
        Preset(
            "figure-4d",
            _TIMED,
            (SimulationMeasure.SECONDS_50,),
            False,
        ),
        Preset(
            "figure-5",
            Experiment(
                _TWO_GROUPS,
                series=(BASELINE, *reversed(ITERATIVE)),
                repetitions=_REPETITIONS,
                bounds=False,
            ),
            (SimulationMeasure.ERROR,),
            False,
        ),
    )
}
"""Presets by key, in the order of the paper."""


def get_preset(key: str) -> Preset:
    """Return the preset with this key; a DataError names those there are."""
    if key not in PRESETS:
        known = ", ".join(PRESETS)
        raise DataError(Problem.UNKNOWN_PRESET, key=key, known=known)
    return PRESETS[key]
