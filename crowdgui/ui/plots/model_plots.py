"""What models share, and how a model compares with each person."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPen

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr, tr_n
from crowdgui.text.workers.model_cards import votes_caption, votes_title
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.plots.heat_map import HeatCells, HeatMap
from crowdgui.ui.plots.interval_rows import GAP, IntervalRows, RowsPlot, draw_words
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.marks import paint_shape

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPainter

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


class ReplacementPlot(RowsPlot):
    """A row for each person: the model’s advantage with its interval, and yes or no."""

    def __init__(self) -> None:
        title = tr("The model and each person")
        super().__init__("replacement-chart", title, _Rows, tr("person"))
        self.head.hide()

    def set_chart(self, shown: ReplacementChart | None) -> None:
        """Show another test; None shows none."""
        self.setVisible(shown is not None and bool(shown.rows))
        super().set_chart(shown)


_ARROW = 22


class _Rows(IntervalRows):
    """The rows with the results at the right."""

    head, names = 24, 0.34

    def __init__(self) -> None:
        super().__init__("replacement-rows", tr("The model and each person"))

    def name_of(self, row: ReplacementRow) -> str:
        return row.person

    def room_at_right(self) -> float:
        return self._answer_width() + GAP

    def _answer_width(self) -> int:
        return QFontMetrics(font("header")).horizontalAdvance(tr("As often")) + 2

    def title_of_names(self) -> str:
        return tr("Person")

    def paint_frame(self, painter: QPainter, area: QRectF, shown: ReplacementChart) -> None:
        self._paint_heads(painter, area)
        self.paint_ticks(painter, area, shown)
        zero = round(self.at(area, 0.0)) + 0.5
        painter.setPen(QPen(tokens().text2, 1, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(zero, area.y(), zero, area.bottom()))
        self._paint_margin(painter, area, shown)
        self.paint_across(painter, area, shown)

    def _paint_heads(self, painter: QPainter, area: QRectF) -> None:
        colors = tokens()
        left = QRectF(0, 0, area.x() - GAP, scaled(self.head))
        draw_words(painter, left, font("header"), colors.text2, self.title_of_names())
        width = self._answer_width()
        right = QRectF(self.width() - width, 0, width, scaled(self.head))
        side = Qt.AlignmentFlag.AlignRight
        draw_words(painter, right, font("header"), colors.text2, tr("As often"), side)

    def _paint_margin(self, painter: QPainter, area: QRectF, shown: ReplacementChart) -> None:
        """Paint how much worse the model may be."""
        colors, used = tokens(), font("axis")
        x = round(self.at(area, -shown.margin)) + 0.5
        painter.setPen(QPen(colors.accent_text, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, area.y(), x, area.bottom()))
        words = tr("margin")
        width = QFontMetrics(used).horizontalAdvance(words) + 2
        place = QRectF(x - width / 2, 0, width, scaled(self.head))
        draw_words(painter, place, used, colors.accent_text, words)

    def paint_row(self, painter: QPainter, area: QRectF, row: ReplacementRow) -> None:
        colors = tokens()
        ink = colors.series[0] if row.wins else colors.text2
        if row.arrow:
            self._paint_arrow(painter, area, row, ink)
        else:
            self._paint_interval(painter, area, row, ink)
        width = self._answer_width()
        right = QRectF(self.width() - width, area.y(), width, area.height())
        tone = colors.text if row.wins else colors.text2
        draw_words(painter, right, font("body"), tone, row.answer, Qt.AlignmentFlag.AlignRight)

    def _paint_interval(
        self, painter: QPainter, area: QRectF, row: ReplacementRow, ink: QColor
    ) -> None:
        middle = area.center().y()
        painter.setPen(QPen(ink, 1.5))
        painter.drawLine(QLineF(self.at(area, row.low), middle, self.at(area, row.high), middle))
        x = self.at(area, row.advantage)
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
        place = QRectF(left, area.y(), width, area.height())
        draw_words(painter, place, used, tokens().text, row.points)
