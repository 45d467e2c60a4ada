"""A log on this computer of what went wrong, also when the process dies."""

from __future__ import annotations

import atexit
import faulthandler
import logging
import os
import sys
from collections import deque
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

from crowdgui.io.atomic import runs
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from io import TextIOWrapper
    from types import TracebackType
    from typing import TextIO


log = logging.getLogger("crowdgui")


_BYTES, _COPIES = 1 << 20, 2
_UNWRITTEN = 200
"""Records that are kept while the log cannot be written."""


_notify: Callable[[str], object] | None = None


class LogHandler(RotatingFileHandler):
    """Writes to a file, or keeps the last records in memory until that can be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=_BYTES, backupCount=_COPIES, encoding="utf-8", delay=True)
        self.unwritten: deque[str] = deque(maxlen=_UNWRITTEN)

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        stream = super()._open()
        while self.unwritten:
            stream.write(self.unwritten.popleft() + self.terminator)
        return stream

    def handleError(self, record: logging.LogRecord) -> None:
        self.unwritten.append(self.format(record))


_handler: LogHandler | None = None


def log_file() -> Path:
    """Name the log of this user."""
    kind = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(kind)) / "crowdgui.log"


def install_log() -> None:
    """Write warnings and worse, and every exception that nothing catches, into the log.

    Nothing is written to a terminal and nothing is sent.
    """
    global _handler
    _handler = handler = LogHandler(log_file())
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.WARNING)
    log.propagate = False
    sys.excepthook = _on_uncaught


def on_uncaught(tell: Callable[[str], object]) -> None:
    """Show the user a sentence about each exception that nothing catches, in any thread."""
    global _notify
    _notify = tell


def _on_uncaught(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    log.error("Something nobody foresaw", exc_info=(kind, error, trace))
    if _notify is not None:
        lost = _handler is not None and _handler.unwritten
        _notify(error_message(log_file(), f"{kind.__name__}: {error}" if lost else ""))
    # Python keeps the last traceback, and with it a painter whose widget is soon gone.
    sys.last_traceback = sys.last_value = None


_LAST = "last-crash.log"


def enable_crash_log() -> Path | None:
    """Write where the process was if it dies; return the trace of one that did, once.

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


def crash_message(trace: Path) -> str:
    """State that the program died the last time, and where its trace is."""
    return tr(
        "CrowdGUI closed unexpectedly last time. Your changes are kept: choose File ▸ "
        "Open unsaved work, or open your project. Details are in {file}; nothing was sent.",
        file=str(trace),
    )


def error_message(log: Path, unwritten: str = "") -> str:
    """State that something went wrong inside the program, and where that is written.

    Where it could not be written, `unwritten` is what there is to say of it.
    """
    if unwritten:
        return tr(
            "CrowdGUI ran into an unexpected error: {error}. Your changes are still here. "
            "{file} can’t be written, so copy this message if you report it; nothing was sent.",
            error=unwritten,
            file=str(log),
        )
    return tr(
        "CrowdGUI ran into an unexpected error. Your changes are kept. Details are in "
        "{file}; nothing was sent.",
        file=str(log),
    )


def _left_behind(folder: Path) -> Path | None:
    """Keep the newest trace under one name, and no others: each is reported once."""
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
    number = path.stem.rpartition("-")[2]
    return number.isdecimal() and not runs(int(number))


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _tidy_up(own: Path, stream: TextIO) -> None:
    """Leave nothing: this process ends by itself."""
    faulthandler.disable()
    stream.close()
    own.unlink(missing_ok=True)
