"""How one worker, or the whole crowd, does over time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.workers.over_time import NoTime, quality_over_time
from crowdgui.figures.curves import TimeMeasure, time_curves
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr
from crowdgui.text.workers.over_time import (
    describe_change,
    describe_changes,
    describe_no_time,
    windows_note,
)
from crowdgui.ui.plots.curves_plot import CurvesPlot
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import column, row
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.over_time import QualityOverTime


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
