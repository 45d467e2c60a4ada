"""Coefficients, one a row: name, value, interval, and what was counted or why there is no value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from crowdgui.core.text import clauses
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.agreement.words import CoefficientRow


class CoefficientList(QWidget):
    """A few rows; values line up. A detail that is too long ends in an ellipsis."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        named(self, name, title)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(3, 1)
        self._rows: tuple[CoefficientRow, ...] = ()

    def rows(self) -> tuple[CoefficientRow, ...]:
        return self._rows

    def set_rows(self, rows: Sequence[CoefficientRow]) -> None:
        if tuple(rows) == self._rows:
            return
        self._rows = tuple(rows)
        while (old := self._grid.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for place, entry in enumerate(rows):
            self._add(place, entry)
        words = (f"{r.name}: {r.value} {r.interval} {r.detail}" for r in rows)
        self.setAccessibleDescription(clauses(words))

    def _add(self, place: int, entry: CoefficientRow) -> None:
        value = named(text_label(entry.value, "strong"), f"coefficient-{entry.key}")
        value.setAccessibleName(f"{entry.name}: {entry.value}")
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        interval = text_label(entry.interval, "body", "text2")
        for where, label in enumerate((text_label(entry.name), value, interval)):
            label.setToolTip(plain_tooltip(entry.meaning))
            self._grid.addWidget(label, place, where)
        detail = text_label(entry.detail, "caption", "text2", wrap=True)
        detail.setObjectName(f"coefficient-{entry.key}-detail")
        # A row without an interval has that room for its reason.
        if entry.interval:
            self._grid.addWidget(detail, place, 3)
        else:
            self._grid.addWidget(detail, place, 2, 1, 2)
