"""Prices: what labels and right labels cost, by hand, and the ways to an error rate."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scipy.stats import binomtest

from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.audit.work_forecast import forecast_work
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.compare.comparison import summarize_rule
from crowdgui.core.errors import DataError
from crowdgui.core.groups.kinds import ModelWorker, WorkerKinds
from crowdgui.core.intervals import clustered_share, share_of_counts
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.prices import (
    Prices,
    Range,
    WayKind,
    labels_cost,
    mean_price,
    right_label_costs,
    share_cost,
)
from crowdgui.core.results import run_job
from crowdgui.core.study.cheapest import Way, Ways, compare_ways, review_ways
from crowdgui.core.study.plan import build_plan
from crowdgui.text.guarantees.prices import describe_cheapest, format_money
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome

PRICES = Prices(0.05, 0.001, 0.4, 0.3)


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    labels, truth = crowd(np.random.default_rng(3), np.linspace(0.6, 0.9, 7), 200, 2, fill=0.5)
    gold = np.where(np.arange(200) < 80, truth, UNLABELLED)
    return run_job(Job(labels, gold, "mv"))


def test_prices_of_single_workers_go_before_those_of_their_kind() -> None:
    kinds = WorkerKinds({1: ModelWorker("m", "")}, 3)
    priced = replace(PRICES, workers=((2, 0.2),))
    assert priced.per_label(3, kinds).tolist() == [0.05, 0.001, 0.2]
    assert np.isnan(Prices(model=1.0).per_label(2, None)).all()
    for wrong in ({"person": -1.0}, {"audit": np.nan}, {"currency": "a\n"}, {"currency": "x" * 9}):
        with pytest.raises(DataError):
            Prices(**wrong)
    with pytest.raises(DataError):
        Prices(workers=((1, 0.1), (1, 0.2)))


def test_a_right_label_costs_the_price_over_the_accuracy(outcome: Outcome) -> None:
    report = outcome.workers
    own = Prices(0.05).per_label(7, None)
    one = np.arange(7) == 4
    found = labels_cost(outcome, own, one)
    n, hits = int(report.gold_labels[4]), int(report.gold_right[4])
    limits = binomtest(hits, n).proportion_ci(method="exact")
    assert found.spent == pytest.approx(0.05 * report.labels[4])
    assert found.per_right == pytest.approx(
        (0.05 * n / hits, 0.05 / limits.high, 0.05 / limits.low)
    )
    alone = right_label_costs(report, own)
    assert found.per_right == pytest.approx(tuple(end[4] for end in alone))
    # Of several: what was paid by their accuracy, workers and gold items as clusters.
    prices = np.where(one, np.nan, np.linspace(0.01, 0.5, 7))
    every = labels_cost(outcome, prices, np.ones(7, dtype=bool))
    rest = [report.labels, report.gold_right, report.gold_labels, prices]
    n, r, g, p = (np.delete(each, 4) for each in rest)
    labels, gold = outcome.job.labels, outcome.job.gold
    assert gold is not None
    some = (gold[labels.item] != UNLABELLED) & (labels.worker != 4)
    right = (labels.code == gold[labels.item])[some].astype(float)
    accuracy = clustered_share(right, labels.worker[some], labels.item[some])
    assert every.priced == report.labels.sum() - report.labels[4]
    assert every.per_label == pytest.approx(p @ n / n.sum())
    assert every.per_right == pytest.approx(
        [p @ n / n.sum() / end for end in (r.sum() / g.sum(), accuracy.high, accuracy.low)]
    )
    assert np.isnan(right_label_costs(report, prices)[0][4])
    free = labels_cost(outcome, np.zeros(7), one)
    assert free.per_right == Range(0.0, 0.0, 0.0)


@pytest.mark.parametrize("differ", [False, True])
def test_the_interval_of_a_right_label_covers_its_cost(differ: bool) -> None:
    """With one price, that of workers drawn at random; with many, that of the labels bought."""
    rng = np.random.default_rng(8)
    covered = []
    for _ in range(800):
        given = rng.integers(20, 200, 15)
        accuracy = rng.beta(8, 3, 15)
        price = 0.02 + 0.1 * accuracy * rng.random(15) if differ else np.full(15, 0.05)
        gold = rng.binomial(given, 0.3)
        found = share_of_counts(rng.binomial(gold, accuracy), gold)
        spent = float(price @ given)
        cost = share_cost(int(given.sum()), int(given.sum()), spent, found).per_right
        true = spent / (given @ accuracy) if differ else 0.05 / (8 / 11)
        assert cost is not None
        covered.append(cost.low <= true <= cost.high)
    # 800 draws are off by up to 0.023, three standard errors.
    assert np.mean(covered) >= 0.95 - 0.023
    assert differ or np.mean(covered) <= 0.985


def test_the_mean_price_is_that_of_labels_and_unknown_where_one_is(outcome: Outcome) -> None:
    given = outcome.workers.labels
    one = Prices(0.1, workers=((0, 0.4),))
    assert mean_price(outcome, one) == pytest.approx(0.1 + 0.3 * given[0] / given.sum())
    assert mean_price(outcome, Prices(workers=((0, 0.4),))) is None
    assert mean_price(outcome, one, np.arange(7) == 0) == pytest.approx(0.4)


def test_labels_of_excluded_workers_do_not_make_more_labels_dearer(outcome: Outcome) -> None:
    prices = Prices(0.1, workers=((0, 10.0), (1, 0.4)))
    job = replace(outcome.job, excluded=np.arange(7) == 0)
    given, without = outcome.workers.labels[1:], run_job(job)
    assert mean_price(without, prices) == pytest.approx(0.1 + 0.3 * given[0] / given.sum())
    assert mean_price(without, prices, np.arange(7) < 2) == pytest.approx(0.4)
    assert mean_price(without, prices, np.arange(7) < 1) is None


def test_ways_cost_what_their_parts_cost(outcome: Outcome) -> None:
    options = GuaranteeOptions(epsilon=0.12)
    plan = build_plan(outcome, options=options)
    found = compare_ways(plan, outcome, options, PRICES, {})
    assert [way.kind for way in found.ways] == list(WayKind)
    relabel, review, both = found.ways
    work = forecast_work(outcome, options, {})
    assert work is not None
    sizes = work.sizes[work.usable].tolist()
    least = min(0.4 * n + 0.3 * max(0.0, work.total(n) - n) for n in sizes)
    assert review.cost is not None
    assert review.cost.value == pytest.approx(least)
    assert relabel.labels.value == plan.needed(0.12).labels
    assert relabel.cost == pytest.approx([n * 0.05 for n in relabel.labels])
    assert both.cost is not None
    looks = PRICES.checking_cost(both.audited, both.reviewed.value)
    assert looks is not None
    assert both.cost.value == pytest.approx(both.labels.value * 0.05 + looks)
    assert both.cost.low <= both.cost.value <= both.cost.high
    # Labels that cost nothing, and more of them, only help.
    free = compare_ways(plan, outcome, options, replace(PRICES, person=0.0), {})
    assert free.ways[2].cost is not None
    assert free.ways[2].cost.value < review.cost.value
    assert free.cheapest is free.ways[0]
    # Without prices counts are left, and nothing is called cheapest.
    bare = compare_ways(plan, outcome, options, Prices(audit=0.4), {})
    assert [way.kind for way in bare.ways] == [WayKind.RELABEL, WayKind.REVIEW]
    assert bare.cheapest is None
    assert "Set the prices" in describe_cheapest(bare)


def test_each_rule_costs_what_its_own_review_does(outcome: Outcome) -> None:
    options = GuaranteeOptions(epsilon=0.12)
    used = run_job(replace(outcome.job, rule="em", options=None))
    tried = [summarize_rule(one.job, one.aggregation, 0.0) for one in (outcome, used)]
    found = review_ways(tried, 2, options, PRICES, {})
    ways = compare_ways(build_plan(used, options=options), used, options, PRICES, {})
    assert found["em"] == ways.ways[1]
    # A share of votes that nothing corrects says nothing of mistakes.
    assert ("mv" in found) is default_calibration("mv").corrects
    assert review_ways(tried, 2, options, replace(PRICES, review=None), {}) == {}
    audited = replace(options, audit=AuditSample((0,), 1, (0,)))
    assert review_ways(tried, 2, audited, PRICES, {}) == {}


def test_the_cheapest_is_clear_only_without_overlap() -> None:
    none = Range(0.0, 0.0, 0.0)
    ways = tuple(
        Way(kind, none, 0, none, Range(*cost))
        for kind, cost in zip(
            (WayKind.RELABEL, WayKind.REVIEW), ((2, 1, 4), (6, 5, 9)), strict=True
        )
    )
    found = Ways(0.05, 1.0, ways)
    assert found.cheapest is ways[0]
    assert found.clear
    assert not replace(found, ways=(replace(ways[0], cost=Range(2, 1, 5.5)), ways[1])).clear
    never = replace(ways[0], labels=Range(np.inf, np.inf, np.inf))
    assert replace(found, ways=(never, ways[1])).cheapest is ways[1]


def test_money_is_written_with_the_decimals_that_say_something() -> None:
    assert format_money(1234.5, "EUR") == "1,235 EUR"
    assert format_money(12.345, "€") == "€12.35"
    assert format_money(0.0123, "") == "0.0123"
    assert format_money(0.05, "$", price=True) == "$0.05"
    assert format_money(0.0125, "$", price=True) == "$0.0125"
