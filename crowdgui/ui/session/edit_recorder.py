"""Hands every change of the session on to whatever keeps the project file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.ui.session.open_question import OpenQuestion
from crowdgui.ui.session.session import utc_now

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.results import Outcome
    from crowdgui.core.rules.aggregation import Aggregation
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.jobs.autosave import Autosave
    from crowdgui.ui.session.session import Session


class EditRecorder(QObject):
    """Knows which results of the session's questions are in the file, or on their way to it.

    Signals: `decided` when something that could not be computed again was passed on; `recorded`
    when anything was.
    """

    decided = Signal()
    recorded = Signal()

    def __init__(self, session: Session, keeper: Autosave) -> None:
        super().__init__(session)
        self._session, self._keeper = session, keeper
        self._written: dict[int, Aggregation] = {}
        session.edited.connect(self._on_edited)
        session.found.connect(self._on_found)
        session.question_changed.connect(self._on_question_changed)

    def begin(self, path: Path) -> None:
        """Pass on all that is open, for a new file at `path`."""
        from crowdgui.io.project.content import ProjectContent, SavedQuestion

        self._written = {}
        questions = (
            SavedQuestion(each.data, each.state, each.edits, each.undo.index())
            for each in self._session.questions
            if each.data
        )
        self._keeper.begin(path, ProjectContent(tuple(questions), self._session.shown))

    def restore(self, content: ProjectContent) -> None:
        """Open what a file holds, and pass on what changes from then on."""
        results = ((number, saved.outcome) for number, saved in enumerate(content.questions))
        self._written = {number: made.aggregation for number, made in results if made is not None}
        questions = [
            OpenQuestion(saved.data, saved.state, saved.edits, saved.done, saved.outcome)
            for saved in content.questions
        ]
        self._session.restore(questions, content.shown)

    @Slot(int, object, object)
    def _on_edited(self, done: int, changes: object, edit: object) -> None:
        if self._session.question.data is None:
            # What is chosen before any labels are there begins with the first file.
            return
        self._keeper.record(self._session.shown, done, changes, edit)  # type: ignore[arg-type]
        self.decided.emit()
        self.recorded.emit()

    @Slot(int, object)
    def _on_found(self, question: int, outcome: Outcome) -> None:
        if outcome.aggregation is self._written.get(question):
            return
        from crowdgui.io.project.outcome import SavedOutcome

        self._written[question] = outcome.aggregation
        saved = SavedOutcome(outcome.job, outcome.aggregation, outcome.seconds, utc_now())
        self._keeper.save_outcome(question, saved)
        self.recorded.emit()

    @Slot(int)
    def _on_question_changed(self, question: int) -> None:
        if not self._keeper.read_only:
            self._keeper.show(question)
            self.recorded.emit()
