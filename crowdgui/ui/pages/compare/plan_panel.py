"""What more labels would bring: how many a target needs, and which items to relabel."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QSignalBlocker, QSize, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QSizePolicy, QWidget

from crowdgui.core.progress import Stage
from crowdgui.core.study.cheapest import compare_ways
from crowdgui.core.study.plan import build_plan
from crowdgui.jobs.runner import Runner
from crowdgui.text.guarantees.prices import describe_plan_cost, describe_ways
from crowdgui.text.study import (
    caution,
    curve_sentence,
    gain_sentence,
    list_sentence,
    needed_sentence,
    start_sentence,
)
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_sentences,
    percent_sign,
    tr,
)
from crowdgui.text.wording import describe_stage
from crowdgui.ui.dialogs.prices import open_prices
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.widgets.buttons import ModeBar, button, set_usable
from crowdgui.ui.widgets.fields import decimal_field, number_field
from crowdgui.ui.widgets.layout import column, named, row, scroll_vertically
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QShowEvent

    from crowdgui.core.arrays import TextArray
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.study.cheapest import Ways
    from crowdgui.core.study.plan import Plan
    from crowdgui.core.study.relabelling import RelabelList
    from crowdgui.ui.controllers.study_controller import StudyController
    from crowdgui.ui.session.session import Session


def plan_columns(ids: TextArray, chosen: RelabelList) -> list[TableColumn]:
    return [
        TableColumn("item", tr("Item"), CellKind.ID, lambda row: str(ids[chosen.items[row]])),
        TableColumn(
            "more",
            tr("Labels to add"),
            CellKind.NUMBER,
            chosen.more,
            format_number,
            tr("How many labels to add to this item."),
        ),
        TableColumn(
            "wrong",
            tr("Probability it is wrong"),
            CellKind.NUMBER,
            chosen.wrong,
            format_percent,
            tr("Probability that its final label is wrong, if the worker model holds."),
        ),
        TableColumn(
            "gain",
            tr("Expected decrease"),
            CellKind.NUMBER,
            chosen.gain,
            format_percent,
            tr("How much the added labels would lower that probability."),
        ),
    ]


ERROR, BUDGET = "error", "budget"


_AIM = 0.5
"""What is aimed at first: to mend this part of what more labels are expected to mend at all."""


_MOST_BUDGET = 100_000_000


_ROWS, _ALL_THE_REST = 4, 100
"""Rows of the list that are in sight, if it has so many."""


_AHEAD = np.array([1.0, 1.5, 2.0])


class _Table(TableView):
    """Takes what the words leave; only where that is too little the panel scrolls."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__(name, title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())


