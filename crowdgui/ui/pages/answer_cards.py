"""The classes to choose from for an item: large cards for few, one line each for many."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QToolTip, QWidget

from crowdgui.text.translation import escape_bidi, format_percent, join_list, tr
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.chips import (
    CHIP_GAP,
    HEIGHT,
    ChipStrip,
    describe_vote,
    paint_chip,
    paint_rest,
    place_chips,
)
from crowdgui.ui.widgets.fields import KeyedField
from crowdgui.ui.widgets.focus import include_in_tab_order
from crowdgui.ui.widgets.layout import column, named, scroll_vertically, take_out
from crowdgui.ui.widgets.marks import cap_width, paint_cap
from crowdgui.ui.widgets.text import lines_that_fit, painter_on, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtGui import QResizeEvent

    from crowdgui.ui.models.columns import VoteCell


_INSET, _RADIUS = 16, 8


_HEAD, _BAR, _LINE = 48, 8, 18


_SMALL, _LEAST_CARD, _FOOT = 40, 84, 10


_NARROW_CARD, _MOST_NAME_LINES = 200, 3


_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


_LONGEST = 300
"""Characters of a class's name that are looked at."""


def _ends(name: str) -> str:
    """Return a name, or the two ends of one that has no room in any case."""
    half = _LONGEST // 2
    return name if len(name) <= _LONGEST else f"{name[:half]}…{name[-half:]}"


