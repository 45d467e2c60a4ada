"""What can be looked at of a simulation, and which curves each view has."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.chart_data import LineStyle
from crowdgui.core.simulate.experiment import Experiment, SimulationMeasure, SweepVariable
from crowdgui.core.simulate.scenario import Scenario
from crowdgui.core.simulate.simulation_run import View, curves_of, run_simulation
from crowdgui.text import translation as text

SMALL = Scenario(n_workers=7, n_items=20)


@pytest.fixture(scope="module")
def varied():
    experiment = Experiment(
        SMALL, SweepVariable.MEAN_ACCURACY, (0.6, 0.9), ("oracle-map", "iwmv", "mv"), repetitions=2
    )
    return run_simulation(experiment)


@pytest.fixture(scope="module")
def single():
    experiment = Experiment(SMALL, SweepVariable.NOTHING, (0.0,), ("iwmv", "mv"), repetitions=3)
    return run_simulation(experiment)


def test_every_view_has_words_and_a_sentence():
    assert len({view.words for view in View}) == len(View)
    assert all(view.measure.sentence.endswith(".") for view in View)


def test_errors_have_their_bounds_beside_them_in_the_same_colour(varied):
    curves = curves_of(varied, View.ERROR, log=True)
    drawn = [line for line in curves.lines if line.dashes is None]
    assert [line.name for line in drawn][1:] == ["Weighted voting (IWMV)", "Majority vote"]
    bounds = [line for line in curves.lines if line.dashes is not None]
    assert bounds
    assert {line.place for line in bounds} <= {line.place for line in drawn}
    assert {line.dashes for line in bounds} <= set(LineStyle)
    for view in (View.ACCURACY, View.SECONDS):
        assert all(line.dashes is None for line in curves_of(varied, view, log=False).lines)


def test_translated_words_keep_their_capitals(single, monkeypatch):
    monkeypatch.setattr(text, "_translate", lambda words, n: f"Zeit ({words})")
    for view in View:
        assert curves_of(single, view, log=False).up.title.startswith("Zeit (")


def test_right_and_wrong_add_up(varied):
    wrong = curves_of(varied, View.ERROR, log=False).lines[1].curve.mean
    right = curves_of(varied, View.ACCURACY, log=False).lines[1].curve.mean
    assert wrong + right == pytest.approx([1.0, 1.0])


def test_where_nothing_varies_rules_stand_side_by_side(single):
    curves = curves_of(single, View.ERROR, log=False)
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


def test_small_shares_are_written_with_the_digits_they_need(single):
    write = curves_of(single, View.ERROR, log=True).up.write
    assert [write(share) for share in (1.0, 0.1, 0.01, 0.001, 0.0001)] == [
        "100%",
        "10%",
        "1%",
        "0.1%",
        "0.01%",
    ]
