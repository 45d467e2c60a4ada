"""F1: every part of the window has a place in the help, and the key opens it."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

import crowdgui.ui
from crowdgui.ui.dialogs.help.book import read_book
from crowdgui.ui.dialogs.help.help_places import KEY, PLACES, WINDOWS, HelpKey, find_help_place
from crowdgui.ui.dialogs.help.window import HelpWindow, show_help
from crowdgui.ui.main_window.layout import rail_entries

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow


pytestmark = pytest.mark.usefixtures("unpainted")


UI = Path(inspect.getfile(crowdgui.ui)).parent


MADE_OF_PARTS = (
    "page-",
    "rule-",
    "coefficient-",
    "export-",
    "import-",
    "flag-",
    "sample-",
    "review-",
)


@cache
def sources() -> dict[Path, str]:
    """Return each module of the window."""
    return {path: path.read_text(encoding="utf-8") for path in UI.rglob("*.py")}


def texts() -> set[str]:
    """Return every plain text in the source of the window, where names of parts come from."""
    return {
        text
        for path, code in sources().items()
        if not path.name.startswith("help_places")
        for text in re.findall(r'(?<![\w"])"([a-z0-9-]+)"', code)
    }


def dialogs() -> Iterator[tuple[str, list[str]]]:
    """Return the class and name of every dialog that is written in the source of the window."""
    # One class asks several questions, each with a name where it is asked.
    asked = re.findall(r'WhichDialog\(\s*"(.+)"', "\n".join(sources().values()))
    for code in sources().values():
        for node in ast.walk(ast.parse(code)) if "(QDialog" in code else ():
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id == "QDialog" for base in node.bases
            ):
                names = [
                    call.args[1].value
                    for call in ast.walk(node)
                    if isinstance(call, ast.Call)
                    and getattr(call.func, "id", "") == "named"
                    and getattr(call.args[0], "id", "") == "self"
                    and isinstance(call.args[1], ast.Constant)
                ]
                yield node.name, asked if node.name == "WhichDialog" else names


def test_every_place_is_in_the_book() -> None:
    known = {section.place for chapter in read_book().chapters for section in chapter.sections}
    assert set(PLACES.values()) | set(WINDOWS.values()) <= known


def test_every_name_is_that_of_a_part() -> None:
    known = texts()
    for name in [*PLACES, *WINDOWS]:
        assert name in known or name.startswith(MADE_OF_PARTS), name


def test_every_page_has_a_place() -> None:
    for entry in rail_entries():
        assert f"page-{entry.key}" in PLACES


def test_every_dialog_has_a_place() -> None:
    found = dict(dialogs())
    assert len(found) >= 7
    for name, called in found.items():
        assert called, name
        assert set(called) <= set(WINDOWS), name


def test_a_part_without_a_place_has_that_of_what_it_stands_in(qtbot: QtBot) -> None:
    outer, inner = QWidget(), QWidget()
    qtbot.addWidget(outer)
    column = QVBoxLayout(outer)
    column.addWidget(inner)
    assert find_help_place(inner) == find_help_place(None) == ""
    outer.setObjectName("flag-dialog")
    assert find_help_place(inner) == "workers#flag-rules"
    inner.setObjectName("ladder")
    assert find_help_place(inner) == "guarantee#ladder"


@pytest.fixture
def window(clean_window: MainWindow) -> Iterator[MainWindow]:
    """Return a window that lasts, and delete the dialogs that a test has opened in it."""
    before = clean_window.findChildren(QDialog)
    yield clean_window
    for dialog in clean_window.findChildren(QDialog):
        if dialog not in before and isValid(dialog):
            dialog.close()
            dialog.deleteLater()
            QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


@pytest.fixture
def opened(window: MainWindow, qtbot: QtBot) -> MainWindow:
    from crowdgui.ui.controllers.samples import SAMPLES

    window.open_controller.open_sample(SAMPLES[2])
    qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=20_000)
    # The key is that of a menu, which hears it only while its window is the active one.
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    return window


def press(qtbot: QtBot, widget: QWidget) -> str:
    """Press the key where the keyboard is, and give the place that the help shows then."""
    qtbot.keyClick(widget, Qt.Key.Key_F1)
    assert KEY == "F1"
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    found = widget.window().findChild(HelpWindow, options=direct)
    assert found is not None
    assert found.isVisible()
    shown = found.contents.currentItem().data(0, Qt.ItemDataRole.UserRole)
    found.close()
    widget.window().activateWindow()
    return shown


def test_the_key_shows_the_page_that_is_open(opened: MainWindow, qtbot: QtBot) -> None:
    for entry in rail_entries():
        opened.show_page(entry.key)
        opened.rail.setFocus()
        assert press(qtbot, opened) == PLACES[f"page-{entry.key}"]


def test_the_key_shows_what_has_the_keyboard(opened: MainWindow, qtbot: QtBot) -> None:
    opened.show_page("workers")
    table = opened.page.findChild(QWidget, "worker-table")
    table.setFocus()
    assert press(qtbot, table) == "workers#table"


def test_the_mouse_counts_once_it_was_moved(
    opened: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.show_page("workers")
    scatter = opened.page.findChild(QWidget, "worker-scatter")
    opened.page.findChild(QWidget, "worker-table").setFocus()
    (key,) = opened.findChildren(HelpKey)
    monkeypatch.setattr(QApplication, "widgetAt", lambda _: scatter)
    assert key.place(opened) == "workers#table"
    away = QCursor.pos() + QPoint(40, 40)
    monkeypatch.setattr(QCursor, "pos", lambda: away)
    assert key.place(opened) == "workers#pictures"
    asking = opened.findChild(QWidget, "corner-help")
    monkeypatch.setattr(QApplication, "widgetAt", lambda _: asking)
    assert key.place(opened) == "workers#table"


def test_the_keyboard_may_leave_a_window_that_is_taken_apart(qtbot: QtBot) -> None:
    window = QMainWindow()
    key = HelpKey(window, lambda: window)
    key.setParent(None)
    shiboken6.delete(window)
    # An exception in a slot fails the test.
    QApplication.instance().focusChanged.emit(None, None)


def test_a_modal_dialog_gets_a_help_that_can_be_used_beside_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = QDialog(window)
    dialog.setObjectName("reviewer-dialog")
    field = QLineEdit(dialog)
    dialog.setModal(True)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert press(qtbot, field) == "items#reviewer"
    assert not window.findChildren(HelpWindow, options=Qt.FindChildOption.FindDirectChildrenOnly)


def test_windows_that_are_not_modal_share_a_help(window: MainWindow, qtbot: QtBot) -> None:
    beside = QDialog(window)
    beside.show()
    qtbot.waitExposed(beside)
    first, second = show_help(window), show_help(beside, "theory")
    assert first is second
    assert len(window.findChildren(HelpWindow)) == 1


def test_the_key_in_the_help_explains_the_help(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.by_key["book"].trigger()
    shown = window.findChild(HelpWindow)
    qtbot.waitExposed(shown)
    shown.activateWindow()
    shown.page.setFocus()
    qtbot.waitUntil(shown.page.hasFocus)
    qtbot.keyClick(shown.page, Qt.Key.Key_F1)
    assert shown.contents.currentItem().text(0) == "Help where you are"
    assert not shown.findChildren(HelpWindow)


def test_the_menu_has_the_book_and_the_theory(window: MainWindow, qtbot: QtBot) -> None:
    for key, keys, title in (("book", "", "Getting started"), ("theory", "Shift+F1", "Theory")):
        action = window.actions_.by_key[key]
        assert action.shortcut().toString() == keys
        action.trigger()
        shown = window.findChild(HelpWindow)
        qtbot.waitExposed(shown)
        assert shown.contents.currentItem().text(0).startswith(title)
    assert window.actions_.by_key["help"].shortcut().toString() == KEY
