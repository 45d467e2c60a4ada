"""The bytes of a text file: which encoding they are in, and the same text as UTF-8."""

from __future__ import annotations

import codecs
import io
import stat
import unicodedata
from contextlib import contextmanager
from typing import TYPE_CHECKING

from charset_normalizer import from_bytes

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress, Report, silent
from crowdgui.core.text import later, tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from _typeshed import WriteableBuffer

BLOCK = 1 << 20
"""Bytes taken from a file at a time: a cancel waits for one block."""

_SAMPLE = 1 << 16

_TELLING = 5
"""Different foreign letters that a guess of the alphabet needs."""

_BOMS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

_NOT_TEXT = (
    (b"PK\x03\x04", later("an Excel workbook or another ZIP archive")),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", later("an old Excel or Word document")),
    (b"\x89PNG\r\n\x1a\n", later("a PNG picture")),
    (b"\xff\xd8\xff", later("a JPEG picture")),
    (b"GIF8", later("a GIF picture")),
    (b"%PDF-", later("a PDF document")),
    (b"\x1f\x8b", later("a GZIP archive")),
    (b"BZh", later("a BZIP2 archive")),
    (b"\xfd7zXZ\x00", later("an XZ archive")),
    (b"7z\xbc\xaf\x27\x1c", later("a 7-Zip archive")),
    (b"PAR1", later("a Parquet table")),
    (b"SQLite format 3\x00", later("a SQLite database")),
)


class UndecodableError(ReadError):
    """A byte that does not belong to the encoding, at `offset` of the file."""

    def __init__(self, file: str, found: str, line: int, offset: int):
        super().__init__(file, found, line=line)
        self.offset = offset


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a regular file for reading, with every refusal of the system in plain words."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise ReadError(path.name, tr("This is not a file but a folder or a device."))
        with path.open("rb") as file:
            yield file
    except (FileNotFoundError, NotADirectoryError) as error:
        raise ReadError(path.name, tr("This file does not exist. Was it moved?")) from error
    except PermissionError as error:
        found = tr("You are not allowed to read this file. Ask its owner, or copy it elsewhere.")
        raise ReadError(path.name, found) from error
    except OSError as error:
        found = tr("The system could not read this file: {why}.", why=error.strerror or error)
        raise ReadError(path.name, found) from error


class Utf8Source(io.RawIOBase):
    """A file read from its beginning as UTF-8 bytes without a byte order mark.

    Attributes
    ----------
    consumed : int
        Bytes of the file taken so far.
    breaks : int
        Line breaks passed so far, whether LF, CR or CR LF.
    quotes : bool
        Whether a quote mark was passed.

    `tail` is given out after the end of the file. Raises `UndecodableError`, and `ReadError` at
    a NUL character, which no text has.
    """

    def __init__(self, file: BinaryIO, name: str, encoding: str, tail: bytes = b""):
        super().__init__()
        try:
            self._decoder = codecs.getincrementaldecoder(encoding)("strict")
        except LookupError as error:
            found = tr("The encoding “{name}” is not known. Choose another.", name=encoding)
            raise ReadError(name, found) from error
        self._file, self._name, self._encoding, self._tail = file, name, encoding, tail
        self._pending = memoryview(b"")
        self._ended = self._begun = False
        self._last = b""
        self.consumed = self.breaks = 0
        self.quotes = False

    @property
    def lines(self) -> int:
        """How many lines have begun so far."""
        return self.breaks + (self._last not in (b"", b"\n", b"\r"))

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: WriteableBuffer) -> int:
        target = memoryview(buffer).cast("B")
        while not self._pending and not self._ended:
            self._pending = memoryview(self._next(max(len(target), _SAMPLE)))
        size = min(len(target), len(self._pending))
        target[:size] = self._pending[:size]
        self._pending = self._pending[size:]
        return size

    def _next(self, size: int) -> bytes:
        raw = self._file.read(size)
        self._ended = not raw
        text = self._decode(raw)
        if text and not self._begun:
            self._begun = True
            text = text.removeprefix("\ufeff")
        encoded = text.encode("utf-8", "replace")
        self._look(encoded)
        return encoded + self._tail if self._ended else encoded

    def _decode(self, raw: bytes) -> str:
        waiting = len(self._decoder.getstate()[0])
        try:
            text = self._decoder.decode(raw, final=not raw)
        except UnicodeDecodeError as error:
            raise self._undecodable(error, self.consumed - waiting) from error
        except UnicodeError as error:
            found = tr(
                "The byte order mark is missing. Name the encoding with -LE or -BE after it."
            )
            raise ReadError(self._name, found) from error
        self.consumed += len(raw)
        return text

    def _undecodable(self, error: UnicodeDecodeError, start: int) -> UndecodableError:
        good = bytes(error.object[: error.start]).decode(error.encoding, "replace")
        line = self.breaks + 1 + _breaks(good.encode("utf-8", "replace"), self._last)
        byte = f"{error.object[error.start]:02X}" if error.start < len(error.object) else ""
        found = tr(
            "The byte {byte} is not {encoding} text. Choose the encoding the file was saved in, or"
            " save it again as UTF-8.",
            byte=byte,
            encoding=self._encoding.upper(),
        )
        return UndecodableError(self._name, found, line, start + error.start)

    def _look(self, text: bytes) -> None:
        nul = text.find(b"\0")
        if nul >= 0:
            found = tr(
                "A NUL character stands in the text, so the file is damaged or not a text file."
                " Export it again."
            )
            line = self.breaks + 1 + _breaks(text[:nul], self._last)
            raise ReadError(self._name, found, line=line)
        self.breaks += _breaks(text, self._last)
        self.quotes = self.quotes or b'"' in text
        self._last = text[-1:] or self._last


