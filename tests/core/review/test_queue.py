"""What is put first in a queue, on sets small enough to say it by hand."""

from __future__ import annotations

from dataclasses import replace
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
from crowdgui.core.results import count_classes, run_job
from crowdgui.core.review.decisions import Decision, final_labels
from crowdgui.core.review.queue import (
    ReviewOrder,
    build_queue,
    by_confidence,
    by_disagreement,
    by_review_value,
    count_unsure,
    unsure_items,
)
from tests.core.strategies import crowd, from_matrix, label_sets, make_labels, quick, tiny_blocks

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome


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
    assert by_confidence(made, settled.by_hand).tolist() == [1]


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
    assert found.worth is not None
    assert np.all(np.diff(found.worth[found.items]) <= 0)
    assert np.all(found.worth[found.items] > 0.1)
    assert build_queue(outcome, ReviewOrder.LEAST_SURE).worth is None


def test_counts_are_those_of_the_items_themselves() -> None:
    labels, _ = crowd(np.random.default_rng(2), np.full(5, 0.7), 80, 3, fill=0.6)
    outcome = run_job(Job(labels))
    unsure = np.flatnonzero(outcome.unsure).tolist()
    decisions = {item: Decision(1, "a", "") for item in (unsure[0], unsure[1], 7)}
    plain, final = (final_labels(outcome.labels, made) for made in ({}, decisions))
    assert plain.labels is outcome.labels
    assert final.settled.tolist() == sorted(decisions)
    for each in (plain, final):
        assert count_unsure(outcome, each) == unsure_items(outcome, each.by_hand).sum()
    assert count_unsure(outcome) == count_unsure(outcome, plain) > count_unsure(outcome, final)
    counts = count_classes(outcome.labels, 3)
    assert counts.tolist() == [(outcome.labels == k).sum() for k in range(3)]
    assert outcome.n_labelled == counts.sum() == (outcome.labels != UNLABELLED).sum()
