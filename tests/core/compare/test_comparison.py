"""Rules side by side: where they differ, and which are better on gold."""

from __future__ import annotations

import numpy as np

from crowdgui.core.compare.comparison import RuleComparison, best_on_gold
from crowdgui.core.compare.rule_result import RuleResult
from crowdgui.core.labels import UNLABELLED
from tests.core.compare.records import GOLD, comparison, tried


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
