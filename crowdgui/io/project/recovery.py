"""Project files of sessions that were never saved, and what a crash has left of them."""

from __future__ import annotations

import secrets
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError, WriteError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.atomic import describe_write_error, remove_unfinished
from crowdgui.io.project.content import read_overview
from crowdgui.io.project.file import (
    check_kind,
    check_whole,
    connect_alone,
    explain_read_errors,
    in_use,
    snapshot,
)
from crowdgui.io.project.project import Project
from crowdgui.io.project_folder.place import SUFFIX
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.project.content import ProjectContent

_JOURNAL = "-journal"


@dataclass(frozen=True)
class RecoverableSession:
    """A session that nobody has open, by the name of its data and its number of edits.

    `when` is its last change, ISO 8601 in UTC.
    """

    path: Path
    name: str
    when: str
    edits: int


@dataclass(frozen=True)
class RecoveryFiles:
    """Abandoned sessions, the last one first, and files that cannot be read, with the reason."""

    abandoned: tuple[RecoverableSession, ...]
    damaged: tuple[tuple[Path, str], ...]


def new_recovery_path(folder: Path) -> Path:
    """Return a name that no file in `folder` has; nothing is made yet."""
    return folder / f"{secrets.token_hex(8)}{SUFFIX}"


def create_recovery_file(
    path: Path, content: ProjectContent, report: ProgressCallback = ignore_progress
) -> Project:
    """Create a project among the unsaved work, whose folder is made where it is missing.

    Raises
    ------
    WriteError
        With a sentence that names the folder: the name of the file means nothing to anybody.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Project.create(path, content, report)
    except OSError as error:
        raise _not_kept(path.parent, describe_write_error(error)) from error
    except WriteError as error:
        why = describe_error(error).removeprefix(f"{path.name}: ")
        raise _not_kept(path.parent, why) from error


def _not_kept(folder: Path, why: str) -> WriteError:
    return WriteError(tr("Unsaved work can’t be kept in {folder}. {why}", folder=folder, why=why))


def find_recovery_files(folder: Path) -> RecoveryFiles:
    """Look through `folder` for sessions that no window has open."""
    abandoned, damaged = [], []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        if in_use(path):
            continue
        try:
            abandoned.append(_glance(path))
        except ReadError as error:
            damaged.append((path, describe_error(error)))
    abandoned.sort(key=lambda session: session.when, reverse=True)
    return RecoveryFiles(tuple(abandoned), tuple(damaged))


def _glance(path: Path) -> RecoverableSession:
    with explain_read_errors(path):
        check_kind(path)
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        with closing(connect_alone(path)[0]) as connection, snapshot(connection):
            check_whole(connection)
            name, edits = read_overview(connection)
    return RecoverableSession(path, name, changed.strftime("%Y-%m-%dT%H:%M:%SZ"), edits)


def remove(path: Path) -> None:
    """Delete a recovery file that is no longer wanted, with its journal.

    It stays where a window has it open: that may have happened since it was found.
    """
    if in_use(path):
        return
    try:
        path.unlink(missing_ok=True)
        path.with_name(path.name + _JOURNAL).unlink(missing_ok=True)
    except OSError as error:
        raise WriteError(f"{path.name}: {describe_write_error(error)}") from error


def clean(folder: Path) -> None:
    """Take away from a recovery folder files never finished and journals without a project."""
    remove_unfinished(folder)
    for journal in folder.glob(f"*{SUFFIX}{_JOURNAL}"):
        if not journal.with_name(journal.name.removesuffix(_JOURNAL)).exists():
            with suppress(OSError):
                journal.unlink()
