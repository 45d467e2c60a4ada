"""The thread that writes a project file, and what the window can ask of it."""

from __future__ import annotations

import logging
import sys
import threading
from collections import deque
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from PySide6.QtCore import QThread, Signal

from crowdgui.core.errors import Cancelled, CrowdError
from crowdgui.jobs.worker import Throttle, name_thread
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.question_state import Change, Edit
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.io.project.project import Project


@dataclass(frozen=True, eq=False)
class CreateFile:
    """Keep everything in a new file among the unsaved work."""

    path: Path
    content: ProjectContent


@dataclass(frozen=True, eq=False)
class OpenFile:
    """Read everything from a file; what is kept stays the file of before until `SwitchFile`."""

    path: Path


@dataclass(frozen=True, eq=False)
class SwitchFile:
    """Go on in the file that was opened; `unsaved` is a recovery file that then goes."""

    unsaved: Path | None


@dataclass(frozen=True, eq=False)
class SaveEdit:
    """Write down what was decided about a question."""

    question: int
    done: int
    changes: tuple[Change, ...]
    edit: Edit | None


@dataclass(frozen=True, eq=False)
class SaveOutcome:
    """Write a question's result in the place of its last one."""

    question: int
    outcome: SavedOutcome


@dataclass(frozen=True, eq=False)
class SaveShownQuestion:
    """Write down which question is shown."""

    question: int


@dataclass(frozen=True, eq=False)
class SaveAs:
    """Go on in a new file with all there is by now; `unsaved` is a recovery file that then goes.

    It is named, since the file of before may be a project by then.
    """

    path: Path
    content: ProjectContent
    unsaved: Path | None


@dataclass(frozen=True, eq=False)
class ReplaceFile:
    """Write everything again into the same file: labels were added, which are no edit alone."""

    content: ProjectContent


@dataclass(frozen=True, eq=False)
class CheckFile:
    """See whether another program has changed or taken away the file."""


@dataclass(frozen=True, eq=False)
class CloseFile:
    """Close the file; `unsaved` is a recovery file that then goes, and what waits for it at once.

    It is named, since what is open may still be the file of before. What was asked to be opened
    before is not: something else was chosen since.
    """

    unsaved: Path | None


@dataclass(frozen=True, eq=False)
class DropPending:
    """Discard what could not be written; files are opened and closed all the same."""


Request = (
    CreateFile
    | OpenFile
    | SwitchFile
    | SaveEdit
    | SaveOutcome
    | SaveShownQuestion
    | SaveAs
    | ReplaceFile
    | CheckFile
    | CloseFile
)


log = logging.getLogger(__name__)


