"""The upper right side of the import dialog: what the file gives, and what to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from crowdgui.core.text import percent, sentences, tr
from crowdgui.ui.dialogs.import_findings import Check, Findings
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.fact_list import FactList
from crowdgui.ui.widgets.icon_view import IconView
from crowdgui.ui.widgets.progress_strip import ProgressBar
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel, text_label, unparted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import Progress

SHOW_AFTER = 400
"""Milliseconds that a read lasts before its progress takes the place of what it replaces."""

_LOOK = {"ok": ("check", "ok"), "warn": ("warning", "warn"), "bad": ("close", "bad")}


class CheckList(QWidget):
    """Rows of a mark, a sentence and what to do about it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._rows = column(parent=self, spacing=7)
        self._checks: tuple[Check, ...] = ()

    def set_checks(self, checks: Sequence[Check]) -> None:
        if tuple(checks) == self._checks:
            return
        self._checks = tuple(checks)
        while (old := self._rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for check in checks:
            self._rows.addWidget(_row(check))
        self.setAccessibleName(sentences(f"{check.sentence}." for check in checks))

    def checks(self) -> tuple[Check, ...]:
        return self._checks


def _row(check: Check) -> QWidget:
    icon, token = _LOOK[check.mark]
    spoken = {"ok": tr("In order"), "warn": tr("Look here"), "bad": tr("Not possible yet")}
    made = QWidget()
    made.setAccessibleName(f"{spoken[check.mark]}: {check.sentence} {check.detail}".strip())
    words = column(text_label(unparted(check.sentence), wrap=True), spacing=1)
    if check.detail:
        words.addWidget(text_label(check.detail, "caption", "text2", wrap=True))
    mark = column(IconView(icon, 16, token), None, margins=(0, 1, 0, 0))
    row(mark, words, parent=made, spacing=8).setStretchFactor(words, 1)
    return made


class CountingView(QWidget):
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
        self._share.setText("" if share is None else percent(share, 0))
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
        self._counting = CountingView()
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

    def show_findings(self, findings: Findings) -> None:
        self._end()
        self._facts.set_facts(findings.facts)
        self._checks.set_checks(findings.checks)
        self._show(findings=True, checks=True)

    def show_problem(self, sentence: str) -> None:
        """Say what keeps the file from being read."""
        self._end()
        self._checks.set_checks([Check("bad", sentence)])
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
