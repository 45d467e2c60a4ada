"""How the rule settled: what it climbs at every step, and how many labels still changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.figures.convergence import CHANGES_TITLE, CONVERGENCE_TITLE
from crowdgui.figures.marks import Shape
from crowdgui.io.report.flag_styles import SERIES, TEXT, TEXT2
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import (
    AXIS,
    WIDE,
    Drawing,
    PlotFrame,
    draw_bottom,
    draw_grid,
    left_margin,
)
from crowdgui.text.translation import join_sentences, tr

if TYPE_CHECKING:
    from crowdgui.figures.convergence import ConvergenceChart
    from crowdgui.figures.marks import Scale


_HEIGHT, _MIDDLE = 190.0, 24.0


def convergence_chart(shown: ConvergenceChart) -> Picture | None:
    """Draw the steps of a run; None for a rule without steps."""
    if not shown.changes.steps:
        return None
    drawing = Drawing(WIDE, _HEIGHT)
    half = (WIDE - _MIDDLE) / 2
    if shown.curve.steps:
        _draw_curve(drawing, shown, (0.0, half))
    _draw_changes(drawing, shown, (half + _MIDDLE if shown.curve.steps else 0.0, WIDE))
    return Picture(
        "convergence",
        tr(CONVERGENCE_TITLE),
        join_sentences((shown.caption, shown.exponent_sentence)),
        shown.words,
        drawing.text(),
        (drawing.width, drawing.height),
    )


def _draw_curve(drawing: Drawing, shown: ConvergenceChart, span: tuple[float, float]) -> None:
    panel = shown.curve
    drawing.words(span[0], 12, shown.curve_title, fill=TEXT2)
    frame = _draw_frame(drawing, shown.span, panel.scale, span)
    points = frame.points(panel.steps, panel.values)
    drawing.curve(points, SERIES[0])
    for x, y in points if shown.is_marked else ():
        drawing.mark(Shape.CIRCLE, x, y, 4, SERIES[0])


def _draw_changes(drawing: Drawing, shown: ConvergenceChart, span: tuple[float, float]) -> None:
    panel = shown.changes
    drawing.words(span[0], 12, tr(CHANGES_TITLE), fill=TEXT2)
    frame = _draw_frame(drawing, shown.span, panel.scale, span)
    width = min(28.0, 0.7 * (frame.at_x(1) - frame.at_x(0)))
    points = frame.points(panel.steps, panel.values)
    for x, y in points:
        drawing.box(x - width / 2, y, width, frame.bottom - y, SERIES[0])
    for (x, y), words in zip(points, shown.numbers, strict=False):
        drawing.words(x, y - 4, words, fill=TEXT, anchor="middle", size=AXIS)


def _draw_frame(drawing: Drawing, across: Scale, up: Scale, span: tuple[float, float]) -> PlotFrame:
    left = span[0] + left_margin(up.ticks)
    x, y = (across.low, across.high), (up.low, up.high)
    frame = PlotFrame(left, 30, span[1] - 6, _HEIGHT - 22, x, y)
    draw_grid(drawing, frame, up.ticks)
    draw_bottom(drawing, frame, across.ticks)
    return frame
