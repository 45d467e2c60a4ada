"""What a guarantee is based on: gold, the audit, the model check, the estimate and the costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Slot

from crowdgui.core.compare.calibration import measure_audit
from crowdgui.text.guarantees.acceptance import (
    class_rows,
    content_rows,
    describe_before_and_after,
    describe_estimate,
    explain_estimate,
    gives_rows,
)
from crowdgui.text.guarantees.audit_basis import basis_rows
from crowdgui.text.guarantees.costs import cost_sentences
from crowdgui.text.guarantees.guarantee import condition_rows
from crowdgui.text.guarantees.model_check import describe_model
from crowdgui.text.translation import tr
from crowdgui.ui.pages.guarantee.theory import GoldStatement
from crowdgui.ui.pages.page import ruled_section
from crowdgui.ui.plots.calibration_plot import CalibrationPlot
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import Surface, column, named, row
from crowdgui.ui.widgets.lists import ConditionList
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.arrays import TextArray
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session


_PLOT = 310


class BasisPanel(Surface):
    """Shows what supports the guarantee, and what there is to look at before an audit."""

    def __init__(self, session: Session) -> None:
        super().__init__("canvas")
        self._session = session
        self._may_lack_content = False
        self._counted: tuple[TextArray, int] | None = None
        self._gives = ConditionList("audit-gives")
        self.content = ConditionList("audit-content")
        self._gold = GoldStatement(session, "way-gold-at-random")
        self._why = text_label("", "body", "text2", wrap=True)
        self.see_model_check = button(
            tr("See how independence was tested"), "link", name="see-model-check"
        )
        self._estimate = named(text_label("", "section", wrap=True), "error-estimate")
        self._why_estimate = text_label("", "caption", "text2", wrap=True)
        self._cost = named(text_label("", "body", wrap=True), "mean-cost")
        self.rests = ConditionList("audit-rests-on")
        self.before = CalibrationPlot(
            "audit-confidence",
            tr("Confidence, before and after the audit"),
            tr("confidence before the audit"),
        )
        self.before.setFixedHeight(scaled(_PLOT))
        self.before.setContentsMargins(20, 6, 12, 6)
        self._lay_out()
        session.content_changed.connect(self._show_lacking_content)

    def _lay_out(self) -> None:
        self._content_part, inside = ruled_section(tr("What there is to look at"))
        inside.addWidget(self.content)
        self._gold_part, inside = ruled_section(tr("Gold labels"))
        inside.addWidget(self._gold)
        self._gives_part, inside = ruled_section(tr("What the audit gives you"))
        inside.addWidget(self._gives)
        self._gives.set_conditions(gives_rows())
        self._why_part, inside = ruled_section(tr("Why the labels alone are not enough"))
        inside.addWidget(self._why)
        inside.addLayout(row(self.see_model_check, None))
        self.estimate_part, inside = ruled_section(tr("Wrong labels, best estimate"))
        inside.addWidget(self._estimate)
        inside.addWidget(self._why_estimate)
        self._cost_part, inside = ruled_section(tr("What wrong labels cost"))
        inside.addWidget(self._cost)
        self._rests_part, inside = ruled_section(tr("What it is based on"))
        inside.addWidget(self.rests)
        column(
            self._cost_part,
            self._gold_part,
            self._content_part,
            self._gives_part,
            self.before,
            self.estimate_part,
            self._rests_part,
            self._why_part,
            None,
            parent=self,
        )

    def show_guarantee(self, outcome: Outcome, found: Guarantee, *, counted: bool) -> None:
        """Show what a guarantee is based on; `counted` where gold on every item leaves no doubt."""
        options = self._session.state.guarantee
        audit = options.audit
        planned = audit is None and not counted
        # Gold drawn at random may be the whole way: it is asked about before an audit.
        asks = self._gold.show_outcome(outcome)
        self._gold_part.setVisible(asks and planned)
        self._gives_part.setVisible(planned)
        self._may_lack_content = planned
        self._show_lacking_content()
        self._cost_part.setVisible(found.cost is not None)
        self._cost.setText("" if found.cost is None else "\n".join(cost_sentences(found.cost)))
        # A check that finds nothing against the worker model is no reason why they are not enough.
        doubted = found.model is not None and not found.model.unquestioned
        self._why_part.setVisible(planned and doubted)
        self._why.setText(describe_model(found))
        # An estimate that moves with every answer would tell the label that is hidden.
        self._show_estimate(outcome, found, telling=audit is None or audit.complete)
        self._rests_part.setVisible(not planned)
        if counted:
            self.rests.set_conditions(condition_rows(found, outcome))
        elif audit is not None:
            rows = basis_rows(audit, found) + class_rows(found, outcome.job.labels.classes)
            self.rests.set_conditions(rows)

    def _show_estimate(self, outcome: Outcome, found: Guarantee, *, telling: bool) -> None:
        self.estimate_part.setVisible(found.estimate is not None and telling)
        if found.estimate is not None:
            self._estimate.setText(describe_estimate(found.estimate))
            why = explain_estimate(found.estimate, found.acceptance)
            self._why_estimate.setText(why)
            self._why_estimate.setVisible(bool(why))
        compared = measure_audit(outcome, self._session.state.guarantee) if telling else None
        self.before.setVisible(compared is not None)
        if compared is not None:
            skipped = 0 if found.acceptance is None else found.acceptance.skipped
            words = describe_before_and_after(compared, skipped)
            self.before.set_reliability(compared, "", words)

    @Slot()
    def _show_lacking_content(self) -> None:
        lacking = content_rows(*self._without_content()) if self._may_lack_content else []
        self._content_part.setVisible(bool(lacking))
        self.content.set_conditions(lacking)

    def _without_content(self) -> tuple[int, int]:
        """Return how many items have nothing to look at, and of how many."""
        data = self._session.question.data
        if data is None:
            return 0, 0
        items, content = data.labels.n_items, data.content
        if content is None:
            return items, items
        # Contents of a million items are not gone through each time that something changes.
        if self._counted is None or self._counted[0] is not content:
            self._counted = content, int(np.count_nonzero(content == ""))
        return self._counted[1], items
