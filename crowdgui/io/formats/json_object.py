"""A table inside one JSON object: a list of records, of rows, or a list for each column."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.io.formats.flat import Flat, FlatBuilder, Place
from crowdgui.io.formats.json_lists import Column, Records, Rows, elements, flattened
from crowdgui.io.formats.json_records import text_of
from crowdgui.io.formats.text_table import check_width, text_table
from crowdgui.io.roles import is_usual
from crowdgui.io.text.text_file import MOST_COLUMNS
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from crowdgui.io.formats.json_text import JsonText

_NAMES = "columns"
_BESIDE_ROWS = (_NAMES, "index")
"""Beside rows that are lists pandas writes the names of the columns, and of the rows."""


class JsonObject:
    """The members of an object, each taken as what its first element looks like."""

    def __init__(self, file: str, size: int) -> None:
        self._file, self._size = file, size
        self._tables: dict[str, Records | Rows] = {}
        self._columns: list[tuple[str, Column]] = []
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
        held: Records | Rows | Column | None = None
        for element in elements(text):
            if held is None:
                held = self._kept(key, element)
            held.add(element, text)

    def _kept(self, key: str, first: Any) -> Records | Rows | Column:
        match first:
            case dict():
                return self._tables.setdefault(key, Records(self._size))
            case list():
                names = next((c.texts() for name, c in self._columns if name == _NAMES), [])
                return self._tables.setdefault(key, Rows(names))
        column = Column()
        self._columns.append((key, column))
        return column

    def flat(self) -> Flat:
        """Return the table that the object holds; what else is in it is named in a note."""
        if self._tables:
            key = max(self._tables, key=lambda key: self._tables[key].n_rows)
            table = self._tables[key]
            used = {key, *(_BESIDE_ROWS if isinstance(table, Rows) else ())}
            return table.flat(self._notes(used))
        if len(self._columns) > 1:
            return self._by_columns()
        return self._by_fields() or self._one_record()

    def _by_columns(self) -> Flat:
        lengths = Counter(column.n_rows for _, column in self._columns)
        length = lengths.most_common(1)[0][0]
        columns = [(name, column) for name, column in self._columns if column.n_rows == length]
        check_width(self._file, len(columns))
        names = [name for name, _ in columns]
        batches = list(zip(*(column.coded() for _, column in columns), strict=True))
        places = np.arange(1, length + 1)
        return Flat(text_table(names, batches), places, Place.ROW, notes=self._notes({*names}))

    def _by_fields(self) -> Flat | None:
        """Read columns that are objects with the same keys, as pandas writes them."""
        columns = {name: value for name, value in self._single.items() if isinstance(value, dict)}
        rows = [list(column) for column in columns.values()]
        if len(rows) < 2 or any(row != rows[0] for row in rows) or not any(map(is_usual, columns)):
            return None
        builder = FlatBuilder(MOST_COLUMNS)
        for place, key in enumerate(rows[0], 1):
            cells = {name: text_of(column[key]) for name, column in columns.items()}
            builder.add(cells, place)
        return builder.flat(Place.ROW, notes=self._notes({*columns}))

    def _one_record(self) -> Flat:
        builder = FlatBuilder(MOST_COLUMNS)
        lists = {name: column.texts() for name, column in self._columns}
        builder.add(flattened({**self._single, **lists}), 1)
        return builder.flat(Place.RECORD)

    def _notes(self, used: set[str]) -> tuple[str, ...]:
        """Name what is not part of the table."""
        names = [*self._tables, *(name for name, _ in self._columns), *self._single]
        others = join_list([name for name in names if name not in used][:10])
        return (tr("Not part of the table: {names}.", names=others),) if others else ()
