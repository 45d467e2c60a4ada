"""The process that reads a file on behalf of the application, within limits."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from crowdgui.io.lean_imports import hide_pandas
from crowdgui.io.tabular.processes.subprocess_reader import FACTS, ReaderTask

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Found = tuple[pa.Table | None, dict[str, Any]]


def main(words: Sequence[str]) -> int:
    """Do what a request says, and write a table with facts to the standard output."""
    hide_pandas()
    request = json.loads(words[0])
    work = find_reader(ReaderTask(request["task"]))
    _limit(request["memory"], request["seconds"])
    table, facts = work(Path(request["path"]), **request["wanted"])
    _write(pa.table({}) if table is None else table, facts)
    return 0


def find_reader(task: ReaderTask) -> Callable[..., Found]:
    """Find the reader, importing only what it needs."""
    match task:
        case ReaderTask.SHEET:
            from crowdgui.io.tabular.processes.sheet_process import read_sheet

            return read_sheet
        case ReaderTask.SHEETS:
            from crowdgui.io.tabular.processes.sheet_process import sheet_sizes

            return sheet_sizes
        case ReaderTask.ARRAYS:
            from crowdgui.io.tabular.processes.array_process import read_arrays

            return read_arrays
        case ReaderTask.ARRAY_NAMES:
            from crowdgui.io.tabular.processes.array_process import array_names

            return array_names
        case ReaderTask.PARQUET:
            from crowdgui.io.tabular.parquet_table import parquet_table

            return parquet_table
        case ReaderTask.PARQUET_LIMITS:
            from crowdgui.io.tabular.parquet_table import parquet_limits

            return parquet_limits


def _limit(memory: int, seconds: int) -> None:
    """Take no more than `memory` bytes beyond what is in use already, nor more time."""
    if sys.platform == "win32":
        return
    import resource

    limits = {
        resource.RLIMIT_AS: _in_use() + memory,
        # Also ends a process whose parent was killed.
        resource.RLIMIT_CPU: seconds + 1,
        resource.RLIMIT_CORE: 0,
    }
    for limit, most in limits.items():
        hard = resource.getrlimit(limit)[1]
        soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
        # macOS refuses some of them.
        with suppress(ValueError, OSError):
            resource.setrlimit(limit, (soft, hard))


def _in_use() -> int:
    """Return the addresses in use, where the system counts them as Linux does."""
    if sys.platform == "win32":
        return 0
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def _write(table: pa.Table, facts: dict[str, Any]) -> None:
    table = table.replace_schema_metadata({FACTS: json.dumps(facts)})
    with (
        # An application without a console has no sys.stdout, but its pipe is there.
        open(1, "wb", closefd=False) as out,
        pa.ipc.new_stream(out, table.schema) as stream,
    ):
        stream.write_table(table)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
