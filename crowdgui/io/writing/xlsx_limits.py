"""What a sheet of a workbook has no room for, said before anybody misses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyarrow.compute as pc

from crowdgui.core.errors import WriteError
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    import pyarrow as pa

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
                "“{sheet}” has {n} rows and a header, but a sheet of a workbook ends at row "
                "{most}. Choose CSV or Parquet.",
                sheet=sheet,
                n=format_number(n_rows),
                most=format_number(MOST_ROWS),
            )
        )
    if n_columns > MOST_COLUMNS:
        raise WriteError(
            tr(
                "“{sheet}” has {n} columns, but a sheet of a workbook ends at column {most}. "
                "Choose CSV or Parquet.",
                sheet=sheet,
                n=format_number(n_columns),
                most=format_number(MOST_COLUMNS),
            )
        )


def check_texts(sheet: str, place: str, cells: pa.StringArray, first_row: int) -> None:
    """Refuse text that is longer than a cell; the first stands in `first_row` of the sheet."""
    long = pc.greater(pc.utf8_length(cells), MOST_CHARACTERS // 2)
    for row in pc.indices_nonzero(long.fill_null(False)).to_pylist():
        units = len(cells[row].as_py().encode("utf-16-le")) // 2
        if units > MOST_CHARACTERS:
            raise WriteError(
                tr(
                    "“{sheet}”, {place}, row {row}: this text has {n} characters, but a cell of a "
                    "workbook holds {most}. Choose CSV or Parquet.",
                    sheet=sheet,
                    place=place,
                    row=format_number(first_row + row),
                    n=format_number(units),
                    most=format_number(MOST_CHARACTERS),
                )
            )
