"""The start of a file, by which its format is recognised, and the members and sizes of archives."""

from __future__ import annotations

import csv
import io
import itertools
import json
import re
import struct
import tempfile
import zipfile
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress
from crowdgui.io.reachable import not_opened
from crowdgui.io.tabular.encoding import check_regular, open_checked
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import BinaryIO

    from crowdgui.core.progress import ProgressCallback


MAGIC = b"PK\x03\x04"


_DAMAGED = (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, struct.error)


_LEAST = 256 << 20


_TIMES_THE_FILE = 100


def member_names(head: FileHead) -> tuple[str, ...]:
    """Return the names in an archive.

    Of one that is cut off, those in its first bytes.
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
        why = tr("The file is damaged or cut off. Get it again from its source.")
        raise ReadError(path.name, why) from error
    packed = path.stat().st_size
    if unpacked > max(_LEAST, times * packed):
        why = tr(
            "It would unpack to {n} MB, which is more than a file of its size should hold. "
            "Save the table as CSV and open that.",
            n=format_number(unpacked / (1 << 20)),
        )
        raise ReadError(path.name, why)


HEAD_BYTES = 1 << 18


_MOST_BYTES = 8 << 20
"""Bytes of the longest first record."""


_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


_SEPARATORS = ",\t;|"


_BETWEEN = re.compile(r"[\s,]*")


_CLOSING = {"{": "}", "[": "]"}


_SIGN = re.compile(r'"(?:[^"\\]|\\.)*"|["{}\[\],]', re.DOTALL)
"""Text, or what matters of JSON around it; a lone quote mark opens a text that is cut off."""


@dataclass(frozen=True)
class FileHead:
    """A path with the first bytes of its file; a folder has none."""

    path: Path
    start: bytes
    whole: bool
    """Whether the file ends within `start`."""

    @classmethod
    def of(cls, path: Path) -> FileHead:
        try:
            if path.is_dir():
                return cls(path, b"", True)
            check_regular(path)
            with path.open("rb") as file:
                start = file.read(HEAD_BYTES + 1)
        except OSError as error:
            raise not_opened(path.name, error) from error
        return cls(path, start[:HEAD_BYTES], len(start) <= HEAD_BYTES)

    @cached_property
    def text(self) -> str:
        """The bytes as text, where they are such; odd characters are dropped."""
        return _decoded(self.start)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines that are there whole."""
        # Other signs that Python takes for line breaks may stand inside a cell.
        lines = self.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        return tuple(lines if self.whole and lines[-1] else lines[:-1])

    def header(self, delimiter: str) -> tuple[str, ...]:
        """Return the cells of the first line that is not blank, taken as a row of text."""
        rows = csv.reader(io.StringIO("\n".join(self.lines[:50])), delimiter=delimiter)
        try:
            return tuple(next(filter(None, rows), ()))
        except csv.Error:
            return ()

    @cached_property
    def headers(self) -> Mapping[str, tuple[str, ...]]:
        """The cells of the first line by the separator it is cut at, for all common ones."""
        return {separator: self.header(separator) for separator in _SEPARATORS}

    def separator(self, *names: str) -> str | None:
        """Return the separator at which the first line falls into columns with all these names."""
        wanted = set(names)
        return next((s for s, header in self.headers.items() if wanted <= set(header)), None)

    def separator_for(self, starts: tuple[str, ...]) -> str | None:
        """Return the separator at which most columns have names that begin with one of `starts`."""
        count = {s: sum(n.startswith(starts) for n in names) for s, names in self.headers.items()}
        best = max(count, key=lambda separator: count[separator])
        return best if count[best] else None

    @cached_property
    def first_record(self) -> dict[str, Any] | None:
        """The first object of a JSON file or of lines of JSON; None where there is none.

        Of an object longer than the first bytes, as much as is there.
        """
        text = _object_in(self.text)
        if not text:
            return None
        record = _first_object(text)
        if record is None and not self.whole:
            record = _first_object(_object_in(self._further())) or _begun(text)
        return record if isinstance(record, dict) else None

    def records(self) -> Iterator[dict[str, Any]]:
        """Return the first objects that are there whole."""
        text, start, decoder = _object_in(self.text), 0, json.JSONDecoder()
        while between := _BETWEEN.match(text, start):
            try:
                record, start = decoder.raw_decode(text, between.end())
            except (ValueError, RecursionError):
                return
            if not isinstance(record, dict):
                return
            yield record

    def _further(self) -> str:
        """Read on, for a record that has a picture or a book in it."""
        try:
            with self.path.open("rb") as file:
                return _decoded(file.read(_MOST_BYTES))
        except OSError:
            return ""


def _decoded(start: bytes) -> str:
    for bom, encoding in _BOMS:
        if start.startswith(bom):
            return start[len(bom) :].decode(encoding, "ignore")
    return start.decode("utf-8", "ignore")


