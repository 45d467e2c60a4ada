"""The labels of one question, all that was decided about them, and the last good outcome."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.project_state import build_job
from crowdgui.core.review.decisions import Decision, FinalLabels, Slot, final_labels, merge_gold
from crowdgui.core.rules.registry import RULES, SUGGESTED
from crowdgui.core.workers.report import Thresholds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.job import Job
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Change, Edit, Key
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.outcome import SavedOutcome


if TYPE_CHECKING:
    Values = Mapping[tuple[Slot, Key], Any]


class QuestionState(QObject):
    """What one question has of its own; without `data` it is what stands before a file is open.

    `saved` is the last result as a project holds it, `finished` when the outcome was found.

    Signals: `applied` with the changes of an edit that was made, undone or redone; `gold_changed`
    after it where the true labels are others.
    """

    applied = Signal(object)
    gold_changed = Signal()

    def __init__(
        self,
        data: ImportedLabels | None = None,
        values: Values = MappingProxyType({}),
        edits: Sequence[Edit] = (),
        done: int = 0,
        saved: SavedOutcome | None = None,
    ) -> None:
        super().__init__()
        self.data, self.saved = data, saved
        self.outcome: Outcome | None = None
        self.guarantee: Guarantee | None = None
        self.final: FinalLabels | None = None
        self.gold: IntArray | None = None
        self.finished: datetime | None = None
        self.wishes = GuaranteeOptions()
        self.thresholds = Thresholds()
        self.rule = SUGGESTED
        self.choices: dict[str, Any] = {key: rule.choices() for key, rule in RULES.items()}
        self.excluded: set[int] = set()
        self.decisions: dict[int, Decision] = {}
        self.undo = QUndoStack()
        self._guaranteed: GuaranteeOptions | None = None
        self._values: dict[tuple[Slot, Key], Any] = {}
        for (slot, key), value in values.items():
            self._set(slot, key, value)
        self._mark_gold()
        self._replaying = True
        for edit in edits:
            self.make(edit)
        self.undo.setIndex(done)
        self._replaying = False

    @property
    def values(self) -> Values:
        """Everything that is not as it is at first, for the project file."""
        return dict(self._values)

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Every edit in the order made, those that were undone included."""
        commands = (self.undo.command(i) for i in range(self.undo.count()))
        return tuple(made.edit for made in commands if isinstance(made, _Command))

    @property
    def excluded_mask(self) -> BoolArray | None:
        """The workers left out (M,), None where nobody is."""
        if self.data is None or not self.excluded:
            return None
        mask = np.zeros(self.data.labels.n_workers, dtype=bool)
        mask[list(self.excluded)] = True
        mask.setflags(write=False)
        return mask

    @property
    def outdated(self) -> bool:
        """Whether the outcome was made with other choices, workers or gold than the present."""
        if self.outcome is None:
            return False
        made = self.outcome.job
        return (made.rule, made.choices) != (self.rule, self.choices[self.rule]) or self.behind

    @property
    def behind(self) -> bool:
        """Whether the outcome was made with other workers or gold than the present ones."""
        if self.outcome is None:
            return False
        made = self.outcome.job
        return not (
            equal_values(made.gold, self.gold) and equal_values(made.excluded, self.excluded_mask)
        )

    @property
    def certified(self) -> bool:
        """Whether the full guarantee is there, as it is wished at present."""
        return self.guarantee is not None and self._guaranteed == self.wishes

    def value(self, slot: Slot, key: Key) -> Any:
        """Return what stands in a place, None where it is as at first."""
        return self._values.get((slot, key))

    def job(self) -> Job:
        """Describe the run that the present choices ask for; there must be data."""
        assert self.data is not None
        return build_job(self.data.labels, self.data.gold, self._values)

    def make(self, edit: Edit) -> None:
        """Make an edit that can be undone; whatever could be done again is gone."""
        self.undo.push(_Command(self, edit))

    def take(self, outcome: Outcome) -> bool:
        """Take over what a run found; False where its labels or workers are not the present."""
        if self.data is None or outcome.job.labels is not self.data.labels:
            return False
        if not equal_values(outcome.job.excluded, self.excluded_mask):
            return False
        self.outcome, self.guarantee, self.saved = self._judged(outcome), None, None
        self.finished = datetime.now().astimezone()
        self.final = final_labels(outcome.aggregation.labels, self.decisions)
        return True

    def take_guarantee(
        self, outcome: Outcome, wishes: GuaranteeOptions, guarantee: Guarantee
    ) -> bool:
        """Take over a full guarantee; False where outcome or wishes are not the present ones."""
        present = self.outcome is not None and outcome.aggregation is self.outcome.aggregation
        if present and wishes == self.wishes:
            self.guarantee, self._guaranteed = guarantee, wishes
        return present and wishes == self.wishes

    def apply(self, changes: Sequence[Change]) -> None:
        """Apply the changes of an edit that is made, undone or redone."""
        if self._replaying:
            return
        for change in changes:
            self._set(change.slot, change.key, change.after)
        slots, gold = {change.slot for change in changes}, self.gold
        if Slot.THRESHOLDS in slots and self.outcome is not None:
            self.outcome = self._judged(self.outcome)
        if Slot.DECISION in slots:
            self._mark_gold()
            if self.outcome is not None:
                self.final = final_labels(self.outcome.aggregation.labels, self.decisions)
        self.applied.emit(changes)
        if self.gold is not gold:
            self.gold_changed.emit()

    def _judged(self, outcome: Outcome) -> Outcome:
        """Flag an outcome's workers by the present thresholds."""
        if outcome.workers.thresholds == self.thresholds:
            return outcome
        return replace(outcome, workers=outcome.workers.judged(self.thresholds))

    def _mark_gold(self) -> None:
        """Merge decisions used as gold into the gold.

        The object stays the same where it is equal.
        """
        if self.data is not None:
            gold = merge_gold(self.data.gold, self.data.labels.n_items, self.decisions)
            if not equal_values(gold, self.gold):
                self.gold = gold

    def _set(self, slot: Slot, key: Key, value: Any) -> None:
        if value is None:
            self._values.pop((slot, key), None)
        else:
            self._values[slot, key] = value
        match slot:
            case Slot.RULE:
                self.rule = value or SUGGESTED
            case Slot.CHOICES:
                self.choices[str(key)] = value or RULES[str(key)].choices()
            case Slot.WISHES:
                self.wishes = value or GuaranteeOptions()
            case Slot.THRESHOLDS:
                self.thresholds = value or Thresholds()
            case Slot.EXCLUDED if value:
                self.excluded.add(int(key))
            case Slot.EXCLUDED:
                self.excluded.discard(int(key))
            case Slot.DECISION if value is None:
                self.decisions.pop(int(key), None)
            case Slot.DECISION:
                self.decisions[int(key)] = value


class _Command(QUndoCommand):
    """An edit as Qt's undo stack wants it."""

    def __init__(self, labels: QuestionState, edit: Edit) -> None:
        super().__init__(edit.what)
        # A set owns its commands: to own it in turn would keep its labels for good.
        self._labels, self.edit = ref(labels), edit

    def redo(self) -> None:
        self._apply(self.edit.changes)

    def undo(self) -> None:
        self._apply([change.back for change in reversed(self.edit.changes)])

    def _apply(self, changes: Sequence[Change]) -> None:
        labels = self._labels()
        assert labels is not None
        labels.apply(changes)


def equal_values(one: Any, other: Any) -> bool:
    """Return whether two arrays are equal, where each may be none."""
    if one is None or other is None:
        return one is other
    return one is other or bool(np.array_equal(one, other))
