"""The import dialog: shows how files of labels are read, and lets every guess be changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from crowdgui.io.formats.roles import ColumnRole
from crowdgui.io.importing.file_preview import collect_notices, gold_file_notice, reconcile_spec
from crowdgui.io.importing.findings import QuestionColumns
from crowdgui.io.importing.multi_file import files_of
from crowdgui.io.importing.opened_file import OpenedFile
from crowdgui.io.importing.questions import question_of, with_own_gold, with_question
from crowdgui.io.importing.sources import AUTO
from crowdgui.io.importing.spec_options import with_layout, with_role
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.import_dialog.frame import ImportFrame
from crowdgui.ui.dialogs.import_dialog.reader import ImportReader
from crowdgui.ui.dialogs.import_dialog.recipes import RecipeController

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from crowdgui.io.importing.file_preview import FilePreview
    from crowdgui.io.importing.findings import ImportCheck, ImportFindings
    from crowdgui.io.importing.import_spec import ImportSpec, Layout
    from crowdgui.io.importing.multi_file import Form
    from crowdgui.io.importing.recipe_book import RecipeBook
    from crowdgui.io.importing.sources import Source
    from crowdgui.ui.dialogs.import_dialog.columns_page import ColumnsPage
    from crowdgui.ui.dialogs.import_dialog.frame import ImportPages


class QuestionController(QObject):
    """Lists the questions of what was looked at, be they words of a column or columns.

    Signals: `reading_chosen` with the `ImportSpec` that takes another question; `every_changed`
    when all of them are to be opened, or again only that one.
    """

    reading_chosen = Signal(object)
    every_changed = Signal()

    def __init__(
        self, parent: QObject, page: ColumnsPage, reader: ImportReader, recall: RecipeController
    ) -> None:
        super().__init__(parent)
        self._page, self._reader, self._recall = page, reader, recall
        self._seen: FilePreview | None = None
        self._reading: ImportSpec | None = None
        self._questions: tuple[str, ...] = ()
        self._listed: tuple[str, ...] = ()
        self._every = False
        page.every_chosen.connect(self._on_every_chosen)
        page.question_chosen.connect(self._on_chosen)
        reader.asked.connect(self._on_asked)

    @property
    def asked(self) -> QuestionColumns | None:
        """What is asked in the file, where it is several questions."""
        if self._seen is None or not self._questions:
            return None
        return QuestionColumns(self._seen.shown.columns, self._questions, self._every)

    def ask(self, seen: FilePreview, reading: ImportSpec) -> None:
        """Offer the questions; those that stand in a column have to be read first."""
        self._seen, self._reading = seen, reading
        # Those of other files or of another column are not to come in late.
        self._reader.forget_questions()
        asked: tuple[str, ...] = ()
        question = question_of(reading, seen.shown.columns)
        if reading.place(ColumnRole.QUESTION) is not None:
            self._reader.list_questions(seen.path, reading)
        elif question in seen.asked:
            asked = seen.asked
        self._show(asked, question if asked else None)

    def told(self, reading: ImportSpec) -> None:
        """Note the present choices."""
        self._reading = reading

    def _on_asked(self, questions: tuple[str, ...]) -> None:
        reading = self._reading
        if reading is None:
            return
        self._recall.asked(reading, questions)
        if reading.question not in questions:
            reading = replace(reading, question=next(iter(questions), None))
        self._show(questions, reading.question)
        self.reading_chosen.emit(reading)
        if self._every:
            self.every_changed.emit()

    def _show(self, questions: tuple[str, ...], chosen: str | None) -> None:
        several = questions if chosen is not None and len(questions) > 1 else ()
        if several:
            # While they are being listed again, none are there.
            self._every = self._every and several == self._listed
            self._listed = several
        self._questions = several
        self._page.set_questions(several, chosen, every=self._every)

    def _on_every_chosen(self, every: bool) -> None:
        self._every = every
        self.every_changed.emit()

    def _on_chosen(self, question: str) -> None:
        if self._seen is not None and self._reading is not None:
            names = self._seen.shown.columns
            self.reading_chosen.emit(with_question(self._reading, names, question))


class GoldController(QObject):
    """Keeps the places that show the gold file at one.

    Signals: `chosen` with the path of the file, None for none, and its reading, None for a guess.
    """

    chosen = Signal(object, object)

    def __init__(self, parent: QObject, pages: ImportPages, reader: ImportReader) -> None:
        super().__init__(parent)
        self._choice, self._files, self._reader = pages.gold, pages.source.files, reader
        self._path: Path | None = None
        self._by_itself = False
        self._choice.file_chosen.connect(self._on_chosen)
        self._choice.removed.connect(lambda: self._on_chosen(None))
        self._choice.reading_chosen.connect(lambda reading: self.chosen.emit(self._path, reading))
        reader.looked_at_gold.connect(self._choice.show_columns)

    def show(self, path: Path | None, *, by_itself: bool = False) -> None:
        """Show a file, or none; `by_itself` where nobody said that it holds gold."""
        self._path, self._by_itself = path, by_itself
        self._files.show_gold(path)
        if path is None:
            self._reader.forget_gold()
            self._choice.show_none()
        else:
            self._choice.show_file(path)
            self._reader.look_at_gold(path)

    def checks(self) -> tuple[ImportCheck, ...]:
        """Return which file was told apart, unless somebody has chosen since."""
        return (gold_file_notice(self._path),) if self._path is not None and self._by_itself else ()

    def _on_chosen(self, path: Path | None) -> None:
        self.show(path)
        self.chosen.emit(path, None)


class ImportDialog(ImportFrame):
    """Shows the first rows and what all rows give, anew after every choice.

    Signals: `imported` with the `ImportedLabels` of each question that is opened, a tuple, once the
    user accepts.
    """

    imported = Signal(object)

    def __init__(
        self,
        source: Source,
        parent: QWidget | None = None,
        recipes: RecipeBook | None = None,
        opened: OpenedFile | None = None,
    ) -> None:
        super().__init__(source, parent)
        self._source = source
        self._seen: FilePreview | None = None
        self._anew = False
        self._findings: ImportFindings | None = None
        self._importing = False
        self._reader = ImportReader(self, opened or OpenedFile(source.path))
        self._recall = RecipeController(self, recipes, self._pages.source.recipe)
        self._gold = GoldController(self, self._pages, self._reader)
        self._question = QuestionController(self, self._pages.columns, self._reader, self._recall)
        self._connect()
        # Without a reading there are no columns to show: another format may be the way out.
        self.show_step("columns" if source.reading.roles else "source")
        self._look(source.reading.form)
        if source.gold is not None:
            self._gold.show(source.gold, by_itself=True)

    def done(self, result: int) -> None:
        """Close, however it came about; what still reads is heard of no more."""
        self.shut_down(0)
        super().done(result)
        # Hiding passes the focus on; the ring must not look for its place in what is taken apart.
        if (focused := self.focusWidget()) is not None:
            focused.clearFocus()

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop all reading; False where it would not stop: the dialog must not be deleted then."""
        return self._reader.shut_down(milliseconds)

    def _connect(self) -> None:
        pages, reader = self._pages, self._reader
        pages.source.form_chosen.connect(self._look)
        files = pages.source.files
        pages.source.format_chosen.connect(lambda key: self._look_anew(files.files(), key))
        files.files_chosen.connect(self._on_files_chosen)
        self._recall.form_wanted.connect(self._look, Qt.ConnectionType.QueuedConnection)
        self._recall.found_wanted.connect(self._on_found_wanted)
        pages.columns.layout_chosen.connect(self._on_layout_chosen)
        pages.columns.preview.role_chosen.connect(self._on_role_chosen)
        pages.changed.connect(lambda new: self._read_by(replace(self._source.reading, **new)))
        self._question.reading_chosen.connect(self._read_by)
        self._question.every_changed.connect(self._find)
        self._gold.chosen.connect(self._read_gold)
        self._ok.clicked.connect(self._import)
        reader.looked.connect(self._on_looked)
        reader.look_failed.connect(self._on_look_failed)
        reader.offered.connect(pages.source.show_offers)
        reader.progressed.connect(pages.checks.set_progress)
        reader.found.connect(self._on_found)
        reader.find_failed.connect(self._show_problem)

    @Slot(object)
    def _look(self, form: Form) -> None:
        """Read the first rows in another form; what all rows give waits for them."""
        self._begin_look(files_of(self._source.path, form))
        self._reader.look(self._source.path, form)
        self._reader.list_offers(self._source.path, form)

    def _look_anew(self, files: tuple[Path, ...], key: str, added: tuple[Path, ...] = ()) -> None:
        """Look at other files, or at the same in another format, and guess all anew."""
        self._recall.start()
        self._anew = True
        self._source = replace(self._source, path=files[0])
        self._begin_look(files)
        self._pages.source.show_files(files)
        self._reader.look_anew(files, key, added)

    def _begin_look(self, files: tuple[Path, ...]) -> None:
        self._seen = None
        self._head.set_files(files)
        self._head.set_rows(None)
        self._set_findings(None)
        self._pages.checks.begin()

    @Slot(object, object, object)
    def _on_files_chosen(
        self, files: tuple[Path, ...], gold: Path | None, added: tuple[Path, ...]
    ) -> None:
        if gold != self._source.gold:
            self._gold.show(gold)
            self._source = replace(self._source, gold=gold, gold_reading=None)
        if files != self._pages.source.files.files():
            # Of two gold files one would be lost.
            self._look_anew(files, AUTO, added if gold is None else ())
        else:
            self._find()

    @Slot()
    def _on_found_wanted(self) -> None:
        self._source = replace(self._source, reading=self._recall.found(self._source.reading))
        self._look(self._source.reading.form)

    @Slot(object)
    def _on_looked(self, seen: FilePreview) -> None:
        by_recipe = self._recall.reading(seen)
        kept = reconcile_spec(self._source.reading, seen, anew=self._anew)
        self._anew = False
        reading = by_recipe or kept
        self._seen = seen
        self._source = replace(self._source, path=seen.path, reading=reading)
        if seen.gold is not None:
            self._gold.show(seen.gold, by_itself=True)
            self._source = replace(self._source, gold=seen.gold, gold_reading=None)
        self._head.set_files(files_of(seen.path, reading.form))
        self._pages.show_look(seen, self._source)
        self._show_reading(reading)
        self._question.ask(seen, reading)
        self._reader.list_offers(seen.path, reading.form)
        self._find()

    @Slot(str)
    def _on_look_failed(self, sentence: str) -> None:
        self._seen = None
        if self._recall.refused():
            return
        self._pages.columns.preview.show_nothing(tr("The rows cannot be shown."))
        self._show_problem(sentence)

    @Slot(object)
    def _on_layout_chosen(self, layout: Layout) -> None:
        if self._seen is not None:
            before = self._source.reading
            reading = with_layout(before, layout, self._seen.shown)
            self._read_by(self._asking_anew(self._seen, before, reading))

    @Slot(int, object)
    def _on_role_chosen(self, place: int, role: ColumnRole) -> None:
        if self._seen is None:
            return
        before, names = self._source.reading, self._seen.shown.columns
        reading = with_role(before, place, role)
        if role is ColumnRole.LABEL:
            reading = with_own_gold(reading, names)
        self._read_by(self._asking_anew(self._seen, before, reading))

    def _asking_anew(
        self, seen: FilePreview, before: ImportSpec, reading: ImportSpec
    ) -> ImportSpec:
        """Offer the questions of other columns, where the questions stand in others now."""
        names = seen.shown.columns
        moved = reading.places(ColumnRole.QUESTION) != before.places(ColumnRole.QUESTION)
        if moved:
            reading = replace(reading, question=None)
        if moved or question_of(reading, names) != question_of(before, names):
            self._question.ask(seen, reading)
        return reading

    @Slot(object, object)
    def _read_gold(self, path: Path | None, reading: ImportSpec | None) -> None:
        self._source = replace(self._source, gold=path, gold_reading=reading)
        self._find()

    @Slot(object)
    def _read_by(self, reading: ImportSpec) -> None:
        if reading == self._source.reading:
            return
        self._source = replace(self._source, reading=reading)
        if self._seen is not None:
            self._show_reading(reading)
        self._find()

    def _show_reading(self, reading: ImportSpec) -> None:
        self._pages.show_reading(reading)
        self._recall.told(reading)
        self._question.told(reading)

    def _find(self) -> None:
        """Read the whole file by the present choices, unless they lack something."""
        if self._seen is None:
            return
        problem = self._source.reading.problem()
        if problem is not None:
            self._reader.stop_finding()
            self._show_problem(problem)
            return
        self._set_findings(None)
        self._pages.checks.begin()
        self._reader.find(self._source, self._question.asked)
        if self._importing:
            self._import()

    @Slot(object)
    def _on_found(self, findings: ImportFindings) -> None:
        findings = replace(findings, checks=(*self._own_checks(), *findings.checks))
        self._set_findings(findings)
        self._pages.show_findings(findings)
        self._head.set_rows(findings.imported.rows)
        if self._importing:
            self._import()

    def _own_checks(self) -> tuple[ImportCheck, ...]:
        """Return what was decided here rather than found in the file."""
        said = (*self._recall.checks(), *self._gold.checks())
        return (
            said
            if self._seen is None
            else (*said, *collect_notices(self._seen, self._source.reading))
        )

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
            self.imported.emit(self._findings.every)
            return
        self._set_importing(True)
        self._pages.checks.show_progress()
        self._reader.find_now()

    def _set_findings(self, findings: ImportFindings | None) -> None:
        self._findings = findings
        self._ok.setEnabled(not self._importing)

    def _set_importing(self, importing: bool) -> None:
        self._importing = importing
        self.set_waiting(importing)
