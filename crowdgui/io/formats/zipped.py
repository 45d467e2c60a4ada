"""Archives looked at from outside: what is in them, and whether it is safe to unpack."""

from __future__ import annotations

import re
import struct
import zipfile
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.io.formats.head import Head

MAGIC = b"PK\x03\x04"

_DAMAGED = (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, struct.error)
_LEAST = 256 << 20
_TIMES_THE_FILE = 100


def member_names(head: Head) -> tuple[str, ...]:
    """Return the names in an archive.

    Of one that is cut off, those that stand in its first bytes.
    """
    if not head.start.startswith(MAGIC):
        return ()
    try:
        with zipfile.ZipFile(head.path) as archive:
            return tuple(archive.namelist())
    except _DAMAGED:
        return tuple(_names_in(head.start))


def _names_in(start: bytes) -> Iterator[str]:
    """Find names in the headers that stand before each member."""
    for found in re.finditer(re.escape(MAGIC), start):
        length = int.from_bytes(start[found.start() + 26 : found.start() + 28], "little")
        yield start[found.start() + 30 : found.start() + 30 + length].decode("utf-8", "replace")


def check_size(path: Path, times: int = _TIMES_THE_FILE) -> None:
    """Refuse an archive whose members say that they become far larger than it is."""
    try:
        with zipfile.ZipFile(path) as archive:
            unpacked = sum(member.file_size for member in archive.infolist())
    except _DAMAGED as error:
        why = tr("The file is damaged or cut off. Get it again from where it came from.")
        raise ReadError(path.name, why) from error
    packed = path.stat().st_size
    if unpacked > max(_LEAST, times * packed):
        why = tr(
            "It would unpack to {n} MB, which is more than a file of its size should hold. "
            "Save the table as CSV and open that.",
            n=format_number(unpacked / (1 << 20)),
        )
        raise ReadError(path.name, why)
