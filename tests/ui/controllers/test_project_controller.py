"""The project file follows the session: nothing decided is lost, whatever ends the window."""

from __future__ import annotations

import errno
import os
import threading
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from crowdgui.core.errors import WriteError
from crowdgui.core.progress import Progress
from crowdgui.core.review.queue import ReviewOrder
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.project.project import Project
from crowdgui.io.resources import resource
from crowdgui.ui.app import make_window
from crowdgui.ui.controllers.project_controller import SaveState
from tests.io.project_samples import reopened
from tests.ui.pages.driving import press
from tests.ui.shared_window import reset_window, shared_window

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted", "no_model_check")


FRIENDS = resource("samples/six-friends.csv")


@pytest.fixture
def others(tmp_path: Path) -> Path:
    """Return a small file of other labels."""
    rows = [f"{worker},i{item},{item % 2}" for worker in "abc" for item in range(8)]
    path = tmp_path / "others.csv"
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", encoding="utf-8")
    return path


def open_labels(window: MainWindow, qtbot: QtBot) -> None:
    window.run_controller.read(open_source(FRIENDS))
    qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=20_000)
    settle(window, qtbot)


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.project_controller._autosave.is_settled, timeout=20_000)


def save_to(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    window.project_controller.save_to(path)
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.SAVED, timeout=20_000)


def state_word(window: MainWindow) -> str:
    return window.menu_corner._state.text()


@pytest.fixture
def window(clean_window: MainWindow) -> Iterator[MainWindow]:
    """Return the window of the file, and keep nothing after; what starts again or ends is fresh."""
    assert clean_window.project_controller.shut_down()
    yield clean_window
    reset_window(clean_window)
    clean_window.project_controller._autosave.discard()
    assert clean_window.project_controller.shut_down()
    for path in clean_window.settings.unsaved_folder.glob("*"):
        path.unlink()


@pytest.fixture
def other(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    """Return a second window, as another start of the application.

    It has the settings of the fresh window where a test asks for that first.
    """
    made = make_window(qapp)
    rest = lambda _: qtbot.waitUntil(lambda: not made.busy, timeout=20_000)  # noqa: E731
    qtbot.addWidget(made, before_close_func=rest)
    return made


def decide(window: MainWindow, qtbot: QtBot) -> None:
    window.session.decide(0, 0, "ann")
    window.session.note(1, "blurred", "ann")
    window.session.exclude([5])
    # A window that is closed during the run asks a question that nobody here answers.
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)
    settle(window, qtbot)


