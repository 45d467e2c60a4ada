"""A review of two questions without a window, to be killed: what it does is always the same."""

from __future__ import annotations

from itertools import count, cycle
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, QEventLoop

from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance, plan_looks
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.question_state import Change, Edit, EditSlot
from crowdgui.core.review.decisions import Decision
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.jobs.autosave import Autosave
from tests.io.project_samples import NOW, found, small

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from pathlib import Path
    from typing import Any

    from crowdgui.core.audit.sample import AuditSample

    Step = tuple[int, tuple[Change, ...], Edit | None]

DATA = (small(), small(60, 6, seed=1))
RULES = ("mv", "iwmv")


def planned_audit() -> AuditSample:
    """Draw an audit of twenty of sixty items, as the Guarantee page does."""
    labels = np.arange(60) % 3
    no = np.zeros(60, dtype=bool)
    looks = plan_looks(60, 20, 0.05)
    plan = plan_acceptance(labels, np.linspace(1, 0.5, 60), no, no, 1, 0.1, looks)
    ids = np.array([f"i{n}" for n in range(60)], dtype=np.dtypes.StringDType())
    return draw_audit(ids, plan, 1)


class Review:
    """What a person at work hands in: decisions and audited items, undo, redo."""

    def __init__(self) -> None:
        self.state: dict[tuple[EditSlot, Any], Any] = {}
        self.edits: list[Edit] = []
        self.done = 0

    def steps(self) -> Iterator[Step]:
        for number in count(1):
            if number % 5 == 4 and self.done:
                yield self._undo()
            elif number % 10 == 5 and self.done < len(self.edits):
                yield self._redo()
            elif number % 3 == 1:
                yield self._audit(number)
            else:
                yield self._decide(number)

    def _decide(self, number: int) -> Step:
        items = range(number % 60, min(60, number % 60 + 1 + 8 * (number % 3 == 0)))
        note = "x" * (number * 37 % 3000)
        changes = tuple(
            self._change(EditSlot.DECISION, item, Decision(number % 3, "Ann", NOW, note))
            for item in items
        )
        edit = Edit(f"decide {number}", NOW, changes)
        self.edits[self.done :] = [edit]
        self.done += 1
        return self.done, changes, edit

    def _audit(self, number: int) -> Step:
        before = self.state.get((EditSlot.GUARANTEE_OPTIONS, ""))
        audit = planned_audit() if before is None else before.audit
        then = GuaranteeOptions(audit=audit.answer(number % 20, number % 3))
        changes = (self._change(EditSlot.GUARANTEE_OPTIONS, "", then),)
        edit = Edit(f"audit {number}", NOW, changes)
        self.edits[self.done :] = [edit]
        self.done += 1
        return self.done, changes, edit

    def _undo(self) -> Step:
        self.done -= 1
        changes = tuple(change.back for change in reversed(self.edits[self.done].changes))
        return self._put(changes)

    def _redo(self) -> Step:
        self.done += 1
        return self._put(self.edits[self.done - 1].changes)

    def _put(self, changes: tuple[Change, ...]) -> Step:
        for change in changes:
            self._change(change.slot, change.key, change.after)
        return self.done, changes, None

    def _change(self, slot: EditSlot, key: Any, value: Any) -> Change:
        before = self.state.pop((slot, key), None)
        if value is not None:
            self.state[slot, key] = value
        return Change(slot, key, before, value)


def steps() -> Iterator[tuple[int, Step]]:
    """Return the steps of the whole review, each with its question: one step here, two there."""
    reviews = [Review().steps(), Review().steps()]
    for question in cycle((0, 1, 1)):
        yield question, next(reviews[question])


def review(path: Path, confirmed: Connection) -> None:
    """Work on a new project, and say how many steps are confirmed after each, until killed."""
    app = QCoreApplication([])
    keeper = Autosave()
    keeper.failed.connect(lambda sentence: confirmed.send(sentence))
    keeper.begin(path, ProjectContent(tuple(map(SavedQuestion, DATA))))
    _wait(keeper)
    confirmed.send(0)
    outcomes = [[found(data, rule) for rule in RULES] for data in DATA]
    for number, (question, step) in enumerate(steps(), 1):
        keeper.show(question)
        keeper.record(question, *step)
        if number % 3 == 0:
            keeper.save_outcome(question, outcomes[question][number % 2])
            keeper.save_outcome(1 - question, outcomes[1 - question][number % 2])
        _wait(keeper)
        confirmed.send(number)
    app.quit()


def _wait(keeper: Autosave) -> None:
    while not keeper.is_settled:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
