"""Rules side by side: where they differ, and what gold tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.compare.comparison import RuleComparison
from crowdgui.core.compare.rule_result import GoldError, RuleResult
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from collections.abc import Sequence


GOLD = np.zeros(80, dtype=np.int32)


def tried(key: str, wrong: Sequence[int], n: int = 80, *, judged: bool = True) -> RuleResult:
    """A rule that labels the items in `wrong` 1, all others 0."""
    labels = np.isin(np.arange(n), list(wrong)).astype(np.int32)
    return RuleResult(
        key=key,
        labels=labels,
        tied=np.zeros(n, dtype=bool),
        confidence=np.ones(n),
        iterations=3,
        converged=True,
        seconds=0.01,
        gold=GoldError(n, len(wrong), 0.0, 1.0) if judged else None,
        gold_reason="",
        agreed=1,
        compared=2,
        expected_error=None,
        expected_reason="",
        bound=None,
        bound_reason="",
    )


def comparison(*rules: RuleResult, in_use: str = "iwmv") -> RuleComparison:
    return RuleComparison(rules, in_use, GOLD[: rules[0].labels.size])


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


def test_too_few_to_tell_apart() -> None:
    found = comparison(tried("iwmv", range(5)), tried("em", range(1, 6)), tried("mv", range(7)))
    assert found.finding == (
        "All rules are within 2 of each other on 80 gold items, too few to show that one is best."
    )
    level = comparison(tried("iwmv", range(5)), tried("em", range(1, 6)))
    assert level.finding == (
        "All rules have 5 of 80 gold items wrong, so gold shows no difference between them."
    )


def test_one_of_two_rules_is_shown_to_be_worse() -> None:
    assert comparison(tried("iwmv", range(5)), tried("mv", range(30))).finding == (
        "“Weighted voting (IWMV)” makes significantly fewer mistakes on gold than “Majority vote”: "
        "5 of 80 (6.3%)."
    )


def test_one_rule_is_shown_to_be_worse() -> None:
    rules = tried("iwmv", range(5)), tried("em", range(6)), tried("mv", range(30))
    assert comparison(*rules).finding == (
        "“Weighted voting (IWMV)” has 5 of 80 gold items wrong (6.3%); no rule has fewer. "
        "It is significantly better only than “Majority vote”."
    )
    more = comparison(*rules, tried("bwa", range(31)), in_use="em")
    assert more.finding.endswith(
        "(6.3%); no rule has fewer. It is significantly better than 2 of the 3 others."
    )


def test_rules_level_at_the_top_are_not_ranked() -> None:
    rules = [tried("iwmv", range(9)), tried("em", range(9)), tried("mv", range(40))]
    for many in (rules, [*rules, tried("bwa", range(41))]):
        said = comparison(*many).finding
        assert said.startswith("“Weighted voting (IWMV)” has 9 of 80 gold items wrong (11.3%); ")
        assert "no rule has fewer" in said
        assert "fewer mistakes" not in said


def test_two_worse_rules_that_differ_are_not_said_to_be_level() -> None:
    """The best is shown to beat none, though one of the others is beaten by another, 12 to none."""
    rules = tried("iwmv", range(20)), tried("em", range(32)), tried("mv", range(40, 59))
    found = comparison(*rules)
    pair = found.on_gold("iwmv", "em")
    assert pair is not None
    assert (pair.only_first, pair.only_second, pair.p < 0.001) == (12, 0, True)
    assert found.finding.endswith("80 gold items, too few to show that one is best.")


def test_the_correction_counts_all_pairs() -> None:
    """Seven items against none is .016: beyond noise for two rules, not among six."""
    two = comparison(tried("iwmv", []), tried("em", range(7)))
    assert "significantly fewer mistakes" in two.finding
    others = [tried(key, [i]) for i, key in enumerate(("mv", "oswmv", "bwa", "ebcc"))]
    six = comparison(tried("iwmv", []), tried("em", range(7)), *others)
    assert "too few to show that one is best" in six.finding


def test_without_gold_only_the_labels_differ() -> None:
    rules = tried("iwmv", [0, 1], judged=False), tried("em", [1, 2], judged=False)
    assert comparison(*rules).finding == (
        "The rules disagree on 2 of 80 items (2.5%). Without gold, nothing here shows "
        "which is right."
    )
    same = tried("iwmv", [0], judged=False), tried("em", [0], judged=False)
    assert comparison(*same).finding == "All rules give every item the same label."


@pytest.mark.parametrize("rules", [(), (tried("iwmv", []),)])
def test_nothing_to_compare(rules: tuple[RuleResult, ...]) -> None:
    assert "two or more rules" in RuleComparison(rules, "iwmv", GOLD).finding


def test_rules_as_good_are_seldom_told_apart() -> None:
    """The correction keeps its word: of 300 comparisons of eight equal rules few find anything."""
    rng = np.random.default_rng(0)
    keys = ("iwmv", "mv", "em", "em-pooled", "bwa", "ebcc", "oswmv", "em-class")
    alarms = 0
    for _ in range(300):
        rules = [tried(key, np.flatnonzero(rng.random(80) < 0.15).tolist()) for key in keys]
        alarms += "beyond noise" in comparison(*rules).finding
    assert alarms <= 15
