"""One rule tried: its row of the comparison, without the worker report of a full run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.bounds.model_check import check_worker_model
from crowdgui.core.compare.rule_result import NotDefined, RuleResult, evaluate_rule, summarize_rule
from crowdgui.core.errors import Reason
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.rules.em import EmOptions
from tests.core.strategies import KEYS, crowd, from_matrix

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels


def some_crowd() -> tuple[Labels, IntArray]:
    labels, truth = crowd(np.random.default_rng(3), np.linspace(0.5, 0.9, 15), 200, 2, fill=0.5)
    gold = np.where(np.arange(200) < 60, truth, UNLABELLED)
    return labels, gold


@pytest.mark.parametrize("key", KEYS)
def test_it_says_what_a_full_run_says(key: str) -> None:
    labels, gold = some_crowd()
    left_out = np.arange(15) == 4
    job = Job(labels, gold, key, excluded=left_out)
    found, full = evaluate_rule(job), run_job(job)
    np.testing.assert_array_equal(found.labels, full.aggregation.labels)
    np.testing.assert_array_equal(found.tied, full.aggregation.tied)
    np.testing.assert_array_equal(found.confidence, full.aggregation.confidence)
    assert found.iterations == full.aggregation.iterations
    assert found.seconds > 0
    assert found.gold is not None
    assert full.gold is not None
    assert (found.gold.known, found.gold.wrong) == (full.gold.known, full.gold.wrong)
    low, high = clopper_pearson(np.array([found.gold.wrong]), np.array([60]))
    assert (found.gold.low, found.gold.high) == (low[0], high[0])
    # Those left out are compared in the report, but do not count in what is typical.
    assert found.agreement == pytest.approx(full.workers.typical)
    assert found.key == key


def test_the_bound_is_the_one_of_the_guarantee() -> None:
    labels, truth = crowd(np.random.default_rng(0), np.full(20, 0.75), 2000, 2, fill=0.4)
    check = check_worker_model(labels, 0, ignore_progress)
    assert check.fits
    for key in ("iwmv", "em-class"):
        outcome = run_job(Job(labels, truth, key))
        entry = build_guarantee(outcome, GuaranteeOptions(), ignore_progress, check).entry(
            "chernoff"
        )
        found = evaluate_rule(Job(labels, truth, key), model=check)
        assert found.bound == pytest.approx(entry.value)
        assert found.model_claim == pytest.approx(
            build_guarantee(outcome, GuaranteeOptions(), ignore_progress, check).model_claim
        )


def test_why_there_is_no_bound() -> None:
    labels, gold = some_crowd()
    unchecked = evaluate_rule(Job(labels, gold))
    assert unchecked.bound_reason == Reason(NotDefined.BOUND_NEEDS_CHECK)
    rng = np.random.default_rng(0)
    easy = np.repeat([0.55, 0.95], 150)
    truth = rng.integers(0, 2, 300)
    answers = np.where(rng.random((12, 300)) < easy, truth, 1 - truth)
    uneven = from_matrix(answers.tolist(), 2)
    check = check_worker_model(uneven, 0, ignore_progress)
    assert not check.fits
    found = evaluate_rule(Job(uneven), model=check)
    assert found.bound is None
    assert found.bound_reason == Reason(NotDefined.BOUND_NEEDS_MODEL)
    one = from_matrix([[0, 0], [0, 0]], 1)
    assert evaluate_rule(Job(one)).bound_reason == Reason(NotDefined.BOUND_NEEDS_CLASSES)


def test_no_rule_is_judged_by_gold_it_was_given() -> None:
    labels, gold = some_crowd()
    held = evaluate_rule(Job(labels, gold, "em", EmOptions(hold_gold=True)))
    none = evaluate_rule(Job(labels, None, "em"))
    assert held.gold is None
    assert held.gold_reason == Reason(NotDefined.GOLD_USED)
    assert none.gold is None
    assert none.gold_reason == Reason(NotDefined.NO_GOLD)


def test_a_share_of_votes_expects_no_error() -> None:
    labels, gold = some_crowd()
    found = evaluate_rule(Job(labels, gold, "mv"))
    assert found.model_claim is None
    assert found.claim_reason == Reason(NotDefined.NO_PROBABILITY)


def test_a_run_made_already_is_described_without_another() -> None:
    labels, gold = some_crowd()
    job = Job(labels, gold, "em")
    done = run_job(job)
    found = summarize_rule(job, done.aggregation, done.seconds)
    again = evaluate_rule(job)
    assert found.seconds == done.seconds
    assert found.gold == again.gold
    assert (found.agreed, found.compared) == (again.agreed, again.compared)


def test_nobody_to_compare_with() -> None:
    found: RuleResult = evaluate_rule(Job(from_matrix([[0, 1, 1]], 2)))
    assert found.compared == 0
    assert found.agreement is None
