"""The agreement of workers in tables: overall, by class, by item, by pair of workers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QWidget

from crowdgui.core.agreement.words import items_words
from crowdgui.core.bounds.distinct import first_answers
from crowdgui.core.text import sentences, tr
from crowdgui.ui.dialogs.agreement_columns import (
    class_columns,
    item_columns,
    overall_columns,
    pair_columns,
)
from crowdgui.ui.dialogs.ending import end_when_stopped
from crowdgui.ui.dialogs.two_workers_view import TwoWorkersView
from crowdgui.ui.fonts import scaled
from crowdgui.ui.pages.page import copied_words
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.tabs import Tabs
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.labels import Labels

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
            "items": TableView("agreement-items", tr("Agreement by item")),
            "pairs": TableView("agreement-pairs", tr("Agreement by pair of workers")),
        }
        self.two = TwoWorkersView(labels)
        self._meaning = named(text_label("", "body", "text2", wrap=True), "agreement-meaning")
        self.tabs = Tabs(
            "agreement-tabs",
            tr("Tables of agreement"),
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
        self.resize(*map(scaled, _SIZE))

    def done(self, result: int) -> None:
        end_when_stopped(self, self._shut_down, partial(super().done, result))

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
        part, table = QWidget(), self._part("overall", sentences(self._found.notes))
        column(table, self._meaning, parent=part, spacing=8).setStretchFactor(table, 1)
        return part

    def _make_pairs(self) -> QWidget:
        part, table = QWidget(), self._part("pairs", self._found.pairs.reason)
        lines = column(self.two, table, parent=part, spacing=8, margins=(0, 8, 0, 0))
        lines.setStretchFactor(table, 1)
        return part

    def _fill(self) -> None:
        found, labels = self._found, first_answers(self._labels)
        self.tables["overall"].show_columns(overall_columns(found.overall), len(found.overall))
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
        self.said.setText(copied_words(copied, of))

    @Slot(int)
    def _on_coefficient_chosen(self, place: int) -> None:
        chosen = self._found.overall[place]
        self._meaning.setText(f"{chosen.measure.meaning} {chosen.reason}".strip())

    @Slot(int)
    def _on_pair_chosen(self, pair: int) -> None:
        pairs = self._found.pairs
        self.two.compare(int(pairs.first[pair]), int(pairs.second[pair]))
