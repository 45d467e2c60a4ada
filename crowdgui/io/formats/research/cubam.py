"""Files of cubam: text with counts in its first line, and YAML with items below each worker."""

from __future__ import annotations

import io
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, TextIO

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, one_of
from crowdgui.core.progress import Progress
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.long_table import refuse_empty
from crowdgui.io.formats.research.triples import first_words, fits_counts, read_triples
from crowdgui.io.tabular.encoding import BLOCK, Utf8Source, open_checked, sniff_encoding
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.raw_table import RawTableBuilder, RowUnit
from crowdgui.io.tabular.roles import LABEL_COLUMNS, ColumnRole
from crowdgui.io.tabular.sniffing import is_number
from crowdgui.text.translation import tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.raw_table import RawTable


def recognise(head: FileHead) -> bool:
    """Look for items, workers and labels in the first line."""
    words = first_words(head)
    return len(words) == 3 and fits_counts(head, words[2], words[0], words[1])


def read(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    words = first_words(FileHead.of(path))
    if len(words) != 3 or not words[2].isdigit():
        found = tr("The first line should contain the number of items, workers and labels.")
        raise ReadError(path.name, found, line=1)
    return read_triples(path, int(words[2]), report)


FORMAT = Format("cubam", tr_noop("cubam"), recognise, read, (".txt",), NoOptions)


class NoEntryError(Exception):
    """Something else is in a line, which is counted from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


@dataclass(frozen=True)
class YamlEntry:
    """A value with the names above it, the outer one first, and its line."""

    line: int
    names: tuple[str, ...]
    value: str


def read_entries(text: TextIO) -> Iterator[YamlEntry]:
    """Return all values, as text; raises `NoEntryError` where there is no such mapping.

    Only YAML's events are read, so nothing is built from what the file names.
    """
    import yaml

    # libyaml where the package has it: the events are the same, ten times as fast.
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    around = (
        yaml.StreamStartEvent,
        yaml.StreamEndEvent,
        yaml.DocumentStartEvent,
        yaml.DocumentEndEvent,
    )
    names: list[str] = []
    depth = 0
    try:
        for event in yaml.parse(text, Loader=loader):
            line = _line(event.start_mark)
            if isinstance(event, around):
                continue
            if getattr(event, "anchor", None) or getattr(event, "tag", None):
                raise NoEntryError(line)
            # JSON is YAML too: braces around all of it are another format's.
            if isinstance(event, yaml.MappingStartEvent) and depth == len(names) < 2:
                if not depth and event.flow_style:
                    raise NoEntryError(line)
                depth += 1
            elif isinstance(event, yaml.MappingEndEvent):
                depth -= 1
                names = names[: max(0, depth - 1)]
            elif not isinstance(event, yaml.ScalarEvent) or event.style in ("|", ">"):
                raise NoEntryError(line)
            elif len(names) < depth:
                names.append(event.value)
            elif depth:
                yield YamlEntry(line, tuple(names), event.value)
                names.pop()
            else:
                raise NoEntryError(line)
    except yaml.MarkedYAMLError as error:
        raise NoEntryError(_line(error.problem_mark or error.context_mark)) from error
    except yaml.YAMLError as error:
        raise NoEntryError(1) from error


def _line(mark: Any) -> int:
    """Return the line of a mark, which PyYAML and libyaml make of classes of their own."""
    return 1 if mark is None else mark.line + 1


_LOOKED_AT = 200


_BREATH = 10_000


_TRUTHS = frozenset({"true", "false"})


_GOLD = {ColumnRole.ITEM: "item", ColumnRole.GOLD: "gold"}


@dataclass(frozen=True)
class CubamYamlOptions(Options):
    """How the two levels of names are understood."""

    outer: str = one_of("worker", ("worker", "item"))


add_option_texts(
    {
        "CubamYamlOptions.outer": OptionText(
            tr_noop("Order of the names"),
            tr_noop("The outer names come first."),
            {"worker": tr_noop("Workers, then items"), "item": tr_noop("Items, then workers")},
        ),
    }
)


def recognise_yaml(head: FileHead) -> bool:
    """Look for names with names below them, or for names that are true or false."""
    if ":" not in head.text:
        return False
    try:
        found = list(islice(read_entries(io.StringIO("\n".join(head.lines))), _LOOKED_AT))
    except NoEntryError:
        return False
    if len(found) < 2 or len({len(entry.names) for entry in found}) > 1:
        return False
    values = {entry.value for entry in found}
    if len(found[0].names) == 1:
        return values <= _TRUTHS
    return values <= _TRUTHS or all(map(is_number, values)) or 2 * len(values) <= len(found)


def read_yaml(path: Path, options: CubamYamlOptions, report: ProgressCallback) -> RawTable:
    """Read a row for each label; of a file without workers, a row for the gold of each item."""
    rows = RawTableBuilder()
    stage = tr("Reading {file}", file=path.name)
    depth = 0
    try:
        with open_checked(path) as file:
            size = max(1, path.stat().st_size)
            source = Utf8Source(file, path.name, sniff_encoding(path, report))
            text = io.TextIOWrapper(io.BufferedReader(source, BLOCK), "utf-8")
            for count, entry in enumerate(read_entries(text)):
                depth = depth or len(entry.names)
                if len(entry.names) != depth:
                    raise NoEntryError(entry.line)
                rows.add(_cells(entry, options), entry.line)
                if count % _BREATH == 0:
                    report(Progress(stage, min(1.0, source.consumed / size)))
    except NoEntryError as error:
        found = tr(
            "This line is neither a worker nor an item with its label, as in {example}. "
            "CrowdGUI reads no other YAML here.",
            example="worker: {item: true}",
        )
        raise ReadError(path.name, found, line=error.line) from error
    flat = rows.flat(RowUnit.LINE, _GOLD if depth == 1 else LABEL_COLUMNS)
    refuse_empty(path.name, flat)
    return flat


def _cells(entry: YamlEntry, options: CubamYamlOptions) -> dict[str, str]:
    if len(entry.names) == 1:
        return {"item": entry.names[0], "gold": entry.value}
    worker, item = entry.names if options.outer == "worker" else reversed(entry.names)
    return {"worker": worker, "item": item, "label": entry.value}


YAML = Format(
    "cubam-yaml",
    tr_noop("cubam in YAML"),
    recognise_yaml,
    read_yaml,
    (".yaml", ".yml"),
    CubamYamlOptions,
)
