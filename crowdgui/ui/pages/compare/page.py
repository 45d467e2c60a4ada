"""Other rules on the same labels, side by side, and how many labels are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QWidget

from crowdgui.core.audit.checked_items import count_checked
from crowdgui.core.rules.registry import QUICK, applicable
from crowdgui.core.study.study import DISTANCE, ERROR, SECONDS
from crowdgui.figures.curves import study_curves
from crowdgui.text.compare import describe_comparison
from crowdgui.text.guarantees.prices import cost_of_share
from crowdgui.text.rules import rule_name
from crowdgui.text.study import (
    distance_sentence,
    flat_sentence,
    half_sentence,
    time_sentence,
)
from crowdgui.text.translation import join_sentences, tr, tr_n
from crowdgui.text.wording import describe
from crowdgui.ui.pages.compare.plan_panel import PlanPanel
from crowdgui.ui.pages.compare.recommendation_panel import RecommendationPanel
from crowdgui.ui.pages.compare.table import CompareTable
from crowdgui.ui.pages.page import Page, SplitView, lay_out_page
from crowdgui.ui.plots.calibration_plot import CalibrationPlot
from crowdgui.ui.plots.curves_plot import CurvesPlot
from crowdgui.ui.plots.heat_plots import DifferenceHeat
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import ModeBar, Tabs, button, set_button_text, set_usable
from crowdgui.ui.widgets.fields import keep_width, number_field
from crowdgui.ui.widgets.layout import Surface, column
from crowdgui.ui.widgets.messages import PageHeader
from crowdgui.ui.widgets.table_view import describe_copied

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from crowdgui.core.study.study import StudyResult
    from crowdgui.ui.controllers.comparison_controller import ComparisonController
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.controllers.study_controller import StudyController
    from crowdgui.ui.session.session import Session


_DRAWS, _MOST_DRAWS = 20, 1000


_DRAWS_WIDTH = 96


_RUN_AT_ONCE = 2_000_000
"""Of more labels than this no rule runs before somebody asks: together they take minutes."""


class StudyPanel(QWidget):
    """Error, or run time, against the share of the labels kept, for the rules that are ticked.

    Signals: `announced` with a sentence for the status line.
    """

    announced = Signal(str)

    def __init__(
        self,
        study_controller: StudyController,
        plotted: Callable[[], tuple[str, ...]],
        session: Session | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("study")
        self._study_controller, self._plotted, self._session = study_controller, plotted, session
        self.plot = CurvesPlot("study-plot", tr("How many labels do you need?"))
        self.measure = ModeBar("study-measure", (ERROR, DISTANCE, SECONDS))
        self.measure.set_words(ERROR, tr("Error rate"))
        self.measure.set_words(DISTANCE, tr("Mean abs. error"))
        self.measure.set_words(SECONDS, tr("Run time"))
        self.measure.choose(ERROR)
        self.draws = number_field("study-draws", tr("Draws"), 2, _MOST_DRAWS)
        self.draws.setValue(_DRAWS)
        self.draws.setSuffix(" " + tr("draws"))
        keep_width(self.draws, _DRAWS_WIDTH)
        self.draws.setToolTip(tr("How many times part of the labels is drawn at each share."))
        self.run_button = button("", name="run-study", icon="play")
        for part in (self.measure, self.draws, self.run_button):
            self.plot.head.addWidget(part)
        column(self.plot, parent=self, margins=(24, 6, 12, 6))
        self.run_button.clicked.connect(self._on_run_clicked)
        self.measure.mode_chosen.connect(lambda _: self.refresh())
        self.draws.valueChanged.connect(lambda _: self.refresh())
        study_controller.changed.connect(self.refresh)
        study_controller.started.connect(lambda _: self.refresh())
        study_controller.ended.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show what has been found so far, and what the button would do."""
        result, plotted = self._study_controller.result, self._plotted()
        ordered = result is not None and result.study.labels.ordered
        self.measure.offer(DISTANCE, there=ordered)
        if not ordered and self.measure.chosen() == DISTANCE:
            self.measure.choose(ERROR)
        self._show_button(plotted)
        if result is None:
            self.plot.set_curves(None)
            self.plot.set_finding(
                tr(
                    "Run a study to see how much worse the final labels would be with "
                    "fewer labels, and whether more would help."
                )
            )
            return
        said = (*_findings(result, self.measure.chosen()), _why_refused(result))
        self.plot.set_finding(join_sentences(said))
        self.plot.set_curves(study_curves(result, self.measure.chosen(), plotted, self._cost()))

    def _cost(self) -> Callable[[float], str] | None:
        """Return what writes the cost of a share of the labels; None without their prices."""
        outcome = None if self._session is None else self._session.question.outcome
        if self._session is None or outcome is None:
            return None
        return cost_of_share(outcome, self._session.state.prices)

    def _show_button(self, plotted: tuple[str, ...]) -> None:
        """Describe what the button would do, and why where it would do nothing."""
        study_controller, tip = self._study_controller, ""
        if study_controller.busy:
            words = tr("Stop")
        elif study_controller.has(plotted, self.draws.value()):
            words = tr("Done")
            tip = tr("To continue, increase the number of draws or tick another rule in the table.")
        else:
            words = tr("Continue") if study_controller.result is not None else tr("Run the study")
        if not plotted:
            tip = tr("Tick a rule in the table first.")
        set_button_text(self.run_button, words, "stop" if study_controller.busy else "play")
        set_usable(self.run_button, "" if study_controller.busy else tip)

    def start(self) -> None:
        """Run the study or go on with it, where there is something left to be tried."""
        if self.run_button.isEnabled() and not self._study_controller.busy:
            self._study_controller.run(self._plotted(), self.draws.value())

    @Slot()
    def _on_run_clicked(self) -> None:
        if self._study_controller.busy:
            self._study_controller.cancel()
        else:
            self.start()


