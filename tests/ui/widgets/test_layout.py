"""What is taken out of a layout leaves nothing behind: lists are filled again with every result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.layout import (
    FlowLayout,
    clear,
    replace_widget,
    resize_within_screen,
    take_out,
)

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def filled(layout: QLayout) -> list[QWidget]:
    parts = [QWidget(), QWidget()]
    for part in parts:
        layout.addWidget(part)
    return parts


@pytest.mark.parametrize("kind", [QVBoxLayout, QGridLayout, FlowLayout])
def test_a_layout_keeps_neither_widgets_nor_their_places(kind: type[QLayout], qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = kind(holder)
    parts = filled(layout)
    places = [layout.itemAt(0), layout.itemAt(1)]
    assert take_out(layout) == parts
    assert not any(map(isValid, places))
    assert all(map(isValid, parts))
    for part in parts:
        layout.addWidget(part)
    places = [layout.itemAt(0), layout.itemAt(1)]
    clear(layout)
    assert layout.count() == 0
    assert not any(map(isValid, places))
    qtbot.waitUntil(lambda: not any(map(isValid, parts)))


def test_a_widget_takes_the_place_of_another(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = QVBoxLayout(holder)
    before, after = filled(layout)
    now = QWidget()
    replace_widget(layout, before, now)
    assert [layout.indexOf(now), layout.indexOf(after), layout.count()] == [0, 1, 2]
    qtbot.waitUntil(lambda: not isValid(before))


def test_what_flows_begins_where_reading_does_and_takes_the_lines_it_needs(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder)
    flow.setSpacing(10)
    parts = filled(flow)
    for part in parts:
        part.setFixedSize(QSize(60, 20))
    assert (flow.heightForWidth(130), flow.heightForWidth(129)) == (20, 50)
    flow.setGeometry(QRect(0, 0, 200, 20))
    assert [part.x() for part in parts] == [0, 70]
    holder.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    flow.setGeometry(QRect(0, 0, 200, 20))
    assert [part.x() for part in parts] == [140, 70]


def test_a_dialog_is_no_larger_than_its_screen(qtbot: QtBot) -> None:
    dialog = QWidget()
    qtbot.addWidget(dialog)
    room = dialog.screen().availableSize()
    resize_within_screen(dialog, 300, 200)
    assert dialog.size() == QSize(scaled(300), scaled(200))
    resize_within_screen(dialog, room.width() + 500, room.height() + 500)
    assert dialog.width() == room.width()
    # Its title bar has room too.
    assert 0.9 * room.height() < dialog.height() < room.height()
