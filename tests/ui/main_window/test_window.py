"""The window as a whole: pages, menus, runs that do not block it, and ends that lose nothing."""

from __future__ import annotations

import signal
import threading
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton, QWidget

from crowdgui import analysis
from crowdgui.core.errors import InputError
from crowdgui.core.progress import Progress
from crowdgui.io.importing.recipes import RecipeBook
from crowdgui.io.importing.sources import open_source
from crowdgui.io.resources import resource
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.confirm import QuitDialog
from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
from crowdgui.ui.main_window.menus import MENUS
from crowdgui.ui.main_window.rail import PageState
from crowdgui.ui.main_window.status import rail_states
from crowdgui.ui.pages.compare import page as compare_page
from crowdgui.ui.pages.compare import recommendation_panel as advice_panel
from crowdgui.ui.style.theme import Theme
from crowdgui.ui.system import application
from tests.ui.open_session import endless_run, imported, small_crowd

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.core.job import Job
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted", "no_model_check")


LABELLED = [n for n, sample in enumerate(SAMPLES) if sample.file != "comparisons.csv"]
"""Samples of labels; comparisons are ranked."""

PAGES = ["data", "labels", "workers", "items", "guarantee", "compare", "export"]


@pytest.fixture
def window(clean_window: MainWindow) -> MainWindow:
    return clean_window


def open_sample(window: MainWindow, qtbot: QtBot, place: int = 2) -> None:
    with qtbot.waitSignal(
        window.session.outcome_changed,
        timeout=20_000,
        check_params_cb=lambda: window.session.question.outcome is not None,
    ):
        window.open_controller.open_sample(SAMPLES[place])
    qtbot.waitUntil(lambda: not window.run_controller.busy)


def open_few(window: MainWindow, qtbot: QtBot) -> None:
    """Open a few labels where it does not matter which, and run their rule."""
    window.run_controller.open(imported(*small_crowd()))
    qtbot.waitUntil(
        lambda: window.session.question.outcome is not None and not window.run_controller.busy,
        timeout=20_000,
    )


def states(window: MainWindow) -> dict[str, Any]:
    model = window.rail.model
    return {
        key: model.index(i).data(Qt.ItemDataRole.UserRole).state for i, key in enumerate(model.keys)
    }