def _object_in(text: str) -> str:
    """Return the text from the first object on, empty where something else comes first."""
    text = text.lstrip().removeprefix("[").lstrip()
    return text if text.startswith("{") else ""


def _first_object(text: str) -> Any:
    try:
        return json.JSONDecoder().raw_decode(text)[0]
    except (ValueError, RecursionError):
        return None


def _begun(text: str) -> Any:
    """Read as much of a JSON value as is there: up to the last comma, with all brackets closed."""
    found = ((sign[0], sign.start()) for sign in _SIGN.finditer(text))
    signs = list(itertools.takewhile(lambda sign: sign[0] != '"', found))
    end = next((at for sign, at in reversed(signs) if sign == ","), 0)
    closing: list[str] = []
    for sign, _ in itertools.takewhile(lambda sign: sign[1] < end, signs):
        if sign in _CLOSING:
            closing.append(_CLOSING[sign])
        elif sign in "}]" and closing:
            closing.pop()
    try:
        return json.loads(text[:end] + "".join(reversed(closing)))
    except (ValueError, RecursionError):
        return None


MOST_MEMBERS = 100_000


MOST_BYTES = 4 << 30
"""Bytes that all members have together once they are unpacked."""


MOST_RATIO = 500
"""How many times its packed size a large member may have; labels reach a tenth of it."""


_SHOWN = 80
"""Letters of a member's name in a sentence: it may be any text of any length."""


_BLOCK = 1 << 20


_SMALL = 10 << 20
"""Bytes up to which a member may be packed however well."""


_DAMAGED_ARCHIVE = (
    *(zipfile.BadZipFile, zlib.error, EOFError, OSError, struct.error),
    # Of versions that do not exist, and of names that are none.
    *(NotImplementedError, UnicodeDecodeError),
)


_KNOWN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


_ENCRYPTED = 1


@contextmanager
def open_archive(path: Path) -> Iterator[zipfile.ZipFile]:
    """Open an archive whose members are few and small enough; all else is a `ReadError`."""
    with open_checked(path):
        pass
    try:
        with zipfile.ZipFile(path) as archive:
            _check(path.name, archive.infolist())
            yield archive
    except _DAMAGED_ARCHIVE as error:
        found = tr("The ZIP archive is damaged. Download or copy it again.")
        raise ReadError(path.name, found) from error


@contextmanager
def open_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> Iterator[BinaryIO]:
    """Open a member for reading; no more than its declared size ever comes out."""
    with archive.open(member) as file:
        yield file  # type: ignore[misc]  # ZipExtFile has all that is used of BinaryIO


def list_members(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
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
            raise ReadError(name, tr("The archive is protected by a password. Unpack it first."))
        if member.compress_type not in _KNOWN:
            found = tr(
                "The archive uses an unknown compression method. Save it as a plain ZIP file."
            )
            raise ReadError(name, found)
        if member.file_size > max(_SMALL, MOST_RATIO * member.compress_size):
            found = tr(
                "“{member}” would unpack to more than {most} times its size. Such "
                "archives are made to fill the memory.",
                member=" ".join(member.filename.split())[:_SHOWN],
                most=format_number(MOST_RATIO),
            )
            raise ReadError(name, found)
    if sum(member.file_size for member in members) > MOST_BYTES:
        most = tr("{n} GB", n=format_number(MOST_BYTES >> 30))
        raise ReadError(name, tr("Unpacked, the archive is larger than {most}.", most=most))


def head_inside(head: FileHead, *endings: str) -> FileHead | None:
    """Return the head of the only file with such an ending in an archive; None of anything else."""
    if not head.start.startswith(MAGIC):
        return None
    try:
        with open_archive(head.path) as archive:
            member = _only_member(archive, endings)
            if member is None:
                return None
            with open_member(archive, member) as file:
                start = file.read(HEAD_BYTES + 1)
    except ReadError:
        return None
    return FileHead(head.path, start[:HEAD_BYTES], len(start) <= HEAD_BYTES)


@contextmanager
def unpacked(path: Path, *endings: str, report: ProgressCallback) -> Iterator[Path]:
    """Return a copy of the only file with such an ending in an archive; any other file is itself.

    The copy has the name of the archive, and is removed in the end.
    """
    if not FileHead.of(path).start.startswith(MAGIC):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="crowdgui-") as folder:
        copy = Path(folder) / path.name
        with open_archive(path) as archive:
            member = _only_member(archive, endings)
            if member is None:
                found = tr("The archive must contain one table. Unpack it and open its files.")
                raise ReadError(path.name, found)
            with open_member(archive, member) as file, copy.open("wb") as target:
                while part := file.read(_BLOCK):
                    target.write(part)
                    report(Progress(tr("Unpacking {file}", file=path.name)))
        yield copy


def _only_member(archive: zipfile.ZipFile, endings: tuple[str, ...]) -> zipfile.ZipInfo | None:
    found = [m for m in list_members(archive) if m.filename.lower().endswith(endings)]
    return found[0] if len(found) == 1 else None
