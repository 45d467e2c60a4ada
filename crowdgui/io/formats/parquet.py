"""Parquet files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.common_texts import DAMAGED
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.tabular import parquet_table as found
from crowdgui.io.tabular.encoding import open_checked
from crowdgui.io.tabular.processes.subprocess_reader import PROBLEM, ReaderTask, read_in_subprocess
from crowdgui.io.tabular.raw_table import RawTable, RowUnit, check_width
from crowdgui.text.translation import format_number, join_list, tr, tr_n, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead

_MAGIC = b"PAR1"

_LARGE = 64 << 20
"""Bytes of a file that is read here, with its progress, once another process has seen that it can
be; a few bytes that unpack to gigabytes are fewer, and are read apart, within limits."""

_MANY_ROWS = 1 << 16
_NAMED = 10


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
    places = np.arange(1, len(table) + 1, dtype=np.int32)
    return RawTable(table, places, RowUnit.ROW, notes=tuple(_notes(facts)))


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
