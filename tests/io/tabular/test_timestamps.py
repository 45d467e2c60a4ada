"""Cells with times: every form against the standard library, and what must not be read."""

from __future__ import annotations

import math
from datetime import UTC, date, datetime, timedelta, timezone

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled
from crowdgui.io.tabular.timestamps import Timestamps, parse_timestamps

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


AT = datetime(2021, 9, 13, 10, 20, 30, tzinfo=UTC).timestamp()


HOUR = 3600.0


quick = settings(deadline=None, max_examples=10)


def column(*cells: str, chunk: int = 3) -> pa.ChunkedArray:
    parts = [cells[i : i + chunk] for i in range(0, len(cells), chunk)]
    return pa.chunked_array([pa.array(part, pa.string()) for part in parts], pa.string())


def read(*cells: str, month_first: bool = False, chunk: int = 3) -> Timestamps:
    return parse_timestamps(column(*cells, chunk=chunk), month_first=month_first)


def stamp(year: int, month: int, day: int) -> float:
    return datetime(year, month, day, tzinfo=UTC).timestamp()


def mturk(t: datetime) -> str:
    return f"{DAYS[t.weekday()]} {MONTHS[t.month - 1]} {t:%d %H:%M:%S} UTC {t.year}"


def mail(t: datetime) -> str:
    return f"{DAYS[t.weekday()]}, {t:%d} {MONTHS[t.month - 1]} {t.year} {t:%H:%M:%S} +0000"


def browser(t: datetime) -> str:
    day = f"{DAYS[t.weekday()]} {MONTHS[t.month - 1]} {t:%d %Y %H:%M:%S}"
    return f"{day} GMT+0000 (Coordinated Universal Time)"


def american(t: datetime) -> str:
    half = "AM" if t.hour < 12 else "PM"
    clock = f"{(t.hour - 1) % 12 + 1}:{t:%M:%S}"
    return f"{MONTHS[t.month - 1]} {t.day}, {t.year}, {clock}\u202f{half}"


FORMS = {
    "iso": lambda t: t.isoformat(),
    "iso, naive": lambda t: t.replace(tzinfo=None).isoformat(" "),
    "iso, zulu": lambda t: t.strftime("%Y-%m-%dT%H:%M:%SZ"),
    "iso, basic": lambda t: t.strftime("%Y%m%dT%H%M%SZ"),
    "slashes, year first": lambda t: f"{t.year}/{t.month}/{t.day} {t.hour}:{t:%M:%S}",
    "points": lambda t: f"{t.day}.{t.month}.{t.year} {t.hour}:{t:%M:%S}",
    "mturk": mturk,
    "mail": mail,
    "browser": browser,
    "american": american,
    "named month": lambda t: f"{t:%d}-{MONTHS[t.month - 1].upper()}-{t.year} {t:%H:%M:%S}",
    "seconds": lambda t: str(int(t.timestamp())),
    "milliseconds": lambda t: str(int(t.timestamp()) * 1000),
    "microseconds": lambda t: str(int(t.timestamp()) * 10**6),
    "nanoseconds": lambda t: str(int(t.timestamp()) * 10**9),
    "decimals": lambda t: f"{int(t.timestamp())}.0",
}


TIMES = st.datetimes(
    datetime(1990, 1, 1), datetime(2099, 12, 31, 23, 59, 59), timezones=st.just(UTC)
).map(lambda t: t.replace(microsecond=0))


@pytest.mark.parametrize("form", FORMS)
@quick
@given(times=st.lists(TIMES, min_size=1, max_size=8))
def test_every_form_gives_what_was_written(form: str, times: list[datetime]) -> None:
    found = read(*map(FORMS[form], times))
    assert found.at.tolist() == [t.timestamp() for t in times]
    assert not found.unclear.any()


@quick
@given(
    times=st.lists(st.tuples(TIMES, st.sampled_from(sorted(FORMS))), min_size=1, max_size=12),
    data=st.data(),
)
def test_order_and_chunks_change_nothing(
    times: list[tuple[datetime, str]], data: st.DataObject
) -> None:
    cells = [FORMS[form](t) for t, form in times]
    order = data.draw(st.permutations(range(len(cells))))
    chunk = data.draw(st.integers(1, len(cells)))
    found = read(*cells, chunk=len(cells)).at
    again = read(*(cells[i] for i in order), chunk=chunk).at
    assert again.tolist() == found[list(order)].tolist()


