"""Whose answers are wanted on which items, and where an answer goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import Slot as EditSlot
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.review.decisions import Edit
    from crowdgui.ui.session import Session
    from crowdgui.ui.settings import Settings


class Judge(QObject):
    """Takes answers on the items of a queue, told apart by their place in it.

    `blind` says that nothing of the rule or the votes may be seen, `takes_none` that none of the
    classes can be the answer, `takes_notes` that a note can be written beside it.

    Signals: `changed` with the places (a frozenset) whose answers are others now.
    """

    changed = Signal(object)
    blind = False
    takes_none = False
    takes_notes = False

    def __init__(self, session: Session, items: IntArray) -> None:
        super().__init__()
        self.session, self.items = session, items

    def __len__(self) -> int:
        return int(self.items.size)

    @property
    def done(self) -> int:
        """How many items have an answer."""
        return len(self.answered())

    def answered(self) -> list[int]:
        """Return the places that have an answer."""
        raise NotImplementedError

    def answer_of(self, place: int) -> int:
        """Return the code of an answer, `UNLABELLED` where there is none yet."""
        raise NotImplementedError

    def answer(self, place: int, code: int) -> None:
        raise NotImplementedError

    def take_back(self, place: int) -> None:
        """Clear the answer for an item."""
        raise NotImplementedError

    def proposed(self, place: int) -> int:
        """Return what the rule says, `UNLABELLED` where it says nothing or may not be heard."""
        outcome = self.session.outcome
        if self.blind or outcome is None:
            return UNLABELLED
        return int(outcome.aggregation.labels[self.items[place]])

    def next_open(self, place: int) -> int:
        """Return the first place from here on without an answer, then from the start; else -1."""
        order = (*range(place, len(self)), *range(min(place, len(self))))
        return next((p for p in order if self.answer_of(p) == UNLABELLED), -1)

    def undo(self) -> bool:
        """Undo the last edit where it was an answer; False where it was something else."""
        made, stack = self.session.edits, self.session.undo
        if not stack.index() or not self._is_answer(made[stack.index() - 1]):
            return False
        stack.undo()
        return True

    def _is_answer(self, edit: Edit) -> bool:
        raise NotImplementedError


class HandJudge(Judge):
    """Sets final labels by hand, signed with the reviewer's name."""

    takes_notes = True

    def __init__(self, session: Session, items: IntArray, settings: Settings) -> None:
        super().__init__(session, items)
        self._settings = settings
        assert session.data is not None
        self._labels = session.data.labels
        self._place_of = np.full(self._labels.n_items, -1, dtype=np.int32)
        self._place_of[items] = np.arange(items.size, dtype=np.int32)
        session.decided.connect(self._on_decided)

    def answered(self) -> list[int]:
        made = self.session.decisions.items()
        places = [self.place_of(item) for item, decision in made if decision.labelled]
        return [place for place in places if place >= 0]

    def place_of(self, item: int) -> int:
        """Return the place of an item in the queue, -1 where it is not in it."""
        return int(self._place_of[item])

    def answer_of(self, place: int) -> int:
        made = self.session.decisions.get(int(self.items[place]))
        return UNLABELLED if made is None else made.code

    def answer(self, place: int, code: int) -> None:
        if self._still_open:
            self.session.decide(int(self.items[place]), code, self._settings.reviewer)

    def take_back(self, place: int) -> None:
        self.session.undecide(int(self.items[place]))

    def note_of(self, place: int) -> str:
        made = self.session.decisions.get(int(self.items[place]))
        return "" if made is None else made.note

    def note(self, place: int, text: str) -> None:
        if self._still_open:
            self.session.note(int(self.items[place]), text.strip(), self._settings.reviewer)

    @property
    def _still_open(self) -> bool:
        """Whether the items are those of the labels that are open."""
        return self.session.data is not None and self.session.data.labels is self._labels

    def _is_answer(self, edit: Edit) -> bool:
        return all(change.slot is EditSlot.DECISION for change in edit.changes)

    @Slot(object)
    def _on_decided(self, items: frozenset[int]) -> None:
        if not self._still_open:
            return
        places = frozenset(self.place_of(item) for item in items) - {-1}
        if places:
            self.changed.emit(places)


class AuditJudge(Judge):
    """Checks the random sample of an audit; an answer tells nothing of the rule's label."""

    blind = True
    takes_none = True

    def __init__(self, session: Session) -> None:
        audit = session.wishes.audit
        assert audit is not None
        super().__init__(session, np.array(audit.sample, dtype=np.int64))
        self._sample = audit
        session.wishes_changed.connect(self._on_wishes_changed)

    @property
    def audit(self) -> AuditSample:
        """The audit as it stands; as it was, where it has been given up since."""
        now = self.session.wishes.audit
        return now if now is not None and now.sample == self._sample.sample else self._sample

    def answered(self) -> list[int]:
        answers = enumerate(self.audit.answers)
        return [place for place, answer in answers if answer != UNLABELLED]

    def answer_of(self, place: int) -> int:
        return self.audit.answers[place]

    def answer(self, place: int, code: int) -> None:
        self.session.wish(tr("check an item"), audit=self.audit.answer(place, code))

    def take_back(self, place: int) -> None:
        audit = self.audit.answer(place, UNLABELLED)
        self.session.wish(tr("take back an answer of the audit"), audit=audit)

    def _is_answer(self, edit: Edit) -> bool:
        if len(edit.changes) != 1 or edit.changes[0].slot is not EditSlot.WISHES:
            return False
        before, after = edit.changes[0].before, edit.changes[0].after
        one, other = (getattr(wishes, "audit", None) for wishes in (before, after))
        same = one is not None and other is not None and one.sample == other.sample
        return same and one != other

    @Slot()
    def _on_wishes_changed(self) -> None:
        before, self._sample = self._sample, self.audit
        answers = zip(before.answers, self._sample.answers, strict=True)
        places = frozenset(i for i, (one, other) in enumerate(answers) if one != other)
        if places:
            self.changed.emit(places)
