"""How many labels are needed: the study of fewer labels, started and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.study.study import DISTANCE, ERROR, SECONDS
from crowdgui.figures.curves import study_curves
from crowdgui.text.guarantees.prices import cost_of_share
from crowdgui.text.rules import rule_name
from crowdgui.text.study import (
    distance_sentence,
    flat_sentence,
    half_sentence,
    time_sentence,
)
from crowdgui.text.translation import join_sentences, tr
from crowdgui.text.wording import describe
from crowdgui.ui.plots.curves_plot import CurvesPlot
from crowdgui.ui.widgets.buttons import ModeBar, button, set_button_text
from crowdgui.ui.widgets.fields import keep_width, number_field
from crowdgui.ui.widgets.layout import column
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.study.study import StudyResult
    from crowdgui.ui.controllers.study_controller import StudyController
    from crowdgui.ui.session.session import Session


_DRAWS, _MOST_DRAWS = 20, 1000


_DRAWS_WIDTH = 96


class StudyPanel(QWidget):
    """Error, or run time, against the share of the labels kept, for the rules that are ticked.

    Signals: `told` with a sentence for the status line.
    """

    told = Signal(str)

    def __init__(
        self,
        studying: StudyController,
        plotted: Callable[[], tuple[str, ...]],
        session: Session | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("study")
        self._studying, self._plotted, self._session = studying, plotted, session
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
        studying.changed.connect(self.refresh)
        studying.started.connect(lambda _: self.refresh())
        studying.ended.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show what has been found so far, and what the button would do."""
        result, plotted = self._studying.result, self._plotted()
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
        studying, tip = self._studying, ""
        if studying.busy:
            words = tr("Stop")
        elif studying.has(plotted, self.draws.value()):
            words = tr("Done")
            tip = tr("To continue, increase the number of draws or tick another rule in the table.")
        else:
            words = tr("Continue") if studying.result is not None else tr("Run the study")
        if not plotted:
            tip = tr("Tick a rule in the table first.")
        set_button_text(self.run_button, words, "stop" if studying.busy else "play")
        self.run_button.setEnabled(studying.busy or not tip)
        self.run_button.setToolTip(plain_tooltip(tip))

    def start(self) -> None:
        """Run the study or go on with it, where there is something left to be tried."""
        if self.run_button.isEnabled() and not self._studying.busy:
            self._studying.run(self._plotted(), self.draws.value())

    @Slot()
    def _on_run_clicked(self) -> None:
        if self._studying.busy:
            self._studying.cancel()
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