def test_what_is_decided_and_found_is_in_the_project_when_it_is_opened_again(
    fresh_window: MainWindow, other: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = fresh_window
    open_labels(window, qtbot)
    decide(window, qtbot)
    qtbot.waitUntil(lambda: not window.session.question.outdated, timeout=20_000)
    # The page and the order of the review are those of the project, also before it was one.
    window.show_page("items")
    save_to(window, qtbot, tmp_path / "friends.crowd")
    assert state_word(window) == "Saved"
    assert "friends.crowd" in window.windowTitle()
    window.session.decide(2, 0, "bob")
    settle(window, qtbot)
    found, labels = window.session.question.outcome, window.session.question.final.labels.tolist()
    window.items_page.review.order.set_value(ReviewOrder.MOST_DISPUTED)
    review = window.items_page.review
    with qtbot.waitSignal(review.queue_changed, timeout=20_000):
        review.order.chosen.emit()
    assert review.left > 2
    # So are the item that is shown and what is being typed when the window is closed.
    window.show()
    window.activateWindow()
    review.setFocus()
    qtbot.waitUntil(review.hasFocus, timeout=20_000)
    press(qtbot, Qt.Key.Key_S, Qt.Key.Key_S, Qt.Key.Key_N)
    QTest.keyClicks(window.focusWidget(), "half a note")
    left_at = review.controller.item
    assert review.controller.place
    # Closed during what follows from these, it would ask whether to stop that.
    qtbot.waitUntil(lambda: not window.unfinished, timeout=20_000)
    window.close()
    assert not window.isVisible()
    ran = []
    other.run_controller.run_started.connect(lambda: ran.append(True))
    other.show()
    other.rail.view.setFocus()
    other.project_controller.open(tmp_path / "friends.crowd")
    qtbot.waitUntil(lambda: other.session.question.outcome is not None, timeout=20_000)
    assert other.page is other.items_page
    assert other.focusWidget() is other.items_page.review
    assert other.items_page.review.order.value() == ReviewOrder.MOST_DISPUTED
    qtbot.waitUntil(lambda: other.items_page.review.controller.item == left_at, timeout=20_000)
    assert other.session.state.decisions[left_at].note == "half a note"
    assert other.session.question.final.labels.tolist() == labels
    assert other.session.state.decisions[0].who == "ann"
    assert other.session.state.decisions[1].note == "blurred"
    assert other.session.state.excluded == {5}
    assert not other.session.question.outdated
    # The last result is shown without running the rule.
    assert not ran
    again = other.session.question.outcome
    assert again.seconds == found.seconds
    assert again.aggregation.posterior.tolist() == found.aggregation.posterior.tolist()
    assert again.workers.agreement.tolist() == pytest.approx(
        found.workers.agreement.tolist(), nan_ok=True
    )
    assert other.session.question.undo.undoText().startswith("note")
    for _ in range(5):
        other.session.question.undo.undo()
    assert (other.session.state.decisions, other.session.state.excluded) == ({}, set())
    settle(other, qtbot)
    # The order of a project is not that of the next labels.
    other.menu_corner.findChild(QPushButton, "corner-undo").setFocus()
    other.run_controller.read(open_source(FRIENDS))
    order = other.items_page.review.order
    qtbot.waitUntil(lambda: order.value() == ReviewOrder.LEAST_SURE, timeout=20_000)
    # Enter or Space must not undo what nobody wanted to undo.
    assert other.page.isAncestorOf(other.focusWidget()) or other.page.hasFocus()


def test_a_choice_before_any_labels_hinders_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.session.choose_rule("em")
    assert window.project_controller.state is SaveState.NOTHING
    open_labels(window, qtbot)
    assert window.session.question.outcome.aggregation.rule == "em"
    assert window.project_controller.why == ""


def test_unsaved_work_is_kept_and_offered_at_the_next_start(
    fresh_window: MainWindow, other: MainWindow, qtbot: QtBot
) -> None:
    window = fresh_window
    open_labels(window, qtbot)
    decide(window, qtbot)
    assert state_word(window) == "Not in a project"
    window.show_page("workers")
    window.close()
    with qtbot.waitSignal(other.project_controller.unsaved_found, timeout=20_000):
        other.project_controller.look_for_unsaved()
    assert "six-friends.csv" in other.message.sentence()
    assert "3 changes" in other.message.sentence()
    other.message._link.click()
    qtbot.waitUntil(lambda: other.session.question.outcome is not None, timeout=20_000)
    assert other.session.state.excluded == {5}
    assert other.project_controller.state is SaveState.UNSAVED
    assert other.page is other.workers_page, "it goes on where it was left, as a project does"


def test_unsaved_work_that_cannot_be_read_is_not_passed_over_in_silence(
    fresh_window: MainWindow, qtbot: QtBot
) -> None:
    folder = fresh_window.settings.unsaved_folder
    folder.mkdir(parents=True)
    (folder / "0123.crowd").write_text("cut off", encoding="utf-8")
    with qtbot.waitSignal(fresh_window.project_controller.announced, timeout=20_000):
        fresh_window.project_controller.look_for_unsaved()
    assert "0123.crowd: This is not a project file." in fresh_window.message.sentence()
    assert str(folder) in fresh_window.message.sentence()


def test_labels_nobody_touched_leave_nothing_behind(fresh_window: MainWindow, qtbot: QtBot) -> None:
    window = fresh_window
    open_labels(window, qtbot)
    folder = window.settings.unsaved_folder
    assert list(folder.glob("*.crowd"))
    window.close()
    assert not list(folder.iterdir())


def test_saving_as_a_project_takes_the_work_out_of_the_unsaved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_labels(window, qtbot)
    decide(window, qtbot)
    chosen = str(tmp_path / "friends")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))
    window.actions_.by_key["save"].trigger()
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.SAVED, timeout=20_000)
    assert (tmp_path / "friends.crowd").exists()
    assert not list(window.settings.unsaved_folder.glob("*.crowd"))
    assert window.settings.recent[0] == tmp_path / "friends.crowd"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", pytest.fail)
    window.actions_.by_key["save"].trigger()
    assert "as you make it" in window.message.sentence()


