"""Gold that can't have been drawn at random, and how seldom a random draw is taken for such."""

from __future__ import annotations

from dataclasses import replace
from math import comb
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.checked_items import count_checked, counted_gold, with_checked
from crowdgui.core.audit.gold_draw import SIGNIFICANT, GoldDraw, gold_draw_doubts
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.audit_entries import audit_entries
from crowdgui.core.bounds.guarantee import BoundKey, EvidenceLevel, GuaranteeOptions, Needs
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.compare.recommendation import may_choose
from crowdgui.core.costs import CostMatrix
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.results import run_job

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.errors import Reason

N = 300


def crowd(rng: np.random.Generator, each: IntArray | None = None) -> tuple[Labels, IntArray]:
    """Draw labels of workers who are right on 3 of 4 items of two classes, and the truth."""
    truth = rng.integers(0, 2, N)
    item = np.repeat(np.arange(N), 4 if each is None else each)
    worker = np.concatenate([np.arange(n) for n in np.bincount(item, minlength=N)])
    code = np.where(rng.random(item.size) < 0.75, truth[item], 1 - truth[item])
    return labels_of(item, worker, code), truth


def labels_of(item: IntArray, worker: IntArray, code: IntArray) -> Labels:
    items, workers = (text_array(map(str, np.unique(codes))) for codes in (item, worker))
    return Labels.from_codes(item, worker, code, items, workers, text_array(["no", "yes"]))


def gold_on(items: IntArray, truth: IntArray) -> IntArray:
    gold = np.full(N, UNLABELLED)
    gold[items] = truth[items]
    return gold


def clearest(labels: Labels, gold: IntArray) -> Reason | None:
    return next(iter(gold_draw_doubts(labels, gold)), None)


def test_gold_of_one_class_of_easy_items_or_of_test_questions_is_refused() -> None:
    rng = np.random.default_rng(0)
    labels, truth = crowd(rng)
    final = run_job(Job(labels)).labels
    of_one = gold_on(np.flatnonzero(final == 1)[:30], truth)
    doubt = clearest(labels, of_one)
    assert doubt is not None
    assert doubt.code is GoldDraw.CLASS_DIFFERS
    assert dict(doubt.values)["gold"] in (0.0, 1.0)
    votes = np.bincount(labels.item, weights=labels.code, minlength=N)
    for open_to_doubt, share in (((0, 4), 1.0), ((0, 1, 3, 4), None)):
        easy = rng.permutation(np.flatnonzero(np.isin(votes, open_to_doubt)))
        doubt = clearest(labels, gold_on(easy[:70], truth))
        assert doubt is not None
        assert doubt.code is GoldDraw.AGREEMENT_DIFFERS
        assert share in (None, dict(doubt.values)["gold"])
    asked = np.arange(N) < 20
    labels, truth = crowd(rng, np.where(asked, 30, 4))
    doubt = clearest(labels, gold_on(np.arange(20), truth))
    assert doubt is not None
    assert doubt.code is GoldDraw.LABELS_DIFFER
    assert dict(doubt.values) == {"gold": 30.0, "others": 4.0}


