"""Limits for the assignment seen: reference values, the exact error, and the paper's own."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as labels_module
from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.assignment.assignment_bounds import AssignmentBounds, assignment_bounds
from crowdgui.core.bounds.assignment.chernoff import chernoff
from crowdgui.core.bounds.quantities import homogeneous, item_quantities
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


def limits(one: Setting) -> AssignmentBounds:
    found = assignment_bounds(one.labels, one.form, one.confusion, ignore_progress)
    assert found is not None
    return found


def test_reference_values() -> None:
    cases = extended_cases()
    assert len(cases) == 4
    for case in cases:
        n_classes, expect = case["classes"], case["per_item"]
        labels = from_matrix(case["labels"], n_classes)
        form = DecomposableRule.weighted(np.array(case["weights"]), n_classes)
        confusion = homogeneous(np.array(case["accuracy"]), n_classes)
        found = assignment_bounds(labels, form, confusion, ignore_progress)
        assert found is not None
        for name, values in (
            ("tau", found.quantities.tau_min),
            ("tau", found.quantities.tau_max),
            ("c", found.quantities.c),
            ("sigma2", found.quantities.sigma2),
            ("hoeffding", found.hoeffding),
            ("bernstein", found.bernstein),
            ("bound", found.bound),
        ):
            np.testing.assert_allclose(values, expect[name], rtol=1e-9)
        assert found.mean == pytest.approx(np.mean(expect["bound"]), rel=1e-9)


@pytest.mark.parametrize("repeats", [False, True])
def test_the_exact_error_of_every_item_lies_between_its_limits(repeats: bool) -> None:
    rng = np.random.default_rng(3)
    upper = lower = 0
    for _ in range(75):
        one = draw_setting(rng, repeats=repeats)
        found = limits(one)
        most, least = wrong_given_class(one.form, one.confusion, one.times)
        most, least = most.max(axis=1), least.min(axis=1)
        there = one.labelled
        assert (most <= found.bound + 1e-12)[there].all()
        assert (least >= found.lower - 1e-12)[there].all()
        assert np.isnan(found.bound[~there]).all()
        assert np.isnan(found.lower[~there]).all()
        upper += int(np.count_nonzero(found.bound < 1))
        lower += int(np.count_nonzero(found.lower > 0))
    assert upper > 500
    assert lower > 150


def test_answers_repeated_independently_are_no_exception() -> None:
    rng = np.random.default_rng(4)
    for _ in range(40):
        w = draw_accuracy(rng, 4)
        form, confusion = draw_form(rng, w, 2), draw_confusion(rng, w, 2)
        times = rng.integers(0, 3, (1, 4))
        times[0, 0] = 2
        found = assignment_bounds(labels_at(times, 2), form, confusion, ignore_progress)
        assert found is not None
        # Every answer on its own: as many workers as answers.
        who = np.repeat(np.arange(4), times[0])
        split = DecomposableRule(form.table[who], form.offset)
        most, least = wrong_given_class(split, confusion[who], np.ones((1, who.size)))
        assert most.max() <= found.bound[0] + 1e-12
        assert least.min() >= found.lower[0] - 1e-12


def test_repeated_answers_are_one_worker_with_so_many_times_the_votes() -> None:
    rng = np.random.default_rng(10)
    w, times = draw_accuracy(rng, 5), np.array([[1, 3, 2, 1, 4]])
    form, confusion = draw_form(rng, w, 3), draw_confusion(rng, w, 3)
    grown = DecomposableRule(form.table * times[0][:, None, None], form.offset)
    found = assignment_bounds(labels_at(times, 3), form, confusion, ignore_progress)
    once = assignment_bounds(labels_at(np.ones_like(times), 3), grown, confusion, ignore_progress)
    assert found is not None
    assert once is not None
    for name in ("gamma", "tau_min", "tau_max", "c", "sigma2"):
        expected = getattr(once.quantities, name)
        np.testing.assert_allclose(getattr(found.quantities, name), expected, rtol=1e-9)


def test_the_chance_of_an_error_rate_over_items_of_different_difficulty() -> None:
    rng = np.random.default_rng(5)
    spoken = promised = 0
    for _ in range(80):
        one = draw_setting(rng, n_items=20)
        found = limits(one)
        wrong = wrong_given_class(one.form, one.confusion, one.times)[0].max(axis=1)
        count = np.ones(1)
        for p in wrong[one.labelled]:
            count = np.convolve(count, [1 - p, p])
        below = np.cumsum(count)
        n = found.n_labelled
        assert n == count.size - 1
        sharper = chernoff(one.labels, one.form, one.confusion, ignore_progress)
        assert sharper is not None
        for limit, epsilon in product((found, sharper), (0.05, 0.2, 0.5, 0.8)):
            said = limit.probability(epsilon)
            # Items without labels are none of the N.
            assert said == theorems.mean_probability(limit.mean, epsilon, n)
            assert (said is None) == (limit.mean > epsilon)
            if said is not None:
                assert below[int(epsilon * n + 1e-9)] >= said - 1e-9
                spoken += said > 0.1
        for limit in (found, sharper):
            smallest = limit.smallest_epsilon(0.1)
            if smallest is not None:
                assert below[int(smallest * n)] >= 0.9 - 1e-9
                promised += 1
    assert spoken > 40
    assert promised > 12


@quick
@given(seeds)
def test_it_is_the_paper_itself_where_every_worker_labels_every_item(seed: int) -> None:
    rng = np.random.default_rng(seed)
    w = draw_accuracy(rng, 6)
    form, confusion = draw_form(rng, w, 3), draw_confusion(rng, w, 3)
    found = assignment_bounds(
        labels_at(np.ones((4, 6), dtype=int), 3), form, confusion, ignore_progress
    )
    paper = item_quantities(form, confusion, 1.0)
    assert found is not None
    assert paper is not None
    for name in ("gamma", "tau_min", "tau_max", "c", "sigma2"):
        expected = np.repeat(getattr(paper, name), 4)
        np.testing.assert_allclose(getattr(found.quantities, name), expected, atol=1e-12)


@quick
@given(seeds)
def test_the_items_own_gamma_is_never_looser_than_the_papers(seed: int) -> None:
    one = draw_setting(np.random.default_rng(seed))
    paper = item_quantities(one.form, one.confusion, np.minimum(one.times, 1).astype(float))
    found = limits(one)
    assert paper is not None
    good = found.quantities.tau_min >= 0
    assert (found.quantities.tau_min >= paper.tau_min - 1e-12)[good & one.labelled].all()


@quick
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
    moved = Setting(
        form, one.confusion[back], one.times, renamed(one.labels, item=item, worker=worker)
    )
    np.testing.assert_allclose(limits(moved).bound[item], found.bound, rtol=1e-9)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(labels_module, "BLOCK_LABELS", size)
        cut = Setting(one.form, one.confusion, one.times, tiny_blocks(one.labels))
        np.testing.assert_array_equal(limits(cut).bound, found.bound)


def test_one_worker_is_as_good_as_the_limit_of_one_vote() -> None:
    found = assignment_bounds(
        from_matrix([[0, -1]], 3),
        DecomposableRule.weighted(np.ones(1), 3),
        homogeneous(np.array([0.9]), 3),
        ignore_progress,
    )
    assert found is not None
    tau = (3 * 0.9 - 1) / 2
    assert found.hoeffding[0] == pytest.approx(2 * np.exp(-(tau**2) / 2))
    assert np.isnan(found.bound[1])
    assert found.n_labelled == 1


def test_nothing_is_said_where_nothing_counts() -> None:
    labels = from_matrix([[0, 1, -1]], 2)
    nothing = DecomposableRule(np.zeros((1, 2, 2)), np.array([3.0, 0.0]))
    found = assignment_bounds(labels, nothing, homogeneous(np.ones(1), 2), ignore_progress)
    assert found is not None
    np.testing.assert_array_equal(found.bound, [1, 1, np.nan])
    np.testing.assert_array_equal(found.lower, [0, 0, np.nan])
    one_class = DecomposableRule.weighted(np.ones(1), 1)
    only = from_matrix([[0, 0]], 1)
    assert assignment_bounds(only, one_class, np.ones((1, 1, 1)), ignore_progress) is None


def test_the_work_can_be_stopped() -> None:
    def stop(_: Progress) -> None:
        raise Cancelled

    one = draw_setting(np.random.default_rng(0))
    with pytest.raises(Cancelled):
        assignment_bounds(one.labels, one.form, one.confusion, stop)
