"""What the file gives and what to look at, with all rows that are skipped and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QStackedLayout,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from crowdgui.core.errors import CrowdError
from crowdgui.io.exporting.skipped_rows import write_skipped_rows
from crowdgui.io.importing.findings import ImportCheck, ImportFindings, describe_places
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr, tr_n
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.cells import style_table
from crowdgui.ui.widgets.layout import Surface, column, named, row
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
    from crowdgui.io.importing.skipped_rows import SkippedRows


SHOW_AFTER = 400
"""Milliseconds that a read lasts before its progress takes the place of what it replaces."""


_LOOK = {"ok": ("check", "ok"), "warn": ("warning", "warn"), "bad": ("close", "bad")}


class CheckList(QWidget):
    """Rows of a mark, a sentence and what to do about it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._rows = column(parent=self, spacing=7)
        self._checks: tuple[ImportCheck, ...] = ()

    def set_checks(self, checks: Sequence[ImportCheck]) -> None:
        if tuple(checks) == self._checks:
            return
        self._checks = tuple(checks)
        while (old := self._rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for check in checks:
            self._rows.addWidget(_row(check))
        self.setAccessibleName(join_sentences(f"{check.sentence}." for check in checks))

    def checks(self) -> tuple[ImportCheck, ...]:
        return self._checks


def _row(check: ImportCheck) -> QWidget:
    icon, token = _LOOK[check.mark]
    spoken = {"ok": tr("In order"), "warn": tr("Look here"), "bad": tr("Not possible yet")}
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
        self._stage.setText(progress.stage)
        self._share.setText("" if share is None else format_percent(share, 0))
        self._bar.set_share(share)
        self.setAccessibleName(f"{progress.stage} {self._share.text()}".strip())

    def stop(self) -> None:
        self._bar.set_share(0.0)
        self.hide()


class ChecksView(QWidget):
    """What this gives, and the checks; while a read lasts, how far it is."""

    def __init__(self) -> None:
        super().__init__()
        self._facts = FactList("import-facts")
        self._nothing = text_label(tr("Nothing yet."), "body", "text3")
        self._checks = CheckList("import-checks")
        self._counting = ImportProgressView()
        self._checks_part = QWidget()
        checks = column(section(tr("Checks")), self._checks, parent=self._checks_part, spacing=8)
        checks.insertWidget(0, rule())
        checks.insertSpacing(1, 8)
        parts = (section(tr("What this gives")), self._facts, self._nothing, self._counting)
        given = column(*parts, spacing=6)
        column(given, self._checks_part, parent=self, spacing=14)
        self._later = QTimer(self, singleShot=True, interval=SHOW_AFTER)
        self._later.timeout.connect(self.show_progress)
        self._show(findings=False, checks=False)
        self._nothing.hide()

    def begin(self) -> None:
        """A read begins: what is shown stays a moment, in case it is quick."""
        self._later.start()

    def show_progress(self) -> None:
        """Show how far the read is, from now on."""
        self._later.stop()
        self._show(findings=False, checks=False)
        self._nothing.hide()
        self._counting.show()

    def set_progress(self, batch: tuple[Progress, ...]) -> None:
        self._counting.set_progress(batch[-1])

    def show_findings(self, findings: ImportFindings) -> None:
        self._end()
        self._facts.set_facts(findings.facts)
        self._checks.set_checks(findings.checks)
        self._show(findings=True, checks=True)

    def show_problem(self, sentence: str) -> None:
        """Describe what keeps the file from being read."""
        self._end()
        self._checks.set_checks([ImportCheck("bad", sentence)])
        self._show(findings=False, checks=True)

    def _end(self) -> None:
        self._later.stop()
        self._counting.stop()

    def _show(self, *, findings: bool, checks: bool) -> None:
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


_NAMED = 5


_REASON, _COUNT, _FILE, _PLACES = range(4)


class SkippedRowsPage(Surface):
    """A row a reason, and the button that writes all places down."""

    def __init__(self, folder: Path) -> None:
        super().__init__("canvas")
        self._folder = folder
        self._parts: tuple[SkippedRows, ...] = ()
        self._title = text_label("", "strong")
        self._table = _table()
        self._save = button(tr("Save the list…"), name="import-left-out-save")
        self._said = named(ElidedLabel("", "caption", "text2"), "import-left-out-said")
        head = row(self._title, None, self._save, margins=(24, 0, 16, 0))
        why = tr("The list names every place, one a line, to hand back to who made the file.")
        why_label = text_label(why, "caption", "text2", wrap=True)
        foot = column(why_label, self._said, spacing=4, margins=(24, 0, 16, 0))
        self._some, self._none = QWidget(), QWidget()
        column(self._table, foot, parent=self._some, spacing=6).setStretch(0, 1)
        self._words = text_label("", "body", "text2")
        column(None, row(None, self._words, None), None, parent=self._none)
        self._stack = QStackedLayout()
        self._stack.addWidget(self._none)
        self._stack.addWidget(self._some)
        box = column(head, self._stack, parent=self, spacing=10, margins=(0, 10, 0, 12))
        box.setStretch(1, 1)
        self._save.clicked.connect(self._on_save_clicked)
        self.show_left_out(None)

    def show_left_out(self, parts: Sequence[SkippedRows] | None) -> None:
        """Show what is left out; None while that is not known."""
        self._parts = tuple(parts or ())
        total = sum(part.count for part in self._parts)
        self._title.setText(
            tr("What is left out")
            if not total
            else tr("What is left out: {n}", n=format_number(total))
        )
        unknown = tr("Known once the file is read.")
        self._words.setText(unknown if parts is None else tr("Nothing is left out."))
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
            tr("Save the list of what is left out"),
            str(self._folder / tr("left out.csv")),
            tr("Tables (*.csv)"),
        )
        if not name:
            return
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
    made = named(QTableWidget(0, 4), "import-left-out", tr("What is left out"))
    for place, words in enumerate((tr("Reason"), tr("Count"), tr("File"), tr("Where"))):
        head = QTableWidgetItem(words)
        side = Qt.AlignmentFlag.AlignRight if place == _COUNT else Qt.AlignmentFlag.AlignLeft
        head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        made.setHorizontalHeaderItem(place, head)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    style_table(made, {_COUNT: 72, _FILE: 150, _PLACES: 170})
    return made