@pytest.mark.parametrize(
    ("cell", "ahead"),
    [
        ("Mon Sep 13 10:20:30 PDT 2021", -7),
        ("Mon Sep 13 10:20:30 PST 2021", -8),
        ("Mon Sep 13 10:20:30 edt 2021", -4),
        ("2021-09-13 10:20:30 UTC", 0),
        ("2021-09-13T10:20:30+02:00", 2),
        ("2021-09-13T10:20:30-0730", -7.5),
        ("2021-09-13 10:20:30+02", 2),
        ("2021-09-13 10:20:30 GMT+2", 2),
        ("Mon Sep 13 2021 10:20:30 GMT-0700 (Pacific Daylight Time)", -7),
        ("13 September 2021 10:20:30 CEST", 2),
        ("9/13/2021 10:20:30 AM EST", -5),
    ],
)
def test_zones(cell: str, ahead: float) -> None:
    assert read(cell).at.tolist() == [AT - ahead * HOUR]


@pytest.mark.parametrize("year", [1996, 2000, 2021, 2024])
def test_every_day_of_a_year_and_none_besides(year: int) -> None:
    cells = [f"{year}-{month:02}-{day:02}" for month in range(14) for day in range(33)]
    found = read(*cells, chunk=1000).at
    for cell, at in zip(cells, found.tolist(), strict=True):
        try:
            expected = stamp(*map(int, cell.split("-")))
        except ValueError:
            assert math.isnan(at), cell
        else:
            assert at == expected, cell


@pytest.mark.parametrize("hour", range(24))
def test_both_halves_of_the_day(hour: int) -> None:
    t = datetime(2021, 9, 13, hour, 5)
    assert read(f"9/13/2021 {t:%I:%M %p}").at.tolist() == [t.replace(tzinfo=UTC).timestamp()]


def test_parts_of_a_second_and_of_a_time() -> None:
    cells = ("2021-09-13T10:20:30.25Z", "2021-09-13 10:20:30,25", "1631528430.25", " 2021-09-13 ")
    assert read(*cells).at.tolist() == [*[AT + 0.25] * 3, stamp(2021, 9, 13)]
    assert read("2021-09-13 10:20:30.1234567891234567").at[0] == pytest.approx(AT + 0.1234567891)
    assert read("2021-09-13 10:20").at.tolist() == [AT - 30]


@pytest.mark.parametrize(
    "cell",
    [
        *("", " ", "soon", "NA", "12:30", "5", "-1631528430", "44452.43", "1.63E+09"),
        *("2021-02-30", "2021-13-01", "2021-00-10", "2021-09-13 24:00:00", "2021-09-13 10:60"),
        *("2021-09-13 10:20:61", "9/13/2021 13:20 PM", "9/13/2021 0:20 AM", "9/13/2021 1:20 XM"),
        *("0001-01-01 00:00:00", "1970-01-01", "9999-12-31", "1989-12-31 23:59:59", "2100-01-01"),
        *("20210913102030", "202109131020", "20210913", "9/13/21 10:20", "2021-09/13"),
        *("Mon Sep 13 10:20:30 IST 2021", "Mon Foo 13 10:20:30 PDT 2021", "13 Xyz 2021"),
        *("2021-09-13 10:20:30 PDT-0700", "99999999999999999999", "9" * 19, "2021-09-13 10:20 at"),
        *("٢٠٢١-٠٩-١٣", "2021-09-13\0", "2021‑09‑13", "x" * 500),
    ],
)
def test_what_is_no_time_of_a_label_is_not_read(cell: str) -> None:
    found = read(cell, "2021-09-13 10:20:30")
    assert math.isnan(found.at[0])
    assert found.at[1] == AT
    assert not found.unclear.any()


def test_one_day_past_the_twelfth_tells_the_order_of_all() -> None:
    assert read("3/4/2021", "9/13/2021").at.tolist() == [stamp(2021, 3, 4), stamp(2021, 9, 13)]
    assert read("3/4/2021", "13/9/2021").at.tolist() == [stamp(2021, 4, 3), stamp(2021, 9, 13)]
    assert read("03-04-2021", "13-09-2021").at.tolist() == [stamp(2021, 4, 3), stamp(2021, 9, 13)]
    assert read("3/4/2021", "9/13/2021", chunk=1).at.tolist() == [
        *(stamp(2021, 3, 4), stamp(2021, 9, 13)),
    ]


