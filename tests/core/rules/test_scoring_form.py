"""Scores, winners and leads against the plainest way to work them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from crowdgui.core import labels as module
from crowdgui.core.rules.scoring import DecomposableRule, argmax_with_ties, softmax, top_two_gap
from tests.core.strategies import label_sets, quick, rows_of, tiny_blocks

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


whole = st.integers(-3, 3).map(float)


sizes = st.tuples(st.integers(1, 6), st.integers(1, 5) | st.integers(16, 19))


scores_of_items = arrays(np.float64, sizes, elements=whole)


@quick
@given(scores_of_items)
def test_the_lowest_of_the_best_classes_wins(scores: np.ndarray) -> None:
    best, tied = argmax_with_ties(scores)
    for row, k, several in zip(scores.tolist(), best.tolist(), tied.tolist(), strict=True):
        assert k == row.index(max(row))
        assert several == (row.count(max(row)) > 1)


@pytest.mark.parametrize(
    ("row", "best", "tied"),
    [
        ([0.3, 0.1 + 0.2], 0, True),
        ([0.1 + 0.2, 0.3], 0, True),
        ([0.3, 0.3 + 1e-8], 1, False),
        ([1e9, 1e9 + 1e-3], 0, True),
        ([1e9, 1e9 + 1.0], 1, False),
        ([-1e9, -1e9 + 1e-3, -2e9], 0, True),
        ([0.0, -5.0], 0, False),
        ([7.0], 0, False),
    ],
)
def test_ties_hold_within_rounding_only(row: list[float], best: int, tied: bool) -> None:
    found = argmax_with_ties(np.array([row]))
    assert (found[0].tolist(), found[1].tolist()) == ([best], [tied])


@quick
@given(scores_of_items)
def test_the_lead_is_the_first_less_the_second(scores: np.ndarray) -> None:
    expected = [(sorted(row)[-1] - sorted(row)[-2]) if len(row) > 1 else row[0] for row in scores]
    before = scores.copy()
    np.testing.assert_array_equal(top_two_gap(scores), expected)
    np.testing.assert_array_equal(scores, before)


@quick
@given(label_sets(), st.integers(0, 2**32 - 1), st.integers(1, 9))
def test_scores_add_up_over_votes(labels: Labels, seed: int, size: int) -> None:
    rng = np.random.default_rng(seed)
    m, n_classes = labels.n_workers, labels.n_classes
    form = DecomposableRule(rng.normal(size=(m, n_classes, n_classes)), rng.normal(size=n_classes))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        found = np.concatenate([form.scores(block) for block in tiny_blocks(labels).blocks])
    expected = np.tile(form.offset, (labels.n_items, 1))
    for item, worker, code in rows_of(labels):
        expected[item] += form.table[worker, code]
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12)


def test_weighted_voting_adds_the_weight_to_the_class_answered() -> None:
    form = DecomposableRule.weighted(np.array([2.0, -1.0]), 3)
    for worker, weight in enumerate((2.0, -1.0)):
        np.testing.assert_array_equal(form.table[worker], weight * np.eye(3))
    np.testing.assert_array_equal(form.offset, np.zeros(3))


def test_softmax_of_large_scores_stays_finite() -> None:
    scores = np.array([[1e5, 0.0, -1e5], [3.0, 3.0, 3.0]])
    np.testing.assert_allclose(softmax(scores), [[1, 0, 0], [1 / 3, 1 / 3, 1 / 3]])
