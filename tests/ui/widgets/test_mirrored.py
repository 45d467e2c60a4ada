"""In a window that runs from right to left, numbers and pictures stay as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from crowdgui.figures.class_shares import ClassShares
from crowdgui.text.translation import format_number
from crowdgui.ui.main_window.rail import PageState, RailDelegate, RailEntry
from crowdgui.ui.pages.answer_cards import Answer, AnswerCard
from crowdgui.ui.style.fonts import font
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.bars import ClassBar
from crowdgui.ui.widgets.cells import CellStyle, paint_cell_text
from crowdgui.ui.widgets.text import ElidedLabel, keep_sides

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


def class_bar() -> QWidget:
    made = ClassBar("bar")
    made.set_shares(ClassShares(("stop", "yield", "speed limit"), (228, 217, 155)))
    return made


def answer_card() -> QWidget:
    made = AnswerCard(0, "stop", "1", small=False)
    made.set_answer(Answer(0.572, "4 votes", "weight 4.86", badge="wins", proposed=True))
    return made


def rail_row(painter: QPainter, area: QRect) -> None:
    model = QStandardItemModel()
    item = QStandardItem()
    entry = RailEntry("items", "ticked-list", "Items", PageState.LOOK_HERE, 173)
    item.setData(entry, Qt.ItemDataRole.UserRole)
    model.appendRow(item)
    option = QStyleOptionViewItem()
    option.rect = area
    option.state = QStyle.StateFlag.State_Enabled
    RailDelegate().paint(painter, option, model.index(0, 0))


def number_cell(painter: QPainter, area: QRect) -> None:
    keep_sides(painter)
    cell = CellStyle(format_number(-0.51, 2), tokens().text, False)
    paint_cell_text(painter, QRectF(area), cell, font("body"), True)


@pytest.mark.parametrize("make", [class_bar, answer_card])
def test_a_painted_widget_is_not_mirrored(make: Callable[[], QWidget], qtbot: QtBot) -> None:
    pictures = []
    for direction in (LEFT, RIGHT):
        widget = make()
        qtbot.addWidget(widget)
        widget.setLayoutDirection(direction)
        widget.resize(420, 160)
        pictures.append(widget.grab().toImage())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("paint", [rail_row, number_cell])
def test_a_painted_row_is_not_mirrored(
    paint: Callable[[QPainter, QRect], None], qapp: object
) -> None:
    pictures = []
    for direction in (LEFT, RIGHT):
        picture = QImage(200, 40, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.setLayoutDirection(direction)
        paint(painter, picture.rect())
        painter.end()
        pictures.append(picture)
    assert pictures[0] == pictures[1]


def test_words_beside_others_change_sides(qtbot: QtBot) -> None:
    label = ElidedLabel("stop")
    qtbot.addWidget(label)
    label.resize(200, 20)
    before = label.grab().toImage()
    label.setLayoutDirection(RIGHT)
    assert label.grab().toImage() != before
