"""What pictures are made of: marks with a meaning beside colour, and axes with round values."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, NamedTuple

from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.text.translation import format_duration, format_number, format_percent, tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Callable


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


def typical_level(typical: float, *, of_people: bool = False) -> Level:
    """Return the line at the agreement of all workers together, or of people beside models."""
    share = format_percent(typical, 0)
    if of_people:
        return Level(typical, tr("all people: {share}", share=share), "accent_text")
    return Level(typical, tr("all workers: {share}", share=share), "accent_text")


class FlagMark(StrEnum):
    """What is shown of a worker: the flags of the worker report by their values, and two more."""

    GUESSING = WorkerFlag.GUESSING.value
    BELOW_CHANCE = WorkerFlag.BELOW_CHANCE.value
    ONE_ANSWER = WorkerFlag.ONE_ANSWER.value
    TOO_FAST = WorkerFlag.TOO_FAST.value
    COPYING = WorkerFlag.COPYING.value
    TOO_FEW = WorkerFlag.TOO_FEW.value
    EXCLUDED = "excluded"
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
    FlagMark.EXCLUDED: _Style(tr_noop("Excluded"), Shape.CROSS, "text2", "hover"),
    FlagMark.FINE: _Style(tr_noop("Not flagged"), Shape.CIRCLE, "ok", "ok_soft"),
}


EVIDENCE_FLAGS = tuple(FlagMark(flag.value) for flag in WorkerFlag if flag.is_evidence)
"""The flags that are evidence against a worker, the gravest first."""


_MOST_DECIMALS = 6


def nice_ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Return round values that cover low to high, at most `most` + 1 of them."""
    span = max(high - low, 1e-9)
    raw = span / most
    unit = 10.0 ** math.floor(math.log10(raw))
    step = next(unit * m for m in (1, 2, 5, 10) if unit * m >= raw * 0.999)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [step * i for i in range(first, last + 1)]


def decimals(step: float) -> int:
    """Return how many decimals distinguish ticks of this distance."""
    return next((d for d in range(_MOST_DECIMALS) if _is_whole(step * 10**d)), _MOST_DECIMALS)


def _is_whole(value: float) -> bool:
    return abs(value) >= 0.5 and abs(value - round(value)) <= 1e-6


@dataclass(frozen=True)
class AxisWords:
    """What an axis is called, and how its values are written."""

    title: str
    write: Callable[[float], str]


def write_time(seconds: float) -> str:
    """Write a time on an axis, even one that is too short to matter elsewhere."""
    if seconds <= 0.0 or seconds >= 0.001:
        return format_duration(seconds) if seconds else format_number(0)
    digits = max(0, -math.floor(math.log10(1000 * seconds) + 1e-9))
    return tr("{n} ms", n=format_number(1000 * seconds, digits))


class Scale(NamedTuple):
    """Both ends of an axis, and its ticks with their words."""

    low: float
    high: float
    ticks: list[tuple[float, str]]

    def position(self, value: float) -> float:
        """Return where a value is between the ends, 0 to 1; what is beyond an end is at it."""
        return (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)


def count_scale(most: int, n_ticks: int) -> Scale:
    """Return an axis from 0 for counts up to `most`, with about so many ticks, all whole."""
    ticks = [tick for tick in nice_ticks(0, max(1, most), n_ticks) if tick == int(tick)]
    return Scale(0.0, ticks[-1], [(tick, format_number(tick)) for tick in ticks])


def write_share(share: float) -> str:
    """Write a share with as many digits as a logarithmic scale needs."""
    digits = 0
    while digits < 4 and share > 0 and abs(round(100 * share, digits) - 100 * share) > 1e-9:
        digits += 1
    return format_percent(share, digits)


def write_number(value: float) -> str:
    """Write a number, with two digits unless it is whole."""
    return format_number(value, 0 if float(value).is_integer() else 2)