class Answer(NamedTuple):
    """What a card shows of its class.

    `share` is how likely the class is, None where that is hidden; `note` counts its votes, and
    `weight` says what they weigh, where there is room for it. `badge` says why the class is marked:
    as what the rule proposes, or as what was chosen.
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

    def __init__(self, code: int, name: str, key: str, *, small: bool, name_lines: int = 1) -> None:
        super().__init__()
        named(self, f"answer-{code}", name)
        self.code, self.name, self._key, self._small = code, name, key, small
        self._name_lines = name_lines
        self._answer = Answer()
        self._cut = False
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
        if answer == self._answer:
            return
        self._answer = answer
        share = "" if answer.share is None else format_percent(answer.share)
        words = join_list(filter(None, (share, answer.note, answer.weight, answer.badge)))
        self.setAccessibleDescription(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_NARROW_CARD), scaled(_SMALL if self._small else 150))

    def minimumSizeHint(self) -> QSize:
        high = scaled(_SMALL) if self._small else _least_card(self._name_lines)
        return QSize(scaled(120), high)

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
            words = self.name if self._cut else ""
            words = words if there is None else describe_vote(there)
            QToolTip.showText(event.globalPos(), plain_tooltip(words), self)
            return True
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
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
        name = escape_bidi(_ends(self.name).replace("\n", " "))
        lines = lines_that_fit(name, used, room.width(), self._lines(QFontMetrics(used)))
        self._cut = "".join(lines) != name or self.name[_LONGEST:] != ""
        painter.setFont(used)
        painter.setPen(tokens().text)
        for words in lines:
            painter.drawText(room, _MIDDLE, words)
            room.translate(0, QFontMetrics(used).lineSpacing())

    def _lines(self, metrics: QFontMetrics) -> int:
        """Count the lines that a name can take: all the room where no votes are shown below."""
        if self._small or self._answer.share is not None:
            return self._name_lines
        below = self.height() - _FOOT - (scaled(_HEAD) + metrics.height()) // 2
        return 1 + max(0, below // metrics.lineSpacing())

    def _paint_badge(self, painter: QPainter, area: QRectF, left: float, right: float) -> float:
        """Paint why the card is marked, at the right; give where that begins."""
        if not self._answer.badge:
            return right
        metrics, size = QFontMetrics(font("header")), scaled(14)
        # The name comes first: it keeps half of the line where it needs that much.
        name = QFontMetrics(font("answer")).horizontalAdvance(self.name[:_LONGEST])
        most = max(0.0, right - left - min(name, (right - left) / 2) - size - 16)
        words = self._answer.badge
        if metrics.horizontalAdvance(words) > most or self._name_lines > 1:
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
        """Paint the share of the class, and a mark where it is the final label, in one line."""
        size = scaled(14)
        if self._answer.chosen or self._answer.proposed:
            right -= size
            top = area.center().y() - size / 2
            icons.paint(painter, "check", "accent_text", right, top, size)
            right -= 6
        share = self._answer.share
        if share is None or not (self._answer.votes or share >= 0.001):
            return right
        words = format_percent(share, 0)
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
        whole = QRectF(inset, _head_height(self._name_lines) - 3, self.width() - 2 * inset, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens().press)
        painter.drawRoundedRect(whole, 1, 1)
        whole.setWidth(whole.width() * min(1.0, max(0.0, share)))
        if whole.width() >= 1:
            painter.setBrush(tokens().class_color(self.code))
            painter.drawRoundedRect(whole, 1, 1)

    def _paint_note(self, painter: QPainter) -> None:
        top = _note_top(self._name_lines)
        line = QRectF(self._inset(), top, self.width() - 2 * self._inset(), scaled(_LINE))
        share = format_percent(self._answer.share or 0.0)
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
        places, area = self._places(), self._chips_area()
        for place, vote in zip(places, self._answer.votes, strict=False):
            paint_chip(painter, place, vote)
        # Where no line has room, the note above counts the votes.
        if area.height() >= scaled(_LINE):
            paint_rest(painter, area, places, len(self._answer.votes))

    def _places(self) -> list[QRectF]:
        if self._small or self._answer.share is None:
            return []
        votes = self._answer.votes
        return place_chips(votes, self._chips_area(), len(votes))

    def _chips_area(self) -> QRectF:
        inset, top = self._inset(), _chips_top(self._name_lines)
        return QRectF(inset, top, self.width() - 2 * inset, self.height() - top - _FOOT)

    def _inset(self) -> int:
        return 10 if self._small else _INSET


def _name_lines(names: Iterable[str]) -> int:
    """Return how many lines the longest name needs in a narrow card, of those there is room for."""
    room = scaled(_NARROW_CARD) - 2 * _INSET - cap_width("1") - 10
    metrics = QFontMetrics(font("answer"))
    widest = max((metrics.horizontalAdvance(name[:_LONGEST]) for name in names), default=0)
    return min(_MOST_NAME_LINES, max(1, -(-widest // room)))


def _head_height(name_lines: int) -> int:
    return scaled(_HEAD) + (name_lines - 1) * QFontMetrics(font("answer")).lineSpacing()


def _least_card(name_lines: int) -> int:
    return scaled(_LEAST_CARD) + _head_height(name_lines) - scaled(_HEAD)


def _note_top(name_lines: int) -> int:
    return _head_height(name_lines) - 3 + _BAR + 6


def _chips_top(name_lines: int) -> int:
    return _note_top(name_lines) + scaled(_LINE) + 8


def card_height(lines: int, name_lines: int = 1) -> int:
    """Return how high a large card is that has so many lines of votes, and of its name."""
    votes = lines * (scaled(HEIGHT) + CHIP_GAP) - CHIP_GAP
    return _chips_top(name_lines) + votes + _FOOT + 1


MOST_KEYS = 9


def class_keys(classes: Sequence[str]) -> tuple[str, ...]:
    """Return the key of each class: its own name where all are digits, else 1 to 9 in order."""
    if all(len(name) == 1 and name in "0123456789" for name in classes):
        # A key with a digit that is the name of another class would be pressed for that one.
        return tuple(classes)
    return tuple(str(code + 1) if code < MOST_KEYS else "" for code in range(len(classes)))


_MOST_LARGE, _GAP = 6, 12


_SMALL_WIDTH, _SMALL_GAP = 210, 8


_MOST_LINES, _VOTES_IN_LINE = 4, 2


class AnswerCards(QWidget):
    """One card per class, in class order, with its key.

    Where there are many, the votes are below them; a click on one takes its class.

    Signals: `chosen` with the code of a class; `left` when the field for finding a class is left.
    """

    chosen = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[AnswerCard] = []
        self.finder = KeyedField("find-class", tr("Find a class"), tr("Find a class (F)"))
        self._names: tuple[tuple[int, str, str], ...] = ()
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(1, 1, 1, 1)
        self._area = scroll_vertically(self._inside)
        self._votes = ChipStrip("answer-votes")
        column(self.finder, self._area, self._votes, parent=self, spacing=8)
        self._votes.class_clicked.connect(self.chosen)
        self.finder.textChanged.connect(self._lay_out)
        self.finder.taken.connect(self._take_found)
        self.finder.left.connect(self._leave)

    @property
    def small(self) -> bool:
        return len(self._names) > _MOST_LARGE

    def natural_height(self, votes: int) -> int:
        """Return how high the cards are that show so many votes for one class."""
        rows = -(-len(self._names) // self._columns())
        if self.small:
            beside = self.finder.sizeHint().height() + self._votes.sizeHint().height() + 2 * _GAP
            return beside + rows * (scaled(_SMALL) + _SMALL_GAP)
        lines = min(_MOST_LINES, -(-votes // _VOTES_IN_LINE))
        name_lines = _name_lines(self._class_names())
        each = card_height(lines, name_lines) if lines else _least_card(name_lines)
        return rows * each + (rows - 1) * _GAP + 2

    def set_classes(self, names: Sequence[tuple[int, str, str]]) -> None:
        """Offer other classes: code, name and key of each."""
        if tuple(names) == self._names:
            return
        self._names = tuple(names)
        for card in self.cards:
            card.hide()
            card.deleteLater()
        lines = 1 if self.small else _name_lines(self._class_names())
        self.cards = [AnswerCard(*entry, small=self.small, name_lines=lines) for entry in names]
        for card in self.cards:
            # Without a parent a card would be shown as a window of its own.
            card.setParent(self._inside)
            card.clicked.connect(self._on_clicked)
        include_in_tab_order(self._inside)
        self.finder.clear()
        self.finder.setVisible(len(names) > MOST_KEYS)
        self._votes.setVisible(self.small)
        self._lay_out()

    def set_answers(self, answers: Sequence[Answer]) -> None:
        """Show share, votes and badge of each class, in the order of the classes."""
        for card, answer in zip(self.cards, answers, strict=True):
            card.set_answer(answer)
        if self.small:
            self._votes.set_votes(
                [
                    vote._replace(worker=f"{vote.worker} · {card.name}")
                    for card in self.cards
                    for vote in card.answer.votes
                ]
            )

    def show_card(self, code: int) -> None:
        """Bring a class into view where there are more than fit."""
        card = next((card for card in self.cards if card.code == code), None)
        if card is not None:
            self._area.ensureWidgetVisible(card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.small:
            self._lay_out()

    def _lay_out(self) -> None:
        take_out(self._grid)
        shown = [card for card in self.cards if self._fits(card)]
        for card in self.cards:
            card.setVisible(card in shown)
        columns = self._columns()
        gap = _SMALL_GAP if self.small else _GAP
        self._grid.setSpacing(gap)
        for place, card in enumerate(shown):
            self._grid.addWidget(card, place // columns, place % columns)
        for place in range(max(self._grid.columnCount(), columns)):
            self._grid.setColumnStretch(place, 1 if place < columns else 0)
        for place in range(self._grid.rowCount() + 1):
            self._grid.setRowStretch(place, 0)
        if self.small:
            self._grid.setRowStretch(self._grid.rowCount(), 1)

    def _class_names(self) -> Iterator[str]:
        return (name for _, name, _ in self._names)

    def _columns(self) -> int:
        if self.small:
            return max(2, self._area.viewport().width() // scaled(_SMALL_WIDTH))
        return {1: 1, 2: 2, 4: 2}.get(len(self.cards), 3)

    def _fits(self, card: AnswerCard) -> bool:
        wanted = self.finder.text().strip().casefold()
        return any(word.startswith(wanted) for word in _starts(card.name)) if wanted else True

    def _take_found(self) -> None:
        wanted = self.finder.text().strip()
        found = next((card for card in self.cards if self._fits(card)), None)
        if found is None:
            return
        self._leave()
        if wanted:
            self.chosen.emit(found.code)

    def _leave(self) -> None:
        self.finder.clear()
        self.left.emit()

    def _on_clicked(self) -> None:
        card = self.sender()
        assert isinstance(card, AnswerCard)
        self.chosen.emit(card.code)


def _starts(name: str) -> list[str]:
    """Return the name from each of its words on, so that any word's first letters find it."""
    words = name.casefold().split()
    return [" ".join(words[i:]) for i in range(len(words))]
