"""A simulated set that is saved is read back as the same labels, its truth as gold."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from crowdgui.core.simulate.experiment import Experiment, SweepVariable
from crowdgui.core.simulate.scenario import Scenario
from crowdgui.core.simulate.simulation_run import redraw_dataset
from crowdgui.io.exporting.tables.simulated import HEADER, simulated_as_imported, write_simulated
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from crowdgui.core.labels import Labels
    from crowdgui.core.simulate.scenario import SimulatedDataset


@pytest.fixture
def made() -> SimulatedDataset:
    setting = Scenario(n_workers=5, n_items=12, n_classes=3)
    return redraw_dataset(Experiment(setting, SweepVariable.NOTHING, (0.0,), ("mv",)), 4, 0, 0)


def by_name(labels: Labels, values: Iterable[object]) -> dict[Any, Any]:
    return dict(zip(labels.item_ids.tolist(), values, strict=True))


def rows(labels: Labels) -> list[tuple[str, str, str]]:
    return sorted(
        zip(
            labels.worker_ids[labels.worker].tolist(),
            labels.item_ids[labels.item].tolist(),
            labels.classes[labels.code].tolist(),
            strict=True,
        )
    )


def test_what_is_saved_is_read_back_equal(made: SimulatedDataset, tmp_path: Path) -> None:
    path = tmp_path / "set.csv"
    write_simulated(path, made)
    with path.open(encoding="utf-8", newline="") as file:
        assert tuple(next(csv.reader(file))) == HEADER
    found = read_labels(open_source(path))
    assert rows(found.labels) == rows(made.labels)
    assert found.skipped == ()
    truth = by_name(made.labels, made.labels.classes[made.truth].tolist())
    known = found.gold >= 0
    read = by_name(found.labels, found.labels.classes[found.gold].tolist())
    labelled = np.bincount(made.labels.item, minlength=12) > 0
    assert known.sum() == labelled.sum()
    assert all(truth[item] == read[item] for item in found.labels.item_ids[known].tolist())


def test_opened_at_once_it_is_the_same_without_a_file(made: SimulatedDataset) -> None:
    found = simulated_as_imported(made, "simulated")
    assert found.labels is made.labels
    assert found.gold is made.truth
    assert found.source is None
    assert found.rows == made.labels.n_labels
