"""Which pages there are, and where the work on each stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.guarantee import Level
from crowdgui.core.text import tr
from crowdgui.core.workers.findings import SURE
from crowdgui.ui.widgets.rail import PageState, RailEntry

if TYPE_CHECKING:
    from crowdgui.ui.session import Session


def rail_entries() -> tuple[RailEntry, ...]:
    """Give the pages in the order of the work."""
    return (
        RailEntry("data", "table", tr("Data")),
        RailEntry("labels", "tag", tr("Labels")),
        RailEntry("workers", "people", tr("Workers")),
        RailEntry("items", "ticked-list", tr("Items")),
        RailEntry("guarantee", "shield-tick", tr("Guarantee")),
        RailEntry("export", "arrow-out", tr("Export")),
    )


def rail_states(session: Session, *, busy: bool) -> dict[str, tuple[PageState, int]]:
    """Say of each page whether it is done, running, not yet reached, or wants a look."""
    states = {entry.key: (PageState.NOT_YET, 0) for entry in rail_entries()}
    states["data"] = (PageState.DONE if session.data else PageState.READY, 0)
    outcome = session.outcome
    if outcome is not None:
        states["labels"] = _look(0, PageState.DONE)
        states["workers"] = _look(int(outcome.workers.suspicious.sum()), PageState.DONE)
        unsure = outcome.aggregation.confidence < SURE
        if session.final is not None:
            unsure &= ~session.final.by_hand
        states["items"] = _look(int(np.count_nonzero(unsure)), PageState.DONE)
        states["guarantee"] = _guarantee(session)
        states["export"] = (PageState.READY, 0)
    if busy and session.data:
        states["labels"] = (PageState.RUNNING, 0)
    return states


def _look(count: int, otherwise: PageState) -> tuple[PageState, int]:
    return (PageState.LOOK_HERE, count) if count else (otherwise, 0)


def _guarantee(session: Session) -> tuple[PageState, int]:
    if session.guarantee is None:
        return PageState.RUNNING, 0
    certain = session.guarantee.headline.level is not Level.NONE
    return (PageState.DONE if certain else PageState.LOOK_HERE), 0
