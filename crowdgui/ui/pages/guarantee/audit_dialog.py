"""The dialog in which drawn items are audited, a second time by somebody else, or settled."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from crowdgui.text.translation import tr
from crowdgui.ui.controllers.review_tasks import AuditReview, SecondAudit, SettleAudit
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.pages.review_panel import MOVES, ReviewPanel, is_undo
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, resize_within_screen, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.ui.controllers.review_controller import ReviewPace
    from crowdgui.ui.session.session import Session


_SIZE = (760, 640)


class AuditPart(StrEnum):
    """What is asked of the drawn items."""

    FIRST = "first"
    SECOND = "second"
    SETTLE = "settle"


_TASKS = {
    AuditPart.FIRST: AuditReview,
    AuditPart.SECOND: SecondAudit,
    AuditPart.SETTLE: SettleAudit,
}


class AuditDialog(QDialog):
    """Shows the drawn items in their order; an answer is kept at once and can be undone.

    The Items page checks the same sample in the same way, beside the list of the items.

    Signals: `answered` with the audit after each answer.
    """

    answered = Signal(object)

    def __init__(
        self,
        session: Session,
        parent: QWidget,
        part: AuditPart = AuditPart.FIRST,
        pace: ReviewPace | None = None,
    ) -> None:
        super().__init__(parent)
        title = _title(part)
        named(self, "audit-dialog", title).setWindowTitle(title)
        self._session, self._part = session, part
        self._task = _TASKS[part](session)
        self._ended = False
        self.panel = ReviewPanel(session, "audit", pace)
        self._said = text_label("", "body", "text2", wrap=True)
        self._close = button(tr("Close"), name="audit-close")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.accept)
        foot = row(self._said, self._close, margins=(32, 0, 24, 16))
        foot.setStretchFactor(self._said, 1)
        column(self.panel, foot, parent=self).setStretchFactor(self.panel, 1)
        FocusRing(self)
        resize_within_screen(self, *_SIZE)
        self._task.changed.connect(self._on_changed)
        self.panel.controller.finished.connect(self._on_finished)
        session.data_changed.connect(self._on_data_changed)
        self.panel.set_task(self._task)
        self.panel.setFocus()
        self._refresh_end()

    @property
    def audit(self) -> AuditSample:
        return self._task.audit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() in MOVES or is_undo(event)
        if self._ended and back:
            self._ended = False
            self.panel.setFocus()
        # A key pressed again after the last item must not label that item again.
        closing = self._ended or event.key() == Qt.Key.Key_Escape
        if closing or not self.panel.press(event):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        # A picture may still be being read.
        stop = partial(self.panel.shut_down, 0)
        close_when_stopped(self, stop, partial(super().done, result))

    @Slot(object)
    def _on_changed(self, _: frozenset[int]) -> None:
        self.answered.emit(self.audit)
        self._refresh_end()

    @Slot()
    def _on_finished(self) -> None:
        """Close on Enter, now that nothing is left to do here."""
        self._ended = True
        self._close.setDefault(True)
        self._close.setFocus()

    @Slot()
    def _on_data_changed(self) -> None:
        """Leave: a file that was still being read has taken the place of the audited one."""
        self.panel.set_task(None)
        self.reject()

    def _refresh_end(self) -> None:
        whole = self._task.done == len(self._task)
        self._said.setText(_said(self._part, whole=whole))


def _title(part: AuditPart) -> str:
    return {
        AuditPart.FIRST: tr("Audit labels"),
        AuditPart.SECOND: tr("Audit labels: second reviewer"),
        AuditPart.SETTLE: tr("Settle disagreements"),
    }[part]


def _said(part: AuditPart, *, whole: bool) -> str:
    match part, whole:
        case AuditPart.FIRST, True:
            return tr("All items are audited. Close to see what can be accepted.")
        case AuditPart.FIRST, False:
            return tr("Every label is saved at once. A skipped item counts as wrong.")
        case AuditPart.SECOND, True:
            return tr("All items are audited a second time.")
        case AuditPart.SECOND, False:
            return tr("The first reviewer’s labels stay hidden. Stop whenever you like.")
        case AuditPart.SETTLE, True:
            return tr("All disagreements are settled.")
    return tr("Choose the label that both reviewers accept.")