class ProjectWriter(QThread):
    """Does what it is asked in order; results wait for decisions, and are written in steps.

    What cannot be written stays and is tried again with whatever is asked next; a wish to open,
    to save elsewhere or to close is dropped if it fails. To save elsewhere comes before
    everything that could not be written, and includes it.

    Signals: `began` and `opened` with the path, whether it can only be read, and what `opened`
    read; `switched` with the same two once that is gone on with; `closed`; `progressed` with a
    tuple of `Progress`; `failed` with the file that cannot be written, and a sentence; `dropped`
    with a request that is given up, and a sentence, which is empty where nobody needs it any more;
    `settled` with how many requests were taken, once nothing is left of them.

    WORKAROUND It is asked through a queue of Python's, not by slots of an object in the thread:
    see `WorkerThread`.
    """

    began = Signal(object, bool)
    switched = Signal(object, bool)
    opened = Signal(object, bool, object)
    closed = Signal()
    progressed = Signal(object)
    failed = Signal(object, str)
    dropped = Signal(object, str)
    settled = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        name_thread(self)
        self._asked: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._project: Project | None = None
        # Opened, but still unknown to the window: what it asks for is meant for the one before.
        self._opened: deque[Project] = deque()
        self._waiting: list[Request] = []
        self._stuck: Request | None = None
        self._writing: tuple[SaveOutcome, Iterator[None]] | None = None
        self._taken = 0
        self._due = False
        # Heard in the midst of what takes long, unlike what is asked.
        self._stop, self._leaving = threading.Event(), threading.Event()

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do; to be asked after `end`."""
        return not self._waiting

    @property
    def path(self) -> Path | None:
        """The file that is written to; to be asked after `end`."""
        return None if self._project is None else self._project.path

    def stop(self) -> None:
        """Break off what takes long, from any thread, until `CloseFile` is taken."""
        self._stop.set()

    def leave(self) -> None:
        """Stop reading, from any thread, until the file is closed; writing is finished."""
        self._leaving.set()

    def take(self, request: Request | DropPending) -> None:
        """Do this once all before it is done."""
        self._asked.put(partial(self._take, request))

    def go_on(self) -> None:
        """Try what waits."""
        self._asked.put(self._try_waiting)

    def end(self, done: threading.Event) -> None:
        """Do what can be done; the file stays open, since more may be asked."""
        self._asked.put(partial(self._end, done))

    def quit_when_done(self) -> None:
        """Close the file and end the thread once all that was asked is done or stuck."""
        self._asked.put(None)

    def run(self) -> None:
        while True:
            try:
                # A decision can come between two steps of a result.
                asked = self._asked.get(block=not self._due)
            except Empty:
                asked = self._do_step
            if asked is None:
                break
            _do_in_any_case(asked)
        while self._due:
            _do_in_any_case(self._do_step)
        for project in (self._project, *self._opened):
            if project is not None:
                _close(project)
        self._project = None
        self._opened.clear()

    def _take(self, request: Request | DropPending) -> None:
        self._taken += 1
        if isinstance(request, DropPending):
            stay = OpenFile | SwitchFile | CloseFile
            self._waiting = [one for one in self._waiting if isinstance(one, stay)]
            self._writing = None
        else:
            if isinstance(request, CloseFile):
                self._stop.clear()
                self._leaving.clear()
                self._waiting = [one for one in self._waiting if not isinstance(one, OpenFile)]
                if request.unsaved is not None:
                    self._drop_last_file()
            self._waiting.append(request)
        self._due = True

    def _drop_last_file(self) -> None:
        """Discard what waits for the file asked for last; what is for those of before stays."""
        others = (
            n for n, one in enumerate(self._waiting) if isinstance(one, SwitchFile | CloseFile)
        )
        first = max(others, default=-1) + 1
        del self._waiting[first:]
        self._writing = None

    def _try_waiting(self) -> None:
        self._due = True

    def _end(self, done: threading.Event) -> None:
        try:
            while self._waiting and self._attempt():
                pass
        finally:
            self._leaving.clear()
            done.set()

    def _do_step(self) -> None:
        self._due = False
        if self._waiting and not self._attempt():
            return
        if self._waiting:
            self._due = True
        else:
            self.settled.emit(self._taken)

    def _attempt(self) -> bool:
        """Do the next thing, or a step of it; False where nothing more can be done now."""
        request = self._next()
        try:
            done = self._do(request)
        except Cancelled:
            if not isinstance(request, OpenFile):
                return False
            return self._go_on_after(request, "")
        except CrowdError as error:
            return self._go_on_after(request, describe_error(error))
        except MemoryError:
            return self._go_on_after(request, tr("There is not enough memory to save or open it."))
        except Exception:
            log.exception("A project could not be kept")
            words = tr(
                "CrowdGUI ran into an unexpected error while saving. Details are in the log."
            )
            return self._go_on_after(request, words)
        if done:
            self._waiting.remove(request)
        return True

    def _next(self) -> Request:
        """Choose the first; but results let pass what is short, and a later one of the same."""
        first = self._waiting[0]
        # What is stuck may be a decision that was to come before a result that is first.
        if self._stuck in self._waiting and (elsewhere := self._elsewhere()) is not None:
            return elsewhere
        results = self._results_first()
        if not results:
            return first
        following = next(iter(self._waiting[len(results) :]), None)
        if isinstance(following, SaveEdit | SaveShownQuestion | SaveAs):
            return following
        latest = {result.question: result for result in results}
        self._waiting[: len(results)] = latest.values()
        return self._waiting[0]

    def _results_first(self) -> list[SaveOutcome]:
        """Return the results that wait before anything else does."""
        results = []
        for request in self._waiting:
            if not isinstance(request, SaveOutcome):
                break
            results.append(request)
        return results

    def _go_on_after(self, failed: Request, sentence: str) -> bool:
        self._writing = None
        if isinstance(failed, OpenFile | SaveAs | CloseFile):
            self._waiting.remove(failed)
            self.dropped.emit(failed, sentence)
            return True
        self._stuck = failed
        file = failed if isinstance(failed, CreateFile) else self._project
        self.failed.emit(file and file.path, sentence)
        return self._elsewhere() is not None

    def _elsewhere(self) -> SaveAs | None:
        """Return the wish to save elsewhere what waits now, and not what is open after it."""
        for request in self._waiting[1:]:
            if isinstance(request, SaveAs):
                return request
            if isinstance(request, CreateFile | OpenFile | SwitchFile | CloseFile):
                break
        return None

    def _do(self, request: Request) -> bool:
        """Do it, or a step of it; True once it is done."""
        match request:
            case CreateFile():
                self._begin(request)
            case OpenFile():
                self._open(request)
            case SwitchFile():
                self._adopt(request)
            case SaveEdit():
                self._present().record(
                    request.question, request.done, request.changes, request.edit
                )
            case SaveShownQuestion():
                self._present().show(request.question)
            case SaveOutcome():
                return self._keep(request)
            case SaveAs():
                self._save_as(request)
            case ReplaceFile():
                self._take_over(self._present().replaced(request.content, self._report()))
            case CheckFile():
                if self._project is not None:
                    self._project.check_unchanged()
            case CloseFile():
                self._close(request)
        return True

    # What reads and writes tables takes long to load, so it is imported here, in the thread.

    def _begin(self, begin: CreateFile) -> None:
        from crowdgui.io.project.recovery import create_recovery_file

        project = create_recovery_file(begin.path, begin.content, self._report())
        self._take_over(project)
        self.began.emit(project.path, project.read_only)

    def _open(self, request: OpenFile) -> None:
        from crowdgui.io.project.project import Project

        project, content = Project.open(request.path, self._report(self._leaving))
        self._opened.append(project)
        self.opened.emit(project.path, project.read_only, content)

    def _adopt(self, request: SwitchFile) -> None:
        old, project = self._project, self._opened.popleft()
        self._take_over(project)
        # What was begun between opening and this is not what is written to.
        self.switched.emit(project.path, project.read_only)
        if old is not None and old.path == request.unsaved:
            _remove(old.path)

    def _keep(self, request: SaveOutcome) -> bool:
        if self._writing is None or self._writing[0] is not request:
            self._writing = request, self._present().saving(request.question, request.outcome)
        for _ in self._writing[1]:
            return False
        self._writing = None
        return True

    def _save_as(self, request: SaveAs) -> None:
        from crowdgui.io.project.project import Project

        old = self._project
        same = old is not None and request.path.resolve() == old.path.resolve()
        if old is not None and same and old.unchanged and self._stuck not in self._waiting:
            self.began.emit(old.path, old.read_only)
            return
        # From what the window has, not from the file: that may be missing or damaged.
        project = Project.create(request.path, request.content, self._report(), instead_of=old)
        self._take_over(project)
        del self._waiting[: self._waiting.index(request)]
        self.began.emit(project.path, project.read_only)
        if old is not None and old.path == request.unsaved and not same:
            _remove(old.path)

    def _close(self, request: CloseFile) -> None:
        project, self._project, self._writing = self._project, None, None
        while self._opened:
            _close(self._opened.popleft())
        if project is not None:
            project.close()
        self.closed.emit()
        if project is not None and project.path == request.unsaved:
            _remove(project.path)

    def _present(self) -> Project:
        if self._project is None:
            raise ValueError("no project is open")
        return self._project

    def _take_over(self, project: Project) -> None:
        """Go on with another file; what is left to write goes there."""
        old, self._project, self._writing = self._project, project, None
        if old is not None:
            old.close()

    def _report(self, *until: threading.Event) -> ProgressCallback:
        throttle = Throttle(self.progressed.emit)

        def report(progress: Progress) -> None:
            if any(event.is_set() for event in (self._stop, *until)):
                raise Cancelled
            throttle(progress)

        return report


def _do_in_any_case(asked: Callable[[], None]) -> None:
    """Report what nobody foresaw, such as no memory for a sentence: what is asked next counts."""
    try:
        asked()
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)


def _close(project: Project) -> None:
    try:
        project.close()
    except Exception:
        log.exception("A project could not be closed")


def _remove(path: Path) -> None:
    """Delete a recovery file; one that stays is offered at the next start, and does no harm."""
    from crowdgui.io.project.recovery import remove

    try:
        remove(path)
    except CrowdError:
        log.warning("Unsaved work could not be deleted", exc_info=True)
