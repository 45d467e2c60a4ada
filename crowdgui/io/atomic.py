"""Files written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from crowdgui.core.errors import WriteError
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO


NEIGHBOUR = ".crowdgui-"
"""How the names of files begin that are not whole yet; they end in .tmp."""

_UNFINISHED = 24 * 60 * 60
"""Seconds after which a neighbour that is still there never will be a whole file."""


@contextmanager
def replace_atomically(path: Path) -> Iterator[BinaryIO]:
    """Open a neighbour of `path` for writing that takes its place once all is on the disk.

    Whatever goes wrong before that, what was at `path` stays, and the neighbour is removed.
    """
    with temporary_path(path) as neighbour, neighbour.open("xb") as file:
        yield file


@contextmanager
def temporary_path(path: Path) -> Iterator[Path]:
    """Return a name beside `path` for a file that takes its place, as `replace_atomically` does."""
    try:
        # The file a link points to is replaced, not the link.
        target = path.resolve()
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        neighbour = target.with_name(f"{NEIGHBOUR}{secrets.token_hex(6)}.tmp")
        try:
            yield neighbour
            _settle(neighbour)
            _take_place(neighbour, target)
        finally:
            with suppress(OSError):
                neighbour.unlink(missing_ok=True)
    except OSError as error:
        raise WriteError(f"{path.name}: {describe_write_error(error)}") from error


def remove_unfinished(folder: Path) -> None:
    """Take away neighbours that a process did not live to finish."""
    for path in folder.glob(f"{NEIGHBOUR}*.tmp*"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _UNFINISHED:
                path.unlink()


def write_text(path: Path, text: str) -> None:
    """Write `text` as UTF-8, whole or not at all."""
    with replace_atomically(path) as file:
        file.write(to_writable(text).encode())


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, where they are not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise WriteError(
            tr("The folder {folder} can’t be created: {why}.", folder=folder, why=why)
        ) from error


def _take_place(neighbour: Path, target: Path) -> None:
    if target.exists():
        shutil.copymode(target, neighbour)
    neighbour.replace(target)
    _settle_folder(target.parent)


def _settle(file: Path) -> None:
    """Make the system write the whole file to disk."""
    handle = os.open(file, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _settle_folder(folder: Path) -> None:
    """Make the system write the folder's new entry to disk, where it can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def describe_write_error(error: OSError) -> str:
    """Describe why a file could not be written, and what to do."""
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return tr(
            "The disk is full. The existing file is unchanged. Free some space, or save "
            "somewhere else."
        )
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return tr("You are not allowed to write here, or the file is open in another program.")
    if error.errno == errno.ENOENT:
        return tr("The folder does not exist. Create it first, or choose another.")
    if error.errno in (errno.EISDIR, errno.ENOTDIR, errno.EEXIST):
        return tr("There is a folder where a file should be, or a file where a folder should be.")
    return tr("The file could not be written: {why}.", why=error.strerror or error)
