"""Which items are reviewed, in what order, and where the label that somebody sets goes."""

from __future__ import annotations

from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.audit.sample import NO_CLASS
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Stage
from crowdgui.core.question_state import EditSlot
from crowdgui.core.review.queue import AUDIT, GUARANTEE, SHOWN, Queue, ReviewOrder, build_queue
from crowdgui.core.tags.sets import NO, YES
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr
from crowdgui.text.wording import describe_stage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import Edit
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


class ReviewTask(QObject):
    """Takes labels for the items of a queue, by their place in it.

    `blind` says that nothing of the rule or the votes may be seen, `takes_none` that none of the
    classes can be the answer, `takes_skips` that skipping an item is an answer too, `takes_notes`
    that a note can be written beside it.

    Signals: `changed` with the places (a frozenset) whose answers are others now.
    """

    changed = Signal(object)
    blind = False
    takes_none = False
    takes_skips = False
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

    @property
    def settled_elsewhere(self) -> int:
        """How many of those with an answer have it from an audit or from gold."""
        return 0

    def answered(self) -> list[int]:
        """Return the places that have an answer."""
        raise NotImplementedError

    def answer_of(self, place: int) -> int:
        """Return the code of an answer, `UNLABELLED` where there is none yet."""
        raise NotImplementedError

    def answer(self, place: int, code: int, took: float = 0.0) -> None:
        """Take an answer; `took` is how many seconds its item was shown, where that is known."""
        raise NotImplementedError

    def take_back(self, place: int) -> None:
        """Clear the answer for an item."""
        raise NotImplementedError

    def proposed(self, place: int) -> int:
        """Return the rule's label, `UNLABELLED` where there is none or it is hidden."""
        outcome = self.session.question.outcome
        if self.blind or outcome is None:
            return UNLABELLED
        return int(outcome.labels[self.items[place]])

    def next_open(self, place: int) -> int:
        """Return the first place from here on without an answer, then from the start; else -1."""
        order = chain(range(place, len(self)), range(min(place, len(self))))
        return next((p for p in order if self.answer_of(p) == UNLABELLED), -1)

    def undo(self) -> bool:
        """Undo the last edit where it was an answer; False where it was something else."""
        made, stack = self.session.question.edits, self.session.question.undo
        if not stack.index() or not self._is_answer(made[stack.index() - 1]):
            return False
        stack.undo()
        return True

    def _is_answer(self, edit: Edit) -> bool:
        raise NotImplementedError


def places_of(items: IntArray, n_items: int) -> IntArray:
    """Return the place of each item (N,) in a queue, -1 where it is not in it."""
    place_of = np.full(n_items, -1, dtype=np.int32)
    place_of[items] = np.arange(items.size, dtype=np.int32)
    return place_of


