"""Names and values of the simplest YAML: mappings of one or two levels, and nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_PLAIN = (
    # A colon, hyphen or question mark is a sign of YAML only where no more text follows.
    r"(?:[^\s'\"{}\[\],&*!|>%@`#?:-]|[?:-](?=[^\s,{}\[\]]))"
    r"(?:[^\s:#{}\[\],]|:(?=[^\s,{}\[\]])|(?<=\S)\#|\ +(?=[^\s:#{}\[\],]))*+"
)
_WORD = rf"""'(?:[^']|'')*+'|"(?:[^"\\]|\\.)*+"|{_PLAIN}"""
_NOTE = r"(?:\s\#.*)?"

_LINE = re.compile(
    rf"(?P<indent>\ *+)(?P<name>{_WORD})\ *:"
    rf"(?:\s+(?:\{{(?P<inside>.*)|(?P<value>{_WORD})\s*{_NOTE}))?\s*{_NOTE}",
)
_INSIDE = re.compile(rf"\s*(?P<name>{_WORD})\s*:\s+(?P<value>{_WORD})\s*(?P<end>[,}}])")
_NOTHING = re.compile(rf"\s*{_NOTE}|\#.*|---\s*|\.\.\.\s*")

_ESCAPED = re.compile(r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))")
_SIGNS = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\", "/": "/", " ": " "}


class NoEntryError(Exception):
    """Something else stands in a line, which is counted from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


@dataclass(frozen=True)
class Entry:
    """A value with the names above it, the outer one first, and the line it stands in."""

    line: int
    names: tuple[str, ...]
    value: str


def entries(lines: Iterable[str]) -> Iterator[Entry]:
    """Return all values, as text; raises `NoEntryError` where there is no such mapping."""
    outer: tuple[str, ...] = ()
    inside = False
    for line, text in enumerate(lines, 1):
        if not inside:
            if _NOTHING.fullmatch(text):
                continue
            found = _LINE.fullmatch(text)
            if found is None or (found["indent"] and not outer):
                raise NoEntryError(line)
            name = _unquoted(found["name"], line)
            if found["value"] is not None:
                outer = outer if found["indent"] else ()
                yield Entry(line, (*outer, name), _unquoted(found["value"], line))
                continue
            if found["indent"]:
                raise NoEntryError(line)
            outer, text = (name,), found["inside"]
            if text is None:
                continue
        inside, inner = _inside(text, line)
        yield from (Entry(line, (*outer, name), value) for name, value in inner)
    if inside:
        raise NoEntryError(line)


def _inside(text: str, line: int) -> tuple[bool, list[tuple[str, str]]]:
    """Take apart what stands between braces in one line, and say whether it goes on below."""
    found = []
    place, closed = 0, False
    while not closed and (inner := _INSIDE.match(text, place)) is not None:
        found.append((_unquoted(inner["name"], line), _unquoted(inner["value"], line)))
        place, closed = inner.end(), inner["end"] == "}"
    rest = text[place:].lstrip()
    if not closed and rest.startswith("}"):
        rest, closed = rest[1:].lstrip(), True
    if rest and not rest.startswith("#"):
        raise NoEntryError(line)
    return not closed, found


def _unquoted(word: str, line: int) -> str:
    if word.startswith("'"):
        return word[1:-1].replace("''", "'")
    if not word.startswith('"'):
        return word

    def sign(found: re.Match[str]) -> str:
        number = found[1] or found[2] or found[3]
        try:
            return chr(int(number, 16)) if number else _SIGNS[found[4]]
        except (KeyError, ValueError, OverflowError) as error:
            raise NoEntryError(line) from error

    return _ESCAPED.sub(sign, word[1:-1])
