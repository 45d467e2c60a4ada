"""The guarantee for one-step voting against reference values and every possible answer."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from crowdgui.core.bounds.one_step import one_step
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import voting
from crowdgui.core.rules.rule import GoldOptions
from tests.core.strategies import from_matrix, quick


def test_reference_values(golden_bounds: dict[str, Any]) -> None:
    assert len(golden_bounds["one_step"]) == 4
    for case in golden_bounds["one_step"]:
        found, expect = one_step(np.array(case["accuracy"]), case["items"]), case["expect"]
        assert found is not None
        assert found.mean_accuracy == pytest.approx(expect["wbar"], rel=1e-9)
        assert found.threshold == pytest.approx(expect["threshold"], rel=1e-9)
        assert found.rho == pytest.approx(expect["rho"], rel=1e-9)
        assert found.eta == pytest.approx(expect["eta"], rel=1e-9)
        assert found.good_enough is expect["condition_met"]
        if expect["bound"] is None:
            assert found.bound is None
        else:
            assert found.bound == pytest.approx(expect["bound"], rel=1e-9)


def test_one_worker_gets_no_bound() -> None:
    assert one_step(np.array([1.0]), 10) is None


@quick
@given(st.lists(st.floats(0, 1), min_size=2, max_size=60), st.integers(1, 10**6))
@example([0.9] * 30 + [0.4] * 10, 1000)
@example([0.6] * 40, 1000)
def test_the_bound_stands_exactly_where_eta_is_at_most_one(w: list[float], n: int) -> None:
    found = one_step(np.array(w), n)
    assert found is not None
    assert (found.bound is not None) == found.good_enough
    assert 0 <= found.rho <= 0.5 + 1e-12
    if found.bound is not None:
        assert found.eta <= 1 + 1e-9
        assert 0 <= found.bound <= 1
    elif found.mean_accuracy > 0.5 + 1 / len(w):
        assert found.eta >= 1 - 1e-9


def test_the_bound_falls_with_items_and_rises_again_with_workers() -> None:
    def bound(m: int, n: int) -> float:
        found = one_step(np.full(m, 0.75), n)
        assert found is not None
        assert found.bound is not None
        return found.bound

    assert bound(40, 100) > bound(40, 1000) > bound(40, 100_000)
    assert bound(40, 10_000) > bound(99, 10_000) < bound(300, 10_000)


def test_a_crowd_of_guessers_leaves_all_doubt_about_the_first_vote() -> None:
    """With the square alone, a mean accuracy of 38% would leave less doubt than one of 60%."""
    for mean in (0.0, 0.38, 0.5):
        found = one_step(np.full(100, mean), 1000)
        assert found is not None
        assert (found.eta, found.bound) == (2.0, None)


def test_the_true_error_lies_under_the_bound() -> None:
    m, n = 5, 2
    rng = np.random.default_rng(0)
    truths = [np.array(truth) for truth in product(range(2), repeat=n)]
    patterns = [np.array(p).reshape(m, n) for p in product(range(2), repeat=m * n)]
    made = [from_matrix(pattern, 2) for pattern in patterns]
    final = [
        voting.one_step(labels, None, GoldOptions(), ignore_progress).labels for labels in made
    ]
    answers, final_ = np.array(patterns), np.array(final)
    for _ in range(20):
        w = rng.uniform(0.9, 1, m)
        found = one_step(w, n)
        assert found is not None
        for truth in truths:
            right = answers == truth
            p = np.where(right, w[:, None], 1 - w[:, None]).prod(axis=(1, 2))
            assert p.sum() == pytest.approx(1)
            error = p @ (final_ != truth).mean(axis=1)
            if found.bound is not None:
                assert error <= found.bound
                assert found.bound < 1
    perfect = one_step(np.ones(m), n)
    assert perfect is not None
    assert perfect.good_enough
