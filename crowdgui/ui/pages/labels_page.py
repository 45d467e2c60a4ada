"""Which rule, how it settled, and what it made of the items."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from crowdgui.core.findings import against_majority, labelled, ties, unlabelled
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.table import RULES, SUGGESTED, rule_of
from crowdgui.core.text import tr
from crowdgui.ui.pages.page import Page, Split
from crowdgui.ui.plots.convergence_plot import ConvergencePlot
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.class_bar import ClassBar
from crowdgui.ui.widgets.fields import decimal_field, number_field
from crowdgui.ui.widgets.message_strip import MessageStrip, Severity
from crowdgui.ui.widgets.page_header import PageHeader
from crowdgui.ui.widgets.rule_list import RuleList
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.progress import Progress
    from crowdgui.ui.session import Session
    from crowdgui.ui.work import Work


class LabelsPage(Page):
    """Rule chooser, Run, the growing curve, the one-line result and the shares of classes.

    Signals: `differences_wanted` to see the items whose label a majority would give otherwise.
    """

    differences_wanted = Signal()

    def __init__(self, session: Session, work: Work) -> None:
        super().__init__(session, "labels")
        self._work = work
        self.header = PageHeader(tr("Labels"))
        self.run_button = button(tr("Run"), "primary", name="run", icon="play")
        self.header.add_action(self.run_button)
        self.message = MessageStrip("labels-message")
        self.rules = RuleList(RULES.values(), SUGGESTED)
        self.plot = ConvergencePlot()
        self.classes = ClassBar("final-classes")
        self._choices = _Choices(session)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.message)
        column.addWidget(Split(self._make_left(), self._make_right(), 640), 1)
        self._connect()
        self._on_choice_changed()

    def refresh(self) -> None:
        outcome = self.session.outcome
        self.run_button.setEnabled(self.session.data is not None)
        self._tell()
        if outcome is None:
            if not self._work.busy:
                self.plot.clear()
            self.classes.set_shares(())
            return
        self.plot.set_steps(outcome.aggregation.history, rule_of(outcome.job.rule).objective)
        self._show_classes()

    def _make_left(self) -> QWidget:
        left = Surface("canvas", ("right",))
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        title = QHBoxLayout()
        title.setContentsMargins(24, 9, 24, 9)
        title.setSpacing(8)
        title.addWidget(text_label(tr("Rule"), "strong"))
        title.addWidget(text_label(tr("how answers become labels"), "caption", "text2"), 1)
        column.addLayout(title)
        column.addWidget(self.rules)
        column.addStretch(1)
        column.addWidget(self._choices)
        return left

    def _make_right(self) -> QWidget:
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        picture = QWidget()
        inside = QVBoxLayout(picture)
        inside.setContentsMargins(20, 8, 20, 8)
        inside.addWidget(self.plot)
        column.addWidget(picture, 1)
        bottom = Surface("canvas", ("top",))
        lines = QVBoxLayout(bottom)
        lines.setContentsMargins(20, 12, 20, 16)
        lines.setSpacing(8)
        lines.addWidget(text_label(tr("Final labels by class"), "strong"))
        lines.addWidget(self.classes)
        column.addWidget(bottom)
        return right

    def _connect(self) -> None:
        self.run_button.clicked.connect(self._work.run)
        self.rules.rule_chosen.connect(self.session.choose_rule)
        self.message.link_clicked.connect(self._on_link)
        self.session.choice_changed.connect(self._on_choice_changed)
        self._work.run_started.connect(self._on_run_started)
        self._work.progressed.connect(self._on_progressed)
        self._work.ended.connect(self._on_ended)

    @Slot()
    def _on_choice_changed(self) -> None:
        self.rules.choose(self.session.rule)
        self._choices.refresh()
        self._tell()

    @Slot()
    def _on_run_started(self) -> None:
        self.plot.begin(rule_of(self.session.rule).objective)

    @Slot(object)
    def _on_progressed(self, batch: tuple[Progress, ...]) -> None:
        for progress in batch:
            if progress.step is not None:
                self.plot.add_step(progress.step)

    @Slot()
    def _on_ended(self) -> None:
        # After a cancelled or failed run the curve of the last good one comes back.
        self._on_changed()

    def _tell(self) -> None:
        outcome = self.session.outcome
        if outcome is None:
            self.header.set_finding(
                tr("The most likely label of every item.")
                if self.session.data
                else tr("Open a file of labels first.")
            )
            self.message.hide()
            return
        self.run_button.setText(tr("Run") if self.session.outdated else tr("Run again"))
        made = rule_of(outcome.job.rule).name
        self.header.set_finding(tr("The most likely label of every item, by {rule}.", rule=made))
        if self.session.outdated:
            chosen = rule_of(self.session.rule).name
            self.message.show_message(
                Severity.INFO,
                tr("These labels are by {made}. Run {chosen} to replace them.",
                   made=made, chosen=chosen),
                tr("Run now"),
            )  # fmt: skip
            return
        parts = (labelled(outcome), ties(outcome), against_majority(outcome), unlabelled(outcome))
        severity = Severity.OK if outcome.aggregation.converged else Severity.WARN
        differ = outcome.differs_from_majority.any()
        self.message.show_message(
            severity, " ".join(filter(None, parts)), tr("Show them") if differ else ""
        )

    @Slot()
    def _on_link(self) -> None:
        if self.session.outdated:
            self._work.run()
        else:
            self.differences_wanted.emit()

    def _show_classes(self) -> None:
        outcome = self.session.outcome
        assert outcome is not None
        final = outcome.aggregation.labels
        classes = outcome.job.labels.classes
        counts = np.bincount(final[final != UNLABELLED], minlength=len(classes))
        self.classes.set_shares(list(zip(map(str, classes), counts.tolist(), strict=True)))


class _Choices(Surface):
    """What the chosen rule leaves to choose."""

    def __init__(self, session: Session) -> None:
        super().__init__("canvas", ("top",))
        self._session = session
        self._steps = number_field("max-steps", tr("At most this many steps"), 1, 100_000)
        self._smoothing = decimal_field("smoothing", tr("Smoothing"), 0.001, 100.0, 3)
        self._fields: dict[str, QSpinBox | QDoubleSpinBox] = {
            "max_steps": self._steps,
            "smoothing": self._smoothing,
        }
        self._words = {
            "max_steps": (tr("At most"), tr("steps")),
            "smoothing": (tr("Smoothing"), tr("added to every count")),
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 10, 24, 10)
        row.setSpacing(8)
        self._labels = {}
        for key, field in self._fields.items():
            before, after = (text_label(words, "body", "text2") for words in self._words[key])
            self._labels[key] = (before, after)
            for widget in (before, field, after):
                row.addWidget(widget)
            field.setFixedWidth(84)
            field.valueChanged.connect(lambda value, key=key: session.choose(**{key: value}))
            row.addSpacing(16)
        self._none = text_label(tr("This rule leaves nothing to choose."), "body", "text2")
        row.addWidget(self._none)
        row.addStretch(1)

    def refresh(self) -> None:
        choices = self._session.choices[self._session.rule]
        shown = [key for key in self._fields if hasattr(choices, key)]
        self._none.setVisible(not shown)
        for key, field in self._fields.items():
            for widget in (field, *self._labels[key]):
                widget.setVisible(key in shown)
            if key in shown:
                field.blockSignals(True)
                field.setValue(getattr(choices, key))
                field.blockSignals(False)
