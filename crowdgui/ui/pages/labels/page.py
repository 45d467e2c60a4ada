"""Which rule, how it settled, and what it made of the items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from crowdgui.core.compare.recommendation import recommendable
from crowdgui.core.results import count_classes
from crowdgui.core.rules.registry import RECOMMENDED, RULES, applicable
from crowdgui.figures.class_shares import ClassShares
from crowdgui.text.rules import rule_name, rule_text
from crowdgui.text.run_summary import (
    describe_cost_changes,
    describe_gold_errors,
    describe_labelled,
    describe_majority_votes,
    describe_ties,
    describe_unlabelled,
    noted,
    noted_details,
)
from crowdgui.text.translation import join_sentences, tr, tr_n
from crowdgui.ui.dialogs.costs import CostsDialog
from crowdgui.ui.pages.labels.agreement_panel import AgreementPanel
from crowdgui.ui.pages.labels.model_votes import ModelVotesPanel
from crowdgui.ui.pages.labels.recommended_strip import RecommendedStrip
from crowdgui.ui.pages.labels.rule_list import RuleList, RuleOptions
from crowdgui.ui.pages.page import Page, SplitView
from crowdgui.ui.plots.convergence_plot import ConvergencePlot
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.bars import ClassBar
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.layout import Surface, scroll_vertically
from crowdgui.ui.widgets.messages import MessageStrip, PageHeader, Severity
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from crowdgui.core.progress import Progress
    from crowdgui.core.results import Outcome
    from crowdgui.ui.controllers.comparison_controller import ComparisonController
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.session.session import Session


_LEAST_PICTURE = 320  # Both charts below three lines of words.


_MOST_RULES = 760
"""From this width on the sentences of the rules only move away from the curve."""


class _Results(Surface):
    """Is as high as its parts need at least, also the chart that takes the room that is left."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        least = layout.minimumHeightForWidth(width) if layout is not None else 0
        return max(super().heightForWidth(width), least)


