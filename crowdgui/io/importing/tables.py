"""Any file as a table of text columns: how it is written, what it holds, where its rows are."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.long_table import NothingLeftError
from crowdgui.io.formats.registry import detect_format, get_format
from crowdgui.io.importing.import_spec import Form, MultiFile, first_form, list_files
from crowdgui.io.reachable import not_opened
from crowdgui.io.tabular import text_file
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.raw_table import RowUnit
from crowdgui.io.tabular.roles import LABEL_ROLES, TIMES, ColumnRole, probability_class, rank
from crowdgui.io.tabular.text_file import Preview, TextFormat, count_apostrophes, lines_of_rows
from crowdgui.text.translation import format_number, join_list, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set
    from pathlib import Path

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.form import NamedPart
    from crowdgui.io.tabular.raw_table import RawTable, SkippedEntries


_T = TypeVar("_T")

FILE_COLUMN = "file"
"""Names the file of each row, where several are read as one."""


class FileIdentity(NamedTuple):
    """What changes when a file is written again: its time in nanoseconds, its size in bytes."""

    modified: int
    size: int

    @classmethod
    def of(cls, path: Path) -> FileIdentity:
        status = path.stat()
        return cls(status.st_mtime_ns, status.st_size)


class OpenedFile:
    """A file that is looked at, guessed at and read, and is parsed only once meanwhile.

    Files that are read together share what they keep: `beside` opens another one. A text file
    is not kept, since it is read in blocks; how many rows it has is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._parsed: dict[Path, tuple[FileIdentity, FormatForm, RawTable]] = {}
        self._counted: dict[Path, tuple[FileIdentity, TextFormat, int]] = {}

    def beside(self, path: Path) -> OpenedFile:
        """Return another file that is read together with this one."""
        other = OpenedFile(path)
        other._parsed, other._counted = self._parsed, self._counted
        return other

    def identity(self) -> FileIdentity:
        """Return what distinguishes the file from a later one at the same path.

        Raises
        ------
        ReadError
            If the file cannot be opened.
        """
        try:
            return FileIdentity.of(self.path)
        except OSError as error:
            raise not_opened(self.path.name, error) from error

    def read_text(
        self,
        form: TextFormat,
        columns: Sequence[int] | None,
        report: ProgressCallback,
        uncoded: Collection[int],
    ) -> pa.Table:
        """Read a text file as `text_file.read_table` does, and keep how many rows it has."""
        table = text_file.read_table(self.path, form, columns, report, uncoded=uncoded)
        self._counted[self.path] = (self.identity(), form, len(table))
        return table

    def count_rows(self, form: TextFormat | FormatForm, report: ProgressCallback) -> int:
        """Count the rows; a file that was read is read again only where file or form changed."""
        kept = self._counted.get(self.path)
        if kept is not None and kept[:2] == (self.identity(), form):
            return kept[2]
        return len(read_table(self, form, [0], report))

    def sniff(self, report: ProgressCallback = ignore_progress) -> TextFormat | FormatForm:
        """Guess how the file is written, from its contents."""
        return sniff(self.path, report)

    def parse(self, form: FormatForm, report: ProgressCallback = ignore_progress) -> RawTable:
        """Return the file as a table by its format; parsed again only where file or form changed.

        Raises
        ------
        ReadError
            If the file cannot be read in this format, or there is no label in it.
        """
        identity = self.identity()
        kept = self._parsed.get(self.path)
        if kept is not None and kept[:2] == (identity, form):
            return kept[2]
        try:
            flat = get_format(form.key).read(self.path, form.options, report)
        except NothingLeftError as error:
            error.path = self.path
            raise
        if not flat.table.num_columns or not flat.table.num_rows:
            raise ReadError(
                self.path.name, tr("There are no labels in this file. Export it again.")
            )
        self._parsed[self.path] = (identity, form, flat)
        return flat


