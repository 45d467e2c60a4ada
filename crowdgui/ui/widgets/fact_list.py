"""Counts and what they count, one a row: the number at the right of its column, then words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from crowdgui.core.text import listed
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QLabel

    FactRow = tuple[str, str, str]
    """A number as text, the words after it, and a tooltip; a `Fact` is one."""


class FactList(QWidget):
    """Rows of "8,000 labels"; numbers line up.

    With `named_first` rows are "Workers: all 164": a name, then what matters.
    """

    def __init__(self, name: str, *, named_first: bool = False) -> None:
        super().__init__()
        self.setObjectName(name)
        self._named_first = named_first
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._facts: tuple[FactRow, ...] = ()

    def set_facts(self, facts: Sequence[FactRow]) -> None:
        if tuple(facts) == self._facts:
            return
        self._facts = tuple(facts)
        while (old := self._grid.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row, (value, words, tip) in enumerate(facts):
            for place, label in enumerate(self._labels(value, words)):
                label.setToolTip(plain_tooltip(tip))
                self._grid.addWidget(label, row, place)
        self.setAccessibleName(listed(f"{value} {words}" for value, words, _ in facts))

    def _labels(self, value: str, words: str) -> tuple[QLabel, QLabel]:
        if self._named_first:
            first, second = text_label(value, "body", "text2"), text_label(words, "medium")
            first.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            second.setWordWrap(True)
            return first, second
        number = text_label(value, "strong")
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        return number, text_label(words, "body", "text2", wrap=True)

    def facts(self) -> tuple[FactRow, ...]:
        return self._facts
