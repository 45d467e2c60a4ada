"""Answers as a binomial count, where the count is known, and its distribution function."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.workers.spam_tests.effective_counts import (
    EffectiveCounts,
    effective_counts,
    lower_tail_probability,
)
from tests.core.strategies import quick


@pytest.mark.parametrize("n_classes", [2, 3, 7])
@pytest.mark.parametrize("guessing", [False, True])
def test_against_known_classes_it_is_the_plain_count(n_classes: int, guessing: bool) -> None:
    # Classes are known and equally frequent; a typical worker is right on A, else at random.
    accuracy, chance, n, m = 0.8, 1 / n_classes, 60, np.arange(0, 61, 5)
    miss = (1 - accuracy) / (n_classes - 1)
    right, wrong = accuracy - chance, miss - chance
    gain = m * right + (n - m) * wrong
    scale = n * (right**2 + (n_classes - 1) * wrong**2)
    p = chance if guessing else accuracy
    mean = p * right + (1 - p) * wrong
    spread = n * (p * right**2 + (1 - p) * wrong**2 - mean**2)
    found = effective_counts(
        gain, np.full(m.size, scale), np.full(m.size, spread), (chance, accuracy), guessing=guessing
    )
    np.testing.assert_allclose(found.items, n)
    np.testing.assert_allclose(found.right, m, atol=1e-9)


def test_answers_that_cannot_tell_anything_are_worth_nothing() -> None:
    none = np.zeros(1)
    found = effective_counts(none, none, none, (0.5, 0.8))
    assert (found.right[0], found.items[0]) == (0.0, 0.0)
    # Nobody is right on fewer than none, or on more than all.
    beyond = effective_counts(np.array([-9.0, 9.0]), np.ones(2), np.ones(2), (0.5, 0.8))
    np.testing.assert_array_equal(beyond.right, [0.0, beyond.items[1]])


@quick
@given(st.integers(1, 80), st.data(), st.floats(0.02, 0.98))
def test_it_runs_between_the_steps_of_the_binomial(n: int, data: st.DataObject, p: float) -> None:
    m = data.draw(st.integers(0, n))
    (found,) = lower_tail_probability(
        EffectiveCounts(np.array([float(m)]), np.array([float(n)])), p
    )
    below, up_to = scipy.stats.binom.cdf([m - 1, m], n, p)
    assert below - 1e-9 <= found <= up_to + 1e-9
    if m > 0:
        (less,) = lower_tail_probability(
            EffectiveCounts(np.array([m - 0.5]), np.array([float(n)])), p
        )
        assert less <= found
        assert less == pytest.approx(below, abs=1e-9)  # half-way it meets the step


def test_shares_and_workers_make_a_table() -> None:
    counts = EffectiveCounts(np.array([3.0, 8.0]), np.array([10.0, 20.0]))
    table = lower_tail_probability(counts, np.array([0.2, 0.5, 0.9]))
    assert table.shape == (2, 3)
    for k, p in enumerate((0.2, 0.5, 0.9)):
        np.testing.assert_array_equal(table[:, k], lower_tail_probability(counts, p))
