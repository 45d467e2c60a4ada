"""How far the writing or reading of arrays has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.core.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Generator

    from crowdgui.core.progress import ProgressCallback


@dataclass
class Meter:
    """Says how many of all the entries are done."""

    stage: str
    report: ProgressCallback
    total: int
    done: int = 0

    def passed(self, entries: int) -> None:
        self.done += entries
        self.report(Progress(self.stage, self.done / max(1, self.total)))

    def watch(self, steps: Generator[int, None, None]) -> None:
        """Take all the steps, each of which gives how many entries it wrote."""
        for entries in steps:
            self.passed(entries)
