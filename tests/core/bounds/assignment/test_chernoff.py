"""Chernoff's limits: reference values, the exact error, closed forms, and a search by scipy."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import minimize_scalar

from crowdgui.core import labels as labels_module
from crowdgui.core.bounds.assignment.assignment_bounds import assignment_bounds
from crowdgui.core.bounds.assignment.chernoff import (
    MOST_PRODUCTS,
    ClassConditionalBounds,
    chernoff,
    chernoff_kinds,
    chernoff_weighted,
    is_expensive,
)
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.rules.scoring import DecomposableRule
from tests.core.bounds.crowds import (
    Setting,
    draw_accuracy,
    draw_confusion,
    draw_form,
    draw_setting,
    extended_cases,
    labels_at,
    wrong_given_class,
)
from tests.core.strategies import from_matrix, quick, renamed, tiny_blocks

seeds = st.integers(0, 2**32 - 1)


def limits(one: Setting) -> ClassConditionalBounds:
    found = chernoff(one.labels, one.form, one.confusion, ignore_progress)
    assert found is not None
    return found


def the_least_to_six_digits(found: np.ndarray, least: np.ndarray) -> None:
    assert (found >= least * (1 - 1e-9)).all()
    assert (found <= least * (1 + 1e-6)).all()


def test_reference_values_of_weighted_voting() -> None:
    for case in extended_cases():
        n_classes, least = case["classes"], np.array(case["per_item"]["chernoff"])
        labels = from_matrix(case["labels"], n_classes)
        weights, accuracy = np.array(case["weights"]), np.array(case["accuracy"])
        quick_way = chernoff_weighted(labels, weights, accuracy, ignore_progress)
        form = DecomposableRule.weighted(weights, n_classes)
        long_way = chernoff(labels, form, homogeneous(accuracy, n_classes), ignore_progress)
        assert quick_way is not None
        assert long_way is not None
        the_least_to_six_digits(quick_way.bound, least)
        the_least_to_six_digits(long_way.bound, least)
        np.testing.assert_allclose(quick_way.bound, least, rtol=1e-9)


def test_reference_values_of_any_confusion() -> None:
    for case in extended_cases():
        expect = case["general_map"]
        confusion, shares = np.array(expect["confusion"]), np.array(expect["class_shares"])
        labels = from_matrix(case["labels"], case["classes"])
        form = DecomposableRule(np.log(confusion).transpose(0, 2, 1).copy(), np.log(shares))
        found = chernoff(labels, form, confusion, ignore_progress, shares)
        worst = chernoff(labels, form, confusion, ignore_progress)
        assert found is not None
        assert worst is not None
        least = np.array(expect["chernoff_given_class"]).T
        the_least_to_six_digits(found.given_class, least)
        np.testing.assert_allclose(found.given_class, least, rtol=1e-9)
        np.testing.assert_allclose(found.bound, least @ shares, rtol=1e-9)
        np.testing.assert_allclose(worst.bound, least.max(axis=1), rtol=1e-9)


@pytest.mark.parametrize("repeats", [False, True])
def test_the_exact_error_of_every_item_lies_under_its_limit(repeats: bool) -> None:
    rng = np.random.default_rng(6)
    sharp = 0
    for _ in range(30):
        one = draw_setting(rng, repeats=repeats)
        found = limits(one)
        most = wrong_given_class(one.form, one.confusion, one.times)[0]
        there = one.labelled
        assert (most <= found.given_class + 1e-12)[there].all()
        assert np.isnan(found.bound[~there]).all()
        shares = rng.dirichlet(np.ones(one.form.offset.size))
        weighted = chernoff(one.labels, one.form, one.confusion, ignore_progress, shares)
        assert weighted is not None
        assert (most @ shares <= weighted.bound + 1e-12)[there].all()
        sharp += int(np.count_nonzero(found.given_class < 0.5))
    assert sharp > 350


def test_answers_repeated_independently_are_no_exception() -> None:
    rng = np.random.default_rng(7)
    for _ in range(40):
        w = draw_accuracy(rng, 4)
        form, confusion = draw_form(rng, w, 2), draw_confusion(rng, w, 2)
        times = rng.integers(0, 3, (1, 4))
        times[0, 0] = 2
        found = chernoff(labels_at(times, 2), form, confusion, ignore_progress)
        assert found is not None
        who = np.repeat(np.arange(4), times[0])
        split = DecomposableRule(form.table[who], form.offset)
        most = wrong_given_class(split, confusion[who], np.ones((1, who.size)))[0]
        assert (most <= found.given_class + 1e-12).all()


def test_the_exact_error_with_hidden_kinds_lies_under_its_limit() -> None:
    rng = np.random.default_rng(8)
    sharp = 0
    for _ in range(20):
        one = draw_setting(rng, most_workers=6)
        m, n_classes = one.form.table.shape[:2]
        kinds = [draw_confusion(rng, draw_accuracy(rng, m), n_classes) for _ in range(3)]
        confusion = np.stack(kinds, axis=2)
        shares = rng.dirichlet(np.full(n_classes * 3, 0.5)).reshape(n_classes, 3)
        shares[0, 0] = 0.0
        shares /= shares.sum()
        found = chernoff_kinds(one.labels, one.form, confusion, shares, ignore_progress)
        assert found is not None
        wrong = [wrong_given_class(one.form, kind, one.times)[0] for kind in kinds]
        exact = sum(wrong[g] @ shares[:, g] for g in range(3))
        assert (exact <= found.bound + 1e-12)[one.labelled].all()
        sharp += int(np.count_nonzero(found.bound < 0.5))
        alike = np.repeat(one.confusion[:, :, None], 3, axis=2)
        same = chernoff_kinds(one.labels, one.form, alike, shares, ignore_progress)
        plain = chernoff(one.labels, one.form, one.confusion, ignore_progress, shares.sum(axis=1))
        assert same is not None
        assert plain is not None
        np.testing.assert_allclose(same.bound, plain.bound, rtol=1e-9)
    assert sharp > 60


def test_a_kind_on_which_the_crowd_is_bad_counts_with_its_whole_share() -> None:
    labels = labels_at(np.ones((1, 30), dtype=int), 2)
    form = DecomposableRule.weighted(np.ones(30), 2)
    good, bad = homogeneous(np.full(30, 0.9), 2), homogeneous(np.full(30, 0.2), 2)
    shares = np.array([[0.45, 0.05], [0.45, 0.05]])
    kinds = chernoff_kinds(labels, form, np.stack([good, bad], axis=2), shares, ignore_progress)
    mixed = chernoff(labels, form, 0.9 * good + 0.1 * bad, ignore_progress)
    assert kinds is not None
    assert mixed is not None
    assert kinds.mean == pytest.approx(0.1, abs=1e-5)
    assert mixed.mean < 0.001


@quick
@given(seeds)
def test_no_looser_than_hoeffding_and_bernstein(seed: int) -> None:
    one = draw_setting(np.random.default_rng(seed), repeats=True)
    loose = assignment_bounds(one.labels, one.form, one.confusion, ignore_progress)
    assert loose is not None
    there = one.labelled
    assert (limits(one).bound <= loose.bound * (1 + 1e-9))[there].all()


@quick
@given(seeds, st.integers(2, 5))
def test_weighted_voting_is_the_general_case_at_the_cost_of_one_pair(
    seed: int, n_classes: int
) -> None:
    rng = np.random.default_rng(seed)
    w, v = draw_accuracy(rng, 9), rng.normal(size=9)
    labels = labels_at(rng.integers(0, 3, (15, 9)), n_classes)
    one = chernoff_weighted(labels, v, w, ignore_progress)
    form = DecomposableRule.weighted(v, n_classes)
    two = chernoff(labels, form, homogeneous(w, n_classes), ignore_progress)
    assert one is not None
    assert two is not None
    np.testing.assert_allclose(one.bound, two.bound, rtol=1e-6)


@pytest.mark.parametrize("w", [0.51, 0.6, 0.8, 0.99, 1 - 1e-9])
@pytest.mark.parametrize("d", [1, 2, 7, 40])
def test_equal_workers_have_a_closed_form(w: float, d: int) -> None:
    labels = labels_at(np.ones((1, d), dtype=int), 2)
    found = chernoff_weighted(labels, np.full(d, 3.0), np.full(d, w), ignore_progress)
    assert found is not None
    assert found.bound[0] == pytest.approx((2 * np.sqrt(w * (1 - w))) ** d, rel=1e-6)


def test_workers_who_are_always_right_leave_almost_no_doubt() -> None:
    labels = labels_at(np.ones((1, 3), dtype=int), 3)
    found = chernoff_weighted(labels, np.ones(3), np.ones(3), ignore_progress)
    assert found is not None
    assert 0 <= found.bound[0] < 1e-20


def test_weights_of_any_size_side_by_side() -> None:
    rng = np.random.default_rng(9)
    m, n = 40, 120
    v = 10.0 ** rng.uniform(-4, 3, m) * rng.choice([1, 1, 1, -1], m)
    w = rng.uniform(0.3, 0.999, m)
    w = np.where(v > 0, np.maximum(w, 0.55), 1 - w)
    # Also items that only the lightest workers labelled.
    times = (rng.random((n, m)) < rng.choice([0.05, 0.5], (n, 1))).astype(int)
    light = np.argsort(np.abs(v))[:8]
    times[: n // 4, np.setdiff1d(np.arange(m), light)] = 0
    times[:, light[0]] = 1
    found = chernoff_weighted(labels_at(times, 2), v, w, ignore_progress)
    assert found is not None
    scale = 1.0 / np.array([np.abs(v[row > 0]).max() for row in times])

    def log_chance(power: float, row: np.ndarray, unit: float) -> float:
        grown = np.exp(power) * unit * v[row > 0]
        right = w[row > 0]
        return float(np.logaddexp(np.log(right) - grown, np.log1p(-right) + grown).sum())

    least = []
    for row, unit in zip(times, scale, strict=True):
        best = minimize_scalar(
            log_chance,
            bounds=(-12, 12),
            args=(row, unit),
            method="bounded",
            options={"xatol": 1e-10},
        )
        least.append(min(0.0, best.fun))
    the_least_to_six_digits(found.bound, np.exp(least))


@settings(quick, max_examples=5)
@given(seeds, st.integers(1, 30))
def test_order_of_workers_and_items_and_the_cut_into_blocks_change_nothing(
    seed: int, size: int
) -> None:
    rng = np.random.default_rng(seed)
    one = draw_setting(rng, repeats=True)
    n_items, m = one.times.shape
    found = limits(one)
    worker, item = rng.permutation(m), rng.permutation(n_items)
    back = np.argsort(worker)
    form = DecomposableRule(one.form.table[back], one.form.offset)
    labels = renamed(one.labels, item=item, worker=worker)
    moved = limits(Setting(form, one.confusion[back], one.times, labels))
    np.testing.assert_allclose(moved.bound[item], found.bound, rtol=1e-9, atol=1e-30)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(labels_module, "BLOCK_LABELS", size)
        cut = Setting(one.form, one.confusion, one.times, tiny_blocks(one.labels))
        # Each block searches on a grid of its own.
        np.testing.assert_allclose(limits(cut).bound, found.bound, rtol=1e-8, atol=1e-30)


@quick
@given(seeds, st.floats(1e-6, 1e6))
def test_scaling_the_rule_changes_nothing(seed: int, scale: float) -> None:
    one = draw_setting(np.random.default_rng(seed))
    grown = DecomposableRule(scale * one.form.table, scale * one.form.offset)
    found = limits(Setting(grown, one.confusion, one.times, one.labels))
    np.testing.assert_allclose(found.bound, limits(one).bound, rtol=1e-6, atol=1e-30)


def test_a_head_start_alone_decides_where_nobody_counts() -> None:
    labels = from_matrix([[0, 1, -1]], 2)
    nothing = DecomposableRule(np.zeros((1, 2, 2)), np.array([3.0, 0.0]))
    found = chernoff(labels, nothing, homogeneous(np.full(1, 0.8), 2), ignore_progress)
    assert found is not None
    np.testing.assert_array_equal(found.given_class, [[0, 1], [0, 1], [np.nan, np.nan]])
    even = chernoff_weighted(labels, np.zeros(1), np.full(1, 0.8), ignore_progress)
    assert even is not None
    np.testing.assert_array_equal(even.bound, [1, 1, np.nan])


def test_one_class_leaves_nothing_to_tell_apart() -> None:
    labels, form = from_matrix([[0, 0]], 1), DecomposableRule.weighted(np.ones(1), 1)
    one = np.ones((1, 1, 1))
    assert chernoff(labels, form, one, ignore_progress) is None
    assert chernoff_weighted(labels, np.ones(1), np.ones(1), ignore_progress) is None
    assert chernoff_kinds(labels, form, one[:, :, None], np.ones((1, 1)), ignore_progress) is None


def test_the_work_can_be_stopped_within_a_block() -> None:
    said = 0

    def stop(_: Progress) -> None:
        nonlocal said
        said += 1
        if said == 3:
            raise Cancelled

    one = draw_setting(np.random.default_rng(0))
    with pytest.raises(Cancelled):
        chernoff(one.labels, one.form, one.confusion, stop)


def test_many_classes_take_long_whatever_the_labels() -> None:
    assert not is_expensive(150, 31)
    assert is_expensive(150, 32)
    assert is_expensive(MOST_PRODUCTS, 2)
