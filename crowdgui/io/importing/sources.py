"""How files of labels are read: what is stated of them, and a guess of the rest."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypedDict, Unpack

from crowdgui.core.errors import InputError, ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import get_format
from crowdgui.io.importing.guess.certainty import (
    ColumnChoice,
    UnclearReadingError,
    column_choices,
    describe_doubt,
)
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.io.importing.guess.spec_detection import (
    GUESSED_ROWS,
    detect_columns,
    detect_gold_spec,
    find_gold_file,
)
from crowdgui.io.importing.import_spec import (
    MISSING_WORDS,
    TEXT,
    ImportSpec,
    Layout,
    MultiFile,
    RepeatPolicy,
    drop_file,
    has_header,
    list_files,
)
from crowdgui.io.importing.lists.class_map import ClassMap
from crowdgui.io.importing.questions import split_questions, with_question
from crowdgui.io.importing.tables import (
    OpenedFile,
    known_roles,
    preview,
    question_columns,
    read_table,
    sniff_several,
)
from crowdgui.io.tabular import text_file
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.guess.guessing import Doubt
    from crowdgui.io.importing.import_spec import Form
    from crowdgui.io.tabular.text_file import Preview


AUTO = ""
"""Stands for the format that is recognised."""


def select_form(
    paths: Sequence[Path], key: str, report: ProgressCallback = ignore_progress
) -> Form:
    """Return how files are read in the format `key`, with its default options."""
    if key == AUTO:
        return sniff_several(paths, report)
    if len(paths) == 1:
        return _own_form(paths[0], key, report)
    return MultiFile(tuple((path, _own_form(path, key, report)) for path in paths))


def _own_form(path: Path, key: str, report: ProgressCallback) -> TextFormat | FormatForm:
    if key == TEXT:
        return text_file.sniff(path, report)
    return FormatForm(key, get_format(key).options())


@dataclass(frozen=True)
class Source:
    """A file of labels with its reading, and a gold file where there is one.

    The gold file's reading is guessed where it is None. `columns` are those of worker, item, label,
    gold and kind by name, with what each was chosen by; `content` is a file or folder that shows
    the items; `models` is a file that lists the workers that are models. `names` are all columns of
    the file, as they were when it was looked at.
    """

    path: Path
    reading: ImportSpec
    gold: Path | None = None
    gold_reading: ImportSpec | None = None
    columns: tuple[ColumnChoice, ...] = ()
    content: Path | None = None
    models: Path | None = None
    names: tuple[str, ...] = ()

    @property
    def files(self) -> tuple[Path, ...]:
        """Every file that is read."""
        own = list_files(self.path, self.reading.form)
        beside = (self.gold, self.content, self.models)
        return (*own, *(path for path in beside if path is not None))


class ColumnOptions(TypedDict, total=False):
    """Names of columns that need no guess."""

    worker: str | None
    item: str | None
    left: str | None
    right: str | None
    label: str | None
    gold_column: str | None
    time: str | None
    seconds: str | None
    kind_column: str | None


class SourceOptions(ColumnOptions, total=False):
    """What is known of files of labels before they are looked at; the rest is guessed."""

    probabilities: Collection[str] | None
    """The columns of class probabilities, empty where there are none."""
    groups: Collection[str]
    """The columns that sort labels into groups."""
    gold: Path | None
    """A file of gold labels; where none is given, one of `more` may hold them."""
    repeats: RepeatPolicy
    question: str | None
    row: str | None
    """What a row holds, a key of `ROWS`."""
    missing: Collection[str]
    """Cells that hold no label, beside empty ones."""
    worker_from_file: bool
    """Whether each file holds the labels of the worker it is named after."""
    more: tuple[Path, ...]
    """Files that are read together with the first, as one table."""
    form: Form | None
    """How all files are written, where that is not to be detected."""
    content: Path | None
    """A table or folder that shows the items."""
    models: Path | tuple[str, ...]
    """A list of the workers that are models, or patterns of their names."""
    bins: tuple[float, ...]
    """Edges of the ranges that numbers are grouped into."""
    ordered: tuple[str, ...] | None
    """All classes from lowest to highest, none where they are no scale."""


class SourceGuess(NamedTuple):
    """How files are probably read, and the doubt about that, if there is any."""

    source: Source
    doubt: Doubt | None


def open_source(
    path: Path,
    *,
    opened: OpenedFile | None = None,
    report: ProgressCallback = ignore_progress,
    **options: Unpack[SourceOptions],
) -> Source:
    """Look at the files as `guess_source` does, and refuse a doubtful guess.

    Raises
    ------
    UnclearReadingError
        If the files can be read in several ways, or in none that looks right; the sentence names
        the ways and the options that choose between them.
    """
    opened = opened or OpenedFile(path)
    source, doubt = guess_source(path, opened=opened, report=report, **options)
    if doubt is None:
        return source
    # What is wrong with the file itself comes before what is unclear about it.
    read_table(opened.beside(source.path), source.reading.form, None, report)
    raise _unclear(source, doubt)


def open_questions(
    path: Path,
    wanted: Collection[str],
    opened: OpenedFile,
    report: ProgressCallback,
    **options: Unpack[SourceOptions],
) -> tuple[Source, tuple[str, ...], tuple[str, ...]]:
    """Look at the files as `open_source` does, and return their columns and the questions wanted.

    All questions are wanted where none is named; a file that has but one question has none here.
    """
    source, doubt = guess_source(path, opened=opened, report=report, **options)
    if doubt is not None and doubt.kind is not DoubtKind.QUESTION:
        raise _unclear(source, doubt)
    file = opened.beside(source.path)
    columns = preview(file, source.reading.form, 1, report).columns
    there = split_questions(file, source.reading, report)
    missing = [name for name in wanted if name not in there] if there else []
    if missing:
        raise _no_question(path, missing[0], there)
    return source, columns, tuple(name for name in there if not wanted or name in wanted)


def _unclear(source: Source, doubt: Doubt) -> UnclearReadingError:
    several = isinstance(source.reading.form, MultiFile)
    sentence = f"{describe_doubt(doubt)} {_way_out(doubt, several=several)}".strip()
    return UnclearReadingError(source.path.name, doubt, sentence)


def _no_question(path: Path, wanted: str, there: Sequence[str]) -> ReadError:
    return ReadError(
        path.name,
        tr(
            "There is no question “{wanted}”. The questions are {there}.",
            wanted=wanted,
            there=join_list(tr("“{name}”", name=name) for name in there[:20]),
        ),
    )


def guess_source(
    path: Path,
    *,
    opened: OpenedFile | None = None,
    report: ProgressCallback = ignore_progress,
    **options: Unpack[SourceOptions],
) -> SourceGuess:
    """Look at the files and guess how to read them; what `options` state needs no guess.

    Pass the same `opened` here and to what reads the files: nothing is parsed twice then. A guess
    may be incomplete: `ImportSpec.problem` of the result says what is missing.
    """
    file = OpenedFile(path) if opened is None else opened.beside(path)
    form, gold = options.get("form"), options.get("gold")
    if form is None:
        path, form, gold = _sniff(file, options.get("more", ()), gold, report)
        file = file.beside(path)
    names = _named_columns(options)
    worker_from_file = options.get("worker_from_file", False)
    if worker_from_file:
        form = _with_workers_from_files(path, form)
    form, rows = _first_rows(file, form, names.values(), report)
    if worker_from_file and ColumnRole.WORKER not in known_roles(file, form, report):
        names[ColumnRole.WORKER] = rows.columns[-1]
    given = {role: _named_place(path, rows, form, name) for role, name in names.items()}
    row, missing = options.get("row"), options.get("missing", ())
    layout = None if row is None else ROWS[row]
    guess = detect_columns(file, form, _without(rows, missing), given, layout, report)
    doubt = guess.doubt
    repeats = options.get("repeats", RepeatPolicy.FIRST)
    reading = replace(guess.spec, repeats=repeats, missing=MISSING_WORDS.union(missing))
    chosen = set(given)
    probabilities = options.get("probabilities")
    if probabilities is not None:
        reading = _with_probabilities(path, rows, reading, probabilities)
        chosen.add(ColumnRole.PROBABILITY)
    reading = _with_groups(path, rows, reading, options.get("groups", ()))
    question = options.get("question")
    if question is not None:
        reading = _asked(file, reading, rows, question, report)
        chosen.add(ColumnRole.LABEL)
        doubt = None if doubt is not None and doubt.kind is DoubtKind.QUESTION else doubt
    columns = column_choices(reading, rows.columns, chosen, known_roles(file, form, report))
    models = options.get("models", ())
    patterns, listed = ((), models) if isinstance(models, Path) else (models, None)
    source = Source(
        path,
        replace(reading, classes=_classes(options), models=patterns),
        columns=columns,
        content=options.get("content"),
        models=listed,
        names=tuple(rows.columns),
    )
    if gold is not None:
        words = {row[place] for row in rows.rows for place in reading.places(ColumnRole.LABEL)}
        of_gold = detect_gold_spec(file.beside(gold), words, report)
        source = replace(source, gold=gold, gold_reading=of_gold)
    return SourceGuess(source, doubt)


def _named_columns(options: ColumnOptions) -> dict[ColumnRole, str]:
    names = {
        ColumnRole.WORKER: options.get("worker"),
        ColumnRole.ITEM: options.get("item"),
        ColumnRole.LEFT: options.get("left"),
        ColumnRole.RIGHT: options.get("right"),
        ColumnRole.LABEL: options.get("label"),
        ColumnRole.GOLD: options.get("gold_column"),
        ColumnRole.TIME: options.get("time"),
        ColumnRole.SECONDS: options.get("seconds"),
        ColumnRole.KIND: options.get("kind_column"),
    }
    return {role: name for role, name in names.items() if name is not None}


def _classes(options: SourceOptions) -> ClassMap:
    ordered = options.get("ordered")
    is_scale = None if ordered is None else bool(ordered)
    return ClassMap(bins=options.get("bins", ()), order=ordered or (), is_scale=is_scale)


def _sniff(
    file: OpenedFile, more: tuple[Path, ...], gold: Path | None, report: ProgressCallback
) -> tuple[Path, Form, Path | None]:
    """Return the first file of labels, how all are written, and the file that holds gold."""
    form = sniff_several((file.path, *more), report)
    if gold is None and isinstance(form, MultiFile):
        gold = find_gold_file(file, form, report)
        if gold is not None:
            return *drop_file(form, gold), gold
    return file.path, form, gold


def _first_rows(
    file: OpenedFile, form: Form, names: Collection[str], report: ProgressCallback
) -> tuple[Form, Preview]:
    """Return the first rows, below a header if it takes one to find the columns of these names."""
    rows = preview(file, form, GUESSED_ROWS, report)
    unfound = any(_place(rows, form, name) is None for name in names)
    if unfound and isinstance(form, TextFormat) and not form.header:
        form = replace(form, header=True)
        rows = preview(file, form, GUESSED_ROWS, report)
    return form, rows


def _with_probabilities(
    path: Path, rows: Preview, reading: ImportSpec, names: Collection[str]
) -> ImportSpec:
    """Take these columns for class probabilities, and no others."""
    places = {_named_place(path, rows, reading.form, name) for name in names}
    others: dict[ColumnRole, ColumnRole] = {ColumnRole.PROBABILITY: ColumnRole.LEAVE_OUT}
    roles = [others.get(role, role) for role in reading.roles]
    for place in places:
        roles[place] = ColumnRole.PROBABILITY
    return replace(reading, roles=tuple(roles))


def _with_groups(
    path: Path, rows: Preview, reading: ImportSpec, names: Collection[str]
) -> ImportSpec:
    """Sort labels into groups by these columns."""
    roles = list(reading.roles)
    for name in names:
        place = _named_place(path, rows, reading.form, name)
        if roles[place] not in (ColumnRole.LEAVE_OUT, ColumnRole.CONTENT):
            raise ReadError(
                path.name,
                tr(
                    "The column “{name}” can’t name groups: it already says something else of "
                    "the labels.",
                    name=name,
                ),
            )
        roles[place] = ColumnRole.GROUP
    return replace(reading, roles=tuple(roles))


def _with_workers_from_files(path: Path, form: Form) -> Form:
    """Read the worker from the file's name, where the format can."""
    if not isinstance(form, MultiFile):
        raise ReadError(path.name, tr("Workers are named after files only if there are several."))
    return MultiFile(tuple((part, _named_after_file(own)) for part, own in form.parts))


