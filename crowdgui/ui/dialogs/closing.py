"""Dialogs that end with what they were asked of, once their threads have ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


TRY_AGAIN_MS = 200

_STAYS = "stays"


def keep_open(dialog: QDialog) -> None:
    """Mark a dialog that stays when other labels are opened: it asks nothing of those before."""
    dialog.setProperty(_STAYS, True)


def close_asking(window: QWidget) -> None:
    """Cancel what a window asks of labels that are not open any more, what is below first."""
    every = window.findChildren(QDialog)
    for dialog in [one for one in every if one.isVisible() and _asks(one, window)]:
        dialog.reject()


def _asks(dialog: QDialog, window: QWidget) -> bool:
    """Whether a dialog waits for an answer above the window, also by way of others that do."""
    parent = dialog.parentWidget()
    if parent is None or not dialog.isModal() or dialog.property(_STAYS):
        return False
    owner = parent.window()
    return owner is window or (isinstance(owner, QDialog) and _asks(owner, window))


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
