"""The evidence for and against one worker: flags, labels given, and the confusion matrix."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QStackedWidget, QWidget

from crowdgui.figures.marks import LegendEntry, Shape
from crowdgui.figures.matrix import MOST_CLASSES, ComparedWith, WorkerMatrixChart
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr, tr_n
from crowdgui.text.workers.flags import (
    cleared_pair,
    describe_flag_reasons,
    describe_worker_agreement,
)
from crowdgui.ui.pages.workers.confusion_view import ConfusionView
from crowdgui.ui.plots.base import Legend
from crowdgui.ui.plots.heat_map import HeatCells, HeatMap
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.bars import BarPair, PairedBars
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import FlowLayout, column, named, scroll_horizontally
from crowdgui.ui.widgets.option_form import WorkerInputFields
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.options import Option
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.peer_comparison import PeerComparison


_MOST_BARS = 12


class LabelFrequencies(QWidget):
    """Two bars for each class, and whether repeated questions got the same answer."""

    def __init__(self) -> None:
        super().__init__()
        own, other = tr("this worker"), tr("the others on the same items")
        self._legend = Legend()
        self._note = text_label("", "body", "text2", wrap=True)
        self._note.setObjectName("worker-answers-note")
        self.bars = PairedBars("worker-bars", own, other)
        parts = (self._legend, self.bars, self._note, None)
        column(*parts, parent=self, spacing=8, margins=(20, 2, 12, 8))
        # Before, it would come up as a window of its own.
        self._legend.set_entries(
            [LegendEntry(Shape.SQUARE, "c1", own), LegendEntry(Shape.RING, "c1", other)]
        )
        self.clear()

    def clear(self) -> None:
        self.bars.set_bars(())
        self._legend.hide()
        self._note.setText("")

    def show_comparison(self, outcome: Outcome, comparison: PeerComparison) -> None:
        own = outcome.workers.confusion.by_answer[comparison.worker]
        given, beside = int(own.sum()), int(comparison.crowd.sum())
        self._note.setText(join_sentences(_notes(outcome, comparison, given, beside)))
        self._legend.setVisible(given > 0 and beside > 0)
        if not given or not beside:
            self.bars.set_bars(())
            return
        names = outcome.job.labels.classes
        bars = [
            BarPair(str(names[code]), code, own[code] / given, comparison.crowd[code] / beside)
            for code in range(names.size)
        ]
        bars.sort(key=lambda bar: -max(bar.own, bar.other))
        shown = bars[:_MOST_BARS]
        self.bars.set_bars(sorted(shown, key=lambda bar: bar.code))


def _notes(
    outcome: Outcome, comparison: PeerComparison, given: int, beside: int
) -> tuple[str, ...]:
    labels = outcome.job.labels
    if not beside:
        first = tr("No other included worker labelled this worker’s items.")
    else:
        first = tr(
            "{own} of this worker, {others} of others.",
            own=tr_n("{n} label", "{n} labels", given),
            others=tr_n("{n} label", "{n} labels", beside),
        )
    classes = ""
    if beside and labels.n_classes > _MOST_BARS:
        classes = tr(
            "The {n} of {all} classes with the largest shares are shown.",
            n=format_number(_MOST_BARS),
            all=format_number(labels.n_classes),
        )
    return first, classes, _consistency(outcome, comparison.worker)


def _consistency(outcome: Outcome, worker: int) -> str:
    how = outcome.job.labels.metadata
    if how.repeated is None or how.consistent is None or not how.repeated.any():
        return ""
    again, same = int(how.repeated[worker]), int(how.consistent[worker])
    if not again:
        return tr("This worker labelled no item more than once.")
    return tr(
        "Gave the same label again on {same} of {items} ({share}).",
        same=format_number(same),
        items=tr_n("{n} item", "{n} items", again),
        share=format_percent(same / again),
    )


_MAP_HEIGHT = 260


class WorkerMatrix(QWidget):
    """The confusion matrix, with what it is compared with; every cell leads to its items.

    Signals: `items_wanted` with worker, final class and answer, -1 for any; `mask_wanted` with a
    mask of the items behind a cell of another matrix, and what they are.
    """

    items_wanted = Signal(int, int, int)
    mask_wanted = Signal(object, str)

    def __init__(self) -> None:
        super().__init__()
        self._outcome: Outcome | None = None
        self._comparison: PeerComparison | None = None
        self._worker = -1
        self.view = ConfusionView()
        self.map = HeatMap("confusion-map", tr("Confusion matrix"))
        self.map.setFixedHeight(scaled(_MAP_HEIGHT))
        self._scroll = scroll_horizontally(self.view)
        self._views = QStackedWidget()
        for view in (self._scroll, self.map):
            self._views.addWidget(view)
        names = {
            ComparedWith.FINAL: tr("with final labels"),
            ComparedWith.OTHERS: tr("with the others’ labels"),
            ComparedWith.GOLD: tr("with gold"),
        }
        title = tr("Compare labels")
        self.against = ChoiceBox("matrix-against", title, names, ComparedWith.FINAL)
        self._all = button("", "link", name="worker-items")
        self._dissents = button("", "link", name="joint-dissents")
        # Long names go below each other; else the whole evidence could not be as narrow as it is.
        foot = QWidget()
        flow = FlowLayout(foot, apart=True)
        for part in (self.against, self._dissents, self._all):
            flow.addWidget(part)
        column(self._views, foot, parent=self, spacing=8)
        self.against.chosen.connect(self._show)
        self.view.cell_clicked.connect(self._on_cell)
        self.map.cell_clicked.connect(self._on_cell)
        self._all.clicked.connect(lambda: self.items_wanted.emit(self._worker, -1, -1))
        self._dissents.clicked.connect(self._on_dissents)

    def show_worker(self, outcome: Outcome, worker: int) -> None:
        self._outcome, self._worker, self._comparison = outcome, worker, None
        report = outcome.workers
        given = int(report.labels[worker])
        set_button_text(self._all, tr_n("Show the item", "Show all {n} items", given))
        self._offer_dissents()
        self.setVisible(given > 0)
        self._offer_gold(bool(report.gold_labels[worker]))
        self._show()

    def show_comparison(self, comparison: PeerComparison) -> None:
        """Take over what the others say on this worker's items."""
        self._comparison = comparison
        self._show()

    def _offer_gold(self, offered: bool) -> None:
        model = self.against.model()
        assert isinstance(model, QStandardItemModel)
        model.item(list(ComparedWith).index(ComparedWith.GOLD)).setEnabled(offered)
        if not offered and self.against.value() is ComparedWith.GOLD:
            self.against.set_value(ComparedWith.FINAL)

    @Slot()
    def _show(self) -> None:
        if self._outcome is None:
            return
        against, counts = self._counts(self._outcome)
        classes = [str(name) for name in self._outcome.job.labels.classes]
        shown = WorkerMatrixChart.of(classes, counts, against)
        if len(classes) > MOST_CLASSES:
            self._views.setCurrentWidget(self.map)
            self._views.setFixedHeight(self.map.height())
            cells = HeatCells(shown.sides, shown.classes, shown.shares, shown.describe)
            self.map.show_cells(cells)
            return
        self.view.set_matrix(shown)
        self._views.setCurrentWidget(self._scroll)
        self._views.setFixedHeight(self.view.sizeHint().height() + 12)

    def _counts(self, outcome: Outcome) -> tuple[ComparedWith, IntArray]:
        """Return what is shown; the matrix by final label until the one wanted is there."""
        comparison = self._comparison
        if comparison is not None:
            match self.against.value():
                case ComparedWith.OTHERS:
                    return ComparedWith.OTHERS, comparison.by_others
                case ComparedWith.GOLD if comparison.on_gold is not None:
                    return ComparedWith.GOLD, comparison.on_gold
        return ComparedWith.FINAL, outcome.workers.confusion.matrix(self._worker)

    def _dissenting(self) -> IntArray:
        """Return the items on which the worker and another one are right against the rest."""
        report = None if self._outcome is None else self._outcome.workers
        pair = -1 if report is None else cleared_pair(report, self._worker)
        if report is None or report.copying is None or pair < 0:
            return np.zeros(0, dtype=np.int64)
        return report.copying.dissents.of(pair)

    def _offer_dissents(self) -> None:
        n = int(self._dissenting().size)
        set_button_text(
            self._dissents,
            tr_n("Show the item against the rest", "Show {n} items against the rest", n),
        )
        self._dissents.setVisible(n > 0)

    @Slot()
    def _on_dissents(self) -> None:
        if self._outcome is None:
            return
        items = self._dissenting()
        mask = np.zeros(self._outcome.job.labels.n_items, dtype=bool)
        mask[items] = True
        words = tr_n(
            "{n} item on which “{worker}” and another worker agree against the rest.",
            "{n} items on which “{worker}” and another worker agree against the rest.",
            items.size,
            worker=self._outcome.job.labels.worker_ids[self._worker],
        )
        self.mask_wanted.emit(mask, words)

    @Slot(int, int)
    def _on_cell(self, known: int, answer: int) -> None:
        outcome, comparison = self._outcome, self._comparison
        if outcome is None:
            return
        against, _ = self._counts(outcome)
        if comparison is None or against is ComparedWith.FINAL:
            self.items_wanted.emit(self._worker, known, answer)
            return
        gold, truth = outcome.job.gold, comparison.peer_label
        if against is ComparedWith.GOLD and gold is not None:
            truth = gold[comparison.items]
        mask = np.zeros(outcome.job.labels.n_items, dtype=bool)
        mask[comparison.items[(truth == known) & (comparison.answers == answer)]] = True
        words = _cell_text(outcome, self._worker, against, (known, answer), int(mask.sum()))
        self.mask_wanted.emit(mask, words)


