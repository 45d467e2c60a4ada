"""Work that is part of a larger work."""

from __future__ import annotations

import pytest

from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Iteration, Progress, subprogress


def test_the_work_on_a_part_shows_as_a_stage_of_the_whole() -> None:
    told: list[Progress] = []
    subprogress(told.append, "Weighing", 0.25)(Progress("Voting", 0.9, Iteration(3, 1, None)))
    subprogress(told.append, "Fitting")(Progress("Voting"))
    assert told == [Progress("Weighing", 0.25), Progress("Fitting")]


def test_a_part_is_stopped_with_the_whole() -> None:
    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        subprogress(stop, "Fitting")(Progress("Voting"))