class Windows(QObject):
    """Notes what comes up as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


def test_no_part_of_a_page_comes_up_as_a_window_while_it_is_made(
    fresh_window: MainWindow, qtbot: QtBot, qapp: QApplication
) -> None:
    window = fresh_window
    open_sample(window, qtbot)
    windows = Windows()
    qapp.installEventFilter(windows)
    for key in PAGES:
        window.show_page(key)
        made = window.pages[key]
        assert all(part.window() is window for part in made.findChildren(QAbstractButton))
    qapp.removeEventFilter(windows)
    assert windows.seen == []


def test_nor_does_a_part_of_the_ranking_or_of_the_import(
    fresh_window: MainWindow, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window, windows = fresh_window, Windows()
    pairs = next(sample for sample in SAMPLES if sample.file == "comparisons.csv")
    qapp.installEventFilter(windows)
    window.open_controller.open_sample(pairs)
    qtbot.waitUntil(
        lambda: "ranking" in window.pages and not window.run_controller.busy, timeout=20_000
    )
    source = open_source(resource(f"samples/{pairs.file}"))
    dialog = ImportDialog(source, window, RecipeBook(tmp_path / "recipes.json"))
    qapp.removeEventFilter(windows)
    assert dialog.shut_down()
    dialog.deleteLater()
    assert windows.seen == []


def test_it_begins_on_the_data_page_and_keys_lead_to_every_page(window: MainWindow) -> None:
    assert window.page is window.pages["data"]
    assert states(window)["labels"] is PageState.NOT_YET
    assert not window.actions_.by_key["run"].isEnabled()
    assert not window.actions_.by_key["export"].isEnabled()
    for place, key in enumerate(PAGES, start=1):
        action = window.findChild(QAction, f"action-page-{key}")
        assert action.shortcut().toString() == f"Ctrl+{place}"
        action.trigger()
        assert window.page is window.pages[key]
        assert window.rail.view.currentIndex().row() == place - 1
        # A click leads the keyboard to the page as well: keys of a review work at once.
        window.rail.view.setFocus()
        rail = window.rail.view
        row = rail.visualRect(window.rail.model.index(place - 1)).center()
        QTest.mouseClick(rail.viewport(), Qt.MouseButton.LeftButton, pos=row)
        assert window.page.isAncestorOf(window.focusWidget()) or window.page.hasFocus()


@pytest.mark.parametrize("place", LABELLED)
def test_a_sample_is_labelled_without_a_click_and_every_control_has_a_name(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    # What is looked at in other tests: which rule fits best, and rules beside each other.
    monkeypatch.setattr(advice_panel, "_ASKED_AUTOMATICALLY", 0)
    monkeypatch.setattr(compare_page, "QUICK", ("mv",))
    open_sample(window, qtbot, place)
    outcome = window.session.question.outcome
    assert outcome.aggregation.converged
    assert window.page is window.pages["labels"]
    assert states(window)["labels"] is PageState.DONE
    assert window.actions_.by_key["run"].isEnabled()
    # The first has people only, the last models among them.
    for key in PAGES if place in (0, len(SAMPLES) - 1) else ():
        window.show_page(key)
        QApplication.processEvents()
    assert not window.progress.isVisible()
    _assert_named(window)


def _assert_named(window: MainWindow) -> None:
    for control in window.findChildren(QAbstractButton):
        if type(control).__module__.startswith("PySide6") and not control.objectName():
            continue  # parts of Qt's own scroll bars and spin boxes
        assert control.objectName(), control
    unnamed = [
        b.objectName()
        for b in window.findChildren(QAbstractButton)
        if b.isVisible()
        and b.objectName()
        and not b.objectName().startswith("qt_")
        and not b.accessibleName()
        and not b.text()
    ]
    assert unnamed == []


def test_a_run_does_not_block_the_window(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_few(window, qtbot)
    outcome, gate, ticks = window.session.question.outcome, threading.Event(), []
    ran_in = []

    def slow(job: Job, report: Callable[[Progress], None]) -> Outcome | None:
        # Goes on only once the window's own timer has ticked: a blocked window would never get
        # there, and the gate gives up.
        ran_in.append(threading.get_ident())
        report(Progress("Voting", 0.3))
        assert gate.wait(20)
        return outcome

    monkeypatch.setattr(analysis, "run_job", slow)
    timer = QTimer()
    timer.timeout.connect(lambda: (ticks.append(1), len(ticks) >= 20 and gate.set()))
    timer.start(5)
    with qtbot.waitSignal(window.run_controller.ended, timeout=25_000):
        window.run_controller.run()
        assert window.run_controller.busy
        assert window.actions_.by_key["cancel"].isEnabled()
    timer.stop()
    assert gate.is_set()
    assert ran_in
    assert ran_in[0] != threading.get_ident()


def test_cancel_keeps_the_last_outcome(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_few(window, qtbot)
    before = window.session.question.outcome

    def endless(job: Job, report: Callable[[Progress], None]) -> None:
        while True:
            report(Progress("Voting", 0.5))
            threading.Event().wait(0.001)

    monkeypatch.setattr(analysis, "run_job", endless)
    with qtbot.waitSignal(window.run_controller.progressed):
        window.run_controller.run()
    with qtbot.waitSignal(window.run_controller.cancelled):
        window.actions_.by_key["cancel"].trigger()
    qtbot.waitUntil(lambda: not window.progress.isVisible())
    assert window.session.question.outcome is before
    assert "cancelled" in window.message.sentence()


def test_while_a_run_lasts_the_figures_are_said_to_be_of_the_last_one(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_few(window, qtbot)
    done = threading.Event()
    run = analysis.run_job

    def slow(job: Job, report: Callable[[Progress], None]) -> Outcome:
        while not done.is_set():
            report(Progress("Voting", 0.5))
            done.wait(0.01)
        return run(job, report)

    monkeypatch.setattr(analysis, "run_job", slow)
    window.run_controller.run()
    qtbot.waitUntil(window.progress.isVisible, timeout=20_000)
    assert window.message.isVisible()
    assert "from the last run" in window.message.sentence()
    done.set()
    qtbot.waitUntil(lambda: not window.progress.isVisible(), timeout=20_000)
    assert not window.message.isVisible()


def test_no_two_entries_of_a_menu_have_the_same_letter() -> None:
    for menu, entries in MENUS.items():
        words = [entry.words for entry in entries]
        letters = [word[word.index("&") + 1].lower() for word in words if "&" in word]
        assert len(letters) == len(set(letters)), menu


def test_edits_are_taken_back_with_any_key_that_the_system_has_for_it(window: MainWindow) -> None:
    for name, keys in (
        ("undo", QKeySequence.StandardKey.Undo),
        ("redo", QKeySequence.StandardKey.Redo),
    ):
        made = window.findChild(QAction, f"action-{name}")
        assert made.shortcuts() == QKeySequence.keyBindings(keys)


def test_the_corner_finds_and_helps_as_the_menus_do(window: MainWindow, qtbot: QtBot) -> None:
    find, ask = (window.findChild(QAbstractButton, f"corner-{name}") for name in ("find", "help"))
    assert ask.isEnabled()
    assert not find.isEnabled()
    open_few(window, qtbot)
    window.show_page("workers")
    asked = []
    window.actions_.by_key["find"].triggered.connect(lambda: asked.append(True))
    assert find.isEnabled()
    find.click()
    assert asked


def test_a_failed_run_keeps_the_last_outcome_and_says_why(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_few(window, qtbot)
    before = window.session.question.outcome

    def failing(job: Job, report: Callable[[Progress], None]) -> NoReturn:
        raise InputError("No labels are left to work on.")

    monkeypatch.setattr(analysis, "run_job", failing)
    with qtbot.waitSignal(window.run_controller.failed):
        window.run_controller.run()
    assert window.session.question.outcome is before
    assert window.message.sentence().startswith("No labels are left")
    assert "still open" not in window.message.sentence()


def test_why_a_run_failed_is_no_longer_said_once_it_is_undone(
    window: MainWindow, qtbot: QtBot
) -> None:
    open_few(window, qtbot)
    with qtbot.waitSignal(window.run_controller.failed):
        window.session.exclude(range(window.session.question.data.labels.n_workers))
    assert window.message.sentence().endswith("no labels are left.")
    assert window.message.isVisible()
    window.session.question.undo.undo()
    assert not window.session.question.outdated
    assert not window.message.isVisible()


def test_a_file_that_cannot_be_read_leaves_the_open_one(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_few(window, qtbot)
    data = window.session.question.data
    bad = tmp_path / "bad.csv"
    bad.write_bytes(b"")
    with qtbot.waitSignal(window.open_controller.failed):
        window.open_controller.open(bad)
    assert window.session.question.data is data
    assert window.message.isVisible()
    assert window.message.sentence().startswith("bad.csv")


def test_choosing_another_rule_says_that_the_labels_are_old(
    window: MainWindow, qtbot: QtBot
) -> None:
    open_few(window, qtbot)
    page = window.pages["labels"]
    qtbot.mouseClick(page.rules.findChild(QAbstractButton, "rule-em"), Qt.MouseButton.LeftButton)
    assert window.session.state.rule == "em"
    assert "Run" in page.message.sentence()
    # So do the rail and, on every page, the status line.
    assert rail_states(window.session, busy=False)["labels"] == (PageState.LOOK_HERE, 0)
    window.show_page("items")
    assert window.status._left.text() == (
        "Out of date: all pages show the last run, by Weighted voting (IWMV)"
    )
    window.show_page("labels")
    with qtbot.waitSignal(window.run_controller.ended):
        qtbot.mouseClick(page.run_button, Qt.MouseButton.LeftButton)
    assert window.session.question.outcome.job.rule == "em"
    assert window.session.question.outcome.workers.weights is None
    for key in PAGES:
        window.show_page(key)
        QApplication.processEvents()
    window.session.question.undo.undo()
    assert window.session.state.rule == "iwmv"
    assert page.rules.chosen() == "iwmv"
    window.session.question.undo.redo()
    assert rail_states(window.session, busy=False)["labels"] == (PageState.DONE, 0)


def test_steps_can_be_limited_and_the_page_says_it_stopped(
    window: MainWindow, qtbot: QtBot
) -> None:
    open_few(window, qtbot)
    page = window.pages["labels"]
    window.session.set_rule_options(max_steps=1)
    with qtbot.waitSignal(window.run_controller.ended):
        qtbot.mouseClick(page.run_button, Qt.MouseButton.LeftButton)
    assert window.session.question.outcome.aggregation.iterations == 1
    assert "40 items labelled; stopped after 1 iteration" in page.message.sentence()


def test_a_dropped_file_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "dropped.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,x\n", encoding="utf-8")
    opened = []
    monkeypatch.setattr(window.open_controller, "open", opened.append)
    data = QMimeData()
    # An address without a path is of no file.
    data.setUrls([QUrl.fromLocalFile(str(path)), QUrl("file:")])
    at, left = QPointF(400, 300), Qt.MouseButton.LeftButton
    no_keys = Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(at.toPoint(), Qt.DropAction.CopyAction, data, left, no_keys)
    window.dragEnterEvent(entered)
    assert entered.isAccepted()
    window.dropEvent(QDropEvent(at, Qt.DropAction.CopyAction, data, left, no_keys))
    assert opened == [path]


def test_colours_are_remembered(window: MainWindow) -> None:
    menu = window.findChild(QMenu, "menu-theme")
    dark = next(a for a in menu.actions() if a.data() == "dark")
    dark.trigger()
    assert window.settings.theme is Theme.DARK
    window.theme.choose(Theme.LIGHT)


def test_a_narrow_window_has_a_rail_of_icons(window: MainWindow, qtbot: QtBot) -> None:
    wide = window.rail.width()
    window.resize(1030, 700)
    qtbot.waitUntil(lambda: window.rail.width() < wide / 2)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.rail.width() == wide)


def test_quitting_during_a_run_asks_first(
    fresh_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = fresh_window
    open_few(window, qtbot)
    answers = [False, True]
    monkeypatch.setattr("crowdgui.ui.dialogs.confirm.confirm_quit", lambda _: answers.pop(0))

    monkeypatch.setattr(analysis, "run_job", endless_run)
    with qtbot.waitSignal(window.run_controller.progressed):
        window.run_controller.run()
    window.close()
    assert window.isVisible()
    assert window.run_controller.busy
    # What was typed is kept, and nobody is asked, where the system ends it.
    monkeypatch.setattr(application, "_ENDS", ("SIGINT",))
    # A shell that starts the tests in the background has them ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        application.end_on_signals(window.end)
        signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL, "twice ends at once"
        qtbot.waitUntil(lambda: not window.isVisible())
    finally:
        signal.signal(signal.SIGINT, before)
    assert answers == [True]
    assert not window.run_controller.busy


def test_the_end_answers_the_question_whether_to_quit(
    fresh_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = fresh_window
    open_few(window, qtbot)
    monkeypatch.setattr(analysis, "run_job", endless_run)
    with qtbot.waitSignal(window.run_controller.progressed):
        window.run_controller.run()
    asked = []

    def end() -> None:
        asked.append(QApplication.activeModalWidget())
        window.end()
        # Without this a question that stays would hold up the test for ever.
        QTimer.singleShot(0, asked[0], asked[0].reject)

    QTimer.singleShot(0, window, end)
    # A choice of another language closes the window to open it again.
    window.restart()
    assert isinstance(asked[0], QuitDialog)
    assert not window.isVisible()
    assert not window.reopens
    assert not window.run_controller.busy


def test_labels_are_written_until_the_window_closes(
    fresh_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part that takes long to stop leaves the window open, where labels can be set."""
    window = fresh_window
    open_few(window, qtbot)
    told = []
    for part in (window.run_controller, window.project_controller):
        stop = part.shut_down
        monkeypatch.setattr(part, "shut_down", lambda p=part, s=stop: told.append(p) or s())
    with monkeypatch.context() as patch:
        patch.setattr(window.run_controller, "shut_down", lambda: False)
        window.close()
    assert window.isVisible()
    assert told == []
    window.close()
    assert not window.isVisible()
    assert told == [window.run_controller, window.project_controller]


