"""Which rule is recommended, by checked items and without them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance
from crowdgui.core.audit.accepted import find_acceptance
from crowdgui.core.audit.bounds import alpha_share, choose_rule
from crowdgui.core.audit.checked_items import checked_items, count_checked
from crowdgui.core.audit.forecast import LEAST_AUDIT
from crowdgui.core.audit.sample import SKIPPED, AuditSample, Look
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.compare import candidates, misfit
from crowdgui.core.compare.candidates import (
    NotCompared,
    n_rounds,
    skipped_candidates,
    subsample_items,
)
from crowdgui.core.compare.comparison import evaluate_rule
from crowdgui.core.compare.misfit import NotTested
from crowdgui.core.compare.recommendation import (
    CheckedRule,
    ChoiceCost,
    _choose,
    choose,
    compare_on_gold,
    cost_of_choice,
    count_changes,
    evidence_rows,
    expected_seconds,
    may_choose,
    plan_for,
    recommend_rule,
    recommendable,
    with_chosen,
)
from crowdgui.core.costs import CostMatrix, label_costs
from crowdgui.core.errors import Reason
from crowdgui.core.job import Job, fit_rule
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.results import run_job
from crowdgui.core.rules import ebcc
from crowdgui.core.rules.registry import CANDIDATES, DEFAULT_RULE, RECOMMENDED, RULES
from crowdgui.text.compare import describe_choice
from tests.core.compare.records import row, scores
from tests.core.strategies import crowd, from_matrix, make_labels

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.compare.comparison import RuleResult

NOTHING = GuaranteeOptions()


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the slow rules out of the held-out labels, and draw fewer sets."""
    monkeypatch.setattr(candidates, "MOST_FOR_SLOW", 10)
    monkeypatch.setattr(candidates, "MOST_ROUNDS", 4)
    monkeypatch.setattr(misfit, "DRAWS", 9)


def some_labels(n_items: int = 120, n_classes: int = 3) -> tuple[Labels, IntArray]:
    return crowd(np.random.default_rng(0), np.linspace(0.4, 0.9, 8), n_items, n_classes, fill=0.5)


def audit_by(truth: IntArray, n: int, drawn: int | None = None) -> AuditSample:
    """Check the first n of the items drawn, without a plan."""
    sample = np.random.default_rng(1).permutation(truth.size)[: drawn or n]
    answers = [int(truth[item]) for item in sample[:n]]
    answers += [UNLABELLED] * (sample.size - n)
    return AuditSample(tuple(sample.tolist()), 1, tuple(answers))


@cache
def tried_on(n_items: int) -> tuple[RuleResult, ...]:
    """Run every candidate on these labels once for all tests."""
    job = Job(some_labels(n_items)[0])
    return tuple(evaluate_rule(replace(job, rule=key, options=None)) for key in CANDIDATES)


def test_candidates_are_rules_that_need_nothing_stated() -> None:
    assert CANDIDATES[0] == RECOMMENDED
    assert set(CANDIDATES) <= set(RULES)
    assert DEFAULT_RULE in CANDIDATES
    assert not any(RULES[key].needs_worker_input for key in CANDIDATES)


def test_without_checked_items_it_is_the_recommended_rule() -> None:
    labels, truth = some_labels()
    # Gold that was not drawn at random chooses nothing: it may be of easier items.
    for gold in (None, truth):
        made = choose(Job(labels, gold), NOTHING)
        assert (made.rule, made.checked, made.chosen) == (RECOMMENDED, (), None)
    few = GuaranteeOptions(audit=audit_by(truth, LEAST_AUDIT - 1))
    assert choose(Job(labels), few).checked == ()


def test_without_overlap_it_is_the_rule_that_keeps_every_label() -> None:
    rng = np.random.default_rng(2)
    # Two answers of one worker are no two workers' answers.
    item, worker = np.append(np.arange(90), 7), np.append(rng.integers(0, 5, 90), -1)
    worker[-1] = worker[7]
    code = rng.integers(0, 3, 91)
    labels = Labels.from_codes(
        item, worker, code, text_array(map(str, range(90))), text_array("abcde"), text_array("xyz")
    )
    assert not labels.overlap
    assert some_labels()[0].overlap
    made = choose(Job(labels), NOTHING)
    assert (made.rule, made.overlap) == (DEFAULT_RULE, False)
    assert sorted(recommendable(labels)) == sorted(CANDIDATES)
    kept = fit_rule(Job(labels, rule=made.rule)).labels
    np.testing.assert_array_equal(np.delete(kept, 7), np.delete(code[:90], 7))
    said = describe_choice(made)
    assert said.startswith("Use “Weighted voting (IWMV)”: no item has labels from two workers")