def test_labels_opened_while_a_slow_disk_saves_others_are_not_said_to_be_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, go_on = tmp_path / "slow.crowd", threading.Event()
    create = Project.create

    def slow(there: Path, *args: object, **values: object) -> Project:
        assert there != path or go_on.wait(20)
        return create(there, *args, **values)

    open_labels(window, qtbot)
    decide(window, qtbot)
    monkeypatch.setattr(Project, "create", slow)
    window.project_controller.save_to(path)
    window.run_controller.open(read_labels(open_source(FRIENDS)))
    go_on.set()
    settle(window, qtbot)
    assert window.project_controller.state is SaveState.UNSAVED
    assert window.project_controller.project is None
    assert window.settings.recent[0] == path
    assert reopened(path).state.excluded == {5}
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)


def test_labels_chosen_before_the_project_that_was_read_is_heard_of_stay_open(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path, other = tmp_path / "friends.crowd", read_labels(open_source(FRIENDS))
    open_labels(window, qtbot)
    save_to(window, qtbot, path)
    window.project_controller.close_labels()
    settle(window, qtbot)
    window.project_controller.open(path)
    window.project_controller._autosave._hand_over()
    writer = window.project_controller._autosave._writer
    assert writer is not None
    # Not by the event loop, which would tell of it.
    for _ in range(2000):
        if writer._opened:
            break
        writer.wait(10)
    assert writer._opened
    window.run_controller.open(other)
    settle(window, qtbot)
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)
    assert window.project_controller.project is None
    assert window.project_controller.name != path.name
    assert len(list(window.settings.unsaved_folder.glob("*.crowd"))) == 1
    # Nobody else has it open.
    window.project_controller.open(path)
    qtbot.waitUntil(lambda: window.project_controller.project == path, timeout=20_000)
    settle(window, qtbot)
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)


