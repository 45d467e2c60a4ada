"""Paints the inside of a table's cells, a small function for each kind of column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from crowdgui.core.text import plain
from crowdgui.ui import icons
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.models.columns import Kind
from crowdgui.ui.theme import tokens
from crowdgui.ui.tokens import mix
from crowdgui.ui.widgets.chips import chip_width, paint_chips
from crowdgui.ui.widgets.interval import paint_interval
from crowdgui.ui.widgets.marks import Flag, flags_width, paint_flags

NUMBER_WIDTH = 44
_TRACK_WIDTH, _TRACK_GAP = 78, 8
_VOTES_WIDTH, _VOTES_HEIGHT = 70, 6
_BOX = 14


class Look(NamedTuple):
    """How a cell's inside is drawn: its words and their colour, and whether the row is dimmed."""

    text: str
    ink: QColor
    dimmed: bool


def paint_words(
    painter: QPainter,
    area: QRectF,
    look: Look,
    used: Any,
    right: bool,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    painter.setFont(used)
    painter.setPen(look.ink)
    shown = QFontMetrics(used).elidedText(plain(look.text), elide, int(area.width()))
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(area, flags, shown)


def _paint_text(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    paint_words(painter, area, look, font("body"), False)


def _paint_id(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    # Ids often begin alike and are told apart by their ends.
    paint_words(painter, area, look, font("id"), False, Qt.TextElideMode.ElideMiddle)


def _paint_number(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    paint_words(painter, area, look, font("body"), True)


def _paint_interval(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    number = QRectF(area.x(), area.y(), scaled(NUMBER_WIDTH), area.height())
    paint_words(painter, number, look, font("body" if look.dimmed else "medium"), True)
    track = QRectF(area)
    track.setLeft(number.right() + _TRACK_GAP)
    paint_interval(painter, track, value, look.ink if look.dimmed else None)


def _paint_flags(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    # That a worker is left out is told by box and ink already.
    room = area.width() >= flags_width(value)
    painter.setClipRect(area)
    paint_flags(painter, value if room else _told(value), area)


def _told(flags: tuple[Flag, ...]) -> tuple[Flag, ...]:
    return tuple(flag for flag in flags if flag is not Flag.LEFT_OUT)


def _paint_votes(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    whole, total = scaled(_VOTES_WIDTH), sum(value)
    top, x = area.center().y() - _VOTES_HEIGHT / 2, area.x()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for code, votes in enumerate(value):
        if votes:
            width = whole * votes / total
            color = tokens().class_color(code)
            painter.setBrush(mix(tokens().canvas, color, 0.45) if look.dimmed else color)
            painter.drawRoundedRect(QRectF(x, top, max(2.0, width - 2), _VOTES_HEIGHT), 1, 1)
            x += width
    words = area.adjusted(whole + 6, 0, 0, 0)
    # A count that is cut would be another count.
    if QFontMetrics(font("caption")).horizontalAdvance(look.text) <= words.width():
        paint_words(painter, words, look._replace(ink=tokens().text2), font("caption"), False)


def _paint_chips(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    paint_chips(painter, area.adjusted(0, 2, 0, -3), value)


def _paint_yes_no(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    if value:
        size = scaled(14)
        icons.paint(painter, "check", "ok", area.x(), area.center().y() - size / 2, size)


def _paint_check(painter: QPainter, area: QRectF, value: Any, look: Look) -> None:
    paint_check_box(painter, area.x(), area.center().y(), bool(value))


def paint_check_box(painter: QPainter, x: float, middle: float, ticked: bool) -> None:
    """Paint a box to tick with its left edge at x."""
    colors, size = tokens(), scaled(_BOX)
    box = QRectF(x, round(middle - size / 2), size, size).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors.accent if ticked else colors.ctrl, 1))
    painter.setBrush(colors.accent if ticked else colors.raised)
    painter.drawRoundedRect(box, 3.5, 3.5)
    if ticked:
        inner = size - 3
        icons.paint(painter, "tick", "on_accent", box.x() + 1, box.y() + 1, inner)


CellPainter = Callable[[QPainter, QRectF, Any, Look], None]

PAINTERS: dict[Kind, CellPainter] = {
    Kind.TEXT: _paint_text,
    Kind.ID: _paint_id,
    Kind.NUMBER: _paint_number,
    Kind.INTERVAL: _paint_interval,
    Kind.FLAGS: _paint_flags,
    Kind.VOTES: _paint_votes,
    Kind.CHIPS: _paint_chips,
    Kind.YES_NO: _paint_yes_no,
    Kind.CHECK: _paint_check,
}


def cell_width(kind: Kind, value: Any, text: str) -> int:
    """Give the width a cell's inside would like to have."""
    words = QFontMetrics(font("id" if kind is Kind.ID else "body")).horizontalAdvance(text) + 2
    if value is None or kind in (Kind.TEXT, Kind.ID, Kind.NUMBER):
        return words
    match kind:
        case Kind.INTERVAL:
            return scaled(NUMBER_WIDTH + _TRACK_WIDTH) + _TRACK_GAP
        case Kind.FLAGS:
            return flags_width(_told(value))
        case Kind.VOTES:
            return scaled(_VOTES_WIDTH) + words + 6
        case Kind.CHIPS:
            return min(scaled(420), sum(chip_width(vote) + 6 for vote in value))
    return scaled(_BOX)
