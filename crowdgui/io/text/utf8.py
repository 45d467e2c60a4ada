"""Files opened for reading, and their text as UTF-8 bytes whatever encoding they are in."""

from __future__ import annotations

import codecs
import io
import re
import stat
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from _typeshed import WriteableBuffer

BLOCK = 1 << 20
"""Bytes taken from a file at a time: a cancel waits for one block."""

MARKED = re.compile(rb"'[=+\-@\t\r\n\0\xef]")
"""An apostrophe before a sign that begins a formula; the last byte begins the wide signs."""

_LEAST = 1 << 16
"""Bytes read at once even where fewer are asked for."""

_CACHED = 1 << 17
"""Bytes that stay in a core's cache, with as many marks beside them."""

_ASCII_ALIKE = frozenset({"utf-8", "cp1252", "iso8859-1"})
"""Usual encodings in which plain English stands as it does in UTF-8."""


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
    marked : bool
        Whether an apostrophe was passed that may keep a cell from being a formula.

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
        self._ascii_alike = codecs.lookup(encoding).name in _ASCII_ALIKE
        self._pending = b""
        self._ended = self._begun = False
        self._last = b""
        self.consumed = self.breaks = 0
        self.quotes = self.marked = False

    @property
    def lines(self) -> int:
        """How many lines have begun so far."""
        return self.breaks + (self._last not in (b"", b"\n", b"\r"))

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: WriteableBuffer) -> int:
        target = memoryview(buffer).cast("B")
        part = self.read(len(target))
        target[: len(part)] = part
        return len(part)

    def read(self, size: int = -1) -> bytes:
        if size < 0:
            return self.readall()
        while not self._pending and not self._ended:
            self._pending = self._next(max(size, _LEAST))
        # A part as long as what waits is handed on without a copy.
        part, self._pending = self._pending[:size], self._pending[size:]
        return part

    def _next(self, size: int) -> bytes:
        raw = self._file.read(size)
        self._ended = not raw
        text = self._encoded(raw)
        self._look(text)
        return text + self._tail if self._ended else text

    def _encoded(self, raw: bytes) -> bytes:
        if self._ascii_alike and raw.isascii() and not self._decoder.getstate()[0]:
            self.consumed += len(raw)
            self._begun = self._begun or bool(raw)
            return raw
        text = self._decode(raw)
        if text and not self._begun:
            self._begun = True
            text = text.removeprefix("\ufeff")
        return text.encode("utf-8", "replace")

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
        found = _not_text(self._encoding.upper(), byte)
        return UndecodableError(self._name, found, line, start + error.start)

    def _look(self, text: bytes) -> None:
        nul = text.find(b"\0")
        if nul >= 0:
            found = tr(
                "There is a character no text has (NUL): the file is damaged or is no text file."
                " Export it again."
            )
            line = self.breaks + 1 + _breaks(text[:nul], self._last)
            raise ReadError(self._name, found, line=line)
        self.breaks += _breaks(text, self._last)
        self.quotes = self.quotes or b'"' in text
        self.marked = self.marked or self._is_marked(text)
        self._last = text[-1:] or self._last

    def _is_marked(self, text: bytes) -> bool:
        if self._last == b"'" and MARKED.match(b"'" + text[:1]):
            return True
        # Most files have no apostrophe, and a single byte is found many times faster.
        return b"'" in text and MARKED.search(text) is not None


def _not_text(encoding: str, byte: str) -> str:
    if encoding.startswith("UTF-8"):
        return tr(
            "The byte {byte} is not {encoding} text: the line is cut off or in another encoding."
            " Choose the encoding it was saved in, such as Windows-1252, or save it again as"
            " UTF-8.",
            byte=byte,
            encoding=encoding,
        )
    return tr(
        "The byte {byte} is not {encoding} text. Choose the encoding the file was saved in, or"
        " save it again as UTF-8.",
        byte=byte,
        encoding=encoding,
    )


def _breaks(text: bytes, before: bytes) -> int:
    """Count line breaks; a CR LF cut in two by the block's edge counts once."""
    # Several times as fast as bytes.count where lines are short.
    signs = np.frombuffer(text, dtype=np.uint8)
    parts = (signs[start : start + _CACHED] for start in range(0, signs.size, _CACHED))
    lf = sum(int(np.count_nonzero(part == ord("\n"))) for part in parts)
    cr = text.count(b"\r") if b"\r" in text else 0
    both = text.count(b"\r\n") if cr else 0
    return lf + cr - both - (before == b"\r" and text.startswith(b"\n"))
