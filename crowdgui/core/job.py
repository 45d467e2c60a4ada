"""The whole work without a window: a checked job in, a frozen outcome out."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.bounds.plug_in import plug_in
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.outcome import Outcome, score_on_gold
from crowdgui.core.progress import Progress, silent
from crowdgui.core.rules.table import BASELINE, RULES, SUGGESTED, rule_of
from crowdgui.core.text import tr
from crowdgui.core.workers.report import worker_report

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.labels import BoolArray, IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report

MOST_NUMBERS = 1 << 26
"""Entries of all confusion matrices together, M × L²: half a GiB, and codes fit 32 bits."""

MOST_CHANCES = 1 << 28
"""Class probabilities of all items together, N × L: 2 GiB."""


@dataclass(frozen=True, eq=False)
class Job:
    """A run, described completely and checked when it is made.

    `gold` holds the true class of each item (N,), `UNLABELLED` where it is not known; a rule
    looks at it only where its choices say so. `choices` is the rule's own record, its defaults
    where None. `excluded` marks the workers (M,) whose labels do not count; None leaves nobody out.
    """

    labels: Labels
    gold: IntArray | None = None
    rule: str = SUGGESTED
    choices: Any = field(default=None)
    excluded: BoolArray | None = None

    def __post_init__(self) -> None:
        rule = rule_of(self.rule)
        if self.choices is None:
            object.__setattr__(self, "choices", rule.choices())
        elif type(self.choices) is not rule.choices:
            raise DataError(Problem.OPTIONS_OF_OTHER_RULE, key=self.rule)
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


def holds_gold(job: Job) -> bool:
    """Return whether the rule keeps gold items at their gold label."""
    return bool(getattr(job.choices, "hold_gold", False)) and job.gold is not None


def uses_gold(job: Job) -> bool:
    """Return whether the rule has seen gold, which is then no test of its labels."""
    if job.gold is None:
        return False
    stated = any(getattr(job.choices, key, None) for key in ("accuracies", "confusions"))
    return holds_gold(job) or (rule_of(job.rule).learns_from_gold and not stated)


def run(job: Job, report: Report = silent) -> Outcome:
    """Return final labels, the worker report and the guarantee; `report` may raise `Cancelled`."""
    start = perf_counter()
    aggregation = rule_of(job.rule).fit(job.used, job.gold, job.choices, report)
    seconds = perf_counter() - start
    return replace(complete(job, aggregation, report), seconds=seconds)


def complete(job: Job, aggregation: Aggregation, report: Report = silent) -> Outcome:
    """Add to what the rule found all that follows from it; this took the rule no seconds."""
    majority = aggregation
    if not rule_of(job.rule).is_baseline:
        plain = RULES[BASELINE]
        majority = plain.fit(job.used, job.gold, plain.choices(), _without_steps(report))
    workers = worker_report(job.labels, aggregation, job.gold, report, excluded=job.excluded)
    report(Progress(tr("Working out the bounds")))
    return Outcome(
        job=job,
        aggregation=aggregation,
        majority=majority,
        workers=workers,
        guarantee=plug_in(job.used, aggregation, workers),
        # Items held at their gold label cannot be wrong, which says nothing of the others.
        gold=None if holds_gold(job) else score_on_gold(aggregation.labels, job.gold),
        seconds=0.0,
    )


def _without_steps(report: Report) -> Report:
    """Pass on where the work is, but not the steps: they belong to the chosen rule."""
    return lambda progress: report(Progress(progress.stage, progress.fraction))
