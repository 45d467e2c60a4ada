"""Sheets of workbooks: XLSX, XLSB, XLS and ODS."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, name_in_file, one_of, whole
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import Format, NamedPart
from crowdgui.io.formats.sheet import PlatformSheet
from crowdgui.io.formats.surveys.qualtrics import has_import_ids, read_responses_of, with_names
from crowdgui.io.formats.surveys.survey_forms import is_form, read_form
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.file_head import MAGIC, FileHead, check_size, member_names
from crowdgui.io.tabular.processes.subprocess_reader import PROBLEM, ReaderTask, read_in_subprocess
from crowdgui.io.tabular.raw_table import RawTable, RowUnit, check_width
from crowdgui.text.translation import join_list, join_sentences, tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
"""Begins a file of old Office programs, and an XLSX that a password protects."""

_ODS = b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet"

_LAST_ROW = 1 << 20


@dataclass(frozen=True)
class SheetOptions(Options):
    """Which part of a workbook is read."""

    sheet: str = name_in_file()
    header: str = one_of("guess", ("guess", "yes", "no"))
    first_row: int = whole(0, 0, _LAST_ROW)


add_option_texts(
    {
        "SheetOptions.sheet": OptionText(
            tr_noop("Sheet"),
            tr_noop("Its name or number. If empty, a sheet with labels is looked for."),
        ),
        "SheetOptions.header": OptionText(
            tr_noop("First row"),
            tr_noop("Whether the first row of the table names its columns."),
            {
                "guess": tr_noop("Automatic"),
                "yes": tr_noop("It names the columns"),
                "no": tr_noop("It is data"),
            },
        ),
        "SheetOptions.first_row": OptionText(
            tr_noop("Table starts in row"),
            tr_noop("Rows above are skipped. 0 automatically skips titles of one cell."),
        ),
    }
)


def is_workbook(head: FileHead) -> bool:
    """Return whether a file is a workbook, or one of the older Office files that may be one."""
    if head.start.startswith(_OLE):
        return True
    if not head.start.startswith(MAGIC):
        return False
    return _ODS in head.start[:200] or any(n.startswith("xl/") for n in member_names(head))


def list_sheets(path: Path, report: ProgressCallback = ignore_progress) -> tuple[NamedPart, ...]:
    """List the sheets of a workbook that hold cells, in their order; hidden ones come last."""
    _check(path)
    _, facts = read_in_subprocess(path, ReaderTask.SHEETS, report)
    _refuse(path, facts)
    return tuple(NamedPart(name, _size(*size)) for name, *size in facts["sizes"])


def _size(n_rows: int, n_columns: int, hidden: bool) -> str:
    if not n_rows:
        return tr("empty")
    rows = tr_n("{n} row", "{n} rows", n_rows)
    columns = tr_n("{n} column", "{n} columns", n_columns)
    if hidden:
        return tr("{rows}, {columns}, hidden", rows=rows, columns=columns)
    return tr("{rows}, {columns}", rows=rows, columns=columns)


def read_spreadsheet(path: Path, options: SheetOptions, report: ProgressCallback) -> RawTable:
    """Read one sheet of a workbook as text."""
    _check(path)
    wanted = {key: getattr(options, key) for key in ("sheet", "header", "first_row")}
    table, facts = read_in_subprocess(path, ReaderTask.SHEET, report, **wanted)
    _refuse(path, facts)
    check_width(path.name, table.num_columns - 1)
    places = np.array(table.column(0), dtype=np.int64)
    plain = RawTable(
        table.remove_column(0),
        places,
        RowUnit.ROW,
        notes=tuple(_notes(facts)),
        sheet=facts["sheet"] if facts["others"] else "",
        unread=tuple(facts["alike"]),
    )
    return plain if options.header == "no" else _survey(path.name, plain) or plain


def _survey(name: str, plain: RawTable) -> RawTable | None:
    """Read a sheet as the responses to a survey; None where it is none such."""
    columns = {
        each: split_dictionary(plain.table.column(each)) for each in plain.table.column_names
    }
    sheet = with_names(PlatformSheet(name, columns, plain.places))
    if has_import_ids(sheet):
        found = read_responses_of(sheet)
    elif is_form(sheet):
        unnamed = [tr("column {n}", n=n + 1) for n in range(len(columns))]
        header = [each if each != own else "" for each, own in zip(columns, unnamed, strict=True)]
        found = read_form(sheet, header)
    else:
        return None
    notes = (*plain.notes, *found.notes)
    return replace(
        found, counted_by=RowUnit.ROW, notes=notes, sheet=plain.sheet, unread=plain.unread
    )


def _check(path: Path) -> None:
    if FileHead.of(path).start.startswith(MAGIC):
        check_size(path)


def _refuse(path: Path, facts: dict[str, Any]) -> None:
    """Describe why there is no table."""
    match facts.get(PROBLEM):
        case "password":
            why = tr("It is protected by a password. Save a copy without one and open that.")
        case "damaged":
            why = tr("It is damaged, cut off or not a workbook. Save it again, or save it as CSV.")
        case "empty":
            why = tr("The workbook is empty.")
        case "empty sheet":
            why = tr("This sheet is empty. Choose another one.")
        case "no such sheet":
            names = join_list(facts["sheets"][:20])
            why = tr("There is no such sheet. The sheets are {names}.", names=names)
        case _:
            return
    raise ReadError(path.name, why)


def _notes(facts: dict[str, Any]) -> list[str]:
    notes = []
    if facts["others"]:
        others = join_list(facts["others"][:10])
        notes.append(
            tr(
                "Sheet “{sheet}” was read. There is also: {others}.",
                sheet=facts["sheet"],
                others=others,
            )
        )
    if facts["long"]:
        one = "{n} cell holds a number of more than 15 digits. A spreadsheet does not keep the rest"
        many = (
            "{n} cells hold a number of more than 15 digits. A spreadsheet does not keep the rest"
        )
        end = ", so ids may be wrong: keep such ids as text, or open the file they came from."
        notes.append(tr_n(one + end, many + end, facts["long"]))
    if facts["merged"]:
        one = "{n} merged cell counts as text in its first cell only; the others are empty."
        many = "{n} merged cells count as text in their first cell only; the others are empty."
        notes.append(tr_n(one, many, facts["merged"]))
    if facts["below"]:
        one = "{n} row below a blank one is read like the others. Delete it if it isn’t a label."
        many = (
            "{n} rows below a blank one are read like the others. Delete them if they are another "
            "table."
        )
        notes.append(tr_n(one, many, facts["below"]))
    if facts["errors"]:
        one = "{n} cell shows an error such as #N/A; it is read as empty."
        many = "{n} cells show an error such as #N/A; they are read as empty."
        notes.append(tr_n(one, many, facts["errors"]))
    if facts["uncounted"]:
        one = "{n} formula was never calculated and is read as empty."
        many = "{n} formulas were never calculated and are read as empty."
        said = tr_n(one, many, facts["uncounted"])
        save = tr("Open the file in a spreadsheet program and save it again.")
        notes.append(join_sentences((said, save)))
    if facts["hidden"]:
        one = "{n} hidden row is read like the others. Delete it in the file if it shouldn’t count."
        many = (
            "{n} hidden rows are read like the others. Delete them in the file if they shouldn’t "
            "count."
        )
        notes.append(tr_n(one, many, facts["hidden"]))
    return notes


FORMAT = Format(
    "spreadsheet",
    tr_noop("Spreadsheet"),
    is_workbook,
    read_spreadsheet,
    (".xlsx", ".xlsm", ".xlsb", ".xls", ".ods"),
    SheetOptions,
    lambda path, report: {"sheet": list_sheets(path, report)},
)
