"""When and how fast a worker gave labels."""

from __future__ import annotations

import math
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from crowdgui.text.run_summary import SummaryFigure
from crowdgui.text.translation import format_duration, format_number, format_percent, tr, tr_n
from crowdgui.ui.widgets.layout import column
from crowdgui.ui.widgets.lists import FactList
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.workers.report import WorkerReport
    from crowdgui.core.workers.speed import WorkerSpeed


class WorkerTiming(QWidget):
    """Seconds per label beside the others on the same items, sessions, and from when to when."""

    def __init__(self) -> None:
        super().__init__()
        self.facts = FactList("worker-pace")
        self._note = text_label("", "caption", "text2", wrap=True)
        column(self.facts, self._note, None, parent=self, spacing=8, margins=(20, 4, 12, 8))

    def show_worker(self, report: WorkerReport, worker: int) -> None:
        if report.pace is None:
            self.facts.set_facts(())
            self._note.setText(tr("The file doesn’t say when labels were given."))
            return
        self.facts.set_facts(tuple(_facts(report.pace, worker, int(report.labels[worker]))))
        self._note.setText(_note(report.pace))


def _facts(pace: WorkerSpeed, worker: int, given: int) -> Iterator[SummaryFigure]:
    timed, ratio = int(pace.timed[worker]), float(pace.ratio[worker])
    if timed:
        yield SummaryFigure(
            format_duration(float(pace.median_seconds[worker])),
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
            _spread_text(pace.spread),
        )
    if timed:
        yield SummaryFigure(
            format_duration(3600 * float(pace.hours[worker])), tr("of labelling in total")
        )
    if timed < given:
        yield SummaryFigure(
            format_number(given - timed),
            tr_n("label without a known time", "labels without a known time", given - timed),
        )
    sessions = int(pace.sessions[worker])
    if sessions:
        words = tr_n(
            "session, from {first} to {last} (UTC)",
            "sessions, from {first} to {last} (UTC)",
            sessions,
            first=_moment(float(pace.first[worker])),
            last=_moment(float(pace.last[worker])),
        )
        yield SummaryFigure(
            format_number(sessions), words, tr("A pause of half an hour ends a session.")
        )


def _spread_text(spread: float) -> str:
    if math.isnan(spread):
        return ""
    return tr(
        "Two in three workers take {low} to {high}.",
        low=format_percent(1 / spread, 0),
        high=format_percent(spread, 0),
    )


def _moment(seconds: float) -> str:
    # The order of day and month differs between countries; this one is read alike in all.
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def _note(pace: WorkerSpeed) -> str:
    how = (
        tr("The file records how long labels took.")
        if pace.recorded
        else tr("The time of a label is the time since the previous label in the same session.")
    )
    if not pace.ignored:
        return how
    return f"{how} " + tr_n(
        "{n} recorded time can’t be right and was skipped.",
        "{n} recorded times can’t be right and were skipped.",
        pace.ignored,
    )
