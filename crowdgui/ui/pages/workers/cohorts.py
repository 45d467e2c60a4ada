"""Vendors, countries, shifts and other groups of workers, compared on the same items."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.core.workers.cohorts import compare_cohorts, label_attributes
from crowdgui.io.importing.lists.worker_list import read_worker_list
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr
from crowdgui.text.workers.cohorts import cohort_facts, cohort_note, cohort_summary, describe_shown
from crowdgui.ui.dialogs.file_filters import label_files
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import Surface, clear, column, named, row, scroll_vertically
from crowdgui.ui.widgets.lists import FactList
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from crowdgui.core.labels import LabelAttribute, Labels
    from crowdgui.core.prices import Prices
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.cohorts import CohortTable, WorkerGroups
    from crowdgui.ui.session.session import Session

MOST_SHOWN = 12
"""Groups of a column that are shown; files have all of them."""

_INSET = 20


class CohortsPanel(Surface):
    """The groups of a column that the user chooses, and the list of workers that adds columns."""

    def __init__(self, session: Session) -> None:
        super().__init__("canvas")
        named(self, "cohorts-panel", tr("Groups of workers"))
        self._session = session
        self._made_of: tuple[Outcome, WorkerGroups | None, Prices] | None = None
        self._tables: tuple[CohortTable, ...] = ()
        self._runner, self._reader = Runner(self), Runner(self)
        self.state = text_label("", "body", "text2", wrap=True)
        self.state.setObjectName("cohorts-state")
        self.choice = ChoiceBox("cohorts-column", tr("Column of groups"), {0: ""}, 0)
        self.choice.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.summary = text_label("", "body", wrap=True)
        self.summary.setObjectName("cohorts-summary")
        self.note = text_label("", "caption", "text2", wrap=True)
        self.add = button(tr("Add worker list…"), name="add-worker-list")
        self.remove = button(tr("Remove worker list"), "quiet", name="remove-worker-list")
        self._groups = column(spacing=12)
        self._parts = QWidget()
        self._lay_out()
        self._connect()

    def shut_down(self) -> bool:
        stopped = [runner.shut_down() for runner in (self._runner, self._reader)]
        return all(stopped)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    @Slot()
    def add_list(self) -> None:
        """Ask for a table of the workers and take what it says of them."""
        outcome = self._session.question.outcome
        if outcome is None:
            return
        name, _ = QFileDialog.getOpenFileName(self, tr("Add worker list"), "", label_files())
        if name:
            task = partial(_read, Path(name), outcome.job.labels)
            self._reader.start(tr("Reading the worker list"), task)

    @Slot()
    def refresh(self) -> None:
        """Compare the groups of the present outcome, where that is seen."""
        outcome, state = self._session.question.outcome, self._session.state
        listed, prices = state.worker_groups, state.prices
        self.remove.setVisible(listed is not None)
        if not self.isVisible() or outcome is None:
            return
        attributes = label_attributes(outcome.job.labels, listed)
        self._parts.setVisible(False)
        self.state.setVisible(True)
        if not attributes:
            self._made_of, self._tables = None, ()
            self._runner.cancel()
            self.state.setText(
                tr(
                    "Add a list of the workers to compare vendors, countries or shifts: a table "
                    "with a row per worker and a column per attribute. To compare by a column of "
                    "the label file, give it the role Group when you open the file."
                )
            )
            return
        if _same(self._made_of, (outcome, listed, prices)):
            if self._tables:
                self._show()
            return
        self._made_of, self._tables = (outcome, listed, prices), ()
        self.state.setText(tr("Comparing groups…"))
        task = partial(_compare, self._made_of, attributes)
        self._runner.start(tr("Comparing groups"), task)

    @Slot(object)
    def _on_found(self, found: _Found) -> None:
        if not _same(self._made_of, found[0]):
            return
        self._tables = found[1]
        names = dict(enumerate(table.name for table in self._tables))
        before = self.choice.value()
        self.choice.offer(names, before if before in names else 0)
        self._show()

    @Slot(object)
    def _on_read(self, read: tuple[Labels, WorkerGroups]) -> None:
        labels, listed = read
        if self._session.shows(labels):
            self._session.set_worker_groups(listed)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self.state.setText(sentence)
        self.state.setVisible(True)

    @Slot()
    def _show(self) -> None:
        if not self._tables:
            return
        table = self._tables[self.choice.value()]
        self.state.setVisible(False)
        self._parts.setVisible(True)
        self.summary.setText(keep_percent_together(cohort_summary(table)))
        self.note.setText(
            keep_percent_together(f"{cohort_note(table)} {describe_shown(table, MOST_SHOWN)}")
        )
        clear(self._groups)
        for place, cohort in enumerate(table.cohorts[:MOST_SHOWN]):
            made, facts = QWidget(), FactList(f"cohort-{place}", named_first=True)
            facts.set_facts(cohort_facts(cohort, self._session.state.prices.currency))
            column(text_label(cohort.name, "strong", wrap=True), facts, parent=made, spacing=4)
            self._groups.addWidget(made)

    def _lay_out(self) -> None:
        title = text_label(tr("Compare by"), "strong")
        head = row(title, self.choice, None, spacing=8)
        column(head, self.summary, self._groups, self.note, parent=self._parts, spacing=12)
        buttons = row(self.add, self.remove, None, spacing=8)
        inside = Surface("canvas")
        margins = (_INSET, 14, _INSET, 14)
        column(self.state, self._parts, buttons, None, parent=inside, spacing=12, margins=margins)
        column(scroll_vertically(inside), parent=self)

    def _connect(self) -> None:
        self.add.clicked.connect(self.add_list)
        self.remove.clicked.connect(lambda: self._session.set_worker_groups(None))
        self.choice.chosen.connect(self._show)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self._on_failed)
        self._reader.succeeded.connect(self._on_read)
        self._reader.failed.connect(self._on_failed)
        self._session.groups_changed.connect(self.refresh)
        self._session.prices_changed.connect(self.refresh)


if TYPE_CHECKING:
    _Asked = tuple[Outcome, WorkerGroups | None, Prices]
    _Found = tuple[_Asked, tuple[CohortTable, ...]]


def _same(made: _Asked | None, asked: _Asked) -> bool:
    return made is not None and made[0] is asked[0] and made[1:] == asked[1:]


def _compare(
    asked: _Asked, attributes: tuple[LabelAttribute, ...], report: ProgressCallback
) -> _Found:
    return asked, compare_cohorts(asked[0], attributes, report, asked[2])


def _read(path: Path, labels: Labels, report: ProgressCallback) -> tuple[Labels, WorkerGroups]:
    return labels, read_worker_list(path, labels.worker_ids, report)
