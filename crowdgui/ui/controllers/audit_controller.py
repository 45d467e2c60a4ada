"""Draws an audit and more for it, and writes and reads the lists of its items."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.analysis import plan_audit
from crowdgui.core.audit.acceptance import audit_more, draw_audit, plan_looks, random_seed
from crowdgui.core.compare.recommendation import recommendable
from crowdgui.jobs.runner import Runner
from crowdgui.text.guarantees.audit_list import (
    describe_review_list,
    describe_saved_list,
    describe_saved_review,
)
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.audit_list import AuditListDialog
from crowdgui.ui.dialogs.confirm import confirm_reviewed
from crowdgui.ui.dialogs.file_filters import label_files, list_files

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.sample import AuditList, AuditSample
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.session.session import Session

    FileTask = Callable[[Path, ProgressCallback], Any]
    """Writes or reads the file at a path, and reports its progress."""


class AuditController:
    """Changes what the session holds of the audit; each change can be undone."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def start(self, size: int) -> bool:
        """Fix the plan and draw as many items at random; False where there are no labels for it."""
        shown = self._session.question
        outcome, final, data = shown.outcome, shown.final, shown.data
        if outcome is None or final is None or data is None:
            return False
        options, seed = shown.state.guarantee, random_seed()
        items = int(np.count_nonzero(~final.settled[options.n_audited_before :]))
        looks = plan_looks(items, size, options.alpha_for(outcome.job.rule))
        plan = plan_audit(outcome, options, seed, looks, final)
        audit = draw_audit(data.labels.item_ids, plan, seed)
        self._session.set_guarantee_options(tr("draw an audit sample"), audit=audit)
        return True

    def draw_more(self) -> bool:
        """Draw the items of the next look; False where no audit is planned."""
        audit, data = self._session.state.guarantee.audit, self._session.question.data
        if audit is None or audit.plan is None or data is None:
            return False
        longer = audit_more(audit, data.labels.item_ids)
        self._session.set_guarantee_options(tr("audit more items"), audit=longer)
        return True

    def plan_added(self) -> None:
        """Keep the finished audit for its items; the next is about those that were added."""
        options = self._session.state.guarantee
        if options.audit is not None:
            self._session.set_guarantee_options(
                tr("plan an audit of the added items"),
                audit=None,
                earlier=(*options.earlier, options.audit),
            )

    def allow_rule_choice(self, chosen: bool) -> None:
        """State before an audit whether it may choose the rule."""
        data = self._session.question.data
        keys = recommendable(data.labels) if chosen and data is not None else ()
        self._session.set_guarantee_options(
            tr("change whether the audit chooses the rule"), candidates=keys
        )

    def discard(self) -> None:
        """Forget the audit that is under way."""
        self._session.set_guarantee_options(tr("discard the audit"), audit=None)


class CheckLists(QObject):
    """Asks for the file of a list of items to check, and writes or reads it in another thread.

    Signals: `announced` with a sentence about a list, `failed` with one where it can't be used.
    """

    announced = Signal(str)
    failed = Signal(str)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._parent = session, parent
        self._saver, self._reader = Runner(self), Runner(self)
        self._saver.succeeded.connect(self._on_saved)
        self._reader.succeeded.connect(self._on_read)
        for each in (self._saver, self._reader):
            each.failed.connect(self.failed)

    def shut_down(self) -> bool:
        return self._saver.shut_down() & self._reader.shut_down()

    def _save_as(self, title: str, file: str, data: ImportedLabels, task: FileTask) -> None:
        """Ask where a list goes, first beside the labels, and write it there."""
        folder = data.files[0].parent if data.files else Path()
        name, _ = QFileDialog.getSaveFileName(self._parent, title, str(folder / file), list_files())
        if name:
            self._saver.start(title, partial(task, Path(name)))

    def _open(self, title: str, task: FileTask) -> None:
        """Ask which list comes back, and read it."""
        name, _ = QFileDialog.getOpenFileName(self._parent, title, "", label_files())
        if name:
            self._reader.start(title, partial(task, Path(name)))

    @Slot(object)
    def _on_saved(self, sentence: str) -> None:
        self.announced.emit(sentence)

    @Slot(object)
    def _on_read(self, read: Any) -> None:
        raise NotImplementedError


