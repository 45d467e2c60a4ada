"""The guaranteed mean cost is about the labels that are exported, whatever was changed since."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import audit_more, draw_audit, plan_acceptance, plan_looks
from crowdgui.core.audit.accepted import find_acceptance
from crowdgui.core.audit.cost_bound import CostMethod
from crowdgui.core.audit.sample import SKIPPED, AuditSample, Look
from crowdgui.core.bounds.guarantee import BoundKind, GuaranteeOptions, Needs
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.bounds.mean_cost import NoCostBound, mean_cost
from crowdgui.core.costs import CostMatrix
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.results import Outcome, run_job, with_costs
from crowdgui.core.review.decisions import Decision, final_labels
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray

COSTS = CostMatrix(((0.0, 1.0, 1.0), (1.0, 0.0, 1.0), (5.0, 5.0, 0.0)))
LABELS, TRUTH = crowd(np.random.default_rng(7), np.full(5, 0.55), 120, 3)
OUTCOME = run_job(Job(LABELS, rule="em-pooled", costs=COSTS))
ALPHA = 0.2


def audit_of(outcome: Outcome, seed: int, n: int = 40, truth: IntArray = TRUTH) -> AuditSample:
    no = np.zeros(120, dtype=bool)
    looks = (Look(n, ALPHA),)
    plan = plan_acceptance(
        outcome.labels, outcome.own_probability, outcome.tied, no, seed, 0.1, looks, costs=COSTS
    )
    made = draw_audit(LABELS.item_ids, plan, seed)
    return replace(made, answers=tuple(int(truth[item]) for item in made.sample))


def true_cost(outcome: Outcome, audit: AuditSample) -> float:
    final = final_labels(outcome.labels, {}, audit).labels
    return float(COSTS.array[TRUTH, final].mean())


def test_no_more_than_alpha_of_the_audits_fail_with_corrections_counted() -> None:
    missed = 0
    for seed in range(60):
        audit = audit_of(OUTCOME, seed)
        found = mean_cost(OUTCOME, GuaranteeOptions(alpha=ALPHA, audit=audit), {})
        assert found is not None
        assert found.at_most is not None
        assert found.method is CostMethod.LEVELS
        assert found.alpha == ALPHA
        missed += found.at_most < true_cost(OUTCOME, audit) - 1e-12
    assert missed <= 60 * ALPHA


def test_a_look_has_its_part_of_the_risk_and_states_the_whole() -> None:
    no = np.zeros(120, dtype=bool)
    looks = plan_looks(120, 40, ALPHA)
    chance = OUTCOME.own_probability
    plan = plan_acceptance(OUTCOME.labels, chance, OUTCOME.tied, no, 3, 0.1, looks, costs=COSTS)
    audit = draw_audit(LABELS.item_ids, plan, 3)
    audit = replace(audit, answers=tuple(int(TRUTH[item]) for item in audit.sample))
    found = mean_cost(OUTCOME, GuaranteeOptions(alpha=ALPHA, audit=audit), {})
    whole = mean_cost(OUTCOME, GuaranteeOptions(alpha=ALPHA, audit=audit_of(OUTCOME, 3)), {})
    assert found is not None
    assert whole is not None
    assert found.alpha == pytest.approx(ALPHA)
    assert found.at_most is not None
    assert whole.at_most is not None
    assert found.at_most > whole.at_most


def test_manual_labels_lower_it_and_labels_changed_since_the_draw_raise_it() -> None:
    audit = audit_of(OUTCOME, 3)
    guarantee_options = GuaranteeOptions(alpha=ALPHA, audit=audit)
    first = mean_cost(OUTCOME, guarantee_options, {})
    unseen = [item for item in range(120) if item not in audit.sample]
    wrong = [item for item in unseen if OUTCOME.labels[item] != TRUTH[item]]
    made = {item: Decision(int(TRUTH[item]), "me", "") for item in wrong[:4]}
    second = mean_cost(OUTCOME, guarantee_options, made)
    assert first is not None
    assert second is not None
    assert first.at_most is not None
    assert second.at_most is not None
    saved = sum(COSTS.array[TRUTH[item], OUTCOME.labels[item]] for item in made)
    assert second.at_most == pytest.approx(first.at_most - saved / 120)
    # Other costs give other labels: the plan is frozen, and each is counted with the most it costs.
    other = with_costs(OUTCOME, COSTS.counted(2, 5.0))
    moved = [item for item in unseen if other.labels[item] != OUTCOME.labels[item]]
    assert moved
    third = mean_cost(other, guarantee_options, {})
    assert third is not None
    assert third.reason is not None
    assert third.reason.code is NoCostBound.COSTS_CHANGED
    # The same costs with other labels, as after a change of the rule's options.
    third = mean_cost(replace(other, job=OUTCOME.job), guarantee_options, {})
    acceptance = find_acceptance(audit, other.labels, {})
    assert third is not None
    assert third.at_most is not None
    worst = sum(COSTS.worst[other.labels[item]] for item in moved)
    assert third.at_most == pytest.approx(first.at_most + worst / 120)
    assert acceptance is not None
    assert acceptance.changed == sum(acceptance.accepted[item] for item in moved)


def test_a_right_label_that_was_drawn_and_is_set_by_hand_before_its_answer_saves_nothing() -> None:
    no = np.zeros(120, dtype=bool)
    looks = plan_looks(120, 40, ALPHA)
    chance = OUTCOME.own_probability
    plan = plan_acceptance(OUTCOME.labels, chance, OUTCOME.tied, no, 3, 0.1, looks, costs=COSTS)
    audit = draw_audit(LABELS.item_ids, plan, 3)
    audit = replace(audit, answers=tuple(int(TRUTH[item]) for item in audit.sample))
    more = audit_more(audit, LABELS.item_ids)
    asked = GuaranteeOptions(alpha=ALPHA, audit=more)
    right = [i for i in more.sample[40:] if OUTCOME.labels[i] == TRUTH[i]]
    assert right
    by_hand = {item: Decision(int(TRUTH[item]), "me", "") for item in right}
    before, after = (mean_cost(OUTCOME, asked, made) for made in ({}, by_hand))
    assert before is not None
    assert after is not None
    assert after.at_most == before.at_most


def test_a_label_set_by_hand_against_random_gold_costs_what_gold_says() -> None:
    drawn = np.random.default_rng(0).choice(120, 40, replace=False)
    gold = np.full(120, UNLABELLED, dtype=np.int32)
    gold[drawn] = TRUTH[drawn]
    known = run_job(Job(LABELS, gold, "em-pooled", costs=COSTS))
    asked = GuaranteeOptions(alpha=ALPHA, gold_at_random=True)
    item = int(drawn[TRUTH[drawn] == 2][0])
    found = [mean_cost(known, asked, made) for made in ({}, {item: Decision(0, "me", "")})]
    before, after = (one.at_most for one in found if one is not None)
    assert before is not None
    assert after == pytest.approx(before + COSTS.array[2, 0] / 120)


def test_what_nobody_could_tell_counts_with_the_most_it_can_cost() -> None:
    audit = audit_of(OUTCOME, 3)
    skipped = replace(audit, answers=(SKIPPED,) * len(audit.sample))
    found = mean_cost(OUTCOME, GuaranteeOptions(alpha=ALPHA, audit=skipped), {})
    assert found is not None
    labels = OUTCOME.labels[list(audit.sample)]
    assert found.found == pytest.approx(COSTS.worst[labels].mean())


def test_gold_counts_and_there_is_a_reason_where_there_is_no_guarantee() -> None:
    gold = TRUTH.astype(np.int32)
    known = run_job(Job(LABELS, gold, "em-pooled", costs=COSTS))
    counted = mean_cost(known, GuaranteeOptions(), {})
    assert counted is not None
    assert counted.method is CostMethod.COUNTED
    assert counted.at_most == pytest.approx(COSTS.array[TRUTH, known.labels].mean())
    some = np.where(np.arange(120) % 3 == 0, gold, UNLABELLED).astype(np.int32)
    part = run_job(Job(LABELS, some, "em-pooled", costs=COSTS))
    for guarantee_options, outcome, why in (
        (GuaranteeOptions(), OUTCOME, NoCostBound.NOTHING_CHECKED),
        (GuaranteeOptions(), part, NoCostBound.NOTHING_CHECKED),
        (
            GuaranteeOptions(audit=audit_of(OUTCOME, 1).answer(5, UNLABELLED)),
            OUTCOME,
            NoCostBound.UNFINISHED,
        ),
    ):
        found = mean_cost(outcome, guarantee_options, {})
        assert found is not None
        assert found.at_most is None
        assert found.reason is not None
        assert found.reason.code is why
    drawn = mean_cost(part, GuaranteeOptions(gold_at_random=True), {})
    assert drawn is not None
    assert drawn.at_most is not None
    assert mean_cost(run_job(Job(LABELS)), GuaranteeOptions(), {}) is None


def test_bounds_of_the_rule_count_each_label_that_costs_have_changed() -> None:
    labels, _ = crowd(np.random.default_rng(8), np.full(9, 0.85), 200, 3)
    plain = run_job(Job(labels, rule="iwmv"))
    outcome = with_costs(plain, COSTS)
    before = build_guarantee(plain, GuaranteeOptions())
    after = build_guarantee(outcome, GuaranteeOptions(), check=before.model)
    changed = int(np.count_nonzero(outcome.changed_by_costs))
    assert changed
    assert after.cost is not None
    assert after.cost.changed == changed
    counted = 0
    for one in before.entries:
        other = after.entry(one.key)
        if one.value is None or other.value is None:
            continue
        assert one.kind.from_above
        assert any(c.what.code is Needs.DIFFERENCES_COUNTED for c in other.conditions)
        counted += 1
        assert one.value < other.value
    assert all(one.value is None for one in after.entries if one.kind is BoundKind.HIGH_PROBABILITY)
    assert after.items is not None
    assert np.isnan(after.items[outcome.changed_by_costs]).all()
    assert counted
