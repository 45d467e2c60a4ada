"""What the interpreter writes when the process dies, and what the last one left behind."""

from __future__ import annotations

import atexit
import faulthandler
import os
from contextlib import suppress
from typing import TYPE_CHECKING

from crowdgui.text.translation import tr
from crowdgui.ui.log import log_file

if TYPE_CHECKING:
    from pathlib import Path
    from typing import TextIO

_LAST = "last-crash.log"


def watch_crashes() -> Path | None:
    """Write where the process was if it dies; give the trace of one that did, told once.

    The file holds places in the program only, nothing of the labels. Where it cannot be written,
    it is done without.
    """
    folder = log_file().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        left = _left_behind(folder)
        own = folder / f"crash-{os.getpid()}.log"
        # Open until the process ends: whoever dies cannot open a file first.
        stream = own.open("w", encoding="utf-8")
    except OSError:
        return None
    faulthandler.enable(stream)
    atexit.register(_tidy_up, own, stream)
    return left


def after_crash(trace: Path) -> str:
    """State that the program died the last time, and where its trace is."""
    return tr(
        "CrowdGUI ended without warning the last time. What was decided is kept: see File, Open "
        "unsaved work, or your project. Where it stopped is written in {file}; nothing was sent.",
        file=str(trace),
    )


def inside_failure(log: Path) -> str:
    """State that something went wrong inside the program, and where that is written."""
    return tr(
        "Something went wrong inside the program. What you decided is kept. {file} says more; "
        "nothing was sent.",
        file=str(log),
    )


def _left_behind(folder: Path) -> Path | None:
    """Keep the newest trace under one name, and no others: each is told of once."""
    files = list(folder.glob("crash-*.log"))
    traces = [path for path in files if path.stat().st_size]
    for path in files:
        if path not in traces and _is_ownerless(path):
            _remove(path)
    if not traces:
        return None
    newest = max(traces, key=lambda path: path.stat().st_mtime)
    newest.replace(folder / _LAST)
    for path in traces:
        path.unlink(missing_ok=True)
    return folder / _LAST


def _is_ownerless(path: Path) -> bool:
    """Return whether the process that opened this file is gone, killed before it could tidy up."""
    if os.name == "nt":
        # There no file can be deleted while it is open, and a signal would be heard.
        return True
    try:
        os.kill(int(path.stem.rpartition("-")[2]), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError, ValueError):
        return False
    return False


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _tidy_up(own: Path, stream: TextIO) -> None:
    """Leave nothing: this process ends by itself."""
    faulthandler.disable()
    stream.close()
    own.unlink(missing_ok=True)
