"""All workers in one picture: agreement with the others against the number of labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.figures.worker_scatter import SCATTER_ACROSS, SCATTER_TITLE
from crowdgui.io.report.flag_styles import CANVAS, SERIES, mix_colours, token_colour
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import (
    AXIS,
    WIDE,
    Drawing,
    PlotFrame,
    draw_bottom,
    draw_grid,
    left_margin,
    text_width_px,
)
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.figures.marks import LegendEntry, Level
    from crowdgui.figures.worker_scatter import ScatterChart


_HEIGHT, _TOP = 290.0, 30.0


_DASHES = "4 3"


def worker_chart(shown: ScatterChart) -> Picture | None:
    """Draw the workers who can be compared; None where there is none."""
    if not shown.drawn.size:
        return None
    drawing = Drawing(WIDE, _HEIGHT)
    across, up = shown.span, shown.scale
    frame = PlotFrame(
        left_margin(up.ticks),
        _TOP,
        WIDE - 18,
        _HEIGHT - 40,
        (across.low, across.high),
        (up.low, up.high),
    )
    draw_grid(drawing, frame, up.ticks)
    draw_bottom(drawing, frame, across.ticks, tr(SCATTER_ACROSS))
    _draw_lines(drawing, frame, shown)
    for group in shown.groups:
        look = group.legend
        for x, y in frame.points(group.x, group.y):
            drawing.mark(look.shape, x, y, group.size / 2, token_colour(look.token))
    _name_lines(drawing, frame, shown.levels)
    _draw_legend(drawing, shown.legend)
    return Picture(
        "workers",
        tr(SCATTER_TITLE),
        shown.caption,
        shown.words,
        drawing.text(),
        (drawing.width, drawing.height),
    )


def _draw_lines(drawing: Drawing, frame: PlotFrame, shown: ScatterChart) -> None:
    if shown.band is not None:
        x, low, high = shown.band
        outline = frame.points(x, high) + frame.points(x[::-1], low[::-1])
        drawing.area(outline, mix_colours(CANVAS, SERIES[0], 0.1))
    for level in reversed(shown.levels):
        y, dashes = frame.at_y(level.value), _DASHES if level.dashed else ""
        drawing.line(
            (frame.left, y), (frame.right, y), token_colour(level.token), 1.5, dashes=dashes
        )


def _name_lines(drawing: Drawing, frame: PlotFrame, levels: Iterable[Level]) -> None:
    """Name lines at their right end, above the marks, on a ground of their own."""
    for level in levels:
        y, room = frame.at_y(level.value), text_width_px(level.words, AXIS)
        drawing.box(frame.right - room - 2, y - 16, room + 4, 14, CANVAS)
        fill = token_colour(level.token)
        drawing.words(frame.right, y - 5, level.words, fill=fill, anchor="end")


def _draw_legend(drawing: Drawing, entries: Iterable[LegendEntry]) -> None:
    x = 6.0
    for entry in entries:
        drawing.mark(entry.shape, x, 10, 4.5, token_colour(entry.token))
        drawing.words(x + 10, 14, entry.words)
        x += 10 + text_width_px(entry.words, AXIS) + 20