def test_a_project_is_not_replaced_without_a_question(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog for files asks about the name that is typed, to which an ending is added."""
    other, named = tmp_path / "other.crowd", tmp_path / "OTHER.CROWD"
    other.write_text("a project of somebody", encoding="utf-8")
    open_labels(window, qtbot)
    asked: list[Path] = []
    monkeypatch.setattr(
        "crowdgui.ui.dialogs.confirm.confirm_replace", lambda _, files: asked.extend(files)
    )
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "other"), ""))
    window.project_controller.save_as()
    settle(window, qtbot)
    assert asked == [other]
    assert other.read_text(encoding="utf-8") == "a project of somebody"
    # An ending in capitals is one, about which it has asked.
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(named), ""))
    window.project_controller.save_as()
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.SAVED, timeout=20_000)
    assert window.project_controller.project == named
    assert asked == [other]


def test_a_project_open_in_one_window_is_refused_in_another(
    window: MainWindow, other: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_labels(window, qtbot)
    save_to(window, qtbot, tmp_path / "friends.crowd")
    with qtbot.waitSignal(other.project_controller.refused, timeout=20_000):
        other.open_controller.open(tmp_path / "friends.crowd")
    assert "open in another window" in other.message.sentence()
    assert other.session.question.data is None


def test_what_is_no_project_leaves_open_what_was(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_labels(window, qtbot)
    decide(window, qtbot)
    (tmp_path / "fake.crowd").write_text("worker,item,label\n", encoding="utf-8")
    with qtbot.waitSignal(window.project_controller.refused, timeout=20_000):
        window.open_controller.open(tmp_path / "fake.crowd")
    assert "still open" in window.message.sentence()
    window.session.decide(4, 0, "ann")
    settle(window, qtbot)
    assert window.project_controller.state is SaveState.UNSAVED


def test_a_failed_save_says_so_and_elsewhere_helps(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_labels(window, qtbot)
    save_to(window, qtbot, tmp_path / "friends.crowd")
    settle(window, qtbot)
    record = Project.record

    def full(self: Project, *values: object) -> None:
        if self.path.name == "friends.crowd":
            raise WriteError("friends.crowd: The disk is full.")
        record(self, *values)

    monkeypatch.setattr(Project, "record", full)
    with qtbot.waitSignal(window.project_controller.failed, timeout=20_000):
        window.session.decide(0, 0, "ann")
    assert state_word(window) == "Not saved"
    assert "disk is full" in window.message.sentence()
    assert window.session.state.decisions[0].code == 0
    monkeypatch.setattr(
        "crowdgui.ui.controllers.project_controller.confirm_discard", lambda *_: False
    )
    window.open_controller.open(FRIENDS)
    assert not window.open_controller.busy
    window.project_controller.save_to(tmp_path / "elsewhere.crowd")
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.SAVED, timeout=20_000)
    window.project_controller.shut_down()
    project, saved = Project.open(tmp_path / "elsewhere.crowd")
    project.close()
    state = saved.questions[0].state
    assert any(getattr(value, "who", "") == "ann" for value in state.values.values())


def test_what_is_saved_is_there_even_if_the_window_closes_at_once(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.run_controller.read(open_source(FRIENDS))
    qtbot.waitUntil(lambda: window.session.question.data is not None, timeout=20_000)
    window.project_controller.save_to(tmp_path / "friends.crowd")
    window.run_controller.cancel()
    assert window.project_controller.shut_down()
    # Whoever closes the window after the test is asked nothing: nobody writes any more.
    monkeypatch.setattr(window.project_controller, "confirm_leave", lambda: True)
    project, content = Project.open(tmp_path / "friends.crowd")
    project.close()
    assert content.questions[0].data.labels.n_labels == window.session.question.data.labels.n_labels


def test_a_failed_save_elsewhere_stays_on_the_screen(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_labels(window, qtbot)
    with qtbot.waitSignal(window.project_controller.not_saved_as, timeout=20_000):
        window.project_controller.save_to(tmp_path / "no" / "friends.crowd")
    settle(window, qtbot)
    assert "The folder does not exist" in window.message.sentence()
    assert window.message.isVisible()
    assert window.project_controller.state is SaveState.UNSAVED


def test_where_no_settings_can_be_written_projects_are_saved_and_nothing_is_lost(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings").write_text("a file in the place of the folder")
    folder = str(tmp_path / "settings")
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    with shared_window(qapp, tmp_path / "settings") as window:
        assert folder in window.settings.unwritten
        open_labels_unkept(window, qtbot)
        assert state_word(window) == "Not saved"
        assert folder in window.project_controller.why
        assert window.project_controller.why in window.message.sentence()
        # Nothing was decided yet, so nothing would be lost.
        assert window.project_controller.confirm_leave()
        window.session.decide(0, 0, "ann")
        window.session.exclude([5])
        qtbot.waitUntil(lambda: not window.busy, timeout=20_000)
        asked = []
        monkeypatch.setattr(
            "crowdgui.ui.controllers.project_controller.confirm_discard",
            lambda _, why: asked.append(why),
        )
        assert not window.close()
        assert asked == [window.project_controller.why]
        save_to(window, qtbot, tmp_path / "friends.crowd")
        assert "Saved in friends.crowd" in window.message.sentence()
        window.session.decide(2, 0, "bob")
        settle(window, qtbot)
        assert window.settings.recent == [tmp_path / "friends.crowd"]
        before = window.session.state.values
    project, content = Project.open(tmp_path / "friends.crowd")
    project.close()
    assert content.questions[0].state.values == before
    assert [edit.what for edit in content.questions[0].edits][-1].startswith("label")
    assert content.questions[0].outcome is not None


def test_a_finished_project_is_looked_at_where_no_copy_of_it_can_be_kept(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_bytes

    def fill(path: Path, data: bytes) -> int:
        write(path, data[:4096])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", fill)
    monkeypatch.setattr(Project, "create", lambda path, *_: refuse_to_write(path))
    refused: list[str] = []
    window.project_controller.refused.connect(refused.append)
    window.project_controller.open(resource("samples/audited-reviews.crowd"))
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.FAILED, timeout=20_000)
    assert refused == []
    assert window.session.state.decisions
    assert "The disk is full" in window.message.sentence()
    # Half a copy would be offered as damaged work at the next start.
    assert list(window.settings.unsaved_folder.glob("*.crowd")) == []
    window.project_controller.refused.disconnect(refused.append)


def refuse_to_write(path: Path) -> None:
    raise WriteError(f"{path.name}: The disk is full.")


def open_labels_unkept(window: MainWindow, qtbot: QtBot) -> None:
    window.run_controller.read(open_source(FRIENDS))
    qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=20_000)
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.FAILED, timeout=20_000)


def test_a_project_cut_off_from_outside_is_noticed_and_saved_again_under_its_name(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_labels(window, qtbot)
    decide(window, qtbot)
    path = tmp_path / "friends.crowd"
    save_to(window, qtbot, path)
    settle(window, qtbot)
    path.write_bytes(path.read_bytes()[:4096])
    with qtbot.waitSignal(window.project_controller.failed, timeout=20_000):
        window.project_controller._checks.timeout.emit()
    assert "friends.crowd was changed by another program" in window.message.sentence()
    window.session.decide(4, 0, "ann")
    save_to(window, qtbot, path)
    before = window.session.state.values
    window.project_controller.shut_down()
    project, content = Project.open(path)
    project.close()
    assert content.questions[0].state.values == before
    assert content.questions[0].outcome is not None


def test_a_damaged_project_beside_one_that_opens_is_no_failure_of_saving(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, others: Path
) -> None:
    open_labels(window, qtbot)
    save_to(window, qtbot, tmp_path / "friends.crowd")
    settle(window, qtbot)
    window.run_controller.read(open_source(others))
    qtbot.waitUntil(lambda: "others" in window.windowTitle() and not window.busy, timeout=20_000)
    settle(window, qtbot)
    (tmp_path / "damaged.crowd").write_text("worker,item,label\n", encoding="utf-8")
    failed: list[str] = []
    window.project_controller.failed.connect(failed.append)
    with qtbot.waitSignals(
        [window.project_controller._autosave.opened, window.project_controller.refused],
        timeout=20_000,
    ):
        window.project_controller.open(tmp_path / "friends.crowd")
        window.project_controller.open(tmp_path / "damaged.crowd")
    settle(window, qtbot)
    assert failed == []
    assert window.project_controller.state is SaveState.SAVED
    assert window.project_controller.name == "friends.crowd"
    assert "damaged.crowd" in window.message.sentence()


def test_opening_other_labels_keeps_unsaved_work_of_the_first(
    window: MainWindow, qtbot: QtBot, others: Path
) -> None:
    open_labels(window, qtbot)
    decide(window, qtbot)
    window.run_controller.read(open_source(others))
    qtbot.waitUntil(lambda: "others" in window.windowTitle(), timeout=20_000)
    qtbot.waitUntil(lambda: not window.run_controller.busy, timeout=20_000)
    settle(window, qtbot)
    assert len(list(window.settings.unsaved_folder.glob("*.crowd"))) == 2
    assert Path(window.settings.unsaved_folder).is_dir()


def test_what_was_decided_in_a_copy_of_a_finished_project_stays(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.project_controller.open(resource("samples/audited-reviews.crowd"))
    qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=20_000)
    window.session.decide(0, 1, "ann")
    settle(window, qtbot)
    (copy,) = window.settings.unsaved_folder.glob("*.crowd")
    for _ in range(2):
        window.project_controller.open(copy)
        qtbot.waitUntil(lambda: window.project_controller.holds(copy), timeout=20_000)
        open_labels(window, qtbot)
        qtbot.waitUntil(lambda: not window.project_controller.holds(copy), timeout=20_000)
        settle(window, qtbot)
    assert copy.exists()


@pytest.fixture
def full(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> SimpleNamespace:
    """Return a project whose disk is full, so that a decision is not saved; the user goes on."""
    open_labels(window, qtbot)
    decide(window, qtbot)
    save_to(window, qtbot, tmp_path / "friends.crowd")
    settle(window, qtbot)
    record = Project.record

    def refuse(self: Project, *values: Any) -> None:
        if self.path.name == "friends.crowd" and disk.full:
            raise WriteError("friends.crowd: The disk is full.")
        record(self, *values)

    disk = SimpleNamespace(full=True)
    monkeypatch.setattr(Project, "record", refuse)
    monkeypatch.setattr(
        "crowdgui.ui.controllers.project_controller.confirm_discard", lambda *_: True
    )
    with qtbot.waitSignal(window.project_controller.failed, timeout=20_000):
        window.session.decide(2, 0, "ann")
    return disk


def test_what_was_not_saved_is_tried_again_until_something_else_is_open(
    window: MainWindow,
    qtbot: QtBot,
    full: SimpleNamespace,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(window.open_controller, "_inspect", lambda *_: None)
    window.open_controller.open(FRIENDS)
    assert window.project_controller.state is SaveState.FAILED
    full.full = False
    window.session.decide(3, 1, "bob")
    settle(window, qtbot)
    assert window.project_controller.state is SaveState.SAVED
    before = window.session.state.values
    window.project_controller.shut_down()
    project, content = Project.open(tmp_path / "friends.crowd")
    project.close()
    assert content.questions[0].state.values == before


def test_a_refused_project_leaves_open_what_was_with_all_that_was_not_saved(
    window: MainWindow, qtbot: QtBot, full: SimpleNamespace, tmp_path: Path
) -> None:
    (tmp_path / "fake.crowd").write_text("worker,item,label\n", encoding="utf-8")
    failed: list[str] = []
    window.project_controller.failed.connect(failed.append)
    with qtbot.waitSignal(window.project_controller.refused, timeout=20_000):
        window.open_controller.open(tmp_path / "fake.crowd")
        # Before it is refused: the file of before lacks what this follows.
        full.full = False
        window.session.decide(4, 1, "bob")
    window.project_controller.failed.disconnect(failed.append)
    assert failed == []
    window.session.question.undo.undo()
    window.session.question.undo.undo()
    window.session.decide(3, 1, "bob")
    settle(window, qtbot)
    assert window.project_controller.state is SaveState.UNSAVED
    before, edits = window.session.state.values, window.session.question.edits
    path = window.project_controller._unsaved
    window.project_controller.shut_down()
    project, content = Project.open(path)
    project.close()
    assert content.questions[0].state.values == before
    assert [edit.what for edit in content.questions[0].edits] == [edit.what for edit in edits]


def test_the_window_closes_once_the_user_gives_up_what_is_not_saved(
    window: MainWindow, full: SimpleNamespace
) -> None:
    assert window.close()
    window.show()


def test_close_goes_back_to_the_beginning_and_offers_what_was_not_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    close = window.actions_.by_key["close"]
    assert not close.isEnabled()
    open_labels(window, qtbot)
    window.session.decide(0, 1, "ann")
    qtbot.waitUntil(close.isEnabled, timeout=20_000)
    close.trigger()
    assert window.session.question.data is None
    assert (window.rail.chosen(), window.windowTitle()) == ("data", "CrowdGUI")
    assert (state_word(window), window.project_controller.name) == ("", "")
    assert window.pages["data"].welcome.isVisible()
    assert not close.isEnabled()
    qtbot.waitUntil(lambda: FRIENDS.name in window.message.sentence(), timeout=20_000)
    # A project can be opened again once it is closed.
    path = tmp_path / "friends.crowd"
    open_labels(window, qtbot)
    save_to(window, qtbot, path)
    qtbot.waitUntil(close.isEnabled, timeout=20_000)
    close.trigger()
    assert window.project_controller.project is None
    settle(window, qtbot)
    window.project_controller.open(path)
    qtbot.waitUntil(lambda: window.session.question.data is not None, timeout=20_000)
    assert window.project_controller.project == path
    assert not window.project_controller.opening_name


def test_a_project_that_takes_long_to_open_is_named(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(window.project_controller._autosave, "open", lambda path: None)
    window.project_controller.open(tmp_path / "large.crowd")
    qtbot.waitUntil(lambda: window.message.sentence() == "Opening large.crowd…", timeout=20_000)
    window.project_controller._on_not_opened("It is damaged.")
    assert "It is damaged." in window.message.sentence()
    assert not window.window_status._slow.isActive()


@pytest.fixture
def busy(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[threading.Event]:
    """Return what a project's disk waits for before it writes what was decided last."""
    go_on, record = threading.Event(), Project.record

    def slow(self: Project, *values: Any) -> None:
        assert go_on.wait(20)
        record(self, *values)

    open_labels(window, qtbot)
    save_to(window, qtbot, tmp_path / "friends.crowd")
    settle(window, qtbot)
    monkeypatch.setattr(Project, "record", slow)
    window.session.decide(2, 0, "ann")
    yield go_on
    go_on.set()


def test_a_project_on_a_slow_disk_stays_while_one_file_of_labels_is_opened_after_another(
    window: MainWindow, qtbot: QtBot, busy: threading.Event, tmp_path: Path
) -> None:
    labels = read_labels(open_source(FRIENDS))
    window.run_controller.open(labels)
    window.run_controller.open(labels)
    window.project_controller._autosave._hand_over()
    busy.set()
    settle(window, qtbot)
    assert reopened(tmp_path / "friends.crowd").state.values
    assert window.project_controller.state is SaveState.UNSAVED
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)