_OF_FILE = {"file_is_worker": True, "worker": "file"}
"""What formats call the choice that the file names the worker, and what it is then."""


def _named_after_file(form: TextFormat | FormatForm) -> TextFormat | FormatForm:
    if not isinstance(form, FormatForm):
        return form
    chosen = {key: value for key, value in _OF_FILE.items() if hasattr(form.options, key)}
    return replace(form, options=replace(form.options, **chosen))


ROWS = {"label": Layout.LONG, "item": Layout.ITEMS_DOWN, "worker": Layout.WORKERS_DOWN}
"""What a row can hold, by its name on the command line."""


def _without(rows: Preview, missing: Collection[str]) -> Preview:
    """Return the rows with empty cells where the words mean no answer."""
    if not missing:
        return rows
    words = frozenset(missing)
    cells = tuple(tuple("" if cell in words else cell for cell in row) for row in rows.rows)
    return replace(rows, rows=cells)


def _way_out(doubt: Doubt, *, several: bool) -> str:
    """Name the options that settle a doubt."""
    match doubt.kind:
        case DoubtKind.COLUMN:
            return f"Choose it with --{doubt.role}."
        case DoubtKind.SIGNS:
            return "If that is right, confirm it with --worker, --item and --label."
        case DoubtKind.NO_WORKER if several:
            return (
                "If each file holds the labels of one worker, add --worker-from file; otherwise "
                "choose the column that names the worker with --worker."
            )
        case DoubtKind.NO_WORKER:
            return (
                "Pass known true labels with --gold beside a file of labels, choose the column "
                "that names the worker with --worker, or add --row item if there is a column of "
                "labels for each worker."
            )
        case DoubtKind.PAIRS:
            left, right = (option.name for option in doubt.options)
            return (
                f"If they do, confirm it with --left “{left}” --right “{right}”; if not, choose "
                "with --item."
            )
        case DoubtKind.PAIR_WORKER:
            return "Choose it with --worker, or confirm with --left and --right that none does."
        case DoubtKind.LAYOUT:
            return "Choose with --row label, --row item or --row worker."
        case DoubtKind.QUESTION:
            return "Choose one with --question, or read each of them with --questions all."
    return ""


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
        raise ReadError(file.path.name, tr("There is only one question, so none can be chosen."))
    raise _no_question(file.path, question, asked)


def _place(rows: Preview, form: Form, name: str) -> int | None:
    """Find the column called `name`: exactly so, else without regard to case and outer blanks.

    Where no column has that name, a number is the place of one, from 1.
    """
    plain = name.strip().casefold()
    places = [i for i, column in enumerate(rows.columns) if column.strip().casefold() == plain]
    exact = [i for i in places if rows.columns[i] == name]
    if places or not name.isdecimal() or (has_header(form) and all(rows.columns)):
        return next(iter(exact or places), None)
    return int(name) - 1 if 0 < int(name) <= len(rows.columns) else None


def _named_place(path: Path, rows: Preview, form: Form, name: str) -> int:
    place = _place(rows, form, name)
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
