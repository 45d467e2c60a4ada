"""What is put first in a queue, on sets small enough to say it by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import log
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import crowdgui.core.labels as labels_module
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import count_classes, run_job
from crowdgui.core.review.decisions import Decision, final_labels
from crowdgui.core.review.queue import (
    BOTH_WAYS,
    KNOTS,
    ReviewOrder,
    build_queue,
    by_confidence,
    by_disagreement,
    by_review_value,
    compute_review_value,
    count_unsure,
    unsure_items,
)
from crowdgui.core.rules.em import EmOptions
from crowdgui.core.rules.registry import get_rule
from tests.core.strategies import (
    crowd,
    from_matrix,
    label_sets,
    make_labels,
    quick,
    renamed,
    tiny_blocks,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.queue import ReviewValue
    from crowdgui.core.rules.rule import Aggregation


def sure(outcome: Outcome, confidence: list[float], margin: list[float] | None = None) -> Outcome:
    given_ = np.asarray(confidence, dtype=float)
    margins = given_ if margin is None else np.array(margin)
    done = replace(outcome.aggregation, confidence=given_, margin=margins)
    return replace(outcome, aggregation=done)


def test_the_least_sure_come_first_then_the_smallest_margin() -> None:
    labels = from_matrix([[0, 0, 1, 1, 0], [0, 1, 1, 0, 0]], 2)
    done = run_job(Job(labels, None, "mv"))
    made = sure(done, [0.95, 0.6, 0.9, 0.6, 0.5], [0.9, 0.3, 0.8, 0.2, 0.1])
    # 0.9 itself is sure.
    assert by_confidence(made).tolist() == [4, 3, 1]
    # What a person has had the last word on is not looked at again.
    settled = final_labels(done.labels, {4: Decision(0, "ann", "")}, AuditSample((3,), 1, (1,)))
    assert by_confidence(made, settled.settled).tolist() == [1]


def test_confidence_is_the_corrected_one() -> None:
    labels = from_matrix([[0, 0, 1], [0, 1, 1]], 2)
    found = sure(run_job(Job(labels)), [0.95, 0.6, 1.0 - 1e-6])
    assert found.calibration.corrects
    assert by_confidence(found).tolist() == [1, 0]


def test_items_that_are_alike_keep_their_order() -> None:
    labels = from_matrix([[0, 1, 0, 1]] * 2, 2)
    done = sure(run_job(Job(labels, None, "mv")), [0.7] * 4)
    assert by_confidence(done).tolist() == [0, 1, 2, 3]
    assert by_review_value(np.array([0.2, 0.3, 0.2, 0.3])).tolist() == [1, 3, 0, 2]


def test_even_votes_are_more_disputed_and_more_of_them_still_more() -> None:
    rows = [
        [0, 0, 0, 0, 0],
        [0, 1, 0, 1, 1],
        [0, -1, 1, 0, 2],
        [1, -1, 1, -1, -1],
    ]
    labels = from_matrix(rows, 3)
    done = run_job(Job(labels, rule="mv")).aggregation
    # One each of three classes; 2:2, 1:1, then 2:1 before 3:1.
    assert by_disagreement(labels, done).tolist() == [4, 2, 1, 3, 0]


@quick
@given(label_sets(), st.integers(1, 5))
def test_disputes_are_those_of_the_entropy_whatever_the_blocks(
    labels: labels_module.Labels, size: int
) -> None:
    done = run_job(Job(labels, rule="mv")).aggregation
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(labels_module, "BLOCK_LABELS", size)
        found = by_disagreement(tiny_blocks(labels), done).tolist()

    def split(item: int) -> float:
        own = labels.code[labels.item == item].tolist()
        shares = [own.count(k) / len(own) for k in set(own)]
        return -sum(s * log(s) for s in shares)

    assert sorted(found) == [j for j in range(labels.n_items) if split(j) > 1e-9]
    for one, other in pairwise(found):
        assert split(one) >= split(other) - 1e-9


@quick
@given(label_sets(), st.sampled_from(ReviewOrder))
def test_only_items_with_a_final_label_are_offered_and_each_once(
    labels: labels_module.Labels, order: ReviewOrder
) -> None:
    outcome = run_job(Job(labels))
    found = build_queue(outcome, order).items
    assert np.all(outcome.aggregation.labels[found] != UNLABELLED)
    assert np.unique(found).size == found.size


def test_items_without_labels_are_in_no_queue() -> None:
    labels = make_labels([0, 0], [0, 1], [0, 1], 3, 2, 2)
    outcome = run_job(Job(labels, rule="mv"))
    assert [build_queue(outcome, order).items.tolist() for order in ReviewOrder] == [
        *[[0]] * 4,
        [],
    ]


def test_workers_left_out_have_no_part_in_a_dispute() -> None:
    labels = from_matrix([[0, 0], [0, 1], [1, 1]], 2)
    outcome = run_job(Job(labels, rule="mv", excluded=np.array([False, False, True])))
    assert build_queue(outcome, ReviewOrder.MOST_DISPUTED).items.tolist() == [1]


def test_worth_is_told_with_the_order_that_goes_by_it() -> None:
    labels, _ = crowd(np.random.default_rng(3), np.full(6, 0.7), 40, 3, fill=0.5)
    outcome = run_job(Job(labels))
    found = build_queue(outcome, ReviewOrder.WORTH_MOST)
    assert found.values is not None
    assert np.all(np.diff(found.values[found.items]) <= 0)
    assert np.all(found.values[found.items] > 0.1)
    assert build_queue(outcome, ReviewOrder.LEAST_SURE).values is None


def test_counts_are_those_of_the_items_themselves() -> None:
    labels, _ = crowd(np.random.default_rng(2), np.full(5, 0.7), 80, 3, fill=0.6)
    outcome = run_job(Job(labels))
    unsure = np.flatnonzero(outcome.unsure).tolist()
    decisions = {item: Decision(1, "a", "") for item in (unsure[0], unsure[1], 7)}
    plain, final = (final_labels(outcome.labels, made) for made in ({}, decisions))
    assert plain.labels is outcome.labels
    assert final.settled_items.tolist() == sorted(decisions)
    for each in (plain, final):
        assert count_unsure(outcome, each) == unsure_items(outcome, each.settled).sum()
    assert count_unsure(outcome) == count_unsure(outcome, plain) > count_unsure(outcome, final)
    counts = count_classes(outcome.labels, 3)
    assert counts.tolist() == [(outcome.labels == k).sum() for k in range(3)]
    assert outcome.n_labelled == counts.sum() == (outcome.labels != UNLABELLED).sum()


SEEDS = 2


def fitted(
    labels: labels_module.Labels, gold: IntArray | None = None, rule: str = "em-homogeneous"
) -> Aggregation:
    options = EmOptions(hold_gold=gold is not None)
    return get_rule(rule).fit(labels, gold, options, ignore_progress)


def by_definition(labels: labels_module.Labels, posterior: FloatArray) -> np.ndarray:
    """Go through labels, answers and the worker's other items one by one, at the exact move."""
    given = labels.labels_per_worker
    right = np.bincount(labels.worker, posterior[labels.item, labels.code], labels.n_workers)
    wrong_floor = BOTH_WAYS * max(1, labels.n_classes - 1)
    found = np.zeros(labels.n_items)
    for j, i, h in zip(labels.item, labels.worker, labels.code, strict=True):
        p = posterior[j, h]
        for chance, move in ((p, 1 - p), (1 - p, -p)):
            before = (right[i] + BOTH_WAYS) / (given[i] - right[i] + wrong_floor)
            moved = right[i] + move
            after = (moved + BOTH_WAYS) / (given[i] - moved + wrong_floor)
            for place in np.flatnonzero((labels.worker == i) & (labels.item != j)):
                shares = posterior[labels.item[place]].copy()
                shares[labels.code[place]] *= after / before
                gain = shares.max() / shares.sum() - posterior[labels.item[place]].max()
                found[j] += chance * gain
    return found


