"""The dialog that shows how files of labels are read, and lets every guess be overruled."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from crowdgui.core.text import tr
from crowdgui.io.choosing import FOUND
from crowdgui.io.forms import files_of
from crowdgui.io.roles import Role
from crowdgui.ui.dialogs.import_choices import with_layout, with_role
from crowdgui.ui.dialogs.import_head import STEPS, ImportHead
from crowdgui.ui.dialogs.import_look import settled
from crowdgui.ui.dialogs.import_pages import ImportPages
from crowdgui.ui.dialogs.import_reader import ImportReader
from crowdgui.ui.dialogs.import_recall import Recall
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.forms import Form
    from crowdgui.io.reading import Layout, Reading
    from crowdgui.io.recipes.recipe_book import RecipeBook
    from crowdgui.io.source import Source
    from crowdgui.io.tables import Preview
    from crowdgui.ui.dialogs.import_findings import Findings
    from crowdgui.ui.dialogs.import_look import Look

_SIZE, _LEAST = (1080, 720), (900, 600)


class ImportDialog(QDialog):
    """Shows the first rows and what all rows give, anew after every choice.

    Signals: `imported` with the `Imported` of the last choices, once the user accepts.
    """

    imported = Signal(object)

    def __init__(
        self,
        path: Path,
        source: Source,
        parent: QWidget | None = None,
        recipes: RecipeBook | None = None,
    ) -> None:
        super().__init__(parent)
        title = tr("Import labels")
        named(self, "import-dialog", title).setWindowTitle(title)
        self._source = replace(source, path=path)
        self._shown: Preview | None = None
        self._anew = False
        self._findings: Findings | None = None
        self._importing = False
        self._reader = ImportReader(self)
        self._make_parts()
        self._recall = Recall(self, recipes, self._pages.source.recipe)
        self._lay_out()
        self._connect()
        FocusRing(self)
        # Without a reading there are no columns to show: another format may be the way out.
        self.show_step("columns" if source.reading.roles else "source")
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

    @Slot(str)
    def show_step(self, step: str) -> None:
        """Show one of the steps."""
        self._step = step
        self._head.show_step(step)
        self._pages.show_step(step)
        place = STEPS.index(step)
        self._back.setEnabled(place > 0)
        self._next.setEnabled(place < len(STEPS) - 1)

    def _make_parts(self) -> None:
        self._head = ImportHead()
        self._pages = ImportPages(self._source)
        self._back = button(tr("Back"), name="import-back")
        self._next = button(tr("Next"), name="import-next")
        self._cancel = button(tr("Cancel"), name="import-cancel")
        self._ok = button(tr("Import"), "primary", name="import-ok")

    def _lay_out(self) -> None:
        promise = tr("Your file is only read, never changed. Nothing leaves this computer.")
        words = ElidedLabel(promise, "caption", "text2")
        foot = Surface("canvas", ("top",))
        parts = (words, self._back, self._next, self._cancel, self._ok)
        line = row(*parts, parent=foot, margins=(24, 10, 16, 10))
        line.setStretch(0, 1)
        line.insertSpacing(3, 12)
        box = column(self._head, self._pages, foot, parent=self)
        box.setStretchFactor(self._pages, 1)
        # Only a button that stands in its dialog already can become the one that Enter presses.
        self._ok.setDefault(True)
        self._ok.setFocus()
        for other in self.findChildren(type(self._ok)):
            if other is not self._ok:
                other.setAutoDefault(False)
        self.setMinimumSize(*_LEAST)
        room = (self.parentWidget() or self).screen().availableSize()
        self.resize(*(min(n, most) for n, most in zip(_SIZE, room.toTuple(), strict=True)))

    def _connect(self) -> None:
        pages, reader = self._pages, self._reader
        self._head.step_chosen.connect(self.show_step)
        self._back.clicked.connect(lambda: self._go(-1))
        self._next.clicked.connect(lambda: self._go(1))
        for keys, by in (("Ctrl+PgUp", -1), ("Ctrl+PgDown", 1)):
            QShortcut(QKeySequence(keys), self, lambda by=by: self._go(by))
        pages.source.form_chosen.connect(self._look)
        pages.source.format_chosen.connect(self._on_format_chosen)
        pages.source.files.files_chosen.connect(lambda files: self._look_anew(files, FOUND))
        self._recall.form_wanted.connect(self._look, Qt.ConnectionType.QueuedConnection)
        self._recall.found_wanted.connect(self._on_found_wanted)
        pages.columns.layout_chosen.connect(self._on_layout_chosen)
        pages.columns.preview.role_chosen.connect(self._on_role_chosen)
        pages.changed.connect(self._on_changed)
        pages.gold.file_chosen.connect(self._on_gold_chosen)
        pages.gold.removed.connect(self._on_gold_removed)
        pages.gold.reading_chosen.connect(self._on_gold_reading_chosen)
        self._cancel.clicked.connect(self.reject)
        self._ok.clicked.connect(self._import)
        reader.looked.connect(self._on_looked)
        reader.look_failed.connect(self._on_look_failed)
        reader.looked_at_gold.connect(pages.gold.show_columns)
        reader.asked.connect(self._on_asked)
        reader.progressed.connect(pages.checks.set_progress)
        reader.found.connect(self._on_found)
        reader.find_failed.connect(self._show_problem)

    def _go(self, by: int) -> None:
        place = STEPS.index(self._step) + by
        if 0 <= place < len(STEPS):
            self.show_step(STEPS[place])

    @Slot(object)
    def _look(self, form: Form) -> None:
        """Read the first rows in another form; what all rows give waits for them."""
        self._begin_look(files_of(self._source.path, form))
        self._reader.look(self._source.path, form)

    def _look_anew(self, files: tuple[Path, ...], key: str) -> None:
        """Look at other files, or at the same in another format, and guess all anew."""
        self._recall.start()
        self._anew = True
        self._source = replace(self._source, path=files[0])
        self._begin_look(files)
        self._pages.source.show_files(files)
        self._reader.look_anew(files, key)

    def _begin_look(self, files: tuple[Path, ...]) -> None:
        self._shown = None
        self._head.set_files(files)
        self._head.set_rows(None)
        self._set_findings(None)
        self._pages.checks.begin()

    @Slot(str)
    def _on_format_chosen(self, key: str) -> None:
        self._look_anew(self._pages.source.files.files(), key)

    @Slot()
    def _on_found_wanted(self) -> None:
        self._source = replace(self._source, reading=self._recall.found(self._source.reading))
        self._look(self._source.reading.form)

    @Slot(object)
    def _on_looked(self, seen: Look) -> None:
        by_recipe = self._recall.reading(seen)
        kept = settled(self._source.reading, seen, anew=self._anew)
        self._anew = False
        reading = by_recipe or kept
        self._shown = seen.shown
        self._source = replace(self._source, reading=reading)
        self._pages.show_look(seen, self._source)
        self._show_reading(reading)
        self._ask_questions(reading)
        self._find()

    @Slot(str)
    def _on_look_failed(self, sentence: str) -> None:
        self._shown = None
        self._pages.columns.preview.show_nothing(tr("The rows cannot be shown."))
        self._show_problem(sentence)

    @Slot(object)
    def _on_layout_chosen(self, layout: Layout) -> None:
        if self._shown is not None:
            self._read_by(with_layout(self._source.reading, layout, self._shown))

    @Slot(int, object)
    def _on_role_chosen(self, place: int, role: Role) -> None:
        before = self._source.reading
        reading = with_role(before, place, role)
        if reading.places(Role.QUESTION) != before.places(Role.QUESTION):
            reading = replace(reading, question=None)
            self._ask_questions(reading)
        self._read_by(reading)

    @Slot(object)
    def _on_changed(self, fields: dict[str, Any]) -> None:
        self._read_by(replace(self._source.reading, **fields))

    def _ask_questions(self, reading: Reading) -> None:
        self._pages.columns.set_questions((), None)
        if reading.place(Role.QUESTION) is not None:
            self._reader.list_questions(self._source.path, reading)

    @Slot(object)
    def _on_asked(self, questions: tuple[str, ...]) -> None:
        reading = self._source.reading
        if reading.question not in questions:
            reading = replace(reading, question=next(iter(questions), None))
        self._pages.columns.set_questions(questions, reading.question)
        self._read_by(reading)

    @Slot(object)
    def _on_gold_chosen(self, path: Path) -> None:
        self._show_gold(path)
        self._read_gold(path, None)

    @Slot()
    def _on_gold_removed(self) -> None:
        self._reader.forget_gold()
        self._pages.gold.show_none()
        self._read_gold(None, None)

    @Slot(object)
    def _on_gold_reading_chosen(self, reading: Reading) -> None:
        self._read_gold(self._source.gold, reading)

    def _show_gold(self, path: Path) -> None:
        self._pages.gold.show_file(path)
        self._reader.look_at_gold(path)

    def _read_gold(self, path: Path | None, reading: Reading | None) -> None:
        self._source = replace(self._source, gold=path, gold_reading=reading)
        self._find()

    def _read_by(self, reading: Reading) -> None:
        if reading == self._source.reading:
            return
        self._source = replace(self._source, reading=reading)
        if self._shown is not None:
            self._show_reading(reading)
        self._find()

    def _show_reading(self, reading: Reading) -> None:
        self._pages.show_reading(reading)
        self._recall.told(reading)

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
        self._pages.checks.begin()
        self._reader.find(self._source)
        if self._importing:
            self._import()

    @Slot(object)
    def _on_found(self, findings: Findings) -> None:
        findings = replace(findings, checks=(*self._recall.checks(), *findings.checks))
        self._set_findings(findings)
        self._pages.show_findings(findings)
        self._head.set_rows(findings.imported.rows)
        if self._importing:
            self._import()

    @Slot(str)
    def _show_problem(self, sentence: str) -> None:
        self._set_importing(False)
        self._set_findings(None)
        self._ok.setEnabled(False)
        self._pages.show_problem(sentence)

    @Slot()
    def _import(self) -> None:
        """Hand the labels over; where they are still being read, as soon as they are."""
        if self._findings is not None:
            self._recall.keep()
            self.accept()
            self.imported.emit(self._findings.imported)
            return
        self._set_importing(True)
        self._pages.checks.show_progress()
        self._reader.find_now()

    def _set_findings(self, findings: Findings | None) -> None:
        self._findings = findings
        self._ok.setEnabled(not self._importing)

    def _set_importing(self, importing: bool) -> None:
        self._importing = importing
        for part in (self._head, self._pages, self._back, self._next):
            part.setEnabled(not importing)
        self._ok.setEnabled(not importing)
        if not importing:
            self.show_step(self._step)
