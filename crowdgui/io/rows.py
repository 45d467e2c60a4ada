"""The rows of a text file one by one, with their lines: for previews and to find what is wrong."""

from __future__ import annotations

import csv
import io
import time
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from crowdgui.io.text.utf8 import BLOCK, Utf8Source, opened
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from crowdgui.io.text.text_format import TextFormat

CELL_LIMIT = 8 << 20
"""Bytes of the longest cell; a longer one is nearly always a quote mark never closed."""

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
    stage = tr("Looking through the lines of {file}", file=path.name)
    with opened(path) as file:
        size = max(1, path.stat().st_size)
        source = Utf8Source(file, path.name, form.encoding)
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


def _quote_error(name: str, line: int, why: str) -> ReadError:
    if "expected after" in why:
        found = tr(
            "Text follows a closing quote mark. Put a separator after it, or write quote marks"
            " inside a cell twice."
        )
    elif "end of data" in why:
        found = tr("A quote mark opens here and is never closed. Close it, or take it out.")
    else:
        found = tr(
            "A cell is longer than {limit} million characters. A quote mark may not be closed.",
            limit=format_number(CELL_LIMIT // 10**6),
        )
    return ReadError(name, found, line=line)


def check_rows(
    path: Path, form: TextFormat, width: int, report: ProgressCallback = ignore_progress
) -> None:
    """Raise a `ReadError` at the first row that is not `width` cells, or is badly quoted."""
    for line, row in numbered_rows(path, form, report, strict=True):
        if len(row) != width:
            raise ReadError(path.name, _wrong_width(len(row), width), line=line)


def check_first(file: str, rows: Sequence[tuple[int, list[str]]]) -> None:
    """Refuse a title above the header: a first row of fewer cells than each of those below."""
    (line, first), *below = rows
    width = min((len(row) for _, row in below), default=0)
    if len(first) < width and len(below) > 1:
        found = tr(
            "{columns} where the rows below have {n}. Take out lines above the header, or name"
            " every column.",
            columns=tr_n("{n} column", "{n} columns", len(first)),
            n=format_number(width),
        )
        raise ReadError(file, found, line=line)


def _wrong_width(found: int, expected: int) -> str:
    columns = tr_n("{n} column", "{n} columns", found)
    return tr(
        "{columns} where {expected} were expected. Check the separators and quote marks there.",
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
    stage = tr("Looking through the lines of {file}", file=path.name)
    with opened(path) as file:
        source = Utf8Source(file, path.name, form.encoding)
        while source.read(BLOCK):
            report(Progress(stage))
    return source.lines
