"""The votes for an item as buttons, one a worker, that flow over as many lines as they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLayout, QLayoutItem, QWidget

from crowdgui.core.text import percent, tr
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.chips import chip_width, paint_chip
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.models.columns import VoteCell

_GAP = 6
_HEIGHT = 28


class FlowLayout(QLayout):
    """Sets its widgets one beside the other and begins a new line where the width ends."""

    def __init__(self, parent: QWidget):
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(_GAP)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._flow(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        self._flow(area, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _flow(self, area: QRect, *, move: bool) -> int:
        """Place the items, or only find the height they need."""
        x, y, line = area.x(), area.y(), 0
        for item in self._items:
            size = item.sizeHint().boundedTo(QSize(max(1, area.width()), 1 << 20))
            if x > area.x() and x + size.width() > area.x() + area.width():
                x, y, line = area.x(), y + line + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line - area.y()


class VoteChip(QAbstractButton):
    """One worker's vote."""

    def __init__(self, vote: VoteCell):
        super().__init__()
        self.vote = vote
        words = tr("{worker}, weight {weight} of the largest", **_spoken(vote))
        named(self, f"vote-{vote.worker}", words)
        flagged = tr("{words}; this worker is flagged", words=words)
        self.setToolTip(plain_tooltip(flagged if vote.flagged else words))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(chip_width(self.vote) + 1, scaled(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(48), scaled(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_chip(QPainter(self), QRectF(self.rect()), self.vote, self.underMouse())


def _spoken(vote: VoteCell) -> dict[str, str]:
    return {"worker": vote.worker, "weight": percent(vote.weight, 0)}


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
