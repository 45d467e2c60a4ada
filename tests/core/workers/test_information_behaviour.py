"""Pace and copying are looked at once for a set of labels."""

from __future__ import annotations

import pytest

from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.workers import information as module
from crowdgui.core.workers.information import measure_behaviour
from tests.core.strategies import from_matrix, tiny_blocks


def test_it_is_worked_out_once_for_each_set(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    monkeypatch.setattr(module, "measure_speed", lambda labels, report: calls.append(labels))
    labels = from_matrix([[0, 1, 0, 1]] * 3, 2)
    first = measure_behaviour(labels, ignore_progress)
    assert measure_behaviour(labels, ignore_progress) is first
    again = tiny_blocks(labels)
    assert measure_behaviour(again, ignore_progress) is not first
    assert calls == [labels, again]


def test_both_say_where_they_are() -> None:
    seen: list[str] = []
    measure_behaviour(from_matrix([[0, 1] * 10] * 3, 2), lambda at: seen.append(at.stage))
    assert seen[0] == Stage.MEASURING_SPEED
    assert Stage.COMPARING_WORKER_PAIRS in seen


def test_what_was_stopped_is_begun_again() -> None:
    labels = from_matrix([[0, 1] * 10] * 3, 2)

    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        measure_behaviour(labels, stop)
    assert measure_behaviour(labels, ignore_progress).copying.looked_at == 3


def test_a_set_that_nobody_holds_is_forgotten() -> None:
    labels = from_matrix([[0, 1]] * 2, 2)
    measure_behaviour(labels, ignore_progress)
    held = len(module._KNOWN)
    del labels
    assert len(module._KNOWN) == held - 1
