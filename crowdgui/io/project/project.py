"""A project: one file with labels, all that people decided about them, and the last results."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui.core.errors import WriteError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.atomic import remove_unfinished, temporary_path
from crowdgui.io.project.content import ProjectContent, read, write, write_shown
from crowdgui.io.project.file import (
    changed_outside,
    check_kind,
    check_no_leftovers,
    check_unused,
    check_whole,
    connect,
    connect_alone,
    connect_new,
    explain_read_errors,
    explain_write_errors,
    journals,
    needs_journal,
    snapshot,
    transaction,
)
from crowdgui.io.project.history import History
from crowdgui.io.project.outcome import SavedOutcome, replace_outcome
from crowdgui.io.project.owner import check_owner, claim_project
from crowdgui.io.project.schema import migrate, newest, read_version
from crowdgui.io.project.slots import DatasetSize
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import TracebackType
    from typing import Self

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import Change, Edit


_HEAD = 100
"""Bytes of the head of a database, which differs after each change by any program."""

_PATIENCE = 5.0
"""Seconds to wait for a window that has a look at a file that has just been made."""


class Project:
    """An open project file, locked for every other window until it is closed.

    Its questions, of the given sizes, have numbers from 0. To be used in the
    thread that made it. `read_only` says that nothing can be written to the file, because of where
    it lies or because a part of it is damaged.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        sizes: Sequence[DatasetSize],
        *,
        read_only: bool,
    ) -> None:
        # First: where another computer has it open, nothing is to be closed again.
        self._owner = None if read_only else claim_project(path)
        self.path = path
        self.read_only = read_only
        self._connection = connection
        self._sizes = sizes
        self._histories = [History(connection, number, size) for number, size in enumerate(sizes)]
        self._entry = _entry(path)
        # Open as long as the connection is: to close it takes off the lock.
        self._file: int | None = None
        with suppress(OSError):
            self._file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        self._seen = self._fingerprint()
        self._is_cut = False
        _held.add(self._entry)

    @classmethod
    def create(
        cls,
        path: Path,
        content: ProjectContent,
        report: ProgressCallback = ignore_progress,
        *,
        instead_of: Project | None = None,
    ) -> Project:
        """Write everything to a new file, whole or not at all, and open it.

        It may take the place of the file of `instead_of`, an open project.

        Raises
        ------
        WriteError
            If it cannot be written, or a project of that name is open; what was there stays.
        """
        with _new_file(path, instead_of) as made, transaction(made):
            migrate(made)
            write(made, content.kept_in(path.resolve().parent), report)
        return cls._of_new(path, content.sizes)

    @classmethod
    def open(
        cls, path: Path, report: ProgressCallback = ignore_progress
    ) -> tuple[Project, ProjectContent]:
        """Open a file and read everything in it.

        Raises
        ------
        ReadError
            If there is no project, it is open elsewhere, damaged, or of a newer version. The file
            stays as it is.
        """
        with explain_read_errors(path):
            # First: what another computer is writing may look damaged from here.
            check_owner(path)
            check_kind(path)
            connection, read_only = connect_alone(path)
            try:
                check_whole(connection)
                connection = _migrated(connection, read_only=read_only)
                with snapshot(connection):
                    content = read(connection, report)
                read_only |= any(saved.note for saved in content.questions)
                return cls(path, connection, content.sizes, read_only=read_only), content
            except BaseException:
                connection.close()
                raise

    @classmethod
    def _of_new(cls, path: Path, sizes: Sequence[DatasetSize]) -> Project:
        with explain_write_errors(path):
            connection, read_only = connect_alone(path, _PATIENCE)
            try:
                return cls(path, connection, sizes, read_only=read_only)
            except BaseException:
                connection.close()
                raise

    def show(self, question: int) -> None:
        """Write down which question is shown, as `record` writes what was decided."""
        with self._writing(), transaction(self._connection):
            write_shown(self._connection, range(len(self._sizes))[question])

    def record(
        self, question: int, done: int, changes: Sequence[Change], edit: Edit | None
    ) -> None:
        """Write down what was decided: it is on the disk when this returns, or nothing of it is.

        `changes` are the values that are others now; `done` edits are done by now. A new `edit`
        becomes the last of them, and whatever could be done again is gone.

        Raises
        ------
        WriteError
            If it cannot be written; it can be tried again.
        """
        history = self._histories[question]
        try:
            with self._writing(), transaction(self._connection):
                history.record(done, changes, edit)
        except BaseException:
            history.forget()
            raise

    def save_outcome(self, question: int, outcome: SavedOutcome) -> None:
        """Replace the last result; a WriteError leaves it."""
        for _ in self.saving(question, outcome):
            pass

    def saving(self, question: int, outcome: SavedOutcome) -> Iterator[None]:
        """Do the same in short steps, between which decisions can be recorded."""
        size = DatasetSize.of(outcome.job.labels, outcome.additions)
        if not self._sizes[question].holds(size):
            raise ValueError("the result is not of these labels")
        steps = replace_outcome(self._connection, question, outcome)
        while True:
            with self._writing():
                if next(steps, None) is None:
                    return
            yield

    def replaced(
        self, content: ProjectContent, report: ProgressCallback = ignore_progress
    ) -> Project:
        """Write everything again in the place of this file, whole or not at all, and open it.

        For data that are others now: a crash leaves the file as it was or as it is to be.

        Raises
        ------
        WriteError
            If it cannot be written; the file stays.
        """
        self._check_writable()
        return Project.create(self.path, content, report, instead_of=self)

    def roll_back(self) -> None:
        """Take back what could not be written whole, so that its journal is done with."""
        with suppress(sqlite3.Error), transaction(self._connection):
            pass

    def close(self) -> None:
        self._connection.close()
        if self._owner is not None:
            self._owner.release()
            self._owner = None
        if self._file is not None:
            # On a network that is away by now not even this can be done.
            with suppress(OSError):
                os.close(self._file)
            self._file = None
        _held.discard(self._entry)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def in_place(self) -> bool:
        """Whether the file that is open is still the one by its name."""
        return _entry(self.path) == self._entry

    @property
    def unchanged(self) -> bool:
        """Whether the file is in its place and as this project has left it."""
        return self.in_place and self._fingerprint() == self._seen and not self._is_cut

    def check_unchanged(self) -> None:
        """Raise a WriteError if another program has changed the file or taken it away."""
        if not self.read_only:
            self._check_writable()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Write only to the file that was left here, and remember how it is left now."""
        self._check_writable()
        try:
            with explain_write_errors(self.path):
                yield
                self._is_cut |= self._lacks_pages()
        finally:
            # What can't be looked at now is compared with what was seen last.
            self._seen = self._fingerprint() or self._seen

    def _lacks_pages(self) -> bool:
        """Return whether it was cut off while it was written: what is left looks like ours."""
        if self._file is None:
            return False
        (pages,), (size,) = (
            self._connection.execute(f"PRAGMA {what}").fetchone()
            for what in ("page_count", "page_size")
        )
        return bool(os.fstat(self._file).st_size < pages * size)

    def _fingerprint(self) -> tuple[int, bytes] | None:
        """Return the size of the file and its head; None where it cannot be read."""
        if self._file is None:
            return None
        try:
            os.lseek(self._file, 0, os.SEEK_SET)
            return os.fstat(self._file).st_size, os.read(self._file, _HEAD)
        except OSError:
            return None

    def _reach(self) -> None:
        """Raise an OSError if nothing is known of the file, as on a network that is away."""
        with suppress(FileNotFoundError, NotADirectoryError):
            self.path.stat()
        if self._file is not None:
            os.lseek(self._file, 0, os.SEEK_SET)
            os.read(self._file, 1)

    def _check_writable(self) -> None:
        if self.read_only:
            raise WriteError(
                tr(
                    "{file} is read-only. Save the project somewhere else to keep your changes.",
                    file=self.path.name,
                )
            )
        with explain_write_errors(self.path):
            self._reach()
        # What is written to a file without a name is gone with the program.
        if not self.in_place:
            raise WriteError(
                tr(
                    "{file} was moved or deleted. Save the project again to keep your changes.",
                    file=self.path.name,
                )
            )
        # SQLite would write what it remembers into a file that is another by now.
        if not self.unchanged:
            raise changed_outside(self.path)


def read_project(path: Path, report: ProgressCallback = ignore_progress) -> ProjectContent:
    """Read everything in a file, and change nothing of it or beside it.

    A file that SQLite would have to put right first is read from a copy.

    Raises
    ------
    ReadError
        As `Project.open` does.
    """
    with explain_read_errors(path):
        check_kind(path)
        # To look into a file takes off the lock that this process may hold on it.
        if _entry(path) in _held or not needs_journal(path):
            try:
                return _read_in_place(path, report)
            except sqlite3.Error as error:
                if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_READONLY_ROLLBACK:
                    raise
        with tempfile.TemporaryDirectory(prefix="crowdgui-") as folder:
            for there in (path, *journals(path)):
                with suppress(FileNotFoundError):
                    shutil.copyfile(there, Path(folder) / there.name)
            project, content = Project.open(Path(folder) / path.name, report)
            project.close()
            return content


def _read_in_place(path: Path, report: ProgressCallback) -> ProjectContent:
    connection = connect(path, "ro")
    try:
        check_whole(connection)
        connection = _migrated(connection, read_only=True)
        with snapshot(connection):
            return read(connection, report)
    finally:
        connection.close()


_held: set[tuple[int, int] | None] = set()
"""What the system knows the files by that this process has open as projects."""


def _entry(path: Path) -> tuple[int, int] | None:
    """Return what the system knows the file at `path` by; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


