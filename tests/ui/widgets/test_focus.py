"""Parts that are made late are reached by Tab where they stand, and come into sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox, QVBoxLayout, QWidget

from crowdgui.ui.widgets.focus import KeptFocus, include_in_tab_order
from crowdgui.ui.widgets.layout import scroll_vertically

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def reached(qtbot: QtBot, times: int) -> list[str]:
    names = []
    for _ in range(times):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        names.append(QApplication.focusWidget().objectName())
    return names


def shown(qtbot: QtBot, *parts: tuple[str, QWidget]) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    lines = QVBoxLayout(window)
    for name, part in parts:
        part.setObjectName(name)
        lines.addWidget(part)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    return window


def test_a_button_that_was_disabled_for_a_moment_has_the_keyboard_again(qtbot: QtBot) -> None:
    run, other, third = QPushButton(), QPushButton(), QPushButton()
    window = shown(qtbot, ("run", run), ("other", other), ("third", third))
    kept = KeptFocus(run)
    run.setFocus()
    kept.set_enabled(False)
    kept.set_enabled(False)
    assert window.focusWidget() is other
    kept.set_enabled(True)
    assert window.focusWidget() is run
    kept.set_enabled(False)
    third.setFocus()
    kept.set_enabled(True)
    assert window.focusWidget() is third, "who has moved on is not called back"
    kept.set_enabled(False)
    kept.set_enabled(True)
    assert window.focusWidget() is third


def test_late_parts_come_where_their_holder_stands(qtbot: QtBot) -> None:
    holder = QWidget()
    inside = QVBoxLayout(holder)
    first = QPushButton()
    window = shown(qtbot, ("first", first), ("holder", holder), ("last", QPushButton()))
    more = QPushButton()
    for name, part in (("number", QSpinBox()), ("more", more)):
        part.setObjectName(name)
        inside.addWidget(part)
    qtbot.waitUntil(more.isVisible)
    first.setFocus()
    assert reached(qtbot, 4) == ["last", "number", "more", "first"]
    include_in_tab_order(holder)
    assert reached(qtbot, 4) == ["number", "more", "last", "first"]
    assert window.isVisible()


def held_by(widget: QSpinBox) -> list[str]:
    """Return the object together with which PySide forgets a widget."""
    return [line for line in shiboken6.dump(widget).splitlines() if line.startswith("parent")]


def test_neighbours_are_not_forgotten_together_with_what_is_taken_in(qtbot: QtBot) -> None:
    number, holder = QSpinBox(), QWidget()
    QVBoxLayout(holder).addWidget(QPushButton())
    window = shown(qtbot, ("number", number), ("holder", holder))
    before = held_by(number)
    assert before
    include_in_tab_order(holder)
    assert held_by(number) == before
    assert window.isVisible()


def test_what_gets_the_keyboard_from_outside_is_scrolled_into_sight(qtbot: QtBot) -> None:
    tall = QWidget()
    lines = QVBoxLayout(tall)
    target = QPushButton()
    lines.addSpacing(2000)
    lines.addWidget(target)
    outside = QPushButton()
    window = shown(qtbot, ("outside", outside), ("area", scroll_vertically(tall)))
    window.resize(300, 200)
    outside.setFocus()
    assert target.visibleRegion().isEmpty()
    qtbot.keyClick(outside, Qt.Key.Key_Tab)
    assert target.hasFocus()
    qtbot.waitUntil(lambda: not target.visibleRegion().isEmpty())
