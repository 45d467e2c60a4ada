"""What the file gives and what to look at, with all rows that are skipped and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from crowdgui.core.errors import CrowdError
from crowdgui.io.importing.assistant.checks import ImportCheck, describe_places
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr, tr_n
from crowdgui.text.wording import describe_stage
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.cells import style_table
from crowdgui.ui.widgets.layout import Surface, column, named, replace_widget, row, stacked
from crowdgui.ui.widgets.lists import FactList
from crowdgui.ui.widgets.progress import ProgressBar
from crowdgui.ui.widgets.text import (
    ElidedLabel,
    IconView,
    keep_percent_together,
    plain_tooltip,
    text_label,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import Progress
    from crowdgui.io.importing.assistant.findings import ImportFindings
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.skipped_rows import SkippedRows
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController


SHOW_AFTER = 400
"""Milliseconds that a read lasts before its progress takes the place of what it replaces."""


_LOOK = {"ok": ("check", "ok"), "warn": ("warning", "warn"), "bad": ("close", "bad")}


class CheckList(QWidget):
    """Rows of a mark, a sentence and what to do about it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._rows = QWidget()
        self._room = column(self._rows, parent=self)
        self._checks: tuple[ImportCheck, ...] = ()

    def set_checks(self, checks: Sequence[ImportCheck]) -> None:
        if tuple(checks) == self._checks:
            return
        self._checks = tuple(checks)
        before, self._rows = self._rows, QWidget()
        column(*map(_row, checks), parent=self._rows, spacing=7)
        replace_widget(self._room, before, self._rows)
        self.setAccessibleName(join_sentences(f"{check.sentence}." for check in checks))

    def checks(self) -> tuple[ImportCheck, ...]:
        return self._checks


def _row(check: ImportCheck) -> QWidget:
    icon, token = _LOOK[check.mark]
    spoken = {"ok": tr("OK"), "warn": tr("Needs attention"), "bad": tr("Not possible yet")}
    made = QWidget()
    made.setAccessibleName(f"{spoken[check.mark]}: {check.sentence} {check.detail}".strip())
    words = column(text_label(keep_percent_together(check.sentence), wrap=True), spacing=1)
    if check.detail:
        words.addWidget(text_label(check.detail, "caption", "text2", wrap=True))
    mark = column(IconView(icon, 16, token), None, margins=(0, 1, 0, 0))
    row(mark, words, parent=made, spacing=8).setStretchFactor(words, 1)
    return made


class ImportProgressView(QWidget):
    """How far the read is."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "import-progress")
        self._bar = ProgressBar()
        self._stage = ElidedLabel("", "caption", "text2")
        self._share = text_label("", "caption", "text2")
        where = row(self._stage, self._share)
        where.setStretchFactor(self._stage, 1)
        column(self._bar, where, parent=self, spacing=8, margins=(0, 6, 0, 6))
        self.hide()

    def set_progress(self, progress: Progress) -> None:
        share = progress.fraction
        stage = describe_stage(progress.stage)
        self._stage.setText(stage)
        self._share.setText("" if share is None else format_percent(share, 0))
        self._bar.set_share(share)
        self.setAccessibleName(f"{stage} {self._share.text()}".strip())

    def stop(self) -> None:
        self._bar.set_share(0.0)
        self.hide()


class ChecksView(QWidget):
    """What this gives, and the checks; while a read lasts, how far it is."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._request: object = None
        self._facts = FactList("import-facts")
        self._nothing = text_label(tr("Nothing yet."), "body", "text3")
        self._checks = CheckList("import-checks")
        self._counting = ImportProgressView()
        self._checks_part = QWidget()
        checks = column(section(tr("Checks")), self._checks, parent=self._checks_part, spacing=8)
        checks.insertWidget(0, rule())
        checks.insertSpacing(1, 8)
        parts = (section(tr("What you get")), self._facts, self._nothing, self._counting)
        given = column(*parts, spacing=6)
        column(given, self._checks_part, parent=self, spacing=14)
        self._later = QTimer(self, singleShot=True, interval=SHOW_AFTER)
        self._later.timeout.connect(self._show_progress)
        self._show_parts(findings=False, checks=False)
        self._nothing.hide()
        controller.changed.connect(self._show)
        controller.reader.progressed.connect(self._set_progress)

    def _show(self, state: ImportState) -> None:
        request = state.requests.preview or state.requests.read
        if state.problem:
            self._show_problem(state.problem)
        elif state.has_findings:
            self._show_findings(state)
        elif state.is_importing:
            self._show_progress()
        elif request is not self._request:
            # What is shown stays a moment, in case the read is quick.
            self._later.start()
        self._request = request

    def _show_progress(self) -> None:
        """Show how far the read is, from now on."""
        self._later.stop()
        self._show_parts(findings=False, checks=False)
        self._nothing.hide()
        self._counting.show()

    def _set_progress(self, batch: tuple[Progress, ...]) -> None:
        self._counting.set_progress(batch[-1])

    def _show_findings(self, state: ImportState) -> None:
        assert state.findings is not None
        self._end()
        self._facts.set_facts(state.findings.facts)
        self._checks.set_checks(state.checks)
        self._show_parts(findings=True, checks=True)

    def _show_problem(self, sentence: str) -> None:
        """Show what keeps the file from being read."""
        self._end()
        self._checks.set_checks([ImportCheck("bad", sentence)])
        self._show_parts(findings=False, checks=True)

    def _end(self) -> None:
        self._later.stop()
        self._counting.stop()

    def _show_parts(self, *, findings: bool, checks: bool) -> None:
        self._facts.setVisible(findings)
        self._nothing.setVisible(not findings)
        self._checks_part.setVisible(checks)


