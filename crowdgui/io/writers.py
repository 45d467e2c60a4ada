"""Tables as CSV that a spreadsheet opens without running a cell of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.progress import Progress, Report, silent
from crowdgui.core.text import tr
from crowdgui.io.atomic import replacing, write_text

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["WrittenFile", "write_csv", "write_text"]

Column = Sequence[object] | np.ndarray[Any, Any]
"""Cells of one kind: text, numbers, or true and false. None and NaN are written as empty."""

DECIMALS = 6

_CHUNK = 1 << 15

# Spreadsheets take a cell that begins so for a formula, unless all of it is a number.
_RUNS = r"^[=+\-@\t\r\n\x00]"
_NUMBER = r"^[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?$"
_NEEDS_QUOTES = r'[",\r\n]'


@dataclass(frozen=True)
class WrittenFile:
    """A written file; in `neutralised` text cells an apostrophe keeps a formula from running."""

    path: Path
    rows: int
    neutralised: int


def write_csv(
    path: Path, header: Sequence[str], columns: Sequence[Column], report: Report = silent
) -> WrittenFile:
    """Write columns of equal length as CSV: UTF-8, LF, quotes where needed, whole or not at all."""
    n_rows = len(columns[0])
    if len(header) != len(columns) or any(len(column) != n_rows for column in columns):
        raise ValueError("header and columns differ in length")
    stage = tr("Writing {file}", file=path.name)
    with replacing(path) as file:
        heads, neutralised = _text_cells(pa.array(list(header), pa.string()))
        file.write((",".join(_quoted(heads, alone=len(header) == 1).to_pylist()) + "\n").encode())
        for start in range(0, n_rows, _CHUNK):
            report(Progress(stage, start / n_rows))
            lines, count = _lines([column[start : start + _CHUNK] for column in columns])
            file.write(lines)
            neutralised += count
    return WrittenFile(path, n_rows, neutralised)


def _lines(columns: Sequence[Column]) -> tuple[memoryview, int]:
    """Give some rows as bytes, and how many of their cells were neutralised."""
    cells, counts = zip(*(_cells(column) for column in columns), strict=True)
    alone = len(columns) == 1
    lines = pc.binary_join_element_wise(*(_quoted(c, alone=alone) for c in cells), ",")
    lines = pc.binary_join_element_wise(lines, "", "\n")
    _, _, text = lines.buffers()
    return memoryview(text), sum(counts)


def _cells(column: Column) -> tuple[pa.StringArray, int]:
    # Arrow does not know NumPy's strings of any width.
    text = isinstance(column, np.ndarray) and column.dtype.kind == "T"
    array = pa.array(list(column) if text else column, from_pandas=True)
    if pa.types.is_string(array.type):
        return _text_cells(array.fill_null(""))
    if pa.types.is_floating(array.type):
        array = _rounded(array)
    return array.cast(pa.string()).fill_null(""), 0


def _rounded(array: pa.FloatingPointArray) -> pa.FloatingPointArray:
    """Round to `DECIMALS`, beyond a thousand million not at all, where it could overflow."""
    small = pc.less(pc.abs(array), 1e9)
    # Adding 0 turns the minus zero, which rounding makes, into zero.
    rounded = pc.add(pc.round(pc.if_else(small, array, 0.0), DECIMALS), 0.0)
    return pc.if_else(small, rounded, array)


def _text_cells(cells: pa.StringArray) -> tuple[pa.StringArray, int]:
    """Put an apostrophe before every cell a spreadsheet would run, and count these."""
    runs = pc.match_substring_regex(cells, _RUNS)
    if not pc.any(runs).as_py():
        return cells, 0
    runs = pc.and_not(runs, pc.match_substring_regex(cells, _NUMBER))
    apart = pc.binary_join_element_wise("'", cells, "")
    return pc.if_else(runs, apart, cells), pc.sum(runs).as_py()


def _quoted(cells: pa.StringArray, *, alone: bool) -> pa.StringArray:
    """Quote the cells that need it; an empty cell `alone` in its row would be a blank line."""
    needed = pc.match_substring_regex(cells, _NEEDS_QUOTES)
    if alone:
        needed = pc.or_(needed, pc.equal(cells, ""))
    if not pc.any(needed).as_py():
        return cells
    doubled = pc.replace_substring(cells, '"', '""')
    return pc.if_else(needed, pc.binary_join_element_wise('"', doubled, '"', ""), cells)
