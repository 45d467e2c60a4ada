"""The share of each class among the final labels: one bar, and a legend with the counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crowdgui.io.report.flag_styles import SERIES, TEXT, class_colour
from crowdgui.io.report.parts import Picture, shorten_text
from crowdgui.io.report.svg import CAPTION, WIDE, Drawing, shortened, text_width_px
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, join_clauses, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Sequence


_BAR, _LINE, _SWATCH, _APART, _NAME = 14.0, 20.0, 8.0, 24.0, 180.0


_SAID = 12
"""Classes that are named to those who do not see the picture."""


class _Part(NamedTuple):
    code: int
    name: str
    items: int
    words: str


def class_shares_chart(classes: Sequence[str], counts: Sequence[int]) -> Picture:
    """Draw how many items have each class as their final label; at least one has."""
    parts, total = _parts(classes, counts), sum(counts)
    places = _places(parts)
    drawing = Drawing(WIDE, _BAR + 10 + _LINE * (places[-1][1] + 1))
    x = 0.0
    for part in parts:
        width = WIDE * part.items / total
        if width:
            shown = max(1.0, width - 2)
            drawing.box(min(x, WIDE - shown), 0, shown, _BAR, class_colour(part.code))
        x += width
    for part, (left, line) in zip(parts, places, strict=True):
        _draw_entry(drawing, part, left, _BAR + 10 + line * _LINE)
    top = max(range(len(counts)), key=lambda code: counts[code])
    return Picture(
        "class-shares",
        tr("Final labels by class"),
        tr(
            "The most frequent final label is “{name}”: {count} of {n} items ({share}).",
            name=shorten_text(classes[top]),
            count=format_number(counts[top]),
            n=format_number(total),
            share=format_percent(counts[top] / total),
        ),
        _said(classes, counts, total),
        drawing.text(),
        (drawing.width, drawing.height),
    )


def _parts(classes: Sequence[str], counts: Sequence[int]) -> list[_Part]:
    """Return the classes in their order; those after the sixth are one part."""
    total, most = sum(counts), len(SERIES)
    parts = [
        _Part(code, shortened(shorten_text(name), _NAME, CAPTION), count, _words(count, total))
        for code, (name, count) in enumerate(zip(classes, counts, strict=True))
    ]
    if len(parts) <= most:
        return parts
    rest = sum(counts[most:])
    others = tr("{n} other classes", n=format_number(len(parts) - most))
    return [*parts[:most], _Part(most, others, rest, _words(rest, total))]


def _words(count: int, total: int) -> str:
    items = tr_n("{n} item", "{n} items", count)
    return tr("{count}, {share}", count=items, share=format_percent(count / total))


def _said(classes: Sequence[str], counts: Sequence[int], total: int) -> str:
    named = [
        f"{shorten_text(name)}: {_words(count, total)}"
        for name, count in zip(classes[:_SAID], counts, strict=False)
    ]
    more = len(classes) - _SAID
    if more > 0:
        named.append(tr_n("and {n} other class", "and {n} other classes", more))
    return join_clauses(named)


def _places(parts: Sequence[_Part]) -> list[tuple[float, int]]:
    """Return where each entry of the legend begins: x and line."""
    places, x, line = [], 0.0, 0
    for part in parts:
        wide = _SWATCH + 14 + text_width_px(part.name, CAPTION) + text_width_px(part.words, CAPTION)
        if x and x + wide > WIDE:
            x, line = 0.0, line + 1
        places.append((x, line))
        x += wide + _APART
    return places


def _draw_entry(drawing: Drawing, part: _Part, left: float, top: float) -> None:
    middle = top + _LINE / 2
    drawing.box(left, middle - _SWATCH / 2, _SWATCH, _SWATCH, class_colour(part.code))
    x = left + _SWATCH + 6
    drawing.words(x, middle + 4, part.name, size=CAPTION, fill=TEXT, strong=True)
    drawing.words(x + text_width_px(part.name, CAPTION) + 6, middle + 4, part.words, size=CAPTION)
