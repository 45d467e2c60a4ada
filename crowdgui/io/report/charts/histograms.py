"""Two histograms: how sure the rule is of the items, and how often workers agree with others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.report.flag_styles import SERIES, token_colour
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import NARROW, Drawing, PlotFrame, draw_bottom, draw_grid, left_margin

if TYPE_CHECKING:
    from crowdgui.figures.histograms import Histogram
    from crowdgui.figures.marks import Level


_HEIGHT = 200.0


def histogram_chart(shown: Histogram, key: str) -> Picture:
    """Draw bars, and above them the words of the lines."""
    drawing = Drawing(NARROW, _HEIGHT)
    across, up = shown.span, shown.scale
    frame = PlotFrame(
        left_margin(up.ticks),
        18,
        NARROW - 20,
        _HEIGHT - 38,
        (across.low, across.high),
        (up.low, up.high),
    )
    draw_grid(drawing, frame, up.ticks)
    draw_bottom(drawing, frame, across.ticks, shown.across)
    for bar in shown.filled:
        left, right = frame.at_x(shown.edges[bar]), frame.at_x(shown.edges[bar + 1])
        height = max(1.0, frame.bottom - frame.at_y(shown.counts[bar]))
        drawing.box(left + 1, frame.bottom - height, right - left - 2, height, SERIES[0])
    for level in shown.levels:
        _draw_level(drawing, frame, level)
    size = drawing.width, drawing.height
    return Picture(key, shown.title, shown.caption, shown.words, drawing.text(), size, wide=False)


def _draw_level(drawing: Drawing, frame: PlotFrame, level: Level) -> None:
    x, colour = frame.at_x(level.value), token_colour(level.token)
    dashes = "4 3" if level.dashed else ""
    drawing.line((x, frame.top - 4), (x, frame.bottom), colour, 1.5, dashes=dashes)
    side, anchor = (-4, "end") if level.before else (4, "start")
    drawing.words(x + side, frame.top - 6, level.words, fill=colour, anchor=anchor)
