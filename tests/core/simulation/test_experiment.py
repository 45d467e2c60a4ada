"""What varies ends up where it belongs, and the presets are the paper's."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.errors import DataError
from crowdgui.core.rules.table import RULES
from crowdgui.core.simulation.accuracies import BetaAccuracies, StatedAccuracies, TwoGroups
from crowdgui.core.simulation.crowds import Crowd
from crowdgui.core.simulation.experiment import SERIES, Experiment, Varied, series_name
from crowdgui.core.simulation.measures import Measure
from crowdgui.core.simulation.presets import PRESETS, preset_of
from crowdgui.core.simulation.serving import Constant, PerWorker
from crowdgui.core.simulation.setting import Setting
from tests.refusals import refused

TRIED = {
    Varied.WORKERS: (40.0, lambda s: s.n_workers),
    Varied.ITEMS: (70.0, lambda s: s.n_items),
    Varied.CLASSES: (5.0, lambda s: s.n_classes),
    Varied.CHANCE: (0.7, lambda s: s.serving.chance),
    Varied.LABELS_PER_ITEM: (4.0, lambda s: s.serving.labels),
    Varied.MEAN_ACCURACY: (0.7, lambda s: round(s.crowd.accuracies.mean, 12)),
    Varied.GUESSING: (0.2, lambda s: s.crowd.guessing),
    Varied.CONTRARY: (0.2, lambda s: s.crowd.contrary),
    Varied.ONE_ANSWER: (0.2, lambda s: s.crowd.one_answer),
    Varied.COPYING: (0.2, lambda s: s.crowd.copying),
    Varied.HARD: (0.2, lambda s: s.crowd.hard),
}


@pytest.mark.parametrize("varied", [v for v in Varied if v is not Varied.NOTHING])
def test_what_varies_is_all_that_changes(varied: Varied) -> None:
    value, read = TRIED[varied]
    base = Setting(serving=PerWorker())
    made = varied.at(base, value)
    assert read(made) == value
    names = ("n_workers", "n_items", "n_classes", "crowd", "serving", "class_shares", "classes")
    assert sum(getattr(made, name) != getattr(base, name) for name in names) == 1


def test_nothing_varies_where_nothing_is_to() -> None:
    assert Varied.NOTHING.at(Setting(), 3.0) == Setting()


def test_every_point_is_checked_beforehand() -> None:
    stated = Setting(crowd=Crowd(StatedAccuracies((0.8,))))
    for wrong, sentence in (
        ({"varied": Varied.MEAN_ACCURACY, "values": (0.5, 1.0)}, "mean accuracy must lie"),
        ({"varied": Varied.MEAN_ACCURACY, "values": (0.5,), "setting": stated}, "a mean to vary"),
        ({"varied": Varied.WORKERS, "values": (10.5,)}, "whole number"),
        ({"varied": Varied.LABELS_PER_ITEM, "values": (1.5,)}, "whole number"),
        ({"varied": Varied.LABELS_PER_ITEM, "values": (30.0, 32.0)}, "fewer workers"),
        ({"varied": Varied.ITEMS, "values": (10.0, 10.0)}, "must rise"),
        ({"varied": Varied.ITEMS, "values": ()}, "must rise"),
        ({"values": (1.0, 2.0)}, "what varies"),
        ({"series": ()}, "at least one rule"),
        ({"series": ("mv", "mv")}, "each rule once"),
        ({"series": ("map",)}, "cannot be simulated"),
        ({"repetitions": 0}, "Repetitions must lie"),
        (
            {"varied": Varied.ITEMS, "values": tuple(range(10, 60)), "repetitions": 100_000},
            "too many sets",
        ),
    ):
        with refused(DataError, match=sentence):
            Experiment(**wrong)


def test_every_rule_that_needs_labels_only_can_be_tried() -> None:
    need = {"map", "wmv", "hyperplane", "bound-optimal"}
    assert set(SERIES) == (set(RULES) - need) | {"oracle-map", "oracle-weights"}
    assert len({series_name(key) for key in SERIES}) == len(SERIES)


def test_everything_has_words() -> None:
    for measure in Measure:
        assert measure.heading
        assert measure.sentence.endswith(".")
    assert len({varied.heading for varied in Varied}) == len(Varied)
    for preset in PRESETS.values():
        assert preset.name
        assert preset.sentence.startswith("Figure")


@pytest.mark.parametrize("key", ["figure-2a", "figure-2b", "figure-2c", "figure-4a", "figure-4d"])
def test_the_paper_has_one_crowd_but_for_what_varies(key: str) -> None:
    experiment = preset_of(key).experiment
    setting = experiment.setting
    assert (setting.n_workers, setting.n_items, setting.n_classes) == (31, 200, 3)
    assert setting.crowd == Crowd(BetaAccuracies(2.3, 2.0, 0.01))
    assert setting.serving == Constant(0.3)
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
    experiment = preset_of("figure-5").experiment
    setting = experiment.setting
    assert (setting.n_workers, setting.n_items, setting.n_classes) == (50, 100, 2)
    assert setting.crowd == Crowd(TwoGroups(0.4, 0.6, 0.9, 0.6, 0.5, 0.7))
    assert setting.serving == Constant(0.3)
    assert set(experiment.series) == {"mv", "em", "iwmv-log", "iwmv"}


def test_a_preset_that_there_is_not_is_refused() -> None:
    with refused(DataError, match="figure-2a, figure-2b"):
        preset_of("figure-9")


def test_a_preset_shows_what_it_measures() -> None:
    for preset in PRESETS.values():
        assert preset.experiment.bounds == (Measure.BOUND in preset.shows)
