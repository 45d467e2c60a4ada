"""Votes as chips in a strip of fixed height: as many as fit, then how many more there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from crowdgui.core.text import clauses, tr
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.chips import HEIGHT, paint_chip, paint_rest, place_chips
from crowdgui.ui.widgets.text import plain_tooltip
from crowdgui.ui.widgets.vote_chips import vote_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.models.columns import VoteCell

_LINES, _GAP = 2, 6


class ChipStrip(QWidget):
    """Two lines of votes.

    Signals: `class_clicked` with the class of a vote that was clicked.
    """

    class_clicked = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        named(self, name, tr("Votes"))
        self._votes: tuple[VoteCell, ...] = ()
        self.setFixedHeight(_LINES * scaled(HEIGHT) + (_LINES - 1) * _GAP)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_votes(self, votes: Sequence[VoteCell]) -> None:
        self._votes = tuple(votes)
        self.setAccessibleDescription(clauses(map(vote_words, votes)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), self.height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            there = self._vote_at(event.pos())
            words = "" if there is None else plain_tooltip(vote_words(there))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return bool(super().event(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        there = self._vote_at(event.position().toPoint())
        if there is not None and event.button() == Qt.MouseButton.LeftButton:
            self.class_clicked.emit(there.code)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, places = QPainter(self), self._places()
        for place, vote in zip(places, self._votes, strict=False):
            paint_chip(painter, place, vote)
        paint_rest(painter, QRectF(self.rect()), places, len(self._votes))

    def _vote_at(self, point: QPoint) -> VoteCell | None:
        votes = zip(self._places(), self._votes, strict=False)
        return next((vote for place, vote in votes if place.contains(point)), None)

    def _places(self) -> list[QRectF]:
        return place_chips(self._votes, QRectF(self.rect()), len(self._votes))
