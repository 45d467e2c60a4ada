"""Files written whole or not at all."""

from __future__ import annotations

import errno
import hashlib
import os
import platform
import re
import secrets
import shutil
import time
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui.core.errors import WriteError
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO


_UNFINISHED = re.compile(r"\.crowdgui-(?:([0-9a-f]{8})-(\d+)-)?[0-9a-f]{12}\.tmp(-journal)?")
"""Names of files and folders that are not whole yet: the computer and the process they are of."""

_ABANDONED = 24 * 60 * 60
"""Seconds after which what another computer has not finished never will be."""


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
        neighbour = target.with_name(_temporary_name())
        try:
            yield neighbour
            _settle(neighbour)
            _take_place(neighbour, target)
        finally:
            with suppress(OSError):
                neighbour.unlink(missing_ok=True)
    except OSError as error:
        raise WriteError(f"{path.name}: {describe_write_error(error)}") from error


@contextmanager
def replace_together(folder: Path) -> Iterator[Path]:
    """Return a folder whose files take their places in `folder` once all of them are whole.

    Files may be in folders of their own. `folder` is made where it is missing. Whatever goes wrong
    before the end, what was in it stays; what a process did not live to finish goes the next time.
    """
    make_folder(folder)
    remove_unfinished(folder)
    try:
        with temporary_folder(folder) as staging:
            yield staging
            _take_places(staging, folder)
    except OSError as error:
        failed = Path(error.filename or folder)
        name = folder.resolve().name if _UNFINISHED.fullmatch(failed.name) else failed.name
        raise WriteError(f"{name}: {describe_write_error(error)}") from error


@contextmanager
def temporary_folder(parent: Path) -> Iterator[Path]:
    """Return a new folder in `parent`, which is gone at the end."""
    folder = parent / _temporary_name()
    try:
        folder.mkdir()
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _take_places(staging: Path, folder: Path) -> None:
    """Move whole files into their places, one right after the other."""
    files = sorted(path for path in staging.rglob("*") if not path.is_dir())
    places = [folder / file.relative_to(staging) for file in files]
    for above in {place.parent for place in places}:
        make_folder(above)
    targets = [place.resolve() for place in places]
    for target in targets:
        # What cannot be replaced is best found before anything is.
        if target.exists():
            with target.open("r+b"):
                pass
    for file, place, target in zip(files, places, targets, strict=True):
        if target.exists():
            shutil.copymode(target, file)
        if target.parent == place.parent.resolve():
            _put(file, target)
        else:
            # A link leads elsewhere, perhaps to another disk.
            with temporary_path(target) as neighbour:
                shutil.copyfile(file, neighbour)
    _settle_folder(folder)


def remove_unfinished(folder: Path) -> None:
    """Take away files and folders that a process of this program did not live to finish."""
    with suppress(OSError):
        for path in list(folder.iterdir()):
            if path.name.startswith(".") and _is_abandoned(path):
                if path.is_dir() and not path.is_symlink():
                    shutil.rmtree(path, ignore_errors=True)
                else:
                    path.unlink(missing_ok=True)


def _is_abandoned(path: Path) -> bool:
    named = _UNFINISHED.fullmatch(path.name)
    if named is None:
        return False
    if named[1] == _computer() and os.name != "nt":
        return not runs(int(named[2]))
    return time.time() - path.lstat().st_mtime > _ABANDONED


def runs(process: int) -> bool:
    """Return whether a process of this computer is there; not to be asked on Windows.

    There a signal would be heard.
    """
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _temporary_name() -> str:
    return f".crowdgui-{_computer()}-{os.getpid()}-{secrets.token_hex(6)}.tmp"


@cache
def _computer() -> str:
    """Return an id of this computer, or container, among others that share a folder."""
    numbers = ""
    with suppress(OSError):
        numbers = str(Path("/proc/self/ns/pid").readlink())
    return hashlib.blake2s(f"{platform.node()}{numbers}".encode(), digest_size=4).hexdigest()


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
    _put(neighbour, target)
    _settle_folder(target.parent)


_PAUSES = (0.05, 0.1, 0.2, 0.4)
"""Seconds to wait for a program that looks at a new file, as search and virus scanners do."""

_HELD = {5, 32}
"""What Windows says of a file that somebody has open: access denied, a sharing violation."""

_TOO_LONG = 206
"""What Windows says of a name, or a way to it, that is too long."""


def _put(file: Path, target: Path) -> None:
    """Move a file to its place; on Windows, once nobody has either of them open."""
    for pause in _PAUSES:
        try:
            file.replace(target)
            return
        except PermissionError as error:
            if getattr(error, "winerror", None) not in _HELD:
                raise
            time.sleep(pause)
    file.replace(target)


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
    if error.errno == errno.ENAMETOOLONG or getattr(error, "winerror", None) == _TOO_LONG:
        return tr("The name is too long. Choose a shorter one.")
    if error.errno == errno.ENOENT:
        return tr("The folder does not exist. Create it first, or choose another.")
    if error.errno in (errno.EISDIR, errno.ENOTDIR, errno.EEXIST):
        return tr("There is a folder where a file should be, or a file where a folder should be.")
    return tr("The file could not be written: {why}.", why=error.strerror or error)
