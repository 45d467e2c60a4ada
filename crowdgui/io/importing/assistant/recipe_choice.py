"""Which import recipe reads the files: a saved one, one from a file, the last one, or none."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from crowdgui.core.errors import CrowdError
from crowdgui.io.atomic import write_text
from crowdgui.io.importing.assistant.checks import ImportCheck
from crowdgui.io.importing.import_spec import format_key
from crowdgui.io.importing.recipes import (
    apply_recipe,
    build_recipe,
    describe_mismatch,
    has_guessed_roles,
    read_recipe,
    recipe_form,
    recipe_text,
)
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import join_sentences, tr

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.io.importing.assistant.file_preview import FilePreview
    from crowdgui.io.importing.import_spec import Form, ImportSpec
    from crowdgui.io.importing.recipes import Recipe, RecipeBook


AS_FOUND, AS_LAST, AS_FILE = "found", "last", "file"
"""What can be chosen beside the recipes that have a name."""


_NAMED = "name:"


_log = logging.getLogger(__name__)


def recipe_key(name: str) -> str:
    """Return what is chosen where the saved recipe of this name is."""
    return _NAMED + name


def saved_name(key: str) -> str | None:
    """Return the name of the saved recipe that is chosen, None where another is."""
    return key.removeprefix(_NAMED) if key.startswith(_NAMED) else None


class NamedRecipe(NamedTuple):
    """A recipe and the name of the file that it was opened from."""

    name: str
    recipe: Recipe


class RecipeResult(NamedTuple):
    """What a recipe makes of a preview: an import spec, or the form to preview the files in.

    `settles` says that nothing the spec needs is guessed.
    """

    choice: RecipeChoice
    spec: ImportSpec | None = None
    form: Form | None = None
    settles: bool = False


@dataclass(frozen=True)
class RecipeChoice:
    """The recipe that is chosen for some files, and how far it has been applied.

    Attributes
    ----------
    chosen : str
        `AS_FOUND`, `AS_LAST`, `AS_FILE`, or what `recipe_key` returns.
    names : tuple of str
        The saved recipes, sorted.
    last : Recipe or None
        How files of this kind were read last.
    opened : NamedRecipe or None
        The recipe that was opened from a file.
    found : FilePreview or None
        The first preview of these files, before any recipe.
    message : str
        Why a recipe is not used, or not all of it; empty where nothing is wrong.
    pending : Recipe or None
        The recipe that the next preview is read by.
    is_trying_form : bool
        Whether the next preview is in the form of the pending recipe.
    is_refused : bool
        Whether the files cannot be read in its form.
    """

    chosen: str = AS_FOUND
    names: tuple[str, ...] = ()
    last: Recipe | None = None
    opened: NamedRecipe | None = None
    found: FilePreview | None = None
    message: str = ""
    pending: Recipe | None = None
    is_trying_form: bool = False
    is_refused: bool = False

    def restart(self) -> RecipeChoice:
        """Return the choice for other files, or another format: the last recipe may fit them."""
        return RecipeChoice(names=self.names, last=self.last, opened=self.opened)

    def read(self, seen: FilePreview, book: RecipeBook | None) -> RecipeResult:
        """Apply the recipe to a preview; neither spec nor form where there is none to apply."""
        choice = self if self.found is not None else self._begin(seen, book)
        recipe = choice.pending
        choice = replace(choice, pending=None, is_trying_form=False)
        return RecipeResult(choice) if recipe is None else choice._read_by(recipe, seen)

    def refuse_form(self) -> RecipeResult:
        """Return to the form that was detected, where the form of a recipe cannot be read."""
        if not self.is_trying_form or self.pending is None or self.found is None:
            return RecipeResult(self)
        return self._return_to(self.found.guess.form, self.pending)

    def choose(self, key: str, book: RecipeBook | None) -> RecipeChoice:
        """Choose another recipe; the next preview is read by it."""
        recipe = None
        if key == AS_FILE and self.opened is not None:
            recipe = self.opened.recipe
        elif key == AS_LAST:
            recipe = self.last
        elif book is not None:
            recipe = book.named.get(saved_name(key) or "")
        return replace(
            self, chosen=key, message="", pending=recipe, is_trying_form=False, is_refused=False
        )

    def open(self, path: Path) -> RecipeChoice:
        """Read a recipe from a file; what is wrong with it is the message."""
        try:
            recipe = read_recipe(path)
        except CrowdError as error:
            return replace(self, message=describe_error(error))
        return replace(self, opened=NamedRecipe(path.name, recipe))

    def save(self, name: str, recipe: Recipe, book: RecipeBook) -> RecipeChoice:
        """Keep a recipe in the book, and choose it."""
        book.save(name, recipe)
        return self._of_book(recipe_key(name), book)

    def remove(self, name: str, book: RecipeBook) -> RecipeChoice:
        """Delete a recipe of the book."""
        book.remove(name)
        return self._of_book(AS_FOUND, book)

    def write(self, path: Path, recipe: Recipe) -> RecipeChoice:
        """Write a recipe to a file of its own."""
        try:
            write_text(path, recipe_text(recipe))
        except CrowdError as error:
            return replace(self, message=describe_error(error))
        return self

    def check_question(self, spec: ImportSpec, questions: Sequence[str]) -> RecipeChoice:
        """Report where a recipe asks for a question that the file does not have."""
        wanted = spec.question
        if self.chosen == AS_FOUND or wanted is None or wanted in questions:
            return self
        said = tr("The question “{wanted}” of the recipe is not in this file.", wanted=wanted)
        return replace(self, message=f"{self.message} {said}".strip())

    def checks(self) -> tuple[ImportCheck, ...]:
        """Return the notice that the last recipe is used, which nobody asked for."""
        if self.chosen != AS_LAST:
            return ()
        sentence = tr("Read like the last file with these columns")
        remedy = tr("To start again, choose no recipe on the Source page.")
        return (ImportCheck("ok", sentence, remedy),)

    def remember(self, spec: ImportSpec, columns: Sequence[str], book: RecipeBook) -> None:
        """Keep the choices for the next file like this, unless all is as it was detected."""
        if self.found is not None and spec == self.found.guess:
            book.forget(format_key(spec.form), columns)
        else:
            book.remember(build_recipe(spec, columns))
        if book.unwritten:
            # The labels are worth more than the choices that led to them.
            _log.warning("The choices could not be written down: %s", book.unwritten)

    def _begin(self, seen: FilePreview, book: RecipeBook | None) -> RecipeChoice:
        """Note the first preview of some files, and take the recipe of the last such files."""
        if book is None:
            return replace(self, found=seen, last=None)
        last = book.last_for(format_key(seen.guess.form), seen.shown.columns)
        begun = replace(self, found=seen, last=last, names=_names(book))
        return begun if last is None else replace(begun, pending=last, chosen=AS_LAST)

    def _read_by(self, recipe: Recipe, seen: FilePreview) -> RecipeResult:
        form, columns = seen.guess.form, seen.shown.columns
        wanted = recipe_form(recipe, form)
        if wanted != form and not self.is_refused:
            trying = replace(self, pending=recipe, is_trying_form=True)
            return RecipeResult(trying, form=wanted)
        found = self.found
        if found is not None and found.guess.form != form and describe_mismatch(recipe, columns):
            return self._return_to(found.guess.form, recipe)
        spec, said = apply_recipe(recipe, columns, seen.guess)
        if self.chosen == AS_LAST and _has_other_classes(spec, seen.shown.rows):
            spec = replace(spec, classes=seen.guess.classes)
        settles = not has_guessed_roles(recipe, spec, columns)
        return RecipeResult(replace(self, message=join_sentences(said)), spec, settles=settles)

    def _return_to(self, form: Form, recipe: Recipe) -> RecipeResult:
        choice = replace(self, pending=recipe, is_trying_form=False, is_refused=True)
        return RecipeResult(choice, form=form)

    def _of_book(self, key: str, book: RecipeBook) -> RecipeChoice:
        """Choose from a book that has changed, and say so if it lasts no longer than the window."""
        said = book.unwritten and tr(
            "Recipes can’t be written, so this change lasts until you close CrowdGUI. {why}",
            why=book.unwritten,
        )
        return replace(self, chosen=key, names=_names(book), message=said)


def _has_other_classes(spec: ImportSpec, rows: Sequence[Sequence[str]]) -> bool:
    """Return whether no label in these rows is a class of the scale in a specification.

    Columns of the same names hold the labels of many tasks, and nobody has chosen the last recipe.
    """
    scale = set(spec.classes.scale)
    if not scale:
        return False
    places = [at for at, role in enumerate(spec.roles) if role is ColumnRole.LABEL]
    words = {row[at] for row in rows for at in places} - spec.missing
    known = set(spec.classes.classes(sorted(words))) - {""}
    return bool(known) and known.isdisjoint(scale)


def _names(book: RecipeBook) -> tuple[str, ...]:
    return tuple(sorted(book.named))
