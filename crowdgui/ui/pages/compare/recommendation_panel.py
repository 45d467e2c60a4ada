"""Which rule suits the labels, in words, and the evidence."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.compare.recommendation import recommend_rule
from crowdgui.jobs.runner import Runner
from crowdgui.text.compare import describe_recommendation
from crowdgui.text.numbers import format_percent
from crowdgui.text.rules import rule_name
from crowdgui.text.stages import describe_stage
from crowdgui.text.translation import tr
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.layout import column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from crowdgui.core.compare.recommendation import Recommendation
    from crowdgui.core.compare.rule_result import RuleResult
    from crowdgui.core.job import Job
    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.ui.controllers.comparison_controller import ComparisonController
    from crowdgui.ui.session.session import Session


_ASKED_AUTOMATICALLY = 20_000
"""Up to so many labels the evidence is there within seconds, so that nobody has to ask."""


class RecommendationPanel(QWidget):
    """Works the advice out once; other labels or other gold need another.

    Signals: `rule_wanted` with the key of the advised rule.
    """

    rule_wanted = Signal(str)

    def __init__(self, session: Session, comparing: ComparisonController) -> None:
        super().__init__()
        named(self, "advice", tr("Recommendation"))
        self._session, self._comparing = session, comparing
        self._job: Job | None = None
        self._asked = False
        self.found: Recommendation | None = None
        self.runner = Runner(self)
        self._title = text_label("", "section", wrap=True)
        self._said = text_label("", "caption", "text2", wrap=True)
        self._why = text_label("", "body", "text2", wrap=True)
        self.use_button = button(tr("Use recommended rule"), name="use-advised", icon="tick")
        self.ask_button = button(tr("Recommend a rule"), name="ask-advice", icon="play")
        self.stop_button = button(tr("Cancel"), "link", name="stop-advice")
        inside, self._doing = QWidget(), QWidget()
        buttons = self.use_button, self.ask_button, self.stop_button
        row(*buttons, self._said, parent=self._doing, spacing=12).setStretchFactor(self._said, 1)
        column(
            self._title,
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
        new = job is None or self._job is None or not job.same_data(self._job)
        if new:
            self.runner.cancel()
            self._job, self.found, self._asked = job, None, False
            self._said.setText("")
        self._show()
        small = job is not None and job.labels.n_labels <= _ASKED_AUTOMATICALLY
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
        comparison = self._comparing.comparison
        tried = comparison.tried if comparison is not None else ()
        self.runner.start(tr("Finding a recommendation"), partial(_recommend, self._job, tried))
        self._show()

    def _show(self) -> None:
        found, busy = self.found, self.runner.busy
        used = self._session.question.outcome.job.rule if self._session.question.outcome else ""
        if found is None:
            self._title.setText(tr("Which rule suits these labels?"))
            self._why.setText(
                tr(
                    "Each rule predicts a held-out tenth of the labels, several times. "
                    "Gold is used if you have some, and two tests look for workers who "
                    "don’t fit the rules’ assumptions."
                )
            )
        else:
            advice, *evidence = describe_recommendation(found)
            self._title.setText(advice)
            self._why.setText(keep_percent_together("\n\n".join(evidence)))
            set_button_text(self.use_button, tr("Use {rule}", rule=rule_name(found.rule)))
        self.use_button.setVisible(found is not None and found.rule != used)
        self.ask_button.setVisible(found is None and not busy)
        self.stop_button.setVisible(busy)
        self._doing.setVisible(busy or found is None or found.rule != used)

    @Slot()
    def _on_use_clicked(self) -> None:
        if self.found is not None:
            self.rule_wanted.emit(self.found.rule)

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
    job: Job, tried: tuple[RuleResult, ...], report: ProgressCallback
) -> tuple[Job, Recommendation]:
    return job, recommend_rule(job, report, tried=tried)
