"""The table a file holds, before anything is decided about its columns, and how it is built."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import repeat
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.io.tabular.text_file import MOST_COLUMNS, distinct_names
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.io.tabular.roles import ColumnRole


MOST_FIELDS = 200
"""Columns an answer can have; data with more different fields nearly always names them by id."""


class RowUnit(StrEnum):
    """What the rows of a file are counted by, where skipped ones are named."""

    LINE = "line"
    ROW = "row"
    RECORD = "record"

    @property
    def word(self) -> str:
        words = {RowUnit.LINE: tr("line"), RowUnit.ROW: tr("row"), RowUnit.RECORD: tr("record")}
        return words[self]


@dataclass(frozen=True, eq=False)
class SkippedEntries:
    """What the format itself says is no answer: a reason, and its places."""

    reason: str
    places: IntArray


@dataclass(frozen=True, eq=False)
class RawTable:
    """What a format makes of a file.

    Attributes
    ----------
    table : pyarrow.Table
        Text columns as dictionary codes (int32, string); an empty cell is the empty text.
    places : ndarray
        The line, row or record of the file that each row of the table came from, from 1.
    counted_by : RowUnit
        Which of these it is.
    roles : mapping of Role to str
        The columns whose meaning the format fixes, by name. Others are guessed as in any table.
    skipped : tuple of SkippedEntries
        Answers the format marks as void: rejected, cancelled, expired.
    notes : tuple of str
        What the user should know about how the file was understood, a sentence each.
    question : str or None
        The column that says which question each row answers, where there are several.
    asked : tuple of str
        The columns of answers, where each question has one of its own.
    asks : mapping of str to str
        What questions ask in the file's own words, by their names.
    sheet : str
        The sheet that is read, where the file has several.
    unread : tuple of str
        Further sheets that look like labels and are not read.
    """

    table: pa.Table
    places: IntArray
    counted_by: RowUnit
    roles: Mapping[ColumnRole, str] = field(default_factory=dict)
    skipped: tuple[SkippedEntries, ...] = ()
    notes: tuple[str, ...] = ()
    question: str | None = None
    asked: tuple[str, ...] = ()
    sheet: str = ""
    unread: tuple[str, ...] = ()
    asks: Mapping[str, str] = field(default_factory=dict)


class _Column:
    """The different texts of a column, and which of them each row has."""

    def __init__(self) -> None:
        self.words = {"": 0}
        self.codes = array("i")

    def put(self, row: int, text: str) -> None:
        code = self.words.get(text)
        if code is None:
            code = self.words.setdefault(to_writable(text), len(self.words))
        missing = row - len(self.codes)
        if missing > 0:
            self.fill(row)
        if missing < 0:
            self.codes[row] = code
        else:
            self.codes.append(code)

    def fill(self, rows: int) -> None:
        self.codes.extend(repeat(0, rows - len(self.codes)))

    def arrow(self) -> pa.DictionaryArray:
        codes = pa.array(np.array(self.codes, dtype=np.int32))
        return pa.DictionaryArray.from_arrays(codes, pa.array(list(self.words), pa.string()))


class RawTableBuilder:
    """Takes answers one by one; columns come up as they are first named.

    Every different text of a column is kept once.
    """

    def __init__(self, most_columns: int = MOST_FIELDS) -> None:
        self._most_columns = most_columns
        self._columns: dict[str, _Column] = {}
        self._beyond: set[str] = set()
        self._places: list[int] = []
        self._skipped: dict[str, list[int]] = {}

    @property
    def n_rows(self) -> int:
        return len(self._places)

    @property
    def n_columns(self) -> int:
        return len(self._columns)

    @property
    def n_beyond(self) -> int:
        """How many more columns there would be if there were no limit."""
        return len(self._beyond)

    def add(self, cells: Mapping[str, str], place: int) -> None:
        """Add an answer found at `place`; columns it does not name stay empty."""
        row = len(self._places)
        for name, text in cells.items():
            column = self._columns.get(name) or self._new_column(name)
            if column is not None:
                column.put(row, text)
        self._places.append(place)

    def _new_column(self, name: str) -> _Column | None:
        if len(self._columns) == self._most_columns:
            self._beyond.add(name)
            return None
        return self._columns.setdefault(to_writable(name), _Column())

    def skip(self, reason: str, place: int) -> None:
        """Count an answer that the file itself says is void."""
        self._skipped.setdefault(reason, []).append(place)

    def flat(
        self,
        counted_by: RowUnit,
        roles: Mapping[ColumnRole, str] | None = None,
        notes: tuple[str, ...] = (),
        question: str | None = None,
    ) -> RawTable:
        """Return all that was added; roles of columns that never came up are dropped."""
        known = {role: name for role, name in (roles or {}).items() if name in self._columns}
        skipped = (SkippedEntries(why, _counted(at)) for why, at in self._skipped.items())
        return RawTable(
            self._table(),
            _counted(self._places),
            counted_by,
            known,
            tuple(skipped),
            (*notes, *describe_dropped_columns(len(self._beyond))),
            question if question in self._columns else None,
        )

    def _table(self) -> pa.Table:
        for column in self._columns.values():
            column.fill(len(self._places))
        return pa.table({name: column.arrow() for name, column in self._columns.items()})


def describe_dropped_columns(columns: int) -> tuple[str, ...]:
    """State that some columns are skipped, if there are any."""
    if columns <= 0:
        return ()
    one = "There are more fields than can be shown: {n} is skipped."
    many = "There are more fields than can be shown: {n} are skipped."
    return (tr_n(one, many, columns),)


def _counted(places: list[int]) -> IntArray:
    return np.array(places, dtype=np.int64)


TEXT = pa.dictionary(pa.int32(), pa.string())


def coded_cells(texts: pa.Array) -> pa.DictionaryArray:
    """Code a column of text; a cell that holds nothing is the empty text."""
    return texts.fill_null("").dictionary_encode()


def text_table(names: Sequence[str], batches: Sequence[Sequence[pa.DictionaryArray]]) -> pa.Table:
    """Name the batches of coded columns, each with a name of its own."""
    schema = pa.schema([(str(place), TEXT) for place in range(len(names))])
    parts = [pa.RecordBatch.from_arrays(list(batch), schema=schema) for batch in batches]
    # Even a column without rows has one chunk, with an empty dictionary.
    parts = parts or [pa.RecordBatch.from_pylist([], schema=schema)]
    table: pa.Table = pa.Table.from_batches(parts).unify_dictionaries()
    return table.rename_columns(list(distinct_names(names)))


def check_width(file: str, n_columns: int) -> None:
    """Refuse more columns than a table of labels can have."""
    if n_columns > MOST_COLUMNS:
        raise ReadError(file, too_wide(n_columns))


def too_wide(n_columns: int) -> str:
    """State that there are more columns than a table of labels can have."""
    return tr(
        "There are {n} columns; at most {most} can be read. Save it with one row per label.",
        n=format_number(n_columns),
        most=format_number(MOST_COLUMNS),
    )
