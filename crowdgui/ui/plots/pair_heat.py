"""How often every two workers agree: workers down, the same workers across."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal

from crowdgui.core.text import number, percent, tr, tr_n
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.widgets.heat_map import HeatCells, HeatMap

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, Labels
    from crowdgui.core.workers.overlap import PairTable


class PairHeat(Plot):
    """The share of shared items on which two workers agree; hatched where they share none.

    Signals
    -------
    cell_clicked(int, int): the two workers.
    """

    cell_clicked = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("pair-heat", tr("Agreement of pairs"))
        self._labels: Labels | None = None
        self._pairs: PairTable | None = None
        self._suspicious: BoolArray = np.zeros((0, 0), dtype=bool)

    def clear(self, words: str = "") -> None:
        """Show no pairs; `words` say why."""
        self._labels = self._pairs = None
        self.set_caption("")
        self.set_finding(words)
        self.redraw()

    def set_pairs(
        self, labels: Labels, pairs: PairTable, suspicious: BoolArray, caption: str
    ) -> None:
        """Show pairs of some workers; `suspicious` (K, K) marks those that look like copying."""
        self._labels, self._pairs, self._suspicious = labels, pairs, suspicious
        self.set_caption(caption)
        self.set_finding(_finding(pairs, suspicious))
        n = pairs.workers.size
        self.setAccessibleDescription(tr_n("{n} worker", "{n} workers", n))
        self.redraw()

    def table(self) -> PlotTable:
        header = tr("worker"), tr("partner"), tr("shared items"), tr("agreed"), tr("share agreed")
        if self._labels is None or self._pairs is None:
            return PlotTable(header, ((), (), (), (), ()))
        pairs, first, second = self._pairs, *np.triu_indices(self._pairs.workers.size, 1)
        names = self._labels.worker_ids[pairs.workers]
        parts = (pairs.shared, pairs.agreed, pairs.agreement)
        return PlotTable(
            header, (names[first], names[second], *(part[first, second] for part in parts))
        )

    def make(self) -> None:
        self._map = HeatMap("pair-heat-map", tr("Agreement of every two workers"))
        self._map.cell_clicked.connect(self._on_clicked)
        self.body.addWidget(self._map, 1)

    def draw(self) -> None:
        if self._labels is None or self._pairs is None:
            self._map.show_cells(None)
            return
        pairs, suspicious = self._pairs, self._suspicious
        names = [str(name) for name in self._labels.worker_ids[pairs.workers]]

        def words(row: int, column: int) -> str:
            if row == column:
                return names[row]
            said = _words(
                names[row],
                names[column],
                int(pairs.shared[row, column]),
                int(pairs.agreed[row, column]),
            )
            mark = tr("This looks like copying.") if suspicious[row, column] else ""
            return f"{said}. {mark}".strip()

        # Ids are too long for the heads of columns; a number ties each to its row.
        rows = tuple(f"{number(place)}  {name}" for place, name in enumerate(names, start=1))
        heads = tuple(number(place) for place in range(1, len(names) + 1))
        blank = np.eye(len(names), dtype=bool)
        cells = HeatCells(rows, heads, pairs.agreement, words, blank=blank, marked=suspicious)
        self._map.show_cells(cells)

    def _on_clicked(self, row: int, column: int) -> None:
        if self._pairs is not None:
            workers = self._pairs.workers
            self.cell_clicked.emit(int(workers[row]), int(workers[column]))


def _words(first: str, second: str, shared: int, agreed: int) -> str:
    if not shared:
        return tr("{first} and {second}: no overlap", first=first, second=second)
    return tr(
        "{first} and {second} agree on {agreed} of {items} ({share})",
        first=first,
        second=second,
        agreed=number(agreed),
        items=tr_n("{n} shared item", "{n} shared items", shared),
        share=percent(agreed / shared),
    )


def _finding(pairs: PairTable, suspicious: BoolArray) -> str:
    upper = np.triu_indices(pairs.workers.size, 1)
    shares = pairs.agreement[upper]
    apart = int(np.isnan(shares).sum())
    if not shares.size:
        return tr("There is no other worker to compare with.")
    if apart == shares.size:
        return tr("No overlap: none of these workers share an item.")
    overlap = (
        tr_n(
            "{n} of {all} has no overlap",
            "{n} of {all} have no overlap",
            apart,
            all=number(shares.size),
        )
        if apart
        else tr("all of them share some")
    )
    sentence = tr(
        "Pairs agree on {low} to {high} of the items they share; {overlap}.",
        low=percent(np.nanmin(shares), 0),
        high=percent(np.nanmax(shares), 0),
        overlap=overlap,
    )
    copying = int(suspicious[upper].sum())
    if not copying:
        return sentence
    more = tr_n("{n} pair looks like copying.", "{n} pairs look like copying.", copying)
    return f"{sentence} {more}"
