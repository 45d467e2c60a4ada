"""Which files to export, what they contain, and where they go."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QWidget

from crowdgui.analysis import collect_results
from crowdgui.core.errors import CrowdError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.exporting.table_list import LABELS
from crowdgui.io.exporting.tables.probabilities import labels_rows
from crowdgui.io.exporting.write import name_question_folders
from crowdgui.io.reachable import is_folder, path_exists
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.dialogs.confirm import confirm_replace
from crowdgui.ui.models.clipboard import ClipboardCopy, cell_text
from crowdgui.ui.models.row_order import iter_slices
from crowdgui.ui.models.table_model import AT_ONCE
from crowdgui.ui.pages.export.export_text import (
    describe_checking,
    describe_exported,
    describe_folder,
    describe_formula_cells,
    provenance_facts,
)
from crowdgui.ui.pages.export.file_list import ExportList
from crowdgui.ui.pages.export.preview import ExportPreview
from crowdgui.ui.pages.page import Page, SplitView, lay_out_page, section
from crowdgui.ui.report_pdf.report_formats import REPORTS
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.focus import KeptFocus
from crowdgui.ui.widgets.layout import Surface, column, named, row, scroll_vertically
from crowdgui.ui.widgets.lists import FactList
from crowdgui.ui.widgets.messages import MessageStrip, PageHeader, Severity
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.write import ExportedFiles
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


class FormulaCount(QObject):
    """Counts once for the same labels; those of many items in a thread of its own.

    Signals: `changed` when a count that was asked for is there.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._labels: Labels | None = None
        self._count: int | None = None
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._on_counted)

    def of(self, labels: Labels) -> int | None:
        """Return the count; None while it is not known yet."""
        if self._labels is not labels:
            self._labels, self._count = labels, None
            if labels.n_items > AT_ONCE:
                self._runner.start("", partial(_count, labels))
            else:
                self._count = _count(labels)[1]
        return self._count

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _on_counted(self, found: tuple[Labels, int]) -> None:
        labels, count = found
        if labels is self._labels:
            self._count = count
            self.changed.emit()


