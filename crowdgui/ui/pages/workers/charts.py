"""The pictures of all workers, one of them shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.progress import Stage
from crowdgui.core.workers.co_labels import pairwise_overlap
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.text.wording import describe_stage
from crowdgui.ui.pages.workers.columns import copying_pairs
from crowdgui.ui.plots.agreement_histogram import AgreementHistogram
from crowdgui.ui.plots.heat_plots import ClassHeat, PairHeat
from crowdgui.ui.plots.worker_scatter import WorkerScatter
from crowdgui.ui.widgets.buttons import Tabs
from crowdgui.ui.widgets.layout import column

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.co_labels import OverlapTable
    from crowdgui.ui.plots.base import Plot


MOST_ROWS, MOST_PAIRED = 40, 30
"""Workers in the picture of classes, and in that of pairs; more would be a table."""


_ALL = ("scatter", "classes", "pairs", "histogram")


class WorkerCharts(QWidget):
    """Agreement by labels, by class, by pair, and its spread; only the one shown is computed.

    Signals: `worker_clicked` with a worker; `workers_chosen` with an array of workers;
    `items_wanted` with a worker and a final class; `pair_wanted` with two workers.
    """

    worker_clicked = Signal(int)
    workers_chosen = Signal(object)
    items_wanted = Signal(int, int)
    pair_wanted = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._outcome: Outcome | None = None
        self._selected: IntArray = np.empty(0, dtype=np.int64)
        self._stale = set(_ALL)
        self.scatter, self.classes = WorkerScatter(), ClassHeat()
        self.pairs, self.histogram = PairHeat(), AgreementHistogram()
        self._runner = Runner(self)
        self.tabs = Tabs(
            "worker-pictures",
            tr("Charts"),
            {
                "scatter": (tr("By labels"), _inset(self.scatter)),
                "classes": (tr("By class"), _inset(self.classes)),
                "pairs": (tr("Pairs"), _inset(self.pairs)),
                "histogram": (tr("Histogram"), _inset(self.histogram)),
            },
            inset=20,
        )
        column(self.tabs, parent=self, margins=(0, 4, 0, 0))
        self.tabs.part_chosen.connect(self._bring_up_to_date)
        self.scatter.worker_clicked.connect(self.worker_clicked)
        self.scatter.workers_lassoed.connect(self.workers_chosen)
        self.histogram.workers_chosen.connect(self.workers_chosen)
        self.classes.cell_clicked.connect(self.items_wanted)
        self.pairs.cell_clicked.connect(self.pair_wanted)
        self._runner.succeeded.connect(self._on_pairs)

    def show_outcome(self, outcome: Outcome) -> None:
        """Show other workers, none of them selected yet."""
        self._outcome, self._selected = outcome, self._selected[:0]
        self._stale = set(_ALL)
        self._bring_up_to_date()

    def select(self, workers: IntArray) -> None:
        """Mark the workers that are selected; two or more are those the grids show."""
        before, self._selected = self._selected, workers
        if "scatter" not in self._stale:
            self.scatter.select(workers)
        if max(before.size, workers.size) > 1:
            self._stale |= {"classes", "pairs"}
            self._bring_up_to_date()

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _on_pairs(self, found: tuple[Outcome, OverlapTable, str]) -> None:
        outcome, pairs, words = found
        if outcome is self._outcome:
            copying = _copying(outcome, pairs.workers)
            self.pairs.set_pairs(outcome.job.labels, pairs, copying, words)

    @Slot()
    def _bring_up_to_date(self) -> None:
        shown = self.tabs.shown()
        if self._outcome is None or shown not in self._stale:
            return
        self._stale.discard(shown)
        match shown:
            case "scatter":
                self.scatter.set_workers(self._outcome)
                self.scatter.select(self._selected)
            case "classes":
                self.classes.set_workers(self._outcome, *self._rows(MOST_ROWS))
            case "pairs":
                self.pairs.clear(tr("Comparing pairs of workers…"))
                task = partial(_compare, self._outcome, *self._rows(MOST_PAIRED))
                self._runner.start(describe_stage(Stage.COMPARING_WORKER_PAIRS), task)
            case "histogram":
                self.histogram.set_workers(self._outcome)

    def _rows(self, most: int) -> tuple[IntArray, str]:
        """Return the workers a grid shows, at most some, and which they are in words."""
        assert self._outcome is not None
        given = self._outcome.workers.labels
        if self._selected.size > 1:
            chosen, words = (
                self._selected,
                tr_n("{n} selected worker", "{n} selected workers", min(most, self._selected.size)),
            )
        else:
            chosen = np.flatnonzero(given)
            words = tr_n("the worker", "all {n} workers", chosen.size)
        shown = chosen[np.argsort(-given[chosen], kind="stable")][:most]
        if chosen.size > most:
            words = tr(
                "the {n} with most labels of {all}",
                n=format_number(most),
                all=format_number(chosen.size),
            )
        return shown, words


def _compare(
    outcome: Outcome, workers: IntArray, words: str, _: ProgressCallback
) -> tuple[Outcome, OverlapTable, str]:
    return outcome, pairwise_overlap(outcome.job.labels, workers), words


def _copying(outcome: Outcome, workers: IntArray) -> BoolArray:
    """Mark the pairs of some workers that look like copying, (K, K)."""
    marked = np.zeros((workers.size, workers.size), dtype=bool)
    place = np.full(outcome.job.labels.n_workers, -1)
    place[workers] = np.arange(workers.size)
    first, second = (place[some] for some in copying_pairs(outcome.workers))
    both = (first >= 0) & (second >= 0)
    marked[first[both], second[both]] = marked[second[both], first[both]] = True
    return marked


def _inset(plot: Plot) -> QWidget:
    made = QWidget()
    column(plot, parent=made, margins=(20, 0, 12, 6))
    return made
