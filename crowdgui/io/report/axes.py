"""Where values lie in a drawing, and the grid and ticks around them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.io.report.colours import CTRL, GRID, TEXT2
from crowdgui.io.report.svg import AXIS, words_width

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from crowdgui.io.report.svg import Drawing

    Ticks = Sequence[tuple[float, str]]
    """Values, each with its words."""

WIDE, NARROW = 660.0, 318.0
"""Widths of pictures: one to a line, two to a line."""


@dataclass(frozen=True)
class Frame:
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


def room_for(ticks: Ticks) -> float:
    """Return the room that the words at the left of a plot take."""
    return max(words_width(words, AXIS) for _, words in ticks) + 8


def draw_grid(drawing: Drawing, frame: Frame, ticks: Ticks) -> None:
    """Draw a line across for each tick, with its words at the left."""
    for value, words in ticks:
        y = frame.at_y(value)
        drawing.line((frame.left, y), (frame.right, y), GRID if value else CTRL)
        drawing.words(frame.left - 6, y + 4, words, anchor="end")


def draw_bottom(drawing: Drawing, frame: Frame, ticks: Ticks, title: str = "") -> None:
    """Write ticks below a plot, and what they are of."""
    for value, words in ticks:
        drawing.words(frame.at_x(value), frame.bottom + 15, words, anchor="middle")
    if title:
        middle = (frame.left + frame.right) / 2
        drawing.words(middle, frame.bottom + 32, title, fill=TEXT2, anchor="middle")
