"""Two areas, one below the other, or side by side where that leaves more room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from crowdgui.ui.fonts import scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_WIDE = 700
_SHARES = (460, 540)


class Sides(QSplitter):
    """Gives the second a little more room, until the user moves the line between."""

    def __init__(self, name: str, first: QWidget, second: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.setObjectName(name)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        for part in (first, second):
            self.addWidget(part)
        self.setSizes(list(_SHARES))

    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = event.size().width() >= scaled(_WIDE)
        wanted = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.orientation() is not wanted:
            self.setOrientation(wanted)
            self.setSizes([1, 1] if wide else list(_SHARES))
        super().resizeEvent(event)
