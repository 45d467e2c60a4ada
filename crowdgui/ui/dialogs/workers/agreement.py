"""The agreement of workers in tables, and of two workers chosen by name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCompleter, QDialog, QLineEdit, QWidget

from crowdgui.core.agreement.worker_pairs import FEWEST_SHARED, two_workers
from crowdgui.core.labels import keep_first_labels
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import (
    escape_bidi,
    format_number,
    format_percent,
    join_list,
    join_sentences,
    tr,
)
from crowdgui.text.workers.agreement import (
    describe_counted,
    describe_notes,
    format_value,
    items_words,
    measure_meaning,
    measure_name,
    row_of,
    why_missing,
    why_not_listed,
)
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.models.columns import CellKind, IntervalCell, TableColumn
from crowdgui.ui.models.row_order import text_sort_keys
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import Tabs, button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, resize_within_screen, row
from crowdgui.ui.widgets.lists import CoefficientList
from crowdgui.ui.widgets.table_view import TableView, describe_copied
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.overall import ClassAgreement
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.agreement.worker_pairs import TwoWorkers, WorkerPairs
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


_DIGITS = 3


def overall_columns(found: Sequence[Coefficient]) -> tuple[TableColumn, ...]:
    """Return a row for each coefficient."""
    return (
        TableColumn(
            "name", tr("Coefficient"), CellKind.TEXT, lambda i: measure_name(found[i].measure)
        ),
        TableColumn(
            "value",
            tr("Value"),
            CellKind.NUMBER,
            lambda i: None if found[i].value is None else format_value(found[i], _DIGITS),
            missing=lambda i: why_missing(found[i]),
        ),
        *_ends(found),
        TableColumn(
            "counted",
            tr("What was counted"),
            CellKind.TEXT,
            lambda i: why_missing(found[i]) or describe_counted(found[i]),
        ),
    )


def class_columns(classes: Sequence[ClassAgreement]) -> tuple[TableColumn, ...]:
    """Return a row for each class."""
    alphas = [k.alpha for k in classes]

    def same(i: int) -> IntervalCell | None:
        found = classes[i].same
        if found.value is None:
            return None
        low, high = (found.value if end is None else end for end in (found.low, found.high))
        return IntervalCell(found.value, low, high)

    names = np.array([k.name for k in classes], dtype=np.dtypes.StringDType())
    return (
        TableColumn("class", tr("Class"), CellKind.ID, names, sort_keys=text_sort_keys(names)),
        TableColumn(
            "labels",
            tr("Labels"),
            CellKind.NUMBER,
            np.array([k.labels for k in classes]),
            format_number,
            tr("Labels of this class on items with two or more labels."),
        ),
        TableColumn(
            "share",
            tr("Share"),
            CellKind.NUMBER,
            np.array([k.share for k in classes]),
            format_percent,
            missing=tr("No item has labels from two workers."),
        ),
        TableColumn(
            "same",
            tr("Agreement"),
            CellKind.INTERVAL,
            same,
            lambda cell: format_percent(cell.estimate),
            tr("If one worker gives an item this class, how often another worker gives it too."),
            sort_keys=_values([k.same for k in classes]),
            missing=lambda i: why_missing(classes[i].same),
        ),
        TableColumn(
            "alpha",
            tr("Alpha"),
            CellKind.NUMBER,
            _values(alphas),
            _decimal,
            tr("Krippendorff’s alpha of this class against all others combined."),
            missing=lambda i: why_missing(alphas[i]),
        ),
        *_ends(alphas),
        TableColumn(
            "note",
            tr("Note"),
            CellKind.TEXT,
            lambda i: why_missing(classes[i].same) or why_missing(alphas[i]),
        ),
    )


def item_columns(found: AgreementReport, labels: Labels) -> tuple[TableColumn, ...]:
    """Return a row for each item; each worker must have at most one label of an item."""

    def said(item: int) -> str:
        codes = labels.code[labels.starts[item] : labels.starts[item + 1]]
        counts = np.bincount(codes, minlength=1)
        given = np.argsort(-counts, kind="stable")[: np.count_nonzero(counts)]
        return join_list(
            f"{format_number(counts[k])} × “{labels.classes[k]}”" for k in given.tolist()
        )

    return (
        TableColumn(
            "item",
            tr("Item"),
            CellKind.ID,
            labels.item_ids,
            sort_keys=text_sort_keys(labels.item_ids),
        ),
        TableColumn("labels", tr("Labels"), CellKind.NUMBER, labels.labels_per_item, format_number),
        TableColumn(
            "agreement",
            tr("Agreeing pairs"),
            CellKind.NUMBER,
            found.items.share,
            format_percent,
            tr("Share of all pairs of labels on this item that are the same."),
            missing=tr("Not defined, because two workers are needed."),
        ),
        TableColumn("said", tr("Labels given"), CellKind.TEXT, said),
    )


def pair_columns(pairs: WorkerPairs, labels: Labels) -> tuple[TableColumn, ...]:
    """Return a row for each pair of workers that share items."""
    names = labels.worker_ids
    keys = text_sort_keys(names)

    def note(i: int) -> str:
        if np.isnan(pairs.kappa[i]):
            return tr(
                "Kappa is not defined, because both workers give one class to all shared items."
            )
        few = pairs.shared[i] < FEWEST_SHARED
        return tr("Too few items to distinguish agreement from chance.") if few else ""

    return (
        TableColumn(
            "first",
            tr("Worker"),
            CellKind.ID,
            lambda i: names[pairs.first[i]],
            sort_keys=lambda: keys()[pairs.first],
        ),
        TableColumn(
            "second",
            tr("Other worker"),
            CellKind.ID,
            lambda i: names[pairs.second[i]],
            sort_keys=lambda: keys()[pairs.second],
        ),
        TableColumn("shared", tr("Shared items"), CellKind.NUMBER, pairs.shared, format_number),
        TableColumn(
            "same",
            tr("Same label"),
            CellKind.NUMBER,
            pairs.agreed / pairs.shared,
            format_percent,
            tr("Share of shared items on which both give the same label."),
        ),
        TableColumn(
            "kappa",
            tr("Cohen’s kappa"),
            CellKind.NUMBER,
            pairs.kappa,
            _decimal,
            tr("Agreement beyond chance: 0 is the chance level, 1 is full agreement."),
        ),
        TableColumn("note", tr("Note"), CellKind.TEXT, note),
    )


def _ends(found: Sequence[Coefficient]) -> Iterator[TableColumn]:
    ends = {
        "low": (tr("Low"), tr("Lower end of the 95% confidence interval.")),
        "high": (tr("High"), tr("Upper end of the 95% confidence interval.")),
    }

    def text(key: str, i: int) -> str | None:
        value = found[i].low if key == "low" else found[i].high
        if value is None:
            return None
        return format_percent(value) if found[i].is_share else _decimal(value)

    for key, (title, tooltip) in ends.items():
        yield TableColumn(
            key,
            title,
            CellKind.NUMBER,
            partial(text, key),
            tooltip=tooltip,
            missing=lambda i: why_missing(found[i]),
        )


def _values(found: Sequence[Coefficient]) -> np.ndarray:
    return np.array([np.nan if c.value is None else c.value for c in found])


def _decimal(value: float) -> str:
    return format_number(value, _DIGITS)


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
