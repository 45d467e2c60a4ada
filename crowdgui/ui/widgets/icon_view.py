"""An icon that stands beside words."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from crowdgui.ui import icons
from crowdgui.ui.fonts import scaled


class IconView(QWidget):
    """Paints one icon; decoration only, so it says nothing to a screen reader."""

    def __init__(self, name: str, size: int = 16, token: str = "text2"):
        super().__init__()
        self._size = scaled(size)
        self.setFixedSize(self._size, self._size)
        self.set_icon(name, token)

    def set_icon(self, name: str, token: str) -> None:
        icons.pixmap(name, token, self._size)
        self._name, self._token = name, token
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        icons.paint(QPainter(self), self._name, self._token, 0, 0, self._size)
