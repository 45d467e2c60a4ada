"""A class that can be chosen for an item: its key, how likely it is, and who voted for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip

from crowdgui.core.text import listed, percent
from crowdgui.ui import icons
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.chips import paint_chip, paint_rest, place_chips
from crowdgui.ui.widgets.key_cap import cap_width, paint_cap
from crowdgui.ui.widgets.text import plain_tooltip
from crowdgui.ui.widgets.vote_chips import vote_words

if TYPE_CHECKING:
    from crowdgui.ui.models.columns import VoteCell

_INSET, _RADIUS = 16, 8
_HEAD, _BAR, _LINE = 48, 8, 18
_SMALL = 40
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_LONGEST = 300
"""Characters of a class's name that are looked at; the rest has no room in any case."""


class Answer(NamedTuple):
    """What a card shows of its class.

    `share` is how likely the class is, None where that is hidden; `note` counts its votes, and
    `weight` says what they weigh, where there is room for it. `badge` says why the class stands
    out: as what the rule proposes, or as what was chosen.
    """

    share: float | None = None
    note: str = ""
    weight: str = ""
    votes: tuple[VoteCell, ...] = ()
    badge: str = ""
    proposed: bool = False
    chosen: bool = False


class AnswerCard(QAbstractButton):
    """A large area with chips, or one line where there are many classes."""

    def __init__(self, code: int, name: str, key: str, *, small: bool) -> None:
        super().__init__()
        named(self, f"answer-{code}", name)
        self.code, self.name, self._key, self._small = code, name, key, small
        self._answer = Answer()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # A click leaves the keyboard where it was.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        upright = QSizePolicy.Policy.Fixed if small else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, upright)

    @property
    def answer(self) -> Answer:
        return self._answer

    def set_answer(self, answer: Answer) -> None:
        self._answer = answer
        share = "" if answer.share is None else percent(answer.share)
        words = listed(filter(None, (share, answer.note, answer.weight, answer.badge)))
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tooltip(self.name) if self._small else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(_SMALL if self._small else 150))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(120), scaled(_SMALL if self._small else 84))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key but Space to the page, which knows what the keys do."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            votes = zip(self._places(), self._answer.votes, strict=False)
            there = next((vote for place, vote in votes if place.contains(event.pos())), None)
            if there is not None:
                QToolTip.showText(event.globalPos(), plain_tooltip(vote_words(there)), self)
                return True
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        high = self.height() if self._small else scaled(_HEAD)
        self._paint_head(painter, QRectF(0, 0, self.width(), high))
        if not self._small and self._answer.share is not None:
            self._paint_bar(painter, self._answer.share)
            self._paint_note(painter)
            self._paint_chips(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        colors, answer = tokens(), self._answer
        ground = colors.accent_soft if answer.chosen else colors.raised
        if self.underMouse() and not answer.chosen:
            ground = colors.hover
        marked = answer.chosen or answer.proposed
        pen = QPen(colors.accent_text if marked else colors.control_line, 2 if marked else 1)
        painter.setPen(pen)
        painter.setBrush(colors.press if self.isDown() else ground)
        inset = pen.widthF() / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)

    def _paint_head(self, painter: QPainter, area: QRectF) -> None:
        left, right = float(self._inset()), area.right() - self._inset()
        if self._key:
            paint_cap(painter, self._key, left, area.center().y())
            left += cap_width(self._key) + 10
        if self._small:
            right = self._paint_small_end(painter, area, right)
        else:
            right = self._paint_badge(painter, area, left, right)
        used = font("medium" if self._small else "answer")
        room = QRectF(left, area.y(), max(0.0, right - left), area.height())
        painter.setFont(used)
        painter.setPen(tokens().text)
        name = self.name[:_LONGEST].replace("\n", " ")
        words = QFontMetrics(used).elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, _MIDDLE, words)

    def _paint_badge(self, painter: QPainter, area: QRectF, left: float, right: float) -> float:
        """Paint why the card stands out, at the right; give where that begins."""
        if not self._answer.badge:
            return right
        metrics, size = QFontMetrics(font("header")), scaled(14)
        # The name comes first: it keeps half of the line where it needs that much.
        name = QFontMetrics(font("answer")).horizontalAdvance(self.name[:_LONGEST])
        most = max(0.0, right - left - min(name, (right - left) / 2) - size - 16)
        words = self._answer.badge
        if metrics.horizontalAdvance(words) > most:
            words = ""
        wide = metrics.horizontalAdvance(words)
        x, marked = right - wide, self._answer.chosen or self._answer.proposed
        color = "accent_text" if marked else "text2"
        painter.setFont(font("header"))
        painter.setPen(tokens().color(color))
        painter.drawText(QRectF(x, area.y(), wide + 1, area.height()), _MIDDLE, words)
        if marked:
            x -= size + 5
            icons.paint(painter, "check", color, x, area.center().y() - size / 2, size)
        return x - 8

    def _paint_small_end(self, painter: QPainter, area: QRectF, right: float) -> float:
        """Paint the share of the class, and a mark where it stands out, in one line."""
        size = scaled(14)
        if self._answer.chosen or self._answer.proposed:
            right -= size
            top = area.center().y() - size / 2
            icons.paint(painter, "check", "accent_text", right, top, size)
            right -= 6
        share = self._answer.share
        if share is None or not (self._answer.votes or share >= 0.001):
            return right
        words = percent(share, 0)
        wide = QFontMetrics(font("caption")).horizontalAdvance(words)
        painter.setFont(font("caption"))
        painter.setPen(tokens().text2)
        painter.drawText(QRectF(right - wide, area.y(), wide + 1, area.height()), _MIDDLE, words)
        bar = QRectF(self._inset(), area.bottom() - 6, self.width() - 2 * self._inset(), 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens().class_color(self.code))
        bar.setWidth(max(1.0, bar.width() * min(1.0, max(0.0, share))))
        painter.drawRoundedRect(bar, 1.5, 1.5)
        return right - wide - 8

    def _paint_bar(self, painter: QPainter, share: float) -> None:
        inset = self._inset()
        whole = QRectF(inset, scaled(_HEAD) - 3, self.width() - 2 * inset, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens().press)
        painter.drawRoundedRect(whole, 1, 1)
        whole.setWidth(whole.width() * min(1.0, max(0.0, share)))
        if whole.width() >= 1:
            painter.setBrush(tokens().class_color(self.code))
            painter.drawRoundedRect(whole, 1, 1)

    def _paint_note(self, painter: QPainter) -> None:
        line = QRectF(
            self._inset(), self._note_top(), self.width() - 2 * self._inset(), scaled(_LINE)
        )
        share = percent(self._answer.share or 0.0)
        painter.setFont(font("header"))
        painter.setPen(tokens().text)
        painter.drawText(line, _MIDDLE | Qt.AlignmentFlag.AlignRight, share)
        line.setRight(line.right() - QFontMetrics(font("header")).horizontalAdvance(share) - 8)
        whole = " · ".join(filter(None, (self._answer.note, self._answer.weight)))
        fits = QFontMetrics(font("caption")).horizontalAdvance(whole) <= line.width()
        painter.setFont(font("caption"))
        painter.setPen(tokens().text2)
        painter.drawText(line, _MIDDLE, whole if fits else self._answer.note)

    def _paint_chips(self, painter: QPainter) -> None:
        places = self._places()
        for place, vote in zip(places, self._answer.votes, strict=False):
            paint_chip(painter, place, vote)
        paint_rest(painter, self._chips_area(), places, len(self._answer.votes))

    def _places(self) -> list[QRectF]:
        if self._small or self._answer.share is None:
            return []
        votes = self._answer.votes
        return place_chips(votes, self._chips_area(), len(votes))

    def _chips_area(self) -> QRectF:
        inset, top = self._inset(), self._note_top() + scaled(_LINE) + 8
        return QRectF(inset, top, self.width() - 2 * inset, self.height() - top - 10)

    def _note_top(self) -> float:
        return scaled(_HEAD) - 3 + _BAR + 6

    def _inset(self) -> int:
        return 10 if self._small else _INSET
