"""Shows what an audit list that somebody filled in says, before its labels are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QRadioButton, QWidget

from crowdgui.text.guarantees.audit_list import describe_audit_list
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.audit.sample import AuditList, AuditSample

_WIDTH = 560


class AuditListDialog(QDialog):
    """States what matches, what is unknown and what is missing, and asks whether to take it.

    Signals: `chosen` with the audit that the list fills in.
    """

    chosen = Signal(object)

    def __init__(self, file: str, found: AuditList, audit: AuditSample, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Audited labels of {file}", file=file)
        named(self, "audit-list-dialog", title).setWindowTitle(title)
        self._found, self._audit = found, audit
        self.findings = named(text_label("", "body", wrap=True), "audit-list-findings")
        # The list that was read before, or a second reviewer who agrees everywhere: only the
        # user knows, and the second would make the audit look confirmed.
        self._repeated = audit.plan is not None and found.repeats(audit)
        question, first = (
            (
                tr("Is this the same list read again, or a second reviewer’s?"),
                tr("The same list read again"),
            )
            if self._repeated
            else (tr("Whose labels are these?"), tr("The first reviewer’s"))
        )
        self.first = named(QRadioButton(first), "audit-list-first")
        self.second = named(QRadioButton(tr("A second reviewer’s")), "audit-list-second")
        whose = QWidget()
        words = named(text_label(question, "strong"), "audit-list-whose")
        column(words, self.first, self.second, parent=whose, spacing=6)
        # Without a plan, and before anybody has answered, there is nobody to be second to.
        whose.setVisible(audit.plan is not None and audit.done > 0)
        is_second = audit.plan is not None and audit.complete and not self._repeated
        (self.second if is_second else self.first).setChecked(True)
        n = len(found.answers)
        take = tr_n("Use {n} label", "Use {n} labels", n)
        # What is probably another kind of file is not what Enter takes.
        self.take = button(take, "normal" if found.doubtful else "primary", name="audit-list-ok")
        self.take.setEnabled(n > 0)
        cancel = button(tr("Cancel"), name="audit-list-cancel")
        self.take.setAutoDefault(not found.doubtful)
        (cancel if found.doubtful else self.take).setDefault(True)
        note = text_label(tr("Edit ▸ Undo takes the labels back."), "caption", "text2", wrap=True)
        column(
            text_label(title, "section", wrap=True),
            whose,
            self.findings,
            note,
            row(None, cancel, self.take),
            parent=self,
            spacing=16,
            margins=(20, 20, 20, 16),
        )
        self.setFixedWidth(scaled(_WIDTH))
        self.take.clicked.connect(self._on_take)
        self.second.toggled.connect(self._describe)
        self._describe()
        cancel.clicked.connect(self.reject)
        FocusRing(self)

    @Slot()
    def _describe(self) -> None:
        said = describe_audit_list(self._found, self._audit, second=self.second.isChecked())
        self.findings.setText("\n\n".join(said))
        # Sentences that wrap get their lines only by this.
        self.setMinimumHeight(self.heightForWidth(self.width()))

    @Slot()
    def _on_take(self) -> None:
        second = self.second.isChecked()
        # What is there by now stays as it is, with how long it took.
        if second or not self._found.repeats(self._audit):
            self.chosen.emit(self._found.fill(self._audit, second=second))
        self.accept()
