"""Cells with durations: numbers, clocks, and what cannot be true."""

from __future__ import annotations

import math

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.io.tabular.timestamps import parse_durations

DAYS_30 = 30 * 86_400


quick = settings(deadline=None, max_examples=10)


def read(*cells: str, unit: float = 1.0, chunk: int = 3) -> list[float]:
    parts = [cells[i : i + chunk] for i in range(0, len(cells), chunk)]
    arrays = [pa.array(part, pa.string()) for part in parts]
    return parse_durations(pa.chunked_array(arrays, pa.string()), unit).tolist()


@quick
@given(
    seconds=st.lists(
        st.floats(0.001, 1e6).filter(lambda x: "e" not in repr(x)), min_size=1, max_size=8
    )
)
def test_numbers_as_written_by_programs(seconds: list[float]) -> None:
    assert read(*map(repr, seconds)) == pytest.approx(seconds)


@quick
@given(
    seconds=st.lists(st.integers(0, 99 * 3600), min_size=1, max_size=8),
    part=st.sampled_from(["", ".25", ",25"]),
)
def test_clocks(seconds: list[int], part: str) -> None:
    clocks = [f"{s // 3600}:{s // 60 % 60:02}:{s % 60:02}{part}" for s in seconds]
    short = [f"{s // 60}:{s % 60:02}{part}" for s in seconds if s < 60_000]
    more = 0.25 if part else 0.0
    assert read(*clocks) == [s + more for s in seconds]
    assert read(*short) == [s + more for s in seconds if s < 60_000]


def test_the_unit_counts_for_numbers_only() -> None:
    assert read("1500", "0:02", "2.5", unit=0.001) == pytest.approx([1.5, 2.0, 0.0025])
    assert read("1.5", unit=60.0) == [90.0]


def test_unusual_numbers() -> None:
    assert read(" 7 ", "007", ".5", "0") == [7.0, 7.0, 0.5, 0.0]
    assert read("1.1234567890123456789") == pytest.approx([1.1234567890123457])


@pytest.mark.parametrize(
    "cell",
    [
        *("", " ", "-5", "−5", "+5", "soon", "NA", "nan", "inf", "1e3", "5.", ".", ",", ":"),
        *("1:2", "1:60", "0:60:00", "1:2:3", "1:02:03:04", "1,234.5", "1.234,5", "5 s", "5s"),
        *("1631528430", str(DAYS_30 + 1), "9" * 16, "2021-09-13", "٥", "5" * 300),
    ],
)
def test_what_is_no_duration_is_not_read(cell: str) -> None:
    found = read(cell, "12")
    assert math.isnan(found[0])
    assert found[1] == 12.0


def test_the_longest_duration() -> None:
    assert read(str(DAYS_30)) == [DAYS_30]


@pytest.mark.parametrize("telling", ["12,5", "0,532", "1,2345", "12345,678"])
def test_a_comma_marks_decimals_where_one_cell_says_so(telling: str) -> None:
    assert read("1,234", "12", "17", telling)[:3] == [1.234, 12.0, 17.0]
    assert read(telling, "12", "17", "1,234", chunk=1)[3] == 1.234


def test_a_comma_that_may_part_thousands_is_not_read() -> None:
    found = read("1,234", "12", "12.5", "345,678")
    assert np.isnan(found).tolist() == [True, False, False, True]


@quick
@given(
    cells=st.lists(st.text(st.sampled_from("0123456789.,:- s"), max_size=9), max_size=12),
    data=st.data(),
)
def test_order_and_chunks_change_nothing_and_all_is_possible(
    cells: list[str], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(cells))))
    found = np.array(read(*cells, chunk=20))
    again = np.array(read(*(cells[i] for i in order), chunk=2))
    assert np.array_equal(again, found[list(order)], equal_nan=True)
    known = found[~np.isnan(found)]
    assert ((known >= 0) & (known <= DAYS_30)).all()
