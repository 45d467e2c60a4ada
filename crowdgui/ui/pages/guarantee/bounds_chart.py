"""The bounds on the error rate as bars from 0 on one axis, the loosest first."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.figures.bounds_chart import BarKind, BoundsChart
from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import mix
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import painter_on

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from crowdgui.figures.bounds_chart import BoundBar, ErrorLine


_ROW, _BAR, _AXIS, _TOP = 34, 14, 24, 20


_VALUE_ROOM = 64


class BoundsChartView(QWidget):
    """Bars with their values, dashed lines for the target and the error on gold, an axis below."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "ladder", tr("Bounds on the error rate"))
        self._shown = BoundsChart(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, shown: BoundsChart) -> None:
        self._shown = shown
        self.setAccessibleDescription(shown.words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(
            scaled(560), self._rows_top() + len(self._shown.bars) * scaled(_ROW) + scaled(_AXIS)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(320), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._shown.bars:
            return
        area = self._area()
        self._paint_axis(painter, area)
        for i, bar in enumerate(self._shown.bars):
            top = area.y() + i * scaled(_ROW)
            self._paint_names(painter, bar, top)
            self._paint_bar(painter, bar, QRectF(area.x(), top, area.width(), scaled(_ROW)))
        if self._shown.lines:
            for place, line in enumerate(self._shown.lines):
                self._paint_line(painter, area, line, place)
            for i, bar in enumerate(self._shown.bars):
                top = area.y() + i * scaled(_ROW)
                self._paint_value(painter, bar, QRectF(area.x(), top, area.width(), scaled(_ROW)))

    def _rows_top(self) -> int:
        return scaled(_TOP) * len(self._shown.lines) or 4

    def _area(self) -> QRectF:
        names = max(self._name_width(bar) for bar in self._shown.bars)
        left = min(names + 24, self.width() * 0.45)
        width = max(40.0, self.width() - left - scaled(_VALUE_ROOM))
        return QRectF(left, self._rows_top(), width, len(self._shown.bars) * scaled(_ROW))

    def _name_width(self, bar: BoundBar) -> int:
        name = QFontMetrics(font("medium")).horizontalAdvance(bar.name)
        return max(name, QFontMetrics(font("axis")).horizontalAdvance(bar.level))

    def _x(self, area: QRectF, share: float) -> float:
        return area.x() + area.width() * share / self._shown.scale.high

    def _paint_axis(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetrics(font("axis"))
        for value, words in self._shown.scale.ticks:
            x = round(self._x(area, value)) + 0.5
            painter.setPen(QPen(tokens().grid if value else tokens().ctrl, 1))
            painter.drawLine(QLineF(x, area.y(), x, area.bottom()))
            half = metrics.horizontalAdvance(words)
            place = QRectF(x - half, area.bottom() + 2, 2 * half, scaled(_AXIS) - 4)
            self._draw(painter, place, font("axis"), tokens().text2, words, centre=True)

    def _paint_names(self, painter: QPainter, bar: BoundBar, top: float) -> None:
        width, half = self._area().x() - 12, scaled(_ROW) / 2
        name = QRectF(0, top, width, half)
        self._draw(painter, name, font("medium"), tokens().text, bar.name)
        level = QRectF(0, top + half - 1, width, half - 2)
        self._draw(painter, level, font("axis"), tokens().text2, bar.level)

    def _paint_bar(self, painter: QPainter, bar: BoundBar, row: QRectF) -> None:
        if bar.drawn is not None:
            right = self._x(row, bar.drawn)
            height = scaled(_BAR)
            box = QRectF(row.x(), row.center().y() - height / 2, right - row.x(), height)
            if bar.kind is BarKind.EXPECTED:
                painter.setPen(QPen(tokens().text2, 2))
                painter.drawLine(QLineF(right, box.y() - 1, right, box.bottom() + 1))
            else:
                _paint_box(painter, box, bar.kind)
        self._paint_value(painter, bar, row)

    def _paint_value(self, painter: QPainter, bar: BoundBar, row: QRectF) -> None:
        colors = tokens()
        used = font("strong" if bar.drawn is not None else "body")
        x = row.x() + 8 if bar.drawn is None else self._x(row, bar.drawn) + 8
        ink = colors.color(bar.token)
        room = QRectF(x, row.y(), self.width() - x, row.height())
        words = QFontMetrics(used).horizontalAdvance(bar.words)
        # The dashed lines run behind the words, not through them.
        ground = QRectF(x - 3, row.center().y() - 9, min(words + 6.0, room.width()), 18)
        painter.fillRect(ground, colors.canvas)
        self._draw(painter, room, used, ink, bar.words)

    def _paint_line(self, painter: QPainter, area: QRectF, line: ErrorLine, place: int) -> None:
        """Paint a line down from its words; each has a row of its own for them."""
        x, top = round(self._x(area, line.share)) + 0.5, place * scaled(_TOP)
        ink = tokens().color(line.token)
        painter.setPen(QPen(ink, 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, top + scaled(_TOP) / 2, x, area.bottom()))
        words = QFontMetrics(font("header")).horizontalAdvance(line.words)
        left = max(0.0, min(x + 4, self.width() - words - 2.0))
        room = QRectF(left, top, words + 2, scaled(_TOP) - 4)
        self._draw(painter, room, font("header"), ink, line.words)

    def _draw(
        self,
        painter: QPainter,
        area: QRectF,
        used: QFont,
        ink: QColor,
        words: str,
        *,
        centre: bool = False,
    ) -> None:
        painter.setFont(used)
        painter.setPen(ink)
        metrics = QFontMetrics(used)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, math.ceil(area.width()) + 1)
        side = Qt.AlignmentFlag.AlignHCenter if centre else Qt.AlignmentFlag.AlignLeft
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, shown)


def _paint_box(painter: QPainter, box: QRectF, kind: BarKind) -> None:
    colors = tokens()
    box = box.adjusted(0.5, 0.5, -0.5, -0.5)
    if kind is BarKind.HEADLINE:
        solid = colors.series[0]
        painter.setPen(QPen(solid, 1))
        painter.setBrush(solid)
    elif kind is BarKind.PLUG_IN:
        painter.setPen(QPen(colors.series[0], 1))
        painter.setBrush(mix(colors.canvas, colors.series[0], 0.3))
    else:
        painter.setPen(QPen(colors.text3, 1))
        painter.setBrush(QBrush(colors.ctrl, Qt.BrushStyle.BDiagPattern))
    painter.drawRect(box)
