"""A card beside the rail that explains one page, with a tail that points at its entry."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from crowdgui.text.translation import format_number, tr
from crowdgui.ui.fonts import scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

_WIDTH, _TAIL = 340, 26
_RADIUS = 8
_BASE = (14, 32)
"""Where the tail leaves the card, from its top."""


class TourCard(QWidget):
    """Lies over the window; what is below it can be used as before.

    Signals: `back_clicked`, `next_clicked`, `end_clicked`.
    """

    back_clicked = Signal()
    next_clicked = Signal()
    end_clicked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        named(self, "tour", tr("Tour of the pages"))
        self._title = named(text_label("", "section", wrap=True), "tour-title")
        self._words = named(text_label("", "body", wrap=True), "tour-words")
        self._place = named(text_label("", "caption", "text2"), "tour-place")
        self.end_button = button(tr("End"), "quiet", name="tour-end")
        self.back_button = button(tr("Back"), "quiet", name="tour-back")
        # The page below has a primary button of its own.
        self.next_button = button(tr("Next"), name="tour-next")
        buttons = row(self._place, None, self.end_button, self.back_button, self.next_button)
        self._lines = column(self._title, self._words, buttons, parent=self, spacing=8)
        self.end_button.clicked.connect(self.end_clicked)
        self.back_button.clicked.connect(self.back_clicked)
        self.next_button.clicked.connect(self.next_clicked)
        self._drop = self._tip = 0
        self.hide()

    def show_step(self, title: str, words: str, step: int, steps: int) -> None:
        """Show the words of a step, counted from 0."""
        self._title.setText(title)
        self._words.setText(words)
        self._place.setText(
            tr("{step} of {steps}", step=format_number(step + 1), steps=format_number(steps))
        )
        self.setAccessibleDescription(f"{title}. {words}")
        self.back_button.setEnabled(step > 0)
        self.end_button.setVisible(step < steps - 1)
        said = tr("Done") if step == steps - 1 else tr("Next")
        self.next_button.setText(said)
        self.next_button.setAccessibleName(said)

    def point(self, at: QPoint, top: int) -> None:
        """Stand right of a point of the window, no higher than `top`, and point at it."""
        base = scaled(sum(_BASE) // 2)
        start = min(max(top, at.y() - base), at.y() - scaled(_BASE[0]))
        self._drop = max(top, at.y() - base) - start
        self._tip = at.y() - start
        edge = scaled(16)
        self._lines.setContentsMargins(scaled(_TAIL) + edge, self._drop + edge, edge, scaled(12))
        width = scaled(_WIDTH) + scaled(_TAIL)
        high = self._lines.heightForWidth(width)
        self.setGeometry(at.x(), start, width, high)
        tail = QRect(0, 0, scaled(_TAIL) + 1, high)
        self.setMask(QRegion(self._card().toAlignedRect()) + QRegion(tail))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(tokens().raised)
        painter.setPen(tokens().accent_text)
        area, path, tail = self._card(), QPainterPath(), QPainterPath()
        path.addRoundedRect(area, _RADIUS, _RADIUS)
        tail.moveTo(area.left() + 1, area.top() + scaled(_BASE[0]))
        tail.lineTo(1, self._tip)
        tail.lineTo(area.left() + 1, area.top() + scaled(_BASE[1]))
        tail.closeSubpath()
        painter.drawPath(path.united(tail))

    def _card(self) -> QRectF:
        left = scaled(_TAIL)
        area = QRectF(left, self._drop, self.width() - left, self.height() - self._drop)
        return area.adjusted(0.5, 0.5, -0.5, -0.5)
