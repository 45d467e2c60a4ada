"""Exact intervals and corrected p-values against scipy."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.intervals import (
    benjamini_hochberg,
    benjamini_yekutieli,
    binomial_range,
    clopper_pearson,
    clustered_share,
    share_of_counts,
)
from tests.core.strategies import quick


def test_the_interval_is_the_exact_one() -> None:
    whole, part = np.array([(n, m) for n in (1, 2, 7, 60, 4000) for m in range(0, n + 1)]).T
    keep = np.unique(np.linspace(0, whole.size - 1, 100).astype(int))
    low, high = clopper_pearson(part[keep], whole[keep])
    for m, n, a, b in zip(part[keep], whole[keep], low, high, strict=True):
        expected = scipy.stats.binomtest(int(m), int(n)).proportion_ci(method="exact")
        assert (a, b) == pytest.approx((expected.low, expected.high), abs=1e-9)
    (a,), (b,) = clopper_pearson(np.array([3]), np.array([9]), 0.8)
    expected = scipy.stats.binomtest(3, 9).proportion_ci(0.8, method="exact")
    assert (a, b) == pytest.approx((expected.low, expected.high), abs=1e-9)


def jackknife(part: list[float], given: list[int]) -> tuple[float, float]:
    """Return variance and degrees of freedom, each cluster left out in turn."""
    n, whole, size = sum(given), sum(part), len(given)
    without = [(whole - a) / (n - k) for a, k in zip(part, given, strict=True)]
    variance = (size - 1) / size * sum((share - whole / n) ** 2 for share in without)
    squares = [(k / n) ** 2 for k in given]
    return variance, sum(squares) ** 2 / sum(s**2 for s in squares) - 1


def korn_graubard(share: float, n: int, variance: float, freedom: float) -> tuple[float, float]:
    ratio = scipy.stats.t.ppf(0.025, n - 1) / scipy.stats.t.ppf(0.025, freedom)
    size = min(n, share * (1 - share) / variance) * min(1, ratio**2)
    right = share * size
    low = scipy.stats.beta.ppf(0.025, right, size - right + 1)
    return low, scipy.stats.beta.ppf(0.975, right + 1, size - right)


def test_the_interval_of_clusters_is_that_of_korn_and_graubard() -> None:
    rng = np.random.default_rng(0)
    for size in (2, 3, 8, 40):
        given = rng.integers(1, 30, size)
        part = rng.binomial(given, rng.uniform(0.3, 0.9, size))
        part[0], part[1] = given[0], 0
        # Who labelled nothing is no cluster.
        found = share_of_counts(np.append(part, 0), np.append(given, 0))
        n, share = int(given.sum()), part.sum() / given.sum()
        expected = korn_graubard(share, n, *jackknife(part.tolist(), given.tolist()))
        assert (found.part, found.of, found.workers) == (part.sum(), n, size)
        assert (found.low, found.high) == pytest.approx(expected, abs=1e-9)


def test_items_add_their_variance_less_that_of_independent_labels() -> None:
    rng = np.random.default_rng(1)
    for workers, items, ease in ((6, 9, 0.0), (25, 5, 0.3), (5, 40, 0.1)):
        worker, item = np.nonzero(rng.random((workers, items)) < 0.7)
        chance = 0.6 + rng.normal(0, 0.15, workers)[worker] + rng.normal(0, ease, items)[item]
        marks = (rng.random(worker.size) < chance).astype(float)
        n, share = worker.size, marks.mean()
        sides = [
            jackknife(
                [marks[code == k].sum() for k in np.unique(code)],
                [int((code == k).sum()) for k in np.unique(code)],
            )
            for code in (worker, item)
        ]
        (by_worker, one), (by_item, other) = sides
        alone = share * (1 - share) / (n - 1)
        variance = max(by_worker, by_item, by_worker + by_item - alone)
        found = clustered_share(marks, worker, item)
        expected = korn_graubard(share, n, variance, min(one, other))
        assert (found.low, found.high) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.8, 0.9, 0.98])
def test_the_range_of_shares_holds_as_often_as_it_says(share: float) -> None:
    whole = np.array([1, 2, 3, 5, 8, 10, 20, 50, 300, 4000])
    low, high = binomial_range(share, whole)
    for n, first, last in zip(whole.tolist(), low, high, strict=True):
        right = np.arange(n + 1)
        chance = scipy.stats.binom.pmf(right, n, share)
        assert chance[right / n < first - 1e-9].sum() <= 0.025
        assert chance[right / n > last + 1e-9].sum() <= 0.025
    spread = 1.96 * np.sqrt(share * (1 - share) / 4000)
    assert (low[-1], high[-1]) == pytest.approx((share - spread, share + spread), abs=0.001)
    assert np.stack(binomial_range(1.0, whole)).min() == pytest.approx(1.0)


@quick
@given(st.floats(0, 500), st.floats(0, 1))
def test_the_interval_holds_the_share_also_of_expected_counts(whole: float, share: float) -> None:
    (low,), (high,) = clopper_pearson(np.array([share * whole]), np.array([whole]))
    if whole == 0:
        assert np.isnan(low)
        assert np.isnan(high)
    else:
        assert 0 <= low <= share + 1e-9
        assert share - 1e-9 <= high <= 1


@quick
@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_p_values_are_adjusted_as_by_benjamini_and_hochberg(p: list[float]) -> None:
    expected = scipy.stats.false_discovery_control(p, method="bh")
    np.testing.assert_allclose(benjamini_hochberg(np.array(p)), expected, rtol=1e-12)


@quick
@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_p_values_are_adjusted_as_by_benjamini_and_yekutieli(p: list[float]) -> None:
    expected = scipy.stats.false_discovery_control(p, method="by")
    found = benjamini_yekutieli(np.array([*p, np.nan]))
    np.testing.assert_allclose(found, [*expected, np.nan], rtol=1e-12)


@quick
@given(st.lists(st.one_of(st.just(np.nan), st.floats(0, 1)), max_size=12))
def test_what_was_not_tested_counts_for_nothing(p: list[float]) -> None:
    values = np.array(p, dtype=float)
    tested = ~np.isnan(values)
    found = benjamini_hochberg(values)
    np.testing.assert_array_equal(np.isnan(found), ~tested)
    np.testing.assert_array_equal(found[tested], benjamini_hochberg(values[tested]))
