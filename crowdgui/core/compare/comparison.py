"""Rules side by side: where their labels differ, and which are better on gold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.held_out import PairedComparison, compare_paired, holm
from crowdgui.core.labels import UNLABELLED, freeze

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.compare.rule_result import RuleResult


@dataclass(frozen=True, eq=False)
class RuleComparison:
    """R rules tried on the same labels, in the order in which they are shown.

    `in_use` is the key of the rule whose labels are in use, tried or not; `gold` is that of the
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

    @property
    def scored(self) -> tuple[RuleResult, ...]:
        """The rules whose final labels could be compared with gold."""
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
"""The probability that any two rules are called different which are equally good."""


def best_on_gold(comparison: RuleComparison) -> tuple[RuleResult, tuple[RuleResult, ...]]:
    """Return the rule with fewest gold items wrong, and those that are significantly worse.

    Two rules differ significantly where the sign test over the gold items on which only one is
    right has a p-value of at most `RISK`, corrected by Holm (1979) for all pairs of rules.

    Parameters
    ----------
    comparison : RuleComparison
        With one or more rules scored on gold.

    Returns
    -------
    best : RuleResult
        The rule in use, if it is among several with fewest wrong.
    worse : tuple of RuleResult
        In the order of the comparison.
    """
    scored = comparison.scored
    pairs = list(combinations(range(len(scored)), 2))
    tests = [comparison.on_gold(scored[i].key, scored[k].key) for i, k in pairs]
    corrected = dict(zip(pairs, holm([test.p if test else 1.0 for test in tests]), strict=True))
    wrong = [tried.gold.wrong if tried.gold else 0 for tried in scored]
    best = min(range(len(scored)), key=lambda i: (wrong[i], scored[i].key != comparison.in_use, i))
    worse = tuple(
        scored[i]
        for i in range(len(scored))
        if i != best and corrected[min(i, best), max(i, best)] <= RISK
    )
    return scored[best], worse
