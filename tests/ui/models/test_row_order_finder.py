from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numpy.dtypes import StringDType

from crowdgui.ui.models.row_order import TextFinder, sorted_rows

numbers = st.lists(st.floats(allow_nan=True, allow_infinity=True, width=32), max_size=30)


@given(numbers, st.booleans())
def test_numbers_are_in_order_stable_and_missing_last(values: list[float], down: bool) -> None:
    keys = np.array(values, dtype=float)
    rows = sorted_rows(keys, descending=down).tolist()
    assert sorted(rows) == list(range(len(values)))
    shown = [r for r in rows if not np.isnan(keys[r])]
    assert rows[: len(shown)] == shown
    expected = sorted(shown, key=lambda r: (-keys[r] if down else keys[r], r))
    assert shown == expected
    assert rows[len(shown) :] == sorted(rows[len(shown) :])


@given(st.lists(st.integers(0, 255), max_size=30), st.booleans())
def test_unsigned_numbers_can_be_turned_round(values: list[int], down: bool) -> None:
    keys = np.array(values, dtype=np.uint8)
    rows = sorted_rows(keys, descending=down)
    assert [values[r] for r in rows] == sorted(values, reverse=down)


def test_empty_text_is_last_in_both_directions() -> None:
    keys = np.array(["b", "", "a"], dtype=StringDType())
    assert sorted_rows(keys).tolist() == [2, 0, 1]
    assert sorted_rows(keys, descending=True).tolist() == [0, 2, 1]


def test_finds_anywhere_and_in_any_case() -> None:
    finder = TextFinder(np.array(["Ann", "JOANNA", "bo", "Ärger"], dtype=StringDType()))
    assert finder.matches("ann").tolist() == [True, True, False, False]
    assert finder.matches("ä").tolist() == [False, False, False, True]
    assert finder.matches("x").tolist() == [False] * 4
