"""One window at a time, whatever becomes of the process that had the file open."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError, WriteError
from crowdgui.io.project.content import SavedQuestion
from crowdgui.io.project.file import in_use
from crowdgui.io.project.project import Project
from crowdgui.io.project.recovery import find_recovery_files
from tests.folders import ROOT
from tests.io.project_samples import create, decided, edit, listed, reopened, small
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OTHER = """
import sys
from itertools import count
from pathlib import Path
from crowdgui.core.errors import CrowdError
from crowdgui.io.project.project import Project
from crowdgui.io.project.recovery import find_recovery_files
from tests.io.project_samples import decided, edit
for line in sys.stdin:
    what, _, path = line.strip().partition(" ")
    if path:
        try:
            project, _ = Project.open(Path(path))
        except CrowdError as error:
            print(error, flush=True)
            continue
        print("open", flush=True)
    if what == "try":
        project.close()
    for n in count(1) if what == "write" else ():
        change = decided(n % 3)
        project.record(0, n, [change], edit(change))
        print(n, flush=True)
"""


class Window:
    """Another process that opens a file, closes it again or holds it, and writes to it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", OTHER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )

    def does(self, what: str, path: Path | None = None) -> str:
        """Let it open a file or write to the one it holds, and return what it says."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what} {path or ''}\n")
        self.process.stdin.flush()
        return self.reads()

    def reads(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "project.crowd"
    create(path, SavedQuestion(small())).close()
    return path


@pytest.fixture(scope="module")
def windows() -> Iterator[list[Window]]:
    """Keep one process for all tests until one kills it: to start one takes longest."""
    started: list[Window] = []
    yield started
    for window in started:
        window.end()


@pytest.fixture
def window(windows: list[Window]) -> Window:
    if not windows or windows[-1].process.poll() is not None:
        windows.append(Window())
    return windows[-1]


def test_what_this_process_holds_stays_locked_whatever_else_it_tries(
    path: Path, window: Window
) -> None:
    """Locks of POSIX go when a process closes any handle on the file: we open none beside."""
    change = decided(1)
    with Project.open(path)[0] as project:
        for _ in range(2):
            with refused(ReadError, match="open in another window"):
                Project.open(path)
            with refused(WriteError, match="open in another window"):
                create(path, SavedQuestion(small()))
        assert in_use(path)
        assert "open in another window" in window.does("try", path)
        project.record(0, 1, [change], edit(change))
    assert len(reopened(path).edits) == 1


def test_a_folder_without_locks_is_named_and_nobody_looks_for_another_window(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    number = errno.ENOLCK

    def no_locks(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with Project.open(path)[0]:
        monkeypatch.setattr(fcntl, "lockf", no_locks)
        with refused(ReadError, match=r"project\.crowd: This folder has no file locks"):
            Project.open(path)
        # The server of a network folder may be away for a moment.
        number = errno.EIO
        with refused(ReadError, match=rf"can’t be locked, so .*: {os.strerror(number)}\. Try"):
            Project.open(path)
        # Unsaved work that nobody can lock is not passed over as if a window had it open.
        ((there, why),) = find_recovery_files(path.parent).damaged
        assert there == path
        assert "can’t be locked" in why
    assert listed(path.parent) == [path.name]


def test_a_file_is_free_once_it_is_closed(path: Path, window: Window) -> None:
    Project.open(path)[0].close()
    assert window.does("try", path) == "open"


def test_a_file_open_in_another_process_is_refused_until_that_is_killed(
    path: Path, window: Window
) -> None:
    assert window.does("hold", path) == "open"
    assert in_use(path)
    sentence = r"project\.crowd: It is open in another window\. Close it there first\."
    with refused(ReadError, match=sentence):
        Project.open(path)
    before = path.read_bytes()
    with refused(WriteError, match=sentence):
        create(path, SavedQuestion(small()))
    assert path.read_bytes() == before
    written = sleeping_as_it_writes(path, window) if hasattr(signal, "SIGSTOP") else 0
    window.end()
    assert not in_use(path)
    assert len(reopened(path).edits) >= written


def sleeping_as_it_writes(path: Path, window: Window) -> int:
    """Stop a process wherever in its writing, which is what others see of a computer's sleep."""
    written = int(window.does("write"))
    for _ in range(3):
        window.process.send_signal(signal.SIGSTOP)
        assert in_use(path)
        with refused(ReadError, match="open in another window"):
            Project.open(path)
        window.process.send_signal(signal.SIGCONT)
        assert int(window.reads()) == written + 1
        written += 1
    return written
