"""Checking a random sample of items by hand, one at a time, without seeing the final label."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog

from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.judges import AuditJudge
from crowdgui.ui.pages.judging_panel import JudgingPanel
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.ui.session import Session


_SIZE = (760, 640)


class AuditDialog(QDialog):
    """Shows the drawn items in their order; an answer is kept at once and can be undone.

    The Items page checks the same sample in the same way, beside the list of the items.

    Signals: `answered` with the audit after each answer.
    """

    answered = Signal(object)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Check labels by hand")
        named(self, "audit-dialog", title).setWindowTitle(title)
        self._session = session
        self._judge = AuditJudge(session)
        self.panel = JudgingPanel(session, "audit")
        self._said = text_label("", "body", "text2")
        self._close = button(tr("Close"), name="audit-close")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.accept)
        foot = row(self._said, None, self._close, margins=(32, 0, 24, 16))
        column(self.panel, foot, parent=self).setStretchFactor(self.panel, 1)
        FocusRing(self)
        self.resize(*_SIZE)
        self._judge.changed.connect(self._on_changed)
        self.panel.set_judge(self._judge)
        self.panel.setFocus()
        self._tell()

    @property
    def audit(self) -> AuditSample:
        return self._judge.audit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or not self.panel.press(event):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        # A picture may still be being read.
        stop = partial(self.panel.shut_down, 0)
        close_when_stopped(self, stop, partial(super().done, result))

    @Slot(object)
    def _on_changed(self, _: frozenset[int]) -> None:
        self.answered.emit(self.audit)
        self._tell()

    def _tell(self) -> None:
        complete = self.audit.complete
        self._said.setText(
            tr("All are checked; the guarantee follows from them.") if complete else ""
        )
