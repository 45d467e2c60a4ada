"""What the recommended rule would change, and the offer to use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal, Slot

from crowdgui.core.audit.checked_items import checked_items
from crowdgui.core.compare.recommendation import (
    count_changes,
    expected_seconds,
    may_choose,
    recommendable,
)
from crowdgui.text.compare import (
    describe_changes,
    describe_checked,
    describe_majority,
    describe_used,
)
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import format_duration, join_sentences, tr
from crowdgui.ui.widgets.messages import MessageStrip, Severity

if TYPE_CHECKING:
    from crowdgui.core.job import Job
    from crowdgui.core.results import Outcome
    from crowdgui.ui.controllers.comparison_controller import ComparisonController
    from crowdgui.ui.session.session import Session


_AT_ONCE = 20.0
"""Seconds that the recommended rule may take without being asked for."""


_AFTER_MS = 1500
"""Nobody waits for it: what the user does first comes first."""


class RecommendedStrip(MessageStrip):
    """Runs the recommended rule beside other work and compares the final labels with it.

    Signals: `rule_wanted` with the key of the rule to use, `compare_wanted` to see the rules
    compared.
    """

    rule_wanted = Signal(str)
    compare_wanted = Signal()

    def __init__(self, session: Session, comparison_controller: ComparisonController) -> None:
        super().__init__("recommended-rule")
        self._session, self._comparison_controller = session, comparison_controller
        self._key = ""
        self._declined: Job | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_AFTER_MS)
        self._later.timeout.connect(self._on_later)
        comparison_controller.changed.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show what is known; ask for the rest where it takes a moment only."""
        question = self._session.question
        outcome = question.outcome
        if outcome is None or question.outdated or not outcome.job.used.n_labels:
            self._later.stop()
            self.hide()
            return
        asked = self._session.state.guarantee
        if may_choose(outcome.job, asked):
            self._offer_choice(len(checked_items(outcome.job, asked)))
            return
        if outcome.job.used.ordered:
            self._offer_order()
            return
        self._key = recommendable(outcome.job.used)[0]
        if outcome.job.rule == self._key or self._key in self._comparison_controller.refused:
            self.hide()
        elif self._comparison_controller.tried(self._key) is not None:
            self._show_changes(outcome)
        elif self._key in (
            self._comparison_controller.running,
            *self._comparison_controller.waiting,
        ):
            self._show_work(outcome)
        else:
            self._offer_work(outcome)

    def _offer_choice(self, checked: int) -> None:
        sentence, link = describe_checked(checked), tr("Compare rules")
        self.show_message(Severity.INFO, sentence, link, then=self.compare_wanted.emit)

    def _offer_order(self) -> None:
        """Held-out labels choose between rules for ordered classes and others."""
        sentence = tr(
            "The classes are ordered: held-out labels can show whether a rule for ordered classes "
            "suits them better."
        )
        self.show_message(
            Severity.INFO, sentence, tr("Compare rules"), then=self.compare_wanted.emit
        )

    def _show_changes(self, outcome: Outcome) -> None:
        tried = self._comparison_controller.tried(self._key)
        assert tried is not None
        changes = count_changes(outcome, tried)
        warning = describe_majority(outcome.job.rule, changes)
        used, items = outcome.job.rule, tried.labels.size
        sentence = join_sentences((warning, describe_changes(used, changes, items)))
        severity = Severity.WARN if warning else Severity.INFO
        link = tr("Use recommended rule") if changes.changed else ""
        self.show_message(severity, sentence, link, then=self._use)

    def _show_work(self, outcome: Outcome) -> None:
        sentence = tr(
            "The recommended rule, “{rule}”, is running for comparison.", rule=rule_name(self._key)
        )
        said = join_sentences((describe_used(outcome.job.rule), sentence))
        self.show_message(Severity.INFO, said, tr("Cancel"), then=self._cancel)

    def _offer_work(self, outcome: Outcome) -> None:
        seconds = expected_seconds(outcome.job.used)
        declined = self._declined is not None and self._declined.same_data(outcome.job)
        used = describe_used(outcome.job.rule)
        if seconds <= _AT_ONCE and not declined:
            # A strip that comes and goes with each exclusion looks as if it were lost.
            self.show_message(Severity.INFO, used)
            if not self._later.isActive():
                self._later.start()
            return
        sentence = tr(
            "“{rule}” is recommended for labels without checked items. It takes up to about "
            "{time}.",
            rule=rule_name(self._key),
            time=format_duration(seconds),
        )
        said = join_sentences((used, sentence))
        self.show_message(Severity.INFO, said, tr("Run for comparison"), then=self._run)

    @Slot()
    def _on_later(self) -> None:
        page = self.parentWidget()
        if page is not None and page.isVisible():
            self._run()

    def _run(self) -> None:
        self._declined = None
        self._comparison_controller.run((self._key,))

    def _cancel(self) -> None:
        """Stop it; who has stopped it is not asked to wait for it again."""
        outcome = self._session.question.outcome
        self._declined = None if outcome is None else outcome.job
        self._comparison_controller.cancel()

    def _use(self) -> None:
        self.rule_wanted.emit(self._key)
