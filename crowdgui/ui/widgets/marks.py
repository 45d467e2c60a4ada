"""Shapes that carry a meaning beside colour, flags as shape and word, and keys of the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.figures.marks import CORNERS, TWIN, FlagMark, Shape
from crowdgui.text.translation import join_clauses, join_list
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import FlowLayout, clear, named, row
from crowdgui.ui.widgets.text import painter_on, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence


def paint_shape(
    painter: QPainter, shape: Shape, x: float, y: float, r: float, color: QColor
) -> None:
    """Paint a shape of radius `r` around x, y."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    if shape is Shape.CIRCLE:
        painter.drawEllipse(QPointF(x, y), r, r)
    elif shape is Shape.TWINS:
        for side in (-TWIN, TWIN):
            painter.drawEllipse(QPointF(x + side * r, y), TWIN * r, TWIN * r)
    elif shape in CORNERS:
        painter.drawPolygon(QPolygonF([QPointF(x + a * r, y + b * r) for a, b in CORNERS[shape]]))
    else:
        painter.setPen(QPen(color, 1.5, c=Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if shape is Shape.RING:
            painter.drawEllipse(QPointF(x, y), r - 0.5, r - 0.5)
            return
        painter.drawLine(QPointF(x - r, y - r), QPointF(x + r, y + r))
        painter.drawLine(QPointF(x - r, y + r), QPointF(x + r, y - r))


def shape_path(shape: Shape) -> QPainterPath:
    """Return a shape as a path of diameter 1 around 0, 0, as plots want it."""
    path = QPainterPath()
    if shape in CORNERS:
        path.addPolygon(QPolygonF([QPointF(a / 2, b / 2) for a, b in CORNERS[shape]]))
        path.closeSubpath()
    elif shape is Shape.TWINS:
        for side in (-TWIN, TWIN):
            path.addEllipse(QPointF(side / 2, 0), TWIN / 2, TWIN / 2)
    elif shape is Shape.CROSS:
        for side in (-0.5, 0.5):
            path.moveTo(-0.5, side)
            path.lineTo(0.5, -side)
    else:
        path.addEllipse(QPointF(0, 0), 0.5, 0.5)
    return path


_MARK_X, _WORD_X, _END = 10, 19, 7


def flag_size(flag: FlagMark) -> QSize:
    width = QFontMetrics(font("header")).horizontalAdvance(flag.word)
    return QSize(width + scaled(_WORD_X) + _END, scaled(20))


def paint_flag(painter: QPainter, flag: FlagMark, x: float, middle: float) -> float:
    """Paint a flag from x on; return where the next may begin."""
    size = flag_size(flag)
    area = QRectF(x, middle - size.height() / 2, size.width(), size.height())
    shape, token, soft = flag.shape, flag.token, flag.ground
    color = tokens().color(token)
    _paint_ground(painter, area, token, soft)
    paint_shape(painter, shape, x + scaled(_MARK_X), middle, _radius(shape), color)
    painter.setFont(font("header"))
    painter.setPen(color)
    painter.drawText(
        area.adjusted(scaled(_WORD_X), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, flag.word
    )
    return area.right() + 6


BADGE = 26
"""The width of a badge, with the room before it."""


def paint_badge(painter: QPainter, flag: FlagMark, x: float, middle: float) -> float:
    """Paint a flag without its word; return where the next may begin."""
    shape, token, soft = flag.shape, flag.token, flag.ground
    size = BADGE - 6
    area = QRectF(x, middle - size / 2, size, size)
    _paint_ground(painter, area, token, soft)
    paint_shape(painter, shape, area.center().x(), middle, _radius(shape), tokens().color(token))
    return area.right() + 6


def paint_flags(painter: QPainter, flags: Sequence[FlagMark], area: QRectF) -> None:
    """Paint flags side by side; all but the first without their words where these do not fit."""
    x, middle = area.x(), area.center().y()
    for place, flag in enumerate(flags):
        room = area.right() - x - BADGE * (len(flags) - place - 1)
        fits = flag_size(flag).width() <= room
        x = (paint_flag if fits or not place else paint_badge)(painter, flag, x, middle)


def flags_width(flags: Sequence[FlagMark]) -> int:
    """Return the least width in which flags can be painted: the first in words."""
    return sum(flag_size(flag).width() for flag in flags[:1]) + BADGE * max(0, len(flags) - 1)


def _paint_ground(painter: QPainter, area: QRectF, token: str, soft: str) -> None:
    colors = tokens()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors.color(token)) if colors.contrast else Qt.PenStyle.NoPen)
    painter.setBrush(colors.color(soft))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)


def _radius(shape: Shape) -> float:
    return 3.4 if shape is Shape.CROSS else 4


class FlagRow(QWidget):
    """Some flags in a row."""

    def __init__(self) -> None:
        super().__init__()
        self._flags: tuple[FlagMark, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_flags(self, flags: Sequence[FlagMark]) -> None:
        self._flags = tuple(flags)
        self.setAccessibleName(join_list(flag.word for flag in flags))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sum(flag_size(f).width() + 6 for f in self._flags), scaled(20))

    def minimumSizeHint(self) -> QSize:
        return QSize(flags_width(self._flags), scaled(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_flags(painter_on(self), self._flags, QRectF(self.rect()))


_SIDE, _PAD = 20, 5


_APART = 12


KeyEntry = tuple[tuple[str, ...], str]
"""Keys, and what they do."""


def cap_width(key: str) -> int:
    """Return the width of a key with this on it."""
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
        paint_cap(painter_on(self), self._key, 0, self.height() / 2)


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

    def set_entries(self, entries: Sequence[KeyEntry]) -> None:
        clear(self._flow)
        for keys, words in entries:
            part = named(QWidget(), "key-" + "-".join(keys))
            caps = [KeyCap(key) for key in keys]
            row(*caps, text_label(words, "caption", "text2"), parent=part, spacing=5)
            self._flow.addWidget(part)
        self.setAccessibleName(
            join_clauses(f"{' '.join(keys)}: {words}" for keys, words in entries)
        )
