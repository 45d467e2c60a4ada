"""Curves with a range around them: means of trials along an axis, and a forecast of an audit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.plots.base import PENS, Plot, PlotTable
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens

if TYPE_CHECKING:
    from crowdgui.figures.acceptance import ForecastChart
    from crowdgui.figures.curves import ChartData, Line
    from crowdgui.ui.plots.canvas import Canvas


_FAR, _HIGH = 0.8, 0.8
"""Shares of the axes from which on words are written toward the middle."""


class CurvesPlot(Plot):
    """Shows as many curves as can be distinguished; without any, an empty grid."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__(name, title)
        self._shown: ChartData | None = None
        self._describe()

    def set_curves(self, curves: ChartData | None) -> None:
        """Show other curves, None for none."""
        self._shown = curves if curves is not None and curves.lines else None
        self.legend.set_entries([line.legend for line in self._lines()])
        self._describe()
        self.redraw()

    def table(self) -> PlotTable:
        if self._shown is None:
            return PlotTable((tr("curve"), tr("mean")), ((), ()))
        return PlotTable(*self._shown.table())

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._canvas: Canvas = Canvas(self._write_x, self._write_y)
        self._below = self.add_canvas(self._canvas, "")

    def draw(self) -> None:
        canvas, shown = self._canvas, self._shown
        canvas.begin()
        self._below.setText("" if shown is None else shown.across.title)
        if shown is None:
            canvas.set_range((0, 1), (0, 1))
            canvas.grid([0, 0.25, 0.5, 0.75, 1])
            canvas.set_ticks("left", [])
            canvas.set_ticks("bottom", [])
            return
        up, across = shown.scale, shown.span
        canvas.grid([height for height, _ in up.ticks])
        canvas.set_ticks("left", up.ticks)
        canvas.set_ticks("bottom", across.ticks)
        for line in shown.lines:
            self._draw_line(shown, line)
        canvas.set_range((across.low, across.high), (up.low, up.high))

    def _draw_line(self, shown: ChartData, line: Line) -> None:
        canvas, curve, look = self._canvas, line.curve, line.legend
        color, there = tokens().color(look.token), curve.count > 0
        if not there.any():
            return
        x, y = shown.x[there], shown.heights(curve.mean[there])
        if line.dashes is not None:
            canvas.curve(x, y, color, PENS[line.dashes])
            return
        low, high = (shown.heights(edge[there]) for edge in shown.spread(curve))
        if shown.bars:
            canvas.ranges(x, low, high, color)
        else:
            canvas.band(x, low, high, color)
        canvas.curve(x, y, color)
        canvas.marks(x, y, look.shape, color, size=scaled(8))

    def _lines(self) -> tuple[Line, ...]:
        return self._shown.lines if self._shown is not None else ()

    def _write_x(self, value: float) -> str:
        return self._shown.across.write(value) if self._shown else ""

    def _write_y(self, value: float) -> str:
        return self._shown.up.write(value) if self._shown else ""

    def _describe(self) -> None:
        """State in words where every curve ends."""
        words = self._shown.words if self._shown is not None else ""
        self.setAccessibleDescription(words or tr("Nothing yet."))


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
        self.add_canvas(self._canvas, tr("items audited"))

    def draw(self) -> None:
        canvas, shown = self._canvas, self._shown
        canvas.begin()
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
        # Beside an edge there is no room beyond the dot.
        far, high = x > _FAR * shown.across.high, y > _HIGH * shown.up.high
        anchor = (float(far), -0.3 if high else 1.3)
        canvas.words(shown.dot_words, x, y, tokens().accent_text, anchor)
        canvas.set_range((0, shown.across.high), (0, shown.up.high * 1.04))
