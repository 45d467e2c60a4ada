"""Files opened for reading, and their text as UTF-8 bytes whatever encoding they are in.

Arrow's `transcoding_input_stream` gives the place of a bad byte within its block, not within the
file, and neither checks UTF-8 nor counts lines.
"""

from __future__ import annotations

import codecs
import io
import re
import stat
import struct
import unicodedata
import zipfile
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from crowdgui.text.translation import format_number, join_sentences, tr, tr_noop

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


def check_regular(path: Path) -> None:
    """Refuse a device, and a pipe, which would be waited for without end."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise ReadError(path.name, tr("This is a folder or a device, not a file."))


@contextmanager
def open_checked(path: Path) -> Iterator[BinaryIO]:
    """Open a regular file for reading, with every refusal of the system in plain words."""
    try:
        check_regular(path)
        with path.open("rb") as file:
            yield file
    except (FileNotFoundError, NotADirectoryError) as error:
        raise ReadError(path.name, tr("This file does not exist. Was it moved?")) from error
    except PermissionError as error:
        found = tr("You are not allowed to read this file. Ask its owner, or copy it elsewhere.")
        raise ReadError(path.name, found) from error
    except OSError as error:
        found = tr("The system can’t read this file: {why}.", why=error.strerror or error)
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
    escaped : bool
        Whether a backslash was passed that may keep a quote mark from ending its cell.
    marked : bool
        Whether an apostrophe was passed that may keep a cell from being a formula.

    `tail` is given out after the end of the file. Raises `UndecodableError`, and `ReadError` at
    a NUL character, which no text has, and in a line of more than `longest_line` bytes, before
    anybody holds all of it in memory.
    """

    def __init__(
        self,
        file: BinaryIO,
        name: str,
        encoding: str,
        tail: bytes = b"",
        longest_line: int | None = None,
    ):
        super().__init__()
        try:
            self._decoder = codecs.getincrementaldecoder(encoding)("strict")
        except LookupError as error:
            found = tr("The encoding “{name}” is unknown. Choose another.", name=encoding)
            raise ReadError(name, found) from error
        self._file, self._name, self._encoding, self._tail = file, name, encoding, tail
        self._ascii_alike = codecs.lookup(encoding).name in _ASCII_ALIKE
        self._longest_line, self._since_break = longest_line, 0
        self._pending = b""
        self._ended = self._begun = False
        self._last = b""
        self.consumed = self.breaks = 0
        self.quotes = self.escaped = self.marked = False

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
        if "\ufeff" in text:
            # Files that were joined have their marks in the middle.
            if not self._begun or self._last in (b"\n", b"\r"):
                text = text.lstrip("\ufeff")
            text = _LATE_MARKS.sub(r"\1", text)
        self._begun = self._begun or bool(text)
        return text.encode("utf-8", "replace")

    def _decode(self, raw: bytes) -> str:
        waiting = len(self._decoder.getstate()[0])
        try:
            text = self._decoder.decode(raw, final=not raw)
        except UnicodeError as error:
            # A missing mark is an error of decoding from Python 3.13 on.
            if isinstance(error, UnicodeDecodeError) and "BOM" not in error.reason:
                raise self._undecodable(error, self.consumed - waiting) from error
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
                "The file contains a zero byte, so it is damaged or isn’t a text file. "
                "Export it again."
            )
            line = self.breaks + 1 + _breaks(text[:nul], self._last)
            raise ReadError(self._name, found, line=line)
        breaks = _breaks(text, self._last)
        self.breaks += breaks
        if self._longest_line is not None:
            self._check_line(text, breaks)
        if b'"' in text:
            self.quotes = True
            # Few files have a backslash, and a single byte is found many times faster.
            self.escaped = self.escaped or (b"\\" in text and bool(_ESCAPED.search(text)))
        self.marked = self.marked or self._is_marked(text)
        self._last = text[-1:] or self._last

    def _check_line(self, text: bytes, breaks: int) -> None:
        if breaks:
            self._since_break = len(text) - 1 - max(text.rfind(b"\n"), text.rfind(b"\r"))
        else:
            self._since_break += len(text)
        if self._longest_line is not None and self._since_break > self._longest_line:
            found = tr(
                "The line is longer than {limit} million characters. Line breaks may be missing. "
                "Export the file again.",
                limit=format_number(self._longest_line // 10**6),
            )
            raise ReadError(self._name, found, line=self.breaks + 1)

    def _is_marked(self, text: bytes) -> bool:
        if self._last == b"'" and MARKED.match(b"'" + text[:1]):
            return True
        # Most files have no apostrophe, and a single byte is found many times faster.
        return b"'" in text and MARKED.search(text) is not None


def _not_text(encoding: str, byte: str) -> str:
    if encoding.startswith("UTF-8"):
        return tr(
            "The byte {byte} isn’t {encoding} text: the line is cut off or in another "
            "encoding. Choose the encoding that it was saved in, such as Windows-1252, or "
            "save it again as UTF-8.",
            byte=byte,
            encoding=encoding,
        )
    return tr(
        "The byte {byte} isn’t {encoding} text. Choose the encoding that the file was "
        "saved in, or save it again as UTF-8.",
        byte=byte,
        encoding=encoding,
    )


_LATE_MARKS = re.compile("([\r\n])\ufeff+")


_ESCAPED = re.compile(rb'\\"[^"\r\n\t,;|]')


def _breaks(text: bytes, before: bytes) -> int:
    """Count line breaks; a CR LF cut in two by the block's edge counts once."""
    # Several times as fast as bytes.count where lines are short.
    signs = np.frombuffer(text, dtype=np.uint8)
    parts = (signs[start : start + _CACHED] for start in range(0, signs.size, _CACHED))
    lf = sum(int(np.count_nonzero(part == ord("\n"))) for part in parts)
    cr = text.count(b"\r") if b"\r" in text else 0
    both = text.count(b"\r\n") if cr else 0
    return lf + cr - both - (before == b"\r" and text.startswith(b"\n"))


_SAMPLE = 1 << 16


_TELLING = 5
"""Different foreign letters that a guess of the alphabet needs, or letters one of UTF-8."""


_BOMS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


_OTHER_FILE = tr_noop("Choose the file that holds the labels.")


_EXPORT_TABLE = tr_noop("Save it as CSV in the program that made it, and open that file.")


_UNPACK = tr_noop("Unpack it, and open the file in it.")


_NOT_TEXT = tuple(
    (re.compile(start, re.DOTALL), what, remedy)
    for start, what, remedy in (
        (rb"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", tr_noop("an old Office document"), _EXPORT_TABLE),
        (rb"\x89PNG\r\n\x1a\n", tr_noop("a PNG picture"), _OTHER_FILE),
        (rb"\xff\xd8\xff", tr_noop("a JPEG picture"), _OTHER_FILE),
        (rb"GIF8[79]a", tr_noop("a GIF picture"), _OTHER_FILE),
        (rb"RIFF....WEBP", tr_noop("a WebP picture"), _OTHER_FILE),
        (rb"II\*\x00|MM\x00\*", tr_noop("a TIFF picture"), _OTHER_FILE),
        (rb"BM....\x00\x00\x00\x00", tr_noop("a bitmap picture"), _OTHER_FILE),
        (rb"RIFF....WAVE|ID3[\x02-\x04]\x00|fLaC\x00|OggS\x00", tr_noop("a sound"), _OTHER_FILE),
        (rb"....ftyp(?:heic|heix|mif1|avif)", tr_noop("a picture"), _OTHER_FILE),
        (rb"....ftyp|RIFF....AVI |\x1aE\xdf\xa3", tr_noop("a video"), _OTHER_FILE),
        (rb"%PDF-", tr_noop("a PDF document"), _EXPORT_TABLE),
        (rb"{\\rtf", tr_noop("a rich text document"), _EXPORT_TABLE),
        (rb"\x7fELF|MZ[^\x00]{1,60}\x00", tr_noop("a program"), _OTHER_FILE),
        (rb"\x1f\x8b", tr_noop("a GZIP archive"), _UNPACK),
        (rb"BZh[1-9](?:1AY&SY|\x17rE8P\x90)", tr_noop("a BZIP2 archive"), _UNPACK),
        (rb"\xfd7zXZ\x00", tr_noop("an XZ archive"), _UNPACK),
        (rb"7z\xbc\xaf\x27\x1c", tr_noop("a 7-Zip archive"), _UNPACK),
        (rb"Rar!\x1a\x07", tr_noop("a RAR archive"), _UNPACK),
        (rb".{257}ustar", tr_noop("a TAR archive"), _UNPACK),
        (rb"PK\x05\x06", tr_noop("an empty ZIP archive"), _OTHER_FILE),
        (rb"PAR1", tr_noop("a Parquet table"), _EXPORT_TABLE),
        (rb"ARROW1\x00\x00", tr_noop("a Feather table"), _EXPORT_TABLE),
        (rb"\$FL[23]@\(#\)", tr_noop("an SPSS file"), _EXPORT_TABLE),
        (rb"<stata_dta>", tr_noop("a Stata file"), _EXPORT_TABLE),
        (rb"SQLite format 3\x00", tr_noop("a SQLite database"), _EXPORT_TABLE),
        (rb"\x89HDF\r\n\x1a\n", tr_noop("an HDF5 file"), _EXPORT_TABLE),
        (rb"\x80[\x02-\x05](?:\x95|[}\](c])", tr_noop("a Python pickle file"), _EXPORT_TABLE),
    )
)
"""The first bytes of files that hold no text, whatever they are called."""


_ZIP_MEMBERS = (
    ("word/", tr_noop("a Word document"), _EXPORT_TABLE),
    ("ppt/", tr_noop("a PowerPoint presentation"), _OTHER_FILE),
    ("xl/", tr_noop("an Excel workbook"), _EXPORT_TABLE),
    ("META-INF/", tr_noop("an office document or a book"), _EXPORT_TABLE),
)
"""By what is in it, what a ZIP archive is."""


_SPREAD = 0.1
"""Share of pairs with a zero byte in each part of a text in UTF-16: its separators at least."""


_FORGOTTEN = tuple(
    f"mac_{name}" for name in ("cyrillic", "greek", "iceland", "latin2", "roman", "turkish")
)
"""Encodings of old Macs, which hardly a program writes; some differ in capitals alone from those
that are in use."""


_JSON = re.compile(rb"(\xef\xbb\xbf)?\s*(\[\s*)?\{\s*['\"]")
"""Begins records of JSON, or what a program has printed instead of them."""


_UTF8_LEADS = bytes(range(0xC2, 0xF5))
"""Each begins a letter of more than one byte."""


def sniff_encoding(path: Path, report: ProgressCallback = ignore_progress) -> str:
    """Find the encoding the whole file can be read in; a suggestion where it is not Unicode.

    A file of UTF-8 with a stray byte stays UTF-8: its reader learns the line.
    """
    return read_through(path, report)[0]


def is_unicode(encoding: str) -> bool:
    return encoding.lower().startswith("utf")


def describe_guess(encoding: str) -> str:
    """State what text was taken for that does not say so itself."""
    return tr(
        "The file isn’t Unicode: it was read as {encoding}. If letters look wrong, save it as "
        "UTF-8.",
        encoding=encoding,
    )


def read_through(path: Path, report: ProgressCallback = ignore_progress) -> tuple[str, bool]:
    """Find the encoding, and say whether the text may have marks that keep cells from running."""
    with open_checked(path) as file:
        head = file.read(_SAMPLE)
    if not head:
        raise ReadError(path.name, tr("The file is empty. Export or copy it again."))
    _refuse_binary(path, head)
    encoding = _unicode_of(head)
    try:
        return encoding, _decoded(path, encoding, report)
    except UndecodableError as error:
        if encoding != "utf-8":
            raise
        if not _is_utf8_until(path, error.offset, report):
            return _suggestion(path, error.offset, report)
    return encoding, False


def _refuse_binary(path: Path, head: bytes) -> None:
    name = path.name
    what, remedy = _zipped(path) if head.startswith(b"PK\x03\x04") else _kind_of(head)
    if what:
        found = tr("This is {what}, not a text table.", what=tr(what))
        raise ReadError(name, join_sentences((found, tr(remedy))))
    if head.lstrip()[:14].lower().startswith((b"<!doctype html", b"<html")):
        found = tr("This is a web page, not a table. Was a login page saved instead of the file?")
        raise ReadError(name, found)
    if head.lstrip(b"\xef\xbb\xbf\r\n ").startswith(b"<?xml"):
        found = tr("This is an unknown kind of XML file. Export it as CSV or JSON.")
        raise ReadError(name, found)
    if _JSON.match(head):
        found = tr("This starts like JSON but isn’t JSON. Export it again as JSON or CSV.")
        raise ReadError(name, found, line=1)


def _kind_of(head: bytes) -> tuple[str, str]:
    """Return what begins so, and what to do about it; nothing for what may be text."""
    kinds = ((what, remedy) for start, what, remedy in _NOT_TEXT if start.match(head))
    return next(kinds, ("", ""))


def _zipped(path: Path) -> tuple[str, str]:
    try:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, struct.error) as error:
        found = tr("It is damaged, cut off or not a workbook. Save it again, or save it as CSV.")
        raise ReadError(path.name, found) from error
    kinds = (
        (what, remedy)
        for start, what, remedy in _ZIP_MEMBERS
        if any(name.startswith(start) for name in names)
    )
    return next(kinds, (tr_noop("a ZIP archive"), _UNPACK))


