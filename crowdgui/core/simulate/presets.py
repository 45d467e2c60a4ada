"""The simulations of Li and Yu (2014), to be run with one click.

One version of the paper numbers these figures 2, 4 and 5, another 4, 5 and 6.
"""

from __future__ import annotations

from dataclasses import dataclass

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.rules.registry import BASELINE, ITERATIVE, SUGGESTED
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
from crowdgui.text.display_text import HasDescription
from crowdgui.text.translation import tr_noop


@dataclass(frozen=True)
class Preset(HasDescription):
    """A simulation of the paper: what is run, and which measures its figure shows, the first first.

    `log` says whether the figure's axis of shares is logarithmic.
    """

    key: str
    experiment: Experiment
    shows: tuple[SimulationMeasure, ...]
    log: bool
    _name: str
    _sentence: str


_REPETITIONS = 100


_PAPER = Scenario(
    n_workers=31, n_items=200, n_classes=3, crowd=CrowdSpec(), serving=ConstantRate(0.3)
)


_TWO_GROUPS = Scenario(
    n_workers=50, n_items=100, n_classes=2, crowd=CrowdSpec(TwoGroups()), serving=ConstantRate(0.3)
)


_ORACLE = (ORACLE_MAP, SUGGESTED)


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
            tr_noop("Error rate and bound by mean accuracy"),
            tr_noop(
                "Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a probability "
                "of 30% for each label, mean accuracy from 0.38 up. The bound follows the "
                "error rate of the oracle MAP rule, and IWMV comes close to it."
            ),
        ),
        Preset(
            "figure-2b",
            _against_oracle(SweepVariable.WORKERS, _WORKERS),
            _WITH_BOUNDS,
            True,
            tr_noop("Error rate and bound by number of workers"),
            tr_noop(
                "Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more "
                "and more workers. On the logarithmic scale, error rate and bound fall in "
                "a straight line."
            ),
        ),
        Preset(
            "figure-2c",
            _against_oracle(SweepVariable.ITEMS, _ITEMS),
            _WITH_BOUNDS,
            True,
            tr_noop("Error rate and bound by number of items"),
            tr_noop(
                "Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more "
                "and more items. The oracle MAP rule and its bound stay the same, and "
                "IWMV improves."
            ),
        ),
        Preset(
            "figure-4a",
            _TIMED,
            (SimulationMeasure.ACCURACY,),
            False,
            tr_noop("Accuracy of iterative rules"),
            tr_noop(
                "Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its "
                "log-odds version and EM are equally accurate."
            ),
        ),
        Preset(
            "figure-4b",
            _TIMED,
            (SimulationMeasure.SETTLED_SECONDS, SimulationMeasure.SECONDS),
            False,
            tr_noop("Time to converge"),
            tr_noop(
                "Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no "
                "final label changes any more, and until the rule itself stops."
            ),
        ),
        Preset(
            "figure-4c",
            _TIMED,
            (SimulationMeasure.SETTLED_STEPS, SimulationMeasure.STEPS),
            False,
            tr_noop("Iterations to converge"),
            tr_noop(
                "Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The "
                "iterations until no final label changes any more, and until the rule "
                "itself stops."
            ),
        ),
        Preset(
            "figure-4d",
            _TIMED,
            (SimulationMeasure.SECONDS_50,),
            False,
            tr_noop("Time of 50 iterations"),
            tr_noop(
                "Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that "
                "50 iterations take."
            ),
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
            tr_noop("Workers good at different items"),
            tr_noop(
                "Figure 5, or 6: 20 workers are right on 90% of one set of 60 items and "
                "on 60% of another set of 40; 30 workers are right on 50% and 70%. No "
                "single accuracy describes them."
            ),
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
