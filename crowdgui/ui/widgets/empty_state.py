"""What stands where nothing can be shown yet: what it would be, and why it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from crowdgui.ui.fonts import scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_STEP = 22
_WIDEST = 380

_CLEAR = 8
"""How far the grid keeps from the lines around it, which it would double."""


class EmptyState(Surface):
    """A title and one sentence in the middle of an empty chart's grid."""

    def __init__(self, title: str, sentence: str, *actions: QWidget, grid: bool = True):
        super().__init__("canvas")
        self._grid = grid
        self._title = text_label(title, "strong", wrap=True)
        self._sentence = text_label(sentence, "caption", "text2", wrap=True)
        for label in (self._title, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = Surface("canvas")
        parts = [self._title, self._sentence]
        box = column(*parts, parent=self._words, spacing=4, margins=(24, 8, 24, 8))
        if actions:
            box.addSpacing(8)
            box.addLayout(row(None, *actions, None))
        column(None, row(None, self._words, None), None, parent=self)
        self._fit()

    def set_words(self, title: str, sentence: str) -> None:
        self._title.setText(title)
        self._sentence.setText(sentence)
        self._fit()

    def _fit(self) -> None:
        """Give the sentence one line where it is short; a wrapping label asks for less."""
        for label in (self._title, self._sentence):
            wanted = label.fontMetrics().horizontalAdvance(label.text()) + 4
            label.setMinimumWidth(min(wanted, scaled(_WIDEST)))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), self._words.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._grid:
            return
        painter = QPainter(self)
        painter.setPen(tokens().grid)
        first = self.height() // 2 % scaled(_STEP)
        for y in range(first, self.height() - _CLEAR, scaled(_STEP)):
            if y >= _CLEAR:
                painter.drawLine(0, y, self.width(), y)
