"""The strip names the foremost of several pieces of work, and goes on with the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel

import crowdgui.ui.main_window.status as module
from crowdgui.core.progress import Iteration, Progress
from crowdgui.ui.main_window.status import RunningTasks, describe_iteration, describe_share
from crowdgui.ui.widgets.progress import ProgressStrip

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Source(QObject):
    started = Signal(str)
    progressed = Signal(object)
    ended = Signal()

    busy = False

    def start(self, name: str) -> None:
        self.busy = True
        self.started.emit(name)

    def tell(self, **what: Any) -> None:
        self.progressed.emit((Progress("Somewhere", **what),))

    def cancel(self) -> None:
        self.busy = False
        self.ended.emit()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def strip(qtbot: QtBot, clock: list[float]) -> ProgressStrip:
    made = ProgressStrip("strip", lambda: clock[0])
    qtbot.addWidget(made)
    return made


@pytest.fixture
def sources(strip: ProgressStrip) -> tuple[RunningTasks, Source, Source]:
    rule, study = Source(), Source()
    made = RunningTasks(strip, {rule: describe_iteration, study: describe_share})
    return made, rule, study


def words(strip: ProgressStrip) -> set[str]:
    return {label.text() for label in strip.findChildren(QLabel)}


def test_what_is_in_front_is_shown_and_cancelled(
    strip: ProgressStrip, sources: tuple[RunningTasks, Source, Source]
) -> None:
    shown, rule, study = sources
    assert shown.front is None
    study.start("Study")
    rule.start("Rule")
    assert shown.front is rule
    assert strip.accessibleName() == "Rule"
    study.tell(fraction=0.5)
    assert "50%" not in words(strip)
    rule.tell(step=Iteration(3, 7, 0.0))
    assert "iteration 3 · 7 labels changed" in words(strip)
    shown.cancel()
    assert not rule.busy
    assert shown.front is study
    shown.cancel()
    assert shown.front is None
    shown.cancel()


def test_when_the_front_ends_the_next_has_its_own_name_time_and_button(
    strip: ProgressStrip, sources: tuple[RunningTasks, Source, Source], clock: list[float]
) -> None:
    shown, rule, study = sources
    study.start("Study")
    clock[0] += 6.0
    rule.start("Rule")
    strip._cancel.click()
    assert not strip._cancel.isEnabled()
    clock[0] += 4.0
    rule.cancel()
    assert strip.accessibleName() == "Study"
    assert strip._cancel.isEnabled()
    assert strip._cancel.text() == "Cancel"
    study.tell(fraction=0.5)
    # Ten seconds for the first half.
    assert {"Study", "50%", "about 10 s left"} <= words(strip)
    assert shown.front is study


def test_work_behind_begins_and_ends_unseen(
    strip: ProgressStrip, sources: tuple[RunningTasks, Source, Source]
) -> None:
    _, rule, study = sources
    rule.start("Rule")
    study.start("Study")
    assert strip.accessibleName() == "Rule"
    strip._cancel.click()
    study.cancel()
    assert not strip._cancel.isEnabled(), "the strip has not started again"
    rule.start("Other rule")
    assert strip.accessibleName() == "Other rule"
    assert strip._cancel.isEnabled()