def test_labels_nobody_touched_do_not_hide_that_the_project_of_before_is_not_saved(
    window: MainWindow, qtbot: QtBot, full: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = window.project_controller
    # Heard of only after other labels are open, as on a slow disk.
    project._failure = ""
    window.run_controller.open(read_labels(open_source(FRIENDS)))
    with qtbot.waitSignal(project.failed, timeout=20_000):
        project._autosave.try_again()
    asked: list[str] = []
    monkeypatch.setattr(
        "crowdgui.ui.controllers.project_controller.confirm_discard",
        lambda _, why: asked.append(why),
    )
    assert not project.confirm_leave()
    assert asked == ["friends.crowd: The disk is full."]
    full.full = False
    project._autosave.try_again()
    settle(window, qtbot)
    assert project.state is SaveState.UNSAVED
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)


def test_a_project_whose_reading_other_labels_break_off_is_not_said_to_be_opening(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(path: Path, report: ProgressCallback) -> None:
        while True:
            report(Progress("Opening"))

    open_labels(window, qtbot)
    settle(window, qtbot)
    monkeypatch.setattr(Project, "open", endless)
    window.project_controller.open(tmp_path / "large.crowd")
    qtbot.waitUntil(lambda: window.message.sentence() == "Opening large.crowd…", timeout=20_000)
    window.run_controller.open(read_labels(open_source(FRIENDS)))
    settle(window, qtbot)
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)
    assert not window.project_controller.opening_name
    assert window.message.isHidden()


