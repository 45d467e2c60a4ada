"""Makes the queue of an order, in the background where it takes work."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.review.queue import Queue, ReviewOrder, build_queue
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr
from crowdgui.ui.judges import AuditJudge, HandJudge

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.ui.judges import Judge
    from crowdgui.ui.session import Session
    from crowdgui.ui.settings import Settings

AUDIT, SHOWN = "audit", "shown"
"""Two orders beside those of the core: a drawn sample, and the table as it stands."""


class QueueMaker(QObject):
    """Makes the queue of the items an order puts first; the last order asked for wins.

    `rows_shown` gives the items of the table, in the order shown.

    Signals: `made` with the judge, None where no item is in the queue, and with what each item
    (N,) is worth, None where the order does not go by it; `failed` with a sentence.
    """

    made = Signal(object, object)
    failed = Signal(str)

    def __init__(
        self, session: Session, settings: Settings, rows_shown: Callable[[], IntArray]
    ) -> None:
        super().__init__()
        self._session, self._settings, self._rows_shown = session, settings, rows_shown
        self._order = ""
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self.failed)

    def make(self, order: str) -> None:
        """Make the queue of an order for the session's outcome."""
        self._order = order
        outcome, audit = self._session.outcome, self._session.wishes.audit
        if outcome is None:
            self.made.emit(None, None)
        elif order == AUDIT:
            self.made.emit(AuditJudge(self._session) if audit else None, None)
        elif order == SHOWN:
            self.made.emit(self._by_hand(self._rows_shown().copy()), None)
        else:
            work = partial(_find, outcome, ReviewOrder(order))
            self._runner.start(tr("Working out the order"), work)

    def shut_down(self) -> bool:
        """Stop what is under way; False where it would not stop."""
        return self._runner.shut_down()

    def _by_hand(self, items: IntArray) -> Judge | None:
        return HandJudge(self._session, items, self._settings) if items.size else None

    @Slot(object)
    def _on_found(self, found: tuple[Outcome, ReviewOrder, Queue]) -> None:
        outcome, order, made = found
        if outcome is self._session.outcome and order == self._order:
            self.made.emit(self._by_hand(made.items), made.worth)


def _find(
    outcome: Outcome, order: ReviewOrder, report: ProgressCallback
) -> tuple[Outcome, ReviewOrder, Queue]:
    return outcome, order, build_queue(outcome, order, report)
