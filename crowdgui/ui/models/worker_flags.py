"""The flags of the worker report as the window shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.workers.report import WorkerFlag as Found
from crowdgui.figures.marks import FlagMark

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.workers.report import WorkerReport


def worker_flag_marks(report: WorkerReport, worker: int) -> tuple[FlagMark, ...]:
    """Return a worker's flags, the gravest first."""
    return tuple(FlagMark(found.value) for found in report.flags_of(worker))


def workers_with_flag(report: WorkerReport, flag: FlagMark) -> BoolArray:
    """Mark the workers (M,) that have a flag."""
    return report.has(Found(flag.value))


def copying_pairs(report: WorkerReport) -> tuple[IntArray, IntArray]:
    """Return the two workers of each pair that looks like copying, strongest first."""
    found = report.copying
    if found is None:
        none = np.empty(0, dtype=np.int64)
        return none, none
    significant = (found.q < report.thresholds.significance) & ~found.cleared
    return found.first[significant], found.second[significant]
