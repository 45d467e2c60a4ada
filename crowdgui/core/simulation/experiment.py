"""What is to be simulated: a setting, what varies in it, the rules and how often."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.rules.choices import Choices, flag, whole
from crowdgui.core.rules.table import BASELINE, RULES, SUGGESTED, TRIED_AT_FIRST, rule_of
from crowdgui.core.simulation.accuracies import BetaAccuracies
from crowdgui.core.simulation.serving import Constant, FixedPerItem
from crowdgui.core.simulation.setting import Setting
from crowdgui.core.text import later, tr

if TYPE_CHECKING:
    from collections.abc import Callable

ORACLE_MAP, ORACLE_WEIGHTS = "oracle-map", "oracle-weights"

_ORACLES = {
    ORACLE_MAP: later("Oracle MAP"),
    ORACLE_WEIGHTS: later("Oracle, best weights for the bound"),
}

SERIES = (*_ORACLES, *(key for key, rule in RULES.items() if not rule.needs_worker_input))
"""Keys of all that can be tried on a simulated set; rules that must be told of the workers cannot,
while the oracles are told the truth."""

MOST_TRIALS = 1_000_000


def series_name(key: str) -> str:
    """Name a rule, or one that knows the true workers."""
    return tr(_ORACLES[key]) if key in _ORACLES else rule_of(key).name


class Varied(StrEnum):
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
    def heading(self) -> str:
        return tr(_TITLES[self])

    @property
    def is_share(self) -> bool:
        return self in (Varied.MEAN_ACCURACY, Varied.CHANCE, *_OF_THE_CROWD)

    def at(self, setting: Setting, value: float) -> Setting:
        """Return the setting with this value in it."""
        if self is Varied.NOTHING:
            return setting
        if self in _OF_THE_CROWD:
            share: dict[str, Any] = {_OF_THE_CROWD[self]: value}
            return replace(setting, crowd=replace(setting.crowd, **share))
        if self in _COUNTS:
            if not float(value).is_integer():
                raise DataError(Problem.SWEEP_NOT_WHOLE, name=self.heading)
            count: dict[str, Any] = {_COUNTS[self]: int(value)}
            return replace(setting, **count)
        return _CHANGES[self](setting, value)


def _with_mean(setting: Setting, mean: float) -> Setting:
    accuracies = setting.crowd.accuracies
    if not isinstance(accuracies, BetaAccuracies):
        raise DataError(Problem.NO_MEAN_TO_VARY)
    beta = BetaAccuracies.of_mean(mean, accuracies.b, accuracies.within)
    return replace(setting, crowd=replace(setting.crowd, accuracies=beta))


def _with_chance(setting: Setting, chance: float) -> Setting:
    return replace(setting, serving=Constant(chance))


def _with_labels(setting: Setting, labels: float) -> Setting:
    if not float(labels).is_integer():
        raise DataError(Problem.SWEEP_NOT_WHOLE, name=Varied.LABELS_PER_ITEM.heading)
    return replace(setting, serving=FixedPerItem(int(labels)))


_CHANGES: dict[Varied, Callable[[Setting, float], Setting]] = {
    Varied.MEAN_ACCURACY: _with_mean,
    Varied.CHANCE: _with_chance,
    Varied.LABELS_PER_ITEM: _with_labels,
}
_COUNTS = {
    Varied.WORKERS: "n_workers",
    Varied.ITEMS: "n_items",
    Varied.CLASSES: "n_classes",
}
_OF_THE_CROWD = {
    Varied.GUESSING: "guessing",
    Varied.CONTRARY: "contrary",
    Varied.ONE_ANSWER: "one_answer",
    Varied.COPYING: "copying",
    Varied.HARD: "hard",
}
_TITLES = {
    Varied.NOTHING: later("Nothing"),
    Varied.MEAN_ACCURACY: later("Mean accuracy of workers"),
    Varied.WORKERS: later("Workers"),
    Varied.ITEMS: later("Items"),
    Varied.CLASSES: later("Classes"),
    Varied.CHANCE: later("Chance of a label"),
    Varied.LABELS_PER_ITEM: later("Labels per item"),
    Varied.GUESSING: later("Workers who guess"),
    Varied.CONTRARY: later("Contrary workers"),
    Varied.ONE_ANSWER: later("Workers with one answer"),
    Varied.COPYING: later("Workers who copy"),
    Varied.HARD: later("Hard items"),
}


@dataclass(frozen=True)
class Experiment(Choices):
    """P points by R repetitions, a set drawn anew in each, and S series tried on every set.

    `series` are keys of `SERIES`, `values` the points in rising order, (0,) where nothing varies.
    """

    setting: Setting = field(default_factory=Setting)
    varied: Varied = Varied.NOTHING
    values: tuple[float, ...] = (0.0,)
    series: tuple[str, ...] = (ORACLE_MAP, BASELINE, SUGGESTED, TRIED_AT_FIRST[-1])
    repetitions: int = whole(
        20, 1, 100_000, later("Repetitions"), later("How many sets are drawn at each point.")
    )
    bounds: bool = flag(
        True,
        later("Bounds"),
        later("For rules whose weights do not depend on the labels: plain majority and oracles."),
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.series or len(set(self.series)) < len(self.series):
            raise DataError(Problem.NO_RULES_CHOSEN)
        for key in self.series:
            if key not in SERIES:
                known = ", ".join(SERIES)
                raise DataError(Problem.UNKNOWN_SERIES, key=key, known=known)
        rising = all(a < b for a, b in zip(self.values, self.values[1:], strict=False))
        if not self.values or not rising:
            raise DataError(Problem.SWEEP_NOT_RISING)
        if self.varied is Varied.NOTHING and len(self.values) > 1:
            raise DataError(Problem.SWEEP_WITHOUT_VARIABLE)
        if self.n_trials > MOST_TRIALS:
            raise DataError(Problem.TOO_MANY_DATASETS)
        # Made beforehand, so that a setting that cannot be is refused with the experiment.
        _ = self.settings

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """The setting of each point."""
        return tuple(self.varied.at(self.setting, value) for value in self.values)

    @property
    def n_trials(self) -> int:
        return len(self.values) * self.repetitions