def test_where_nothing_tells_the_order_only_clear_days_are_read() -> None:
    found = read("3/4/2021 10:20", "5/5/2021", "", "2021-03-04")
    assert np.isnan(found.at).tolist() == [True, False, True, False]
    assert found.unclear.tolist() == [True, False, False, False]
    assert found.at[1] == stamp(2021, 5, 5)


def test_what_names_the_order_counts_where_nothing_else_tells() -> None:
    assert read("3/4/2021", month_first=True).at.tolist() == [stamp(2021, 3, 4)]
    assert read("3/4/2021", "13/9/2021", month_first=True).at[0] == stamp(2021, 4, 3)
    mixed = read("3/4/2021", "13/9/2021", "9/13/2021", month_first=True)
    assert mixed.at[1:].tolist() == [stamp(2021, 9, 13)] * 2
    assert mixed.unclear.tolist() == [True, False, False]


@quick
@given(
    days=st.lists(st.dates(date(1990, 1, 1), date(2099, 12, 31)), min_size=1, max_size=10),
    day_first=st.booleans(),
)
@example(days=[date(2021, 3, 4), date(2021, 5, 5), date(2021, 12, 1)], day_first=True)
def test_a_column_in_one_order_is_read_right_or_not_at_all(
    days: list[date], day_first: bool
) -> None:
    form = "{0.day}/{0.month}/{0.year}" if day_first else "{0.month}/{0.day}/{0.year}"
    found = read(*(form.format(day) for day in days))
    told = any(day.day > 12 for day in days)
    for day, at, unclear in zip(days, found.at, found.unclear, strict=True):
        if told or day.day == day.month:
            assert at == stamp(day.year, day.month, day.day)
        else:
            assert math.isnan(at)
            assert unclear


@quick
@given(cells=st.lists(st.text(st.sampled_from("0123456789/-:., TZapm+é\u202f"), max_size=24)))
def test_any_text_is_read_within_the_years_or_not(cells: list[str]) -> None:
    at = read(*cells).at
    assert at.size == len(cells)
    known = at[~np.isnan(at)]
    assert ((known >= stamp(1990, 1, 1)) & (known < stamp(2100, 1, 1))).all()


@quick
@given(
    t=TIMES,
    minutes=st.integers(-14 * 60, 14 * 60),
    micro=st.integers(0, 999_999),
)
def test_iso_with_any_offset(t: datetime, minutes: int, micro: int) -> None:
    moved = t.replace(microsecond=micro).astimezone(timezone(timedelta(minutes=minutes)))
    assert read(moved.isoformat()).at[0] == pytest.approx(moved.timestamp(), abs=1e-6)


def test_no_cells_and_slices_of_cells() -> None:
    assert parse_timestamps(pa.chunked_array([], pa.string())).at.size == 0
    sliced = column("x", "2021-09-13", "3/4/2021", "9/13/2021", chunk=4).slice(1, 2)
    assert parse_timestamps(sliced).at[0] == stamp(2021, 9, 13)
    assert parse_timestamps(sliced).unclear.tolist() == [False, True]


def test_reading_stops_between_chunks() -> None:
    seen: list[object] = []

    def cancel(progress: object) -> None:
        seen.append(progress)
        if len(seen) == 2:
            raise Cancelled

    with pytest.raises(Cancelled):
        parse_timestamps(column(*["2021-09-13"] * 9), report=cancel)
    assert len(seen) == 2


@pytest.mark.parametrize(
    ("cell", "zoned"),
    [
        ("2021-09-13 10:20:30", False),
        ("2021-09-13", False),
        ("9/13/2021 10:20:30 AM", False),
        ("2021-09-13T10:20:30Z", True),
        ("2021-09-13T10:20:30-07:00", True),
        ("Mon Sep 13 10:20:30 PDT 2021", True),
        ("1631528430", True),
    ],
)
def test_which_cells_name_a_time_zone(cell: str, *, zoned: bool) -> None:
    found = read(cell, "")
    assert np.isfinite(found.at[0])
    assert found.zoned.tolist() == [zoned, False]
