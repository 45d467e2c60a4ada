"""What is known of the models of a crowd: shared mistakes, and whether one may replace a person."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.analysis import compare_models
from crowdgui.core.groups.effective_votes import items_both_wrong
from crowdgui.core.groups.report import EPSILON
from crowdgui.figures.replacement_chart import replacement_chart
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import format_percent, join_sentences, tr, tr_n
from crowdgui.text.workers.model_cards import (
    MARGIN,
    describe_accepted,
    describe_average,
    describe_not_tested,
    describe_replacement,
    explain_chart,
    replacement_weakness,
)
from crowdgui.ui.dialogs.workers.model_card import ModelCardDialog
from crowdgui.ui.plots.model_plots import ReplacementPlot, SharedMistakesHeat
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import Surface, column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QLabel

    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.groups.model_cards import ModelCard
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.style.fonts import Role

MARGINS = (0.05, 0.1, 0.15, 0.2)
_INSET = 20


def items_both_have_wrong(
    outcome: Outcome, groups: GroupReport, first: int, second: int
) -> tuple[BoolArray, str]:
    """Return the items that two models both have wrong, and what they are."""
    labels = outcome.job.labels
    mask = np.zeros(labels.n_items, dtype=bool)
    mask[items_both_wrong(outcome.job.used, groups.truth, first, second)] = True
    names = {"first": str(labels.worker_ids[first]), "second": str(labels.worker_ids[second])}
    n = int(mask.sum())
    if groups.assumed:
        words = tr_n(
            "{n} item on which both {first} and {second} differ from the people’s final label.",
            "{n} items on which both {first} and {second} differ from the people’s final label.",
            n,
            **names,
        )
    else:
        words = tr_n(
            "{n} item that both {first} and {second} have wrong.",
            "{n} items that both {first} and {second} have wrong.",
            n,
            **names,
        )
    return mask, words


@dataclass(frozen=True, eq=False)
class _Found:
    """A card, and what it was computed of; `names` are those of all workers."""

    outcome: Outcome
    names: tuple[str, ...]
    groups: GroupReport
    margin: float
    audit: AuditSample | None
    card: ModelCard | None

    def fits(
        self, groups: GroupReport, model: int, margin: float, audit: AuditSample | None
    ) -> bool:
        """Return whether this is what is asked for."""
        same = self.groups is groups and self.margin == margin and self.audit == audit
        return same and self.card is not None and self.card.model == model


class ModelsPanel(Surface):
    """Shared mistakes of all models, and the comparison of one of them with people.

    Signals: `mask_wanted` with a mask of items and what they are; `audit_wanted` when the user
    wants to know what can be accepted.
    """

    mask_wanted = Signal(object, str)
    audit_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__("canvas")
        named(self, "models-panel", tr("Models"))
        self._session = session
        self._groups: GroupReport | None = None
        self._found: _Found | None = None
        self._runner = Runner(self)
        self.state = text_label("", "body", "text2", wrap=True)
        self.state.setObjectName("models-state")
        self.heat = SharedMistakesHeat()
        self.model = ChoiceBox("replacement-model", tr("Model"), {-1: ""}, -1)
        self.model.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.margin = ChoiceBox(
            "replacement-margin",
            tr("How much worse the model may be"),
            {margin: format_percent(margin, 0) for margin in MARGINS},
            EPSILON,
        )
        self.verdict = _sentence("replacement-verdict", "body", "text")
        self.chart = ReplacementPlot()
        self.more = _sentence("replacement-more", "caption", "text2")
        self.accepted = _sentence("model-accepted", "body", "text")
        self.audit_button = button(tr("Go to the Guarantee page"), "link", name="model-audit")
        self.weakness = _sentence("replacement-weakness", "caption", "text2")
        self.card_button = button(tr("Report card…"), name="model-card")
        self._parts = QWidget()
        self._lay_out()
        self._connect()

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the groups of the present guarantee, or why there are none, where it is seen."""
        if not self.isVisible():
            return
        outcome, guarantee = self._session.question.outcome, self._session.question.guarantee
        groups = None if guarantee is None else guarantee.groups
        self._parts.setVisible(groups is not None)
        self.state.setVisible(groups is None)
        if outcome is None or groups is None:
            self._groups = self._found = None
            self._runner.cancel()
            waiting = guarantee is None
            self.state.setText(
                tr("People and models are compared once the guarantee is computed.")
                if waiting
                else tr("No model gave a label that counts.")
            )
            return
        if groups is not self._groups:
            self._groups, self._found = groups, None
            self.heat.set_groups(outcome.job.labels, groups)
            self._offer_models(outcome, groups)
        self._compare()

    def choose(self, model: int) -> None:
        """Show the comparison of a model with people."""
        if self._groups is not None and model in self._groups.models.workers:
            self.model.set_value(model)
            self.refresh()

    def _offer_models(self, outcome: Outcome, groups: GroupReport) -> None:
        names = outcome.job.labels.worker_ids
        models = groups.models.workers.tolist()
        before = self.model.value()
        offered = {model: str(names[model]) for model in models} or {-1: ""}
        self.model.offer(offered, before if before in offered else next(iter(offered)))

    @Slot()
    def _compare(self) -> None:
        """Compare the chosen model with people, in the background."""
        outcome, groups, model = self._session.question.outcome, self._groups, self.model.value()
        if outcome is None or groups is None or model < 0:
            self._show(None)
            return
        options, margin = self._session.state.guarantee, self.margin.value()
        found = self._found
        if found is not None and found.fits(groups, model, margin, options.audit):
            self._show(found)
            return
        self.verdict.setText(tr("Comparing the model with people…"))
        task = partial(_compare, outcome, groups, options, margin, model)
        self._runner.start(tr("Comparing a model with people"), task)

    @Slot(object)
    def _on_found(self, found: _Found) -> None:
        if found.groups is self._groups:
            self._found = found
            self._show(found)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self._show(None)
        self.verdict.setText(sentence)

    def _show(self, found: _Found | None) -> None:
        card = None if found is None else found.card
        self.card_button.setEnabled(card is not None)
        self.audit_button.setVisible(card is not None and card.accepted is None)
        if found is None or card is None:
            for words in (self.verdict, self.more, self.accepted):
                words.setText("")
            self.chart.set_chart(None)
            return
        test, model = card.replacement, found.names[card.model]
        self.verdict.setText(keep_percent_together(describe_replacement(test, model)))
        self.chart.set_chart(replacement_chart(test, found.names))
        lines = explain_chart() if test.n_tested else ""
        more = join_sentences((lines, describe_average(test), describe_not_tested(test)))
        self.more.setText(keep_percent_together(more))
        self.more.setVisible(bool(more))
        accepted = describe_accepted(card.accepted, found.audit, model)
        self.accepted.setText(keep_percent_together(accepted))

    @Slot(int, int)
    def _on_cell_clicked(self, first: int, second: int) -> None:
        outcome = self._session.question.outcome
        if outcome is not None and self._groups is not None:
            self.mask_wanted.emit(*items_both_have_wrong(outcome, self._groups, first, second))

    @Slot()
    def _on_card_clicked(self) -> None:
        found = self._found
        if found is None or found.card is None:
            return
        dialog = ModelCardDialog(found.card, found.outcome.job.labels, found.audit, self.window())
        dialog.mask_wanted.connect(self.mask_wanted)
        dialog.open()

    def _lay_out(self) -> None:
        title = text_label(tr("Could the model replace a person?"), "strong", wrap=True)
        head = row(title, self.model, spacing=6)
        head.setStretchFactor(title, 1)
        before, after = _margin_words()
        rest_of_it = text_label(after, "body", "text2", wrap=True)
        margin = row(text_label(before, "body", "text2"), self.margin, rest_of_it, spacing=6)
        margin.setStretchFactor(rest_of_it, 1)
        heat = column(self.heat, margins=(_INSET, 10, _INSET, 12))
        rest = column(
            head,
            margin,
            self.verdict,
            self.chart,
            self.more,
            self.accepted,
            row(self.audit_button, None, self.card_button),
            self.weakness,
            spacing=8,
            margins=(_INSET, 12, _INSET, 14),
        )
        line = Surface("line")
        line.setFixedHeight(1)
        column(heat, line, rest, None, parent=self._parts)
        self.weakness.setText(keep_percent_together(replacement_weakness()))
        self.state.setContentsMargins(_INSET, 14, _INSET, 14)
        inside = Surface("canvas")
        column(self.state, self._parts, None, parent=inside)
        column(scroll_vertically(inside), parent=self)

    def _connect(self) -> None:
        self.heat.cell_clicked.connect(self._on_cell_clicked)
        self.model.chosen.connect(self._compare)
        self.margin.chosen.connect(self._compare)
        self.audit_button.clicked.connect(self.audit_wanted)
        self.card_button.clicked.connect(self._on_card_clicked)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self._on_failed)


def _margin_words() -> tuple[str, str]:
    """Return what is before and after the choice of the margin."""
    before, _, after = tr(MARGIN).partition("{margin}")
    return before.strip(), after.strip()


def _sentence(name: str, role: Role, tone: str) -> QLabel:
    made = text_label("", role, tone, wrap=True)
    made.setObjectName(name)
    return made


def _compare(
    outcome: Outcome,
    groups: GroupReport,
    options: GuaranteeOptions,
    margin: float,
    model: int,
    report: ProgressCallback,
) -> _Found:
    made = compare_models(outcome, groups, options, report, margin=margin, models=np.array([model]))
    names = tuple(map(str, outcome.job.labels.worker_ids))
    return _Found(outcome, names, groups, margin, options.audit, made.of(model))
