"""Conditions one below the other, each with whether it holds and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from crowdgui.core.workers.verdict import Verdict
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.icon_view import IconView
from crowdgui.ui.widgets.text import text_label, unparted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.workers.verdict import ConditionRow

_LOOK = {
    Verdict.HOLDS: ("check", "ok"),
    Verdict.FAILS: ("close", "bad"),
    Verdict.UNSURE: ("warning", "warn"),
}


class ConditionList(QWidget):
    """Rows of ✓, ✗ or ⚠ with a sentence and a caption that wrap."""

    def __init__(self, name: str):
        super().__init__()
        self.setObjectName(name)
        self._rows = column(parent=self, spacing=6)

    def set_conditions(self, conditions: Sequence[ConditionRow]) -> None:
        while (old := self._rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for condition in conditions:
            self._rows.addWidget(_row(condition))


def _row(condition: ConditionRow) -> QWidget:
    icon, token = _LOOK[condition.verdict]
    made = QWidget()
    made.setAccessibleName(f"{condition.verdict.words}: {condition.sentence}")
    words = column(text_label(unparted(condition.sentence), wrap=True))
    if condition.caption:
        words.addWidget(text_label(unparted(condition.caption), "caption", "text2", wrap=True))
    mark = column(IconView(icon, 16, token), None, margins=(0, 1, 0, 0))
    row(mark, words, parent=made, spacing=10).setStretchFactor(words, 1)
    return made
