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
from tests.folders import ROOT
from tests.io.project_samples import create, decided, edit, listed, reopened, small
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OTHER = """
import sys
from pathlib import Path
from crowdgui.core.errors import CrowdError
from crowdgui.io.project.project import Project
try:
    project, _ = Project.open(Path(sys.argv[1]))
except CrowdError as error:
    print(error, flush=True)
else:
    print("open", flush=True)
    sys.stdin.read()
"""


class Window:
    """Another process that opens a file, and holds it until it is let go or killed."""

    def __init__(self, path: Path, program: str = OTHER) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().strip()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "project.crowd"
    create(path, SavedQuestion(small())).close()
    return path


@pytest.fixture
def window(path: Path) -> Iterator[Window]:
    window = Window(path)
    yield window
    window.end()


def test_a_file_open_in_another_process_is_refused_until_that_is_killed(
    path: Path, window: Window, tmp_path: Path
) -> None:
    assert window.said == "open"
    assert in_use(path)
    sentence = r"project\.crowd: It is open in another window\. Close it there first\."
    with refused(ReadError, match=sentence):
        Project.open(path)
    before = path.read_bytes()
    with refused(WriteError, match=sentence):
        create(path, SavedQuestion(small()))
    assert path.read_bytes() == before
    window.end()
    assert not in_use(path)
    Project.open(path)[0].close()


def test_what_this_process_holds_stays_locked_whatever_else_it_tries(path: Path) -> None:
    """Locks of POSIX go when a process closes any handle on the file: we open none beside."""
    change = decided(1)
    with Project.open(path)[0] as project:
        for _ in range(2):
            with refused(ReadError, match="open in another window"):
                Project.open(path)
            with refused(WriteError, match="open in another window"):
                create(path, SavedQuestion(small()))
        assert in_use(path)
        window = Window(path)
        window.end()
        assert "open in another window" in window.said
        project.record(0, 1, [change], edit(change))
    assert len(reopened(path).edits) == 1


ALWAYS_WRITING = """
import sys
from pathlib import Path
from crowdgui.io.project.project import Project
from tests.io.project_samples import decided, edit
project, _ = Project.open(Path(sys.argv[1]))
for n in range(1, 10**6):
    change = decided(n % 3)
    project.record(0, n, [change], edit(change))
    print(n, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no signal stops a process here")
def test_a_computer_that_sleeps_keeps_the_file_and_writes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is stopped, wherever in its writing, is what others see of a sleep."""
    monkeypatch.setitem(os.environ, "PYTHONPATH", str(ROOT))
    window = Window(path, ALWAYS_WRITING)
    written = window.process.stdout
    assert written is not None
    for _ in range(3):
        before = int(written.readline())
        window.process.send_signal(signal.SIGSTOP)
        assert in_use(path)
        with refused(ReadError, match="open in another window"):
            Project.open(path)
        window.process.send_signal(signal.SIGCONT)
        assert int(written.readline()) == before + 1
    window.end()
    assert len(reopened(path).edits) > before


def test_a_folder_without_locks_is_named_and_nobody_looks_for_another_window(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    with Project.open(path)[0]:
        monkeypatch.setattr(fcntl, "lockf", no_locks)
        with refused(ReadError, match=r"project\.crowd: This folder has no file locks"):
            Project.open(path)
    assert listed(path.parent) == [path.name]


def test_a_file_is_free_once_it_is_closed(path: Path) -> None:
    Project.open(path)[0].close()
    window = Window(path)
    window.end()
    assert window.said == "open"
