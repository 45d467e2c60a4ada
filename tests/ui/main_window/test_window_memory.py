"""What is opened for a moment is given back once it is closed: a window may be open for weeks."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QSpinBox, QWidget

from crowdgui.core.errors import WriteError
from crowdgui.ui.dialogs.confirm import ConfirmDialog, confirm_open_link
from crowdgui.ui.dialogs.reviewer import ReviewerDialog
from crowdgui.ui.plots.convergence_plot import ConvergencePlot

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow


@pytest.fixture
def window(clean_window: MainWindow) -> MainWindow:
    return clean_window


def at_once(answer: Callable[[QWidget], None]) -> None:
    """Answer the next dialog that stops everything."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        answer(dialog)

    QTimer.singleShot(0, look)


def test_a_question_is_gone_once_it_is_answered(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    for yes in (True, False):
        at_once(lambda dialog, yes=yes: dialog.accept() if yes else dialog.reject())
        assert confirm_open_link(window, "https://example.org") is yes
        qtbot.waitUntil(lambda: not window.findChildren(ConfirmDialog))


def test_the_question_for_a_name_is_gone_once_it_is_answered(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    at_once(lambda dialog: dialog.accept())
    assert ReviewerDialog.ask(window, " Ann ") == "Ann"
    at_once(lambda dialog: dialog.reject())
    assert ReviewerDialog.ask(window, "Ben") is None
    qtbot.waitUntil(lambda: not window.findChildren(ReviewerDialog))


class _InUse(ctypes.Structure):
    """`struct mallinfo2` of malloc.h; `uordblks` is what is in use."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


@pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="only the GNU C library tells"
)
def test_what_qt_keeps_of_fields_that_are_gone_is_given_back(window: MainWindow) -> None:
    tell = ctypes.CDLL(None).mallinfo2
    tell.restype = _InUse
    fields = [QSpinBox() for _ in range(1000)]
    for field in fields:
        field.ensurePolished()
    for field in fields:
        shiboken6.delete(field)
    kept = tell().uordblks
    window.theme.forget_rules()
    # Once this fails Qt has mended itself, and `tidying` can go.
    assert kept - tell().uordblks > 300_000


def test_that_is_done_by_itself_while_a_window_is_open(window: MainWindow) -> None:
    tidying = window.theme.tidying
    assert tidying.isActive()
    assert tidying.receivers("2timeout()") == 1


def test_a_plot_keeps_neither_menu_nor_message(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    plot = ConvergencePlot()
    qtbot.addWidget(plot)
    plot.resize(300, 200)
    plot.show()
    plot.menu().popup(plot.mapToGlobal(plot.rect().center()))
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    popup.close()
    qtbot.waitUntil(lambda: not plot.findChildren(QMenu))

    def refuse(_: object) -> None:
        raise WriteError("The disk is full.")

    monkeypatch.setattr(
        "crowdgui.ui.plots.base.QFileDialog.getSaveFileName", lambda *_: ("a.csv", "")
    )
    monkeypatch.setattr(plot, "save_table", refuse)
    plot._ask_table()
    (box,) = plot.findChildren(QMessageBox)
    assert box.text() == "The disk is full."
    box.accept()
    qtbot.waitUntil(lambda: not plot.findChildren(QMessageBox))
