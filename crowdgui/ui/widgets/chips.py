"""Votes as chips: painted in a cell, as buttons that flow, and in a strip of fixed height."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import escape_bidi, format_percent, join_clauses, tr
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import mix
from crowdgui.ui.widgets.layout import FlowLayout, clear, named
from crowdgui.ui.widgets.marks import paint_shape
from crowdgui.ui.widgets.text import painter_on, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.models.columns import VoteCell


HEIGHT = 28


_PAD, _MARK_ROOM = 10, 12


_BAR = 2.5


_MOST_SHOWN = 12


CHIP_GAP = 6


def chip_font() -> QFont:
    made = font("id")
    made.setPixelSize(font("caption").pixelSize())
    return made


def chip_width(vote: VoteCell) -> int:
    words = QFontMetrics(chip_font()).horizontalAdvance(escape_bidi(vote.worker))
    return words + 2 * _PAD + (_MARK_ROOM if vote.flagged or vote.excluded else 0)


def paint_chip(painter: QPainter, area: QRectF, vote: VoteCell, hovered: bool = False) -> None:
    """Paint one vote into `area`, a long id elided; an excluded one is grey, with ✕."""
    colors = tokens()
    ink = colors.ctrl if vote.excluded else colors.class_color(vote.code)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(mix(colors.canvas, ink, 1.0 if colors.contrast else 0.55), 1))
    painter.setBrush(mix(colors.canvas, ink, 0.2 if hovered else 0.08))
    inner = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    left = area.x() + _PAD
    if vote.excluded or vote.flagged:
        _paint_mark(painter, left + 4, area.center().y() - 1.5, vote)
        left += _MARK_ROOM
    words = QRectF(left, area.y(), area.right() - _PAD - left + 1, area.height() - 4)
    _paint_words(painter, words, vote)
    if vote.excluded:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    bar = QRectF(left, area.bottom() - 6.5, words.width() * min(1.0, max(0.0, vote.weight)), _BAR)
    painter.drawRoundedRect(bar.adjusted(0, 0, _BAR / 2, 0), _BAR / 2, _BAR / 2)


def _paint_mark(painter: QPainter, x: float, y: float, vote: VoteCell) -> None:
    if vote.excluded:
        paint_shape(painter, Shape.CROSS, x, y, 2.8, tokens().text2)
    else:
        paint_shape(painter, Shape.UP, x, y, 3.6, tokens().warn)


def _paint_words(painter: QPainter, area: QRectF, vote: VoteCell) -> None:
    used = chip_font()
    painter.setFont(used)
    painter.setPen(tokens().text2 if vote.excluded else tokens().text)
    shown = QFontMetrics(used).elidedText(
        escape_bidi(vote.worker), Qt.TextElideMode.ElideMiddle, int(area.width()) + 1
    )
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def paint_chips(painter: QPainter, area: QRectF, votes: tuple[VoteCell, ...]) -> None:
    """Paint as many votes as fit into one row, twelve at most, then how many more there are."""
    row = QRectF(area.x(), area.y(), area.width(), area.height())
    placed = place_chips(votes[:_MOST_SHOWN], row, len(votes), round(area.height()))
    for place, vote in zip(placed, votes, strict=False):
        paint_chip(painter, place, vote)
    paint_rest(painter, row, placed, len(votes))


def place_chips(
    votes: Sequence[VoteCell], area: QRectF, total: int, height: int | None = None
) -> list[QRectF]:
    """Return the places of as many votes as fit into `area`, line by line.

    Where not all `total` fit, room is kept for how many more there are.
    """
    high = scaled(HEIGHT) if height is None else height
    places: list[QRectF] = []
    x, y = area.x(), area.y()
    for vote in votes:
        wide = min(chip_width(vote), area.width())
        last_line = y + 2 * high + CHIP_GAP > area.bottom() + 1
        room = _rest_width(total - len(places) - 1) if last_line else 0
        if x > area.x() and x + wide + room > area.right():
            if last_line:
                break
            x, y = area.x(), y + high + CHIP_GAP
        if y + high > area.bottom() + 1:
            break
        places.append(QRectF(x, y, wide, high))
        x += wide + CHIP_GAP
    return places


def paint_rest(painter: QPainter, area: QRectF, placed: Sequence[QRectF], total: int) -> None:
    """State after the last place how many votes are not shown."""
    if len(placed) == total:
        return
    painter.setFont(font("caption"))
    painter.setPen(tokens().text2)
    left = placed[-1].right() + CHIP_GAP if placed else area.x()
    line = placed[-1] if placed else QRectF(area.x(), area.y(), area.width(), scaled(HEIGHT))
    rest = QRectF(left, line.y(), area.right() - left, line.height())
    painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, f"+{total - len(placed)}")


def _rest_width(left: int) -> int:
    return QFontMetrics(font("caption")).horizontalAdvance(f"+{left}") + CHIP_GAP if left else 0


class VoteChip(QAbstractButton):
    """One worker's vote."""

    def __init__(self, vote: VoteCell):
        super().__init__()
        self.vote = vote
        words = describe_vote(vote)
        named(self, f"vote-{vote.worker}", words)
        self.setToolTip(plain_tooltip(words))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(chip_width(self.vote) + 1, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(48), scaled(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_chip(painter_on(self), QRectF(self.rect()), self.vote, self.underMouse())


def describe_vote(vote: VoteCell) -> str:
    """State whose vote it is and what it weighs."""
    if vote.excluded:
        return tr("{worker}, excluded: this vote doesn’t count", worker=vote.worker)
    weight = format_percent(vote.weight, 0)
    words = tr("{worker}, weight {weight} of the largest", worker=vote.worker, weight=weight)
    return tr("{words}; this worker is flagged", words=words) if vote.flagged else words


class VoteChips(QWidget):
    """All votes for one class.

    Signals
    -------
    worker_clicked(str): the worker's id.
    """

    worker_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._flow = FlowLayout(self)

    def set_votes(self, votes: Sequence[VoteCell]) -> None:
        clear(self._flow)
        for vote in votes:
            chip = VoteChip(vote)
            chip.clicked.connect(self._on_chip_clicked)
            self._flow.addWidget(chip)

    def _on_chip_clicked(self) -> None:
        chip = self.sender()
        assert isinstance(chip, VoteChip)
        self.worker_clicked.emit(chip.vote.worker)


_LINES, _STRIP_GAP = 2, 6


class ChipStrip(QWidget):
    """Votes on two lines, or on so many as are asked for.

    Signals: `class_clicked` with the class of a vote that was clicked.
    """

    class_clicked = Signal(int)

    def __init__(self, name: str, lines: int = _LINES) -> None:
        super().__init__()
        named(self, name, tr("Votes"))
        self._votes: tuple[VoteCell, ...] = ()
        self.setFixedHeight(lines * scaled(HEIGHT) + (lines - 1) * _STRIP_GAP)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_votes(self, votes: Sequence[VoteCell]) -> None:
        self._votes = tuple(votes)
        self.setAccessibleDescription(join_clauses(map(describe_vote, votes)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), self.height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            there = self._vote_at(event.pos())
            words = "" if there is None else plain_tooltip(describe_vote(there))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return bool(super().event(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        there = self._vote_at(event.position().toPoint())
        if there is not None and event.button() == Qt.MouseButton.LeftButton:
            self.class_clicked.emit(there.code)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, places = painter_on(self), self._places()
        for place, vote in zip(places, self._votes, strict=False):
            paint_chip(painter, place, vote)
        paint_rest(painter, QRectF(self.rect()), places, len(self._votes))

    def _vote_at(self, point: QPoint) -> VoteCell | None:
        votes = zip(self._places(), self._votes, strict=False)
        return next((vote for place, vote in votes if place.contains(point)), None)

    def _places(self) -> list[QRectF]:
        return place_chips(self._votes, QRectF(self.rect()), len(self._votes))
