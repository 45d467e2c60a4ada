"""A key of the keyboard, drawn beside what it does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens

_SIDE, _PAD = 20, 7


class KeyCap(QWidget):
    """Shows the name of one key."""

    def __init__(self, key: str):
        super().__init__()
        self._key = key
        self._font = font("axis")
        self._font.setWeight(QFont.Weight.DemiBold)
        self.setAccessibleName(key)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._font).horizontalAdvance(self._key)
        return QSize(max(scaled(_SIDE), words + 2 * _PAD), scaled(_SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(tokens().ctrl, 1))
        painter.setBrush(tokens().raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setFont(self._font)
        painter.setPen(tokens().text)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._key)
