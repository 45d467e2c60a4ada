"""Pictures on two axes: the steps of a rule, all workers, histograms and matrices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.figures.colors import heat_strength
from crowdgui.figures.convergence import CHANGES_TITLE, CONVERGENCE_TITLE
from crowdgui.figures.marks import Shape
from crowdgui.figures.worker_scatter import SCATTER_ACROSS, SCATTER_TITLE
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import (
    AXIS,
    BODY,
    CANVAS,
    CAPTION,
    NARROW,
    SERIES,
    SUNKEN,
    TEXT,
    TEXT2,
    WIDE,
    Drawing,
    PlotFrame,
    draw_bottom,
    draw_grid,
    in_two_lines,
    left_margin,
    mix_colours,
    text_width_px,
    token_colour,
)
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from crowdgui.figures.convergence import ConvergenceChart
    from crowdgui.figures.curves import ChartData, Line
    from crowdgui.figures.histograms import Histogram
    from crowdgui.figures.marks import LegendEntry, Level, Scale
    from crowdgui.figures.matrix import MatrixChart
    from crowdgui.figures.worker_scatter import ScatterChart


_STEPS_HEIGHT, _STEPS_MIDDLE = 190.0, 24.0


def convergence_chart(shown: ConvergenceChart) -> Picture | None:
    """Draw the steps of a run; None for a rule with fewer than two."""
    if not shown.is_informative:
        return None
    drawing = Drawing(WIDE, _STEPS_HEIGHT)
    half = (WIDE - _STEPS_MIDDLE) / 2
    if shown.curve.steps:
        _draw_curve(drawing, shown, (0.0, half))
    _draw_changes(drawing, shown, (half + _STEPS_MIDDLE if shown.curve.steps else 0.0, WIDE))
    return Picture(
        "convergence",
        tr(CONVERGENCE_TITLE),
        shown.caption,
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
    frame = PlotFrame(left, 30, span[1] - 6, _STEPS_HEIGHT - 22, x, y)
    draw_grid(drawing, frame, up.ticks)
    draw_bottom(drawing, frame, across.ticks)
    return frame


_SCATTER_HEIGHT, _SCATTER_TOP = 290.0, 30.0


_DASHES = "4 3"


def worker_chart(shown: ScatterChart) -> Picture | None:
    """Draw the workers who can be compared; None where there is none."""
    if not shown.drawn.size:
        return None
    drawing = Drawing(WIDE, _SCATTER_HEIGHT)
    across, up = shown.span, shown.scale
    frame = PlotFrame(
        left_margin(up.ticks),
        _SCATTER_TOP,
        WIDE - 18,
        _SCATTER_HEIGHT - 40,
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
    marks = [point for group in shown.groups for point in frame.points(group.x, group.y)]
    _name_lines(drawing, frame, shown.levels, marks)
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


def _name_lines(
    drawing: Drawing,
    frame: PlotFrame,
    levels: Iterable[Level],
    marks: Sequence[tuple[float, float]],
) -> None:
    """Name lines at their right end, on a ground of their own where there are marks."""
    for level in levels:
        y, room = frame.at_y(level.value), text_width_px(level.words, AXIS)
        left = frame.right - room - 2
        if any(left - 5 < mx and y - 21 < my < y + 3 for mx, my in marks):
            drawing.box(left, y - 16, room + 4, 14, CANVAS)
        fill = token_colour(level.token)
        drawing.words(frame.right, y - 5, level.words, fill=fill, anchor="end")


def _draw_legend(drawing: Drawing, entries: Iterable[LegendEntry]) -> None:
    x = 6.0
    for entry in entries:
        drawing.mark(entry.shape, x, 10, 4.5, token_colour(entry.token))
        drawing.words(x + 10, 14, entry.words)
        x += 10 + text_width_px(entry.words, AXIS) + 20


_CURVES_HEIGHT, _DASH = 190.0, "6 4"


def curves_chart(shown: ChartData, key: str, title: str, caption: str) -> Picture | None:
    """Draw curves with their bands, and a legend where there are several; None without points."""
    if not any(line.curve.count.any() for line in shown.lines):
        return None
    drawing = Drawing(WIDE, _CURVES_HEIGHT)
    across, up = shown.span, shown.scale
    named = len(shown.lines) > 1
    frame = PlotFrame(
        left_margin(up.ticks),
        _SCATTER_TOP if named else 12,
        WIDE - 18,
        _CURVES_HEIGHT - 40,
        (across.low, across.high),
        (up.low, up.high),
    )
    draw_grid(drawing, frame, up.ticks)
    draw_bottom(drawing, frame, across.ticks, shown.across.title)
    for line in shown.lines:
        _draw_band(drawing, frame, shown, line)
    for line in shown.lines:
        look, there = line.legend, line.curve.count > 0
        colour = token_colour(look.token)
        points = frame.points(shown.x[there], shown.heights(line.curve.mean[there]))
        drawing.curve(points, colour, dashes=_DASH if line.dashes else "")
        for x, y in points if not line.dashes else ():
            drawing.mark(look.shape, x, y, 4, colour)
    if named:
        _draw_legend(drawing, (line.legend for line in shown.lines))
    size = drawing.width, drawing.height
    return Picture(key, title, caption, shown.words, drawing.text(), size)


def _draw_band(drawing: Drawing, frame: PlotFrame, shown: ChartData, line: Line) -> None:
    there = line.curve.count > 0
    if line.dashes or np.count_nonzero(there) < 2:
        return
    x = shown.x[there]
    low, high = (shown.heights(end[there]) for end in shown.spread(line.curve))
    outline = frame.points(x, high) + frame.points(x[::-1], low[::-1])
    drawing.area(outline, mix_colours(CANVAS, token_colour(line.legend.token), 0.15))


_HISTOGRAM_HEIGHT = 200.0


def histogram_chart(shown: Histogram, key: str) -> Picture:
    """Draw bars, and above them the words of the lines."""
    drawing = Drawing(NARROW, _HISTOGRAM_HEIGHT)
    across, up = shown.span, shown.scale
    frame = PlotFrame(
        left_margin(up.ticks),
        18,
        NARROW - 20,
        _HISTOGRAM_HEIGHT - 38,
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


_FEW = 3
"""Classes up to which a matrix takes half a line."""


_NAMES, _HEAD, _ROW, _LINE = 84.0, 38.0, 38.0, 14.0


def matrix_chart(shown: MatrixChart, key: str) -> Picture | None:
    """Draw shares of the rows; None where nothing is counted."""
    if not shown.counts.any():
        return None
    drawn = shown.drawn
    wide = drawn.size > _FEW
    width = WIDE if wide else NARROW
    cell = min(76.0, (width - _NAMES) / drawn.size)
    titles = [in_two_lines(shown.classes[code], cell - 4, CAPTION) for code in drawn]
    head = _HEAD + _LINE * (max(map(len, titles)) - 1)
    drawing = Drawing(width, head + _ROW * drawn.size)
    drawing.words(0, 12, shown.rows, size=AXIS, room=_NAMES - 6)
    drawing.words(_NAMES, 12, shown.columns, size=AXIS, room=width - _NAMES)
    for place, (code, title) in enumerate(zip(drawn, titles, strict=True)):
        for up, line in enumerate(reversed(title)):
            drawing.words(
                _NAMES + (place + 0.5) * cell,
                head - 8 - _LINE * up,
                line,
                size=CAPTION,
                fill=TEXT,
                anchor="middle",
                strong=True,
            )
        _draw_row(drawing, shown, int(code), head + place * _ROW, cell)
    return Picture(
        key,
        shown.title,
        shown.caption,
        shown.words,
        drawing.text(),
        (drawing.width, drawing.height),
        wide=wide,
    )


def _draw_row(drawing: Drawing, shown: MatrixChart, row: int, top: float, cell: float) -> None:
    name, middle = shown.classes[row], top + _ROW / 2
    drawing.words(0, middle + 4, name, size=CAPTION, fill=TEXT, strong=True, room=_NAMES - 8)
    for place, column in enumerate(shown.drawn):
        left, share = _NAMES + place * cell, shown.share(row, column)
        x, size = left + cell / 2, BODY if cell > 48 else AXIS
        drawing.box(left + 1, top + 1, cell - 2, _ROW - 2, _colour(share))
        said = shown.write_share(row, int(column))
        drawing.words(x, middle + 1, said, size=size, fill=TEXT, anchor="middle", strong=True)
        count = format_number(int(shown.counts[row, column]))
        drawing.words(x, middle + 14, count, size=10, fill=TEXT2, anchor="middle")


def _colour(share: float) -> str:
    return SUNKEN if np.isnan(share) else mix_colours(CANVAS, SERIES[0], heat_strength(share))
