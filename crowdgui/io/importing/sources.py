"""How files are read in a format that was named rather than recognised."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from typing import TYPE_CHECKING

from crowdgui.core.errors import InputError, ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import get_format
from crowdgui.io.importing.import_spec import (
    ImportSpec,
    MultiFile,
    RepeatPolicy,
    drop_file,
    list_files,
)
from crowdgui.io.importing.questions import with_question
from crowdgui.io.importing.spec_detection import (
    GUESSED_ROWS,
    detect_gold_spec,
    detect_spec,
    find_gold_file,
)
from crowdgui.io.importing.tables import OpenedFile, preview, question_columns, sniff_several
from crowdgui.io.tabular import text_file
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import Form
    from crowdgui.io.tabular.text_file import Preview


TEXT = "text"
"""Stands where another file has the key of its format: a plain table of text."""


AUTO = ""
"""Stands for the format that is recognised."""


def select_form(
    paths: Sequence[Path], key: str, report: ProgressCallback = ignore_progress
) -> Form:
    """Return how files are read in the format `key`, with its default choices."""
    if key == AUTO:
        return sniff_several(paths, report)
    if len(paths) == 1:
        return _own_form(paths[0], key, report)
    return MultiFile(tuple((path, _own_form(path, key, report)) for path in paths))


def _own_form(path: Path, key: str, report: ProgressCallback) -> TextFormat | FormatForm:
    if key == TEXT:
        return text_file.sniff(path, report)
    return FormatForm(key, get_format(key).choices())


@dataclass(frozen=True)
class Source:
    """A file of labels with its reading, and a gold file where there is one.

    The gold file's reading is guessed where it is None.
    """

    path: Path
    reading: ImportSpec
    gold: Path | None = None
    gold_reading: ImportSpec | None = None

    @property
    def files(self) -> tuple[Path, ...]:
        """Every file that is read."""
        own = list_files(self.path, self.reading.form)
        return own if self.gold is None else (*own, self.gold)


def open_source(
    path: Path,
    gold: Path | None = None,
    repeats: RepeatPolicy = RepeatPolicy.FIRST,
    *,
    worker: str | None = None,
    item: str | None = None,
    label: str | None = None,
    time: str | None = None,
    seconds: str | None = None,
    question: str | None = None,
    more: tuple[Path, ...] = (),
    form: Form | None = None,
    opened: OpenedFile | None = None,
    report: ProgressCallback = ignore_progress,
) -> Source:
    """Look at the files and guess how to read them; columns named here need no guess.

    `more` are files that are read together with the first, as one table, but for one among them
    that holds gold where no other is given; `form` says how all of them are written where that is
    not to be guessed. Who reads on passes `opened` here and there: nothing is parsed twice then.
    A guess may be incomplete: `Reading.problem` of the result says what lacks.
    """
    wanted = {
        **{ColumnRole.WORKER: worker, ColumnRole.ITEM: item, ColumnRole.LABEL: label},
        **{ColumnRole.TIME: time, ColumnRole.SECONDS: seconds},
    }
    names = {role: name for role, name in wanted.items() if name is not None}
    file = OpenedFile(path) if opened is None else opened.beside(path)
    if form is None:
        form = sniff_several((path, *more), report)
        if gold is None and isinstance(form, MultiFile):
            gold = find_gold_file(file, form, report)
            if gold is not None:
                path, form = drop_file(form, gold)
                file = file.beside(path)
    rows = preview(file, form, GUESSED_ROWS, report)
    unfound = any(_place(rows, name) is None for name in names.values())
    if unfound and isinstance(form, TextFormat) and not form.header:
        form = replace(form, header=True)
        rows = preview(file, form, GUESSED_ROWS, report)
    given = {role: _named_place(path, rows, name) for role, name in names.items()}
    reading = replace(detect_spec(file, form, rows, given, report), repeats=repeats)
    if question is not None:
        reading = _asked(file, reading, rows, question, report)
    if gold is None:
        return Source(path, reading)
    return Source(path, reading, gold, detect_gold_spec(file.beside(gold), report))


def _asked(
    file: OpenedFile, reading: ImportSpec, rows: Preview, question: str, report: ProgressCallback
) -> ImportSpec:
    """Read the answers to this question, where the files have several."""
    asked = question_columns(file, reading.form, report)
    if question in asked:
        return with_question(reading, rows.columns, question)
    if reading.place(ColumnRole.QUESTION) is not None:
        return replace(reading, question=question)
    if not asked:
        raise ReadError(
            file.path.name, tr("There is only one question. Remove the option --question.")
        )
    raise ReadError(
        file.path.name,
        tr(
            "There is no question “{wanted}”. The questions are {there}.",
            wanted=question,
            there=join_list(tr("“{name}”", name=name) for name in asked[:20]),
        ),
    )


def _place(rows: Preview, name: str) -> int | None:
    """Find the column called `name`: exactly so, else without regard to case and outer blanks."""
    plain = name.strip().casefold()
    places = [i for i, column in enumerate(rows.columns) if column.strip().casefold() == plain]
    exact = [i for i in places if rows.columns[i] == name]
    return next(iter(exact or places), None)


def _named_place(path: Path, rows: Preview, name: str) -> int:
    place = _place(rows, name)
    if place is None:
        found = tr(
            "There is no column “{name}”. The columns are {columns}.",
            name=name,
            columns=join_list(rows.columns[:20]),
        )
        raise ReadError(path.name, found)
    return place


_MARK = "\ufeff"


def save_pasted_text(text: str, folder: Path) -> Path:
    """Write pasted text to a new file in `folder`, which is the caller's to keep and to remove.

    What it is written in, a table or JSON, is detected as for every other file.
    """
    if not text.strip():
        raise InputError(tr("There is no text on the clipboard. Copy the cells of a table first."))
    names = (tr("Pasted text {n}.txt", n=n) for n in count(1))
    path = next(folder / name for name in names if not (folder / name).exists())
    # The mark keeps any text from being taken for one in another encoding.
    path.write_text(_MARK + to_writable(text.removeprefix(_MARK)), "utf-8", newline="")
    return path