@pytest.mark.parametrize("n", [15, 16])
def test_the_p_value_is_exact(n: int) -> None:
    """Gold is all items of a class, which one of C(n, n // 2) draws gives, and one the reverse."""
    final = (np.arange(n) >= n // 2).astype(np.int64)
    item, worker = np.repeat(np.arange(n), 2), np.tile([0, 1], n)
    labels = labels_of(item, worker, final[item])
    gold = np.where(final == 0, 0, UNLABELLED)
    groups = 2 + 4
    refused = groups * 2 / comb(n, n // 2) < SIGNIFICANT
    assert refused == (n == 16)
    assert (clearest(labels, gold) is not None) == refused


def test_a_random_draw_is_seldom_refused() -> None:
    rng = np.random.default_rng(1)
    refused = 0
    for _ in range(20):
        labels, truth = crowd(rng, rng.integers(1, 7, N))
        for _ in range(50):
            gold = gold_on(rng.choice(N, 40, replace=False), truth)
            refused += clearest(labels, gold) is not None
    # Of 1,000 draws one at most is expected, and more than five come up once in 1,700 times.
    assert refused <= 5


def test_nothing_is_compared_where_gold_is_on_all_items_or_on_none() -> None:
    labels, truth = crowd(np.random.default_rng(2))
    assert clearest(labels, truth) is None
    assert clearest(labels, np.full(N, UNLABELLED)) is None


def test_a_bound_from_gold_of_one_class_is_withheld_and_so_is_its_mean_cost() -> None:
    labels, truth = crowd(np.random.default_rng(3))
    drawn = np.random.default_rng(4).choice(N, 60, replace=False)
    stated = GuaranteeOptions(gold_at_random=True)
    costs = CostMatrix.equal(2)
    found = {}
    for name, items in {"random": drawn, "one": np.flatnonzero(truth == 1)[:60]}.items():
        job = Job(labels, gold=gold_on(items, truth))
        found[name] = build_guarantee(run_job(job), stated)
        with_costs = build_guarantee(run_job(replace(job, costs=costs)), stated)
        assert with_costs.cost is not None
        assert (with_costs.cost.reason is None) == (name == "random")
    entry = found["random"].entry(BoundKey.GOLD_AUDIT)
    assert entry.value is not None
    assert found["random"].headline.level is EvidenceLevel.AUDIT
    entry = found["one"].entry(BoundKey.GOLD_AUDIT)
    assert entry.value is None
    assert [condition.met for condition in entry.conditions] == [False]
    assert found["one"].headline.level is EvidenceLevel.NONE
    assert found["one"].headline.because == entry.reason


def test_confidence_is_not_corrected_by_gold_of_one_class() -> None:
    labels, truth = crowd(np.random.default_rng(5))
    outcome = run_job(Job(labels, gold=gold_on(np.flatnonzero(truth == 1)[:60], truth)))
    assert with_checked(outcome, GuaranteeOptions(gold_at_random=True), {}) is outcome


def test_refused_gold_chooses_no_rule_and_corrects_no_label() -> None:
    """Gold of one class by one rule may look as if drawn at random by another, which it chose."""
    labels, truth = crowd(np.random.default_rng(6))
    job = Job(labels, gold=gold_on(np.flatnonzero(truth == 1)[:60], truth))
    stated = GuaranteeOptions(gold_at_random=True)
    assert counted_gold(job, stated) is None
    assert count_checked(job, stated) == 0
    assert not may_choose(job, stated)
    for rule in ("mv", "iwmv", "em"):
        entry = build_guarantee(run_job(replace(job, rule=rule, options=None)), stated).entry(
            BoundKey.GOLD_AUDIT
        )
        assert entry.reason == job.gold_draw_doubt


def test_refused_gold_takes_no_risk_from_an_audit() -> None:
    labels, truth = crowd(np.random.default_rng(7))
    sample = np.random.default_rng(8).permutation(N)[:60]
    audit = AuditSample(tuple(sample.tolist()), 8, tuple(truth[sample].tolist()))
    asked = GuaranteeOptions(audit=audit)
    job = Job(labels, gold=gold_on(np.flatnonzero(truth == 1)[:60], truth))
    outcome = run_job(job)
    alone, stated = (
        audit_entries(outcome, one, {})[0] for one in (asked, replace(asked, gold_at_random=True))
    )
    assert alone.value is not None
    assert stated.value == alone.value


def test_all_that_differs_is_named_the_clearest_first() -> None:
    """Gold of clear items of one class: the class differs most, and agreement does as well."""
    labels, truth = crowd(np.random.default_rng(7))
    votes = np.bincount(labels.item, weights=labels.code, minlength=N)
    gold = gold_on(np.flatnonzero(votes == 4)[:40], truth)
    doubts = gold_draw_doubts(labels, gold)
    assert {GoldDraw.CLASS_DIFFERS, GoldDraw.AGREEMENT_DIFFERS} <= {one.code for one in doubts}
    outcome = run_job(Job(labels, gold))
    assert outcome.job.gold_draw_doubt == doubts[0]
    entry = build_guarantee(outcome, GuaranteeOptions()).entry(BoundKey.GOLD_CERTIFIED)
    easier = next(one for one in entry.conditions if one.what.code is Needs.GOLD_NO_EASIER)
    assert not easier.met
