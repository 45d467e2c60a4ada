"""Questions with two answers, and the class they add up to."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.special import expit

from crowdgui.core.rules.kos import (
    binary_questions,
    binary_signs,
    class_posterior,
    reduction_note,
)
from tests.core.strategies import from_matrix, quick

odds_of_questions = st.integers(0, 4).flatmap(
    lambda n: arrays(float, (n, 3), elements=st.floats(-30, 30))
)


@quick
@given(odds_of_questions)
def test_the_posterior_is_the_product_of_all_answers(odds: np.ndarray) -> None:
    above, below = expit(odds), expit(-odds)
    found = class_posterior(odds)
    for j in range(3):
        chance = [np.prod(above[:k, j]) * np.prod(below[k:, j]) for k in range(len(odds) + 1)]
        np.testing.assert_allclose(found[j], np.array(chance) / sum(chance), atol=1e-9)


@quick
@given(odds_of_questions)
def test_answers_that_agree_name_the_class(odds: np.ndarray) -> None:
    ordered = np.sort(odds, axis=0)[::-1]
    found = class_posterior(ordered).argmax(axis=1)
    named = (ordered > 1e-9).sum(axis=0)
    clear = (np.abs(ordered) > 1e-9).all(axis=0)
    np.testing.assert_array_equal(found[clear], named[clear])


def test_huge_odds_give_certainty_and_no_overflow() -> None:
    found = class_posterior(np.array([[1e5, -1e5, 1e5], [1e5, -1e5, -1e5]]))
    np.testing.assert_allclose(found, np.eye(3)[[2, 0, 1]])


def test_every_class_but_the_last_is_asked_for() -> None:
    labels = from_matrix([[0, 1, 2]], 3)
    assert list(binary_questions(labels)) == [0, 1]
    assert binary_signs(labels.code, 0).tolist() == [-1, 1, 1]
    assert binary_signs(labels.code, 1).tolist() == [-1, -1, 1]


@pytest.mark.parametrize(("n_classes", "notes"), [(1, 0), (2, 0), (3, 1)])
def test_more_than_two_classes_are_told_of(n_classes: int, notes: int) -> None:
    assert len(reduction_note(from_matrix([[0]], n_classes))) == notes
