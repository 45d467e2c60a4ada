"""Which recipe a file is read by: one that is chosen or opened, or the last for such files."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from crowdgui.core.errors import CrowdError
from crowdgui.core.text import sentences, tr
from crowdgui.io.atomic import write_text
from crowdgui.io.recipes.fitting import fitted
from crowdgui.io.recipes.recipes import (
    form_by,
    key_of,
    misfit,
    read_recipe,
    recipe_of,
    recipe_text,
)
from crowdgui.ui.dialogs.import_findings import Check
from crowdgui.ui.dialogs.import_recipe import (
    AS_FILE,
    AS_FOUND,
    AS_LAST,
    key_of_name,
    name_of_key,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.io.reading import Reading
    from crowdgui.io.recipes.recipe_book import RecipeBook
    from crowdgui.io.recipes.recipes import Recipe
    from crowdgui.ui.dialogs.import_look import Look
    from crowdgui.ui.dialogs.import_recipe import RecipeRow

_log = logging.getLogger(__name__)


class Recall(QObject):
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
        self._found: Look | None = None
        self._seen: Look | None = None
        self._reading: Reading | None = None
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

    def reading(self, seen: Look) -> Reading | None:
        """Give the reading of a recipe for what was looked at.

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

    def asked(self, reading: Reading, questions: Sequence[str]) -> None:
        """Say where a recipe asks for a question that the file does not have."""
        wanted = reading.question
        if self._chosen != AS_FOUND and wanted is not None and wanted not in questions:
            said = tr("The question “{wanted}” of the recipe is not in this file.", wanted=wanted)
            self._row.say(f"{self._row.said()} {said}".strip())

    def told(self, reading: Reading) -> None:
        """Note the present choices."""
        self._reading = reading

    def found(self, reading: Reading) -> Reading:
        """Give the reading that was guessed at first; the present one where none was."""
        return reading if self._found is None else self._found.guess

    def checks(self) -> tuple[Check, ...]:
        """Say that a recipe holds, as long as it was not asked for."""
        if self._chosen != AS_LAST:
            return ()
        sentence = tr("Read as the last file with these columns was")
        remedy = tr("To begin afresh, choose no recipe on the page Source.")
        return (Check("ok", sentence, remedy),)

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

    def _read_by(self, recipe: Recipe, seen: Look) -> Reading | None:
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
        reading, said = fitted(recipe, columns, seen.guess)
        self._row.say(sentences(said))
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
            self._row.say(str(error))
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
            self._row.say(str(error))
        except OSError as error:
            self._row.say(error.strerror or str(error))
