"""Which rule suits the labels, in words, and the evidence."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.audit.checked_items import checked_items
from crowdgui.core.compare.recommendation import (
    cost_of_choice,
    expected_seconds,
    recommend_rule,
    with_chosen,
)
from crowdgui.jobs.runner import Runner
from crowdgui.text.compare import describe_cost_of_choice, describe_recommendation
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import format_duration, format_percent, tr
from crowdgui.text.wording import describe_stage
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.layout import column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.core.compare.recommendation import Recommendation
    from crowdgui.core.job import Job
    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.ui.controllers.comparison_controller import ComparisonController
    from crowdgui.ui.session.session import Session


_FITS, _LONG = 3, 20.0
"""How much longer a recommendation takes than its longest rule; seconds that are told of before."""


_ASKED_AUTOMATICALLY = 20_000
"""Up to so many labels the evidence is there within seconds, so that nobody has to ask."""


class RecommendationPanel(QWidget):
    """Finds a recommendation once; other labels, gold or checked items need another.

    Signals: `rule_wanted` with the key of the recommended rule.
    """

    rule_wanted = Signal(str)

    def __init__(self, session: Session, comparison_controller: ComparisonController) -> None:
        super().__init__()
        named(self, "advice", tr("Recommendation"))
        self._session, self._comparison_controller = session, comparison_controller
        self._job: Job | None = None
        self._checked = 0
        self._asked = False
        self.found: Recommendation | None = None
        self.runner = Runner(self)
        self._title = text_label("", "section", wrap=True)
        self._said = text_label("", "caption", "text2", wrap=True)
        self._cost = text_label("", "caption", "text2", wrap=True)
        self._why = text_label("", "body", "text2", wrap=True)
        self.use_button = button(tr("Use recommended rule"), name="use-advised", icon="tick")
        self.ask_button = button(tr("Recommend a rule"), name="ask-advice", icon="play")
        self.stop_button = button(tr("Cancel"), "link", name="stop-advice")
        inside, self._doing = QWidget(), QWidget()
        buttons = self.use_button, self.ask_button, self.stop_button
        row(*buttons, self._said, parent=self._doing, spacing=12).setStretchFactor(self._said, 1)
        column(
            self._title,
            self._cost,
            self._doing,
            self._why,
            None,
            parent=inside,
            spacing=10,
            margins=(24, 12, 20, 12),
        )
        column(scroll_vertically(inside), parent=self)
        self.use_button.clicked.connect(self._on_use_clicked)
        self.ask_button.clicked.connect(self.ask)
        self.stop_button.clicked.connect(self.runner.cancel)
        self.runner.progressed.connect(self._on_progressed)
        self.runner.succeeded.connect(self._on_found)
        self.runner.failed.connect(self._on_ended)
        self.runner.cancelled.connect(lambda: self._on_ended(tr("Not checked.")))

    def refresh(self) -> None:
        """Show the advice on the labels that count; ask for it where that takes a moment only."""
        outcome = self._session.question.outcome
        job = None if outcome is None else outcome.job
        checked = 0 if job is None else len(checked_items(job, self._session.state.guarantee))
        same = job is not None and self._job is not None and job.same_data(self._job)
        if not same or checked != self._checked:
            self.runner.cancel()
            self._job, self._checked, self.found, self._asked = job, checked, None, False
            self._said.setText("")
        self._show()
        small = job is not None and job.used.n_labels <= _ASKED_AUTOMATICALLY
        if small and not self._asked and self.isVisible():
            self.ask()

    def shut_down(self) -> bool:
        return self.runner.shut_down()

    @Slot()
    def ask(self) -> None:
        """Look for evidence, beside other work."""
        if self._job is None:
            return
        self._asked = True
        comparison = self._comparison_controller.comparison
        # Options that were set after a look at the checked items must not choose.
        tried = tuple(
            one
            for one in (comparison.tried if comparison is not None else ())
            if self._comparison_controller.has_default_options(one.key)
        )
        options = self._session.state.guarantee
        work = partial(_recommend, self._job, options, tried)
        self.runner.start(tr("Finding a recommendation"), work)
        self._show()

    def _show(self) -> None:
        found, busy = self.found, self.runner.busy
        used = self._session.question.outcome.job.rule if self._session.question.outcome else ""
        if found is None:
            self._title.setText(tr("Which rule suits these labels?"))
            self._why.setText(
                tr(
                    "Items checked at random choose the rule. Without them, the rule with the "
                    "fewest errors on other real datasets is recommended. Gold, two tests of the "
                    "workers and predictions of labels that each rule hasn’t seen show how the "
                    "rules differ here."
                )
            )
        else:
            advice, *evidence = describe_recommendation(found)
            self._title.setText(advice)
            self._why.setText(keep_percent_together("\n\n".join(evidence)))
            set_button_text(self.use_button, tr("Use {rule}", rule=rule_name(found.rule)))
        self._cost.setText(self._describe_cost())
        self._cost.setVisible(bool(self._cost.text()))
        self.use_button.setVisible(found is not None and found.rule != used)
        self.ask_button.setVisible(found is None and not busy)
        self.stop_button.setVisible(busy)
        self._doing.setVisible(busy or found is None or found.rule != used)

    def _describe_cost(self) -> str:
        """Return how long it takes before it starts, or what a choice does to the guarantee."""
        if self._job is None or self.runner.busy:
            return ""
        if self.found is None:
            seconds = _FITS * expected_seconds(self._job.used)
            if self._asked or seconds < _LONG:
                return ""
            return tr("It takes up to about {time}.", time=format_duration(seconds))
        outcome, chosen = self._session.question.outcome, self.found.choice.chosen
        if outcome is None or chosen is None or self.found.rule == self._session.state.rule:
            return ""
        return describe_cost_of_choice(cost_of_choice(outcome, self._session.state.guarantee))

    @Slot()
    def _on_use_clicked(self) -> None:
        found, options = self.found, self._session.state.guarantee
        if found is None:
            return
        outcome = self._session.question.outcome
        if outcome is not None:
            options = with_chosen(options, found.choice, cost_of_choice(outcome, options))
        self._session.choose_rule(found.rule, options)
        self.rule_wanted.emit(found.rule)

    @Slot(object)
    def _on_progressed(self, batch: tuple[Progress, ...]) -> None:
        now = batch[-1]
        share = "" if now.fraction is None else f", {format_percent(now.fraction, 0)}"
        self._said.setText(keep_percent_together(describe_stage(now.stage) + share))

    @Slot(object)
    def _on_found(self, found: tuple[Job, Recommendation]) -> None:
        # What was looked for may be of labels that no longer count.
        if found[0] is self._job:
            self.found = found[1]
        self._on_ended("")

    @Slot(str)
    def _on_ended(self, sentence: str) -> None:
        self._said.setText(sentence)
        self._show()


def _recommend(
    job: Job, options: GuaranteeOptions, tried: tuple[RuleResult, ...], report: ProgressCallback
) -> tuple[Job, Recommendation]:
    return job, recommend_rule(job, options, report, tried=tried)
