"""Curves continued: known shapes are found again, and nothing is said where nothing is known."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.study.extrapolate import extrapolate_curve
from crowdgui.core.study.study import ERROR, TENTHS, StudiedRule, Study, StudyResult
from crowdgui.core.study.study_run import run_study
from crowdgui.core.trials import TrialResults
from crowdgui.text.study import curve_sentence
from tests.core.strategies import crowd, make_labels

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray


SHARES = np.array(TENTHS)


TIMES = np.array([1.0, 1.5, 2.0])


def result_of(means: FloatArray, spread: float = 0.0, draws: int = 40) -> StudyResult:
    """Make a study whose draws scatter about given errors, on six labels an item."""
    labels = make_labels(
        np.repeat(np.arange(50), 6), np.tile(np.arange(6), 50), [0] * 300, 50, 6, 2
    )
    noise = np.random.default_rng(0).normal(size=(10, draws, 1)) * spread
    noise -= noise.mean(axis=1, keepdims=True)
    noise[-1] = 0.0
    study = Study(labels, (StudiedRule("mv"),), np.zeros(50, dtype=int), TENTHS, draws)
    values = {ERROR: np.asarray(means)[:, None, None] + noise}
    return StudyResult(study, TrialResults(SHARES, ("mv",), values))


def test_an_exponential_curve_is_continued() -> None:
    found = extrapolate_curve(result_of(0.1 + 0.4 * np.exp(-3.0 * SHARES), 0.001), "mv", TIMES)
    assert found is not None
    truth = 0.1 + 0.4 * np.exp(-3.0 * TIMES)
    np.testing.assert_allclose(found.error, truth, atol=0.008)
    assert found.levels_off == pytest.approx(0.1, abs=0.03)


def test_a_power_law_is_continued() -> None:
    found = extrapolate_curve(result_of(0.05 + 0.1 * SHARES**-0.7, 0.001), "mv", TIMES)
    assert found is not None
    np.testing.assert_allclose(found.error, 0.05 + 0.1 * TIMES**-0.7, atol=0.012)


def test_the_interval_holds_the_error_and_widens_with_noise_and_distance() -> None:
    means = 0.1 + 0.4 * np.exp(-3.0 * SHARES)
    still, noisy = (extrapolate_curve(result_of(means, sd), "mv", TIMES) for sd in (0.002, 0.03))
    assert still is not None
    assert noisy is not None
    for found in (still, noisy):
        assert (found.low <= found.error).all()
        assert (found.error <= found.high).all()
        assert (np.diff(found.error) < 0.0).all()
    assert (noisy.high - noisy.low > 2 * (still.high - still.low)).all()
    assert noisy.high[2] - noisy.low[2] > noisy.high[0] - noisy.low[0]
    again = extrapolate_curve(result_of(means, 0.03), "mv", TIMES)
    assert again is not None
    np.testing.assert_array_equal(again.low, noisy.low)


def test_nothing_is_said_where_nothing_can_be() -> None:
    rising = result_of(0.1 + 0.1 * SHARES)
    few_draws = result_of(0.1 + 0.4 * np.exp(-3.0 * SHARES), 0.01, draws=4)
    assert extrapolate_curve(rising, "mv", TIMES) is None
    assert extrapolate_curve(few_draws, "mv", TIMES) is None
    labels, truth = crowd(np.random.default_rng(1), np.full(9, 0.7), 60, 2, fill=0.3)
    thin = run_study(Study(labels, (StudiedRule("mv"),), truth, repetitions=6))
    assert extrapolate_curve(thin, "mv", TIMES) is None
    assert "can’t be extrapolated" in curve_sentence(None)


def test_without_gold_nothing_is_continued() -> None:
    # The last result is held against itself, and a curve that ends at nothing always falls.
    with_gold = result_of(0.4 * np.exp(-3.0 * SHARES), 0.001)
    bare = StudyResult(replace(with_gold.study, gold=None), with_gold.trials)
    assert extrapolate_curve(with_gold, "mv", TIMES) is not None
    assert extrapolate_curve(bare, "mv", TIMES) is None
    assert "That takes gold" in curve_sentence(None)


def test_the_sentence_gives_the_furthest_point() -> None:
    found = extrapolate_curve(result_of(0.1 + 0.4 * np.exp(-3.0 * SHARES), 0.001), "mv", TIMES)
    assert found is not None
    sentence = curve_sentence(found)
    assert "2.0 times the labels" in sentence
    low, high = (f"{100 * end[-1]:.1f}%" for end in (found.low, found.high))
    assert f"(80% range {low} to {high})" in sentence
    assert f"seems to level off at about {100 * found.levels_off:.1f}%" in sentence


def test_a_curve_that_falls_straight_is_said_to_show_no_end() -> None:
    found = extrapolate_curve(result_of(0.5 - 0.2 * SHARES, 0.001), "mv", TIMES)
    assert found is not None
    # It cannot fall below nothing, so it must bend.
    assert 0.1 < found.error[-1] < 0.2
    assert "not clear yet where the curve levels off" in curve_sentence(found)
