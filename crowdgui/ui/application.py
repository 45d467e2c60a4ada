"""Qt's application, as the window needs it."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication

STYLE = "Fusion"
"""The style that looks the same on every system, and follows palette and stylesheet."""


class Application(QApplication):
    """Has its style from the start: set later, PySide6 first makes all names that styles have."""

    def __init__(self) -> None:
        super().__init__([*sys.argv[:1], "-style", STYLE])
