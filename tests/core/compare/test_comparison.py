"""Rules side by side: where they differ, and which are better on gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.bounds.model_check import check_worker_model
from crowdgui.core.compare.comparison import (
    NotDefined,
    RuleComparison,
    RuleResult,
    best_on_gold,
    evaluate_rule,
    summarize_rule,
)
from crowdgui.core.errors import Reason
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.rules.em import EmOptions
from tests.core.compare.records import GOLD, comparison, tried
from tests.core.strategies import KEYS, crowd, from_matrix

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels


def test_differences() -> None:
    found = comparison(tried("iwmv", [0, 1]), tried("em", [1, 2, 3]), tried("mv", []))
    assert found.differences.tolist() == [[0, 3, 2], [3, 0, 3], [2, 3, 0]]
    assert np.flatnonzero(found.differ(0, 1)).tolist() == [0, 2, 3]
    assert np.flatnonzero(found.contested).tolist() == [0, 1, 2, 3]
    assert RuleComparison((), "iwmv").differences.shape == (0, 0)
    assert RuleComparison((), "iwmv").contested.size == 0


def test_a_rule_run_again_takes_its_own_place() -> None:
    found = comparison(tried("iwmv", [0]), tried("em", [1])).plus(tried("iwmv", [2]))
    assert [one.key for one in found.tried] == ["iwmv", "em"]
    assert found.differ(0, 1).sum() == 2
    assert [one.key for one in found.plus(tried("mv", [])).tried] == ["iwmv", "em", "mv"]


def test_the_pair_on_gold() -> None:
    found = comparison(tried("iwmv", [0, 1]), tried("em", [1, 2, 3]))
    pair = found.on_gold("em", "iwmv")
    assert pair is not None
    assert (pair.known, pair.only_first, pair.only_second) == (80, 1, 2)
    assert found.on_gold("mv", "iwmv") is None
    turned = found.on_gold("iwmv", "em")
    assert turned is not None
    assert (turned.only_first, turned.only_second, turned.p) == (2, 1, pair.p)


def test_only_items_that_both_label_and_gold_knows_are_paired() -> None:
    one, other = tried("iwmv", [0]), tried("em", [1, 2])
    labels = other.labels.copy()
    labels[2] = UNLABELLED
    gold = GOLD.copy()
    gold[0] = UNLABELLED
    other = RuleResult(**{**vars(other), "labels": labels})
    pair = RuleComparison((one, other), "iwmv", gold).on_gold("em", "iwmv")
    assert pair is not None
    assert (pair.known, pair.only_first, pair.only_second) == (78, 0, 1)


def beaten(*rules: RuleResult, in_use: str = "iwmv") -> tuple[str, list[str]]:
    best, worse = best_on_gold(comparison(*rules, in_use=in_use))
    return best.key, [rule.key for rule in worse]


def test_rules_that_are_significantly_worse() -> None:
    rules = tried("iwmv", range(5)), tried("em", range(6)), tried("mv", range(30))
    assert beaten(*rules) == ("iwmv", ["mv"])
    assert beaten(*rules, tried("bwa", range(31))) == ("iwmv", ["mv", "bwa"])
    assert beaten(*rules[:2]) == ("iwmv", [])


def test_of_rules_with_as_few_wrong_the_one_in_use_is_best() -> None:
    rules = tried("iwmv", range(5)), tried("em", range(1, 6)), tried("mv", range(7))
    assert beaten(*rules, in_use="em") == ("em", [])
    assert beaten(*rules, in_use="bwa") == ("iwmv", [])


def test_the_best_need_not_be_among_the_rules_that_differ() -> None:
    """The best is shown to beat none, though one of the others is beaten by another, 12 to none."""
    rules = tried("iwmv", range(20)), tried("em", range(32)), tried("mv", range(40, 59))
    pair = comparison(*rules).on_gold("iwmv", "em")
    assert pair is not None
    assert (pair.only_first, pair.only_second, pair.p < 0.001) == (12, 0, True)
    assert beaten(*rules) == ("mv", [])


def test_the_correction_counts_all_pairs() -> None:
    """Seven items against none is .016: significant for two rules, not among six."""
    two = tried("iwmv", []), tried("em", range(7))
    assert beaten(*two) == ("iwmv", ["em"])
    others = [tried(key, [i]) for i, key in enumerate(("mv", "oswmv", "bwa", "ebcc"))]
    assert beaten(*two, *others) == ("iwmv", [])


def test_rules_as_good_are_seldom_called_different() -> None:
    """The correction does what it should: few of 300 comparisons of eight equal rules find any."""
    rng = np.random.default_rng(0)
    keys = ("iwmv", "mv", "em", "em-pooled", "bwa", "ebcc", "oswmv", "em-class")
    alarms = 0
    for _ in range(300):
        rules = [tried(key, np.flatnonzero(rng.random(80) < 0.15).tolist()) for key in keys]
        alarms += bool(beaten(*rules)[1])
    assert alarms <= 15


def test_only_rules_with_gold_are_scored() -> None:
    found = comparison(tried("iwmv", [0]), tried("em", [1], scored=False))
    assert [one.key for one in found.scored] == ["iwmv"]


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
