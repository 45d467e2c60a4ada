"""Tables as CSV that a spreadsheet opens without running a cell of it."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.progress import ignore_progress
from crowdgui.io.atomic import replacing
from crowdgui.io.text.formulas import neutralised
from crowdgui.io.writing.blocks import WrittenFile, arrow, blocks_of, walk
from crowdgui.io.writing.styles import PLAIN

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.writing.blocks import Column, Columns
    from crowdgui.io.writing.styles import CsvStyle

DECIMALS = 6


def write_csv(
    path: Path,
    header: Sequence[str],
    columns: Columns,
    style: CsvStyle = PLAIN,
    report: ProgressCallback = ignore_progress,
) -> WrittenFile:
    """Write columns of equal length: UTF-8, LF, quotes where needed, whole or not at all."""
    n_rows = blocks_of(header, columns).n_rows
    with replacing(path) as file:
        if style.bom:
            file.write(codecs.BOM_UTF8)
        line, count = _lines([[name] for name in header], style)
        file.write(line)
        for _, block in walk(path, header, columns, report):
            lines, more = _lines(block, style)
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
    """Return cells as they stand in the file, and how many of them were neutralised."""
    if isinstance(column, pa.DictionaryArray):
        words, changed = _written(column.dictionary, style, alone=alone)
        if not changed:
            return words.take(column.indices), 0
    cells, count = _cells(column, style)
    return _quoted(cells, style.delimiter, alone=alone), count


def _cells(column: Column, style: CsvStyle) -> tuple[pa.StringArray, int]:
    array = arrow(column)
    if pa.types.is_string(array.type):
        text = array.fill_null("")
        return (text, 0) if style.exact else neutralised(text)
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
