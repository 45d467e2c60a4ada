"""How good each worker is, and who is guessing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.findings import on_workers
from crowdgui.core.rules.choices import ChoiceKind, described
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import number, percent, tr, tr_n
from crowdgui.core.workers import evidence
from crowdgui.ui.pages.page import Page, Split, copied_words, either
from crowdgui.ui.pages.worker_columns import flag_of, worker_columns
from crowdgui.ui.plots.worker_scatter import WorkerScatter
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.column_picker import ColumnPicker
from crowdgui.ui.widgets.confusion_view import ConfusionView
from crowdgui.ui.widgets.empty_state import EmptyState
from crowdgui.ui.widgets.filter_bar import FilterBar
from crowdgui.ui.widgets.marks import FlagRow
from crowdgui.ui.widgets.page_header import PageHeader
from crowdgui.ui.widgets.scrolling import scrolling, sideways
from crowdgui.ui.widgets.search_field import SearchField
from crowdgui.ui.widgets.stated_fields import StatedFields
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import Labels
    from crowdgui.core.outcome import Outcome, WorkerReport
    from crowdgui.core.rules.choices import Choice
    from crowdgui.ui.session import Session

MOST_CLASSES = 12
"""A matrix of more classes has cells too small to read."""


class WorkersPage(Page):
    """The worker table, and beside it the picture of all and the evidence on one.

    Signals: `items_wanted` with a worker, a final class and an answer, -1 for any of the last
    two, to see the items behind a cell.
    """

    items_wanted = Signal(int, int, int)
    has_table = True

    def __init__(self, session: Session) -> None:
        super().__init__(session, "workers")
        self._labels: Labels | None = None
        self.header = PageHeader(tr("Workers"))
        self.copy_button = button(tr("Copy table"), "quiet", name="copy-workers", icon="copy")
        self.header.add_action(self.copy_button)
        self.search = SearchField("find-worker", tr("Find a worker"))
        self.filters = FilterBar(
            "worker-filter",
            {"all": tr("All"), "flagged": tr("Flagged"), "few": tr("Too few labels")},
            {
                "flagged": tr("Guessing, below chance, or a single answer"),
                "few": tr("Even a guesser with so few labels would not stand out"),
            },
        )
        self.table = TableView("worker-table", tr("Workers"))
        self.columns = ColumnPicker(self.table, hidden=["accuracy"])
        self.scatter = WorkerScatter()
        self.detail = WorkerDetail()
        self.body = Split(self._make_left(), self._make_right(), 392)
        self.empty = EmptyState(
            tr("No workers yet"),
            tr("How good each worker is, and who looks like guessing, stands here once a file of "
               "labels is open and a rule has run."),
        )  # fmt: skip
        self.setLayout(either(self.header, None, self.body, self.empty))
        self._connect()
        self.setFocusProxy(self.table)

    def refresh(self) -> None:
        outcome = self.session.outcome
        self.copy_button.setEnabled(outcome is not None)
        self.body.setVisible(outcome is not None)
        self.empty.setVisible(outcome is None)
        if outcome is None:
            self.header.set_finding("")
            if self.session.data is not None:
                self.empty.set_words(tr("No workers yet"), tr("No rule has run on these labels."))
            return
        if outcome.job.labels is not self._labels:
            self._labels = outcome.job.labels
            self._show_all()
        report = outcome.workers
        self.header.set_finding(on_workers(report))
        self.filters.set_count("all", report.labels.size)
        self.filters.set_count("flagged", int(report.suspicious.sum()))
        self.filters.set_count("few", sum(f.name == "TOO_FEW" for f in report.flags))
        self.table.show_columns(
            worker_columns(outcome),
            report.labels.size,
            find_in=outcome.job.labels.worker_ids,
            first_by="labels",
            descending=True,
        )
        self.table.table.set_find(self.search.text())
        self._on_filter(self.filters.chosen())
        self.scatter.set_workers(outcome)
        first = _first_to_look_at(report)
        self.table.choose(first)
        if self.table.chosen != first:
            self._on_worker_chosen(first)

    def copy(self) -> None:
        self.table.copy_all()

    def start_search(self) -> None:
        self.search.setFocus()

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        bar = row(self.search, self.filters, self.columns.button, spacing=12)
        bar.setContentsMargins(24, 7, 8, 7)
        bar.setStretchFactor(self.filters, 1)
        column(bar, self.table, parent=left).setStretchFactor(self.table, 1)
        return left

    def _make_right(self) -> QWidget:
        right = QWidget()
        picture = QWidget()
        column(self.scatter, parent=picture, margins=(20, 8, 12, 8))
        box = column(picture, scrolling(self.detail), parent=right)
        box.setStretch(0, 1)
        box.setStretch(1, 1)
        return right

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self.copy)
        self.search.searched.connect(self.table.table.set_find)
        self.filters.filter_chosen.connect(self._on_filter)
        self.table.row_chosen.connect(self._on_worker_chosen)
        self.table.copied.connect(lambda n, of: self.told.emit(copied_words(n, of)))
        self.scatter.worker_clicked.connect(self._on_scatter_clicked)
        self.detail.items_wanted.connect(self.items_wanted)
        self.detail.stated.connect(self._on_stated)
        self.session.choice_changed.connect(self._on_choice_changed)

    @Slot(str)
    def _on_filter(self, key: str) -> None:
        outcome = self.session.outcome
        if outcome is None:
            return
        report = outcome.workers
        masks = {
            "all": None,
            "flagged": report.suspicious,
            "few": np.array([flag.name == "TOO_FEW" for flag in report.flags]),
        }
        self.table.table.set_filter(masks[key])

    @Slot(int)
    def _on_worker_chosen(self, worker: int) -> None:
        outcome = self.session.outcome
        if outcome is not None:
            self.detail.show_worker(outcome, worker)
            self.scatter.select(worker)
            self._on_choice_changed()

    @Slot()
    def _on_choice_changed(self) -> None:
        """Offer a field for each number that the chosen rule takes for every worker."""
        rule, data, worker = self.session.rule, self.session.data, self.table.chosen
        if data is None or worker < 0:
            self.detail.show_stated(())
            return
        choices = [c for c in described(rule_of(rule).choices) if c.kind is ChoiceKind.PER_WORKER]
        name = str(data.labels.worker_ids[worker])
        record = self.session.choices[rule]
        self.detail.show_stated(
            [(choice, dict(getattr(record, choice.key) or ()).get(name)) for choice in choices]
        )

    @Slot(str, object)
    def _on_stated(self, key: str, value: float | None) -> None:
        """State a number for the chosen worker, or take it back."""
        data, worker = self.session.data, self.table.chosen
        if data is None or worker < 0:
            return
        name = str(data.labels.worker_ids[worker])
        numbers = dict(getattr(self.session.choices[self.session.rule], key) or ())
        numbers.pop(name, None)
        if value is not None:
            numbers[name] = value
        self.session.choose(**{key: tuple(numbers.items()) or None})

    @Slot(int)
    def _on_scatter_clicked(self, worker: int) -> None:
        if self.table.table.shown_row(worker) < 0:
            self._show_all()
        self.table.choose(worker)

    def _show_all(self) -> None:
        """Take away what was searched for and filtered by."""
        self.search.clear()
        self.table.table.set_find("")
        self.filters.choose("all")
        self._on_filter("all")


class WorkerDetail(Surface):
    """What the labels tell of one worker.

    Signals: `items_wanted` with worker, final class and answer, -1 for any; `stated` with the
    key of a choice and the number stated for this worker, None where it is taken back.
    """

    items_wanted = Signal(int, int, int)
    stated = Signal(str, object)

    def __init__(self) -> None:
        super().__init__("canvas", ("top",))
        self._worker = -1
        self._name = ElidedLabel("", "section")
        self._name.setObjectName("worker-name")
        self._flags = FlagRow()
        self._evidence = text_label("", "body", "text2", wrap=True)
        self._confusion = ConfusionView()
        self._matrix = sideways(self._confusion)
        self._stated = StatedFields()
        self._stated.stated.connect(self.stated)
        self._hint = text_label(tr("Click a cell to see its items."), "caption", "text2")
        self._all = button("", "link", name="worker-items")
        foot = row(self._hint, None, self._all)
        column(
            self._name,
            self._flags,
            self._evidence,
            self._stated,
            self._matrix,
            foot,
            None,
            parent=self,
            spacing=8,
            margins=(20, 12, 20, 12),
        )
        self._confusion.cell_clicked.connect(
            lambda final, answer: self.items_wanted.emit(self._worker, final, answer)
        )
        self._all.clicked.connect(lambda: self.items_wanted.emit(self._worker, -1, -1))
        self.clear()

    def clear(self) -> None:
        self._worker = -1
        for widget in (self._flags, self._matrix, self._hint, self._all):
            widget.hide()
        self._name.setText(tr("No worker chosen"))
        self._evidence.setText(tr("Choose a row of the table, or a mark of the picture."))

    def show_stated(self, numbers: Sequence[tuple[Choice, float | None]]) -> None:
        """Offer the numbers that the chosen rule takes for this worker."""
        self._stated.show_numbers(numbers)

    def show_worker(self, outcome: Outcome, worker: int) -> None:
        self._worker = worker
        labels, report = outcome.job.labels, outcome.workers
        classes = [str(name) for name in labels.classes]
        self._name.setText(str(labels.worker_ids[worker]))
        flag = flag_of(outcome, worker)
        words = evidence(report, worker, classes)
        self._flags.set_flags([flag] if flag else [], words)
        self._flags.setVisible(flag is not None)
        self._evidence.setText(" ".join(filter(None, (words, _gold_words(outcome, worker)))))
        given = int(report.labels[worker])
        shown = given > 0 and len(classes) <= MOST_CLASSES
        self._confusion.set_matrix(classes, report.confusion[worker])
        self._matrix.setVisible(shown)
        self._matrix.setFixedHeight(self._confusion.sizeHint().height() + 12)
        self._hint.setVisible(shown)
        self._all.setVisible(given > 0)
        self._all.setText(tr_n("Show the item", "Show all {n} items", given))
        self._all.setAccessibleName(self._all.text())


def _first_to_look_at(report: WorkerReport) -> int:
    """Give the flagged worker with most labels, or the worker with most where none is flagged."""
    weight = report.suspicious if report.suspicious.any() else np.ones(report.labels.size)
    return int(np.argmax(weight * report.labels))


def _gold_words(outcome: Outcome, worker: int) -> str:
    report = outcome.workers
    known, right = int(report.gold_labels[worker]), int(report.gold_right[worker])
    if not known:
        return ""
    return tr(
        "On gold, {right} of {known} labels are right, {share}.",
        right=number(right),
        known=number(known),
        share=percent(right / known, 0),
    )
