"""Reading for the import dialog, in threads of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from crowdgui.io.importing.file_preview import read_gold_preview, read_preview, read_preview_as
from crowdgui.io.importing.findings import read_findings
from crowdgui.io.importing.multi_file import files_of
from crowdgui.io.importing.questions import questions_in
from crowdgui.io.importing.recipes import key_of
from crowdgui.io.importing.tables import offers_in
from crowdgui.jobs.runner import Runner

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.io.importing.findings import QuestionColumns
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.io.importing.multi_file import Form
    from crowdgui.io.importing.opened_file import OpenedFile
    from crowdgui.io.importing.sources import Source
    from crowdgui.jobs.worker import Task


DEBOUNCE = 250
"""Milliseconds without another change before the whole file is read again."""


class ImportReader(QObject):
    """Looks at first rows, and reads the whole file once choices have come to rest.

    Signals: `looked` with a `Look`, or `look_failed` with a sentence; `looked_at_gold` with a
    `GoldPreview`; `asked` with the questions in the file, and `offered` with the names it has for
    choices of a name, unless the full read is to say why there are none; `progressed` with a
    tuple of `Progress`, then `found` with `ImportFindings` or `find_failed`. Results of an
    earlier request are dropped.
    """

    looked = Signal(object)
    look_failed = Signal(str)
    looked_at_gold = Signal(object)
    asked = Signal(object)
    offered = Signal(object)
    progressed = Signal(object)
    found = Signal(object)
    find_failed = Signal(str)

    def __init__(self, parent: QObject, opened: OpenedFile) -> None:
        super().__init__(parent)
        self._opened = opened
        self._source: Source | None = None
        self._asked: QuestionColumns | None = None
        self._looking, self._gold, self._finding = Runner(self), Runner(self), Runner(self)
        self._asking, self._offering = Runner(self), Runner(self)
        self._listed: tuple[Path, str] | None = None
        self._ended = False
        self._rest = QTimer(self, singleShot=True, interval=DEBOUNCE)
        self._rest.timeout.connect(self.find_now)
        self._looking.succeeded.connect(self.looked)
        self._looking.failed.connect(self.look_failed)
        self._gold.succeeded.connect(self.looked_at_gold)
        self._asking.succeeded.connect(self.asked)
        self._offering.succeeded.connect(self.offered)
        self._finding.succeeded.connect(self.found)
        self._finding.failed.connect(self.find_failed)
        self._finding.progressed.connect(self.progressed)

    def look(self, path: Path, form: Form) -> None:
        """Read the first rows; a full read of something else is given up."""
        self.stop_finding()
        file = self._opened.beside(path)
        self._start(self._looking, path, lambda report: read_preview(file, form, report))

    def look_anew(self, paths: Sequence[Path], key: str, added: Sequence[Path] = ()) -> None:
        """Read the first rows of other files, or in another format; one `added` may be gold."""
        self.stop_finding()
        self._listed = None
        self._start(
            self._looking,
            paths[0],
            lambda report: read_preview_as(self._opened, paths, key, report, added=added),
        )

    def list_questions(self, path: Path, reading: ImportSpec) -> None:
        file = self._opened.beside(path)
        self._start(self._asking, path, lambda report: questions_in(file, reading, report))

    def forget_questions(self) -> None:
        """Give up listing questions."""
        _discard(self._asking)

    def list_offers(self, path: Path, form: Form) -> None:
        """List the sheets or arrays of the first file; once, however it is read then."""
        listed = (files_of(path, form)[0], key_of(form))
        if listed != self._listed:
            self._listed = listed
            self._start(self._offering, path, lambda report: offers_in(path, form, report))

    def look_at_gold(self, path: Path) -> None:
        file = self._opened.beside(path)
        self._start(self._gold, path, lambda report: read_gold_preview(file, report))

    def forget_gold(self) -> None:
        """Give up looking at a gold file."""
        _discard(self._gold)

    def find(self, source: Source, asked: QuestionColumns | None = None) -> None:
        """Read all of `source`, unless another choice follows at once."""
        self.stop_finding()
        self._source, self._asked = source, asked
        self._rest.start()

    def find_now(self) -> None:
        """Wait for no further choice."""
        self._rest.stop()
        source, asked = self._source, self._asked
        if source is not None and not self._finding.busy:
            self._start(
                self._finding,
                source.path,
                lambda report: read_findings(source, report, asked, self._opened),
            )

    def stop_finding(self) -> None:
        self._source = None
        self._rest.stop()
        _discard(self._finding)

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop all reading for good; False where it would not stop."""
        self._ended = True
        self.stop_finding()
        runners = (self._looking, self._gold, self._asking, self._offering, self._finding)
        for runner in runners:
            _discard(runner)
        return all(runner.shut_down(milliseconds) for runner in runners)

    def _start(self, runner: Runner, path: Path, task: Task) -> None:
        # A choice may still be under way to a dialog that is closed, and about to be deleted.
        if not self._ended:
            runner.start(path.name, task)


def _discard(runner: Runner) -> None:
    """Stop a task without waiting for it, and hear no more of it, though it may be done already."""
    runner.shut_down(0)