@cache
def after_every_answer(seed: int) -> tuple[ReviewValue, FloatArray]:
    """Fit once, then again with each item held at each class; give what each check took away."""
    rng = np.random.default_rng(seed)
    labels, _ = crowd(rng, rng.beta(3, 1.3, 8), 20, 3, fill=0.6)
    before = fitted(labels)
    wrong = (1.0 - before.confidence).sum()
    taken = np.zeros(labels.n_items)
    for item in range(labels.n_items):
        for code, chance in enumerate(before.posterior[item]):
            gold = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
            gold[item] = code
            taken[item] += chance * (wrong - (1.0 - fitted(labels, gold).confidence).sum())
    return compute_review_value(labels, before.posterior, before.confidence), taken


def ranks(values: FloatArray) -> IntArray:
    return np.argsort(np.argsort(values))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_fitting_again_with_every_answer_ranks_the_checks_alike(seed: int) -> None:
    value, taken = after_every_answer(seed)
    assert np.corrcoef(ranks(value.total), ranks(taken))[0, 1] > 0.9


def test_what_an_answer_teaches_is_what_fitting_again_finds_on_other_items() -> None:
    agreement = []
    for seed in range(SEEDS):
        value, taken = after_every_answer(seed)
        agreement.append(np.corrcoef(value.elsewhere, taken - value.here)[0, 1])
    assert min(agreement) > 0.2
    assert np.mean(agreement) > 0.5