def test_what_does_not_fit_in_memory_is_not_recommended(monkeypatch: pytest.MonkeyPatch) -> None:
    labels, _ = some_labels()
    monkeypatch.setattr(ebcc, "MOST_NUMBERS", 10)
    assert choose(Job(labels), NOTHING).rule == "em-pooled"
    assert {"ebcc", RECOMMENDED}.isdisjoint(recommendable(labels))
    left_out = skipped_candidates(labels)
    assert left_out["ebcc"] == left_out[RECOMMENDED] == Reason(NotCompared.TOO_LARGE)


def test_checked_items_choose_the_rule_with_fewest_mistakes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    labels, truth = some_labels(60)
    job, n = Job(labels), 40
    audit = audit_by(truth, n)
    made = choose(job, GuaranteeOptions(audit=audit))
    items = np.array(audit.sample)
    wrong = {}
    for one in tried_on(60):
        wrong[one.key] = int(np.count_nonzero(one.labels[items] != truth[items]))
    assert {one.key: one.wrong for one in made.checked} == wrong
    assert made.n == n
    best = min(wrong, key=lambda key: wrong[key] - (key == RECOMMENDED))
    assert made.rule == best
    assert made.chosen is not None
    assert made.chosen.key == best
    # Rules that ran already are not run again.
    monkeypatch.setattr("crowdgui.core.compare.recommendation._fit", None)
    again = choose(job, GuaranteeOptions(audit=audit), tried=tried_on(60))
    assert [(one.key, one.wrong) for one in again.checked] == list(wrong.items())


def test_with_costs_checked_items_choose_the_rule_whose_labels_cost_least() -> None:
    labels, truth = crowd(np.random.default_rng(3), np.linspace(0.4, 0.9, 8), 60, 3, fill=0.5)
    costs = CostMatrix(((0.0, 20.0, 20.0), (1.0, 0.0, 1.0), (1.0, 1.0, 0.0)))
    audit = audit_by(truth, 40)
    made = choose(Job(labels, costs=costs), GuaranteeOptions(audit=audit))
    items, first = np.array(audit.sample), made.checked[0]
    items = items[first.labels[items] != UNLABELLED]
    by_class = costs.array[truth[items]]
    cost = {
        one.key: float(by_class[np.arange(items.size), one.labels[items]].sum())
        for one in made.checked
    }
    assert {one.key: one.cost for one in made.checked} == cost
    ahead = cost[first.key] / first.wrong
    assert made.rule == min(cost, key=lambda key: cost[key] - ahead * (key == first.key))
    fewest = min(made.checked, key=lambda one: one.wrong - (one is first))
    assert cost[made.rule] < cost[fewest.key]


def test_an_item_without_labels_costs_nothing_by_any_rule() -> None:
    labels, truth = crowd(np.random.default_rng(3), np.linspace(0.4, 0.9, 8), 60, 3, fill=0.15)
    costs = CostMatrix(((0.0, 9.0, 4.0), (1.0, 0.0, 1.0), (1.0, 1.0, 0.0)))
    audit = audit_by(truth, 40)
    made = choose(Job(labels, costs=costs), GuaranteeOptions(audit=audit))
    without = labels.labels_per_item == 0
    assert without[list(audit.sample)].any()
    for one in made.checked:
        assert (one.labels == UNLABELLED).tolist() == without.tolist()
        pairs = [(truth[item], one.labels[item]) for item in audit.sample if not without[item]]
        assert one.cost == pytest.approx(sum(costs.array[pair] for pair in pairs))


