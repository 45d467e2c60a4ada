"""Pictures of bars across the page: all items under an audit, the bounds, and the classes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.figures.bounds_chart import BarKind
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import (
    CANVAS,
    CAPTION,
    CTRL,
    GRID,
    SERIES,
    TEXT,
    TEXT2,
    TEXT3,
    WIDE,
    Drawing,
    PlotFrame,
    in_two_lines,
    mix_colours,
    shortened,
    text_width_px,
    token_colour,
)
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.figures.acceptance import AcceptanceBar
    from crowdgui.figures.bounds_chart import BoundBar, BoundsChart, ErrorLine
    from crowdgui.figures.class_shares import ClassShares, SharePart


_AUDIT_TOP, _AUDIT_BAR, _CROSS, _AUDIT_LINE, _ARM = 20.0, 28.0, 14.0, 18.0, 3.0


def acceptance_chart(shown: AcceptanceBar) -> Picture:
    """Draw what an audit accepts, and where it found mistakes."""
    bottom = _AUDIT_TOP + _AUDIT_BAR
    drawing = Drawing(WIDE, bottom + _CROSS + _AUDIT_LINE)
    drawing.words(0, _AUDIT_TOP - 7, shown.left_words, size=CAPTION, fill=TEXT, strong=True)
    drawing.words(
        WIDE, _AUDIT_TOP - 7, shown.right_words, size=CAPTION, fill=TEXT, strong=True, anchor="end"
    )
    end = WIDE * min(1.0, shown.accepted)
    drawing.box(0, _AUDIT_TOP, end, _AUDIT_BAR, token_colour("line"))
    drawing.box(end, _AUDIT_TOP, WIDE - end, _AUDIT_BAR, mix_colours(CANVAS, SERIES[0], 0.35))
    for share in shown.right:
        drawing.line((WIDE * share, _AUDIT_TOP), (WIDE * share, bottom), TEXT2)
    bad = token_colour("bad")
    for share in shown.wrong:
        x, middle = WIDE * share, bottom + _CROSS / 2
        drawing.line((x, _AUDIT_TOP - 3), (x, bottom + 3), bad, 2)
        for side in (-_ARM, _ARM):
            drawing.line((x - _ARM, middle - side), (x + _ARM, middle + side), bad, 2)
    drawing.words(0, bottom + _CROSS + 12, tr("most confident"))
    drawing.words(WIDE, bottom + _CROSS + 12, tr("least confident"), anchor="end")
    return Picture(
        "acceptance",
        tr("All items, from the most to the least confident"),
        shown.legend,
        shown.words,
        drawing.text(),
        (drawing.width, drawing.height),
    )


_BOUND_ROW, _BOUND_BAR, _BOUND_TOP, _BOUND_AXIS = 34.0, 14.0, 22.0, 24.0
_BOUND_LINE = 15.0


_NAMES, _VALUES = 264.0, 66.0


def bounds_chart(bars: BoundsChart, caption: str) -> Picture:
    """Draw the bars of a guarantee; there must be one."""
    top = _BOUND_TOP * len(bars.lines) or 4.0
    names = [in_two_lines(bar.name, _NAMES - 12, CAPTION) for bar in bars.bars]
    heights = [_BOUND_ROW + _BOUND_LINE * (len(lines) - 1) for lines in names]
    bottom = top + sum(heights)
    drawing = Drawing(WIDE, bottom + _BOUND_AXIS)
    across = bars.scale
    ends = across.low, across.high
    frame = PlotFrame(_NAMES, top, WIDE - _VALUES, bottom, ends, (0.0, 1.0))
    for value, words in across.ticks:
        x = frame.at_x(value)
        drawing.line((x, top), (x, bottom), GRID if value else CTRL)
        drawing.words(x, bottom + 15, words, anchor="middle")
    for place, line in enumerate(bars.lines):
        _draw_line(drawing, frame, line, place * _BOUND_TOP)
    for place, line in enumerate(bars.lines):
        _name_line(drawing, frame, line, place * _BOUND_TOP)
    for bar, lines, height in zip(bars.bars, names, heights, strict=True):
        _draw_bar(drawing, frame, bar, lines, top + height / 2)
        top += height
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
    drawing.line((x, top + _BOUND_TOP / 2), (x, frame.bottom), ink, 1.5, dashes="4 3")


def _name_line(drawing: Drawing, frame: PlotFrame, line: ErrorLine, top: float) -> None:
    """Write what a line is on a ground of its own, so that no other runs through it."""
    x, wide = frame.at_x(line.share), text_width_px(line.words, CAPTION)
    left = min(x + 4, WIDE - wide)
    drawing.box(left - 1, top + _BOUND_TOP - 19, wide + 2, 15, CANVAS)
    ink = token_colour(line.token)
    drawing.words(left, top + _BOUND_TOP - 8, line.words, size=CAPTION, fill=ink)


def _draw_bar(
    drawing: Drawing, frame: PlotFrame, bar: BoundBar, names: Sequence[str], middle: float
) -> None:
    line = middle - 2 - _BOUND_LINE * (len(names) - 1) / 2
    for words in names:
        drawing.words(0, line, words, size=CAPTION, fill=TEXT, strong=True, room=_NAMES - 12)
        line += _BOUND_LINE
    drawing.words(0, line - 1, bar.level, room=_NAMES - 12)
    right = frame.at_x(bar.drawn or 0.0)
    if bar.drawn is not None:
        _draw_box(
            drawing, bar.kind, (frame.left, middle - _BOUND_BAR / 2, right - frame.left, _BOUND_BAR)
        )
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


_SHARE_BAR, _SHARE_LINE, _SWATCH, _APART, _SHARE_NAME = 14.0, 20.0, 8.0, 24.0, 180.0


def class_shares_chart(shown: ClassShares) -> Picture:
    """Draw how many items have each class as their final label; at least one has."""
    parts = [part._replace(name=shortened(part.name, _SHARE_NAME, CAPTION)) for part in shown.parts]
    places = _entry_places(parts)
    drawing = Drawing(WIDE, _SHARE_BAR + 10 + _SHARE_LINE * (places[-1][1] + 1))
    x = 0.0
    for part in parts:
        width = WIDE * part.share
        if width:
            wide = max(1.0, width - 2)
            drawing.box(min(x, WIDE - wide), 0, wide, _SHARE_BAR, token_colour(part.token))
        x += width
    for part, (left, line) in zip(parts, places, strict=True):
        _draw_entry(drawing, part, left, _SHARE_BAR + 10 + line * _SHARE_LINE)
    return Picture(
        "class-shares",
        tr("Final labels by class"),
        shown.caption,
        shown.words,
        drawing.text(),
        (drawing.width, drawing.height),
    )


def _entry_places(parts: Sequence[SharePart]) -> list[tuple[float, int]]:
    """Return where each entry of the legend begins: x and line."""
    places, x, line = [], 0.0, 0
    for part in parts:
        wide = _SWATCH + 14 + text_width_px(part.name, CAPTION) + text_width_px(part.words, CAPTION)
        if x and x + wide > WIDE:
            x, line = 0.0, line + 1
        places.append((x, line))
        x += wide + _APART
    return places


def _draw_entry(drawing: Drawing, part: SharePart, left: float, top: float) -> None:
    middle = top + _SHARE_LINE / 2
    drawing.box(left, middle - _SWATCH / 2, _SWATCH, _SWATCH, token_colour(part.token))
    x = left + _SWATCH + 6
    drawing.words(x, middle + 4, part.name, size=CAPTION, fill=TEXT, strong=True)
    drawing.words(x + text_width_px(part.name, CAPTION) + 6, middle + 4, part.words, size=CAPTION)
