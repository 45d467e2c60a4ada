from __future__ import annotations

import json
import subprocess
import sys
import time
from itertools import count
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.tabular.processes import subprocess_reader as apart
from crowdgui.io.tabular.processes.subprocess_reader import FACTS, ReaderTask, read_in_subprocess
from crowdgui.text.errors import describe_error
from tests.io.formats.workbooks import LABELS, write_xlsx
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import Progress


SHEET = {"sheet": "", "header": "guess", "first_row": 0}


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return write_xlsx(tmp_path / "labels.xlsx", LABELS)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Collect the processes that are started, none of which may still run in the end."""
    processes: list[subprocess.Popen[bytes]] = []

    class Kept(subprocess.Popen[bytes]):
        def __init__(self, *arguments: object, **options: object) -> None:
            super().__init__(*arguments, **options)  # type: ignore[call-overload]
            processes.append(self)

    monkeypatch.setattr(subprocess, "Popen", Kept)
    yield processes
    assert processes
    assert all(process.returncode is not None for process in processes)


def instead(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(apart, "command", lambda: [sys.executable, "-c", program])


def test_table_and_facts_come_back(book: Path, started: list[object]) -> None:
    table, facts = read_in_subprocess(book, ReaderTask.SHEET, ignore_progress, **SHEET)
    assert table.column("worker").to_pylist() == ["ann", "ann", "bo", "bo"]
    assert facts["sheet"] == "Labels"
    assert len(started) == 1


@pytest.mark.parametrize(
    "program",
    [
        "import os; os.abort()",
        "raise MemoryError",
        "print('no table')",
        "",
        "import sys; sys.stdout.buffer.write(bytes(100))",
    ],
)
def test_whatever_becomes_of_the_process_is_one_sentence(
    book: Path, monkeypatch: pytest.MonkeyPatch, started: list[object], program: str
) -> None:
    instead(monkeypatch, program)
    with refused(ReadError, match="more memory than a file of its size should") as caught:
        read_in_subprocess(book, ReaderTask.SHEET, ignore_progress, **SHEET)
    assert describe_error(caught.value).startswith("labels.xlsx: ")
    assert "save the table as CSV and open that" in describe_error(caught.value)


def test_a_process_that_does_not_end_is_killed(
    book: Path, monkeypatch: pytest.MonkeyPatch, started: list[object]
) -> None:
    instead(monkeypatch, "import time; time.sleep(600)")
    monkeypatch.setattr(apart, "_SECONDS", 0)
    with refused(ReadError, match="could not be read within 0 seconds"):
        read_in_subprocess(book, ReaderTask.SHEET, ignore_progress, **SHEET)


def test_the_time_that_a_computer_sleeps_does_not_count(
    book: Path, monkeypatch: pytest.MonkeyPatch, started: list[object]
) -> None:
    hours = count(step=3600)
    monkeypatch.setattr(apart, "_TICK", 0.02)
    monkeypatch.setattr(time, "monotonic", lambda: float(next(hours)))
    table, _ = read_in_subprocess(book, ReaderTask.SHEET, ignore_progress, **SHEET)
    assert table.num_rows == 4


def test_cancelling_kills_the_process(
    book: Path, monkeypatch: pytest.MonkeyPatch, started: list[object]
) -> None:
    instead(monkeypatch, "import time; time.sleep(600)")
    reports: list[Progress] = []

    def cancel_later(progress: Progress) -> None:
        reports.append(progress)
        if len(reports) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        read_in_subprocess(book, ReaderTask.SHEET, cancel_later, **SHEET)
    assert reports[0].stage == "Reading labels.xlsx"


def test_a_missing_file_is_refused_before_anything_starts(tmp_path: Path) -> None:
    with refused(ReadError, match="can’t be opened"):
        read_in_subprocess(tmp_path / "none.xlsx", ReaderTask.SHEETS, ignore_progress)


def test_modules_where_the_user_works_are_not_run(
    book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyarrow.py").write_text("raise SystemExit('the wrong one')")
    monkeypatch.chdir(tmp_path)
    _, facts = read_in_subprocess(book.relative_to(tmp_path), ReaderTask.SHEETS, ignore_progress)
    assert [name for name, *_ in facts["sizes"]] == ["Labels"]


def test_a_packed_application_calls_itself(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert apart.command() == [sys.executable, apart.COMMAND]
    limits = {"memory": 1 << 30, "seconds": 60}
    request = json.dumps({"task": ReaderTask.SHEETS, "path": str(book), "wanted": {}, **limits})
    program = [sys.executable, "-m", "crowdgui", apart.COMMAND, request]
    started = {"cwd": apart.HOME, "env": apart.environment()}
    done = subprocess.run(program, capture_output=True, check=True, **started)
    facts = pa.ipc.open_stream(done.stdout).schema.metadata[FACTS]
    assert json.loads(facts) == {"sizes": [["Labels", 5, 3, False]]}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps a process to its memory")
def test_memory_is_limited(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "_LEAST_MEMORY", 1 << 20)
    with refused(ReadError, match="more memory than a file of its size should"):
        read_in_subprocess(
            write_xlsx(book, [("x" * 30_000,)] * 200), ReaderTask.SHEET, ignore_progress, **SHEET
        )