def _breaks(text: bytes, before: bytes) -> int:
    """Count line breaks; a CR LF cut in two by the block's edge counts once."""
    lf = text.count(b"\n")
    cr = text.count(b"\r")
    both = text.count(b"\r\n") if cr else 0
    return lf + cr - both - (before == b"\r" and text.startswith(b"\n"))


def sniff_encoding(path: Path, report: Report = silent) -> str:
    """Find the encoding the whole file can be read in; a suggestion where it is not Unicode."""
    with opened(path) as file:
        head = file.read(_SAMPLE)
    if not head:
        raise ReadError(path.name, tr("The file is empty."))
    _refuse_binary(path.name, head)
    encoding = _unicode_of(head)
    try:
        _read_through(path, encoding, report)
    except UndecodableError as error:
        if encoding != "utf-8":
            raise
        return _suggestion(path, error.offset, report)
    return encoding


def _refuse_binary(name: str, head: bytes) -> None:
    for start, what in _NOT_TEXT:
        if head.startswith(start):
            found = tr("This is {what}, not a text table. Save it as CSV first.", what=tr(what))
            raise ReadError(name, found)
    if head.lstrip()[:14].lower().startswith((b"<!doctype html", b"<html")):
        found = tr("This is a web page, not a table. Was a login page saved in place of the file?")
        raise ReadError(name, found)


def _unicode_of(head: bytes) -> str:
    """Name the Unicode encoding: by its mark, else UTF-16 by its many zero bytes, else UTF-8."""
    for mark, name in _BOMS:
        if head.startswith(mark):
            return name
    pairs = len(head) // 2
    even, odd = head[0 : 2 * pairs : 2].count(0), head[1 : 2 * pairs : 2].count(0)
    if odd > 0.2 * pairs and even < 0.1 * odd:
        return "utf-16-le"
    if even > 0.2 * pairs and odd < 0.1 * even:
        return "utf-16-be"
    return "utf-8"


def _read_through(path: Path, encoding: str, report: Report) -> None:
    stage = tr("Checking {file}", file=path.name)
    with opened(path) as file:
        size = max(1, path.stat().st_size)
        source = Utf8Source(file, path.name, encoding)
        while source.read(BLOCK):
            report(Progress(stage, min(1.0, source.consumed / size)))


def _suggestion(path: Path, offset: int, report: Report) -> str:
    """Suggest an encoding that is not Unicode, from the text near the byte at `offset`."""
    with opened(path) as file:
        file.seek(max(0, offset - _SAMPLE // 2))
        sample = b"".join(file.read(_SAMPLE).splitlines(keepends=True)[offset > _SAMPLE // 2 :])
    best = from_bytes(sample).best()
    guessed = best.encoding if best is not None else "cp1252"
    # Latin alphabets are told apart by a few letters only: the most used one is the best guess.
    if _is_latin(sample, guessed):
        guessed = "cp1252"
    for name in dict.fromkeys((guessed, "cp1252")):
        try:
            _read_through(path, name, report)
        except UndecodableError:
            continue
        return name
    _read_through(path, "latin-1", report)
    return "latin-1"


def _is_latin(sample: bytes, encoding: str) -> bool:
    text = sample.decode(encoding, "replace")
    letters = [c for c in text if not c.isascii() and c.isalpha()]
    latin = sum("LATIN" in unicodedata.name(c, "") for c in letters)
    return 2 * latin >= len(letters) or len(set(letters)) < _TELLING
