"""Work that is part of a larger work."""

from __future__ import annotations

import pytest

from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, Step, within


def test_the_work_on_a_part_shows_as_a_stage_of_the_whole() -> None:
    told: list[Progress] = []
    within(told.append, "Weighing", 0.25)(Progress("Voting", 0.9, Step(3, 1, None)))
    within(told.append, "Fitting")(Progress("Voting"))
    assert told == [Progress("Weighing", 0.25), Progress("Fitting")]


def test_a_part_is_stopped_with_the_whole() -> None:
    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        within(stop, "Fitting")(Progress("Voting"))
