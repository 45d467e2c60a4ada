"""Members of a ZIP archive, read where they are once their sizes are known to be sound."""

from __future__ import annotations

import struct
import zipfile
import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.encoding import opened
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

MOST_MEMBERS = 100_000
MOST_BYTES = 4 << 30
"""Bytes that all members have together once they are unpacked."""

MOST_RATIO = 500
"""How many times its packed size a large member may have; labels reach a tenth of it."""

_SHOWN = 80
"""Letters of a member's name in a sentence: it may be any text of any length."""

_SMALL = 10 << 20
"""Bytes up to which a member may be packed however well."""

_DAMAGED = (
    *(zipfile.BadZipFile, zlib.error, EOFError, OSError, struct.error),
    # Of versions that do not exist, and of names that are none.
    *(NotImplementedError, UnicodeDecodeError),
)

_KNOWN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)

_ENCRYPTED = 1


@contextmanager
def opened_archive(path: Path) -> Iterator[zipfile.ZipFile]:
    """Open an archive whose members are few and small enough; all else is a `ReadError`."""
    with opened(path):
        pass
    try:
        with zipfile.ZipFile(path) as archive:
            _check(path.name, archive.infolist())
            yield archive
    except _DAMAGED as error:
        found = tr("The ZIP archive is damaged. Download or copy it again.")
        raise ReadError(path.name, found) from error


@contextmanager
def opened_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> Iterator[BinaryIO]:
    """Open a member for reading; no more than its declared size ever comes out."""
    with archive.open(member) as file:
        yield file  # type: ignore[misc]  # ZipExtFile has all that is used of BinaryIO


def members_of(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    """Return the files in an archive, without those that systems add for themselves."""
    return [
        member
        for member in archive.infolist()
        # A member of a damaged archive may have no name at all.
        if member.filename
        and not member.is_dir()
        and not member.filename.startswith("__MACOSX/")
        and not member.filename.rpartition("/")[2].startswith(".")
    ]


def _check(name: str, members: list[zipfile.ZipInfo]) -> None:
    if len(members) > MOST_MEMBERS:
        found = tr("The archive has more than {most} files.", most=format_number(MOST_MEMBERS))
        raise ReadError(name, found)
    for member in members:
        if member.flag_bits & _ENCRYPTED:
            raise ReadError(name, tr("The archive is protected. Unpack it with its password."))
        if member.compress_type not in _KNOWN:
            found = tr("The archive is packed in a way that is not known. Pack it as plain ZIP.")
            raise ReadError(name, found)
        if member.file_size > max(_SMALL, MOST_RATIO * member.compress_size):
            found = tr(
                "“{member}” would be more than {most} times its packed size. Such archives are"
                " made to fill the memory.",
                member=" ".join(member.filename.split())[:_SHOWN],
                most=format_number(MOST_RATIO),
            )
            raise ReadError(name, found)
    if sum(member.file_size for member in members) > MOST_BYTES:
        most = tr("{n} GB", n=format_number(MOST_BYTES >> 30))
        raise ReadError(name, tr("Unpacked, the archive is larger than {most}.", most=most))
