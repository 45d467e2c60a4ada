"""Numbers of the theory: plain name, sign and value, the meaning as tooltip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from crowdgui.core.text import clauses, tr
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.bounds.quantity_words import Quantity


class QuantityTable(QWidget):
    """A few rows; values line up at the right of their column."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "quantities", tr("The numbers behind the bounds"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(3, 1)

    def set_quantities(self, quantities: Sequence[Quantity]) -> None:
        while (old := self._grid.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for place, quantity in enumerate(quantities):
            name = text_label(quantity.name)
            sign = text_label(quantity.sign, "body", "text2")
            value = text_label(quantity.value, "strong")
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setAccessibleName(f"{quantity.name}: {quantity.value}")
            for where, label in enumerate((name, sign, value)):
                label.setToolTip(plain_tooltip(quantity.meaning))
                self._grid.addWidget(label, place, where)
        self.setAccessibleDescription(clauses(f"{q.name} {q.value}" for q in quantities))
