"""Labels in order: as Python sorts them, whichever way it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crowdgui.core import labels as ordering
from crowdgui.core.labels import LabelMetadata, Labels, sort_codes, sort_order, text_array

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray


CODES = st.tuples(st.integers(0, 9), st.integers(0, 300), st.integers(0, 3))


def columns(rows: list[tuple[int, ...]]) -> list[IntArray]:
    return list(np.array(rows, dtype=np.int32).T)


@settings(deadline=None)
@given(st.lists(CODES, min_size=1, max_size=60))
@example([(1, 7, 0), (0, 2, 1), (1, 7, 2)])
def test_labels_are_sorted_as_python_sorts_them(rows: list[tuple[int, int, int]]) -> None:
    item, worker, code = columns(rows)
    by_pair = sorted(range(len(rows)), key=lambda i: rows[i][:2])
    assert sort_order(item, worker).tolist() == by_pair
    found = sort_codes(item, worker, code)
    if len({row[:2] for row in rows}) < len(rows):
        assert found is None
    else:
        assert found is not None
        assert list(zip(*(a.tolist() for a in found), strict=True)) == sorted(rows)


@settings(deadline=None)
@given(st.lists(CODES, min_size=1, max_size=60))
def test_codes_too_large_for_one_number_are_sorted_all_the_same(
    rows: list[tuple[int, int, int]],
) -> None:
    item, worker, _ = columns(rows)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ordering, "_BITS", 4)
        slowly = sort_order(item, worker)
        if sum(int(part.max()).bit_length() for part in (item, worker, worker)) > 4:
            assert sort_codes(item, worker, worker) is None
    assert slowly.tolist() == sort_order(item, worker).tolist()


def test_more_labels_than_a_block_are_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ordering, "_BLOCK", 7)
    rng = np.random.default_rng(3)
    place = rng.permutation(100).astype(np.int32)
    found = sort_codes(place // 10, place % 10, place % 3)
    assert found is not None
    every = np.arange(100)
    for part, wanted in zip(found, (every // 10, every % 10, every % 3), strict=True):
        assert part.tolist() == wanted.tolist()


def test_times_follow_their_labels() -> None:
    rng = np.random.default_rng(5)
    item, worker = np.divmod(rng.permutation(60), 6)
    names = [text_array(str(i) for i in range(n)) for n in (10, 6, 2)]
    how = LabelMetadata(given_at=(100 * item + worker).astype(float))
    timed = Labels.from_codes(item, worker, worker % 2, *names, how)
    assert timed.metadata.given_at is not None
    assert timed.metadata.given_at.tolist() == (100 * timed.item + timed.worker).tolist()
    untimed = Labels.from_codes(item, worker, worker % 2, *names)
    for part in ("item", "worker", "code"):
        assert getattr(timed, part).tolist() == getattr(untimed, part).tolist()


def test_repeated_answers_keep_the_order_of_their_rows() -> None:
    names = [text_array(str(i) for i in range(n)) for n in (2, 2, 3)]
    labels = Labels.from_codes([1, 0, 0, 0], [0, 1, 1, 0], [0, 2, 1, 0], *names)
    assert labels.code.tolist() == [0, 2, 1, 0]
