"""How a worker answers the items of each class; every cell is a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from crowdgui.figures.matrix import WorkerMatrixChart
from crowdgui.text.translation import escape_bidi, format_number, tr, tr_n
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import painter_on, plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QFont


_GAP, _RADIUS = 3, 4


_HEAD, _LEAST_SIDE, _MOST_SIDE = 22, 96, 160


_CELL_WIDTH, _CELL_HEIGHT = 64, 48


_LEAST_WIDTH, _LEAST_HEIGHT = 46, 30


_MOVES = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class ConfusionView(QWidget):
    """Rows are the final labels, or another stand-in for the truth; columns the worker's answers.

    Signals
    -------
    cell_clicked(int, int): the codes of the row's class and of the answer.
    """

    cell_clicked = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        named(self, "confusion", tr("Confusion matrix"))
        self._shown = WorkerMatrixChart.of((), np.zeros((0, 0), dtype=np.int64))
        self._side = scaled(_LEAST_SIDE)
        self._current = (0, 0)
        self._hovered: tuple[int, int] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", True)

    def set_matrix(self, shown: WorkerMatrixChart) -> None:
        """Show how often each answer (column) was given to items of each class (row)."""
        self._shown = shown
        self._current, self._hovered = (0, 0), None
        self._side = self._side_width()
        self._describe()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        n = len(self._shown.classes)
        width, height = scaled(_CELL_WIDTH) + _GAP, scaled(_CELL_HEIGHT) + _GAP
        return QSize(self._side + n * width, scaled(_HEAD) + n * height)

    def minimumSizeHint(self) -> QSize:
        n = len(self._shown.classes)
        width, height = scaled(_LEAST_WIDTH) + _GAP, scaled(_LEAST_HEIGHT) + _GAP
        return QSize(self._side + n * width, scaled(_HEAD) + n * height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_heads(painter)
        for final in range(len(self._shown.classes)):
            self._paint_side(painter, final)
            for answer in range(len(self._shown.classes)):
                self._paint_cell(painter, final, answer)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position().toPoint())
        if cell != self._hovered:
            self._hovered = cell
            tip = plain_tooltip(self._shown.describe(*cell)) if cell else ""
            QToolTip.showText(event.globalPosition().toPoint(), tip, self)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position().toPoint())
        if cell and event.button() is Qt.MouseButton.LeftButton:
            self._current = cell
            self.cell_clicked.emit(*cell)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, last = Qt.Key(event.key()), len(self._shown.classes) - 1
        if key in _MOVES and last >= 0:
            down, right = _MOVES[key]
            row, column = self._current
            self._current = min(last, max(0, row + down)), min(last, max(0, column + right))
            self._describe()
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and last >= 0:
            self.cell_clicked.emit(*self._current)
        else:
            super().keyPressEvent(event)

    def _describe(self) -> None:
        words = self._shown.describe(*self._current) if self._shown.classes else ""
        self.setAccessibleDescription(words)

    def _side_width(self) -> int:
        """Return the width of the rows' names and of what stands with them, within limits."""
        names, small = QFontMetrics(font("header")), QFontMetrics(font("axis"))
        below = [_items(int(count)) for count in self._shown.counts.sum(axis=1)]
        widths = [
            *map(names.horizontalAdvance, self._shown.sides),
            *map(small.horizontalAdvance, (self._shown.columns, *below)),
        ]
        return min(scaled(_MOST_SIDE), max(scaled(_LEAST_SIDE), max(widths) + 10))

    def _cell(self, final: int, answer: int) -> QRect:
        n, side, head = len(self._shown.classes), self._side, scaled(_HEAD)
        width = (self.width() - side + _GAP) / n
        height = (self.height() - head + _GAP) / n
        left, top = side + answer * width, head + final * height
        return QRectF(left, top, width - _GAP, height - _GAP).toRect()

    def _cell_at(self, point: QPoint) -> tuple[int, int] | None:
        n = len(self._shown.classes)
        cells = ((i, j) for i in range(n) for j in range(n))
        return next((c for c in cells if self._cell(*c).contains(point)), None)

    def _paint_heads(self, painter: QPainter) -> None:
        if not self._shown.classes:
            return
        right, first = Qt.AlignmentFlag.AlignRight, self._cell(0, 0)
        painter.setPen(tokens().text2)
        corner = QRect(0, 0, first.x() - 8, first.y())
        self._draw(painter, corner, font("axis"), self._shown.columns, right)
        painter.setPen(tokens().text)
        for answer, name in enumerate(self._shown.classes):
            cell = self._cell(0, answer)
            area = QRect(cell.x(), 0, cell.width() - 4, cell.y())
            self._draw(painter, area, font("header"), name, right)

    def _paint_side(self, painter: QPainter, final: int) -> None:
        cell = self._cell(final, 0)
        middle = cell.center().y()
        width = cell.x() - 8
        painter.setPen(tokens().text)
        name = self._shown.sides[final]
        left = Qt.AlignmentFlag.AlignLeft
        line = scaled(17)
        self._draw(painter, QRect(0, middle - line, width, line), font("header"), name, left)
        painter.setPen(tokens().text2)
        items = _items(int(self._shown.counts[final].sum()))
        self._draw(painter, QRect(0, middle, width, line), font("axis"), items, left)

    def _paint_cell(self, painter: QPainter, final: int, answer: int) -> None:
        cell = self._cell(final, answer)
        filled = self._shown.share(final, answer)
        painter.setBrush(tokens().sunken if np.isnan(filled) else tokens().heat(filled))
        painter.setPen(self._edge(final, answer))
        painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        inside = cell.adjusted(2, 0, -10 if cell.width() >= scaled(_CELL_WIDTH) else -4, 0)
        right, middle = Qt.AlignmentFlag.AlignRight, cell.center().y()
        painter.setPen(tokens().text)
        share = self._shown.write_share(final, answer)
        if cell.height() < scaled(38):
            self._draw(painter, inside, font("medium"), share, right)
            return
        upper = QRect(inside.x(), middle - scaled(19), inside.width(), scaled(20))
        narrow = cell.width() < scaled(_CELL_WIDTH - 8)
        self._draw(painter, upper, font("medium" if narrow else "section"), share, right)
        lower = QRect(inside.x(), middle + scaled(2), inside.width(), scaled(15))
        given = int(self._shown.counts[final, answer])
        labels = tr_n("{n} label", "{n} labels", given)
        if QFontMetrics(font("axis")).horizontalAdvance(labels) > lower.width():
            labels = format_number(given)
        self._draw(painter, lower, font("axis"), labels, right)

    def _edge(self, final: int, answer: int) -> QPen | Qt.PenStyle:
        colors = tokens()
        if self.hasFocus() and self._current == (final, answer):
            return QPen(colors.accent_text, 2)
        if self._hovered == (final, answer):
            return QPen(colors.accent_text, 1)
        return QPen(colors.line, 1) if colors.contrast else Qt.PenStyle.NoPen

    def _draw(
        self, painter: QPainter, area: QRect, used: QFont, words: str, side: Qt.AlignmentFlag
    ) -> None:
        painter.setFont(used)
        metrics = QFontMetrics(used)
        shown = metrics.elidedText(escape_bidi(words), Qt.TextElideMode.ElideMiddle, area.width())
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, shown)


def _items(count: int) -> str:
    return tr_n("{n} item", "{n} items", count)
