"""The test and the interval of two shares on the same items, against other ways to find them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from scipy.optimize import minimize_scalar
from scipy.stats import binom, norm, ttest_1samp
from statsmodels.stats.contingency_tables import mcnemar

from crowdgui.core.groups.paired_shares import paired_interval, paired_p_value

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray


def p_value(first: int, second: int, items: int, epsilon: float) -> float:
    counts = (np.array([count]) for count in (first, second, items))
    return float(paired_p_value(*counts, epsilon)[0])


def interval(first: int, second: int, items: int) -> tuple[float, float]:
    low, high = paired_interval(*(np.array([count]) for count in (first, second, items)))
    return float(low[0]), float(high[0])


def score(first: int, second: int, items: int, delta: float) -> float:
    """Find the variance by looking for the largest likelihood instead of solving for it."""

    def loss(s: float) -> float:
        chances = np.array([s + delta, s, 1.0 - 2.0 * s - delta])
        counts = np.array([first, second, items - first - second])
        return -float((counts * np.log(np.maximum(chances, 1e-300))).sum())

    ends = max(0.0, -delta), (1.0 - delta) / 2.0
    s = float(minimize_scalar(loss, bounds=ends, method="bounded", options={"xatol": 1e-12}).x)
    return float(((first - second) / items - delta) / np.sqrt((2 * s + delta - delta**2) / items))


CASES = [(12, 7, 60), (3, 1, 40), (0, 4, 35), (5, 0, 100), (40, 60, 300), (1, 0, 30)]


@pytest.mark.parametrize(("first", "second", "items"), CASES)
@pytest.mark.parametrize("epsilon", [0.05, 0.1, 0.2])
def test_the_larger_of_two_tests(first: int, second: int, items: int, epsilon: float) -> None:
    differences = np.repeat([1, -1, 0], [first, second, items - first - second])
    by_t = ttest_1samp(differences, epsilon, alternative="less").pvalue
    by_score = norm.cdf(score(first, second, items, epsilon))
    assert p_value(first, second, items, epsilon) == pytest.approx(max(by_t, by_score), abs=1e-6)


def test_no_margin_is_mcnemars_test() -> None:
    table = [[30, 8], [21, 40]]
    known = mcnemar(table, exact=False, correction=False).pvalue / 2
    by_score = norm.cdf(score(8, 21, 99, 0.0))
    assert by_score == pytest.approx(known, abs=1e-6)
    assert p_value(8, 21, 99, 0.0) >= known - 1e-12


@pytest.mark.parametrize("items", [30, 60, 200])
def test_no_difference_anywhere(items: int) -> None:
    assert p_value(0, 0, items, 0.1) == pytest.approx(binom.cdf(0, items, 0.1))
    assert p_value(0, items, items, 0.1) == pytest.approx(binom.cdf(0, items, 0.55))
    assert p_value(items, 0, items, 0.1) == 1.0
    assert p_value(0, 0, items, 0.0) == 1.0


@pytest.mark.parametrize("items", [30, 100, 500])
def test_more_items_lost_are_never_better(items: int) -> None:
    found = [p_value(lost, 0, items, 0.1) for lost in range(items // 4)]
    assert np.all(np.diff(found) > 0.0)


@pytest.mark.parametrize(("first", "second", "items"), CASES)
def test_the_interval_ends_where_the_score_test_rejects(
    first: int, second: int, items: int
) -> None:
    low, high = interval(first, second, items)
    assert score(first, second, items, low) == pytest.approx(1.95996, abs=1e-3)
    assert score(first, second, items, high) == pytest.approx(-1.95996, abs=1e-3)
    back = interval(second, first, items)
    assert (-back[1], -back[0]) == pytest.approx((low, high))


def test_the_interval_where_nothing_differs() -> None:
    low, high = interval(0, 0, 50)
    assert high == pytest.approx(1.95996**2 / (50 + 1.95996**2), abs=1e-5)
    assert low == pytest.approx(-high)
    low, high = interval(50, 0, 50)
    assert high == 1.0
    assert 0.8 < low < 1.0


def _drawn(items: int, epsilon: float, both: float) -> tuple[FloatArray, FloatArray]:
    """Return p-values, and whether the interval holds δ, where δ is exactly ε."""
    rng = np.random.default_rng([items, round(1000 * both)])
    chances = [both + epsilon, both, 1.0 - epsilon - 2.0 * both]
    first, second, _ = rng.multinomial(items, chances, size=20_000).T
    n = np.full(first.size, items)
    low, high = paired_interval(first, second, n)
    return paired_p_value(first, second, n, epsilon), (low <= epsilon) & (epsilon <= high)


@pytest.mark.parametrize("items", [30, 100, 300])
@pytest.mark.parametrize("both", [0.0, 0.05, 0.2])
def test_the_level_is_kept_where_the_model_is_just_too_bad(items: int, both: float) -> None:
    p, held = _drawn(items, 0.1, both)
    assert np.mean(p <= 0.05) < 0.062
    assert np.mean(held) > 0.93
