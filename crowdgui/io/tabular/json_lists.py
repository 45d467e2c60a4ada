"""Records of a JSON file one by one, whether it is a list, lines, or one object."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.encoding import open_checked, to_writable
from crowdgui.io.tabular.json_text import JsonText
from crowdgui.io.tabular.raw_table import (
    RawTable,
    RawTableBuilder,
    RowUnit,
    check_width,
    coded_cells,
    text_table,
    too_wide,
)
from crowdgui.io.tabular.roles import has_known_name
from crowdgui.io.tabular.sniffing import guess_header
from crowdgui.io.tabular.text_file import MOST_COLUMNS, distinct_names
from crowdgui.text.translation import format_number, join_list, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path
    from typing import BinaryIO

    from crowdgui.core.progress import ProgressCallback


_EXACT = 1e15
"""From here on a float has no decimals left to write."""


def json_records(path: Path, report: ProgressCallback) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return every record with its number from 1: of a list, of an object, or of lines of JSON.

    A record that is no object is refused.
    """
    with open_checked(path) as file:
        yield from read_records(file, path.name, path.stat().st_size, report)


def read_records(
    file: BinaryIO, name: str, size: int, report: ProgressCallback
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return the records of a file that is open, as `json_records` does."""
    text = JsonText(file, name, size, report)
    listed = text.passes("[")
    place = 0
    while (sign := text.sign()) and sign != "]":
        place += 1
        record = text.value()
        if not isinstance(record, dict):
            found = tr(
                "Record {n} isn’t a JSON object. Put each record in braces.", n=format_number(place)
            )
            raise text.refusal(found)
        yield place, record
        if listed and not text.passes(","):
            break
    if listed:
        text.demand("]")
    if text.sign():
        raise text.wrong()
    if not place:
        raise ReadError(name, tr("This file contains no records."))


def json_members(path: Path, report: ProgressCallback) -> Iterator[tuple[int, str, Any]]:
    """Return the members of the one object that a file is, each with its number from 1."""
    with open_checked(path) as file:
        text = JsonText(file, path.name, path.stat().st_size, report)
        text.demand("{")
        place = 0
        while text.sign() != "}":
            key = text.value()
            if not isinstance(key, str):
                raise text.wrong()
            text.demand(":")
            place += 1
            yield place, key, text.value()
            if not text.passes(","):
                break
        text.demand("}")
        if text.sign():
            raise text.wrong()


def format_json_cell(value: Any) -> str:
    """Write a JSON value as the text of a cell; lists and objects as JSON, nothing as empty.

    A number that is whole is written so, since 4 and 4.0 are the same answer.
    """
    match value:
        case None:
            return ""
        case str():
            return value
        case bool():
            return "true" if value else "false"
        case float() if abs(value) < _EXACT and value.is_integer():
            return str(int(value))
        case int() | float():
            return str(value)
    try:
        return json.dumps(value, ensure_ascii=False, default=str, sort_keys=True)
    except RecursionError:
        return "…"


class JsonFields:
    """An object of a record: a field that is missing or null is empty, a wrong one a `ReadError`.

    `at` is the record's number in the file, from 1.
    """

    __slots__ = ("_name", "at", "record")

    def __init__(self, name: str, at: int, record: Mapping[str, Any]):
        self._name, self.at, self.record = name, at, record

    def __contains__(self, key: str) -> bool:
        return self.record.get(key) is not None

    def text(self, key: str) -> str:
        """Return a field as the text of a cell, whatever it is."""
        return format_json_cell(self.record.get(key))

    def flag(self, key: str) -> bool:
        """Return whether a field is set."""
        value = self.record.get(key)
        if value is None or isinstance(value, bool):
            return bool(value)
        raise self._wrong(key, tr("neither true nor false"))

    def listed(self, key: str) -> list[Any]:
        value = self.record.get(key)
        if value is None:
            return []
        if isinstance(value, list):
            return value
        raise self._wrong(key, tr("not a list"))

    def object(self, key: str) -> JsonFields:
        return self._fields(key, self.record.get(key))

    def objects(self, key: str) -> Iterator[JsonFields]:
        """Return the objects of a list."""
        return (self._fields(key, value) for value in self.listed(key))

    def last(self, key: str) -> dict[str, Any]:
        """Return the last object of a list, an empty one where there is none."""
        value = self.record.get(key)
        found = value[-1] if isinstance(value, list) and value else None
        return found if isinstance(found, dict) else {}

    def members(self, key: str) -> Iterator[tuple[str, JsonFields]]:
        """Return the objects of an object, each with its name."""
        inner = self.object(key)
        return ((name, self._fields(name, value)) for name, value in inner.record.items())

    def _fields(self, key: str, value: Any) -> JsonFields:
        if value is None:
            value = {}
        if not isinstance(value, dict):
            raise self._wrong(key, tr("not a JSON object"))
        return JsonFields(self._name, self.at, value)

    def _wrong(self, key: str, what: str) -> ReadError:
        found = tr(
            "In record {n}, “{key}” is {what}. The export may be damaged; export it again.",
            n=format_number(self.at),
            key=key,
            what=what,
        )
        return ReadError(self._name, found)


def format_options(options: Iterable[Any]) -> str:
    """Write the options of one answer: one as its text, several as a JSON list in fixed order."""
    texts = sorted({format_json_cell(option) for option in options} - {""})
    if len(texts) < 2:
        return "".join(texts)
    return json.dumps(texts, ensure_ascii=False)


def one_or_more(value: Any) -> str:
    """Write an answer that is one option, or a list of them."""
    return format_options(value) if isinstance(value, list) else format_json_cell(value)


_BLOCK = 1 << 14


_HEAD = 200
"""Rows by which a header is told."""


_LEAST_CELLS = 1 << 25


_CELLS_A_BYTE = 5


def read_elements(text: JsonText) -> Iterator[Any]:
    """Return the elements of the list that comes next."""
    text.demand("[")
    if text.passes("]"):
        return
    yield text.value()
    while text.passes(","):
        yield text.value()
    text.demand("]")


class JsonRecords:
    """A table with a JSON object for each row, in a file of `size` bytes."""

    def __init__(self, size: int) -> None:
        self._builder = RawTableBuilder(MOST_COLUMNS)
        self._most_cells = max(_LEAST_CELLS, _CELLS_A_BYTE * size)

    @property
    def n_rows(self) -> int:
        return self._builder.n_rows

    def add(self, record: Any, text: JsonText) -> None:
        """Add the record that was just taken."""
        place = self.n_rows + 1
        if not isinstance(record, dict):
            found = tr(
                "Record {n} isn’t a JSON object. Put each record in braces.", n=format_number(place)
            )
            raise text.refusal(found)
        cells = _flatten_record(record)
        width = max(len(cells), self._builder.n_columns + self._builder.n_beyond)
        if width > MOST_COLUMNS:
            raise text.refusal(too_wide(width))
        self._builder.add(cells, place)
        if place * self._builder.n_columns > self._most_cells:
            # Not every record has each of them, but every row of a table has each column.
            found = tr(
                "The records so far have {n} different fields, too many for a table. Give every "
                "record the same fields.",
                n=format_number(self._builder.n_columns),
            )
            raise text.refusal(found)

    def flat(self, notes: tuple[str, ...] = ()) -> RawTable:
        return self._builder.flat(RowUnit.RECORD, notes=notes)


def _flatten_record(record: Mapping[str, Any]) -> dict[str, str]:
    """Write a record as cells; fields of an object within it get names such as “data.text”."""
    cells: dict[str, str] = {}
    for name, value in record.items():
        inner = {f"{name}.{key}": part for key, part in value.items()} if _is_object(value) else {}
        for full, part in (inner or {name: value}).items():
            cells[full if full not in cells else f"{full} (2)"] = format_json_cell(part)
    return cells


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


class JsonRows:
    """A table with a list for each row; the first one may name the columns."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._names = tuple(names)
        self._waiting: list[tuple[str, ...]] = []
        self._builder = RawTableBuilder(MOST_COLUMNS)
        self.n_rows = 0

    def add(self, row: Any, text: JsonText) -> None:
        """Add the row that was just taken."""
        self.n_rows += 1
        if not isinstance(row, list):
            found = tr("Row {n} isn’t a list, but the first one is.", n=format_number(self.n_rows))
            raise text.refusal(found)
        width = len(self._names or row if self.n_rows == 1 else self._names or self._waiting[0])
        if len(row) != width:
            found = tr(
                "Row {n} has {m} cells instead of {width}. Every row needs the same "
                "number of cells.",
                n=format_number(self.n_rows),
                m=format_number(len(row)),
                width=format_number(width),
            )
            raise text.refusal(found)
        if width > MOST_COLUMNS:
            raise text.refusal(too_wide(width))
        self._put(tuple(map(format_json_cell, row)))

    def _put(self, cells: tuple[str, ...]) -> None:
        if self._waiting or not self._names:
            self._waiting.append(cells)
            if len(self._waiting) == _HEAD:
                self._begin()
        else:
            self._builder.add(dict(zip(self._names, cells, strict=True)), self.n_rows)

    def _begin(self) -> None:
        """Name the columns, and take in the rows that decide how."""
        rows, self._waiting = self._waiting, []
        named = guess_header(rows)
        self._names = distinct_names(rows[0] if named else ("",) * len(rows[0]))
        for place, cells in list(enumerate(rows, 1))[named:]:
            self._builder.add(dict(zip(self._names, cells, strict=True)), place)

    def flat(self, notes: tuple[str, ...] = ()) -> RawTable:
        if self._waiting:
            self._begin()
        return self._builder.flat(RowUnit.ROW, notes=notes)


class JsonColumn:
    """A column of a table, with its cells in a list."""

    def __init__(self) -> None:
        self.n_rows = 0
        self._block: list[str] = []
        self._coded: list[pa.DictionaryArray] = []

    def add(self, value: Any, _: JsonText) -> None:
        """Add the cell that was just taken."""
        self.n_rows += 1
        self._block.append(to_writable(format_json_cell(value)))
        if len(self._block) == _BLOCK:
            self._code()

    def _code(self) -> None:
        self._coded.append(coded_cells(pa.array(self._block, pa.string())))
        self._block = []

    def coded(self) -> list[pa.DictionaryArray]:
        """Return the cells in blocks that are as long as those of other columns."""
        if self._block:
            self._code()
        return self._coded

    def texts(self) -> list[str]:
        return [cell for block in self.coded() for cell in block.to_pylist()]


_NAMES = "columns"


_BESIDE_ROWS = (_NAMES, "index")
"""Beside rows that are lists pandas writes the names of the columns, and of the rows."""


class JsonObject:
    """The members of an object, each taken as what its first element looks like."""

    def __init__(self, file: str, size: int) -> None:
        self._file, self._size = file, size
        self._tables: dict[str, JsonRecords | JsonRows] = {}
        self._columns: list[tuple[str, JsonColumn]] = []
        self._single: dict[str, Any] = {}

    def take(self, text: JsonText) -> None:
        """Take the object that comes next."""
        text.demand("{")
        if text.passes("}"):
            return
        self._take_member(text)
        while text.passes(","):
            self._take_member(text)
        text.demand("}")

    def _take_member(self, text: JsonText) -> None:
        key = text.value()
        if not isinstance(key, str):
            raise text.wrong()
        text.demand(":")
        if text.sign() != "[":
            self._single[key] = text.value()
            return
        held: JsonRecords | JsonRows | JsonColumn | None = None
        for element in read_elements(text):
            if held is None:
                held = self._kept(key, element)
            held.add(element, text)

    def _kept(self, key: str, first: Any) -> JsonRecords | JsonRows | JsonColumn:
        match first:
            case dict():
                return self._tables.setdefault(key, JsonRecords(self._size))
            case list():
                names = next((c.texts() for name, c in self._columns if name == _NAMES), [])
                return self._tables.setdefault(key, JsonRows(names))
        column = JsonColumn()
        self._columns.append((key, column))
        return column

    def flat(self) -> RawTable:
        """Return the table that the object holds; what else is in it is named in a note."""
        if self._tables:
            key = max(self._tables, key=lambda key: self._tables[key].n_rows)
            table = self._tables[key]
            used = {key, *(_BESIDE_ROWS if isinstance(table, JsonRows) else ())}
            return table.flat(self._notes(used))
        if len(self._columns) > 1:
            return self._by_columns()
        return self._by_fields() or self._by_rows() or self._one_record()

    def _by_columns(self) -> RawTable:
        lengths = Counter(column.n_rows for _, column in self._columns)
        length = lengths.most_common(1)[0][0]
        columns = [(name, column) for name, column in self._columns if column.n_rows == length]
        check_width(self._file, len(columns))
        names = [name for name, _ in columns]
        batches = list(zip(*(column.coded() for _, column in columns), strict=True))
        places = np.arange(1, length + 1)
        return RawTable(
            text_table(names, batches), places, RowUnit.ROW, notes=self._notes({*names})
        )

    def _by_fields(self) -> RawTable | None:
        """Read columns that are objects with the same keys, as pandas writes them."""
        columns = {name: value for name, value in self._single.items() if isinstance(value, dict)}
        rows = [list(column) for column in columns.values()]
        if (
            len(rows) < 2
            or any(row != rows[0] for row in rows)
            or not any(map(has_known_name, columns))
        ):
            return None
        check_width(self._file, len(columns))
        builder = RawTableBuilder(MOST_COLUMNS)
        for place, key in enumerate(rows[0], 1):
            cells = {name: format_json_cell(column[key]) for name, column in columns.items()}
            builder.add(cells, place)
        return builder.flat(RowUnit.ROW, notes=self._notes({*columns}))

    def _by_rows(self) -> RawTable | None:
        """Read rows that are objects with the same keys, by their number, as pandas writes them."""
        rows = [row for row in self._single.values() if isinstance(row, dict)]
        same = len(rows) == len(self._single) and all(row.keys() == rows[0].keys() for row in rows)
        if len(rows) < 2 or not same or not any(map(has_known_name, rows[0])):
            return None
        builder = RawTableBuilder(MOST_COLUMNS)
        for place, row in enumerate(rows, 1):
            builder.add({name: format_json_cell(cell) for name, cell in row.items()}, place)
        return builder.flat(RowUnit.ROW)

    def _one_record(self) -> RawTable:
        builder = RawTableBuilder(MOST_COLUMNS)
        lists = {name: column.texts() for name, column in self._columns}
        cells = _flatten_record({**self._single, **lists})
        check_width(self._file, len(cells))
        builder.add(cells, 1)
        return builder.flat(RowUnit.RECORD)

    def _notes(self, used: set[str]) -> tuple[str, ...]:
        """Name what is not part of the table."""
        names = [*self._tables, *(name for name, _ in self._columns), *self._single]
        others = join_list([name for name in names if name not in used][:10])
        return (tr("Not part of the table: {names}.", names=others),) if others else ()
