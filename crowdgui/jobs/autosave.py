"""Keeps the project file up to date, so that the window never waits for the disk."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from crowdgui.jobs.project_writer import (
    CheckFile,
    CloseFile,
    CreateFile,
    DropPending,
    OpenFile,
    ProjectWriter,
    ReplaceFile,
    SaveAs,
    SaveEdit,
    SaveOutcome,
    SaveShownQuestion,
    SwitchFile,
)
from crowdgui.jobs.worker import AFTER_PAINTING_MS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.question_state import Change, Edit
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.jobs.project_writer import Request


_running: set[ProjectWriter] = set()
"""Those that may not have ended: destroyed meanwhile, they end the program."""


def end_late_threads(milliseconds: int) -> None:
    """End those that were started after the end, and wait; for each so long at most."""
    for writer in list(_running):
        writer.quit_when_done()
        if writer.wait(milliseconds):
            _running.discard(writer)


class Autosave(QObject):
    """Hands what is to be written to a thread of its own, which does it in the order asked.

    Signals: `began` with the path where what is open is kept from now on; `opened` with the
    `ProjectContent` that was read, which is gone on with from `adopt` on; `switched` once that is
    so; `closed`; `progressed` with a tuple of `Progress` while much is written or read; `failed`
    with a sentence while something cannot be written; `not_opened` and `not_saved_as` with a
    sentence, after which all is as it was, and which is empty where reading was broken off;
    `settled` once all that was handed in is on the disk.

    What could not be written is kept and tried again with whatever is asked next, and by
    `try_again`. Everything handed in must be frozen, since two threads will see it.
    """

    began = Signal(object)
    opened = Signal(object)
    switched = Signal()
    closed = Signal()
    progressed = Signal(object)
    failed = Signal(str)
    not_opened = Signal(str)
    not_saved_as = Signal(str)
    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writer: ProjectWriter | None = None
        self._waiting: list[Request | DropPending] = []
        self._soon = QTimer(self, interval=AFTER_PAINTING_MS, singleShot=True)
        self._soon.timeout.connect(self._hand_over)
        self._handed = 0
        self._done = 0
        self._switching = 0
        self.path: Path | None = None
        """Where what is open is kept, also while its thread is still at the files of before."""
        self.read_only = False
        self.failing: Path | None = None
        """What could not be written last; it may be what was open before."""
        self.left: Path | None = None
        """The file that was open when it was shut down, once all was written."""

    @property
    def is_settled(self) -> bool:
        """Whether all that was handed in is on the disk."""
        return self._done == self._handed

    def begin(self, path: Path, content: ProjectContent) -> None:
        """Keep this in a new file at `path`, among the unsaved work."""
        self._ask(CreateFile(path, content))

    def open(self, path: Path) -> None:
        """Read a file; `opened` gives what is in it, and `adopt` goes on with it."""
        self._ask(OpenFile(path))

    def adopt(self, *, unsaved: Path | None = None) -> None:
        """Go on in the file that was opened: what was handed in before belongs to the old one.

        `unsaved` is the file among the unsaved work that goes, where it is the one of before.
        """
        self._ask(SwitchFile(unsaved))
        self._switching += 1

    def record(
        self, question: int, done: int, changes: Sequence[Change], edit: Edit | None
    ) -> None:
        """Write down what was decided, as `Project.record` takes it."""
        self._ask(SaveEdit(question, done, tuple(changes), edit))

    def save_outcome(self, question: int, outcome: SavedOutcome) -> None:
        """Write a result, while nothing else is to be written."""
        self._ask(SaveOutcome(question, outcome))

    def show(self, question: int) -> None:
        """Write down which question is shown."""
        self._ask(SaveShownQuestion(question))

    def save_as(self, path: Path, content: ProjectContent, *, unsaved: Path | None = None) -> None:
        """Go on in a new file at `path` with all there is, whatever could be written so far.

        `unsaved` is the file among the unsaved work that goes, where it is the one of before.
        """
        self._ask(SaveAs(path, content, unsaved))

    def replace(self, content: ProjectContent) -> None:
        """Write all there is into the file again, since it holds other labels now."""
        self._ask(ReplaceFile(content))

    def check(self) -> None:
        """See whether another program has changed the file; nothing while there is other work."""
        if self.path is not None and not self.read_only and self.is_settled:
            self._ask(CheckFile())

    def close(self, *, unsaved: Path | None = None) -> None:
        """Close the file once all is written; one among the `unsaved` work at once, and it goes.

        What is still read is not opened.
        """
        if self._writer is not None:
            self._hand_over()
            self._writer.leave()
            if unsaved is not None:
                self._writer.stop()
        self._ask(CloseFile(unsaved))
        # A slow disk may still be at it: what is said of it until then is of before.
        self.path = None
        self._switching += 1

    def discard(self) -> None:
        """Discard what could not be written."""
        self._ask(DropPending())

    def try_again(self) -> None:
        """Try again to write what could not be written."""
        self._hand_over()
        if self._writer is not None:
            self._writer.go_on()

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Write what can be written, and end the thread; False where something is left.

        Then all goes on as before: it can be tried again, or discarded.
        """
        writer = self._writer
        if writer is None:
            return True
        self._hand_over()
        # Not a signal, which this thread would not hear while it waits.
        done = threading.Event()
        writer.leave()
        writer.end(done)
        if not done.wait(milliseconds / 1000) or not writer.idle:
            return False
        self.left = writer.path
        writer.quit_when_done()
        # All is written: a disk that hangs now is waited for at the end of the program.
        writer.wait(milliseconds)
        self._writer = None
        self.path = None
        self._done = self._handed
        return True

    def _ask(self, request: Request | DropPending) -> None:
        if self._writer is None:
            self._start()
        self._handed += 1
        self._waiting.append(request)
        if not self._soon.isActive():
            self._soon.start()

    @Slot()
    def _hand_over(self) -> None:
        """Pass on what waited until the window had shown the change."""
        waiting, self._waiting = self._waiting, []
        if self._writer is not None:
            for request in waiting:
                self._writer.take(request)

    def _start(self) -> None:
        writer = ProjectWriter()
        writer.began.connect(self._on_began)
        writer.opened.connect(self._on_opened)
        writer.switched.connect(self._on_switched)
        writer.closed.connect(self._on_closed)
        writer.progressed.connect(self.progressed)
        writer.failed.connect(self._on_failed)
        writer.dropped.connect(self._on_dropped)
        writer.settled.connect(self._on_settled)
        # What is asked for after the end, such as to keep a late result, starts another one.
        self.destroyed.connect(writer.quit_when_done)
        _running.difference_update([one for one in _running if one.isFinished()])
        _running.add(writer)
        self._handed = self._done = self._switching = 0
        self._writer = writer
        writer.start()

    @Slot(object, bool)
    def _on_began(self, path: Path, read_only: bool) -> None:
        if self._is_present() and not self._switching:
            self.path, self.read_only = path, read_only
        self.began.emit(path)

    @Slot(object, bool, object)
    def _on_opened(self, path: Path, read_only: bool, content: ProjectContent) -> None:
        if not self._is_present() or self._switching:
            # Read at the last moment before the end, or before what was to be opened instead.
            return
        self.path, self.read_only = path, read_only
        self.opened.emit(content)

    @Slot(object, bool)
    def _on_switched(self, path: Path, read_only: bool) -> None:
        if self._is_present():
            self._switching -= 1
            if not self._switching:
                self.path, self.read_only = path, read_only
        self.switched.emit()

    @Slot()
    def _on_closed(self) -> None:
        if self._is_present():
            self._switching -= 1
        self.closed.emit()

    @Slot(object, str)
    def _on_failed(self, path: Path | None, sentence: str) -> None:
        self.failing = path
        self.failed.emit(sentence)

    @Slot(object, str)
    def _on_dropped(self, request: Request, sentence: str) -> None:
        match request:
            case OpenFile() if not self._switching:
                self.not_opened.emit(sentence)
            case SaveAs():
                self.not_saved_as.emit(sentence)
            case CloseFile() if self._is_present():
                self._switching -= 1

    @Slot(int)
    def _on_settled(self, taken: int) -> None:
        if self._is_present():
            self._done = taken
        if self.is_settled:
            self.settled.emit()

    def _is_present(self) -> bool:
        """Distinguish a signal of the present thread from a late one of the last."""
        return self.sender() is self._writer