def test_nothing_is_decided_while_the_file_is_closed_on_a_slow_disk(
    fresh_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = fresh_window
    open_few(window, qtbot)
    window.session.decide(0, 1, "ann")
    with monkeypatch.context() as slow:
        slow.setattr(window.project_controller, "shut_down", lambda: False)
        window.close()
        assert window.isVisible()
        assert not window.isEnabled()
        # It stays where changes could not be saved.
        slow.setattr(window.project_controller, "confirm_leave", lambda: False)
        window.close()
    assert window.isEnabled()
    window.close()
    assert not window.isVisible()


def runner_of(window: MainWindow, what: str) -> Any:
    """Return the runner of work beside the window's own."""
    match what:
        case "study":
            return window.study_controller.runner
        case "list":
            return window.compare_page.plan._writer
        case "simulation":
            window.side_windows.show_simulation()
            return window.side_windows.simulation.simulating.runner
        case "simulated set":
            window.side_windows.show_simulation()
            return window.side_windows.simulation.sets._runner
    window.side_windows.show_cluster()
    return window.side_windows.cluster._runner


def test_quitting_asks_for_what_was_begun_beside(
    fresh_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = fresh_window
    asked, answers = [], {"quit": False}

    def confirm(_: object) -> bool:
        asked.append(True)
        return answers["quit"]

    monkeypatch.setattr("crowdgui.ui.dialogs.confirm.confirm_quit", confirm)

    def endless(report: ProgressCallback) -> None:
        while True:
            report(Progress("Working"))
            threading.Event().wait(0.001)

    runners = [
        runner_of(window, what)
        for what in ("study", "list", "simulation", "simulated set", "cluster")
    ]
    for number, runner in enumerate(runners, start=1):
        assert not window.unfinished
        runner.start("Work", endless)
        assert window.unfinished
        assert not window.busy
        window.close()
        assert window.isVisible()
        assert runner.busy
        assert len(asked) == number
        runner.cancel()
        qtbot.waitUntil(lambda: not window.unfinished, timeout=20_000)
    answers["quit"] = True
    for runner in runners:
        runner.start("Work", endless)
    window.close()
    assert not window.isVisible()
    assert len(asked) == len(runners) + 1
    qtbot.waitUntil(lambda: not any(runner.busy for runner in runners), timeout=20_000)


def test_the_labels_a_what_if_changes_are_listed_on_the_items_page(
    window: MainWindow, qtbot: QtBot
) -> None:
    open_sample(window, qtbot, 0)
    before = window.session.question.outcome.aggregation.labels
    window.show_page("workers")
    page = window.workers_page
    window.session.exclude(page.table.table.rows[:20].tolist())
    qtbot.waitUntil(
        lambda: not window.run_controller.busy and not window.session.question.outdated,
        timeout=20_000,
    )
    changed = before != window.session.question.outcome.aggregation.labels
    assert changed.any()
    page.strip.show_clicked.emit()
    assert window.page is window.items_page
    shown = window.items_page.table.table.rows
    assert sorted(shown.tolist()) == np.flatnonzero(changed).tolist()


def test_menus_without_room_are_behind_a_button_with_a_name(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.menuBar().setFixedWidth(120)
    button = window.menuBar().findChild(QToolButton)
    qtbot.waitUntil(button.isVisible)
    assert button.accessibleName() == "More menus"
