"""What the labels tell of the chosen worker, or of several together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QModelIndex, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.workers.peer_comparison import compare_with_peers
from crowdgui.figures.marks import EVIDENCE_FLAGS, FlagMark
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import (
    format_number,
    format_percent,
    inline_name,
    join_list,
    join_sentences,
    tr,
    tr_n,
)
from crowdgui.text.workers.flags import describe_pending, describe_share_given
from crowdgui.text.workers.groups import describe_kind
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.pages.workers.columns import copying_pairs, worker_flag_marks, workers_with_flag
from crowdgui.ui.pages.workers.evidence import LabelFrequencies, WorkerEvidence
from crowdgui.ui.pages.workers.over_time import WorkerOverTime, WorkerTiming
from crowdgui.ui.style.fonts import base_px
from crowdgui.ui.widgets.buttons import Tabs, button
from crowdgui.ui.widgets.focus import move_focus_on
from crowdgui.ui.widgets.layout import Surface, column, row, scroll_vertically
from crowdgui.ui.widgets.marks import FlagRow
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import ElidedLabel, keep_percent_together, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.options import Option
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.peer_comparison import PeerComparison
    from crowdgui.core.workers.report import WorkerReport


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
    copying = _copying(outcome, comparison)
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
        *_flag(copying),
    )


def _flag(copying: BoolArray) -> tuple[TableColumn, ...]:
    if not copying.any():
        return ()
    return (
        TableColumn(
            "flag",
            tr("Flag"),
            CellKind.FLAGS,
            lambda place: (FlagMark.COPYING,) if copying[place] else (),
            lambda flags: join_list(flag.word for flag in flags),
            sort_keys=np.where(copying, 0.0, np.nan),
        ),
    )


def _copying(outcome: Outcome, comparison: PeerComparison) -> BoolArray:
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
    copying = int(_copying(outcome, comparison).sum())
    if copying:
        words += " " + tr_n(
            "With {n} of them, the labels look copied.",
            "With {n} of them, the labels look copied.",
            copying,
        )
    return words


def describe_worker_group(report: WorkerReport, workers: IntArray) -> str:
    """Describe how much they gave, how often they agree and are right, and who is flagged."""
    given, all_ = int(report.labels[workers].sum()), int(report.labels.sum())
    labels = describe_share_given(given, all_, workers.size)
    parts = (labels, _agreement(report, workers), _gold(report, workers), _flags(report, workers))
    return join_sentences(parts)


def _agreement(report: WorkerReport, workers: IntArray) -> str:
    agreed, of = int(report.agreed[workers].sum()), int(report.compared[workers].sum())
    if not of:
        return ""
    return tr(
        "They agree with the others on {agreed} of {of} comparable labels ({share}).",
        agreed=format_number(agreed),
        of=format_number(of),
        share=format_percent(agreed / of),
    )


def _gold(report: WorkerReport, workers: IntArray) -> str:
    right, of = int(report.gold_right[workers].sum()), int(report.gold_labels[workers].sum())
    if not of:
        return ""
    return tr_n(
        "On gold, {n} of {of} labels is right ({share}).",
        "On gold, {n} of {of} labels are right ({share}).",
        right,
        of=format_number(of),
        share=format_percent(right / of),
    )


def _flags(report: WorkerReport, workers: IntArray) -> str:
    if report.pending:
        return describe_pending()
    flagged = int(np.count_nonzero(report.flags.flagged[workers]))
    if not flagged:
        return tr("None of them is flagged.")
    counts = (
        (flag, int(np.count_nonzero(workers_with_flag(report, flag)[workers])))
        for flag in EVIDENCE_FLAGS
    )
    kinds = [
        tr("{flag} {n}", flag=inline_name(flag.word), n=format_number(n)) for flag, n in counts if n
    ]
    return tr_n(
        "{n} of them is flagged: {kinds}.",
        "{n} of them are flagged: {kinds}.",
        flagged,
        kinds=join_list(kinds),
    )


_PAUSE_MS = 60
"""Going through the table by key looks at each worker in passing; only a stop counts."""


class WorkerDetail(Surface):
    """One worker's evidence, answers, partners and speed; of several, how many and who.

    Signals: `items_wanted` with worker, final class and answer, -1 for any; `mask_wanted` with a
    mask of items and what they are; `pair_wanted` with two workers; `stated` with the key of a
    choice and the number stated for this worker, None where it is taken back; `exclude_wanted`
    and `include_wanted` with the workers.
    """

    items_wanted = Signal(int, int, int)
    mask_wanted = Signal(object, str)
    pair_wanted = Signal(int, int)
    stated = Signal(str, object)
    exclude_wanted = Signal(object)
    include_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__("canvas")
        self._outcome: Outcome | None = None
        self._workers: IntArray = np.empty(0, dtype=np.int64)
        self._out: BoolArray = np.empty(0, dtype=bool)
        self._comparison: PeerComparison | None = None
        self._name = ElidedLabel("", "section", name=True)
        self._name.setObjectName("worker-name")
        self._kind = ElidedLabel("", "caption", "text2")
        self._kind.setObjectName("worker-kind")
        self._flags = FlagRow()
        self._words = text_label("", "body", "text2", wrap=True)
        self.exclude = button(tr("Exclude"), name="exclude")
        self.include = button(tr("Include"), name="include")
        self.evidence, self.answers = WorkerEvidence(), LabelFrequencies()
        self.partners, self.speed = WorkerPeers(), WorkerTiming()
        self.over_time = WorkerOverTime()
        self.tabs = Tabs(
            "worker-parts",
            tr("What is known about this worker"),
            {
                "evidence": (tr("Evidence"), scroll_vertically(self.evidence)),
                "answers": (tr("Labels"), scroll_vertically(self.answers)),
                "partners": (tr("Peers"), self.partners),
                "pace": (tr("Speed"), scroll_vertically(self.speed)),
                "time": (tr("Over time"), scroll_vertically(self.over_time)),
            },
            inset=20,
        )
        self._rest = QWidget()
        self._runner = Runner(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        self._connect()

    def show_stated(self, numbers: Sequence[tuple[Option, float | None]]) -> None:
        """Offer the numbers that the chosen rule takes for this worker."""
        self.evidence.show_stated(numbers)

    def show_worker(self, outcome: Outcome, worker: int, out: bool) -> None:
        """Show one worker, excluded by now or not."""
        self._outcome, self._workers, self._comparison = outcome, np.array([worker]), None
        self._words.hide()
        self._rest.hide()
        self.tabs.show()
        self._name.setText(str(outcome.job.labels.worker_ids[worker]))
        self._show_kind(outcome, worker)
        self.evidence.show_worker(outcome, worker)
        self.answers.clear()
        self.partners.clear()
        self.speed.show_worker(outcome.workers, worker)
        self.over_time.show_worker(outcome, worker)
        self.tabs.offer("pace", outcome.workers.speed is not None)
        self.tabs.offer("time", outcome.job.labels.metadata.given_at is not None)
        self.show_out(np.array([out]))
        self._runner.cancel()
        self._pause.start()

    def show_several(self, outcome: Outcome, workers: IntArray, out: BoolArray) -> None:
        """Describe what several workers are together; `out` marks those excluded by now."""
        self._outcome, self._workers, self._comparison = outcome, workers, None
        self._name.setText(tr_n("{n} worker selected", "{n} workers selected", workers.size))
        self._kind.hide()
        self._words.setText(keep_percent_together(describe_worker_group(outcome.workers, workers)))
        self._words.show()
        self.tabs.hide()
        self._rest.show()
        self.show_out(out)

    def show_out(self, out: BoolArray) -> None:
        """Show which of the selected workers are excluded by now."""
        self._out = out
        one, n_out = self._workers.size == 1, int(np.count_nonzero(out))
        n_in = self._workers.size - n_out
        self.exclude.setText(tr("Exclude") if one else tr("Exclude {n}", n=format_number(n_in)))
        self.include.setText(tr("Include") if one else tr("Include {n}", n=format_number(n_out)))
        was_at = self.window().focusWidget()
        for made, n in ((self.exclude, n_in), (self.include, n_out)):
            made.setAccessibleName(made.text())
            made.setVisible(n > 0)
        if was_at in (self.exclude, self.include):
            move_focus_on(was_at, self.exclude, self.include)
        if self._outcome is not None and one:
            flags = list(worker_flag_marks(self._outcome.workers, int(self._workers[0])))
            self._flags.set_flags([*flags, FlagMark.EXCLUDED] if n_out else flags)
            self._flags.setVisible(bool(flags) or n_out > 0)
        else:
            self._flags.hide()

    def _show_kind(self, outcome: Outcome, worker: int) -> None:
        """Describe a worker as a person or a model; nothing where all are people."""
        kinds = outcome.job.kinds
        self._kind.setText("" if kinds is None else describe_kind(kinds, worker))
        self._kind.setVisible(kinds is not None)

    def refresh_out(self, mask: BoolArray) -> None:
        """Show who of the selected workers is excluded by now; `mask` is over all workers."""
        if self._outcome is not None:
            self.show_out(mask[self._workers])

    def shut_down(self) -> bool:
        self._pause.stop()
        stopped = [part.shut_down() for part in (self._runner, self.over_time)]
        return all(stopped)

    def _lay_out(self) -> None:
        who = column(self._name, self._kind, self._flags, spacing=4)
        head = row(who, self.exclude, self.include)
        head.setStretchFactor(who, 1)
        top = column(head, self._words, spacing=4, margins=(20, 10, 12, 0))
        lines = column(top, self.tabs, self._rest, parent=self, spacing=4)
        lines.setStretchFactor(self.tabs, 1)
        lines.setStretchFactor(self._rest, 1)

    def _connect(self) -> None:
        self.evidence.matrix.items_wanted.connect(self.items_wanted)
        self.evidence.matrix.mask_wanted.connect(self.mask_wanted)
        self.evidence.stated.connect(self.stated)
        self.partners.pair_wanted.connect(self.pair_wanted)
        self.exclude.clicked.connect(lambda: self.exclude_wanted.emit(self._workers[~self._out]))
        self.include.clicked.connect(lambda: self.include_wanted.emit(self._workers[self._out]))
        self._pause.timeout.connect(self._compare_with_peers_later)
        self._runner.succeeded.connect(self._on_compared)
        self.tabs.part_chosen.connect(self._show_partners)

    @Slot()
    def _compare_with_peers_later(self) -> None:
        """Compare the worker with all others on the same items, in the background."""
        if self._outcome is not None and self._workers.size == 1:
            task = partial(_compare_with_peers, self._outcome, int(self._workers[0]))
            self._runner.start(tr("Comparing workers"), task)

    @Slot(object)
    def _on_compared(self, found: tuple[Outcome, PeerComparison]) -> None:
        outcome, beside = found
        if outcome is self._outcome and self._workers.tolist() == [beside.worker]:
            self._comparison = beside
            self.evidence.matrix.show_comparison(beside)
            self.answers.show_comparison(outcome, beside)
            self._show_partners()

    @Slot()
    def _show_partners(self) -> None:
        """Fill the table of partners once it is looked at."""
        if self._comparison is not None and self._outcome and self.tabs.shown() == "partners":
            self.partners.show_comparison(self._outcome, self._comparison)


def _compare_with_peers(
    outcome: Outcome, worker: int, report: ProgressCallback
) -> tuple[Outcome, PeerComparison]:
    return outcome, compare_with_peers(outcome, worker, report)
