"""How many workers agree with the others how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QToolTip

from crowdgui.core.agreement.report import agreement_bars
from crowdgui.figures.histograms import (
    AGREEMENT_ACROSS,
    AGREEMENT_TITLE,
    Histogram,
    build_agreement_histogram,
)
from crowdgui.text.translation import format_number, format_percent, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QKeyEvent

    from crowdgui.core.agreement.report import AgreementBins
    from crowdgui.core.results import Outcome
    from crowdgui.ui.plots.canvas import Canvas


_EDGE = 0.005
"""Room at both ends of the axis for the line around a bar."""


_WITH_WORDS = 1.15
"""Height in that of the last tick, so that the words of lines are above the bars."""


class AgreementHistogram(Plot):
    """A bar for each range of agreement; a click, or Enter after the arrows, chooses its workers.

    Signals
    -------
    workers_chosen(object): an array of the workers of a bar.
    """

    workers_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__("agreement-histogram", tr(AGREEMENT_TITLE))
        self._shown = Histogram.empty()
        self._bins: AgreementBins | None = None
        self._current = -1

    def set_workers(self, outcome: Outcome) -> None:
        """Show the workers of an outcome whose labels count."""
        self._bins, self._current = agreement_bars(outcome), -1
        self._shown = build_agreement_histogram(outcome, self._bins)
        self.set_finding(self._shown.caption)
        self.legend.set_entries(self._shown.legend)
        if self._shown.words:
            self.setAccessibleDescription(self._shown.words)
        self.redraw()

    def table(self) -> PlotTable:
        header = tr("agreement from"), tr("to"), tr("number of workers")
        edges = np.round(self._shown.edges, 2)
        columns = edges[:-1], edges[1:], self._shown.counts
        if self._shown.models is None:
            return PlotTable(header, columns)
        return PlotTable((*header, tr("number of models")), (*columns, self._shown.models))

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._canvas: Canvas = Canvas(lambda share: format_percent(share, 0), format_number)
        self._canvas.setProperty("ring", True)
        self._canvas.viewport().installEventFilter(self)
        self._canvas.viewport().setMouseTracking(True)
        self.add_canvas(self._canvas, tr(AGREEMENT_ACROSS))

    def draw(self) -> None:
        canvas, shown = self._canvas, self._shown
        canvas.begin()
        across, up = shown.span, shown.scale
        top = up.high * _WITH_WORDS
        canvas.grid([tick for tick, _ in up.ticks])
        canvas.set_ticks("left", up.ticks)
        canvas.set_ticks("bottom", across.ticks)
        canvas.set_range((across.low - _EDGE, across.high + _EDGE), (up.low, top))
        if shown.filled.size:
            self._draw_bars(shown)
        for level in shown.levels:
            color = tokens().color(level.token)
            canvas.level(level.value, color, dashed=level.dashed, upright=True)
            canvas.words(level.words, level.value, top, color, (float(level.before), 0.0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseMove:
                bar = self.bar_at(event.position())
                words = self._shown.said[bar] if bar >= 0 else ""
                QToolTip.showText(event.globalPosition().toPoint(), plain_tooltip(words), self)
            elif (
                event.type() == QEvent.Type.MouseButtonRelease
                and event.button() is Qt.MouseButton.LeftButton
            ):
                self._go(self.bar_at(event.position()))
                self._choose()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        filled = self._shown.filled
        if not filled.size:
            super().keyPressEvent(event)
            return
        match event.key():
            case Qt.Key.Key_Right:
                self._go(int(min(filled[filled > self._current], default=filled[-1])))
            case Qt.Key.Key_Left:
                before = filled[filled < self._current] if self._current >= 0 else filled
                self._go(int(max(before, default=filled[0])))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._choose()
            case _:
                super().keyPressEvent(event)

    def bar_at(self, point: QPointF) -> int:
        """Return the bar at a point of the plot, whatever its height; -1 where none has workers."""
        spot = self._canvas.value_at(point)
        bar = int(np.searchsorted(self._shown.edges, spot.x(), side="right")) - 1
        inside = 0 <= bar < self._shown.counts.size and spot.y() >= 0
        return bar if inside and self._shown.counts[bar] else -1

    def _go(self, bar: int) -> None:
        self._current = bar
        if bar >= 0:
            self.setAccessibleDescription(self._shown.said[bar])
        self.redraw()

    def _choose(self) -> None:
        if self._bins is not None and self._current >= 0:
            self.workers_chosen.emit(self._bins.workers[self._bins.bar == self._current])

    def _draw_bars(self, shown: Histogram) -> None:
        width, counts = float(shown.edges[1]), shown.counts
        middles = shown.edges[:-1] + width / 2
        people = counts if shown.models is None else counts - shown.models
        self._canvas.bars(middles, people, tokens().series[0], 0.86 * width)
        if shown.models is not None:
            self._canvas.bars(middles, shown.models, tokens().series[1], 0.86 * width, people)
        if self._current >= 0:
            at, height = middles[self._current], counts[self._current]
            self._canvas.frame(at, height, tokens().accent_text, 0.86 * width)
