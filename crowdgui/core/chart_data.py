"""Curves as marks of a chart: lines, names, and axes with round values."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.text.numbers import format_duration
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.trials import Curve


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
    """Return how many decimals tell ticks of this distance apart."""
    return next((d for d in range(_MOST_DECIMALS) if _is_whole(step * 10**d)), _MOST_DECIMALS)


def _is_whole(value: float) -> bool:
    return abs(value) >= 0.5 and abs(value - round(value)) <= 1e-6


MOST_CURVES = 8
"""Shapes there are; nobody tells more curves apart."""


_HEADROOM = 1.05


_ROOM_BESIDE = 0.03


_MOST_NAMED = 11


_MOST_DECADES = 6


class LineStyle(StrEnum):
    """How a line looks that belongs to another of the same colour, as a bound does to an error."""

    LONG = "long"
    MIXED = "mixed"
    SHORT = "short"


@dataclass(frozen=True, eq=False)
class Line:
    """One curve, what it is called, and the place of its shape and colour among all."""

    name: str
    curve: Curve
    place: int
    dashes: LineStyle | None = None


@dataclass(frozen=True)
class AxisWords:
    """What an axis is called, and how its values are written."""

    title: str
    write: Callable[[float], str]


def write_time(seconds: float) -> str:
    """Write a time on an axis, also one that is too short to matter elsewhere."""
    if seconds <= 0.0 or seconds >= 0.001:
        return format_duration(seconds) if seconds else format_number(0)
    digits = max(0, -int(np.floor(np.log10(1000 * seconds) + 1e-9)))
    return tr("{n} ms", n=format_number(1000 * seconds, digits))


class Scale(NamedTuple):
    """Both ends of an axis, and its ticks with their words, in heights."""

    low: float
    high: float
    ticks: list[tuple[float, str]]


@dataclass(frozen=True, eq=False)
class ChartData:
    """Lines over the same points, on a logarithmic scale where asked for.

    The spread is a band of the middle 80 % of the trials, or bars of one standard deviation.
    Heights are what is drawn: the values, or their logarithms to base 10.
    """

    x: FloatArray
    lines: tuple[Line, ...]
    across: AxisWords
    up: AxisWords
    log: bool = False
    bars: bool = False

    def spread(self, curve: Curve) -> tuple[FloatArray, FloatArray]:
        """Return both ends of the spread; the mean itself where there is but one trial."""
        if not self.bars:
            return curve.low, curve.high
        sd = np.where(np.isnan(curve.sd), 0.0, curve.sd)
        return curve.mean - sd, curve.mean + sd

    def heights(self, values: FloatArray) -> FloatArray:
        """Return the heights of values; what a logarithm cannot show lies on the ground."""
        if not self.log:
            return values
        with np.errstate(divide="ignore", invalid="ignore"):
            lifted = np.maximum(np.log10(values), self.scale.low)
        return np.where(values > 0, lifted, self.scale.low)

    @cached_property
    def scale(self) -> Scale:
        """The vertical axis."""
        means = np.concatenate([line.curve.mean for line in self.lines] or [np.empty(0)])
        return self._decades(means[means > 0]) if self.log else self._linear()

    @cached_property
    def span(self) -> Scale:
        """The horizontal axis; without a title its points have no words, but for the legend's."""
        step = max(1, -(-self.x.size // _MOST_NAMED))
        room = _ROOM_BESIDE * float(self.x[-1] - self.x[0]) or 0.5
        named = self.x[::step] if self.across.title else ()
        ticks = [(float(x), self.across.write(float(x))) for x in named]
        return Scale(float(self.x[0]) - room, float(self.x[-1]) + room, ticks)

    def table(self) -> tuple[tuple[str, ...], tuple[FloatArray | list[str], ...]]:
        """Return the numbers behind the picture: a header, and its columns."""
        header = (
            tr("curve"),
            self.across.title or tr("point"),
            tr("mean of {what}", what=self.up.title),
            tr("standard deviation"),
            tr("10% are below"),
            tr("10% are above"),
            tr("trials"),
        )
        names = [line.name for line in self.lines for _ in self.x]
        curves = [line.curve for line in self.lines]
        parts = (
            np.concatenate([getattr(curve, part) for curve in curves] or [np.empty(0)])
            for part in ("mean", "sd", "low", "high", "count")
        )
        return header, (names, np.tile(self.x, len(curves)), *parts)

    def _linear(self) -> Scale:
        tops = [self.spread(line.curve)[1] for line in self.lines]
        known = [top[~np.isnan(top)] for top in tops]
        high = max((float(top.max()) for top in known if top.size), default=1.0)
        ticks = nice_ticks(0.0, high or 1.0, 4)
        return Scale(0.0, ticks[-1] * _HEADROOM, [(tick, self.up.write(tick)) for tick in ticks])

    def _decades(self, values: FloatArray) -> Scale:
        low, high = (float(values.min()), float(values.max())) if values.size else (0.01, 1.0)
        first = int(np.floor(np.log10(low)))
        last = max(int(np.ceil(np.log10(high))), first + 1)
        step = max(1, (last - first) // _MOST_DECADES)
        ticks = [(float(d), self.up.write(10.0**d)) for d in range(first, last + 1, step)]
        return Scale(first, last + 0.05, ticks)
