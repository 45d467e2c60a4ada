"""What is around the pages: the rail with its entries, the menus, messages and the status line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from crowdgui.text.translation import tr
from crowdgui.ui.main_window.menus import Actions
from crowdgui.ui.main_window.rail import Rail, RailEntry
from crowdgui.ui.style.icons import app_icon
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.messages import MessageStrip, StatusLine
from crowdgui.ui.widgets.progress import ProgressStrip

if TYPE_CHECKING:
    from crowdgui.ui.main_window.frame import WindowFrame


def rail_entries(*, paired: bool = False) -> tuple[RailEntry, ...]:
    """Return the pages in the order of the work: of labels, or of comparisons of two."""
    data = RailEntry("data", "table", tr("Data"))
    if paired:
        return (data, RailEntry("ranking", "ticked-list", tr("Ranking")))
    return (
        data,
        RailEntry("labels", "tag", tr("Labels")),
        RailEntry("workers", "people", tr("Workers")),
        RailEntry("items", "ticked-list", tr("Items")),
        RailEntry("guarantee", "shield-tick", tr("Guarantee")),
        RailEntry("compare", "bars", tr("Compare")),
        RailEntry("export", "arrow-out", tr("Export")),
    )


def build_layout(window: WindowFrame) -> None:
    """Build everything in the window but the pages."""
    window.setWindowIcon(app_icon())
    window.rail = Rail((*rail_entries(), rail_entries(paired=True)[-1]))
    window.rail.show_only(entry.key for entry in rail_entries())
    window.message = MessageStrip("window-message")
    window.stack = QStackedWidget()
    window.status = StatusLine("status-line")
    window.progress = ProgressStrip("progress-strip")
    window.actions_ = Actions(window)
    _lay_out(window)
    window.focus_ring = FocusRing(window)


def _lay_out(window: WindowFrame) -> None:
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