class AuditLists(CheckLists):
    """Saves and reads the list of the audit that is under way."""

    _audit: AuditSample | None = None
    """The audit whose list is being read."""

    @Slot()
    def save(self) -> None:
        """Ask for a file, and write the drawn items there without the rule's labels."""
        audit, data = self._session.state.guarantee.audit, self._session.question.data
        if audit is not None and data is not None:
            task = partial(_save_audit, data, audit)
            self._save_as(tr("Save audit list"), "audit.xlsx", data, task)

    @Slot()
    def read(self) -> None:
        """Ask for a list that was filled in, and show what it says."""
        audit, data = self._session.state.guarantee.audit, self._session.question.data
        if audit is not None and data is not None:
            self._audit = audit
            self._open(tr("Read audited labels"), partial(_read_audit, data.labels, audit))

    @Slot(object)
    def _on_read(self, read: tuple[str, AuditList]) -> None:
        audit = self._session.state.guarantee.audit
        if audit is None or audit is not self._audit:
            # It was discarded, undone or went on meanwhile.
            return
        dialog = AuditListDialog(*read, audit, self._parent.window())
        dialog.chosen.connect(self._on_chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def _on_chosen(self, filled: AuditSample) -> None:
        self._session.set_guarantee_options(tr("read audited labels"), audit=filled)


class ReviewLists(CheckLists):
    """Saves and reads the list of the items that are to be reviewed for the guarantee."""

    @Slot()
    def save(self) -> None:
        """Ask for a file, and write the items to review there with the rule's labels."""
        shown, items = self._session.question, self._to_review
        if shown.data is None or shown.outcome is None or items is None:
            return
        if not items.size:
            self.failed.emit(tr("No item is left to review."))
            return
        task = partial(_save_review, shown.data, shown.outcome, items)
        self._save_as(tr("Save review list"), "review.xlsx", shown.data, task)

    @Slot()
    def read(self) -> None:
        """Ask for a list that was corrected, and show what it says before it is taken."""
        data = self._session.question.data
        if data is not None:
            self._open(tr("Read reviewed labels"), partial(_read_review, data.labels))

    @property
    def _to_review(self) -> IntArray | None:
        found = self._session.question.guarantee
        return None if found is None or found.acceptance is None else found.acceptance.to_review

    @Slot(object)
    def _on_read(self, read: tuple[Labels, str, dict[int, int]]) -> None:
        shown, (labels, file, found) = self._session.question, read
        outcome, final = shown.outcome, shown.final
        if not self._session.shows(labels) or outcome is None or final is None:
            return
        to_review = np.empty(0, np.int64) if self._to_review is None else self._to_review
        said = describe_review_list(found, outcome.labels, to_review, final)
        agreed = confirm_reviewed(self._parent.window(), file, said, len(found))
        if agreed and self._session.shows(labels):
            # A list does not say whose it is; the name of the user would be a guess.
            self._session.decide_all(found, tr("reviewer"))


# What reads and writes tables takes long to load, so it is imported here, in the thread.


def _save_audit(
    data: ImportedLabels, audit: AuditSample, path: Path, report: ProgressCallback
) -> str:
    from crowdgui.io.exporting.tables.audit import list_to_audit
    from crowdgui.io.exporting.write import write_list

    items = np.array(audit.sample, dtype=np.int64)
    table = list_to_audit(data.labels, data.content, items, audit.seed)
    write_list(path, table, data.files, report, data.read_as)
    return describe_saved_list(items.size, path.name, data.labels.classes)


def _read_audit(
    labels: Labels, audit: AuditSample, path: Path, report: ProgressCallback
) -> tuple[str, AuditList]:
    from crowdgui.io.importing.lists.checked_list import read_audit_list

    return path.name, read_audit_list(path, labels, audit, report)


def _save_review(
    data: ImportedLabels, outcome: Outcome, items: IntArray, path: Path, report: ProgressCallback
) -> str:
    from crowdgui.io.exporting.results import list_to_review
    from crowdgui.io.exporting.write import write_list

    table = list_to_review(outcome, data.content, items)
    write_list(path, table, data.files, report, data.read_as)
    return describe_saved_review(items.size, path.name)


def _read_review(
    labels: Labels, path: Path, report: ProgressCallback
) -> tuple[Labels, str, dict[int, int]]:
    from crowdgui.core.errors import ReadError
    from crowdgui.io.importing.lists.checked_list import read_reviewed

    found = {item: made.code for item, made in read_reviewed(path, labels, report).items()}
    if not found:
        raise ReadError(path.name, tr("No item has a label. Fill in the column “label”."))
    return labels, path.name, found
