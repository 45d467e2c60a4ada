"""Keys as they stand on a keyboard, and a legend of what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.text import clauses
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named, row
from crowdgui.ui.widgets.flow import FlowLayout
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

_SIDE, _PAD = 20, 5
_APART = 12

Entry = tuple[tuple[str, ...], str]
"""Keys, and what they do."""


def cap_width(key: str) -> int:
    """Give the width of a key with this on it."""
    words = QFontMetrics(font("header")).horizontalAdvance(key)
    return max(scaled(_SIDE), words + 2 * _PAD)


def paint_cap(painter: QPainter, key: str, x: float, middle: float) -> None:
    """Paint a key from x on."""
    colors, high = tokens(), scaled(_SIDE)
    area = QRectF(x, round(middle - high / 2), cap_width(key), high)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors.ctrl, 1))
    painter.setBrush(colors.raised)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.setFont(font("header"))
    painter.setPen(colors.text)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, key)


class KeyCap(QWidget):
    """One key."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(cap_width(self._key), scaled(_SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_cap(QPainter(self), self._key, 0, self.height() / 2)


class KeyLegend(QWidget):
    """Keys with what they do, on as many lines as they need."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._flow = FlowLayout(self)
        self._flow.setSpacing(_APART)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_entries(self, entries: Sequence[Entry]) -> None:
        while (old := self._flow.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for keys, words in entries:
            part = named(QWidget(), "key-" + "-".join(keys))
            caps = [KeyCap(key) for key in keys]
            row(*caps, text_label(words, "caption", "text2"), parent=part, spacing=5)
            self._flow.addWidget(part)
        self.setAccessibleName(clauses(f"{' '.join(keys)}: {words}" for keys, words in entries))
