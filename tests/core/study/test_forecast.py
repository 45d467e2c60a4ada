"""Looking ahead: against every course of answers, and against labels that were hidden."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import voting
from crowdgui.core.rules.scoring import DecomposableRule
from crowdgui.core.study.forecast import MOST_MORE, Forecast, fit_forecast_model, forecast
from crowdgui.core.study.study_run import measure_error
from tests.core.strategies import crowd, in_another_order, make_labels, renamed

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.rule import Aggregation
    from tests.core.conftest import Dataset


def _fitted(n_classes: int, seed: int = 0) -> tuple[Labels, Aggregation]:
    rng = np.random.default_rng(seed)
    labels, _ = crowd(rng, rng.uniform(0.55, 0.9, 8), 60, n_classes, fill=0.45)
    return labels, fit_forecast_model(labels)


def _by_hand(labels: Labels, crowd_: Aggregation, more: int) -> FloatArray:
    """Go through every course: which workers answer, and what."""
    confusion = np.exp(crowd_.form.table)
    given = labels.labels_per_worker / labels.n_labels
    right = np.zeros(labels.n_items)
    for workers in product(range(labels.n_workers), repeat=more):
        for answers in product(range(labels.n_classes), repeat=more):
            chance = np.prod(given[list(workers)])
            told = np.prod([confusion[i, h] for i, h in zip(workers, answers, strict=True)], axis=0)
            right += chance * (crowd_.posterior * told).max(axis=1)
    return 1.0 - right


@pytest.mark.parametrize("n_classes", [2, 3])
def test_the_first_labels_are_foreseen_as_every_course_says(n_classes: int) -> None:
    labels, fitted = _fitted(n_classes)
    ahead = forecast(labels, fitted)
    now = 1.0 - fitted.posterior.max(axis=1)
    # Items of a group share their mean chances, which moves single items a little.
    np.testing.assert_allclose(ahead.wrong[ahead.group, 0], now, atol=0.02)
    for more in (1, 2):
        exact = _by_hand(labels, fitted, more)
        found = ahead.wrong[ahead.group, more]
        np.testing.assert_allclose(found, exact, atol=0.05)
        assert found.mean() == pytest.approx(exact.mean(), abs=0.01)


def test_more_labels_never_make_it_worse_and_bring_less_and_less() -> None:
    labels, fitted = _fitted(2)
    ahead = forecast(labels, fitted)
    assert ahead.wrong.shape[1] == MOST_MORE + 1
    assert (np.diff(ahead.wrong, axis=1) <= 0.0).all()
    assert (ahead.wrong >= 0.0).all()
    falls = -np.diff(ahead.evenly)
    assert falls[0] > falls[4] > falls[9]
    assert ahead.now == pytest.approx(1.0 - fitted.posterior.max(axis=1).mean(), abs=1e-9)
    assert ahead.sizes.sum() == labels.n_items


def test_answers_that_cannot_turn_a_label_bring_nothing() -> None:
    labels = make_labels([0, 1], [0, 0], [0, 1], 2, 1, 2)
    fitted = fit_forecast_model(labels)
    table = np.log(np.array([[[0.6, 0.4], [0.4, 0.6]]]))
    posterior = np.array([[0.99, 0.01], [0.5, 0.5]])
    fixed = _with(fitted, table, posterior)
    ahead = forecast(labels, fixed)
    sure, even = ahead.wrong[ahead.group]
    # Odds of 99 take twelve answers with odds of 1.5 each.
    np.testing.assert_allclose(sure, 0.01, atol=1e-12)
    # An even vote is decided by the next answer, and the one after it changes nothing.
    assert even[0] == 0.5
    assert even[1] == pytest.approx(0.4, abs=0.005)
    assert even[2] == pytest.approx(0.4, abs=0.02)


def _with(fitted: Aggregation, table: FloatArray, posterior: FloatArray) -> Aggregation:
    form = DecomposableRule(table, np.log([0.5, 0.5]))
    return replace(fitted, form=form, posterior=posterior)


def test_the_order_of_items_changes_nothing() -> None:
    labels, fitted = _fitted(3)
    move = np.random.default_rng(1).permutation(labels.n_items)
    moved = renamed(labels, item=move)
    one, other = forecast(labels, fitted), forecast(moved, fit_forecast_model(moved))
    np.testing.assert_allclose(one.wrong[one.group], other.wrong[other.group][move], atol=0.02)


def test_the_order_of_rows_changes_nothing() -> None:
    labels, fitted = _fitted(3)
    moved = in_another_order(labels, np.random.default_rng(2))
    one, other = forecast(labels, fitted), forecast(moved, fit_forecast_model(moved))
    np.testing.assert_allclose(other.evenly, one.evenly, rtol=1e-6)


def test_the_seed_decides_the_courses() -> None:
    labels, fitted = _fitted(2)
    one, same, other = (forecast(labels, fitted, seed) for seed in (1, 1, 2))
    np.testing.assert_array_equal(one.wrong, same.wrong)
    assert (one.wrong != other.wrong).any()
    np.testing.assert_allclose(one.evenly, other.evenly, atol=0.02)


def test_many_kinds_of_items_are_put_together() -> None:
    rng = np.random.default_rng(5)
    labels, _ = crowd(rng, rng.uniform(0.4, 0.9, 60), 4000, 4, fill=0.15)
    ahead = forecast(labels, fit_forecast_model(labels))
    assert 100 < len(ahead.wrong) <= 2048
    assert ahead.group.size == 4000


def test_a_single_class_leaves_nothing_to_foresee() -> None:
    labels = make_labels([0, 1], [0, 0], [0, 0], 2, 1, 1)
    np.testing.assert_array_equal(forecast(labels, fit_forecast_model(labels)).evenly, 0.0)


def _gains(labels: Labels, gold: np.ndarray, share: float, seed: int) -> tuple[float, float]:
    """Hide labels; give the fall of the error foreseen for giving them back, and what came."""
    hidden = labels.only(np.random.default_rng(seed).random(labels.n_labels) < share)
    ahead: Forecast = forecast(hidden, fit_forecast_model(hidden))
    back = np.minimum(labels.labels_per_item - hidden.labels_per_item, MOST_MORE)
    foreseen = ahead.now - ahead.wrong[ahead.group, back].mean()
    errors = []
    for which in (hidden, labels):
        final = voting.iterative(which, None, voting.IterativeOptions(), ignore_progress).labels
        errors.append(measure_error(final, gold, labels.n_classes)[0])
    return foreseen, errors[0] - errors[1]


def test_a_simulated_crowd_gains_what_was_foreseen() -> None:
    rng = np.random.default_rng(8)
    labels, truth = crowd(rng, rng.uniform(0.55, 0.9, 40), 2000, 2, fill=0.2)
    foreseen, came = _gains(labels, truth, 0.5, 1)
    assert came > 0.04
    assert foreseen == pytest.approx(came, abs=0.02)


@pytest.mark.parametrize(("name", "off"), [("rte", 0.015), ("duchenne", 0.05), ("dog", 0.02)])
def test_real_labels_gain_what_was_foreseen(dataset: Dataset, name: str, off: float) -> None:
    labels, gold = dataset(name)
    found = np.array([_gains(labels, gold, 0.5, seed) for seed in range(3)]).mean(axis=0)
    assert found[1] > 0.025
    assert found[0] == pytest.approx(found[1], abs=off)
