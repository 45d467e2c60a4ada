"""The agreement of workers in tables, and of two workers chosen by name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCompleter, QDialog, QLineEdit, QWidget

from crowdgui.core.agreement.worker_pairs import two_workers
from crowdgui.core.labels import keep_first_labels
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import escape_bidi, join_sentences, tr
from crowdgui.text.workers.agreement import (
    describe_notes,
    items_words,
    measure_meaning,
    row_of,
    why_missing,
    why_not_listed,
)
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.dialogs.workers.agreement_columns import (
    class_columns,
    item_columns,
    overall_columns,
    pair_columns,
)
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import Tabs, button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, resize_within_screen, row
from crowdgui.ui.widgets.lists import CoefficientList
from crowdgui.ui.widgets.table_view import TableView, describe_copied
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.agreement.worker_pairs import TwoWorkers
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


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
        self.rows = CoefficientList("two-workers-rows", tr("Agreement between the two"))
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
        self.first.setText(escape_bidi(str(names[first])))
        self.second.setText(escape_bidi(str(names[second])))
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
            return tr("Choose a row in the table, or enter the names of two workers.")
        for name in names:
            if name not in self._codes:
                return tr("There is no worker “{name}”.", name=name)
        return tr("Both names belong to the same worker.") if names[0] == names[1] else ""

    @Slot(object)
    def _on_compared(self, found: TwoWorkers) -> None:
        self.rows.set_rows([row_of(c) for c in (found.percent, found.kappa)])


def _compare(labels: Labels, first: int, second: int, _: ProgressCallback) -> TwoWorkers:
    return two_workers(labels, first, second)


_SIZE = (980, 640)


class AgreementDialog(QDialog):
    """Four tables behind tabs; what is shown can be sorted and copied."""

    def __init__(self, found: AgreementReport, labels: Labels, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Agreement between workers")
        named(self, "agreement-dialog", title).setWindowTitle(title)
        self._found, self._labels = found, labels
        self.tables = {
            "overall": TableView("agreement-overall", tr("Agreement on all items")),
            "classes": TableView("agreement-classes", tr("Agreement by class")),
            "items": TableView("agreement-items", tr("Agreement per item")),
            "pairs": TableView("agreement-pairs", tr("Agreement by pair of workers")),
        }
        self.two = TwoWorkersView(labels)
        self._meaning = named(text_label("", "body", "text2", wrap=True), "agreement-meaning")
        self.tabs = Tabs(
            "agreement-tabs",
            tr("Agreement tables"),
            {
                "overall": (tr("Overall"), self._make_overall()),
                "classes": (tr("By class"), self._part("classes", "")),
                "items": (tr("By item"), self._part("items", items_words(found.items))),
                "pairs": (tr("By pair of workers"), self._make_pairs()),
            },
        )
        self.said = named(text_label("", "caption", "text2"), "agreement-copied")
        self.copy_button = button(tr("Copy table"), "quiet", name="agreement-copy", icon="copy")
        self.close_button = button(tr("Close"), name="agreement-close")
        for made in (self.copy_button, self.close_button):
            # Enter belongs to the fields.
            made.setAutoDefault(False)
        foot = row(self.copy_button, self.said, None, self.close_button)
        lines = column(self.tabs, foot, parent=self, spacing=12, margins=(24, 16, 24, 16))
        lines.setStretchFactor(self.tabs, 1)
        self._fill()
        self._connect()
        self.tables["overall"].choose(0)
        self.tables["overall"].setFocus()
        FocusRing(self)
        resize_within_screen(self, *_SIZE)

    def done(self, result: int) -> None:
        close_when_stopped(self, self._shut_down, partial(super().done, result))

    def _shut_down(self) -> bool:
        stopped = [self.two.shut_down(0), *(table.shut_down(0) for table in self.tables.values())]
        return all(stopped)

    def _part(self, key: str, sentence: str) -> QWidget:
        part = QWidget()
        words = text_label(sentence, "body", "text2", wrap=True)
        words.setVisible(bool(sentence))
        lines = column(words, self.tables[key], parent=part, spacing=8, margins=(0, 8, 0, 0))
        lines.setStretchFactor(self.tables[key], 1)
        return part

    def _make_overall(self) -> QWidget:
        part, table = QWidget(), self._part("overall", describe_notes(self._found))
        column(table, self._meaning, parent=part, spacing=8).setStretchFactor(table, 1)
        return part

    def _make_pairs(self) -> QWidget:
        part, table = QWidget(), self._part("pairs", why_not_listed(self._found))
        lines = column(self.two, table, parent=part, spacing=8, margins=(0, 8, 0, 0))
        lines.setStretchFactor(table, 1)
        return part

    def _fill(self) -> None:
        found, labels = self._found, keep_first_labels(self._labels)
        self.tables["overall"].show_columns(overall_columns(found.suited), len(found.suited))
        self.tables["classes"].show_columns(class_columns(found.classes), len(found.classes))
        items = self.tables["items"]
        items.show_columns(item_columns(found, labels), labels.n_items, first_by="agreement")
        pairs = self.tables["pairs"]
        columns = pair_columns(found.pairs, labels)
        n_pairs = found.pairs.first.size
        pairs.show_columns(columns, n_pairs, first_by="shared", descending=True)
        pairs.setHidden(bool(found.pairs.reason))
        for table in self.tables.values():
            # Once sorted, other rows are in sight.
            table.fit_columns()

    def _connect(self) -> None:
        self.tabs.part_chosen.connect(lambda _: self.said.setText(""))
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        self.tables["overall"].row_chosen.connect(self._on_coefficient_chosen)
        self.tables["pairs"].row_chosen.connect(self._on_pair_chosen)
        for table in self.tables.values():
            table.copied.connect(self._on_copied)
            table.table.failed.connect(self.said.setText)

    @Slot()
    def _copy(self) -> None:
        self.tables[self.tabs.shown()].copy_all()

    @Slot(int, int)
    def _on_copied(self, copied: int, of: int) -> None:
        self.said.setText(describe_copied(copied, of))

    @Slot(int)
    def _on_coefficient_chosen(self, place: int) -> None:
        chosen = self._found.suited[place]
        meaning, missing = measure_meaning(chosen.measure), why_missing(chosen)
        self._meaning.setText(join_sentences((meaning, missing)))

    @Slot(int)
    def _on_pair_chosen(self, pair: int) -> None:
        pairs = self._found.pairs
        self.two.compare(int(pairs.first[pair]), int(pairs.second[pair]))
