"""Tables of workers against workers, counted one pair at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.workers.co_labels import pairwise_overlap
from tests.core.strategies import from_matrix, label_sets, make_labels, quick, renamed, rows_of

if TYPE_CHECKING:
    from random import Random

    from crowdgui.core.labels import Labels


def firsts(labels: Labels) -> dict[int, dict[int, int]]:
    """Return every worker's first answer to each item."""
    answers: dict[int, dict[int, int]] = {i: {} for i in range(labels.n_workers)}
    for item, worker, code in rows_of(labels):
        answers[worker].setdefault(item, code)
    return answers


@quick
@given(label_sets(), st.randoms(use_true_random=False))
def test_counts_are_those_of_each_pair(labels: Labels, random: Random) -> None:
    workers = np.array(random.sample(range(labels.n_workers), random.randint(1, labels.n_workers)))
    table, answers = pairwise_overlap(labels, workers), firsts(labels)
    assert table.workers.tolist() == workers.tolist()
    for place, a in enumerate(workers.tolist()):
        for other, b in enumerate(workers.tolist()):
            both = answers[a].keys() & answers[b].keys()
            same = sum(answers[a][item] == answers[b][item] for item in both)
            assert (table.shared[place, other], table.agreed[place, other]) == (len(both), same)


@quick
@given(label_sets(max_workers=5), st.permutations(range(5)))
def test_names_of_workers_and_items_change_nothing(labels: Labels, order: list[int]) -> None:
    workers = np.arange(labels.n_workers)
    to = np.argsort(np.array(order)[: labels.n_workers])
    back = np.arange(labels.n_items)[::-1].copy()
    table = pairwise_overlap(labels, workers)
    moved = pairwise_overlap(renamed(labels, worker=to, item=back), to)
    assert np.array_equal(table.shared, moved.shared)
    assert np.array_equal(table.agreed, moved.agreed)


def test_no_overlap_is_no_agreement() -> None:
    table = pairwise_overlap(from_matrix([[0, 1, -1], [0, 0, 1], [-1, -1, 1]], 2), np.arange(3))
    assert table.agreement == pytest.approx(
        np.array([[np.nan, 0.5, np.nan], [0.5, np.nan, 1.0], [np.nan, 1.0, np.nan]]), nan_ok=True
    )


def test_workers_without_labels_share_nothing() -> None:
    table = pairwise_overlap(make_labels([0, 1], [2, 2], [0, 0], 2, 3, 2), np.array([0, 1]))
    assert not table.shared.any()
    assert np.isnan(table.agreement).all()


def test_nobody_writes_into_a_table() -> None:
    workers = np.array([0, 1])
    table = pairwise_overlap(from_matrix([[0], [0]], 2), workers)
    with pytest.raises(ValueError, match="read-only"):
        table.shared[0, 0] = 1
    workers[0] = 1
    assert table.workers.tolist() == [0, 1]
