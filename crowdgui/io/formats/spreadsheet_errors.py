"""Cells of a sheet that show an error, such as #N/A, which reading it leaves empty."""

from __future__ import annotations

import re
import zipfile
import zlib
from typing import TYPE_CHECKING
from xml.etree import ElementTree

if TYPE_CHECKING:
    from pathlib import Path

_ERROR = re.compile(rb"""<(?:\w+:)?c\s[^<>]*?\bt=["']e["']""")
_UNREADABLE = (
    *(zipfile.BadZipFile, zlib.error, ElementTree.ParseError, LookupError),
    *(OSError, EOFError, ValueError, RuntimeError),
)
_PIECE = 1 << 20
_OVERLAP = 200
_LONGEST_LIST = 16 << 20
"""Bytes of the list of sheets, beyond which it is none."""


def count_errors(path: Path, sheet: str) -> int:
    """Count the error cells of a sheet of an XLSX workbook; other kinds do not tell them apart."""
    try:
        with zipfile.ZipFile(path) as archive:
            return _count(archive, _member(archive, sheet))
    except _UNREADABLE:
        # It is no archive, or one that the reader of the sheet itself has a word on.
        return 0


def _member(archive: zipfile.ZipFile, sheet: str) -> str:
    """Find the part of the archive that holds a sheet."""
    book = ElementTree.fromstring(_short(archive, "xl/workbook.xml"))
    links = ElementTree.fromstring(_short(archive, "xl/_rels/workbook.xml.rels"))
    named = [e for e in book.iter() if e.tag.endswith("}sheet") and e.get("name") == sheet]
    link = {key.rpartition("}")[2]: value for key, value in named[0].items()}["id"]
    target = {e.get("Id"): e.get("Target", "") for e in links}[link]
    return target.removeprefix("/") if target.startswith("/") else f"xl/{target}"


def _short(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as member:
        return member.read(_LONGEST_LIST)


def _count(archive: zipfile.ZipFile, name: str) -> int:
    """Look through a sheet piece by piece; a cell may lie across two."""
    found, kept = 0, b""
    with archive.open(name) as member:
        while piece := member.read(_PIECE):
            text = kept + piece
            # What begins in the last bytes is counted with the next piece.
            edge = max(0, len(text) - _OVERLAP)
            found += _begun_before(edge, text)
            kept = text[edge:]
    return found + _begun_before(len(kept), kept)


def _begun_before(edge: int, text: bytes) -> int:
    # Nearly always there is none, which is seen much sooner so.
    if b'"e"' not in text and b"'e'" not in text:
        return 0
    return sum(match.start() < edge for match in _ERROR.finditer(text))
