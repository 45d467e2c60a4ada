"""How a rule settled: what it climbs at every step, and how many labels still changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.figures.axes import decimals, nice_ticks
from crowdgui.figures.marks import Shape
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import Iteration
    from crowdgui.ui.plots.canvas import Canvas

_MOST_NAMED = 12
_BARS_HEIGHT = 100
_HEADROOM = 0.15
_UNDER = 0.03

_ANY_HEIGHT = 16_777_215
"""Qt's word for no limit."""


class ConvergencePlot(Plot):
    """Grows while the rule runs: `begin`, then `add_step` for each step."""

    def __init__(self) -> None:
        super().__init__("convergence", tr("Convergence of the labels"))
        self._steps: list[Iteration] = []

    def begin(self, objective: str = "") -> None:
        """Start again; `objective` says what the rule climbs, where it climbs something."""
        self._steps = []
        self.set_caption(
            tr("{objective} after each iteration", objective=objective) if objective else ""
        )
        self.redraw()

    def clear(self) -> None:
        self.begin()

    def add_step(self, step: Iteration) -> None:
        self._steps.append(step)
        self.redraw()

    def set_steps(self, steps: Sequence[Iteration], objective: str = "") -> None:
        """Show a run that is over."""
        self.begin(objective)
        self._steps = list(steps)
        self.redraw()

    def table(self) -> PlotTable:
        objective = [step.objective for step in self._steps]
        changed = [step.changed for step in self._steps]
        names = [self._step_name(step.iteration) for step in self._steps]
        return PlotTable(
            (tr("iteration"), tr("objective"), tr("changed")), (names, objective, changed)
        )

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._curve: Canvas = Canvas(self._step_name, self._value_name)
        self._bars: Canvas = Canvas(self._step_name, format_number)
        self._bars.setMinimumHeight(scaled(_BARS_HEIGHT))
        self._second = text_label(tr("Labels changed in each iteration"), "caption", "text2")
        for part in (self._curve, self._second, self._bars):
            self.body.addWidget(part)
        self.body.setStretchFactor(self._curve, 1)

    def draw(self) -> None:
        climbs = [step for step in self._steps if step.objective is not None]
        curved = bool(climbs) or not self._steps
        self._curve.setVisible(curved)
        # Without a curve the bars are the picture.
        self._bars.setMaximumHeight(scaled(_BARS_HEIGHT) if curved else _ANY_HEIGHT)
        self._draw_curve(climbs)
        self._draw_bars([step for step in self._steps if step.iteration > 0])
        self._describe()

    def _draw_curve(self, steps: list[Iteration]) -> None:
        canvas, colors = self._curve, tokens()
        canvas.clear()
        x = [step.iteration for step in steps]
        y = [step.objective for step in steps if step.objective is not None]
        low, high = (min(y), max(y)) if y else (0.0, 1.0)
        ticks = _room_for_marks(nice_ticks(low, high if high > low else low + 1, 4), low)
        self._digits = max(0, decimals(ticks[1] - ticks[0]))
        canvas.grid(ticks)
        canvas.set_ticks("left", [(tick, self._value_name(tick)) for tick in ticks])
        self._span(canvas, (ticks[0], ticks[-1]))
        if steps:
            canvas.curve(x, y, colors.series[0])
            canvas.marks(x, y, Shape.CIRCLE, colors.series[0], size=scaled(9))
            self._say_end(steps[-1], y[-1], ticks)

    def _say_end(self, last: Iteration, value: float, ticks: list[float]) -> None:
        if last.changed or not last.iteration:
            return
        above = ticks[-1] - value > _HEADROOM * (ticks[-1] - ticks[0])
        words = tr("ends here: no label changes")
        color = tokens().accent_text
        self._curve.words(words, last.iteration, value, color, (1.0, 1.5 if above else -0.5))

    def _draw_bars(self, steps: list[Iteration]) -> None:
        canvas, colors = self._bars, tokens()
        canvas.clear()
        most = max([1, *(step.changed for step in steps)])
        # Labels are whole: a small axis has no room for more than its ends.
        ticks = nice_ticks(0, most, 2) if most > 1 else [0.0, 1.0]
        canvas.grid(ticks)
        canvas.set_ticks("left", [(tick, format_number(tick)) for tick in ticks])
        self._span(canvas, (0, ticks[-1] * 1.3))
        canvas.bars(
            [step.iteration for step in steps],
            [step.changed for step in steps],
            colors.series[0],
        )
        for step in steps if len(steps) <= _MOST_NAMED else ():
            at = step.iteration, step.changed
            canvas.words(format_number(step.changed), *at, colors.text, (0.5, 1.0), font("axis"))

    def _span(self, canvas: Canvas, y: tuple[float, float]) -> None:
        """Return both pictures the same steps below them, so that they line up."""
        last = max([1, *(step.iteration for step in self._steps)])
        canvas.set_range((-0.4, last + 0.4), y)
        every = max(1, -(-last // _MOST_NAMED))
        canvas.set_ticks(
            "bottom", [(float(i), self._step_name(i)) for i in range(0, last + 1, every)]
        )
        widest = max(self._curve_width(), scaled(32))
        canvas.getPlotItem().getAxis("left").setWidth(widest)

    def _curve_width(self) -> int:
        """Return the room the longest tick of the upper picture needs."""
        values = [step.objective for step in self._steps if step.objective is not None]
        longest = max((len(self._value_name(value)) for value in values), default=3)
        return self._second.fontMetrics().averageCharWidth() * longest + scaled(12)

    def _step_name(self, step: float) -> str:
        return format_number(step) if step else tr("majority")

    _digits = 0

    def _value_name(self, value: float) -> str:
        return format_number(value, self._digits)

    def _describe(self) -> None:
        if self._steps:
            last = self._steps[-1]
            words = tr(
                "Iteration {n}: {changed} labels changed",
                n=format_number(last.iteration),
                changed=format_number(last.changed),
            )
            self.setAccessibleDescription(words)


def _room_for_marks(ticks: list[float], low: float) -> list[float]:
    """Begin a step lower where a mark on the first tick would be cut by the end of the picture."""
    step = ticks[1] - ticks[0]
    return ticks if low - ticks[0] > _UNDER * (ticks[-1] - ticks[0]) else [ticks[0] - step, *ticks]
