"""Two workers, chosen by name, and how they agree."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from crowdgui.core.agreement.two_workers import two_workers
from crowdgui.core.agreement.words import row_of
from crowdgui.core.text import tr
from crowdgui.jobs.runner import Runner
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.coefficient_list import CoefficientList
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.agreement.two_workers import TwoWorkers
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Report

_FIELD_WIDTH = 200
_MOST_OFFERED = 20_000
"""Workers up to which their names are offered while one types."""


class TwoWorkersView(QWidget):
    """Fields for two names, and below them what the labels tell of the two."""

    def __init__(self, labels: Labels) -> None:
        super().__init__()
        named(self, "two-workers", tr("Two workers"))
        self._labels = labels
        self._codes = {str(name): code for code, name in enumerate(labels.worker_ids)}
        self._asked: list[str] = []
        self._runner = Runner(self)
        self.first = self._field("two-workers-first", tr("Worker"))
        self.second = self._field("two-workers-second", tr("Other worker"))
        self._said = named(text_label("", "caption", "text2", wrap=True), "two-workers-said")
        self.rows = CoefficientList("two-workers-rows", tr("Agreement of the two"))
        fields = row(
            text_label(tr("Compare")), self.first, text_label(tr("with")), self.second, None
        )
        column(fields, self._said, self.rows, parent=self, spacing=6)
        self._runner.succeeded.connect(self._on_compared)
        self._runner.failed.connect(self._said.setText)
        self._ask()

    def compare(self, first: int, second: int) -> None:
        """Choose two workers."""
        names = self._labels.worker_ids
        self.first.setText(str(names[first]))
        self.second.setText(str(names[second]))
        self._ask()

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop the work; False where it would not stop."""
        return self._runner.shut_down(milliseconds)

    def _field(self, name: str, title: str) -> QLineEdit:
        field = named(QLineEdit(placeholderText=title), name, title)
        field.setFixedWidth(scaled(_FIELD_WIDTH))
        if len(self._codes) <= _MOST_OFFERED:
            offered = QCompleter(list(self._codes), field)
            offered.setFilterMode(Qt.MatchFlag.MatchContains)
            offered.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            offered.activated.connect(self._ask)
            field.setCompleter(offered)
        field.editingFinished.connect(self._ask)
        return field

    @Slot()
    def _ask(self) -> None:
        names = [field.text().strip() for field in (self.first, self.second)]
        if names == self._asked:
            return
        self._asked = names
        self.rows.set_rows(())
        sentence = self._what_is_missing(names)
        self._said.setText(sentence)
        self._said.setVisible(bool(sentence))
        if not sentence:
            first, second = (self._codes[name] for name in names)
            task = partial(_compare, self._labels, first, second)
            self._runner.start(tr("Comparing two workers"), task)

    def _what_is_missing(self, names: list[str]) -> str:
        if not all(names):
            return tr("Choose a row of the table, or write the names of two workers.")
        for name in names:
            if name not in self._codes:
                return tr("There is no worker “{name}”.", name=name)
        return tr("These are one and the same worker.") if names[0] == names[1] else ""

    @Slot(object)
    def _on_compared(self, found: TwoWorkers) -> None:
        self.rows.set_rows([row_of(c) for c in (found.percent, found.kappa)])


def _compare(labels: Labels, first: int, second: int, _: Report) -> TwoWorkers:
    return two_workers(labels, first, second)
