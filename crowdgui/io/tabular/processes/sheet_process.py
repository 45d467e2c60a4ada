"""Sheets of workbooks as tables of text, their errors counted; runs in a process of its own."""

from __future__ import annotations

import datetime
import re
import zipfile
import zlib
from itertools import chain, islice
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import numpy as np
import pyarrow as pa
from python_calamine import (
    CalamineError,
    CalamineSheet,
    CalamineWorkbook,
    PasswordError,
    SheetMetadata,
    SheetTypeEnum,
    SheetVisibleEnum,
)

from crowdgui.io.tabular.processes.subprocess_reader import PROBLEM
from crowdgui.io.tabular.raw_table import coded_cells, text_table
from crowdgui.io.tabular.roles import LABEL_ROLES, rank
from crowdgui.io.tabular.sniffing import SAFE_DIGITS, find_header, guess_header

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path


_ODDITIES = {
    "errors": (rb"""["']e["']""", rb"""<(?:\w+:)?c\s[^<>]*?\bt=["']e["']"""),
    # What a formula gave is kept beside it; a kind is named where that is text, even if empty.
    "uncounted": (
        rb"<(?:\w+:)?f\b",
        rb"""<(?:\w+:)?c\b(?![^<>]*\bt=)[^<>]*>\s*<(\w+:)?f\b(?:[^<>]*/>|[^<>]*>[^<]*</\1?f>)\s*"""
        rb"""(?:<(?:\w+:)?v\s*/>|<(?:\w+:)?v>\s*</(?:\w+:)?v>)?\s*</(?:\w+:)?c>""",
    ),
    "hidden": (b"hidden=", rb"""<(?:\w+:)?row\b[^<>]*?\bhidden=["'](?:1|true)["'][^<>/]*>"""),
}
"""What is counted in a sheet: a part that each has, which is found sooner, and all of it."""


_UNREADABLE = (
    *(zipfile.BadZipFile, zlib.error, ElementTree.ParseError, LookupError),
    *(OSError, EOFError, ValueError, RuntimeError),
)


_PIECE = 1 << 20


_OVERLAP = 1 << 14
"""Bytes of the longest cell that is counted: a formula has 8,192 signs at most."""


_LONGEST_LIST = 16 << 20
"""Bytes of the list of sheets, beyond which it is none."""


