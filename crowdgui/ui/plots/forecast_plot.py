"""How many items are looked at in all, by the size of the audit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.figures.acceptance import ForecastChart


class ForecastPlot(Plot):
    """A curve with its range, and a dot at the chosen size."""

    def __init__(self) -> None:
        super().__init__(
            "forecast",
            tr("How many to audit first"),
            tr("items to look at in all, audited and reviewed; an estimate"),
        )
        self._shown: ForecastChart | None = None

    def set_forecast(self, shown: ForecastChart | None) -> None:
        self._shown = shown
        self.setAccessibleDescription(shown.words if shown else tr("Nothing yet."))
        self.redraw()

    def table(self) -> PlotTable:
        header = (tr("items audited"), tr("items in all"), tr("low"), tr("high"))
        if self._shown is None:
            return PlotTable(header, ((), (), (), ()))
        low, high = self._shown.range
        return PlotTable(header, (self._shown.x, self._shown.totals, low, high))

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._canvas: Canvas = Canvas(format_number, format_number)
        below = text_label(tr("items audited"), "axis", "text2")
        below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self._canvas, 1)
        self.body.addWidget(below)

    def draw(self) -> None:
        canvas, shown = self._canvas, self._shown
        canvas.clear()
        if shown is None:
            canvas.set_range((0, 1), (0, 1))
            return
        blue = tokens().series[0]
        canvas.grid([height for height, _ in shown.up.ticks])
        canvas.set_ticks("left", shown.up.ticks)
        canvas.set_ticks("bottom", shown.across.ticks)
        canvas.band(shown.x, *shown.range, blue)
        canvas.curve(shown.x, shown.totals, blue)
        x, y = shown.dot
        canvas.marks([x], [y], Shape.CIRCLE, blue, size=scaled(10))
        canvas.words(shown.dot_words, x, y, tokens().accent_text, (0.0, 1.3))
        canvas.set_range((0, shown.across.high), (0, shown.up.high * 1.04))