def section(title: str) -> QWidget:
    return text_label(title, "strong")


def rule() -> Surface:
    """Make a hairline between two sections."""
    line = Surface("line")
    line.setFixedHeight(1)
    return line


_NAMED = 3


_REASON, _COUNT, _FILE, _PLACES = range(4)


class SkippedRowsPage(Surface):
    """A row a reason, and the button that writes all places down."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("canvas")
        self._folder = controller.state.source.path.parent
        self._shown: ImportFindings | None = None
        self._parts: tuple[SkippedRows, ...] = ()
        self._title = text_label("", "strong")
        self._table = _table()
        self._save = button(tr("Save the list…"), name="import-left-out-save")
        self._said = named(ElidedLabel("", "caption", "text2"), "import-left-out-said")
        head = row(self._title, None, self._save, margins=(24, 0, 16, 0))
        why = tr(
            "The list names every place, one per line, so that you can send it to "
            "the person who made the file."
        )
        why_label = text_label(why, "caption", "text2", wrap=True)
        foot = column(why_label, self._said, spacing=4, margins=(24, 0, 16, 0))
        self._some, self._none = QWidget(), QWidget()
        column(self._table, foot, parent=self._some, spacing=6).setStretch(0, 1)
        self._words = text_label("", "body", "text2")
        column(None, row(None, self._words, None), None, parent=self._none)
        self._stack = stacked(self._none, self._some, parent=self)
        box = column(head, self._stack, parent=self, spacing=10, margins=(0, 10, 0, 12))
        box.setStretch(1, 1)
        self._save.clicked.connect(self._on_save_clicked)
        self._show_skipped(None)
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        if state.problem:
            self._show_skipped(None)
        elif state.has_findings and state.findings is not self._shown:
            self._shown = state.findings
            self._show_skipped(state.findings.imported.skipped if state.findings else None)

    def _show_skipped(self, parts: Sequence[SkippedRows] | None) -> None:
        """Show what is skipped; None while that is not known."""
        self._parts = tuple(parts or ())
        total = sum(part.count for part in self._parts)
        self._title.setText(
            tr("What is skipped")
            if not total
            else tr("What is skipped: {n}", n=format_number(total))
        )
        unknown = tr("Available after the file is read.")
        self._words.setText(unknown if parts is None else tr("Nothing is skipped."))
        self._stack.setCurrentWidget(self._some if self._parts else self._none)
        self._save.setVisible(bool(self._parts))
        self._said.setText("")
        self._table.setRowCount(len(self._parts))
        self._table.setColumnHidden(_FILE, len({part.file for part in self._parts}) < 2)
        for place, part in enumerate(self._parts):
            for cell, text in enumerate(_cells(part)):
                item = QTableWidgetItem(text)
                item.setToolTip(plain_tooltip(text))
                if cell == _COUNT:
                    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    item.setTextAlignment(side)
                self._table.setItem(place, cell, item)

    def _on_save_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self,
            tr("Save the list of what is skipped"),
            str(self._folder / tr("skipped.csv")),
            tr("Tables (*.csv)"),
        )
        if not name:
            return
        # Brings every exported table with it, which the dialog does not wait for.
        from crowdgui.io.exporting.table_list import write_skipped_rows

        try:
            written = write_skipped_rows(Path(name), self._parts)
        except CrowdError as error:
            self._said.setText(describe_error(error))
            return
        self._said.setText(
            tr_n(
                "{n} line written to {file}.",
                "{n} lines written to {file}.",
                written.rows,
                file=written.path.name,
            )
        )


def _cells(part: SkippedRows) -> tuple[str, str, str, str]:
    return (
        part.reason,
        format_number(part.count),
        part.file,
        describe_places(part, part.file, _NAMED),
    )


def _table() -> QTableWidget:
    made = named(QTableWidget(0, 4), "import-left-out", tr("What is skipped"))
    for place, words in enumerate((tr("Reason"), tr("Count"), tr("File"), tr("Where"))):
        head = QTableWidgetItem(words)
        side = Qt.AlignmentFlag.AlignRight if place == _COUNT else Qt.AlignmentFlag.AlignLeft
        head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        made.setHorizontalHeaderItem(place, head)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    style_table(made, {_COUNT: 72, _FILE: 150, _PLACES: 190})
    return made
