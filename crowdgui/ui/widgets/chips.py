"""Paints a vote: the worker's id in the colour of the class, over a bar of the weight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen

from crowdgui.ui.fonts import font
from crowdgui.ui.theme import tokens
from crowdgui.ui.tokens import mix
from crowdgui.ui.widgets.marks import Shape, paint_shape

if TYPE_CHECKING:
    from crowdgui.ui.models.columns import VoteCell

_PAD, _FLAG_ROOM = 10, 12
_BAR = 2.5
_MOST_SHOWN = 12
_GAP = 6


def chip_font() -> QFont:
    made = font("id")
    made.setPixelSize(font("caption").pixelSize())
    return made


def chip_width(vote: VoteCell) -> int:
    words = QFontMetrics(chip_font()).horizontalAdvance(vote.worker)
    return words + 2 * _PAD + (_FLAG_ROOM if vote.flagged else 0)


def paint_chip(painter: QPainter, area: QRectF, vote: VoteCell, hovered: bool = False) -> None:
    """Paint one vote into `area`; an id too long for it is elided."""
    colors = tokens()
    ink = colors.class_color(vote.code)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(mix(colors.canvas, ink, 1.0 if colors.contrast else 0.55), 1))
    painter.setBrush(mix(colors.canvas, ink, 0.2 if hovered else 0.08))
    inner = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    left = area.x() + _PAD
    if vote.flagged:
        paint_shape(painter, Shape.UP, left + 4, area.center().y() - 1.5, 3.6, colors.warn)
        left += _FLAG_ROOM
    words = QRectF(left, area.y(), area.right() - _PAD - left + 1, area.height() - 4)
    _paint_words(painter, words, vote.worker)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    bar = QRectF(left, area.bottom() - 6.5, words.width() * min(1.0, max(0.0, vote.weight)), _BAR)
    painter.drawRoundedRect(bar.adjusted(0, 0, _BAR / 2, 0), _BAR / 2, _BAR / 2)


def _paint_words(painter: QPainter, area: QRectF, words: str) -> None:
    used = chip_font()
    painter.setFont(used)
    painter.setPen(tokens().text)
    shown = QFontMetrics(used).elidedText(
        words, Qt.TextElideMode.ElideMiddle, int(area.width()) + 1
    )
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def paint_chips(painter: QPainter, area: QRectF, votes: tuple[VoteCell, ...]) -> None:
    """Paint as many votes as fit into one row, twelve at most, then how many more there are."""
    metrics = QFontMetrics(font("caption"))
    x, shown = area.x(), 0
    for vote in votes[:_MOST_SHOWN]:
        left = len(votes) - shown - 1
        room = metrics.horizontalAdvance(f"+{left}") + _GAP if left else 0
        if x + chip_width(vote) + room > area.right():
            break
        paint_chip(painter, QRectF(x, area.y(), chip_width(vote), area.height()), vote)
        x += chip_width(vote) + _GAP
        shown += 1
    if shown < len(votes):
        painter.setFont(font("caption"))
        painter.setPen(tokens().text2)
        rest = QRectF(x, area.y(), area.right() - x, area.height())
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, f"+{len(votes) - shown}")