def test_mistakes_that_a_target_tolerates_are_counted_in_the_head_start_of_costs() -> None:
    """Ten labels are off by one class, which costs 1 each: as few as one less are ahead."""
    truth = np.arange(40) % 4
    off = truth + (np.arange(40) < 10)
    costs = CostMatrix(tuple(tuple(float(abs(i - j)) for j in range(5)) for i in range(5)))
    nothing = np.zeros(40, dtype=bool), np.ones(40)

    def rule(key: str, labels: IntArray) -> CheckedRule:
        made = CheckedRule(key, 0, labels, *nothing)
        return replace(made, cost=float(label_costs(costs, truth, labels).sum()))

    items = np.arange(40)
    near = np.where(np.arange(40) < 9, off, truth), np.where(np.arange(40) < 8, off, truth)
    first, one, two = rule("first", off), rule("one", near[0]), rule("two", near[1])
    assert _choose([first, one], items, truth) == "first"
    assert _choose([first, two], items, truth) == "two"


def test_equal_costs_are_equal_whatever_the_order_of_their_sum() -> None:
    one, other = 0.1 + 0.2 + 0.3, 0.3 + 0.2 + 0.1
    assert one > other
    assert choose_rule({"first": 9.0, "one": one, "other": other}, 0.5) == "one"
    assert choose_rule({"first": one + 0.5, "other": other}, 0.5) == "first"
    assert choose_rule({"first": 0.3, "other": 0.0}, 0.3) == "first"


def test_items_count_as_checked_at_a_complete_look() -> None:
    labels, truth = some_labels()
    done = run_job(Job(labels)).aggregation
    looks = (Look(40, 0.03), Look(60, 0.02))
    nobody = np.zeros(truth.size, dtype=bool)
    plan = plan_acceptance(done.labels, done.confidence, done.tied, nobody, 7, 0.05, looks)
    drawn = draw_audit(labels.item_ids, plan, 7, 60)
    for answered, counted in ((39, 0), (40, 40), (59, 40), (60, 60)):
        answers = [int(truth[item]) for item in drawn.sample[:answered]]
        answers += [UNLABELLED] * (60 - answered)
        audit = replace(drawn, answers=tuple(answers))
        found = checked_items(Job(labels), GuaranteeOptions(audit=audit))
        assert list(found) == list(audit.sample[:counted])
        assert all(found[item] == truth[item] for item in found)
    # Of a skipped item nobody knows the class.
    skipped = replace(audit, answers=(SKIPPED, *audit.answers[1:]))
    assert len(checked_items(Job(labels), GuaranteeOptions(audit=skipped))) == 59
    # It still counts as checked: one of 40 does not keep the audit from choosing a rule.
    first = (SKIPPED, *audit.answers[1:40], *[UNLABELLED] * 20)
    options = GuaranteeOptions(audit=replace(drawn, answers=first))
    assert (count_checked(Job(labels), options), may_choose(Job(labels), options)) == (40, True)
    nothing = replace(drawn, answers=(*[SKIPPED] * 40, *[UNLABELLED] * 20))
    assert not may_choose(Job(labels), GuaranteeOptions(audit=nothing))


def test_gold_drawn_at_random_is_a_check() -> None:
    labels, truth = some_labels()
    gold = np.where(np.arange(truth.size) < 50, truth, UNLABELLED).astype(np.int32)
    job = Job(labels, gold)
    assert checked_items(job, NOTHING) == {}
    random = GuaranteeOptions(gold_at_random=True)
    assert checked_items(job, random) == {i: int(truth[i]) for i in range(50)}
    assert choose(job, random, tried=tried_on(120)).n == 50


