"""The questions asked the other way round, against the theorems they turn around."""

from __future__ import annotations

from dataclasses import replace
from math import exp, log, sqrt

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds import theorems as inverse
from crowdgui.core.bounds.quantities import Quantities, homogeneous, quantities
from crowdgui.core.rules.scoring import DecomposableRule
from tests.core.strategies import quick

deltas, sizes, t_values = st.floats(0.001, 0.9), st.integers(1, 100_000), st.floats(-2, 12)


def crowd_with(t1: float, n_classes: int = 2) -> Quantities:
    return Quantities(n_classes, 1.0, t1, t1, 0.3, 0.5)


@quick
@given(t_values, deltas, sizes, st.integers(2, 6))
def test_the_smallest_epsilon_of_theorem_1(t1: float, delta: float, n: int, classes: int) -> None:
    known = crowd_with(t1, classes)
    found = inverse.min_epsilon(known, delta, n)
    if found is None:
        for epsilon in np.linspace(0.001, 0.999, 200):
            reached = theorems.upper_probability(known, epsilon, n)
            assert reached is None or reached < 1 - delta
        return
    assert 0 < found < 1
    reached = theorems.upper_probability(known, found, n)
    assert reached is not None
    assert reached >= 1 - delta
    if found > 3e-9:
        less = theorems.upper_probability(known, found - 2e-9, n)
        assert less is None or less < 1 - delta


@quick
@given(t_values, deltas, sizes, st.integers(2, 6))
def test_the_smallest_epsilon_of_theorem_2(t1: float, delta: float, n: int, classes: int) -> None:
    known = crowd_with(t1, classes)
    found = inverse.min_epsilon_theorem2(known, delta, n)
    if found is None:
        for epsilon in np.linspace(0.001, 0.999, 200):
            assert t1 < theorems.certain_upper_threshold(epsilon, delta, n, classes)
        return
    assert t1 >= theorems.certain_upper_threshold(found, delta, n, classes)
    if found > 3e-9:
        assert t1 < theorems.certain_upper_threshold(found - 2e-9, delta, n, classes)
    # Theorem 2 follows from theorem 1, so that it promises no more.
    sharper = inverse.min_epsilon(known, delta, n)
    assert sharper is not None
    assert sharper <= found + 2e-9


@quick
@given(st.floats(0, 0.999), deltas, sizes)
def test_the_smallest_epsilon_lies_above_the_mean(mean: float, delta: float, n: int) -> None:
    found = inverse.min_epsilon_from_mean(mean, delta, n)
    if found is not None:
        assert found >= mean
        reached = theorems.mean_probability(mean, found, n)
        assert reached is not None
        assert reached >= 1 - delta


def test_no_epsilon_where_nothing_can_be_promised() -> None:
    assert inverse.min_epsilon(crowd_with(-1.0), 0.05, 1000) is None
    assert inverse.min_epsilon(crowd_with(0.5, 3), 0.05, 1000) is None
    assert inverse.min_epsilon_theorem2(crowd_with(0.5), 0.05, 1000) is None
    assert inverse.min_epsilon_from_mean(1.0, 0.05, 1000) is None
    # One item: a mean of one half says nothing with 95 %.
    assert inverse.min_epsilon_from_mean(0.5, 0.05, 1) is None
    assert inverse.min_epsilon_from_mean(0.0, 0.05, 1) == pytest.approx(0, abs=1e-8)


def test_more_items_bring_the_smallest_epsilon_down_to_the_mean() -> None:
    found = [inverse.min_epsilon_from_mean(0.1, 0.05, n) for n in (10, 100, 10_000, 10**8)]
    assert found == sorted(found, reverse=True)
    assert found[-1] == pytest.approx(0.1, abs=1e-3)


def limit(known: Quantities) -> float:
    hoeffding, bernstein = (
        theorems.mean_error_hoeffding(known),
        theorems.mean_error_bernstein(known),
    )
    assert hoeffding is not None
    assert bernstein is not None
    return min(hoeffding, bernstein)


