"""Times and durations read from text, one pattern of cells at a time.

Arrow's `strptime` takes one format for a whole column, reads no fractions of a second, and passes
over the names of zones: 10:20 PDT becomes 10:20.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray


Span = tuple[int, int]
"""Where a part of a cell begins, and where it ends."""


_LONGEST_CELL = 80
"""Bytes of the longest cell looked at: no date and no number is longer."""


_DECIMALS = 15
"""Decimals that are read; a number has no room for more."""


_SHAPES = bytes(
    ord("0") if chr(b).isdigit() else ord("a") if chr(b).isalpha() else b for b in range(128)
) + bytes(range(128, 256))


@dataclass(frozen=True, eq=False)
class CellPattern:
    """Cells that differ in nothing but their digits and letters.

    Attributes
    ----------
    shape : bytes
        Any of the cells, with 0 for each of its digits and a for each of its ASCII letters.
    place : ndarray of shape (n,)
        Where the cells are in their column.
    """

    shape: bytes
    place: IntArray
    _start: IntArray
    _text: NDArray[np.uint8]

    def number(self, span: Span) -> IntArray:
        """Read the digits in `span`; more than 18 may be too many."""
        found = np.zeros(self.place.size, dtype=np.int64)
        for i in range(*span):
            found *= 10
            # The last four bits of a digit are its value.
            found += self._text[self._start + i] & 15
        return found

    def fraction(self, span: Span) -> FloatArray:
        """Read the digits in `span` as those behind a decimal point."""
        start, end = span[0], min(span[1], span[0] + _DECIMALS)
        return self.number((start, end)) / 10.0 ** (end - start)

    def word(self, span: Span, meanings: Mapping[str, float]) -> FloatArray:
        """Look up the letters in `span`, whatever their case; NaN for other words."""
        start, end = span
        letters = np.zeros(self.place.size, dtype=np.int64)
        for i in range(start, end):
            letters = letters << 8 | (self._text[self._start + i] | 32)
        found = np.full(self.place.size, np.nan)
        for word, meaning in meanings.items():
            if len(word) == end - start:
                found[letters == int.from_bytes(word.encode())] = meaning
        return found


def _group_by_pattern(cells: pa.StringArray) -> Iterator[CellPattern]:
    """Sort cells by their shape, without the blanks around them; endless ones are passed over."""
    cells = pc.utf8_trim_whitespace(cells)
    if not len(cells):
        return
    _, offsets, text = cells.buffers()
    text = text or pa.py_buffer(b"")
    masked = pa.py_buffer(text.to_pybytes().translate(_SHAPES))
    shapes = pa.Array.from_buffers(
        pa.binary(), len(cells), [None, offsets, masked], offset=cells.offset
    ).dictionary_encode()
    codes = shapes.indices.to_numpy()
    places = np.argsort(codes, kind="stable")
    ends = np.cumsum(np.bincount(codes))
    starts = np.frombuffer(offsets, dtype=np.int32)[cells.offset :]
    letters = np.frombuffer(text, dtype=np.uint8)
    for shape, first, end in zip(shapes.dictionary, [0, *ends[:-1]], ends, strict=True):
        if len(shape.as_py()) <= _LONGEST_CELL:
            place = places[first:end]
            yield CellPattern(shape.as_py(), place, starts[place], letters)


_EARLIEST, _LATEST = 631_152_000, 4_102_444_800
"""1990 and 2100: a time outside was not that of a label, but stands for none, or is no time."""


_DAY, _HOUR = 86_400, 3_600


_FIRST_DAYS = np.arange("1970-01", "2101-02", dtype="datetime64[M]").astype("datetime64[D]")


_FIRST_DAYS = _FIRST_DAYS.astype(np.int64)
"""The first days of all months from January 1970 on, counted from then."""


_CLOCK = (
    rb"(?P<hour>00?):(?P<minute>00)(?::(?P<second>00)(?:[.,](?P<part>0+))?)?"
    # Browsers part it with blanks that do not break.
    rb"(?:(?: |\xc2\xa0|\xe2\x80\xaf)?(?P<half>aa)(?!a))?"
)


_ZONE = (
    rb"(?: ?(?P<zone>a{1,4}))?"
    rb"(?: ?(?P<sign>[+-])(?P<ahead>00?)(?::?(?P<ahead_minutes>00))?)?(?: \([a ]+\))?"
)


_TIME = rb"(?:(?:a|,? {1,2})" + _CLOCK + _ZONE + rb")?"


_MONTH = rb"(?P<name>aaa)a{0,6}"


_FORMS = (
    # 2021-09-13T10:20:30.5+02:00
    rb"(?P<year>0000)(?P<mark>[-/.])(?P<month>00?)(?P=mark)(?P<day>00?)" + _TIME,
    # 20210913T102030Z
    rb"(?P<year>0000)(?P<month>00)(?P<day>00)a(?P<hour>00)(?P<minute>00)(?P<second>00)" + _ZONE,
    # 9/13/2021 10:20:30 AM, or 13/9/2021 10:20
    rb"(?P<one>00?)(?P<mark>[-/.])(?P<other>00?)(?P=mark)(?P<year>0000)" + _TIME,
    # Mon Sep 13 10:20:30 PDT 2021
    rb"aaa (?P<name>aaa) {1,2}(?P<day>00?) " + _CLOCK + _ZONE + rb" (?P<year>0000)",
    # Mon Sep 13 2021 10:20:30 GMT-0700 (Pacific Daylight Time), or Sep 13, 2021
    rb"(?:a{3,9},? )?" + _MONTH + rb" (?P<day>00?),? (?P<year>0000)" + _TIME,
    # Mon, 13 Sep 2021 10:20:30 +0000, or 13-Sep-2021
    rb"(?:aaa, )?(?P<day>00?)(?P<mark>[- ])" + _MONTH + rb"(?P=mark)(?P<year>0000)" + _TIME,
)


@cache
def _forms() -> tuple[re.Pattern[bytes], ...]:
    """Compile the forms, which takes long, with the first times that are read."""
    return tuple(map(re.compile, _FORMS))


_COUNT = re.compile(rb"(?P<whole>0{9,19})(?:[.,](?P<part>0+))?")


_MONTHS = {
    **{"jan": 1.0, "feb": 2.0, "mar": 3.0, "apr": 4.0, "may": 5.0, "jun": 6.0},
    **{"jul": 7.0, "aug": 8.0, "sep": 9.0, "oct": 10.0, "nov": 11.0, "dec": 12.0},
}


_HALVES = {"am": 0.0, "pm": 12.0}


_ZONES = {
    **{"z": 0.0, "ut": 0.0, "utc": 0.0, "gmt": 0.0},
    **{"est": -5.0, "edt": -4.0, "cst": -6.0, "cdt": -5.0},
    **{"mst": -7.0, "mdt": -6.0, "pst": -8.0, "pdt": -7.0},
    **{"wet": 0.0, "west": 1.0, "cet": 1.0, "cest": 2.0, "eet": 2.0, "eest": 3.0},
}
"""Hours ahead of UTC: the names that RFC 5322 defines, and those of Europe that mean one zone."""


@dataclass(frozen=True, eq=False)
class Timestamps:
    """What a column says of times.

    Attributes
    ----------
    at : ndarray of shape (n,)
        Seconds since 1970 (UTC); NaN where a cell holds no time, or it is not clear which.
    unclear : ndarray of bool, shape (n,)
        Cells whose day may be their month.
    zoned : ndarray of bool, shape (n,)
        Cells that say their time zone: by its name, by its distance from UTC, or by counting the
        seconds from 1970 on.
    """

    at: FloatArray
    unclear: BoolArray
    zoned: BoolArray


def parse_timestamps(
    cells: pa.ChunkedArray, *, month_first: bool = False, report: ProgressCallback = ignore_progress
) -> Timestamps:
    """Read dates, with or without a time of the day, and seconds or parts of them since 1970.

    A time without a zone is taken as UTC. Whether 3/4/2021 is in March or in April follows from the
    other cells of the column: where some can be read in one order of day and month only, and none
    in the other only, that is the order of all. `month_first` says what holds where nothing tells;
    without it such a cell is not read.
    """
    n = max(1, cells.num_chunks)
    american, other = [np.empty(0)], [np.empty(0)]
    zoned = [np.empty(0, dtype=bool)]
    for done, chunk in enumerate(cells.chunks):
        report(Progress(tr("Reading the times"), done / n))
        first, second, zones = _both_ways(chunk)
        american.append(first)
        other.append(second)
        zoned.append(zones)
    both = np.concatenate(american), np.concatenate(other)
    return _settled(*both, np.concatenate(zoned), month_first)


def _settled(
    american: FloatArray, other: FloatArray, zoned: BoolArray, month_first: bool
) -> Timestamps:
    as_american, as_other = ~np.isnan(american), ~np.isnan(other)
    unlike = as_american & as_other & (american != other)
    says_american, says_other = (as_american & ~as_other).any(), (as_other & ~as_american).any()
    at = np.where(as_american, american, other)
    if says_other and not says_american:
        at = np.where(as_other, other, american)
    elif says_other or not (says_american or month_first):
        at[unlike] = np.nan
    return Timestamps(at, unlike & np.isnan(at), zoned)


def _both_ways(cells: pa.StringArray) -> tuple[FloatArray, FloatArray, BoolArray]:
    """Read every cell with the month before the day, and with the day before the month.

    The last of the three says which cells name a time zone.
    """
    american, other = np.full(len(cells), np.nan), np.full(len(cells), np.nan)
    zoned = np.zeros(len(cells), dtype=bool)
    for group in _group_by_pattern(cells):
        for form in _forms():
            if match := form.fullmatch(group.shape):
                parts = _Parts(group, match)
                american[group.place], other[group.place] = _date(parts)
                zoned[group.place] = not parts.given.isdisjoint(("zone", "sign"))
                break
        else:
            if match := _COUNT.fullmatch(group.shape):
                american[group.place] = other[group.place] = _count(_Parts(group, match))
                zoned[group.place] = True
    return _possible(american), _possible(other), zoned


def _possible(at: FloatArray) -> FloatArray:
    return np.where((at >= _EARLIEST) & (at < _LATEST), at, np.nan)


class _Parts:
    """The parts of the cells of one shape, by the names they have in its form."""

    def __init__(self, cells: CellPattern, match: re.Match[bytes]) -> None:
        self._cells, self._match = cells, match
        self.given = {name for name, part in match.groupdict().items() if part}

    def number(self, name: str) -> IntArray:
        """Return the number called `name`, 0 where there is none."""
        if name in self.given:
            return self._cells.number(self._match.span(name))
        return np.zeros(self._cells.place.size, dtype=np.int64)

    def fraction(self) -> FloatArray:
        return self._cells.fraction(self._match.span("part"))

    def word(self, name: str, meanings: dict[str, float]) -> FloatArray:
        return self._cells.word(self._match.span(name), meanings)

    def mark(self, name: str) -> bytes:
        """Return a sign, which is the same in all cells."""
        return self._match[name]


def _count(parts: _Parts) -> FloatArray:
    """Read a count since 1970: of seconds, or of thousandths of them, or of theirs, by its size."""
    count = parts.number("whole").astype(np.float64)
    if "part" in parts.given:
        count += parts.fraction()
    for too_many in (1e17, 1e14, 1e11):
        count = np.where(count >= too_many, count / (too_many / 1e8), count)
    return count


def _date(parts: _Parts) -> tuple[FloatArray, FloatArray]:
    year, clock = parts.number("year"), _clock(parts) - _ahead(parts)
    if "one" not in parts.given:
        named = parts.word("name", _MONTHS) if "name" in parts.given else parts.number("month")
        only = _days(year, named, parts.number("day")) * _DAY + clock
        return only, only
    one, two = parts.number("one"), parts.number("other")
    day_first = _days(year, two, one) * _DAY + clock
    # Dates with points have the day first wherever they are written.
    if parts.mark("mark") == b".":
        return day_first, day_first
    return _days(year, one, two) * _DAY + clock, day_first


def _days(year: IntArray, month: IntArray | FloatArray, day: IntArray) -> FloatArray:
    """Count the days from 1970 to a date; NaN where there is none such from 1970 to 2100."""
    named = (month >= 1) & (month <= 12) & (year >= 1970) & (year <= 2100) & (day >= 1)
    place = np.where(named, (year - 1970) * 12 + month - 1, 0).astype(np.int64)
    found = _FIRST_DAYS[place] + day - 1
    return np.where(named & (found < _FIRST_DAYS[place + 1]), found, np.nan)


def _clock(parts: _Parts) -> FloatArray:
    """Return the seconds since midnight, 0 where there is no time of the day."""
    hour, minute, second = (parts.number(name) for name in ("hour", "minute", "second"))
    exists = (hour < 24) & (minute < 60) & (second < 60)
    seconds = (hour * _HOUR + minute * 60 + second).astype(np.float64)
    if "part" in parts.given:
        seconds += parts.fraction()
    if "half" in parts.given:
        exists &= (hour >= 1) & (hour <= 12)
        half = parts.word("half", _HALVES)
        seconds += (half - np.where(hour == 12, 12, 0)) * _HOUR
    return np.where(exists, seconds, np.nan)


def _ahead(parts: _Parts) -> FloatArray | int:
    """Return the seconds by which the clock is ahead of UTC, 0 where no zone is named."""
    named = parts.word("zone", _ZONES) * _HOUR if "zone" in parts.given else 0
    if "sign" not in parts.given:
        return named
    ahead = parts.number("ahead") * _HOUR + parts.number("ahead_minutes") * 60
    # A number may only stand beside a name that means UTC itself, as in GMT-0700.
    signed = -ahead if parts.mark("sign") == b"-" else ahead
    return np.where(np.equal(named, 0), signed, np.nan)


_LONGEST = 30 * 86_400
"""Thirty days: the longest that anybody can take over a task on the usual platforms."""


_NUMBER = re.compile(rb"(?P<whole>0{1,15})?(?:(?P<mark>[.,])(?P<part>0+))?")


_CLOCK_DURATION = re.compile(
    rb"(?:(?P<hour>0{1,3}):(?=00:))?(?P<minute>0{1,3}):(?P<second>00)(?:[.,](?P<part>0+))?"
)


def parse_durations(
    cells: pa.ChunkedArray, unit: float = 1.0, report: ProgressCallback = ignore_progress
) -> FloatArray:
    """Read numbers, counted in `unit` seconds, and clocks such as 1:30 and 0:01:30.

    NaN is what is neither, is negative, or takes longer than any task. A comma marks
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
    for group in _group_by_pattern(cells):
        if match := _CLOCK_DURATION.fullmatch(group.shape):
            seconds[group.place] = _clock_duration(group, match)
        elif (match := _NUMBER.fullmatch(group.shape)) and group.shape:
            value = _number(group, match)
            seconds[group.place] = value * unit
            if match["mark"] == b",":
                grouped = _may_be_grouped(group, match)
                thousands[group.place] = grouped
                decimal |= not grouped.all()
    return seconds, thousands, decimal


def _number(cells: CellPattern, match: re.Match[bytes]) -> FloatArray:
    value = np.zeros(cells.place.size)
    if match["whole"]:
        value += cells.number(match.span("whole"))
    if match["part"]:
        value += cells.fraction(match.span("part"))
    return value


def _may_be_grouped(cells: CellPattern, match: re.Match[bytes]) -> BoolArray:
    """Return which numbers may be whole ones, with the comma before their last three digits."""
    whole = match["whole"] or b""
    if len(match["part"]) != 3 or not 1 <= len(whole) <= 3:
        return np.zeros(cells.place.size, dtype=bool)
    start = match.start("whole")
    return cells.number((start, start + 1)) > 0


def _clock_duration(cells: CellPattern, match: re.Match[bytes]) -> FloatArray:
    minute, second = (cells.number(match.span(name)) for name in ("minute", "second"))
    exists = second < 60
    seconds = (minute * 60 + second).astype(np.float64)
    if match["hour"]:
        exists &= minute < 60
        seconds += cells.number(match.span("hour")) * 3600
    if match["part"]:
        seconds += cells.fraction(match.span("part"))
    return np.where(exists, seconds, np.nan)
