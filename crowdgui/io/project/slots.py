"""What each slot may hold of a project, and by which keys."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from math import inf
from typing import TYPE_CHECKING, Any

from crowdgui.core.audit.sample import SKIPPED
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.costs import CostMatrix
from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.core.groups.model_votes import ModelVotes
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.prices import Prices
from crowdgui.core.question_state import EditSlot, Key
from crowdgui.core.review.decisions import Decision
from crowdgui.core.rules.registry import RULES, get_rule
from crowdgui.core.workers.cohorts import WorkerGroups
from crowdgui.core.workers.report import Thresholds
from crowdgui.io.project.values import DamagedValue

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.audit.sample import AcceptancePlan, AuditSample
    from crowdgui.core.labels import Labels
    from crowdgui.core.question_state import QuestionState

_TYPES: dict[EditSlot, Any] = {
    EditSlot.RULE: str,
    EditSlot.GUARANTEE_OPTIONS: GuaranteeOptions,
    EditSlot.THRESHOLDS: Thresholds,
    EditSlot.EXCLUDED: bool,
    EditSlot.MODEL: ModelWorker,
    EditSlot.MODEL_VOTES: ModelVotes,
    EditSlot.NO_MODELS: bool,
    EditSlot.COSTS: CostMatrix,
    EditSlot.DECISION: Decision,
    EditSlot.RANKING: RankingOptions,
    EditSlot.PRICES: Prices,
    EditSlot.WORKER_GROUPS: WorkerGroups,
    EditSlot.ADDED: int,
}
"""Types of the values; those of OPTIONS are the rule's own."""


@dataclass(frozen=True)
class DatasetSize:
    """How many items, workers and classes there are, once labels were added so many times."""

    items: int
    workers: int
    classes: int
    additions: int = 0

    def fits(self, n: int, most: int) -> bool:
        """Return whether there are, or were before labels were added, `n` of what is counted."""
        return n <= most if self.additions else n == most

    def holds(self, other: DatasetSize) -> bool:
        """Return whether labels of another size may be those there were before some were added."""
        if other.additions == self.additions:
            return other == self
        least = (other.items, other.workers, other.classes, other.additions)
        most = (self.items, self.workers, self.classes, self.additions)
        return all(few <= many for few, many in zip(least, most, strict=True))

    @classmethod
    def of(cls, labels: Labels, additions: int = 0) -> DatasetSize:
        return cls(labels.n_items, labels.n_workers, labels.n_classes, additions)


def slot_type(slot: EditSlot, key: Key) -> Any:
    """Return the type of the values in a slot."""
    return get_rule(str(key)).options if slot is EditSlot.OPTIONS else _TYPES[slot]


def check_key(slot: EditSlot, key: Any, size: DatasetSize) -> None:
    """Raise `DamagedValue` unless there can be something by this key."""
    ends = {
        EditSlot.EXCLUDED: size.workers,
        EditSlot.MODEL: size.workers,
        EditSlot.DECISION: size.items,
    }
    if slot in ends:
        known = type(key) is int and 0 <= key < ends[slot]
    else:
        known = key in RULES if slot is EditSlot.OPTIONS else key == ""
    if not known:
        raise DamagedValue


def check_value(slot: EditSlot, value: Any, size: DatasetSize) -> None:
    """Raise `DamagedValue` where a value names what is not there."""
    right = _VALUES.get(slot)
    if right is not None and not right(value, size):
        raise DamagedValue


def _is_decision(value: Decision, size: DatasetSize) -> bool:
    check_moment(value.when)
    _check_took((value.took,))
    return UNLABELLED <= value.code < size.classes


def _are_groups(value: WorkerGroups, size: DatasetSize) -> bool:
    for column in value.columns:
        _check_within(column.of_worker, UNLABELLED, len(column.values))
    return all(size.fits(len(column.of_worker), size.workers) for column in value.columns)


def _are_guarantee_options(value: GuaranteeOptions, size: DatasetSize) -> bool:
    for seed in (value.seed, *value.begun):
        _check_seed(seed)
    for audit in value.audits:
        _check_audit(audit, size)
    return (
        0 <= value.tolerance < size.classes
        and set(value.candidates) <= RULES.keys()
        and all(audit.plan is not None for audit in value.earlier)
    )


