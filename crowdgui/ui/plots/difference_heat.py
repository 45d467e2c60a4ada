"""How many final labels every two rules give differently."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal

from crowdgui.core.text import number, percent, tr, tr_n
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.widgets.heat_map import HeatCells, HeatMap

if TYPE_CHECKING:
    from crowdgui.core.comparing.comparison import Comparison


class DifferenceHeat(Plot):
    """Rules down, the same rules across; a cell leads to the items.

    Signals
    -------
    cell_clicked(int, int): the places of the two rules in the comparison.
    """

    cell_clicked = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("difference-heat", tr("Where two rules differ"))
        self._shown: Comparison | None = None

    def set_comparison(self, comparison: Comparison | None, contested: int) -> None:
        """Show other rules; on `contested` items not all of them agree."""
        self._shown = comparison
        if comparison is None or len(comparison.tried) < 2:
            self.set_caption("")
            self.set_finding(tr("Two rules or more have to run first."))
        else:
            items = comparison.tried[0].labels.size
            self.set_caption(tr_n("final label of {n} item", "final labels of {n} items", items))
            self.set_finding(_finding(contested))
        self.redraw()

    def table(self) -> PlotTable:
        header = tr("rule"), tr("other rule"), tr("items labelled differently")
        if self._shown is None:
            return PlotTable(header, ((), (), ()))
        first, second = np.triu_indices(len(self._shown.tried), 1)
        names = [tried.name for tried in self._shown.tried]
        counts = self._shown.differences[first, second]
        return PlotTable(header, ([names[i] for i in first], [names[i] for i in second], counts))

    def make(self) -> None:
        self._map = HeatMap("difference-heat-map", tr("Items that two rules label differently"))
        self._map.cell_clicked.connect(self._on_clicked)
        self.body.addWidget(self._map, 1)

    def draw(self) -> None:
        if self._shown is None or len(self._shown.tried) < 2:
            self._map.show_cells(None)
            return
        counts = self._shown.differences
        names = [tried.name for tried in self._shown.tried]
        items = max(1, self._shown.tried[0].labels.size)

        def words(row: int, column: int) -> str:
            count = int(counts[row, column])
            return tr(
                "{first} and {second}: {count} differ ({share})",
                first=names[row],
                second=names[column],
                count=tr_n("{n} item", "{n} items", count),
                share=percent(count / items),
            )

        rows = tuple(f"{number(place)}  {name}" for place, name in enumerate(names, start=1))
        heads = tuple(number(place) for place in range(1, len(names)))
        wide = counts[:, :-1]
        cells = HeatCells(
            rows=rows,
            columns=heads,
            shares=wide / max(1, int(counts.max())),
            words=words,
            blank=np.triu(np.ones(wide.shape, dtype=bool)),
            texts=[[number(count) for count in row] for row in wide.tolist()],
        )
        self._map.show_cells(cells)

    def _on_clicked(self, row: int, column: int) -> None:
        if column < row:
            self.cell_clicked.emit(row, column)


def _finding(contested: int) -> str:
    if not contested:
        return tr("All rules give the same labels.")
    return tr_n(
        "On {n} item at least two of them differ. A number leads to its items.",
        "On {n} items at least two of them differ. A number leads to its items.",
        contested,
    )
