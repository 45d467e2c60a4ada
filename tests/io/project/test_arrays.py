"""Arrays come back bit for bit, in the order in memory they had, and take little room."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from crowdgui.core.labels import text_array
from crowdgui.io.project import arrays as project_arrays
from crowdgui.io.project.arrays import flat_text, get_array, put_arrays, rebuild_texts
from crowdgui.io.project.values import DamagedValue
from tests.core.strategies import quick
from tests.io.project_samples import ODD, assert_same, texts

if TYPE_CHECKING:
    import random


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project_arrays, "PART", 24)
    monkeypatch.setattr(project_arrays, "_TEXTS", 3)


def database() -> closing[sqlite3.Connection]:
    made = sqlite3.connect(":memory:", isolation_level=None)
    made.execute("CREATE TABLE part (number INTEGER PRIMARY KEY, content BLOB)")
    return closing(made)


def put(connection: sqlite3.Connection, array: np.ndarray) -> project_arrays.StoredArray:
    """Write an array and say how it is stored."""
    steps = put_arrays(connection, {"a": array})
    passed = []
    while True:
        try:
            passed.append(next(steps))
        except StopIteration as end:
            assert sum(passed) == array.size
            return end.value["a"]


KINDS = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "float64"]
shapes = hnp.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=6)
arrays = st.sampled_from(KINDS).flatmap(lambda kind: hnp.arrays(kind, shapes))


@quick
@given(arrays, st.randoms())
def test_arrays_of_every_kind_and_order_come_back(array: np.ndarray, random: random.Random) -> None:
    axes = list(range(array.ndim))
    random.shuffle(axes)
    array = array.transpose(axes)
    with database() as connection:
        passed = []
        read = get_array(connection, put(connection, array), passed.append)
    assert (read.dtype, read.shape) == (array.dtype, array.shape)
    assert read.tobytes() == array.tobytes()
    assert sum(passed) == array.size
    dense = np.array(array, order="K")
    assert read.size == 0 or read.sum() == dense.sum() or np.isnan(dense.sum())
    if array.size and 1 not in array.shape:
        assert read.strides == dense.strides


@pytest.mark.parametrize(
    ("low", "high", "held"),
    [(-1, 254, 1), (-1, 255, 2), (0, 65_535, 2), (10**9, 10**9 + 9, 1), (-(2**63), 2**63 - 1, 8)],
)
def test_numbers_take_as_little_room_as_they_need(low: int, high: int, held: int) -> None:
    array = np.array([low, high, low], dtype=np.int64)
    with database() as connection:
        stored = put(connection, array)
        assert get_array(connection, stored, lambda _: None).tolist() == array.tolist()
        (room,) = connection.execute("SELECT sum(length(content)) FROM part").fetchone()
    assert room == 3 * held


@quick
@given(st.lists(texts, max_size=9))
def test_texts_come_back(words: list[str]) -> None:
    assert rebuild_texts(*flat_text(text_array(words))).tolist() == words


def test_odd_texts_come_back() -> None:
    assert_same(rebuild_texts(*flat_text(text_array(ODD))), text_array(ODD))


@pytest.mark.parametrize("spoil", [[0, 1], [-1, 4], [1, 1], [2**62, 2**62]])
def test_texts_with_other_lengths_are_damage(spoil: list[int]) -> None:
    _, body = flat_text(text_array(["é", "b"]))
    with pytest.raises(DamagedValue):
        rebuild_texts(np.array(spoil), body)


@pytest.mark.parametrize(
    "change",
    [
        {"shape": (8,)},
        {"shape": (9, 2)},
        {"shape": (-9,)},
        {"shape": (2**40, 2**40)},
        {"axes": (1,)},
        {"axes": ()},
        {"dtype": "float64"},
        {"dtype": "object"},
        {"dtype": "U9"},
        {"held": "<f8"},
        {"held": "O"},
        {"held": "<u2"},
        {"low": 2**63},
        {"parts": ()},
        {"parts": ((1, 0),)},
        {"parts": ((7, 0),)},
        {"parts": ((2**70, 0),)},
    ],
    ids=str,
)
def test_another_description_is_damage(
    change: dict[str, str | int | tuple[int | tuple[int, int], ...]],
) -> None:
    with database() as connection:
        stored = put(connection, np.arange(9, dtype=np.int32))
        with pytest.raises(DamagedValue):
            get_array(connection, replace(stored, **change), lambda _: None)


def test_what_cannot_be_stored_is_refused_at_once() -> None:
    with database() as connection, pytest.raises(TypeError, match="cannot be stored"):
        put(connection, np.array([object()]))
