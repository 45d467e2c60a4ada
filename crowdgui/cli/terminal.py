"""Where the work is, in a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crowdgui.core.progress import Progress


class TerminalProgress:
    """Shows stage and percent in one line of a terminal; says nothing where there is none."""

    def __init__(self) -> None:
        self._shown = ""
        self._terminal = sys.stderr.isatty()

    def __call__(self, progress: Progress) -> None:
        percent = "" if progress.fraction is None else f" {progress.fraction:.0%}"
        line = progress.stage + percent
        if self._terminal and line != self._shown:
            self.clear()
            print(line, end="\r", file=sys.stderr, flush=True)
            self._shown = line

    def clear(self) -> None:
        if self._shown:
            print(" " * len(self._shown), end="\r", file=sys.stderr, flush=True)
            self._shown = ""
