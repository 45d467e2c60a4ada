"""What if other workers counted: the outcome before, compared with the one there is now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.progress import ignore_progress
from crowdgui.core.question_state import EditSlot
from crowdgui.core.workers.what_if import compare_outcomes
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.what_if import OutcomeDiff
    from crowdgui.ui.session.session import Session


_COMPARED_AT_ONCE = 100_000
"""The labels of more items than this are compared beside the window, which would stall."""


@dataclass(frozen=True, eq=False)
class _Before:
    """The state before the first worker was excluded or included."""

    outcome: Outcome
    guarantee: Guarantee | None

    @property
    def excluded(self) -> frozenset[int]:
        mask = self.outcome.job.excluded
        return frozenset() if mask is None else frozenset(np.flatnonzero(mask).tolist())


class WhatIf(QObject):
    """Open from the first change of who counts until it is kept or taken back.

    Signals: `changed` when there is another difference to show, or none any more.

    `comparing` says that the difference of the present outcome is being computed.
    """

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._before: _Before | None = None
        self.difference: OutcomeDiff | None = None
        self._comparer = Runner(self)
        self._comparer.succeeded.connect(self._on_compared)
        session.excluded_changed.connect(self._on_excluded_changed)
        session.outcome_changed.connect(self._on_outcome_changed)
        session.guarantee_changed.connect(self._on_guarantee_changed)
        session.data_changed.connect(self.keep)
        session.choice_changed.connect(self.keep)

    @property
    def open(self) -> bool:
        return self._before is not None

    @property
    def comparing(self) -> bool:
        return self._comparer.busy

    def shut_down(self) -> bool:
        return self._comparer.shut_down()

    @property
    def moved(self) -> tuple[frozenset[int], frozenset[int]]:
        """The workers that have gone, and those that have come back, since it was opened."""
        before = self._before.excluded if self._before is not None else self._session.state.excluded
        return self._session.state.excluded - before, before - self._session.state.excluded

    @property
    def bounds(self) -> tuple[Guarantee, Guarantee] | None:
        """The guarantees before and after, once both have been computed in full."""
        before, after = self._before, self._session.question.guarantee
        if before is None or before.guarantee is None or after is None:
            return None
        return before.guarantee, after

    @Slot()
    def keep(self) -> None:
        """Make the workers included now the baseline that later changes are compared with."""
        if self._before is not None:
            self._before = self.difference = None
            self.changed.emit()

    def take_back(self) -> None:
        """Undo every change of who counts since the strip opened."""
        if self._before is None:
            return
        wanted, stack = self._before.excluded, self._session.question.undo
        while self._session.state.excluded != wanted and self._last_is_exclusion():
            stack.undo()
        self._session.exclude_only(wanted)

    def _last_is_exclusion(self) -> bool:
        made = self._session.question.edits[: self._session.question.undo.index()]
        return bool(made) and all(c.slot is EditSlot.EXCLUDED for c in made[-1].changes)

    @Slot()
    def _on_excluded_changed(self) -> None:
        session = self._session
        outcome = session.question.outcome
        # What another rule gave differs by more than who counts.
        if self._before is None and outcome is not None and session.question.made_as_chosen:
            self._before = _Before(outcome, session.question.guarantee)
        if self._before is not None and session.state.excluded == self._before.excluded:
            before, self._before, self.difference = self._before, None, None
            # Nothing needs to run: what was found with these workers is still there.
            if session.question.outcome is not before.outcome:
                session.accept(before.outcome)
            self.changed.emit()

    @Slot()
    def _on_outcome_changed(self) -> None:
        after = self._session.question.outcome
        if self._before is None or after is None:
            return
        task = partial(_compare, self._before, after)
        if after.labels.size > _COMPARED_AT_ONCE:
            self.difference = None
            self._comparer.start(tr("Comparing labels"), task)
        else:
            _, self.difference = task()
        self.changed.emit()

    @Slot(object)
    def _on_compared(self, found: tuple[_Before, OutcomeDiff]) -> None:
        if found[0] is self._before:
            self.difference = found[1]
            self.changed.emit()

    @Slot()
    def _on_guarantee_changed(self) -> None:
        if self._before is not None:
            self.changed.emit()


def _compare(
    before: _Before, after: Outcome, report: ProgressCallback = ignore_progress
) -> tuple[_Before, OutcomeDiff]:
    found = compare_outcomes(before.outcome, after)
    # Counted here, so that the window finds it done.
    _ = found.n_changed
    return before, found
