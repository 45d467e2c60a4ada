"""Dialogs that end once their threads have ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog


TRY_AGAIN_MS = 200


def close_when_stopped(dialog: QDialog, stop: Callable[[], bool], end: Callable[[], None]) -> None:
    """Hide a dialog, and end it once it has stopped: a thread must not outlive its object."""
    dialog.hide()
    end_when_stopped(dialog, stop, end)


def end_when_stopped(dialog: QDialog, stop: Callable[[], bool], end: Callable[[], None]) -> None:
    """End a dialog once it has stopped; until then it stays, and nothing waits for it."""
    if stop():
        end()
    else:
        QTimer.singleShot(TRY_AGAIN_MS, dialog, partial(end_when_stopped, dialog, stop, end))
