"""The share of each class among the final labels: one bar, and a legend with the counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.report.flag_styles import TEXT, token_colour
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import CAPTION, WIDE, Drawing, shortened, text_width_px
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.figures.class_shares import ClassShares, SharePart


_BAR, _LINE, _SWATCH, _APART, _NAME = 14.0, 20.0, 8.0, 24.0, 180.0


def class_shares_chart(shown: ClassShares) -> Picture:
    """Draw how many items have each class as their final label; at least one has."""
    parts = [part._replace(name=shortened(part.name, _NAME, CAPTION)) for part in shown.parts]
    places = _places(parts)
    drawing = Drawing(WIDE, _BAR + 10 + _LINE * (places[-1][1] + 1))
    x = 0.0
    for part in parts:
        width = WIDE * part.share
        if width:
            wide = max(1.0, width - 2)
            drawing.box(min(x, WIDE - wide), 0, wide, _BAR, token_colour(part.token))
        x += width
    for part, (left, line) in zip(parts, places, strict=True):
        _draw_entry(drawing, part, left, _BAR + 10 + line * _LINE)
    return Picture(
        "class-shares",
        tr("Final labels by class"),
        shown.caption,
        shown.words,
        drawing.text(),
        (drawing.width, drawing.height),
    )


def _places(parts: Sequence[SharePart]) -> list[tuple[float, int]]:
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
    middle = top + _LINE / 2
    drawing.box(left, middle - _SWATCH / 2, _SWATCH, _SWATCH, token_colour(part.token))
    x = left + _SWATCH + 6
    drawing.words(x, middle + 4, part.name, size=CAPTION, fill=TEXT, strong=True)
    drawing.words(x + text_width_px(part.name, CAPTION) + 6, middle + 4, part.words, size=CAPTION)
