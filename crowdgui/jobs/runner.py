"""The one place that owns a thread."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from crowdgui.jobs.worker import AFTER_PAINTING_MS, Worker, name_thread

if TYPE_CHECKING:
    from crowdgui.jobs.worker import Task


_running: dict[QThread, Worker] = {}
"""Threads that have not ended, and their workers: deleted meanwhile, they end the program."""


def end_threads(milliseconds: int) -> None:
    """Cancel what all runners run, also those that are gone, and wait; for each so long at most."""
    for thread, worker in list(_running.items()):
        worker.cancel()
        _ended(thread, milliseconds)


class WorkerThread(QThread):
    """Runs a worker and ends.

    WORKAROUND A slot of a worker that was moved to a thread is looked up there without Python's
    lock, in what PySide 6.11 changes wherever a class is made, as importing a page does, and the
    program ends. A `run` in Python takes the lock first.
    """

    def __init__(self, worker: Worker) -> None:
        super().__init__()
        name_thread(self)
        self._worker = worker

    def run(self) -> None:
        self._worker.run()


class Runner(QObject):
    """Runs one task at a time in a thread of its own; a new task replaces the old one.

    With `after_painting` a task begins once what is to be painted is (`AFTER_PAINTING_MS`): one
    that takes long and begins where much is shown. Nothing is gained where a page waits for it.

    Signals: `started` with a name; `progressed` with a tuple of `Progress`; exactly one of
    `succeeded` with the result, `failed` with a sentence, `cancelled`; then `finished`. A task
    that was replaced is cancelled and no longer heard.
    """

    started = Signal(str)
    progressed = Signal(object)
    succeeded = Signal(object)
    failed = Signal(str)
    cancelled = Signal()
    finished = Signal()

    def __init__(self, parent: QObject | None = None, *, after_painting: bool = False) -> None:
        super().__init__(parent)
        self._after_painting = after_painting
        self._worker: Worker | None = None
        self._threads: set[QThread] = set()

    @property
    def busy(self) -> bool:
        return self._worker is not None

    def start(self, name: str, task: Task) -> None:
        """Run `task(report)`; its result must be frozen, since two threads will see it."""
        self._detach()
        worker = Worker(task)
        thread = WorkerThread(worker)
        worker.progressed.connect(self.progressed)
        worker.succeeded.connect(self._on_succeeded)
        worker.failed.connect(self._on_failed)
        worker.cancelled.connect(self._on_cancelled)
        thread.finished.connect(self._on_thread_finished)
        self._worker = worker
        self._threads.add(thread)
        _forget_ended()
        _running[thread] = worker
        self.started.emit(name)
        if self._after_painting:
            QTimer.singleShot(AFTER_PAINTING_MS, partial(_begin, thread))
        else:
            thread.start()

    def cancel(self) -> None:
        """Ask the running task to stop; it ends in `cancelled`, unless it is done already."""
        if self._worker is not None:
            self._worker.cancel()

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Cancel, and wait until every thread has ended; False where one would not."""
        self._detach()
        ended = True
        for thread in list(self._threads):
            if _ended(thread, milliseconds):
                self._threads.discard(thread)
            else:
                ended = False
        return ended

    def _detach(self) -> None:
        if self._worker is None:
            return
        worker, self._worker = self._worker, None
        worker.progressed.disconnect(self.progressed)
        worker.succeeded.disconnect(self._on_succeeded)
        worker.failed.disconnect(self._on_failed)
        worker.cancelled.disconnect(self._on_cancelled)
        worker.cancel()

    @Slot(object)
    def _on_succeeded(self, result: object) -> None:
        if self._is_present():
            self._worker = None
            self.succeeded.emit(result)
            self.finished.emit()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        if self._is_present():
            self._worker = None
            self.failed.emit(sentence)
            self.finished.emit()

    @Slot()
    def _on_cancelled(self) -> None:
        if self._is_present():
            self._worker = None
            self.cancelled.emit()
            self.finished.emit()

    def _is_present(self) -> bool:
        """Distinguish a signal of the present task from a late one of the last task."""
        # Of a worker that was let go there is neither: Qt knows no sender of it any more.
        return self._worker is not None and self.sender() is self._worker

    @Slot()
    def _on_thread_finished(self) -> None:
        thread = self.sender()
        if isinstance(thread, QThread):
            self._threads.discard(thread)
            _running.pop(thread, None)


def _begin(thread: QThread) -> None:
    """Start a thread, unless its end was waited for before it began."""
    if thread in _running:
        thread.start()


def _ended(thread: QThread, milliseconds: int) -> bool:
    """Wait for the end of a thread; one that has not begun never will."""
    if not thread.wait(milliseconds):
        return False
    _running.pop(thread, None)
    return True


def _forget_ended() -> None:
    """Release threads whose runner was deleted before they ended."""
    for thread in [thread for thread in _running if thread.isFinished()]:
        del _running[thread]
