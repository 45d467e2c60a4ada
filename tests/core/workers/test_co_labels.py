"""Meetings of workers, counted one pair at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.workers import co_labels as module
from crowdgui.core.workers.co_labels import CoLabels, every_two, items_by_size, workers_with_overlap
from tests.core.strategies import crowd, from_matrix, label_sets, quick, rows_of

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


some_labels = label_sets(repeats=False)


@quick
@given(some_labels, st.integers(1, 4), st.integers(1, 30), st.sampled_from([0, 1024]))
def test_who_meets_is_counted_pair_by_pair(
    labels: Labels, fewest: int, at_once: int, few: int
) -> None:
    items: list[set[int]] = [set() for _ in range(labels.n_workers)]
    for item, worker, _ in rows_of(labels):
        items[worker].add(item)
    pairs = [
        (a, b)
        for a in range(labels.n_workers)
        for b in range(a)
        if len(items[a] & items[b]) >= fewest
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_AT_ONCE", at_once)
        patch.setattr(module, "_A_RUN", at_once)
        patch.setattr(module, "FEW_WORKERS", few)
        meets, count = workers_with_overlap(labels, fewest, ignore_progress)
    assert count == len(pairs)
    assert set(np.flatnonzero(meets)) == {worker for pair in pairs for worker in pair}


@quick
@given(label_sets(), st.integers(1, 30))
def test_every_two_labels_of_an_item_come_once(labels: Labels, a_run: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_A_RUN", a_run)
        runs = [every_two(places) for _, places in items_by_size(labels.starts, ignore_progress)]
    found = [
        pair for two in runs for pair in zip(*(at.ravel().tolist() for at in two), strict=True)
    ]
    item = labels.item
    pairs = [(a, b) for b in range(labels.n_labels) for a in range(b) if item[a] == item[b]]
    assert sorted(found) == sorted(pairs)


@quick
@given(some_labels, st.integers(1, 30))
def test_parts_are_all_workers_once(labels: Labels, at_once: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_AT_ONCE", at_once)
        parts = list(CoLabels.on_items(labels).parts(ignore_progress))
    assert [i for part in parts for i in range(part.start, part.stop)] == [*range(labels.n_workers)]


@quick
@given(some_labels)
def test_values_add_up_over_items_and_common_answers(labels: Labels) -> None:
    rng = np.random.default_rng(labels.n_labels)
    at_item, at_answer = rng.random((2, labels.n_labels)) + 0.5
    meetings, order = CoLabels.on_items_and_answers(labels)
    values = meetings.with_values(np.append(at_item, at_answer[order]))
    sums = (meetings.by_worker @ values).toarray()
    expected = np.zeros_like(sums)
    rows = rows_of(labels)
    for item, a, code in rows:
        for place, (other_item, b, other_code) in enumerate(rows):
            if item == other_item:
                expected[a, b] += at_item[place] + at_answer[place] * (code == other_code)
    assert sums == pytest.approx(expected)


def test_it_can_be_stopped() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.full(4, 0.8), 20, 2)

    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        workers_with_overlap(labels, 1, stop)


def test_a_worker_alone_meets_nobody() -> None:
    meets, count = workers_with_overlap(from_matrix([[0, 1, 1]], 2), 1, ignore_progress)
    assert not meets.any()
    assert count == 0