def test_another_rules_plan_is_the_one_it_would_have_been_drawn_with() -> None:
    labels, truth = some_labels()
    outcome = run_job(Job(labels))
    done = outcome.aggregation
    decided = np.zeros(truth.size, dtype=bool)
    decided[3] = True
    keys = CANDIDATES
    looks = (Look(40, 0.03 * alpha_share(DEFAULT_RULE, keys)),)
    before = plan_acceptance(
        done.labels,
        done.confidence,
        done.tied & ~decided,
        decided,
        7,
        0.1,
        looks,
        share=alpha_share(DEFAULT_RULE, keys),
    )
    drawn = draw_audit(labels.item_ids, before, 7)
    audit = replace(drawn, answers=tuple(int(truth[item]) for item in drawn.sample))
    planned = GuaranteeOptions(audit=audit, candidates=keys)
    made = choose(outcome.job, planned, tried=tried_on(120))
    other = next(one for one in made.checked if one.key == RECOMMENDED)
    moved = plan_for(audit, other, keys)
    assert moved.plan is not None
    assert moved.plan.alpha == pytest.approx(before.alpha)
    kept = np.where(decided, done.labels, other.labels)
    share = alpha_share(RECOMMENDED, keys)
    expected = plan_acceptance(
        kept,
        other.confidence,
        other.tied & ~decided,
        decided,
        7,
        0.1,
        (Look(40, 0.03 * share),),
        share=share,
    )
    assert replace(moved.plan, looks=expected.looks) == expected
    assert moved.plan.looks[0].alpha == pytest.approx(expected.looks[0].alpha)
    assert (moved.sample, moved.answers) == (audit.sample, audit.answers)
    found = find_acceptance(moved, other.labels, {})
    assert found is not None
    assert found.found == np.count_nonzero(kept[list(audit.sample)] != truth[list(audit.sample)])


def test_only_what_was_fixed_before_the_draw_may_be_chosen() -> None:
    labels, truth = some_labels()
    outcome = run_job(Job(labels))
    done, nobody = outcome.aggregation, np.zeros(truth.size, dtype=bool)
    share = alpha_share(DEFAULT_RULE, CANDIDATES)
    plan = plan_acceptance(
        done.labels,
        done.confidence,
        done.tied,
        nobody,
        7,
        0.1,
        (Look(40, 0.05 * share),),
        share=share,
    )
    drawn = draw_audit(labels.item_ids, plan, 7)
    audit = replace(drawn, answers=tuple(int(truth[item]) for item in drawn.sample))
    planned = GuaranteeOptions(audit=audit, candidates=CANDIDATES)
    made = choose(outcome.job, planned, tried=tried_on(120))
    chosen = replace(made, rule=RECOMMENDED)
    assert chosen.chosen is not None
    assert cost_of_choice(outcome, planned) is ChoiceCost.ALLOWED
    moved = with_chosen(planned, chosen, ChoiceCost.ALLOWED)
    assert moved.audit == plan_for(audit, chosen.chosen, CANDIDATES)

    alone = replace(planned, candidates=())
    assert cost_of_choice(outcome, alone) is ChoiceCost.NOT_PLANNED
    assert with_chosen(alone, chosen, ChoiceCost.NOT_PLANNED) is alone

    # Workers excluded after a look at the audit may be so because of what it found.
    other = run_job(Job(labels, None, DEFAULT_RULE, None, np.arange(labels.n_workers) == 7))
    assert cost_of_choice(other, planned) is ChoiceCost.LABELS_CHANGED
    assert with_chosen(planned, chosen, ChoiceCost.LABELS_CHANGED) is planned

    # Without looks the share of the risk is set with the rule.
    plain = GuaranteeOptions(audit=replace(audit, plan=None))
    assert cost_of_choice(outcome, plain) is ChoiceCost.ALLOWED
    assert with_chosen(plain, chosen, ChoiceCost.ALLOWED).candidates == CANDIDATES


def test_what_the_recommended_rule_would_change() -> None:
    labels, _ = some_labels()
    outcome = run_job(Job(labels))
    tried = next(one for one in tried_on(120) if one.key == RECOMMENDED)
    assert tried.careful is not None
    plain, final = outcome.majority.labels, outcome.aggregation.labels
    made = count_changes(outcome, tried)
    assert made.changed == np.count_nonzero(tried.labels != final)
    assert made.from_majority == np.count_nonzero(plain != final)
    assert made.against == np.count_nonzero((plain != final) & (tried.careful == plain))
    differ = np.flatnonzero(plain != final)
    assert differ.size > 2
    for sided, warned in ((differ, True), (differ[:1], False)):
        careful = np.full(plain.size, UNLABELLED)
        careful[sided] = plain[sided]
        assert count_changes(outcome, replace(tried, careful=careful)).majority_is_supported is (
            warned
        )


def test_more_labels_take_longer() -> None:
    small, large = (some_labels(n)[0] for n in (60, 240))
    assert 0 < expected_seconds(small) < expected_seconds(large)


