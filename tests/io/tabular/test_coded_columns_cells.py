from __future__ import annotations

import datetime
from decimal import Decimal
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.io.tabular.coded_columns import cell_texts, n_beyond_digits


@pytest.mark.parametrize(
    ("values", "texts"),
    [
        (pa.array(["001", "", "NA", None]), ["001", "", "NA", None]),
        (pa.array(["b", "a", None, "b"]).dictionary_encode(), ["b", "a", None, "b"]),
        (pa.array(["é"], pa.large_string()), ["é"]),
        (pa.array([b"plain"], pa.binary()), ["plain"]),
        (pa.array([2**53 + 1, -(2**63), None]), ["9007199254740993", "-9223372036854775808", None]),
        (pa.array([2**64 - 1], pa.uint64()), ["18446744073709551615"]),
        (pa.array([1.0, 2.5, None, float("nan")]), ["1", "2.5", None, None]),
        (pa.array([1e15, 2.0**62, -0.0]), ["1000000000000000", "4611686018427387904", "0"]),
        (pa.array([1e19, float("inf")]), ["1e+19", "inf"]),
        (pa.array([0.1, 3.0], pa.float32()), ["0.1", "3"]),
        (pa.array([True, False, None]), ["true", "false", None]),
        (pa.array([Decimal("1.50")]), ["1.50"]),
        (pa.array([datetime.date(2024, 1, 2)]), ["2024-01-02"]),
        (pa.array([1_700_000_000], pa.timestamp("s")), ["2023-11-14 22:13:20"]),
        (pa.array([1_700_000_000_000], pa.timestamp("ms", "UTC")), ["2023-11-14 22:13:20Z"]),
        (pa.array([1_700_000_000_250], pa.timestamp("ms")), ["2023-11-14 22:13:20.250"]),
        (pa.array([datetime.time(1, 2, 3)]), ["01:02:03"]),
        (pa.array([90_500_000, 60_000_000, 0], pa.duration("us")), ["90.5", "60", "0"]),
        (pa.array([[1, None], [], None]), ["[1, null]", "[]", None]),
        (pa.array([{"a": 2**60, "b": "x"}]), ['{"a": 1152921504606846976, "b": "x"}']),
        (pa.nulls(2), [None, None]),
    ],
)
def test_values_as_text(values: pa.Array, texts: list[str | None]) -> None:
    found = cell_texts(values)
    assert found.type == pa.string()
    # A nested cell that holds nothing is the empty text at once.
    assert [text or None for text in found.to_pylist()] == [text or None for text in texts]


@given(st.lists(st.floats(allow_nan=False)))
def test_numbers_stay_what_they_are(numbers: list[float]) -> None:
    texts = cell_texts(pa.array(numbers, pa.float64())).to_pylist()
    assert [float(text) for text in texts] == numbers
    assert not any(text.endswith(".0") for text in texts)


@given(st.lists(st.integers(-(2**63), 2**63 - 1)))
def test_whole_numbers_are_exact(numbers: list[int]) -> None:
    assert cell_texts(pa.array(numbers, pa.int64())).to_pylist() == [str(n) for n in numbers]


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(pa.ArrowInvalid):
        cell_texts(pa.array([b"\xff"], pa.binary()))
    spoilt = pa.Array.from_buffers(pa.string(), 1, pa.array([b"\xff"], pa.binary()).buffers())
    with pytest.raises(pa.ArrowInvalid):
        cell_texts(spoilt)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (np.array([2.0**53 - 1, 2.0**53, -(2.0**53), np.inf, np.nan, 1e300]), 3),
        (np.array([2.0**24 - 1, 2.0**24], dtype=np.float32), 1),
        (np.array([2**62]), 0),
    ],
)
def test_numbers_that_were_rounded_are_counted(values: Any, expected: int) -> None:
    assert n_beyond_digits(pa.array(values)) == expected
