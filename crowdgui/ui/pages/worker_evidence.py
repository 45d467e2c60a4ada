"""What the labels say for and against one worker, and the confusion matrix behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from crowdgui.core.text import number, percent, sentences, tr
from crowdgui.core.workers.evidence import evidence
from crowdgui.ui.pages.worker_matrix import WorkerMatrix
from crowdgui.ui.widgets.build import column
from crowdgui.ui.widgets.stated_fields import StatedFields
from crowdgui.ui.widgets.text import text_label, unparted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.outcome import Outcome
    from crowdgui.core.rules.choices import Choice


class WorkerEvidence(QWidget):
    """The sentences with their tests, what the user states, and the matrix.

    Signals: `stated` with the key of a choice and the number stated for this worker, None where
    it is taken back.
    """

    stated = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._sentences = text_label("", "body", "text2", wrap=True)
        self._sentences.setObjectName("worker-sentences")
        self._stated = StatedFields()
        self.matrix = WorkerMatrix()
        parts = (self._sentences, self._stated, self.matrix, None)
        column(*parts, parent=self, spacing=8, margins=(20, 2, 12, 8))
        self._stated.stated.connect(self.stated)

    def show_stated(self, numbers: Sequence[tuple[Choice, float | None]]) -> None:
        """Offer the numbers that the chosen rule takes for this worker."""
        self._stated.show_numbers(numbers)

    def show_worker(self, outcome: Outcome, worker: int) -> None:
        labels = outcome.job.labels
        classes = [str(name) for name in labels.classes]
        words = evidence(outcome.workers, worker, classes, labels.worker_ids)
        said = sentences((words, _gold_words(outcome, worker)))
        self._sentences.setText(unparted(said))
        self.matrix.show_worker(outcome, worker)


def _gold_words(outcome: Outcome, worker: int) -> str:
    report = outcome.workers
    known, right = int(report.gold_labels[worker]), int(report.gold_right[worker])
    if not known:
        return ""
    return tr(
        "On gold, {right} of {known} labels are right, {share}.",
        right=number(right),
        known=number(known),
        share=percent(right / known, 0),
    )
