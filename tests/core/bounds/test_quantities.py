"""Γ, t1, t2, c and σ² against reference values, closed forms and sums by hand."""

from __future__ import annotations

from dataclasses import astuple
from itertools import permutations
from math import sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from crowdgui.core.bounds import quantities as module
from crowdgui.core.bounds.quantities import (
    class_conditional,
    homogeneous,
    item_quantities,
    quantities,
)
from crowdgui.core.rules.scoring import DecomposableRule
from tests.core.strategies import quick

seeds = st.integers(0, 2**32 - 1)


def confusions(rng: np.random.Generator, n_workers: int, n_classes: int) -> np.ndarray:
    return rng.dirichlet(np.ones(n_classes), (n_workers, n_classes))


def test_reference_values(golden_bounds: dict[str, Any]) -> None:
    assert len(golden_bounds["weighted_voting"]) == 8
    for case in golden_bounds["weighted_voting"]:
        form = DecomposableRule.weighted(np.array(case["weights"]), case["classes"])
        confusion = homogeneous(np.array(case["accuracy"]), case["classes"])
        found, expect = quantities(form, confusion, case["q"]), case["expect"]
        assert found is not None
        assert found.n_classes == case["classes"]
        assert found.gamma == pytest.approx(expect["Gamma"], rel=1e-9)
        assert found.t1 == pytest.approx(expect["t"], rel=1e-9)
        assert found.t2 == pytest.approx(expect["t"], rel=1e-9)
        assert found.c == pytest.approx(expect["c"], rel=1e-9)
        assert found.sigma2 == pytest.approx(expect["sigma2_definition"], rel=1e-9)


@quick
@given(seeds, st.integers(1, 5), st.integers(2, 4), st.floats(0.01, 1))
def test_any_rule_against_sums_by_hand(seed: int, m: int, n_classes: int, q: float) -> None:
    rng = np.random.default_rng(seed)
    form = DecomposableRule(rng.normal(size=(m, n_classes, n_classes)), rng.normal(size=n_classes))
    confusion = confusions(rng, m, n_classes)
    answers, pairs = range(n_classes), list(permutations(range(n_classes), 2))

    def move(i: int, k: int, other: int, h: int) -> float:
        return float(form.table[i, h, k] - form.table[i, h, other])

    largest = [max(abs(move(i, k, o, h)) for k, o in pairs for h in answers) for i in range(m)]
    gamma = sqrt(sum(x * x for x in largest))
    leads, spreads = [], []
    for k, o in pairs:
        votes = [(move(i, k, o, h), confusion[i, k, h]) for i in range(m) for h in answers]
        leads.append(q * sum(x * p for x, p in votes) + form.offset[k] - form.offset[o])
        spreads.append(q * sum(x * x * p for x, p in votes))
    found = quantities(form, confusion, q)
    expected = (min(leads) / gamma, max(leads) / gamma, max(largest) / gamma)
    assert found is not None
    assert found.gamma == pytest.approx(gamma)
    assert (found.t1, found.t2, found.c) == pytest.approx(expected, abs=1e-12)
    assert found.sigma2 == pytest.approx(max(spreads) / gamma**2)


@quick
@given(seeds, st.integers(1, 8), st.integers(2, 5), st.floats(0.01, 1))
def test_the_closed_form_of_weighted_voting(seed: int, m: int, n_classes: int, q: float) -> None:
    rng = np.random.default_rng(seed)
    v, w = rng.normal(size=m), rng.random(m)
    found = quantities(DecomposableRule.weighted(v, n_classes), homogeneous(w, n_classes), q)
    length = np.linalg.norm(v)
    t = q * np.sum(v * (n_classes * w - 1)) / ((n_classes - 1) * length)
    sigma2 = q * np.sum(v**2 * (w + (1 - w) / (n_classes - 1))) / length**2
    expected = (n_classes, length, t, t, np.abs(v).max() / length, sigma2)
    assert found is not None
    assert astuple(found) == pytest.approx(expected, rel=1e-9, abs=1e-12)


@quick
@given(seeds, st.integers(1, 8), st.floats(0.01, 1), st.floats(-3, 3))
def test_the_closed_form_of_two_classes_with_an_offset(
    seed: int, m: int, q: float, a: float
) -> None:
    rng = np.random.default_rng(seed)
    v, first, second = rng.normal(size=m), rng.random(m), rng.random(m)
    rows = [[[p, 1 - p], [1 - s, s]] for p, s in zip(first, second, strict=True)]
    form = DecomposableRule(DecomposableRule.weighted(v, 2).table, np.array([a, 0.0]))
    found = quantities(form, np.array(rows), q)
    length = np.linalg.norm(v)
    ahead = np.sum(q * v * (2 * first - 1)) + a
    behind = np.sum(q * v * (2 * second - 1)) - a
    assert found is not None
    assert found.t1 == pytest.approx(min(ahead, behind) / length, rel=1e-9, abs=1e-12)
    assert found.t2 == pytest.approx(max(ahead, behind) / length, rel=1e-9, abs=1e-12)
    assert found.sigma2 == pytest.approx(q)


