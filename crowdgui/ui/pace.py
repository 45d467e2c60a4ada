"""How fast somebody works, from when they answered."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

BREAK = 120.0
"""Seconds after which somebody was away, not thinking."""

_KEPT, _NEEDED = 20, 3


class Pace:
    """Takes the middle of the last answers' times; breaks do not count."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: float | None = None
        self._times: list[float] = []

    def begin(self) -> None:
        """Start the clock for the next answer, where it does not run already."""
        if self._last is None:
            self._last = self._clock()

    def stop(self) -> None:
        """Stop the clock: nobody is at work."""
        self._last = None

    def answered(self) -> None:
        now = self._clock()
        if self._last is not None and now - self._last <= BREAK:
            self._times = [*self._times, now - self._last][-_KEPT:]
        self._last = now

    def left(self, answers: int) -> float | None:
        """Return the seconds that so many answers take; None where too little is known."""
        return median(self._times) * answers if len(self._times) >= _NEEDED else None
