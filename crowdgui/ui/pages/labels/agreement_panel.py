"""How well workers agree, in a few coefficients, computed in the background."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot

from crowdgui.core.agreement.report import agreement_report
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import format_percent, tr
from crowdgui.text.wording import describe_stage
from crowdgui.text.workers.agreement import describe_notes, first_rows
from crowdgui.ui.dialogs.workers.agreement import AgreementDialog
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import Surface, column, named, row
from crowdgui.ui.widgets.lists import CoefficientList
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.job import Job
    from crowdgui.core.progress import Progress
    from crowdgui.ui.session.session import Session


class AgreementPanel(Surface):
    """Shows the agreement on the labels in use; another rule for the same labels changes nothing.

    `found` is the report, None until it is there.
    """

    def __init__(self, session: Session) -> None:
        super().__init__("canvas", ("top",))
        named(self, "agreement", tr("Agreement between workers"))
        self._session = session
        self._job: Job | None = None
        self.found: AgreementReport | None = None
        self.runner = Runner(self)
        self._said = named(ElidedLabel("", "caption", "text2"), "agreement-said")
        self.stop_button = button(tr("Cancel"), "link", name="agreement-cancel")
        self.again_button = button(tr("Compute"), "link", name="agreement-again")
        self.numbers_button = button(tr("Show the numbers"), "link", name="agreement-numbers")
        self.rows = CoefficientList("coefficients", tr("Agreement coefficients"))
        self._notes = named(text_label("", "caption", "text2", wrap=True), "agreement-notes")
        head = row(
            text_label(tr("Agreement between workers"), "strong"),
            self._said,
            self.stop_button,
            self.again_button,
            self.numbers_button,
        )
        head.setStretchFactor(self._said, 1)
        column(
            head,
            self.rows,
            self._notes,
            parent=self,
            spacing=6,
            margins=(20, 10, 20, 12),
        )
        self._connect()
        self._forget()

    def refresh(self) -> None:
        """Show the agreement on the labels of the outcome, computing it where it is not known."""
        outcome = self._session.question.outcome
        if outcome is None:
            self.runner.cancel()
            self._job = None
            self._forget()
        elif self._job is None or not self._job.counts_same_labels(outcome.job):
            self._job = outcome.job
            self._forget()
            self._start()

    def shut_down(self) -> bool:
        """Stop the work; False where it would not stop."""
        return self.runner.shut_down()

    def _connect(self) -> None:
        self.runner.progressed.connect(self._on_progressed)
        self.runner.succeeded.connect(self._on_found)
        self.runner.failed.connect(self._on_ended)
        self.runner.cancelled.connect(lambda: self._on_ended(tr("Not computed.")))
        self.stop_button.clicked.connect(self.runner.cancel)
        self.again_button.clicked.connect(self._start)
        self.numbers_button.clicked.connect(self._show_numbers)

    def _forget(self) -> None:
        self.found = None
        self.rows.set_rows(())
        for widget in (self._notes, self.stop_button, self.again_button, self.numbers_button):
            widget.hide()
        self._said.setText("")

    @Slot()
    def _start(self) -> None:
        if self._job is not None:
            self.again_button.hide()
            self.stop_button.show()
            self.runner.start(tr("Comparing labels"), partial(agreement_report, self._job.used))

    @Slot(object)
    def _on_progressed(self, batch: tuple[Progress, ...]) -> None:
        now = batch[-1]
        share = "" if now.fraction is None else f", {format_percent(now.fraction, 0)}"
        self._said.setText(describe_stage(now.stage) + share)

    @Slot(object)
    def _on_found(self, found: AgreementReport) -> None:
        if self._job is None:
            # It was done before it could be stopped.
            return
        self.found = found
        self.stop_button.hide()
        self.numbers_button.show()
        self._said.setText(tr("with 95% intervals"))
        self.rows.set_rows(first_rows(found))
        self._notes.setText(describe_notes(found))
        self._notes.setVisible(bool(found.notes))

    @Slot(str)
    def _on_ended(self, sentence: str) -> None:
        self._said.setText(sentence)
        self.stop_button.hide()
        self.again_button.show()

    @Slot()
    def _show_numbers(self) -> None:
        if self.found is not None and self._job is not None:
            dialog = AgreementDialog(self.found, self._job.used, self.window())
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
