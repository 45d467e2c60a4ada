"""The dialog that shows how a file of labels is read, and lets every guess be overruled."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from crowdgui.core.text import tr
from crowdgui.ui.dialogs.import_checks import ChecksView
from crowdgui.ui.dialogs.import_choices import settled, with_layout, with_role
from crowdgui.ui.dialogs.import_format import FormatBar
from crowdgui.ui.dialogs.import_preview import PreviewPane
from crowdgui.ui.dialogs.import_reader import ImportReader
from crowdgui.ui.dialogs.import_reading import GoldChoice, ReadingChoices
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.forms import Form
    from crowdgui.io.reading import Layout, Reading, Repeats
    from crowdgui.io.roles import Role
    from crowdgui.io.source import Source
    from crowdgui.io.tables import Preview
    from crowdgui.ui.dialogs.import_choices import Look
    from crowdgui.ui.dialogs.import_findings import Findings

_SIZE, _LEAST = (1080, 720), (900, 600)
_RIGHT = 328


class ImportDialog(QDialog):
    """Shows the first rows and what all rows give, anew after every choice.

    Signals: `imported` with the `Imported` of the last choices, once the user accepts.
    """

    imported = Signal(object)

    def __init__(self, path: Path, source: Source, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = tr("Import labels")
        named(self, "import-dialog", title).setWindowTitle(title)
        self._source = replace(source, path=path)
        self._shown: Preview | None = None
        self._findings: Findings | None = None
        self._importing = False
        self._reader = ImportReader(self)
        self._make_parts()
        self._lay_out()
        self._connect()
        FocusRing(self)
        self._look(source.reading.form)
        if source.gold is not None:
            self._show_gold(source.gold)

    def done(self, result: int) -> None:
        """Close, however it came about; nothing goes on reading."""
        self._reader.shut_down()
        super().done(result)
        # Hiding passes the focus on; the ring must not look for its place in what is taken apart.
        if (focused := self.focusWidget()) is not None:
            focused.clearFocus()

    def _make_parts(self) -> None:
        reading = self._source.reading
        self._form = FormatBar(self._source.path.name, reading)
        self._preview = PreviewPane(self._form.encoding)
        self._checks = ChecksView()
        self._choices = ReadingChoices(reading)
        self._gold = GoldChoice(self._source.path.parent)
        self._cancel = button(tr("Cancel"), name="import-cancel")
        self._ok = button(tr("Import"), "primary", name="import-ok")

    def _lay_out(self) -> None:
        self._middle = QWidget()
        middle = row(self._preview, self._right(), parent=self._middle, spacing=0)
        middle.setStretch(0, 1)
        promise = tr("Your file is only read, never changed. Nothing leaves this computer.")
        foot = Surface("canvas", ("top",))
        row(
            text_label(promise, "caption", "text2"),
            None,
            self._cancel,
            self._ok,
            parent=foot,
            margins=(24, 10, 16, 10),
        )
        box = column(self._form, self._middle, foot, parent=self)
        box.setStretchFactor(self._middle, 1)
        # Only a button that stands in its dialog already can become the one that Enter presses.
        self._ok.setDefault(True)
        self._ok.setFocus()
        self._cancel.setAutoDefault(False)
        self.setMinimumSize(*_LEAST)
        room = (self.parentWidget() or self).screen().availableSize()
        self.resize(*(min(n, most) for n, most in zip(_SIZE, room.toTuple(), strict=True)))

    def _right(self) -> QWidget:
        inside = Surface("canvas")
        parts = (self._checks, self._choices, self._gold, None)
        sections = column(*parts, parent=inside, margins=(20, 18, 20, 18))
        sections.insertSpacing(1, 16)
        right = Surface("canvas", ("left",))
        column(scrolling(inside), parent=right, margins=(1, 0, 0, 0))
        right.setFixedWidth(scaled(_RIGHT))
        return right

    def _connect(self) -> None:
        self._form.form_chosen.connect(self._look)
        self._form.layout_chosen.connect(self._on_layout_chosen)
        self._preview.role_chosen.connect(self._on_role_chosen)
        self._choices.missing_chosen.connect(self._on_missing_chosen)
        self._choices.repeats_chosen.connect(self._on_repeats_chosen)
        self._gold.file_chosen.connect(self._on_gold_chosen)
        self._gold.removed.connect(self._on_gold_removed)
        self._gold.reading_chosen.connect(self._on_gold_reading_chosen)
        self._cancel.clicked.connect(self.reject)
        self._ok.clicked.connect(self._import)
        reader = self._reader
        reader.looked.connect(self._on_looked)
        reader.look_failed.connect(self._on_look_failed)
        reader.looked_at_gold.connect(self._gold.show_columns)
        reader.progressed.connect(self._checks.set_progress)
        reader.found.connect(self._on_found)
        reader.find_failed.connect(self._show_problem)

    @Slot(object)
    def _look(self, form: Form) -> None:
        """Read the first rows in another form; what all rows give waits for them."""
        self._shown = None
        self._form.set_rows(None)
        self._set_findings(None)
        self._checks.begin()
        self._reader.look(self._source.path, form)

    @Slot(object)
    def _on_looked(self, seen: Look) -> None:
        reading = settled(self._source.reading, seen)
        self._shown = seen.shown
        self._source = replace(self._source, reading=reading)
        self._form.set_layout(reading.layout)
        self._preview.set_preview(seen.shown, reading)
        self._find()

    @Slot(str)
    def _on_look_failed(self, sentence: str) -> None:
        self._shown = None
        self._preview.show_nothing(tr("The rows cannot be shown."))
        self._show_problem(sentence)

    @Slot(object)
    def _on_layout_chosen(self, layout: Layout) -> None:
        if self._shown is not None:
            self._read_by(with_layout(self._source.reading, layout, self._shown))

    @Slot(int, object)
    def _on_role_chosen(self, place: int, role: Role) -> None:
        self._read_by(with_role(self._source.reading, place, role))

    @Slot(object)
    def _on_missing_chosen(self, words: frozenset[str]) -> None:
        self._read_by(replace(self._source.reading, missing=words))

    @Slot(object)
    def _on_repeats_chosen(self, repeats: Repeats) -> None:
        self._read_by(replace(self._source.reading, repeats=repeats))

    @Slot(object)
    def _on_gold_chosen(self, path: Path) -> None:
        self._show_gold(path)
        self._read_gold(path, None)

    @Slot()
    def _on_gold_removed(self) -> None:
        self._reader.forget_gold()
        self._gold.show_none()
        self._read_gold(None, None)

    @Slot(object)
    def _on_gold_reading_chosen(self, reading: Reading) -> None:
        self._read_gold(self._source.gold, reading)

    def _show_gold(self, path: Path) -> None:
        self._gold.show_file(path)
        self._reader.look_at_gold(path)

    def _read_gold(self, path: Path | None, reading: Reading | None) -> None:
        self._source = replace(self._source, gold=path, gold_reading=reading)
        self._find()

    def _read_by(self, reading: Reading) -> None:
        if reading == self._source.reading:
            return
        self._source = replace(self._source, reading=reading)
        if self._shown is not None:
            self._preview.set_reading(reading)
        self._find()

    def _find(self) -> None:
        """Read the whole file by the present choices, unless they lack something."""
        if self._shown is None:
            return
        problem = self._source.reading.problem()
        if problem is not None:
            self._reader.stop_finding()
            self._show_problem(problem)
            return
        self._set_findings(None)
        self._checks.begin()
        self._reader.find(self._source)
        if self._importing:
            self._import()

    @Slot(object)
    def _on_found(self, findings: Findings) -> None:
        self._set_findings(findings)
        self._checks.show_findings(findings)
        self._form.set_rows(findings.imported.rows)
        self._preview.set_rows(findings.imported.rows)
        if self._importing:
            self._import()

    @Slot(str)
    def _show_problem(self, sentence: str) -> None:
        self._set_importing(False)
        self._set_findings(None)
        self._ok.setEnabled(False)
        self._checks.show_problem(sentence)

    @Slot()
    def _import(self) -> None:
        """Hand the labels over; where they are still being read, as soon as they are."""
        if self._findings is not None:
            self.accept()
            self.imported.emit(self._findings.imported)
            return
        self._set_importing(True)
        self._checks.show_progress()
        self._reader.find_now()

    def _set_findings(self, findings: Findings | None) -> None:
        self._findings = findings
        self._ok.setEnabled(not self._importing)

    def _set_importing(self, importing: bool) -> None:
        self._importing = importing
        for part in (self._form, self._middle):
            part.setEnabled(not importing)
        self._ok.setEnabled(not importing)
