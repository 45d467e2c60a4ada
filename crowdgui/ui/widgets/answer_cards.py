"""The classes to choose from, always at the same places: large areas for few, lines for many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from crowdgui.core.text import tr
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.answer_card import Answer, AnswerCard
from crowdgui.ui.widgets.build import column
from crowdgui.ui.widgets.chip_strip import ChipStrip
from crowdgui.ui.widgets.keyed_field import KeyedField
from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.tab_order import take_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

MOST_KEYS = 9
_MOST_LARGE, _GAP = 6, 12
_SMALL_WIDTH, _SMALL_GAP = 210, 8


class AnswerCards(QWidget):
    """One card a class, in class order; keys 1 to 9 belong to the first nine.

    Where there are many, the votes stand below them; a click on one takes its class.

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
        self._area = scrolling(self._inside)
        self._votes = ChipStrip("answer-votes")
        column(self.finder, self._area, self._votes, parent=self, spacing=8)
        self._votes.class_clicked.connect(self.chosen)
        self.finder.textChanged.connect(self._lay_out)
        self.finder.taken.connect(self._take_found)
        self.finder.left.connect(self._leave)

    @property
    def small(self) -> bool:
        return len(self._names) > _MOST_LARGE

    def set_classes(self, names: Sequence[tuple[int, str, str]]) -> None:
        """Offer other classes: code, name and key of each."""
        if tuple(names) == self._names:
            return
        self._names = tuple(names)
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = [AnswerCard(*entry, small=self.small) for entry in names]
        for card in self.cards:
            # Without a parent a card would be shown as a window of its own.
            card.setParent(self._inside)
            card.clicked.connect(self._on_clicked)
        take_in(self._inside)
        self.finder.clear()
        self.finder.setVisible(len(names) > MOST_KEYS)
        self._votes.setVisible(self.small)
        self._lay_out()

    def set_answers(self, answers: Sequence[Answer]) -> None:
        """Show what stands behind each class, in the order of the classes."""
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
        if card is not None and self.small:
            self._area.ensureWidgetVisible(card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.small:
            self._lay_out()

    def _lay_out(self) -> None:
        while self._grid.takeAt(0) is not None:
            pass
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
    """Give the name from each of its words on, so that any word's first letters find it."""
    words = name.casefold().split()
    return [" ".join(words[i:]) for i in range(len(words))]
