"""The keeper writes everything in the order handed in, waits for nothing, and loses nothing."""

from __future__ import annotations

import gc
import logging
import threading
import weakref
from typing import TYPE_CHECKING, Any

import pytest
import shiboken6

from crowdgui.core.errors import WriteError
from crowdgui.core.progress import Progress
from crowdgui.core.question_state import EditSlot, QuestionState
from crowdgui.io.project import arrays as project_arrays
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.project import Project
from crowdgui.jobs.autosave import Autosave, _running, end_late_threads
from tests.io.project_samples import (
    assert_same,
    create,
    decided,
    edit,
    found,
    listed,
    reopened,
    saved,
    small,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.project.outcome import SavedOutcome


@pytest.fixture
def keeper(qapp: QApplication, path: Path) -> Iterator[Autosave]:
    keeper = Autosave()
    yield keeper
    keeper.discard()
    keeper.close(unsaved=path)
    assert keeper.shut_down()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "project.crowd"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Return a switch that makes every write fail, as a full disk does."""
    return Disk(monkeypatch)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Return what every write of a decision waits for, as on a slow disk."""
    gate, record_well = threading.Event(), Project.record

    def slow(project: Project, *args: Any) -> None:
        assert gate.wait(20)
        record_well(project, *args)

    monkeypatch.setattr(Project, "record", slow)
    yield gate
    gate.set()


class Disk:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.tried = 0
        for name in ("record", "saving", "create"):
            monkeypatch.setattr(Project, name, self._failing(getattr(Project, name)))

    def _failing(self, write: Callable[..., object]) -> Callable[..., object]:
        def wrapped(*args: object, **values: object) -> object:
            self.tried += 1
            if self.full:
                raise WriteError("project.crowd: The disk is full.")
            return write(*args, **values)

        return wrapped


def settle(qtbot: QtBot, keeper: Autosave) -> None:
    qtbot.waitUntil(lambda: keeper.is_settled)


def record(keeper: Autosave, number: int, item: int) -> None:
    change = decided(item)
    keeper.record(0, number, [change], edit(change, what=f"edit {number}"))


def with_edit(item: int) -> ProjectContent:
    """Return what the window has after one decision."""
    change = decided(item)
    state = QuestionState.from_values({(change.slot, change.key): change.after})
    return ProjectContent((SavedQuestion(small(), state, (edit(change),), 1),))


def items(content: SavedQuestion) -> list[str | int]:
    return [one.changes[0].key for one in content.edits]


def test_everything_handed_in_is_on_disk_once_it_is_settled(
    keeper: Autosave, qtbot: QtBot, path: Path
) -> None:
    data = small()
    outcome = found(data)
    with qtbot.waitSignals([keeper.began, keeper.settled], order="strict"):
        keeper.begin(path, ProjectContent((SavedQuestion(data),)))
        assert not keeper.is_settled
        for number in range(1, 31):
            record(keeper, number, number % 7)
        keeper.save_outcome(0, outcome)
    assert keeper.is_settled
    assert keeper.path == path
    assert not keeper.read_only
    with qtbot.waitSignal(keeper.closed):
        keeper.close()
    assert keeper.path is None
    content = reopened(path)
    assert items(content) == [number % 7 for number in range(1, 31)]
    assert_same(content.outcome, outcome)


def test_a_file_is_opened_and_gone_on_with(keeper: Autosave, qtbot: QtBot, path: Path) -> None:
    content = saved(small())
    create(path, content).close()
    with qtbot.waitSignal(keeper.opened) as opened:
        keeper.open(path)
    assert_same(opened.args[0].questions, (content,))
    assert keeper.path == path
    keeper.adopt()
    keeper.record(0, 3, content.edits[2].changes, None)
    settle(qtbot, keeper)
    keeper.close()
    settle(qtbot, keeper)
    assert reopened(path).done == 3


@pytest.mark.parametrize("late", [False, True])
def test_what_is_handed_in_before_the_other_file_is_taken_up_belongs_to_the_old_one(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path, late: bool
) -> None:
    other = tmp_path / "other.crowd"
    create(other, SavedQuestion(small())).close()
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    with qtbot.waitSignal(keeper.opened):
        keeper.open(other)
        if not late:
            record(keeper, 1, 3)
    if late:
        record(keeper, 1, 3)
    keeper.adopt()
    record(keeper, 1, 4)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert items(reopened(path)) == [3]
    assert items(reopened(other)) == [4]


def test_the_file_of_before_goes_where_nobody_needs_it(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.crowd"
    create(other, SavedQuestion(small())).close()
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    with qtbot.waitSignal(keeper.opened):
        keeper.open(other)
    assert path.exists()
    keeper.adopt(unsaved=path)
    settle(qtbot, keeper)
    assert not path.exists()
    record(keeper, 1, 4)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert items(reopened(other)) == [4]


def test_a_file_opened_but_not_taken_up_is_closed_in_the_end(
    keeper: Autosave, qtbot: QtBot, path: Path
) -> None:
    create(path, SavedQuestion(small())).close()
    with qtbot.waitSignal(keeper.opened):
        keeper.open(path)
    assert keeper.shut_down()
    assert items(reopened(path)) == []


def test_giving_up_what_could_not_be_written_does_not_give_up_the_opened_file(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.crowd"
    create(other, SavedQuestion(small())).close()
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    with qtbot.waitSignal(keeper.opened):
        keeper.open(other)
    with monkeypatch.context() as full:
        full.setattr(Project, "record", lambda *_: 1 / 0)
        with qtbot.waitSignal(keeper.failed):
            record(keeper, 1, 3)
        keeper.adopt()
        keeper.discard()
        settle(qtbot, keeper)
    record(keeper, 1, 4)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert items(reopened(other)) == [4]


def test_a_file_that_cannot_be_opened_leaves_the_one_that_is_open(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    with qtbot.waitSignal(keeper.not_opened) as failed:
        keeper.open(tmp_path / "no.crowd")
    assert failed.args[0].startswith("no.crowd: The file does not exist")
    settle(qtbot, keeper)
    assert keeper.path == path
    record(keeper, 1, 5)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert items(reopened(path)) == [5]


def test_what_cannot_be_written_is_kept_in_order_and_tried_again(
    keeper: Autosave, qtbot: QtBot, path: Path, disk: Disk
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    disk.full = True
    for number in range(1, 6):
        with qtbot.waitSignal(keeper.failed) as failed:
            record(keeper, number, 10 + number)
        assert failed.args == ["project.crowd: The disk is full."]
    with qtbot.waitSignal(keeper.failed):
        keeper.try_again()
    assert not keeper.is_settled
    disk.full = False
    with qtbot.waitSignal(keeper.settled):
        keeper.try_again()
    assert keeper.shut_down()
    assert items(reopened(path)) == [11, 12, 13, 14, 15]


def test_a_next_decision_tries_the_last_again(
    keeper: Autosave, qtbot: QtBot, path: Path, disk: Disk
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    disk.full = True
    with qtbot.waitSignal(keeper.failed):
        record(keeper, 1, 3)
    disk.full = False
    with qtbot.waitSignal(keeper.settled):
        record(keeper, 2, 4)
    keeper.close()
    settle(qtbot, keeper)
    assert items(reopened(path)) == [3, 4]


def test_what_could_not_be_written_goes_where_the_project_is_saved(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record_well = Project.record

    def only_elsewhere(project: Project, *args: Any) -> None:
        if project.path == path:
            raise WriteError("project.crowd: The disk is full.")
        record_well(project, *args)

    monkeypatch.setattr(Project, "record", only_elsewhere)
    keeper.begin(path, ProjectContent((saved(small()),)))
    with qtbot.waitSignal(keeper.failed):
        keeper.record(0, 3, [decided(50)], edit(decided(50)))
    elsewhere = tmp_path / "elsewhere.crowd"
    begun = []
    keeper.began.connect(begun.append)
    with qtbot.waitSignals([keeper.began, keeper.settled], order="strict"):
        keeper.save_as(elsewhere, ProjectContent((saved(small(50)),)))
    assert begun == [elsewhere]
    assert keeper.path == elsewhere
    record(keeper, 3, 7)
    assert keeper.shut_down()
    content = reopened(elsewhere)
    assert content.data.labels.n_items == 50
    # What could not be written is in what the window had, and is not written once more.
    assert items(content)[2:] == [7]
    assert reopened(path).done == 2


def test_work_that_cannot_be_kept_is_saved_as_a_project(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    data = small()
    content = ProjectContent((SavedQuestion(data, outcome=found(data)),))
    (tmp_path / "settings").write_text("a file in the place of a folder")
    with qtbot.waitSignal(keeper.failed) as failed:
        keeper.begin(tmp_path / "settings" / "unsaved" / "abc.crowd", content)
    assert failed.args[0].startswith("Unsaved work can’t be kept in ")
    assert "abc.crowd" not in failed.args[0]
    with qtbot.waitSignal(keeper.failed):
        record(keeper, 1, 3)
    with qtbot.waitSignal(keeper.not_saved_as) as failed:
        keeper.save_as(tmp_path / "no" / "b.crowd", content)
    assert failed.args[0].startswith("b.crowd: The folder does not exist")
    with qtbot.waitSignal(keeper.settled):
        keeper.save_as(path, content)
    assert keeper.path == path
    assert keeper.shut_down()
    assert_same(reopened(path).outcome, content.questions[0].outcome)


def test_a_decision_before_a_result_that_cannot_be_written_either_is_saved_elsewhere(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path, disk: Disk
) -> None:
    data = small()
    outcome = found(data)
    keeper.begin(path, ProjectContent((SavedQuestion(data),)))
    settle(qtbot, keeper)
    disk.full = True
    with qtbot.waitSignal(keeper.failed):
        keeper.save_outcome(0, outcome)
        record(keeper, 1, 3)
    with qtbot.waitSignal(keeper.failed):
        keeper.try_again()
    disk.full = False
    with qtbot.waitSignals([keeper.began, keeper.settled], order="strict"):
        keeper.save_as(tmp_path / "elsewhere.crowd", with_edit(3))
    assert keeper.shut_down()
    assert items(reopened(tmp_path / "elsewhere.crowd")) == [3]
    assert items(reopened(path)) == []


def test_saving_elsewhere_fails_once_and_is_forgotten(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    content = ProjectContent((SavedQuestion(small()),))
    keeper.begin(path, content)
    with qtbot.waitSignals([keeper.not_saved_as, keeper.settled]):
        keeper.save_as(tmp_path / "no" / "b.crowd", content)
    assert keeper.path == path
    record(keeper, 1, 3)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert listed(tmp_path) == ["project.crowd"]


def test_saving_a_recovery_file_under_a_name_takes_it_away(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    recovery = tmp_path / "recovery.crowd"
    keeper.begin(recovery, ProjectContent((SavedQuestion(small()),)))
    record(keeper, 1, 3)
    # Saved elsewhere before the first is written: a project is not taken for unsaved work.
    keeper.save_as(tmp_path / "first.crowd", with_edit(3), unsaved=recovery)
    keeper.save_as(path, with_edit(3), unsaved=recovery)
    record(keeper, 2, 4)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert listed(tmp_path) == ["first.crowd", "project.crowd"]
    assert items(reopened(path)) == [3, 4]


def test_saving_under_its_own_name_changes_nothing(
    keeper: Autosave, qtbot: QtBot, path: Path
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    record(keeper, 1, 3)
    keeper.save_as(path, with_edit(3), unsaved=path)
    record(keeper, 2, 4)
    settle(qtbot, keeper)
    assert keeper.path == path
    assert keeper.shut_down()
    assert items(reopened(path)) == [3, 4]


def test_a_file_changed_from_outside_is_noticed_and_what_is_open_saved_in_its_place(
    keeper: Autosave, qtbot: QtBot, path: Path
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    with qtbot.waitSignal(keeper.settled):
        keeper.check()
    path.write_bytes(path.read_bytes()[:5000])
    with qtbot.waitSignal(keeper.failed) as failed:
        keeper.check()
    assert "was changed by another program" in failed.args[0]
    record(keeper, 1, 3)
    with qtbot.waitSignal(keeper.settled):
        keeper.save_as(path, with_edit(3))
    record(keeper, 2, 4)
    assert keeper.shut_down()
    assert items(reopened(path)) == [3, 4]


def test_decisions_do_not_wait_for_a_result(
    keeper: Autosave, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project_arrays, "PART", 64)
    first, order = threading.Event(), []
    recorded, saving = Project.record, Project.saving

    def record_and_note(project: Project, *args: Any) -> None:
        recorded(project, *args)
        order.append("decision")

    def save_and_note(project: Project, question: int, outcome: SavedOutcome) -> Iterator[None]:
        for step in saving(project, question, outcome):
            order.append("step")
            first.set()
            # Until the decision has been handed in, which it then must not wait for.
            handed.wait(5)
            yield step

    handed = threading.Event()
    monkeypatch.setattr(Project, "record", record_and_note)
    monkeypatch.setattr(Project, "saving", save_and_note)
    data = small()
    outcome = found(data)
    keeper.begin(path, ProjectContent((SavedQuestion(data),)))
    keeper.save_outcome(0, outcome)
    qtbot.waitUntil(first.is_set)
    for number in range(1, 4):
        record(keeper, number, number)
    qtbot.waitUntil(lambda: not keeper._waiting)
    handed.set()
    settle(qtbot, keeper)
    assert order[:4] == ["step", "decision", "decision", "decision"]
    assert len(order) > 20
    assert keeper.shut_down()
    assert_same(reopened(path).outcome, outcome)


def test_the_last_result_is_the_one_that_stays(keeper: Autosave, qtbot: QtBot, path: Path) -> None:
    data = small()
    outcomes = [found(data, rule) for rule in ("mv", "em", "iwmv")]
    keeper.begin(path, ProjectContent((SavedQuestion(data),)))
    for outcome in outcomes:
        keeper.save_outcome(0, outcome)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert_same(reopened(path).outcome, outcomes[-1])


def test_a_result_is_written_before_other_data_are_begun(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    data, other = small(), small(50)
    first, second = found(data), found(other)
    keeper.begin(path, ProjectContent((SavedQuestion(data),)))
    keeper.save_outcome(0, first)
    keeper.begin(tmp_path / "b.crowd", ProjectContent((SavedQuestion(other),)))
    keeper.save_outcome(0, second)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert_same(reopened(path).outcome, first)
    assert_same(reopened(tmp_path / "b.crowd").outcome, second)


def test_closing_for_good_breaks_off_what_takes_long(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    def endless(path: type[Project], saved: Path, report: ProjectContent) -> None:
        begun.set()
        while True:
            report(Progress("Saving"))

    monkeypatch.setattr(Project, "create", endless)
    with qtbot.waitSignal(keeper.progressed):
        keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    qtbot.waitUntil(begun.is_set)
    record(keeper, 1, 3)
    with qtbot.waitSignals([keeper.closed, keeper.settled], order="strict"):
        keeper.close(unsaved=path)
    monkeypatch.undo()
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    with qtbot.waitSignal(keeper.closed):
        keeper.close(unsaved=path)
    settle(qtbot, keeper)
    assert listed(tmp_path) == []


def test_what_cannot_be_written_can_be_given_up(
    keeper: Autosave, qtbot: QtBot, path: Path, disk: Disk
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    disk.full = True
    with qtbot.waitSignal(keeper.failed):
        record(keeper, 1, 3)
    with qtbot.waitSignal(keeper.settled):
        keeper.discard()
    assert keeper.shut_down()
    assert reopened(path).edits == ()


def test_shutting_down_writes_the_rest(keeper: Autosave, path: Path) -> None:
    data = small()
    outcome = found(data)
    keeper.begin(path, ProjectContent((SavedQuestion(data),)))
    keeper.save_outcome(0, outcome)
    for number in range(1, 21):
        record(keeper, number, number)
    assert keeper.shut_down()
    assert keeper.is_settled
    content = reopened(path)
    assert len(content.edits) == 20
    assert_same(content.outcome, outcome)


def test_shutting_down_says_where_something_is_left(
    keeper: Autosave, qtbot: QtBot, path: Path, disk: Disk
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    disk.full = True
    record(keeper, 1, 3)
    with qtbot.waitSignal(keeper.failed):
        assert not keeper.shut_down()
    disk.full = False
    record(keeper, 2, 4)
    assert keeper.shut_down()
    assert items(reopened(path)) == [3, 4]


def test_shutting_down_does_not_wait_for_ever(
    keeper: Autosave, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(path: type[Project], saved: Path, report: ProjectContent) -> None:
        while True:
            report(Progress("Saving"))

    monkeypatch.setattr(Project, "create", endless)
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    assert not keeper.shut_down(milliseconds=50)


def test_what_is_decided_after_shutting_down_took_too_long_is_written(
    keeper: Autosave, qtbot: QtBot, path: Path, gate: threading.Event
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    record(keeper, 1, 3)
    assert not keeper.shut_down(milliseconds=50)
    record(keeper, 2, 4)
    gate.set()
    assert keeper.shut_down()
    assert items(reopened(path)) == [3, 4]


def test_a_project_that_is_still_written_is_not_discarded_with_the_labels_after_it(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path, gate: threading.Event
) -> None:
    first, second = tmp_path / "first.crowd", tmp_path / "second.crowd"
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    record(keeper, 1, 3)
    record(keeper, 2, 4)
    keeper.close()
    keeper.begin(first, ProjectContent((SavedQuestion(small()),)))
    keeper.close(unsaved=first)
    keeper.begin(second, ProjectContent((SavedQuestion(small()),)))
    keeper._hand_over()
    gate.set()
    settle(qtbot, keeper)
    assert keeper.path == second
    assert keeper.shut_down()
    assert listed(tmp_path) == ["project.crowd", "second.crowd"]
    assert items(reopened(path)) == [3, 4]


def test_discarding_what_cannot_be_written_deletes_no_project(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path, disk: Disk
) -> None:
    other, unsaved = tmp_path / "other.crowd", tmp_path / "unsaved.crowd"
    create(other, SavedQuestion(small())).close()
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    disk.full = True
    with qtbot.waitSignal(keeper.failed):
        record(keeper, 1, 3)
        keeper.close()
        keeper.begin(unsaved, ProjectContent((SavedQuestion(small()),)))
    assert keeper.failing == path
    disk.full = False
    with qtbot.waitSignal(keeper.opened):
        keeper.discard()
        keeper.open(other)
    keeper.adopt(unsaved=unsaved)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    assert listed(tmp_path) == ["other.crowd", "project.crowd"]


def read_endlessly(path: Path, report: ProgressCallback) -> None:
    while True:
        report(Progress("Opening"))


def test_what_is_still_read_is_not_opened_once_the_file_is_closed(
    keeper: Autosave, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    monkeypatch.setattr(Project, "open", read_endlessly)
    with qtbot.waitSignal(keeper.progressed):
        keeper.open(path.with_name("a.crowd"))
    keeper.open(path.with_name("b.crowd"))
    told: list[str] = []
    keeper.not_opened.connect(told.append)
    keeper.close()
    settle(qtbot, keeper)
    assert told == []
    assert path.exists()


def test_what_is_said_of_files_of_before_is_not_taken_for_the_one_that_was_opened(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    other, unsaved = tmp_path / "other.crowd", tmp_path / "unsaved.crowd"
    create(other, SavedQuestion(small())).close()
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    seen: list[Path | None] = []
    for said in (keeper.switched, keeper.closed, keeper.began):
        said.connect(lambda *_: seen.append(keeper.path))
    with qtbot.waitSignal(keeper.opened):
        keeper.open(other)
    keeper.adopt()
    # Before it is heard of.
    keeper.close()
    keeper.begin(unsaved, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    assert seen == [None, None, unsaved]
    assert keeper.shut_down()
    assert listed(tmp_path) == ["other.crowd", "project.crowd", "unsaved.crowd"]


def test_what_a_thread_says_after_its_end_is_not_taken_for_the_next_one(
    keeper: Autosave, qtbot: QtBot, path: Path, gate: threading.Event
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    assert keeper.shut_down()
    record(keeper, 1, 3)
    with qtbot.waitSignal(keeper.began):
        pass
    assert not keeper.is_settled
    assert keeper.path is None


def test_shutting_down_breaks_off_what_is_read(
    keeper: Autosave, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    monkeypatch.setattr(Project, "open", read_endlessly)
    with qtbot.waitSignal(keeper.progressed):
        keeper.open(path.with_name("other.crowd"))
    record(keeper, 1, 3)
    assert keeper.shut_down()
    monkeypatch.undo()
    assert items(reopened(path)) == [3]


def test_what_was_read_as_it_shut_down_is_not_gone_on_with(
    keeper: Autosave, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create(path, SavedQuestion(small())).close()
    read_project, read = Project.open, threading.Event()

    def read_at_last(path: Path, report: ProgressCallback) -> object:
        found = read_project(path, report)
        read.set()
        return found

    monkeypatch.setattr(Project, "open", read_at_last)
    heard: list[object] = []
    keeper.opened.connect(heard.append)
    keeper.open(path)
    keeper._hand_over()
    assert read.wait(20)
    assert keeper.shut_down()
    qtbot.wait(1)
    assert heard == []
    assert keeper.path is None


def test_it_can_be_used_again_after_shutting_down(
    keeper: Autosave, qtbot: QtBot, path: Path
) -> None:
    assert keeper.shut_down()
    for name in ("a", "b"):
        keeper.begin(path.with_name(name), ProjectContent((SavedQuestion(small()),)))
        settle(qtbot, keeper)
        assert keeper.shut_down()
        assert reopened(path.with_name(name)).done == 0


def test_a_failure_inside_the_program_is_logged_and_loses_nothing(
    keeper: Autosave,
    qtbot: QtBot,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    with monkeypatch.context() as broken:
        broken.setattr(Project, "record", lambda *_: 1 / 0)
        with qtbot.waitSignal(keeper.failed) as failed:
            record(keeper, 1, 3)
    assert "CrowdGUI ran into an unexpected error while saving" in failed.args[0]
    assert caplog.records[0].levelno == logging.ERROR
    with qtbot.waitSignal(keeper.settled):
        keeper.try_again()
    assert keeper.shut_down()
    assert items(reopened(path)) == [3]


def test_a_failure_that_cannot_even_be_told_does_not_end_the_saving(
    keeper: Autosave, qtbot: QtBot, path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_memory(error: BaseException) -> str:
        raise MemoryError

    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    disk.full = True
    with monkeypatch.context() as full, qtbot.captureExceptions() as caught:
        full.setattr("crowdgui.jobs.project_writer.describe_error", no_memory)
        record(keeper, 1, 3)
        assert not keeper.shut_down()
        qtbot.waitUntil(lambda: len(caught) > 0)
    disk.full = False
    record(keeper, 2, 4)
    assert keeper.shut_down()
    assert items(reopened(path)) == [3, 4]


def test_a_decision_without_a_file_waits_for_one(
    keeper: Autosave, qtbot: QtBot, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(keeper.failed):
        record(keeper, 1, 3)
    keeper.discard()
    settle(qtbot, keeper)
    keeper.begin(path, ProjectContent((SavedQuestion(small()),)))
    settle(qtbot, keeper)
    assert keeper.path == path


def test_a_file_that_can_only_be_read_is_known_as_such(
    keeper: Autosave, qtbot: QtBot, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create(path, SavedQuestion(small())).close()
    with monkeypatch.context() as closed:
        closed.setattr("crowdgui.io.project.file.os.access", lambda *_: False)
        with qtbot.waitSignal(keeper.opened):
            keeper.open(path)
    keeper.adopt()
    assert keeper.read_only
    with qtbot.waitSignal(keeper.failed) as failed:
        record(keeper, 1, 3)
    assert "is read-only" in failed.args[0]
    with qtbot.waitSignal(keeper.settled):
        keeper.save_as(tmp_path / "b.crowd", with_edit(3))
    assert not keeper.read_only
    assert keeper.shut_down()
    assert items(reopened(tmp_path / "b.crowd")) == [3]
    assert reopened(path).state.value(EditSlot.DECISION, 3) is None


def test_results_of_two_questions_do_not_drop_each_other(
    keeper: Autosave, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project_arrays, "PART", 64)
    one, other = small(), small(20, seed=1)
    results = [(0, found(one, "mv")), (1, found(other, "mv")), (0, found(one, "em"))]
    keeper.begin(path, ProjectContent((SavedQuestion(one), SavedQuestion(other))))
    for question, outcome in results:
        keeper.save_outcome(question, outcome)
    record(keeper, 1, 5)
    keeper.show(1)
    settle(qtbot, keeper)
    assert keeper.shut_down()
    project, content = Project.open(path)
    project.close()
    assert content.shown == 1
    assert items(content.questions[0]) == [5]
    assert_same(content.questions[0].outcome, results[2][1])
    assert_same(content.questions[1].outcome, results[1][1])


def test_one_that_is_let_go_while_its_thread_runs_ends_it(qapp: QApplication) -> None:
    keeper = Autosave()
    keeper.show(0)
    assert keeper._writer is not None
    thread = weakref.ref(keeper._writer)
    # As when a result comes after the window that asked for it has closed.
    shiboken6.delete(keeper)
    del keeper
    gc.collect()
    held = thread()
    assert held is not None
    assert held.wait(5000)


def test_a_thread_that_was_started_after_the_end_is_ended_with_the_program(
    qapp: QApplication,
) -> None:
    keeper = Autosave()
    assert keeper.shut_down()
    keeper.show(0)
    thread = keeper._writer
    assert thread is not None
    assert thread.isRunning()
    end_late_threads(5000)
    assert thread.isFinished()
    assert thread not in _running
