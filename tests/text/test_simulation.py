"""Simulations in words: everything that can be measured, varied, run and noted has some."""

from __future__ import annotations

import pytest

from crowdgui.core.errors import DataError, Reason
from crowdgui.core.simulate.experiment import (
    PRESETS,
    SERIES,
    Experiment,
    SimulationMeasure,
    SweepVariable,
)
from crowdgui.core.simulate.simulation_run import SimulationNote
from crowdgui.text.errors import describe_error
from crowdgui.text.simulation import (
    describe_measure,
    describe_preset,
    measure_heading,
    preset_name,
    series_name,
    sweep_heading,
)
from crowdgui.text.wording import describe


def test_every_measure_has_a_name_and_a_description() -> None:
    names = {measure_heading(measure) for measure in SimulationMeasure}
    assert len(names) == len(SimulationMeasure)
    assert all(describe_measure(measure).endswith(".") for measure in SimulationMeasure)


def test_whatever_varies_has_a_name_of_its_own() -> None:
    assert len({sweep_heading(varied) for varied in SweepVariable}) == len(SweepVariable)


def test_every_series_has_a_name_of_its_own() -> None:
    assert len({series_name(key) for key in SERIES}) == len(SERIES)
    assert series_name("oracle-map") == "Oracle MAP"


def test_every_preset_names_its_figure() -> None:
    assert len({preset_name(key) for key in PRESETS}) == len(PRESETS)
    for key in PRESETS:
        figure, part = key.removeprefix("figure-")[0], key.removeprefix("figure-")[1:]
        wanted = f"Figure {figure} ({part}), or" if part else f"Figure {figure}, or"
        assert describe_preset(key).startswith(wanted)


def test_the_number_of_datasets_is_noted() -> None:
    one = Reason.make(SimulationNote.DATASETS_PER_POINT, n=1)
    assert describe(one) == "1 dataset is drawn at each point."
    many = Reason.make(SimulationNote.DATASETS_PER_POINT, n=1200)
    assert describe(many) == "1,200 datasets are drawn at each point."


def test_a_refused_value_names_what_varies() -> None:
    with pytest.raises(DataError) as caught:
        Experiment(varied=SweepVariable.LABELS_PER_ITEM, values=(1.5,))
    assert describe_error(caught.value) == "Labels per item must be a whole number."
