"""Draws an audit, draws more for it, and plans one of items that were added."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.analysis import plan_audit
from crowdgui.core.audit.acceptance import audit_more, draw_audit, plan_looks, random_seed
from crowdgui.core.compare.recommendation import recommendable
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.ui.session.session import Session


class AuditController:
    """Changes what the session holds of the audit; each change can be undone."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def start(self, size: int) -> bool:
        """Fix the plan and draw as many items at random; False where there are no labels for it."""
        shown = self._session.question
        outcome, final, data = shown.outcome, shown.final, shown.data
        if outcome is None or final is None or data is None:
            return False
        options, seed = shown.state.guarantee, random_seed()
        items = int(np.count_nonzero(~final.by_hand[options.n_audited_before :]))
        looks = plan_looks(items, size, options.alpha_for(outcome.job.rule))
        plan = plan_audit(outcome, options, seed, looks, final)
        audit = draw_audit(data.labels.item_ids, plan, seed)
        self._session.set_guarantee_options(tr("draw an audit sample"), audit=audit)
        return True

    def draw_more(self) -> bool:
        """Draw the items of the next look; False where no audit is planned."""
        audit, data = self._session.state.guarantee.audit, self._session.question.data
        if audit is None or audit.plan is None or data is None:
            return False
        longer = audit_more(audit, data.labels.item_ids)
        self._session.set_guarantee_options(tr("audit more items"), audit=longer)
        return True

    def plan_added(self) -> None:
        """Keep the finished audit for its items; the next is about those that were added."""
        options = self._session.state.guarantee
        if options.audit is not None:
            self._session.set_guarantee_options(
                tr("plan an audit of the added items"),
                audit=None,
                earlier=(*options.earlier, options.audit),
            )

    def allow_rule_choice(self, chosen: bool) -> None:
        """State before an audit whether it may choose the rule."""
        data = self._session.question.data
        keys = recommendable(data.labels) if chosen and data is not None else ()
        self._session.set_guarantee_options(
            tr("change whether the audit chooses the rule"), candidates=keys
        )

    def discard(self) -> None:
        """Forget the audit that is under way."""
        self._session.set_guarantee_options(tr("discard the audit"), audit=None)
