"""Watches an event loop: how long it did not come round, and what the processor did meanwhile."""

from __future__ import annotations

import faulthandler
import re
import tempfile
import threading
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time, sleep, thread_time
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

EVERY = 0.005
"""Seconds between two ticks of the timer."""
LONG = 0.04
"""Seconds without a tick after which one looks what the loop is at."""
QUIET = 0.05
"""Seconds that what was begun is given to paint."""

_THREAD = re.compile(r"(0x[0-9a-f]{16})")
_LINE = re.compile(r'File "([^"]*[/\\]crowdgui[/\\][^"]*)", line \d+ in (\S+)')


@dataclass
class Phase:
    """One thing the window did.

    `seconds` are those of the clock, `processor` those of all processors. `stalls` are the seconds
    between two ticks beyond `EVERY`; `ours` what of them this process
    had a processor for, the most that would be left on an idle machine; `slots` the processor
    seconds of the loop's own thread. `place` is where the longest stall was.
    """

    name: str
    seconds: float = 0.0
    processor: float = 0.0
    stalls: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)
    slots: list[float] = field(default_factory=list)
    place: str = ""

    @property
    def line(self) -> str:
        """The phase as a row of the table: milliseconds, and where the loop was held up most."""
        columns = [f"{self.name:30}", f"{self.seconds:7.2f}", f"{self.processor:9.2f}"]
        for some in (self.stalls, self.ours, self.slots):
            gaps = np.maximum(0.0, np.array(some or [0.0])) * 1e3
            middle, high = np.percentile(gaps, (50, 99))
            columns.append(f"{middle:4.0f} {high:5.0f} {gaps.max():5.0f}")
        return "  ".join((*columns, self.place))


class Watch(QObject):
    """A timer in the loop, and a thread beside it that looks where the loop is when it is late."""

    def __init__(self) -> None:
        super().__init__()
        self._main = threading.get_ident()
        self._phase = Phase("")
        self._clock, self._own, self._all = perf_counter(), thread_time(), process_time()
        self._places: Counter[str] = Counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(int(EVERY * 1000))
        threading.Thread(target=self._look, daemon=True).start()

    @contextmanager
    def phase(self, name: str) -> Iterator[Phase]:
        """Count what happens inside as one phase, and print it."""
        self._phase = phase = Phase(name)
        start = self._clock = perf_counter()
        self._own = thread_time()
        begun = self._all = process_time()
        yield phase
        phase.processor = process_time() - begun
        phase.seconds = phase.seconds or perf_counter() - start
        self._phase = Phase("")
        print(phase.line, flush=True)

    def do(self, name: str, what: Callable[[], object], until: Callable[[], bool]) -> Phase:
        """Do something as a slot of the loop, and wait until it has come to an end."""
        with self.phase(name) as phase:
            start = perf_counter()
            QTimer.singleShot(0, what)
            self.wait(0.0)
            while not until():
                self.wait(EVERY)
            phase.seconds = perf_counter() - start
            self.wait(QUIET)
        return phase

    def wait(self, seconds: float) -> None:
        """Let the loop run for some time."""
        loop = QEventLoop()
        QTimer.singleShot(int(seconds * 1000), loop.quit)
        loop.exec()

    def _tick(self) -> None:
        now, own, all_ = perf_counter(), thread_time(), process_time()
        places, self._places = self._places, Counter()
        stall = now - self._clock - EVERY
        if places and stall >= max(self._phase.stalls, default=0.0):
            self._phase.place = places.most_common(1)[0][0]
        self._phase.stalls.append(stall)
        self._phase.ours.append(min(stall, all_ - self._all))
        self._phase.slots.append(own - self._own)
        self._clock, self._own, self._all = now, own, all_

    def _look(self) -> None:
        while True:
            sleep(LONG / 2)
            if perf_counter() - self._clock > LONG:
                self._places[self._where()] += 1

    def _where(self) -> str:
        """Name what the loop is at; where that is nothing of ours, what another thread is at."""
        places = _places()
        own = places.pop(f"{self._main:#018x}", "")
        return own or "beside " + next(filter(None, places.values()), "something else")


def _places() -> dict[str, str]:
    """Name the innermost function of the application that each thread runs.

    Its frames are not touched: what they hold would be freed in the thread that looks at them.
    """
    with tempfile.TemporaryFile() as file:
        faulthandler.dump_traceback(file, all_threads=True)
        file.seek(0)
        parts = file.read().decode("utf-8", "replace").split("\n\n")
    return {found[1]: _place(part) for part in parts if (found := _THREAD.search(part))}


def _place(stack: str) -> str:
    lines = (_LINE.search(line) for line in stack.splitlines())
    return next((f"{Path(found[1]).name}: {found[2]}" for found in lines if found), "")
