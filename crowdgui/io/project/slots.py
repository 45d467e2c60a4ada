"""What each slot may hold of a project, and by which keys."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
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
    from crowdgui.core.audit.sample import AcceptancePlan, AuditSample
    from crowdgui.core.labels import Labels

_KINDS: dict[EditSlot, Any] = {
    EditSlot.RULE: str,
    EditSlot.WISHES: GuaranteeOptions,
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
}
"""Types of the values; those of CHOICES are the rule's own."""


@dataclass(frozen=True)
class DatasetSize:
    """How many items, workers and classes there are."""

    items: int
    workers: int
    classes: int

    @classmethod
    def of(cls, labels: Labels) -> DatasetSize:
        return cls(labels.n_items, labels.n_workers, labels.n_classes)


def slot_type(slot: EditSlot, key: Key) -> Any:
    """Return the type of the values in a slot."""
    return get_rule(str(key)).choices if slot is EditSlot.CHOICES else _KINDS[slot]


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
        known = key in RULES if slot is EditSlot.CHOICES else key == ""
    if not known:
        raise DamagedValue


def check_value(slot: EditSlot, value: Any, size: DatasetSize) -> None:
    """Raise `DamagedValue` where a value names what is not there."""
    match slot:
        case EditSlot.RULE if value not in RULES:
            raise DamagedValue
        case EditSlot.EXCLUDED | EditSlot.NO_MODELS if value is not True:
            raise DamagedValue
        case EditSlot.DECISION:
            check_moment(value.when)
            if not UNLABELLED <= value.code < size.classes:
                raise DamagedValue
        case EditSlot.COSTS if value.n_classes != size.classes:
            raise DamagedValue
        case EditSlot.PRICES if any(not 0 <= w < size.workers for w, _ in value.workers):
            raise DamagedValue
        case EditSlot.WORKER_GROUPS:
            for column in value.columns:
                _check_within(column.of_worker, UNLABELLED, len(column.values))
                if len(column.of_worker) != size.workers:
                    raise DamagedValue
        case EditSlot.WISHES:
            _check_seed(value.seed)
            if not 0 <= value.tolerance < size.classes:
                raise DamagedValue
            if not set(value.candidates) <= RULES.keys():
                raise DamagedValue
            if value.audit is not None:
                _check_audit(value.audit, size)


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
    if max(len(audit.second), len(audit.settled)) > len(audit.sample):
        raise DamagedValue
    if audit.plan is not None:
        _check_plan(audit.plan, audit, size)
    if not 0 < len(audit.sample) == len(set(audit.sample)) == len(audit.answers):
        raise DamagedValue
    _check_seed(audit.seed)
    if audit.strata is not None:
        _check_within(audit.strata, UNLABELLED, size.classes)
        if len(audit.strata) != size.items:
            raise DamagedValue


def _check_plan(plan: AcceptancePlan, audit: AuditSample, size: DatasetSize) -> None:
    """Raise `DamagedValue` where a plan is not of these items, or its audit is not one of it."""
    _check_within(plan.labels, UNLABELLED, size.classes)
    _check_within(plan.order, 0, size.items)
    sizes = [look.size for look in plan.looks]
    known = set(plan.order)
    right = (
        len(plan.labels) == size.items
        and len(known) == len(plan.order)
        and known.issuperset(audit.sample)
        and 0 <= plan.acceptable <= len(plan.order)
        and 0.0 < plan.at_most < 1.0
        and sizes == sorted(set(sizes))
        and len(audit.sample) in sizes
        and all(look.size > 0 and look.alpha > 0.0 for look in plan.looks)
        and 0.0 < plan.share <= 1.0
        and 0 <= plan.tolerance < size.classes
        and (plan.costs is None or plan.costs.n_classes == size.classes)
        and plan.alpha < 1.0
    )
    if not right:
        raise DamagedValue


def _check_within(codes: tuple[int, ...], low: int, end: int) -> None:
    if codes and not low <= min(codes) <= max(codes) < end:
        raise DamagedValue


def _check_seed(seed: int) -> None:
    if seed < 0:
        raise DamagedValue