def test_the_closed_form_of_plain_majority() -> None:
    w = np.array([0.9, 0.6, 0.5, 0.7])
    found = quantities(DecomposableRule.weighted(np.ones(4), 3), homogeneous(w, 3), 0.5)
    assert found is not None
    assert found.gamma == pytest.approx(2)
    assert found.c == pytest.approx(0.5)
    assert found.t1 == pytest.approx(0.5 * 2 * 3 / 2 * (w.mean() - 1 / 3))


@quick
@given(seeds, st.integers(1, 6), st.integers(2, 4), st.floats(1e-3, 1e3), st.floats(0.01, 1))
def test_shifting_and_scaling_change_no_ratio(
    seed: int, m: int, n_classes: int, scale: float, q: float
) -> None:
    rng = np.random.default_rng(seed)
    table, offset = rng.normal(size=(m, n_classes, n_classes)), rng.normal(size=n_classes)
    confusion = confusions(rng, m, n_classes)
    # What an answer adds to every class alike moves no class past another.
    shifted = scale * (table + rng.normal(size=(m, n_classes, 1)))
    one = quantities(DecomposableRule(table, offset), confusion, q)
    two = quantities(DecomposableRule(shifted, scale * (offset + 7.0)), confusion, q)
    assert one is not None
    assert two is not None
    assert two.gamma == pytest.approx(scale * one.gamma)
    for name in ("t1", "t2", "c", "sigma2"):
        assert getattr(two, name) == pytest.approx(getattr(one, name), rel=1e-7, abs=1e-9)


@quick
@given(seeds, st.integers(1, 6), st.integers(2, 4), st.floats(0.01, 1))
def test_limits_of_the_quantities_and_order_of_workers_and_classes(
    seed: int, m: int, n_classes: int, q: float
) -> None:
    rng = np.random.default_rng(seed)
    table, offset = rng.normal(size=(m, n_classes, n_classes)), rng.normal(size=n_classes)
    confusion = confusions(rng, m, n_classes)
    found = quantities(DecomposableRule(table, offset), confusion, q)
    assert found is not None
    assert found.t1 <= found.t2
    assert 0 < found.c <= 1 + 1e-12
    assert 0 < found.sigma2 <= q + 1e-12
    i, k = rng.permutation(m), rng.permutation(n_classes)
    moved = DecomposableRule(table[i][:, k][:, :, k], offset[k])
    other = quantities(moved, confusion[i][:, k][:, :, k], q)
    assert other is not None
    assert astuple(other) == pytest.approx(astuple(found), rel=1e-9, abs=1e-12)


def test_workers_alike_on_all_classes() -> None:
    found = homogeneous(np.array([0.7, 0.25]), 4)
    np.testing.assert_allclose(found.sum(axis=2), 1)
    np.testing.assert_allclose(np.diagonal(found, axis1=1, axis2=2), [[0.7] * 4, [0.25] * 4])
    np.testing.assert_allclose(found[0, 1], [0.1, 0.7, 0.1, 0.1])


def test_nothing_to_say_where_no_answer_moves_a_score() -> None:
    assert (
        quantities(DecomposableRule.weighted(np.zeros(3), 2), homogeneous(np.ones(3), 2), 1) is None
    )
    one_class = DecomposableRule.weighted(np.ones(3), 1)
    assert quantities(one_class, np.ones((3, 1, 1)), 1) is None


@quick
@given(seeds, st.integers(1, 6), st.integers(2, 4), st.integers(1, 9))
def test_an_assignment_matrix_is_one_crowd_for_each_item(
    seed: int, m: int, n_classes: int, n: int
) -> None:
    rng = np.random.default_rng(seed)
    form = DecomposableRule(rng.normal(size=(m, n_classes, n_classes)), rng.normal(size=n_classes))
    confusion, q = confusions(rng, m, n_classes), rng.random((n, m)) * (rng.random((n, m)) < 0.7)
    found, items = quantities(form, confusion, q), item_quantities(form, confusion, q)
    rows = [quantities(form, confusion, row) for row in q]
    assert found is not None
    assert items is not None
    for j, row in enumerate(rows):
        assert row is not None
        mine = (items.gamma[j], items.tau_min[j], items.tau_max[j], items.c[j], items.sigma2[j])
        assert mine == pytest.approx(astuple(row)[1:], rel=1e-9, abs=1e-12)
    expected = (
        min(row.t1 for row in rows if row),
        max(row.t2 for row in rows if row),
        max(row.sigma2 for row in rows if row),
    )
    assert (found.t1, found.t2, found.sigma2) == pytest.approx(expected, rel=1e-9, abs=1e-12)
    sparse = quantities(form, confusion, csr_array(q))
    assert sparse is not None
    assert astuple(sparse) == pytest.approx(astuple(found), rel=1e-9, abs=1e-12)


