"""Which encoding the bytes of a text file are in."""

from __future__ import annotations

import codecs
import re
import unicodedata
from typing import TYPE_CHECKING

from charset_normalizer import from_bytes

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from crowdgui.io.text.utf8 import BLOCK, UndecodableError, Utf8Source, opened
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

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

_NOT_TEXT = (
    (b"PK\x03\x04", tr_noop("an Excel workbook or another ZIP archive")),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", tr_noop("an old Excel or Word document")),
    (b"\x89PNG\r\n\x1a\n", tr_noop("a PNG picture")),
    (b"\xff\xd8\xff", tr_noop("a JPEG picture")),
    (b"GIF8", tr_noop("a GIF picture")),
    (b"%PDF-", tr_noop("a PDF document")),
    (b"\x1f\x8b", tr_noop("a GZIP archive")),
    (b"BZh", tr_noop("a BZIP2 archive")),
    (b"\xfd7zXZ\x00", tr_noop("an XZ archive")),
    (b"7z\xbc\xaf\x27\x1c", tr_noop("a 7-Zip archive")),
    (b"PAR1", tr_noop("a Parquet table")),
    (b"SQLite format 3\x00", tr_noop("a SQLite database")),
    (b"PK\x05\x06", tr_noop("an empty ZIP archive")),
    (b"{\\rtf", tr_noop("a rich text document")),
)

_JSON = re.compile(rb"(\xef\xbb\xbf)?\s*(\[\s*)?\{\s*['\"]")
"""Begins records of JSON, or what a program has printed instead of them."""

_UTF8_LEADS = bytes(range(0xC2, 0xF5))
"""Each begins a letter of more than one byte."""


def sniff_encoding(path: Path, report: ProgressCallback = ignore_progress) -> str:
    """Find the encoding the whole file can be read in; a suggestion where it is not Unicode.

    A file of UTF-8 with a stray byte stays UTF-8: who reads it is told the line.
    """
    return read_through(path, report)[0]


def read_through(path: Path, report: ProgressCallback = ignore_progress) -> tuple[str, bool]:
    """Find the encoding, and say whether the text may have marks that keep cells from running."""
    with opened(path) as file:
        head = file.read(_SAMPLE)
    if not head:
        raise ReadError(path.name, tr("The file is empty. Export or copy it again."))
    _refuse_binary(path.name, head)
    encoding = _unicode_of(head)
    try:
        return encoding, _decoded(path, encoding, report)
    except UndecodableError as error:
        if encoding != "utf-8":
            raise
        if not _is_utf8_until(path, error.offset, report):
            return _suggestion(path, error.offset, report)
    return encoding, False


def _refuse_binary(name: str, head: bytes) -> None:
    for start, what in _NOT_TEXT:
        if head.startswith(start):
            found = tr("This is {what}, not a text table. Save it as CSV first.", what=tr(what))
            raise ReadError(name, found)
    if head.lstrip()[:14].lower().startswith((b"<!doctype html", b"<html")):
        found = tr("This is a web page, not a table. Was a login page saved in place of the file?")
        raise ReadError(name, found)
    if head.lstrip(b"\xef\xbb\xbf\r\n ").startswith(b"<?xml"):
        found = tr("This is an XML file of a kind that is not known. Export it as CSV or JSON.")
        raise ReadError(name, found)
    if _JSON.match(head):
        found = tr("This begins like JSON, but is none. Export it as JSON or CSV again.")
        raise ReadError(name, found, line=1)


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


def _decoded(path: Path, encoding: str, report: ProgressCallback) -> bool:
    """Decode all of the file, and say whether there may be such marks."""
    stage = tr("Checking {file}", file=path.name)
    with opened(path) as file:
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
    with opened(path) as file:
        while read < end and letters < _TELLING:
            block = file.read(min(BLOCK, end - read))
            letters += len(block) - len(block.translate(None, _UTF8_LEADS))
            read += len(block)
            report(Progress(stage, read / end))
    return letters >= _TELLING


def _suggestion(path: Path, offset: int, report: ProgressCallback) -> tuple[str, bool]:
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
            return name, _decoded(path, name, report)
        except UndecodableError:
            continue
    return "latin-1", _decoded(path, "latin-1", report)


def _is_latin(sample: bytes, encoding: str) -> bool:
    text = sample.decode(encoding, "replace")
    letters = [c for c in text if not c.isascii() and c.isalpha()]
    latin = sum("LATIN" in unicodedata.name(c, "") for c in letters)
    return 2 * latin >= len(letters) or len(set(letters)) < _TELLING
