"""Simulated workers who rate: their confusion matrices, and rules for ordered classes on them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.errors import DataError
from crowdgui.core.progress import ignore_progress
from crowdgui.core.simulate.accuracies import RatingNoise, draw_confusion
from crowdgui.core.simulate.assignment import FixedPerItem
from crowdgui.core.simulate.crowds import CrowdSpec
from crowdgui.core.simulate.experiment import Experiment, SimulationMeasure
from crowdgui.core.simulate.scenario import Scenario
from crowdgui.core.simulate.simulation_run import run_simulation

SETTING = Scenario(
    n_workers=20,
    n_items=150,
    n_classes=5,
    crowd=CrowdSpec(RatingNoise(0.9, 0.5)),
    assignment=FixedPerItem(5),
)


def test_ratings_scatter_about_the_true_class() -> None:
    rng = np.random.default_rng(0)
    made = draw_confusion(RatingNoise(0.6, 0.0), WorkerModel.GENERAL, 400, 5, rng)[0]
    np.testing.assert_allclose(made.sum(axis=2), 1.0)
    mean = made @ np.arange(5)
    assert mean[:, 2].mean() == pytest.approx(2.0, abs=0.02)
    assert (np.diff(mean, axis=1) > 0).all()
    assert made[:, 2, 1].mean() > made[:, 2, 0].mean()


def test_how_far_labels_are_off_is_measured_and_cuts_are_nearer() -> None:
    asked = Experiment(SETTING, series=("mv", "cuts"), repetitions=3, bounds=False)
    found = run_simulation(asked, 1, ignore_progress)
    curves = {
        measure: [float(found.curve(measure, key).mean[0]) for key in asked.series]
        for measure in (SimulationMeasure.DISTANCE, SimulationMeasure.FAR, SimulationMeasure.ERROR)
    }
    assert curves[SimulationMeasure.DISTANCE][1] < curves[SimulationMeasure.DISTANCE][0]
    assert curves[SimulationMeasure.FAR][1] <= curves[SimulationMeasure.FAR][0]
    for distance, error in zip(
        curves[SimulationMeasure.DISTANCE], curves[SimulationMeasure.ERROR], strict=True
    ):
        assert distance >= error
    plain = replace(SETTING, crowd=CrowdSpec())
    with pytest.raises(DataError):
        replace(asked, setting=plain)