class ManualReview(ReviewTask):
    """Sets final labels by hand, signed with the reviewer's name.

    What an audit found of an item is its answer until it is set by hand.
    """

    takes_notes = True

    def __init__(
        self,
        session: Session,
        items: IntArray,
        settings: Settings,
        place_of: IntArray | None = None,
    ) -> None:
        super().__init__(session, items)
        self._settings = settings
        assert session.question.data is not None
        self._labels = session.question.data.labels
        # Of millions of items it is computed beside the window.
        self._place_of = places_of(items, self._labels.n_items) if place_of is None else place_of
        session.decided.connect(self._on_decided)

    def answered(self) -> list[int]:
        final = self.session.question.final
        if final is None or not self._still_open:
            return []
        places = self._place_of[final.settled_items]
        answered: list[int] = np.sort(places[places >= 0]).tolist()
        return answered

    @property
    def settled_elsewhere(self) -> int:
        made = self.session.state.decisions
        items = self.items[self.answered()].tolist()
        return sum(item not in made or not made[item].labelled for item in items)

    def place_of(self, item: int) -> int:
        """Return the place of an item in the queue, -1 where it is not in it."""
        return int(self._place_of[item])

    def answer_of(self, place: int) -> int:
        """Return the label of an item that is settled, by hand or by an audit."""
        final, item = self.session.question.final, int(self.items[place])
        if final is None or not self._still_open or not final.settled[item]:
            return UNLABELLED
        code = int(final.labels[item])
        return NO_CLASS if code == UNLABELLED else code

    def answer(self, place: int, code: int, took: float = 0.0) -> None:
        if self._still_open:
            self.session.decide(int(self.items[place]), code, self._settings.reviewer, took)

    def take_back(self, place: int) -> None:
        self.session.remove_label(int(self.items[place]))

    def note_of(self, place: int) -> str:
        made = self.session.state.decisions.get(int(self.items[place]))
        return "" if made is None else made.note

    def note(self, place: int, text: str) -> None:
        if self._still_open:
            self.session.note(int(self.items[place]), text.strip(), self._settings.reviewer)

    @property
    def _still_open(self) -> bool:
        """Whether the items are those of the labels that are open."""
        return (
            self.session.question.data is not None
            and self.session.question.data.labels is self._labels
        )

    def _is_answer(self, edit: Edit) -> bool:
        return all(change.slot is EditSlot.DECISION for change in edit.changes)

    @Slot(object)
    def _on_decided(self, items: frozenset[int]) -> None:
        if not self._still_open:
            return
        places = frozenset(self.place_of(item) for item in items) - {-1}
        if places:
            self.changed.emit(places)


class SetReview(ReviewTask):
    """Sets all tags of an item at once; an answer has a bit for each tag, the first the lowest.

    `note_to_keep` is written beside the next answer.
    """

    takes_notes = True

    def __init__(self, session: Session, items: IntArray, settings: Settings) -> None:
        super().__init__(session, items)
        self._settings = settings
        self._tags = [session.questions[number] for number in session.tags]
        self._place_of = {item: place for place, item in enumerate(items.tolist())}
        self._made: list[tuple[int, tuple[tuple[int, Edit], ...]]] = []
        self.note_to_keep: str | None = None

    def answered(self) -> list[int]:
        first, *others = (one.state.decisions for one in self._tags)
        return [
            self._place_of[item]
            for item, made in first.items()
            if made.labelled
            and item in self._place_of
            and all(item in each and each[item].labelled for each in others)
        ]

    def answer_of(self, place: int) -> int:
        item, bits = int(self.items[place]), 0
        for tag, one in enumerate(self._tags):
            made = one.state.decisions.get(item)
            if made is None or not made.labelled:
                return UNLABELLED
            bits |= int(made.code == YES) << tag
        return bits

    def answer(self, place: int, code: int, took: float = 0.0) -> None:
        note, self.note_to_keep = self.note_to_keep, None
        codes = [YES if code >> tag & 1 else NO for tag in range(len(self._tags))]
        self._keep(place, self._decide(place, codes, note, took))

    def take_back(self, place: int) -> None:
        if self._keep(place, self._decide(place, [UNLABELLED] * len(self._tags), None)):
            self.changed.emit(frozenset({place}))

    def note(self, place: int, text: str) -> None:
        """Write a note beside each tag of an item."""
        self._keep(place, self._decide(place, None, text))

    def note_of(self, place: int) -> str:
        item = int(self.items[place])
        notes = (
            one.state.decisions[item].note for one in self._tags if item in one.state.decisions
        )
        return next(filter(None, notes), "")

    def proposed(self, place: int) -> int:
        item, bits = int(self.items[place]), 0
        for tag, one in enumerate(self._tags):
            bits |= int(one.final is not None and int(one.final.labels[item]) == YES) << tag
        return bits

    def undo(self) -> bool:
        if not self._made:
            return False
        place, edits = self._made[-1]
        if not self.session.undo_tags(int(self.items[place]), edits):
            return False
        self._made.pop()
        self.changed.emit(frozenset({place}))
        return True

    def _decide(
        self, place: int, codes: Sequence[int] | None, note: str | None, took: float = 0.0
    ) -> tuple[tuple[int, Edit], ...]:
        text = None if note is None else note.strip()
        item = int(self.items[place])
        return self.session.decide_tags(item, codes, self._settings.reviewer, text, took)

    def _keep(self, place: int, edits: tuple[tuple[int, Edit], ...]) -> bool:
        """Remember what Undo takes back in one step."""
        if edits:
            self._made.append((place, edits))
        return bool(edits)


