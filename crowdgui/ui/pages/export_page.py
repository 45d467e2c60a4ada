"""Which files to hand on, what stands in them, and where they go."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QWidget

from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import number, tr, tr_n
from crowdgui.ui.dialogs.ask import replace_files
from crowdgui.ui.fonts import font
from crowdgui.ui.pages.export_preview import preview_columns
from crowdgui.ui.pages.page import Page, Split, either, section
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.empty_state import EmptyState
from crowdgui.ui.widgets.fact_list import FactList
from crowdgui.ui.widgets.message_strip import MessageStrip, Severity
from crowdgui.ui.widgets.page_header import PageHeader
from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.decisions import Decision
    from crowdgui.core.outcome import Outcome
    from crowdgui.io.results import Export, Exported
    from crowdgui.ui.session import Session
    from crowdgui.ui.settings import Settings
    from crowdgui.ui.work import Work

_TICKED = ("labels", "workers")
PREVIEWED = 12


class ExportPage(Page):
    """Tick files, choose a folder, export; what is there already is only replaced on a yes."""

    has_table = True

    def __init__(self, session: Session, work: Work, settings: Settings) -> None:
        super().__init__(session, "export")
        self._work, self._settings = work, settings
        self._boxes: dict[str, QCheckBox] = {}
        self._typed = False
        self._written = Path()
        self.header = PageHeader(tr("Export"))
        self.header.set_finding(tr("Hand on the labels, with what is known about them."))
        self.copy_button = button(
            tr("Copy final labels"), "quiet", name="copy-final-labels", icon="copy"
        )
        self.header.add_action(self.copy_button)
        self.message = MessageStrip("export-message")
        self.table = TableView("export-preview", tr("Preview of the final labels"))
        self._preview_title = text_label("", "caption", "text2")
        self._facts = FactList("export-facts")
        self.pseudonyms = named(
            QCheckBox(tr("Replace workers’ names by numbers")),
            "export-pseudonyms",
            tr("Replace workers’ names by numbers"),
        )
        self.pseudonyms.setToolTip(
            plain_tooltip(
                tr("Workers are called “worker 001” and so on, the same in every file you export. "
                   "Only this computer knows who is who.")
            )
        )  # fmt: skip
        self.names = named(
            QCheckBox(tr("Workers’ names in the report")),
            "export-names",
            tr("Workers’ names in the report"),
        )
        self.names.setToolTip(
            plain_tooltip(
                tr("A report is passed on further than the other files, so workers are numbers in "
                   "it unless you tick this.")
            )
        )  # fmt: skip
        self.folder = named(QLineEdit(), "export-folder", tr("Folder"))
        self.choose_button = button(tr("Choose…"), name="choose-folder")
        self.export_button = button("", "primary", name="export", icon="arrow-out")
        self._left = self._make_left()
        self.body = Split(self._left, self._make_right(), 520, (tr("Files"), tr("Preview")))
        self.empty = EmptyState(
            tr("Nothing to export yet"),
            tr("Final labels and worker table can be written here once a file of labels is open "
               "and a rule has run."),
        )  # fmt: skip
        self.setLayout(either(self.header, self.message, self.body, self.empty))
        self._connect()
        self._on_ticked()

    def refresh(self) -> None:
        outcome = self.session.outcome
        self.copy_button.setEnabled(outcome is not None)
        self._on_ticked()
        self.message.hide()
        self.body.setVisible(outcome is not None)
        self.empty.setVisible(outcome is None)
        if outcome is None:
            return
        labels, done = outcome.job.labels, outcome.aggregation
        shown = min(PREVIEWED, labels.n_items)
        self.table.table.set_columns(preview_columns(outcome, self.session.decisions, shown), shown)
        self._preview_title.setText(
            tr("{shown} of {n} rows", shown=number(shown), n=number(labels.n_items))
        )
        steps = tr_n("{n} step", "{n} steps", done.iterations)
        rule = f"{rule_of(done.rule).name}, {steps}" if done.iterations else rule_of(done.rule).name
        self._facts.set_facts(
            (
                (tr("Rule"), rule, ""),
                (tr("Workers"), _workers_words(outcome), ""),
                (tr("Ties"), _ties_words(done.n_tied), ""),
                (tr("Set by hand"), _by_hand_words(self.session.decisions), ""),
                (tr("Input"), tr("{file}, unchanged", file=self._file()), ""),
            )
        )
        if not self._typed:
            self.folder.setText(str(self._default_folder()))

    def _make_left(self) -> QWidget:
        from crowdgui.ui.exports import ALL_EXPORTS

        listed = Surface("canvas")
        lines = column(parent=listed, margins=(0, 8, 0, 0))
        for export in ALL_EXPORTS:
            lines.addWidget(self._make_line(export))
        lines.addStretch(1)
        where = Surface("canvas", ("top",))
        column(
            text_label(tr("Folder"), "caption", "text2"),
            row(self.folder, self.choose_button),
            row(column(self.pseudonyms, self.names, spacing=6), None, self.export_button),
            parent=where,
            spacing=8,
            margins=(24, 10, 20, 20),
        )
        left, files = Surface("canvas"), scrolling(listed)
        column(files, where, parent=left).setStretchFactor(files, 1)
        return left

    def _make_line(self, export: Export) -> QWidget:
        line = Surface("canvas", ("bottom",))
        box = named(QCheckBox(export.name), f"export-{export.key}", export.name)
        box.setFont(font("strong"))
        box.setChecked(export.key in _TICKED)
        box.toggled.connect(self._on_ticked)
        box.setToolTip(plain_tooltip(export.sentence))
        self._boxes[export.key] = box
        sentence = text_label(export.sentence, "caption", "text2", wrap=True)
        sentence.setContentsMargins(26, 0, 0, 0)
        words = column(box, sentence, spacing=1)
        line_ = row(words, text_label(export.file, "body", "text2"), parent=line, spacing=16)
        line_.setContentsMargins(24, 8, 20, 9)
        line_.setStretchFactor(words, 1)
        return line

    def _make_right(self) -> QWidget:
        right = Surface("canvas")
        preview, inside = section(tr("Preview: final labels"))
        inside.addWidget(self._preview_title)
        inside.addWidget(self.table, 1)
        beside, rows = section(tr("What the files say"))
        rows.addWidget(self._facts)
        note = text_label(
            tr(
                "Text that a spreadsheet would run as a formula gets an apostrophe in front. "
                "Files are written whole or not at all."
            ),
            "caption",
            "text2",
            wrap=True,
        )
        rows.addWidget(note)
        column(preview, beside, parent=right).setStretchFactor(preview, 1)
        return right

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self.copy)
        self.choose_button.clicked.connect(self._on_choose)
        self.folder.textChanged.connect(lambda _: self._on_ticked())
        self.pseudonyms.toggled.connect(self._on_ticked)
        self.folder.textEdited.connect(self._on_typed)
        self.session.data_changed.connect(self._on_data_changed)
        self.session.decided.connect(self._on_changed)
        self.folder.returnPressed.connect(self.export_button.click)
        self.export_button.clicked.connect(self._on_export)
        self._work.exported.connect(self._on_exported)
        self.message.link_clicked.connect(self._on_show_folder)
        self._work.failed.connect(lambda _: self.message.hide())
        self._work.started.connect(lambda _: self._on_ticked())
        self._work.ended.connect(self._on_ticked)

    def _ticked(self) -> tuple[Export, ...]:
        from crowdgui.ui.exports import ALL_EXPORTS

        return tuple(export for export in ALL_EXPORTS if self._boxes[export.key].isChecked())

    @Slot()
    def _on_ticked(self) -> None:
        count = len(self._ticked())
        words = tr_n("Export {n} file", "Export {n} files", count)
        self.export_button.setText(words)
        self.export_button.setAccessibleName(words)
        ready = self.session.outcome is not None and count > 0 and bool(self.folder.text().strip())
        self.export_button.setEnabled(ready and not self._work.busy)
        reported = any(self._boxes[key].isChecked() for key in ("report-html", "report-pdf"))
        # Names that no other file gives away are none to show in the report.
        self.names.setEnabled(reported and not self.pseudonyms.isChecked())

    @Slot()
    def _on_show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._written)))

    @Slot()
    def _on_typed(self) -> None:
        self._typed = True

    @Slot()
    def _on_data_changed(self) -> None:
        # A folder named for the last file would hold the results of two.
        self._typed = False

    @Slot()
    def _on_choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, tr("Folder for the files"), str(self._settings.folder)
        )
        if chosen:
            self._typed = True
            self.folder.setText(chosen)

    @Slot()
    def _on_export(self) -> None:
        outcome, exports = self.session.outcome, self._ticked()
        if outcome is None or not self.export_button.isEnabled():
            return
        try:
            folder = Path(self.folder.text().strip()).expanduser().resolve()
            there = [folder / e.file for e in exports if (folder / e.file).exists()]
        except (OSError, RuntimeError, ValueError):
            sentence = tr("There can be no folder of this name. Choose another.")
            self.message.show_message(Severity.BAD, sentence, closable=True)
            return
        if not there or replace_files(self, there):
            own = self._settings.pseudonym_key
            named_ = self.names.isEnabled() and self.names.isChecked()
            key = own if self.pseudonyms.isChecked() else None
            self._work.export(folder, exports, key, None if named_ else own)

    @Slot(object)
    def _on_exported(self, done: Exported) -> None:
        folder = done.files[0].parent
        self._settings.folder = folder.parent
        sentence = tr_n(
            "{n} file written to {folder}.", "{n} files written to {folder}.", len(done.files),
            folder=folder,
        )  # fmt: skip
        if done.neutralised:
            sentence += " " + tr_n(
                "{n} cell that a spreadsheet would run as a formula got an apostrophe in front.",
                "{n} cells that a spreadsheet would run as formulas got an apostrophe in front.",
                done.neutralised,
            )
        self._written = folder
        self.message.show_message(Severity.OK, sentence, tr("Show folder"), closable=True)

    def copy(self) -> None:
        from crowdgui.io.results import final_labels_table
        from crowdgui.ui.models.clipboard import copy_table

        if self.session.outcome is not None:
            table = final_labels_table(self.session.outcome, self.session.decisions)
            rows = copy_table(*table)
            self.message.show_message(
                Severity.OK, tr_n("{n} row copied.", "{n} rows copied.", rows), closable=True
            )

    def _file(self) -> str:
        return self.session.data.name if self.session.data else ""

    def _default_folder(self) -> Path:
        name = Path(self._file()).stem or "crowdgui"
        return self._settings.folder / f"{name}-results"


def _workers_words(outcome: Outcome) -> str:
    excluded, workers = outcome.job.excluded, outcome.job.labels.n_workers
    left_out = 0 if excluded is None else int(np.count_nonzero(excluded))
    if not left_out:
        return tr("all {n}", n=number(workers))
    return tr(
        "{n} of {all}; {out} left out",
        n=number(workers - left_out),
        all=number(workers),
        out=number(left_out),
    )


def _by_hand_words(decisions: Mapping[int, Decision]) -> str:
    set_by_hand = sum(decision.labelled for decision in decisions.values())
    return tr_n("{n} label", "{n} labels", set_by_hand) if set_by_hand else tr("none")


def _ties_words(tied: int) -> str:
    if not tied:
        return tr("none")
    return tr_n("{n}, to the first class", "{n}, to the first class", tied)
