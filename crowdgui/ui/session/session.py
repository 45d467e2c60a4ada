"""What is open, and the question that is shown: the one place of state that changes; undoable."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoGroup

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import Change, Decision, Edit
from crowdgui.core.review.decisions import Slot as EditSlot
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.session.question_state import QuestionState

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PySide6.QtGui import QUndoStack

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.bounds.guarantee import Guarantee, GuaranteeOptions
    from crowdgui.core.job import Job
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import FinalLabels, Key
    from crowdgui.core.workers.report import Thresholds
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.ui.session.question_state import Values


class ShownQuestion(QObject):
    """The one of several sets of labels that is shown."""

    sets: tuple[QuestionState, ...]
    shown: int

    @property
    def _now(self) -> QuestionState:
        return self.sets[self.shown]

    def job(self) -> Job:
        """Describe the run that the present choices ask for; there must be data."""
        return self._now.job()

    @property
    def data(self) -> ImportedLabels | None:
        return self._now.data

    @property
    def outcome(self) -> Outcome | None:
        """The last good outcome."""
        return self._now.outcome

    @property
    def saved(self) -> SavedOutcome | None:
        """The last result as a project holds it, until it is an outcome."""
        return self._now.saved

    @property
    def finished(self) -> datetime | None:
        """When the outcome was found."""
        return self._now.finished

    @property
    def guarantee(self) -> Guarantee | None:
        """The full guarantee for the outcome, once it is worked out."""
        return self._now.guarantee

    @property
    def certified(self) -> bool:
        """Whether the full guarantee is there, as it is wished at present."""
        return self._now.certified

    @property
    def final(self) -> FinalLabels | None:
        """The labels to hand on: the outcome's and those set by hand."""
        return self._now.final

    @property
    def gold(self) -> IntArray | None:
        """The true labels of the items (N,), those that people found included."""
        return self._now.gold

    @property
    def wishes(self) -> GuaranteeOptions:
        """What is asked of the guarantee."""
        return self._now.wishes

    @property
    def thresholds(self) -> Thresholds:
        """What a flag takes."""
        return self._now.thresholds

    @property
    def rule(self) -> str:
        """The key of the chosen rule."""
        return self._now.rule

    @property
    def choices(self) -> dict[str, Any]:
        """The choices of every rule, by its key."""
        return self._now.choices

    @property
    def excluded(self) -> set[int]:
        """The workers left out."""
        return self._now.excluded

    @property
    def decisions(self) -> dict[int, Decision]:
        """What people decided about items."""
        return self._now.decisions

    @property
    def values(self) -> Values:
        """Everything that is not as it is at first, for the project file."""
        return self._now.values

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Every edit in the order made, those that were undone included."""
        return self._now.edits

    @property
    def undo(self) -> QUndoStack:
        """The edits as Qt's undo stack has them."""
        return self._now.undo

    @property
    def excluded_mask(self) -> BoolArray | None:
        """The workers left out (M,), None where nobody is."""
        return self._now.excluded_mask

    @property
    def outdated(self) -> bool:
        """Whether the outcome was made with other choices, workers or gold."""
        return self._now.outdated

    @property
    def behind(self) -> bool:
        """Whether the outcome was made with other workers or gold."""
        return self._now.behind


