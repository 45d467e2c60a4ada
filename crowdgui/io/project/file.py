"""The database under a project: recognised, locked, and its failures in words."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
import tempfile
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from crowdgui.core.errors import DataError, InputError, ReadError, WriteError
from crowdgui.io.atomic import describe_write_error
from crowdgui.io.project.owner import check_owner
from crowdgui.io.project.schema import (
    APPLICATION_ID,
    matches_schema,
    newest,
    read_application_id,
    read_version,
)
from crowdgui.io.project.values import DamagedValue
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import format_number, tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator

_DAMAGED = tr_noop("The file is damaged and was not changed. Open an older copy of it.")
_IN_USE = tr_noop("It is open in another window. Close it there first.")
_NO_LOCKS = tr_noop(
    "This folder has no file locks, as some network folders have none, so two windows could "
    "change the project at once. Keep it in a folder on this computer."
)
_CHANGED = tr_noop(
    "{file} was changed by another program and may be damaged. Save the project "
    "again to keep your changes."
)
_NO_PROJECT = tr_noop("This is not a project file.")
_INTERRUPTED = tr_noop(
    "It was not closed properly and can only be repaired in a folder that you can write "
    "to. Copy it to another folder, together with the file of the same name that ends in "
    "“-journal”."
)

_ALIKE = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}
"""Failures of the database that the system has a number for."""

_SETTINGS = (
    # Every transaction is on the disk, the removal of its journal too, before it counts as done.
    "synchronous = EXTRA",
    "fullfsync = ON",
    "secure_delete = OFF",
    "trusted_schema = OFF",
    "cell_size_check = ON",
    "temp_store = MEMORY",
)


@contextmanager
def explain_read_errors(path: Path) -> Iterator[None]:
    """Turn what goes wrong while a project is read into sentences."""
    try:
        yield
    except (DamagedValue, UnicodeDecodeError) as error:
        # SQLite's own words can be spoilt too: they name what they found.
        raise ReadError(path.name, tr(_DAMAGED)) from error
    except (DataError, InputError) as error:
        raise ReadError(path.name, describe_error(error)) from error
    except sqlite3.Error as error:
        raise ReadError(path.name, _why_not_opened(error, path.parent)) from error
    except OSError as error:
        raise ReadError(path.name, _why_not_read(error)) from error


@contextmanager
def explain_write_errors(path: Path) -> Iterator[None]:
    """Turn what goes wrong while a project is written into sentences."""
    try:
        yield
    except sqlite3.Error as error:
        if _is_of_locks(error):
            raise WriteError(f"{path.name}: {_not_locked(error, path.parent)}") from error
        if _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise changed_outside(path) from error
        alike = OSError(_ALIKE.get(_code(error), errno.EIO), str(error))
        raise WriteError(f"{path.name}: {describe_write_error(alike)}") from error
    except InputError as error:
        raise WriteError(f"{path.name}: {describe_error(error)}") from error
    except OSError as error:
        raise WriteError(f"{path.name}: {describe_write_error(error)}") from error


def changed_outside(path: Path) -> WriteError:
    """Return the refusal to write into a file that is no longer as it was left."""
    return WriteError(tr(_CHANGED, file=path.name))


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's own number of a failure; 0 where the failure is none of SQLite's."""
    # Its low byte: the rest says more of the same, such as which step of a lock failed.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


_OF_LOCKS = frozenset(
    (
        sqlite3.SQLITE_IOERR_LOCK,
        sqlite3.SQLITE_IOERR_RDLOCK,
        sqlite3.SQLITE_IOERR_UNLOCK,
        sqlite3.SQLITE_IOERR_CHECKRESERVEDLOCK,
    )
)


def _is_of_locks(error: sqlite3.Error) -> bool:
    full = getattr(error, "sqlite_errorcode", 0)
    return _code(error) == sqlite3.SQLITE_BUSY or full in _OF_LOCKS


