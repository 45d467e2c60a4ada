from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from crowdgui.ui.dialogs.history import HistoryDialog
from tests.ui.open_session import opened, small_crowd

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.session.session import Session


pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def session() -> Session:
    session = opened(small_crowd()[0])
    session.exclude([5, 6])
    session.decide(3, 1, "ann")
    session.decide(4, 0, "ann")
    return session


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def dialog(session: Session, parent: QWidget) -> HistoryDialog:
    return HistoryDialog(session.undos, parent)


def lines(dialog: HistoryDialog) -> list[str]:
    model, look = dialog.view.model(), dialog.view.itemDelegate()
    shown = (model.index(row, 0).data() for row in range(model.rowCount()))
    return [look.displayText(text, dialog.locale()) for text in shown]


def test_all_changes_stand_there_the_first_at_the_top(dialog: HistoryDialog) -> None:
    assert lines(dialog) == [
        "Before the first change",
        "Exclude 2 workers",
        "Label “item 3” as “class 1”",
        "Label “item 4” as “class 0”",
    ]
    assert dialog.view.currentIndex().row() == 3


def test_a_line_undoes_and_redoes_up_to_it_and_is_told_once(
    dialog: HistoryDialog, session: Session, qtbot: QtBot
) -> None:
    told = []
    session.edited.connect(lambda _, done, changes, edit: told.append((done, len(changes), edit)))
    dialog.show()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Home)
    assert (session.state.excluded, session.state.decisions) == (set(), {})
    qtbot.keyClick(dialog.view, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Down)
    assert (session.state.excluded, set(session.state.decisions)) == ({5, 6}, {3})
    assert told == [(0, 4, None), (1, 2, None), (2, 1, None)]
    assert len(lines(dialog)) == 4


def test_a_change_from_a_former_line_takes_the_place_of_what_came_after(
    dialog: HistoryDialog, session: Session
) -> None:
    session.question.undo.setIndex(1)
    session.decide(7, 1, "bo")
    assert lines(dialog)[1:] == ["Exclude 2 workers", "Label “item 7” as “class 1”"]


def test_it_follows_the_labels_that_are_open(dialog: HistoryDialog, session: Session) -> None:
    assert session.question.data is not None
    session.open(session.question.data)
    assert lines(dialog) == ["Before the first change"]


def test_it_stands_beside_the_window_once(window: MainWindow) -> None:
    action = window.actions_.by_key["history"]
    assert not action.isEnabled()
    window.session.open(opened(small_crowd()[0]).question.data)
    assert action.isEnabled()
    action.trigger()
    action.trigger()
    (dialog,) = window.findChildren(HistoryDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    assert window.close()
    assert not dialog.isVisible()
