"""What takes time: reading, running a rule and writing, all through the one runner."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.bounds.certify import certify
from crowdgui.core.errors import CrowdError
from crowdgui.core.job import complete, run
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import tr
from crowdgui.jobs.runner import Runner
from crowdgui.ui.label_set import same

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from crowdgui.core.bounds.certify import Wishes
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.labels import Labels
    from crowdgui.core.outcome import Outcome
    from crowdgui.core.progress import Report
    from crowdgui.core.review.decisions import Decision
    from crowdgui.io.project.project import SavedOutcome
    from crowdgui.io.read_labels import Imported, Source
    from crowdgui.io.results import Export, Exported, Results
    from crowdgui.ui.session import Session


class Kind(StrEnum):
    """What is being worked on."""

    READ = "read"
    RUN = "run"
    EXPORT = "export"
    CERTIFY = "certify"


class Work(QObject):
    """Starts each piece of work and hands its result to the session.

    Signals: `started` with the name of the work, `progressed` with a tuple of `Progress`,
    `ended` however it ended; `failed` with a sentence, `cancelled` with the name of the work,
    both while `kind` still says what it was;
    `run_started` before a rule runs; `exported` with the files that were written.
    """

    started = Signal(str)
    progressed = Signal(object)
    ended = Signal()
    failed = Signal(str)
    cancelled = Signal(str)
    run_started = Signal()
    exported = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._name = ""
        self.kind = Kind.READ
        self._owed = False
        self._then: Callable[[Any], None] = self.open
        self.runner = Runner(self)
        self.runner.progressed.connect(self.progressed)
        self.runner.finished.connect(self._on_finished)
        self.runner.failed.connect(self.failed)
        self.runner.cancelled.connect(lambda: self.cancelled.emit(self._name))
        self.runner.succeeded.connect(lambda result: self._then(result))
        # The guarantee is worked out beside other work, so that nobody waits for it.
        self.certifier = Runner(self)
        self._checked: dict[tuple[Labels, int], ModelCheck] = {}
        self.certifier.succeeded.connect(self._on_certified)
        self.certifier.failed.connect(self._on_certificate_failed)
        session.outcome_changed.connect(self.certify)
        session.wishes_changed.connect(self.certify)
        session.excluded_changed.connect(self.run_again)
        session.gold_changed.connect(self.run_again)

    @property
    def busy(self) -> bool:
        return self.runner.busy

    def read(self, source: Source) -> None:
        """Read a file and open it; what was open stays until the file turns out good."""
        name = tr("Reading {file}", file=source.path.name)
        self._start(Kind.READ, name, partial(_read, source), self.open)

    def open(self, *questions: Imported) -> None:
        """Open labels that have been read already, and label them."""
        self._session.open(*questions)
        self.run()

    @Slot(int)
    def show(self, question: int) -> None:
        """Show another question of the project, with its last result."""
        self._session.show(question)
        self.catch_up()

    def catch_up(self) -> None:
        """See that what is shown has a result of those workers and that gold which count now.

        What is being read or written comes first.
        """
        session = self._session
        self._owed = self.busy and self.kind is not Kind.RUN
        if self._owed:
            return
        saved = session.saved
        if saved is not None and same(saved.job.excluded, session.excluded_mask):
            self.complete(saved)
        elif session.outcome is None or session.behind:
            self.run()

    def run(self) -> None:
        """Run the chosen rule; the last outcome stays on screen until this one is there."""
        if self._session.data is None:
            return
        try:
            job = self._session.job()
        except CrowdError as error:
            self.kind = Kind.RUN
            self.failed.emit(str(error))
            return
        self._start(Kind.RUN, rule_of(job.rule).name, partial(run, job), self._session.accept)
        self.run_started.emit()

    def complete(self, saved: SavedOutcome) -> None:
        """Show a result that a project holds, without running its rule again."""
        name = tr("Opening the last result")
        self._start(Kind.RUN, name, partial(_complete, saved), self._session.accept)

    @Slot()
    def _on_finished(self) -> None:
        if self._owed:
            self.catch_up()
        self.ended.emit()

    @Slot()
    def run_again(self) -> None:
        """Run the rule where workers or gold are others than those of the last run."""
        running = self.busy and self.kind is Kind.RUN
        if running or (self._session.outcome is not None and self._session.outdated):
            self.run()

    @Slot()
    def certify(self) -> None:
        """Work out the full guarantee for the present outcome and wishes, in the background."""
        outcome, wishes = self._session.outcome, self._session.wishes
        if outcome is None:
            self.certifier.cancel()
            return
        if self._session.certified:
            return
        # Neither another rule nor other wishes change the labels that the model is held against.
        check = self._checked.get((outcome.job.used, wishes.seed))
        work = partial(_certify, outcome, wishes, check)
        self.certifier.start(tr("Checking the worker model"), work)

    @Slot(object)
    def _on_certified(self, found: tuple[Outcome, Wishes, Guarantee]) -> None:
        outcome, wishes, guarantee = found
        if guarantee.model is not None:
            self._checked = {(outcome.job.used, wishes.seed): guarantee.model}
        self._session.certify(*found)

    @Slot(str)
    def _on_certificate_failed(self, sentence: str) -> None:
        self.kind = Kind.CERTIFY
        self.failed.emit(sentence)

    def export(
        self,
        folder: Path,
        exports: tuple[Export, ...],
        key: bytes | None,
        report_key: bytes | None,
    ) -> None:
        """Write the chosen files of the present outcome.

        With a key workers get pseudonyms; the one of the report is its own.
        """
        outcome, data = self._session.outcome, self._session.data
        if outcome is None or data is None:
            return
        made = self._session.guarantee, self._session.wishes
        keys = key, report_key
        results = partial(_results, outcome, made, data, dict(self._session.decisions), keys)
        task = partial(_write, folder, results, exports)
        self._start(Kind.EXPORT, tr("Exporting"), task, self.exported.emit)

    def cancel(self) -> None:
        self.runner.cancel()

    def shut_down(self) -> bool:
        """Stop all work; False where it would not stop."""
        return self.runner.shut_down() & self.certifier.shut_down()

    def _start(
        self, kind: Kind, name: str, task: Callable[..., Any], then: Callable[[Any], None]
    ) -> None:
        self.kind, self._name, self._then = kind, name, then
        self.runner.start(name, task)
        self.started.emit(name)


# What reads and writes tables takes long to load, so the runner's thread imports it.


def _read(source: Source, report: Report) -> Imported:
    from crowdgui.io.read_labels import read_labels

    return read_labels(source, report)


def _complete(saved: SavedOutcome, report: Report) -> Outcome:
    outcome = complete(saved.job, saved.aggregation, report)
    return replace(outcome, seconds=saved.seconds)


def _certify(
    outcome: Outcome, wishes: Wishes, check: ModelCheck | None, report: Report
) -> tuple[Outcome, Wishes, Guarantee]:
    return outcome, wishes, certify(outcome, wishes, report, check)


def _results(
    outcome: Outcome,
    made: tuple[Guarantee | None, Wishes],
    data: Imported,
    decisions: Mapping[int, Decision],
    keys: tuple[bytes | None, bytes | None],
    report: Report,
) -> Results:
    from crowdgui.io.results import Results

    guarantee, wishes = made
    # A file must not say less than the page: what is not there yet is worked out first.
    full = guarantee or certify(outcome, wishes, report)
    files = data.source.files if data.source else ()
    return Results(
        outcome,
        full,
        data.left_out,
        decisions,
        keys[0],
        files,
        name=data.title,
        wishes=wishes,
        report_key=keys[1],
        content=data.content,
    )


def _write(
    folder: Path,
    results: Callable[[Report], Results],
    exports: tuple[Export, ...],
    report: Report,
) -> Exported:
    from crowdgui.io.results import write_exports

    return write_exports(folder, results(report), exports, report)