@quick
@given(seeds, st.integers(1, 6), st.integers(2, 4), st.floats(0.01, 1))
def test_the_same_chance_for_all_may_be_given_in_any_way(
    seed: int, m: int, n_classes: int, q: float
) -> None:
    rng = np.random.default_rng(seed)
    form = DecomposableRule(rng.normal(size=(m, n_classes, n_classes)), rng.normal(size=n_classes))
    confusion = confusions(rng, m, n_classes)
    one = quantities(form, confusion, q)
    assert one is not None
    for way in (np.full(m, q), np.full((3, m), q), csr_array(np.full((3, m), q))):
        other = quantities(form, confusion, way)
        assert other is not None
        assert astuple(other) == pytest.approx(astuple(one), rel=1e-9, abs=1e-12)


def test_more_items_than_are_taken_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(1)
    form, confusion = DecomposableRule.weighted(rng.random(4), 3), confusions(rng, 4, 3)
    q = rng.random((11, 4))
    whole = item_quantities(form, confusion, q)
    monkeypatch.setattr(module, "_ROWS", 3)
    for way in (q, csr_array(q)):
        pieces = item_quantities(form, confusion, way)
        assert whole is not None
        assert pieces is not None
        np.testing.assert_allclose(pieces.tau_min, whole.tau_min)
        np.testing.assert_allclose(pieces.sigma2, whole.sigma2)


@quick
@given(seeds, st.integers(1, 8), st.floats(-3, 3))
def test_the_corollary_of_the_hyperplane_rule_with_a_chance_for_each_worker(
    seed: int, m: int, a: float
) -> None:
    rng = np.random.default_rng(seed)
    v, first, second, q = rng.normal(size=m), rng.random(m), rng.random(m), rng.random(m)
    confusion = class_conditional(np.column_stack([first, second]))
    form = DecomposableRule(DecomposableRule.weighted(v, 2).table, np.array([a, 0.0]))
    found = quantities(form, confusion, q)
    length = np.linalg.norm(v)
    ahead = np.sum(q * v * (2 * first - 1)) + a
    behind = np.sum(q * v * (2 * second - 1)) - a
    assert found is not None
    assert found.t1 == pytest.approx(min(ahead, behind) / length, rel=1e-9, abs=1e-12)
    assert found.t2 == pytest.approx(max(ahead, behind) / length, rel=1e-9, abs=1e-12)
    assert found.c == pytest.approx(np.abs(v).max() / length)
    assert found.sigma2 == pytest.approx(np.sum(q * v**2) / length**2)


@quick
@given(seeds, st.integers(1, 8), st.integers(2, 5), st.floats(0.01, 1))
def test_the_oracle_map_rule_is_weighted_voting_and_never_below_chance(
    seed: int, m: int, n_classes: int, q: float
) -> None:
    w = np.random.default_rng(seed).uniform(0.01, 0.99, m)
    confusion = homogeneous(w, n_classes)
    logs = DecomposableRule(np.log(confusion).transpose(0, 2, 1).copy(), np.zeros(n_classes))
    weights = np.log((n_classes - 1) * w / (1 - w))
    one = quantities(logs, confusion, q)
    two = quantities(DecomposableRule.weighted(weights, n_classes), confusion, q)
    assert one is not None
    assert two is not None
    assert astuple(one) == pytest.approx(astuple(two), rel=1e-7, abs=1e-9)
    assert one.t1 >= -1e-12


@quick
@given(seeds, st.integers(1, 6), st.integers(2, 4))
def test_the_oracle_map_rule_of_any_confusion_is_never_below_chance(
    seed: int, m: int, n_classes: int
) -> None:
    confusion = confusions(np.random.default_rng(seed), m, n_classes)
    form = DecomposableRule(np.log(confusion).transpose(0, 2, 1).copy(), np.zeros(n_classes))
    found = quantities(form, confusion, 1.0)
    # The expected lead is a sum of Kullback–Leibler divergences.
    assert found is not None
    assert found.t1 >= 0


def test_class_conditional_workers_have_one_accuracy_for_each_class() -> None:
    found = class_conditional(np.array([[0.7, 0.5, 0.1]]))
    np.testing.assert_allclose(found[0], [[0.7, 0.15, 0.15], [0.25, 0.5, 0.25], [0.45, 0.45, 0.1]])


def test_no_item_quantities_where_no_answer_moves_a_score() -> None:
    still = DecomposableRule.weighted(np.zeros(3), 2)
    assert item_quantities(still, homogeneous(np.ones(3), 2), np.ones((2, 3))) is None
