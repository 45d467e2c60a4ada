"""The votes for an item as buttons, one a worker, that flow over as many lines as they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from crowdgui.core.text import percent, tr
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.chips import HEIGHT, chip_width, paint_chip
from crowdgui.ui.widgets.flow import FlowLayout
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.models.columns import VoteCell


class VoteChip(QAbstractButton):
    """One worker's vote."""

    def __init__(self, vote: VoteCell):
        super().__init__()
        self.vote = vote
        words = vote_words(vote)
        named(self, f"vote-{vote.worker}", words)
        self.setToolTip(plain_tooltip(words))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(chip_width(self.vote) + 1, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(48), scaled(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_chip(QPainter(self), QRectF(self.rect()), self.vote, self.underMouse())


def vote_words(vote: VoteCell) -> str:
    """Say whose vote it is and what it weighs."""
    if vote.left_out:
        return tr("{worker}, left out: this vote does not count", worker=vote.worker)
    weight = percent(vote.weight, 0)
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
        while (old := self._flow.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for vote in votes:
            chip = VoteChip(vote)
            chip.clicked.connect(self._on_chip_clicked)
            self._flow.addWidget(chip)

    def _on_chip_clicked(self) -> None:
        chip = self.sender()
        assert isinstance(chip, VoteChip)
        self.worker_clicked.emit(chip.vote.worker)