_VALUES: dict[EditSlot, Callable[[Any, DatasetSize], bool]] = {
    EditSlot.RULE: lambda key, _: key in RULES,
    EditSlot.EXCLUDED: lambda value, _: value is True,
    EditSlot.NO_MODELS: lambda value, _: value is True,
    EditSlot.DECISION: _is_decision,
    # What was decided before labels were added is about fewer classes and items.
    EditSlot.COSTS: lambda costs, size: size.fits(costs.n_classes, size.classes),
    EditSlot.ADDED: lambda n, size: 0 < n <= size.additions,
    EditSlot.PRICES: lambda prices, size: all(0 <= w < size.workers for w, _ in prices.workers),
    EditSlot.WORKER_GROUPS: _are_groups,
    EditSlot.GUARANTEE_OPTIONS: _are_guarantee_options,
}
"""What is right of the values in a slot, beyond their type."""


def check_state(state: QuestionState, labels: Labels) -> None:
    """Raise `DamagedValue` unless a state is one of these labels, which may be those of before."""
    audits = state.guarantee.audits
    lists = [one.plan.labels if one.plan else one.strata for one in audits]
    listed = () if state.worker_groups is None else state.worker_groups.columns
    right = (
        max((*state.excluded, *state.models), default=-1) < labels.n_workers
        and max(state.decisions, default=-1) < labels.n_items
        and max((made.code for made in state.decisions.values()), default=-1) < labels.n_classes
        and all(len(one) == labels.n_items for one in lists if one is not None)
        and all(len(column.of_worker) == labels.n_workers for column in listed)
        and all(worker < labels.n_workers for worker, _ in state.prices.workers)
        and (state.costs is None or state.costs.n_classes == labels.n_classes)
    )
    if not right:
        raise DamagedValue


def check_moment(when: str) -> None:
    """Raise `DamagedValue` unless this is a time in ISO 8601."""
    try:
        datetime.fromisoformat(when)
    except ValueError as error:
        raise DamagedValue from error


def _check_audit(audit: AuditSample, size: DatasetSize) -> None:
    _check_within(audit.sample, 0, size.items)
    for answers in (audit.answers, audit.second, audit.settled):
        _check_within(answers, SKIPPED, size.classes)
    times = audit.took, audit.second_took, audit.settled_took
    for took in times:
        _check_took(took)
    if max(map(len, (audit.second, audit.settled, *times))) > len(audit.sample):
        raise DamagedValue
    if audit.plan is not None:
        _check_plan(audit.plan, audit, size)
    if not 0 < len(audit.sample) == len(set(audit.sample)) == len(audit.answers):
        raise DamagedValue
    _check_seed(audit.seed)
    if audit.population is not None and not 0 < audit.population <= size.items:
        raise DamagedValue
    if audit.strata is not None:
        _check_within(audit.strata, UNLABELLED, size.classes)
        if not size.fits(len(audit.strata), size.items):
            raise DamagedValue


def _check_plan(plan: AcceptancePlan, audit: AuditSample, size: DatasetSize) -> None:
    """Raise `DamagedValue` where a plan is not of these items, or its audit is not one of it."""
    _check_within(plan.labels, UNLABELLED, size.classes)
    _check_within(plan.order, plan.first, plan.stop)
    sizes = [look.size for look in plan.looks]
    known = set(plan.order)
    right = (
        size.fits(len(plan.labels), size.items)
        and 0 <= plan.first < plan.stop <= len(plan.labels)
        and len(known) == len(plan.order)
        and known.issuperset(audit.sample)
        and 0 <= plan.acceptable <= len(plan.order)
        and 0.0 < plan.at_most < 1.0
        and sizes == sorted(set(sizes))
        and len(audit.sample) in sizes
        and all(look.size > 0 and look.alpha > 0.0 for look in plan.looks)
        and 0.0 < plan.share <= 1.0
        and 0 <= plan.tolerance < size.classes
        and (plan.costs is None or size.fits(plan.costs.n_classes, size.classes))
        and plan.alpha < 1.0
    )
    if not right:
        raise DamagedValue


def _check_within(codes: tuple[int, ...], low: int, end: int) -> None:
    if codes and not low <= min(codes) <= max(codes) < end:
        raise DamagedValue


def _check_took(took: tuple[float, ...]) -> None:
    if not all(0.0 <= seconds < inf for seconds in took):
        raise DamagedValue


def _check_seed(seed: int) -> None:
    if seed < 0:
        raise DamagedValue
