"""Labels are added in the window: shown first, undone and done again, in the file with the edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QDialog

from crowdgui.analysis import open_labels
from crowdgui.io.project.project import read_project
from crowdgui.ui.controllers.project_controller import SaveState
from crowdgui.ui.dialogs.add_labels import AddOrOpenDialog
from tests.ui.lasting_window import begin_anew, lasting_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from crowdgui.ui.main_window.window import MainWindow

FIRST = [f"{worker},i{item},{item % 2}" for worker in "abc" for item in range(8)]
MORE = ["a,i0,0", "a,i1,0", "d,i0,0", "a,j0,1", "d,j0,1"]


@pytest.fixture(scope="module")
def lasting(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    with lasting_window(qapp, tmp_path_factory.mktemp("settings")) as made:
        yield made


@pytest.fixture
def window(lasting: MainWindow) -> MainWindow:
    return begin_anew(lasting)


def write(path: Path, rows: list[str]) -> Path:
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", encoding="utf-8")
    return path


def at_rest(window: MainWindow) -> bool:
    shown = window.session.question
    return shown.outcome is not None and not window.busy and window.keeping._keeper.is_settled


def test_added_labels_are_shown_taken_saved_and_taken_back(
    window: MainWindow, tmp_path: Path
) -> None:
    window.work.open(open_labels(write(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: at_rest(window))
    window.session.decide(2, 1, "eve")
    path = tmp_path / "work.crowd"
    window.keeping.save_to(path)
    wait_for(lambda: window.keeping.state is SaveState.SAVED)
    window.adding.offer((open_labels(write(tmp_path / "more.csv", MORE)),))
    dialog = window.adding.dialog
    wait_for(dialog.add.isEnabled)
    assert "5 labels in the file: 3 new, 1 known, 1 contradicting." in dialog.findings.text()
    assert dialog.add.text() == "Add 3 labels"
    assert window.session.question.data.labels.n_items == 8
    dialog.add.click()
    wait_for(lambda: at_rest(window))
    assert window.session.question.data.labels.n_items == 9
    assert window.session.state.decisions[2].who == "eve"
    assert "items labelled before have another label now" in window.message.sentence()
    saved = read_project(path).questions[0]
    assert (saved.data.labels.n_labels, saved.state.additions) == (27, 1)
    assert saved.outcome is not None
    window.session.undos.undo()
    wait_for(lambda: at_rest(window))
    assert window.session.question.data.labels.n_items == 8
    assert len(window.session.question.outcome.labels) == 8
    assert read_project(path).questions[0].data.labels.n_labels == 24
    window.session.undos.redo()
    wait_for(lambda: at_rest(window))
    assert read_project(path).questions[0].data.labels.n_labels == 27


def test_dropped_files_are_added_or_opened_as_asked(window: MainWindow, tmp_path: Path) -> None:
    window.work.open(open_labels(write(tmp_path / "first.csv", FIRST)))
    wait_for(lambda: at_rest(window))
    assert not window.adding.ask_about_drop((tmp_path / "x.crowd",))
    assert window.adding.ask_about_drop((tmp_path / "more.csv",))
    asked = window.findChild(AddOrOpenDialog)
    heard = []
    asked.add_wanted.disconnect()
    asked.add_wanted.connect(lambda: heard.append("add"))
    asked.add.click()
    assert heard == ["add"]
    assert asked.result() == QDialog.DialogCode.Accepted
