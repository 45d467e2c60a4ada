"""The simulations of Li and Yu (2014), to be run with one click.

One version of the paper numbers these figures 2, 4 and 5, another 4, 5 and 6.
"""

from __future__ import annotations

from dataclasses import dataclass

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.rules.registry import BASELINE, DEFAULT_RULE, ITERATIVE
from crowdgui.core.simulate.accuracies import TwoGroups
from crowdgui.core.simulate.assignment import ConstantRate
from crowdgui.core.simulate.crowds import CrowdSpec
from crowdgui.core.simulate.experiment import (
    ORACLE_MAP,
    Experiment,
    SimulationMeasure,
    SweepVariable,
)
from crowdgui.core.simulate.scenario import Scenario


@dataclass(frozen=True)
class Preset:
    """A simulation of the paper: what is run, and which measures its figure shows, the first first.

    `log` states whether the figure's axis of shares is logarithmic; its words are in
    `text.simulation`.
    """

    key: str
    experiment: Experiment
    shows: tuple[SimulationMeasure, ...]
    log: bool


_REPETITIONS = 100


_PAPER = Scenario(
    n_workers=31, n_items=200, n_classes=3, crowd=CrowdSpec(), serving=ConstantRate(0.3)
)


_TWO_GROUPS = Scenario(
    n_workers=50, n_items=100, n_classes=2, crowd=CrowdSpec(TwoGroups()), serving=ConstantRate(0.3)
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
