"""Rows with a name and an interval on an axis that all share: the frame, and items by score."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import escape_bidi, format_number, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.marks import paint_shape
from crowdgui.ui.widgets.text import painter_on, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QColor, QFont

    from crowdgui.figures.ranking_chart import RankedRow

ROW, GAP = 23, 10
_AXIS, _BELOW = 22, 18


class IntervalRows(QWidget):
    """The rows themselves: names at the left, intervals on one axis."""

    head = 6
    """Room above the first row."""

    names = 0.4
    """Most of the width that names get."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        named(self, name, title)
        self._shown: Any = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", True)

    def set_chart(self, shown: Any) -> None:
        self._shown = shown
        self.setAccessibleDescription(shown.words if shown else "")
        self.updateGeometry()
        self.update()

    @abstractmethod
    def name_of(self, row: Any) -> str:
        """Return the name of a row, at its left."""

    @abstractmethod
    def paint_row(self, painter: QPainter, area: QRectF, row: Any) -> None:
        """Paint a row whose interval has this area."""

    def room_at_right(self) -> float:
        """Return what is kept free at the right of the intervals."""
        return GAP

    def paint_frame(self, painter: QPainter, area: QRectF, shown: Any) -> None:
        """Paint what is around the rows, here the axis."""
        self.paint_ticks(painter, area, shown)
        self.paint_across(painter, area, shown)

    def sizeHint(self) -> QSize:
        rows = len(self._shown.rows) if self._shown else 0
        return QSize(scaled(320), scaled(self.head) + rows * scaled(ROW) + scaled(_AXIS + _BELOW))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(240), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = self._row_at(event.pos().y())
            QToolTip.showText(event.globalPos(), plain_tooltip(row.words if row else ""), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None or not self._shown.rows:
            return
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self._area(self._shown)
        self.paint_frame(painter, area, self._shown)
        for place, row in enumerate(self._shown.rows):
            top = area.y() + place * scaled(ROW)
            line = QRectF(area.x(), top, area.width(), scaled(ROW))
            # Many rows are painted where they are seen.
            if line.intersects(QRectF(event.rect()).adjusted(-1e4, 0, 1e4, 0)):
                left = QRectF(0, line.y(), line.x() - GAP, line.height())
                draw_words(painter, left, font("body"), tokens().text, self.name_of(row))
                self.paint_row(painter, line, row)

    def _row_at(self, y: int) -> Any:
        rows = self._shown.rows if self._shown else ()
        place = (y - scaled(self.head)) // scaled(ROW)
        return rows[place] if 0 <= place < len(rows) else None

    def _area(self, shown: Any) -> QRectF:
        """Return where the intervals are."""
        metrics = QFontMetrics(font("body"))
        names = max(metrics.horizontalAdvance(self.name_of(row)) for row in shown.rows)
        least = QFontMetrics(font("header")).horizontalAdvance(self.title_of_names())
        left = max(min(names, self.width() * self.names - 2 * GAP), least) + 2 * GAP
        width = max(60.0, self.width() - left - self.room_at_right())
        return QRectF(left, scaled(self.head), width, len(shown.rows) * scaled(ROW))

    def title_of_names(self) -> str:
        """What stands above the names, if anything does."""
        return ""

    def at(self, area: QRectF, value: float) -> float:
        """Return where a value of the axis is, at an end of it where it is beyond."""
        across = float(self._shown.scale.position(value))
        return area.x() + area.width() * across

    def paint_ticks(self, painter: QPainter, area: QRectF, shown: Any) -> None:
        colors, used = tokens(), font("axis")
        metrics = QFontMetrics(used)
        for value, words in shown.scale.ticks:
            x = round(self.at(area, value)) + 0.5
            painter.setPen(QPen(colors.grid, 1))
            painter.drawLine(QLineF(x, area.y(), x, area.bottom()))
            half = metrics.horizontalAdvance(words)
            place = QRectF(x - half, area.bottom() + 2, 2 * half, scaled(_AXIS) - 2)
            draw_words(painter, place, used, colors.text2, words, Qt.AlignmentFlag.AlignHCenter)

    def paint_across(self, painter: QPainter, area: QRectF, shown: Any) -> None:
        """Write below what the axis shows."""
        below = QRectF(0, area.bottom() + scaled(_AXIS), self.width(), scaled(_BELOW))
        middle = Qt.AlignmentFlag.AlignHCenter
        draw_words(painter, below, font("axis"), tokens().text2, shown.across, middle)


class RowsPlot(Plot):
    """A plot of such rows."""

    def __init__(self, name: str, title: str, view: Callable[[], IntervalRows], first: str) -> None:
        super().__init__(name, title)
        self._make_view, self._first = view, first
        self._shown: Any = None

    def set_chart(self, shown: Any) -> None:
        """Show another chart; None shows none."""
        self._shown = shown
        self.setAccessibleDescription(shown.words if shown else "")
        self.redraw()

    def table(self) -> PlotTable:
        if self._shown is None:
            return PlotTable((self._first,), ((),))
        return PlotTable(*self._shown.table())

    def make(self) -> None:
        self._view = self._make_view()
        self.body.addWidget(self._view)

    def draw(self) -> None:
        self._view.set_chart(self._shown)


def draw_words(
    painter: QPainter,
    area: QRectF,
    used: QFont,
    ink: QColor,
    words: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write words into an area, shortened where they are too long for it."""
    painter.setFont(used)
    painter.setPen(ink)
    metrics = QFontMetrics(used)
    shown = metrics.elidedText(
        escape_bidi(words), Qt.TextElideMode.ElideMiddle, math.ceil(area.width()) + 1
    )
    painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, shown)


_ARROW = 5


class RankingPlot(RowsPlot):
    """A row for each item: rank and name, and the score with its interval."""

    def __init__(self) -> None:
        super().__init__("ranking-chart", tr("Scores"), _RankingRows, tr("item"))
        self.set_finding(tr("Each item’s score with its 95% interval, the best first."))


class _RankingRows(IntervalRows):
    def __init__(self) -> None:
        super().__init__("ranking-rows", tr("Scores of the items"))

    def name_of(self, row: RankedRow) -> str:
        return f"{format_number(row.rank)}. {row.item}"

    def paint_row(self, painter: QPainter, area: QRectF, row: RankedRow) -> None:
        colors = tokens()
        ink = colors.series[row.group % len(colors.series)]
        middle = area.center().y()
        ends = self.at(area, row.low), self.at(area, row.high)
        painter.setPen(QPen(ink, 1.5))
        painter.drawLine(QLineF(ends[0], middle, ends[1], middle))
        for end, bound, way in ((ends[0], row.low, -1), (ends[1], row.high, 1)):
            if math.isinf(bound):
                for up in (-4, 4):
                    painter.drawLine(QLineF(end, middle, end - _ARROW * way, middle + up))
        paint_shape(painter, Shape.CIRCLE, self.at(area, row.score), middle, 4, ink)
