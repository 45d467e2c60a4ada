"""What the shapes of a plot mean, above it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.figures.marks import LineStyle
from crowdgui.text.translation import join_list
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.marks import paint_shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.figures.marks import LegendEntry

_MARK, _APART, _HEIGHT = 14, 12, 18


PENS = {
    LineStyle.LONG: Qt.PenStyle.DashLine,
    LineStyle.MIXED: Qt.PenStyle.DashDotLine,
    LineStyle.SHORT: Qt.PenStyle.DotLine,
}


class Legend(QWidget):
    """As many lines as it needs; nothing where there are no entries."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[LegendEntry, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def set_entries(self, entries: Sequence[LegendEntry]) -> None:
        self._entries = tuple(entries)
        self.setAccessibleName(join_list(entry.words for entry in entries))
        self.setVisible(bool(entries))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(120), scaled(_HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        last = max((place.y() for place in self._places(width)), default=0.0)
        return round(last) + scaled(_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font("axis"))
        height = scaled(_HEIGHT)
        places = self._places(self.width())
        for (shape, token, words, dashes), place in zip(self._entries, places, strict=True):
            color, middle = tokens().color(token), place.y() + height / 2
            if dashes is None:
                paint_shape(painter, shape, place.x() + 5, middle, 4, color)
            else:
                painter.setPen(QPen(color, 1.5, PENS[dashes]))
                painter.drawLine(QPointF(place.x() - 1, middle), QPointF(place.x() + 11, middle))
            painter.setPen(tokens().text2)
            area = QRectF(place.x() + _MARK, place.y(), _width(words) + 2, height)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, words)

    def _places(self, width: int) -> list[QPointF]:
        """Return where each entry begins; one that does not fit goes on in a new line."""
        places, x, y = [], 0.0, 0.0
        for entry in self._entries:
            wide = _MARK + _width(entry.words)
            if x > 0 and x + wide > width:
                x, y = 0.0, y + scaled(_HEIGHT)
            places.append(QPointF(x, y))
            x += wide + _APART
        return places


def _width(words: str) -> int:
    return QFontMetrics(font("axis")).horizontalAdvance(words)
