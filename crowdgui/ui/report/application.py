"""The application that fonts need, for a report that is painted without a window."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from crowdgui.ui.fonts import load_fonts


def paper_application() -> QGuiApplication:
    """Return the application there is, or one that needs no screen; keep it while painting."""
    there = QGuiApplication.instance()
    if isinstance(there, QGuiApplication):
        return there
    made = QApplication(["crowdgui", "-platform", "offscreen"])
    load_fonts()
    return made
