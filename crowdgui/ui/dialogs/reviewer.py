"""Asks who reviews; the name is exported beside every label that is set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget
from shiboken6 import isValid

from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel, QPushButton

    from crowdgui.ui.session.settings import Settings


_REVIEWER_WIDTH, _LONGEST_NAME = 400, 100


class ReviewerDialog(QDialog):
    """Asks for a name; an empty one is not taken."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        title = tr("Who reviews?")
        named(self, "reviewer-dialog", title).setWindowTitle(title)
        self.name = named(QLineEdit(name, maxLength=_LONGEST_NAME), "reviewer-name", tr("Name"))
        self._ok = button(tr("Sign with this name"), "primary", name="reviewer-ok")
        cancel = button(tr("Cancel"), name="reviewer-cancel")
        more = tr(
            "The name is exported beside every label you set. Labels you set earlier keep "
            "the name they were signed with."
        )
        column(
            text_label(tr("Name"), "caption", "text2"),
            self.name,
            text_label(more, "caption", "text2", wrap=True),
            row(None, cancel, self._ok),
            parent=self,
            spacing=10,
            margins=(20, 20, 20, 16),
        )
        self.setFixedWidth(scaled(_REVIEWER_WIDTH))
        self._ok.setDefault(True)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self._ok.clicked.connect(self.accept)
        self.name.textChanged.connect(lambda text: self._ok.setEnabled(bool(text.strip())))
        FocusRing(self)
        self.name.selectAll()

    @classmethod
    def ask(cls, parent: QWidget, name: str) -> str | None:
        """Return the name the user wants, None where they keep the one there is."""
        dialog = cls(parent, name)
        taken = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.name.text().strip() if taken else None
        # What it stands on is closed, and gone with it, where other labels are opened.
        if isValid(dialog):
            dialog.deleteLater()
        return chosen


def show_signature(settings: Settings, told: QLabel, change: QPushButton) -> None:
    """Show what labels set by hand are signed with, beside the button that changes it."""
    if name := settings.reviewer_name:
        words, action = tr("Your labels are signed “{name}”.", name=name), tr("Change…")
    else:
        words, action = tr("Your labels aren’t signed yet."), tr("Add your name…")
    told.setText(words)
    set_button_text(change, action)
