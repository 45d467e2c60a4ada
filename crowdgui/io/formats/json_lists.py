"""Lists in JSON that are tables, or columns of one, taken an element at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa

from crowdgui.io.formats.flat import FlatBuilder, Place
from crowdgui.io.formats.json_records import text_of
from crowdgui.io.formats.text_table import coded_cells
from crowdgui.io.text.sniffing import guess_header
from crowdgui.io.text.text_file import MOST_COLUMNS, distinct_names
from crowdgui.io.text.writable import writable
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from crowdgui.io.formats.flat import Flat
    from crowdgui.io.formats.json_text import JsonText

_BLOCK = 1 << 14
_HEAD = 200
"""Rows by which a header is told."""

_LEAST_CELLS = 1 << 25
_CELLS_A_BYTE = 5


def elements(text: JsonText) -> Iterator[Any]:
    """Return the elements of the list that comes next."""
    text.demand("[")
    if text.passes("]"):
        return
    yield text.value()
    while text.passes(","):
        yield text.value()
    text.demand("]")


class Records:
    """A table with a JSON object for each row, in a file of `size` bytes."""

    def __init__(self, size: int) -> None:
        self._builder = FlatBuilder(MOST_COLUMNS)
        self._most_cells = max(_LEAST_CELLS, _CELLS_A_BYTE * size)

    @property
    def n_rows(self) -> int:
        return self._builder.n_rows

    def add(self, record: Any, text: JsonText) -> None:
        """Add the record that was just taken."""
        place = self.n_rows + 1
        if not isinstance(record, dict):
            found = tr(
                "Record {n} is no JSON object. Each must stand in braces.", n=format_number(place)
            )
            raise text.refusal(found)
        self._builder.add(flattened(record), place)
        if place * self._builder.n_columns > self._most_cells:
            # Not every record has each of them, but every row of a table has each column.
            found = tr(
                "The records so far have {n} different fields, too many for a table. Give every "
                "record the same fields.",
                n=format_number(self._builder.n_columns),
            )
            raise text.refusal(found)

    def flat(self, notes: tuple[str, ...] = ()) -> Flat:
        return self._builder.flat(Place.RECORD, notes=notes)


def flattened(record: Mapping[str, Any]) -> dict[str, str]:
    """Write a record as cells; fields of an object within it get names such as “data.text”."""
    cells: dict[str, str] = {}
    for name, value in record.items():
        inner = {f"{name}.{key}": part for key, part in value.items()} if _is_object(value) else {}
        for full, part in (inner or {name: value}).items():
            cells[full if full not in cells else f"{full} (2)"] = text_of(part)
    return cells


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


class Rows:
    """A table with a list for each row; the first one may name the columns."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._names = tuple(names)
        self._waiting: list[tuple[str, ...]] = []
        self._builder = FlatBuilder(MOST_COLUMNS)
        self.n_rows = 0

    def add(self, row: Any, text: JsonText) -> None:
        """Add the row that was just taken."""
        self.n_rows += 1
        if not isinstance(row, list):
            found = tr("Row {n} is no list, but the first one is.", n=format_number(self.n_rows))
            raise text.refusal(found)
        width = len(self._names or row if self.n_rows == 1 else self._names or self._waiting[0])
        if len(row) != width:
            found = tr(
                "Row {n} has {m} cells, but {width} were expected. Every row needs the same cells.",
                n=format_number(self.n_rows),
                m=format_number(len(row)),
                width=format_number(width),
            )
            raise text.refusal(found)
        self._put(tuple(map(text_of, row)))

    def _put(self, cells: tuple[str, ...]) -> None:
        if self._waiting or not self._names:
            self._waiting.append(cells)
            if len(self._waiting) == _HEAD:
                self._begin()
        else:
            self._builder.add(dict(zip(self._names, cells, strict=True)), self.n_rows)

    def _begin(self) -> None:
        """Name the columns, and take in the rows by which it is told how."""
        rows, self._waiting = self._waiting, []
        named = guess_header(rows)
        self._names = distinct_names(rows[0] if named else ("",) * len(rows[0]))
        for place, cells in list(enumerate(rows, 1))[named:]:
            self._builder.add(dict(zip(self._names, cells, strict=True)), place)

    def flat(self, notes: tuple[str, ...] = ()) -> Flat:
        if self._waiting:
            self._begin()
        return self._builder.flat(Place.ROW, notes=notes)


class Column:
    """A column of a table, with its cells in a list."""

    def __init__(self) -> None:
        self.n_rows = 0
        self._block: list[str] = []
        self._coded: list[pa.DictionaryArray] = []

    def add(self, value: Any, _: JsonText) -> None:
        """Add the cell that was just taken."""
        self.n_rows += 1
        self._block.append(writable(text_of(value)))
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