def _findings(result: StudyResult, measure: str) -> tuple[str, ...]:
    if measure == SECONDS:
        return (time_sentence(result),)
    if measure == DISTANCE:
        return (distance_sentence(result),)
    key = result.study.keys[0]
    flat = flat_sentence(result, key)
    return half_sentence(result), flat and tr("{rule}: {said}", rule=rule_name(key), said=flat)


def _why_refused(result: StudyResult) -> str:
    return join_sentences(f"{rule_name(key)}: {describe(why)}" for key, why in result.refused)


_TABLE_HEIGHT, _BELOW_HEIGHT = 272, 398


_LEAST_WIDTH, _LEAST_HEIGHT = 420, 290

_MOST_BELOW = 0.45
"""The share of a low page that what is below the table may insist on, however large the text."""


class ComparePage(Page):
    """The table of rules; below it the study, what the rules are worth, and where they differ.

    Signals: `mask_wanted` with a mask of items and what they are; `simulation_wanted`.
    """

    mask_wanted = Signal(object, str)
    simulation_wanted = Signal()
    has_table = True

    def __init__(
        self,
        session: Session,
        comparison_controller: ComparisonController,
        study_controller: StudyController,
        run_controller: RunController,
    ) -> None:
        super().__init__(session, "compare")
        self._comparison_controller, self._run_controller = comparison_controller, run_controller
        self.header = PageHeader(tr("Compare"))
        self.copy_button = button(tr("Copy table"), "quiet", name="copy-rules")
        self.use_button = button("", name="use-rule", icon="tick")
        self.run_button = button("", name="run-others", icon="play")
        self.simulate_button = button(tr("Simulate…"), "quiet", name="simulate")
        self.list = CompareTable(session, comparison_controller)
        for action in (
            self.copy_button,
            self.list.columns.button,
            self.simulate_button,
            self.use_button,
            self.run_button,
        ):
            self.header.add_action(action)
        self.advice = RecommendationPanel(session, comparison_controller)
        self.study = StudyPanel(study_controller, self.list.plotted, session)
        self.plan = PlanPanel(session, study_controller)
        self.reliability = CalibrationPlot()
        self.heat = DifferenceHeat()
        self.body = self._make_body()
        self.empty = self.make_empty(
            tr("Nothing to compare yet"),
            tr("Open a file of labels and run a rule to compare it with other rules."),
        )
        self.setLayout(lay_out_page(self.header, None, self.body, self.empty))
        self.setFocusProxy(self.list)
        self._connect()

    def refresh(self) -> None:
        outcome = self.session.question.outcome
        self.body.setVisible(outcome is not None)
        self.empty.setVisible(outcome is None)
        for action in (
            self.copy_button,
            self.list.columns.button,
            self.use_button,
            self.run_button,
        ):
            action.setVisible(outcome is not None)
        if outcome is None:
            self.header.set_finding("")
            return
        # The rule in use has run already; to describe it takes little.
        many = outcome.job.used.n_labels > _RUN_AT_ONCE
        self._comparison_controller.run(() if many else applicable(QUICK, outcome.job.used))
        self._comparison_controller.estimate()
        self._show_results()
        for part in (self.advice, self.study, self.plan):
            part.refresh()

    @property
    def writing(self) -> bool:
        return self.plan.writing

    def shut_down(self) -> bool:
        return self.advice.shut_down() & self.plan.shut_down()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Parts that want more must not push the line between, nor get too little for a picture.
        high = min(scaled(_LEAST_HEIGHT), round(_MOST_BELOW * self.height()))
        self.tabs.setMinimumSize(scaled(_LEAST_WIDTH), max(_LEAST_HEIGHT, high))

    def do(self, what: str) -> None:
        """Do what a button of the page does: "run-others", "use-rule" or "study"."""
        match what:
            case "use-rule":
                self.use_button.click()
            case "run-others" if not self._comparison_controller.busy:
                self._comparison_controller.run(self._others())
            case "study":
                self.tabs.choose("study")
                self.study.start()

    def copy(self) -> None:
        self.list.view.copy_all()

    def _make_body(self) -> QWidget:
        self.tabs = Tabs(
            "compare-parts",
            tr("What is known about the rules"),
            {
                "advice": (tr("Recommendation"), self.advice),
                "study": (tr("How many labels"), self.study),
                "plan": (tr("Plan"), self.plan),
                "reliability": (tr("Confidence"), self.reliability),
            },
            inset=24,
        )
        right = Surface("canvas", ("left",))
        self.reliability.setContentsMargins(24, 6, 12, 6)
        column(self.heat, parent=right, margins=(20, 10, 20, 10))
        names = tr("Study and plan"), tr("Differences")
        below = SplitView(self.tabs, right, 440, names)
        body = QSplitter(Qt.Orientation.Vertical)
        body.setHandleWidth(1)
        body.setChildrenCollapsible(False)
        body.addWidget(self.list)
        body.addWidget(below)
        for place in (0, 1):
            body.setStretchFactor(place, 1)
        body.setSizes([scaled(_TABLE_HEIGHT), scaled(_BELOW_HEIGHT)])
        return body

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self.copy)
        self.use_button.clicked.connect(self._on_use_clicked)
        self.run_button.clicked.connect(self._on_run_clicked)
        self.simulate_button.clicked.connect(self.simulation_wanted)
        self.list.chosen.connect(self._on_rule_chosen)
        self.list.plotted_changed.connect(self.study.refresh)
        self.list.announced.connect(self.announced)
        self.list.view.copied.connect(lambda n, of: self.announced.emit(describe_copied(n, of)))
        self.advice.rule_wanted.connect(self._use)
        self.plan.announced.connect(self.announced)
        self.plan.failed.connect(self.announced)
        self.tabs.part_chosen.connect(self._on_part_chosen)
        self.heat.cell_clicked.connect(self._on_cell_clicked)
        self._comparison_controller.changed.connect(self._on_compared)
        for changed in (self.session.prices_changed, self.session.guarantee_options_changed):
            changed.connect(self._on_asked_otherwise)
        self.session.decided.connect(self._on_asked_otherwise)
        self._comparison_controller.failed.connect(self.announced)
        self._run_controller.started.connect(lambda _: self._show_actions())
        self._run_controller.ended.connect(self._show_actions)

    @Slot()
    def _on_compared(self) -> None:
        if self.isVisible() and self.session.question.outcome is not None:
            self._show_results()
        else:
            self._stale = True

    @Slot()
    def _on_asked_otherwise(self) -> None:
        """Estimate costs again, once somebody looks."""
        if self.isVisible():
            self.header.set_finding(self._finding())
            self._comparison_controller.estimate()
            self.study.refresh()
        else:
            self._stale = True

    def _show_results(self) -> None:
        self.list.refresh()
        found = self._comparison_controller.found
        self.heat.set_comparison(
            self._comparison_controller.comparison, found.contested if found else 0
        )
        self.header.set_finding(self._finding())
        self._on_rule_chosen()

    def _finding(self) -> str:
        found, outcome = self._comparison_controller.found, self.session.question.outcome
        if outcome is None:
            return ""
        alone = found is None or len(found.comparison.tried) < 2
        if alone and self._unasked():
            return tr("With this many labels, other rules run only if you ask.")
        if found is None:
            return ""
        checked = count_checked(outcome.job, self.session.state.guarantee)
        # Without gold it takes no time; an audit may have begun or gone since the rules were run.
        if checked and len(found.comparison.scored) < 2:
            return describe_comparison(found.comparison, checked)
        return found.sentence

    @Slot()
    def _on_rule_chosen(self) -> None:
        self._show_actions()
        if self.tabs.shown() == "reliability":
            self._show_reliability()

    @Slot(str)
    def _on_part_chosen(self, key: str) -> None:
        """Bring a part up to date that did not work while it was out of sight."""
        if self.session.question.outcome is None:
            return
        if key == "reliability":
            self._show_reliability()
        elif key == "advice":
            self.advice.refresh()
        elif key == "plan":
            self.plan.refresh()

    def _show_reliability(self) -> None:
        """Compare the confidence of the selected rule with gold."""
        key = self.list.selected_key()
        found = self._comparison_controller.calibrations.get(key)
        self.reliability.set_reliability(found, rule_name(key) if key else "")

    @Slot()
    def _show_actions(self) -> None:
        """Describe what the buttons would do now."""
        # A piece of work must not take the place of another unasked.
        self.advice.use_button.setEnabled(not self._run_controller.busy)
        key, outcome = self.list.selected_key(), self.session.question.outcome
        if outcome is None or not key:
            return
        used = outcome.job.rule
        name = rule_name(key)
        set_button_text(
            self.use_button, tr("In use") if key == used else tr("Use {rule}", rule=name)
        )
        why_not = tr("Wait until the rule has run.") if self._run_controller.busy else ""
        if key == used:
            why_not = tr("This rule is in use. Select another one in the table.")
        set_usable(self.use_button, why_not)
        quick, left = self._unasked(), self._others()
        if self._comparison_controller.busy:
            set_button_text(self.run_button, tr("Stop"), "stop")
        elif quick:
            words = tr_n("Run the fast rule", "Run the {n} fast rules", len(quick))
            set_button_text(self.run_button, words, "play")
        else:
            words = tr_n("Run the other one", "Run the {n} others", len(left))
            set_button_text(self.run_button, words if left else tr("All have run"), "play")
        self.run_button.setEnabled(self._comparison_controller.busy or bool(left))

    def _unasked(self) -> list[str]:
        """Return the fast rules that nobody has asked for yet, where the labels are many."""
        outcome = self.session.question.outcome
        if outcome is None or outcome.job.used.n_labels <= _RUN_AT_ONCE:
            return []
        quick = applicable(QUICK, outcome.job.used)
        return [key for key in self._others() if key in quick]

    def _others(self) -> list[str]:
        comparison_controller = self._comparison_controller
        done = comparison_controller.refused.keys() | {
            comparison_controller.running,
            *comparison_controller.waiting,
        }
        return [
            key
            for key in self.list.keys
            if key not in done and not comparison_controller.tried(key)
        ]

    @Slot()
    def _on_use_clicked(self) -> None:
        self._use(self.list.selected_key())

    @Slot(str)
    def _use(self, key: str) -> None:
        """Run a rule on the items."""
        self.session.choose_rule(key)
        self._run_controller.run()

    @Slot()
    def _on_run_clicked(self) -> None:
        if self._comparison_controller.busy:
            self._comparison_controller.cancel()
        else:
            self._comparison_controller.run(self._unasked() or self._others())

    @Slot(int, int)
    def _on_cell_clicked(self, first: int, second: int) -> None:
        comparison = self._comparison_controller.comparison
        if comparison is None:
            return
        names = [rule_name(comparison.tried[place].key) for place in (first, second)]
        mask = comparison.differ(first, second)
        words = tr_n(
            "{n} item that {first} and {second} label differently.",
            "{n} items that {first} and {second} label differently.",
            int(np.count_nonzero(mask)),
            first=names[0],
            second=names[1],
        )
        self.mask_wanted.emit(mask, words)
