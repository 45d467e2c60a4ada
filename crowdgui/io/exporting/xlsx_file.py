"""Workbooks; what a sheet has no room for is refused before anything is written."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.compute as pc
from xlsxwriter import Workbook
from xlsxwriter.exceptions import XlsxFileError

from crowdgui.core.errors import WriteError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import replace_atomically, temporary_folder
from crowdgui.io.exporting.text_files import WrittenFile, iterate_blocks, split_blocks, to_arrow
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path
    from typing import Any, BinaryIO

    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.text_files import Columns


MOST_ROWS = 1 << 20
"""The header counts."""


MOST_COLUMNS = 1 << 14


MOST_CHARACTERS = 32_767
"""Of one cell, in units of UTF-16."""


def check_size(sheet: str, n_rows: int, n_columns: int) -> None:
    """Refuse a table of more rows or columns than a sheet has."""
    if n_rows + 1 > MOST_ROWS:
        raise WriteError(
            tr(
                "“{sheet}” has {n} rows and a header, but a workbook sheet can have at "
                "most {most} rows. Choose CSV or Parquet.",
                sheet=sheet,
                n=format_number(n_rows),
                most=format_number(MOST_ROWS),
            )
        )
    if n_columns > MOST_COLUMNS:
        raise WriteError(
            tr(
                "“{sheet}” has {n} columns, but a workbook sheet can have at most {most}. "
                "Choose CSV or Parquet.",
                sheet=sheet,
                n=format_number(n_columns),
                most=format_number(MOST_COLUMNS),
            )
        )


def _check_texts(sheet: str, place: str, cells: pa.StringArray, first_row: int) -> None:
    """Refuse text that is longer than a cell; the first is in `first_row` of the sheet."""
    long = pc.greater(pc.utf8_length(cells), MOST_CHARACTERS // 2)
    for row in pc.indices_nonzero(long.fill_null(False)).to_pylist():
        units = len(cells[row].as_py().encode("utf-16-le")) // 2
        if units > MOST_CHARACTERS:
            raise WriteError(
                tr(
                    "“{sheet}”, {place}, row {row}: this text has {n} characters, but a "
                    "workbook cell can hold at most {most}. Choose CSV or Parquet.",
                    sheet=sheet,
                    place=place,
                    row=format_number(first_row + row),
                    n=format_number(units),
                    most=format_number(MOST_CHARACTERS),
                )
            )


_NARROWEST, _WIDEST = 8, 60
"""Characters of a column's width."""


_SAMPLED = 1000
"""Rows whose cells a column's width goes by."""


@dataclass(frozen=True, eq=False)
class WorkbookSheet:
    """A table with the name of its sheet."""

    name: str
    header: Sequence[str]
    columns: Columns


def write_xlsx(
    path: Path,
    header: Sequence[str],
    columns: Columns,
    style: str = "",
    report: ProgressCallback = ignore_progress,
) -> WrittenFile:
    """Write columns of equal length as a workbook of one sheet; `style` is the sheet's name."""
    return write_workbook(path, [WorkbookSheet(style or path.stem, header, columns)], report)


def write_workbook(
    path: Path, sheets: Sequence[WorkbookSheet], report: ProgressCallback = ignore_progress
) -> WrittenFile:
    """Write a sheet for each table, whole or not at all.

    Raises
    ------
    WriteError
        If a table has more rows or columns than a sheet, or a text more characters than a cell.
    """
    sizes = [split_blocks(sheet.header, sheet.columns).n_rows for sheet in sheets]
    for sheet, n_rows in zip(sheets, sizes, strict=True):
        check_size(sheet.name, n_rows, len(sheet.header))
    with replace_atomically(path) as file, _opened(file, path.resolve().parent) as book:
        bold = book.add_format({"bold": True})
        for sheet in sheets:
            _fill(book.add_worksheet(sheet.name), sheet, path, bold, report)
        report(Progress(tr("Packing {file}", file=path.name)))
        book.close()
    return WrittenFile(path, sum(sizes))


@contextmanager
def _opened(file: BinaryIO, parent: Path) -> Iterator[Workbook]:
    # Rows wait beside the file: one disk is to have room, the one that is named if it has none.
    with temporary_folder(parent) as folder:
        options = {"constant_memory": True, "tmpdir": str(folder), "strings_to_formulas": False}
        book = Workbook(file, options)
        book.use_zip64()
        try:
            yield book
        except XlsxFileError as error:
            why = error.args[0] if error.args else ""
            raise why if isinstance(why, OSError) else WriteError(str(why)) from error
        finally:
            # Rows wait in files of their own, which only a whole workbook closes by itself.
            for sheet in book.worksheets():
                sheet.row_data_fh.close()


def _fill(
    out: Worksheet, sheet: WorkbookSheet, path: Path, bold: Format, report: ProgressCallback
) -> None:
    n_rows = split_blocks(sheet.header, sheet.columns).n_rows
    _check_texts(
        sheet.name, tr("the header"), pa.array(list(sheet.header), pa.string()), first_row=1
    )
    out.freeze_panes(1, 0)
    out.autofilter(0, 0, n_rows, len(sheet.header) - 1)
    for place, name in enumerate(sheet.header):
        _text(out, bold)(0, place, name)
        out.set_column(place, place, min(_WIDEST, max(_NARROWEST, len(name) + 4)))
    for start, block in iterate_blocks(path, sheet.header, sheet.columns, report):
        arrays = [to_arrow(column) for column in block]
        for place, (name, cells) in enumerate(zip(sheet.header, arrays, strict=True)):
            if pa.types.is_string(cells.type):
                _check_texts(
                    sheet.name, tr("column “{name}”", name=name), cells, first_row=start + 2
                )
            if not start:
                out.set_column(place, place, _width(name, cells))
        _write_rows(out, start + 1, arrays)


def _write_rows(out: Worksheet, first: int, arrays: Sequence[pa.Array]) -> None:
    """Row by row: only the last row is kept in memory."""
    writers = [_writer(out, cells.type) for cells in arrays]
    columns = [cells.to_pylist() for cells in arrays]
    for row, cells in enumerate(zip(*columns, strict=True), start=first):
        for place, cell in enumerate(cells):
            if cell is not None and cell != "":
                writers[place](row, place, cell)


def _writer(out: Worksheet, kind: pa.DataType) -> Callable[[int, int, Any], Any]:
    if pa.types.is_string(kind):
        return _text(out)
    if pa.types.is_boolean(kind):
        return lambda row, place, cell: out.write_boolean(row, place, cell)
    return lambda row, place, cell: _number(out, row, place, cell)


def _number(out: Worksheet, row: int, place: int, cell: float) -> None:
    # A sheet has no infinite numbers.
    if abs(cell) == float("inf"):
        out.write_string(row, place, str(cell))
    else:
        out.write_number(row, place, cell)


def _text(out: Worksheet, *how: Format) -> Callable[[int, int, str], Any]:
    def write(row: int, place: int, cell: str) -> None:
        if cell.startswith("<r>") and cell.endswith("</r>"):
            # Taken for marks of fonts, unless it has some: then it is escaped as any text is.
            out.write_rich_string(row, place, cell[:1], cell[1:2], cell[2:], *how)
        else:
            out.write_string(row, place, cell, *how)

    return write


def _width(name: str, cells: pa.Array) -> int:
    if pa.types.is_floating(cells.type):
        longest = 10
    else:
        longest = max(
            (len(str(c)) for c in cells[:_SAMPLED].to_pylist() if c is not None), default=0
        )
    # The filter's arrow takes room beside the name.
    return min(_WIDEST, max(_NARROWEST, len(name) + 4, longest + 2))
