"""What a long command has found so far, kept for the moment somebody stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.progress import Progress, ProgressCallback


class KeptProgress:
    """Passes progress on and keeps the last result so far in `found`."""

    def __init__(self, show: ProgressCallback) -> None:
        self._show = show
        self.found: Any = None

    def __call__(self, progress: Progress) -> None:
        if progress.found is not None:
            self.found = progress.found
        self._show(progress)


def until_stopped(
    work: Callable[[ProgressCallback], Any], show: ProgressCallback
) -> tuple[Any, bool]:
    """Return the result, and whether it is whole: Ctrl+C leaves what was found until then."""
    kept = KeptProgress(show)
    try:
        return work(kept), True
    except KeyboardInterrupt:
        if kept.found is None:
            raise
        return kept.found, False
