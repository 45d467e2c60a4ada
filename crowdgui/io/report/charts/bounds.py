"""The ladder: every upper limit on the error rate as a bar on one axis from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.figures.bounds_chart import BarKind
from crowdgui.io.report.flag_styles import (
    CANVAS,
    CTRL,
    GRID,
    SERIES,
    TEXT,
    TEXT2,
    TEXT3,
    mix_colours,
    token_colour,
)
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import CAPTION, WIDE, Drawing, PlotFrame, text_width_px
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.figures.bounds_chart import BoundBar, BoundsChart, ErrorLine


_ROW, _BAR, _TOP, _AXIS = 34.0, 14.0, 22.0, 24.0


_NAMES, _VALUES = 264.0, 66.0


def bounds_chart(bars: BoundsChart, caption: str) -> Picture:
    """Draw the bars of a guarantee; there must be one."""
    top = _TOP * len(bars.lines) or 4.0
    bottom = top + _ROW * len(bars.bars)
    drawing = Drawing(WIDE, bottom + _AXIS)
    across = bars.scale
    ends = across.low, across.high
    frame = PlotFrame(_NAMES, top, WIDE - _VALUES, bottom, ends, (0.0, 1.0))
    for value, words in across.ticks:
        x = frame.at_x(value)
        drawing.line((x, top), (x, bottom), GRID if value else CTRL)
        drawing.words(x, bottom + 15, words, anchor="middle")
    for place, line in enumerate(bars.lines):
        _draw_line(drawing, frame, line, place * _TOP)
    for place, bar in enumerate(bars.bars):
        _draw_bar(drawing, frame, bar, top + (place + 0.5) * _ROW)
    return Picture(
        "ladder",
        tr("Bounds on the error rate"),
        caption,
        bars.words,
        drawing.text(),
        (drawing.width, drawing.height),
    )


def _draw_line(drawing: Drawing, frame: PlotFrame, line: ErrorLine, top: float) -> None:
    x, ink = frame.at_x(line.share), token_colour(line.token)
    drawing.line((x, top + _TOP / 2), (x, frame.bottom), ink, 1.5, dashes="4 3")
    left = min(x + 4, WIDE - text_width_px(line.words, CAPTION))
    drawing.words(left, top + _TOP - 8, line.words, size=CAPTION, fill=ink)


def _draw_bar(drawing: Drawing, frame: PlotFrame, bar: BoundBar, middle: float) -> None:
    drawing.words(0, middle - 2, bar.name, size=CAPTION, fill=TEXT, strong=True, room=_NAMES - 12)
    drawing.words(0, middle + 12, bar.level, room=_NAMES - 12)
    right = frame.at_x(bar.drawn or 0.0)
    if bar.drawn is not None:
        _draw_box(drawing, bar.kind, (frame.left, middle - _BAR / 2, right - frame.left, _BAR))
    # The dashed lines run behind the words, not through them.
    ground = text_width_px(bar.words, CAPTION) + 4
    drawing.box(right + 5, middle - 8, ground, 16, CANVAS)
    ink = token_colour(bar.token)
    drawing.words(right + 8, middle + 4, bar.words, size=CAPTION, fill=ink, strong=True)


def _draw_box(drawing: Drawing, kind: BarKind, box: tuple[float, float, float, float]) -> None:
    x, y, width, height = box
    if kind is BarKind.EXPECTED:
        drawing.line((x + width, y - 1), (x + width, y + height + 1), TEXT2, 2)
    elif kind is BarKind.HEADLINE:
        drawing.box(*box, SERIES[0])
    elif kind is BarKind.PLUG_IN:
        drawing.box(*box, mix_colours(CANVAS, SERIES[0], 0.3), stroke=SERIES[0])
    else:
        drawing.hatch(*box, CTRL)
        drawing.box(*box, "none", stroke=TEXT3)
