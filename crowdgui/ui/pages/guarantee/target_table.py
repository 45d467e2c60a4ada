"""Other targets beside the one that was chosen, and what each would still take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from crowdgui.text.translation import join_clauses, tr
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.style.fonts import Role


class TargetTable(QWidget):
    """Rows of target, what is left to do, and how many items that is; the chosen one is strong."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "other-targets", tr("Other targets"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)

    def set_rows(self, rows: Sequence[tuple[str, str, str]], chosen: int) -> None:
        while (old := self._grid.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        head = (tr("At most wrong"), tr("What is left to do"), tr("Items to review"), "")
        for place, words in enumerate(head):
            self._add(0, place, words, "header", "text2")
        for line, cells in enumerate(rows, start=1):
            own = line - 1 == chosen
            for place, words in enumerate((*cells, tr("your target") if own else "")):
                self._add(line, place, words, "strong" if own else "body", "text")
        said = (", ".join(cells) for cells in rows)
        self.setAccessibleDescription(join_clauses(said))

    def _add(self, line: int, place: int, words: str, role: Role, tone: str) -> None:
        label = text_label(words, role, tone, wrap=place == 1)
        if place == 2:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, line, place)
