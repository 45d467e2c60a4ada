"""Parquet files."""

from __future__ import annotations

import json
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import DAMAGED, Format, NoOptions
from crowdgui.io.formats.platforms import argilla
from crowdgui.io.formats.research import list_cells
from crowdgui.io.tabular import parquet_table as found
from crowdgui.io.tabular.coded_columns import distinct_texts
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.encoding import open_checked
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.processes.subprocess_reader import PROBLEM, ReaderTask, read_in_subprocess
from crowdgui.io.tabular.raw_table import RawTable, RowUnit, check_width
from crowdgui.text.translation import format_number, join_list, tr, tr_n, tr_noop

if TYPE_CHECKING:
    import pyarrow as pa

    from crowdgui.core.progress import ProgressCallback

_MAGIC = b"PAR1"

_LARGE = 64 << 20
"""Bytes of a file that is read here, with its progress, once another process has seen that it can
be; a few bytes that unpack to gigabytes are fewer, and are read apart, within limits."""

_MANY_ROWS = 1 << 16
_NAMED = 10

_RECORDS = (argilla.FORMAT, list_cells.FORMAT)
"""Formats of JSON records that are stored as Parquet too, with their lists in cells."""


def is_parquet(head: FileHead) -> bool:
    """Return whether a file begins as Parquet does."""
    return head.start.startswith(_MAGIC)


def read_parquet(path: Path, _: NoOptions, report: ProgressCallback) -> RawTable:
    """Read all columns whose values can be written as text; the others are named in a note."""
    with open_checked(path):
        # What the system refuses is said by now; what follows is about what stands in the file.
        small = path.stat().st_size < _LARGE
        table, facts = read_in_subprocess(
            path, ReaderTask.PARQUET if small else ReaderTask.PARQUET_LIMITS, report
        )
        if not small and PROBLEM not in facts:
            table, facts = found.parquet_table(path, report, _MANY_ROWS)
    if PROBLEM in facts:
        _refuse(path.name, facts)
    notes = tuple(_notes(facts))
    records = _records(path.name, table, facts[found.NESTED], report)
    if records is not None:
        return replace(records, counted_by=RowUnit.ROW, notes=(*notes, *records.notes))
    places = np.arange(1, len(table) + 1, dtype=np.int32)
    return RawTable(table, places, RowUnit.ROW, notes=notes)


def _records(
    name: str, table: pa.Table, nested: list[int], report: ProgressCallback
) -> RawTable | None:
    """Read rows with lists in their cells as the records that they are; None where they aren't."""
    if not nested or not len(table):
        return None
    columns = [split_dictionary(column) for column in table.columns]
    texts: list[list[Any]] = [list(distinct_texts(column)) for column in columns]
    for place in nested:
        texts[place] = [json.loads(text) if text else None for text in texts[place]]
    rows = zip(*(column.codes.tolist() for column in columns), strict=True)
    with tempfile.TemporaryDirectory(prefix="crowdgui-") as folder:
        copy = Path(folder) / name
        with copy.open("w", encoding="utf-8") as file:
            for row in rows:
                cells = [words[code] for words, code in zip(texts, row, strict=True)]
                json.dump(dict(zip(table.column_names, cells, strict=True)), file)
                file.write("\n")
        head = FileHead.of(copy)
        form = next((form for form in _RECORDS if form.recognise(head)), None)
        return None if form is None else form.read(copy, form.options(), report)


def _refuse(file: str, facts: dict[str, Any]) -> None:
    """Raise what keeps a file from being read."""
    match facts[PROBLEM]:
        case found.TOO_WIDE:
            check_width(file, facts["columns"])
        case found.TOO_LARGE:
            why = tr(
                "It claims to hold {n} rows, {mb} MB in memory, which is more than a file "
                "of its size should. Save only the worker, item and label columns.",
                n=format_number(facts["rows"]),
                mb=format_number(facts["bytes"] / (1 << 20)),
            )
        case found.NO_MEMORY:
            why = tr("There is not enough memory for it. Save it in parts and open one of them.")
        case _:
            why = tr(DAMAGED)
    raise ReadError(file, why)


def _notes(facts: dict[str, Any]) -> list[str]:
    notes = []
    if facts[found.LEFT_OUT]:
        names = join_list(facts[found.LEFT_OUT][:_NAMED])
        one = "{n} column holds no text and is skipped: {names}."
        many = "{n} columns hold no text and are skipped: {names}."
        notes.append(tr_n(one, many, len(facts[found.LEFT_OUT]), names=names))
    if facts[found.ROUNDED]:
        one = "{n} number was too long to be kept exactly. If it is an id, it may be wrong."
        many = "{n} numbers were too long to be kept exactly. If they are ids, they may be wrong."
        notes.append(tr_n(one, many, facts[found.ROUNDED]))
    return notes


FORMAT = Format("parquet", tr_noop("Parquet"), is_parquet, read_parquet, (".parquet", ".pq"))