def test_a_project_that_is_chosen_again_while_it_is_read_is_opened_once(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "friends.crowd"
    open_labels(window, qtbot)
    save_to(window, qtbot, path)
    window.project_controller.close_labels()
    settle(window, qtbot)
    refused: list[str] = []
    window.project_controller.refused.connect(refused.append)
    for _ in range(2):
        window.open_controller.open(path)
    qtbot.waitUntil(lambda: window.session.question.data is not None, timeout=20_000)
    settle(window, qtbot)
    window.project_controller.refused.disconnect(refused.append)
    assert refused == []
    assert window.project_controller.project == path


def test_of_projects_chosen_while_one_is_read_the_last_is_the_one_that_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    first, second = tmp_path / "first.crowd", tmp_path / "second.crowd"
    open_labels(window, qtbot)
    save_to(window, qtbot, second)
    save_to(window, qtbot, first)
    window.project_controller.close_labels()
    settle(window, qtbot)
    said: list[str] = []
    window.project_controller.refused.connect(said.append)
    for last in (first, second):
        for path in (first, second, last):
            window.open_controller.open(path)
        assert window.project_controller.opening_name == last.name
        qtbot.waitUntil(lambda: not window.project_controller.opening_name, timeout=20_000)
        settle(window, qtbot)
        assert window.project_controller.project == last
    window.project_controller.refused.disconnect(said.append)
    assert said == []


def test_a_project_that_a_slow_disk_still_closes_can_be_opened_again(
    window: MainWindow, qtbot: QtBot, busy: threading.Event, tmp_path: Path
) -> None:
    """Nothing is open then, or other labels: to be told that it is open would help nobody."""
    path = tmp_path / "friends.crowd"
    decided = window.session.state.values
    for leave in (window.project_controller.close_labels, partial(_open_friends, window)):
        busy.clear()
        window.session.note(3, f"left by {leave}", "ann")
        decided = window.session.state.values
        leave()
        window.open_controller.open(path)
        assert window.project_controller.opening_name == path.name
        busy.set()
        qtbot.waitUntil(lambda: window.project_controller.project == path, timeout=20_000)
        settle(window, qtbot)
        assert window.session.state.values == decided
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)


