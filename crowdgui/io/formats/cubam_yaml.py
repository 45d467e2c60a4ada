"""Labels of cubam in YAML: items and their labels below each worker; gold as items only."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, one_of
from crowdgui.core.progress import Progress
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.long_table import refuse_empty
from crowdgui.io.tabular.encoding import BLOCK, Utf8Source, open_checked, sniff_encoding
from crowdgui.io.tabular.raw_table import RawTableBuilder, RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.sniffing import is_number
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


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
class YamlEntry:
    """A value with the names above it, the outer one first, and the line it stands in."""

    line: int
    names: tuple[str, ...]
    value: str


def read_entries(lines: Iterable[str]) -> Iterator[YamlEntry]:
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
                yield YamlEntry(line, (*outer, name), _unquoted(found["value"], line))
                continue
            if found["indent"]:
                raise NoEntryError(line)
            outer, text = (name,), found["inside"]
            if text is None:
                continue
        inside, inner = _inside(text, line)
        yield from (YamlEntry(line, (*outer, name), value) for name, value in inner)
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


_LOOKED_AT = 200


_BREATH = 10_000


_TRUTHS = frozenset({"true", "false"})


_LABELS = {ColumnRole.WORKER: "worker", ColumnRole.ITEM: "item", ColumnRole.LABEL: "label"}


_GOLD = {ColumnRole.ITEM: "item", ColumnRole.GOLD: "gold"}


@dataclass(frozen=True)
class CubamYamlOptions(Options):
    """How the two levels of names are understood."""

    outer: str = one_of(
        "worker",
        {"worker": tr_noop("Workers, then items"), "item": tr_noop("Items, then workers")},
        tr_noop("Order of the names"),
        tr_noop("The outer names come first."),
    )


def recognise(head: FileHead) -> bool:
    """Look for names with names below them, or for names that are true or false."""
    try:
        found = list(islice(read_entries(head.lines), _LOOKED_AT))
    except NoEntryError:
        return False
    if len(found) < 2 or len({len(entry.names) for entry in found}) > 1:
        return False
    values = {entry.value for entry in found}
    if len(found[0].names) == 1:
        return values <= _TRUTHS
    return values <= _TRUTHS or all(map(is_number, values)) or 2 * len(values) <= len(found)


def read(path: Path, choices: CubamYamlOptions, report: ProgressCallback) -> RawTable:
    """Read a row for each label; of a file without workers, a row for the gold of each item."""
    rows = RawTableBuilder()
    depth = 0
    try:
        for entry in read_entries(_lines(path, report)):
            depth = depth or len(entry.names)
            if len(entry.names) != depth:
                raise NoEntryError(entry.line)
            rows.add(_cells(entry, choices), entry.line)
    except NoEntryError as error:
        found = tr(
            "This line is neither a worker nor an item with its label, as in {example}. "
            "CrowdGUI reads no other YAML here.",
            example="worker: {item: true}",
        )
        raise ReadError(path.name, found, line=error.line) from error
    flat = rows.flat(RowUnit.LINE, _GOLD if depth == 1 else _LABELS)
    refuse_empty(path.name, flat)
    return flat


def _cells(entry: YamlEntry, choices: CubamYamlOptions) -> dict[str, str]:
    if len(entry.names) == 1:
        return {"item": entry.names[0], "gold": entry.value}
    worker, item = entry.names if choices.outer == "worker" else reversed(entry.names)
    return {"worker": worker, "item": item, "label": entry.value}


def _lines(path: Path, report: ProgressCallback) -> Iterator[str]:
    encoding = sniff_encoding(path, report)
    stage = tr("Reading {file}", file=path.name)
    with open_checked(path) as file:
        size = max(1, path.stat().st_size)
        source = Utf8Source(file, path.name, encoding)
        text = io.TextIOWrapper(io.BufferedReader(source, BLOCK), "utf-8")
        for count, line in enumerate(text):
            yield line.rstrip("\n")
            if count % _BREATH == 0:
                report(Progress(stage, min(1.0, source.consumed / size)))


FORMAT = Format(
    "cubam-yaml", tr_noop("cubam in YAML"), recognise, read, (".yaml", ".yml"), CubamYamlOptions
)
