"""Items by score with their intervals, the best first."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.marks import paint_shape
from crowdgui.ui.widgets.text import painter_on, plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QFont

    from crowdgui.figures.ranking_chart import RankedRow, RankingChart


_ROW, _HEAD, _AXIS, _BELOW, _GAP, _ARROW = 23, 6, 22, 18, 10, 5


class RankingPlot(Plot):
    """A row for each item: rank and name, and the score with its interval."""

    def __init__(self) -> None:
        super().__init__("ranking-chart", tr("Scores"))
        self._shown: RankingChart | None = None
        self.set_finding(tr("Each item’s score with its 95% interval, the best first."))

    def set_chart(self, shown: RankingChart | None) -> None:
        """Show another ranking; None shows none."""
        self._shown = shown
        self.setAccessibleDescription(shown.words if shown else "")
        self.redraw()

    def table(self) -> PlotTable:
        if self._shown is None:
            return PlotTable((tr("item"),), ((),))
        return PlotTable(*self._shown.table())

    def make(self) -> None:
        self._view = _Rows()
        self.body.addWidget(self._view)

    def draw(self) -> None:
        self._view.set_chart(self._shown)


class _Rows(QWidget):
    """The chart itself: names at the left, intervals on one axis."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "ranking-rows", tr("Scores of the items"))
        self._shown: RankingChart | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", True)

    def set_chart(self, shown: RankingChart | None) -> None:
        self._shown = shown
        self.setAccessibleDescription(shown.words if shown else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = len(self._shown.rows) if self._shown else 0
        return QSize(scaled(320), scaled(_HEAD) + rows * scaled(_ROW) + scaled(_AXIS + _BELOW))

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
        self._paint_axis(painter, area, self._shown)
        for place, row in enumerate(self._shown.rows):
            top = area.y() + place * scaled(_ROW)
            line = QRectF(area.x(), top, area.width(), scaled(_ROW))
            # A ranking of many items is painted where it is seen.
            if line.intersects(QRectF(event.rect()).adjusted(-1e4, 0, 1e4, 0)):
                self._paint_row(painter, line, row)

    def _row_at(self, y: int) -> RankedRow | None:
        rows = self._shown.rows if self._shown else ()
        place = (y - scaled(_HEAD)) // scaled(_ROW)
        return rows[place] if 0 <= place < len(rows) else None

    def _area(self, shown: RankingChart) -> QRectF:
        """Return where the intervals are."""
        metrics = QFontMetrics(font("body"))
        names = max(metrics.horizontalAdvance(_name(row)) for row in shown.rows)
        left = min(names + 2 * _GAP, self.width() * 0.4)
        width = max(60.0, self.width() - left - _GAP)
        return QRectF(left, scaled(_HEAD), width, len(shown.rows) * scaled(_ROW))

    def _x(self, area: QRectF, score: float) -> float:
        assert self._shown is not None
        low, high = self._shown.scale.low, self._shown.scale.high
        score = min(max(score, low), high)
        return area.x() + area.width() * (score - low) / (high - low)

    def _paint_axis(self, painter: QPainter, area: QRectF, shown: RankingChart) -> None:
        colors, used = tokens(), font("axis")
        metrics = QFontMetrics(used)
        for value, words in shown.scale.ticks:
            x = round(self._x(area, value)) + 0.5
            painter.setPen(QPen(colors.grid, 1))
            painter.drawLine(QLineF(x, area.y(), x, area.bottom()))
            half = metrics.horizontalAdvance(words)
            place = QRectF(x - half, area.bottom() + 2, 2 * half, scaled(_AXIS) - 2)
            _draw(painter, place, used, colors.text2, words, Qt.AlignmentFlag.AlignHCenter)
        below = QRectF(0, area.bottom() + scaled(_AXIS), self.width(), scaled(_BELOW))
        _draw(painter, below, used, colors.text2, shown.across, Qt.AlignmentFlag.AlignHCenter)

    def _paint_row(self, painter: QPainter, area: QRectF, row: RankedRow) -> None:
        colors = tokens()
        ink = colors.series[row.group % len(colors.series)]
        left = QRectF(0, area.y(), area.x() - _GAP, area.height())
        _draw(painter, left, font("body"), colors.text, _name(row))
        middle = area.center().y()
        ends = self._x(area, row.low), self._x(area, row.high)
        painter.setPen(QPen(ink, 1.5))
        painter.drawLine(QLineF(ends[0], middle, ends[1], middle))
        for end, bound, way in ((ends[0], row.low, -1), (ends[1], row.high, 1)):
            if math.isinf(bound):
                for up in (-4, 4):
                    painter.drawLine(QLineF(end, middle, end - _ARROW * way, middle + up))
        paint_shape(painter, Shape.CIRCLE, self._x(area, row.score), middle, 4, ink)


def _name(row: RankedRow) -> str:
    return f"{format_number(row.rank)}. {row.item}"


def _draw(
    painter: QPainter,
    area: QRectF,
    used: QFont,
    ink: QColor,
    words: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    painter.setFont(used)
    painter.setPen(ink)
    metrics = QFontMetrics(used)
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, math.ceil(area.width()) + 1)
    painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, shown)
