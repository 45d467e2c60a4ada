"""A log on this computer of what went wrong, for whoever is asked to help."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

log = logging.getLogger("crowdgui")

_BYTES, _COPIES = 1 << 20, 2

_tell: Callable[[Path], object] | None = None


def log_file() -> Path:
    """Name the log of this user."""
    kind = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(kind)) / "crowdgui.log"


def keep_log() -> None:
    """Write warnings and worse, and every exception that nothing catches, into the log.

    Nothing is written to a terminal and nothing is sent. Where the log cannot be written, it
    is done without.
    """
    try:
        log_file().parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            log_file(), maxBytes=_BYTES, backupCount=_COPIES, encoding="utf-8", delay=True
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.WARNING)
    log.propagate = False
    sys.excepthook = _on_uncaught


def tell_uncaught(tell: Callable[[Path], object]) -> None:
    """Show the user an exception that nothing catches, with the file that says more."""
    global _tell
    _tell = tell


def _on_uncaught(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    log.error("Something nobody foresaw", exc_info=(kind, error, trace))
    if _tell is not None:
        _tell(log_file())
    # Python keeps the last traceback, and with it a painter whose widget is soon gone.
    sys.last_traceback = sys.last_value = None