def _unicode_of(head: bytes) -> str:
    """Name the Unicode encoding: by its mark, else UTF-16 by its zero bytes, else UTF-8.

    Text in UTF-16 has zeros at every other place from beginning to end; those of a damaged file
    are in one place or beside each other.
    """
    for mark, name in _BOMS:
        if head.startswith(mark):
            return name
    if len(head) < _SAMPLE and len(head) % 2:
        return "utf-8"
    zero = np.frombuffer(head, dtype=np.uint8)[: len(head) // 2 * 2].reshape(-1, 2) == 0
    if not len(zero) or zero.all(axis=1).any():
        return "utf-8"
    first, second = np.array([p.mean(axis=0) for p in np.array_split(zero, min(4, len(zero)))]).T
    if second.min() > _SPREAD and 2 * first.sum() < second.sum():
        return "utf-16-le"
    if first.min() > _SPREAD and 2 * second.sum() < first.sum():
        return "utf-16-be"
    return "utf-8"


def _decoded(path: Path, encoding: str, report: ProgressCallback) -> bool:
    """Decode all of the file, and say whether there may be such marks."""
    stage = tr("Checking {file}", file=path.name)
    with open_checked(path) as file:
        size = max(1, path.stat().st_size)
        source = Utf8Source(file, path.name, encoding)
        while source.read(BLOCK):
            report(Progress(stage, min(1.0, source.consumed / size)))
    return source.marked


def _is_utf8_until(path: Path, end: int, report: ProgressCallback) -> bool:
    """Return whether letters before the byte at `end` are UTF-8.

    In another encoding, few look so.
    """
    stage = tr("Checking {file}", file=path.name)
    letters = read = 0
    with open_checked(path) as file:
        while read < end and letters < _TELLING:
            block = file.read(min(BLOCK, end - read))
            letters += len(block) - len(block.translate(None, _UTF8_LEADS))
            read += len(block)
            report(Progress(stage, read / end))
    return letters >= _TELLING


def _suggestion(path: Path, offset: int, report: ProgressCallback) -> tuple[str, bool]:
    """Suggest an encoding that is not Unicode, from the text near the byte at `offset`."""
    from charset_normalizer import from_bytes

    with open_checked(path) as file:
        file.seek(max(0, offset - _SAMPLE // 2))
        sample = b"".join(file.read(_SAMPLE).splitlines(keepends=True)[offset > _SAMPLE // 2 :])
    best = from_bytes(sample, cp_exclusion=[*_FORGOTTEN]).best()
    guessed = best.encoding if best is not None else "cp1252"
    # Latin alphabets differ in a few letters only, and by these: statistics don't tell them apart.
    if _is_latin(sample, guessed):
        guessed = _latin_encoding(sample)
    for name in dict.fromkeys((guessed, "cp1252")):
        try:
            return name, _decoded(path, name, report)
        except UndecodableError:
            continue
    return "latin-1", _decoded(path, "latin-1", report)


def _is_latin(sample: bytes, encoding: str) -> bool:
    text = sample.decode(encoding, "replace")
    letters = [c for c in text if not c.isascii() and c.isalpha()]
    latin = sum("LATIN" in unicodedata.name(c, "") for c in letters)
    return 2 * latin >= len(letters) or len(set(letters)) < _TELLING


_ALPHABETS = (
    ("cp1252", "àáâãçèéêëìíîïñòóôõùúûüœÿ"),
    ("cp1252", "äöüßåæøéàèëï"),
    ("cp1254", "çğıöşüâîû"),
    ("cp1252", "áæéíðóöúýþ"),
    ("cp1250", "ąćęłńóśźż"),
    ("cp1250", "áčďéěíňóřšťúůýž"),
    ("cp1250", "áäčďéíĺľňóôŕšťúýž"),
    ("cp1250", "áéíóöőúüű"),
    ("cp1250", "ăâîşţ"),
    ("cp1250", "čćđšž"),
    ("cp1252", "äõöüšžå"),
    ("cp1257", "ąčęėįšųūž"),
    ("cp1257", "āčēģīķļņšūžõ"),
)
"""Letters beyond the English ones that are written together, by encoding, the likelier first.

Romance and Germanic languages, Turkish, Icelandic, Polish, Czech, Slovak, Hungarian, Romanian, the
languages of the Balkans, Estonian and Finnish, Lithuanian, and Latvian.
"""


_ELSEWHERE = (("iso8859_2", "cp1250"), ("mac_roman", "cp1252"), ("cp850", "cp1252"))
"""Rarer encodings, and the usual one that has the same letters: the last are of Excel, too."""


_WITHIN_WORDS = frozenset("’‘´·–—-'`‐.")
"""Marks that may stand between two letters."""


_LETTERLIKE = frozenset("ªºµ")


def _latin_encoding(sample: bytes) -> str:
    """Return the encoding in which all letters are of one alphabet, else the most used one.

    Two letters are needed, or a sign that can't be right in the most used one; both for a rarer
    encoding.
    """
    usual = sample.decode("cp1252", "replace")
    misread = _is_misread(usual)
    rarer = [(name, abc) for name, of in _ELSEWHERE for own, abc in _ALPHABETS if own == of]
    for name, alphabet in (*_ALPHABETS, *rarer):
        text = sample.decode(name, "replace")
        letters = {c for c in text.lower() if c.isalpha() and not c.isascii()} - _LETTERLIKE
        if not letters <= {*alphabet} or _is_misread(text):
            continue
        usually = (name, alphabet) in _ALPHABETS
        clear = (misread or len(letters) > 1) if usually else (misread and len(letters) > 1)
        if name == "cp1252" or (text != usual and clear):
            return name
    return "cp1252"


def _is_misread(text: str) -> bool:
    """Return whether there is a sign within a word, a capital after small letters, or no sign."""
    for before, sign, after in zip(" " + text, text, text[1:] + " ", strict=False):
        if sign.isascii():
            continue
        if sign == "\ufffd" or unicodedata.category(sign) == "Cc":
            return True
        if sign.isalpha() and sign not in _LETTERLIKE:
            if sign.isupper() and before.islower():
                return True
        elif before.isalpha() and after.isalpha() and sign not in _WITHIN_WORDS:
            return True
    return False


def to_writable(text: str) -> str:
    """Replace halves of characters, which JSON and people's notes can hold and text files can't."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()