@quick
@given(label_sets(min_classes=2, repeats=False), st.integers(0, 3))
def test_the_sums_are_those_of_the_definition(labels: labels_module.Labels, seed: int) -> None:
    rng = np.random.default_rng(seed)
    posterior = rng.dirichlet(np.ones(labels.n_classes), labels.n_items)
    found = compute_review_value(labels, posterior, posterior.max(axis=1))
    # Between two knots the effect is taken as straight; the knots are an eighth apart.
    exact = by_definition(labels, posterior)
    assert found.elsewhere == pytest.approx(exact, abs=0.02 * labels.labels_per_item.max())


def test_at_the_knots_the_sums_are_exact() -> None:
    labels = from_matrix([[0, 1, 0, 1], [0, 0, 1, 1], [1, 0, 0, 0]], 2)
    # Every probability is a multiple of an eighth, so that every move lies on a knot.
    posterior = np.array([[6, 2], [5, 3], [3, 5], [1, 7]]) / 8.0
    assert set(posterior.ravel()) <= set(np.abs(KNOTS))
    found = compute_review_value(labels, posterior, posterior.max(axis=1))
    assert found.elsewhere == pytest.approx(by_definition(labels, posterior), abs=1e-12)


@quick
@given(label_sets(), st.integers(1, 5))
def test_blocks_and_the_order_of_workers_and_items_change_nothing(
    labels: labels_module.Labels, size: int
) -> None:
    done = fitted(labels, rule="em")
    whole = compute_review_value(labels, done.posterior, done.confidence).elsewhere
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(labels_module, "BLOCK_LABELS", size)
        cut = compute_review_value(tiny_blocks(labels), done.posterior, done.confidence).elsewhere
    assert cut == pytest.approx(whole, abs=1e-9, nan_ok=True)
    item, worker = np.arange(labels.n_items)[::-1], np.arange(labels.n_workers)[::-1]
    turned = renamed(labels, item=item, worker=worker)
    again = compute_review_value(turned, done.posterior[::-1], done.confidence[::-1]).elsewhere
    assert again[::-1] == pytest.approx(whole, abs=1e-9, nan_ok=True)


def test_an_item_whose_workers_labelled_nothing_else_teaches_nothing() -> None:
    labels = from_matrix([[0, -1, -1], [1, -1, -1], [-1, 0, 1], [-1, 1, 1]], 2)
    posterior = np.array([[0.6, 0.4], [0.5, 0.5], [0.1, 0.9]])
    value = compute_review_value(labels, posterior, posterior.max(axis=1))
    assert value.elsewhere[0] == 0.0
    assert np.all(value.elsewhere[1:] != 0.0)
    assert value.here == pytest.approx([0.4, 0.5, 0.1])


def test_an_answer_that_is_certain_already_teaches_nothing() -> None:
    labels = from_matrix([[0, 1, 0], [0, 0, 1]], 2)
    posterior = np.array([[1.0, 0.0], [0.5, 0.5], [0.6, 0.4]])
    assert compute_review_value(labels, posterior, posterior.max(axis=1)).elsewhere[0] == 0.0


def test_one_class_and_items_nobody_labelled() -> None:
    labels = from_matrix([[0, -1], [0, -1]], 1)
    value = compute_review_value(labels, np.ones((2, 1)), np.array([1.0, np.nan]))
    assert value.total == pytest.approx([0.0, np.nan], nan_ok=True)
