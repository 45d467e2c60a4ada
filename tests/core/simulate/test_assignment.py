"""Labels are shared out as wished, whatever the runs of items they are drawn in."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

from crowdgui.core.errors import DataError
from crowdgui.core.simulate import assignment
from crowdgui.core.simulate.assignment import (
    Assignment,
    AssignmentDesign,
    ConstantRate,
    FixedPerItem,
    GivenWorkerRates,
    ItemRates,
    WorkerRates,
    draw_assignment,
)
from tests.refusals import refused

ALL = (
    ConstantRate(0.3),
    WorkerRates(0.1, 0.9),
    ItemRates(0.1, 0.9),
    GivenWorkerRates((0.2, 0.7, 0.0, 1.0)),
    FixedPerItem(3),
    FixedPerItem(2),
)


N, M = 3000, 8


def served(kind: AssignmentDesign, seed: int = 0, n_workers: int = M) -> Assignment:
    return draw_assignment(kind, N, n_workers, np.random.default_rng(seed))


def table(made: Assignment, n_workers: int = M) -> np.ndarray:
    """Return 1 where a worker labels an item, (N, M)."""
    given = np.zeros((N, n_workers))
    np.add.at(given, (made.item, made.worker), 1.0)
    return given


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: type(kind).__name__)
def test_nobody_labels_an_item_twice_and_items_are_in_order(kind: AssignmentDesign) -> None:
    made = served(kind)
    assert table(made).max() == 1.0
    assert (np.diff(made.item) >= 0).all()


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: type(kind).__name__)
def test_runs_of_items_change_nothing(
    kind: AssignmentDesign, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = served(kind)
    monkeypatch.setattr(assignment, "_PLACES", 100)
    cut = served(kind)
    np.testing.assert_array_equal(whole.item, cut.item)
    np.testing.assert_array_equal(whole.worker, cut.worker)


@pytest.mark.parametrize("kind", ALL[:-2], ids=lambda kind: type(kind).__name__)
def test_labels_come_as_often_as_their_chances_say(kind: AssignmentDesign) -> None:
    made = served(kind)
    assert made.chance is not None
    chance = np.broadcast_to(made.chance, (N, M))
    given = table(made)
    for axis in (0, 1, None):
        expected, spread = chance.sum(axis=axis), (chance * (1 - chance)).sum(axis=axis)
        assert (np.abs(given.sum(axis=axis) - expected) <= 6 * np.sqrt(spread) + 1e-9).all()


def test_chances_stay_in_their_range_and_differ_as_they_should() -> None:
    by_worker, by_item = served(WorkerRates(0.2, 0.4)).chance, served(ItemRates(0.2, 0.4)).chance
    for chance, shape in ((by_worker, (1, M)), (by_item, (N, 1))):
        assert isinstance(chance, np.ndarray)
        assert chance.shape == shape
        assert chance.min() >= 0.2
        assert chance.max() <= 0.4
        assert np.unique(chance).size == chance.size


def test_a_fixed_number_is_met_on_every_item_and_falls_on_all_alike() -> None:
    assert (table(served(FixedPerItem(M))) == 1).all()
    for wanted in (1, 2, 3):
        given = table(served(FixedPerItem(wanted)))
        assert (given.sum(axis=1) == wanted).all()
        _, counts = np.unique(given, axis=0, return_counts=True)
        sets = comb(M, wanted)
        assert counts.size == sets
        assert np.abs(counts - N / sets).max() < 5 * np.sqrt(N / sets)


def test_stated_chances_are_picked_for_another_crowd() -> None:
    made = served(GivenWorkerRates((0.0, 1.0)), n_workers=30)
    assert set(table(made, 30).mean(axis=0)) == {0.0, 1.0}


def test_what_cannot_be_is_refused() -> None:
    with refused(DataError, match="fewer workers"):
        served(FixedPerItem(M + 1))
    with refused(DataError, match="above the highest"):
        WorkerRates(0.6, 0.5)
    with refused(DataError, match="above the highest"):
        ItemRates(0.6, 0.5)
    with refused(DataError, match="between 0 and 1"):
        GivenWorkerRates((0.5, 1.5))
    with refused(DataError, match="Probability of a label must be between"):
        ConstantRate(0.0)
