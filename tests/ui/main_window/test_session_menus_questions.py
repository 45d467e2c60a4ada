"""Several questions in one project: each keeps what is its own, and one of them is shown."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup

import crowdgui.ui.controllers.export_controller as exporting_module
import crowdgui.ui.controllers.run_controller as work_module
from crowdgui import analysis
from crowdgui.core.errors import InputError
from crowdgui.core.progress import Progress
from crowdgui.core.workers.report import Thresholds
from crowdgui.ui.app import make_window
from crowdgui.ui.controllers.project_controller import SaveState
from crowdgui.ui.pages.compare import page as compare_page
from crowdgui.ui.pages.compare import recommendation_panel as advice_panel
from tests.io.project_samples import small
from tests.io.question_samples import QUESTIONS, both
from tests.ui.open_session import endless_run

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.core.bounds.guarantee import Guarantee, GuaranteeOptions
    from crowdgui.core.job import Job
    from crowdgui.core.question_state import Edit, EditSlot
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.io.exporting.write import ExportedFiles
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.session.session import Session

pytestmark = pytest.mark.usefixtures("unpainted", "no_model_check")


def settled(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(
        lambda: (
            window.session.question.guarantee_is_current
            and not window.busy
            and window.project_controller._autosave.is_settled
        ),
        timeout=20_000,
    )


def open_questions(
    window: MainWindow, qtbot: QtBot, questions: tuple[ImportedLabels, ...]
) -> Session:
    window.run_controller.open(*questions)
    settled(window, qtbot)
    return window.session


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("questions")


@pytest.fixture(scope="module")
def two(folder: Path) -> tuple[ImportedLabels, ...]:
    """Return the labels of both questions, read once for all tests."""
    return both(folder)


@pytest.fixture
def window(clean_window: MainWindow) -> MainWindow:
    return clean_window


@pytest.fixture
def session(window: MainWindow, qtbot: QtBot, two: tuple[ImportedLabels, ...]) -> Session:
    return open_questions(window, qtbot, two)


@pytest.fixture
def other(qtbot: QtBot, qapp: QApplication, fresh_window: MainWindow) -> MainWindow:
    """Return a second window, as another start of the application after a first one's end."""
    made = make_window(qapp)
    rest = lambda _: qtbot.waitUntil(lambda: not made.busy, timeout=20_000)  # noqa: E731
    qtbot.addWidget(made, before_close_func=rest)
    return made


def show(window: MainWindow, qtbot: QtBot, question: int) -> None:
    window.questions.show(question)
    settled(window, qtbot)


def everything(
    session: Session,
) -> tuple[
    ImportedLabels | None,
    Outcome | None,
    Guarantee | None,
    dict[tuple[EditSlot, str | int], Any],
    tuple[Edit, ...],
    int,
    str,
    GuaranteeOptions,
    Thresholds,
    frozenset[int],
    Mapping[int, Decision],
    Any,
]:
    """Return all that a question holds, results as the very objects."""
    return (
        session.question.data,
        session.question.outcome,
        session.question.guarantee,
        session.state.values,
        session.question.edits,
        session.question.undo.index(),
        session.state.rule,
        session.state.guarantee,
        session.state.thresholds,
        session.state.excluded,
        session.state.decisions,
        session.question.final.labels.tolist(),
    )


def change_much(session: Session) -> None:
    session.choose_rule("em")
    session.set_rule_options(smoothing=0.5)
    session.set_guarantee_options("ask for less", epsilon=0.2)
    session.set_thresholds(Thresholds(least_labels=2))
    session.exclude([3])
    session.decide(0, 1, "ann")
    session.note(1, "unsure", "ann")
    session.decide(2, 1, "ann")
    session.question.undo.undo()


