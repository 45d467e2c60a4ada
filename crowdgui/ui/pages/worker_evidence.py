"""What the labels say for and against one worker, and the confusion matrix behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from crowdgui.text.flags import describe_flag_reasons, describe_worker_agreement
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr_n
from crowdgui.ui.pages.worker_matrix import WorkerMatrix
from crowdgui.ui.widgets.layout import column, named
from crowdgui.ui.widgets.option_form import WorkerInputFields
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.options import Option
    from crowdgui.core.results import Outcome


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
            keep_percent_together(join_sentences((known, _gold_words(outcome, worker))))
        )
        self._grounds.setText(keep_percent_together(why))
        self._grounds.setVisible(bool(why))
        self.matrix.show_worker(outcome, worker)


def _gold_words(outcome: Outcome, worker: int) -> str:
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
