"""Labels are added in the window and undone, and a project is a folder or is opened from one."""

from __future__ import annotations

import shutil
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel

from crowdgui.analysis import open_labels
from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance
from crowdgui.core.audit.sample import Look
from crowdgui.core.progress import Progress
from crowdgui.io.importing.adding import add_to
from crowdgui.io.importing.lists import item_content
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.project import Project, read_project
from crowdgui.io.project_folder.place import MANIFEST
from crowdgui.text.guarantees.headline import describe_basis, describe_headline
from crowdgui.ui.controllers.project_controller import SaveState
from crowdgui.ui.dialogs import add_labels
from crowdgui.ui.dialogs.add_labels import WhichDialog
from tests.label_files import write_labels
from tests.ui.shared_window import reset_window, shared_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")

FIRST = [f"{worker},i{item},{item % 2}" for worker in "abc" for item in range(8)]
MORE = ["a,i0,0", "a,i1,0", "d,i0,0", "a,j0,1", "d,j0,1"]


@pytest.fixture(scope="module")
def module_window(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    with shared_window(qapp, tmp_path_factory.mktemp("settings")) as made:
        yield made


@pytest.fixture
def window(module_window: MainWindow) -> MainWindow:
    return reset_window(module_window)


def in_file(path: Path) -> SavedQuestion:
    """Read the file as a crash would leave it, although the window holds it."""
    copy = path.with_name("copy.crowd")
    shutil.copyfile(path, copy)
    return read_project(copy).questions[0]


def counted(window: MainWindow) -> list[str]:
    """Return what the Data page says of the labels of each file."""
    facts = window.pages["data"].loaded.facts.facts()
    return [f"{value} {words}" for value, words, _ in facts if " of " in words and "csv" in words]


def is_idle(window: MainWindow) -> bool:
    shown = window.session.question
    return (
        shown.outcome is not None
        and not window.busy
        and window.project_controller._autosave.is_settled
    )


@pytest.mark.usefixtures("no_model_check")
def test_added_labels_are_shown_taken_saved_and_taken_back(
    window: MainWindow, tmp_path: Path
) -> None:
    window.run_controller.open(open_labels(write_labels(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: is_idle(window))
    window.session.decide(2, 1, "eve")
    path = tmp_path / "work.crowd"
    window.project_controller.save_to(path)
    wait_for(lambda: window.project_controller.state is SaveState.SAVED)
    window.add_controller.offer((open_labels(write_labels(tmp_path / "more.csv", MORE)),))
    dialog = window.add_controller.dialog
    wait_for(dialog.add.isEnabled)
    assert "5 labels in the file: 3 new, 1 known, 1 contradicting." in dialog.findings.text()
    assert dialog.add.text() == "Add 3 labels"
    assert window.session.question.data.labels.n_items == 8
    dialog.add.click()
    wait_for(lambda: is_idle(window))
    assert window.session.question.data.labels.n_items == 9
    assert window.session.state.decisions[2].who == "eve"
    assert "items labelled before have another label now" in window.message.sentence()
    page = window.pages["data"].loaded
    window.show_page("data")
    wait_for(lambda: counted(window) == ["24 labels of first.csv", "3 labels of more.csv"])
    assert "first.csv and 1 more file: " in page.header.finding()
    saved = in_file(path)
    assert (saved.data.labels.n_labels, saved.state.additions) == (27, 1)
    assert saved.outcome is not None
    window.session.undos.undo()
    wait_for(lambda: is_idle(window))
    assert window.session.question.data.labels.n_items == 8
    assert len(window.session.question.outcome.labels) == 8
    assert in_file(path).data.labels.n_labels == 24
    wait_for(lambda: "first.csv: " in page.header.finding() and counted(window) == [])
    window.session.undos.redo()
    wait_for(lambda: is_idle(window))
    assert in_file(path).data.labels.n_labels == 27
    window.project_controller.close_labels()
    wait_for(lambda: not window.project_controller.holds(path))
    window.project_controller.open(path)
    wait_for(lambda: is_idle(window))
    window.show_page("data")
    wait_for(lambda: counted(window) == ["24 labels of first.csv", "3 labels of more.csv"])


def test_no_line_of_what_is_added_is_cut_off(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.run_controller.open(open_labels(write_labels(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: is_idle(window))
    # Each sentence is a little longer than a line of the dialog.
    said = [
        "Labels that contradict those of the project are kept as they were there before, and "
        "none is lost."
    ] * 6
    monkeypatch.setattr(add_labels, "describe_addition", lambda *_: list(said))
    window.add_controller.offer((open_labels(write_labels(tmp_path / "more.csv", MORE)),))
    dialog = window.add_controller.dialog
    wait_for(dialog.add.isEnabled)
    QApplication.processEvents()
    words = dialog.findings
    assert words.height() >= words.heightForWidth(words.width())
    dialog.reject()


def test_the_next_audit_is_of_the_added_items(window: MainWindow, tmp_path: Path) -> None:
    rows = [f"{worker},i{item},{item % 2}" for worker in "abc" for item in range(60)]
    window.run_controller.open(open_labels(write_labels(tmp_path / "first.csv", rows)))
    wait_for(lambda: is_idle(window))
    plan = plan_acceptance(
        window.session.question.outcome.labels,
        window.session.question.outcome.confidence,
        np.zeros(60, dtype=bool),
        np.zeros(60, dtype=bool),
        3,
        0.1,
        (Look(60, 0.05),),
    )
    audit = draw_audit(window.session.question.data.labels.item_ids, plan, 3)
    right = tuple(plan.labels[item] for item in audit.sample)
    window.session.set_guarantee_options("audit", audit=replace(audit, answers=right))
    more = [f"{worker},j{item},{item % 2}" for worker in "abc" for item in range(40)]
    data, state = window.session.question.data, window.session.state
    window.session.add(add_to(data, state, open_labels(write_labels(tmp_path / "more.csv", more))))
    window.show_page("guarantee")
    way = window.guarantee_page.way
    wait_for(lambda: is_idle(window) and window.session.question.guarantee_is_current)
    found = window.session.question.guarantee
    assert describe_headline(found).startswith("60 of 100 items: At most")
    assert "40 other items have no part in it" in describe_basis(found)
    assert way.added.text() == "Audit the 40 added items…"
    way.added.click()
    wait_for(lambda: window.session.question.guarantee_is_current)
    found = window.session.question.guarantee
    assert found.forecast.items == 40
    assert "of the labels of items 1 to 60 are wrong" in describe_basis(found)
    assert not way.added.isVisible()


@pytest.mark.usefixtures("no_model_check")
def test_dropped_files_are_added_or_opened_as_asked(window: MainWindow, tmp_path: Path) -> None:
    window.run_controller.open(open_labels(write_labels(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: is_idle(window))
    assert not window.add_controller.ask_about_drop((tmp_path / "x.crowd",))
    assert window.add_controller.ask_about_drop((tmp_path / "more.csv",))
    asked = window.findChild(WhichDialog)
    assert (
        asked.accessibleName() == "Add the labels of more.csv to first.csv, or open them instead?"
    )
    heard = []
    asked.first_wanted.disconnect()
    asked.first_wanted.connect(lambda: heard.append("add"))
    asked.first.click()
    assert heard == ["add"]
    assert asked.result() == QDialog.DialogCode.Accepted


def lacking(window: MainWindow) -> str:
    return " ".join(
        label.text() for label in window.guarantee_page.way.basis.content.findChildren(QLabel)
    )


@pytest.mark.usefixtures("no_model_check")
def test_content_is_added_to_what_is_open_and_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.run_controller.open(open_labels(write_labels(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: is_idle(window))
    path = tmp_path / "work.crowd"
    window.project_controller.save_to(path)
    wait_for(lambda: window.project_controller.state is SaveState.SAVED)
    window.show_page("guarantee")
    assert "The items have no content" in lacking(window)
    window.show_page("items")
    window.items_page.show_item(0)
    assert not window.items_page.items.detail.content.isVisible()
    outcome = window.session.question.outcome
    table = tmp_path / "texts.csv"
    table.write_text("id,text\ni0,=a cat\n" + "".join(f"i{n},dogs\n" for n in range(1, 7)))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(table), ""))
    window.actions_.by_key["add-content"].trigger()
    asked = window.findChild(WhichDialog, "add-content")
    asked.first.click()
    wait_for(lambda: window.session.question.data.content is not None)
    shown = window.items_page.items.detail.content
    assert shown.isVisible()
    assert shown._text.toPlainText() == "=a cat"
    assert window.message.sentence() == "Content of 7 of 8 items added."
    window.show_page("guarantee")
    assert "1 of 8 items has no content" in lacking(window)
    # Labels and results are the same, and not computed again.
    assert window.session.question.outcome is outcome
    wait_for(lambda: is_idle(window))
    saved = in_file(path)
    assert saved.data.content.tolist() == ["=a cat", *["dogs"] * 6, ""]
    assert saved.outcome is not None
    table.write_text("id,text\nq0,no item\n")
    window.add_controller.add_content(table)
    wait_for(lambda: "names 0 of 8" in window.message.sentence())
    assert window.session.question.data.content[0] == "=a cat"


@pytest.mark.usefixtures("no_model_check")
def test_reading_content_shows_how_far_it_is_and_can_be_cancelled(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_for_ever(_path: Path, _items: list[str], report: ProgressCallback) -> None:
        while True:
            report(Progress("Reading rows", 0.5))

    monkeypatch.setattr(item_content, "find_content", read_for_ever)
    window.run_controller.open(open_labels(write_labels(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: is_idle(window))
    window.add_controller.add_content(tmp_path / "texts.csv")
    wait_for(window.progress.isVisible)
    assert window.unfinished
    assert window.window_status.under_way.front is window.add_controller
    window.actions_.by_key["cancel"].trigger()
    wait_for(lambda: not window.add_controller.busy)
    assert window.message.sentence().startswith("Reading texts.csv was cancelled.")
    assert window.session.question.data.content is None


@pytest.mark.usefixtures("no_model_check")
def test_files_that_items_name_are_looked_for_beside_a_project(
    window: MainWindow, tmp_path: Path
) -> None:
    data = open_labels(write_labels(tmp_path / "first.csv", FIRST))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    path = elsewhere / "work.crowd"
    Project.create(path, ProjectContent((SavedQuestion(data),))).close()
    window.run_controller.open(data)
    wait_for(lambda: is_idle(window))
    assert window.session.content_folder == tmp_path
    window.project_controller.open(path)
    wait_for(lambda: window.project_controller.project == path and is_idle(window))
    assert window.session.content_folder == elsewhere


@pytest.mark.usefixtures("no_model_check")
def test_a_project_is_saved_as_a_folder_and_opened_from_it(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.run_controller.open(open_labels(write_labels(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: is_idle(window))
    window.session.decide(1, 1, "Ann")
    window.session.note(1, "checked twice", "Ann")
    window.session.exclude([2])
    wait_for(lambda: is_idle(window))
    state, folder = window.session.state, tmp_path / "repository"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    window.actions_.by_key["save-folder"].trigger()
    wait_for(lambda: not window.run_controller.export_controller.busy)
    assert "repository" in window.message.sentence()
    assert "checked twice" in (folder / "decisions.csv").read_text("utf-8")
    window.run_controller.open(open_labels(write_labels(tmp_path / "other.csv", FIRST[:6])))
    wait_for(lambda: is_idle(window))
    assert not window.add_controller.ask_about_drop((folder,))
    asked = []
    monkeypatch.setattr(
        "crowdgui.ui.controllers.project_controller.confirm_replace_project",
        lambda _, place: asked.append(place) or False,
    )
    window.actions_.by_key["save-folder"].trigger()
    assert asked == [folder]
    assert not window.run_controller.export_controller.busy
    window.open_controller.open(folder)
    wait_for(lambda: not window.open_controller.busy and is_idle(window))
    assert window.session.state.values == state.values
    assert window.project_controller.state is SaveState.UNSAVED
    assert window.session.content_folder == folder
    window.actions_.by_key["save-folder"].trigger()
    wait_for(lambda: not window.run_controller.export_controller.busy)
    assert asked == [folder]
    # What somebody else has saved there since is not replaced unasked.
    with (folder / MANIFEST).open("ab") as file:
        file.write(b"\n")
    window.actions_.by_key["save-folder"].trigger()
    assert asked == [folder, folder]
    assert not window.run_controller.export_controller.busy
    (folder / "gold.csv").write_text("item,label\n", "utf-8")
    (folder / "decisions.csv").write_text("item\n", "utf-8")
    window.open_controller.open(folder / MANIFEST)
    wait_for(lambda: not window.open_controller.busy)
    assert "decisions.csv" in window.message.sentence()
    assert window.session.state.values == state.values


@pytest.mark.usefixtures("no_model_check")
def test_labels_are_not_added_to_a_project_that_is_read_only_after_they_were_chosen(
    window: MainWindow, tmp_path: Path
) -> None:
    window.run_controller.open(open_labels(write_labels(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: is_idle(window))
    window.add_controller.offer((open_labels(write_labels(tmp_path / "more.csv", MORE)),))
    dialog = window.add_controller.dialog
    wait_for(dialog.add.isEnabled)
    window.run_controller.open(open_labels(write_labels(tmp_path / "other.csv", FIRST[:12])))
    assert dialog.isHidden()
    wait_for(lambda: is_idle(window) and window.add_controller.dialog is None)
