"""What the shapes of a plot stand for, in a row above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.marks import Shape, paint_shape

if TYPE_CHECKING:
    from collections.abc import Sequence

_MARK, _APART, _HEIGHT = 14, 12, 18


class LegendEntry(NamedTuple):
    """A shape, the token of its colour ("c1" for the first series), and what it stands for."""

    shape: Shape
    token: str
    words: str


class Legend(QWidget):
    """One row; nothing where there are no entries."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[LegendEntry, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_entries(self, entries: Sequence[LegendEntry]) -> None:
        self._entries = tuple(entries)
        self.setAccessibleName(", ".join(entry.words for entry in entries))
        self.setVisible(bool(entries))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(120), scaled(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, x = QFontMetrics(font("axis")), 0.0
        painter.setFont(font("axis"))
        for shape, token, words in self._entries:
            color = tokens().series[0] if token == "c1" else tokens().color(token)
            paint_shape(painter, shape, x + 5, self.height() / 2, 4, color)
            painter.setPen(tokens().text2)
            width = metrics.horizontalAdvance(words)
            area = QRectF(x + _MARK, 0, width + 2, self.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, words)
            x += _MARK + width + _APART
