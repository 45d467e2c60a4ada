"""How one worker, or the whole crowd, does over time, and when and how fast labels were given."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.workers.over_time import NoTime, quality_over_time
from crowdgui.figures.curves import TimeMeasure, time_curves
from crowdgui.jobs.runner import Runner
from crowdgui.text.run_summary import SummaryFigure
from crowdgui.text.translation import format_duration, format_number, format_percent, tr, tr_n
from crowdgui.text.workers.over_time import (
    describe_change,
    describe_changes,
    describe_no_time,
    windows_note,
    write_moment,
)
from crowdgui.ui.plots.curves_plot import CurvesPlot
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import column, row
from crowdgui.ui.widgets.lists import FactList
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QShowEvent

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.over_time import QualityOverTime
    from crowdgui.core.workers.report import WorkerReport
    from crowdgui.core.workers.speed import WorkerSpeed


class WorkerOverTime(QWidget):
    """Curves of agreement, speed or classes in windows of time; computed once it is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self._outcome: Outcome | None = None
        self._worker = -1
        self._found: QualityOverTime | NoTime | None = None
        self._runner = Runner(self)
        self.whose = ChoiceBox(
            "over-time-whose",
            tr("Whose labels"),
            {True: tr("This worker"), False: tr("All workers")},
            True,
        )
        self.measure = ChoiceBox(
            "over-time-measure",
            tr("What the curve shows"),
            {
                TimeMeasure.AGREEMENT: tr("Agreement"),
                TimeMeasure.SPEED: tr("Speed"),
                TimeMeasure.CLASSES: tr("Class shares"),
            },
            TimeMeasure.AGREEMENT,
        )
        self.words = text_label("", "body", wrap=True)
        self.words.setObjectName("over-time-words")
        self.plot = CurvesPlot("over-time", tr("Quality over time"))
        self.plot.setMinimumHeight(170)
        self.note = text_label("", "caption", "text2", wrap=True)
        choices = row(self.whose, self.measure, None, spacing=8)
        column(
            choices,
            self.words,
            self.plot,
            self.note,
            None,
            parent=self,
            spacing=8,
            margins=(20, 4, 12, 8),
        )
        self.whose.chosen.connect(self._show)
        self.measure.chosen.connect(self._show)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self.words.setText)

    def show_worker(self, outcome: Outcome, worker: int) -> None:
        if outcome is not self._outcome:
            self._outcome, self._found = outcome, None
            self._runner.cancel()
        self._worker = worker
        if self.isVisible():
            self.look()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look()

    def look(self) -> None:
        """Compute what isn't known yet, and show what is."""
        if self._found is not None or self._outcome is None:
            self._show()
        elif not self._runner.busy:
            self.words.setText(tr("Comparing windows of time…"))
            self.plot.set_curves(None)
            task = partial(_follow, self._outcome)
            self._runner.start(tr("Following quality over time"), task)

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _on_found(self, made: tuple[Outcome, QualityOverTime | NoTime]) -> None:
        if made[0] is self._outcome:
            self._found = made[1]
            self._show()
        elif self.isVisible():
            self.look()

    @Slot()
    def _show(self) -> None:
        found, outcome = self._found, self._outcome
        if found is None or outcome is None:
            return
        known = not isinstance(found, NoTime)
        self.plot.setVisible(known)
        if isinstance(found, NoTime):
            self.words.setText(describe_no_time(found))
            self.note.setText("")
            return
        own = self.whose.value()
        windows = found.workers.get(self._worker) if own else found.crowd
        said = describe_change(found, self._worker) if own else describe_changes(found)
        measure = self.measure.value()
        if windows is None:
            said = tr("This worker has too few labels with a time to show windows.")
        elif measure is TimeMeasure.SPEED and np.isnan(windows.seconds).all():
            said, windows = tr("It isn’t known how long these labels took."), None
        self.words.setText(keep_percent_together(said))
        self.note.setText(keep_percent_together(windows_note(found)))
        self.plot.setVisible(windows is not None)
        if windows is not None:
            classes = [str(name) for name in outcome.job.labels.classes]
            self.plot.set_curves(time_curves(windows, measure, classes))


def _follow(outcome: Outcome, report: ProgressCallback) -> tuple[Outcome, QualityOverTime | NoTime]:
    return outcome, quality_over_time(outcome, report)


class WorkerTiming(QWidget):
    """Seconds per label beside the others on the same items, sessions, and from when to when."""

    def __init__(self) -> None:
        super().__init__()
        self.facts = FactList("worker-pace")
        self._note = text_label("", "caption", "text2", wrap=True)
        column(self.facts, self._note, None, parent=self, spacing=8, margins=(20, 4, 12, 8))

    def show_worker(self, report: WorkerReport, worker: int) -> None:
        if report.speed is None:
            self.facts.set_facts(())
            self._note.setText(tr("The file doesn’t say when labels were given."))
            return
        self.facts.set_facts(tuple(_facts(report.speed, worker, int(report.labels[worker]))))
        self._note.setText(_note(report.speed))


def _facts(speed: WorkerSpeed, worker: int, given: int) -> Iterator[SummaryFigure]:
    timed, ratio = int(speed.timed[worker]), float(speed.ratio[worker])
    if timed:
        yield SummaryFigure(
            format_duration(float(speed.median_seconds[worker])),
            tr(
                "median per label, over {timed} with a known time",
                timed=tr_n("{n} label", "{n} labels", timed),
            ),
            tr("Half of the labels took less, half took more."),
        )
    if not math.isnan(ratio):
        yield SummaryFigure(
            format_percent(ratio, 0),
            tr("of the median worker’s time for the same items"),
            _spread_text(speed.spread),
        )
    if timed:
        yield SummaryFigure(
            format_duration(3600 * float(speed.hours[worker])), tr("of labelling in total")
        )
    if timed < given:
        yield SummaryFigure(
            format_number(given - timed),
            tr_n("label without a known time", "labels without a known time", given - timed),
        )
    sessions = int(speed.sessions[worker])
    if sessions:
        words = tr_n(
            "session, from {first} to {last} (UTC)",
            "sessions, from {first} to {last} (UTC)",
            sessions,
            first=write_moment(float(speed.first[worker])),
            last=write_moment(float(speed.last[worker])),
        )
        yield SummaryFigure(
            format_number(sessions), words, tr("A pause of half an hour ends a session.")
        )


def _spread_text(spread: float) -> str:
    if math.isnan(spread):
        return ""
    return tr(
        "Most workers take {low} to {high}.",
        low=format_percent(1 / spread, 0),
        high=format_percent(spread, 0),
    )


def _note(speed: WorkerSpeed) -> str:
    how = (
        tr("The file records how long labels took.")
        if speed.recorded
        else tr("The time of a label is the time since the previous label in the same session.")
    )
    if not speed.ignored:
        return how
    return f"{how} " + tr_n(
        "{n} recorded time can’t be right and was skipped.",
        "{n} recorded times can’t be right and were skipped.",
        speed.ignored,
    )
