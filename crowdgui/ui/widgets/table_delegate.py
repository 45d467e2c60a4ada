"""Paints a table's cells: the row's ground and line here, the inside by kind of column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from crowdgui.ui.fonts import base_px, font
from crowdgui.ui.models.array_table_model import ArrayTableModel, Role
from crowdgui.ui.models.columns import Kind
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.cells import PAINTERS, Look, cell_width, paint_words
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QHelpEvent, QPainter

    from crowdgui.ui.models.columns import Column

Index = QModelIndex | QPersistentModelIndex

PAD, FIRST_PAD = 8, 24
_EDGE = 3


class TableDelegate(QStyledItemDelegate):
    """For a view on an `ArrayTableModel`. `hovered_row` is under the pointer, or -1.

    The selection is marked as that of the focused view where `always_lit`. `first_pad` is the room
    before the first column.
    """

    hovered_row = -1
    always_lit = False
    first_pad = FIRST_PAD

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        value, text = index.data(Role.RAW), index.data()
        inside = cell_width(self._column(index).kind, value, text)
        return QSize(inside + self._around(index.column()), base_px() + 17)

    def width(self, kind: Kind, words: str, place: int) -> int:
        """Give the width that a cell of words would like to have in the column at a place."""
        return cell_width(kind, words, words) + self._around(place)

    def _around(self, place: int) -> int:
        return PAD + (PAD if place else self.first_pad)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state: QStyle.StateFlag = option.state
        cell: QRect = option.rect
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        self._paint_ground(painter, cell, index, selected)
        self._paint_inside(painter, QRectF(self._inside(cell, index)), index, selected)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Show the whole text of a cell that is too narrow for it."""
        cell: QRect = option.rect
        cut = index.isValid() and self.sizeHint(option, index).width() > cell.width()
        if event.type() == QEvent.Type.ToolTip and cut and index.data(Role.RAW) is not None:
            QToolTip.showText(event.globalPos(), plain_tooltip(index.data()), view)
            return True
        return super().helpEvent(event, view, option, index)

    def _paint_ground(self, painter: QPainter, cell: QRect, index: Index, selected: bool) -> None:
        colors = tokens()
        if selected:
            painter.fillRect(cell, colors.accent_soft)
        elif index.row() == self.hovered_row:
            painter.fillRect(cell, colors.hover)
        painter.fillRect(cell.x(), cell.bottom(), cell.width(), 1, colors.grid)
        if selected and colors.contrast:
            painter.fillRect(cell.x(), cell.y(), cell.width(), 1, colors.accent_text)
            painter.fillRect(cell.x(), cell.bottom(), cell.width(), 1, colors.accent_text)
        if selected and index.column() == 0:
            view = self.parent()
            focused = isinstance(view, QAbstractItemView) and view.hasFocus()
            edge = colors.accent_text if focused or self.always_lit else colors.ctrl
            painter.fillRect(cell.x(), cell.y(), _EDGE, cell.height(), edge)

    def _paint_inside(self, painter: QPainter, area: QRectF, index: Index, selected: bool) -> None:
        kind, value = self._column(index).kind, index.data(Role.RAW)
        dimmed = bool(index.data(Role.DIMMED))
        look = Look(index.data(), self._ink(dimmed or value is None, selected), dimmed)
        if value is None:
            right = kind is Kind.NUMBER
            paint_words(painter, area, look, font("body"), right)
        else:
            PAINTERS[kind](painter, area, value, look)

    def _inside(self, cell: QRect, index: Index) -> QRect:
        return cell.adjusted(PAD if index.column() else self.first_pad, 0, -PAD, -1)

    def _ink(self, faint: bool, selected: bool) -> QColor:
        if not faint:
            return tokens().text
        # The third text colour is too weak on the selection's tint.
        return tokens().text2 if selected else tokens().text3

    def _column(self, index: Index) -> Column:
        model = index.model()
        assert isinstance(model, ArrayTableModel)
        return model.columns[index.column()]
