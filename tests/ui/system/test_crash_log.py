"""A process that dies leaves its trace, which is told of once; one that ends leaves nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from crowdgui.ui import app
from crowdgui.ui.system import crash_log as crashes
from crowdgui.ui.widgets.messages import MessageStrip

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


WATCH = """
import sys, ctypes
from pathlib import Path
from crowdgui.ui.system import crash_log as crashes
crashes.log_file = lambda: Path(sys.argv[1]) / "crowdgui.log"
print(crashes.enable_crash_log() or "nothing", flush=True)
if sys.argv[2] == "dies":
    ctypes.string_at(0)
"""


def watch(folder: Path, how: str) -> tuple[str, int]:
    done = subprocess.run(
        [sys.executable, "-c", WATCH, str(folder), how],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout.strip(), done.returncode


def test_a_crash_is_told_of_at_the_next_start_and_only_then(tmp_path: Path) -> None:
    assert watch(tmp_path, "ends") == ("nothing", 0)
    assert list(tmp_path.iterdir()) == []
    said, code = watch(tmp_path, "dies")
    assert said == "nothing"
    assert code != 0
    said, _ = watch(tmp_path, "ends")
    assert said == str(tmp_path / "last-crash.log")
    assert (
        "Segmentation fault" in (tmp_path / "last-crash.log").read_text() or sys.platform == "win32"
    )
    assert watch(tmp_path, "ends")[0] == "nothing"


def test_a_folder_that_cannot_be_written_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(crashes, "log_file", lambda: tmp_path / "file" / "crowdgui.log")
    assert crashes.enable_crash_log() is None


def test_both_sentences_name_their_file(tmp_path: Path) -> None:
    assert str(tmp_path) in crashes.crash_message(tmp_path)
    assert str(tmp_path) in crashes.error_message(tmp_path)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said = []
    monkeypatch.setattr(crashes, "_notify", None)
    crashes.on_uncaught(said.append)
    return said


def test_the_user_is_told_of_what_nobody_caught(
    told: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(crashes, "log_file", lambda: tmp_path / "crowdgui.log")
    error = ZeroDivisionError("by nothing")
    crashes._on_uncaught(type(error), error, None)
    assert told == [crashes.error_message(tmp_path / "crowdgui.log")]


def test_the_window_tells_of_what_happened_in_another_thread(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip = MessageStrip("message")
    qtbot.addWidget(strip)
    monkeypatch.setattr(crashes, "enable_crash_log", lambda: None)
    monkeypatch.setattr(crashes, "_notify", None)
    window = SimpleNamespace(message=strip, settings=SimpleNamespace(unwritten=""))
    app._watch(window)  # type: ignore[arg-type]
    error = ZeroDivisionError("by nothing")
    thread = threading.Thread(target=crashes._on_uncaught, args=(type(error), error, None))
    thread.start()
    thread.join()
    assert not strip.isVisible(), "widgets belong to the thread of the window"
    qtbot.waitUntil(strip.isVisible)


def gone() -> int:
    """Return the number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-IS", "-c", ""]) as done:
        pass
    return done.pid


def test_empty_files_of_killed_processes_go_and_those_of_others_stay(tmp_path: Path) -> None:
    killed = tmp_path / f"crash-{gone()}.log"
    for path in (killed, tmp_path / "crash-notes.log"):
        path.touch()
    own = (tmp_path / f"crash-{os.getpid()}.log").open("w")
    with own:
        assert watch(tmp_path, "ends") == ("nothing", 0)
        left = {path.name for path in tmp_path.iterdir()}
    assert killed.name not in left
    assert f"crash-{os.getpid()}.log" in left
    assert "crash-notes.log" in left or os.name == "nt"
