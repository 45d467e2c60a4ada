"""Work of earlier times that was never saved as a project: a menu of it, and the offer to go on."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt, Signal, Slot

from crowdgui.core.errors import CrowdError
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.dialogs.confirm import confirm_delete

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from crowdgui.io.project.recovery import RecoverableSession, RecoveryFiles
    from crowdgui.ui.keeping import Keeping


class UnsavedWork(QObject):
    """Fills a menu; the latest work is offered at the start.

    Signals: `offered` with the `RecoverableSession` to go on with.
    """

    offered = Signal(object)

    def __init__(self, window: QWidget, menu: QMenu, keeping: Keeping) -> None:
        super().__init__(window)
        self._window, self._menu, self._keeping = window, menu, keeping
        self._there: tuple[RecoverableSession, ...] = ()
        keeping.found.connect(self._on_found)
        keeping.changed.connect(self._fill)
        self._fill()

    @Slot(object)
    def _on_found(self, found: RecoveryFiles) -> None:
        self._there = found.abandoned
        self._fill()
        if self._there:
            self.offered.emit(self._there[0])

    @Slot()
    def _fill(self) -> None:
        self._menu.clear()
        there = [work for work in self._there if work.path.exists()]
        for work in there:
            # An ampersand in a file's name is no shortcut.
            action = self._menu.addAction(_menu_words(work).replace("&", "&&"))
            action.triggered.connect(partial(self._keeping.open, work.path))
        if not there:
            self._menu.addAction(tr("Nothing is unsaved")).setEnabled(False)
            return
        self._menu.addSeparator()
        delete = self._menu.addAction(tr("Delete all of it…"))
        delete.setObjectName("action-delete-unsaved")
        delete.triggered.connect(self._on_delete)

    @Slot()
    def _on_delete(self) -> None:
        from crowdgui.io.project.recovery import remove

        there = [work for work in self._there if not self._keeping.holds(work.path)]
        if there and confirm_delete(self._window, len(there)):
            for work in there:
                with suppress(CrowdError):
                    remove(work.path)
            self._fill()


def unsaved_words(work: RecoverableSession) -> str:
    """Describe what was left unsaved, how much was done to it, and when."""
    return tr(
        "Work on {file} was not saved as a project: {changes}, {when}.",
        file=work.name,
        changes=_changes(work),
        when=_when(work),
    )


def _menu_words(work: RecoverableSession) -> str:
    return f"{work.name} · {_changes(work)} · {_when(work)}"


def _changes(work: RecoverableSession) -> str:
    return tr_n("{n} change", "{n} changes", work.edits) if work.edits else tr("no changes")


def _when(work: RecoverableSession) -> str:
    moment = QDateTime.fromString(work.when, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
