"""A project: one file with labels, all that people decided about them, and the last results."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from crowdgui.core.errors import WriteError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import remove_unfinished, temporary_path
from crowdgui.io.project.content import ProjectContent, put_shown, read, write
from crowdgui.io.project.file import (
    check_kind,
    check_unused,
    check_whole,
    connect_alone,
    connect_new,
    explain_read_errors,
    explain_write_errors,
    snapshot,
    transaction,
)
from crowdgui.io.project.history import History
from crowdgui.io.project.outcome import SavedOutcome, drop_outcomes, replace_outcome
from crowdgui.io.project.schema import migrate, newest, read_version
from crowdgui.io.project.slots import DatasetSize
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import Change, Edit

SUFFIX = ".crowd"

_PAGES = 4096
"""Pages copied at a time, of 4 KiB each."""

_PATIENCE = 5.0
"""Seconds to wait for a window that has a look at a file that has just been made."""


class Project:
    """An open project file, locked for every other window until it is closed.

    Its questions, of the given sizes, have numbers from 0. To be used in the
    thread that made it. `read_only` says that nothing can be written to the file, because of where
    it lies or because a part of it is damaged; `copy_to` works all the same.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        sizes: Sequence[DatasetSize],
        *,
        read_only: bool,
    ) -> None:
        self.path = path
        self.read_only = read_only
        self._connection = connection
        self._sizes = sizes
        self._histories = [History(connection, number, size) for number, size in enumerate(sizes)]
        self._spoilt: tuple[int, ...] = ()
        self._entry = _entry(path)

    @classmethod
    def create(
        cls, path: Path, content: ProjectContent, report: ProgressCallback = ignore_progress
    ) -> Project:
        """Write everything to a new file, whole or not at all, and open it.

        Raises
        ------
        WriteError
            If it cannot be written, or a project of that name is open; what was there stays.
        """
        with _new_file(path) as made, transaction(made):
            migrate(made)
            write(made, content, report)
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
            check_kind(path)
            connection, read_only = connect_alone(path)
            try:
                check_whole(connection)
                connection = _migrated(connection, read_only=read_only)
                with snapshot(connection):
                    content = read(connection, report)
                spoilt = tuple(i for i, saved in enumerate(content.questions) if saved.note)
                project = cls(path, connection, content.sizes, read_only=read_only or bool(spoilt))
            except BaseException:
                connection.close()
                raise
        project._spoilt = spoilt
        return project, content

    @classmethod
    def _of_new(cls, path: Path, sizes: Sequence[DatasetSize]) -> Project:
        with explain_write_errors(path):
            connection, read_only = connect_alone(path, _PATIENCE)
            return cls(path, connection, sizes, read_only=read_only)

    def show(self, question: int) -> None:
        """Write down which question is shown, as `record` writes what was decided."""
        self._check_writable()
        with explain_write_errors(self.path), transaction(self._connection):
            put_shown(self._connection, range(len(self._sizes))[question])

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
        self._check_writable()
        history = self._histories[question]
        try:
            with explain_write_errors(self.path), transaction(self._connection):
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
        if DatasetSize.of(outcome.job.labels) != self._sizes[question]:
            raise ValueError("the result is not of these labels")
        steps = replace_outcome(self._connection, question, outcome)
        while True:
            self._check_writable()
            with explain_write_errors(self.path):
                if next(steps, None) is None:
                    return
            yield

    def copy_to(self, path: Path, report: ProgressCallback = ignore_progress) -> Project:
        """Copy everything to a new file, whole or not at all, and open that; this stays open.

        Raises
        ------
        WriteError
            If it cannot be written, or a project of that name is open; what was there stays.
        """
        stage = tr("Saving the project")

        def pages(_: int, remaining: int, total: int) -> None:
            report(Progress(stage, 1.0 - remaining / max(1, total)))

        with _new_file(path) as made:
            with snapshot(self._connection):
                self._connection.backup(made, pages=_PAGES, progress=pages)
            if self._spoilt:
                drop_outcomes(made, self._spoilt)
        return Project._of_new(path, self._sizes)

    def close(self) -> None:
        self._connection.close()

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

    def _check_writable(self) -> None:
        if self.read_only:
            raise WriteError(
                tr(
                    "{file} is read-only. Save the project somewhere else to keep your changes.",
                    file=self.path.name,
                )
            )
        # What is written to a file without a name is gone with the program.
        if not self.in_place:
            raise WriteError(
                tr(
                    "{file} was moved or deleted. Save the project again to keep your changes.",
                    file=self.path.name,
                )
            )


def _entry(path: Path) -> tuple[int, int] | None:
    """Return what the system knows the file at `path` by; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


@contextmanager
def _new_file(path: Path) -> Iterator[sqlite3.Connection]:
    """Return a new file that takes the place of `path` once it is whole."""
    with explain_write_errors(path):
        check_unused(path)
        remove_unfinished(path.resolve().parent)
        with temporary_path(path) as neighbour:
            with closing(connect_new(neighbour)) as made:
                yield made
            # Again, since to write much takes long.
            check_unused(path)


def _migrated(connection: sqlite3.Connection, *, read_only: bool) -> sqlite3.Connection:
    """Bring a file of an older version up to date; where it cannot be written, a copy in memory."""
    if not read_only:
        # Another tool may have changed it; what was decided belongs into the one file.
        connection.execute("PRAGMA journal_mode = DELETE")
    if read_version(connection) == newest():
        return connection
    if read_only:
        with closing(connection):
            copy = sqlite3.connect(":memory:", isolation_level=None)
            connection.backup(copy)
            connection = copy
    try:
        with transaction(connection):
            migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection
