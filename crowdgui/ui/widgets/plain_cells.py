"""Cells of plain words with room at both sides, in line with the names above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from crowdgui.ui.fonts import font
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.cells import Look, paint_words

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPainter

Index = QModelIndex | QPersistentModelIndex

_PAD, _FIRST = 8, 24
"""As the headers of tables have it."""


class PlainCells(QStyledItemDelegate):
    """Paints what a model says: its words, their side and their colour."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state: QStyle.StateFlag = option.state
        cell: QRect = option.rect
        colors = tokens()
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, colors.accent_soft)
        painter.fillRect(cell.x(), cell.bottom(), cell.width(), 1, colors.grid)
        ink: QColor = index.data(Qt.ItemDataRole.ForegroundRole) or colors.text
        side: Any = index.data(Qt.ItemDataRole.TextAlignmentRole) or Qt.AlignmentFlag.AlignLeft
        right = bool(Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignRight)
        area = QRectF(_inside(cell, index).adjusted(0, 0, 0, -1))
        paint_words(painter, area, Look(str(index.data()), ink, False), font("body"), right)
        painter.restore()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(option.rect)


def _inside(cell: QRect, index: Index) -> QRect:
    return cell.adjusted(_PAD if index.column() else _FIRST, 0, -_PAD, 0)
