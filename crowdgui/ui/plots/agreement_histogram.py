"""How many workers agree with the others how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QToolTip

from crowdgui.core.agreement.report import agreement_bars
from crowdgui.figures.axes import nice_ticks
from crowdgui.text.agreement import describe_agreement, describe_bar
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QKeyEvent

    from crowdgui.core.agreement.report import AgreementBins
    from crowdgui.core.results import Outcome
    from crowdgui.ui.plots.canvas import Canvas


class AgreementHistogram(Plot):
    """A bar for each range of agreement; a click, or Enter after the arrows, chooses its workers.

    Signals
    -------
    workers_chosen(object): an array of the workers of a bar.
    """

    workers_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__("agreement-histogram", tr("Agreement with the others"))
        self._bars: AgreementBins | None = None
        self._current = -1

    def set_workers(self, outcome: Outcome) -> None:
        """Show the workers of an outcome whose labels count."""
        self._bars, self._current = agreement_bars(outcome), -1
        self.set_finding(describe_agreement(outcome, self._bars))
        n = tr_n("{n} worker", "{n} workers", self._bars.workers.size)
        self.setAccessibleDescription(n)
        self.redraw()

    def table(self) -> PlotTable:
        header = tr("agreement from"), tr("to"), tr("number of workers")
        if self._bars is None:
            return PlotTable(header, ((), (), ()))
        edges = np.round(self._bars.edges, 2)
        return PlotTable(header, (edges[:-1], edges[1:], self._bars.counts))

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._canvas: Canvas = Canvas(lambda share: format_percent(share, 0), format_number)
        self._canvas.setProperty("ring", True)
        self._canvas.viewport().installEventFilter(self)
        self._canvas.viewport().setMouseTracking(True)
        below = text_label(tr("Share of items on which a worker agrees"), "axis", "text2")
        below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self._canvas, 1)
        self.body.addWidget(below)

    def draw(self) -> None:
        canvas, bars = self._canvas, self._bars
        canvas.clear()
        top = 1 if bars is None else max(1, int(bars.counts.max()))
        ticks = [tick for tick in nice_ticks(0, top, 4) if tick == int(tick)]
        canvas.grid(ticks)
        canvas.set_ticks("left", [(tick, format_number(tick)) for tick in ticks])
        canvas.set_ticks("bottom", [(i / 5, format_percent(i / 5, 0)) for i in range(6)])
        canvas.set_range((-0.005, 1.005), (0, ticks[-1] * 1.15))
        if bars is not None and bars.workers.size:
            self._draw_bars(bars)
            self._draw_lines(bars, ticks[-1] * 1.15)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseMove:
                bar = self.bar_at(event.position())
                words = describe_bar(self._bars, bar) if self._bars is not None and bar >= 0 else ""
                QToolTip.showText(event.globalPosition().toPoint(), plain_tooltip(words), self)
            elif (
                event.type() == QEvent.Type.MouseButtonRelease
                and event.button() is Qt.MouseButton.LeftButton
            ):
                self._go(self.bar_at(event.position()))
                self._choose()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._bars is None or not self._bars.workers.size:
            super().keyPressEvent(event)
            return
        filled = np.flatnonzero(self._bars.counts)
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
        if self._bars is None:
            return -1
        spot = self._canvas.value_at(point)
        bar = int(np.searchsorted(self._bars.edges, spot.x(), side="right")) - 1
        inside = 0 <= bar < self._bars.counts.size and spot.y() >= 0
        return bar if inside and self._bars.counts[bar] else -1

    def _go(self, bar: int) -> None:
        self._current = bar
        if self._bars is not None and bar >= 0:
            self.setAccessibleDescription(describe_bar(self._bars, bar))
        self.redraw()

    def _choose(self) -> None:
        if self._bars is not None and self._current >= 0:
            self.workers_chosen.emit(self._bars.workers[self._bars.bar == self._current])

    def _draw_bars(self, bars: AgreementBins) -> None:
        width, counts = float(bars.edges[1]), bars.counts
        middles = bars.edges[:-1] + width / 2
        self._canvas.bars(middles, counts, tokens().series[0], 0.86 * width)
        if self._current >= 0:
            at, height = middles[self._current], counts[self._current]
            self._canvas.frame(at, height, tokens().accent_text, 0.86 * width)

    def _draw_lines(self, bars: AgreementBins, top: float) -> None:
        colors = tokens()
        self._canvas.level(bars.chance, colors.text2, dashed=True, upright=True)
        words = tr("chance {share}", share=format_percent(bars.chance, 0))
        self._canvas.words(words, bars.chance, top, colors.text2, (1.0, 0.0))
        self._canvas.level(bars.typical, colors.accent_text, upright=True)
        words = tr("typical {share}", share=format_percent(bars.typical, 0))
        side = 1.0 if bars.typical > bars.chance + 0.25 else 0.0
        self._canvas.words(words, bars.typical, top, colors.accent_text, (side, 0.0))
