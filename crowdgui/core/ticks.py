"""Round values for the axes of plots."""

from __future__ import annotations

import math

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
