"""Where the work on each page stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.guarantee import EvidenceLevel
from crowdgui.text.run_summary import unsure_items
from crowdgui.ui.rail_entries import rail_entries
from crowdgui.ui.widgets.rail import PageState

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session import Session


def rail_states(session: Session, *, busy: bool) -> dict[str, tuple[PageState, int]]:
    """Return for each page whether it is done, running, not yet reached, or wants a look."""
    states = {entry.key: (PageState.NOT_YET, 0) for entry in rail_entries()}
    states["data"] = (PageState.DONE if session.data else PageState.READY, 0)
    outcome = session.outcome
    if outcome is not None:
        states["labels"] = _look(0, PageState.DONE)
        states["workers"] = _look(_suspicious(outcome), PageState.DONE)
        by_hand = None if session.final is None else session.final.by_hand
        unsure = unsure_items(outcome, by_hand)
        states["items"] = _look(int(np.count_nonzero(unsure)), PageState.DONE)
        states["guarantee"] = _guarantee(session)
        states["compare"] = (PageState.READY, 0)
        states["export"] = (PageState.READY, 0)
    if busy and session.data:
        states["labels"] = (PageState.RUNNING, 0)
    return states


def _suspicious(outcome: Outcome) -> int:
    """Count the workers that look suspicious and whose labels still count."""
    found, out = outcome.workers.suspicious, outcome.job.excluded
    return int(np.count_nonzero(found if out is None else found & ~out))


def _look(count: int, otherwise: PageState) -> tuple[PageState, int]:
    return (PageState.LOOK_HERE, count) if count else (otherwise, 0)


def _guarantee(session: Session) -> tuple[PageState, int]:
    if session.guarantee is None:
        return PageState.RUNNING, 0
    certain = session.guarantee.headline.level is not EvidenceLevel.NONE
    return (PageState.DONE if certain else PageState.LOOK_HERE), 0
