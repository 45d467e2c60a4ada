"""How far workers lean to an answer, against crowds drawn with a known leaning."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.workers.spam_tests.guess_tests import label_correlation, variance_inflation


def distances(rng: np.random.Generator, tied: float, answers: np.ndarray) -> np.ndarray:
    """Draw answer counts, half of each expected, whose pairs of answers correlate by `tied`."""
    share = np.full(answers.size, 0.5)
    if tied:
        size = 1 / tied - 1
        share = rng.beta(size / 2, size / 2, size=answers.size)
    return (rng.binomial(answers, share) - answers / 2) ** 2 / (answers / 4)


def test_without_leaning_there_is_hardly_any() -> None:
    rng = np.random.default_rng(0)
    answers = rng.integers(20, 200, 300)
    found = [
        label_correlation(distances(rng, 0.0, answers), answers.astype(float), np.ones(300), 2)
        for _ in range(20)
    ]
    assert np.median(found) == 0.0
    assert max(found) < 0.01


@pytest.mark.parametrize("tied", [0.05, 0.2])
def test_it_is_found_also_beside_many_who_guess(tied: float) -> None:
    rng = np.random.default_rng(1)
    answers = rng.integers(50, 200, 1000)
    distance = distances(rng, tied, answers)
    distance[:250] = answers[:250]  # one answer always
    weight = np.where(np.arange(1000) < 250, 0.1, 1.0)
    found = label_correlation(distance, answers.astype(float), weight, 2)
    assert tied * 0.6 < found < tied * 1.3


def test_too_few_workers_tell_nothing() -> None:
    assert label_correlation(np.array([50.0, 60.0]), np.array([99.0, 99.0]), np.ones(2), 2) == 0.0
    assert label_correlation(np.zeros(0), np.zeros(0), np.zeros(0), 2) == 0.0


def test_the_stretch_is_that_of_tied_answers() -> None:
    np.testing.assert_allclose(variance_inflation(np.array([0.0, 1.0, 11.0]), 0.1), [1.0, 1.0, 2.0])