class GuidelineSearch(QObject):
    """Looks for what the guideline should explain: whether there is such a file takes a while."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._outcome: Outcome | None = None
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._on_found)

    def start(self, results: Results) -> None:
        """Search unless that was done or is under way."""
        if self._outcome is not results.outcome and results.known_guideline is None:
            self._outcome = results.outcome
            self._runner.start("", results.guideline)

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _on_found(self, _: object) -> None:
        self.changed.emit()


def _count(labels: Labels, report: ProgressCallback = ignore_progress) -> tuple[Labels, int]:
    # This brings the table library with it.
    from crowdgui.io.tabular.formulas import count_formulas

    count = 0
    for names in (labels.item_ids, labels.worker_ids, labels.classes):
        for span in iter_slices(names.size):
            report(Progress(""))
            count += count_formulas(names[span])
    return labels, count


MOST_COPIED = 100_000
"""Rows copied at once. Export has no such limit."""


class ExportPage(Page):
    """Tick files, choose a folder, export; what is there already is only replaced on a yes."""

    has_table = True

    def __init__(self, session: Session, run_controller: RunController, settings: Settings) -> None:
        super().__init__(session, "export")
        self._run_controller, self._settings = run_controller, settings
        self._typed = False
        self._copying = ClipboardCopy(self)
        self._chosen = self._written = Path()
        self._results: Results | None = None
        self._formulas = FormulaCount(self)
        self._guideline = GuidelineSearch(self)
        self.header = PageHeader(tr("Export"))
        self.header.set_finding(tr("Share the labels, with what is known about them."))
        self.copy_button = button(tr("Copy final labels"), "quiet", name="copy-final-labels")
        self.header.add_action(self.copy_button)
        self.message = MessageStrip("export-message")
        self.list = ExportList(settings)
        self.preview = ExportPreview()
        self.table = self.preview.table
        self._facts = FactList("export-facts", named_first=True)
        self._make_ticks()
        self._exact_words = text_label("", "caption", "text2", wrap=True)
        self.folder = named(QLineEdit(), "export-folder", tr("Folder"))
        self._own_folder = text_label("", "caption", "text2", wrap=True)
        self.choose_button = button(tr("Choose…"), name="choose-folder")
        self.export_button = button("", "primary", name="export", icon="arrow-out")
        self._kept = KeptFocus(self.export_button)
        parts = tr("Files"), tr("Preview")
        self.body = SplitView(self._make_left(), self._make_right(), 548, parts)
        self.empty = self.make_empty(
            tr("Nothing to export yet"),
            tr("Open a file of labels and run a rule to export final labels and the worker table."),
        )
        self.setLayout(lay_out_page(self.header, self.message, self.body, self.empty))
        self._connect()
        self._on_ticked()

    def _make_ticks(self) -> None:
        self.pseudonyms = _tick(
            "export-pseudonyms",
            tr("Replace workers’ names with numbers"),
            tr(
                "Workers are named “worker 001” and so on, the same in every file you "
                "export. Only this computer knows who is who."
            ),
        )
        self.names = _tick(
            "export-names",
            tr("Workers’ names in the report"),
            tr(
                "Reports are shared more widely than other files, so workers are shown as "
                "numbers in them unless you tick this."
            ),
        )
        self.probabilities = _tick(
            "export-with-probabilities",
            tr("Class probabilities in the final labels"),
            tr(
                "Two columns per class: its probability, and the share of the workers’ labels. The "
                "Hugging Face dataset gets them as lists, for training on soft labels."
            ),
        )
        self.exact = _tick(
            "export-exact",
            tr("Exact text (cells may run as formulas)"),
            tr(
                "For programs: text in CSV stays as it is. A spreadsheet that opens the file may "
                "run some of it."
            ),
        )
        # Names in a report and text that may run are dangerous: nobody finds them ticked already.
        self.list.keep(self.probabilities, "with-probabilities")
        self.list.keep(self.pseudonyms, "with-pseudonyms")

    def refresh(self) -> None:
        outcome, data = self.session.question.outcome, self.session.question.data
        self.copy_button.setEnabled(outcome is not None)
        self.message.hide()
        self.body.setVisible(outcome is not None)
        self.empty.setVisible(outcome is None)
        self._results = None
        if outcome is not None and data is not None:
            found = self.session.question.guarantee or outcome.estimates
            self._results = collect_results(data, self.session.state, outcome, found)
            self.list.set_results(self._results)
            self._guideline.start(self._results)
            alpha = self.session.state.guarantee.alpha
            self._facts.set_facts(
                provenance_facts(outcome, found, self._results.final, data.title, alpha)
            )
            checked = describe_checking(self.session.state.guarantee.audit, found)
            self.header.set_finding(
                checked or tr("Share the labels, with what is known about them.")
            )
            self._own_folder.setText(describe_folder(data.question, self._subfolder()))
            self._own_folder.setVisible(bool(self._subfolder()))
            if not self._typed:
                self.folder.setText(str(self._usual_folder()))
        self._on_ticked()
        self._show_preview()

    def _make_left(self) -> QWidget:
        where = Surface("canvas", ("top",))
        column(
            text_label(tr("Folder"), "caption", "text2"),
            row(self.folder, self.choose_button),
            self._own_folder,
            row(
                column(self.probabilities, self.pseudonyms, self.names, spacing=6),
                None,
                self.export_button,
            ),
            parent=where,
            spacing=8,
            margins=(24, 10, 20, 16),
        )
        left, files = Surface("canvas"), scroll_vertically(self.list)
        column(files, where, parent=left).setStretchFactor(files, 1)
        return left

    def _make_right(self) -> QWidget:
        right = Surface("canvas")
        beside, rows = section(tr("Contents of the files"))
        rows.addWidget(self._facts)
        safe, lines = section(tr("Cells that a spreadsheet would run"))
        lines.addWidget(self._exact_words)
        lines.addWidget(self.exact)
        lines.addWidget(
            text_label(
                tr("Each file is written completely or not at all."), "caption", "text2", wrap=True
            )
        )
        column(self.preview, beside, safe, parent=right).setStretchFactor(self.preview, 1)
        return right

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self.copy)
        self.choose_button.clicked.connect(self._on_choose)
        self.folder.textChanged.connect(lambda _: self._on_ticked())
        self.pseudonyms.toggled.connect(self._on_ticked)
        self.pseudonyms.toggled.connect(self._show_preview)
        self.probabilities.toggled.connect(self._show_preview)
        self.list.changed.connect(self._on_ticked)
        self.list.ticked.connect(self._on_table_ticked)
        self.list.columns.changed.connect(self._show_preview)
        self.preview.chosen.chosen.connect(self._show_preview)
        self.folder.textEdited.connect(self._on_typed)
        self.session.opened.connect(self._on_opened)
        self.session.decided.connect(self._on_changed)
        self.session.guarantee_changed.connect(self._on_changed)
        self.folder.returnPressed.connect(self.export_button.click)
        self.export_button.clicked.connect(self._on_export)
        self._copying.copied.connect(self._on_copied)
        self._formulas.changed.connect(self._on_ticked)
        self._guideline.changed.connect(self._on_guideline_found)
        export_controller = self._run_controller.export_controller
        export_controller.exported.connect(self._on_exported)
        self.message.link_clicked.connect(self._on_show_folder)
        # What an earlier export wrote is not what this one will have written.
        export_controller.started.connect(lambda _: self.message.hide())
        for controller in (self._run_controller, export_controller):
            controller.started.connect(lambda _: self._on_ticked())
            controller.ended.connect(self._on_ticked)

    @Slot()
    def _on_ticked(self) -> None:
        count = len(self.list.exports(exact=self.exact.isChecked()))
        set_button_text(self.export_button, tr_n("Export {n} file", "Export {n} files", count))
        ready = (
            self.session.question.outcome is not None
            and count > 0
            and bool(self.folder.text().strip())
        )
        busy = self._run_controller.busy or self._run_controller.export_controller.busy
        self._kept.set_enabled(ready and not busy)
        # Names that no other file gives away are none to show in the report.
        hidden = self.pseudonyms.isChecked()
        self.names.setEnabled(self.list.any_of(REPORTS) and not hidden)
        csv = self.list.writes_csv()
        self.exact.setEnabled(csv)
        if self._results is not None:
            formulas = self._formulas.of(self._results.outcome.job.labels)
            self._exact_words.setText(describe_formula_cells(formulas, csv=csv))

    @Slot()
    def _on_guideline_found(self) -> None:
        """Offer the table of the guideline no longer where nothing was found."""
        if self._results is not None:
            self.list.set_results(self._results)
            self._on_ticked()
            # The final labels are shown already.
            if self.preview.chosen.value() != LABELS.key:
                self._show_preview()

    @Slot()
    def _show_preview(self) -> None:
        if self._results is None:
            return
        key = self._settings.pseudonym_key if self.pseudonyms.isChecked() else None
        shown = replace(self._results, key=key, probabilities=self.probabilities.isChecked())
        table = self.list.table(self.preview.chosen.value())
        self.preview.show_table(table, shown, self.list.columns.chosen())

    @Slot(str)
    def _on_table_ticked(self, key: str) -> None:
        self.preview.chosen.set_value(key)
        self._show_preview()

    @Slot()
    def _on_show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._written)))

    @Slot()
    def _on_typed(self) -> None:
        self._typed = True

    @Slot()
    def _on_opened(self) -> None:
        # A folder named for the last file would hold the results of two.
        self._typed = False

    @Slot()
    def _on_choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, tr("Folder for the files"), str(self._folder_of_results())
        )
        if chosen:
            self._typed = True
            self.folder.setText(chosen)

    @Slot()
    def _on_export(self) -> None:
        exact = self.exact.isEnabled() and self.exact.isChecked()
        exports = self.list.exports(exact=exact)
        if self.session.question.outcome is None or not self.export_button.isEnabled():
            return
        try:
            # A name alone is of a folder beside the last one, wherever the program was started.
            typed = Path(self.folder.text().strip()).expanduser()
            chosen = (self._folder_of_results() / typed).resolve()
            folder = chosen / self._subfolder()
            self._chosen = chosen
            there = [folder / e.file for e in exports if path_exists(folder / e.file)]
        except (OSError, RuntimeError, ValueError):
            sentence = tr("A folder can’t have this name. Choose another.")
            self.message.show_message(Severity.BAD, sentence, closable=True)
            return
        self.folder.setText(str(chosen))
        if not there or confirm_replace(self, there):
            own = self._settings.pseudonym_key
            named_ = self.names.isEnabled() and self.names.isChecked()
            key = own if self.pseudonyms.isChecked() else None
            self._settings.exported_to = folder
            if self._typed:
                self._settings.remember_export(self._file(), chosen)
            self._run_controller.export_controller.run(
                folder,
                exports,
                key,
                None if named_ else own,
                probabilities=self.probabilities.isChecked(),
            )

    @Slot(object)
    def _on_exported(self, done: ExportedFiles) -> None:
        folder = done.files[0].parent
        self._settings.folder = self._chosen.parent
        self._written = folder
        self.message.show_message(
            Severity.OK, describe_exported(done), tr("Show folder"), closable=True
        )

    def shut_down(self) -> bool:
        return self._formulas.shut_down() & self._guideline.shut_down()

    def copy(self) -> None:
        if self._results is not None:
            wanted = self.list.columns.chosen()
            shown = replace(self._results, probabilities=self.probabilities.isChecked())
            try:
                header, columns = labels_rows(shown, slice(MOST_COPIED), wanted)
            except CrowdError as error:
                self.message.show_message(Severity.BAD, describe_error(error), closable=True)
                return
            self._copying.copy(
                header,
                lambda row: [cell_text(cells[row]) for cells in columns],
                len(columns[0]),
                MOST_COPIED,
            )

    @Slot(int, int)
    def _on_copied(self, copied: int, _: int) -> None:
        sentence = tr_n("{n} row copied.", "{n} rows copied.", copied)
        self.message.show_message(Severity.OK, sentence, closable=True)

    def _subfolder(self) -> str:
        """Return the folder of the question's own files,
        nothing where there is only one question."""
        asked = [each.data.question for each in self.session.questions if each.data is not None]
        return name_question_folders(asked)[self.session.shown] if len(asked) > 1 else ""

    def _file(self) -> str:
        """What the folder for the results is remembered by."""
        data, folder = self.session.question.data, self.session.content_folder
        name = data.name if data else ""
        return str(folder / name) if folder else name

    def _usual_folder(self) -> Path:
        """Return where the results of this file went, or a folder beside those of the last one."""
        own = self._settings.export_folders.get(self._file())
        if own is not None and is_folder(own.parent):
            return own
        return self._folder_of_results() / _results_name(self._file())

    def _folder_of_results(self) -> Path:
        chosen = self._settings.export_folders
        if not chosen:
            return self._settings.folder
        file, last = list(chosen.items())[-1]
        folder = last.parent if last.name == _results_name(file) else last
        return folder if is_folder(folder) else self._settings.folder


def _results_name(file: str) -> str:
    return f"{Path(file).stem or 'crowdgui'}-results"


def _tick(name: str, words: str, tip: str) -> QCheckBox:
    made = named(QCheckBox(words), name, words)
    made.setToolTip(plain_tooltip(tip))
    return made
