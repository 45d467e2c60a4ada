"""The list of items to review: ticked once answered, with votes and what the order goes by."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from crowdgui.core.labels import UNLABELLED
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.pages.item_text import count_votes
from crowdgui.ui.pages.items.columns import rule_share
from crowdgui.ui.style.fonts import base_px, scaled
from crowdgui.ui.widgets.table_view import TableView

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.results import Outcome
    from crowdgui.ui.controllers.review_tasks import ReviewTask


_MOVES = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


_WIDTHS = {"done": 44, "key": 86}


_VOTES = (112, 90, 56)
"""Widths of votes: with their counts, the bar alone, and a short bar where names are long."""


_LEAST_ID, _NAMES = 56, 100
"""The least width of names, and how many of them are measured."""


_MOST_COUNTED = 2


_AHEAD = 3


class ReviewQueue(TableView):
    """Rows are the places of a review task's queue. Keys that do not move the list are the page's.

    While `blind`, votes and confidence of items without an answer are hidden.
    """

    def __init__(self) -> None:
        super().__init__("review-queue", tr("Items to review"))
        self.blind = False
        self._task: ReviewTask | None = None
        self._by_cost = False
        self._n_classes = 0
        # What is chosen here is what is judged, wherever the keyboard is.
        self._cells.always_lit = True
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSortingEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setDefaultSectionSize(base_px() + 27)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(scaled(24))

    def show_queue(
        self, task: ReviewTask | None, values: FloatArray | None, *, by_cost: bool = False
    ) -> None:
        """List another queue; `values` (N,), costs or not, replace the confidence in its order."""
        self._task, self._by_cost = task, by_cost
        outcome = None if task is None else task.session.question.outcome
        self._n_classes = 0 if outcome is None else outcome.job.labels.n_classes
        if task is None:
            self.table.set_columns((), 0)
        else:
            self.table.set_columns(self._columns(task, values), len(task))
        self.mark_done()

    def set_blind(self, blind: bool) -> None:
        """Hide votes and confidence of items without an answer, or show them."""
        self.blind = blind
        self.viewport().update()

    def choose(self, source: int) -> None:
        """Choose a place of the queue, with the next ones in sight."""
        super().choose(source)
        row = self.table.shown_row(source)
        for shown in (min(row + _AHEAD, self.table.rowCount() - 1), row):
            if row >= 0:
                self.scrollTo(self.table.index(shown, 0))

    def mark_done(self) -> None:
        """Tick and dim the items that have an answer."""
        task = self._task
        if task is None:
            return
        done = np.zeros(len(task), dtype=bool)
        done[task.answered()] = True
        self.table.dim_more(done)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES or event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.choose(0 if event.key() == Qt.Key.Key_Home else self.table.rowCount() - 1)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Fit the columns; votes get shorter until the items’ names have the room they need."""
        places = {column.key: place for place, column in enumerate(self.table.columns)}
        # No title is cut, whatever the language.
        titles = {key: self._title_width(place) for key, place in places.items()}
        widths = {key: max(scaled(_WIDTHS.get(key, 0)), titles[key]) for key in places}
        room = self.viewport().width() - sum(widths[key] for key in widths if key in _WIDTHS)
        if "votes" in places:
            possible = _VOTES if self._n_classes <= _MOST_COUNTED else _VOTES[1:]
            names = self._names_width(places["item"])
            fitting = (wide for wide in possible if scaled(wide) + names <= room)
            widths["votes"] = max(scaled(next(fitting, _VOTES[-1])), titles["votes"])
            room -= widths["votes"]
        if "item" in places:
            widths["item"] = max(scaled(_LEAST_ID), titles["item"], room)
        for key, wide in widths.items():
            self.setColumnWidth(places[key], wide)

    def _names_width(self, place: int) -> int:
        """Return the width that the longest name of some items needs."""
        column = self.table.columns[place]
        longest = self.table.longest(column, _NAMES)
        return max(scaled(_LEAST_ID), self._cells.width(column, longest, place))

    def _columns(self, task: ReviewTask, values: FloatArray | None) -> tuple[TableColumn, ...]:
        outcome = task.session.question.outcome
        assert outcome is not None
        ids, items = outcome.job.labels.item_ids, task.items
        done = TableColumn(
            "done",
            "",
            CellKind.YES_NO,
            lambda place: task.answer_of(place) != UNLABELLED,
            lambda done: tr("reviewed") if done else "",
            tr("reviewed"),
        )
        name = TableColumn("item", tr("Item"), CellKind.ID, lambda place: str(ids[items[place]]))
        if task.blind:
            return done, name
        return done, name, self._votes(task, outcome), self._key(task, outcome, values)

    def _votes(self, task: ReviewTask, outcome: Outcome) -> TableColumn:
        return TableColumn(
            "votes",
            tr("Votes"),
            CellKind.VOTES,
            lambda place: None if self._hides(task, place) else _votes(task, outcome, place),
            lambda votes: ":".join(map(format_number, votes)),
            tr("How many workers gave each class, in the order of the classes."),
            missing=_hidden(),
        )

    def _key(self, task: ReviewTask, outcome: Outcome, values: FloatArray | None) -> TableColumn:
        if values is not None:
            return TableColumn(
                "key",
                tr("Cost ↓") if self._by_cost else tr("Value ↓"),
                CellKind.NUMBER,
                lambda place: float(values[task.items[place]]),
                lambda value: format_number(value, 2),
                tr("What the rule’s label costs on average, by the probabilities of the classes.")
                if self._by_cost
                else tr("How many wrong labels the check is expected to fix, here and elsewhere."),
            )
        column = rule_share(task.session, "key", tr("Confidence"), outcome.confidence)
        sure = column.value
        return replace(
            column,
            values=lambda place: None if self._hides(task, place) else sure(task.items[place]),
            sort_keys=None,
            missing=_hidden(),
        )

    def _hides(self, task: ReviewTask, place: int) -> bool:
        return self.blind and task.answer_of(place) == UNLABELLED


def _votes(task: ReviewTask, outcome: Outcome, place: int) -> tuple[int, ...]:
    return tuple(count_votes(outcome, int(task.items[place])).tolist())


def _hidden() -> str:
    return tr("Hidden until you choose a label.")
