"""The λ that very many items share: no limit is below the exact error, and hardly any is loose."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core import labels as labels_module
from crowdgui.core.bounds.assignment import chernoff_search
from crowdgui.core.bounds.assignment.chernoff import chernoff, chernoff_weighted
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, ignore_progress
from tests.core.bounds.crowds import (
    draw_accuracy,
    draw_confusion,
    draw_form,
    draw_setting,
    extended_cases,
    labels_at,
    wrong_given_class,
)
from tests.core.strategies import from_matrix, tiny_blocks


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(chernoff_search, "_MANY", 0)
    return monkeypatch


@pytest.mark.parametrize("repeats", [False, True])
@pytest.mark.parametrize("table", [0, 1 << 19], ids=["point by point", "one table"])
@pytest.mark.parametrize("entries", [0.0, 100.0], ids=["wide grid", "fine grid"])
def test_the_exact_error_lies_under_the_limit(
    shared: pytest.MonkeyPatch, repeats: bool, entries: float, table: int
) -> None:
    shared.setattr(chernoff_search, "_ENTRIES", entries)
    shared.setattr(chernoff_search, "_TABLE", table)
    rng = np.random.default_rng(6)
    for _ in range(20):
        one = draw_setting(rng, repeats=repeats)
        found = chernoff(one.labels, one.form, one.confusion, ignore_progress)
        assert found is not None
        most = wrong_given_class(one.form, one.confusion, one.times)[0]
        assert (most <= found.given_class + 1e-12)[one.labelled].all()
        assert np.isnan(found.bound[~one.labelled]).all()


def test_reference_values_to_one_in_a_hundred(shared: pytest.MonkeyPatch) -> None:
    shared.setattr(chernoff_search, "_ENTRIES", 100.0)
    for case in extended_cases():
        n_classes, least = case["classes"], np.array(case["per_item"]["chernoff"])
        labels = from_matrix(case["labels"], n_classes)
        weights, accuracy = np.array(case["weights"]), np.array(case["accuracy"])
        found = chernoff_weighted(labels, weights, accuracy, ignore_progress)
        assert found is not None
        assert (found.bound >= least * (1 - 1e-9)).all()
        np.testing.assert_allclose(found.bound, least, rtol=0.01)


@pytest.mark.parametrize("repeats", [False, True])
def test_as_low_as_the_search_of_each_item_on_a_large_crowd(
    monkeypatch: pytest.MonkeyPatch, repeats: bool
) -> None:
    rng = np.random.default_rng(3)
    n_items, m, n_classes = 3000, 120, 3
    accuracy = draw_accuracy(rng, m)
    form, confusion = draw_form(rng, accuracy, n_classes), draw_confusion(rng, accuracy, n_classes)
    times = (rng.random((n_items, m)) < 0.12) * (rng.integers(1, 3, (n_items, m)) if repeats else 1)
    labels = labels_at(times, n_classes)
    limits = []
    for many in (10**9, 0):
        monkeypatch.setattr(chernoff_search, "_MANY", many)
        found = chernoff(labels, form, confusion, ignore_progress)
        assert found is not None
        limits.append(found.given_class)
    least, shared_grid = limits
    assert (shared_grid >= least * (1 - 1e-8)).all()
    # Loose by a tenth of a percent on average, by a few percent at most.
    assert np.nanmean(shared_grid / least) < 1.002
    assert (shared_grid <= least * 1.05).all()
    monkeypatch.setattr(labels_module, "BLOCK_LABELS", 5000)
    cut = chernoff(tiny_blocks(labels), form, confusion, ignore_progress)
    assert cut is not None
    np.testing.assert_allclose(cut.given_class, shared_grid, rtol=1e-9)


def test_a_class_that_cannot_win_and_one_that_nobody_moves(shared: pytest.MonkeyPatch) -> None:
    certain = chernoff_weighted(
        labels_at(np.ones((1, 3), dtype=int), 2), np.ones(3), np.ones(3), ignore_progress
    )
    assert certain is not None
    assert 0 <= certain.bound[0] < 1e-6
    nobody = chernoff_weighted(
        from_matrix([[0, -1]], 2), np.zeros(1), np.full(1, 0.8), ignore_progress
    )
    assert nobody is not None
    np.testing.assert_array_equal(nobody.bound, [1, np.nan])


def test_the_search_can_be_stopped(shared: pytest.MonkeyPatch) -> None:
    said = 0

    def stop(_: Progress) -> None:
        nonlocal said
        said += 1
        if said == 3:
            raise Cancelled

    labels = labels_at(np.ones((2, 3), dtype=int), 2)
    one = homogeneous(np.full(3, 0.8), 2)
    form = draw_form(np.random.default_rng(0), np.full(3, 0.8), 2)
    with pytest.raises(Cancelled):
        chernoff(labels, form, one, stop)
