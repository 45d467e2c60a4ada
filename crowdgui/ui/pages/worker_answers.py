"""Which answers a worker gives, beside those of the others on the same items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from crowdgui.text.translation import format_number, format_percent, join_sentences, tr, tr_n
from crowdgui.ui.plots.legend import Legend, LegendEntry
from crowdgui.ui.widgets.bars import BarPair, PairedBars
from crowdgui.ui.widgets.layout import column
from crowdgui.ui.widgets.marks import Shape
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.peer_comparison import PeerComparison

_MOST_BARS = 12


class WorkerAnswers(QWidget):
    """Two bars for each class, and whether repeated questions got the same answer."""

    def __init__(self) -> None:
        super().__init__()
        own, other = tr("this worker"), tr("the others on the same items")
        self._legend = Legend()
        self._legend.set_entries(
            [LegendEntry(Shape.SQUARE, "c1", own), LegendEntry(Shape.RING, "c1", other)]
        )
        self._note = text_label("", "body", "text2", wrap=True)
        self._note.setObjectName("worker-answers-note")
        self.bars = PairedBars("worker-bars", own, other)
        parts = (self._legend, self.bars, self._note, None)
        column(*parts, parent=self, spacing=8, margins=(20, 2, 12, 8))
        self.clear()

    def clear(self) -> None:
        self.bars.set_bars(())
        self._legend.hide()
        self._note.setText("")

    def show_company(self, outcome: Outcome, company: PeerComparison) -> None:
        own = outcome.workers.confusion[company.worker].sum(axis=0)
        given, beside = int(own.sum()), int(company.crowd.sum())
        self._note.setText(join_sentences(_notes(outcome, company, given, beside)))
        self._legend.setVisible(given > 0 and beside > 0)
        if not given or not beside:
            self.bars.set_bars(())
            return
        names = outcome.job.labels.classes
        bars = [
            BarPair(str(names[code]), code, own[code] / given, company.crowd[code] / beside)
            for code in range(names.size)
        ]
        bars.sort(key=lambda bar: -max(bar.own, bar.other))
        shown = bars[:_MOST_BARS]
        self.bars.set_bars(sorted(shown, key=lambda bar: bar.code))


def _notes(outcome: Outcome, company: PeerComparison, given: int, beside: int) -> tuple[str, ...]:
    labels = outcome.job.labels
    if not beside:
        first = tr("Nobody else who counts labelled this worker’s items.")
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
    return first, classes, _consistency(outcome, company.worker)


def _consistency(outcome: Outcome, worker: int) -> str:
    how = outcome.job.labels.circumstances
    if how.repeated is None or how.consistent is None or not how.repeated.any():
        return ""
    again, same = int(how.repeated[worker]), int(how.consistent[worker])
    if not again:
        return tr("This worker answered no item more than once.")
    return tr(
        "Asked again, this worker gave the same answer to {same} of {items} ({share}).",
        same=format_number(same),
        items=tr_n("{n} item", "{n} items", again),
        share=format_percent(same / again),
    )
