"""Short lists, one entry a row: counts, coefficients, conditions and quantities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from crowdgui.text.translation import join_clauses, join_list, tr
from crowdgui.text.wording import CheckStatus
from crowdgui.ui.widgets.layout import clear, column, named, row
from crowdgui.ui.widgets.text import IconView, keep_percent_together, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QLabel

    from crowdgui.text.guarantees.bounds import Quantity
    from crowdgui.text.wording import CheckRow
    from crowdgui.text.workers.agreement import CoefficientRow


if TYPE_CHECKING:
    FactRow = tuple[str, str, str]
    """A number as text, the words after it, and a tooltip; a `ImportFact` is one."""


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
        clear(self._grid)
        for line, (value, words, tip) in enumerate(facts):
            for place, label in enumerate(self._labels(value, words)):
                label.setToolTip(plain_tooltip(tip))
                self._grid.addWidget(label, line, place)
        self.setAccessibleName(join_list(f"{value} {words}" for value, words, _ in facts))

    def _labels(self, value: str, words: str) -> tuple[QLabel, QLabel]:
        if self._named_first:
            first = text_label(value, "body", "text2")
            second = text_label(words, "medium", wrap=True)
            first.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            return first, second
        number = text_label(value, "strong")
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        return number, text_label(words, "body", "text2", wrap=True)

    def facts(self) -> tuple[FactRow, ...]:
        return self._facts


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
        clear(self._grid)
        for place, entry in enumerate(rows):
            self._add(place, entry)
        words = (f"{r.name}: {r.value} {r.interval} {r.detail}" for r in rows)
        self.setAccessibleDescription(join_clauses(words))

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


_LOOK = {
    CheckStatus.HOLDS: ("check", "ok"),
    CheckStatus.FAILS: ("close", "bad"),
    CheckStatus.UNSURE: ("warning", "warn"),
}


class ConditionList(QWidget):
    """Rows of ✓, ✗ or ⚠ with a sentence and a caption that wrap."""

    def __init__(self, name: str):
        super().__init__()
        self.setObjectName(name)
        self._rows = column(parent=self, spacing=6)
        self._shown: tuple[CheckRow, ...] = ()

    def set_conditions(self, conditions: Sequence[CheckRow]) -> None:
        if tuple(conditions) == self._shown:
            return
        self._shown = tuple(conditions)
        clear(self._rows)
        for condition in conditions:
            self._rows.addWidget(_row(condition))


def _row(condition: CheckRow) -> QWidget:
    icon, token = _LOOK[condition.status]
    made = QWidget()
    made.setAccessibleName(f"{condition.status.words}: {condition.sentence}")
    words = column(text_label(keep_percent_together(condition.sentence), wrap=True))
    if condition.caption:
        words.addWidget(
            text_label(keep_percent_together(condition.caption), "caption", "text2", wrap=True)
        )
    mark = column(IconView(icon, 16, token), None, margins=(0, 1, 0, 0))
    row(mark, words, parent=made, spacing=10).setStretchFactor(words, 1)
    return made


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
        self._shown: tuple[Quantity, ...] = ()

    def set_quantities(self, quantities: Sequence[Quantity]) -> None:
        if tuple(quantities) == self._shown:
            return
        self._shown = tuple(quantities)
        clear(self._grid)
        for place, quantity in enumerate(quantities):
            name = text_label(quantity.name)
            sign = text_label(quantity.sign, "body", "text2")
            value = text_label(quantity.value, "strong")
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setAccessibleName(f"{quantity.name}: {quantity.value}")
            for where, label in enumerate((name, sign, value)):
                label.setToolTip(plain_tooltip(quantity.meaning))
                self._grid.addWidget(label, place, where)
        self.setAccessibleDescription(join_clauses(f"{q.name} {q.value}" for q in quantities))
