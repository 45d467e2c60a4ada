"""A file read in a process of its own, so that nothing in it can take the application down."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa

import crowdgui
from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress
from crowdgui.io.reachable import not_opened
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback


COMMAND = "read-apart"
"""The word by which a packed application, which has no interpreter of its own, does this."""


FACTS = b"facts"
"""Under this key of its metadata a table carries what else was found, as JSON."""


PROBLEM = "problem"
"""The fact that says why there is no table, in a word that the caller knows."""


HOME = Path(crowdgui.__file__).resolve().parents[1]
"""The folder that holds the package: modules are looked for where a process starts."""


_MEGABYTE = 1 << 20


_LEAST_MEMORY = 512 * _MEGABYTE


_TIMES_THE_FILE = 20


_SECONDS = 10


_TICK = 0.1


class ReaderTask(StrEnum):
    """What the other process is asked for."""

    SHEET = "sheet"
    SHEETS = "sheets"
    ARRAYS = "arrays"
    ARRAY_NAMES = "array names"
    PARQUET = "parquet"
    PARQUET_LIMITS = "parquet limits"


def read_in_subprocess(
    path: Path, task: ReaderTask, report: ProgressCallback, **wanted: Any
) -> tuple[pa.Table, dict[str, Any]]:
    """Return the table and the facts that `task` finds in a file.

    The process gets 512 MB and twenty times the file of memory, where the system can hold it to
    that (Linux does), and ten seconds for each megabyte. It is killed where `report` raises.
    """
    size = _size(path)
    seconds = _SECONDS * (1 + size // _MEGABYTE)
    limits = {"memory": _LEAST_MEMORY + _TIMES_THE_FILE * size, "seconds": seconds}
    request = json.dumps({"task": task, "path": str(path.absolute()), **limits, "wanted": wanted})
    try:
        output = _output(request, seconds, Progress(tr("Reading {file}", file=path.name)), report)
        table = pa.ipc.open_stream(output).read_all()
    except subprocess.TimeoutExpired as error:
        late = tr("It could not be read within {n} seconds.", n=format_number(seconds))
        raise ReadError(path.name, f"{late} {_remedy()}") from error
    except (subprocess.CalledProcessError, pa.ArrowException, OSError) as error:
        died = tr("It needs more memory than a file of its size should, or it is damaged.")
        raise ReadError(path.name, f"{died} {_remedy()}") from error
    return table, json.loads(table.schema.metadata[FACTS])


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError as error:
        raise not_opened(path.name, error) from error


def _remedy() -> str:
    return tr("In the program that made it, save the table as CSV and open that.")


def _output(request: str, seconds: int, progress: Progress, report: ProgressCallback) -> bytes:
    """Return all that the process writes; it never outlives this call."""
    report(progress)
    # Counted, since some clocks go on while the computer sleeps.
    ticks = seconds / _TICK
    with subprocess.Popen(
        [*command(), request],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=HOME,
        env=environment(),
        # Zero but on Windows, where a console would flash up.
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    ) as process:
        try:
            while True:
                try:
                    output, errors = process.communicate(timeout=_TICK)
                    break
                except subprocess.TimeoutExpired:
                    report(progress)
                    ticks -= 1
                    if ticks <= 0:
                        raise
        finally:
            process.kill()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, COMMAND, stderr=errors)
    return output


def command() -> list[str]:
    """Return the words that start the process, except for the request."""
    if getattr(sys, "frozen", False):
        return [sys.executable, COMMAND]
    return [sys.executable, "-m", "crowdgui.io.tabular.processes.reader_process"]


def environment() -> dict[str, str]:
    """Return the surroundings of the process: the default way to get memory takes 1 GB at once."""
    return {**os.environ, "ARROW_DEFAULT_MEMORY_POOL": "system"}
