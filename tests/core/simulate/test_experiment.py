"""What varies ends up where it belongs, and the presets are the paper's."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.errors import DataError
from crowdgui.core.rules.registry import RULES
from crowdgui.core.simulate.accuracies import BetaAccuracies, StatedAccuracies, TwoGroups
from crowdgui.core.simulate.assignment import ConstantRate, WorkerRates
from crowdgui.core.simulate.crowds import CrowdSpec
from crowdgui.core.simulate.experiment import (
    PRESETS,
    SERIES,
    Experiment,
    SimulationMeasure,
    SweepVariable,
    get_preset,
)
from crowdgui.core.simulate.scenario import Scenario
from tests.refusals import refused

TRIED = {
    SweepVariable.WORKERS: (40.0, lambda s: s.n_workers),
    SweepVariable.ITEMS: (70.0, lambda s: s.n_items),
    SweepVariable.CLASSES: (5.0, lambda s: s.n_classes),
    SweepVariable.CHANCE: (0.7, lambda s: s.assignment.chance),
    SweepVariable.LABELS_PER_ITEM: (4.0, lambda s: s.assignment.labels),
    SweepVariable.MEAN_ACCURACY: (0.7, lambda s: round(s.crowd.accuracies.mean, 12)),
    SweepVariable.GUESSING: (0.2, lambda s: s.crowd.guessing),
    SweepVariable.CONTRARY: (0.2, lambda s: s.crowd.contrary),
    SweepVariable.ONE_ANSWER: (0.2, lambda s: s.crowd.one_answer),
    SweepVariable.COPYING: (0.2, lambda s: s.crowd.copying),
    SweepVariable.HARD: (0.2, lambda s: s.crowd.hard),
}


@pytest.mark.parametrize("varied", [v for v in SweepVariable if v is not SweepVariable.NOTHING])
def test_what_varies_is_all_that_changes(varied: SweepVariable) -> None:
    value, read = TRIED[varied]
    base = Scenario(assignment=WorkerRates())
    made = varied.at(base, value)
    assert read(made) == value
    names = ("n_workers", "n_items", "n_classes", "crowd", "assignment", "class_shares", "classes")
    assert sum(getattr(made, name) != getattr(base, name) for name in names) == 1


def test_nothing_varies_where_nothing_is_to() -> None:
    assert SweepVariable.NOTHING.at(Scenario(), 3.0) == Scenario()


def test_every_point_is_checked_beforehand() -> None:
    stated = Scenario(crowd=CrowdSpec(StatedAccuracies((0.8,))))
    for wrong, sentence in (
        (
            {"varied": SweepVariable.MEAN_ACCURACY, "values": (0.5, 1.0)},
            "mean accuracy must be above 0",
        ),
        (
            {"varied": SweepVariable.MEAN_ACCURACY, "values": (0.5,), "setting": stated},
            "a mean to vary",
        ),
        ({"varied": SweepVariable.WORKERS, "values": (10.5,)}, "whole number"),
        ({"varied": SweepVariable.LABELS_PER_ITEM, "values": (1.5,)}, "whole number"),
        ({"varied": SweepVariable.LABELS_PER_ITEM, "values": (30.0, 32.0)}, "fewer workers"),
        ({"varied": SweepVariable.ITEMS, "values": (10.0, 10.0)}, "must increase"),
        ({"varied": SweepVariable.ITEMS, "values": ()}, "must increase"),
        ({"values": (1.0, 2.0)}, "what varies"),
        ({"series": ()}, "at least one rule"),
        ({"series": ("mv", "mv")}, "each only once"),
        ({"series": ("map",)}, "cannot be simulated"),
        ({"repetitions": 0}, "Repetitions must be between"),
        (
            {"varied": SweepVariable.ITEMS, "values": tuple(range(10, 60)), "repetitions": 100_000},
            "too many datasets",
        ),
    ):
        with refused(DataError, match=sentence):
            Experiment(**wrong)


def test_every_rule_that_needs_labels_only_can_be_tried() -> None:
    need = {"map", "wmv", "hyperplane", "bound-optimal"}
    assert set(SERIES) == (set(RULES) - need) | {"oracle-map", "oracle-weights"}


@pytest.mark.parametrize("key", ["figure-2a", "figure-2b", "figure-2c", "figure-4a", "figure-4d"])
def test_the_paper_has_one_crowd_but_for_what_varies(key: str) -> None:
    experiment = get_preset(key).experiment
    setting = experiment.setting
    assert (setting.n_workers, setting.n_items, setting.n_classes) == (31, 200, 3)
    assert setting.crowd == CrowdSpec(BetaAccuracies(2.3, 2.0, 0.01))
    assert setting.assignment == ConstantRate(0.3)
    assert setting.class_shares is None
    assert experiment.repetitions == 100


def test_the_values_are_those_of_the_paper() -> None:
    values = {key: preset.experiment.values for key, preset in PRESETS.items()}
    np.testing.assert_allclose(values["figure-2a"], np.arange(0.38, 1.0, 0.05))
    for setting, mean in zip(
        PRESETS["figure-2a"].experiment.settings, values["figure-2a"], strict=True
    ):
        beta = setting.crowd.accuracies
        assert beta.a == pytest.approx(2 * mean / (1 - mean))
        assert beta.b == 2.0
    assert 31.0 in values["figure-2b"]
    assert 200.0 in values["figure-2c"]
    assert (values["figure-4a"][0], values["figure-4a"][-1]) == (1000.0, 11000.0)
    assert len({PRESETS[f"figure-4{part}"].experiment for part in "abcd"}) == 1


def test_the_two_groups_are_those_of_the_paper() -> None:
    experiment = get_preset("figure-5").experiment
    setting = experiment.setting
    assert (setting.n_workers, setting.n_items, setting.n_classes) == (50, 100, 2)
    assert setting.crowd == CrowdSpec(TwoGroups(0.4, 0.6, 0.9, 0.6, 0.5, 0.7))
    assert setting.assignment == ConstantRate(0.3)
    assert set(experiment.series) == {"mv", "em", "iwmv-log", "iwmv"}


def test_a_preset_that_there_is_not_is_refused() -> None:
    with refused(DataError, match="figure-2a, figure-2b"):
        get_preset("figure-9")


def test_a_preset_shows_what_it_measures() -> None:
    for preset in PRESETS.values():
        assert preset.experiment.bounds == (SimulationMeasure.BOUND in preset.shows)
