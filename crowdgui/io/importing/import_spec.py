"""How a file is read: layout, column roles, missing values, repeats, and its other files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from crowdgui.io.formats.form import FormatForm
from crowdgui.io.importing.lists.class_map import AS_WRITTEN, ClassMap
from crowdgui.io.tabular.encoding import is_unicode
from crowdgui.io.tabular.roles import LONG_ONLY, SEVERAL, SIDES, ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from crowdgui.text.translation import tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


class Layout(StrEnum):
    """LONG has a row for each label; the wide ones a row for each item, or for each worker."""

    LONG = "long"
    ITEMS_DOWN = "items down"
    WORKERS_DOWN = "workers down"


class RepeatPolicy(StrEnum):
    """What to keep where one worker answers the same item more than once.

    DROP skips the pairs whose labels differ and keeps one label of the others.
    """

    FIRST = "first"
    LAST = "last"
    ALL = "all"
    DROP = "drop"


UNPAIRED = (ColumnRole.GOLD, ColumnRole.CONTENT, ColumnRole.KNOWN, *SEVERAL)
"""What only labels have, and comparisons of two have not."""


MISSING_WORDS = frozenset({""})
"""Cells that are no answer unless the user says more: the empty one only."""


@dataclass(frozen=True)
class ImportSpec:
    """How a table is to be understood.

    `roles` has one entry for each column. `missing` are the cells that hold no answer, exactly
    as written; blanks around a word are part of it. `classes` maps words to classes. Of
    several questions only the rows of `question` are read; the answers of `gold_worker` are the
    truth, and no answers. Workers whose names fit one of the patterns `models` are models.
    """

    form: Form
    layout: Layout
    roles: tuple[ColumnRole, ...]
    missing: frozenset[str] = MISSING_WORDS
    repeats: RepeatPolicy = RepeatPolicy.FIRST
    classes: ClassMap = AS_WRITTEN
    question: str | None = None
    gold_worker: str = ""
    models: tuple[str, ...] = ()

    @property
    def missing_labels(self) -> frozenset[str]:
        """The cells of labels that hold none: an empty one may be a worker who ticked no tag."""
        tags = self.classes.tags
        empty = tags is not None and tags.empty_is_none and self.layout is Layout.LONG
        return self.missing - MISSING_WORDS if empty else self.missing

    def places(self, role: ColumnRole) -> tuple[int, ...]:
        """Return the columns, counted from 0, that hold `role`."""
        return tuple(i for i, r in enumerate(self.roles) if r is role)

    def place(self, role: ColumnRole) -> int | None:
        return next(iter(self.places(role)), None)

    @property
    def is_paired(self) -> bool:
        """Whether rows are comparisons of two items."""
        return any(role in SIDES for role in self.roles)

    def problem(self) -> str | None:
        """State in one sentence what is still missing before labels can be read, if anything is."""
        if len(self.roles) < 2:
            return tr(
                "There is only one column, but you need columns for worker, item and "
                "label. Check the separator."
            )
        return self._lacking() or self._doubled() or self._misplaced()

    def gold_problem(self) -> str | None:
        """Describe what is still missing before gold can be read from a file of its own."""
        if len(self.places(ColumnRole.ITEM)) != 1:
            return tr("Choose the column of the gold file that names the item.")
        if len(self.places(ColumnRole.GOLD)) != 1:
            return tr(
                "Choose the column of the gold file that holds the gold label, or call it “gold” "
                "there."
            )
        return None

    def _lacking(self) -> str | None:
        long = self.layout is Layout.LONG
        if self.is_paired:
            return self._lacking_of_pairs()
        if long and not self.places(ColumnRole.WORKER):
            return tr("Choose the column that names the worker.")
        if long and not self.places(ColumnRole.ITEM):
            return tr("Choose the column that names the item.")
        if not self.places(ColumnRole.LABEL):
            return tr("Choose the column that holds the label.")
        return None

    def _lacking_of_pairs(self) -> str | None:
        if not all(self.places(side) for side in SIDES):
            return tr("Choose the columns of both items that are compared.")
        if not self.places(ColumnRole.LABEL):
            return tr("Choose the column that says which of the two items was preferred.")
        return None

    def _doubled(self) -> str | None:
        single = [
            ColumnRole.WORKER,
            ColumnRole.ITEM,
            ColumnRole.GOLD,
            ColumnRole.CONTENT,
            ColumnRole.KIND,
            *SIDES,
            *(role for role in LONG_ONLY if role not in SEVERAL),
        ]
        single += [ColumnRole.LABEL] if self.layout is Layout.LONG else []
        for role in single:
            if len(self.places(role)) > 1:
                return tr("More than one column is set as {role}. Keep one.", role=_word(role))
        return None

    def _misplaced(self) -> str | None:
        if self.is_paired:
            wrong = next((held for held in UNPAIRED if self.places(held)), None)
            if wrong is not None:
                return tr("Comparisons of two have no {role} column.", role=_word(wrong))
        across, only = {
            Layout.LONG: (None, ()),
            Layout.ITEMS_DOWN: (ColumnRole.WORKER, (ColumnRole.KIND, *SIDES, *LONG_ONLY)),
            Layout.WORKERS_DOWN: (
                ColumnRole.ITEM,
                (ColumnRole.GOLD, ColumnRole.CONTENT, *SIDES, *LONG_ONLY),
            ),
        }[self.layout]
        for role in (across, *only):
            if role is not None and self.places(role):
                return tr("A table with this layout has no {role} column.", role=_word(role))
        return None


def _word(role: ColumnRole) -> str:
    words = {
        ColumnRole.WORKER: tr("worker"),
        ColumnRole.ITEM: tr("item"),
        ColumnRole.LEFT: tr("left item"),
        ColumnRole.RIGHT: tr("right item"),
        ColumnRole.LABEL: tr("label"),
        ColumnRole.GOLD: tr("gold"),
        ColumnRole.CONTENT: tr("content"),
        ColumnRole.TIME: tr("time"),
        ColumnRole.SECONDS: tr("duration"),
        ColumnRole.QUESTION: tr("question"),
        ColumnRole.KNOWN: tr("gold marker"),
        ColumnRole.KIND: tr("person or model"),
        ColumnRole.PROBABILITY: tr("probability"),
        ColumnRole.GROUP: tr("group"),
        ColumnRole.LEAVE_OUT: tr("excluded"),
    }
    return words[role]


@dataclass(frozen=True)
class MultiFile:
    """Files of like columns read as one table, which says of each row which file it is from.

    Of a worker's own files, one for each, that column is the worker.
    """

    parts: tuple[tuple[Path, TextFormat | FormatForm], ...]


Form = TextFormat | FormatForm | MultiFile


TEXT = "text"
"""Stands where another file has the key of its format: a plain table of text."""


def format_key(form: Form) -> str:
    """Return the key of the format of the first file, or `TEXT`."""
    own = first_form(form)
    return own.key if isinstance(own, FormatForm) else TEXT


def has_header(form: Form) -> bool:
    """Return whether the columns have names of their own."""
    return form.header if isinstance(form, TextFormat) else True


def name_files(names: Sequence[str]) -> str:
    """Name the first of the files, and how many are read with it."""
    if len(names) == 1:
        return names[0]
    more = tr_n("{n} more file", "{n} more files", len(names) - 1)
    return tr("{file} and {more}", file=names[0], more=more)


def list_files(path: Path, form: Form) -> tuple[Path, ...]:
    """Return every file that is read."""
    return tuple(part for part, _ in form.parts) if isinstance(form, MultiFile) else (path,)


def guessed_encodings(path: Path, form: Form) -> dict[Path, str]:
    """Return the text tables that are not Unicode, with the encoding each is read in."""
    parts = form.parts if isinstance(form, MultiFile) else ((path, form),)
    return {
        part: own.encoding
        for part, own in parts
        if isinstance(own, TextFormat) and not is_unicode(own.encoding)
    }


def recorded_files(read_as: Any) -> tuple[str, ...]:
    """Return the files that labels were read from, by what a project says of it (JSON)."""
    said = read_as if isinstance(read_as, dict) else {}
    reading = said.get("reading")
    form = reading.get("form") if isinstance(reading, dict) else None
    parts = form.get("parts") if isinstance(form, dict) else None
    lists = parts if isinstance(parts, list) else []
    own = [part[0] for part in lists if isinstance(part, list) and part]
    added = said.get("added")
    own += added if isinstance(added, list) else []
    found = [*own, *(said.get(name) for name in ("path", "gold", "content", "models"))]
    return tuple(name for name in found if isinstance(name, str))


def first_form(form: Form) -> TextFormat | FormatForm:
    """Return how the first file is read, or the only one."""
    return form.parts[0][1] if isinstance(form, MultiFile) else form


def with_first_form(form: Form, own: TextFormat | FormatForm) -> Form:
    """Read the first file by `own`, and with it all files that are of its kind."""
    if not isinstance(form, MultiFile):
        return own
    before = first_form(form)
    parts = tuple((path, _as_first(part, before, own)) for path, part in form.parts)
    return replace(form, parts=parts)


def drop_file(form: MultiFile, path: Path) -> tuple[Path, Form]:
    """Remove one file and return the first that stays; one that is left alone is read as such."""
    rest = tuple(part for part in form.parts if part[0] != path)
    first, own = rest[0]
    return first, replace(form, parts=rest) if len(rest) > 1 else own


def _as_first(
    part: TextFormat | FormatForm, before: TextFormat | FormatForm, own: TextFormat | FormatForm
) -> TextFormat | FormatForm:
    """Change in one part what was changed in the first: each text has an encoding of its own."""
    if isinstance(part, TextFormat) and isinstance(before, TextFormat):
        was = vars(before)
        return replace(part, **{key: new for key, new in vars(own).items() if new != was[key]})
    return own if _alike(part, before) else part


def _alike(one: TextFormat | FormatForm, other: TextFormat | FormatForm) -> bool:
    if isinstance(one, FormatForm) and isinstance(other, FormatForm):
        return one.key == other.key
    return type(one) is type(other)
