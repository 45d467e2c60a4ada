"""Hands the items to review out as a list, and takes the list back corrected."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.jobs.runner import Runner
from crowdgui.text.guarantees.audit_list import describe_review_list, describe_saved_review
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.confirm import confirm_reviewed
from crowdgui.ui.dialogs.file_filters import label_files, list_files

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.session.session import Session

FILE = "review.xlsx"


class ReviewLists(QObject):
    """Saves and reads the list of the items that are to be reviewed for the guarantee.

    Signals: `announced` with a sentence about a list, `failed` with one where it can't be used.
    """

    announced = Signal(str)
    failed = Signal(str)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._parent = session, parent
        self._labels: Labels | None = None
        self._saver, self._reader = Runner(self), Runner(self)
        self._saver.succeeded.connect(self._on_saved)
        self._reader.succeeded.connect(self._on_read)
        for each in (self._saver, self._reader):
            each.failed.connect(self.failed)

    @Slot()
    def save(self) -> None:
        """Ask for a file, and write the items to review there with the rule's labels."""
        shown, items = self._session.question, self._to_review
        if shown.data is None or shown.outcome is None or items is None:
            return
        if not items.size:
            self.failed.emit(tr("No item is left to review."))
            return
        sources = shown.data.source.files if shown.data.source else ()
        folder = sources[0].parent if sources else Path()
        title = tr("Save review list")
        name, _ = QFileDialog.getSaveFileName(self._parent, title, str(folder / FILE), list_files())
        if name:
            task = partial(_save, Path(name), shown.data, shown.outcome, items)
            self._saver.start(title, task)

    @Slot()
    def read(self) -> None:
        """Ask for a list that was corrected, and show what it says before it is taken."""
        data = self._session.question.data
        if data is None:
            return
        title = tr("Read reviewed labels")
        name, _ = QFileDialog.getOpenFileName(self._parent, title, "", label_files())
        if name:
            self._labels = data.labels
            self._reader.start(title, partial(_read, Path(name), data.labels))

    def shut_down(self) -> bool:
        return self._saver.shut_down() & self._reader.shut_down()

    @property
    def _to_review(self) -> IntArray | None:
        found = self._session.question.guarantee
        return None if found is None or found.acceptance is None else found.acceptance.to_review

    @Slot(object)
    def _on_saved(self, sentence: str) -> None:
        self.announced.emit(sentence)

    @Slot(object)
    def _on_read(self, read: tuple[str, dict[int, int]]) -> None:
        shown, (file, found) = self._session.question, read
        outcome, final = shown.outcome, shown.final
        same = shown.data is not None and shown.data.labels is self._labels
        if not same or outcome is None or final is None:
            # Other labels were opened, or another question shown, meanwhile.
            return
        to_review = np.empty(0, np.int64) if self._to_review is None else self._to_review
        said = describe_review_list(found, outcome.labels, to_review, final)
        if confirm_reviewed(self._parent.window(), file, said, len(found)):
            # A list does not say whose it is; the name of the user would be a guess.
            self._session.decide_all(found, tr("reviewer"))


def _save(
    path: Path, data: ImportedLabels, outcome: Outcome, items: IntArray, report: ProgressCallback
) -> str:
    from crowdgui.io.exporting.results import list_to_review
    from crowdgui.io.exporting.write import write_list

    table = list_to_review(outcome, data.content, items)
    write_list(path, table, data.source.files if data.source else (), report)
    return describe_saved_review(items.size, path.name)


def _read(path: Path, labels: Labels, report: ProgressCallback) -> tuple[str, dict[int, int]]:
    from crowdgui.core.errors import ReadError
    from crowdgui.io.importing.lists.checked_list import read_reviewed

    found = {item: made.code for item, made in read_reviewed(path, labels, report).items()}
    if not found:
        raise ReadError(path.name, tr("No item has a label. Fill in the column “label”."))
    return path.name, found
