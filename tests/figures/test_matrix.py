"""Confusion matrices: shares of rows, and what stands out in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.figures.matrix import (
    MOST_CLASSES,
    ComparedWith,
    MatrixChart,
    WorkerMatrixChart,
    build_crowd_matrix,
    build_gold_matrix,
)
from tests.core.strategies import crowd, from_matrix, quick

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.results import Outcome

NAMES = ("cat", "dog")


def chart(counts: IntArray) -> MatrixChart:
    return MatrixChart(
        "Title", "Down", "Across", tuple(f"n{i}" for i in range(len(counts))), counts
    )


@quick
@given(st.integers(1, 20), st.integers(0, 3))
def test_shares_are_of_rows_and_the_most_frequent_classes_are_drawn(size: int, seed: int) -> None:
    counts = np.random.default_rng(seed).integers(0, 30, (size, size))
    counts[0] = 0
    made = chart(counts)
    assert np.isnan(made.shares[0]).all()
    assert made.write_share(0, 0) == "–"
    filled = counts.sum(axis=1) > 0
    assert np.nansum(made.shares[filled], axis=1) == pytest.approx(np.ones(filled.sum()))
    place = range(size)
    each = [[made.share(row, column) for column in place] for row in place]
    np.testing.assert_array_equal(each, made.shares)
    weight = counts.sum(axis=0) + counts.sum(axis=1)
    omitted = np.setdiff1d(np.arange(size), made.drawn)
    assert made.drawn.size == min(size, MOST_CLASSES)
    assert (np.diff(made.drawn) > 0).all()
    if omitted.size:
        assert weight[omitted].max() <= weight[made.drawn].min()
    assert (f"{MOST_CLASSES} most frequent of {size} classes" in made.caption) == bool(omitted.size)


def test_cells_of_the_first_rows_are_said() -> None:
    made = chart(np.arange(64).reshape(8, 8))
    lines = made.words.split("; ")
    assert len(lines) == 6
    drawn = [int(name[1:]) for name in lines[0].split(": ")[1].split(" ")[::2]]
    assert drawn == made.drawn[:6].tolist()
    assert chart(np.array([[3, 1], [0, 5]])).words == "Down n0: n0 3, n1 1; Down n1: n0 0, n1 5"


def test_a_cell_says_what_it_is_about() -> None:
    made = WorkerMatrixChart.of(NAMES, np.array([[76, 342], [0, 0]]), ComparedWith.GOLD)
    assert made.sides == ("gold “cat”", "gold “dog”")
    assert made.describe(0, 1) == (
        "“dog” given to 342 of 418 items whose gold label is “cat” (81.8%)"
    )
    assert made.describe(1, 0) == "No items whose gold label is “dog”"
    assert made.write_share(0, 1) == "82%"


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    labels, truth = crowd(np.random.default_rng(3), np.full(9, 0.7), 50, 2)
    gold = np.where(np.arange(50) < 40, truth, -1).astype(np.int32)
    return run_job(Job(labels, gold, excluded=np.arange(9) == 4))


def test_the_crowd_is_all_who_are_included(outcome: Outcome) -> None:
    made = build_crowd_matrix(outcome, NAMES)
    confusion = sum(outcome.workers.confusion.matrix(worker) for worker in range(9) if worker != 4)
    assert made.counts.tolist() == confusion.tolist()
    same, total = np.trace(confusion), confusion.sum()
    assert made.caption.startswith(f"{same} of {total} labels are the final label (")
    largest = max(confusion[0, 1], confusion[1, 0])
    assert made.caption.endswith(f"”: {largest}.")


def test_gold_is_compared_where_it_is_known(outcome: Outcome) -> None:
    made = build_gold_matrix(outcome, NAMES)
    assert made is not None
    gold, final = outcome.job.gold, outcome.aggregation.labels
    assert gold is not None
    for known in range(2):
        for answer in range(2):
            both = (gold == known) & (final == answer)
            assert made.counts[known, answer] == both.sum()
    right = np.count_nonzero(gold[:40] == final[:40])
    assert made.caption.startswith(f"{right} of 40 are right")


def test_without_gold_there_is_no_matrix_and_without_mistakes_none_is_named() -> None:
    labels = from_matrix([[0, 1], [0, 1], [0, 1]], 2)
    assert build_gold_matrix(run_job(Job(labels, rule="mv")), NAMES) is None
    made = build_gold_matrix(
        run_job(Job(labels, np.array([0, 1], dtype=np.int32), rule="mv")), NAMES
    )
    assert made is not None
    assert made.caption == "2 of 2 are right (100.0%)."


@quick
@given(st.integers(1, 9), st.integers(0, 2**20))
def test_the_percentages_of_a_row_add_up(size: int, seed: int) -> None:
    counts = np.random.default_rng(seed).integers(0, 200, (size, size))
    counts[0] = 0
    made = chart(counts)
    filled = counts.any(axis=1)
    percentages = np.array([made.percentages(row) for row in range(len(made.counts))])
    assert (percentages[filled].sum(axis=1) == 100).all()
    assert (percentages[~filled] == -1).all()
    assert np.nanmax(np.abs(percentages[filled] - 100 * made.shares[filled]), initial=0) < 1


def test_halves_are_not_both_rounded_up() -> None:
    made = chart(np.array([[181, 19], [38, 362]]))
    assert [made.write_share(0, k) for k in (0, 1)] == ["91%", "9%"]
    assert [made.write_share(1, k) for k in (0, 1)] == ["9%", "91%"]
    thirds = chart(np.array([[1, 1, 1], [7, 93, 0], [29, 71, 0]]))
    assert [thirds.write_share(0, k) for k in range(3)] == ["34%", "33%", "33%"]
    assert [thirds.write_share(1, k) for k in range(3)] == ["7%", "93%", "0%"]
    assert [thirds.write_share(2, k) for k in range(3)] == ["29%", "71%", "0%"]