class LabelsPage(Page):
    """Rule chooser, Run, the growing curve, the one-line result, class shares and agreement.

    Signals: `differences_wanted` to see the items whose label a majority would give otherwise,
    `compare_wanted` to see the rules compared.
    """

    differences_wanted = Signal()
    compare_wanted = Signal()

    def __init__(
        self,
        session: Session,
        run_controller: RunController,
        comparison_controller: ComparisonController,
    ) -> None:
        super().__init__(session, "labels")
        self._run_controller = run_controller
        self._growing = False
        self._detailed: Outcome | None = None
        self.header = PageHeader(tr("Labels"))
        self.run_button = button(tr("Run"), "primary", name="run", icon="play")
        self.header.add_action(self.run_button)
        self.message = MessageStrip("labels-message")
        self.recommended = RecommendedStrip(session, comparison_controller)
        self.rules = RuleList(RULES.values(), RECOMMENDED)
        self.plot = ConvergencePlot()
        self._nothing = self.make_empty(
            tr("No final labels yet"),
            tr("Open a file of labels and run a rule to see the final labels and how they settle."),
        )
        self.classes = ClassBar("final-classes")
        self.costs_button = button(tr("Costs of mistakes…"), "quiet", name="costs")
        self._costs_words = ElidedLabel("", "caption", "text2")
        self.options = RuleOptions(session)
        self.model_votes = ModelVotesPanel(session)
        self.agreement = AgreementPanel(session)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.message)
        column.addWidget(self.recommended)
        column.addWidget(
            SplitView(
                self._make_left(),
                self._make_right(),
                520,
                (tr("Rules"), tr("Result")),
                most=scaled(_MOST_RULES),
            ),
            1,
        )
        self._connect()
        self._offer_rules()
        self._on_choice_changed()

    def shut_down(self) -> bool:
        shut = self.options.shut_down() & self.agreement.shut_down()
        return self.model_votes.shut_down() & shut

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # It may have waited for the page to be looked at.
        self.recommended.refresh()

    def set_costs(self) -> None:
        """Ask what mistakes cost; the final labels follow."""
        outcome = self.session.question.outcome
        if outcome is None or outcome.job.labels.n_classes < 2:
            return
        dialog = CostsDialog(outcome, self)
        dialog.accepted.connect(lambda: self.session.set_costs(dialog.costs))
        dialog.open()

    def refresh(self) -> None:
        outcome = self.session.question.outcome
        two = outcome is not None and outcome.job.labels.n_classes > 1
        self.costs_button.setEnabled(two)
        costed = outcome is not None and outcome.job.costs is not None
        self._costs_words.setText(tr("by lowest expected cost") if costed else "")
        self.run_button.setEnabled(
            self.session.question.data is not None and not self._run_controller.busy
        )
        self._refresh_summary()
        self.recommended.refresh()
        self.agreement.refresh()
        if outcome is None:
            self.classes.set_shares(None)
        else:
            objective = rule_text(outcome.job.rule).objective
            self.plot.set_steps(outcome.aggregation.history, objective, outcome.exponent_scale)
            self._show_classes()
        self._show_parts()

    def _show_parts(self) -> None:
        outcome = self.session.question.outcome
        first = outcome is None and self._growing and self._run_controller.busy
        self._nothing.setVisible(outcome is None and not first)
        self._show_curve()
        for part in (self._totals, self.agreement):
            part.setVisible(outcome is not None)

    def _show_curve(self) -> None:
        """Show the curve of the last run, or of the first one while it lasts.

        One step is no curve.
        """
        nothing = self._nothing.isVisibleTo(self._picture)
        first = self.session.question.outcome is None and not nothing
        self.plot.setVisible(first or (self.plot.is_informative and not nothing))
        self._picture.setVisible(nothing or self.plot.isVisibleTo(self._picture))

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        title = QHBoxLayout()
        title.setContentsMargins(24, 9, 24, 9)
        title.setSpacing(8)
        title.addWidget(text_label(tr("Rule"), "strong"))
        title.addWidget(text_label(tr("how labels become final labels"), "caption", "text2"), 1)
        column.addLayout(title)
        self._rules_area = scroll_vertically(self.rules)
        self._rules_area.viewport().installEventFilter(self)
        column.addWidget(self._rules_area, 1)
        column.addWidget(self.options)
        column.addWidget(self.model_votes)
        return left

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the chosen rule in sight where its options take room from the list."""
        if event.type() is QEvent.Type.Resize:
            self._rules_area.ensureWidgetVisible(self.rules.row(self.session.state.rule), 0, 0)
        return super().eventFilter(watched, event)

    def _make_right(self) -> QWidget:
        right = _Results("canvas")
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._picture = picture = QWidget()
        # It takes the room that is left; what it would like to have makes nothing scroll.
        picture.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        picture.setMinimumHeight(scaled(_LEAST_PICTURE))
        inside = QVBoxLayout(picture)
        inside.setContentsMargins(20, 8, 20, 8)
        inside.addWidget(self.plot)
        inside.addWidget(self._nothing)
        column.addWidget(picture, 1)
        self._totals = bottom = Surface("canvas", ("top",))
        lines = QVBoxLayout(bottom)
        lines.setContentsMargins(20, 12, 20, 16)
        lines.setSpacing(8)
        title = QHBoxLayout()
        title.setSpacing(8)
        title.addWidget(text_label(tr("Final labels by class"), "strong"))
        title.addWidget(self._costs_words, 1)
        title.addWidget(self.costs_button)
        lines.addLayout(title)
        lines.addWidget(self.classes)
        column.addWidget(bottom)
        column.addWidget(self.agreement)
        column.addStretch()
        return scroll_vertically(right)

    def _connect(self) -> None:
        self.run_button.clicked.connect(self._run_controller.run)
        self.costs_button.clicked.connect(self.set_costs)
        self.rules.rule_chosen.connect(self.session.choose_rule)
        self.message.link_clicked.connect(self._on_link)
        self.recommended.rule_wanted.connect(self._on_recommended)
        self.recommended.compare_wanted.connect(self.compare_wanted)
        self.session.guarantee_options_changed.connect(self._on_changed)
        self.session.data_changed.connect(self._on_data_changed)
        self.session.choice_changed.connect(self._on_choice_changed)
        self.session.decided.connect(self._on_changed)
        self.options.failed.connect(self._on_choice_failed)
        self._run_controller.run_started.connect(self._on_run_started)
        self._run_controller.progressed.connect(self._on_progressed)
        self._run_controller.ended.connect(self._on_ended)
        self._run_controller.started.connect(lambda _: self.run_button.setEnabled(False))

    @Slot()
    def _on_data_changed(self) -> None:
        self._growing = False
        self._offer_rules()

    def _offer_rules(self) -> None:
        data = self.session.question.data
        plain = [key for key, rule in RULES.items() if not rule.needs_order]
        if data is None:
            self.rules.offer(plain, RECOMMENDED)
            return
        # Of ordered classes held-out labels choose, on the Compare page.
        recommended = "" if data.labels.ordered else recommendable(data.labels)[0]
        self.rules.offer(applicable(RULES, data.labels), recommended)

    @Slot()
    def _on_choice_changed(self) -> None:
        self.rules.choose(self.session.state.rule)
        self.options.refresh()
        self._refresh_summary()
        self.recommended.refresh()

    @Slot(str)
    def _on_recommended(self, key: str) -> None:
        self.session.choose_rule(key)
        self._run_controller.run()

    @Slot(str)
    def _on_choice_failed(self, sentence: str) -> None:
        self.options.refresh()
        self.message.show_message(Severity.BAD, sentence, closable=True)

    @Slot()
    def _on_run_started(self) -> None:
        self._growing = True
        self._nothing.hide()
        self.plot.begin(rule_text(self.session.state.rule).objective)
        self._show_curve()

    @Slot(object)
    def _on_progressed(self, batch: tuple[Progress, ...]) -> None:
        for progress in batch:
            # Nobody wants the steps of a question that is no longer shown.
            if progress.step is not None and self._growing:
                self.plot.add_step(progress.step)
                self._show_curve()

    @Slot()
    def _on_ended(self) -> None:
        # After a cancelled or failed run the curve of the last good one comes back.
        self.run_button.setEnabled(
            self.session.question.data is not None and not self._run_controller.busy
        )
        self._on_changed()

    def _refresh_summary(self) -> None:
        outcome = self.session.question.outcome
        again = outcome is not None and not self.session.question.outdated
        set_button_text(self.run_button, tr("Run again") if again else tr("Run"))
        if outcome is None:
            self.header.set_finding(
                tr("The most likely label of every item.")
                if self.session.question.data
                else tr("Open a file of labels first.")
            )
            self.message.hide()
            return
        made = rule_name(outcome.job.rule)
        self.header.set_finding(
            tr("The most likely label of every item, by {rule}.", rule=made)
            if outcome.job.costs is None
            else tr("The label of lowest expected cost of every item, by {rule}.", rule=made)
        )
        if self.session.question.outdated:
            chosen = rule_name(self.session.state.rule)
            sentence = (
                tr("These labels were made with other options. Run again to replace them.")
                if made == chosen
                else tr(
                    "These labels come from {made}. Run {chosen} to replace them.",
                    made=made,
                    chosen=chosen,
                )
            )
            self.message.show_message(Severity.INFO, sentence, tr("Run now"))
            return
        parts = (
            describe_labelled(outcome),
            describe_ties(outcome),
            describe_majority_votes(outcome),
            describe_cost_changes(outcome),
            describe_unlabelled(outcome),
            noted(outcome),
            describe_gold_errors(outcome),
        )
        details = noted_details(outcome)
        shown = self._detailed is outcome
        severity = Severity.OK if outcome.aggregation.converged else Severity.WARN
        differ = int(outcome.differs_from_majority.sum())
        link = tr_n("Show the one", "Show the {n}", differ) if differ else ""
        said = join_sentences((*parts, details if shown else ""))
        more = tr("Details") if details and not shown else ""
        self.message.show_message(severity, said, link, other=more, otherwise=self._show_details)

    def _show_details(self) -> None:
        self._detailed = self.session.question.outcome
        self._refresh_summary()

    @Slot()
    def _on_link(self) -> None:
        if self.session.question.outdated:
            self._run_controller.run()
        else:
            self.differences_wanted.emit()

    def _show_classes(self) -> None:
        outcome = self.session.question.outcome
        assert outcome is not None
        assert self.session.question.final is not None
        final, classes = self.session.question.final, outcome.job.labels.classes
        # Of millions of items only those are counted that people have settled.
        before, after = (
            count_classes(labels[final.settled_items], len(classes))
            for labels in (outcome.labels, final.labels)
        )
        counts = outcome.class_counts - before + after
        self.classes.set_shares(ClassShares(tuple(map(str, classes)), tuple(counts.tolist())))
