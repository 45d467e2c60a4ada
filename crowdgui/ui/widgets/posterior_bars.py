"""How likely each class of an item is: a bar a class, the final label marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.text import clauses, percent, tr
from crowdgui.ui import icons
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

_ROW, _BAR = 40, 8


class PosteriorBar(NamedTuple):
    """A class with its share from 0 to 1, a note on it, and whether it is the final label."""

    code: int
    name: str
    share: float
    note: str
    final: bool


class PosteriorBars(QWidget):
    """Two lines a class: name, note and share; below them the bar."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "posterior", tr("How likely each class is"))
        self._bars: tuple[PosteriorBar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, bars: Sequence[PosteriorBar]) -> None:
        self._bars = tuple(bars)
        words = clauses(f"{b.name}: {percent(b.share)}, {b.note}" for b in bars)
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tooltip(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), len(self._bars) * scaled(_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, bar in enumerate(self._bars):
            self._paint(painter, bar, place * scaled(_ROW))

    def _paint(self, painter: QPainter, bar: PosteriorBar, top: int) -> None:
        colors, line = tokens(), scaled(20)
        name_font = font("strong" if bar.final else "body")
        share = percent(bar.share)
        right = QFontMetrics(name_font).horizontalAdvance(share) + 8
        note = QFontMetrics(font("caption")).horizontalAdvance(bar.note) + 8
        mark = scaled(20) if bar.final else 0
        room = self.width() - right - note - mark
        name = QFontMetrics(name_font).elidedText(bar.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(name_font)
        painter.setPen(colors.text)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, top, room, line), middle, name)
        x = QFontMetrics(name_font).horizontalAdvance(name) + 8
        if bar.final:
            size = scaled(14)
            icons.paint(painter, "check", "accent_text", x, top + (line - size) / 2, size)
            x += mark
        end = QRectF(self.width() - right, top, right, line)
        painter.drawText(end, middle | Qt.AlignmentFlag.AlignRight, share)
        painter.setFont(font("caption"))
        painter.setPen(colors.text2)
        painter.drawText(QRectF(x, top, note, line), middle, bar.note)
        self._paint_bar(painter, bar, top + line + 2)

    def _paint_bar(self, painter: QPainter, bar: PosteriorBar, top: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens().press)
        painter.drawRoundedRect(QRectF(0, top, self.width(), _BAR), 2, 2)
        width = self.width() * max(0.0, min(1.0, bar.share))
        if width >= 1:
            painter.setBrush(tokens().class_color(bar.code))
            painter.drawRoundedRect(QRectF(0, top, width, _BAR), 2, 2)
