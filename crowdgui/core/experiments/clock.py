"""The clock by which rules are timed in experiments."""

from __future__ import annotations

import sys
import time

work_time = time.perf_counter if sys.platform == "win32" else time.thread_time
"""Seconds the thread itself has worked, which other processes on the same cores do not lengthen.
On Windows that clock ticks 64 times a second, too slowly, so time that has passed is taken."""
