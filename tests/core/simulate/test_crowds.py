"""Crowds have as many of each kind of worker as wished, and these answer as they are meant to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError
from crowdgui.core.simulate.accuracies import StatedAccuracies, TwoGroups
from crowdgui.core.simulate.crowds import NOBODY, CrowdSpec, WorkerType, draw_crowd
from tests.refusals import refused

if TYPE_CHECKING:
    from crowdgui.core.simulate.crowds import SimulatedCrowd


def drawn(
    crowd: CrowdSpec, n_workers: int = 20, n_classes: int = 3, seed: int = 0
) -> SimulatedCrowd:
    return draw_crowd(crowd, n_workers, n_classes, np.random.default_rng(seed))


def test_each_part_is_played_by_as_many_as_wished() -> None:
    crowd = CrowdSpec(guessing=0.25, contrary=0.1, one_answer=0.2, copying=0.15)
    roles = [drawn(crowd, seed=seed).role for seed in range(5)]
    for role in roles:
        assert np.bincount(role, minlength=5).tolist() == [6, 5, 2, 4, 3]
    assert len({tuple(role.tolist()) for role in roles}) > 1


def test_the_parts_answer_as_they_are_meant_to() -> None:
    made = drawn(CrowdSpec(StatedAccuracies((1.0,)), guessing=0.25, contrary=0.25, one_answer=0.25))
    of = {role: made.own[0, made.role == role] for role in WorkerType}
    assert (of[WorkerType.ORDINARY] == np.eye(3)).all()
    np.testing.assert_allclose(of[WorkerType.GUESSING], 1 / 3)
    assert (of[WorkerType.CONTRARY] == (1 - np.eye(3)) / 2).all()
    for matrix in of[WorkerType.ONE_ANSWER]:
        assert (matrix == matrix[0]).all()
        assert sorted(matrix[0].tolist()) == [0.0, 0.0, 1.0]


def test_the_contrary_turn_what_they_hold_to_be_right() -> None:
    accuracy = 0.7
    made = drawn(CrowdSpec(StatedAccuracies((accuracy,)), contrary=1.0), n_classes=4)
    right = made.own[0, :, range(4), range(4)]
    # They hold another class to be right, and hit the true one among the three they may name.
    np.testing.assert_allclose(right, (1 - accuracy) / 3)
    np.testing.assert_allclose(made.own.sum(axis=3), 1.0)


def test_who_copies_has_an_ordinary_leader() -> None:
    made = drawn(CrowdSpec(guessing=0.2, copying=0.5, leaders=2))
    copying = made.role == WorkerType.COPYING
    assert (made.leader[~copying] == NOBODY).all()
    leaders = np.unique(made.leader[copying])
    assert leaders.size == 2
    assert (made.role[leaders] == WorkerType.ORDINARY).all()


def test_a_copy_is_as_good_as_the_leader_by_its_share() -> None:
    made = drawn(CrowdSpec(copying=0.5, copied=0.8))
    for worker in np.flatnonzero(made.copying):
        mixed = 0.8 * made.own[:, made.leader[worker]] + 0.2 * made.own[:, worker]
        np.testing.assert_allclose(made.confusion[:, worker], mixed)
    ordinary = ~made.copying
    np.testing.assert_array_equal(made.confusion[:, ordinary], made.own[:, ordinary])


def test_hard_items_double_the_kinds() -> None:
    made = drawn(CrowdSpec(TwoGroups(), hard=0.25, hardness=0.4), n_classes=2)
    np.testing.assert_allclose(made.kinds, [0.45, 0.3, 0.15, 0.1])
    np.testing.assert_allclose(made.own[2:], 0.6 * made.own[:2] + 0.4 * 0.5)


def test_shares_above_the_whole_are_refused() -> None:
    with refused(DataError, match="more than 100%"):
        CrowdSpec(guessing=0.5, contrary=0.3, one_answer=0.2, copying=0.1)
    assert CrowdSpec(guessing=0.7, contrary=0.2, one_answer=0.1).guessing == 0.7
    with refused(DataError, match="must be between 0 and 1"):
        CrowdSpec(guessing=-0.1)


def test_nobody_to_copy_from_is_said() -> None:
    with refused(DataError, match="no attentive worker left"):
        drawn(CrowdSpec(guessing=0.5, copying=0.5))
