"""Each worker model's confusion matrices: rows of chances, and the likeliest of their kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from crowdgui.core.rules.fitting.em_fit import (
    class_conditional_confusion,
    general_confusion,
    homogeneous_confusion,
    log_shares,
    pooled_confusion,
    symmetric_confusion,
)
from tests.core.strategies import quick

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import FloatArray


if TYPE_CHECKING:
    Confusion = Callable[[FloatArray, float], FloatArray]


SMOOTHED = (general_confusion, class_conditional_confusion, homogeneous_confusion)


ALL = (*SMOOTHED, pooled_confusion)


counts_of_workers = st.integers(1, 4).flatmap(
    lambda size: arrays(
        np.float64, (3, size, size), elements=st.sampled_from([0.0, 1e-150, 0.3, 1.0, 40.0])
    )
)
"""Counts as [worker, answer, class]."""


@quick
@given(counts_of_workers, st.sampled_from(ALL), st.sampled_from([0.01, 1.0]))
def test_answers_to_a_class_have_chances_that_add_up(
    counts: FloatArray, confusion: Confusion, amount: float
) -> None:
    table = confusion(counts, amount)
    assert table.shape == counts.shape
    assert np.isfinite(table).all()
    np.testing.assert_allclose(np.exp(table).sum(axis=1), 1, atol=1e-9)


@quick
@given(counts_of_workers, st.sampled_from(ALL))
def test_counts_are_not_written_into(counts: FloatArray, confusion: Confusion) -> None:
    before = counts.copy()
    confusion(counts, 0.5)
    np.testing.assert_array_equal(counts, before)


@pytest.mark.parametrize("confusion", SMOOTHED)
@pytest.mark.parametrize("n_classes", [2, 3, 4])
def test_no_other_matrix_of_the_kind_is_likelier(confusion: Confusion, n_classes: int) -> None:
    rng = np.random.default_rng(n_classes)
    counts = rng.gamma(1.0, 3.0, (2, n_classes, n_classes))
    rows = n_classes if confusion is homogeneous_confusion else 1
    smoothed = counts + 0.5 / rows
    best = (smoothed * confusion(counts, 0.5)).sum()
    for _ in range(100):
        other = confusion(counts * np.exp(rng.normal(0, 0.1, counts.shape)), 0.5)
        assert (smoothed * other).sum() <= best + 1e-9


def test_models_worked_out_by_hand() -> None:
    # Answers of one worker, by row, to items of classes 0, 1 and 2, by column.
    counts = np.array([[[6.0, 1.0, 0.0], [2.0, 2.0, 1.0], [0.0, 1.0, 3.0]]])
    assert np.exp(general_confusion(counts, 1.0))[0, 1, 0] == pytest.approx(3 / 11)
    by_class = np.exp(class_conditional_confusion(counts, 1.0))[0]
    np.testing.assert_allclose(np.diag(by_class), [7 / 11, 3 / 7, 4 / 7])
    np.testing.assert_allclose(by_class[[1, 2], 0], 2 / 11)
    one = np.exp(homogeneous_confusion(counts, 1.0))[0]
    np.testing.assert_allclose(np.diag(one), 12 / 19)
    np.testing.assert_allclose(one[0, 1:], 3.5 / 19)


def test_a_worker_without_counts_is_pooled_into_the_crowd() -> None:
    counts = np.array([[[6.0, 1.0], [2.0, 1.0]], [[0.0, 0.0], [0.0, 0.0]]])
    found = np.exp(pooled_confusion(counts, 1.0))
    crowd = [[6 / 8, 1 / 2], [2 / 8, 1 / 2]]
    np.testing.assert_allclose(found[1], crowd)
    np.testing.assert_allclose(found[0], [[6.75 / 9, 1.5 / 3], [2.25 / 9, 1.5 / 3]])
    np.testing.assert_allclose(np.exp(pooled_confusion(counts, 1e9))[0], crowd, atol=1e-6)


def test_a_class_that_nothing_is_counted_for_draws_in_no_other_answers() -> None:
    counts = np.zeros((2, 3, 3))
    counts[:, 1:, 1:] = 4.0
    found = pooled_confusion(counts, 1.0)
    np.testing.assert_allclose(np.exp(found[:, 0, 0]), 1)
    assert (found[:, 1:, 0] < -100).all()


def test_chances_of_0_and_1_stay_finite() -> None:
    found = symmetric_confusion(
        np.array([[1.0], [0.0], [0.25]]), np.array([[0.0], [1.0], [0.75]]), n_classes=4
    )
    assert np.isfinite(found).all()
    np.testing.assert_allclose(np.exp(found)[:, 0, 0], [1, 0, 0.25], atol=1e-90)
    np.testing.assert_allclose(np.exp(found)[:, 1, 0], [0, 1 / 3, 0.25], atol=1e-90)


def test_shares_of_classes_are_finite_also_where_there_is_none() -> None:
    found = log_shares(np.array([3.0, 0.0, 1.0]))
    assert np.isfinite(found).all()
    np.testing.assert_allclose(np.exp(found), [0.75, 0, 0.25], atol=1e-90)
    np.testing.assert_allclose(np.exp(log_shares(np.array([3.0, 0.0]), 1.0)), [0.8, 0.2])
