"""What takes time: reading, running a rule and writing, all through the one runner."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from crowdgui.core.errors import CrowdError
from crowdgui.core.job import run
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import tr
from crowdgui.jobs.runner import Runner

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.core.outcome import Outcome
    from crowdgui.core.progress import Report
    from crowdgui.io.read_labels import Imported, LeftOut, Source
    from crowdgui.io.results import Export, Exported
    from crowdgui.ui.session import Session


class Kind(StrEnum):
    """What is being worked on."""

    READ = "read"
    RUN = "run"
    EXPORT = "export"


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
        self._then: Callable[[Any], None] = self._open
        self.runner = Runner(self)
        self.runner.progressed.connect(self.progressed)
        self.runner.finished.connect(self.ended)
        self.runner.failed.connect(self.failed)
        self.runner.cancelled.connect(lambda: self.cancelled.emit(self._name))
        self.runner.succeeded.connect(lambda result: self._then(result))

    @property
    def busy(self) -> bool:
        return self.runner.busy

    def read(self, source: Source) -> None:
        """Read a file and open it; what was open stays until the file turns out good."""
        name = tr("Reading {file}", file=source.path.name)
        self._start(Kind.READ, name, partial(_read, source), self._open)

    def open(self, data: Imported) -> None:
        """Open labels that have been read already, and label them."""
        self._open(data)

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

    def export(self, outcome: Outcome, folder: Path, exports: tuple[Export, ...]) -> None:
        """Write the chosen files into a folder."""
        task = partial(_write, folder, outcome, exports, self._left_out())
        self._start(Kind.EXPORT, tr("Exporting"), task, self.exported.emit)

    def cancel(self) -> None:
        self.runner.cancel()

    def shut_down(self) -> bool:
        """Stop all work; False where it would not stop."""
        return self.runner.shut_down()

    def _left_out(self) -> tuple[LeftOut, ...]:
        return self._session.data.left_out if self._session.data else ()

    def _start(
        self, kind: Kind, name: str, task: Callable[..., Any], then: Callable[[Any], None]
    ) -> None:
        self.kind, self._name, self._then = kind, name, then
        self.runner.start(name, task)
        self.started.emit(name)

    def _open(self, data: Imported) -> None:
        self._session.open(data)
        self.run()


# What reads and writes tables takes long to load, so the runner's thread imports it.


def _read(source: Source, report: Report) -> Imported:
    from crowdgui.io.read_labels import read_labels

    return read_labels(source, report)


def _write(
    folder: Path,
    outcome: Outcome,
    exports: tuple[Export, ...],
    left_out: tuple[LeftOut, ...],
    report: Report,
) -> Exported:
    from crowdgui.io.results import write_exports

    return write_exports(folder, outcome, exports, left_out, report)