def _open_friends(window: MainWindow) -> None:
    window.run_controller.open(read_labels(open_source(FRIENDS)))


def test_what_cannot_be_saved_only_after_the_user_was_asked_is_not_given_up(
    window: MainWindow, qtbot: QtBot, full: SimpleNamespace, tmp_path: Path
) -> None:
    project = window.project_controller
    decided = window.session.state.values
    # Nothing had failed yet when the labels were chosen, so that nobody was asked.
    _open_friends(window)
    full.full = False
    project._autosave.try_again()
    settle(window, qtbot)
    assert project.state is SaveState.UNSAVED
    assert reopened(tmp_path / "friends.crowd").state.values == decided
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)


def test_what_is_saved_in_another_file_as_the_window_starts_again_goes_on_in_that_one(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """The choice of another language closes the window, and what was open is opened again."""
    path = tmp_path / "friends.crowd"
    open_labels(window, qtbot)
    decide(window, qtbot)
    window.project_controller.save_to(path)
    window.project_controller.keep_for_reopening()
    assert window.project_controller.shut_down()
    assert window.project_controller.left == path


def test_labels_that_wait_for_a_slow_disk_are_not_said_to_be_kept(
    window: MainWindow, qtbot: QtBot, busy: threading.Event
) -> None:
    _open_friends(window)
    assert state_word(window) == "Saving…"
    busy.set()
    settle(window, qtbot)
    assert state_word(window) == "Not in a project"
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)


