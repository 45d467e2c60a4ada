"""The share of each class: one bar, and a legend with the counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.text import clauses, percent, tr, tr_n
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_BAR, _GAP, _SWATCH = 10, 2, 8
_ROW, _APART = 20, 24


class _Part(NamedTuple):
    code: int
    name: str
    number: int


def _items(count: int) -> str:
    return tr_n("{n} item", "{n} items", count)


class ClassBar(QWidget):
    """Classes in their order and colours; those after the sixth are one grey part.

    `counted` says a count in words: so many items, or so many labels.
    """

    def __init__(self, name: str, counted: Callable[[int], str] = _items):
        super().__init__()
        self._counted = counted
        named(self, name, tr("Classes and their shares"))
        self._parts: tuple[_Part, ...] = ()
        self._total = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_shares(self, counts: Sequence[tuple[str, int]]) -> None:
        """Show how often each class is counted, in class order."""
        whole = [_Part(code, name, count) for code, (name, count) in enumerate(counts)]
        most = len(tokens().series)
        self._parts = tuple(whole)
        if len(whole) > most:
            rest = sum(part.number for part in whole[most:])
            others = _Part(most, tr("{n} other classes", n=len(whole) - most), rest)
            self._parts = (*whole[:most], others)
        self._total = sum(part.number for part in whole)
        words = clauses(f"{part.name}: {self._words(part)}" for part in whole)
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tooltip(words))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._places(width)[-1][1] + 1 if self._parts else 0
        return scaled(_BAR) + 6 + lines * scaled(_ROW)

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), self.heightForWidth(max(self.width(), scaled(320))))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bar(painter)
        for part, (x, line) in zip(self._parts, self._places(self.width()), strict=True):
            self._paint_legend(painter, part, x, scaled(_BAR) + 6 + line * scaled(_ROW))

    def _paint_bar(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        x = 0.0
        for part in self._parts:
            width = self.width() * part.number / self._total if self._total else 0.0
            if width:
                painter.setBrush(tokens().class_color(part.code))
                area = QRectF(x, 0, max(1.0, width - _GAP), scaled(_BAR))
                painter.drawRoundedRect(area, 2, 2)
            x += width

    def _paint_legend(self, painter: QPainter, part: _Part, x: int, top: int) -> None:
        middle = top + scaled(_ROW) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens().class_color(part.code))
        painter.drawRoundedRect(QRectF(x, middle - _SWATCH / 2, _SWATCH, _SWATCH), 2, 2)
        name = self._name(part)
        left, flags = x + _SWATCH + 6, Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font("header"))
        painter.setPen(tokens().text)
        area = QRectF(left, top, self.width() - left, scaled(_ROW))
        painter.drawText(area, flags, name)
        area.setLeft(left + QFontMetrics(font("header")).horizontalAdvance(name) + 8)
        painter.setFont(font("caption"))
        painter.setPen(tokens().text2)
        painter.drawText(area, flags, self._words(part))

    def _places(self, width: int) -> list[tuple[int, int]]:
        """Give where each legend entry begins: x and line."""
        places, x, line = [], 0, 0
        for part in self._parts:
            wide = self._legend_width(part)
            if x and x + wide > width:
                x, line = 0, line + 1
            places.append((x, line))
            x += wide + _APART
        return places

    def _legend_width(self, part: _Part) -> int:
        name = QFontMetrics(font("header")).horizontalAdvance(self._name(part))
        words = QFontMetrics(font("caption")).horizontalAdvance(self._words(part))
        return _SWATCH + 6 + name + 8 + words

    def _name(self, part: _Part) -> str:
        metrics = QFontMetrics(font("header"))
        return metrics.elidedText(part.name, Qt.TextElideMode.ElideRight, scaled(160))

    def _words(self, part: _Part) -> str:
        share = percent(part.number / self._total) if self._total else "–"
        return tr("{count}, {share}", count=self._counted(part.number), share=share)
