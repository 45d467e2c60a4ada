"""Items by score with their intervals, the best first."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPen

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.plots.interval_rows import IntervalRows, RowsPlot
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.marks import paint_shape

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from crowdgui.figures.ranking_chart import RankedRow


_ARROW = 5


class RankingPlot(RowsPlot):
    """A row for each item: rank and name, and the score with its interval."""

    def __init__(self) -> None:
        super().__init__("ranking-chart", tr("Scores"), _Rows, tr("item"))
        self.set_finding(tr("Each item’s score with its 95% interval, the best first."))


class _Rows(IntervalRows):
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
