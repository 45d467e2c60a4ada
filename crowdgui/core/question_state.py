"""What people chose and decided about the labels of one question, and the edits that change it.

Window, project file, command line and Python share this record: whatever Undo can take back is a
field of `QuestionState`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.groups.kinds import ModelWorker, WorkerKinds
from crowdgui.core.groups.model_votes import AS_LABELS, ModelVotes
from crowdgui.core.job import Job
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.prices import Prices
from crowdgui.core.review.decisions import Decision, merge_gold
from crowdgui.core.rules.registry import DEFAULT_RULE, get_rule
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS, Thresholds

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Options
    from crowdgui.core.tags.pooled import TagPool
    from crowdgui.core.workers.cohorts import WorkerGroups

Key = str | int


class EditSlot(StrEnum):
    """What can be changed, as project files name it; no value means the default.

    OPTIONS holds the options of a rule by the rule's key, EXCLUDED True by worker, MODEL a
    `ModelWorker` by worker and DECISION a `Decision` by item. Every other slot holds one value, at
    the key "", of the type of its field in `QuestionState`.
    """

    RULE = "rule"
    OPTIONS = "choices"
    GUARANTEE_OPTIONS = "wishes"
    THRESHOLDS = "thresholds"
    EXCLUDED = "excluded"
    MODEL = "model"
    MODEL_VOTES = "model votes"
    NO_MODELS = "no models"
    COSTS = "costs"
    DECISION = "decision"
    RANKING = "ranking"
    PRICES = "prices"
    WORKER_GROUPS = "worker groups"
    ADDED = "added"


@dataclass(frozen=True)
class Change:
    """One value before and after; None where there is none."""

    slot: EditSlot
    key: Key
    before: Any
    after: Any

    @property
    def back(self) -> Change:
        return Change(self.slot, self.key, self.after, self.before)


@dataclass(frozen=True)
class Edit:
    """What is undone in one step; `what` names it, as in “Undo exclude 4 workers”.

    `when` is the time it was made, ISO 8601 in UTC.
    """

    what: str
    when: str
    changes: tuple[Change, ...]


def utc_now() -> str:
    """Return the present time in UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_FIELDS = {
    EditSlot.RULE: "rule",
    EditSlot.GUARANTEE_OPTIONS: "guarantee",
    EditSlot.THRESHOLDS: "thresholds",
    EditSlot.OPTIONS: "options",
    EditSlot.EXCLUDED: "excluded",
    EditSlot.MODEL: "models",
    EditSlot.MODEL_VOTES: "model_votes",
    EditSlot.NO_MODELS: "no_models",
    EditSlot.COSTS: "costs",
    EditSlot.DECISION: "decisions",
    EditSlot.RANKING: "ranking",
    EditSlot.PRICES: "prices",
    EditSlot.WORKER_GROUPS: "worker_groups",
    EditSlot.ADDED: "additions",
}
_KEYED = frozenset({EditSlot.OPTIONS, EditSlot.EXCLUDED, EditSlot.MODEL, EditSlot.DECISION})
"""Slots with a value for each rule, worker or item; the others have one, at ""."""


