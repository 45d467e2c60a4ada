"""Text on paper: plain words laid out to a width, painted where they belong."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTextLayout, QTextOption

from crowdgui.ui.fonts import paper_font
from crowdgui.ui.tokens import LIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from crowdgui.ui.fonts import Role

_LINES: dict[Role, float] = {
    "headline": 34,
    "title": 28,
    "section": 20,
    "body": 18.5,
    "medium": 18.5,
    "strong": 18.5,
    "caption": 16.5,
    "header": 16.5,
    "axis": 14.5,
}
"""Height of a line in px."""

_FINE = 20
"""Text is laid out so many times as large: letters are put at whole px, which would show."""

_ANYWHERE = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


class Words:
    """A text in one font and colour, broken into lines; never markup."""

    def __init__(
        self,
        text: str,
        role: Role,
        width: float,
        color: str = "text",
        *,
        right: bool = False,
    ) -> None:
        self.text, self.width = text, width
        self._color = LIGHT.color(color)
        self._layout = QTextLayout(text, paper_font(role, _FINE))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        option = QTextOption(side | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(_ANYWHERE)
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self._layout.setTextOption(option)
        self.height = self._lay_out(_LINES[role] * _FINE) / _FINE

    @property
    def natural_width(self) -> float:
        """The width of the longest line."""
        lines = (self._layout.lineAt(i) for i in range(self._layout.lineCount()))
        widths = (line.naturalTextWidth() / _FINE for line in lines)
        return math.ceil(max(widths, default=0.0))

    def paint(self, painter: QPainter, x: float = 0.0, y: float = 0.0) -> None:
        painter.save()
        painter.translate(x, y)
        painter.scale(1 / _FINE, 1 / _FINE)
        painter.setPen(self._color)
        self._layout.draw(painter, QPointF(0, 0))
        painter.restore()

    def _lay_out(self, line_height: float) -> float:
        y = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(self.width * _FINE)
            # A line of a font with taller letters than ours takes the room it needs.
            height = max(line_height, line.height())
            line.setPosition(QPointF(0, y + (height - line.height()) / 2))
            y += height
        self._layout.endLayout()
        return y
