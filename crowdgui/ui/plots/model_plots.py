"""What models share, and how a model compares with each person."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr, tr_n
from crowdgui.text.workers.model_cards import votes_caption, votes_title
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.heat_map import HeatCells, HeatMap
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.marks import paint_shape
from crowdgui.ui.widgets.text import painter_on, plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QFont

    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.labels import Labels
    from crowdgui.figures.replacement_chart import ReplacementChart, ReplacementRow

_CELL_HEIGHT = 32


class SharedMistakesHeat(Plot):
    """Of the items that one of two models has wrong, the share that both have wrong.

    Signals
    -------
    cell_clicked(int, int): the worker codes of the two models.
    """

    cell_clicked = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("shared-mistakes", tr("Shared mistakes"))
        self._labels: Labels | None = None
        self._groups: GroupReport | None = None

    def set_groups(self, labels: Labels, groups: GroupReport) -> None:
        """Show the models of a crowd."""
        self._labels, self._groups = labels, groups
        title = votes_title(groups.models.votes)
        self.head.title.setText(title)
        self.setAccessibleName(title)
        self.set_finding(join_sentences((self._what(groups), votes_caption(groups))))
        self.redraw()

    def table(self) -> PlotTable:
        header = (
            tr("model"),
            tr("other model"),
            tr("items both labelled"),
            tr("one or both wrong"),
            tr("both wrong"),
            tr("share"),
        )
        if self._labels is None or self._groups is None:
            return PlotTable(header, ((), (), (), (), (), ()))
        shared = self._groups.shared
        first, second = np.triu_indices(shared.workers.size, 1)
        names = self._labels.worker_ids[shared.workers]
        parts = (shared.common, shared.either, shared.both, shared.share)
        return PlotTable(
            header, (names[first], names[second], *(part[first, second] for part in parts))
        )

    def make(self) -> None:
        title = tr("Share of mistakes that two models both make")
        self._map = HeatMap("shared-mistakes-map", title, height=_CELL_HEIGHT, whole=True)
        self._map.cell_clicked.connect(self._on_clicked)
        self.body.addWidget(self._map)

    def draw(self) -> None:
        if self._labels is None or self._groups is None or self._groups.shared.workers.size < 2:
            self._map.show_cells(None)
            return
        shared = self._groups.shared
        names = tuple(str(name) for name in self._labels.worker_ids[shared.workers])

        def words(row: int, column: int) -> str:
            if row == column:
                return names[row]
            return _shared_text(
                names[row],
                names[column],
                int(shared.both[row, column]),
                int(shared.either[row, column]),
                int(shared.common[row, column]),
            )

        blank = np.eye(len(names), dtype=bool)
        self._map.show_cells(HeatCells(names, names, shared.share, words, blank=blank))

    @staticmethod
    def _what(groups: GroupReport) -> str:
        if groups.shared.workers.size < 2:
            return ""
        return tr(
            "Of the mistakes of two models, the share that both make. Choose a cell to see the "
            "items both get wrong."
        )

    def _on_clicked(self, row: int, column: int) -> None:
        if self._groups is not None and row != column:
            workers = self._groups.shared.workers
            self.cell_clicked.emit(int(workers[row]), int(workers[column]))


def _shared_text(first: str, second: str, both: int, either: int, common: int) -> str:
    if not common:
        return tr("{first} and {second}: no item of known class", first=first, second=second)
    if not either:
        return tr(
            "{first} and {second}: no mistakes on {items}",
            first=first,
            second=second,
            items=tr_n("{n} item", "{n} items", common),
        )
    return tr(
        "{first} and {second}: both wrong on {both} of {items} that one has wrong ({share})",
        first=first,
        second=second,
        both=format_number(both),
        items=tr_n("{n} item", "{n} items", either),
        share=format_percent(both / either, 0),
    )


class ReplacementPlot(Plot):
    """A row for each person: the model’s advantage with its interval, and yes or no."""

    def __init__(self) -> None:
        super().__init__("replacement-chart", tr("The model and each person"))
        self.head.hide()
        self._shown: ReplacementChart | None = None

    def set_chart(self, shown: ReplacementChart | None) -> None:
        """Show another test; None shows none."""
        self._shown = shown
        self.setVisible(shown is not None and bool(shown.rows))
        self.setAccessibleDescription(shown.words if shown else "")
        self.redraw()

    def table(self) -> PlotTable:
        if self._shown is None:
            return PlotTable((tr("person"),), ((),))
        return PlotTable(*self._shown.table())

    def make(self) -> None:
        self._view = _Rows()
        self.body.addWidget(self._view)

    def draw(self) -> None:
        self._view.set_chart(self._shown)


_ROW, _HEAD, _AXIS, _BELOW, _GAP, _ARROW = 23, 24, 22, 18, 10, 22


class _Rows(QWidget):
    """The chart itself: names, intervals on one axis, and the results at the right."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "replacement-rows", tr("The model and each person"))
        self._shown: ReplacementChart | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", True)

    def set_chart(self, shown: ReplacementChart | None) -> None:
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
        self._paint_heads(painter, area)
        self._paint_axis(painter, area, self._shown)
        for place, row in enumerate(self._shown.rows):
            top = area.y() + place * scaled(_ROW)
            self._paint_row(painter, QRectF(area.x(), top, area.width(), scaled(_ROW)), row)

    def _row_at(self, y: int) -> ReplacementRow | None:
        rows = self._shown.rows if self._shown else ()
        place = (y - scaled(_HEAD)) // scaled(_ROW)
        return rows[place] if 0 <= place < len(rows) else None

    def _area(self, shown: ReplacementChart) -> QRectF:
        """Return where the intervals are."""
        metrics = QFontMetrics(font("body"))
        names = max(metrics.horizontalAdvance(row.person) for row in shown.rows)
        left = min(names + 2 * _GAP, self.width() * 0.34)
        right = self._answer_width() + _GAP
        width = max(60.0, self.width() - left - right)
        return QRectF(left, scaled(_HEAD), width, len(shown.rows) * scaled(_ROW))

    def _answer_width(self) -> int:
        return QFontMetrics(font("header")).horizontalAdvance(tr("As often")) + 2

    def _x(self, area: QRectF, share: float) -> float:
        assert self._shown is not None
        low, high = self._shown.scale.low, self._shown.scale.high
        return area.x() + area.width() * (share - low) / (high - low)

    def _paint_heads(self, painter: QPainter, area: QRectF) -> None:
        colors = tokens()
        left = QRectF(0, 0, area.x(), scaled(_HEAD))
        self._draw(painter, left, font("header"), colors.text2, tr("Person"))
        width = self._answer_width()
        right = QRectF(self.width() - width, 0, width, scaled(_HEAD))
        side = Qt.AlignmentFlag.AlignRight
        self._draw(painter, right, font("header"), colors.text2, tr("As often"), side)

    def _paint_axis(self, painter: QPainter, area: QRectF, shown: ReplacementChart) -> None:
        colors, used = tokens(), font("axis")
        metrics = QFontMetrics(used)
        for value, words in shown.scale.ticks:
            x = round(self._x(area, value)) + 0.5
            painter.setPen(QPen(colors.grid, 1))
            painter.drawLine(QLineF(x, area.y(), x, area.bottom()))
            half = metrics.horizontalAdvance(words)
            place = QRectF(x - half, area.bottom() + 2, 2 * half, scaled(_AXIS) - 2)
            self._draw(painter, place, used, colors.text2, words, Qt.AlignmentFlag.AlignHCenter)
        zero = round(self._x(area, 0.0)) + 0.5
        painter.setPen(QPen(colors.text2, 1, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(zero, area.y(), zero, area.bottom()))
        self._paint_margin(painter, area, shown)
        below = QRectF(0, area.bottom() + scaled(_AXIS), self.width(), scaled(_BELOW))
        self._draw(painter, below, used, colors.text2, shown.across, Qt.AlignmentFlag.AlignHCenter)

    def _paint_margin(self, painter: QPainter, area: QRectF, shown: ReplacementChart) -> None:
        """Paint how much worse the model may be."""
        colors, used = tokens(), font("axis")
        x = round(self._x(area, -shown.margin)) + 0.5
        painter.setPen(QPen(colors.accent_text, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, area.y(), x, area.bottom()))
        words = tr("margin")
        width = QFontMetrics(used).horizontalAdvance(words) + 2
        place = QRectF(x - width / 2, 0, width, scaled(_HEAD))
        self._draw(painter, place, used, colors.accent_text, words)

    def _paint_row(self, painter: QPainter, area: QRectF, row: ReplacementRow) -> None:
        colors = tokens()
        ink = colors.series[0] if row.wins else colors.text2
        left = QRectF(0, area.y(), area.x() - _GAP, area.height())
        self._draw(painter, left, font("body"), colors.text, row.person)
        if row.arrow:
            self._paint_arrow(painter, area, row, ink)
        else:
            self._paint_interval(painter, area, row, ink)
        width = self._answer_width()
        right = QRectF(self.width() - width, area.y(), width, area.height())
        tone = colors.text if row.wins else colors.text2
        self._draw(painter, right, font("body"), tone, row.answer, Qt.AlignmentFlag.AlignRight)

    def _paint_interval(
        self, painter: QPainter, area: QRectF, row: ReplacementRow, ink: QColor
    ) -> None:
        middle = area.center().y()
        ends = (max(area.x(), self._x(area, row.low)), min(area.right(), self._x(area, row.high)))
        painter.setPen(QPen(ink, 1.5))
        painter.drawLine(QLineF(ends[0], middle, ends[1], middle))
        x = self._x(area, row.advantage)
        if row.wins:
            paint_shape(painter, Shape.CIRCLE, x, middle, 4, ink)
        else:
            painter.setBrush(tokens().canvas)
            painter.drawEllipse(QPointF(x, middle), 3.6, 3.6)

    def _paint_arrow(
        self, painter: QPainter, area: QRectF, row: ReplacementRow, ink: QColor
    ) -> None:
        """Paint who is beyond the axis: the points, and an arrow to that side."""
        middle, way, used = area.center().y(), row.arrow, font("axis")
        tip = area.right() if way > 0 else area.x()
        tail = tip - way * scaled(_ARROW)
        painter.setPen(QPen(ink, 1.5))
        painter.drawLine(QLineF(tail, middle, tip, middle))
        for up in (-4, 4):
            painter.drawLine(QLineF(tip, middle, tip - 5 * way, middle + up))
        width = QFontMetrics(used).horizontalAdvance(row.points) + 2
        left = tail - width - 4 if way > 0 else tail + 4
        self._draw(
            painter, QRectF(left, area.y(), width, area.height()), used, tokens().text, row.points
        )

    @staticmethod
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
