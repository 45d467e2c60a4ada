"""Pieces of work that go on beside each other, and the one strip that shows the foremost."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.core.progress import Iteration, Progress
    from crowdgui.ui.exporting import Exporting
    from crowdgui.ui.opening import Opening
    from crowdgui.ui.studying import Studying
    from crowdgui.ui.widgets.progress import ProgressStrip
    from crowdgui.ui.work import Work

    Source = Opening | Work | Exporting | Studying
    Said = tuple[str, float | None]


class UnderWay:
    """Shows the first of `sources` that is busy: its name, and how far it is since it began.

    Each says of its progress where it is and the share done, or nothing where both stay.
    """

    def __init__(
        self, strip: ProgressStrip, sources: Mapping[Source, Callable[[Progress], Said | None]]
    ) -> None:
        self._strip, self._sources = strip, sources
        self._shown: Source | None = None
        self._began: dict[Source, tuple[str, float]] = {}
        for source in sources:
            source.started.connect(partial(self._on_started, source))
            source.progressed.connect(partial(self._on_progressed, source))
            source.ended.connect(self._show)

    @property
    def front(self) -> Source | None:
        """What the strip shows, and its button cancels."""
        return next((source for source in self._sources if source.busy), None)

    def cancel(self) -> None:
        """Stop what the strip shows."""
        if (front := self.front) is not None:
            front.cancel()

    def _on_started(self, source: Source, name: str) -> None:
        self._began[source] = name, time.monotonic()
        if source is self._shown:
            self._shown = None
        self._show()

    def _on_progressed(self, source: Source, batch: tuple[Progress, ...]) -> None:
        if source is self._shown:
            said = self._sources[source](batch[-1])
            if said is not None:
                self._strip.set_progress(*said)

    def _show(self) -> None:
        """Show what is in front now; the end of one piece of work may have begun the next."""
        front = self.front
        if front is None:
            self._strip.end()
        elif front is not self._shown and front in self._began:
            name, began = self._began[front]
            self._strip.begin(name, time.monotonic() - began)
        self._shown = front


def stage_and_share(now: Progress) -> Said:
    return now.stage, now.fraction


def share_alone(now: Progress) -> Said:
    return "", now.fraction


def steps_alone(now: Progress) -> Said | None:
    """Return which step a rule has made.

    How many it will need is not known, so there is no share.
    """
    return None if now.step is None else (_step_words(now.step), None)


def _step_words(step: Iteration) -> str:
    changed = tr_n("{n} label changed", "{n} labels changed", step.changed)
    return tr("step {n} · {changed}", n=format_number(step.iteration), changed=changed)
