"""Paints one page's row in the rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from crowdgui.core.text import number
from crowdgui.ui import icons
from crowdgui.ui.fonts import base_px, font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.marks import Shape, paint_shape

if TYPE_CHECKING:
    from crowdgui.ui.widgets.rail import RailEntry

_INSET_X, _INSET_Y, _RADIUS = 8, 2, 6
_ICON_X, _TEXT_X, _RIGHT = 22, 49, 18
_EDGE = 3
_TURN_DEGREES = 12


class RailDelegate(QStyledItemDelegate):
    """Row of a page: edge and tint where chosen, icon, name, and its state at the right."""

    _angle = 0

    def turn(self) -> None:
        """Move the arc of a running page on by one step."""
        self._angle = (self._angle + _TURN_DEGREES) % 360

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(scaled(56), base_px() + 27)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry: RailEntry = index.data(Qt.ItemDataRole.UserRole)
        row: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, row, chosen, bool(state & QStyle.StateFlag.State_MouseOver))
        token = "accent_text" if chosen else "text3" if entry.state == "not_yet" else "text"
        size = scaled(18)
        icon_token = "text2" if token == "text" else token
        left = row.x() + scaled(_ICON_X)
        icons.paint(painter, entry.icon, icon_token, left, row.center().y() + 1 - size / 2, size)
        if row.width() > scaled(80):
            right = self._paint_state(painter, row, entry)
            self._paint_name(painter, row, entry.name, token, chosen, right)
        elif entry.state == "look_here":
            paint_shape(painter, Shape.UP, left + size + 4, row.y() + 12, 4, tokens().warn)
        painter.restore()

    def _paint_ground(self, painter: QPainter, row: QRect, chosen: bool, hovered: bool) -> None:
        area = QRectF(row.adjusted(_INSET_X, _INSET_Y, -_INSET_X, -_INSET_Y))
        if not (chosen or hovered):
            return
        colors = tokens()
        edge = QPen(colors.accent_text) if chosen and colors.contrast else Qt.PenStyle.NoPen
        painter.setPen(edge)
        painter.setBrush(colors.accent_soft if chosen else colors.press)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.accent_text)
            bar = QRectF(area.x(), area.y() + 8, _EDGE, area.height() - 16)
            painter.drawRoundedRect(bar, 1.5, 1.5)

    def _paint_name(
        self, painter: QPainter, row: QRect, name: str, token: str, chosen: bool, right: int
    ) -> None:
        used = font("strong" if chosen else "medium")
        left = row.x() + scaled(_TEXT_X)
        area = QRect(left, row.y(), right - left - 6, row.height())
        painter.setFont(used)
        painter.setPen(tokens().color(token))
        shown = QFontMetrics(used).elidedText(name, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_state(self, painter: QPainter, row: QRect, entry: RailEntry) -> int:
        """Paint the state's mark; return where it begins."""
        right = row.right() + 1 - scaled(_RIGHT)
        middle = row.center().y() + 1
        size = scaled(14)
        if entry.state == "done":
            icons.paint(painter, "check", "text2", right - size, middle - size / 2, size)
        elif entry.state == "running":
            self._paint_arc(painter, QRectF(right - size, middle - size / 2, size, size))
        elif entry.state == "look_here":
            return self._paint_badge(painter, right + 2, middle, entry.count)
        return right - size

    def _paint_arc(self, painter: QPainter, area: QRectF) -> None:
        area = area.adjusted(1, 1, -1, -1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tokens().press, 2))
        painter.drawEllipse(area)
        painter.setPen(QPen(tokens().accent_text, 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawArc(area, (90 - self._angle) * 16, -100 * 16)

    def _paint_badge(self, painter: QPainter, right: int, middle: int, count: int) -> int:
        colors = tokens()
        used = font("axis")
        words = number(count) if count else ""
        width = QFontMetrics(used).horizontalAdvance(words)
        height = scaled(18)
        whole = QRectF(0, 0, max(height, width + (24 if words else 0)), height)
        whole.moveCenter(QRectF(right - whole.width(), middle, whole.width(), 0).center())
        painter.setPen(QPen(colors.warn) if colors.contrast else Qt.PenStyle.NoPen)
        painter.setBrush(colors.warn_soft)
        painter.drawRoundedRect(whole, height / 2, height / 2)
        mark = whole.x() + 10 if words else whole.center().x()
        paint_shape(painter, Shape.UP, mark, middle - 0.5, 3.2, colors.warn)
        painter.setFont(used)
        painter.setPen(colors.warn)
        painter.drawText(
            whole.adjusted(0, 0, -7, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            words,
        )
        return int(whole.x())
