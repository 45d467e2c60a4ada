"""Raykar and Yu's score and the distance of answers, against their definitions."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.workers.information import label_skew, spammer_score
from tests.core.strategies import quick


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


@quick
@given(matrices())
def test_both_are_as_defined(confusion: list[list[list[int]]]) -> None:
    counts = np.array(confusion)
    score, distance = spammer_score(counts), label_skew(counts)
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
    assert spammer_score(perfect[None])[0] == 1.0
    assert spammer_score(deaf[None])[0] == pytest.approx(0.0, abs=1e-15)
    assert spammer_score(one_answer[None])[0] == 0.0
    assert np.isnan(spammer_score(one_class[None])[0])
    assert label_skew(perfect[None])[0] == 0.0
    assert label_skew(np.array([[[0, 4], [0, 0]]]))[0] == 1.0
