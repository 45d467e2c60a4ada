"""The clock of the computer is set while a window is open: nothing is lost, mixed up or held up."""

from __future__ import annotations

import threading
import time
from datetime import datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core import question_state
from crowdgui.io.importing.sources import open_source
from crowdgui.io.resources import resource
from crowdgui.ui.app import make_window
from crowdgui.ui.controllers import run_controller
from crowdgui.ui.controllers.project_controller import SaveState
from crowdgui.ui.session import open_question

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")


class SetClock:
    """Says how much later than it is the clock of the computer shows, wherever it is read."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = timedelta(0)
        here, seconds = self, time.time

        class Shown(datetime):
            @classmethod
            def now(cls, zone: tzinfo | None = None) -> Any:
                return datetime.now(zone) + here.ahead

        for module in (question_state, open_question):
            patch.setattr(module, "datetime", Shown)
        patch.setattr(time, "time", lambda: seconds() + here.ahead.total_seconds())


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    return SetClock(monkeypatch)


def begin(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    window.run_controller.read(open_source(resource("samples/six-friends.csv")))
    qtbot.waitUntil(lambda: window.session.question.guarantee is not None, timeout=20_000)
    window.project_controller.save_to(path)
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.SAVED, timeout=20_000)


def test_a_clock_that_is_set_back_and_forth_during_a_run_changes_nothing(
    window: MainWindow,
    clock: SetClock,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, go_on = tmp_path / "friends.crowd", threading.Event()
    begin(window, qtbot, path)
    before, run = window.session.question.outcome, run_controller.aggregate

    def waits(*arguments: Any, **options: Any) -> Any:
        assert go_on.wait(20)
        return run(*arguments, **options)

    monkeypatch.setattr(run_controller, "aggregate", waits)
    window.session.choose_rule("em")
    window.run_controller.run()
    for hours, item in ((0, 0), (-5, 1), (9, 2)):
        clock.ahead += timedelta(hours=hours)
        window.session.decide(item, 0, "ann")
        window.session.note(item, f"after {hours}", "ann")
    assert window.run_controller.busy
    go_on.set()
    qtbot.waitUntil(
        lambda: window.session.question.outcome is not before and not window.busy, timeout=20_000
    )
    outcome = window.session.question.outcome
    assert outcome is not None
    assert 0 <= outcome.seconds < 60
    made = window.session.question.edits
    whens = [edit.when for edit in made]
    assert sorted(whens) != whens, "the clock did go back"
    # What is on the disk is what was done, in the order it was done.
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.SAVED, timeout=20_000)
    window.close()
    clock.ahead -= timedelta(hours=30)
    other = make_window(qapp)
    qtbot.addWidget(other)
    other.project_controller.open(path)
    qtbot.waitUntil(lambda: other.session.question.outcome is not None, timeout=20_000)
    assert [(edit.what, edit.when) for edit in other.session.question.edits] == [
        (edit.what, edit.when) for edit in made
    ]
    decisions = other.session.state.decisions
    assert [decisions[item].note for item in range(3)] == ["after 0", "after -5", "after 9"]
    other.session.undos.undo()
    assert [other.session.state.decisions[item].note for item in range(3)] == [
        *("after 0", "after -5"),
        "",
    ]
    qtbot.waitUntil(lambda: not other.busy, timeout=20_000)
