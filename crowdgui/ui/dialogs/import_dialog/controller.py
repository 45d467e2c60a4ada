"""The one place that owns the state of an import: commands come in, every change goes out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from crowdgui.io.importing.assistant.import_state import ImportState, begin_import
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.jobs.runner import Runner

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.io.formats.form import NamedPart
    from crowdgui.io.importing.assistant.file_preview import FilePreview, GoldPreview
    from crowdgui.io.importing.assistant.findings import ImportFindings
    from crowdgui.io.importing.assistant.import_requests import ImportRequest, ReadRequest
    from crowdgui.io.importing.recipes import RecipeBook
    from crowdgui.io.importing.sources import Source

    Command = Callable[[ImportState], ImportState]

DEBOUNCE = 250
"""Milliseconds without another change before the whole file is read again."""


class RequestRunner(Runner):
    """Carries out the present request; results of an earlier one are dropped."""

    def __init__(self, parent: QObject, opened: OpenedFile) -> None:
        super().__init__(parent)
        self._opened = opened
        self._request: ImportRequest | None = None

    def follow(self, request: ImportRequest | None) -> None:
        """Carry out another request, or stop where there is none any more."""
        if request is self._request:
            return
        self._request = request
        if request is None:
            # Without waiting; though the task may be done already, nobody hears of it.
            self.shut_down(0)
        else:
            self.start(self._opened.path.name, partial(request.read, self._opened))


class ImportReader(QObject):
    """Reads what an `ImportState` requests, and the whole file once choices have settled.

    Signals: `previewed` with a `FilePreview`, or `preview_failed` with a sentence;
    `gold_previewed` with a `GoldPreview`; `questions_listed` and `offers_listed`, unless the full
    read is to report why there are none; `progressed` with a tuple of `Progress`, then `found`
    with `ImportFindings` or `find_failed`.
    """

    previewed = Signal(object)
    preview_failed = Signal(str)
    gold_previewed = Signal(object)
    questions_listed = Signal(object)
    offers_listed = Signal(object)
    progressed = Signal(object)
    found = Signal(object)
    find_failed = Signal(str)

    def __init__(self, parent: QObject, opened: OpenedFile) -> None:
        super().__init__(parent)
        self._previewing = RequestRunner(self, opened)
        self._gold = RequestRunner(self, opened)
        self._questions = RequestRunner(self, opened)
        self._offers = RequestRunner(self, opened)
        self._finding = RequestRunner(self, opened)
        self._read: ReadRequest | None = None
        self._has_ended = False
        self._debounce = QTimer(self, singleShot=True, interval=DEBOUNCE)
        self._debounce.timeout.connect(self._find)
        self._previewing.succeeded.connect(self.previewed)
        self._previewing.failed.connect(self.preview_failed)
        self._gold.succeeded.connect(self.gold_previewed)
        self._questions.succeeded.connect(self.questions_listed)
        self._offers.succeeded.connect(self.offers_listed)
        self._finding.progressed.connect(self.progressed)
        self._finding.succeeded.connect(self.found)
        self._finding.failed.connect(self.find_failed)

    def follow(self, state: ImportState) -> None:
        """Begin to read what is requested now, and stop reading what no longer is."""
        # A choice may still be under way to a dialog that is closed, and about to be deleted.
        if self._has_ended:
            return
        requests = state.requests
        self._follow_read(requests.read, at_once=state.is_importing)
        self._previewing.follow(requests.preview)
        self._gold.follow(requests.gold)
        self._questions.follow(requests.questions)
        self._offers.follow(requests.offers)

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop all reading for good; False where it would not stop."""
        self._has_ended = True
        self._debounce.stop()
        runners = (self._previewing, self._gold, self._questions, self._offers, self._finding)
        for runner in runners:
            runner.shut_down(0)
        return all(runner.shut_down(milliseconds) for runner in runners)

    def _follow_read(self, request: ReadRequest | None, *, at_once: bool) -> None:
        if request is not self._read:
            self._read = request
            self._finding.follow(None)
            self._debounce.stop()
            if request is not None:
                self._debounce.start()
        if at_once and self._debounce.isActive():
            self._find()

    def _find(self) -> None:
        self._debounce.stop()
        self._finding.follow(self._read)


class ImportController(QObject):
    """Replaces an `ImportState` by what commands make of it, and reads what it requests.

    Signals: `changed` with every new state.
    """

    changed = Signal(object)

    def __init__(
        self,
        parent: QObject,
        source: Source,
        book: RecipeBook | None = None,
        opened: OpenedFile | None = None,
    ) -> None:
        super().__init__(parent)
        self.book = book
        self.state = begin_import(source)
        self.reader = ImportReader(self, opened or OpenedFile(source.path))
        self.reader.previewed.connect(self._on_previewed)
        self.reader.preview_failed.connect(self._on_preview_failed)
        self.reader.gold_previewed.connect(self._on_gold_previewed)
        self.reader.questions_listed.connect(self._on_questions_listed)
        self.reader.offers_listed.connect(self._on_offers_listed)
        self.reader.found.connect(self._on_found)
        self.reader.find_failed.connect(self._on_find_failed)

    def begin(self) -> None:
        """Show the first state, and begin to read what it requests."""
        self.reader.follow(self.state)
        self.changed.emit(self.state)

    def do(self, command: Command) -> None:
        """Replace the state by what a command makes of it, unless the import is over."""
        if self.state.is_accepted:
            return
        state = command(self.state)
        if state is not self.state:
            self.state = state
            self.begin()

    @Slot(object)
    def _on_previewed(self, seen: FilePreview) -> None:
        self.do(lambda state: state.take_preview(seen, self.book))

    @Slot(str)
    def _on_preview_failed(self, sentence: str) -> None:
        self.do(lambda state: state.take_preview_failure(sentence))

    @Slot(object)
    def _on_gold_previewed(self, seen: GoldPreview) -> None:
        self.do(lambda state: state.take_gold_preview(seen))

    @Slot(object)
    def _on_questions_listed(self, questions: tuple[str, ...]) -> None:
        self.do(lambda state: state.take_questions(questions))

    @Slot(object)
    def _on_offers_listed(self, offers: Mapping[str, tuple[NamedPart, ...]]) -> None:
        self.do(lambda state: state.take_offers(offers))

    @Slot(object)
    def _on_found(self, findings: ImportFindings) -> None:
        self.do(lambda state: state.take_findings(findings))

    @Slot(str)
    def _on_find_failed(self, sentence: str) -> None:
        self.do(lambda state: state.take_read_failure(sentence))