def _cell_text(
    outcome: Outcome, worker: int, against: ComparedWith, cell: tuple[int, int], count: int
) -> str:
    labels = outcome.job.labels
    known, answer = (str(labels.classes[code]) for code in cell)
    values = {"worker": str(labels.worker_ids[worker]), "answer": answer, "known": known}
    if against is ComparedWith.GOLD:
        return tr_n(
            "{n} item that {worker} labelled “{answer}” and whose gold label is “{known}”.",
            "{n} items that {worker} labelled “{answer}” and whose gold label is “{known}”.",
            count,
            **values,
        )
    return tr_n(
        "{n} item that {worker} labelled “{answer}” and the others’ vote labels “{known}”.",
        "{n} items that {worker} labelled “{answer}” and the others’ vote labels “{known}”.",
        count,
        **values,
    )


class WorkerEvidence(QWidget):
    """How far the worker agrees, the matrix, the tests behind the flags, what the user states.

    Signals: `stated` with the key of a choice and the number stated for this worker, None where
    it is taken back.
    """

    stated = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._known = named(text_label("", "body", "text2", wrap=True), "worker-agreement")
        self._grounds = named(text_label("", "body", "text2", wrap=True), "worker-grounds")
        self._stated = WorkerInputFields()
        self.matrix = WorkerMatrix()
        parts = (self._known, self._stated, self.matrix, self._grounds, None)
        column(*parts, parent=self, spacing=8, margins=(20, 2, 12, 8))
        self._stated.stated.connect(self.stated)

    def show_stated(self, numbers: Sequence[tuple[Option, float | None]]) -> None:
        """Offer the numbers that the chosen rule takes for this worker."""
        self._stated.show_numbers(numbers)

    def show_worker(self, outcome: Outcome, worker: int) -> None:
        labels = outcome.job.labels
        classes = [str(name) for name in labels.classes]
        known = describe_worker_agreement(outcome.workers, worker, len(classes))
        why = describe_flag_reasons(outcome.workers, worker, classes, labels.worker_ids)
        self._known.setText(
            keep_percent_together(join_sentences((known, _gold_text(outcome, worker))))
        )
        self._grounds.setText(keep_percent_together(why))
        self._grounds.setVisible(bool(why))
        self.matrix.show_worker(outcome, worker)


def _gold_text(outcome: Outcome, worker: int) -> str:
    report = outcome.workers
    known, right = int(report.gold_labels[worker]), int(report.gold_right[worker])
    if not known:
        return ""
    return tr_n(
        "On gold, {n} of {known} labels is right, {share}.",
        "On gold, {n} of {known} labels are right, {share}.",
        right,
        known=format_number(known),
        share=format_percent(right / known, 0),
    )
