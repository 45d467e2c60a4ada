"""Hands the items of an audit out as a list, and takes the list back filled in."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.jobs.runner import Runner
from crowdgui.text.guarantees.audit_list import describe_saved_list
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.audit_list import AuditListDialog
from crowdgui.ui.dialogs.file_filters import label_files, list_files

if TYPE_CHECKING:
    from crowdgui.core.audit.sample import AuditList, AuditSample
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.session.session import Session

FILE = "audit.xlsx"


class AuditLists(QObject):
    """Saves and reads the list of the audit that is under way.

    Signals: `announced` with a sentence about a list, `failed` with one where it can't be used.
    """

    announced = Signal(str)
    failed = Signal(str)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._parent = session, parent
        self._audit: AuditSample | None = None
        self._saver, self._reader = Runner(self), Runner(self)
        self._saver.succeeded.connect(self._on_saved)
        self._reader.succeeded.connect(self._on_read)
        for each in (self._saver, self._reader):
            each.failed.connect(self.failed)

    @Slot()
    def save(self) -> None:
        """Ask for a file, and write the drawn items there without the rule's labels."""
        audit, data = self._session.state.guarantee.audit, self._session.question.data
        if audit is None or data is None:
            return
        folder = data.source.files[0].parent if data.source and data.source.files else Path()
        name, _ = QFileDialog.getSaveFileName(
            self._parent, tr("Save audit list"), str(folder / FILE), list_files()
        )
        if name:
            self._saver.start(tr("Save audit list"), partial(_save, Path(name), data, audit))

    @Slot()
    def read(self) -> None:
        """Ask for a list that was filled in, and show what it says."""
        audit, data = self._session.state.guarantee.audit, self._session.question.data
        if audit is None or data is None:
            return
        name, _ = QFileDialog.getOpenFileName(
            self._parent, tr("Read audited labels"), "", label_files()
        )
        if name:
            self._audit = audit
            task = partial(_read, Path(name), data.labels, audit)
            self._reader.start(tr("Read audited labels"), task)

    def shut_down(self) -> bool:
        return self._saver.shut_down() & self._reader.shut_down()

    @Slot(object)
    def _on_saved(self, sentence: str) -> None:
        self.announced.emit(sentence)

    @Slot(object)
    def _on_read(self, read: tuple[str, AuditList]) -> None:
        audit = self._session.state.guarantee.audit
        if audit is None or audit is not self._audit:
            # It was discarded, undone or went on meanwhile.
            return
        dialog = AuditListDialog(*read, audit, self._parent.window())
        dialog.chosen.connect(self._on_chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def _on_chosen(self, filled: AuditSample) -> None:
        self._session.set_guarantee_options(tr("read audited labels"), audit=filled)


def _save(path: Path, data: ImportedLabels, audit: AuditSample, report: ProgressCallback) -> str:
    import numpy as np

    from crowdgui.io.exporting.tables.workers import list_to_audit
    from crowdgui.io.exporting.write import write_list

    items = np.array(audit.sample, dtype=np.int64)
    table = list_to_audit(data.labels, data.content, items, audit.seed)
    write_list(path, table, data.source.files if data.source else (), report)
    return describe_saved_list(items.size, path.name, data.labels.classes)


def _read(
    path: Path, labels: Labels, audit: AuditSample, report: ProgressCallback
) -> tuple[str, AuditList]:
    from crowdgui.io.importing.lists.checked_list import read_audit_list

    return path.name, read_audit_list(path, labels, audit, report)
