"""Means per label with items as the unit, and the correction for the best of several."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.compare.held_out import MeanEstimate, adjusted_p_values, mean_per_label


def test_with_one_label_an_item_it_is_the_plain_standard_error() -> None:
    values = np.random.default_rng(0).standard_normal(50)
    found = mean_per_label(values, np.ones(50))
    assert found.value == pytest.approx(values.mean())
    assert found.error == pytest.approx(values.std(ddof=1) / np.sqrt(50))
    assert found.z == pytest.approx(found.value / found.error)


def test_labels_of_one_item_are_no_new_evidence() -> None:
    """Ten copies of every label say ten times as much of the labels, and no more of the items."""
    values = np.random.default_rng(1).standard_normal(40)
    once, often = mean_per_label(values, np.ones(40)), mean_per_label(10 * values, np.full(40, 10))
    assert often.value == pytest.approx(once.value)
    assert often.error == pytest.approx(once.error)


def test_items_without_labels_count_for_nothing() -> None:
    sums, counts = np.array([1.0, 0.0, -2.0, 0.5]), np.array([2.0, 0.0, 3.0, 1.0])
    assert mean_per_label(sums, counts) == mean_per_label(sums[counts > 0], counts[counts > 0])


def test_the_error_is_that_of_resampled_items() -> None:
    rng = np.random.default_rng(2)
    counts = rng.integers(1, 8, 200).astype(float)
    sums = counts * rng.standard_normal(200) + rng.standard_normal(200)
    drawn = rng.integers(0, 200, (4000, 200))
    resampled = sums[drawn].sum(axis=1) / counts[drawn].sum(axis=1)
    assert mean_per_label(sums, counts).error == pytest.approx(resampled.std(), rel=0.1)


def test_no_error_no_evidence() -> None:
    assert MeanEstimate(0.3, float("nan")).z == 0.0
    assert mean_per_label(np.array([1.0]), np.array([2.0])).z == 0.0
    assert MeanEstimate(0.4, 0.0).z == 0.0


def test_one_rule_alone_has_its_normal_chance() -> None:
    off = np.random.default_rng(0).standard_normal((1, 100))
    chance = adjusted_p_values(off, np.array([1.6448536]), 0)
    assert chance[0] == pytest.approx(0.05, abs=0.006)


def test_few_items_are_less_sure() -> None:
    # One of 4 items' means: Student's t with 3 degrees of freedom, not the normal distribution.
    off = np.random.default_rng(0).standard_normal((1, 4))
    assert adjusted_p_values(off, np.array([2.3533634]), 0)[0] == pytest.approx(0.05, abs=0.006)
    assert adjusted_p_values(off[:, :1], np.array([5.0]), 0).tolist() == [1.0]


def test_rules_apart_cost_as_much_as_sidak_says_and_twins_nothing() -> None:
    rng = np.random.default_rng(0)
    apart = rng.standard_normal((5, 20_000))
    twins = np.tile(rng.standard_normal(300), (5, 1))
    z = np.full(5, 2.0)
    single = 0.02275
    np.testing.assert_allclose(adjusted_p_values(apart, z, 0), 1 - (1 - single) ** 5, atol=0.01)
    np.testing.assert_allclose(adjusted_p_values(twins, z, 0), single, atol=0.005)


def test_a_rule_that_never_differs_is_never_better() -> None:
    off = np.vstack([np.zeros(50), np.random.default_rng(0).standard_normal(50)])
    adjusted = adjusted_p_values(off, np.array([0.0, 3.5]), 0)
    assert adjusted[0] == 1.0
    assert adjusted[1] < 0.01
    assert adjusted_p_values(np.zeros((2, 4)), np.zeros(2), 0).tolist() == [1.0, 1.0]
