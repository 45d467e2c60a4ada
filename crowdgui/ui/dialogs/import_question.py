"""Which question of the file is read, where it asks several; or each, as labels of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from crowdgui.io.questions import question_of, with_question
from crowdgui.io.roles import Role
from crowdgui.ui.dialogs.import_findings import Asked

if TYPE_CHECKING:
    from crowdgui.io.reading import Reading
    from crowdgui.ui.dialogs.import_columns import ColumnsPage
    from crowdgui.ui.dialogs.import_look import Look
    from crowdgui.ui.dialogs.import_reader import ImportReader
    from crowdgui.ui.dialogs.import_recall import Recall


class QuestionChoice(QObject):
    """Lists the questions of what was looked at, be they words of a column or columns.

    Signals: `reading_chosen` with the `Reading` that takes another question; `every_changed` when
    all of them are to be opened, or again only that one.
    """

    reading_chosen = Signal(object)
    every_changed = Signal()

    def __init__(
        self, parent: QObject, page: ColumnsPage, reader: ImportReader, recall: Recall
    ) -> None:
        super().__init__(parent)
        self._page, self._reader, self._recall = page, reader, recall
        self._seen: Look | None = None
        self._reading: Reading | None = None
        self._questions: tuple[str, ...] = ()
        self._listed: tuple[str, ...] = ()
        self._every = False
        page.every_chosen.connect(self._on_every_chosen)
        page.question_chosen.connect(self._on_chosen)
        reader.asked.connect(self._on_asked)

    @property
    def asked(self) -> Asked | None:
        """What is asked in the file, where it is several questions."""
        if self._seen is None or not self._questions:
            return None
        return Asked(self._seen.shown.columns, self._questions, self._every)

    def ask(self, seen: Look, reading: Reading) -> None:
        """Offer the questions; those that stand in a column have to be read first."""
        self._seen, self._reading = seen, reading
        # Those of other files or of another column are not to come in late.
        self._reader.forget_questions()
        asked: tuple[str, ...] = ()
        question = question_of(reading, seen.shown.columns)
        if reading.place(Role.QUESTION) is not None:
            self._reader.list_questions(seen.path, reading)
        elif question in seen.asked:
            asked = seen.asked
        self._show(asked, question if asked else None)

    def told(self, reading: Reading) -> None:
        """Note the present choices."""
        self._reading = reading

    def _on_asked(self, questions: tuple[str, ...]) -> None:
        reading = self._reading
        if reading is None:
            return
        self._recall.asked(reading, questions)
        if reading.question not in questions:
            reading = replace(reading, question=next(iter(questions), None))
        self._show(questions, reading.question)
        self.reading_chosen.emit(reading)
        if self._every:
            self.every_changed.emit()

    def _show(self, questions: tuple[str, ...], chosen: str | None) -> None:
        several = questions if chosen is not None and len(questions) > 1 else ()
        if several:
            # While they are being listed again, none are there.
            self._every = self._every and several == self._listed
            self._listed = several
        self._questions = several
        self._page.set_questions(several, chosen, every=self._every)

    def _on_every_chosen(self, every: bool) -> None:
        self._every = every
        self.every_changed.emit()

    def _on_chosen(self, question: str) -> None:
        if self._seen is not None and self._reading is not None:
            names = self._seen.shown.columns
            self.reading_chosen.emit(with_question(self._reading, names, question))
