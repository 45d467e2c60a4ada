"""What must not happen: exceptions, warnings of Qt, entries in the log, and stalls."""

from __future__ import annotations

import faulthandler
import logging
import sys
import tempfile
import threading
import traceback
from collections import deque
from pathlib import Path
from time import perf_counter, sleep, thread_time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, QtMsgType, qInstallMessageHandler

if TYPE_CHECKING:
    from collections.abc import Callable

TASKS = Path("/proc/self/task")
"""Of each thread, `schedstat`: nanoseconds on a processor, nanoseconds waiting for one."""
EVERY = 0.05
REMEMBERED = 20
"""Actions told with a finding."""
HARMLESS = "This plugin does not support"
"""What Qt says of a screen that is none."""


class Findings(logging.Handler):
    """Collects what went wrong; the same is told once, with the actions that led to it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.recent: deque[str] = deque(maxlen=REMEMBERED)
        self.counts: dict[tuple[str, str], int] = {}

    def add(self, kind: str, key: str, words: str) -> None:
        """Tell of something; `key` is alike for what is the same."""
        self.counts[kind, key] = self.counts.get((kind, key), 0) + 1
        if self.counts[kind, key] > 1:
            return
        print(f"\nFINDING {len(self.counts)}: {kind}\n{words.rstrip()}")
        for line in self.recent:
            print(f"    {line}")
        print(flush=True)

    def watch(self) -> None:
        """Hear of every exception, warning and error from now on."""
        sys.excepthook = self._on_exception
        threading.excepthook = lambda told: self._on_exception(
            told.exc_type, told.exc_value, told.exc_traceback
        )
        sys.unraisablehook = self._on_unraisable
        qInstallMessageHandler(self._on_message)
        logging.getLogger("crowdgui").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        words = record.getMessage()
        if error is not None:
            words += "\n" + "".join(traceback.format_exception(error))
        self.add("an error in the log", _place(error) or words, words)

    def summary(self) -> list[str]:
        return [f"{n:4} × {kind}: {key}" for (kind, key), n in self.counts.items()]

    def _on_exception(self, kind: type[BaseException], error: Any, trace: Any) -> None:
        words = "".join(traceback.format_exception(kind, error, trace))
        self.add("an exception", _place(error) or words[-200:], words)
        # Python keeps the last traceback, and with it whatever its frames held.
        sys.last_value = sys.last_traceback = None

    def _on_unraisable(self, told: Any) -> None:
        words = "".join(traceback.format_exception(told.exc_value))
        at = f"{told.err_msg or 'ignored'} in {type(told.object).__name__}"
        self.add("an exception nobody can catch", at, f"{at}\n{words}")

    def _on_message(self, kind: QtMsgType, _: Any, message: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or message.startswith(HARMLESS):
            return
        stack = "".join(traceback.format_stack(limit=12))
        self.add("a warning of Qt", message, f"{kind.name}: {message}\n{stack}")


class StallWatch(QObject):
    """A timer in the event loop, and a thread beside it that looks where the loop is when late.

    The loop may not come round for `most` seconds. Those in which a thread of this process waited
    for a processor do not count, for it may have held Python's lock; those of its own work do.
    """

    def __init__(self, findings: Findings, most: float) -> None:
        super().__init__()
        self._findings, self._most = findings, most
        self._main = threading.get_ident()
        self._clock, self._own, self._queued = _clocks()
        self._where, self._paused = "", False
        self.longest = 0.0
        self._timer = QTimer(self, interval=int(EVERY * 1000))
        self._timer.timeout.connect(self._tick)
        self._timer.start()
        threading.Thread(target=self._look, daemon=True, name="stall-watch").start()

    def without(self, what: Callable[[], Any]) -> Any:
        """Do something that is no part of what is watched."""
        self._paused = True
        try:
            return what()
        finally:
            self._clock, self._own, self._queued = _clocks()
            self._where, self._paused = "", False

    def _tick(self) -> None:
        now, own, queued = _clocks()
        late, used = now - self._clock, own - self._own
        stall = max(used, late - max(0.0, queued - self._queued))
        where, self._where = self._where, ""
        self._clock, self._own, self._queued = now, own, queued
        self.longest = max(self.longest, stall)
        if stall > self._most and where:
            words = f"{stall:.1f} s of {late:.1f}, of them {used:.1f} s of processor time\n{where}"
            self._findings.add("a stall", where.splitlines()[1].strip(), words)

    def _look(self) -> None:
        while True:
            sleep(EVERY)
            if self._paused or self._where or perf_counter() - self._clock < self._most:
                continue
            self._where = _stack_of(self._main)


def _stack_of(thread: int) -> str:
    """Write where a thread is.

    Its frames are not touched: a painter that another thread holds on to outlives its widget.
    """
    with tempfile.TemporaryFile() as file:
        faulthandler.dump_traceback(file, all_threads=True)
        file.seek(0)
        parts = file.read().decode("utf-8", "replace").split("\n\n")
    found = (part for part in parts if f"{thread:#018x}" in part)
    return next(found, "Thread\n  nobody knows where")


def _clocks() -> tuple[float, float, float]:
    """Return the seconds by the clock, of this thread on a processor, of all waiting for one."""
    return perf_counter(), thread_time(), sum(map(_queued, TASKS.iterdir()))


def _queued(task: Path) -> float:
    try:
        return int((task / "schedstat").read_text().split()[1]) / 1e9
    except OSError:
        # It has ended meanwhile.
        return 0.0


def _place(error: BaseException | None) -> str:
    """Name an exception by its kind and where it was raised, the same for the same defect."""
    if error is None or error.__traceback__ is None:
        return ""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.filename.rpartition('/')[2]}:{last.lineno} {last.name}"
