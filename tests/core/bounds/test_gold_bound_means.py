"""Confidence limits of means: their coverage, over every outcome or many."""

from __future__ import annotations

from itertools import product
from math import exp, inf, log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import ndtr, pdtr

from crowdgui.core.bounds.gold_bound import (
    _stakes,
    expected_sum_upper_bound,
    mean_lower_bound,
    mean_lower_bound_normal,
)
from tests.core.strategies import quick

numbers = st.lists(st.floats(-3, 8), min_size=1, max_size=30)


@pytest.mark.parametrize("alpha", [0.05, 0.4])
@pytest.mark.parametrize("points", [(-1.0, 3.0), (0.0, 0.5, 20.0)])
def test_the_lower_limit_covers_over_every_outcome(points: tuple[float, ...], alpha: float) -> None:
    n, rng = 6, np.random.default_rng(0)
    outcomes = [np.array(values) for values in product(points, repeat=n)]
    place = np.searchsorted(points, outcomes)
    limits = np.array([mean_lower_bound(values, min(points), alpha) for values in outcomes])
    largest = 0.0
    for p in rng.dirichlet(np.full(len(points), 0.6), 60):
        chance = p[place].prod(axis=1)
        assert chance.sum() == pytest.approx(1)
        missed = chance[limits > p @ points + 1e-9].sum()
        assert missed <= alpha
        largest = max(largest, missed)
    assert largest > alpha / 20


def test_coverage_does_not_need_numbers_alike_or_many() -> None:
    rng, alpha, missed = np.random.default_rng(1), 0.1, 0
    for _ in range(400):
        # Mean 1, some spread wide and some not.
        values = 1 + rng.exponential(rng.choice([0.1, 1.0], 25)) * rng.choice([-1, 1], 25)
        missed += mean_lower_bound(np.maximum(values, -4.0), -4.0, alpha) > 1 + 4e-3
    assert missed / 400 <= alpha


@quick
@given(numbers, st.floats(0.001, 0.5))
def test_the_lower_limit_lies_between_the_least_and_the_mean(
    values: list[float], alpha: float
) -> None:
    x = np.array(values)
    limit = mean_lower_bound(x, -3.0, alpha)
    assert -3.0 <= limit <= x.mean() + 1e-9
    assert mean_lower_bound(x, -3.0, alpha / 10) <= limit + 1e-9
    assert mean_lower_bound(x + 5.0, 2.0, alpha) == pytest.approx(limit + 5.0, abs=1e-6)
    assert mean_lower_bound(2.0 * x, -6.0, alpha) == pytest.approx(2.0 * limit, abs=1e-6)


def test_the_lower_limit_comes_near_the_normal_one() -> None:
    x = np.random.default_rng(0).normal(10.0, 3.0, 5000)
    finite, normal = mean_lower_bound(x, -30.0, 0.05), mean_lower_bound_normal(x, 0.05)
    assert finite < normal < x.mean()
    # sqrt(2 ln 20) = 2.45 standard errors in place of 1.64.
    assert x.mean() - finite < 1.6 * (x.mean() - normal)


def test_numbers_at_the_least_have_no_more_than_that_as_limit() -> None:
    assert mean_lower_bound(np.full(50, -2.0), -2.0, 0.05) == -2.0


def test_the_normal_limit_is_its_formula() -> None:
    x = np.array([1.0, 2.0, 4.0, 9.0])
    z = (x.mean() - mean_lower_bound_normal(x, 0.05)) / (x.std(ddof=1) / 2.0)
    assert ndtr(z) == pytest.approx(0.95)
    assert mean_lower_bound_normal(x[:1], 0.05) == -inf


@pytest.mark.parametrize("alpha", [0.01, 0.2])
def test_the_expected_sum_is_limited_for_sums_of_coins(alpha: float) -> None:
    # Many rare coins worth c each are the worst case: a Poisson number of them.
    c, limits = 2.5, [expected_sum_upper_bound(2.5 * n, 2.5, alpha) for n in range(200)]
    assert limits[0] == pytest.approx(c * log(1 / alpha))
    assert limits == sorted(limits)
    for mean in np.geomspace(0.1, 60, 40):
        too_low = sum(limit < c * mean for limit in limits)
        missed = pdtr(too_low - 1, mean) if too_low else 0.0
        assert missed <= alpha
    for n in (1, 7, 50):
        mu = limits[n] / c
        assert exp(-(mu - n + n * log(n / mu))) == pytest.approx(alpha, rel=1e-6)


def test_nothing_is_expected_of_sums_that_cannot_be() -> None:
    assert expected_sum_upper_bound(0.0, 0.0, 0.05) == 0.0


@quick
@given(numbers, numbers, st.floats(0.001, 0.5))
def test_no_stake_knows_the_number_it_is_on_or_a_later_one(
    before: list[float], after: list[float], alpha: float
) -> None:
    seen = np.array(before) + 3.0
    made = np.concatenate([seen, np.array(after) + 3.0])
    other = np.concatenate([seen, np.full(len(after), 0.25)])
    known = len(before) + 1
    assert _stakes(made, alpha)[:known].tolist() == _stakes(other, alpha)[:known].tolist()
    assert _stakes(made, alpha)[0] == 0


def test_few_numbers_that_begin_with_the_least_have_a_limit_at_any_level() -> None:
    # Nothing was seen to vary before the last: dividing by that overflowed with few numbers.
    for alpha in (0.05, 0.01, 1e-6):
        assert 0.0 <= mean_lower_bound(np.array([0.0, 0.0, 1.0]), 0.0, alpha) <= 1 / 3
