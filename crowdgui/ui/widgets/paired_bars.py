"""Two shares for each of some names, one bar above the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.text import clauses, percent
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.tokens import mix
from crowdgui.ui.widgets.build import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor

_ROW, _BAR = 34, 8
_SIDE_SHARE, _NUMBER = 0.3, 48


class PairedBar(NamedTuple):
    """A name with its code, which gives the colour, and the two shares."""

    name: str
    code: int
    own: float
    other: float


class PairedBars(QWidget):
    """The first share solid in the class's colour, the second in outline, from 0 to 100 %."""

    def __init__(self, name: str, own: str, other: str) -> None:
        super().__init__()
        named(self, name, f"{own}, {other}")
        self._words = own, other
        self._bars: tuple[PairedBar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, bars: Sequence[PairedBar]) -> None:
        self._bars = tuple(bars)
        said = (
            f"{bar.name}: {self._words[0]} {percent(bar.own, 0)}, "
            f"{self._words[1]} {percent(bar.other, 0)}"
            for bar in self._bars
        )
        self.setAccessibleDescription(clauses(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(280), scaled(_ROW) * len(self._bars))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, bar in enumerate(self._bars):
            self._paint_bar(painter, bar, place * scaled(_ROW))

    def _paint_bar(self, painter: QPainter, bar: PairedBar, top: int) -> None:
        side, height = round(self.width() * _SIDE_SHARE), scaled(_ROW)
        painter.setPen(tokens().text)
        used = font("body")
        painter.setFont(used)
        shown = QFontMetrics(used).elidedText(bar.name, Qt.TextElideMode.ElideRight, side - 10)
        painter.drawText(QRect(0, top, side - 10, height), Qt.AlignmentFlag.AlignVCenter, shown)
        color, middle = tokens().class_color(bar.code), top + height / 2
        line = QRectF(side, middle - scaled(_BAR) - 1, self._room(), scaled(_BAR))
        self._paint_share(painter, line, bar.own, color, color)
        line.translate(0, scaled(_BAR) + 2)
        self._paint_share(painter, line, bar.other, mix(tokens().canvas, color, 0.2), color)

    def _room(self) -> float:
        """Give the length of a bar of 100 %."""
        return self.width() * (1 - _SIDE_SHARE) - scaled(_NUMBER)

    def _paint_share(
        self, painter: QPainter, line: QRectF, share: float, fill: QColor, edge: QColor
    ) -> None:
        painter.setPen(QPen(edge, 1))
        painter.setBrush(fill)
        bar = QRectF(line.x(), line.y(), max(1.0, line.width() * share), line.height())
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(tokens().text2)
        painter.setFont(font("axis"))
        words = line.adjusted(0, -4, scaled(_NUMBER), 4)
        words.setLeft(bar.right() + 6)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, percent(share, 0))
