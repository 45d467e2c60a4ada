"""Shares in a grid of named rows and columns, darker the larger; every cell is a button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip

from crowdgui.text.translation import escape_bidi, format_number, format_percent
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import painter_on, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import (
        QFocusEvent,
        QFont,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
    )

    from crowdgui.core.arrays import BoolArray, FloatArray

_GAP, _RADIUS = 2, 3
_HEAD, _HEIGHT = 22, 24
_LEAST, _LEAST_WORDS, _MOST, _MOST_HEAD = 26, 20, 120, 72
_SIDE_SHARE = 0.42
_MOVES = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Home: (0, -(1 << 20)),
    Qt.Key.Key_End: (0, 1 << 20),
    Qt.Key.Key_PageUp: (-10, 0),
    Qt.Key.Key_PageDown: (10, 0),
}

Cell = tuple[int, int]


@dataclass(frozen=True, eq=False)
class HeatCells:
    """What a heat map shows.

    `shares` is of shape (rows, columns), NaN where there is nothing to give a share of; `words`
    says the cell of a row and a column in words. Cells in `blank` are omitted from the picture,
    those in `marked` want a look; masks of the same shape. `texts`, of that shape too, are shown in
    the cells where the share in percent should not.
    """

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    shares: FloatArray
    words: Callable[[int, int], str]
    blank: BoolArray | None = None
    marked: BoolArray | None = None
    texts: Sequence[Sequence[str]] | None = None


class HeatMap(QAbstractScrollArea):
    """A grid that scrolls under its names; hatched where there is nothing to show.

    Rows are `height` px high; with `whole` it is as high as all of them, so that what it is in
    scrolls.

    Signals
    -------
    cell_clicked(int, int): row and column of a cell that has a share.
    """

    cell_clicked = Signal(int, int)

    def __init__(
        self, name: str, title: str, *, height: int = _HEIGHT, whole: bool = False
    ) -> None:
        super().__init__()
        named(self, name, title)
        self._height, self._whole = height, whole
        self._cells: HeatCells | None = None
        self._longest, self._least = 0, scaled(_LEAST)
        self._current: Cell = (0, 0)
        self._hovered: Cell | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", True)
        self.viewport().setMouseTracking(True)

    def show_cells(self, cells: HeatCells | None) -> None:
        """Show other cells; None shows none."""
        self._cells = cells
        # Measured once: every cell that is painted asks where it stands.
        self._longest = 0 if cells is None else _widest(cells.rows)
        self._least = scaled(_LEAST) if cells is None else _least_step(cells)
        self._current, self._hovered = (0, 0), None
        if self._whole:
            rows = 0 if cells is None else len(cells.rows)
            self.setFixedHeight(scaled(_HEAD) + rows * self._row_step())
        self._describe()
        self._fit()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), scaled(240))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.viewport().rect(), tokens().canvas)
        if self._cells is None:
            return
        rows, columns = self._in_sight()
        area = self.viewport().rect().adjusted(self._side(), scaled(_HEAD), 0, 0)
        painter.setClipRect(area)
        for row in rows:
            for column in columns:
                self._paint_cell(painter, (row, column))
        painter.setClipRect(area.adjusted(0, -area.y(), 0, 0))
        for column in columns:
            self._paint_head(painter, column)
        painter.setClipRect(area.adjusted(-area.x(), 0, 0, 0))
        for row in rows:
            self._paint_side(painter, row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position().toPoint())
        if cell != self._hovered:
            self._hovered = cell
            words = self._cells.words(*cell) if self._cells and cell else ""
            QToolTip.showText(event.globalPosition().toPoint(), plain_tooltip(words), self)
            self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = None
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press, so that its release comes here too."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position().toPoint())
        if cell and event.button() is Qt.MouseButton.LeftButton:
            self._go(cell)
            self._click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._cells is not None and key in _MOVES:
            down, right = _MOVES[key]
            self._go((self._current[0] + down, self._current[1] + right))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._click()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _click(self) -> None:
        if self._cells is not None and not np.isnan(self._cells.shares[self._current]):
            self.cell_clicked.emit(*self._current)

    def _go(self, cell: Cell) -> None:
        if self._cells is None:
            return
        lasts = (len(self._cells.rows) - 1, len(self._cells.columns) - 1)
        row, column = (min(last, max(0, at)) for at, last in zip(cell, lasts, strict=True))
        self._current = row, column
        self._bring_into_view()
        self._describe()
        self.viewport().update()

    def _describe(self) -> None:
        words = self._cells.words(*self._current) if self._cells else ""
        self.setAccessibleDescription(words)

    def _bring_into_view(self) -> None:
        place = self._rect(*self._current)
        for bar, first, last, low, high in (
            (
                self.horizontalScrollBar(),
                place.left(),
                place.right(),
                self._side(),
                self.viewport().width(),
            ),
            (
                self.verticalScrollBar(),
                place.top(),
                place.bottom(),
                scaled(_HEAD),
                self.viewport().height(),
            ),
        ):
            bar.setValue(bar.value() + min(0, first - low) + max(0, last + _GAP - high))

    def _fit(self) -> None:
        """Set the range of the scroll bars to what does not fit."""
        rows, columns = (len(self._cells.rows), len(self._cells.columns)) if self._cells else (0, 0)
        seen = self.viewport().size()
        for bar, whole, room, step in (
            (
                self.horizontalScrollBar(),
                columns * self._step(),
                seen.width() - self._side(),
                self._step(),
            ),
            (
                self.verticalScrollBar(),
                rows * self._row_step(),
                seen.height() - scaled(_HEAD),
                self._row_step(),
            ),
        ):
            bar.setRange(0, max(0, whole - max(0, room)))
            bar.setPageStep(max(1, room))
            bar.setSingleStep(step)

    def _side(self) -> int:
        """Return the width of the rows' names."""
        if self._cells is None:
            return 0
        wide = self.viewport().width()
        # Words in the cells are as narrow as they are; a share has room for its %.
        each = scaled(_MOST_HEAD) if self._cells.texts is None else self._least
        spare = wide - len(self._cells.columns) * each
        return min(self._longest + 12, max(spare, round(wide * _SIDE_SHARE)))

    def _step(self) -> int:
        """Return the width of a column, its gap included: what there is, within limits."""
        n_columns = len(self._cells.columns) if self._cells else 0
        each = (self.viewport().width() - self._side()) // max(1, n_columns)
        return min(scaled(_MOST), max(self._least, each))

    def _row_step(self) -> int:
        return scaled(self._height)

    def _rect(self, row: int, column: int) -> QRect:
        left = self._side() + column * self._step() - self.horizontalScrollBar().value()
        top = scaled(_HEAD) + row * self._row_step() - self.verticalScrollBar().value()
        return QRect(left, top, self._step() - _GAP, self._row_step() - _GAP)

    def _cell_at(self, point: QPoint) -> Cell | None:
        if self._cells is None or point.x() < self._side() or point.y() < scaled(_HEAD):
            return None
        column = (point.x() - self._side() + self.horizontalScrollBar().value()) // self._step()
        row = (point.y() - scaled(_HEAD) + self.verticalScrollBar().value()) // self._row_step()
        inside = row < len(self._cells.rows) and column < len(self._cells.columns)
        return (row, column) if inside else None

    def _in_sight(self) -> tuple[range, range]:
        assert self._cells is not None
        area, counts = self.viewport().size(), (len(self._cells.rows), len(self._cells.columns))
        first_row = self.verticalScrollBar().value() // self._row_step()
        first_column = self.horizontalScrollBar().value() // self._step()
        rows = area.height() // self._row_step() + 2
        columns = area.width() // self._step() + 2
        return (
            range(first_row, min(counts[0], first_row + rows)),
            range(first_column, min(counts[1], first_column + columns)),
        )

    def _paint_cell(self, painter: QPainter, cell: Cell) -> None:
        assert self._cells is not None
        colors, share = tokens(), float(self._cells.shares[cell])
        blank = self._cells.blank
        if blank is not None and blank[cell]:
            return
        area = self._rect(*cell)
        painter.setPen(self._edge(cell))
        if np.isnan(share):
            painter.setBrush(QBrush(colors.ctrl, Qt.BrushStyle.BDiagPattern))
        else:
            painter.setBrush(colors.heat(share))
        painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        if not np.isnan(share):
            painter.setPen(colors.text)
            words = self._text(cell, share, area.width() - 4)
            _draw(painter, area, font("axis"), words, Qt.AlignmentFlag.AlignHCenter)

    def _text(self, cell: Cell, share: float, room: int) -> str:
        """Return the words of a cell: its own text, or its share with % where there is room."""
        if self._cells is not None and self._cells.texts is not None:
            return self._cells.texts[cell[0]][cell[1]]
        whole = QFontMetrics(font("axis")).horizontalAdvance(format_percent(1.0, 0))
        return format_percent(share, 0) if whole <= room else format_number(100 * share)

    def _paint_head(self, painter: QPainter, column: int) -> None:
        assert self._cells is not None
        area = self._rect(0, column)
        area.setTop(0)
        area.setHeight(scaled(_HEAD))
        painter.setPen(tokens().text)
        words = self._cells.columns[column]
        _draw(painter, area, font("axis"), words, Qt.AlignmentFlag.AlignHCenter)

    def _paint_side(self, painter: QPainter, row: int) -> None:
        assert self._cells is not None
        cell = self._rect(row, 0)
        area = QRect(0, cell.top(), self._side() - 8, cell.height())
        painter.setPen(tokens().text)
        _draw(painter, area, font("axis"), self._cells.rows[row], Qt.AlignmentFlag.AlignLeft)

    def _edge(self, cell: Cell) -> QPen | Qt.PenStyle:
        colors = tokens()
        if self.hasFocus() and self._current == cell:
            return QPen(colors.accent_text, 2)
        if self._hovered == cell:
            return QPen(colors.accent_text, 1)
        marked = self._cells.marked if self._cells else None
        if marked is not None and marked[cell]:
            return QPen(colors.bad, 2)
        return QPen(colors.line, 1) if colors.contrast else Qt.PenStyle.NoPen


def _least_step(cells: HeatCells) -> int:
    """Return the width a column needs for its head, and for the words in its cells."""
    texts = cells.texts
    words = {*cells.columns, *(text for row in texts or () for text in row)}
    least = scaled(_LEAST if texts is None else _LEAST_WORDS)
    return max(least, min(scaled(_MOST_HEAD), _widest(words) + 2 * _GAP + 4))


def _widest(words: Iterable[str]) -> int:
    metrics = QFontMetrics(font("axis"))
    return max(map(metrics.horizontalAdvance, words), default=0)


def _draw(painter: QPainter, area: QRect, used: QFont, words: str, side: Qt.AlignmentFlag) -> None:
    painter.setFont(used)
    shown = QFontMetrics(used).elidedText(
        escape_bidi(words), Qt.TextElideMode.ElideMiddle, area.width()
    )
    painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, shown)