def read_without_empty_files(
    files: Sequence[Path],
    read: Callable[[Sequence[Path]], _T],
    skipped: Callable[[ReadError], None],
) -> _T:
    """Return what is read of the files, those without a label to count taken off.

    A tool may write a file for each label, also for one that was rejected.
    """
    while True:
        try:
            return read(files)
        except NothingLeftError as error:
            left = [path for path in files if path != error.path]
            if not left or len(left) == len(files):
                raise
            skipped(error)
            files = left


def sniff(path: Path, report: ProgressCallback = ignore_progress) -> TextFormat | FormatForm:
    """Guess how a file is written, from its contents."""
    found = detect_format(FileHead.of(path))
    if found is not None:
        return FormatForm(found.key, found.options())
    if path.is_dir():
        raise ReadError(path.resolve().name, _no_folder_of_labels(path, report))
    return text_file.sniff(path, report)


_SEEN = 200
"""Most entries on a level of a folder that are looked at for files to name."""

_NAMED = 5


def _no_folder_of_labels(folder: Path, report: ProgressCallback) -> str:
    """State what to open instead of a folder: its files of labels, if there are any."""
    levels = (itertools.islice(folder.glob(level), _SEEN) for level in ("*", "*/*"))
    files = sorted(path for path in itertools.chain(*levels) if path.is_file())
    if not files:
        return tr("This folder is empty.")
    known = []
    for path in files:
        # On a slow network the looks at all of them take long.
        report(Progress(tr("Reading {file}", file=path.name)))
        # A file without a size may be the system's own, which waits to be written to.
        if path.stat().st_size and (path.suffix.lower() in _TABLES or _is_known(path)):
            known.append(path)
    if not known:
        return tr("This folder holds no labels in a known format. Open one of its files instead.")
    names = [path.relative_to(folder).as_posix() for path in known[:_NAMED]]
    if len(known) > _NAMED:
        names.append(tr("{n} more", n=format_number(len(known) - _NAMED)))
    if len(known) > 1:
        return tr(
            "This folder can’t be opened as a whole. Select its files of labels and open them "
            "together: {files}.",
            files=join_list(names),
        )
    return tr(
        "This folder can’t be opened as a whole. Open its labels instead: {files}.",
        files=join_list(names),
    )


_TABLES = (".csv", ".tsv", ".tab")
"""How files of text are called that are nearly always tables."""


def _is_known(path: Path) -> bool:
    try:
        return detect_format(FileHead.of(path)) is not None
    except ReadError:
        return False


def sniff_several(paths: Sequence[Path], report: ProgressCallback = ignore_progress) -> Form:
    """Guess how each of several files is written; of one file, that one."""
    if len(paths) == 1:
        return sniff(paths[0], report)
    return MultiFile(tuple((path, sniff(path, report)) for path in paths))


def preview(
    file: OpenedFile, form: Form, rows: int = 100, report: ProgressCallback = ignore_progress
) -> Preview:
    """Return the column names and the first rows."""
    match form:
        case TextFormat():
            return text_file.preview(file.path, form, rows)
        case FormatForm():
            flat = file.parse(form, report)
            return _shown(flat.table.slice(0, rows), flat.places[:rows])
        case MultiFile():
            return _several_shown(file, form, rows, report)


def read_table(
    file: OpenedFile,
    form: Form,
    columns: Sequence[int] | None = None,
    report: ProgressCallback = ignore_progress,
    *,
    uncoded: Collection[int] = (),
    optional: Collection[int] = (),
) -> pa.Table:
    """Read the columns at the places `columns`, all by default; as `text_file.read_table` does.

    Of files that are read together each has to have all `columns` that are not `optional`; where
    it lacks one of these, its cells are empty.
    """
    match form:
        case TextFormat():
            return file.read_text(form, columns, report, uncoded)
        case FormatForm():
            table = file.parse(form, report).table
        case MultiFile():
            table = _stacked(file, form, columns, optional, report)
    places = range(table.num_columns) if columns is None else columns
    if not isinstance(form, MultiFile):
        table = table.select(list(places))
    for position, place in enumerate(places):
        if place in uncoded:
            plain = table.column(position).cast(pa.string())
            table = table.set_column(position, table.column_names[position], plain)
    return table


