"""Text tables: how one is written, its first rows, and all of it as columns."""

from __future__ import annotations

import csv
import io
import itertools
import re
import time
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

import pyarrow as pa
from pyarrow import csv as arrow_csv

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from crowdgui.io.tabular.column_encoder import ColumnEncoder
from crowdgui.io.tabular.encoding import (
    BLOCK,
    MARKED,
    UndecodableError,
    Utf8Source,
    open_checked,
    read_through,
)
from crowdgui.io.tabular.formulas import count_escaped, unescape_formulas, unescape_texts
from crowdgui.io.tabular.sniffing import (
    count_different,
    find_header,
    guess_delimiter,
    guess_header,
    split_rows,
)
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from pathlib import Path


_KEPT = 16
"""Bytes of a block looked at again with the next one."""


def count_apostrophes(
    path: Path, form: TextFormat, report: ProgressCallback = ignore_progress
) -> int:
    """Count the cells that begin with apostrophes before a sign; 0 where one has the bare sign.

    So a count says that the whole file was written by a program that put them there.
    """
    try:
        if not _may_have(path, form):
            return 0
        rows = numbered_rows(path, form, report)
        return count_escaped(chain.from_iterable(cells for _, cells in rows))
    except UndecodableError:
        # Who reads the file is told of the byte.
        return 0


def _may_have(path: Path, form: TextFormat) -> bool:
    """Look for such a cell in the bytes, which is quick and sees some where there are none."""
    before = set(b"\n\r\"'" + form.delimiter.encode())
    with open_checked(path) as file:
        source = Utf8Source(file, path.name, form.encoding)
        kept = b"\n"
        while block := source.read(BLOCK):
            block = kept + block
            for found in MARKED.finditer(block):
                if not found.start() or block[found.start() - 1] in before:
                    return True
            kept = block[-_KEPT:]
    return False


CELL_LIMIT = 8 << 20
"""Bytes of the longest cell; a longer one is nearly always a quote mark never closed."""


LINE_LIMIT = 64 << 20
"""Bytes of the longest line: Python's reader holds a line as a whole, several times over."""


_BREATH = 10_000


# Python's own limit of 131,072 is shorter than some pages of text that are labelled.
csv.field_size_limit(CELL_LIMIT)


def numbered_rows(
    path: Path,
    form: TextFormat,
    report: ProgressCallback = ignore_progress,
    *,
    strict: bool = False,
) -> Iterator[tuple[int, list[str]]]:
    """Return every row that is not blank with the file line it begins at, header included.

    `strict` refuses quote marks in wrong places, which otherwise are taken as they come.
    """
    stage = tr("Scanning the lines of {file}", file=path.name)
    with open_checked(path) as file:
        size = max(1, path.stat().st_size)
        source = Utf8Source(file, path.name, form.encoding, longest_line=LINE_LIMIT)
        text = io.TextIOWrapper(io.BufferedReader(source, BLOCK), "utf-8", newline="")
        reader = csv.reader(text, delimiter=form.delimiter, strict=strict)
        line = 1
        try:
            for count, row in enumerate(reader):
                if row:
                    yield line, row
                line = reader.line_num + 1
                if count % _BREATH == 0:
                    # A loop like this can hold the interpreter lock for seconds otherwise.
                    time.sleep(1e-4)
                    report(Progress(stage, min(1.0, source.consumed / size)))
        except csv.Error as error:
            raise _quote_error(path.name, line, str(error)) from error


def list_rows(path: Path) -> list[tuple[int, list[str]]]:
    """Return all rows of a short list with their lines: the first may be a header or not."""
    form = sniff(path)
    rows = [(line, row) for line, row in numbered_rows(path, form) if any(map(str.strip, row))]
    return [(line, unescape_texts(row)) for line, row in rows] if form.apostrophes else rows


_UNCLOSED = "unexpected end of data"
"""What Python's reader says of a quote mark that is never closed."""


