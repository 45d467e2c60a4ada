"""Tables and records as plain text that reads back exactly, and says where it can't be read."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import csv

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import text_array
from crowdgui.io.atomic import replace_atomically
from crowdgui.io.tabular.formulas import unescape_formulas
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.arrays import FloatArray, IntArray, TextArray

_ROW = re.compile(r"Row #(\d+)")
_BLOCK = 1 << 28
"""Bytes that are taken apart at a time; a row must fit in them."""


def write_json(path: Path, record: Any) -> None:
    """Write a record with sorted keys and a value per line, so that versions can be compared."""
    words = json.dumps(record, ensure_ascii=False, indent=1, sort_keys=True, allow_nan=False)
    with replace_atomically(path) as file:
        # Half a character is no text, and JSON has its own way to write it.
        file.write(words.encode(errors="backslashreplace") + b"\n")


def parse_json(name: str, raw: bytes) -> Any:
    try:
        return json.loads(raw.decode(), parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", None)
        raise ReadError(name, tr("This isn’t valid JSON."), line=line) from error


def _refuse(_: str) -> Any:
    raise ValueError


def number_cells(values: FloatArray) -> pa.StringArray:
    """Return numbers as the shortest text that reads back to the same number; NaN as nothing."""
    return pa.array(values, from_pandas=True).cast(pa.string()).fill_null("")


def code_cells(codes: IntArray, words: TextArray) -> pa.DictionaryArray:
    """Return the word of each code, nothing for −1."""
    there = pa.array([*words.tolist(), ""], pa.string())
    places = np.where(codes < 0, len(words), codes).astype(np.int32)
    return pa.DictionaryArray.from_arrays(pa.array(places), there)


class PlainTable:
    """A table that was written for reading back: text in every cell.

    Raises `ReadError` with the row where something is not as it was written.
    """

    def __init__(self, name: str, raw: bytes, header: Sequence[str]) -> None:
        self.name = name
        names = [f"f{place}" for place in range(len(header))]
        try:
            table = csv.read_csv(
                pa.BufferReader(raw),
                csv.ReadOptions(
                    use_threads=False,
                    autogenerate_column_names=True,
                    block_size=min(max(len(raw), 1) + 1, _BLOCK),
                ),
                csv.ParseOptions(newlines_in_values=True, ignore_empty_lines=False),
                csv.ConvertOptions(
                    column_types=dict.fromkeys(names, pa.string()), strings_can_be_null=False
                ),
            )
        except pa.ArrowException as error:
            found = _ROW.search(str(error))
            why = tr("The row doesn’t have the columns that the first row names.")
            if found is None:
                why = tr("This isn’t a table as CrowdGUI writes it.")
            raise ReadError(name, why, line=int(found[1]) if found else None) from error
        columns = [self._texts(column) for column in table.columns]
        self.header = tuple(column[0].as_py() for column in columns)
        if self.header != tuple(header):
            raise ReadError(
                name,
                tr("The columns should be {names}.", names=", ".join(header)),
                line=1,
            )
        self._columns = dict(zip(header, (column.slice(1) for column in columns), strict=True))
        self.n_rows = len(columns[0]) - 1

    @staticmethod
    def _texts(column: pa.ChunkedArray) -> pa.ChunkedArray:
        chunks = [unescape_formulas(chunk) for chunk in column.chunks]
        return pa.chunked_array(chunks, pa.string())

    def texts(self, name: str) -> TextArray:
        return text_array(self._columns[name].to_pylist())

    def ids(self, name: str) -> TextArray:
        """Return texts of which each must be there once."""
        found = self.texts(name)
        first: dict[str, int] = {}
        for row, text in enumerate(found.tolist()):
            if first.setdefault(text, row) != row:
                raise self.wrong(row, tr("“{name}” is there twice.", name=text))
        return found

    def codes(self, name: str, words: TextArray, *, empty: bool = False) -> IntArray:
        """Return the place of each cell among the words; −1 for nothing where that may be."""
        column = self._columns[name]
        found = pc.index_in(column, value_set=pa.array(words.tolist(), pa.string())).fill_null(-1)
        codes = np.asarray(found.combine_chunks() if found.num_chunks else [], dtype=np.int32)
        wrong = codes < 0
        if empty:
            wrong = wrong & ~np.asarray(pc.equal(column, "").combine_chunks(), dtype=bool)
        if wrong.any():
            row = int(np.argmax(wrong))
            said = tr("“{found}” isn’t a known {column}.", found=column[row].as_py(), column=name)
            raise self.wrong(row, said)
        codes.setflags(write=False)
        return codes

    def numbers(self, name: str) -> FloatArray:
        """Return numbers, NaN where a cell has none."""
        found: FloatArray = self._cast(name, pa.float64(), np.float64)
        return found

    def counts(self, name: str) -> IntArray:
        """Return whole numbers from 0 on."""
        found: IntArray = self._cast(name, pa.int64(), np.int64)
        if (found < 0).any():
            row = int(np.argmax(found < 0))
            raise self.no_number(row, int(found[row]))
        return found

    def flags(self, name: str) -> IntArray:
        """Return 1 for yes and 0 for nothing."""
        codes: IntArray = self.codes(name, text_array([YES]), empty=True) + 1
        return codes

    def wrong(self, row: int, why: str) -> ReadError:
        """Return the error for a row below the header, counted from 0."""
        said = tr("Row {row}: {why}", row=format_number(row + 2), why=why)
        return ReadError(self.name, said)

    def no_number(self, row: int, found: object) -> ReadError:
        """Return the error for a cell that is not such a number as its column has."""
        return self.wrong(row, tr("“{found}” isn’t a number.", found=found))

    def _cast(self, name: str, kind: pa.DataType, dtype: Any) -> Any:
        column = self._columns[name]
        whole = pa.types.is_integer(kind)
        filled = column if whole else pc.if_else(pc.equal(column, ""), "nan", column)
        try:
            found = filled.cast(kind).combine_chunks()
        except pa.ArrowException:
            for row, cell in enumerate(filled.to_pylist()):
                try:
                    pa.scalar(cell).cast(kind)
                except pa.ArrowException:
                    raise self.no_number(row, cell) from None
            raise
        made = np.array(found, dtype=dtype)
        made.setflags(write=False)
        return made


YES = "yes"
"""What a cell holds that says that something is so; an empty one says that it isn’t."""


def yes_cells(mask: Any) -> pa.DictionaryArray:
    return code_cells(np.where(mask, 0, -1), text_array([YES]))
