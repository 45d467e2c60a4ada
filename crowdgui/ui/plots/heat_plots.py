"""Heat maps: workers by class, workers by workers, and rules by rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal

from crowdgui.core.arrays import safe_ratio
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import format_number, format_percent, tr, tr_n
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.plots.heat_map import HeatCells, HeatMap

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.compare.comparison import RuleComparison
    from crowdgui.core.labels import Labels
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.co_labels import OverlapTable


class ClassHeat(Plot):
    """How often each worker gives the final label to the items of each class.

    Signals
    -------
    cell_clicked(int, int): a worker and the code of a final label.
    """

    cell_clicked = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("class-heat", tr("Agreement by class"))
        self._outcome: Outcome | None = None
        self._workers: IntArray = np.empty(0, dtype=np.int64)

    def set_workers(self, outcome: Outcome, workers: IntArray, caption: str) -> None:
        """Show these workers, in this order; `caption` says which they are."""
        self._outcome, self._workers = outcome, workers
        self.set_caption(caption)
        self.set_finding(_describe_class_heat(outcome))
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
            tr("number of items"),
            tr("same label"),
            tr("share"),
        )
        if self._outcome is None:
            return PlotTable(header, ((), (), (), (), ()))
        labels = self._outcome.job.labels
        items, right = _class_counts(self._outcome, self._workers)
        n, n_classes = items.shape
        return PlotTable(
            header,
            (
                np.repeat(labels.worker_ids[self._workers], n_classes),
                np.tile(labels.classes, n),
                items.ravel(),
                right.ravel(),
                safe_ratio(right, items).ravel(),
            ),
        )

    def make(self) -> None:
        self._map = HeatMap(
            "class-heat-map", tr("Share of labels that are the final label, by worker and class")
        )
        self._map.cell_clicked.connect(self._on_clicked)
        self.body.addWidget(self._map, 1)

    def draw(self) -> None:
        if self._outcome is None:
            self._map.show_cells(None)
            return
        labels = self._outcome.job.labels
        items, right = _class_counts(self._outcome, self._workers)
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
                right=format_number(int(right[row, column])),
                all=format_number(all_),
                final=classes[column],
                share=format_percent(right[row, column] / all_),
            )

        self._map.show_cells(HeatCells(names, classes, safe_ratio(right, items), words))

    def _on_clicked(self, row: int, column: int) -> None:
        self.cell_clicked.emit(int(self._workers[row]), column)


def _class_counts(outcome: Outcome, workers: IntArray) -> tuple[IntArray, IntArray]:
    """Count labels on items of each final class, and how many of them are that class: (rows, L)."""
    confusion = outcome.workers.confusion
    return confusion.by_final[workers], confusion.right[workers]


def _describe_class_heat(outcome: Outcome) -> str:
    """Describe on which class the workers who count give the final label most and least often."""
    labels, confusion = outcome.job.labels, outcome.workers.confusion
    if labels.n_classes < 2:
        return tr("All labels are the same class, so there is nothing to compare.")
    counted = slice(None) if outcome.job.excluded is None else ~outcome.job.excluded
    right, given = confusion.right[counted], confusion.by_final[counted]
    shares = safe_ratio(right.sum(axis=0), given.sum(axis=0))
    if np.isnan(shares).all():
        return ""
    best, worst = int(np.nanargmax(shares)), int(np.nanargmin(shares))
    if np.count_nonzero(~np.isnan(shares)) < 2:
        return tr("Only “{name}” is a final label.", name=labels.classes[best])
    return tr(
        "Labels are the final label most often on “{best}” ({most}), least often on "
        "“{worst}” ({least}). Choose a cell to see its items.",
        best=labels.classes[best],
        most=format_percent(shares[best], 0),
        worst=labels.classes[worst],
        least=format_percent(shares[worst], 0),
    )


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
        self._pairs: OverlapTable | None = None
        self._copying: BoolArray = np.zeros((0, 0), dtype=bool)

    def clear(self, words: str = "") -> None:
        """Show no pairs; `words` say why."""
        self._labels = self._pairs = None
        self.set_caption("")
        self.set_finding(words)
        self.redraw()

    def set_pairs(
        self, labels: Labels, pairs: OverlapTable, copying: BoolArray, caption: str
    ) -> None:
        """Show pairs of some workers; `copying` (K, K) marks those that look like copying."""
        self._labels, self._pairs, self._copying = labels, pairs, copying
        self.set_caption(caption)
        self.set_finding(_describe_pair_heat(pairs, copying))
        n = pairs.workers.size
        self.setAccessibleDescription(tr_n("{n} worker", "{n} workers", n))
        self.redraw()

    def table(self) -> PlotTable:
        header = tr("worker"), tr("peer"), tr("shared items"), tr("agreed"), tr("share agreed")
        if self._labels is None or self._pairs is None:
            return PlotTable(header, ((), (), (), (), ()))
        pairs, first, second = self._pairs, *np.triu_indices(self._pairs.workers.size, 1)
        names = self._labels.worker_ids[pairs.workers]
        parts = (pairs.shared, pairs.agreed, pairs.agreement)
        return PlotTable(
            header, (names[first], names[second], *(part[first, second] for part in parts))
        )

    def make(self) -> None:
        self._map = HeatMap("pair-heat-map", tr("Agreement of each pair of workers"))
        self._map.cell_clicked.connect(self._on_clicked)
        self.body.addWidget(self._map, 1)

    def draw(self) -> None:
        if self._labels is None or self._pairs is None:
            self._map.show_cells(None)
            return
        pairs, copying = self._pairs, self._copying
        names = [str(name) for name in self._labels.worker_ids[pairs.workers]]

        def words(row: int, column: int) -> str:
            if row == column:
                return names[row]
            said = _cell_text(
                names[row],
                names[column],
                int(pairs.shared[row, column]),
                int(pairs.agreed[row, column]),
            )
            mark = tr("This looks like copying.") if copying[row, column] else ""
            return f"{said}. {mark}".strip()

        # Ids are too long for the heads of columns; a number ties each to its row.
        rows = tuple(f"{format_number(place)}  {name}" for place, name in enumerate(names, start=1))
        heads = tuple(format_number(place) for place in range(1, len(names) + 1))
        blank = np.eye(len(names), dtype=bool)
        cells = HeatCells(rows, heads, pairs.agreement, words, blank=blank, marked=copying)
        self._map.show_cells(cells)

    def _on_clicked(self, row: int, column: int) -> None:
        if self._pairs is not None:
            workers = self._pairs.workers
            self.cell_clicked.emit(int(workers[row]), int(workers[column]))


def _cell_text(first: str, second: str, shared: int, agreed: int) -> str:
    if not shared:
        return tr("{first} and {second}: no overlap", first=first, second=second)
    return tr(
        "{first} and {second} agree on {agreed} of {items} ({share})",
        first=first,
        second=second,
        agreed=format_number(agreed),
        items=tr_n("{n} shared item", "{n} shared items", shared),
        share=format_percent(agreed / shared),
    )


def _describe_pair_heat(pairs: OverlapTable, copying: BoolArray) -> str:
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
            all=format_number(shares.size),
        )
        if apart
        else tr("all of them share some")
    )
    sentence = tr(
        "Pairs agree on {low} to {high} of the items they share; {overlap}.",
        low=format_percent(np.nanmin(shares), 0),
        high=format_percent(np.nanmax(shares), 0),
        overlap=overlap,
    )
    pairs_copying = int(copying[upper].sum())
    if not pairs_copying:
        return sentence
    more = tr_n("{n} pair looks like copying.", "{n} pairs look like copying.", pairs_copying)
    return f"{sentence} {more}"


class DifferenceHeat(Plot):
    """Rules down, the same rules across; a cell leads to the items.

    Signals
    -------
    cell_clicked(int, int): the places of the two rules in the comparison.
    """

    cell_clicked = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("difference-heat", tr("Where two rules differ"))
        self._shown: RuleComparison | None = None

    def set_comparison(self, comparison: RuleComparison | None, contested: int) -> None:
        """Show other rules; on `contested` items not all of them agree."""
        self._shown = comparison
        if comparison is None or len(comparison.tried) < 2:
            self.set_caption("")
            self.set_finding(tr("Run at least two rules first."))
        else:
            items = comparison.tried[0].labels.size
            self.set_caption(tr_n("final label of {n} item", "final labels of {n} items", items))
            self.set_finding(_describe_difference_heat(contested))
        self.redraw()

    def table(self) -> PlotTable:
        header = tr("rule"), tr("other rule"), tr("items labelled differently")
        if self._shown is None:
            return PlotTable(header, ((), (), ()))
        first, second = np.triu_indices(len(self._shown.tried), 1)
        names = [rule_name(tried.key) for tried in self._shown.tried]
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
        names = [rule_name(tried.key) for tried in self._shown.tried]
        items = max(1, self._shown.tried[0].labels.size)

        def words(row: int, column: int) -> str:
            count = int(counts[row, column])
            return tr(
                "{first} and {second}: {count} differ ({share})",
                first=names[row],
                second=names[column],
                count=tr_n("{n} item", "{n} items", count),
                share=format_percent(count / items),
            )

        rows = tuple(f"{format_number(place)}  {name}" for place, name in enumerate(names, start=1))
        heads = tuple(format_number(place) for place in range(1, len(names)))
        wide = counts[:, :-1]
        cells = HeatCells(
            rows=rows,
            columns=heads,
            shares=wide / max(1, int(counts.max())),
            words=words,
            blank=np.triu(np.ones(wide.shape, dtype=bool)),
            texts=[[format_number(count) for count in row] for row in wide.tolist()],
        )
        self._map.show_cells(cells)

    def _on_clicked(self, row: int, column: int) -> None:
        if column < row:
            self.cell_clicked.emit(row, column)


def _describe_difference_heat(contested: int) -> str:
    if not contested:
        return tr("All rules give the same labels.")
    return tr_n(
        "At least two of them differ on {n} item. Choose a number to see its items.",
        "At least two of them differ on {n} items. Choose a number to see its items.",
        contested,
    )