class PlanPanel(QWidget):
    """Works the forecast out once for an outcome, then a list for what is asked of it.

    Signals: `announced` with a sentence for the status line; `failed` with what is wrong.
    """

    announced = Signal(str)
    failed = Signal(str)

    def __init__(self, session: Session, study_controller: StudyController) -> None:
        super().__init__()
        named(self, "plan", tr("Labelling plan"))
        self._session, self._study_controller = session, study_controller
        self._outcome: Outcome | None = None
        self._looked = self._aimed = False
        self._failure = ""
        self._listed: RelabelList | None = None
        self.plan: Plan | None = None
        self.list: RelabelList | None = None
        self.runner, self._chooser, self._writer = Runner(self), Runner(self), Runner(self)
        self.modes = ModeBar("plan-mode", (ERROR, BUDGET))
        self.modes.set_words(ERROR, tr("Reach an error rate"))
        self.modes.set_words(BUDGET, tr("Add labels"))
        self.modes.choose(ERROR)
        self.wanted = decimal_field("plan-wanted", tr("Target error rate"), 0.0, 99.0, 1)
        self.wanted.setSuffix(percent_sign())
        self.budget = number_field("plan-budget", tr("Labels to add"), 1, _MOST_BUDGET)
        self.budget.setValue(100)
        self.save_button = button(tr("Save the list…"), name="save-plan")
        self._said = text_label("", "body", wrap=True)
        self._why = text_label("", "caption", "text2", wrap=True)
        self.ways = named(text_label("", "body", wrap=True), "plan-ways")
        self.prices_button = button(tr("Prices…"), "quiet", name="plan-prices")
        self._ways: Ways | None = None
        self.table = _Table("plan-items", tr("Items to relabel"))
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Look ahead from the present outcome, once the panel is looked at."""
        outcome, before = self._session.question.outcome, self._outcome
        if not _same_result(outcome, before):
            self.runner.cancel()
            self._chooser.cancel()
            self.plan = self.list = self._ways = None
            self._looked, self._failure = False, ""
            same_labels = outcome and before and outcome.job.labels is before.job.labels
            self._aimed = self._aimed and bool(same_labels)
        self._outcome = outcome
        if outcome is not None and not self._looked and self.isVisible():
            self._looked = True
            self.runner.start(
                describe_stage(Stage.ESTIMATING_EFFECT),
                partial(_plan, outcome, self._session.state.guarantee),
            )
        self._show()

    @property
    def writing(self) -> bool:
        """Whether a list is being saved."""
        return self._writer.busy

    def shut_down(self) -> bool:
        looking = self.runner.shut_down() & self._chooser.shut_down()
        return looking & self._writer.shut_down() & self.table.shut_down()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_reasons()

    def save(self, path: Path) -> None:
        """Write the list of items, beside other work."""
        if self.list is not None and self._outcome is not None:
            self._writer.start(path.name, partial(_write, self._outcome, self.list, path))

    def _lay_out(self) -> None:
        inside = QWidget()
        # Nothing has a line of its own that the table needs.
        foot = row(self._why, self.prices_button)
        foot.setStretchFactor(self._why, _ALL_THE_REST)
        column(
            row(self.modes, self.wanted, self.budget, None, self.save_button),
            self._said,
            self.ways,
            self.table,
            foot,
            None,
            parent=inside,
            spacing=8,
            margins=(24, 8, 20, 8),
        ).setStretchFactor(self.table, _ALL_THE_REST)
        column(scroll_vertically(inside), parent=self)

    def _connect(self) -> None:
        self.modes.mode_chosen.connect(lambda _: self._choose())
        self.wanted.valueChanged.connect(self._on_aimed)
        self.budget.valueChanged.connect(lambda _: self._choose())
        self.save_button.clicked.connect(self._on_save_clicked)
        self.prices_button.clicked.connect(lambda: open_prices(self._session, self.window()))
        self._session.prices_changed.connect(self._choose)
        self.runner.succeeded.connect(self._on_planned)
        self.runner.failed.connect(self._on_failed)
        self._chooser.succeeded.connect(self._on_chosen)
        self._chooser.failed.connect(self._on_failed)
        self._writer.failed.connect(self.failed)
        self._writer.succeeded.connect(
            lambda name: self.announced.emit(tr("Saved as {file}", file=name))
        )
        self._study_controller.changed.connect(self._on_studied)

    @Slot(object)
    def _on_planned(self, found: tuple[Outcome, Plan]) -> None:
        outcome, plan = found
        if not _same_result(outcome, self._outcome):
            # Another rule or other labels have come meanwhile.
            return
        self.plan = plan
        if not self._aimed:
            with QSignalBlocker(self.wanted):
                self.wanted.setValue(
                    100 * (plan.start.error - _AIM * (plan.start.error - plan.least))
                )
        self._choose()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self._failure, self.list = sentence, None
        self._show()
        self.failed.emit(sentence)

    @Slot()
    def _on_aimed(self) -> None:
        self._aimed = True
        self._choose()

    @Slot()
    def _on_studied(self) -> None:
        if self.isVisible():
            self._show_reasons()

    @Slot()
    def _choose(self) -> None:
        """Choose the items beside other work: among millions it takes a while."""
        if self.plan is not None:
            by_error = self.modes.chosen() == ERROR
            asked = self.wanted.value() / 100 if by_error else self.budget.value()
            choose = self.plan.relabel_to_reach if by_error else self.plan.relabel
            self._failure = ""
            compare = self._comparison(asked) if by_error else None
            self._ways = None
            task = partial(_chosen, self.plan, choose, asked, compare)
            self._chooser.start(tr("Choosing items"), task)
        self._show()

    def _comparison(self, wanted: float) -> Callable[[Plan, ProgressCallback], Ways] | None:
        """Return what compares the ways to an error rate; None where it says nothing."""
        state, outcome = self._session.state, self._outcome
        if outcome is None or not state.prices.any or not 0.0 < wanted < 1.0:
            return None
        options = replace(state.guarantee, epsilon=wanted)
        prices, decisions = state.prices, state.decisions

        def compare(plan: Plan, report: ProgressCallback) -> Ways:
            return compare_ways(plan, outcome, options, prices, decisions, report)

        return compare

    @Slot(object)
    def _on_chosen(self, found: tuple[Plan, RelabelList | None, Ways | None]) -> None:
        plan, chosen, ways = found
        if plan is self.plan:
            self.list, self._ways = chosen, ways
            self._show()

    @Slot()
    def _show(self) -> None:
        by_error, plan = self.modes.chosen() == ERROR, self.plan
        self.wanted.setVisible(by_error)
        self.budget.setVisible(not by_error)
        for part in (self.modes, self.wanted, self.budget, self.prices_button):
            part.setEnabled(plan is not None)
        there = self.list is not None and self.list.items.size > 0
        # While another list is chosen, the last one is not what is asked for.
        waits = self.runner.busy or self._chooser.busy
        empty = tr("The list is empty.") if not there else ""
        set_usable(self.save_button, tr("Choosing items") if waits else empty)
        self.table.setVisible(there)
        if self._failure:
            self._said.setText(self._failure)
        elif plan is None:
            self._said.setText(tr("Forecasting…") if self.runner.busy else "")
        else:
            self._said.setText(keep_percent_together(self._sentences(plan)))
        self._show_ways()
        self._show_reasons()
        self._show_list()

    def _show_ways(self) -> None:
        prices = self._session.state.prices
        lines = () if self._ways is None else describe_ways(self._ways, prices)
        self.ways.setText(keep_percent_together("\n".join(lines)))
        self.ways.setVisible(bool(lines))

    def _show_reasons(self) -> None:
        self._why.setText(
            "" if self.plan is None else keep_percent_together(self._reasons(self.plan))
        )

    def _sentences(self, plan: Plan) -> str:
        said = [start_sentence(plan)]
        if self.modes.chosen() == ERROR:
            said.append(needed_sentence(plan, plan.needed(self.wanted.value() / 100)))
        elif self.list is not None:
            said.append(list_sentence(plan, self.list))
        if self.list is not None and self._outcome is not None:
            prices = self._session.state.prices
            said.append(describe_plan_cost(self.list.labels, self._outcome, prices))
        return join_sentences([*said, gain_sentence(plan)])

    def _reasons(self, plan: Plan) -> str:
        guarantee, study = self._session.question.guarantee, self._study_controller.result
        said = [*caution(plan, guarantee.model if guarantee is not None else None)]
        if study is not None and study.study.has_gold and self._outcome is not None:
            from crowdgui.core.study.extrapolate import extrapolate_curve

            key = self._outcome.job.rule
            if key in study.study.keys:
                said.append(curve_sentence(extrapolate_curve(study, key, _AHEAD)))
        return join_sentences(said)

    def _show_list(self) -> None:
        chosen, outcome = self.list, self._outcome
        if chosen is None or outcome is None or not chosen.items.size or chosen is self._listed:
            return
        self._listed = chosen
        columns = plan_columns(outcome.job.labels.item_ids, chosen)
        self.table.show_columns(columns, chosen.items.size)
        shown = min(_ROWS, chosen.items.size)
        lines = self.table.verticalHeader().defaultSectionSize() * shown
        self.table.setMinimumHeight(lines + self.table.horizontalHeader().sizeHint().height() + 2)

    @Slot()
    def _on_save_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save the list of items"), "items-to-send.csv", tr("Tables (*.csv)")
        )
        if name:
            self.save(Path(name))


def _same_result(one: Outcome | None, other: Outcome | None) -> bool:
    """Return whether two outcomes have the same labels, with the same confidence in them."""
    if one is None or other is None:
        return one is other
    return one.aggregation is other.aggregation and one.calibration == other.calibration


def _plan(
    outcome: Outcome, options: GuaranteeOptions, report: ProgressCallback
) -> tuple[Outcome, Plan]:
    return outcome, build_plan(outcome, report=report, options=options)


def _chosen(
    plan: Plan,
    choose: Callable[..., RelabelList | None],
    asked: float,
    compare: Callable[[Plan, ProgressCallback], Ways] | None,
    report: ProgressCallback,
) -> tuple[Plan, RelabelList | None, Ways | None]:
    return plan, choose(asked), None if compare is None else compare(plan, report)


def _write(outcome: Outcome, chosen: RelabelList, path: Path, report: ProgressCallback) -> str:
    from crowdgui.io.exporting.table_list import write_relabel_list

    write_relabel_list(path, outcome, chosen, report)
    return path.name
