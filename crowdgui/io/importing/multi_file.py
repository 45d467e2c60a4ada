"""How a file of labels is written down: as a table of text, in a format, or over several files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from crowdgui.io.formats.form import FormatForm
from crowdgui.io.tabular.text_file import TextFormat

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class MultiFile:
    """Files of like columns read as one table, which says of each row which file it is from.

    Of a worker's own files, one for each, that column is the worker.
    """

    parts: tuple[tuple[Path, TextFormat | FormatForm], ...]


Form = TextFormat | FormatForm | MultiFile


def has_header(form: Form) -> bool:
    """Return whether the columns have names of their own."""
    return form.header if isinstance(form, TextFormat) else True


def files_of(path: Path, form: Form) -> tuple[Path, ...]:
    """Return every file that is read."""
    return tuple(part for part, _ in form.parts) if isinstance(form, MultiFile) else (path,)


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


def without(form: MultiFile, path: Path) -> tuple[Path, Form]:
    """Leave one file out, and give the first that stays; one that is left alone is read as such."""
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
