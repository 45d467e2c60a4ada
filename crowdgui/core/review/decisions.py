"""What people have decided by hand about single items, and how it wins over the rule."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.audit.sample import AuditSample


HASTY = 1.0
"""Seconds: who sets a label in less has not looked at the item.

Choosing among a few known signs takes about half a second by itself (Hick 1952, On the rate of
gain of information); reading a text or seeing what a picture shows comes on top.
"""


@dataclass(frozen=True)
class Decision:
    """What `who` found an item to be, and `when` (ISO 8601, UTC); "" where that is not known.

    `code` is the class, `UNLABELLED` where there is only a note. `is_gold` makes it the item's
    true label, for rules and worker scores; without that it only replaces the final label. `took`
    is how many seconds the item was looked at before, 0 where that is not known.
    """

    code: int
    who: str
    when: str
    note: str = ""
    is_gold: bool = False
    took: float = 0.0

    @classmethod
    def listed(cls, code: int) -> Decision:
        """Make a decision from a list, which names nobody and no time."""
        return cls(code, "", "")

    @property
    def labelled(self) -> bool:
        return self.code != UNLABELLED

    def is_confirmed_by(self, took: float) -> bool:
        """Return whether a look of so many seconds confirms a label that was set too fast."""
        return self.labelled and 0.0 < self.took < HASTY <= took


class LabelSource(StrEnum):
    """What a final label is from."""

    RULE = "rule"
    GOLD = "gold"
    AUDIT = "audit"
    REVIEWER = "reviewer"


SOURCES = tuple(LabelSource)


@dataclass(frozen=True, eq=False)
class FinalLabels:
    """The labels that are exported: the rule's, and where a person has decided, theirs.

    `labels` and `sources`, places in `SOURCES`, are of shape (N,). An item that an audit found to
    be of none of the classes has no label.
    """

    labels: IntArray
    sources: IntArray

    def source(self, item: int) -> LabelSource:
        """Return what the label of an item is from."""
        return SOURCES[int(self.sources[item])]

    def differ_from(self, gold: IntArray) -> BoolArray:
        """Mark the items (N,) that have a gold label and another label."""
        known = (gold != UNLABELLED) & (self.labels != UNLABELLED)
        other: BoolArray = known & (gold != self.labels)
        return other

    @cached_property
    def settled(self) -> BoolArray:
        """The items (N,) whose label is not the rule’s: it is from gold, an audit or a reviewer."""
        settled: BoolArray = self.sources != SOURCES.index(LabelSource.RULE)
        settled.setflags(write=False)
        return settled

    @cached_property
    def manual(self) -> IntArray:
        """The items whose label a reviewer set, in their own order."""
        return np.flatnonzero(self.sources == SOURCES.index(LabelSource.REVIEWER))

    @cached_property
    def audited(self) -> IntArray:
        """The items whose label an audit found, in their own order."""
        return np.flatnonzero(self.sources == SOURCES.index(LabelSource.AUDIT))

    @cached_property
    def settled_items(self) -> IntArray:
        """The items that are settled, in their own order."""
        return np.flatnonzero(self.settled)

    @property
    def n_settled(self) -> int:
        return int(self.settled_items.size)


def final_labels(
    labels: IntArray,
    decisions: Mapping[int, Decision],
    audit: AuditSample | None = None,
    gold: IntArray | None = None,
    earlier: Sequence[AuditSample] = (),
) -> FinalLabels:
    """Replace the rule's labels (N,) by manual ones, those an audit found, and by `gold` (N,).

    A manual label wins over an audit, and an audit over gold, which is passed where it was drawn at
    random and so counts as an audit. What `earlier` audits found of other items counts too.
    """
    sources = np.zeros(labels.size, dtype=np.int8)
    checked = audit is not None or earlier or gold is not None or decisions
    if not checked and not labels.flags.writeable:
        # Of millions of items not even a copy is made as long as nobody decided anything.
        sources.setflags(write=False)
        return FinalLabels(labels, sources)
    made = labels.copy()
    if gold is not None:
        known = gold != UNLABELLED
        made[known], sources[known] = gold[known], SOURCES.index(LabelSource.GOLD)
    for made_audit in (*earlier, *(() if audit is None else (audit,))):
        answered, answers = made_audit.answered, made_audit.final_answers
        sample = np.array(made_audit.sample, dtype=np.int64)[answered]
        made[sample] = np.where(answers[answered] >= 0, answers[answered], UNLABELLED)
        sources[sample] = SOURCES.index(LabelSource.AUDIT)
    items, codes = labelled_items(decisions)
    made[items], sources[items] = codes, SOURCES.index(LabelSource.REVIEWER)
    made.setflags(write=False)
    sources.setflags(write=False)
    return FinalLabels(made, sources)


def labelled_items(decisions: Mapping[int, Decision]) -> tuple[IntArray, IntArray]:
    """Return the items that have a manual label, and these labels."""
    return _coded({item: made.code for item, made in decisions.items() if made.labelled})


def merge_gold(
    gold: IntArray | None, n_items: int, decisions: Mapping[int, Decision]
) -> IntArray | None:
    """Add the decisions that are gold to the gold (N,) that was read; the decisions win."""
    items, codes = _coded({i: d.code for i, d in decisions.items() if d.is_gold and d.labelled})
    if not items.size:
        return gold
    known = np.full(n_items, UNLABELLED, dtype=np.int32) if gold is None else gold.copy()
    known[items] = codes
    known.setflags(write=False)
    return known


def _coded(by_item: Mapping[int, int]) -> tuple[IntArray, IntArray]:
    return np.array(list(by_item), dtype=np.int64), np.array(list(by_item.values()), dtype=np.int32)


@dataclass(frozen=True)
class ManualCounts:
    """How many labels were set by hand, and how they compare with the rule's."""

    agree: int
    differ: int
    without: int
    """Items that the rule gives no label, since nobody labelled them."""

    @property
    def n(self) -> int:
        return self.agree + self.differ + self.without


def count_manual_labels(labels: IntArray, decisions: Mapping[int, Decision]) -> ManualCounts:
    """Compare the manual labels with the rule's (N,)."""
    items, codes = labelled_items(decisions)
    rule = labels[items]
    without = int(np.count_nonzero(rule == UNLABELLED))
    agree = int(np.count_nonzero(rule == codes))
    return ManualCounts(agree, items.size - agree - without, without)
