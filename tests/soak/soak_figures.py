"""What a process holds: memory, threads, handles and objects, and whether they keep growing."""

from __future__ import annotations

import ctypes
import gc
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Sequence

OWN = Path("/proc/self")

NAMES = {
    "memory": "memory, MB",
    "in_use": "in use in the heap, MB",
    "threads": "threads",
    "handles": "file handles",
    "qobjects": "objects of Qt",
    "objects": "objects of Python",
}

ALLOWED = {
    "memory": 12.0,
    "in_use": 6.0,
    "threads": 4.0,
    "handles": 6.0,
    "qobjects": 200.0,
    "objects": 6000.0,
}
"""How much each may grow over the second half of a run.

A file that is open takes three handles and a thread, a pool of threads is there once it is used.
The first study that other processes help with takes three handles for good: the memory shared with
them, twice, and the line to the process of Python's that clears up after them.
"""

FEWEST = 8
"""Measurements of the second half below which only threads and handles are judged."""


@dataclass(frozen=True)
class Figures:
    """What the process holds after so many turns."""

    turn: int
    memory: float
    in_use: float
    threads: int
    handles: int
    qobjects: int
    objects: int

    @property
    def line(self) -> str:
        return (
            f"{self.turn:7,}  {self.memory:7.1f}  {self.in_use:7.1f}  {self.threads:7}"
            f"  {self.handles:7}  {self.qobjects:9,}  {self.objects:9,}"
        )


HEADER = "   turn   memory   in use  threads  handles   of Qt     of Python"


def figures(turn: int) -> Figures:
    """Measure this process, with its garbage collected."""
    gc.collect()
    return Figures(
        turn,
        _memory(),
        _in_use(),
        sum(1 for _ in (OWN / "task").iterdir()),
        # The folder that is being listed is open itself.
        sum(1 for _ in (OWN / "fd").iterdir()) - 1,
        _qobjects(),
        len(gc.get_objects()),
    )


def growth(turns: Sequence[float], values: Sequence[float]) -> float:
    """Return how much a figure grows from the first turn to the last.

    The slope is the median of those between any two measurements, so that a peak counts little
    (Theil, 1950; Sen, 1968).
    """
    at, value = np.asarray(turns, float), np.asarray(values, float)
    one, other = np.triu_indices(at.size, 1)
    if not one.size:
        return 0.0
    slopes = (value[other] - value[one]) / (at[other] - at[one])
    return float(np.median(slopes) * (at[-1] - at[0]))


def verdict(measured: Sequence[Figures]) -> tuple[list[str], bool]:
    """Return for each figure how much it grew over the second half, and whether that is allowed."""
    half = list(measured[len(measured) // 2 :])
    turns = [each.turn for each in half]
    lines, good = [], True
    for key, name in NAMES.items():
        start, end = asdict(measured[0])[key], asdict(measured[-1])[key]
        grown = growth(turns, [asdict(each)[key] for each in half])
        line = f"{name:20} {start:11,.1f} → {end:11,.1f}   second half {grown:+10,.1f}"
        judged = len(half) >= FEWEST or key in ("threads", "handles")
        if not judged:
            line += "   too few measurements to judge"
        elif grown > ALLOWED[key]:
            line, good = f"{line}   GROWS, {ALLOWED[key]:,.0f} are allowed", False
        else:
            line += f"   at most {ALLOWED[key]:,.0f}"
        lines.append(line)
    return lines, good


def _memory() -> float:
    """Return the megabytes of memory that are in use."""
    lines = (OWN / "status").read_text(encoding="ascii", errors="replace").splitlines()
    kilobytes = next(line for line in lines if line.startswith("VmRSS:")).split()[1]
    return int(kilobytes) / 1024


class _MallInfo(ctypes.Structure):
    """mallinfo2 of malloc.h."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def _in_use() -> float:
    """Return the megabytes of the C library's heap that nobody gave back; Python's own are beside.

    Memory that only this does not grow with is in pieces, not lost. 0 where the library can't say.
    """
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if ask is None:
        return 0.0
    ask.restype = _MallInfo
    told = ask()
    return float(told.uordblks + told.hblkhd) / 2**20


def _qobjects() -> int:
    tops = [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None]
    app = QApplication.instance()
    roots = [*tops, app] if app is not None else tops
    return sum(1 + len(root.findChildren(QObject)) for root in roots)
