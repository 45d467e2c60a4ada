"""The import recipe that is used: a saved one, one from a file, the last one, or none."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from crowdgui.core.errors import CrowdError
from crowdgui.io.atomic import write_text
from crowdgui.io.importing.findings import ImportCheck
from crowdgui.io.importing.recipes import (
    apply_recipe,
    form_by,
    key_of,
    misfit,
    read_recipe,
    recipe_of,
    recipe_text,
)
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import join_sentences, tr
from crowdgui.ui.dialogs.import_dialog.checks import section
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from crowdgui.io.importing.file_preview import FilePreview
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.io.importing.recipe_book import RecipeBook
    from crowdgui.io.importing.recipes import Recipe


AS_FOUND, AS_LAST, AS_FILE = "found", "last", "file"


_NAMED = "name:"


class RecipeRow(QWidget):
    """Signals

    `chosen` with `AS_FOUND`, `AS_LAST`, `AS_FILE` or what `key_of_name` gives; `save_wanted` and
    `remove_wanted` with a name; `write_wanted` and `read_wanted` with the path of a file.
    """

    chosen = Signal(str)
    save_wanted = Signal(str)
    remove_wanted = Signal(str)
    write_wanted = Signal(str)
    read_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        named(self, "import-recipes")
        self._room = column()
        self._box: ChoiceBox[str] | None = None
        self._read = button(tr("Open a file…"), name="import-recipe-read")
        self._read.setAccessibleName(tr("Open a file with a recipe"))
        self._save = button(tr("Save as recipe…"), name="import-recipe-save")
        self._write = button(tr("Save to a file…"), name="import-recipe-write")
        self._remove = button(tr("Delete"), "quiet", name="import-recipe-remove")
        self._said = named(text_label("", "body", "warn", wrap=True), "import-recipe-said")
        why = tr("All choices on these pages, for the next file with the same columns.")
        column(
            section(tr("Recipe")),
            self._room,
            self._said,
            text_label(why, "caption", "text2", wrap=True),
            row(self._read, self._save, self._write, self._remove, None),
            parent=self,
            spacing=8,
        )
        self._save.clicked.connect(self._on_save_clicked)
        self._write.clicked.connect(self._on_write_clicked)
        self._read.clicked.connect(self._on_read_clicked)
        self._remove.clicked.connect(self._on_remove_clicked)
        self.show_recipes((), last=False, chosen=AS_FOUND)
        self.say("")

    def show_recipes(
        self, names: Iterable[str], *, last: bool, chosen: str, opened: str = ""
    ) -> None:
        """Offer the recipes there are; `last` where files like this were read before.

        `opened` is the name of a file from which one was read.
        """
        words = {AS_FOUND: tr("None: as it was found")}
        if last:
            words[AS_LAST] = tr("As the last file of this kind")
        if opened:
            words[AS_FILE] = tr("From the file {file}", file=opened)
        words |= {key_of_name(name): name for name in sorted(names)}
        if self._box is not None:
            self._box.hide()
            self._box.deleteLater()
        value = chosen if chosen in words else AS_FOUND
        self._box = ChoiceBox("import-recipe", tr("Recipe"), words, value)
        self._box.fill_width()
        self._room.addWidget(self._box)
        self._box.chosen.connect(self._on_chosen)
        self._remove.setVisible(value.startswith(_NAMED))

    def set_offered(self, offered: bool) -> None:
        """Offer recipes only while there are columns for them."""
        for part in (self._box, self._read, self._save, self._write, self._remove):
            assert part is not None
            part.setEnabled(offered)

    def say(self, sentence: str) -> None:
        """Describe why a recipe is not used; nothing where all is well."""
        self._said.setText(sentence)
        self._said.setVisible(bool(sentence))

    def said(self) -> str:
        return self._said.text()

    def _on_chosen(self) -> None:
        assert self._box is not None
        self._remove.setVisible(self._box.value().startswith(_NAMED))
        self.chosen.emit(self._box.value())

    def _on_save_clicked(self) -> None:
        name, ok = QInputDialog.getText(self, tr("Save as recipe"), tr("Name of the recipe"))
        if ok and name.strip():
            self.save_wanted.emit(name.strip())

    def _on_write_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save recipe"), tr("recipe.json"), tr("Recipes (*.json)")
        )
        if name:
            self.write_wanted.emit(name)

    def _on_read_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open recipe"), "", tr("Recipes (*.json)"))
        if name:
            self.read_wanted.emit(name)

    def _on_remove_clicked(self) -> None:
        assert self._box is not None
        self.remove_wanted.emit(self._box.value().removeprefix(_NAMED))


def key_of_name(name: str) -> str:
    return _NAMED + name


def name_of_key(key: str) -> str:
    return key.removeprefix(_NAMED)


_log = logging.getLogger(__name__)


class RecipeController(QObject):
    """Goes between a book of recipes and the row that offers them.

    Signals: `form_wanted` with the form that a recipe reads the files by; `found_wanted` where
    they are to be read as they were found.
    """

    form_wanted = Signal(object)
    found_wanted = Signal()

    def __init__(self, parent: QObject, book: RecipeBook | None, row: RecipeRow) -> None:
        super().__init__(parent)
        self._book, self._row = book, row
        self._last: Recipe | None = None
        self._opened: tuple[str, Recipe] | None = None
        self._chosen = AS_FOUND
        self._recipe: Recipe | None = None
        # Of a recipe whose form is being tried, and could not be read, or held other columns.
        self._tried: Recipe | None = None
        self._refused = False
        self._fresh = True
        self._found: FilePreview | None = None
        self._seen: FilePreview | None = None
        self._reading: ImportSpec | None = None
        row.setVisible(book is not None)
        row.set_offered(False)
        row.chosen.connect(self._on_chosen)
        row.save_wanted.connect(self._on_save)
        row.remove_wanted.connect(self._on_remove)
        row.write_wanted.connect(self._on_write)
        row.read_wanted.connect(self._on_read)

    def start(self) -> None:
        """Other files, or another format, are looked at: the last recipe for them may hold."""
        self._fresh, self._chosen = True, AS_FOUND
        self._recipe = self._tried = None
        self._refused = False
        self._row.say("")
        self._row.set_offered(False)

    def reading(self, seen: FilePreview) -> ImportSpec | None:
        """Return the reading of a recipe for what was looked at.

        None where there is none, or where the look is to be in another form first.
        """
        self._seen, self._tried = seen, None
        self._row.set_offered(True)
        if self._fresh:
            self._fresh, self._found = False, seen
            if self._book is not None:
                self._last = self._book.last_for(key_of(seen.guess.form), seen.shown.columns)
            if self._last is not None:
                self._recipe, self._chosen = self._last, AS_LAST
            self._show()
        recipe, self._recipe = self._recipe, None
        return None if recipe is None else self._read_by(recipe, seen)

    def refused(self) -> bool:
        """Go on with a recipe whose form cannot be read; False where no recipe was the reason."""
        if self._tried is None or self._found is None:
            return False
        self._look_as_found(self._tried)
        return True

    def asked(self, reading: ImportSpec, questions: Sequence[str]) -> None:
        """Describe where a recipe asks for a question that the file does not have."""
        wanted = reading.question
        if self._chosen != AS_FOUND and wanted is not None and wanted not in questions:
            said = tr("The question “{wanted}” of the recipe is not in this file.", wanted=wanted)
            self._row.say(f"{self._row.said()} {said}".strip())

    def told(self, reading: ImportSpec) -> None:
        """Note the present choices."""
        self._reading = reading

    def found(self, reading: ImportSpec) -> ImportSpec:
        """Return the reading that was guessed at first; the present one where none was."""
        return reading if self._found is None else self._found.guess

    def checks(self) -> tuple[ImportCheck, ...]:
        """State that a recipe holds, as long as it was not asked for."""
        if self._chosen != AS_LAST:
            return ()
        sentence = tr("Read as the last file with these columns was")
        remedy = tr("To begin afresh, choose no recipe on the page Source.")
        return (ImportCheck("ok", sentence, remedy),)

    def keep(self) -> None:
        """Remember the choices for the next file like this, unless all is as it was found."""
        if self._book is None or self._seen is None or self._reading is None:
            return
        columns = self._seen.shown.columns
        try:
            if self._found is not None and self._reading == self._found.guess:
                self._book.forget(key_of(self._reading.form), columns)
            else:
                self._book.remember(recipe_of(self._reading, columns))
        except (CrowdError, OSError):
            # The labels are worth more than the choices that led to them.
            _log.warning("The choices could not be written down.", exc_info=True)

    def _read_by(self, recipe: Recipe, seen: FilePreview) -> ImportSpec | None:
        form, columns = seen.guess.form, seen.shown.columns
        wanted = form_by(recipe, form)
        if wanted != form and not self._refused:
            self._recipe = self._tried = recipe
            self.form_wanted.emit(wanted)
            return None
        found = self._found
        if found is not None and found.guess.form != form and misfit(recipe, columns):
            self._look_as_found(recipe)
            return None
        reading, said = apply_recipe(recipe, columns, seen.guess)
        self._row.say(join_sentences(said))
        return reading

    def _look_as_found(self, recipe: Recipe) -> None:
        assert self._found is not None
        self._recipe, self._tried, self._refused = recipe, None, True
        self.form_wanted.emit(self._found.guess.form)

    def _show(self) -> None:
        names = self._book.named if self._book is not None else ()
        opened = "" if self._opened is None else self._opened[0]
        last = self._last is not None
        self._row.show_recipes(names, last=last, opened=opened, chosen=self._chosen)

    def _on_chosen(self, key: str) -> None:
        self._chosen, self._tried, self._refused = key, None, False
        self._row.say("")
        if key == AS_FOUND or self._book is None:
            self.found_wanted.emit()
            return
        if key == AS_FILE:
            self._recipe = None if self._opened is None else self._opened[1]
        else:
            self._recipe = self._last if key == AS_LAST else self._book.named.get(name_of_key(key))
        if self._seen is not None:
            self.form_wanted.emit(self._seen.guess.form)

    def _on_save(self, name: str) -> None:
        if self._book is None or self._seen is None or self._reading is None:
            return
        recipe = recipe_of(self._reading, self._seen.shown.columns)
        self._try(lambda book: book.save(name, recipe))
        self._chosen = key_of_name(name)
        self._show()

    def _on_remove(self, name: str) -> None:
        self._try(lambda book: book.remove(name))
        self._chosen = AS_FOUND
        self._show()

    def _on_write(self, name: str) -> None:
        if self._seen is None or self._reading is None:
            return
        recipe = recipe_of(self._reading, self._seen.shown.columns)
        self._try(lambda _: write_text(Path(name), recipe_text(recipe)))

    def _on_read(self, name: str) -> None:
        path = Path(name)
        try:
            self._opened = path.name, read_recipe(path)
        except CrowdError as error:
            self._row.say(describe_error(error))
            return
        self._chosen = AS_FILE
        self._show()
        self._on_chosen(AS_FILE)

    def _try(self, write: Callable[[RecipeBook], object]) -> None:
        if self._book is None:
            return
        try:
            write(self._book)
        except CrowdError as error:
            self._row.say(describe_error(error))
        except OSError as error:
            self._row.say(error.strerror or str(error))
