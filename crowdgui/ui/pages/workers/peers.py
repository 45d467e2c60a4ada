"""Who labelled the same items as one worker, and how often the two agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QModelIndex, Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.arrays import safe_ratio
from crowdgui.figures.marks import FlagMark
from crowdgui.text.translation import format_number, format_percent, join_list, tr, tr_n
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.pages.workers.columns import copying_pairs
from crowdgui.ui.style.fonts import base_px
from crowdgui.ui.widgets.layout import column
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.peer_comparison import PeerComparison


_ROWS = 5


class WorkerPeers(QWidget):
    """A table of partners; Enter or a double click on one shows the items both labelled.

    Signals: `pair_wanted` with the two workers.
    """

    pair_wanted = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._comparison: PeerComparison | None = None
        self._note = text_label("", "body", "text2", wrap=True)
        self._note.setObjectName("worker-partners-note")
        self.table = TableView("partner-table", tr("Workers who share items"))
        self.table.setMinimumHeight((base_px() + 17) * _ROWS)
        hint = tr("Press Enter or double-click to see the items both labelled.")
        self._hint = text_label(hint, "caption", "text2", wrap=True)
        for words in (self._note, self._hint):
            words.setContentsMargins(20, 2, 12, 2)
        lines = column(self._note, self.table, self._hint, parent=self, spacing=4)
        lines.setStretchFactor(self.table, 1)
        self.table.activated.connect(self._on_activated)
        self.clear()

    def clear(self) -> None:
        self._comparison = None
        self._note.setText("")
        self.table.hide()
        self._hint.hide()

    def show_comparison(self, outcome: Outcome, comparison: PeerComparison) -> None:
        self._comparison = comparison
        some = comparison.partners.size > 0
        self._note.setText(_note(outcome, comparison))
        self.table.setVisible(some)
        self._hint.setVisible(some)
        self.table.show_columns(
            peer_columns(outcome, comparison), comparison.partners.size, first_by="flag"
        )

    @Slot(QModelIndex)
    def _on_activated(self, index: QModelIndex) -> None:
        if self._comparison is not None and index.isValid():
            place = int(self.table.table.rows[index.row()])
            self.pair_wanted.emit(self._comparison.worker, int(self._comparison.partners[place]))


def peer_columns(outcome: Outcome, comparison: PeerComparison) -> tuple[TableColumn, ...]:
    """Return the columns over the partners; flags only where a pair looks like copying."""
    suspicious = _suspicious(outcome, comparison)
    names = outcome.job.labels.worker_ids[comparison.partners]
    share = safe_ratio(comparison.agreed, comparison.shared)

    def agree(place: int) -> tuple[float, int]:
        return float(share[place]), int(comparison.shared[place])

    return (
        TableColumn("worker", tr("Worker"), CellKind.ID, names),
        TableColumn(
            "agree",
            tr("Agree"),
            CellKind.NUMBER,
            agree,
            lambda cell: tr(
                "{share} of {n}", share=format_percent(cell[0], 0), n=format_number(cell[1])
            ),
            tr("On how many of their shared items both gave the same label."),
            sort_keys=share,
        ),
        TableColumn(
            "expected",
            tr("Expected"),
            CellKind.NUMBER,
            comparison.expected,
            lambda value: format_percent(value, 0),
            tr(
                "How often two workers who label like these would agree if they worked "
                "independently."
            ),
            missing=tr("Not defined: no shared item has a final label."),
        ),
        *_flag(suspicious),
    )


def _flag(suspicious: BoolArray) -> tuple[TableColumn, ...]:
    if not suspicious.any():
        return ()
    return (
        TableColumn(
            "flag",
            tr("Flag"),
            CellKind.FLAGS,
            lambda place: (FlagMark.COPYING,) if suspicious[place] else (),
            lambda flags: join_list(flag.word for flag in flags),
            sort_keys=np.where(suspicious, 0.0, np.nan),
        ),
    )


def _suspicious(outcome: Outcome, comparison: PeerComparison) -> BoolArray:
    """Mark the partners with whom this worker looks like copying."""
    first, second = copying_pairs(outcome.workers)
    theirs = [second[first == comparison.worker], first[second == comparison.worker]]
    return np.isin(comparison.partners, np.concatenate(theirs))


def _note(outcome: Outcome, comparison: PeerComparison) -> str:
    others = outcome.job.labels.n_workers - 1
    if not others:
        return tr("There is no other worker.")
    if not comparison.partners.size:
        return tr("No overlap: nobody else labelled any of this worker’s items.")
    apart = others - comparison.partners.size
    words = tr_n(
        "{n} worker shares items with this one.",
        "{n} workers share items with this one.",
        comparison.partners.size,
    )
    if apart:
        words += " " + tr_n("{n} has no overlap.", "{n} have no overlap.", apart)
    copying = int(_suspicious(outcome, comparison).sum())
    if copying:
        words += " " + tr_n(
            "With {n} of them, the labels look copied.",
            "With {n} of them, the labels look copied.",
            copying,
        )
    return words
