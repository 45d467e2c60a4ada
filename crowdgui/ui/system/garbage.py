"""Garbage is collected by the window's thread alone: parts of the window may be among it.

Python collects cycles in whatever thread happens to make one object too many, at whatever
moment. A dialog that is let go would then be deleted beside the window's thread, or in the midst
of painting, and Qt ends the program for either.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from PySide6.QtCore import QObject


_EVERY_MS = 1000


def start_collecting(parent: QObject) -> None:
    """Collect from this thread's event loop, as long as `parent` lives, and nowhere else."""
    gc.disable()
    timer = QTimer(parent, interval=_EVERY_MS)
    timer.timeout.connect(collect_due)
    timer.start()


def collect_due() -> None:
    """Collect the generations that Python itself would collect by now."""
    counted = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (n, most) in enumerate(counted) if n > most]
    if due:
        gc.collect(due[-1])


def freeze_garbage() -> None:
    """Look at nothing again that is there by now: to go through all takes a tenth of a second."""
    gc.freeze()
