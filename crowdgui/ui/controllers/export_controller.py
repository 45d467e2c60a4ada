"""Writes the files of an outcome beside all other work, and copies the command that repeats it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from crowdgui.analysis import collect_ranking, collect_results, compute_guarantee, run_worker_tests
from crowdgui.io.exporting.results import PseudonymKeys
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import QuestionState
    from crowdgui.core.results import Outcome
    from crowdgui.io.exporting.command import ReportCommand
    from crowdgui.io.exporting.results import RankingResults, Results
    from crowdgui.io.exporting.table_formats import Export
    from crowdgui.io.exporting.write import ExportedFiles
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.ui.session.session import Session


class ExportController(QObject):
    """Writes what the session holds when it is asked; what changes later is not in the files.

    Signals: `started` with what is being done, `progressed` with a tuple of `Progress`, `ended`
    however it ended; `failed` with a sentence, `cancelled` with what was being done; `exported`
    with the files that were written, `shared` with the folder of a whole project.
    """

    started = Signal(str)
    progressed = Signal(object)
    ended = Signal()
    failed = Signal(str)
    cancelled = Signal(str)
    exported = Signal(object)
    shared = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._name = tr("Exporting")
        self.runner = Runner(self)
        self.runner.progressed.connect(self.progressed)
        self.runner.succeeded.connect(self._on_written)
        self.runner.failed.connect(self.failed)
        self.runner.cancelled.connect(lambda: self.cancelled.emit(self._name))
        self.runner.finished.connect(self.ended)

    @property
    def busy(self) -> bool:
        return self.runner.busy

    def run(
        self,
        folder: Path,
        exports: tuple[Export, ...],
        key: bytes | None,
        report_key: bytes | None,
        *,
        probabilities: bool = False,
    ) -> None:
        """Write the chosen files of the present outcome.

        With a key workers get pseudonyms; the one of the report is its own. Files of labels have
        the `probabilities` of each class where they are wanted.
        """
        shown = self._session.question
        if shown.outcome is None or shown.data is None:
            return
        keys = PseudonymKeys(key, report_key)
        made = (shown.data, shown.state, shown.outcome, shown.bounds, keys, probabilities)
        results = partial(_results, *made)
        self.runner.start(self._name, partial(_write, folder, results, exports))
        self.started.emit(self._name)

    def export_ranking(self, folder: Path, key: bytes | None, report_key: bytes | None) -> None:
        """Write the ranking of comparisons of two: tables, summary and report."""
        shown = self._session.question
        if shown.ranking is None or shown.data is None:
            return
        keys = PseudonymKeys(key, report_key)
        results = collect_ranking(shown.data, shown.state, shown.ranking, keys=keys)
        self.runner.start(self._name, partial(_write_ranking, folder, results))
        self.started.emit(self._name)

    def share(self, folder: Path, content: ProjectContent) -> None:
        """Write a whole project as plain files for a repository."""
        if self.busy:
            self.failed.emit(tr("Wait until the files are written, then try again."))
            return
        self.runner.start(self._name, partial(_share, folder, content))
        self.started.emit(self._name)

    @Slot(object)
    def _on_written(self, done: ExportedFiles | Path) -> None:
        (self.shared if isinstance(done, Path) else self.exported).emit(done)

    def cancel(self) -> None:
        self.runner.cancel()

    def shut_down(self) -> bool:
        return self.runner.shut_down()


# What writes tables takes long to load, so the runner's thread imports it.


def _results(
    data: ImportedLabels,
    state: QuestionState,
    outcome: Outcome,
    guarantee: Guarantee | None,
    keys: PseudonymKeys,
    probabilities: bool,
    report: ProgressCallback,
) -> Results:
    # A file must not hold less than the page: what is missing or has changed is computed first.
    outcome = run_worker_tests(outcome, state, report)
    full = compute_guarantee(
        outcome, state.guarantee, report, decisions=state.decisions, bounds=guarantee
    )
    results = collect_results(data, state, outcome, full, keys=keys)
    return replace(results, probabilities=probabilities)


def _write(
    folder: Path,
    results: Callable[[ProgressCallback], Results],
    exports: tuple[Export, ...],
    report: ProgressCallback,
) -> ExportedFiles:
    from crowdgui.io.exporting.write import write_exports

    return write_exports(folder, results(report), exports, report)


def _share(folder: Path, content: ProjectContent, report: ProgressCallback) -> Path:
    from crowdgui.analysis import share_project

    share_project(folder, content, report)
    return folder


def _write_ranking(
    folder: Path, results: RankingResults, report: ProgressCallback
) -> ExportedFiles:
    from crowdgui.io.exporting.ranking import write_ranking
    from crowdgui.io.exporting.table_formats import CSV

    return write_ranking(folder, results, CSV, report, html=True)


class CommandController(QObject):
    """Makes the command of the shown question.

    Signals: `copied` with what to say once it is on the clipboard, and whether it repeats
    everything; `failed` with a sentence.
    """

    copied = Signal(str, bool)
    failed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._copy)
        self._runner.failed.connect(self.failed)

    def copy(self, project: Path | None) -> None:
        """Copy the command: of the project that holds what is open, or of the files."""
        from crowdgui.io.exporting.command import project_command, report_command

        question = self._session.question
        if question.data is None:
            return
        if project is not None:
            every = [each.data for each in self._session.questions]
            names = [data.question for data in every if data is not None]
            self._copy(project_command(project, names, self._session.shown))
            return
        task = partial(report_command, question.data, self._session.state)
        self._runner.start(tr("Looking at the files"), task)

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _copy(self, command: ReportCommand) -> None:
        from crowdgui.io.exporting.command import describe_command

        QGuiApplication.clipboard().setText(command.line)
        self.copied.emit(describe_command(command), not command.omitted)