class AuditReview(ReviewTask):
    """Checks the random sample of an audit; an answer tells nothing of the rule's label."""

    blind = True
    takes_none = True
    takes_skips = True

    def __init__(self, session: Session) -> None:
        audit = session.state.guarantee.audit
        assert audit is not None
        self._sample = audit
        self._seen: AuditSample | None = audit
        self._audit = audit
        self._places = self._asked(audit)
        sample = np.array(audit.sample, dtype=np.int64)
        super().__init__(session, sample[self._places])
        self._last = self._codes()
        session.guarantee_options_changed.connect(self._on_guarantee_options_changed)

    @property
    def audit(self) -> AuditSample:
        """The audit now; where it has been discarded since, as it was."""
        now, sample = self.session.state.guarantee.audit, self._sample.sample
        # It is asked for every answer: samples are compared once, not each time.
        if now is not self._seen:
            # An audit that goes on has more items after those there were.
            same = now is not None and now.sample[: len(sample)] == sample
            self._seen, self._audit = now, now if now is not None and same else self._sample
        return self._audit

    @property
    def _answers(self) -> tuple[int, ...]:
        """The answers so far, by the place in the sample; there may be fewer."""
        return self.audit.answers

    def _asked(self, audit: AuditSample) -> IntArray:
        """Return the places of the sample that are asked about."""
        return np.arange(len(audit.sample))

    def _with_answer(self, place: int, code: int, took: float = 0.0) -> AuditSample:
        return self.audit.answer(place, code, took)

    def answered(self) -> list[int]:
        answered: list[int] = np.flatnonzero(self._codes() != UNLABELLED).tolist()
        return answered

    def next_open(self, place: int) -> int:
        left = np.flatnonzero(self._codes() == UNLABELLED)
        return int(left[np.searchsorted(left, place) % left.size]) if left.size else -1

    def _codes(self) -> IntArray:
        """Return the answer at every place, `UNLABELLED` where there is none."""
        codes = np.full(len(self._sample.sample), UNLABELLED)
        answers = self._answers[: codes.size]
        codes[: len(answers)] = answers
        return codes[self._places]

    def answer_of(self, place: int) -> int:
        answers, there = self._answers, int(self._places[place])
        return answers[there] if there < len(answers) else UNLABELLED

    def answer(self, place: int, code: int, took: float = 0.0) -> None:
        # Not which label: another person may check the same items without seeing it.
        words = tr("audit “{item}”", item=self._name(place))
        self.session.set_guarantee_options(
            words, audit=self._with_answer(int(self._places[place]), code, took)
        )

    def take_back(self, place: int) -> None:
        audit = self._with_answer(int(self._places[place]), UNLABELLED)
        words = tr("remove the audit label of “{item}”", item=self._name(place))
        self.session.set_guarantee_options(words, audit=audit)

    def _name(self, place: int) -> str:
        assert self.session.question.data is not None
        return str(self.session.question.data.labels.item_ids[self.items[place]])

    def _is_answer(self, edit: Edit) -> bool:
        if len(edit.changes) != 1 or edit.changes[0].slot is not EditSlot.GUARANTEE_OPTIONS:
            return False
        before, after = edit.changes[0].before, edit.changes[0].after
        one, other = (
            getattr(guarantee_options, "audit", None) for guarantee_options in (before, after)
        )
        same = one is not None and other is not None and one.sample == other.sample
        return same and one != other

    @Slot()
    def _on_guarantee_options_changed(self) -> None:
        before, self._last = self._last, self._codes()
        places = frozenset(np.flatnonzero(before != self._last).tolist())
        if places:
            self.changed.emit(places)