def _quote_error(name: str, line: int, why: str) -> ReadError:
    if "expected after" in why:
        found = tr(
            "Text follows a closing quotation mark. Put a separator after the mark, or "
            "write quotation marks inside a cell twice."
        )
    elif "end of data" in why:
        found = tr("A quotation mark opens here and is never closed. Close it, or remove it.")
    else:
        found = tr(
            "A cell is longer than {limit} million characters. A quotation mark may not be closed.",
            limit=format_number(CELL_LIMIT // 10**6),
        )
    return ReadError(name, found, line=line)


def _check_rows(
    path: Path, form: TextFormat, width: int, report: ProgressCallback = ignore_progress
) -> None:
    """Raise a `ReadError` at the first row that is not `width` cells, or is badly quoted.

    So is one with a cell that holds other rows, whose mark is closed by another one by chance.
    """
    known: list[set[str]] = []
    for line, row in numbered_rows(path, form, report, strict=True):
        if len(row) != width:
            raise ReadError(path.name, _wrong_width(len(row), width), line=line)
        for place, cell in enumerate(row):
            if ("\n" in cell or "\r" in cell) and width > 1:
                known = known or _known_cells(path, form, width)
                if _holds_rows(cell, place, form.delimiter, known):
                    raise _quote_error(path.name, line, _UNCLOSED)


_LINE_BREAK = re.compile(r"\r\n|\r|\n")


def _holds_rows(cell: str, place: int, delimiter: str, known: Sequence[set[str]]) -> bool:
    """Return whether the lines of a cell are cut like rows, each with a cell its column has too."""
    width = len(known)
    first, *between, last = (part.split(delimiter) for part in _LINE_BREAK.split(cell))
    if (len(first), len(last)) != (width - place, place + 1):
        return False
    # Of the first and the last line, a part is in the cell.
    whole = [(place + 1, first[1:]), *((0, line) for line in between), (0, last[:-1])]
    return all(len(line) == width for line in between) and all(
        any(word and word in known[start + n] for n, word in enumerate(line))
        for start, line in whole
        if line
    )


def _known_cells(path: Path, form: TextFormat, width: int) -> list[set[str]]:
    """Return the different cells of each column in the first rows."""
    rows = [row for _, row in _first_rows(path, form, _COMPARED) if len(row) == width]
    return [{*column} for column in zip(*rows, strict=True)] or [set() for _ in range(width)]


def _check_first(file: str, rows: Sequence[tuple[int, list[str]]]) -> None:
    """Refuse a title above the header: a first row of fewer cells than each of those below.

    Where a row below names the columns, blank and equal cells of the first do not count.
    """
    (line, first), *below = rows
    width = min((len(row) for _, row in below), default=0)
    n_cells = len(first)
    if n_cells >= width and (header := find_header([row for _, row in rows])):
        n_cells, width = count_different(first), len(rows[header][1])
    if n_cells < width and len(below) > 1:
        found = tr(
            "Found {columns}, but the rows below have {n}. Remove the lines above the "
            "header, or name every column.",
            columns=tr_n("{n} column", "{n} columns", n_cells),
            n=format_number(width),
        )
        raise ReadError(file, found, line=line)


_QUOTED_AFTER_BLANKS = re.compile(r'\s+".*"\s*', re.DOTALL)


def _check_blanks(file: str, rows: Sequence[tuple[int, list[str]]]) -> None:
    """Refuse blanks between separator and quote mark: the marks would be read as text.

    A single cell may be meant so, but not all below the first row.
    """
    below = [row for _, row in rows[1:]]
    for cells in zip(*below, strict=False) if len(below) > 1 else ():
        if all(map(_QUOTED_AFTER_BLANKS.fullmatch, cells)):
            found = tr(
                "There is a blank before the quotation mark of {cell}. Remove the blanks "
                "between separators and quotation marks.",
                cell=cells[0].strip(),
            )
            raise ReadError(file, found, line=rows[1][0])


def _wrong_width(found: int, expected: int) -> str:
    columns = tr_n("{n} column", "{n} columns", found)
    return tr(
        "Found {columns}, expected {expected}. Check the separators and quotation marks there.",
        columns=columns,
        expected=format_number(expected),
    )


def lines_of_rows(
    path: Path,
    form: TextFormat,
    rows: Sequence[int],
    n_rows: int,
    report: ProgressCallback = ignore_progress,
) -> tuple[int, ...]:
    """Return the file line of each of `rows`, counted from 0 below the header, in rising order."""
    if not rows:
        return ()
    skipped = int(form.header)
    if _count_lines(path, form, report) == n_rows + skipped:
        return tuple(row + skipped + 1 for row in rows)
    wanted, last = set(rows), rows[-1]
    lines = []
    for index, (line, _) in enumerate(numbered_rows(path, form, report), start=-skipped):
        if index in wanted:
            lines.append(line)
        if index >= last:
            break
    return tuple(lines)


def _count_lines(path: Path, form: TextFormat, report: ProgressCallback) -> int:
    stage = tr("Scanning the lines of {file}", file=path.name)
    with open_checked(path) as file:
        source = Utf8Source(file, path.name, form.encoding)
        while source.read(BLOCK):
            report(Progress(stage))
    return source.lines


@dataclass(frozen=True)
class TextFormat:
    """The separator of cells, the encoding, and whether the first row names the columns.

    With `apostrophes`, one is taken off every cell that has some before the sign of a formula.
    """

    delimiter: str
    encoding: str
    header: bool
    apostrophes: bool = False


MOST_COLUMNS = 20_000
"""Workers or items of a wide table; more is nearly always a wrong separator."""


_SNIFFED = 1 << 17


_SHOWN_CELLS = 1 << 21
"""Cells looked at; of a table with very many columns that is fewer rows than are asked for."""


_COMPARED = 1_000
"""First rows whose cells are kept to see whether a cell holds rows like them."""


_AT_ONCE = 2_000
"""Columns read at a time: each takes kilobytes then, however few its rows."""


_END = "\x03"
"""Fills a row set after the last one: where it does not come back, an open quote swallowed it."""


@dataclass(frozen=True)
class Preview:
    """The first rows, each with the file line it begins at.

    Every row has a cell for every column: short ones are filled and long ones cut here, while
    reading the table refuses them.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]


_YAML = (".yaml", ".yml")


_ALIASES = re.compile(r"(?:[ \t]*(?:#.*|---.*)?[\r\n]+)*[\w-]+:[ \t]+&[\w-]+[ \t]+[\[{*]")
"""A name with a value that other values repeat: no table begins so, and few lines become many."""


def sniff(path: Path, report: ProgressCallback = ignore_progress) -> TextFormat:
    """Guess how the file is written. All of it is decoded, so that no bad byte comes late."""
    encoding, marked = read_through(path, report)
    sample = _sample(path, encoding)
    if not sample.strip():
        raise ReadError(path.name, tr("The file is empty. Export or copy it again."))
    if path.suffix.lower() in _YAML or _ALIASES.match(sample):
        found = tr("This is YAML without labels that CrowdGUI can read. Save them as CSV first.")
        raise ReadError(path.name, found)
    delimiter = guess_delimiter(sample)
    form = TextFormat(delimiter, encoding, guess_header(split_rows(sample, delimiter)))
    return replace(form, apostrophes=marked and count_apostrophes(path, form, report) > 0)


def _sample(path: Path, encoding: str) -> str:
    """Take the first lines, without the last one where it may be cut off."""
    with open_checked(path) as file:
        raw = file.read(_SNIFFED)
        more = bool(file.read(1))
    # A stray byte is told of where the file is read; here it must not hide the separator.
    text = raw.decode(encoding, "replace").removeprefix("\ufeff")
    return text[: 1 + max(text.rfind("\n"), text.rfind("\r"))] or text if more else text


def preview(path: Path, form: TextFormat, rows: int = 100) -> Preview:
    """Read the column names and the first `rows` rows, fewer where rows are very wide."""
    found = list(_first_rows(path, form, rows + 1))
    if not found:
        raise ReadError(path.name, tr("The file is empty. Export or copy it again."))
    if form.apostrophes:
        found = [(line, unescape_texts(row)) for line, row in found]
    first = found[0][1]
    if len(first) > MOST_COLUMNS:
        many = tr(
            "There are {n} columns; at most {most} can be read. Is the separator right?",
            n=format_number(len(first)),
            most=format_number(MOST_COLUMNS),
        )
        raise ReadError(path.name, many)
    _check_first(path.name, found)
    _check_blanks(path.name, found)
    columns = distinct_names(first if form.header else [""] * len(first))
    below = found[1:] if form.header else found[:rows]
    cells = tuple(tuple((*row, *[""] * len(columns))[: len(columns)]) for _, row in below)
    return Preview(columns, cells, tuple(line for line, _ in below))


def _first_rows(path: Path, form: TextFormat, rows: int) -> Iterator[tuple[int, list[str]]]:
    n_cells = 0
    for line, row in itertools.islice(numbered_rows(path, form), rows):
        yield line, row
        n_cells += len(row)
        if n_cells > _SHOWN_CELLS:
            return


def distinct_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return every column a name of its own: “label (2)” to a second “label”."""
    taken: dict[str, None] = {}
    copies: dict[str, int] = {}
    for place, given in enumerate(names, start=1):
        wanted = given if given.strip() else tr("column {n}", n=place)
        name = wanted
        while name in taken:
            copies[wanted] = copies.get(wanted, 1) + 1
            name = tr("{name} ({n})", name=wanted, n=copies[wanted])
        taken[name] = None
    return tuple(taken)


def given_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of columns as they were before `distinct_names`."""
    copy_of: dict[str, str] = {}
    copies: dict[str, int] = {}
    found = []
    for name in names:
        given = copy_of.get(name, name)
        copies[given] = copies.get(given, 1) + 1
        copy_of[tr("{name} ({n})", name=given, n=copies[given])] = given
        found.append(given)
    return tuple(found)


def read_table(
    path: Path,
    form: TextFormat,
    columns: Sequence[int] | None = None,
    report: ProgressCallback = ignore_progress,
    *,
    uncoded: Collection[int] = (),
) -> pa.Table:
    """Read the columns at the places `columns`, all by default, as dictionary codes of text.

    Every cell stays the text it is, the empty one included. The words of a column are in the order
    in which they first appear, in one dictionary for all its chunks. Columns at the places
    `uncoded`, in which few cells are alike, are read as mere text.
    """
    names = preview(path, form, rows=0).columns
    places = range(len(names)) if columns is None else columns
    if max(places, default=0) >= len(names):
        columns_now = tr_n("{n} column", "{n} columns", len(names))
        why = tr("The file has changed and now has {columns}. Open it again.", columns=columns_now)
        raise ReadError(path.name, why)
    found: list[pa.ChunkedArray] = []
    try:
        for start in range(0, len(places), _AT_ONCE):
            part = places[start : start + _AT_ONCE]
            share = _share_of(report, start / len(places), len(part) / len(places))
            found += _columns(path, form, len(names), part, uncoded, share)
        return pa.table(found, names=[names[place] for place in places])
    except pa.ArrowException as error:
        _check_rows(path, form, len(names), report)
        raise _unreadable(path) from error


def _share_of(report: ProgressCallback, done: float, share: float) -> ProgressCallback:
    """Take what is reported of a part of the work for that much of the whole."""

    def reported(progress: Progress) -> None:
        report(replace(progress, fraction=done + share * (progress.fraction or 0.0)))

    return reported


def _columns(
    path: Path,
    form: TextFormat,
    width: int,
    places: Sequence[int],
    uncoded: Collection[int],
    report: ProgressCallback,
) -> list[pa.ChunkedArray]:
    with ColumnEncoder(places, uncoded) as coding:
        for batch in _batches(path, form, width, places, report):
            coding.add(dict(zip(places, batch, strict=True)))
        columns = coding.columns(places)
    # Arrow keeps the blocks it parsed for later, several times what the codes take.
    pa.default_memory_pool().release_unused()
    return [_without_apostrophes(c) for c in columns] if form.apostrophes else columns


def _unreadable(path: Path) -> ReadError:
    found = tr("The rows can’t be separated. Check the separator and the quotation marks.")
    return ReadError(path.name, found)


def _batches(
    path: Path, form: TextFormat, width: int, places: Sequence[int], report: ProgressCallback
) -> Iterator[list[pa.StringArray]]:
    """Return the columns at `places` some rows at a time, without the header and the end row."""
    stage = tr("Reading {file}", file=path.name)
    end = "\n" + form.delimiter.join([_END] * width) + "\n"
    n_rows = 0
    held: pa.RecordBatch | None = None
    with open_checked(path) as file:
        size = max(1, path.stat().st_size)
        source = Utf8Source(file, path.name, form.encoding, tail=end.encode())
        with _open(source, form, width, places) as reader:
            for batch in filter(len, reader):
                if held is not None:
                    yield held.columns
                held = batch.slice(1) if form.header and not n_rows else batch
                n_rows += len(batch)
                report(Progress(stage, min(1.0, source.consumed / size)))
    if source.escaped or (source.quotes and source.lines >= n_rows):
        # Cells span lines, or lines are blank: was a quote mark closed far below by chance?
        _check_rows(path, form, width, report)
    if not held or any(column[-1].as_py() != _END for column in held.columns):
        raise _unreadable(path)
    yield held.slice(0, len(held) - 1).columns


def _open(
    source: Utf8Source, form: TextFormat, width: int, places: Sequence[int]
) -> arrow_csv.CSVStreamingReader:
    # The header is read as a row and cut off later: its names may repeat or span lines.
    names = [str(place) for place in range(width)]
    return arrow_csv.open_csv(
        pa.PythonFile(source, "r"),
        arrow_csv.ReadOptions(column_names=names, block_size=CELL_LIMIT),
        arrow_csv.ParseOptions(delimiter=form.delimiter, newlines_in_values=True),
        arrow_csv.ConvertOptions(
            column_types={names[place]: pa.string() for place in places},
            include_columns=[names[place] for place in places],
            strings_can_be_null=False,
            # Every column would have its own tables of these words, some kilobytes each.
            null_values=[],
            true_values=[],
            false_values=[],
        ),
    )


def _without_apostrophes(column: pa.ChunkedArray) -> pa.ChunkedArray:
    if not pa.types.is_dictionary(column.type):
        return pa.chunked_array([unescape_formulas(chunk) for chunk in column.chunks], pa.string())
    coded = column.chunk(0)
    # Two words may have become one.
    words = unescape_formulas(coded.dictionary).dictionary_encode()
    return pa.chunked_array(
        [pa.DictionaryArray.from_arrays(words.indices.take(coded.indices), words.dictionary)]
    )
