"""Rules side by side: where their labels differ, and what gold says of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.held_out import PairedComparison, compare_paired, holm
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.compare.rule_result import GoldError, RuleResult


@dataclass(frozen=True, eq=False)
class RuleComparison:
    """R rules tried on the same labels, in the order in which they are shown.

    `in_use` is the key of the rule whose labels count now, tried or not; `gold` is that of the
    job (N,). A comparison grows as results come: make a new one with `plus`.
    """

    tried: tuple[RuleResult, ...]
    in_use: str
    gold: IntArray | None = None

    def __post_init__(self) -> None:
        freeze(self)

    def plus(self, tried: RuleResult) -> RuleComparison:
        """Add a rule, or put a new run of it in the place of the old."""
        kept = list(self.tried)
        places = [i for i, other in enumerate(kept) if other.key == tried.key]
        if places:
            kept[places[0]] = tried
        else:
            kept.append(tried)
        return RuleComparison(tuple(kept), self.in_use, self.gold)

    def of(self, key: str) -> RuleResult | None:
        """Return the rule with this key, if it has been tried."""
        return next((tried for tried in self.tried if tried.key == key), None)

    def differ(self, first: int, second: int) -> BoolArray:
        """Mark the items (N,) that two rules, by place, label differently."""
        apart: BoolArray = np.not_equal(self.tried[first].labels, self.tried[second].labels)
        return apart

    @cached_property
    def differences(self) -> IntArray:
        """How many items each two rules label differently, (R, R)."""
        counts = np.zeros((len(self.tried), len(self.tried)), dtype=np.int64)
        for i, k in combinations(range(len(self.tried)), 2):
            counts[i, k] = counts[k, i] = np.count_nonzero(self.differ(i, k))
        counts.setflags(write=False)
        return counts

    @cached_property
    def contested(self) -> BoolArray:
        """Mark the items (N,) on which not all rules agree; none where no rule was tried."""
        if not self.tried:
            return np.zeros(0, dtype=bool)
        first = self.tried[0].labels
        apart: BoolArray = np.any([np.not_equal(t.labels, first) for t in self.tried], axis=0)
        return apart

    @cached_property
    def finding(self) -> str:
        """What comes out of it, in one sentence."""
        return describe_comparison(self)

    @property
    def judged(self) -> tuple[RuleResult, ...]:
        """The rules that gold can judge."""
        return tuple(tried for tried in self.tried if tried.gold is not None)

    def on_gold(self, first: str, second: str) -> PairedComparison | None:
        """Compare two rules on gold; None where gold does not cover both."""
        one, other = self.of(first), self.of(second)
        if self.gold is None or one is None or other is None:
            return None
        if one.gold is None or other.gold is None:
            return None
        known = self.gold != UNLABELLED
        for tried in (one, other):
            known = known & (tried.labels != UNLABELLED)
        gold = self.gold[known]
        return compare_paired(one.labels[known] == gold, other.labels[known] == gold)


RISK = 0.05
"""The chance that any two rules are told apart which are as good."""


def describe_comparison(comparison: RuleComparison) -> str:
    """Describe what gold tells of the rules, or else where their labels differ.

    Two rules are told apart where the sign test over the gold items on which one alone is right
    is significant at 5 %, corrected by Holm for all pairs of rules.
    """
    if len(comparison.tried) < 2:
        return tr("Run two or more rules to compare them.")
    if len(comparison.judged) < 2:
        return _without_gold(comparison)
    best, beaten = _told_apart(comparison)
    if not beaten:
        return _level(comparison)
    return _apart(comparison, best, beaten)


def _without_gold(comparison: RuleComparison) -> str:
    items = comparison.tried[0].labels.size
    apart = int(np.count_nonzero(comparison.contested))
    if not apart:
        return tr("All rules give every item the same label.")
    return tr_n(
        "The rules disagree on {n} of {items} items ({share}). Without gold, nothing here "
        "shows which is right.",
        "The rules disagree on {n} of {items} items ({share}). Without gold, nothing here "
        "shows which is right.",
        apart,
        items=format_number(items),
        share=format_percent(apart / items),
    )


def _told_apart(comparison: RuleComparison) -> tuple[RuleResult, list[RuleResult]]:
    """Return the rule with fewest wrong, the one in use if level, and those it is shown to beat."""
    judged = comparison.judged
    pairs = list(combinations(range(len(judged)), 2))
    tests = [comparison.on_gold(judged[i].key, judged[k].key) for i, k in pairs]
    corrected = dict(zip(pairs, holm([test.p if test else 1.0 for test in tests]), strict=True))
    wrong = [tried.gold.wrong if tried.gold else 0 for tried in judged]
    best = min(range(len(judged)), key=lambda i: (wrong[i], judged[i].key != comparison.in_use, i))
    beaten = [
        judged[i]
        for i in range(len(judged))
        if i != best and corrected[min(i, best), max(i, best)] <= RISK
    ]
    return judged[best], beaten


def _level(comparison: RuleComparison) -> str:
    scores = _scores(comparison)
    known = min(score.known for score in scores)
    wrong = [score.wrong for score in scores]
    between = max(wrong) - min(wrong)
    if not between:
        return tr_n(
            "All rules have {wrong} of {n} gold item wrong, so gold shows no difference "
            "between them.",
            "All rules have {wrong} of {n} gold items wrong, so gold shows no difference "
            "between them.",
            known,
            wrong=format_number(wrong[0]),
        )
    return tr_n(
        "All rules are within {between} of each other on {n} gold item, too few to show "
        "that one is best.",
        "All rules are within {between} of each other on {n} gold items, too few to show "
        "that one is best.",
        known,
        between=format_number(between),
    )


def _apart(comparison: RuleComparison, best: RuleResult, beaten: list[RuleResult]) -> str:
    score = best.gold
    assert score is not None
    others = len(comparison.judged) - 1
    words = {
        "best": best.name,
        "wrong": format_number(score.wrong),
        "known": format_number(score.known),
        "share": format_percent(score.error),
    }
    if others == 1:
        return tr(
            "“{best}” makes significantly fewer mistakes on gold than “{other}”: {wrong} "
            "of {known} ({share}).",
            other=beaten[0].name,
            **words,
        )
    if len(beaten) == 1:
        return tr(
            "“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has "
            "fewer. It is significantly better only than “{other}”.",
            other=beaten[0].name,
            **words,
        )
    return tr_n(
        "“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. "
        "It is significantly better than {beaten} of {n} other rule.",
        "“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. "
        "It is significantly better than {beaten} of the {n} others.",
        others,
        beaten=format_number(len(beaten)),
        **words,
    )


def _scores(comparison: RuleComparison) -> list[GoldError]:
    return [tried.gold for tried in comparison.judged if tried.gold is not None]
