"""Qt's application, as the window needs it."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

STYLE = "Fusion"
"""The style that looks the same on every system, and follows palette and stylesheet."""


class Application(QApplication):
    """Has its style from the start: set later, PySide6 first makes all names that styles have.

    Signals: `file_wanted` with the path of a file that was double-clicked, on macOS.
    """

    file_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__([*sys.argv[:1], "-style", STYLE])

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)