def count_rows(
    file: OpenedFile, form: MultiFile, report: ProgressCallback = ignore_progress
) -> tuple[int, ...]:
    """Count the rows of each of the files that are read one below the other."""
    return tuple(file.beside(path).count_rows(own, report) for path, own in form.parts)


def _parsed(file: OpenedFile, form: Form, report: ProgressCallback) -> Iterator[RawTable]:
    """Return each file as its format parses it, one after the other; text files are not parsed."""
    for part, own in _parts(file, form):
        if isinstance(own, FormatForm):
            yield part.parse(own, report)


def _parts(file: OpenedFile, form: Form) -> Iterator[tuple[OpenedFile, TextFormat | FormatForm]]:
    """Return each file that is read, and how."""
    if isinstance(form, MultiFile):
        yield from ((file.beside(path), own) for path, own in form.parts)
    else:
        yield file, form


def _first(file: OpenedFile, form: Form, report: ProgressCallback) -> RawTable | None:
    """Return the first file as its format parses it; None for a text file."""
    part, own = next(_parts(file, form))
    return part.parse(own, report) if isinstance(own, FormatForm) else None


def known_roles(
    file: OpenedFile, form: Form, report: ProgressCallback = ignore_progress
) -> Mapping[ColumnRole, str]:
    """Return the columns whose meaning the format fixes, by name."""
    first = _first(file, form, report)
    return {} if first is None else first.roles


def question_column(
    file: OpenedFile, form: Form, report: ProgressCallback = ignore_progress
) -> str | None:
    """Name the column that says which question a row answers, where the format has one."""
    every = (table.question for table in _parsed(file, form, report))
    return next((name for name in every if name is not None), None)


def question_columns(
    file: OpenedFile, form: Form, report: ProgressCallback = ignore_progress
) -> tuple[str, ...]:
    """Name the columns of answers, where the format has one for each question."""
    first = _first(file, form, report)
    return () if first is None else first.asked


def question_words(
    file: OpenedFile, form: Form, report: ProgressCallback = ignore_progress
) -> Mapping[str, str]:
    """Return what questions ask in the file's own words, by their names."""
    every = [table.asks for table in _parsed(file, form, report)]
    # The first file is believed where others word a question differently.
    return {name: words for asks in reversed(every) for name, words in asks.items()}


def notes_on(
    file: OpenedFile, form: Form, report: ProgressCallback = ignore_progress
) -> tuple[str, ...]:
    """Describe what the user should know about how the file was understood."""
    every = (table.notes for table in _parsed(file, form, report))
    return tuple(dict.fromkeys(itertools.chain.from_iterable(every)))


def find_sheet(
    file: OpenedFile, form: Form, report: ProgressCallback = ignore_progress
) -> tuple[str, tuple[str, ...]]:
    """Return the sheet that is read where there are several, and those of labels that are not.

    Of files that are read together the sheets of labels that are not read, each with its file.
    """
    if isinstance(form, MultiFile):
        each = [(path, find_sheet(file.beside(path), own, report)[1]) for path, own in form.parts]
        return "", tuple(f"{path.name}: {name}" for path, unread in each for name in unread)
    found = _first(file, form, report)
    return ("", ()) if found is None else (found.sheet, found.unread)


def read_skipped_entries(
    file: OpenedFile, form: Form, report: ProgressCallback = ignore_progress
) -> tuple[SkippedEntries, ...]:
    """Return the entries that the format itself marks as no answer."""
    return file.parse(form, report).skipped if isinstance(form, FormatForm) else ()


