"""The Compare page in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scipy.special import expit, logit

from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.compare.calibration import measure_calibration
from crowdgui.core.compare.candidates import NotCompared
from crowdgui.core.compare.comparison import RuleComparison
from crowdgui.core.compare.recommendation import (
    ChoiceCost,
    LabelChanges,
    Recommendation,
    RuleEvidence,
)
from crowdgui.core.errors import Reason
from crowdgui.core.rules.registry import DEFAULT_RULE
from crowdgui.text.compare import (
    describe_calibration,
    describe_changes,
    describe_choice,
    describe_comparison,
    describe_cost_of_choice,
    describe_majority,
    describe_recommendation,
)
from crowdgui.text.rules import rule_name
from tests.core.compare.records import (
    ALIKE,
    BIASED,
    FOUND,
    GOLD,
    choice,
    comparison,
    row,
    rule_result,
    scores,
    tried,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.core.compare.held_out import HeldOutScores
    from crowdgui.core.compare.misfit import Misfit


def describe(
    rule: str, rows: Sequence[RuleEvidence], found: HeldOutScores | None, wrong: Misfit
) -> tuple[str, ...]:
    made = Recommendation(choice(rule), DEFAULT_RULE, tuple(rows), found, wrong)
    return describe_recommendation(made)


def said_of(*rules: RuleResult, in_use: str = "iwmv") -> str:
    return describe_comparison(comparison(*rules, in_use=in_use))


def calibrated(confidence: float, right: BoolArray, key: str = "em") -> str:
    """The sentence on a rule whose confidence, once corrected, is this."""
    curve = default_calibration(key)
    own = expit((logit(confidence) - curve.intercept) / curve.slope)
    found = rule_result(key, np.full(right.size, own))
    return describe_calibration(measure_calibration(found, np.where(right, 0, 1)))


def test_checked_items_can_show_which_rule_is_right_without_gold() -> None:
    made = comparison(tried("iwmv", (), scored=False), tried("em", (1,), scored=False))
    assert "Without gold" in describe_comparison(made)
    said = "The 60 checked items can show which rule makes fewest mistakes."
    assert describe_comparison(made, 60) == said
    # Fewer than an audit has at least are mostly luck.
    assert describe_comparison(made, 19) == (
        "19 checked items are too few to show which rule makes fewest mistakes: check at least 40."
    )


def test_confidence_against_gold() -> None:
    right = np.arange(20) >= 5
    assert calibrated(0.75, right) == (
        "15 of 20 gold items are right (75.0%), and the mean confidence is 75.0%: "
        "no significant difference."
    )
    right = np.arange(100) % 4 > 0
    assert calibrated(0.99, right).endswith("the confidence is too high.")
    assert calibrated(0.55, right).endswith("the confidence is too low.")


def test_why_confidence_cannot_be_compared() -> None:
    right = np.ones(9, dtype=bool)
    assert calibrated(0.8, right, "mv") == (
        "Not defined: this rule’s confidence isn’t a probability."
    )
    assert calibrated(0.8, right) == "Not defined: 9 gold items are too few; 10 are needed."


def test_too_few_to_show_a_difference() -> None:
    rules = tried("iwmv", range(5)), tried("em", range(1, 6)), tried("mv", range(7))
    assert said_of(*rules) == (
        "All rules are within 2 of each other on 80 gold items, too few to show that one is best."
    )
    assert said_of(*rules[:2]) == (
        "All rules have 5 of 80 gold items wrong, so gold shows no difference between them."
    )


def test_one_of_two_rules_is_shown_to_be_worse() -> None:
    assert said_of(tried("iwmv", range(5)), tried("mv", range(30))) == (
        "“Weighted voting (IWMV)” makes significantly fewer mistakes on gold than “Majority vote”: "
        "5 of 80 (6.3%)."
    )


def test_one_rule_is_shown_to_be_worse() -> None:
    rules = tried("iwmv", range(5)), tried("em", range(6)), tried("mv", range(30))
    assert said_of(*rules) == (
        "“Weighted voting (IWMV)” has 5 of 80 gold items wrong (6.3%); no rule has fewer. "
        "It is significantly better only than “Majority vote”."
    )
    assert said_of(*rules, tried("bwa", range(31)), in_use="em").endswith(
        "(6.3%); no rule has fewer. It is significantly better than 2 of the 3 others."
    )


def test_rules_level_at_the_top_are_not_ranked() -> None:
    rules = [tried("iwmv", range(9)), tried("em", range(9)), tried("mv", range(40))]
    for many in (rules, [*rules, tried("bwa", range(41))]):
        said = said_of(*many)
        assert said.startswith("“Weighted voting (IWMV)” has 9 of 80 gold items wrong (11.3%); ")
        assert "no rule has fewer" in said
        assert "fewer mistakes" not in said


def test_two_worse_rules_that_differ_are_not_called_level() -> None:
    rules = tried("iwmv", range(20)), tried("em", range(32)), tried("mv", range(40, 59))
    assert said_of(*rules).endswith("80 gold items, too few to show that one is best.")


def test_without_gold_only_the_labels_differ() -> None:
    rules = tried("iwmv", [0, 1], scored=False), tried("em", [1, 2], scored=False)
    assert said_of(*rules) == (
        "2 of 80 items (2.5%) don’t get the same label from all 2 rules that have run. Without "
        "gold, nothing here shows which is right."
    )
    # Where no worker could be compared, the rules had nothing but their assumptions.
    alone = [replace(rule, compared=0, agreed=0) for rule in rules]
    assert said_of(*alone) == (
        "2 of 80 items (2.5%) don’t get the same label from all 2 rules that have run. No item has "
        "labels from two workers, so rules differ only in what they assume."
    )
    same = tried("iwmv", [0], scored=False), tried("em", [0], scored=False)
    assert said_of(*same) == "All 2 rules that have run give every item the same label."


@pytest.mark.parametrize("rules", [(), (tried("iwmv", []),)])
def test_nothing_to_compare(rules: tuple[RuleResult, ...]) -> None:
    assert "two or more rules" in describe_comparison(RuleComparison(rules, "iwmv", GOLD))


def test_the_recommendation_comes_first() -> None:
    said = describe("consensus", [row("mv", 0.03, 0.06)], scores(mv=0.03), ALIKE)
    assert said[0] == describe_choice(choice("consensus"))
    assert said[0] == (
        "Use “Ensemble of rules”: without checked items, no rule has fewer errors on average over "
        "25 real datasets."
    )


def test_checked_items_choose_the_rule() -> None:
    assert describe_choice(choice("consensus", 95, consensus=6, em=5)) == (
        "Use “Ensemble of rules”: it has 6 of 95 checked items wrong, and no other rule has at "
        "least 2 fewer."
    )
    assert describe_choice(choice("em", 95, consensus=9, em=5)) == (
        f"Use “{rule_name('em')}”: it has 5 of 95 checked items wrong, “Ensemble of rules” 9."
    )


def test_with_costs_the_cheapest_labels_choose_the_rule() -> None:
    found = choice("em", 80, consensus=9, em=11)
    first, second = (
        replace(one, cost=cost) for one, cost in zip(found.checked, (36.0, 20.0), strict=True)
    )
    assert describe_choice(replace(found, checked=(first, second))) == (
        f"Use “{rule_name('em')}”: its labels of 80 checked items cost 0.250 on average, those of "
        "“Ensemble of rules” 0.450."
    )
    assert describe_choice(replace(found, rule="consensus", checked=(first, second))) == (
        "Use “Ensemble of rules”: its labels of 80 checked items cost 0.450 on average, and no "
        "other rule’s cost clearly less."
    )


def test_what_the_choice_does_to_the_guarantee() -> None:
    assert "stays valid" in describe_cost_of_choice(ChoiceCost.ALLOWED)
    planned = describe_cost_of_choice(ChoiceCost.NOT_PLANNED)
    assert planned.startswith("The audit was not started with “The audit may choose the rule”")
    changed = describe_cost_of_choice(ChoiceCost.LABELS_CHANGED)
    assert changed.startswith("Labels have changed since the audit was drawn")
    for cost in (planned, changed):
        assert cost.endswith("count as possibly wrong in the guarantee.")


def test_what_the_recommended_rule_would_change() -> None:
    assert describe_changes("iwmv", LabelChanges("consensus", 1, 0, 0), 800) == (
        "“Weighted voting (IWMV)” ran first because it is fast. "
        "The recommended “Ensemble of rules” would change 1 of 800 labels."
    )
    assert describe_changes("em", LabelChanges("consensus", 0, 0, 0), 800).endswith(
        "gives the same labels."
    )


def test_a_rule_worse_than_majority_is_warned_of() -> None:
    assert describe_majority("iwmv", LabelChanges("consensus", 50, 60, 30)) == ""
    assert describe_majority("iwmv", LabelChanges("consensus", 50, 60, 31)) == (
        "“Weighted voting (IWMV)” differs from majority voting on 60 items, and on 31 of them BWA "
        "and EBCC side with majority voting: “Weighted voting (IWMV)” may follow a few workers too "
        "far here."
    )


def test_without_any_evidence() -> None:
    said = describe("consensus", [], None, ALIKE)
    assert said[1].startswith("Hardly any item has two labels, so no labels were held out")
    assert "No item has a gold label, so mistakes on gold can’t be compared." in said


def test_what_the_misfit_tests_found() -> None:
    none = describe(DEFAULT_RULE, [], None, ALIKE)
    assert "No class bias found: 2.0% of labels differ" in none[3]
    assert none[4] == "There is no sign of worker groups that are good at different items."
    found = describe(DEFAULT_RULE, [], None, replace(BIASED, swap=FOUND, groups=(7, 3)))
    assert "Workers have class bias: 20.0% of labels differ" in found[3]
    assert found[4].startswith("Workers form two groups of 7 and 3 that are good at different")


def test_rules_that_were_not_compared_are_named_with_the_reason() -> None:
    rows = [RuleEvidence("ebcc", reason=Reason.make(NotCompared.TOO_SLOW, n=2000))]
    assert describe(DEFAULT_RULE, rows, None, ALIKE)[-1] == (
        "Not compared: “Item types (EBCC)”, which takes too long with more than 2,000 labels."
    )


def test_the_held_out_labels_in_words() -> None:
    found = scores(bwa=0.4)
    first = describe("bwa", [row("bwa", 0.4, 0.0001)], found, ALIKE)[1]
    assert first.startswith("On 50 held-out labels, the geometric mean probability is ")
    assert first.endswith(
        "a lead this large with 1 rule tried would be very rare. Better predictions don’t show "
        "fewer errors."
    )
    rows = [row("bwa", 0.4, 0.2), row("mv", 0.1, 0.9)]
    assert "by chance in 20.0% of cases" in describe(DEFAULT_RULE, rows, found, ALIKE)[1]
    none = describe(DEFAULT_RULE, [row("bwa", -0.1, 0.9)], found, ALIKE)[1]
    assert "no rule predicts better than “Weighted voting (IWMV)”" in none


def test_a_part_is_described_as_one() -> None:
    rows, part = [row("bwa", 0.4, 0.2)], "Only a random part of the items was used."
    found = scores(bwa=0.4)
    assert part not in describe(DEFAULT_RULE, rows, found, ALIKE)[1]
    sampled = replace(found, sampled=True)
    assert describe(DEFAULT_RULE, rows, sampled, ALIKE)[1].endswith(" " + part)


def test_gold_in_words() -> None:
    def said(gold: tuple[int, int], chance: float) -> str:
        rows = [row("em", -0.1, 0.9, gold, chance)]
        return describe(DEFAULT_RULE, rows, scores(em=-0.1), ALIKE)[2]

    assert said((1, 0), 0.6) == (
        f"Of 80 gold items, only “{rule_name('em')}” is right on 1 and only “Weighted voting "
        "(IWMV)” on 0: too few to show a difference."
    )
    assert said((1, 3), 0.6).endswith(" on 3: no evidence for it.")
    assert said((20, 1), 0.01).endswith(" on 1: a significant difference.")