class SecondAudit(AuditReview):
    """Another person checks the items that were audited, without the first one's answers."""

    takes_skips = False

    @property
    def _answers(self) -> tuple[int, ...]:
        return self.audit.second

    def _asked(self, audit: AuditSample) -> IntArray:
        return np.arange(audit.checked)

    def _with_answer(self, place: int, code: int, took: float = 0.0) -> AuditSample:
        return self.audit.answer_again(place, code, took)


class SettleAudit(AuditReview):
    """Both agree on a label for the items on which their answers differ; both are shown."""

    takes_skips = False

    @property
    def _answers(self) -> tuple[int, ...]:
        return self.audit.settled

    def _asked(self, audit: AuditSample) -> IntArray:
        return audit.disputed

    def _with_answer(self, place: int, code: int, took: float = 0.0) -> AuditSample:
        return self.audit.settle(place, code, took)

    def both(self, place: int) -> tuple[int, int]:
        """Return the two answers."""
        there, audit = int(self._places[place]), self.audit
        return audit.answers[there], audit.second[there]


class QueueBuilder(QObject):
    """Makes the queue of the items an order puts first; the last order asked for wins.

    `rows_shown` gives the items of the table, in the order shown.

    Signals: `made` with the review task, None where no item is in the queue, and with what each
    item (N,) is worth, None where the order does not go by it; `failed` with a sentence.
    """

    made = Signal(object, object)
    failed = Signal(str)

    def __init__(
        self,
        session: Session,
        settings: Settings,
        rows_shown: Callable[[], IntArray],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._settings, self._rows_shown = session, settings, rows_shown
        self._order = ""
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self.failed)

    def make(self, order: str) -> None:
        """Make the queue of an order for the session's outcome."""
        self._order = order
        outcome, audit = self._session.question.outcome, self._session.state.guarantee.audit
        if outcome is None:
            self.made.emit(None, None)
        elif order == AUDIT:
            self.made.emit(AuditReview(self._session) if audit else None, None)
        elif order == GUARANTEE:
            self.made.emit(self._by_hand(self._left()), None)
        elif order == SHOWN:
            self.made.emit(self._by_hand(self._rows_shown().copy()), None)
        else:
            work = partial(_find, outcome, ReviewOrder(order))
            self._runner.start(describe_stage(Stage.COMPUTING_ORDER), work)

    def shut_down(self) -> bool:
        """Stop what is under way; False where it would not stop."""
        return self._runner.shut_down()

    def _left(self) -> IntArray:
        """Return the items that an audit left to review, and those that changed since."""
        found = self._session.question.guarantee
        if found is None or found.acceptance is None:
            return np.zeros(0, dtype=np.int64)
        return found.acceptance.to_review

    def _by_hand(self, items: IntArray, place_of: IntArray | None = None) -> ReviewTask | None:
        if not items.size:
            return None
        return ManualReview(self._session, items, self._settings, place_of)

    @Slot(object)
    def _on_found(self, found: tuple[Outcome, ReviewOrder, Queue, IntArray]) -> None:
        outcome, order, made, place_of = found
        if outcome is self._session.question.outcome and order == self._order:
            self.made.emit(self._by_hand(made.items, place_of), made.values)


def _find(
    outcome: Outcome, order: ReviewOrder, report: ProgressCallback
) -> tuple[Outcome, ReviewOrder, Queue, IntArray]:
    made = build_queue(outcome, order, report)
    return outcome, order, made, places_of(made.items, outcome.job.labels.n_items)
