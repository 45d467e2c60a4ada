"""The views of a simulation, and which curves each has."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.simulate.experiment import Experiment, SimulationMeasure, SweepVariable
from crowdgui.core.simulate.scenario import Scenario
from crowdgui.core.simulate.simulation_run import SimulationResult, run_simulation
from crowdgui.figures.marks import LineStyle
from crowdgui.figures.simulation_curves import View, simulation_curves
from crowdgui.text import translation as text

SMALL = Scenario(n_workers=7, n_items=20)


@pytest.fixture(scope="module")
def varied() -> SimulationResult:
    experiment = Experiment(
        SMALL, SweepVariable.MEAN_ACCURACY, (0.6, 0.9), ("oracle-map", "iwmv", "mv"), repetitions=2
    )
    return run_simulation(experiment)


@pytest.fixture(scope="module")
def single() -> SimulationResult:
    experiment = Experiment(SMALL, SweepVariable.NOTHING, (0.0,), ("iwmv", "mv"), repetitions=3)
    return run_simulation(experiment)


def test_every_view_has_a_title() -> None:
    assert len({view.heading for view in View}) == len(View)


def test_errors_have_their_bounds_in_the_same_colour(varied: SimulationResult) -> None:
    curves = simulation_curves(varied, View.ERROR, log=True)
    drawn = [line for line in curves.lines if line.dashes is None]
    assert [line.name for line in drawn][1:] == ["Weighted voting (IWMV)", "Majority vote"]
    bounds = [line for line in curves.lines if line.dashes is not None]
    assert bounds
    assert {line.place for line in bounds} <= {line.place for line in drawn}
    assert {line.dashes for line in bounds} <= set(LineStyle)
    for view in (View.ACCURACY, View.SECONDS):
        assert all(line.dashes is None for line in simulation_curves(varied, view, log=False).lines)


def test_translated_words_keep_their_capitals(
    single: SimulationResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "_translate", lambda words, n: f"Zeit ({words})")
    for view in View:
        assert simulation_curves(single, view, log=False).up.title.startswith("Zeit (")


def test_right_and_wrong_add_up(varied: SimulationResult) -> None:
    wrong = simulation_curves(varied, View.ERROR, log=False).lines[1].curve.mean
    right = simulation_curves(varied, View.ACCURACY, log=False).lines[1].curve.mean
    assert wrong + right == pytest.approx([1.0, 1.0])


def test_if_nothing_varies_rules_are_side_by_side(single: SimulationResult) -> None:
    curves = simulation_curves(single, View.ERROR, log=False)
    assert curves.x.tolist() == [0.0, 1.0]
    assert [curves.across.write(x) for x in curves.x] == [
        "Weighted voting (IWMV)",
        "Majority vote",
    ]
    assert curves.span.ticks == [], "long names side by side would run into each other"
    for place, line in enumerate(curves.lines):
        mean = single.curve(SimulationMeasure.ERROR, single.experiment.series[place]).mean[0]
        assert line.curve.mean[place] == mean
        assert np.isnan(line.curve.mean[1 - place])
        assert line.curve.count.tolist() == [3 if i == place else 0 for i in range(2)]