def read_named_parts(
    path: Path, form: Form, report: ProgressCallback = ignore_progress
) -> Mapping[str, tuple[NamedPart, ...]]:
    """Return what the first file has to offer for each choice that is a name in it."""
    own = first_form(form)
    first = list_files(path, form)[0]
    return get_format(own.key).offers(first, report) if isinstance(own, FormatForm) else {}


def count_table_apostrophes(
    path: Path, form: Form, report: ProgressCallback = ignore_progress
) -> int:
    """Count the cells that an apostrophe is taken off."""
    match form:
        case TextFormat(apostrophes=True):
            return count_apostrophes(path, form, report)
        case MultiFile():
            return sum(count_table_apostrophes(part, own, report) for part, own in form.parts)
    return 0


def find_places(
    file: OpenedFile,
    form: TextFormat | FormatForm,
    rows: IntArray,
    n_rows: int,
    report: ProgressCallback = ignore_progress,
) -> tuple[RowUnit, IntArray]:
    """Return where in the file the rows of the table stand, counted from 1; `rows` rise."""
    if isinstance(form, FormatForm):
        flat = file.parse(form, report)
        return flat.counted_by, flat.places[rows]
    lines = lines_of_rows(file.path, form, rows.tolist(), n_rows, report)
    return RowUnit.LINE, np.array(lines, dtype=np.int64)


def _shown(table: pa.Table, places: IntArray) -> Preview:
    columns = [column.cast(pa.string()).to_pylist() for column in table.columns]
    rows = tuple(zip(*columns, strict=True))
    return Preview(tuple(table.column_names), rows, tuple(int(place) for place in places))


