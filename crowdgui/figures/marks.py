"""Marks that carry a meaning beside colour: shapes, dashes, lines, and the flags of workers."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NamedTuple

from crowdgui.core.workers.report import WorkerFlag
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import tr, tr_noop


class Shape(Enum):
    """Shapes in the order of the chart colours, then the hollow circle and the two dots."""

    CIRCLE = 0
    SQUARE = 1
    DOWN = 2
    UP = 3
    DIAMOND = 4
    CROSS = 5
    RING = 6
    TWINS = 7


CORNERS: dict[Shape, tuple[tuple[float, float], ...]] = {
    Shape.SQUARE: ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    Shape.DOWN: ((-1, -0.8), (1, -0.8), (0, 0.95)),
    Shape.UP: ((-1, 0.8), (1, 0.8), (0, -0.95)),
    Shape.DIAMOND: ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)),
}
"""Corners of shapes of radius 1, y downwards."""


TWIN = 0.55
"""Radius of each of the two dots, and the distance of each from the middle."""


class LineStyle(StrEnum):
    """The dashes of a line that belongs to another of the same colour, as a bound to an error."""

    LONG = "long"
    MIXED = "mixed"
    SHORT = "short"


class LegendEntry(NamedTuple):
    """A shape, the token of its colour ("c1" for the first), and what it means.

    A line that its dashes distinguish has these in the place of the shape.
    """

    shape: Shape
    token: str
    words: str
    dashes: LineStyle | None = None


class Level(NamedTuple):
    """A line across a picture, or up, at a value that means something.

    Beside an upright line, the words are before it or after it.
    """

    value: float
    words: str
    token: str
    dashed: bool = False
    before: bool = False


def chance_level(chance: float) -> Level:
    """Return the line at the agreement of guessers."""
    words = tr("chance {share}", share=format_percent(chance, 0))
    return Level(chance, words, "text2", dashed=True)


def typical_level(typical: float) -> Level:
    """Return the line at the agreement of a typical worker."""
    return Level(typical, tr("typical {share}", share=format_percent(typical, 0)), "accent_text")


class FlagMark(StrEnum):
    """What is shown of a worker: the flags of the worker report by their values, and two more."""

    GUESSING = WorkerFlag.GUESSING.value
    BELOW_CHANCE = WorkerFlag.BELOW_CHANCE.value
    ONE_ANSWER = WorkerFlag.ONE_ANSWER.value
    TOO_FAST = WorkerFlag.TOO_FAST.value
    COPYING = WorkerFlag.COPYING.value
    TOO_FEW = WorkerFlag.TOO_FEW.value
    LEFT_OUT = "excluded"
    FINE = "fine"

    @property
    def word(self) -> str:
        return tr(_STYLES[self].name)

    @property
    def shape(self) -> Shape:
        return _STYLES[self].shape

    @property
    def token(self) -> str:
        """The colour token of the mark and its word."""
        return _STYLES[self].token

    @property
    def ground(self) -> str:
        """The colour token behind them."""
        return _STYLES[self].ground


class _Style(NamedTuple):
    name: str
    shape: Shape
    token: str
    ground: str


_STYLES = {
    FlagMark.GUESSING: _Style(tr_noop("Guessing"), Shape.UP, "warn", "warn_soft"),
    FlagMark.BELOW_CHANCE: _Style(tr_noop("Below chance"), Shape.DOWN, "bad", "bad_soft"),
    FlagMark.ONE_ANSWER: _Style(tr_noop("Single label"), Shape.SQUARE, "warn", "warn_soft"),
    FlagMark.TOO_FAST: _Style(tr_noop("Too fast"), Shape.DIAMOND, "warn", "warn_soft"),
    FlagMark.COPYING: _Style(tr_noop("Copying"), Shape.TWINS, "bad", "bad_soft"),
    FlagMark.TOO_FEW: _Style(tr_noop("Too few labels"), Shape.RING, "text2", "hover"),
    FlagMark.LEFT_OUT: _Style(tr_noop("Excluded"), Shape.CROSS, "text2", "hover"),
    FlagMark.FINE: _Style(tr_noop("Not flagged"), Shape.CIRCLE, "ok", "ok_soft"),
}


SUSPICIOUS_FLAGS = tuple(FlagMark(flag.value) for flag in WorkerFlag if flag.suspicious)
"""The flags that are evidence against a worker, the gravest first."""
