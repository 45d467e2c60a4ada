"""Percentages, confidence levels and times as the user reads them."""

from __future__ import annotations

import math

from crowdgui.text.translation import format_number, tr


def format_percent(share: float, digits: int = 1) -> str:
    """Write a share as a percentage, to the nearest digit."""
    return tr("{n}%", n=format_number(100 * share, digits))


def percent_sign() -> str:
    """Return the percent sign as it follows a number, with a space where the language has one."""
    return tr("{n}%", n="")


def format_percent_up(share: float, digits: int = 1) -> str:
    """Write an upper limit as a percentage, never rounded down and never above 100%."""
    scale = 10**digits
    # The small slack keeps 0.161 from becoming 16.2 % through its binary form.
    raised = math.ceil(share * 100 * scale * (1 - 1e-12))
    return format_percent(min(1.0, raised / (100 * scale)), digits)


def format_confidence(risk: float) -> str:
    """Write 1 − risk as a percentage, rounded down, with enough digits to differ from 100%."""
    digits = max(1, math.ceil(-math.log10(risk)) - 1)
    scale = 10**digits
    lowered = math.floor((1.0 - risk) * 100 * scale * (1 + 1e-12)) / scale
    shown = next(d for d in range(digits + 1) if abs(round(lowered, d) - lowered) < 1e-9)
    return format_percent(lowered / 100, shown)


def format_duration(seconds: float) -> str:
    """Write a time in the unit and to the digit that suit its size."""
    if seconds < 0.001:
        return tr("below 1 ms")
    if seconds < 0.1:
        return tr("{n} ms", n=format_number(1000 * seconds))
    if seconds < 120:
        return tr("{n} s", n=format_number(seconds, 1 if seconds < 10 else 0))
    if seconds < 7200:
        return tr("{n} min", n=format_number(seconds / 60, 1 if seconds < 600 else 0))
    return tr("{n} h", n=format_number(seconds / 3600, 1))
