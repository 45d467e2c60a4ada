"""How many names among some labels a spreadsheet would run as a formula."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.jobs.runner import Runner
from crowdgui.ui.models.array_table_model import AT_ONCE
from crowdgui.ui.models.texts import spans

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


class FormulaCount(QObject):
    """Counts once for the same labels; those of many items in a thread of its own.

    Signals: `changed` when a count that was asked for is there.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._labels: Labels | None = None
        self._count: int | None = None
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._on_counted)

    def of(self, labels: Labels) -> int | None:
        """Return the count; None while it is not known yet."""
        if self._labels is not labels:
            self._labels, self._count = labels, None
            if labels.n_items > AT_ONCE:
                self._runner.start("", partial(_count, labels))
            else:
                self._count = _count(labels)[1]
        return self._count

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _on_counted(self, found: tuple[Labels, int]) -> None:
        labels, count = found
        if labels is self._labels:
            self._count = count
            self.changed.emit()


def _count(labels: Labels, report: ProgressCallback = ignore_progress) -> tuple[Labels, int]:
    # This brings the table library with it.
    from crowdgui.io.exporting.formulas import count_formulas

    count = 0
    for names in (labels.item_ids, labels.worker_ids, labels.classes):
        for span in spans(names.size):
            report(Progress(""))
            count += count_formulas(names[span])
    return labels, count
