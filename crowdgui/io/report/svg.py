"""Small drawings as SVG text, everything escaped here, and the colours of the report."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from crowdgui.figures.colors import class_token
from crowdgui.figures.marks import CORNERS, TWIN, Shape
from crowdgui.io.report.parts import ELLIPSIS, clean_text, text_width

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Ticks = Sequence[tuple[float, str]]
    """Values, each with its words."""


CANVAS = "#FFFFFF"
SUNKEN = "#F8F9FA"
LINE = "#E3E6EB"
GRID = "#EAECF0"
CTRL = "#848C9A"
TEXT = "#1A1D23"
TEXT2 = "#565D6B"
TEXT3 = "#686F7D"
ACCENT_TEXT = "#1F4CAF"
OK = "#17734A"
WARN = "#865300"
BAD = "#B3261E"
SERIES = ("#2457C5", "#F26C1F", "#19A57C", "#CE67B8", "#63450B", "#272B34")


def mix_colours(base: str, over: str, share: float) -> str:
    """Lay `over` on `base` with `share` of it, as one opaque colour."""
    parts = [
        round(b + (o - b) * share)
        for b, o in zip(bytes.fromhex(base[1:]), bytes.fromhex(over[1:]), strict=True)
    ]
    return "#" + bytes(parts).hex().upper()


_TOKENS = {
    "canvas": CANVAS,
    "sunken": SUNKEN,
    "line": LINE,
    "grid": GRID,
    "ctrl": CTRL,
    "text": TEXT,
    "text2": TEXT2,
    "text3": TEXT3,
    "accent_text": ACCENT_TEXT,
    "ok": OK,
    "warn": WARN,
    "bad": BAD,
} | {class_token(code): colour for code, colour in enumerate(SERIES)}


def token_colour(token: str) -> str:
    """Return the colour of a token that pictures use."""
    return _TOKENS[token]


WIDE, NARROW = 660.0, 318.0
"""Widths of pictures: one to a line, two to a line."""


@dataclass(frozen=True)
class PlotFrame:
    """The part of a drawing where values lie: its edges in px, and the values at them."""

    left: float
    top: float
    right: float
    bottom: float
    x: tuple[float, float]
    y: tuple[float, float]

    def at_x(self, value: float) -> float:
        low, high = self.x
        return self.left + (self.right - self.left) * (value - low) / (high - low)

    def at_y(self, value: float) -> float:
        low, high = self.y
        return self.bottom - (self.bottom - self.top) * (value - low) / (high - low)

    def points(self, x: Iterable[float], y: Iterable[float]) -> list[tuple[float, float]]:
        return [(self.at_x(a), self.at_y(b)) for a, b in zip(x, y, strict=True)]


def left_margin(ticks: Ticks) -> float:
    """Return the room that the words at the left of a plot take."""
    return max(text_width_px(words, AXIS) for _, words in ticks) + 8


def draw_grid(drawing: Drawing, frame: PlotFrame, ticks: Ticks) -> None:
    """Draw a line across for each tick, with its words at the left."""
    for value, words in ticks:
        y = frame.at_y(value)
        drawing.line((frame.left, y), (frame.right, y), GRID if value else CTRL)
        drawing.words(frame.left - 6, y + 4, words, anchor="end")


def draw_bottom(drawing: Drawing, frame: PlotFrame, ticks: Ticks, title: str = "") -> None:
    """Write ticks below a plot, and what they are of."""
    for value, words in ticks:
        drawing.words(frame.at_x(value), frame.bottom + 15, words, anchor="middle")
    if title:
        middle = (frame.left + frame.right) / 2
        drawing.words(middle, frame.bottom + 32, title, fill=TEXT2, anchor="middle")


AXIS, CAPTION, BODY = 11, 12, 13


_FINE = 10


_FONTS = "Inter, Helvetica, Arial, sans-serif"


_COLUMN = 0.56
"""Width of a half-width character in sizes of its font, on average and rather too much."""


class Drawing:
    """Collects shapes and words on a ground of `width` × `height` px; later ones lie above.

    The words have the font of what is around the drawing.
    """

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._root = ElementTree.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": f"0 0 {_length(width)} {_length(height)}",
            },
        )

    def text(self) -> str:
        """Return the drawing as SVG; `clean` and ElementTree leave nothing of a text that acts."""
        return ElementTree.tostring(self._root, encoding="unicode")

    def document(self) -> str:
        """Return the drawing as a file of its own, with a size and a font."""
        own = {"width": _length(self.width), "height": _length(self.height)}
        root = ElementTree.Element("svg", dict(self._root.attrib) | own | {"font-family": _FONTS})
        root.extend(self._root)
        return ElementTree.tostring(root, encoding="unicode", xml_declaration=True)

    def box(self, x: float, y: float, width: float, height: float, fill: str, **more: str) -> None:
        place = {"x": x, "y": y, "width": max(width, 0.0), "height": max(height, 0.0)}
        self._add("rect", place, {"fill": fill, **more})

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        stroke: str,
        width: float = 1.0,
        *,
        dashes: str = "",
    ) -> None:
        place = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
        look = {"stroke": stroke, "stroke-width": _length(width)}
        self._add("line", place, look | ({"stroke-dasharray": dashes} if dashes else {}))

    def curve(
        self,
        points: Iterable[tuple[float, float]],
        stroke: str,
        width: float = 2.0,
        *,
        dashes: str = "",
    ) -> None:
        look = {"points": _points(points), "fill": "none", "stroke": stroke}
        look |= {"stroke-linejoin": "round"} | ({"stroke-dasharray": dashes} if dashes else {})
        self._add("polyline", {"stroke-width": width}, look)

    def area(self, points: Iterable[tuple[float, float]], fill: str) -> None:
        self._add("polygon", {}, {"points": _points(points), "fill": fill})

    def mark(self, shape: Shape, x: float, y: float, radius: float, fill: str) -> None:
        """Draw a mark with a rim of the ground, so that marks on each other stay apart."""
        rim = {"stroke": CANVAS, "stroke-width": "1"}
        if shape is Shape.CIRCLE:
            self._add("circle", {"cx": x, "cy": y, "r": radius}, {"fill": fill, **rim})
        elif shape is Shape.RING:
            line = {"fill": "none", "stroke": fill, "stroke-width": "1.5"}
            self._add("circle", {"cx": x, "cy": y, "r": radius - 0.5}, line)
        elif shape is Shape.CROSS:
            r = 0.8 * radius
            for side in (-r, r):
                self.line((x - r, y - side), (x + r, y + side), fill, 1.8)
        elif shape is Shape.TWINS:
            for side in (-TWIN, TWIN):
                place = {"cx": x + side * radius, "cy": y, "r": TWIN * radius}
                self._add("circle", place, {"fill": fill, **rim})
        else:
            corners = ((x + radius * dx, y + radius * dy) for dx, dy in CORNERS[shape])
            self._add("polygon", {}, {"points": _points(corners), "fill": fill, **rim})

    def hatch(self, x: float, y: float, width: float, height: float, stroke: str) -> None:
        """Fill a box with strokes from the lower left to the upper right."""
        step = 5.0
        offset = step / 2
        while offset < width + height:
            start = min(offset, width), max(offset - width, 0.0)
            end = max(offset - height, 0.0), min(offset, height)
            self.line((x + start[0], y + start[1]), (x + end[0], y + end[1]), stroke)
            offset += step

    def words(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: float = AXIS,
        fill: str = TEXT2,
        anchor: str = "start",
        strong: bool = False,
        room: float | None = None,
    ) -> None:
        """Write words on the line at `y`, shortened where `room` is too little for them."""
        said = clean_text(words) if room is None else shortened(clean_text(words), room, size)
        look = {"fill": fill, "text-anchor": anchor}
        if strong:
            look["font-weight"] = "600"
        # Letters are put at whole units by some: ten times as many make that invisible.
        place = {"x": _FINE * x, "y": _FINE * y, "font-size": _FINE * size}
        self._add("text", place, look | {"transform": f"scale({1 / _FINE:g})"}).text = said

    def _add(
        self, name: str, numbers: dict[str, float], look: dict[str, str]
    ) -> ElementTree.Element:
        place = {key: _length(value) for key, value in numbers.items()}
        return ElementTree.SubElement(self._root, name, place | look)


def shortened(words: str, room: float, size: float) -> str:
    """Cut words to a width in px, with an ellipsis where something is missing."""
    if text_width_px(words, size) <= room:
        return words
    kept = words
    while kept and text_width_px(kept + ELLIPSIS, size) > room:
        kept = kept[:-1]
    return kept + ELLIPSIS


def in_two_lines(words: str, room: float, size: float) -> list[str]:
    """Break words that are wider than `room` at a space; what is still too wide is cut."""
    first, *rest = words.split(" ")
    while rest and text_width_px(f"{first} {rest[0]}", size) <= room:
        first = f"{first} {rest.pop(0)}"
    return [shortened(line, room, size) for line in (first, " ".join(rest)) if line]


def text_width_px(words: str, size: float) -> float:
    """Return about how wide words are in px; nobody measures fonts here."""
    return text_width(words) * _COLUMN * size


def _points(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{_length(x)},{_length(y)}" for x, y in points)


def _length(value: float) -> str:
    """Write a length to a tenth; `g` alone would write large ones with an exponent."""
    return f"{float(value):.1f}".removesuffix(".0")