@pytest.mark.parametrize("leave", ["labels", "close"])
def test_what_is_chosen_while_a_project_is_read_is_not_replaced_by_it(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    leave: str,
) -> None:
    go_on, read = threading.Event(), Project.open

    def slow(path: Path, report: ProgressCallback) -> Any:
        assert go_on.wait(20)
        return read(path, report)

    other, path = tmp_path / "other.crowd", tmp_path / "friends.crowd"
    open_labels(window, qtbot)
    save_to(window, qtbot, other)
    save_to(window, qtbot, path)
    monkeypatch.setattr(Project, "open", slow)
    window.open_controller.open(other)
    qtbot.waitUntil(lambda: window.message.sentence() == "Opening other.crowd…", timeout=20_000)
    if leave == "labels":
        _open_friends(window)
        window.session.note(3, "of the labels", "ann")
    else:
        window.project_controller.close_labels()
    decided = window.session.state.values
    assert not window.project_controller.opening_name
    go_on.set()
    settle(window, qtbot)
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)
    assert window.project_controller.project is None
    assert window.session.state.values == decided
    assert (window.session.question.data is None) == (leave == "close")
    # It is closed again, and can be opened.
    window.open_controller.open(other)
    qtbot.waitUntil(lambda: window.project_controller.project == other, timeout=20_000)
    settle(window, qtbot)
    qtbot.waitUntil(lambda: not window.busy, timeout=20_000)
