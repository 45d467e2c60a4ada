"""The window of the import dialog: its steps, the pages they show, and the buttons below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from crowdgui.core.text import tr
from crowdgui.ui.dialogs.import_head import STEPS, ImportHead
from crowdgui.ui.dialogs.import_pages import ImportPages
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel

if TYPE_CHECKING:
    from crowdgui.io.source import Source

_SIZE, _LEAST = (1080, 720), (900, 600)


class ImportFrame(QDialog):
    """Goes from step to step; what the parts tell is for who makes use of it."""

    def __init__(self, source: Source, parent: QWidget | None) -> None:
        super().__init__(parent)
        title = tr("Import labels")
        named(self, "import-dialog", title).setWindowTitle(title)
        self._head = ImportHead()
        self._pages = ImportPages(source)
        self._back = button(tr("Back"), name="import-back")
        self._next = button(tr("Next"), name="import-next")
        self._cancel = button(tr("Cancel"), name="import-cancel")
        self._ok = button(tr("Import"), "primary", name="import-ok")
        self._lay_out()
        self._head.step_chosen.connect(self.show_step)
        self._back.clicked.connect(lambda: self._go(-1))
        self._next.clicked.connect(lambda: self._go(1))
        for keys, by in (("Ctrl+PgUp", -1), ("Ctrl+PgDown", 1)):
            QShortcut(QKeySequence(keys), self, lambda by=by: self._go(by))
        self._cancel.clicked.connect(self.reject)
        FocusRing(self)

    @Slot(str)
    def show_step(self, step: str) -> None:
        """Show one of the steps."""
        self._step = step
        self._head.show_step(step)
        self._pages.show_step(step)
        place = STEPS.index(step)
        self._back.setEnabled(place > 0)
        self._next.setEnabled(place < len(STEPS) - 1)

    def set_waiting(self, waiting: bool) -> None:
        """Let nothing be chosen any more, but to cancel."""
        for part in (self._head, self._pages, self._back, self._next, self._ok):
            part.setEnabled(not waiting)
        if not waiting:
            self.show_step(self._step)

    def _lay_out(self) -> None:
        promise = tr("Your file is only read, never changed. Nothing leaves this computer.")
        words = ElidedLabel(promise, "caption", "text2")
        foot = Surface("canvas", ("top",))
        parts = (words, self._back, self._next, self._cancel, self._ok)
        line = row(*parts, parent=foot, margins=(24, 10, 16, 10))
        line.setStretch(0, 1)
        line.insertSpacing(3, 12)
        box = column(self._head, self._pages, foot, parent=self)
        box.setStretchFactor(self._pages, 1)
        # Only a button that stands in its dialog already can become the one that Enter presses.
        self._ok.setDefault(True)
        self._ok.setFocus()
        for other in self.findChildren(type(self._ok)):
            if other is not self._ok:
                other.setAutoDefault(False)
        self.setMinimumSize(*_LEAST)
        room = (self.parentWidget() or self).screen().availableSize()
        self.resize(*(min(n, most) for n, most in zip(_SIZE, room.toTuple(), strict=True)))

    def _go(self, by: int) -> None:
        place = STEPS.index(self._step) + by
        if 0 <= place < len(STEPS):
            self.show_step(STEPS[place])
