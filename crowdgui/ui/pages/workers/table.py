"""The table of all workers, with what searches, filters and acts on its rows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu

from crowdgui.core.groups.kinds import WorkerKind
from crowdgui.figures.marks import FlagMark
from crowdgui.text.translation import tr, tr_n
from crowdgui.text.workers.flags import describe_too_few
from crowdgui.text.workers.groups import group_name
from crowdgui.text.workers.worker_columns import ColumnSource
from crowdgui.ui.pages.workers.columns import (
    HIDDEN,
    kind_sections,
    worker_columns,
    workers_with_flag,
)
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import FilterBar, button
from crowdgui.ui.widgets.fields import SearchField
from crowdgui.ui.widgets.layout import Surface, column, row
from crowdgui.ui.widgets.table_view import ColumnPicker, TableView

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QFocusEvent, QResizeEvent

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.report import WorkerReport
    from crowdgui.ui.session.session import Session


_SEARCH_WIDTH = 150


_SHORTENED = ((_SEARCH_WIDTH, False), (128, False), (128, True), (96, True))
"""Widths of the search, and whether the columns are not counted, from a wide table to a narrow."""


_ROOMY = 860
"""From this width there is room for filters of people and models and for the thresholds."""


class WorkerTable(Surface):
    """Ticks, Space and the menu of the selected rows exclude or include workers.

    Signals: `chosen` when other rows are selected; `items_wanted` with a worker; `rules_wanted`;
    `models_wanted` with the workers to mark as models.
    """

    chosen = Signal()
    items_wanted = Signal(int)
    rules_wanted = Signal()
    models_wanted = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__("canvas")
        self._session = session
        self._outcome: Outcome | None = None
        self._flagged: dict[str, BoolArray] = {}
        self.search = SearchField("find-worker", tr("Find a worker"))
        self.search.keep_width(_SEARCH_WIDTH, tr("Find"))
        self.filters = _filters()
        self.view = TableView("worker-table", tr("Workers"))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.columns = ColumnPicker(self.view, hidden=HIDDEN)
        self._rules = button(tr("Flag thresholds…"), "quiet", name="flag-rules")
        self._last = row(self._rules, self.columns.button, spacing=0)
        self._bar = row(self.search, self.filters, self._last, margins=(24, 7, 8, 7))
        self._bar.setStretchFactor(self.filters, 1)
        column(self._bar, self.view, parent=self).setStretchFactor(self.view, 1)
        self.search.searched.connect(self.view.table.set_find)
        self.search.entered.connect(self.view.setFocus)
        self.filters.filter_chosen.connect(self._filter)
        self._rules.clicked.connect(self.rules_wanted)
        self.view.selectionModel().selectionChanged.connect(self.chosen)
        self.view.ticked.connect(self._on_ticked)
        self.view.customContextMenuRequested.connect(self._on_menu_wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; with a proxy Tab would pass over what stands before the table."""
        self.view.setFocus(event.reason())

    def show_outcome(self, outcome: Outcome) -> None:
        """Show the workers of an outcome; where they are the same as before, as one left them."""
        same = self._outcome is not None and outcome.job.labels is self._outcome.job.labels
        selected = self.selected() if same else np.empty(0, dtype=np.int64)
        scrolled = self.view.verticalScrollBar().value()
        self._outcome = outcome
        self._flagged = self._flagged if same else {}
        labels, guarantee = outcome.job.labels, self._session.question.guarantee
        groups = None if guarantee is None else guarantee.groups
        source = ColumnSource(outcome, labels.worker_ids, groups, self._session.state.prices)
        # Agreement with all others mixes people and models, which stand apart beside it.
        self.columns.suggest(("agreement",), outcome.job.kinds is None)
        self.view.show_columns(
            # The set itself is another after each change, which may be ahead of the outcome.
            worker_columns(source, lambda worker: worker in self._session.state.excluded),
            labels.n_workers,
            find_in=labels.worker_ids,
            dimmed=self._session.question.excluded_mask,
            sections=kind_sections(outcome, groups),
            first_by="labels",
            descending=True,
        )
        self._count()
        self._make_room()
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
        self._make_room()
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

    def exclude(self, workers: Iterable[int]) -> None:
        self._session.exclude(int(worker) for worker in workers)

    def include(self, workers: Iterable[int]) -> None:
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
            menu.addAction(words, partial(self.exclude, going))
        if coming.size:
            words = tr_n("Include {n} worker", "Include {n} workers", coming.size)
            menu.addAction(words, partial(self.include, coming))
        if workers.size == 1:
            show = partial(self.items_wanted.emit, int(workers[0]))
            menu.addAction(tr("Show the items of this worker"), show)
        self._add_marking(menu, workers)
        menu.addSeparator()
        if self._rules.isHidden():
            action = menu.addAction(self._rules.text(), self.rules_wanted.emit)
            action.setEnabled(self._rules.isEnabled())
        menu.addAction(tr_n("Copy {n} row", "Copy {n} rows", workers.size), self.view.copy)
        return menu

    def _add_marking(self, menu: QMenu, workers: IntArray) -> None:
        """Offer to mark the selected workers as models, or as people."""
        model = np.isin(workers, list(self._session.state.models))
        menu.addSeparator()
        if not model.all():
            words = tr("Mark as model…") if workers.size == 1 else tr("Mark as models…")
            menu.addAction(words, partial(self.models_wanted.emit, workers))
        elif model.size:
            words = tr("Edit family and version…")
            menu.addAction(words, partial(self.models_wanted.emit, workers))
        if (marked := workers[model]).size:
            words = tr_n("Mark as person", "Mark {n} workers as people", marked.size)
            people = dict.fromkeys(int(worker) for worker in marked)
            menu.addAction(words, partial(self._session.mark_models, people))

    def _make_room(self) -> None:
        """Leave the thresholds to the menu of the rows where the filters take all the room."""
        apart = self._outcome is not None and self._outcome.job.kinds is not None
        roomy = not apart or self.width() >= scaled(_ROOMY)
        ways = ((True, _SHORTENED), (False, _SHORTENED[1:]))
        for rules, widths in ways if roomy else ways[1:]:
            self._rules.setVisible(rules)
            if self._fits_by(widths):
                break

    def _fits_by(self, widths: Sequence[tuple[int, bool]]) -> bool:
        """Make search and columns as narrow as needed; False if the filters take a second line."""
        one_line = self.filters.heightForWidth(1 << 15)
        for wide, short in widths:
            self.columns.shorten(short)
            self._last.invalidate()
            self.search.keep_width(wide, tr("Find"))
            beside = self.search.width() + self._last.sizeHint().width()
            room = self._bar.contentsRect().width() - beside - 2 * self._bar.spacing()
            if self.filters.heightForWidth(max(1, room)) <= one_line:
                return True
        return False

    def _count(self) -> None:
        """Count what each filter lets through, and offer those that let anything through."""
        assert self._outcome is not None
        report, out = self._outcome.workers, len(self._session.state.excluded)
        waiting = report.pending
        few = int(workers_with_flag(report, FlagMark.TOO_FEW).sum())
        self._rules.setEnabled(not waiting)
        self.filters.set_count("all", report.labels.size)
        self.filters.set_count("flagged", None if waiting else int(report.flags.flagged.sum()))
        self.filters.set_count("out", out)
        self.filters.set_count("few", None if waiting else few)
        kinds = self._outcome.job.kinds
        for key, codes in _by_kind(kinds).items():
            self.filters.set_count(key, codes.size)
            self.filters.set_shown(key, kinds is not None)
        self.filters.set_shown("out", out > 0)
        chosen = self.filters.chosen()
        # Where flags are still to come, those who had one before stay in the table.
        none = not few and not (waiting and chosen == "few")
        self.filters.set_shown("few", not none)
        self._make_room()
        gone = (chosen in _KINDS and kinds is None) or (chosen == "out" and not out)
        if gone or (chosen == "few" and none):
            self.filters.choose("all")

    @Slot(str)
    def _filter(self, key: str) -> None:
        if self._outcome is not None:
            self.view.table.set_filter(self._mask(key, self._outcome))

    def _mask(self, key: str, outcome: Outcome) -> BoolArray | None:
        match key:
            case "flagged" | "few":
                return self._marked(key, outcome.workers)
            case "out":
                return self._session.question.excluded_mask
            case "people" if outcome.job.kinds is not None:
                return ~outcome.job.kinds.is_model
            case "models" if outcome.job.kinds is not None:
                return outcome.job.kinds.is_model
        return None

    def _marked(self, key: str, report: WorkerReport) -> BoolArray:
        """Mark who has such a flag; while workers are being tested, who had it before."""
        if not report.pending:
            few = workers_with_flag(report, FlagMark.TOO_FEW)
            self._flagged = {"flagged": report.flags.flagged, "few": few}
        return self._flagged.get(key, report.flags.flagged)

    @Slot(int)
    def _on_ticked(self, worker: int) -> None:
        """Exclude the worker of the box, with all that are selected, or include them."""
        selected = self.selected()
        workers = selected if worker in selected else np.array([worker])
        change = self.include if worker in self._session.state.excluded else self.exclude
        change(workers)

    @Slot(QPoint)
    def _on_menu_wanted(self, place: QPoint) -> None:
        if self.selected().size:
            self.menu().popup(self.view.viewport().mapToGlobal(place))


_KINDS = {"people": WorkerKind.PERSON, "models": WorkerKind.MODEL}


def _by_kind(kinds: WorkerKinds | None) -> dict[str, IntArray]:
    none = np.empty(0, dtype=np.int64)
    if kinds is None:
        return dict.fromkeys(_KINDS, none)
    return {"people": kinds.people_codes, "models": kinds.model_codes}


def _filters() -> FilterBar:
    made = FilterBar(
        "worker-filter",
        {
            "all": tr("All"),
            **{key: group_name(kind) for key, kind in _KINDS.items()},
            "flagged": tr("Flagged"),
            "out": tr("Excluded"),
            "few": tr("Too few"),
        },
        {
            "flagged": tr("Workers with a flag"),
            "out": tr("Their labels don’t count"),
            "people": tr("Workers who are not marked as models"),
            "models": tr("Workers that are marked as models"),
            "few": describe_too_few(),
        },
    )
    for key, kind in _KINDS.items():
        made.set_icon(key, str(kind))
        made.set_shown(key, False)
    return made