class Session(ShownQuestion):
    """What is open, a set of labels for each question; one of them is shown and can be changed.

    Signals: `opened` when another file or project was opened, after all that it changes;
    `data_changed` when other labels are shown, which `outcome_changed` follows in any case;
    `question_changed` with the number of another question that is shown now;
    `choice_changed` when rule or its choices changed, `outcome_changed` when a run of what is
    shown ended well or the outcome went with its data, `found` with the number of the question
    and the outcome of every run that ended well, `wishes_changed` when something else is asked of
    the guarantee, `guarantee_changed` when a full guarantee is there or the last one went with its
    outcome, `excluded_changed` when other workers are left out, `flags_changed` when workers are
    flagged by other thresholds, `decided` with the items (a frozenset) that people have decided
    on, `gold_changed` when the true labels are others, `edited` with what is to be written down:
    how many edits are done, the changes of values, and the edit where it is a new one, else None.
    """

    opened = Signal()
    data_changed = Signal()
    question_changed = Signal(int)
    choice_changed = Signal()
    outcome_changed = Signal()
    found = Signal(int, object)
    wishes_changed = Signal()
    guarantee_changed = Signal()
    excluded_changed = Signal()
    flags_changed = Signal()
    decided = Signal(object)
    gold_changed = Signal()
    edited = Signal(int, object, object)

    # Of the class: a session that is collected is told of its last stack when it has lost all else.
    _unwritten: Sequence[Change] = ()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undos = QUndoGroup(self)
        self.undos.indexChanged.connect(self._on_index_changed)
        self._unwritten = ()
        self._new: Edit | None = None
        self.sets: tuple[QuestionState, ...] = ()
        self._take_over((QuestionState(),), 0)

    def open(self, *questions: ImportedLabels) -> None:
        """Replace the open labels; the chosen rule stays."""
        kept = {place: v for place, v in self.values.items() if place[0] in _LASTING}
        # An audit, and how gold was drawn, belong to the labels they were made for.
        kept[EditSlot.WISHES, ""] = replace(self.wishes, audit=None, gold_at_random=False)
        self.restore([QuestionState(data, kept) for data in questions])

    def restore(self, sets: Sequence[QuestionState], shown: int = 0) -> None:
        """Open labels together with all that was decided about them, as a project holds it."""
        self._take_over(tuple(sets), shown)
        self._tell_shown()
        self.opened.emit()

    def show(self, question: int) -> None:
        """Show another question; what stands about the one shown so far is kept."""
        if question != self.shown:
            self.shown = question
            self.undos.setActiveStack(self.undo)
            self.question_changed.emit(question)
            self._tell_shown()

    def accept(self, outcome: Outcome) -> None:
        """Take over what a run found, unless labels or workers are others by now."""
        for question, labels in enumerate(self.sets):
            if labels.take(outcome):
                self.found.emit(question, labels.outcome)
                if question == self.shown:
                    self.outcome_changed.emit()
                    self.guarantee_changed.emit()

    def certify(self, outcome: Outcome, wishes: GuaranteeOptions, guarantee: Guarantee) -> None:
        """Take over a full guarantee, unless outcome or wishes are others by now."""
        for question, labels in enumerate(self.sets):
            if labels.take_guarantee(outcome, wishes, guarantee) and question == self.shown:
                self.guarantee_changed.emit()

    def _take_over(self, sets: tuple[QuestionState, ...], shown: int) -> None:
        for old in self.sets:
            self.undos.removeStack(old.undo)
            # PySide keeps every stack that was in a group; its edits at least can go.
            old.undo.clear()
        self.sets, self.shown = sets, shown
        for new in sets:
            self.undos.addStack(new.undo)
            new.applied.connect(self._on_applied)
            new.gold_changed.connect(self.gold_changed)
        self.undos.setActiveStack(self.undo)

    def _tell_shown(self) -> None:
        for signal in (
            self.data_changed,
            self.outcome_changed,
            self.choice_changed,
            self.guarantee_changed,
        ):
            signal.emit()
        self.decided.emit(frozenset(self.decisions))

    def wish(self, what: str, **values: Any) -> None:
        """Ask something else of the guarantee; `what` names it for Undo."""
        then = replace(self.wishes, **values)
        if then != self.wishes:
            self._edit(what, {(EditSlot.WISHES, ""): then})

    def judge(self, thresholds: Thresholds) -> None:
        """Flag workers by other thresholds."""
        if thresholds != self.thresholds:
            self._edit(tr("change flag thresholds"), {(EditSlot.THRESHOLDS, ""): thresholds})

    def choose_rule(self, key: str) -> None:
        if key != self.rule:
            self._edit(tr("choose {rule}", rule=get_rule(key).name), {(EditSlot.RULE, ""): key})

    def choose(self, **values: Any) -> None:
        """Change choices of the present rule; a DataError says what is wrong with them."""
        then = replace(self.choices[self.rule], **values)
        if then != self.choices[self.rule]:
            words = tr("change options of {rule}", rule=get_rule(self.rule).name)
            self._edit(words, {(EditSlot.CHOICES, self.rule): then})

    def exclude(self, workers: Iterable[int]) -> None:
        """Leave workers out: their labels no longer count."""
        going = sorted(set(workers) - self.excluded)
        words = tr_n("exclude {n} worker", "exclude {n} workers", len(going))
        self._edit(words, {(EditSlot.EXCLUDED, worker): True for worker in going})

    def include(self, workers: Iterable[int]) -> None:
        """Include workers."""
        coming = sorted(set(workers) & self.excluded)
        words = tr_n("include {n} worker", "include {n} workers", len(coming))
        self._edit(words, {(EditSlot.EXCLUDED, worker): None for worker in coming})

    def exclude_only(self, workers: Iterable[int]) -> None:
        """Leave out these workers and no others."""
        wanted = set(workers)
        changed: dict[tuple[EditSlot, Key], Any] = {
            (EditSlot.EXCLUDED, worker): worker in wanted or None
            for worker in sorted(wanted ^ self.excluded)
        }
        self._edit(tr("exclude or include workers"), changed)

    def decide(self, item: int, code: int, who: str) -> None:
        """Set an item's label by hand; a note it has stays."""
        before = self.decisions.get(item)
        if before is None or before.code != code:
            words = tr("label “{item}” manually", item=self._item_name(item))
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
            words = tr("remove the manual label of “{item}”", item=self._item_name(item))
            self._decide(words, item, code=UNLABELLED, is_gold=False, who=before.who)

    def make_gold(self, items: Iterable[int], *, is_gold: bool = True) -> None:
        """Use manual labels as gold for their items, or stop doing so."""
        changed: dict[tuple[EditSlot, Key], Any] = {
            (EditSlot.DECISION, item): replace(made, is_gold=is_gold)
            for item in sorted(set(items))
            if (made := self.decisions.get(item)) and made.labelled and made.is_gold != is_gold
        }
        words = (
            tr_n("use {n} label as gold", "use {n} labels as gold", len(changed))
            if is_gold
            else tr_n("remove {n} label from gold", "remove {n} labels from gold", len(changed))
        )
        if changed and self.wishes.gold_at_random:
            # Items chosen for review are no random draw, so gold is none from now on.
            changed[EditSlot.WISHES, ""] = replace(self.wishes, gold_at_random=False)
        self._edit(words, changed)

    def _item_name(self, item: int) -> str:
        assert self.data is not None
        return str(self.data.labels.item_ids[item])

    def _decide(self, what: str, item: int, *, who: str, **values: Any) -> None:
        made = self.decisions.get(item) or Decision(UNLABELLED, who, "")
        then = replace(made, who=who, when=utc_now(), **values)
        empty = not then.labelled and not then.note
        self._edit(what, {(EditSlot.DECISION, item): None if empty else then})

    def _edit(self, what: str, values: Mapping[tuple[EditSlot, Key], Any]) -> None:
        """Make one undoable edit of all `values`; none where there are none."""
        shown = self._now
        changes = tuple(
            Change(slot, key, shown.value(slot, key), value)
            for (slot, key), value in values.items()
        )
        if changes:
            self._new = Edit(what, utc_now(), changes)
            shown.make(self._new)

    @Slot(object)
    def _on_applied(self, changes: Sequence[Change]) -> None:
        self._unwritten = (*self._unwritten, *changes)

    @Slot()
    def _on_index_changed(self) -> None:
        """Announce an edit once Qt has counted it: a listener may make another."""
        if self._unwritten:
            changes, new = self._unwritten, self._new
            self._unwritten, self._new = (), None
            self.edited.emit(self.undo.index(), changes, new)
            self._tell_changed(changes)

    def _tell_changed(self, changes: Sequence[Change]) -> None:
        slots = {change.slot for change in changes}
        if slots & {EditSlot.RULE, EditSlot.CHOICES}:
            self.choice_changed.emit()
        if EditSlot.WISHES in slots:
            self.wishes_changed.emit()
        if EditSlot.EXCLUDED in slots:
            self.excluded_changed.emit()
        if EditSlot.THRESHOLDS in slots:
            self.flags_changed.emit()
        if EditSlot.DECISION in slots:
            decided = (change.key for change in changes if change.slot is EditSlot.DECISION)
            self.decided.emit(frozenset(decided))


_LASTING = frozenset({EditSlot.RULE, EditSlot.CHOICES, EditSlot.WISHES, EditSlot.THRESHOLDS})
"""What stays when other labels are opened."""


def utc_now() -> str:
    """Return the present time in UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