def count_oddities(path: Path, sheet: str) -> dict[str, int]:
    """Count errors, formulas that were never calculated and hidden rows of a sheet of XLSX.

    Other kinds of workbooks do not tell them apart.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            return _count(archive, _member(archive, sheet))
    except _UNREADABLE:
        # It is no archive, or one that the reader of the sheet itself has a word on.
        return dict.fromkeys(_ODDITIES, 0)


def _member(archive: zipfile.ZipFile, sheet: str) -> str:
    """Find the part of the archive that holds a sheet."""
    book = ElementTree.fromstring(_short(archive, "xl/workbook.xml"))
    links = ElementTree.fromstring(_short(archive, "xl/_rels/workbook.xml.rels"))
    named = [e for e in book.iter() if e.tag.endswith("}sheet") and e.get("name") == sheet]
    link = {key.rpartition("}")[2]: value for key, value in named[0].items()}["id"]
    target = {e.get("Id"): e.get("Target", "") for e in links}[link]
    return target.removeprefix("/") if target.startswith("/") else f"xl/{target}"


def _short(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as member:
        return member.read(_LONGEST_LIST)


def _count(archive: zipfile.ZipFile, name: str) -> dict[str, int]:
    """Look through a sheet piece by piece; a cell may lie across two."""
    found, kept = dict.fromkeys(_ODDITIES, 0), b""
    with archive.open(name) as member:
        while piece := member.read(_PIECE):
            text = kept + piece
            # What begins in the last bytes is counted with the next piece.
            edge = max(0, len(text) - _OVERLAP)
            _add_begun_before(edge, text, found)
            kept = text[edge:]
    _add_begun_before(len(kept), kept, found)
    return found


def _add_begun_before(edge: int, text: bytes, found: dict[str, int]) -> None:
    for name, (part, whole) in _ODDITIES.items():
        # Nearly always there is none.
        if re.search(part, text):
            found[name] += sum(match.start() < edge for match in re.finditer(whole, text))


if TYPE_CHECKING:
    Row = tuple[int, tuple[str, ...]]
    """The number of a row, from 1, and its cells."""


_BLOCK = 1 << 13


_LOOKED_AT = 200
"""Rows in which the first row of the table is looked for, and by which a header is told."""


def sheet_sizes(path: Path) -> tuple[None, dict[str, Any]]:
    """Name the sheets of a workbook, each with its rows and columns and whether it is hidden."""
    try:
        workbook = _workbook(path)
        return None, {"sizes": [_size(workbook, sheet) for sheet in _sheets(workbook)]}
    except _Problem as problem:
        return None, problem.facts


def _size(workbook: CalamineWorkbook, sheet: SheetMetadata) -> tuple[str, int, int, bool]:
    """Read a sheet to its end: what a file says of sizes by itself is often wrong."""
    content = _content(workbook, sheet)
    hidden = _is_hidden(sheet)
    if content.start is None:
        return sheet.name, 0, 0, hidden
    return sheet.name, content.height, content.width, hidden


def read_sheet(
    path: Path, sheet: str, header: str, first_row: int
) -> tuple[pa.Table | None, dict[str, Any]]:
    """Read one sheet: a column of row numbers, then the columns of the sheet."""
    try:
        workbook = _workbook(path)
        chosen, content = _chosen(workbook, sheet)
        others = [other for other in _sheets(workbook) if other.name != chosen.name]
        alike = _alike(workbook, content, others)
    except _Problem as problem:
        return None, problem.facts
    table = _Table(content, header, first_row)
    facts = {
        "sheet": chosen.name,
        "others": [other.name for other in others],
        "alike": alike,
        "long": table.long,
        "merged": table.merged,
        "below": _below_a_gap(table.arrow),
        **count_oddities(path, chosen.name),
    }
    return table.arrow, facts


class _Problem(Exception):  # noqa: N818 -- never seen: it is put in words by the application
    """Why there is no sheet, with what is known of it."""

    def __init__(self, problem: str, **facts: Any) -> None:
        super().__init__(problem)
        self.facts = {PROBLEM: problem, **facts}


def _workbook(path: Path) -> CalamineWorkbook:
    try:
        return CalamineWorkbook.from_path(path)
    except PasswordError as error:
        raise _Problem("password") from error
    except (CalamineError, OSError, ValueError) as error:
        raise _Problem("damaged") from error


def _sheets(workbook: CalamineWorkbook) -> list[SheetMetadata]:
    """Return the sheets that have cells; those that can be seen come first."""
    sheets = [s for s in workbook.sheets_metadata if s.typ == SheetTypeEnum.WorkSheet]
    return sorted(sheets, key=_is_hidden)


def _is_hidden(sheet: SheetMetadata) -> bool:
    return bool(sheet.visible != SheetVisibleEnum.Visible)


def _chosen(workbook: CalamineWorkbook, wanted: str) -> tuple[SheetMetadata, CalamineSheet]:
    """Find a sheet by name or number; by default the first table in sight, else anything.

    Of the tables in sight, one that names worker, item and label comes before one that does not.
    """
    sheets = _sheets(workbook)
    if wanted:
        by_number = {str(place): sheet for place, sheet in enumerate(sheets, 1)}
        by_name = {sheet.name: sheet for sheet in sheets}
        if wanted not in by_number | by_name:
            raise _Problem("no such sheet", sheets=list(by_name))
        sheets = [(by_number | by_name)[wanted]]
    filled = table = None
    for sheet in sheets:
        content = _content(workbook, sheet)
        if _is_table(content) and not _is_hidden(sheet):
            if _names_labels(_first_row(content)):
                return sheet, content
            table = table or (sheet, content)
        if content.start is not None:
            filled = filled or (sheet, content)
    if filled is None:
        raise _Problem("empty sheet" if wanted else "empty")
    return table or filled


def _alike(
    workbook: CalamineWorkbook, read: CalamineSheet, others: Iterable[SheetMetadata]
) -> list[str]:
    """Name the other tables in sight that look like labels, or have the columns of the one read."""
    columns, found = _first_row(read), []
    for other in others:
        content = None if _is_hidden(other) else _content(workbook, other)
        if content is None or not _is_table(content):
            continue
        own = _first_row(content)
        if own == columns or _names_labels(own):
            found.append(other.name)
    return found


def _first_row(content: CalamineSheet) -> tuple[str, ...]:
    """Return the first row of the table in a sheet, as it names the columns."""
    rows = islice(content.iter_rows(), _LOOKED_AT)
    texts = [(0, tuple(map(str, cells))) for cells in rows if cells.count("") < len(cells)]
    return next((cells for _, cells in _from_first_row(texts)), ())


def _names_labels(names: tuple[str, ...]) -> bool:
    """Return whether different columns are called as worker, item and label are."""
    found = [{n for n in names if rank(n, role) is not None} for role in LABEL_ROLES]
    return all(found) and len(set().union(*found)) >= len(LABEL_ROLES)


def _is_table(content: CalamineSheet) -> bool:
    """Return whether there are rows and columns, not the lines of a note to the reader."""
    if content.start is None or content.end is None:
        return False
    return all(last > first for first, last in zip(content.start, content.end, strict=True))


def _content(workbook: CalamineWorkbook, sheet: SheetMetadata) -> CalamineSheet:
    try:
        return workbook.get_sheet_by_name(sheet.name)
    except (CalamineError, OSError, ValueError) as error:
        raise _Problem("damaged") from error


class _Table:
    """The table in a sheet, with what may have gone wrong in it."""

    def __init__(self, sheet: CalamineSheet, header: str, first_row: int) -> None:
        self.long = 0
        rows = (row for row in self._rows(sheet) if row[0] >= first_row)
        head = list(islice(rows, _LOOKED_AT))
        if not first_row:
            head = _from_first_row(head)
        self.merged = _merged(sheet, head[0][0] if head else 1)
        self.arrow = _arrow(head, rows, header)

    def _rows(self, sheet: CalamineSheet) -> Iterator[Row]:
        """Return the rows that are not blank, as text."""
        for number, cells in enumerate(sheet.iter_rows(), 1):
            if cells.count("") < len(cells):
                yield number, tuple(c if type(c) is str else self._text(c) for c in cells)

    def _text(self, cell: Any) -> str:
        match cell:
            case float():
                return self._number(cell)
            case bool():
                return "true" if cell else "false"
            case datetime.datetime():
                return cell.isoformat(" ")
            case datetime.date() | datetime.time():
                return cell.isoformat()
            case datetime.timedelta():
                return _clock(cell)
        return str(cell)

    def _number(self, value: float) -> str:
        """Write a number; a sheet holds 1 as 1.0."""
        if not value.is_integer():
            return repr(value)
        self.long += abs(value) >= 10**SAFE_DIGITS
        return str(int(value)) if abs(value) < 1 << 63 else repr(value)


def _clock(length: datetime.timedelta) -> str:
    """Write a length of time as 36:00:00, hours and minutes and seconds."""
    hours, rest = divmod(abs(length), datetime.timedelta(hours=1))
    sign = "-" if length < datetime.timedelta(0) else ""
    return f"{sign}{hours}:{str(rest)[2:]}"


def _from_first_row(rows: list[Row]) -> list[Row]:
    """Skip titles above the table: rows of one cell, or of fewer than a row with names has."""
    filled = [sum(cell != "" for cell in cells) for _, cells in rows]
    first = next((place for place, n in enumerate(filled) if n > 1), 0)
    return rows[find_header([cells for _, cells in rows]) or first :]


def _below_a_gap(table: pa.Table) -> int:
    """Count the rows below the first blank one, which may be another table."""
    rows = table.column("row").to_numpy()
    gaps = np.flatnonzero(np.diff(rows) > 1)
    return len(rows) - 1 - int(gaps[0]) if gaps.size else 0


def _merged(sheet: CalamineSheet, first_row: int) -> int:
    """Count merged cells that reach below the first row."""
    return sum(end[0] >= first_row for _, end in sheet.merged_cell_ranges or ())


def _arrow(head: list[Row], rest: Iterable[Row], header: str) -> pa.Table:
    if not head:
        return pa.table({"row": pa.array([], pa.int64())})
    named = guess_header([cells for _, cells in head]) if header == "guess" else header == "yes"
    width = len(head[0][1])
    names = head[0][1] if named else ("",) * width
    numbers: list[int] = []
    batches = []
    rows = chain(head[1:] if named else head, rest)
    while block := list(islice(rows, _BLOCK)):
        numbers += [number for number, _ in block]
        columns = zip(*(cells for _, cells in block), strict=True)
        batches.append([coded_cells(pa.array(column, pa.string())) for column in columns])
    table = text_table(names, batches)
    filled = [i for i in range(width) if names[i].strip() or _has_text(table.column(i))]
    return table.select(filled).add_column(0, "row", pa.array(numbers, pa.int64()))


def _has_text(column: pa.ChunkedArray) -> bool:
    return column.num_chunks > 0 and any(column.chunk(0).dictionary.to_pylist())
