"""The way through a queue: what is shown, set, skipped and undone; it knows no widgets."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.audit.sample import SKIPPED
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import HASTY
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.ui.controllers.review_tasks import ReviewTask


BREAK = 120.0
"""Seconds after which somebody was away, not thinking."""


_KEPT, _NEEDED = 20, 3


class ReviewPace:
    """Takes the middle of the last answers' times; breaks and hasty answers do not count.

    Until there are enough of a file, `earlier` is used instead, in seconds; `keep` is called with
    each new one.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        earlier: float | None = None,
        keep: Callable[[float], None] | None = None,
    ) -> None:
        self.clock = clock
        self._earlier = None if earlier is None or earlier < HASTY else earlier
        self._keep = keep
        self._last: float | None = None
        self._times: list[float] = []

    @property
    def is_earlier(self) -> bool:
        """Whether the time is that of earlier reviews, which may have been of another file."""
        return len(self._times) < _NEEDED

    def forget(self) -> None:
        """Count the times so far as earlier ones: another file was opened."""
        self._earlier = self.left(1)
        self._times, self._last = [], None

    def begin(self) -> None:
        """Start the clock for the next answer, where it does not run already."""
        if self._last is None:
            self._last = self.clock()

    def stop(self) -> None:
        """Stop the clock: nobody is at work."""
        self._last = None

    def answered(self) -> None:
        now = self.clock()
        if self._last is not None and HASTY <= now - self._last <= BREAK:
            self._times = [*self._times, now - self._last][-_KEPT:]
        self._last = now
        if self._keep is not None and (each := self.left(1)) is not None:
            self._keep(each)

    def left(self, answers: int) -> float | None:
        """Return the seconds that so many answers take; None where too little is known."""
        each = self._earlier if self.is_earlier else median(self._times)
        return None if each is None else each * answers


class ReviewController(QObject):
    """Leads from item to item of a review task's queue and passes it the labels.

    Signals: `left` before another place is shown, `shown` once it is, or has another answer;
    `finished` after the answer that leaves no item open; `blind_changed` when votes are hidden or
    shown; `announced` with a sentence.
    """

    left = Signal()
    shown = Signal(int)
    finished = Signal()
    blind_changed = Signal(bool)
    announced = Signal(str)

    def __init__(self, parent: QObject | None = None, pace: ReviewPace | None = None) -> None:
        super().__init__(parent)
        self.task: ReviewTask | None = None
        self.place = 0
        self.blind = False
        self.pace = pace or ReviewPace()
        self._answering = False
        self._since: float | None = None
        self._left_off = 0

    @property
    def item(self) -> int:
        """The item that is shown, -1 where there is none."""
        return -1 if self.task is None else int(self.task.items[self.place])

    @property
    def hides_votes(self) -> bool:
        """Whether votes and the rule's label are hidden for the item that is shown."""
        if self.task is None or self.task.blind:
            return True
        return self.blind and self.task.answer_of(self.place) == UNLABELLED

    @property
    def seconds_left(self) -> float | None:
        """How long the open items take at the present pace, where that is known."""
        if self.task is None or self.task.done == len(self.task):
            return None
        return self.pace.left(len(self.task) - self.task.done)

    def set_task(self, task: ReviewTask | None, place: int | None = None) -> None:
        """Ask somebody else's answers, from a place on, or else from the first open item."""
        self.left.emit()
        if self.task is not None:
            self.task.changed.disconnect(self._on_changed)
        self.task, self.place = (task, 0) if task is not None and len(task) else (None, 0)
        if self.task is not None:
            self.task.changed.connect(self._on_changed)
            first = max(0, self.task.next_open(0)) if place is None else place
            self._go_to(min(first, len(self.task) - 1))

    def show_place(self, place: int) -> None:
        """Show the item at a place of the queue, where there is one."""
        if self.task is not None and 0 <= place < len(self.task):
            self.left.emit()
            self._go_to(place)

    def _go_to(self, place: int) -> None:
        assert self.task is not None
        self.place, self._since = place, self.pace.clock()
        if self.task.answer_of(place) == UNLABELLED:
            self._left_off = place
        self.shown.emit(place)

    @Slot(int)
    def choose(self, code: int) -> None:
        """Take a class as the answer and go on to the next open item.

        After an answer that was another before, go on where somebody went back to it; where no item
        is open, to the next one.
        """
        task = self.task
        if task is None:
            return
        self.left.emit()
        first_time = task.answer_of(self.place) == UNLABELLED
        self._answering = True
        task.answer(self.place, code, self._seconds_shown())
        self._answering = False
        if first_time:
            self.pace.answered()
        open_from = self.place if first_time else self._left_off
        following = task.next_open(min(open_from, len(task) - 1))
        if following >= 0:
            self._go_on(following, back=first_time and following < self.place)
        elif first_time:
            self.show_place(self.place)
            self.finished.emit()
        else:
            self.show_place(min(self.place + 1, len(task) - 1))

    def _seconds_shown(self) -> float:
        """Return for how many seconds the item has been shown, 0 only where that is not known."""
        since = self._since
        return 0.0 if since is None else max(0.01, round(self.pace.clock() - since, 2))

    def agree(self) -> None:
        """Take what the rule proposes, unless it is hidden."""
        if self.task is None:
            return
        code = self.task.proposed(self.place)
        if self.hides_votes:
            self.announced.emit(tr("The rule’s label is hidden; choose by number"))
        elif code != UNLABELLED:
            self.choose(code)

    def skip(self) -> None:
        """Go on to the next item without an answer; after the last to the first such."""
        if self.task is None:
            return
        if self.task.takes_skips:
            if self.task.answer_of(self.place) == UNLABELLED:
                self.choose(SKIPPED)
            else:
                self.step(1)
            return
        following = self.task.next_open((self.place + 1) % len(self.task))
        if following == self.place:
            self.announced.emit(tr("This is the last item left to label"))
        elif following >= 0:
            self._go_on(following, back=following < self.place)

    def _go_on(self, place: int, *, back: bool) -> None:
        """Go to an open item, and say so where the list begins again with what was skipped."""
        self.show_place(place)
        if back:
            self.announced.emit(tr("Back to the items that were skipped"))

    def step(self, by: int) -> None:
        """Go to the item before or after, answered or not."""
        self.show_place(self.place + by)

    def undo(self) -> None:
        """Undo the last answer and show its item."""
        if self.task is not None and not self.task.undo():
            self.announced.emit(tr("The last change wasn’t a label. Edit ▸ Undo takes it back."))

    def take_back(self) -> None:
        if self.task is not None:
            self.task.take_back(self.place)

    def set_blind(self, blind: bool) -> None:
        """Hide votes, weights and what the rule says until an item is answered, or show them."""
        if blind != self.blind:
            self.blind = blind
            self.blind_changed.emit(blind)
            if self.task is not None:
                self.shown.emit(self.place)

    @Slot(object)
    def _on_changed(self, places: frozenset[int]) -> None:
        """Follow what was undone or redone; what is answered here is shown in any case."""
        if self._answering:
            return
        if len(places) == 1 and self.place not in places:
            self.show_place(next(iter(places)))
        else:
            self.shown.emit(self.place)
