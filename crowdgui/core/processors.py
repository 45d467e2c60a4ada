"""How much of the machine there is for us."""

from __future__ import annotations

import os
import sys


def available_cores() -> int:
    """Processor cores this process may use."""
    if sys.platform.startswith("linux"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
