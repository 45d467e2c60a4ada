"""On which classes each worker gives the final label: workers down, final labels across."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal

from crowdgui.core.intervals import share_of
from crowdgui.core.text import number, percent, tr, tr_n
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.widgets.heat_map import HeatCells, HeatMap

if TYPE_CHECKING:
    from crowdgui.core.labels import IntArray
    from crowdgui.core.outcome import Outcome


class ClassHeat(Plot):
    """How often each worker gives the final label to the items of each class.

    Signals
    -------
    cell_clicked(int, int): a worker and the code of a final label.
    """

    cell_clicked = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("class-heat", tr("Right by class"))
        self._outcome: Outcome | None = None
        self._workers: IntArray = np.empty(0, dtype=np.int64)

    def set_workers(self, outcome: Outcome, workers: IntArray, caption: str) -> None:
        """Show these workers, in this order; `caption` says which they are."""
        self._outcome, self._workers = outcome, workers
        self.set_caption(caption)
        self.set_finding(_finding(outcome))
        self.setAccessibleDescription(
            tr_n(
                "{n} worker by {classes}",
                "{n} workers by {classes}",
                workers.size,
                classes=tr_n("{n} class", "{n} classes", outcome.job.labels.n_classes),
            )
        )
        self.redraw()

    def table(self) -> PlotTable:
        header = (
            tr("worker"),
            tr("final label"),
            tr("how many items"),
            tr("the same answer"),
            tr("share"),
        )
        if self._outcome is None:
            return PlotTable(header, ((), (), (), (), ()))
        labels = self._outcome.job.labels
        items, right = _counts(self._outcome, self._workers)
        n, n_classes = items.shape
        return PlotTable(
            header,
            (
                np.repeat(labels.worker_ids[self._workers], n_classes),
                np.tile(labels.classes, n),
                items.ravel(),
                right.ravel(),
                share_of(right, items).ravel(),
            ),
        )

    def make(self) -> None:
        self._map = HeatMap(
            "class-heat-map", tr("Share of answers that are the final label, by worker and class")
        )
        self._map.cell_clicked.connect(self._on_clicked)
        self.body.addWidget(self._map, 1)

    def draw(self) -> None:
        if self._outcome is None:
            self._map.show_cells(None)
            return
        labels = self._outcome.job.labels
        items, right = _counts(self._outcome, self._workers)
        names = tuple(str(name) for name in labels.worker_ids[self._workers])
        classes = tuple(str(name) for name in labels.classes)

        def words(row: int, column: int) -> str:
            all_ = int(items[row, column])
            if not all_:
                return tr(
                    "{worker} labelled no item of “{final}”",
                    worker=names[row],
                    final=classes[column],
                )
            return tr(
                "{worker} gives the final label on {right} of {all} items of “{final}” ({share})",
                worker=names[row],
                right=number(int(right[row, column])),
                all=number(all_),
                final=classes[column],
                share=percent(right[row, column] / all_),
            )

        self._map.show_cells(HeatCells(names, classes, share_of(right, items), words))

    def _on_clicked(self, row: int, column: int) -> None:
        self.cell_clicked.emit(int(self._workers[row]), column)


def _counts(outcome: Outcome, workers: IntArray) -> tuple[IntArray, IntArray]:
    """Count labels on items of each final class, and how many of them are that class: (rows, L)."""
    confusion = outcome.workers.confusion[workers]
    return confusion.sum(axis=2), np.diagonal(confusion, axis1=1, axis2=2)


def _finding(outcome: Outcome) -> str:
    """Say on which class the workers who count give the final label most and least often."""
    labels, confusion = outcome.job.labels, outcome.workers.confusion
    if labels.n_classes < 2:
        return tr("All labels are of one class, so there is nothing to get wrong.")
    counted = confusion if outcome.job.excluded is None else confusion[~outcome.job.excluded]
    total = counted.sum(axis=0)
    shares = share_of(np.diagonal(total), total.sum(axis=1))
    if np.isnan(shares).all():
        return ""
    best, worst = int(np.nanargmax(shares)), int(np.nanargmin(shares))
    if np.count_nonzero(~np.isnan(shares)) < 2:
        return tr("Only “{name}” is a final label.", name=labels.classes[best])
    return tr(
        "Answers are the final label most often on “{best}” ({most}), least often on “{worst}” "
        "({least}). Choose a cell to see its items.",
        best=labels.classes[best],
        most=percent(shares[best], 0),
        worst=labels.classes[worst],
        least=percent(shares[worst], 0),
    )
