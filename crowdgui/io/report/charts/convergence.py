"""How the rule settled: what it climbs at every step, and how many labels still changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.figures.axes import decimals, nice_ticks
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
from crowdgui.text.rules import rule_text
from crowdgui.text.translation import format_number, join_clauses, sentence, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import Iteration
    from crowdgui.core.rules.aggregation import Aggregation


_HEIGHT, _MIDDLE = 190.0, 24.0


_MOST_NAMED, _SAID = 12, 12


_MARKS = 60


def convergence_chart(done: Aggregation) -> Picture | None:
    """Draw the steps of a run; None for a rule without steps."""
    steps = [step for step in done.history if step.iteration > 0]
    if not steps:
        return None
    drawing = Drawing(WIDE, _HEIGHT)
    climbs = [step for step in done.history if step.objective is not None]
    half = (WIDE - _MIDDLE) / 2
    if climbs:
        _draw_curve(drawing, climbs, (0.0, half), rule_text(done.rule).objective)
    _draw_changes(drawing, steps, (half + _MIDDLE if climbs else 0.0, WIDE))
    return Picture(
        "convergence",
        tr("Convergence of the labels"),
        _caption(steps),
        join_clauses(_words(step) for step in steps[:_SAID]),
        drawing.text(),
        (drawing.width, drawing.height),
    )


def _caption(steps: Sequence[Iteration]) -> str:
    first = tr_n(
        "{n} label changed in the first iteration",
        "{n} labels changed in the first iteration",
        steps[0].changed,
    )
    last = steps[-1].changed
    if not any(step.changed for step in steps):
        return tr("No label changed after the first vote.")
    if len(steps) == 1:
        return sentence(first)
    if not last:
        return tr("{first}, none in the last.", first=first)
    return tr("{first}, {n} in the last.", first=first, n=format_number(last))


def _words(step: Iteration) -> str:
    return tr(
        "Iteration {n}: {changed} labels changed",
        n=format_number(step.iteration),
        changed=format_number(step.changed),
    )


def _draw_curve(
    drawing: Drawing, steps: Sequence[Iteration], span: tuple[float, float], objective: str
) -> None:
    values = [step.objective for step in steps if step.objective is not None]
    low, high = min(values), max(values)
    ticks = nice_ticks(low, high if high > low else low + 1, 4)
    digits = decimals(ticks[1] - ticks[0])
    named = [(tick, format_number(tick, digits)) for tick in ticks]
    frame = _frame(span, named, steps[-1].iteration, (ticks[0], ticks[-1]))
    drawing.words(
        span[0], 12, tr("{objective} after each iteration", objective=objective), fill=TEXT2
    )
    draw_grid(drawing, frame, named)
    _draw_steps(drawing, frame, steps[-1].iteration)
    points = frame.points((step.iteration for step in steps), values)
    drawing.curve(points, SERIES[0])
    if len(points) <= _MARKS:
        for x, y in points:
            drawing.mark("circle", x, y, 4, SERIES[0])


def _draw_changes(drawing: Drawing, steps: Sequence[Iteration], span: tuple[float, float]) -> None:
    ticks = nice_ticks(0, max(1, *(step.changed for step in steps), 1), 3)
    named = [(tick, format_number(tick)) for tick in ticks if tick == int(tick)]
    last = steps[-1].iteration
    frame = _frame(span, named, last, (0.0, ticks[-1] * 1.1))
    drawing.words(span[0], 12, tr("Labels changed in each iteration"), fill=TEXT2)
    draw_grid(drawing, frame, named)
    _draw_steps(drawing, frame, last)
    width = min(28.0, 0.7 * (frame.at_x(1) - frame.at_x(0)))
    for step in steps:
        x, y = frame.at_x(step.iteration), frame.at_y(step.changed)
        drawing.box(x - width / 2, y, width, frame.bottom - y, SERIES[0])
        if len(steps) <= _MOST_NAMED:
            drawing.words(
                x, y - 4, format_number(step.changed), fill=TEXT, anchor="middle", size=AXIS
            )


def _frame(
    span: tuple[float, float],
    ticks: Sequence[tuple[float, str]],
    last: int,
    y: tuple[float, float],
) -> PlotFrame:
    left = span[0] + left_margin(ticks)
    return PlotFrame(left, 30, span[1] - 6, _HEIGHT - 22, (-0.4, last + 0.4), y)


def _draw_steps(drawing: Drawing, frame: PlotFrame, last: int) -> None:
    every = max(1, -(-last // _MOST_NAMED))
    names = [
        (float(i), format_number(i) if i else tr("majority")) for i in range(0, last + 1, every)
    ]
    if every > 1:
        names[0] = (0.0, format_number(0))
    draw_bottom(drawing, frame, names)
