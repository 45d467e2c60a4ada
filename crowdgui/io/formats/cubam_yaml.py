"""Labels of cubam in YAML: items and their labels below each worker; gold as items only."""

from __future__ import annotations

import io
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, one_of
from crowdgui.core.progress import Progress
from crowdgui.io.formats.flat import FlatBuilder, Place
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.long_table import refuse_empty
from crowdgui.io.formats.yaml_entries import Entry, NoEntryError, entries
from crowdgui.io.roles import Role
from crowdgui.io.text.encoding import sniff_encoding
from crowdgui.io.text.sniffing import is_number
from crowdgui.io.text.utf8 import BLOCK, Utf8Source, opened
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.flat import Flat
    from crowdgui.io.formats.head import Head

_LOOKED_AT = 200
_BREATH = 10_000

_TRUTHS = frozenset({"true", "false"})

_LABELS = {Role.WORKER: "worker", Role.ITEM: "item", Role.LABEL: "label"}
_GOLD = {Role.ITEM: "item", Role.GOLD: "gold"}


@dataclass(frozen=True)
class CubamYamlChoices(Options):
    """How the two levels of names are understood."""

    outer: str = one_of(
        "worker",
        {"worker": tr_noop("Workers, then items"), "item": tr_noop("Items, then workers")},
        tr_noop("The names are"),
        tr_noop("Names on the outside first."),
    )


def recognise(head: Head) -> bool:
    """Look for names with names below them, or for names that are true or false."""
    try:
        found = list(islice(entries(head.lines), _LOOKED_AT))
    except NoEntryError:
        return False
    if len(found) < 2 or len({len(entry.names) for entry in found}) > 1:
        return False
    values = {entry.value for entry in found}
    if len(found[0].names) == 1:
        return values <= _TRUTHS
    return values <= _TRUTHS or all(map(is_number, values)) or 2 * len(values) <= len(found)


def read(path: Path, choices: CubamYamlChoices, report: ProgressCallback) -> Flat:
    """Read a row for each label; of a file without workers, a row for the gold of each item."""
    rows = FlatBuilder()
    depth = 0
    try:
        for entry in entries(_lines(path, report)):
            depth = depth or len(entry.names)
            if len(entry.names) != depth:
                raise NoEntryError(entry.line)
            rows.add(_cells(entry, choices), entry.line)
    except NoEntryError as error:
        found = tr(
            "This line is neither a worker nor an item with its label, as in {example}. Other YAML"
            " is not read.",
            example="worker: {item: true}",
        )
        raise ReadError(path.name, found, line=error.line) from error
    flat = rows.flat(Place.LINE, _GOLD if depth == 1 else _LABELS)
    refuse_empty(path.name, flat)
    return flat


def _cells(entry: Entry, choices: CubamYamlChoices) -> dict[str, str]:
    if len(entry.names) == 1:
        return {"item": entry.names[0], "gold": entry.value}
    worker, item = entry.names if choices.outer == "worker" else reversed(entry.names)
    return {"worker": worker, "item": item, "label": entry.value}


def _lines(path: Path, report: ProgressCallback) -> Iterator[str]:
    encoding = sniff_encoding(path, report)
    stage = tr("Reading {file}", file=path.name)
    with opened(path) as file:
        size = max(1, path.stat().st_size)
        source = Utf8Source(file, path.name, encoding)
        text = io.TextIOWrapper(io.BufferedReader(source, BLOCK), "utf-8")
        for count, line in enumerate(text):
            yield line.rstrip("\n")
            if count % _BREATH == 0:
                report(Progress(stage, min(1.0, source.consumed / size)))


FORMAT = Format(
    "cubam-yaml", tr_noop("cubam in YAML"), recognise, read, (".yaml", ".yml"), CubamYamlChoices
)
