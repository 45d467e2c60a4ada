"""Import choices that are kept: recipes, how they fit a file, and the book of saved ones."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError, InputError, ReadError, WriteError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.atomic import make_folder, write_text
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import get_format
from crowdgui.io.importing.guess.guessing import guess_spec
from crowdgui.io.importing.import_spec import (
    MISSING_WORDS,
    TEXT,
    ImportSpec,
    Layout,
    MultiFile,
    RepeatPolicy,
    first_form,
)
from crowdgui.io.importing.lists.class_map import AS_WRITTEN, ClassMap
from crowdgui.io.importing.sources import Source
from crowdgui.io.importing.tables import OpenedFile, preview, sniff_several
from crowdgui.io.project.values import DamagedValue, decode, encode
from crowdgui.io.reachable import not_opened
from crowdgui.io.tabular.encoding import check_regular
from crowdgui.io.tabular.roles import LABEL_ROLES, ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import Form


_NAMED = 8
"""Most columns named in a sentence."""


_GUESSED_BY = 100
"""Rows that show which columns are labels."""


_MOST_BYTES = 1 << 24


@dataclass(frozen=True)
class RecipeSpec:
    """A reading without what belongs to one file only; columns are known by their names."""

    columns: tuple[tuple[str, ColumnRole], ...]
    layout: Layout
    missing: tuple[str, ...] = ()
    repeats: RepeatPolicy = RepeatPolicy.FIRST
    classes: ClassMap = AS_WRITTEN
    question: str | None = None
    gold_worker: str = ""
    models: tuple[str, ...] = ()


@dataclass(frozen=True)
class TextKind:
    """How text is cut into cells; its encoding is detected in every file."""

    delimiter: str
    header: bool


@dataclass(frozen=True)
class Recipe:
    """How files of one kind are read: `form` says what kind, `way` what is made of it."""

    form: TextKind | FormatForm
    way: RecipeSpec

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.way.columns)

    @property
    def key(self) -> str:
        """The key of the format, or `TEXT`."""
        return self.form.key if isinstance(self.form, FormatForm) else TEXT


def build_recipe(reading: ImportSpec, columns: Sequence[str]) -> Recipe:
    """Keep a reading of a file with these columns."""
    form = first_form(reading.form)
    kind = TextKind(form.delimiter, form.header) if isinstance(form, TextFormat) else form
    way = RecipeSpec(
        columns=tuple(zip(columns, reading.roles, strict=True)),
        layout=reading.layout,
        missing=tuple(sorted(reading.missing)),
        repeats=reading.repeats,
        classes=reading.classes,
        question=reading.question,
        gold_worker=reading.gold_worker,
        models=reading.models,
    )
    return Recipe(kind, way)


def recipe_of(source: Source) -> Recipe | None:
    """Return how a file was read, for others of its kind; None before it was."""
    if len(source.names) != len(source.reading.roles):
        return None
    return build_recipe(source.reading, source.names)


def recipe_form(recipe: Recipe, found: Form) -> Form:
    """Return the form a recipe reads a file by; `found` is how it was recognised.

    Of several files the first is read by the recipe, and the others where they are of its kind: a
    file of people beside one of models may be written otherwise.
    """
    if isinstance(found, MultiFile):
        first, *others = found.parts
        parts = [(first[0], _own_form(recipe, first[1]))]
        parts += [
            (path, _own_form(recipe, form) if _is_of_kind(recipe, form) else form)
            for path, form in others
        ]
        return MultiFile(tuple(parts))
    return _own_form(recipe, found)


def _is_of_kind(recipe: Recipe, form: TextFormat | FormatForm) -> bool:
    if isinstance(recipe.form, FormatForm):
        return isinstance(form, FormatForm) and form.key == recipe.form.key
    return isinstance(form, TextFormat)


def _own_form(recipe: Recipe, found: TextFormat | FormatForm) -> TextFormat | FormatForm:
    if isinstance(recipe.form, FormatForm):
        return recipe.form
    if not isinstance(found, TextFormat):
        return TextFormat(recipe.form.delimiter, "utf-8", recipe.form.header)
    return replace(found, delimiter=recipe.form.delimiter, header=recipe.form.header)


def describe_mismatch(recipe: Recipe, columns: Sequence[str]) -> str | None:
    """State in one sentence which columns a recipe needs that are not there, if any."""
    lacking = [name for name, role in recipe.way.columns if name not in columns]
    wide = recipe.way.layout is not Layout.LONG
    # A wide table of another month has other workers, or items.
    free = (ColumnRole.LEAVE_OUT, ColumnRole.LABEL) if wide else (ColumnRole.LEAVE_OUT,)
    roles = dict(recipe.way.columns)
    needed = [name for name in lacking if roles[name] not in free]
    if not needed and any(role is ColumnRole.LABEL for role in _roles(recipe, columns)):
        return None
    named = join_list(tr("“{name}”", name=name) for name in (needed or lacking)[:_NAMED])
    return tr("This file lacks columns of the recipe: {names}.", names=named)


def build_spec(
    recipe: Recipe, form: Form, columns: Sequence[str], guess: ImportSpec | None = None
) -> ImportSpec:
    """Read a file with these columns by a recipe that fits them.

    A `guess` tells the labels of other workers in a wide table from what is none.
    """
    why = describe_mismatch(recipe, columns)
    if why is not None:
        raise InputError(why)
    way = recipe.way
    return ImportSpec(
        form=form,
        layout=way.layout,
        roles=_roles(recipe, columns, guess),
        missing=MISSING_WORDS.union(way.missing),
        repeats=way.repeats,
        classes=way.classes,
        question=way.question,
        gold_worker=way.gold_worker if way.layout is Layout.LONG else "",
        models=way.models,
    )


def open_with_recipe(
    recipe: Recipe,
    paths: Sequence[Path],
    report: ProgressCallback = ignore_progress,
    opened: OpenedFile | None = None,
    tell: Callable[[str], object] = lambda _: None,
) -> Source:
    """Read files by a recipe; raises where it does not fit them.

    `tell` hears of columns that are excluded because they are unlike what the recipe names.
    """
    file = OpenedFile(paths[0]) if opened is None else opened.beside(paths[0])
    form = recipe_form(recipe, sniff_several(paths, report))
    wide = recipe.way.layout is not Layout.LONG
    shown = preview(file, form, _GUESSED_BY if wide else 1, report)
    guess = guess_spec(shown, form) if wide else None
    try:
        spec = build_spec(recipe, form, shown.columns, guess)
    except (DataError, InputError) as error:
        raise ReadError(paths[0].name, describe_error(error)) from error
    if unlike := _describe_unlike(recipe, spec, shown.columns):
        tell(unlike)
    return Source(paths[0], spec)


def _describe_unlike(recipe: Recipe, spec: ImportSpec, columns: Sequence[str]) -> str:
    """Name the columns of a wide table that are neither in the recipe nor like its labels."""
    known = dict(recipe.way.columns)
    out = [
        tr("“{name}”", name=name)
        for name, role in zip(columns, spec.roles, strict=True)
        if name not in known and role is ColumnRole.LEAVE_OUT
    ]
    if not out or spec.layout is Layout.LONG:
        return ""
    return tr(
        "Not in the recipe, and not like its labels, so excluded: {names}.",
        names=join_list(out[:_NAMED]),
    )


def _roles(
    recipe: Recipe, columns: Sequence[str], guess: ImportSpec | None = None
) -> tuple[ColumnRole, ...]:
    known, layout = dict(recipe.way.columns), recipe.way.layout
    if layout is Layout.LONG:
        return tuple(known.get(name, ColumnRole.LEAVE_OUT) for name in columns)
    # Another month has other workers, and columns that are none.
    guessed = guess.roles if guess is not None and guess.layout is layout else ()
    label, out = ColumnRole.LABEL, ColumnRole.LEAVE_OUT
    new = [label if role is label else out for role in guessed] or [label] * len(columns)
    return tuple(known.get(name, role) for name, role in zip(columns, new, strict=True))


def recipe_to_data(recipe: Recipe) -> dict[str, Any]:
    """Return a recipe as what JSON can hold."""
    form = recipe.form
    if isinstance(form, FormatForm):
        kind = {"format": form.key, "choices": encode(form.options, type(form.options))}
    else:
        kind = {"text": encode(form, TextKind)}
    return {**kind, "reading": encode(recipe.way, RecipeSpec)}


def recipe_from_data(data: Any) -> Recipe:
    """Make a recipe of what a file holds; raises `DamagedValue` or `DataError` where it is none."""
    if not isinstance(data, dict):
        raise DamagedValue
    way = decode(data.get("reading"), RecipeSpec)
    if len(dict(way.columns)) < len(way.columns):
        raise DamagedValue
    if "text" in data:
        text = decode(data["text"], TextKind)
        if len(text.delimiter) != 1:
            raise DamagedValue
        return Recipe(text, way)
    key = data.get("format")
    if not isinstance(key, str):
        raise DamagedValue
    options = decode(data.get("choices"), get_format(key).options)
    return Recipe(FormatForm(key, options), way)


def recipe_text(recipe: Recipe) -> str:
    return json.dumps(recipe_to_data(recipe), ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def read_recipe(path: Path) -> Recipe:
    """Read a recipe from a file of its own."""
    why = tr("This isn’t a CrowdGUI recipe, or it is damaged.")
    try:
        check_regular(path)
        if path.stat().st_size > _MOST_BYTES:
            raise ReadError(path.name, why)
        return recipe_from_data(json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise not_opened(path.name, error) from error
    except (DamagedValue, DataError, InputError, ValueError, RecursionError) as error:
        raise ReadError(path.name, why) from error


def apply_recipe(
    recipe: Recipe, columns: Sequence[str], guess: ImportSpec
) -> tuple[ImportSpec, list[str]]:
    """Return the reading of a file by as much of a recipe as fits, and what does not in sentences.

    `guess` is how the file would be read without it, by a form that can be read.
    """
    said = [] if recipe_form(recipe, guess.form) == guess.form else [_other_form(recipe)]
    lacking = describe_mismatch(recipe, columns)
    if lacking is None:
        spec = build_spec(recipe, guess.form, columns, guess)
        unlike = _describe_unlike(recipe, spec, columns)
        return spec, [*said, unlike] if unlike else said
    way = recipe.way
    kept = replace(
        guess,
        missing=MISSING_WORDS.union(way.missing),
        repeats=way.repeats,
        classes=way.classes,
        gold_worker=way.gold_worker if guess.layout is Layout.LONG else "",
        models=way.models,
    )
    roles = _fit_roles(recipe, columns, guess)
    question = way.question if ColumnRole.QUESTION in roles else guess.question
    return replace(kept, roles=roles, question=question), [*said, lacking]


def has_guessed_roles(recipe: Recipe, spec: ImportSpec, columns: Sequence[str]) -> bool:
    """Return whether worker, item or label of a reading by a recipe are guessed all the same."""
    if describe_mismatch(recipe, columns) is None:
        return False
    if recipe.way.layout is not Layout.LONG or spec.layout is not Layout.LONG:
        return True
    known = dict(recipe.way.columns)
    places = {role: spec.place(role) for role in LABEL_ROLES}
    return any(
        place is not None and known.get(columns[place]) is not role
        for role, place in places.items()
    )


def _other_form(recipe: Recipe) -> str:
    if isinstance(recipe.form, FormatForm):
        name = get_format(recipe.form.key).name
        return tr(
            "The recipe is for the format “{name}”, which this file doesn’t follow.", name=name
        )
    return tr("The separator of the recipe doesn’t fit this file.")


def _fit_roles(recipe: Recipe, columns: Sequence[str], guess: ImportSpec) -> tuple[ColumnRole, ...]:
    """Take roles by the names of columns and guess those that are missing: all, of a wide table."""
    if recipe.way.layout is not Layout.LONG or guess.layout is not Layout.LONG:
        return guess.roles
    known = dict(recipe.way.columns)
    roles = [known.get(name, ColumnRole.LEAVE_OUT) for name in columns]
    for role in LABEL_ROLES:
        place = guess.place(role)
        if role not in roles and place is not None and roles[place] is ColumnRole.LEAVE_OUT:
            roles[place] = role
    return tuple(roles)


_MOST_LAST = 40


_MOST_BOOK_BYTES = 1 << 26


class RecipeBook:
    """Named recipes, and the last choices for each kind of file; every change is written down.

    Whatever else the file holds is ignored. Where it cannot be written, `unwritten` says so, and
    the changes last as long as the book; each change tries to write them all.
    `of_project` takes the place of last choices where there are none; it is never written down.
    """

    of_project: Recipe | None = None

    def __init__(self, path: Path) -> None:
        self._path = path
        self.unwritten = ""
        held = _held(path)
        self.named: dict[str, Recipe] = dict(_recipes(held.get("named"), _name))
        self._last: list[Recipe] = [recipe for _, recipe in _recipes(held.get("last"), _nameless)]

    def save(self, name: str, recipe: Recipe) -> None:
        """Keep a recipe under a name, in place of one of that name."""
        self.named[name] = recipe
        self._write()

    def remove(self, name: str) -> None:
        if self.named.pop(name, None) is not None:
            self._write()

    def last_for(self, key: str, columns: Sequence[str]) -> Recipe | None:
        """Return how a file of this format with these columns was read last, if it was."""
        known = (*self._last, *([self.of_project] if self.of_project else []))
        return next((recipe for recipe in known if _is_of(recipe, key, columns)), None)

    def remember(self, recipe: Recipe) -> None:
        """Keep how a file was read for the next one like it."""
        others = [other for other in self._last if not _is_of(other, recipe.key, recipe.columns)]
        self._last = [recipe, *others][:_MOST_LAST]
        self._write()

    def forget(self, key: str, columns: Sequence[str]) -> None:
        """Forget how files like this were read."""
        kept = [recipe for recipe in self._last if not _is_of(recipe, key, columns)]
        if kept != self._last:
            self._last = kept
            self._write()

    def _write(self) -> None:
        held = {
            "named": [
                {"name": name, **recipe_to_data(recipe)} for name, recipe in self.named.items()
            ],
            "last": [recipe_to_data(recipe) for recipe in self._last],
        }
        try:
            make_folder(self._path.parent)
            write_text(self._path, json.dumps(held, ensure_ascii=False, allow_nan=False) + "\n")
        except WriteError as error:
            self.unwritten = describe_error(error)
        else:
            self.unwritten = ""


def _is_of(recipe: Recipe, key: str, columns: Sequence[str]) -> bool:
    return recipe.key == key and recipe.columns == tuple(columns)


def _held(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > _MOST_BOOK_BYTES:
            return {}
        held = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return held if isinstance(held, dict) else {}


def _recipes(held: Any, name_of: Callable[[Any], str]) -> Iterator[tuple[str, Recipe]]:
    for data in held if isinstance(held, list) else []:
        try:
            yield name_of(data), recipe_from_data(data)
        except (DamagedValue, DataError):
            continue


def _name(data: Any) -> str:
    name = data.get("name") if isinstance(data, dict) else None
    if not isinstance(name, str) or not name.strip():
        raise DamagedValue
    return name


def _nameless(_: Any) -> str:
    return ""
