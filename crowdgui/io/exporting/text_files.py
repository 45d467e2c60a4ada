"""How a table is written as CSV, and what spreadsheets of other countries want of it."""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from json.encoder import encode_basestring
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.blocks import map_blocks
from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from crowdgui.io.atomic import replace_atomically
from crowdgui.io.tabular.formulas import escape_formulas
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import pandas as pd


@dataclass(frozen=True)
class CsvStyle:
    """`exact` leaves text as it is, also where a spreadsheet would run it as a formula."""

    delimiter: str = ","
    bom: bool = False
    decimal_comma: bool = False
    exact: bool = False


PLAIN = CsvStyle()


EXCEL = CsvStyle(delimiter=";", bom=True, decimal_comma=True)
"""For a spreadsheet where numbers have a decimal comma and lists a semicolon."""


WITH_BOM = CsvStyle(bom=True)
"""For a spreadsheet that takes UTF-8 for something else unless the file begins so."""


Column: TypeAlias = Sequence[object] | np.ndarray[Any, Any] | pa.DictionaryArray
"""Cells of one kind: text, numbers, or true and false. None and NaN stand for an empty cell.

A dictionary array is text of few words.
"""


MOST_ROWS = 1 << 15
"""Rows of a block."""


MOST_CELLS = 1 << 22
"""Cells of a block; a table of many columns has fewer rows in each."""


@dataclass(frozen=True)
class WrittenFile:
    """A written file; in `neutralised` text cells an apostrophe keeps a formula from running."""

    path: Path
    rows: int
    neutralised: int = 0


@dataclass(frozen=True, eq=False)
class Blocks:
    """Columns made as they are written: `make` gives those of a slice of the rows, as arrays."""

    n_rows: int
    make: Callable[[slice], Sequence[Column]]


Columns: TypeAlias = Sequence[Column] | Blocks


Table: TypeAlias = tuple[tuple[str, ...], Columns]
"""A header and its columns."""


def split_blocks(header: Sequence[str], columns: Columns) -> Blocks:
    """Cut columns into blocks of rows; they must be of equal length and have a name each."""
    if isinstance(columns, Blocks):
        return columns
    n_rows = len(columns[0])
    if len(header) != len(columns) or any(len(column) != n_rows for column in columns):
        raise ValueError("header and columns differ in length")
    whole = columns
    return Blocks(n_rows, lambda rows: [column[rows] for column in whole])


