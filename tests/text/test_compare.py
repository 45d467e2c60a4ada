"""The Compare page in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.compare.calibration import measure_calibration
from crowdgui.core.compare.candidates import NotCompared
from crowdgui.core.compare.comparison import RuleComparison
from crowdgui.core.compare.recommendation import Recommendation, RuleEvidence, evidence_rows
from crowdgui.core.reasons import Reason
from crowdgui.core.rules.registry import SUGGESTED
from crowdgui.text.compare import (
    describe_calibration,
    describe_comparison,
    describe_recommendation,
)
from crowdgui.text.rules import rule_name
from tests.core.compare.records import (
    ALIKE,
    BIASED,
    FOUND,
    GOLD,
    comparison,
    row,
    rule_result,
    scores,
    tried,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.compare.held_out import HeldOutScores
    from crowdgui.core.compare.misfit import Misfit
    from crowdgui.core.compare.rule_result import RuleResult


def describe(
    rule: str, rows: Sequence[RuleEvidence], found: HeldOutScores | None, wrong: Misfit
) -> tuple[str, ...]:
    return describe_recommendation(Recommendation(rule, tuple(rows), found, wrong))


def said_of(*rules: RuleResult, in_use: str = "iwmv") -> str:
    return describe_comparison(comparison(*rules, in_use=in_use))


def calibrated(confidence: float, right: BoolArray, key: str = "em") -> str:
    found = rule_result(key, np.full(right.size, confidence))
    return describe_calibration(measure_calibration(found, np.where(right, 0, 1)))


def test_confidence_against_gold() -> None:
    right = np.arange(20) >= 5
    assert calibrated(0.75, right) == (
        "15 of 20 gold items are right (75.0%), and the rule’s mean confidence is 75.0%: "
        "no significant difference."
    )
    right = np.arange(100) % 4 > 0
    assert calibrated(0.99, right).endswith("the rule is overconfident.")
    assert calibrated(0.55, right).endswith("the rule is underconfident.")


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
        "The rules disagree on 2 of 80 items (2.5%). Without gold, nothing here shows "
        "which is right."
    )
    same = tried("iwmv", [0], scored=False), tried("em", [0], scored=False)
    assert said_of(*same) == "All rules give every item the same label."


@pytest.mark.parametrize("rules", [(), (tried("iwmv", []),)])
def test_nothing_to_compare(rules: tuple[RuleResult, ...]) -> None:
    assert "two or more rules" in describe_comparison(RuleComparison(rules, "iwmv", GOLD))


def test_the_recommendation_comes_first() -> None:
    rows = [row("mv", 0.03, 0.06)]
    assert describe(SUGGESTED, rows, scores(mv=0.03), ALIKE)[0] == (
        "Keep “Weighted voting (IWMV)”: no other rule is significantly better on these labels."
    )
    best = [row("bwa", 0.03, 0.01)]
    assert describe("bwa", best, scores(bwa=0.03), ALIKE)[0] == (
        f"Use “{rule_name('bwa')}”: it predicts held-out labels significantly better than "
        "“Weighted voting (IWMV)”."
    )
    gold = [row("em", -0.1, 0.9, (20, 1), 0.01)]
    assert describe("em", gold, scores(em=-0.1), ALIKE)[0].startswith(
        f"Use “{rule_name('em')}”: it makes significantly fewer mistakes on gold"
    )


def test_without_any_evidence() -> None:
    said = describe(SUGGESTED, [], None, ALIKE)
    assert said[0] == "Keep “Weighted voting (IWMV)”: there is no evidence to compare rules."
    assert said[1].startswith("Hardly any item has two labels, so no labels were held out")
    assert "There is no gold to compare rules on." in said


def test_what_the_misfit_tests_found() -> None:
    none = describe(SUGGESTED, [], None, ALIKE)
    assert "No class bias found: 2.0% of labels differ" in none[3]
    assert none[4] == "There is no sign of worker groups that are good at different items."
    found = describe(SUGGESTED, [], None, replace(BIASED, swap=FOUND, groups=(7, 3)))
    assert "Workers have class bias: 20.0% of labels differ" in found[3]
    assert found[4].startswith("Workers form two groups of 7 and 3 that are good at different")


def test_rules_that_were_not_compared_are_named_with_the_reason() -> None:
    rows = [RuleEvidence("ebcc", reason=Reason.make(NotCompared.TOO_SLOW, n=2000))]
    assert describe(SUGGESTED, rows, None, ALIKE)[-1] == (
        "Not compared: “Item types (EBCC)”, which takes too long with more than 2,000 labels."
    )


def test_rules_set_aside_are_named_with_the_reason() -> None:
    found = scores(**{"bwa": 0.1, "em": 0.1, "em-pooled": 0.1})
    rows = evidence_rows(found, {}, ("iwmv", "bwa", "em", "em-pooled"), {}, ALIKE, 0)
    assert describe(SUGGESTED, rows, found, ALIKE)[-1] == (
        f"Predictions by “{rule_name('em')}”, “{rule_name('em-pooled')}” are not used: each "
        "learns class bias, but no significant class bias was found."
    )
    rows = evidence_rows(None, {}, ("iwmv", "bwa", "em"), {}, ALIKE, 0)
    assert not any("are not used" in s for s in describe(SUGGESTED, rows, None, ALIKE))


def test_a_rule_chosen_by_gold_does_not_hide_one_that_predicts_better() -> None:
    rows = [row("em", -0.1, 0.9, (20, 1), 0.01), row("bwa", 0.4, 0.2)]
    said = describe("em", rows, scores(em=-0.1, bwa=0.4), ALIKE)[1]
    assert "no suitable rule" not in said
    assert "“BWA" in said or "Bayesian" in said


def test_the_held_out_labels_in_words() -> None:
    found = scores(bwa=0.4)
    first = describe("bwa", [row("bwa", 0.4, 0.0001)], found, ALIKE)[1]
    assert first.startswith("On 50 held-out labels, the geometric mean probability is ")
    assert first.endswith("a lead this large with 1 rule tried would be very rare.")
    rows = [row("bwa", 0.4, 0.2), row("mv", 0.1, 0.9)]
    assert "by chance in 20.0% of cases" in describe(SUGGESTED, rows, found, ALIKE)[1]
    none = describe(SUGGESTED, [row("bwa", -0.1, 0.9)], found, ALIKE)[1]
    assert "no suitable rule predicts better than “Weighted voting (IWMV)”" in none


def test_a_part_is_described_as_one() -> None:
    rows, part = [row("bwa", 0.4, 0.2)], "Only a random part of the items was used."
    found = scores(bwa=0.4)
    assert part not in describe(SUGGESTED, rows, found, ALIKE)[1]
    sampled = replace(found, sampled=True)
    assert describe(SUGGESTED, rows, sampled, ALIKE)[1].endswith(" " + part)


def test_gold_in_words() -> None:
    def said(gold: tuple[int, int], chance: float) -> str:
        rows = [row("em", -0.1, 0.9, gold, chance)]
        return describe(SUGGESTED, rows, scores(em=-0.1), ALIKE)[2]

    assert said((1, 0), 0.6) == (
        f"Of 80 gold items, only “{rule_name('em')}” is right on 1 and only “Weighted voting "
        "(IWMV)” on 0: too few to show a difference."
    )
    assert said((1, 3), 0.6).endswith(" on 3: no evidence for it.")
    assert said((20, 1), 0.01).endswith(" on 1: a significant difference.")
