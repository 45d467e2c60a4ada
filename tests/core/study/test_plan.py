"""Plans: from the error at the start to the labels and items that lower it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.model_check import check_worker_model
from crowdgui.core.errors import DataError
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.rules import voting
from crowdgui.core.rules.voting import IterativeOptions
from crowdgui.core.study.plan import REALIZED_GAIN_SHARE, CurrentError, Plan, build_plan
from crowdgui.core.study.study_run import measure_error
from crowdgui.text.study import (
    caution,
    gain_sentence,
    list_sentence,
    needed_sentence,
    start_sentence,
)
from tests.core.audit.audits import plain_audit
from tests.core.strategies import crowd, from_matrix
from tests.refusals import refused

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.labels import Labels
    from tests.core.conftest import Dataset


LABELS, TRUTH = crowd(np.random.default_rng(3), np.linspace(0.55, 0.9, 25), 400, 2, fill=0.15)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return build_plan(run_job(Job(LABELS, TRUTH)))


def test_a_plan_starts_from_the_error_on_gold(plan: Plan) -> None:
    outcome = run_job(Job(LABELS, TRUTH))
    final = outcome.aggregation.labels
    wrong = sum(
        0.5 if f == UNLABELLED else float(f != t) for f, t in zip(final, TRUTH, strict=True)
    )
    low, high = clopper_pearson(np.array([wrong]), np.array([400]))
    assert plan.start.known == 400
    found = plan.start.error, plan.start.low, plan.start.high
    assert found == pytest.approx((wrong / 400, low[0], high[0]))


def test_without_gold_or_where_the_rule_used_it_the_error_is_the_typical_one() -> None:
    for job in (Job(LABELS), Job(LABELS, TRUTH, options=IterativeOptions(hold_gold=True))):
        plan = build_plan(run_job(job))
        assert plan.start.known == 0
        assert 0 < plan.start.low < plan.start.error < plan.start.high < 1


def test_after_an_audit_the_plan_starts_from_its_estimate() -> None:
    outcome = run_job(Job(LABELS))
    final = outcome.aggregation.labels
    audit = plain_audit(final, 60, 1)
    audit = replace(audit, answers=tuple(TRUTH[list(audit.sample)].tolist()))
    start = build_plan(outcome, options=GuaranteeOptions(audit=audit)).start
    assert start.audited == 60
    wrong = float(np.mean(final != TRUTH))
    assert start.low <= wrong <= start.high
    plan = build_plan(outcome, options=GuaranteeOptions(audit=audit))
    assert start_sentence(plan).startswith(f"By the audit, {100 * start.error:.1f}% of ")
    assert not any("Check about 100 labels" in sentence for sentence in caution(plan, None))


def test_an_audit_says_more_than_gold_that_was_not_drawn_at_random() -> None:
    final = run_job(Job(LABELS)).aggregation.labels
    easy = np.where(final == TRUTH, TRUTH, UNLABELLED)
    easy[100:] = UNLABELLED
    drawn = np.full(TRUTH.size, UNLABELLED)
    some = np.random.default_rng(4).choice(TRUTH.size, 100, replace=False)
    drawn[some] = TRUTH[some]
    audit = plain_audit(final, 60, 1)
    audit = replace(audit, answers=tuple(TRUTH[list(audit.sample)].tolist()))
    for gold, at_random, known in ((easy, False, 0), (drawn, True, 100), (TRUTH, False, 400)):
        asked = GuaranteeOptions(audit=audit, gold_at_random=at_random)
        start = build_plan(run_job(Job(LABELS, gold)), options=asked).start
        assert (start.known, start.audited) == (known, 0 if known else 60)


def test_the_error_falls_from_the_start_and_best_first_is_best(plan: Plan) -> None:
    labels = np.arange(0, 4000, 100)
    best = np.array([plan.error_after(n) for n in labels])
    even = plan.start.error - np.array([plan.gain_evenly(n) for n in labels]) / plan.n_items
    assert best[0] == even[0] == plan.start.error
    assert (np.diff(best) <= 0.0).all()
    assert (best <= even + 1e-9).all()
    assert plan.per_hundred == pytest.approx(400 * (best[0] - best[1]))
    assert plan.per_hundred_evenly == pytest.approx(400 * (even[0] - even[1]))
    assert plan.per_hundred > 2 * plan.per_hundred_evenly > 0.0


def test_the_labels_needed_reach_the_wanted_error(plan: Plan) -> None:
    wanted = plan.start.error - 0.05
    needed = plan.needed(wanted)
    assert needed.labels is not None
    assert needed.evenly is not None
    assert plan.error_after(needed.labels) <= wanted + 1e-9
    assert plan.error_after(needed.labels - 6) > wanted
    assert plan.gain_evenly(needed.evenly) / plan.n_items == pytest.approx(0.05, abs=1e-3)
    assert needed.labels < needed.evenly
    assert needed.low is not None
    assert needed.low < needed.labels
    assert needed.high is None or needed.high > needed.labels
    chosen = plan.relabel_to_reach(wanted)
    assert chosen is not None
    assert chosen.labels == needed.labels
    assert plan.start.error - chosen.gained / 400 <= wanted + 1e-9


def test_an_error_that_is_there_already_takes_nothing(plan: Plan) -> None:
    needed = plan.needed(plan.start.high)
    assert (needed.labels, needed.low, needed.high, needed.evenly) == (0, 0, 0, 0)
    assert needed_sentence(plan, needed).endswith("needs no more labels.")


def test_the_range_of_a_plan_allows_for_the_error_at_its_start(plan: Plan) -> None:
    # 5.0% wrong on gold, but 3.1% to 7.6%.
    unsure = Plan(plan.forecast, plan.allocation, CurrentError(0.05, 0.031, 0.076, 400))
    there = unsure.needed(0.06)
    assert (there.labels, there.low) == (0, 0)
    assert there.high == plan.allocation.labels_for((0.076 - 0.06) * 400)
    assert there.high
    assert f"you need about {there.high:,} more labels" in needed_sentence(unsure, there)
    less = unsure.needed(0.04)
    assert less.labels
    assert less.low == 0
    assert less.high is None or less.high > less.labels
    hopeless = replace(unsure, start=CurrentError(0.05, 0.006, 0.6, 4)).needed(0.06)
    assert hopeless.high is None
    assert "possibly no number" in needed_sentence(unsure, hopeless)


def test_no_more_labels_are_fixed_than_are_wrong(plan: Plan) -> None:
    right = replace(plan, start=CurrentError(0.0, 0.0, 0.045, 80))
    assert plan.per_hundred > 0.0
    assert (right.per_hundred, right.per_hundred_evenly, right.error_after(1e6)) == (0.0, 0.0, 0.0)
    assert gain_sentence(right).startswith("The next 100 labels are expected to fix fewer than 0.1")
    said = list_sentence(right, right.relabel(100))
    assert said.endswith(" in total: expected to fix fewer than 0.1 final labels.")
    few = replace(plan, start=CurrentError(0.5 / 400, 0.0, 0.045, 80))
    listed = few.relabel(5000)
    assert listed.gained > 0.5
    assert "expected to fix 0.5 final labels and take the error rate from 0.1% to 0.0%" in (
        list_sentence(few, listed)
    )


def test_where_no_label_would_help_the_plan_offers_none() -> None:
    none = build_plan(run_job(Job(from_matrix([[k % 2 for k in range(30)]] * 9, 2))))
    assert none.allocation.size.size == 0
    said = needed_sentence(none, none.needed(0.01))
    assert said.startswith("No number of labels is expected to lower the error rate.")
    assert any("Check about 30 labels" in sentence for sentence in caution(none, None))


def test_an_error_that_no_labels_reach_is_refused_in_words(plan: Plan) -> None:
    hopeless = Plan(plan.forecast, plan.allocation, CurrentError(0.4, 0.35, 0.45, 400))
    needed = hopeless.needed(0.05)
    assert (needed.labels, needed.high, needed.evenly) == (None, None, None)
    assert hopeless.relabel_to_reach(0.05) is None
    sentence = needed_sentence(hopeless, needed)
    assert sentence.startswith("More labels alone are not expected to reach 5.0%")
    assert f"about {100 * hopeless.least:.1f}% would stay wrong" in sentence


def test_the_budget_is_spent(plan: Plan) -> None:
    chosen = plan.relabel(50)
    assert 41 <= chosen.labels <= 50
    assert chosen.gained == pytest.approx(plan.allocation.gain_of(chosen.labels), rel=0.02)
    assert f"{chosen.labels} more labels in total" in list_sentence(plan, chosen)
    with refused(DataError, match="at least one label"):
        plan.relabel(0)
    for wrong in (-0.1, 1.0, float("nan")):
        with refused(DataError, match="target error rate"):
            plan.needed(wrong)


def test_workers_left_out_do_not_count() -> None:
    excluded = np.arange(25) < 5
    left_out = build_plan(run_job(Job(LABELS, TRUTH, excluded=excluded)))
    alone = build_plan(run_job(Job(LABELS.without(excluded), TRUTH)))
    np.testing.assert_array_equal(left_out.forecast.wrong, alone.forecast.wrong)
    assert left_out.start == alone.start


def test_what_is_said(plan: Plan) -> None:
    start = plan.start
    assert start_sentence(plan) == (
        f"On 400 gold items, {100 * start.error:.1f}% of the final labels are wrong (95% interval "
        f"{100 * start.low:.1f}% to {100 * start.high:.1f}%)."
    )
    assert "Spread evenly" in needed_sentence(plan, plan.needed(plan.start.error - 0.05))
    assert gain_sentence(plan).startswith("The next 100 labels are expected to fix ")
    assert "not a guarantee" in caution(plan, None)[0]
    no_gold = build_plan(run_job(Job(LABELS)))
    assert "Only gold or an audit can show" in start_sentence(no_gold)
    assert any("Check about 100 labels" in sentence for sentence in caution(no_gold, None))


def test_where_the_model_does_not_fit_the_plan_is_said_to_be_too_hopeful(dataset: Dataset) -> None:
    labels, gold = dataset("duchenne")
    found = caution(
        build_plan(run_job(Job(labels, gold))), check_worker_model(labels, 0, ignore_progress)
    )
    assert any("too optimistic" in sentence for sentence in found)
    rng = np.random.default_rng(6)
    honest, truth = crowd(rng, rng.uniform(0.6, 0.9, 40), 600, 2, fill=0.2)
    found = caution(
        build_plan(run_job(Job(honest, truth))), check_worker_model(honest, 0, ignore_progress)
    )
    assert not any("too optimistic" in sentence for sentence in found)


def test_labels_that_were_hidden_bring_more_where_the_plan_sends_them(dataset: Dataset) -> None:
    labels, gold = dataset("rte")
    gains = np.array([_given_back(labels, gold, seed) for seed in range(3)])
    foreseen, planned, evenly = gains.mean(axis=0)
    assert planned > evenly + 0.005
    assert 0.5 * foreseen < planned < 1.5 * foreseen


def _given_back(labels: Labels, gold: IntArray, seed: int) -> tuple[float, float, float]:
    """Hide half the labels; give 300 back where a plan sends them, or to all alike.

    Give the fall of the error foreseen for those that were there to be given back, and the two
    that came.
    """
    rng = np.random.default_rng(seed)
    keep = rng.random(labels.n_labels) < 0.5
    plan = build_plan(run_job(Job(labels.only(keep), gold)))
    hidden = rng.permutation(np.flatnonzero(~keep))
    chosen = plan.relabel(300)
    more = np.zeros(labels.n_items, dtype=int)
    more[chosen.items] = chosen.more
    planned, given = keep.copy(), np.zeros(labels.n_items, dtype=int)
    for label in hidden:
        item = labels.item[label]
        if given[item] < more[item]:
            planned[label] = True
            given[item] += 1
    alike = keep.copy()
    alike[hidden[: given.sum()]] = True
    group = plan.forecast.group
    fall = plan.forecast.wrong[group, 0] - plan.forecast.wrong[group, given]
    errors = [_error(labels, gold, which) for which in (keep, planned, alike)]
    return REALIZED_GAIN_SHARE * fall.mean(), errors[0] - errors[1], errors[0] - errors[2]


def _error(labels: Labels, gold: IntArray, keep: BoolArray) -> float:
    final = voting.iterative(labels.only(keep), None, IterativeOptions(), ignore_progress).labels
    return measure_error(final, gold, labels.n_classes)[0]
