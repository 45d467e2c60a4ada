"""A field that finds while one types."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLineEdit

from crowdgui.ui.fonts import scaled
from crowdgui.ui.icons import icon
from crowdgui.ui.widgets.build import named

_WAIT_MS = 150
_WIDTH = 170
_AROUND = 52
"""The icon, the border, and what is left free at both ends."""


class SearchField(QLineEdit):
    """Tells of its text once the typing pauses, and at once on Enter.

    Signals
    -------
    searched(str)
    """

    searched = Signal(str)

    def __init__(self, name: str, placeholder: str):
        super().__init__(placeholderText=placeholder)
        named(self, name, placeholder)
        self.setFixedWidth(max(scaled(_WIDTH), self._wanted()))
        self.setClearButtonEnabled(True)
        self.addAction(icon("search", "text2"), QLineEdit.ActionPosition.LeadingPosition)
        self._pause = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._pause.timeout.connect(self._tell)
        self.textChanged.connect(lambda: self._pause.start())
        self.returnPressed.connect(self._tell)

    def keep_width(self, width: int, short: str) -> None:
        """Fix another width; where that is too little for the words, show the `short` ones."""
        self.setFixedWidth(scaled(width))
        if self._wanted() > self.width():
            self.setPlaceholderText(short)

    def _wanted(self) -> int:
        self.ensurePolished()
        return self.fontMetrics().horizontalAdvance(self.placeholderText()) + _AROUND

    def _tell(self) -> None:
        self._pause.stop()
        self.searched.emit(self.text())
