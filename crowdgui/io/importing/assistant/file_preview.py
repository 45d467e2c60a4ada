"""The first rows of a file, the import spec guessed from them, and what was detected."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from crowdgui.core.progress import ProgressCallback, ignore_progress
from crowdgui.io.importing.assistant.checks import ImportCheck
from crowdgui.io.importing.guess.spec_detection import (
    GUESSED_ROWS,
    detect_columns,
    detect_gold_spec,
    find_gold_file,
)
from crowdgui.io.importing.import_spec import ImportSpec, MultiFile, drop_file
from crowdgui.io.importing.questions import gold_name
from crowdgui.io.importing.sources import select_form
from crowdgui.io.importing.tables import (
    count_table_apostrophes,
    find_sheet,
    notes_on,
    preview,
    question_columns,
    question_words,
)
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import join_list, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from crowdgui.io.importing.guess.guessing import Doubt
    from crowdgui.io.importing.import_spec import Form
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.tabular.text_file import Preview


PREVIEW_ROWS = 100

_SHEETS_NAMED = 6


@dataclass(frozen=True)
class FilePreview:
    """The first rows of a file read in one form, and the reading guessed from more of them.

    Attributes
    ----------
    path : Path
        The first of the files of labels.
    shown : Preview
        The rows that are shown.
    guess : ImportSpec
        The reading that was guessed.
    notes : tuple of str
        What the user should know about how the file was understood.
    asked : tuple of str
        The columns of answers, where the format has one for each question.
    asks : mapping of str to str
        What questions ask in the file's own words, by their names.
    apostrophes : int
        How many cells an apostrophe is taken off.
    gold : Path or None
        The file that was detected as gold, and so is not among those of the spec.
    doubt : Doubt or None
        What the guess leaves open.
    sheet : str
        The sheet that is shown, where there are several.
    unread : tuple of str
        Further sheets that look like labels and are not read.
    """

    path: Path
    shown: Preview
    guess: ImportSpec
    notes: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    apostrophes: int = 0
    gold: Path | None = None
    doubt: Doubt | None = None
    sheet: str = ""
    unread: tuple[str, ...] = ()
    asks: Mapping[str, str] = field(default_factory=dict)


def read_preview(
    file: OpenedFile, form: Form, report: ProgressCallback = ignore_progress
) -> FilePreview:
    """Read the first rows of a file; an error says why it cannot be read so."""
    rows = preview(file, form, GUESSED_ROWS, report)
    shown = replace(rows, rows=rows.rows[:PREVIEW_ROWS], lines=rows.lines[:PREVIEW_ROWS])
    guess = detect_columns(file, form, rows, report=report)
    sheet, unread = find_sheet(file, form, report)
    return FilePreview(
        file.path,
        shown,
        guess.spec,
        notes_on(file, form, report),
        question_columns(file, form, report),
        count_table_apostrophes(file.path, form, report),
        doubt=guess.doubt,
        sheet=sheet,
        unread=unread,
        asks=question_words(file, form, report),
    )


def read_preview_as(
    file: OpenedFile,
    paths: Sequence[Path],
    key: str,
    report: ProgressCallback = ignore_progress,
    *,
    added: Collection[Path] = (),
) -> FilePreview:
    """Read the first rows of files in the format `key`, each with its default options.

    One of the files `added` may be detected as gold.
    """
    form = select_form(paths, key, report)
    gold = find_gold_file(file, form, report) if added and isinstance(form, MultiFile) else None
    if not isinstance(form, MultiFile) or gold is None or gold not in added:
        return read_preview(file.beside(paths[0]), form, report)
    first, rest = drop_file(form, gold)
    return replace(read_preview(file.beside(first), rest, report), gold=gold)


@dataclass(frozen=True)
class GoldPreview:
    """The columns of a gold file, and what they are guessed to hold."""

    path: Path
    columns: tuple[str, ...]
    reading: ImportSpec


def read_gold_preview(
    file: OpenedFile, given: Iterable[str] = (), report: ProgressCallback = ignore_progress
) -> GoldPreview:
    """Look at the first rows of a gold file; `given` are words of the labels."""
    reading = detect_gold_spec(file, given, report)
    rows = preview(file, reading.form, 1, report)
    return GoldPreview(file.path, rows.columns, reading)


def reconcile_spec(
    reading: ImportSpec, seen: FilePreview, *, start_over: bool = False
) -> ImportSpec:
    """Keep layout and roles where they still fit the columns, else take the new guess.

    `start_over` takes the guess in any case, with what holds for every file: missing words,
    repeats and the names of models.
    """
    fits = len(reading.roles) == len(seen.shown.columns) and reading.problem() is None
    chosen = reading if fits and not start_over else seen.guess
    return replace(
        chosen,
        form=seen.guess.form,
        missing=reading.missing,
        repeats=reading.repeats,
        models=reading.models,
    )


def gold_file_notice(path: Path) -> ImportCheck:
    """State that a file was taken for gold by itself."""
    sentence = tr("{file} is read as gold labels", file=path.name)
    why = tr("It names no workers and has one label per item.")
    return ImportCheck("ok", sentence, f"{why} {tr('Say on the Source page if it holds labels.')}")


def collect_notices(seen: FilePreview, reading: ImportSpec) -> Iterator[ImportCheck]:
    """Return what is not read, what was done to cells, and what was taken for gold by its name."""
    if seen.unread:
        named = join_list([tr("“{word}”", word=name) for name in seen.unread[:_SHEETS_NAMED]])
        yield ImportCheck(
            "warn",
            tr_n(
                "{n} more sheet with labels isn’t read: {sheets}",
                "{n} more sheets with labels aren’t read: {sheets}",
                len(seen.unread),
                sheets=named,
            ),
            tr("Save each sheet as a CSV file and open these together to read all."),
        )
    if seen.apostrophes:
        one, many = (
            "The apostrophe is removed from {n} cell",
            "The apostrophes are removed from {n} cells",
        )
        why = tr("They keep a spreadsheet from running cells as formulas.")
        remedy = tr("To keep them, change this on the Source page.")
        yield ImportCheck("ok", tr_n(one, many, seen.apostrophes), f"{why} {remedy}")
    label, gold = reading.place(ColumnRole.LABEL), reading.place(ColumnRole.GOLD)
    if label is None or gold is None:
        return
    names = seen.shown.columns
    if names[gold] == gold_name(names[label]):
        sentence = tr(
            "The gold labels of “{question}” are read from “{gold}”",
            question=names[label],
            gold=names[gold],
        )
        yield ImportCheck(
            "ok", sentence, tr("If it is not, choose another column on the Columns page.")
        )
