"""The flags of workers, without imports: a window needs their marks from the start."""

from __future__ import annotations

from enum import StrEnum


class WorkerFlag(StrEnum):
    """A test result worth a look, the gravest first; `TOO_FEW` is not evidence against a worker."""

    NONE = ""
    BELOW_CHANCE = "below chance"
    ONE_ANSWER = "single label"
    GUESSING = "guessing"
    COPYING = "copying"
    TOO_FAST = "too fast"
    TOO_FEW = "too few labels"

    @property
    def is_evidence(self) -> bool:
        """Whether it is evidence against a worker."""
        return self not in (WorkerFlag.NONE, WorkerFlag.TOO_FEW)
