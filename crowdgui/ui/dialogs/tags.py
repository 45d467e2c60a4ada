"""All tags together: errors per tag and of whole sets, agreement on sets, one worker table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from crowdgui.core.audit.acceptance import random_seed
from crowdgui.core.tags.sets import YES
from crowdgui.jobs.runner import Runner
from crowdgui.text.guarantees.headline import describe_headline
from crowdgui.text.tags import (
    describe_alpha,
    describe_drawn_list,
    describe_set_audit,
    describe_set_errors,
    describe_union,
    describe_wrong,
    distance_name,
)
from crowdgui.text.translation import format_number, format_percent, tr, tr_n
from crowdgui.text.wording import describe_stage
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.dialogs.file_filters import label_files, list_files
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.models.row_order import text_sort_keys
from crowdgui.ui.widgets.buttons import Tabs, button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, resize_within_screen, row
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.tags.agreement import SetAlpha
    from crowdgui.core.tags.pooled import TagWorkers
    from crowdgui.core.tags.sets import SetErrors
    from crowdgui.io.exporting.tables.tags import TagResults

_SIZE = (1100, 640)

Work = tuple["TagResults", tuple["SetAlpha", ...]]


class TagsDialog(QDialog):
    """Joins the results of all tags in the background, then shows them in tables.

    `joining` gives what computes them, with an audit list or without; `folder` is where files are
    offered to be saved.

    Signals: `review_asked` with the items to review, in their order.
    """

    review_asked = Signal(object)

    def __init__(
        self,
        joining: Callable[[Path | None], Callable[[ProgressCallback], TagResults]],
        folder: Path,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        title = tr("All tags together")
        named(self, "tags-dialog", title).setWindowTitle(title)
        self._joins, self._folder = joining, folder
        self._filled: Path | None = None
        self.results: TagResults | None = None
        self.tables = {
            "tags": TableView("tags-tags", tr("Tags")),
            "workers": TableView("tags-workers", tr("Workers over all tags")),
        }
        self._sets = named(text_label("", "body", wrap=True), "tags-sets")
        self.audited = named(text_label("", "body", wrap=True), "tags-audited")
        self._alphas = named(text_label("", "body", "text2", wrap=True), "tags-alphas")
        self.tabs = Tabs(
            "tags-tabs",
            tr("Tables of tags"),
            {
                "tags": (tr("Tags"), self._part("tags")),
                "workers": (tr("Workers over all tags"), self._part("workers")),
            },
        )
        self.said = named(text_label("", "caption", "text2"), "tags-said")
        self.review = button(tr("Review &whole sets…"), "primary", name="tags-review")
        self.save = button(tr("&Save files…"), name="tags-save")
        self.save_list = button(tr("Save &audit list…"), name="tags-save-list")
        self.read_list = button(tr("&Read audit list…"), name="tags-read-list")
        self._needing = (self.review, self.save_list, self.read_list, self.save)
        self.close_button = button(tr("Close"), name="tags-close")
        self._joining, self._saving, self._listing = Runner(self), Runner(self), Runner(self)
        self._lay_out()
        self._connect()
        FocusRing(self)
        resize_within_screen(self, *_SIZE)
        self._show_audit("")
        self.join_results()

    def _lay_out(self) -> None:
        foot = row(*self._needing, self.said, None, self.close_button)
        lines = column(
            self._sets,
            self.audited,
            self._alphas,
            self.tabs,
            foot,
            parent=self,
            spacing=10,
            margins=(24, 16, 24, 16),
        )
        lines.setStretchFactor(self.tabs, 1)

    def _connect(self) -> None:
        self._joining.succeeded.connect(self._show)
        self._joining.progressed.connect(self._on_progressed)
        self._joining.failed.connect(self._on_failed)
        self._listing.succeeded.connect(self._show_audit)
        self._listing.failed.connect(self._show_audit)
        self._saving.succeeded.connect(self.said.setText)
        self._saving.failed.connect(self.said.setText)
        self.review.clicked.connect(self._on_review_clicked)
        self.save_list.clicked.connect(self._on_save_list_clicked)
        self.read_list.clicked.connect(self._on_read_list_clicked)
        self.save.clicked.connect(self._on_save_clicked)
        self.close_button.clicked.connect(self.accept)

    def done(self, result: int) -> None:
        close_when_stopped(self, self._shut_down, partial(super().done, result))

    def _shut_down(self) -> bool:
        stopped = [each.shut_down(0) for each in (self._joining, self._saving, self._listing)]
        return all(stopped + [table.shut_down(0) for table in self.tables.values()])

    @Slot()
    def join_results(self) -> None:
        """Join the results as they are now, at first and after a review."""
        self.results = None
        for each in self._needing:
            each.setEnabled(False)
        self._sets.setText(tr("Joining the results of all tags…"))
        self._joining.start(self.windowTitle(), partial(_work, self._joins(self._filled)))

    def _part(self, key: str) -> QWidget:
        part = QWidget()
        column(self.tables[key], parent=part, margins=(0, 8, 0, 0))
        return part

    @Slot(object)
    def _on_progressed(self, batch: tuple[Progress, ...]) -> None:
        if self.results is None:
            self._sets.setText(describe_stage(batch[-1].stage))

    @Slot(object)
    def _show(self, work: Work) -> None:
        self.results, alphas = work
        said = [describe_set_errors(self.results.errors)]
        if self.results.union is not None:
            sets, risk = self.results.union
            said.append(describe_union(sets, len(self.results.final), risk))
        self._sets.setText(" ".join(said))
        if self.results.acceptance is not None:
            self._show_audit(describe_set_audit(self.results.acceptance))
        self._alphas.setText(
            tr(
                "Agreement on sets (Krippendorff’s alpha): {values}.",
                values="; ".join(
                    f"{distance_name(one.distance)} {describe_alpha(one)}" for one in alphas
                ),
            )
        )
        tags, workers = self.tables["tags"], self.tables["workers"]
        tags.show_columns(_tag_columns(self.results), len(self.results.names))
        n_workers = self.results.workers.labels.shape[0]
        workers.show_columns(
            _worker_columns(self.results), n_workers, first_by="labels", descending=True
        )
        for table in self.tables.values():
            table.fit_columns()
        for each in self._needing:
            each.setEnabled(True)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        """Show what went wrong; where that is a list, go on without it."""
        if self._filled is None:
            self._sets.setText(sentence)
            return
        self._filled = None
        self._show_audit(sentence)
        self.join_results()

    @Slot(str)
    def _show_audit(self, sentence: str) -> None:
        self.audited.setText(sentence)
        self.audited.setVisible(bool(sentence))

    @Slot()
    def _on_save_list_clicked(self) -> None:
        start = str(self._folder / "audit.xlsx")
        name, _ = QFileDialog.getSaveFileName(self, tr("Save audit list"), start, list_files())
        if name and self.results is not None:
            work = partial(_save_list, Path(name), self.results)
            self._listing.start(tr("Save audit list"), work)

    @Slot()
    def _on_read_list_clicked(self) -> None:
        start = str(self._folder)
        name, _ = QFileDialog.getOpenFileName(self, tr("Read audit list"), start, label_files())
        if name:
            self._filled = Path(name)
            self.join_results()

    @Slot()
    def _on_review_clicked(self) -> None:
        assert self.results is not None
        self.review_asked.emit(self.results.review_order)

    @Slot()
    def _on_save_clicked(self) -> None:
        name = QFileDialog.getExistingDirectory(self, tr("Save the tags"), str(self._folder))
        if name and self.results is not None:
            self._saving.start(tr("Save the tags"), partial(_save, Path(name), self.results))


def _work(join: Callable[[ProgressCallback], TagResults], report: ProgressCallback) -> Work:
    found = join(report)
    # What is computed when it is first asked for belongs in this thread.
    _ = found.errors, found.workers, found.final, found.review_order
    return found, found.alphas


def _save(folder: Path, results: TagResults, report: ProgressCallback) -> str:
    from crowdgui.io.exporting.table_formats import CSV
    from crowdgui.io.exporting.tables.tags import write_tag_files

    written = write_tag_files(folder, results, CSV, report)
    one, many = "{n} file written to {folder}.", "{n} files written to {folder}."
    return tr_n(one, many, len(written), folder=folder)


def _save_list(path: Path, results: TagResults, report: ProgressCallback) -> str:
    from crowdgui.io.exporting.tables.tags import write_audit_list
    from crowdgui.io.importing.lists.checked_list import NO_TAGS

    seed = random_seed()
    size = write_audit_list(path, results, seed, report)
    example, items = results.group.joined(results.names[:3]), len(results.final)
    return describe_drawn_list(size, items, seed, example, NO_TAGS)


def _tag_columns(results: TagResults) -> tuple[TableColumn, ...]:
    names = results.names

    def given(place: int) -> float:
        return float((results.tags[place].outcome.job.used.code == YES).mean())

    def final(place: int) -> float:
        return float((results.final[:, place] == YES).mean())

    def agreement(place: int) -> float:
        return float(results.tags[place].outcome.workers.typical)

    return (
        TableColumn("tag", tr("Tag"), CellKind.ID, lambda place: names[place]),
        TableColumn(
            "given",
            tr("Given"),
            CellKind.NUMBER,
            given,
            format_percent,
            tr("Share of the labels of this tag that are yes."),
        ),
        TableColumn(
            "final",
            tr("Final"),
            CellKind.NUMBER,
            final,
            format_percent,
            tr("Share of the items that have this tag."),
        ),
        TableColumn(
            "agreement",
            tr("Agreement"),
            CellKind.NUMBER,
            agreement,
            format_percent,
            tr("How often workers give the label that the others’ vote gives."),
        ),
        *_error_columns(results.errors),
        TableColumn(
            "guarantee",
            tr("Guarantee"),
            CellKind.TEXT,
            lambda place: describe_headline(results.tags[place].guarantee),
            tooltip=tr("The headline of the Guarantee page of this tag, with its own confidence."),
        ),
    )


def _error_columns(errors: SetErrors | None) -> tuple[TableColumn, ...]:
    """Return what gold shows of each tag."""
    no_gold = tr("There are no gold labels.")
    return (
        TableColumn(
            "gold",
            tr("Wrong on gold"),
            CellKind.TEXT,
            lambda place: None if errors is None else describe_wrong(errors.tags[place]),
            tooltip=tr("Wrong final labels of the rule, with an exact 95% interval."),
            missing=no_gold,
        ),
        TableColumn(
            "missed",
            tr("Missed"),
            CellKind.NUMBER,
            lambda place: None if errors is None else errors.tags[place].missed,
            format_number,
            tr("Gold items that have the tag, while the final label is no."),
            missing=no_gold,
        ),
        TableColumn(
            "added",
            tr("Added"),
            CellKind.NUMBER,
            lambda place: None if errors is None else errors.tags[place].added,
            format_number,
            tr("Gold items that do not have the tag, while the final label is yes."),
            missing=no_gold,
        ),
    )


def _worker_columns(results: TagResults) -> tuple[TableColumn, ...]:
    found, ids = results.workers, results.tags[0].outcome.job.labels.worker_ids
    by_tag = tuple(
        TableColumn(
            f"agreement-{place}",
            name,
            CellKind.NUMBER,
            found.agreement_by_tag[:, place],
            format_percent,
            tr("Agreement on the tag “{tag}”.", tag=name),
            missing=tr("No label of this tag could be compared."),
        )
        for place, name in enumerate(results.names)
    )
    return (
        TableColumn("worker", tr("Worker"), CellKind.ID, ids, sort_keys=text_sort_keys(ids)),
        TableColumn(
            "labels",
            tr("Labels"),
            CellKind.NUMBER,
            found.labels.sum(axis=1),
            format_number,
            tr("Labels given over all tags, yes and no."),
        ),
        TableColumn(
            "ticked",
            tr("Ticked"),
            CellKind.NUMBER,
            found.ticked.sum(axis=1),
            format_number,
            tr("How often the worker gave a tag."),
        ),
        TableColumn(
            "agreement",
            tr("Agreement"),
            CellKind.NUMBER,
            found.agreement,
            format_percent,
            tr("How often the worker gives the label that the others’ vote gives, over all tags."),
            missing=tr("No label could be compared."),
        ),
        _gold_column(found),
        *by_tag,
    )


def _gold_column(found: TagWorkers) -> TableColumn:
    known, right = found.gold_labels.sum(axis=1), found.gold_right.sum(axis=1)

    def gold(worker: int) -> str | None:
        if not known[worker]:
            return None
        return tr(
            "{right} of {known} ({low} to {high})",
            right=format_number(int(right[worker])),
            known=format_number(int(known[worker])),
            low=format_percent(float(found.gold_low[worker])),
            high=format_percent(float(found.gold_high[worker])),
        )

    return TableColumn(
        "gold",
        tr("Right on gold"),
        CellKind.TEXT,
        gold,
        tooltip=tr(
            "Labels on gold items that are right, with a 95% interval that follows how far items "
            "differ."
        ),
        sort_keys=found.accuracy_on_gold,
        missing=tr("This worker labelled no gold item."),
    )