@dataclass(frozen=True)
class QuestionState:
    """Everything about one question that people choose or decide.

    Attributes
    ----------
    rule : str
        Key of the chosen rule.
    options : mapping from rule key to Options
        Options that were set, of any rule; the others have their defaults.
    guarantee : GuaranteeOptions
    thresholds : Thresholds
        When workers are flagged.
    excluded : frozenset of int
        Codes of the workers whose labels do not count.
    models : mapping from worker code to ModelWorker
        The workers that are models; all others are people.
    model_votes : ModelVotes
        How models vote.
    no_models : bool
        Whether workers with names like models were said to be people.
    decisions : mapping from item code to Decision
    costs : CostMatrix or None
        What mistakes cost; None where each counts the same.
    ranking : RankingOptions
        How comparisons of two are ranked.
    prices : Prices
        What labels, audited and reviewed items cost in money.
    worker_groups : WorkerGroups or None
        What a list of workers says of them; None where there is no list.
    additions : int
        How many times labels were added to those the question began with.
    """

    rule: str = DEFAULT_RULE
    options: Mapping[str, Options] = field(default_factory=dict)
    guarantee: GuaranteeOptions = field(default_factory=GuaranteeOptions)
    thresholds: Thresholds = DEFAULT_THRESHOLDS
    excluded: frozenset[int] = frozenset()
    models: Mapping[int, ModelWorker] = field(default_factory=dict)
    model_votes: ModelVotes = AS_LABELS
    no_models: bool = False
    decisions: Mapping[int, Decision] = field(default_factory=dict)
    costs: CostMatrix | None = None
    ranking: RankingOptions = field(default_factory=RankingOptions)
    prices: Prices = field(default_factory=Prices)
    worker_groups: WorkerGroups | None = None
    additions: int = 0

    @classmethod
    def from_values(cls, values: Mapping[tuple[EditSlot, Key], Any]) -> QuestionState:
        """Return the state that a project file holds as single values."""
        return cls().changed(Change(slot, key, None, made) for (slot, key), made in values.items())

    def changed(self, changes: Iterable[Change]) -> QuestionState:
        """Return the state after an edit's changes."""
        made: dict[str, Any] = {}
        for change in changes:
            name = _FIELDS[change.slot]
            if change.slot not in _KEYED:
                made[name] = _DEFAULTS[name] if change.after is None else change.after
                continue
            # Copied once for an edit: for each of 100,000 changes it would take half a minute.
            if name not in made:
                kept = getattr(self, name)
                made[name] = set(kept) if change.slot is EditSlot.EXCLUDED else dict(kept)
            values = made[name]
            if change.slot is EditSlot.EXCLUDED:
                (values.add if change.after else values.discard)(int(change.key))
                continue
            key = str(change.key) if change.slot is EditSlot.OPTIONS else int(change.key)
            if change.after is None:
                values.pop(key, None)
            else:
                values[key] = change.after
        if "excluded" in made:
            made["excluded"] = frozenset(made["excluded"])
        return replace(self, **made)

    def value(self, slot: EditSlot, key: Key) -> Any:
        """Return one value as a project file holds it, None for a default."""
        found = getattr(self, _FIELDS[slot])
        if slot not in _KEYED:
            return None if found == _DEFAULTS[_FIELDS[slot]] else found
        if slot is EditSlot.EXCLUDED:
            return True if key in found else None
        return found.get(key)

    @property
    def values(self) -> dict[tuple[EditSlot, Key], Any]:
        """Every value that differs from its default, for the project file."""
        places: list[tuple[EditSlot, Key]] = [(slot, "") for slot in EditSlot if slot not in _KEYED]
        places += [(EditSlot.OPTIONS, key) for key in self.options]
        places += [(EditSlot.EXCLUDED, worker) for worker in sorted(self.excluded)]
        places += [(EditSlot.MODEL, worker) for worker in sorted(self.models)]
        places += [(EditSlot.DECISION, item) for item in self.decisions]
        found = {place: self.value(*place) for place in places}
        return {place: value for place, value in found.items() if value is not None}

    def rule_options(self, key: str = "") -> Any:
        """Return the options of a rule, of the chosen one where no key is passed."""
        key = key or self.rule
        return self.options.get(key) or get_rule(key).options()

    def merged_gold(self, gold: IntArray | None, n_items: int) -> IntArray | None:
        """Return the true label of each item (N,), decisions used as gold included."""
        return merge_gold(gold, n_items, self.decisions)

    def excluded_mask(self, n_workers: int) -> BoolArray | None:
        """Return which workers (M,) are excluded, None where nobody is."""
        if not self.excluded:
            return None
        mask = np.zeros(n_workers, dtype=bool)
        mask[list(self.excluded)] = True
        mask.setflags(write=False)
        return mask

    def worker_kinds(self, n_workers: int) -> WorkerKinds | None:
        """Return who is a model, None where nobody is."""
        return WorkerKinds(self.models, n_workers) if self.models else None

    def build_job(self, labels: Labels, gold: IntArray | None, pool: TagPool | None = None) -> Job:
        """Describe the run of the chosen rule on the labels that count, with all the gold known.

        With a `pool` it is fitted to all tags together.
        """
        known = self.merged_gold(gold, labels.n_items)
        excluded = self.excluded_mask(labels.n_workers)
        kinds = self.worker_kinds(labels.n_workers)
        options = self.options.get(self.rule)
        votes = self.model_votes
        return Job(
            labels=labels,
            gold=known,
            rule=self.rule,
            options=options,
            excluded=excluded,
            kinds=kinds,
            model_votes=votes,
            costs=self.costs,
            pool=pool,
        )


_DEFAULTS = {each.name: getattr(QuestionState(), each.name) for each in fields(QuestionState)}
