"""What of the session is in the project file, or on its way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.question_state import Edit, EditSlot, utc_now
from crowdgui.ui.session.open_question import OpenQuestion

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.results import Outcome
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.jobs.autosave import Autosave
    from crowdgui.ui.session.session import Session


class EditRecorder(QObject):
    """Passes every edit and result of the session on to the file, and knows what belongs there.

    Signals: `decided` when something that could not be computed again was passed on; `recorded`
    when anything was.
    """

    decided = Signal()
    recorded = Signal()

    def __init__(self, session: Session, autosave: Autosave) -> None:
        super().__init__(session)
        self._session, self._autosave = session, autosave
        self.pauses = False
        """Whether nothing is passed on: a file that holds all of it is begun later, or nothing."""
        self._written: dict[int, SavedOutcome] = {}
        self._read_from: dict[int, Any] = {}
        session.edited.connect(self._on_edited)
        session.run_succeeded.connect(self._on_run_succeeded)
        session.content_changed.connect(self._on_content_changed)
        session.question_changed.connect(self._on_question_changed)

    def begin(self, path: Path) -> None:
        """Pass on all that is open, for a new file at `path`."""
        self._autosave.begin(path, self.content())

    def content(self) -> ProjectContent:
        """Return all that a project of what is open holds."""
        from crowdgui.io.project.content import ProjectContent, SavedQuestion

        questions = (
            SavedQuestion(
                each.data,
                each.state,
                each.edits,
                each.undo.index(),
                self._written.get(number),
                self._read_from.get(number),
                versions=each.versions if len(each.versions) > 1 else (),
                base=self._session.content_folder,
            )
            for number, each in enumerate(self._session.questions)
            if each.data
        )
        return ProjectContent(tuple(questions), self._session.shown)

    def forget(self) -> None:
        """Forget what belonged to labels that are no longer open."""
        self._written, self._read_from = {}, {}

    def restore(self, content: ProjectContent) -> None:
        """Open what a file holds, and pass on what changes from then on."""
        saved_questions = list(enumerate(content.questions))
        self._written = {number: one.outcome for number, one in saved_questions if one.outcome}
        self._read_from = {number: one.read_from for number, one in saved_questions}
        questions = [
            OpenQuestion(
                saved.data, saved.state, saved.edits, saved.done, saved.outcome, saved.versions
            )
            for saved in content.questions
        ]
        self._session.restore(questions, content.shown)

    @Slot(int, int, object, object)
    def _on_edited(self, number: int, done: int, changes: object, edit: object) -> None:
        if self._session.question.data is None:
            # What is chosen before any labels are there begins with the first file.
            return
        if isinstance(edit, Edit) and any(one.slot is EditSlot.ADDED for one in edit.changes):
            # The file needs the labels with the edit, both or neither.
            self._written.pop(number, None)
            if not self.pauses:
                self._autosave.replace(self.content())
        elif not self.pauses:
            self._autosave.record(number, done, changes, edit)  # type: ignore[arg-type]
        self.decided.emit()
        self.recorded.emit()

    @Slot()
    def _on_content_changed(self) -> None:
        if not self.pauses:
            self._autosave.replace(self.content())
        self.decided.emit()
        self.recorded.emit()

    @Slot(int, object)
    def _on_run_succeeded(self, question: int, outcome: Outcome) -> None:
        written = self._written.get(question)
        if written is not None and outcome.aggregation is written.aggregation:
            return
        from crowdgui.io.project.outcome import SavedOutcome

        additions = self._session.questions[question].state.additions
        saved = SavedOutcome(
            outcome.job, outcome.aggregation, outcome.seconds, utc_now(), additions
        )
        self._written[question] = saved
        if not self.pauses:
            self._autosave.save_outcome(question, saved)
        self.recorded.emit()

    @Slot(int)
    def _on_question_changed(self, question: int) -> None:
        if not self._autosave.read_only and not self.pauses:
            self._autosave.show(question)
            self.recorded.emit()
