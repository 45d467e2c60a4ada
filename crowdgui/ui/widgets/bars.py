"""Shares as bars: of the classes, of two sides for each name, and of the posterior."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.text.translation import escape_bidi, format_percent, join_clauses, tr
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import mix
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import painter_on, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor

    from crowdgui.figures.class_shares import ClassShares, SharePart


_CLASS_BAR_HEIGHT, _GAP, _SWATCH = 10, 2, 8


_LEGEND_ROW_HEIGHT, _APART = 20, 24


class ClassBar(QWidget):
    """Classes in their order and colours; those after the sixth are one grey part."""

    def __init__(self, name: str) -> None:
        super().__init__()
        named(self, name, tr("Classes and their shares"))
        self._parts: tuple[SharePart, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_shares(self, shown: ClassShares | None) -> None:
        """Show how often each class is counted; None shows nothing."""
        self._parts = shown.parts if shown is not None else ()
        words = shown.words if shown is not None else ""
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tooltip(words))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._places(width)[-1][1] + 1 if self._parts else 0
        return scaled(_CLASS_BAR_HEIGHT) + 6 + lines * scaled(_LEGEND_ROW_HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), self.heightForWidth(max(self.width(), scaled(320))))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bar(painter)
        for part, (x, line) in zip(self._parts, self._places(self.width()), strict=True):
            self._paint_legend(
                painter, part, x, scaled(_CLASS_BAR_HEIGHT) + 6 + line * scaled(_LEGEND_ROW_HEIGHT)
            )

    def _paint_bar(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        x = 0.0
        for part in self._parts:
            width = self.width() * part.share
            if width:
                painter.setBrush(tokens().color(part.token))
                area = QRectF(x, 0, max(1.0, width - _GAP), scaled(_CLASS_BAR_HEIGHT))
                painter.drawRoundedRect(area, 2, 2)
            x += width

    def _paint_legend(self, painter: QPainter, part: SharePart, x: int, top: int) -> None:
        middle = top + scaled(_LEGEND_ROW_HEIGHT) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens().color(part.token))
        painter.drawRoundedRect(QRectF(x, middle - _SWATCH / 2, _SWATCH, _SWATCH), 2, 2)
        name = self._name(part)
        left, flags = x + _SWATCH + 6, Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font("header"))
        painter.setPen(tokens().text)
        area = QRectF(left, top, self.width() - left, scaled(_LEGEND_ROW_HEIGHT))
        painter.drawText(area, flags, name)
        area.setLeft(left + QFontMetrics(font("header")).horizontalAdvance(name) + 8)
        painter.setFont(font("caption"))
        painter.setPen(tokens().text2)
        painter.drawText(area, flags, part.words)

    def _places(self, width: int) -> list[tuple[int, int]]:
        """Return where each legend entry begins: x and line."""
        places, x, line = [], 0, 0
        for part in self._parts:
            wide = self._legend_width(part)
            if x and x + wide > width:
                x, line = 0, line + 1
            places.append((x, line))
            x += wide + _APART
        return places

    def _legend_width(self, part: SharePart) -> int:
        name = QFontMetrics(font("header")).horizontalAdvance(self._name(part))
        words = QFontMetrics(font("caption")).horizontalAdvance(part.words)
        return _SWATCH + 6 + name + 8 + words

    def _name(self, part: SharePart) -> str:
        metrics = QFontMetrics(font("header"))
        return metrics.elidedText(escape_bidi(part.name), Qt.TextElideMode.ElideMiddle, scaled(160))


_PAIR_ROW_HEIGHT, _PAIR_BAR_HEIGHT = 34, 8


_SIDE_SHARE, _NUMBER = 0.3, 48


class BarPair(NamedTuple):
    """A name with its code, which gives the colour, and the two shares."""

    name: str
    code: int
    own: float
    other: float


class PairedBars(QWidget):
    """The first share solid in the class's colour, the second in outline, from 0 to 100%."""

    def __init__(self, name: str, own: str, other: str) -> None:
        super().__init__()
        named(self, name, f"{own}, {other}")
        self._words = own, other
        self._bars: tuple[BarPair, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, bars: Sequence[BarPair]) -> None:
        self._bars = tuple(bars)
        said = (
            f"{bar.name}: {self._words[0]} {format_percent(bar.own, 0)}, "
            f"{self._words[1]} {format_percent(bar.other, 0)}"
            for bar in self._bars
        )
        self.setAccessibleDescription(join_clauses(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(280), scaled(_PAIR_ROW_HEIGHT) * len(self._bars))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, bar in enumerate(self._bars):
            self._paint_bar(painter, bar, place * scaled(_PAIR_ROW_HEIGHT))

    def _paint_bar(self, painter: QPainter, bar: BarPair, top: int) -> None:
        side, height = round(self.width() * _SIDE_SHARE), scaled(_PAIR_ROW_HEIGHT)
        painter.setPen(tokens().text)
        used = font("body")
        painter.setFont(used)
        shown = QFontMetrics(used).elidedText(
            escape_bidi(bar.name), Qt.TextElideMode.ElideMiddle, side - 10
        )
        painter.drawText(QRect(0, top, side - 10, height), Qt.AlignmentFlag.AlignVCenter, shown)
        color, middle = tokens().class_color(bar.code), top + height / 2
        line = QRectF(
            side, middle - scaled(_PAIR_BAR_HEIGHT) - 1, self._room(), scaled(_PAIR_BAR_HEIGHT)
        )
        self._paint_share(painter, line, bar.own, color, color)
        line.translate(0, scaled(_PAIR_BAR_HEIGHT) + 2)
        self._paint_share(painter, line, bar.other, mix(tokens().canvas, color, 0.2), color)

    def _room(self) -> float:
        """Return the length of a bar of 100%."""
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
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, format_percent(share, 0))


_POSTERIOR_ROW_HEIGHT, _POSTERIOR_BAR_HEIGHT = 40, 8


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
        named(self, "posterior", tr("Probability of each class"))
        self._bars: tuple[PosteriorBar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, bars: Sequence[PosteriorBar]) -> None:
        self._bars = tuple(bars)
        words = join_clauses(f"{b.name}: {format_percent(b.share)}, {b.note}" for b in bars)
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tooltip(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), len(self._bars) * scaled(_POSTERIOR_ROW_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, bar in enumerate(self._bars):
            self._paint(painter, bar, place * scaled(_POSTERIOR_ROW_HEIGHT))

    def _paint(self, painter: QPainter, bar: PosteriorBar, top: int) -> None:
        colors, line = tokens(), scaled(20)
        name_font = font("strong" if bar.final else "body")
        share = format_percent(bar.share)
        right = QFontMetrics(name_font).horizontalAdvance(share) + 8
        note = QFontMetrics(font("caption")).horizontalAdvance(bar.note) + 8
        mark = scaled(20) if bar.final else 0
        room = self.width() - right - note - mark
        name = QFontMetrics(name_font).elidedText(
            escape_bidi(bar.name), Qt.TextElideMode.ElideMiddle, room
        )
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
        painter.drawRoundedRect(QRectF(0, top, self.width(), _POSTERIOR_BAR_HEIGHT), 2, 2)
        width = self.width() * max(0.0, min(1.0, bar.share))
        if width >= 1:
            painter.setBrush(tokens().class_color(bar.code))
            painter.drawRoundedRect(QRectF(0, top, width, _POSTERIOR_BAR_HEIGHT), 2, 2)
