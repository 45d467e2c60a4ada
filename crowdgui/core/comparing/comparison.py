"""Rules side by side: where their labels differ, and what gold says of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.comparing.comparison_words import finding
from crowdgui.core.comparing.paired import Paired, paired
from crowdgui.core.labels import UNLABELLED, freeze

if TYPE_CHECKING:
    from crowdgui.core.comparing.tried import Tried
    from crowdgui.core.labels import BoolArray, IntArray


@dataclass(frozen=True, eq=False)
class Comparison:
    """R rules tried on the same labels, in the order in which they are shown.

    `in_use` is the key of the rule whose labels count now, tried or not; `gold` is that of the
    job (N,). A comparison grows as results come: make a new one with `plus`.
    """

    tried: tuple[Tried, ...]
    in_use: str
    gold: IntArray | None = None

    def __post_init__(self) -> None:
        freeze(self)

    def plus(self, tried: Tried) -> Comparison:
        """Add a rule, or put a new run of it in the place of the old."""
        kept = list(self.tried)
        places = [i for i, other in enumerate(kept) if other.key == tried.key]
        if places:
            kept[places[0]] = tried
        else:
            kept.append(tried)
        return Comparison(tuple(kept), self.in_use, self.gold)

    def of(self, key: str) -> Tried | None:
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
        return finding(self)

    @property
    def judged(self) -> tuple[Tried, ...]:
        """The rules that gold can judge."""
        return tuple(tried for tried in self.tried if tried.gold is not None)

    def on_gold(self, first: str, second: str) -> Paired | None:
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
        return paired(one.labels[known] == gold, other.labels[known] == gold)
