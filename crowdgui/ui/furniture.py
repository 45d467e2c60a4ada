"""What stands around the pages: the rail, the menus, messages and the line at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from crowdgui.ui.actions import Actions
from crowdgui.ui.icons import app_icon
from crowdgui.ui.rail_entries import rail_entries
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.messages import MessageStrip, StatusLine
from crowdgui.ui.widgets.progress import ProgressStrip
from crowdgui.ui.widgets.rail import Rail

if TYPE_CHECKING:
    from crowdgui.ui.main_window import MainWindow


def furnish(window: MainWindow) -> None:
    """Build everything in the window but the pages."""
    window.setWindowIcon(app_icon())
    window.rail = Rail(rail_entries())
    window.message = MessageStrip("window-message")
    window.stack = QStackedWidget()
    window.status = StatusLine("status-line")
    window.progress = ProgressStrip("progress-strip")
    window.actions_ = Actions(window)
    _lay_out(window)
    window.focus_ring = FocusRing(window)


def _lay_out(window: MainWindow) -> None:
    right = QVBoxLayout()
    right.setContentsMargins(0, 0, 0, 0)
    right.setSpacing(0)
    right.addWidget(window.message)
    right.addWidget(window.stack, 1)
    right.addWidget(window.progress)
    right.addWidget(window.status)
    middle = QWidget()
    row = QHBoxLayout(middle)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(window.rail)
    row.addLayout(right, 1)
    window.setCentralWidget(middle)
