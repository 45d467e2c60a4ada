"""The table of all workers, with what searches, filters and acts on its rows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu

from crowdgui.figures.marks import FlagMark
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.pages.workers.columns import HIDDEN, worker_columns, workers_with_flag
from crowdgui.ui.widgets.buttons import FilterBar, button
from crowdgui.ui.widgets.fields import SearchField
from crowdgui.ui.widgets.layout import Surface, column, row
from crowdgui.ui.widgets.table_view import ColumnPicker, TableView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFocusEvent

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session


_SEARCH_WIDTH = 150


class WorkerTable(Surface):
    """Ticks, Space and the menu of the selected rows exclude or include workers.

    Signals: `chosen` when other rows are selected; `items_wanted` with a worker; `rules_wanted`.
    """

    chosen = Signal()
    items_wanted = Signal(int)
    rules_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__("canvas")
        self._session = session
        self._outcome: Outcome | None = None
        self.search = SearchField("find-worker", tr("Find a worker"))
        self.search.keep_width(_SEARCH_WIDTH, tr("Find"))
        self.filters = _filters()
        self.view = TableView("worker-table", tr("Workers"))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.columns = ColumnPicker(self.view, hidden=HIDDEN)
        self._rules = button(tr("Flag thresholds…"), "quiet", name="flag-rules")
        last = row(self._rules, self.columns.button, spacing=0)
        bar = row(self.search, self.filters, last)
        bar.setContentsMargins(24, 7, 8, 7)
        bar.setStretchFactor(self.filters, 1)
        column(bar, self.view, parent=self).setStretchFactor(self.view, 1)
        self.search.searched.connect(self.view.table.set_find)
        self.filters.filter_chosen.connect(self._filter)
        self._rules.clicked.connect(self.rules_wanted)
        self.view.selectionModel().selectionChanged.connect(self.chosen)
        self.view.ticked.connect(self._on_ticked)
        self.view.customContextMenuRequested.connect(self._on_menu_wanted)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; with a proxy Tab would pass over what stands before the table."""
        self.view.setFocus(event.reason())

    def show_outcome(self, outcome: Outcome) -> None:
        """Show the workers of an outcome; where they are the same as before, as one left them."""
        same = self._outcome is not None and outcome.job.labels is self._outcome.job.labels
        selected = self.selected() if same else np.empty(0, dtype=np.int64)
        scrolled = self.view.verticalScrollBar().value()
        self._outcome = outcome
        labels = outcome.job.labels
        self.view.show_columns(
            worker_columns(outcome, self._session.state.excluded.__contains__),
            labels.n_workers,
            find_in=labels.worker_ids,
            dimmed=self._session.question.excluded_mask,
            first_by="labels",
            descending=True,
        )
        self._count()
        if same:
            self.view.table.set_find(self.search.text())
            self._filter(self.filters.chosen())
            self.view.select(selected)
            self.view.verticalScrollBar().setValue(scrolled)
        else:
            self.show_all()

    def refresh_out(self) -> None:
        """Show who is excluded by now."""
        if self._outcome is None:
            return
        filtered = self.filters.chosen() == "out"
        self._count()
        self.view.table.set_dimmed(self._session.question.excluded_mask)
        if filtered:
            self._filter(self.filters.chosen())

    def selected(self) -> IntArray:
        """Return the workers whose rows are selected."""
        return self.view.selected()

    def go_to(self, workers: IntArray) -> None:
        """Select workers; what hides one of them is taken away."""
        if not np.isin(workers, self.view.table.rows).all():
            self.show_all()
        self.view.select(workers)

    def show_all(self) -> None:
        """Take away what was searched for and filtered by."""
        self.search.clear()
        self.view.table.set_find("")
        self.filters.choose("all")
        self._filter("all")

    def leave_out(self, workers: Iterable[int]) -> None:
        self._session.exclude(int(worker) for worker in workers)

    def put_back(self, workers: Iterable[int]) -> None:
        self._session.include(int(worker) for worker in workers)

    def menu(self) -> QMenu:
        """Make the menu of the selected rows."""
        workers = self.selected()
        out = np.isin(workers, list(self._session.state.excluded))
        menu = QMenu(self.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        going, coming = workers[~out], workers[out]
        if going.size:
            words = tr_n("Exclude {n} worker", "Exclude {n} workers", going.size)
            menu.addAction(words, partial(self.leave_out, going))
        if coming.size:
            words = tr_n("Include {n} worker", "Include {n} workers", coming.size)
            menu.addAction(words, partial(self.put_back, coming))
        if workers.size == 1:
            show = partial(self.items_wanted.emit, int(workers[0]))
            menu.addAction(tr("Show the items of this worker"), show)
        menu.addSeparator()
        menu.addAction(tr_n("Copy {n} row", "Copy {n} rows", workers.size), self.view.copy)
        return menu

    def _count(self) -> None:
        """Count what each filter lets through, and offer those that let anything through."""
        assert self._outcome is not None
        report, out = self._outcome.workers, len(self._session.state.excluded)
        few = int(workers_with_flag(report, FlagMark.TOO_FEW).sum())
        self.filters.set_count("all", report.labels.size)
        self.filters.set_count("flagged", int(report.suspicious.sum()))
        self.filters.set_count("out", out)
        self.filters.set_count("few", few)
        self.filters.set_shown("out", out > 0)
        self.filters.set_shown("few", few > 0)
        chosen = self.filters.chosen()
        if (chosen == "out" and not out) or (chosen == "few" and not few):
            self.filters.choose("all")

    @Slot(str)
    def _filter(self, key: str) -> None:
        if self._outcome is not None:
            self.view.table.set_filter(self._mask(key, self._outcome))

    def _mask(self, key: str, outcome: Outcome) -> BoolArray | None:
        match key:
            case "flagged":
                return outcome.workers.suspicious
            case "out":
                return self._session.question.excluded_mask
            case "few":
                return workers_with_flag(outcome.workers, FlagMark.TOO_FEW)
        return None

    @Slot(int)
    def _on_ticked(self, worker: int) -> None:
        """Exclude the worker of the box, with all that are selected, or include them."""
        selected = self.selected()
        workers = selected if worker in selected else np.array([worker])
        change = self.put_back if worker in self._session.state.excluded else self.leave_out
        change(workers)

    @Slot(QPoint)
    def _on_menu_wanted(self, place: QPoint) -> None:
        if self.selected().size:
            self.menu().popup(self.view.viewport().mapToGlobal(place))


def _filters() -> FilterBar:
    return FilterBar(
        "worker-filter",
        {
            "all": tr("All"),
            "flagged": tr("Flagged"),
            "out": tr("Excluded"),
            "few": tr("Too few"),
        },
        {
            "flagged": tr("Workers with a flag"),
            "out": tr("Their labels don’t count"),
            "few": tr("Even a guesser with so many labels on these items would not be noticed."),
        },
    )
