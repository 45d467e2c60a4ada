"""Areas that scroll where they are larger than their place."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget


class _Area(QScrollArea):
    """Brings what gets the keyboard into sight, also where it comes from outside of the area."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isAncestorOf(now) and now.visibleRegion().isEmpty():
            self.ensureWidgetVisible(now)


def scrolling(inside: QWidget) -> QScrollArea:
    """Let a widget scroll up and down; it takes the width there is."""
    area = _Area(inside)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area


def sideways(inside: QWidget) -> QScrollArea:
    """Let a widget scroll to the side; it takes the height there is."""
    area = _Area(inside)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
