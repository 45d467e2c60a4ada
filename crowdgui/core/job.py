"""A checked job: labels, rule, options and gold, everything that a run needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.rules.registry import DEFAULT_RULE, check_order, get_rule

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.labels import Labels


MOST_NUMBERS = 1 << 26
"""Entries of all confusion matrices together, M × L²: half a GiB, and codes fit 32 bits."""


MOST_CHANCES = 1 << 28
"""Class probabilities of all items together, N × L: 2 GiB."""


@dataclass(frozen=True, eq=False)
class Job:
    """A run, described completely and checked when it is made.

    `gold` holds the true class of each item (N,), `UNLABELLED` where it is not known; a rule
    looks at it only where its choices say so. `choices` is the rule's own record, its defaults
    where None. `excluded` marks the workers (M,) whose labels do not count; None excludes nobody.
    `kinds` says which workers are models; None where all are people.
    """

    labels: Labels
    gold: IntArray | None = None
    rule: str = DEFAULT_RULE
    choices: Any = field(default=None)
    excluded: BoolArray | None = None
    kinds: WorkerKinds | None = None

    def __post_init__(self) -> None:
        rule = get_rule(self.rule)
        if self.choices is None:
            object.__setattr__(self, "choices", rule.choices())
        elif type(self.choices) is not rule.choices:
            raise DataError(Problem.OPTIONS_OF_OTHER_RULE, key=self.rule)
        check_order(self.rule, self.labels)
        check_sizes(self.labels.n_items, self.labels.n_workers, self.labels.n_classes)
        if self.gold is not None and self.gold.shape != (self.labels.n_items,):
            raise DataError(Problem.GOLD_LENGTH)
        if self.excluded is not None and self.excluded.shape != (self.labels.n_workers,):
            raise DataError(Problem.EXCLUDED_LENGTH)

    @cached_property
    def used(self) -> Labels:
        """The labels that count; workers and items keep their codes."""
        if self.excluded is None or not self.excluded.any():
            return self.labels
        return self.labels.without(self.excluded)

    def counts_same_labels(self, other: Job) -> bool:
        """Return whether the same labels count as in another run."""
        return self.labels is other.labels and _equal(self.excluded, other.excluded)

    def same_data(self, other: Job) -> bool:
        """Return whether another run has the same labels to count and the same gold."""
        return self.counts_same_labels(other) and _equal(self.gold, other.gold)


def check_sizes(n_items: int, n_workers: int, n_classes: int) -> None:
    """Refuse more confusion matrices or class probabilities than one machine should hold."""
    if n_workers * n_classes**2 > MOST_NUMBERS or n_items * n_classes > MOST_CHANCES:
        raise DataError(Problem.TOO_MANY_CLASSES, classes=n_classes, workers=n_workers)


def _equal(one: NDArray[Any] | None, other: NDArray[Any] | None) -> bool:
    if one is None or other is None:
        return one is other
    return np.array_equal(one, other)


def fixes_gold(job: Job) -> bool:
    """Return whether the rule keeps gold items at their gold label."""
    return bool(getattr(job.choices, "hold_gold", False)) and job.gold is not None


def uses_gold(job: Job) -> bool:
    """Return whether the rule has seen gold, which is then no test of its labels."""
    if job.gold is None:
        return False
    stated = any(getattr(job.choices, key, None) for key in ("accuracies", "confusions"))
    return fixes_gold(job) or (get_rule(job.rule).learns_from_gold and not stated)
