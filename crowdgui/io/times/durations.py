"""Cells that say how long something took, as seconds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from crowdgui.io.alike import Alike, alike
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    import pyarrow as pa

    from crowdgui.core.arrays import BoolArray, FloatArray

_LONGEST = 30 * 86_400
"""Thirty days: the longest that anybody can take over a task on the usual platforms."""

_NUMBER = re.compile(rb"(?P<whole>0{1,15})?(?:(?P<mark>[.,])(?P<part>0+))?")
_CLOCK = re.compile(
    rb"(?:(?P<hour>0{1,3}):(?=00:))?(?P<minute>0{1,3}):(?P<second>00)(?:[.,](?P<part>0+))?"
)


def durations(
    cells: pa.ChunkedArray, unit: float = 1.0, report: ProgressCallback = ignore_progress
) -> FloatArray:
    """Read numbers, counted in `unit` seconds, and clocks such as 1:30 and 0:01:30.

    NaN stands for what is neither, is negative, or takes longer than any task. A comma marks
    decimals; where every comma of the column may as well part thousands, as in 1,234, cells with
    one are not read.
    """
    n = max(1, cells.num_chunks)
    found, doubtful, decimal = [np.empty(0)], [np.empty(0, dtype=bool)], False
    for done, chunk in enumerate(cells.chunks):
        report(Progress(tr("Reading the durations"), done / n))
        seconds, thousands, decimals = _read(chunk, unit)
        found.append(seconds)
        doubtful.append(thousands)
        decimal |= decimals
    seconds = np.concatenate(found)
    if not decimal:
        seconds[np.concatenate(doubtful)] = np.nan
    return np.where(seconds <= _LONGEST, seconds, np.nan)


def _read(cells: pa.StringArray, unit: float) -> tuple[FloatArray, BoolArray, bool]:
    """Return the seconds, which cells may hold thousands, and whether one shows decimals."""
    seconds, thousands = np.full(len(cells), np.nan), np.zeros(len(cells), dtype=bool)
    decimal = False
    for group in alike(cells):
        if match := _CLOCK.fullmatch(group.shape):
            seconds[group.place] = _clock(group, match)
        elif (match := _NUMBER.fullmatch(group.shape)) and group.shape:
            value = _number(group, match)
            seconds[group.place] = value * unit
            if match["mark"] == b",":
                grouped = _may_be_grouped(group, match)
                thousands[group.place] = grouped
                decimal |= not grouped.all()
    return seconds, thousands, decimal


def _number(cells: Alike, match: re.Match[bytes]) -> FloatArray:
    value = np.zeros(cells.place.size)
    if match["whole"]:
        value += cells.number(match.span("whole"))
    if match["part"]:
        value += cells.fraction(match.span("part"))
    return value


def _may_be_grouped(cells: Alike, match: re.Match[bytes]) -> BoolArray:
    """Return which numbers may be whole ones, with the comma before their last three digits."""
    whole = match["whole"] or b""
    if len(match["part"]) != 3 or not 1 <= len(whole) <= 3:
        return np.zeros(cells.place.size, dtype=bool)
    start = match.start("whole")
    return cells.number((start, start + 1)) > 0


def _clock(cells: Alike, match: re.Match[bytes]) -> FloatArray:
    minute, second = (cells.number(match.span(name)) for name in ("minute", "second"))
    exists = second < 60
    seconds = (minute * 60 + second).astype(np.float64)
    if match["hour"]:
        exists &= minute < 60
        seconds += cells.number(match.span("hour")) * 3600
    if match["part"]:
        seconds += cells.fraction(match.span("part"))
    return np.where(exists, seconds, np.nan)
