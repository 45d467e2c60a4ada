"""How a rule settled: what it climbs at every step, and how many labels still changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.figures.convergence import (
    CHANGES_TITLE,
    CONVERGENCE_TITLE,
    ConvergenceChart,
    name_step,
)
from crowdgui.figures.marks import Shape
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import Iteration
    from crowdgui.figures.marks import Scale
    from crowdgui.ui.plots.canvas import Canvas

_BARS_HEIGHT, _CURVE_LEAST = 100, 110

_ANY_HEIGHT = 16_777_215
"""Qt's word for no limit."""


class ConvergencePlot(Plot):
    """Grows while the rule runs: `begin`, then `add_step` for each step."""

    def __init__(self) -> None:
        super().__init__("convergence", tr(CONVERGENCE_TITLE))
        self._shown = ConvergenceChart(())

    def begin(self, objective: str = "") -> None:
        """Start again; `objective` says what the rule climbs, where it climbs something."""
        self.set_steps((), objective)

    def add_step(self, step: Iteration) -> None:
        self._shown = replace(self._shown, steps=(*self._shown.steps, step))
        self.redraw()

    def set_steps(
        self, steps: Sequence[Iteration], objective: str = "", exponent: float = 0.0
    ) -> None:
        """Show a run that is over."""
        self._shown = ConvergenceChart(tuple(steps), objective, exponent)
        self.set_caption(self._shown.curve_title)
        # Of the theory, and of no use to others.
        self.setToolTip(plain_tooltip(self._shown.exponent_sentence))
        self.redraw()

    @property
    def is_informative(self) -> bool:
        return self._shown.is_informative

    def table(self) -> PlotTable:
        return PlotTable(*self._shown.table())

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._curve: Canvas = Canvas(name_step, format_number)
        self._bars: Canvas = Canvas(name_step, format_number)
        self._bars.setMinimumHeight(scaled(_BARS_HEIGHT))
        # Lower, the words above the last mark would be cut.
        self._curve.setMinimumHeight(scaled(_CURVE_LEAST))
        self._second = text_label(tr(CHANGES_TITLE), "caption", "text2")
        for part in (self._curve, self._second, self._bars):
            self.body.addWidget(part)
        self.body.setStretchFactor(self._curve, 1)

    def draw(self) -> None:
        shown = self._shown
        curved = bool(shown.curve.steps) or not shown.steps
        self._curve.setVisible(curved)
        # Without a curve the bars are the picture.
        self._bars.setMaximumHeight(scaled(_BARS_HEIGHT) if curved else _ANY_HEIGHT)
        self._draw_curve(shown)
        self._draw_bars(shown)
        self.setAccessibleDescription(shown.words)

    def _draw_curve(self, shown: ConvergenceChart) -> None:
        canvas, color, panel = self._curve, tokens().series[0], shown.curve
        self._prepare(canvas, panel.scale)
        if panel.steps:
            canvas.curve(panel.steps, panel.values, color)
        if shown.is_marked and panel.steps:
            canvas.marks(panel.steps, panel.values, Shape.CIRCLE, color, size=scaled(9))
        if (end := shown.ending) is not None:
            canvas.words(end.words, end.step, end.value, tokens().accent_text, (1.0, 1.4))

    def _draw_bars(self, shown: ConvergenceChart) -> None:
        canvas, colors, panel = self._bars, tokens(), shown.changes
        self._prepare(canvas, panel.scale)
        canvas.bars(panel.steps, panel.values, colors.series[0])
        for words, x, y in zip(shown.numbers, panel.steps, panel.values, strict=False):
            canvas.words(words, x, y, colors.text, (0.5, 1.0), font("axis"))

    def _prepare(self, canvas: Canvas, up: Scale) -> None:
        """Draw the axes; both pictures have the same steps below them, so that they line up."""
        canvas.begin()
        across = self._shown.span
        canvas.grid([tick for tick, _ in up.ticks])
        canvas.set_ticks("left", up.ticks)
        canvas.set_range((across.low, across.high), (up.low, up.high))
        canvas.set_ticks("bottom", across.ticks)
        canvas.getPlotItem().getAxis("left").setWidth(max(self._side_width(), scaled(32)))

    def _side_width(self) -> int:
        """Return the room the longest tick of the upper picture needs."""
        longest = max(len(words) for _, words in self._shown.curve.scale.ticks)
        return self._second.fontMetrics().averageCharWidth() * longest + scaled(12)