def times_as_many(known: Quantities, s: float) -> Quantities:
    return replace(known, t1=known.t1 * sqrt(s), c=known.c / sqrt(s))


@quick
@given(st.integers(0, 2**32 - 1), st.integers(2, 4), st.integers(2, 5), st.floats(0.2, 1))
def test_a_crowd_of_so_many_copies_has_the_quantities_assumed(
    seed: int, n_classes: int, copies: int, q: float
) -> None:
    rng = np.random.default_rng(seed)
    w, v = rng.uniform(0.4, 1, 5), rng.random(5)
    one, many = (
        quantities(
            DecomposableRule.weighted(np.tile(v, s), n_classes),
            homogeneous(np.tile(w, s), n_classes),
            q,
        )
        for s in (1, copies)
    )
    assert one is not None
    assert many is not None
    grown = times_as_many(one, copies)
    assert (many.t1, many.c, many.sigma2) == pytest.approx((grown.t1, grown.c, grown.sigma2))


@quick
@given(
    st.floats(0.05, 3),
    st.floats(0.02, 1),
    st.floats(0.02, 1),
    st.integers(2, 5),
    st.integers(1, 300),
    st.floats(0.001, 0.9),
)
def test_the_workers_needed_reach_the_limit_and_one_less_does_not(
    t1: float, c: float, sigma2: float, n_classes: int, m: int, epsilon: float
) -> None:
    known = Quantities(n_classes, 1.0, t1, t1, c, sigma2)
    needed = inverse.workers_needed(known, m, epsilon)
    assert needed is not None
    assert limit(times_as_many(known, needed / m)) <= epsilon * (1 + 1e-9)
    if needed > 1:
        assert limit(times_as_many(known, (needed - 1) / m)) > epsilon * (1 - 1e-9)


@quick
@given(
    st.integers(0, 2**32 - 1),
    st.integers(2, 4),
    st.integers(2, 200),
    st.floats(0.02, 1),
    st.floats(0.01, 0.9),
)
def test_the_labels_needed_reach_the_limit_and_one_less_does_not(
    seed: int, n_classes: int, m: int, q: float, epsilon: float
) -> None:
    rng = np.random.default_rng(seed)
    w, v = rng.uniform(0.5, 1, m), rng.random(m)
    form, confusion = DecomposableRule.weighted(v, n_classes), homogeneous(w, n_classes)

    def at(labels_per_item: float) -> float:
        known = quantities(form, confusion, labels_per_item / m)
        assert known is not None
        return limit(known)

    known = quantities(form, confusion, q)
    assert known is not None
    assume(known.t1 > 0)
    needed = inverse.labels_needed(known, m, q, epsilon)
    if needed is None:
        assert at(m) > epsilon * (1 - 1e-9)
        return
    assert 1 <= needed <= m
    assert at(needed) <= epsilon * (1 + 1e-9)
    if needed > 1:
        assert at(needed - 1) > epsilon * (1 - 1e-9)


def test_more_of_a_crowd_below_chance_does_not_help() -> None:
    for t1 in (-0.5, 0.0):
        assert inverse.workers_needed(crowd_with(t1), 10, 0.1) is None
        assert inverse.labels_needed(crowd_with(t1), 10, 0.5, 0.1) is None


def test_what_is_reached_already_needs_no_more() -> None:
    # L − 1 = 1 is no limit at all, and one worker gives it.
    assert inverse.workers_needed(crowd_with(1.0), 10, 1.0) == 1
    assert inverse.labels_needed(crowd_with(1.0), 10, 0.5, 1.0) == 1
    exactly = exp(-0.5)
    known = Quantities(2, 1.0, 1.0, 1.0, 1.0, 1.0)
    assert inverse.workers_needed(known, 7, exactly) == 7
    assert log(1 / exactly) == pytest.approx(0.5)
