"""Axes: round values, and how values are written beside them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.text.numbers import format_duration, format_percent
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Callable


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
    digits = max(0, -int(np.floor(np.log10(1000 * seconds) + 1e-9)))
    return tr("{n} ms", n=format_number(1000 * seconds, digits))


class Scale(NamedTuple):
    """Both ends of an axis, and its ticks with their words."""

    low: float
    high: float
    ticks: list[tuple[float, str]]


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