def test_with_one_question_nothing_of_it_shows_before_several_or_after(
    window: MainWindow, qtbot: QtBot, folder: Path, two: tuple[ImportedLabels, ...]
) -> None:
    one = both(folder, "mood")
    for questions in (one, two, one):
        if window.session.question.data is not None:
            window.show_page("export")
        open_questions(window, qtbot, questions)
        assert window.page is window.pages["labels"]
        several = len(questions) > 1
        assert len(window.session.questions) == len(questions)
        assert window.rail.question.isVisible() == several
        assert window.questions._menu.menuAction().isVisible() == several
        assert any(step.isEnabled() for step in window.questions._steps) == several
    window.show_page("export")
    assert window.windowTitle() == "answers.csv – CrowdGUI"
    assert not window.pages["export"]._own_folder.isVisible()
    assert window.pages["export"].folder.text().endswith("answers-results")


def test_switching_keeps_everything_and_runs_nothing_again(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    change_much(session)
    settled(window, qtbot)
    first = everything(session)
    show(window, qtbot, 1)
    assert session.question.data.question == QUESTIONS[1]
    assert (session.state.rule, session.state.excluded, session.state.decisions) == (
        "iwmv",
        set(),
        {},
    )
    assert not session.question.undo.canUndo()
    session.exclude([0, 1])
    session.decide(5, 2, "bob")
    settled(window, qtbot)
    second = everything(session)
    ran = []
    window.run_controller.run_started.connect(lambda: ran.append(True))
    window.run_controller.guarantee_runner.started.connect(ran.append)
    for question, wanted in ((0, first), (1, second), (0, first)):
        window.questions.show(question)
        assert [a is b or a == b for a, b in zip(everything(session), wanted, strict=True)] == (
            [True] * len(wanted)
        )
    assert not ran
    assert not window.run_controller.busy


def test_undo_is_of_the_question_shown(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    session.decide(0, 1, "ann")
    show(window, qtbot, 1)
    session.choose_rule("mv")
    undo = window.findChild(QAction, "action-undo")
    assert "Majority vote" in undo.text()
    undo.trigger()
    assert session.state.rule == "iwmv"
    assert not undo.isEnabled()
    show(window, qtbot, 0)
    assert "label" in undo.text()
    undo.trigger()
    assert session.state.decisions == {}
    assert session.questions[1].state.rule == "iwmv"


def test_names_in_an_edit_are_words_of_its_menu(window: MainWindow, session: Session) -> None:
    data = session.question.data
    assert data is not None
    names = data.labels.item_ids.copy()
    for name, words in (
        ("a & b", "Undo label “a && b”"),
        ("of two\nlines", "Undo label “of two lines”"),
        ("\u202ex", "Undo label “\ufffdx”"),
        ("long " * 60, "Undo label “long long"),
    ):
        names[0] = name
        session.question.data = replace(data, labels=replace(data.labels, item_ids=names))
        session.decide(0, 1, "ann")
        undo = window.findChild(QAction, "action-undo")
        assert undo.text().replace("\u2068", "").replace("\u2069", "").startswith(words)
        assert len(undo.text()) < 100
        undo.trigger()
        assert undo.text() == "Undo"
        assert window.findChild(QAction, "action-redo").text().startswith("Redo label ")


def test_the_page_stays_and_follows_the_question(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    window.show_page("workers")
    assert window.workers_page.list.selected().size == 1
    show(window, qtbot, 1)
    assert window.page is window.workers_page
    table = window.workers_page.table.table
    (counts,) = (column for column in table.columns if column.key == "labels")
    assert (
        sum(int(counts.display(row)) for row in table.rows)
        == session.question.outcome.job.labels.n_labels
        == 40
    )
    window.show_page("data")
    assert "topic & place" in window.pages["data"].loaded.header.finding()


def test_menu_button_and_keys_leaf_through_the_questions(
    window: MainWindow, session: Session, qtbot: QtBot, two: tuple[ImportedLabels, ...]
) -> None:
    mood, place = (each.data for each in session.questions)
    assert (mood.question, place.question) == QUESTIONS
    assert mood.labels.classes.tolist() == ["bad", "good"]
    assert place.labels.classes.tolist() == ["elsewhere", "here", "there"]
    assert (mood.labels.n_items, place.labels.n_items) == (24, 8)
    assert (mood.gold >= 0).all()
    assert (place.gold < 0).all()
    assert mood.skipped == place.skipped == ()

    menu, button = window.questions._menu, window.rail.question
    assert button.isVisible()
    assert button.accessibleName() == "Question 1 of 2: mood"
    names = [action.text() for action in menu.actions() if action.isCheckable()]
    assert names == ["mood", "topic && place"]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert session.shown == 1
    assert menu.actions()[1].isChecked()
    assert button.accessibleName() == "Question 2 of 2: topic & place"
    assert window.windowTitle() == "answers.csv · topic & place – CrowdGUI"
    qtbot.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert session.shown == 0
    qtbot.keyClick(window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert session.shown == 1
    menu.actions()[0].trigger()
    assert session.shown == 0
    settled(window, qtbot)

    # A question is shown in its own words, where the file has them.
    window.run_controller.open(replace(mood, asks="How do they feel?"), place)
    settled(window, qtbot)
    assert button.accessibleName() == "Question 1 of 2: How do they feel? (mood)"
    names = [action.text() for action in menu.actions() if action.isCheckable()]
    assert names == ["How do they feel? (mood)", "topic && place"]

    # A narrow rail says which question it is, too.
    window.resize(1030, 700)
    qtbot.waitUntil(lambda: window.rail.width() < 100)
    assert button.isVisible()
    assert button.width() <= window.rail.width()

    # The menu keeps one group of questions when others are opened.
    window.run_controller.open(*two)
    settled(window, qtbot)
    (group,) = menu.findChildren(QActionGroup)
    assert [action.text() for action in group.actions()] == ["mood", "topic && place"]
    assert group.checkedAction().text() == "mood"


def test_a_note_that_is_being_typed_stays_with_its_item(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    window.show_page("items")
    page = window.items_page
    page._on_review_wanted(3)
    qtbot.waitUntil(lambda: page.review.count > 0, timeout=10_000)
    note = page.review.panel.note
    item = page.review.controller.item
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    note.setFocus()
    qtbot.keyClicks(note, "blurred")
    window.questions.step(1)
    settled(window, qtbot)
    assert session.state.decisions == {}
    assert {i: made.note for i, made in session.questions[0].state.decisions.items()} == {
        item: "blurred"
    }


def test_a_result_that_comes_late_goes_to_its_question_and_draws_no_curve_in_another(
    window: MainWindow, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(window, qtbot, 1)
    show(window, qtbot, 0)
    shown, gate, run = session.questions[1].outcome, threading.Event(), analysis.run_job

    def slow(job: Job, report: Callable[[Progress], None]) -> Outcome:
        assert gate.wait(20)
        return run(job, report)

    monkeypatch.setattr(analysis, "run_job", slow)
    session.choose_rule("mv")
    window.run_controller.run()
    window.questions.show(1)
    drawn = []
    with monkeypatch.context() as watched:
        watched.setattr(window.labels_page.plot, "add_step", drawn.append)
        gate.set()
        settled(window, qtbot)
    assert drawn == []
    assert session.question.outcome is shown
    assert session.questions[0].outcome.job.rule == "mv"
    show(window, qtbot, 0)
    assert session.question.outcome.job.rule == "mv"
    assert not session.question.outdated


def test_a_run_that_was_broken_off_is_made_up_for(
    window: MainWindow, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first look at a question needs the runner; the one left half done runs again later."""

    with monkeypatch.context() as hindered:
        hindered.setattr(analysis, "run_job", endless_run)
        session.exclude([4])
        assert window.run_controller.busy
    show(window, qtbot, 1)
    assert session.question.outcome is not None
    assert session.questions[0].outcome.job.excluded is None
    show(window, qtbot, 0)
    assert session.question.outcome.job.excluded[4]
    assert not session.question.outdated


def test_a_project_opens_on_the_question_last_shown(
    fresh_window: MainWindow,
    other: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    two: tuple[ImportedLabels, ...],
) -> None:
    window = fresh_window
    session = open_questions(window, qtbot, two)
    change_much(session)
    settled(window, qtbot)
    show(window, qtbot, 1)
    session.exclude([0])
    settled(window, qtbot)
    window.project_controller.save_to(tmp_path / "two.crowd")
    qtbot.waitUntil(lambda: window.project_controller.state is SaveState.SAVED, timeout=20_000)
    kept = [(each.state, each.edits, each.undo.index()) for each in session.questions]
    window.close()

    ran = []
    other.run_controller.run_started.connect(lambda: ran.append(True))
    other.project_controller.open(tmp_path / "two.crowd")
    qtbot.waitUntil(lambda: other.session.question.outcome is not None, timeout=20_000)
    again = other.session
    assert again.shown == 1
    assert again.question.data.question == QUESTIONS[1]
    assert [(each.state, each.edits, each.undo.index()) for each in again.questions] == kept
    assert other.windowTitle().startswith("two.crowd · topic & place")
    other.show()
    show(other, qtbot, 0)
    assert again.state.rule == "em"
    assert again.questions[1].state.excluded == {0}
    assert not ran


def test_unsaved_questions_come_back_after_a_crash(
    fresh_window: MainWindow, other: MainWindow, qtbot: QtBot, two: tuple[ImportedLabels, ...]
) -> None:
    window = fresh_window
    session = open_questions(window, qtbot, two)
    session.decide(0, 1, "ann")
    show(window, qtbot, 1)
    session.decide(1, 1, "ann")
    settled(window, qtbot)
    window.close()
    with qtbot.waitSignal(other.project_controller.unsaved_found, timeout=20_000):
        other.project_controller.look_for_unsaved()
    assert "2 changes" in other.message.sentence()
    other.message._link.click()
    qtbot.waitUntil(lambda: other.session.question.outcome is not None, timeout=20_000)
    assert [list(each.state.decisions) for each in other.session.questions] == [[0], [1]]
    assert other.session.shown == 1


def test_an_export_is_not_broken_off_by_a_look_at_another_question(
    window: MainWindow,
    session: Session,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate, write = threading.Event(), exporting_module._write

    def slow(*args: Any) -> ExportedFiles:
        assert gate.wait(20)
        return write(*args)

    monkeypatch.setattr(exporting_module, "_write", slow)
    window.show_page("export")
    page = window.pages["export"]
    page.folder.setText(str(tmp_path / "out"))
    page.folder.textEdited.emit(page.folder.text())
    page.export_button.click()
    window.questions.show(1)
    assert session.question.outcome is None
    with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=60_000):
        gate.set()
    settled(window, qtbot)
    assert (tmp_path / "out" / "mood" / "labels.csv").exists()
    assert session.question.outcome.job.labels is session.questions[1].data.labels


def test_files_of_each_question_go_to_a_folder_of_their_own(
    window: MainWindow, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    window.show_page("export")
    page = window.pages["export"]
    page.folder.setText(str(tmp_path / "out"))
    page.folder.textEdited.emit(page.folder.text())
    for question, folder in enumerate(("mood", "topic - place")):
        show(window, qtbot, question)
        assert QUESTIONS[question] in page._own_folder.text()
        assert page.folder.text() == str(tmp_path / "out")
        with qtbot.waitSignal(window.run_controller.export_controller.exported, timeout=60_000):
            page.export_button.click()
        assert (tmp_path / "out" / folder / "labels.csv").exists()
        settled(window, qtbot)
    assert window.settings.folder == tmp_path
    one, two = (
        (tmp_path / "out" / f / "labels.csv").read_text("utf-8").count("\n")
        for f in ("mood", "topic - place")
    )
    assert (one, two) == (25, 9)


def test_a_page_that_looks_at_the_last_finds_its_way_to_fewer(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No page, shown or not, asks the smaller question for what only the larger has."""
    # A recommendation takes seconds for each change, and knows of no worker or item; nor does it
    # matter here how many rules are compared.
    monkeypatch.setattr(advice_panel, "_ASKED_AUTOMATICALLY", 0)
    monkeypatch.setattr(compare_page, "QUICK", ("mv", "em"))
    many, few = small(60, 9, 3), small(20, 4, 2, seed=1)
    window.run_controller.open(replace(many, question="many"), replace(few, question="few"))
    settled(window, qtbot)
    session = window.session
    for key in window.rail.model.keys:
        window.show_page(key)
    window.workers_page.table.choose(8)
    window.items_page.review.review(59)
    session.decide(59, 2, "ann")
    session.exclude([7])
    settled(window, qtbot)
    show(window, qtbot, 1)
    session.decide(19, 1, "ann")
    show(window, qtbot, 0)
    window.show_page("workers")
    window.workers_page.table.choose(8)
    for page in ("items", "compare"):
        window.show_page(page)
        for question in (1, 0):
            show(window, qtbot, question)
            session.question.undo.undo()
            session.question.undo.redo()
            settled(window, qtbot)
    for key in window.rail.model.keys:
        window.show_page(key)
    settled(window, qtbot)
    assert [list(each.state.decisions) for each in session.questions] == [[59], [19]]


def test_a_run_goes_on_while_another_question_is_looked_at(
    window: MainWindow, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(window, qtbot, 1)
    show(window, qtbot, 0)
    gate, run, begun = threading.Event(), analysis.run_job, []

    def slow(job: Job, report: Callable[[Progress], None]) -> Outcome:
        begun.append(job.labels)
        while not gate.wait(0.005):
            report(Progress("Voting"))
        return run(job, report)

    monkeypatch.setattr(analysis, "run_job", slow)
    session.exclude([1])
    qtbot.waitUntil(lambda: len(begun) == 1)
    for question in (1, 0, 1, 0):
        window.questions.show(question)
    gate.set()
    settled(window, qtbot)
    assert begun == [session.question.data.labels]
    assert session.question.outcome.job.excluded[1]


@pytest.fixture
def reading(
    window: MainWindow, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> SimpleNamespace:
    """Let the window read a file until the gate is opened; the file is bad unless told otherwise.

    The second question has no result yet, so that a rule is to run once it is shown.
    """
    gate, found = threading.Event(), []

    def read(
        source: Source, opened: OpenedFile | None, report: Callable[[Progress], None]
    ) -> object:
        assert gate.wait(20)
        if not found:
            raise InputError("There is no label.")
        return tuple(found)

    monkeypatch.setattr(work_module, "_read", read)
    window.run_controller.read(SimpleNamespace(path=Path("more.csv")))
    ran = []
    window.run_controller.run_started.connect(lambda: ran.append(session.shown))
    return SimpleNamespace(gate=gate, found=found, ran=ran)


def test_a_rule_owed_while_a_file_is_read_runs_once(
    window: MainWindow, session: Session, qtbot: QtBot, reading: SimpleNamespace
) -> None:
    window.questions.show(1)
    assert reading.ran == []
    reading.found.append(small(20, 4, 2))
    reading.gate.set()
    settled(window, qtbot)
    assert len(session.questions) == 1
    assert reading.ran == [0]


def test_why_a_file_was_not_read_is_not_hidden_by_the_rule_that_was_owed(
    window: MainWindow, session: Session, qtbot: QtBot, reading: SimpleNamespace
) -> None:
    window.questions.show(1)
    reading.gate.set()
    settled(window, qtbot)
    assert reading.ran == [1]
    assert window.message.isVisible()
    assert window.message.sentence().startswith("There is no label.")
    # A run that somebody asks for does hide it.
    window.run_controller.run()
    assert not window.message.isVisible()
    settled(window, qtbot)


def test_a_worker_left_out_while_a_file_is_read_does_not_stop_it(
    window: MainWindow, session: Session, qtbot: QtBot, reading: SimpleNamespace
) -> None:
    session.exclude([1])
    assert reading.ran == []
    reading.gate.set()
    settled(window, qtbot)
    assert reading.ran == [0]
    assert session.question.outcome.job.excluded[1]
    assert window.message.sentence().startswith("There is no label.")