def _not_locked(error: sqlite3.Error, folder: Path) -> str:
    """State why a file cannot be locked; SQLite calls it busy where nothing can be locked, too."""
    why = _why_no_locks(folder)
    if why is None and _code(error) == sqlite3.SQLITE_BUSY:
        return tr(_IN_USE)
    if why in _MISSING:
        return tr(_NO_LOCKS)
    reason = str(error) if why is None else os.strerror(why)
    return tr(
        "It can’t be locked, so two windows could change it at once: {why}. Try again, or keep "
        "it in a folder on this computer.",
        why=reason,
    )


_MISSING = (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL, errno.EACCES, errno.EAGAIN)
"""What the system says of a lock on a file that nobody else knows, where there are no locks."""


def _why_no_locks(folder: Path) -> int | None:
    """Return the number of what hinders locks on files in a folder; None where nothing is known."""
    if sys.platform == "win32":
        return None
    import fcntl

    # Where no file can be made, nothing is known of its locks.
    with suppress(OSError), tempfile.TemporaryFile(dir=folder) as probe:
        try:
            fcntl.lockf(probe, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno
    return None


def _why_not_opened(error: sqlite3.Error, folder: Path) -> str:
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY_ROLLBACK:
        return tr(_INTERRUPTED)
    if _is_of_locks(error):
        return _not_locked(error, folder)
    match _code(error):
        case sqlite3.SQLITE_NOTADB:
            return tr(_NO_PROJECT)
        case sqlite3.SQLITE_FULL | sqlite3.SQLITE_READONLY:
            return describe_write_error(OSError(_ALIKE[_code(error)], str(error)))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return tr("You are not allowed to read it.")
        case sqlite3.SQLITE_IOERR:
            return tr("The file can’t be read: {why}.", why=error)
    return tr(_DAMAGED)


def _why_not_read(error: OSError) -> str:
    if error.errno == errno.ENOENT:
        return tr("The file does not exist. It may have been moved or renamed.")
    if error.errno in (errno.EACCES, errno.EPERM):
        return tr("You are not allowed to read it.")
    return tr("The file can’t be read: {why}.", why=error.strerror or error)


def check_kind(path: Path) -> None:
    """Refuse what is no project that this program knows, leaving it as it is.

    Call within `explain_read_errors`. SQLite itself looks at the head of the file, and at nothing
    else of it, without a lock: to open and close the file here by other means would take off the
    locks that this process may hold on it.
    """
    status = path.stat()
    if path.is_dir():
        raise ReadError(path.name, tr("This is a folder, not a project file."))
    if not path.is_file():
        raise ReadError(path.name, tr(_NO_PROJECT))
    if status.st_size == 0:
        raise ReadError(path.name, tr("The file is empty."))
    with closing(_bare(path, "ro&immutable=1", 0.0)) as head:
        application, version = read_application_id(head), read_version(head)
    if application != APPLICATION_ID:
        raise ReadError(path.name, tr(_NO_PROJECT))
    if version > newest():
        raise ReadError(
            path.name,
            tr(
                "This project uses file version {theirs}, and this CrowdGUI reads "
                "versions up to {ours}. Update CrowdGUI to open it.",
                theirs=format_number(version),
                ours=format_number(newest()),
            ),
        )


def connect(path: Path, mode: str, patience: float = 0.25) -> sqlite3.Connection:
    """Connect to the file; `mode` is how SQLite is to open it, and with which of its options.

    A lock of another is waited for as long as `patience`, in seconds: too short to be noticed,
    but long enough for a window that only has a look at what a crash has left.
    """
    made = _bare(path, mode, patience)
    try:
        for setting in _SETTINGS:
            made.execute(f"PRAGMA {setting}")
    except BaseException:
        made.close()
        raise
    return made


def _bare(path: Path, mode: str, patience: float) -> sqlite3.Connection:
    place = quote(os.fsencode(path.resolve().as_posix()), safe="/:")
    address = f"file://{'' if place.startswith('/') else '/'}{place}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None)


_LOG_MARK = slice(18, 20)
"""Where the head of a database says whether its changes are first written to a log (2, 2)."""


def needs_journal(path: Path) -> bool:
    """Return whether SQLite would put files beside this one even to read it."""
    with path.open("rb") as file:
        return file.read(20)[_LOG_MARK] == b"\2\2" or any(map(Path.exists, journals(path)[1:]))


def journals(path: Path) -> tuple[Path, ...]:
    """Name the files in which SQLite keeps what may not be in the database: journal and log."""
    return tuple(path.with_name(path.name + end) for end in ("-journal", "-wal"))


def connect_new(path: Path) -> sqlite3.Connection:
    """Make a file that nobody needs unless it gets whole."""
    # A folder that is missing or closed is best named by the system itself.
    path.touch(exist_ok=False)
    made = connect(path, "rw")
    made.execute("PRAGMA journal_mode = OFF")
    made.execute("PRAGMA synchronous = OFF")
    return made


def connect_alone(path: Path, patience: float = 0.25) -> tuple[sqlite3.Connection, bool]:
    """Connect to a project and lock it, or only to read where it may not be written.

    Returns the connection and whether it is only to read. The lock goes with the process,
    however that ends. Nothing is put right of what another computer has open.
    """
    check_owner(path)
    if not (os.access(path, os.W_OK) and os.access(path.resolve().parent, os.W_OK)):
        return connect(path, "ro"), True
    made = connect(path, "rw", patience)
    try:
        lock(made)
    except BaseException as error:
        made.close()
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY:
            return connect(path, "ro"), True
        raise
    return made, False


def lock(connection: sqlite3.Connection) -> None:
    """Keep others out for as long as the connection lasts."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")


def check_whole(connection: sqlite3.Connection) -> None:
    """Look for damage to the database itself and for tables that are not ours."""
    if connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        raise DamagedValue
    if read_version(connection) < 1 or not matches_schema(connection):
        raise DamagedValue


def check_unused(path: Path) -> None:
    """Refuse to put another file in the place of a project that is open somewhere."""
    try:
        with explain_read_errors(path):
            check_kind(path)
    except ReadError:
        return
    if (why := _why_not_locked(path)) is not None:
        raise WriteError(f"{path.name}: {why}")


_HOT = bytes.fromhex("d9d505f920a163d7")
"""How a journal begins whose changes are to be taken back; one that is done with is blank there."""


def check_no_leftovers(path: Path) -> None:
    """Refuse to put a file beside a journal or a log of another one that was not closed properly.

    SQLite would take them for the new file's, and put what the other one held into it.
    """
    journal, log = journals(path)
    for left, begins in ((journal, _HOT), (log, b"")):
        try:
            with left.open("rb") as file:
                head = file.read(len(_HOT))
        except FileNotFoundError:
            continue
        if head and head.startswith(begins):
            raise WriteError(
                tr(
                    "{file}: “{left}” is there from a project that was not closed properly, and "
                    "would damage this one. Choose another name.",
                    file=path.name,
                    left=left.name,
                )
            )


def in_use(path: Path) -> bool:
    """Return whether a window, of this process, another or another computer’s, has it open."""
    try:
        check_owner(path)
    except InputError:
        return True
    return _why_not_locked(path) == tr(_IN_USE)


def _why_not_locked(path: Path) -> str | None:
    """State why a project cannot be locked; None where it can be, or what hinders is no lock."""
    try:
        check_owner(path)
        with closing(connect(path, "rw")) as there:
            lock(there)
    except sqlite3.Error as error:
        return _not_locked(error, path.parent) if _is_of_locks(error) else None
    except InputError as error:
        return describe_error(error)
    except UnicodeDecodeError:
        pass
    return None


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """Prevent writing between the first read and the last."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        if connection.in_transaction:
            connection.execute("COMMIT")
