"""How much of a larger work is done, how it is stopped, and the processors there are for it."""

from __future__ import annotations

import os
import sys

import pytest

from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import (
    Iteration,
    Progress,
    available_cores,
    subprogress,
    without_iterations,
)


def test_the_work_on_a_part_shows_as_a_stage_of_the_whole() -> None:
    told: list[Progress] = []
    subprogress(told.append, "Weighing", 0.25)(Progress("Voting", 0.9, Iteration(3, 1, None)))
    subprogress(told.append, "Fitting")(Progress("Voting"))
    assert told == [Progress("Weighing", 0.25), Progress("Fitting")]


def test_iterations_of_another_rule_are_not_shown() -> None:
    told: list[Progress] = []
    without_iterations(told.append)(Progress("Voting", 0.9, Iteration(3, 1, None)))
    assert told == [Progress("Voting", 0.9)]


def test_a_part_is_stopped_with_the_whole() -> None:
    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        subprogress(stop, "Fitting")(Progress("Voting"))


def test_there_is_a_core() -> None:
    assert 1 <= available_cores() <= (os.cpu_count() or 1)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep a process to a core")
def test_cores_that_are_not_ours_are_not_counted() -> None:
    ours = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(ours)})
        assert available_cores() == 1
    finally:
        os.sched_setaffinity(0, ours)
