"""An export goes on whatever else is begun, and writes what stood there when it was asked for."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

import pytest

import crowdgui.ui.controllers.export_controller as module
from crowdgui.core.errors import InputError
from crowdgui.core.progress import Progress
from crowdgui.core.results import run_untested
from crowdgui.core.workers.report import Thresholds
from crowdgui.io.exporting.table_formats import CSV, table_export
from crowdgui.io.exporting.table_list import LABELS, WORKERS
from tests.ui.open_session import imported, small_crowd

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.table_formats import Export
    from crowdgui.io.exporting.write import ExportedFiles
    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.session.session import Session

pytestmark = pytest.mark.usefixtures("unpainted", "no_model_check")


FILES = (table_export(LABELS, CSV),)


@pytest.fixture
def window(clean_window: MainWindow) -> MainWindow:
    return clean_window


@pytest.fixture
def session(window: MainWindow, qtbot: QtBot) -> Session:
    return open_labels(window, qtbot)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Hold an export until the gate is opened; it can be cancelled meanwhile."""
    opened, write = threading.Event(), module._write

    def held(
        folder: Path,
        results: Callable[[Callable[[Progress], None]], Results],
        exports: tuple[Export, ...],
        report: Callable[[Progress], None],
    ) -> ExportedFiles:
        while not opened.wait(0.005):
            report(Progress("Writing", 0.5))
        return write(folder, results, exports, report)

    monkeypatch.setattr(module, "_write", held)
    return opened


def open_labels(window: MainWindow, qtbot: QtBot) -> Session:
    window.run_controller.open(imported(*small_crowd()))
    wait_until_idle(window, qtbot)
    return window.session


def wait_until_idle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(
        lambda: window.session.question.outcome is not None and not window.busy, timeout=20_000
    )


def export(window: MainWindow, tmp_path: Path) -> None:
    window.run_controller.export_controller.run(tmp_path / "out", FILES, None, None)
    assert window.run_controller.export_controller.busy


def test_workers_still_to_be_tested_are_tested_before_they_are_written(
    session: Session, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    session.set_thresholds(Thresholds(least_labels=1000))
    session.accept(run_untested(session.job()))
    assert session.question.outcome.workers.pending
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=20_000):
        window.run_controller.export_controller.run(
            tmp_path, (table_export(WORKERS, CSV),), None, None
        )
    written = (tmp_path / "workers.csv").read_bytes()
    qtbot.waitUntil(lambda: not session.question.outcome.workers.pending, timeout=20_000)
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=20_000):
        window.run_controller.export_controller.run(
            tmp_path / "after", (table_export(WORKERS, CSV),), None, None
        )
    assert written == (tmp_path / "after" / "workers.csv").read_bytes()
    assert b"too few" in written


def test_no_other_work_takes_its_place(
    window: MainWindow, session: Session, qtbot: QtBot, tmp_path: Path, gate: threading.Event
) -> None:
    others: dict[str, Callable[[], object]] = {
        "advised rule": lambda: window.compare_page.advice.rule_wanted.emit("mv"),
        "exclusion": lambda: session.exclude([6]),
        "simulated set": lambda: window.side_windows._open_simulated(imported(*small_crowd(1, 25))),
        "other file": lambda: window.run_controller.open(imported(*small_crowd(2, 30))),
    }
    for other, begin in others.items():
        gate.clear()
        before = session.question.outcome.aggregation.labels.size
        export(window, tmp_path / other)
        begin()
        assert window.run_controller.busy, other
        wait_until_idle(window, qtbot)
        assert not session.question.outdated, other
        assert window.run_controller.export_controller.busy, other
        assert window.unfinished
        with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=20_000):
            gate.set()
        lines = (tmp_path / other / "out" / "labels.csv").read_text("utf-8").splitlines()
        assert len(lines) == before + 1, other
        assert not window.unfinished


def test_another_export_waits_for_the_button_and_a_rule_need_not(
    window: MainWindow, session: Session, qtbot: QtBot, tmp_path: Path, gate: threading.Event
) -> None:
    window.show_page("export")
    page = window.pages["export"]
    assert page.export_button.isEnabled()
    export(window, tmp_path)
    assert not page.export_button.isEnabled()
    assert window.actions_.by_key["run"].isEnabled()
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=20_000):
        gate.set()
    qtbot.waitUntil(page.export_button.isEnabled, timeout=10_000)


def test_cancel_stops_what_the_strip_shows_first_the_rule_then_the_export(
    window: MainWindow, session: Session, qtbot: QtBot, tmp_path: Path, gate: threading.Event
) -> None:
    export(window, tmp_path)
    assert window.progress.accessibleName() == "Exporting"
    cancel = window.actions_.by_key["cancel"]
    assert cancel.isEnabled()
    window.run_controller.run()
    assert window.progress.accessibleName() == "Weighted voting (IWMV)"
    cancel.trigger()
    wait_until_idle(window, qtbot)
    assert window.run_controller.export_controller.busy
    assert window.progress.accessibleName() == "Exporting"
    with qtbot.waitSignal(
        window.run_controller.export_controller.cancelled, timeout=20_000
    ) as told:
        cancel.trigger()
    assert told.args == ["Exporting"]
    assert "Nothing was changed." in window.message.sentence()
    assert not cancel.isEnabled()
    assert not (tmp_path / "out").exists()


def test_closing_asks_and_stops_it(
    fresh_window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    gate: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter([False, True])
    monkeypatch.setattr("crowdgui.ui.dialogs.confirm.confirm_quit", lambda _: next(answers))
    window = fresh_window
    open_labels(window, qtbot)
    export(window, tmp_path)
    window.close()
    assert window.isVisible()
    assert window.run_controller.export_controller.busy
    window.close()
    assert not window.isVisible()
    assert not window.run_controller.export_controller.busy


def test_why_it_failed_stays_on_screen_when_a_rule_ends(
    window: MainWindow,
    session: Session,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = threading.Event()

    def full(*_: object) -> NoReturn:
        assert gate.wait(20)
        raise InputError("The disk is full.")

    monkeypatch.setattr(module, "_write", full)
    window.run_controller.open(
        *(replace(session.question.data, question=name) for name in ("one", "two"))
    )
    wait_until_idle(window, qtbot)
    export(window, tmp_path)
    window.questions.show(1)
    wait_until_idle(window, qtbot)
    with qtbot.waitSignal(window.run_controller.export_controller.failed, timeout=20_000):
        gate.set()
    assert window.message.isVisible()
    assert window.message.sentence() == "The disk is full."
