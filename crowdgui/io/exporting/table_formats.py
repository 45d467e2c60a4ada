"""A file that can be exported, and a table that can be written in any format."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from crowdgui.io.exporting.text_files import EXCEL, PLAIN, WITH_BOM, CsvStyle
from crowdgui.text.translation import HasDescription, HasName, tr_noop

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table


@dataclass(frozen=True)
class Export(HasDescription):
    """A file that can be exported; `write` gives how many cells it had to make safe."""

    key: str
    file: str
    write: Callable[[Path, Results, ProgressCallback], int]
    _name: str
    _sentence: str


def _nothing(_: Results) -> str:
    return ""


@dataclass(frozen=True)
class TableExport(HasDescription):
    """A table that can be exported; `lacking` says why there is none, or nothing."""

    key: str
    table: Callable[[Results, ProgressCallback], Table]
    _name: str
    _sentence: str
    lacking: Callable[[Results], str] = _nothing
    quick: bool = True
    """Whether its first rows are there at once."""


@dataclass(frozen=True)
class TableFormat(HasName):
    """A format of tables; only CSV has a `style`, and only there can a cell be a formula."""

    key: str
    ending: str
    _name: str
    style: CsvStyle | None = None


CSV = TableFormat("csv", "csv", tr_noop("CSV"), PLAIN)


XLSX = TableFormat("xlsx", "xlsx", tr_noop("Excel workbook"))


FORMATS = (
    CSV,
    TableFormat("csv-excel", "csv", tr_noop("CSV for Excel (;)"), EXCEL),
    TableFormat("csv-bom", "csv", tr_noop("CSV, UTF-8 with BOM"), WITH_BOM),
    XLSX,
    TableFormat("parquet", "parquet", tr_noop("Parquet")),
    TableFormat("jsonl", "jsonl", tr_noop("JSON lines")),
)


WORKBOOK = "results.xlsx"
"""All tables in one file, a sheet each."""


def table_export(table: TableExport, form: TableFormat, *, exact: bool = False) -> Export:
    """Return a table as a file of its own."""
    file = f"{table.key.replace('-', '_')}.{form.ending}"
    write = partial(_write_table, table, form, exact)
    return Export(table.key, file, write, table._name, table._sentence)


def _workbook_export(tables: Sequence[TableExport]) -> Export:
    """Return tables as the sheets of one workbook."""
    return Export(
        "workbook",
        WORKBOOK,
        partial(_write_workbook, tuple(tables)),
        tr_noop("Workbook"),
        tr_noop("one sheet per table"),
    )


def table_exports(
    tables: Sequence[TableExport], form: TableFormat, *, exact: bool = False
) -> tuple[Export, ...]:
    """Return tables as files: a workbook for all, or else a file each."""
    if form == XLSX:
        return (_workbook_export(tables),) if tables else ()
    return tuple(table_export(table, form, exact=exact) for table in tables)


# The writers bring the table library with them, which the window need not wait for at its start.


def _write_table(
    made: TableExport,
    form: TableFormat,
    exact: bool,
    path: Path,
    results: Results,
    report: ProgressCallback,
) -> int:
    return write_table(path, made.table(results, report), form, report, exact=exact)


def write_table(
    path: Path, table: Table, form: TableFormat, report: ProgressCallback, *, exact: bool = False
) -> int:
    """Write one table; give how many cells were made safe."""
    match form.ending:
        case "csv":
            from crowdgui.io.exporting.text_files import write_csv

            style = replace(form.style or PLAIN, exact=exact)
            return write_csv(path, *table, style, report).neutralised
        case "xlsx":
            from crowdgui.io.exporting.xlsx_file import write_xlsx

            return write_xlsx(path, *table, report=report).neutralised
        case "parquet":
            from crowdgui.io.exporting.text_files import write_parquet

            return write_parquet(path, *table, report=report).neutralised
        case _:
            from crowdgui.io.exporting.text_files import write_jsonl

            return write_jsonl(path, *table, report=report).neutralised


def _write_workbook(
    tables: Sequence[TableExport], path: Path, results: Results, report: ProgressCallback
) -> int:
    from crowdgui.io.exporting.xlsx_file import WorkbookSheet, write_workbook

    sheets = [WorkbookSheet(made.name, *made.table(results, report)) for made in tables]
    return write_workbook(path, sheets, report).neutralised