@contextmanager
def _new_file(path: Path, instead_of: Project | None) -> Iterator[sqlite3.Connection]:
    """Return a new file that takes the place of `path` once it is whole."""
    with explain_write_errors(path):
        # One's own file is in use, too.
        mine = instead_of is not None and _entry(path) == instead_of._entry
        if not mine:
            check_unused(path)
        remove_unfinished(path.resolve().parent)
        # What is kept beside it later has a longer name, which has to be possible, too.
        for beside in journals(path.resolve()):
            with suppress(FileNotFoundError):
                beside.lstat()
        with temporary_path(path) as neighbour:
            with closing(connect_new(neighbour)) as made:
                yield made
            # Again, since to write much takes long.
            if not mine:
                check_unused(path)
            if instead_of is not None:
                instead_of.roll_back()
            check_no_leftovers(path.resolve())


def _migrated(connection: sqlite3.Connection, *, read_only: bool) -> sqlite3.Connection:
    """Bring a file of an older version up to date; where it cannot be written, a copy in memory."""
    try:
        if not read_only:
            # Another tool may have changed it; what was decided belongs into the one file.
            connection.execute("PRAGMA journal_mode = DELETE")
        if read_version(connection) == newest():
            return connection
        if read_only:
            with closing(connection) as older:
                connection = sqlite3.connect(":memory:", isolation_level=None)
                older.backup(connection)
        with transaction(connection):
            migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection
