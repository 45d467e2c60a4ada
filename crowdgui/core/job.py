"""A checked job: labels, rule, options and gold, everything that a run needs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.audit.gold_draw import gold_draw_doubts
from crowdgui.core.errors import DataError, Problem, Reason
from crowdgui.core.groups.model_votes import (
    AS_LABELS,
    ModelVotes,
    ModelVotesNote,
    has_probabilities,
    model_behind_gold,
    vote_with_models,
)
from crowdgui.core.labels import MOST_NUMBERS
from crowdgui.core.options import OptionKind, option_fields
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import DEFAULT_RULE, check_rule, get_rule
from crowdgui.core.rules.scoring import FEW_CLASSES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.tags.pooled import TagPool


MOST_PROBABILITIES = 1 << 28
"""Class probabilities of all items together, N × L: 2 GiB."""


MOST_VOTES = 1 << 26
"""The same of labels in so many classes that only votes are counted, and answers M × L."""


MOST_CLASSES = 1 << 12
"""Classes of which only votes are counted: tables of two classes, L², take 128 MiB."""


@dataclass(frozen=True, eq=False)
class Job:
    """A run, described completely and checked when it is made.

    `gold` holds the true class of each item (N,), `UNLABELLED` where it is not known; a rule
    looks at it only where its options say so. `options` is the rule's own record, its defaults
    where None. `excluded` marks the workers (M,) whose labels do not count; None excludes nobody.
    `kinds` says which workers are models, None where all are people; `model_votes` how these vote.
    `costs` are what mistakes cost; None counts each as one, and makes the most probable class the
    final label.
    With a `pool` the rule is fitted to the labels of all its tags, of which these are one.
    """

    labels: Labels
    gold: IntArray | None = None
    rule: str = DEFAULT_RULE
    options: Any = field(default=None)
    excluded: BoolArray | None = None
    kinds: WorkerKinds | None = None
    model_votes: ModelVotes = AS_LABELS
    costs: CostMatrix | None = None
    pool: TagPool | None = None

    def __post_init__(self) -> None:
        rule, labels = get_rule(self.rule), self.labels
        if self.options is None:
            object.__setattr__(self, "options", rule.options())
        elif type(self.options) is not rule.options:
            raise DataError(Problem.OPTIONS_OF_OTHER_RULE, key=self.rule)
        if labels.tables_fit or not _votes_fit(labels):
            check_sizes(labels.n_items, labels.n_workers, labels.n_classes)
        check_rule(self.rule, labels)
        if self.gold is not None and self.gold.shape != (self.labels.n_items,):
            raise DataError(Problem.GOLD_LENGTH)
        if self.excluded is not None and self.excluded.shape != (self.labels.n_workers,):
            raise DataError(Problem.EXCLUDED_LENGTH)
        if self.costs is not None:
            self.costs.check_classes(self.labels.n_classes)

    @cached_property
    def used(self) -> Labels:
        """The labels that count; workers and items keep their codes."""
        if self.excluded is None or not self.excluded.any():
            return self.labels
        return self.labels.without(self.excluded)

    @cached_property
    def gold_model(self) -> int | None:
        """A model whose own labels the gold seems to be, whether or not they count; mostly None."""
        models = None if self.kinds is None else self.kinds.model_codes
        return None if models is None else model_behind_gold(self.labels, models, self.gold)

    @cached_property
    def gold_draw_doubts(self) -> tuple[Reason, ...]:
        """Why gold can't have been drawn at random, the clearest first; mostly nothing."""
        return () if self.gold is None else gold_draw_doubts(self.used, self.gold)

    @property
    def gold_draw_doubt(self) -> Reason | None:
        """The clearest of these."""
        return next(iter(self.gold_draw_doubts), None)

    @cached_property
    def learns_from_gold(self) -> bool:
        """Whether the rule takes class shares or what some worker is like from gold."""
        learns = get_rule(self.rule).learns_from_gold
        return (
            learns is not None
            and self.gold is not None
            and learns(self.used, self.gold, self.options)
        )

    def counts_same_labels(self, other: Job) -> bool:
        """Return whether the same labels count, and in the same way, as in another run."""
        same = self.model_votes == other.model_votes
        return same and self.labels is other.labels and _equal(self.excluded, other.excluded)

    def same_data(self, other: Job) -> bool:
        """Return whether another run has the same labels to count and the same gold."""
        return self.counts_same_labels(other) and _equal(self.gold, other.gold)


def check_sizes(n_items: int, n_workers: int, n_classes: int) -> None:
    """Refuse more confusion matrices or class probabilities than one machine should hold."""
    if n_workers * n_classes**2 > MOST_NUMBERS or n_items * n_classes > MOST_PROBABILITIES:
        raise DataError(Problem.TOO_MANY_CLASSES, classes=n_classes, workers=n_workers)


def _votes_fit(labels: Labels) -> bool:
    """Return whether the votes for each class can be held, of items and of workers."""
    rows = max(labels.n_items, labels.n_workers)
    # Votes of few classes are counted by a table of them.
    some = FEW_CLASSES < labels.n_classes <= MOST_CLASSES
    return some and rows * labels.n_classes <= MOST_VOTES


def _equal(one: NDArray[Any] | None, other: NDArray[Any] | None) -> bool:
    if one is None or other is None:
        return one is other
    return np.array_equal(one, other)


def fit_rule(
    job: Job, report: ProgressCallback = ignore_progress, labels: Labels | None = None
) -> Aggregation:
    """Return what the job's rule makes of the labels that count, or of some of them.

    Models vote as the job says. With a pool of tags the rule is fitted to all of them together.
    """
    if job.pool is not None and labels is None:
        from crowdgui.core.tags.pooled import take_tag

        pool = job.pool
        whole = replace(job, labels=pool.stacked, gold=pool.stacked_gold, pool=None)
        return take_tag(fit_rule(whole, report), pool)
    rule, used = get_rule(job.rule), job.used if labels is None else labels

    def fit(labels: Labels) -> Aggregation:
        return rule.fit(labels, job.gold, job.options, report)

    if job.model_votes == AS_LABELS:
        return fit(used)
    if job.kinds is None:
        found = fit(used)
        note = Reason(ModelVotesNote.NO_MODELS_TO_VOTE)
        return replace(found, notes=(*found.notes, note))
    return vote_with_models(
        job.rule,
        used,
        job.kinds,
        job.model_votes,
        None if fixes_gold(job) else job.gold,
        fit,
        takes_probabilities=rule.takes_probabilities,
        stated=rule.needs_worker_input or _states_workers(job),
    )


def _states_workers(job: Job) -> bool:
    """Return whether numbers were stated of single workers."""
    of_workers = (OptionKind.PER_WORKER, OptionKind.PER_ANSWER)
    options = option_fields(type(job.options))
    return any(o.kind in of_workers and getattr(job.options, o.key) for o in options)


def fixes_gold(job: Job) -> bool:
    """Return whether the rule keeps gold items at their gold label."""
    return bool(getattr(job.options, "hold_gold", False)) and job.gold is not None


def uses_gold(job: Job) -> bool:
    """Return whether the rule has seen gold, which is then no test of its labels."""
    if job.gold is None:
        return False
    return fixes_gold(job) or job.learns_from_gold or _tempers_by_gold(job)


def _tempers_by_gold(job: Job) -> bool:
    """Return whether the power of models' probabilities is estimated from gold."""
    wanted = job.model_votes.use_probabilities and get_rule(job.rule).takes_probabilities
    return wanted and has_probabilities(job.used, job.kinds)
