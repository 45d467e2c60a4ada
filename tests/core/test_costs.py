"""Labels of least expected cost: against every label of every item, and what costs may be."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.audit.calibration import LogisticCalibration
from crowdgui.core.costs import (
    CostMatrix,
    class_positions,
    class_probabilities,
    mean_cost_on_gold,
)
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.question_state import Change, EditSlot, QuestionState
from crowdgui.core.results import run_job, with_costs
from crowdgui.core.review.queue import ReviewOrder, build_queue
from crowdgui.core.rules.registry import get_rule
from tests.core.strategies import crowd, from_matrix, label_sets, make_labels

SEVERE = CostMatrix(((0.0, 1.0, 2.0), (1.0, 0.0, 1.0), (8.0, 4.0, 0.0)))


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (((0.0, 1.0),), Problem.COSTS_NOT_SQUARE),
        (((0.0, -1.0), (1.0, 0.0)), Problem.COST_RANGE),
        (((0.0, math.inf), (1.0, 0.0)), Problem.COST_RANGE),
        (((0.0, math.nan), (1.0, 0.0)), Problem.COST_RANGE),
        (((1.0, 1.0), (1.0, 0.0)), Problem.COST_OF_RIGHT_LABEL),
        (((0.0, 0.0), (0.0, 0.0)), Problem.NO_COST),
    ],
)
def test_what_costs_may_not_be(rows: tuple[tuple[float, ...], ...], problem: Problem) -> None:
    with pytest.raises(DataError) as refused:
        CostMatrix(rows)
    assert refused.value.reason.code is problem


def test_quick_forms() -> None:
    equal = CostMatrix.equal(3)
    assert equal.is_default
    assert equal.counted(2, 4.0).rows == ((0, 1, 1), (1, 0, 1), (4, 4, 0))
    assert CostMatrix.distances((1, 2, 5)).rows == ((0, 1, 4), (1, 0, 3), (4, 3, 0))
    assert CostMatrix.distances((1, 2, 5)).levels == (1.0, 3.0, 4.0)
    assert SEVERE.worst.tolist() == [8.0, 4.0, 2.0]
    labels = from_matrix([[0, 1]], 2)
    assert class_positions(labels) is None
    assert class_positions(replace(labels, ordered=True)) == (0.0, 1.0)


@given(
    label_sets(min_classes=2),
    st.sampled_from(["mv", "iwmv", "em-pooled"]),
    st.lists(st.integers(0, 5), min_size=16, max_size=16),
)
def test_labels_are_those_of_least_expected_cost(
    labels: Labels, rule: str, numbers: list[int]
) -> None:
    n = labels.n_classes
    table = np.array(numbers[: n * n], dtype=float).reshape(n, n)
    np.fill_diagonal(table, 0.0)
    if not table.any():
        table[0, 1] = 1.0
    costs = CostMatrix(tuple(map(tuple, table.tolist())))
    plain = run_job(Job(labels, rule=rule))
    found = with_costs(plain, costs)
    for item, label in enumerate(found.labels.tolist()):
        probable = int(plain.labels[item])
        if probable == UNLABELLED:
            assert label == UNLABELLED
            assert math.isnan(found.expected_cost[item])
            continue
        chances = found.class_probabilities(item)
        expected = [sum(chances[k] * table[k, h] for k in range(n)) for h in range(n)]
        least = [h for h in range(n) if expected[h] <= min(expected) + 1e-8]
        if costs.changes_no_label:
            assert label == probable
        else:
            assert label == (probable if probable in least else least[0])
            assert found.tied[item] == (len(least) > 1)
        assert found.expected_cost[item] == pytest.approx(expected[label])
        assert found.item_cost(item) == pytest.approx(expected[label])
        assert found.confidence[item] == pytest.approx(chances[label])
    assert found.aggregation is plain.aggregation


def test_probabilities_give_the_final_label_its_confidence_and_the_rest_by_the_rule() -> None:
    labels, _ = crowd(np.random.default_rng(1), np.full(6, 0.6), 30, 3)
    outcome = run_job(Job(labels, rule="em-pooled"))
    assert outcome.calibration.corrects
    for item in range(30):
        chances, own = outcome.class_probabilities(item), outcome.aggregation.posterior[item]
        top = int(outcome.labels[item])
        assert chances.sum() == pytest.approx(1.0)
        assert chances[top] == outcome.confidence[item]
        rest = np.delete(own, top)
        assert np.delete(chances, top) == pytest.approx((1 - chances[top]) * rest / rest.sum())
    assert np.array_equal(outcome.probabilities(slice(3, 9))[2], outcome.class_probabilities(5))


def test_of_tied_classes_the_one_that_is_chosen_has_no_less_confidence_than_the_other() -> None:
    labels = make_labels([0, 0], [0, 1], [0, 1], 1, 2, 2)
    outcome = run_job(Job(labels, rule="em"))
    # Sums in another order: not quite a half, and still a tie.
    close = np.array([[0.5 - 1e-16, 0.5]])
    tied = replace(outcome.aggregation, posterior=close)
    chances = class_probabilities(tied, LogisticCalibration(-0.02, 0.23), slice(None))
    assert chances[0, outcome.labels[0]] >= 0.5 - 1e-12


def test_equal_costs_change_nothing_and_known_gold_stays() -> None:
    labels, truth = crowd(np.random.default_rng(2), np.full(5, 0.6), 40, 3)
    outcome = run_job(Job(labels, rule="em-pooled"))
    equal = CostMatrix(((0, 2, 2), (2, 0, 2), (2, 2, 0)))
    assert np.array_equal(with_costs(outcome, equal).labels, outcome.labels)
    gold = np.where(np.arange(40) < 10, truth, UNLABELLED).astype(np.int32)
    rule = get_rule("em-pooled")
    options = rule.options(hold_gold=True)
    huge = CostMatrix.equal(3).counted(2, 1e6)
    held = run_job(Job(labels, gold, "em-pooled", options, costs=huge))
    assert np.array_equal(held.labels[:10], truth[:10])
    assert np.all(held.labels[10:] == 2)
    assert mean_cost_on_gold(held.labels, gold, huge) == 0.0


def test_a_rare_class_that_costs_more_is_not_given_to_items_that_all_agree_on() -> None:
    rng = np.random.default_rng(6)
    truth = np.repeat([0, 1], [380, 20])
    right = rng.random((20, 400)) < rng.uniform(0.8, 0.98, 20)[:, None]
    asked = np.argsort(rng.random((20, 400)), axis=0) < 3
    answers = np.where(asked, np.where(right, truth, 1 - truth), UNLABELLED)
    labels = from_matrix(answers.tolist(), 2)
    agreed = (answers == 1).sum(axis=0) == 0
    costs = CostMatrix.equal(2).counted(1, 5.0)
    for rule in ("iwmv", "mv", "em-pooled"):
        found = run_job(Job(labels, rule=rule, costs=costs))
        assert not found.labels[agreed].any()
        cost, before = (
            costs.array[truth, given].mean() for given in (found.labels, found.aggregation.labels)
        )
        assert cost <= 1.2 * before
        assert found.expected_cost.mean() > cost / 2.0
        # A class that is more common than the item's own is no likelier for it.
        plain = with_costs(found, None)
        for item in np.flatnonzero(found.aggregation.labels == 1)[:3].tolist():
            own = plain.class_probabilities(item)
            assert found.class_probabilities(item) == pytest.approx(own)


def test_costs_of_other_classes_are_refused_and_edits_of_costs_can_be_undone() -> None:
    labels, _ = crowd(np.random.default_rng(3), np.full(5, 0.6), 10, 2)
    with pytest.raises(DataError):
        Job(labels, costs=SEVERE)
    change = Change(EditSlot.COSTS, "", None, SEVERE)
    state = QuestionState().changed([change])
    assert state.costs == SEVERE
    assert state.values == {(EditSlot.COSTS, ""): SEVERE}
    assert QuestionState.from_values(state.values) == state
    assert state.changed([change.back]).costs is None


def test_the_items_that_cost_most_come_first() -> None:
    labels, _ = crowd(np.random.default_rng(4), np.full(5, 0.6), 50, 3)
    outcome = run_job(Job(labels, rule="em-pooled", costs=SEVERE))
    found = build_queue(outcome, ReviewOrder.COSTS_MOST)
    assert found.values is not None
    assert np.all(np.diff(found.values[found.items]) <= 0)
    assert sorted(found.items.tolist()) == np.flatnonzero(outcome.expected_cost > 0.1).tolist()
