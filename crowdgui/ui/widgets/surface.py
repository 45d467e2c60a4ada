"""A plain area of one colour, with hairlines at the edges that part it from its neighbours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from crowdgui.ui.theme import tokens


class Surface(QWidget):
    """Fills itself with a colour of the theme; `edges` names where a hairline stands."""

    def __init__(self, fill: str = "canvas", edges: tuple[str, ...] = ()):
        super().__init__()
        self._fill, self._edges = fill, edges
        tokens().color(fill)

    def set_fill(self, fill: str) -> None:
        self._fill = fill
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = self.rect()
        painter.fillRect(area, tokens().color(self._fill))
        painter.setPen(tokens().line)
        right_to_left = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for edge in self._edges:
            if right_to_left:
                edge = {"left": "right", "right": "left"}.get(edge, edge)
            ends = {
                "top": (area.topLeft(), area.topRight()),
                "bottom": (area.bottomLeft(), area.bottomRight()),
                "left": (area.topLeft(), area.bottomLeft()),
                "right": (area.topRight(), area.bottomRight()),
            }[edge]
            painter.drawLine(*ends)
