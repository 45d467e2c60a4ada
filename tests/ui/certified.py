"""A guarantee as a runner passes it to the session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.ui.session.open_question import FullGuarantee

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.ui.session.session import Session


def certified(session: Session, guarantee: Guarantee) -> FullGuarantee:
    """Return a guarantee for what is open now."""
    shown = session.question
    assert shown.outcome is not None
    return FullGuarantee(shown.outcome, shown.state.guarantee, shown.state.decisions, guarantee)
