"""Parts that are made late are reached by Tab where they stand, and come into sight."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox, QVBoxLayout, QWidget

from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.tab_order import take_in


def reached(qtbot, times):
    names = []
    for _ in range(times):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        names.append(QApplication.focusWidget().objectName())
    return names


def shown(qtbot, *parts):
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


def test_late_parts_come_where_their_holder_stands(qtbot):
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
    take_in(holder)
    assert reached(qtbot, 4) == ["number", "more", "last", "first"]
    assert window.isVisible()


def test_what_gets_the_keyboard_from_outside_is_scrolled_into_sight(qtbot):
    tall = QWidget()
    lines = QVBoxLayout(tall)
    target = QPushButton()
    lines.addSpacing(2000)
    lines.addWidget(target)
    outside = QPushButton()
    window = shown(qtbot, ("outside", outside), ("area", scrolling(tall)))
    window.resize(300, 200)
    outside.setFocus()
    assert target.visibleRegion().isEmpty()
    qtbot.keyClick(outside, Qt.Key.Key_Tab)
    assert target.hasFocus()
    qtbot.waitUntil(lambda: not target.visibleRegion().isEmpty())
