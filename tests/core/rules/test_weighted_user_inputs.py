"""Stated numbers find their workers and classes, and say where they do not."""

from __future__ import annotations

import numpy as np

from crowdgui.core.errors import DataError, Reason
from crowdgui.core.rules.weighted import InputNote, class_input, confusion_input, worker_input
from tests.core.strategies import from_matrix
from tests.refusals import refused

LABELS = from_matrix([[0, 1], [1, 1], [0, 0]], 2)


def test_numbers_stand_beside_their_workers() -> None:
    found = worker_input((("worker 2", 0.5), ("worker 0", -1.0)), LABELS)
    assert found.values.tolist() == [-1.0, 0.0, 0.5]
    assert found.known.tolist() == [True, False, True]
    assert found.notes == ()


def test_nothing_stated_is_nothing_known() -> None:
    for found in (worker_input(None, LABELS), confusion_input(None, LABELS)):
        assert not found.known.any()
        assert not found.values.any()
        assert found.notes == ()


def test_strangers_are_told_of_and_refused_where_they_are_all() -> None:
    found = worker_input((("worker 1", 2.0), ("x", 1.0), ("y", 1.0)), LABELS)
    assert found.values.tolist() == [0.0, 2.0, 0.0]
    assert found.notes == (Reason.make(InputNote.STATED_WORKERS_WITHOUT_LABELS, n=2),)
    with refused(DataError, match="ids are spelled the same"):
        worker_input((("x", 1.0),), LABELS)
    with refused(DataError, match="ids are spelled the same"):
        confusion_input(((("x", "class 0", "class 0"), 1.0),), LABELS)


def test_confusion_matrices_are_rows_of_shares() -> None:
    stated = (
        (("worker 1", "class 0", "class 0"), 3.0),
        (("worker 1", "class 0", "class 1"), 1.0),
        (("worker 1", "class 1", "class 1"), 0.2),
        (("worker 2", "class 1", "class 0"), 1.0),
        (("worker 2", "no class", "class 0"), 5.0),
    )
    found = confusion_input(stated, LABELS)
    assert found.known.tolist() == [False, True, True]
    np.testing.assert_allclose(found.values[1], [[0.75, 0.25], [0, 1]])
    np.testing.assert_allclose(found.values[2], [[0, 0], [1, 0]])
    assert not found.values[0].any()


def test_class_shares_add_up_to_one_and_must_be_whole() -> None:
    found = class_input((("class 1", 3.0), ("class 0", 1.0), ("no class", 9.0)), LABELS)
    np.testing.assert_allclose(found, [0.25, 0.75])
    with refused(DataError, match="You entered no share for the class “class 1”"):
        class_input((("class 0", 1.0),), LABELS)
    with refused(DataError, match="all 0"):
        class_input((("class 0", 0.0), ("class 1", 0.0)), LABELS)
