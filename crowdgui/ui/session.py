"""What is open: the one place of mutable state, every change of it undoable."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from crowdgui.core.bounds.certify import Wishes
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import Decision, FinalLabels, final_labels, gold_with
from crowdgui.core.review.edits import Change, Edit, Slot
from crowdgui.core.rules.table import RULES, SUGGESTED, rule_of
from crowdgui.core.standing import job_of
from crowdgui.core.text import tr, tr_n
from crowdgui.core.workers.thresholds import Thresholds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.job import Job
    from crowdgui.core.labels import BoolArray, IntArray
    from crowdgui.core.outcome import Outcome
    from crowdgui.core.review.edits import Key
    from crowdgui.io.read_labels import Imported


class Session(QObject):
    """Labels, everything decided about them by hand, and the last good outcome.

    Signals: `data_changed` when other labels were opened, `choice_changed` when rule or its
    choices changed, `outcome_changed` when a run ended well or the outcome went with its data,
    `wishes_changed` when something else is asked of the guarantee, `guarantee_changed` when a
    full guarantee is there or the last one went with its outcome, `excluded_changed` when other
    workers are left out, `flags_changed` when workers are flagged by other thresholds, `decided`
    with the items (a frozenset) that people have decided on, `gold_changed` when the true labels
    are others, `edited` with what is to be written down: how many edits are done, the changes of
    values, and the edit where it is a new one, else None.
    """

    data_changed = Signal()
    choice_changed = Signal()
    outcome_changed = Signal()
    wishes_changed = Signal()
    guarantee_changed = Signal()
    excluded_changed = Signal()
    flags_changed = Signal()
    decided = Signal(object)
    gold_changed = Signal()
    edited = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo = QUndoStack(self)
        self.undo.indexChanged.connect(self._on_index_changed)
        self.data: Imported | None = None
        self.outcome: Outcome | None = None
        self.guarantee: Guarantee | None = None
        self.final: FinalLabels | None = None
        self.gold: IntArray | None = None
        self.wishes = Wishes()
        self.thresholds = Thresholds()
        self.rule = SUGGESTED
        self.choices: dict[str, Any] = {key: rule.choices() for key, rule in RULES.items()}
        self.excluded: set[int] = set()
        self.decisions: dict[int, Decision] = {}
        self._values: dict[tuple[Slot, Key], Any] = {}
        self._unwritten: list[Change] = []
        self._new: Edit | None = None
        self._replaying = False
        self._put: dict[Slot, Callable[[Key, Any], None]] = {
            Slot.RULE: self._put_rule,
            Slot.CHOICES: self._put_choices,
            Slot.WISHES: self._put_wishes,
            Slot.THRESHOLDS: self._put_thresholds,
            Slot.EXCLUDED: self._put_excluded,
            Slot.DECISION: self._put_decision,
        }

    @property
    def values(self) -> Mapping[tuple[Slot, Key], Any]:
        """Everything that is not as it is at first, for the project file."""
        return dict(self._values)

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Every edit in the order made, those that were undone included."""
        commands = (self.undo.command(i) for i in range(self.undo.count()))
        return tuple(made.edit for made in commands if isinstance(made, _Command))

    def open(self, data: Imported) -> None:
        """Put other labels in place of those that are open; the chosen rule stays."""
        kept = {place: v for place, v in self._values.items() if place[0] in _LASTING}
        # An audit, and how gold was drawn, belong to the labels they were made for.
        kept[Slot.WISHES, ""] = replace(self.wishes, audit=None, gold_at_random=False)
        self.restore(data, kept)

    def restore(
        self,
        data: Imported,
        values: Mapping[tuple[Slot, Key], Any],
        edits: Sequence[Edit] = (),
        done: int = 0,
    ) -> None:
        """Open labels together with all that was decided about them, as a project holds it."""
        self._replaying = True
        self.undo.clear()
        self.data, self.outcome, self.guarantee, self.final = data, None, None, None
        before, self._values = self._values, dict(values)
        for slot, key in {**before, **values}:
            self._put[slot](key, self._values.get((slot, key)))
        for edit in edits:
            self.undo.push(_Command(self, edit))
        self.undo.setIndex(done)
        self._replaying = False
        self._mark_gold()
        for signal in (
            self.data_changed,
            self.choice_changed,
            self.excluded_changed,
            self.outcome_changed,
            self.wishes_changed,
            self.guarantee_changed,
        ):
            signal.emit()
        self.decided.emit(frozenset(self.decisions))

    def accept(self, outcome: Outcome) -> None:
        """Take over what a run found, unless labels or workers are others by now."""
        if self.data is None or outcome.job.labels is not self.data.labels:
            return
        if _same(outcome.job.excluded, self.excluded_mask):
            self.outcome, self.guarantee = self._judged(outcome), None
            self.final = final_labels(outcome.aggregation.labels, self.decisions)
            self.outcome_changed.emit()
            self.guarantee_changed.emit()

    def certify(self, outcome: Outcome, wishes: Wishes, guarantee: Guarantee) -> None:
        """Take over a full guarantee, unless outcome or wishes are others by now."""
        present = self.outcome is not None and outcome.aggregation is self.outcome.aggregation
        if present and wishes == self.wishes:
            self.guarantee = guarantee
            self.guarantee_changed.emit()

    def job(self) -> Job:
        """Describe the run that the present choices ask for; there must be data."""
        assert self.data is not None
        return job_of(self.data.labels, self.data.gold, self._values)

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
        """Whether the outcome was made with other choices than the present ones."""
        if self.outcome is None:
            return False
        made = self.outcome.job
        if (made.rule, made.choices) != (self.rule, self.choices[self.rule]):
            return True
        pairs = ((made.gold, self.gold), (made.excluded, self.excluded_mask))
        return not all(_same(there, now) for there, now in pairs)

    def wish(self, what: str, **values: Any) -> None:
        """Ask something else of the guarantee; `what` names it for Undo."""
        then = replace(self.wishes, **values)
        if then != self.wishes:
            self._edit(what, {(Slot.WISHES, ""): then})

    def judge(self, thresholds: Thresholds) -> None:
        """Flag workers by other thresholds."""
        if thresholds != self.thresholds:
            self._edit(tr("change flag rules"), {(Slot.THRESHOLDS, ""): thresholds})

    def choose_rule(self, key: str) -> None:
        if key != self.rule:
            self._edit(tr("choose {rule}", rule=rule_of(key).name), {(Slot.RULE, ""): key})

    def choose(self, **values: Any) -> None:
        """Change choices of the present rule; a DataError says what is wrong with them."""
        then = replace(self.choices[self.rule], **values)
        if then != self.choices[self.rule]:
            words = tr("change options of {rule}", rule=rule_of(self.rule).name)
            self._edit(words, {(Slot.CHOICES, self.rule): then})

    def exclude(self, workers: Iterable[int]) -> None:
        """Leave workers out: their labels no longer count."""
        going = sorted(set(workers) - self.excluded)
        words = tr_n("exclude {n} worker", "exclude {n} workers", len(going))
        self._edit(words, {(Slot.EXCLUDED, worker): True for worker in going})

    def include(self, workers: Iterable[int]) -> None:
        """Put workers back."""
        coming = sorted(set(workers) & self.excluded)
        words = tr_n("put back {n} worker", "put back {n} workers", len(coming))
        self._edit(words, {(Slot.EXCLUDED, worker): None for worker in coming})

    def exclude_only(self, workers: Iterable[int]) -> None:
        """Leave out these workers and no others."""
        wanted = set(workers)
        changed: dict[tuple[Slot, Key], Any] = {
            (Slot.EXCLUDED, worker): worker in wanted or None
            for worker in sorted(wanted ^ self.excluded)
        }
        self._edit(tr("choose who counts"), changed)

    def decide(self, item: int, code: int, who: str) -> None:
        """Set an item's label by hand; a note it has stays."""
        before = self.decisions.get(item)
        if before is None or before.code != code:
            words = tr("label “{item}” by hand", item=self._item_name(item))
            self._decide(words, item, code=code, who=who)

    def note(self, item: int, text: str, who: str) -> None:
        """Write a note beside an item; no text takes it away."""
        before = self.decisions.get(item)
        if text != (before.note if before else ""):
            words = tr("note on “{item}”", item=self._item_name(item))
            self._decide(words, item, note=text, who=who)

    def undecide(self, item: int) -> None:
        """Take back the label an item was given by hand; a note it has stays."""
        before = self.decisions.get(item)
        if before is not None and before.labelled:
            words = tr("take back the label of “{item}”", item=self._item_name(item))
            self._decide(words, item, code=UNLABELLED, is_gold=False, who=before.who)

    def make_gold(self, items: Iterable[int], *, is_gold: bool = True) -> None:
        """Let labels set by hand be the true labels of their items, or no longer."""
        changed: dict[tuple[Slot, Key], Any] = {
            (Slot.DECISION, item): replace(made, is_gold=is_gold)
            for item in sorted(set(items))
            if (made := self.decisions.get(item)) and made.labelled and made.is_gold != is_gold
        }
        words = (
            tr_n("make {n} label gold", "make {n} labels gold", len(changed))
            if is_gold
            else tr_n("take {n} label from gold", "take {n} labels from gold", len(changed))
        )
        if changed and self.wishes.gold_at_random:
            # Items chosen for review are no random draw, so gold is none from now on.
            changed[Slot.WISHES, ""] = replace(self.wishes, gold_at_random=False)
        self._edit(words, changed)

    def _item_name(self, item: int) -> str:
        assert self.data is not None
        return str(self.data.labels.item_ids[item])

    def _decide(self, what: str, item: int, *, who: str, **values: Any) -> None:
        made = self.decisions.get(item) or Decision(UNLABELLED, who, "")
        then = replace(made, who=who, when=now(), **values)
        empty = not then.labelled and not then.note
        self._edit(what, {(Slot.DECISION, item): None if empty else then})

    def _edit(self, what: str, values: Mapping[tuple[Slot, Key], Any]) -> None:
        """Make one undoable edit of all `values`; none where there are none."""
        changes = tuple(
            Change(slot, key, self._values.get((slot, key)), value)
            for (slot, key), value in values.items()
        )
        if changes:
            self._new = Edit(what, now(), changes)
            self.undo.push(_Command(self, self._new))

    def apply(self, changes: Sequence[Change]) -> None:
        """Put changes into effect, for an edit that is made, undone or redone."""
        if self._replaying:
            return
        for change in changes:
            place = change.slot, change.key
            if change.after is None:
                self._values.pop(place, None)
            else:
                self._values[place] = change.after
            self._put[change.slot](change.key, change.after)
        self._unwritten += changes
        self._tell(changes)

    def _tell(self, changes: Sequence[Change]) -> None:
        slots = {change.slot for change in changes}
        if slots & {Slot.RULE, Slot.CHOICES}:
            self.choice_changed.emit()
        if Slot.WISHES in slots:
            self.wishes_changed.emit()
        if Slot.EXCLUDED in slots:
            self.excluded_changed.emit()
        if Slot.THRESHOLDS in slots:
            self._judge()
        if Slot.DECISION in slots:
            self._tell_decided([change for change in changes if change.slot is Slot.DECISION])

    def _judge(self) -> None:
        if self.outcome is not None:
            self.outcome = self._judged(self.outcome)
        self.flags_changed.emit()

    def _judged(self, outcome: Outcome) -> Outcome:
        """Flag an outcome's workers by the present thresholds."""
        if outcome.workers.thresholds == self.thresholds:
            return outcome
        return replace(outcome, workers=outcome.workers.judged(self.thresholds))

    def _tell_decided(self, changes: Sequence[Change]) -> None:
        if self.outcome is not None:
            self.final = final_labels(self.outcome.aggregation.labels, self.decisions)
        gold = self.gold
        self._mark_gold()
        self.decided.emit(frozenset(change.key for change in changes))
        if not _same(gold, self.gold):
            self.gold_changed.emit()

    def _mark_gold(self) -> None:
        if self.data is not None:
            gold = gold_with(self.data.gold, self.data.labels.n_items, self.decisions)
            if not _same(gold, self.gold):
                self.gold = gold

    def _on_index_changed(self) -> None:
        """Hand on what is to be written down, once Qt has counted the edit."""
        if self._unwritten and not self._replaying:
            changes, new = tuple(self._unwritten), self._new
            self._unwritten, self._new = [], None
            self.edited.emit(self.undo.index(), changes, new)

    def _put_rule(self, _: Key, value: Any) -> None:
        self.rule = value or SUGGESTED

    def _put_choices(self, rule: Key, value: Any) -> None:
        self.choices[str(rule)] = value or RULES[str(rule)].choices()

    def _put_wishes(self, _: Key, value: Any) -> None:
        self.wishes = value or Wishes()

    def _put_thresholds(self, _: Key, value: Any) -> None:
        self.thresholds = value or Thresholds()

    def _put_excluded(self, worker: Key, value: Any) -> None:
        if value:
            self.excluded.add(int(worker))
        else:
            self.excluded.discard(int(worker))

    def _put_decision(self, item: Key, value: Any) -> None:
        if value is None:
            self.decisions.pop(int(item), None)
        else:
            self.decisions[int(item)] = value


_LASTING = frozenset({Slot.RULE, Slot.CHOICES, Slot.WISHES, Slot.THRESHOLDS})
"""What stays when other labels are opened."""


class _Command(QUndoCommand):
    """An edit as Qt's undo stack wants it."""

    def __init__(self, session: Session, edit: Edit) -> None:
        super().__init__(edit.what)
        self._session, self.edit = session, edit

    def redo(self) -> None:
        self._session.apply(self.edit.changes)

    def undo(self) -> None:
        self._session.apply([change.back for change in reversed(self.edit.changes)])


def now() -> str:
    """Give the present time in UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _same(one: Any, other: Any) -> bool:
    if one is None or other is None:
        return one is other
    return one is other or bool(np.array_equal(one, other))
