"""Raykar and Yu's score and the distance of answers, against their definitions."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.workers import information
from crowdgui.core.workers.information import WorkerConfusion, label_skew, spammer_score
from tests.core.strategies import make_labels, quick


def by_definition(counts: list[list[int]]) -> float:
    rows = [[c / sum(row) for c in row] for row in counts if sum(row)]
    if len(rows) < 2:
        return float("nan")
    apart = sum(
        sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) for pair in combinations(rows, 2)
    )
    return apart / (len(rows) * (len(rows) - 1))


@st.composite
def matrices(draw: st.DrawFn) -> list[list[list[int]]]:
    n, m = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    row = st.lists(st.integers(0, 5), min_size=n, max_size=n)
    return draw(st.lists(st.lists(row, min_size=n, max_size=n), min_size=m, max_size=m))


def entries(counts: np.ndarray) -> WorkerConfusion:
    worker, final, answer = np.nonzero(counts)
    return WorkerConfusion(worker, final, answer, counts[worker, final, answer], counts.shape)


@quick
@given(matrices())
def test_the_entries_are_the_matrices(confusion: list[list[list[int]]]) -> None:
    counts = np.array(confusion)
    found, own = entries(counts), np.arange(counts.shape[1])
    np.testing.assert_array_equal(found.matrices(0, len(counts)), counts)
    np.testing.assert_array_equal(found.matrix(len(counts) - 1), counts[-1])
    np.testing.assert_array_equal(found.by_final, counts.sum(axis=2))
    np.testing.assert_array_equal(found.by_answer, counts.sum(axis=1))
    np.testing.assert_array_equal(found.right, counts[:, own, own])
    np.testing.assert_array_equal(found.total, counts.sum(axis=0))
    first = np.arange(len(counts)) == 0
    np.testing.assert_array_equal(found.without(first).total, counts[1:].sum(axis=0))
    if own.size > 1:
        np.testing.assert_array_equal(found.mixed(0, 1), counts[:, 0, 1] + counts[:, 1, 0])


@pytest.mark.parametrize("dense", [0, 1 << 30])
def test_labels_are_counted_by_the_final_label(dense: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(information, "_DENSE", dense)
    monkeypatch.setattr(information, "BLOCK_SCORES", 0)
    labels = make_labels([0, 0, 1, 1, 2], [0, 1, 0, 1, 1], [2, 1, 0, 0, 2], 3, 3, 3)
    found = WorkerConfusion.of(labels, np.array([1, 0, UNLABELLED]))
    assert np.argwhere(found.matrices(0, 3)).tolist() == [
        [0, 0, 0],
        [0, 1, 2],
        [1, 0, 0],
        [1, 1, 1],
    ]
    assert found.count.tolist() == [1, 1, 1, 1]


@quick
@given(matrices(), st.sampled_from([0, 16]))
def test_both_are_as_defined(confusion: list[list[list[int]]], few: int) -> None:
    counts = np.array(confusion)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(information, "FEW_CLASSES", few)
        score, distance = spammer_score(entries(counts)), label_skew(entries(counts))
    for i, matrix in enumerate(confusion):
        assert score[i] == pytest.approx(by_definition(matrix), abs=1e-12, nan_ok=True)
        total = counts[i].sum()
        if not total:
            assert np.isnan(distance[i])
            continue
        shares = counts[i].sum(axis=0) / total, counts[i].sum(axis=1) / total
        assert distance[i] == pytest.approx(np.abs(shares[0] - shares[1]).sum() / 2)


def test_the_ends_of_the_scale() -> None:
    perfect, deaf = np.diag([5, 3, 2]), np.outer([5, 3, 2], [1, 2, 1])
    one_answer, one_class = np.array([[5, 0], [3, 0]]), np.array([[5, 3], [0, 0]])
    assert spammer_score(entries(perfect[None]))[0] == 1.0
    assert spammer_score(entries(deaf[None]))[0] == pytest.approx(0.0, abs=1e-15)
    assert spammer_score(entries(one_answer[None]))[0] == 0.0
    assert np.isnan(spammer_score(entries(one_class[None]))[0])
    assert label_skew(entries(perfect[None]))[0] == 0.0
    assert label_skew(entries(np.array([[[0, 4], [0, 0]]])))[0] == 1.0
