"""The text of a PDF that Qt wrote, by the characters that its fonts name for each glyph."""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_OBJECT = re.compile(rb"^(\d+) 0 obj\s(.*?)endobj", re.DOTALL | re.MULTILINE)
_STREAM = re.compile(rb"stream\r?\n(.*)endstream", re.DOTALL)
_SHOWN = re.compile(rb"/F(\d+) [\d.]+ Tf|<([0-9A-F]{4})> Tj")
_RANGE = re.compile(rb"<([0-9A-F]{4})> <([0-9A-F]{4})> (?:\[([^\]]*)\]|<([0-9A-F]{4})>)")

# Qt takes the last character that has the glyph of a blank.
_OWN = str.maketrans("\t", " ")
_WRITTEN = re.compile(rb"/ToUnicode (\d+) 0 R")


def pdf_text(path: Path) -> str:
    """Return what stands on all pages, as it was painted."""
    objects = {int(found[1]): found[2] for found in _OBJECT.finditer(path.read_bytes())}
    streams = {number: _stream(body) for number, body in objects.items()}
    fonts = {
        number: _characters(streams[int(found[1])])
        for number, body in objects.items()
        if (found := _WRITTEN.search(body.partition(b"stream")[0]))
    }
    pages = [stream for stream in streams.values() if b" Tj" in stream and b" Tf" in stream]
    return "".join(_painted(page, fonts) for page in pages).translate(_OWN)


def _painted(page: bytes, fonts: dict[int, dict[int, str]]) -> str:
    text, font = [], 0
    for number, glyph in _SHOWN.findall(page):
        if number:
            font = int(number)
        else:
            text.append(fonts[font].get(int(glyph, 16), "?"))
    return "".join(text)


def _characters(table: bytes) -> dict[int, str]:
    """Return the character of each glyph of a font."""
    found: dict[int, str] = {}
    for first, last, codes, start in _RANGE.findall(table):
        places = range(int(first, 16), int(last, 16) + 1)
        if start:
            named = range(int(start, 16), int(start, 16) + len(places))
        else:
            named = [int(code, 16) for code in re.findall(rb"[0-9A-F]{4}", codes)]
        found.update(zip(places, map(chr, named), strict=True))
    return found


def _stream(body: bytes) -> bytes:
    found = _STREAM.search(body)
    if found is None:
        return b""
    try:
        return zlib.decompress(found[1])
    except zlib.error:
        return found[1]
