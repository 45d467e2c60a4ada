"""The object that does one piece of work in another thread, and gives its memory back after it."""

from __future__ import annotations

import logging
import os
import sys
import threading
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QThread, Signal

from crowdgui.core.errors import Cancelled, CrowdError
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.progress import Progress, ProgressCallback

    Task = Callable[[ProgressCallback], Any]


log = logging.getLogger(__name__)

REPORTS_PER_SECOND = 30

AFTER_PAINTING_MS = 1
"""When work begins: timers come after what is to be painted, and queued calls before it.

What shows a change calls for the interpreter hundreds of times, and would have to wait for it each
time beside a task.
"""

_LONG_S = 0.5
"""What takes less leaves little memory that could be given back."""


class Throttle:
    """Passes on at most `REPORTS_PER_SECOND` reports, but every finished step among the few.

    The last of what was found so far goes with them.

    A step that comes too early is kept and goes out with the next report or by `flush`, so
    that a plot of all steps has no holes.
    """

    def __init__(
        self,
        send: Callable[[tuple[Progress, ...]], None],
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._send = send
        self._clock = clock
        self._last = float("-inf")
        self._waiting: list[Progress] = []

    def __call__(self, progress: Progress) -> None:
        if self._waiting and self._waiting[-1].step is None:
            before = self._waiting.pop()
            # What was found by then must not be lost with the report that told of it.
            progress = replace(progress, partial=progress.partial or before.partial)
        self._waiting.append(progress)
        now = self._clock()
        if now - self._last >= 1.0 / REPORTS_PER_SECOND:
            self._last = now
            self.flush()

    def flush(self) -> None:
        """Send what waits."""
        if self._waiting:
            waiting, self._waiting = tuple(self._waiting), []
            self._send(waiting)


class Worker(QObject):
    """Runs one task and says how it ended.

    Signals: `progressed` with a tuple of `Progress`; then exactly one of `succeeded` with the
    task's result, `failed` with a sentence, `cancelled`; `finished` last. The task gets a report
    function, which raises `Cancelled` once `cancel` was called from any thread.
    """

    progressed = Signal(object)
    succeeded = Signal(object)
    failed = Signal(str)
    cancelled = Signal()
    finished = Signal()

    def __init__(self, task: Task) -> None:
        super().__init__()
        self._task = task
        # An event, not a slot: a busy thread runs no event loop that could deliver one.
        self._stop = threading.Event()

    def cancel(self) -> None:
        self._stop.set()

    def run(self) -> None:
        lower_priority()
        throttle = Throttle(self.progressed.emit)
        began = perf_counter()

        def report(progress: Progress) -> None:
            if self._stop.is_set():
                raise Cancelled
            throttle(progress)

        try:
            tell = self._work(report, throttle)
            if perf_counter() - began >= _LONG_S:
                # The window, which has nothing new to paint yet, would wait for memory meanwhile.
                trim_heap()
            tell()
        finally:
            self.finished.emit()

    def _work(self, report: ProgressCallback, throttle: Throttle) -> Callable[[], None]:
        """Do the task, and return what tells how it ended."""
        try:
            result = self._task(report)
            throttle.flush()
        except Cancelled:
            # What was found until then may be of use.
            throttle.flush()
            return self.cancelled.emit
        except CrowdError as error:
            return partial(self.failed.emit, describe_error(error))
        except MemoryError:
            said = tr("There is not enough memory for this. Nothing was changed.")
            return partial(self.failed.emit, said)
        except Exception:
            log.exception("A task failed in a way it does not name")
            said = tr(
                "CrowdGUI ran into an unexpected error. Nothing was changed. Details "
                "are in the log."
            )
            return partial(self.failed.emit, said)
        return partial(self.succeeded.emit, result)


def name_thread(thread: QThread) -> None:
    """Name a thread before it starts, so that it asks for no class.

    WORKAROUND A thread without a name takes that of its class. PySide 6.11 looks the class up
    without Python's lock, and where another thread makes a class just then, as importing a page
    does, the program ends.
    """
    thread.setObjectName("crowdgui-work")


_NICENESS = 10


def lower_priority() -> None:
    """Lower this thread’s priority: where both want a processor, the window’s goes first.

    Linux keeps a niceness for each thread, which the threads that it starts inherit; Qt sets none
    there.
    """
    if threading.current_thread() is threading.main_thread():
        return
    if sys.platform.startswith("linux"):
        # Where that is forbidden the window only waits longer.
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
    else:
        QThread.currentThread().setPriority(QThread.Priority.LowPriority)


_ARENA_MAX = -8
"""M_ARENA_MAX of malloc.h."""


def use_single_arena() -> None:
    """Make all threads share one heap; call this before the first is started.

    The GNU C library makes a heap for every thread that works beside others, and of those it
    keeps what is free at their ends: as much as every thread needed once. So does Arrow, unless its
    memory is set to come from there, before it is loaded.
    """
    limit = _malloc("mallopt")
    if limit is not None:
        limit(_ARENA_MAX, 1)
        os.environ.setdefault("ARROW_DEFAULT_MEMORY_POOL", "system")


def trim_heap() -> None:
    """Free memory that is left over; do nothing where the C library does that itself.

    The GNU one lets go of the end of a heap only: a small object there keeps all that was freed
    below it.
    """
    trim = _malloc("malloc_trim")
    if trim is not None:
        trim(0)


@cache
def _malloc(name: str) -> Callable[..., Any] | None:
    """Find a function of the C library; only the GNU one has those."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    return getattr(ctypes.CDLL(None), name, None)