def _several_shown(
    file: OpenedFile, form: MultiFile, rows: int, report: ProgressCallback
) -> Preview:
    """Take the first rows of every file, so that the column of files has more than one word."""
    each = max(1, rows // len(form.parts))
    parts = [(path, preview(file.beside(path), own, each, report)) for path, own in form.parts]
    columns = _together([part.columns for _, part in parts])
    called = call_files([path for path, _ in parts])
    shown: list[tuple[str, ...]] = []
    lines: list[int] = []
    for path, part in parts:
        order = _same_columns(part.columns, columns)
        shown += [
            (*("" if place is None else row[place] for place in order), called[path])
            for row in part.rows
        ]
        lines += part.lines
    return Preview((*columns, _free_name(columns)), tuple(shown), tuple(lines))


def _stacked(
    file: OpenedFile,
    form: MultiFile,
    columns: Sequence[int] | None,
    optional: Collection[int],
    report: ProgressCallback,
) -> pa.Table:
    """Read these columns of each file, one file below the other."""
    parts = [(file.beside(path), own) for path, own in form.parts]
    called = call_files([path for path, _ in form.parts])
    own_names = [preview(part, own, 1, report).columns for part, own in parts]
    names = _together(own_names)
    every = (*names, _free_name(names))
    wanted = range(len(every)) if columns is None else columns
    may_lack = wanted if columns is None else {*optional, len(names)}
    tables = []
    for (part, own), there in zip(parts, own_names, strict=True):
        places = [*_same_columns(there, names), None]
        blank = [n for n in wanted if places[n] is None]
        lacking = [n for n in blank if n not in may_lack]
        if columns is not None:
            unread = {*there} - {every[n] for n in wanted}
            lacking += [n for n in blank if _is_called_otherwise(every[n], unread, own_names)]
        if lacking:
            raise _lacks(part.path, every[lacking[0]])
        # Rows are counted even where nothing of this file is wanted.
        read = sorted({p for n in wanted if (p := places[n]) is not None}) or [0]
        table = read_table(part, own, read, report)
        name = called[part.path]
        if part.path.stem != name:
            table = _call_workers(table, known_roles(part, own, report), part.path.stem, name)
        last = pa.array([name] * len(table), pa.string()).dictionary_encode()
        cells = [
            last
            if n == len(names)
            else _blank(len(table))
            if (place := places[n]) is None
            else table.column(read.index(place))
            for n in wanted
        ]
        tables.append(pa.table(cells, names=[every[n] for n in wanted]))
    return pa.concat_tables(tables).unify_dictionaries()


def call_files(paths: Sequence[Path], *, endings: bool = False) -> dict[Path, str]:
    """Return a name for each file, with its folders where others have it.

    Without endings, unless these are asked for or alone differ.
    """
    parts = {
        path: (*path.absolute().parts[:-1], path.name if endings else path.stem) for path in paths
    }
    called: dict[Path, str] = {}
    for n in range(1, max(map(len, parts.values()), default=0) + 1):
        tails = Counter(own[-n:] for own in parts.values())
        for path, own in parts.items():
            if tails[own[-n:]] == 1:
                called.setdefault(path, "/".join(own[-n:]))
    return {path: called.get(path, path.name) for path in paths}


def _call_workers(
    table: pa.Table, roles: Mapping[ColumnRole, str], stem: str, name: str
) -> pa.Table:
    """Name workers whom the format calls as their file in the way in which files differ."""
    worker = roles.get(ColumnRole.WORKER)
    if worker not in table.column_names:
        return table
    place = table.column_names.index(worker)
    column = split_dictionary(table.column(place))
    own = re.compile(rf"{re.escape(stem)}( \d+)?")
    words = [
        name + (found[1] or "") if (found := own.fullmatch(word)) else word
        for word in column.words.to_pylist()
    ]
    cells = pa.DictionaryArray.from_arrays(column.codes, pa.array(words, pa.string()))
    return table.set_column(place, worker, cells)


def _blank(n_rows: int) -> pa.DictionaryArray:
    return pa.DictionaryArray.from_arrays(pa.nulls(n_rows, pa.int32()).fill_null(0), [""])


def _together(named: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the columns of the first file, and of the others those that say more of labels."""
    more = (name for names in named[1:] for name in names if _says_more(name))
    return tuple(dict.fromkeys((*named[0], *more)))


def _says_more(name: str) -> bool:
    """Return whether a column is one that some files have and others do without.

    People give no probabilities, and gold or times may come with one batch only.
    """
    known = probability_class(name) is not None
    return known or any(rank(name, role) is not None for role in _OF_SOME_FILES)


_OF_SOME_FILES = (ColumnRole.KIND, ColumnRole.GOLD, *TIMES)


def _is_called_otherwise(name: str, unread: Set[str], named: Sequence[tuple[str, ...]]) -> bool:
    """Return whether a file has what a column says under another name, which would be lost.

    `unread` are its columns that are not read. One that is beside the column in some file says
    something else.
    """
    beside = {one for names in named if name in names for one in names}
    roles = [role for role in _OF_SOME_FILES if rank(name, role) is not None]
    return any(rank(one, role) is not None for role in roles for one in unread - beside)


def _same_columns(own: tuple[str, ...], wanted: tuple[str, ...]) -> list[int | None]:
    """Find columns in a file, by name or by what only one name can mean; None for one it lacks."""
    return [own.index(n) if n in own else _same_role(n, own, wanted) for n in wanted]


def _lacks(path: Path, name: str) -> ReadError:
    return ReadError(
        path.name,
        tr(
            "The column “{name}” of the other files is missing. Files that are opened "
            "together need the same columns.",
            name=name,
        ),
    )


def _same_role(name: str, own: tuple[str, ...], wanted: tuple[str, ...]) -> int | None:
    """Find the only other column whose name means the same, as “model” and “worker” do."""
    for role in LABEL_ROLES:
        if rank(name, role) is None or sum(rank(one, role) is not None for one in wanted) > 1:
            continue
        alike = [one for one in own if one not in wanted and rank(one, role) is not None]
        if len(alike) == 1:
            return own.index(alike[0])
    return None


def _free_name(names: Sequence[str]) -> str:
    name = FILE_COLUMN
    while name in names:
        name += "_"
    return name