def iterate_blocks(
    path: Path, header: Sequence[str], columns: Columns, report: ProgressCallback
) -> Iterator[tuple[int, Sequence[Column]]]:
    """Yield every block with its first row, and report the progress; there may be none."""
    blocks = split_blocks(header, columns)
    stage = tr("Writing {file}", file=path.name)
    size = max(1, min(MOST_ROWS, MOST_CELLS // max(1, len(header))))
    for start in range(0, blocks.n_rows, size):
        report(Progress(stage, start / blocks.n_rows))
        yield start, blocks.make(slice(start, min(blocks.n_rows, start + size)))


def to_arrow(column: Column) -> pa.Array:
    """Make an array of what is in a column; NaN becomes null."""
    if isinstance(column, pa.DictionaryArray):
        return column.dictionary_decode()
    if isinstance(column, pa.Array):
        return column
    # Arrow does not know NumPy's strings of any width.
    if isinstance(column, np.ndarray) and column.dtype.kind == "T":
        return pa.array(column.tolist(), pa.string())
    array = pa.array(column, from_pandas=True)
    # No cell at all tells no kind.
    return array.cast(pa.string()) if pa.types.is_null(array.type) else array


def frame_of(header: Sequence[str], columns: Columns) -> pd.DataFrame:
    """Return a table as a frame; an empty cell is a missing value."""
    blocks = split_blocks(header, columns)
    arrays = [to_arrow(column) for column in blocks.make(slice(0, blocks.n_rows))]
    return pa.table(arrays, names=list(header)).to_pandas()


DECIMALS = 6


def write_csv(
    path: Path,
    header: Sequence[str],
    columns: Columns,
    style: CsvStyle = PLAIN,
    report: ProgressCallback = ignore_progress,
) -> WrittenFile:
    """Write columns of equal length: UTF-8, LF, quotes where needed, whole or not at all."""
    n_rows = split_blocks(header, columns).n_rows
    with replace_atomically(path) as file:
        if style.bom:
            file.write(codecs.BOM_UTF8)
        line, count = _lines([[name] for name in header], style)
        file.write(line)
        blocks = (block for _, block in iterate_blocks(path, header, columns, report))
        for lines, more in map_blocks(partial(_lines, style=style), blocks):
            file.write(lines)
            count += more
    return WrittenFile(path, n_rows, count)


def _lines(columns: Sequence[Column], style: CsvStyle) -> tuple[memoryview, int]:
    """Return some rows as bytes, and how many of their cells were neutralised."""
    alone = len(columns) == 1
    made = (_written(column, style, alone=alone) for column in columns)
    cells, counts = zip(*made, strict=True)
    lines = pc.binary_join_element_wise(*cells, style.delimiter)
    lines = pc.binary_join_element_wise(lines, "", "\n")
    _, _, text = lines.buffers()
    return memoryview(text), sum(counts)


def _written(column: Column, style: CsvStyle, *, alone: bool) -> tuple[pa.StringArray, int]:
    """Return cells as the file has them, and how many of them were neutralised."""
    if isinstance(column, pa.DictionaryArray):
        words, changed = _written(column.dictionary, style, alone=alone)
        if not changed:
            return words.take(column.indices), 0
    array = to_arrow(column)
    cells, count = _cells(array, style)
    # Only text, or a comma in a number, can hold what needs quotes.
    if alone or style.decimal_comma or pa.types.is_string(array.type):
        cells = _quoted(cells, style.delimiter, alone=alone)
    return cells, count


def _cells(array: pa.Array, style: CsvStyle) -> tuple[pa.StringArray, int]:
    if pa.types.is_string(array.type):
        text = array.fill_null("")
        return (text, 0) if style.exact else escape_formulas(text)
    if not pa.types.is_floating(array.type):
        return array.cast(pa.string()).fill_null(""), 0
    text = _rounded(array).cast(pa.string()).fill_null("")
    return pc.replace_substring(text, ".", ",") if style.decimal_comma else text, 0


def _rounded(array: pa.FloatingPointArray) -> pa.FloatingPointArray:
    """Round to `DECIMALS`, beyond a thousand million not at all, where it could overflow."""
    small = pc.less(pc.abs(array), 1e9)
    # Adding 0 turns the minus zero, which rounding makes, into zero.
    rounded = pc.add(pc.round(pc.if_else(small, array, 0.0), DECIMALS), 0.0)
    return pc.if_else(small, rounded, array)


def _quoted(cells: pa.StringArray, delimiter: str, *, alone: bool) -> pa.StringArray:
    """Quote the cells that need it; an empty cell `alone` in its row would be a blank line."""
    needed = pc.match_substring_regex(cells, f'["\r\n{delimiter}]')
    if alone:
        needed = pc.or_(needed, pc.equal(cells, ""))
    if not pc.any(needed).as_py():
        return cells
    doubled = pc.replace_substring(cells, '"', '""')
    return pc.if_else(needed, pc.binary_join_element_wise('"', doubled, '"', ""), cells)


_YES_NO = {None: "null", True: "true", False: "false"}


def write_jsonl(
    path: Path,
    header: Sequence[str],
    columns: Columns,
    style: None = None,
    report: ProgressCallback = ignore_progress,
) -> WrittenFile:
    """Write columns of equal length in UTF-8; there is but one style."""
    n_rows = split_blocks(header, columns).n_rows
    # Cells are encoded column by column, three times faster than rows as objects.
    names = (encode_basestring(name).replace("%", "%%") for name in header)
    line = "{" + ", ".join(f"{name}: %s" for name in names) + "}\n"
    with replace_atomically(path) as file:
        for _, block in iterate_blocks(path, header, columns, report):
            cells = [_encoded(to_arrow(column)) for column in block]
            file.write("".join(map(line.__mod__, zip(*cells, strict=True))).encode())
    return WrittenFile(path, n_rows)


def _encoded(cells: pa.Array) -> list[str]:
    plain = cells.to_pylist()
    if pa.types.is_string(cells.type):
        return ["null" if cell is None else encode_basestring(cell) for cell in plain]
    if pa.types.is_boolean(cells.type):
        return [_YES_NO[cell] for cell in plain]
    if pa.types.is_list(cells.type):
        return [json.dumps(cell, ensure_ascii=False) for cell in plain]
    written = ["null" if cell is None else repr(cell) for cell in plain]
    if not pa.types.is_floating(cells.type):
        return written
    # JSON has no infinite numbers.
    return [f'"{cell}"' if cell.endswith("inf") else cell for cell in written]


def write_parquet(
    path: Path,
    header: Sequence[str],
    columns: Columns,
    style: Mapping[str, str] | None = None,
    report: ProgressCallback = ignore_progress,
) -> WrittenFile:
    """Write columns of equal length; `style` is further metadata of the schema."""
    # It loads what stores in the cloud are read with.
    from pyarrow import parquet

    n_rows = split_blocks(header, columns).n_rows
    kinds = _kinds(columns)
    schema = pa.schema(list(zip(header, kinds, strict=True)), metadata=dict(style or {}))
    with (
        replace_atomically(path) as file,
        parquet.ParquetWriter(file, schema, compression="zstd") as out,
    ):
        for _, block in iterate_blocks(path, header, columns, report):
            arrays = [to_arrow(cells).cast(kind) for cells, kind in zip(block, kinds, strict=True)]
            out.write_table(pa.Table.from_arrays(arrays, schema=schema))
    return WrittenFile(path, n_rows)


def _kinds(columns: Columns) -> list[pa.DataType]:
    """Return the kind of each column.

    An array knows it without a cell, a list needs all of them.
    """
    if isinstance(columns, Blocks):
        return [to_arrow(column).type for column in columns.make(slice(0, 0))]
    return [to_arrow(c[:0] if isinstance(c, np.ndarray) else c).type for c in columns]