def test_every_rule_is_compared_with_one() -> None:
    found = scores(bwa=0.1, em=0.2)
    rows = evidence_rows(found, {}, ("iwmv", "bwa", "em"), "iwmv", {})
    assert [one.key for one in rows] == ["bwa", "em"]
    for one in rows:
        assert one.gain == found.gain(one.key, "iwmv")
        assert one.p_value is not None
        assert one.p_value < 0.05
    assert row("em", 0.0, 1.0, (20, 1), 0.01).better_on_gold
    assert row("em", 0.0, 1.0, (1, 2), 1.0).worse_on_gold


@pytest.mark.usefixtures("_quick")
def test_the_rows_hold_every_other_candidate() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.linspace(0.5, 0.9, 8), 60, 3)
    advice = recommend_rule(Job(labels), NOTHING)
    assert advice.rule == RECOMMENDED
    # What takes too long to predict with is not what the others are compared with.
    assert advice.base == DEFAULT_RULE
    slow = {"ebcc", "consensus", "kos"}
    assert {row.key for row in advice.rows if row.reason} == slow
    assert [row.key for row in advice.rows if not row.reason] == [
        key for key in CANDIDATES if key not in {DEFAULT_RULE, *slow}
    ]
    for each in advice.rows:
        assert (each.gain is None) == bool(each.reason)
        assert each.gold is None
    reason = Reason.make(NotCompared.TOO_SLOW, n=10)
    assert {row.reason for row in advice.rows if row.reason} == {reason}


def test_nothing_to_judge_by() -> None:
    advice = recommend_rule(Job(from_matrix([[0, 1, -1], [-1, -1, 1]], 2)), NOTHING)
    assert (advice.rule, advice.base) == (DEFAULT_RULE, RECOMMENDED)
    assert advice.held_out is None
    assert advice.misfit.bias.reason == Reason(NotTested.SINGLE_LABELS)


def test_on_gold_all_are_compared_with_one_rule() -> None:
    labels, truth = crowd(np.random.default_rng(0), np.linspace(0.5, 0.9, 8), 60, 2)
    job = Job(labels, truth)
    keys = ("iwmv", "mv", "em")
    tried = [evaluate_rule(replace(job, rule=key, options=None)) for key in keys]
    fresh = compare_on_gold(job, keys, "iwmv", ())
    assert compare_on_gold(job, keys, "iwmv", tried) == fresh
    assert set(fresh) == {"mv", "em"}
    wrong = {one.key: one.gold.wrong for one in tried if one.gold}
    for key, pair in fresh.items():
        assert pair.fewer_wrong == wrong["iwmv"] - wrong[key]


def test_large_data_leave_out_slow_rules_and_most_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    labels, _ = crowd(np.random.default_rng(0), np.linspace(0.5, 0.9, 8), 500, 3)
    assert n_rounds(labels) == candidates.MOST_ROUNDS
    monkeypatch.setattr(candidates, "MOST_LABELS", 4000 * 3 * 4)
    assert n_rounds(labels) == 4
    monkeypatch.setattr(candidates, "MOST_FOR_SLOW", 3999)
    assert set(skipped_candidates(labels)) == {"ebcc", "consensus", "kos"}
    # They may be recommended and chosen all the same: each is fitted once for that.
    assert recommendable(labels) == CANDIDATES
    part = subsample_items(labels, np.random.default_rng(0), 400)
    assert 200 < part.n_labels < 800
    # Whole items, all workers of whom there are labels, and every class.
    assert (part.labels_per_item == 8).all()
    assert part.n_workers == 8
    assert subsample_items(labels, np.random.default_rng(0), 4000) is labels


def test_a_part_holds_an_item_and_its_own_workers_only() -> None:
    # Two items, the one by nine workers, the other by two: some seeds would draw neither.
    labels = make_labels([0] * 9 + [1] * 2, [*range(9), 9, 10], [0] * 11, 2, 11, 2)
    for seed in range(20):
        part = subsample_items(labels, np.random.default_rng(seed), 2)
        assert part.n_labels in (9, 2, 11)
        assert part.labels_per_worker.tolist() == [1] * part.n_labels
