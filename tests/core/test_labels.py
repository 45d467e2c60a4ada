"""The label matrix: what goes in comes out, sorted, counted, frozen and in whole blocks."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.errors import DataError
from crowdgui.core.labels import (
    UNLABELLED,
    LabelAttribute,
    Labels,
    count_codes,
    count_known,
    natural_order,
    select_items,
    sort_by_id,
    text_array,
)
from tests.core.strategies import (
    from_rows,
    label_sets,
    make_labels,
    quick,
    rows_of,
    tiny_blocks,
)
from tests.refusals import refused

if TYPE_CHECKING:
    import random


ARRAYS = ["item", "worker", "code", "item_ids", "worker_ids", "classes", "starts"]
ARRAYS += ["labels_per_class", "labels_per_item", "labels_per_worker", "repeats_previous"]

names = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)


def in_order(*classes: str) -> list[str]:
    return [classes[i] for i in natural_order(classes)]


def test_classes_that_are_numbers_stand_by_value() -> None:
    assert in_order("10", "9", "-1", "2.5", "1e1", "+3") == ["-1", "2.5", "+3", "9", "10", "1e1"]


def test_runs_of_digits_in_text_count_as_numbers() -> None:
    assert in_order("class 10", "Class 2", "class 1") == ["class 1", "Class 2", "class 10"]


def test_equal_values_keep_the_order_of_their_spelling() -> None:
    assert in_order("1.0", "01", "1") == ["01", "1", "1.0"]
    assert in_order("b", "B", "a") == ["a", "B", "b"]


def test_words_for_nothing_are_classes_like_any_other() -> None:
    assert in_order("nan", "", "None", "inf") == ["", "inf", "nan", "None"]


@quick
@given(st.lists(names, unique=True, max_size=8), st.randoms(use_true_random=False))
def test_natural_order_does_not_depend_on_the_order_given(
    classes: list[str], chance: random.Random
) -> None:
    shuffled = classes.copy()
    chance.shuffle(shuffled)
    assert in_order(*shuffled) == in_order(*classes)
    assert sorted(natural_order(classes)) == list(range(len(classes)))


@quick
@given(st.lists(names))
def test_text_comes_back_as_it_was(texts: list[str]) -> None:
    assert text_array(texts).tolist() == texts


@quick
@given(st.lists(st.tuples(names, names, names), min_size=1, max_size=30))
def test_rows_come_back_as_they_were(rows: list[tuple[str, str, str]]) -> None:
    labels = from_rows(rows)
    back = zip(
        labels.worker_ids[labels.worker].tolist(),
        labels.item_ids[labels.item].tolist(),
        labels.classes[labels.code].tolist(),
        strict=True,
    )
    assert Counter(back) == Counter(rows)
    assert labels.item_ids.tolist() == list(dict.fromkeys(item for _, item, _ in rows))
    assert labels.worker_ids.tolist() == list(dict.fromkeys(worker for worker, _, _ in rows))


def test_labels_are_sorted_and_repeats_keep_their_order() -> None:
    labels = make_labels([1, 0, 1, 1, 0], [0, 2, 1, 0, 1], [2, 0, 1, 0, 1], 2, 3, 3)
    assert rows_of(labels) == [(0, 1, 1), (0, 2, 0), (1, 0, 2), (1, 0, 0), (1, 1, 1)]


@pytest.mark.parametrize(
    ("item", "worker", "code", "sentence"),
    [
        ([], [], [], "No labels are left"),
        ([0, 1], [0], [0], "have different lengths"),
        ([[0]], [[0]], [[0]], "have different lengths"),
        ([2], [0], [0], "without a name"),
        ([0], [2], [0], "without a name"),
        ([0], [0], [2], "without a name"),
        ([-1], [0], [0], "without a name"),
    ],
)
def test_codes_that_cannot_be_are_refused(
    item: list[int], worker: list[int], code: list[int], sentence: str
) -> None:
    two = text_array(["a", "b"])
    with refused(DataError, match=sentence):
        Labels.from_codes(item, worker, code, two, two, two)


@quick
@given(label_sets())
def test_counts_are_those_of_the_rows(labels: Labels) -> None:
    rows = rows_of(labels)
    assert rows == sorted(rows, key=lambda row: row[:2])
    assert labels.n_labels == len(rows)
    per_item, per_worker = Counter(r[0] for r in rows), Counter(r[1] for r in rows)
    assert labels.labels_per_item.tolist() == [per_item[j] for j in range(labels.n_items)]
    assert labels.labels_per_worker.tolist() == [per_worker[i] for i in range(labels.n_workers)]
    assert labels.labels_per_class.tolist() == [
        list(labels.code).count(k) for k in range(labels.n_classes)
    ]
    assert labels.pairs == len({row[:2] for row in rows})
    repeated = [False, *(a[:2] == b[:2] for a, b in pairwise(rows))]
    assert labels.repeats_previous.tolist() == repeated
    for j, (start, stop) in enumerate(pairwise(labels.starts.tolist())):
        assert {row[0] for row in rows[start:stop]} <= {j}


@quick
@given(label_sets(), st.integers(1, 7))
def test_blocks_hold_every_item_once_and_every_label(labels: Labels, size: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        blocks = tiny_blocks(labels).blocks
    edges = [block.items.start for block in blocks] + [blocks[-1].items.stop]
    assert edges[0] == 0
    assert edges[-1] == labels.n_items
    assert all(a.items.stop == b.items.start for a, b in pairwise(blocks))
    assert all(a.labels.stop == b.labels.start for a, b in pairwise(blocks))
    most = labels.labels_per_item.max()
    assert all(block.labels.stop - block.labels.start < size + most for block in blocks)
    expected = np.zeros((labels.n_items, labels.n_workers * labels.n_classes))
    for item, worker, code in rows_of(labels):
        expected[item, worker * labels.n_classes + code] += 1
    votes = np.concatenate([block.votes.toarray() for block in blocks])
    np.testing.assert_array_equal(votes, expected)


@pytest.mark.parametrize("name", ARRAYS)
def test_nothing_can_be_written(name: str) -> None:
    labels = make_labels([0, 1], [0, 1], [0, 1], 2, 2, 2)
    with pytest.raises(ValueError, match="read-only"):
        getattr(labels, name)[0] = getattr(labels, name)[1]
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(labels, name, None)


def test_the_caller_keeps_the_codes() -> None:
    item = np.array([0, 1], dtype=np.int32)
    labels = make_labels(item, [0, 0], [0, 0], 2, 1, 1)
    item[:] = 0
    assert labels.item.tolist() == [0, 1]
    two = text_array(["a", "b"])
    codes = np.array([0, 1], dtype=np.int32)
    made = Labels.from_codes(codes, codes, codes, two, two, two)
    codes[:] = 1
    assert made.worker.tolist() == [0, 1]


def test_no_labels() -> None:
    with pytest.raises(DataError):
        make_labels([], [], [], 1, 1, 1)


def test_a_class_of_thousands_of_digits() -> None:
    assert natural_order(["a" + "9" * 5000, "a8"]) == [1, 0]


def test_no_block_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 2)
    blocks = make_labels([0, 0, 0], [0, 1, 2], [0, 0, 1], 3, 3, 2).blocks
    assert all(b.labels.stop > b.labels.start for b in blocks)


def test_the_callers_names_stay_writable() -> None:
    ids = np.array(["a", "b"])
    Labels.from_codes([0, 1], [0, 0], [0, 0], ids, ids, ids)
    assert ids.flags.writeable


def test_codes_are_counted_a_part_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 3)
    codes = np.array([2, 0, 2, 2, 1, 0, 2], dtype=np.int32)
    assert count_codes(codes, 5).tolist() == [2, 1, 4, 0, 0]
    assert count_codes(codes[:0], 2).tolist() == [0, 0]


def test_items_with_a_known_class_are_counted() -> None:
    assert count_known(np.array([0, 1, UNLABELLED])) == 2
    assert count_known(None) == 0


def test_files_of_one_name_get_numbers() -> None:
    names = ["a", "b", "a", "a (2)", "a", "b"]
    made = LabelAttribute.of_files(names, np.array([0, 0, 2]))
    assert made.values.tolist() == ["a", "b", "a (2)", "a (2) (2)", "a (3)", "b (2)"]
    assert list(made.counts.values()) == [2, 0, 1, 0, 0, 0]
    assert len(LabelAttribute.of_files(["same"] * 3000, np.array([0])).counts) == 3000


def named_rows(labels: Labels) -> Counter[tuple[str, str, int]]:
    items, workers = labels.item_ids[labels.item], labels.worker_ids[labels.worker]
    return Counter(zip(items.tolist(), workers.tolist(), labels.code.tolist(), strict=True))


@given(label_sets(), st.integers(0, 9), st.booleans())
def test_sorted_and_selected_labels_are_the_same_rows(
    labels: Labels, seed: int, ordered: bool
) -> None:
    rng = np.random.default_rng(seed)
    items, workers = rng.permutation(labels.item_ids), rng.permutation(labels.worker_ids)
    mixed = dataclasses.replace(labels, item_ids=items, worker_ids=workers, ordered=ordered)
    by_id = sort_by_id(mixed)
    assert named_rows(by_id) == named_rows(mixed)
    assert by_id.item_ids.tolist() == sorted(items.tolist())
    assert by_id.worker_ids.tolist() == sorted(workers.tolist())
    chosen = rng.random(items.size) < 0.5
    chosen[mixed.item[0]] = True
    some, names = select_items(mixed, chosen), items[chosen].tolist()
    kept = {row: n for row, n in named_rows(mixed).items() if row[0] in names}
    assert named_rows(some) == kept
    assert some.item_ids.tolist() == names
    assert some.labels_per_worker.all()
    assert (by_id.ordered, some.ordered) == (ordered, ordered)
