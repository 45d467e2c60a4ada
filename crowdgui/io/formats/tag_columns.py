"""Tables with a row for each worker and item, and a column of 0 and 1 for each tag."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.long_table import refuse_empty
from crowdgui.io.tabular.encoding import sniff_encoding
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.raw_table import RawTableBuilder, RowUnit
from crowdgui.io.tabular.roles import ColumnRole, name_points, rank
from crowdgui.io.tabular.text_file import TextFormat, numbered_rows
from crowdgui.text.translation import format_number, tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.raw_table import RawTable


_LOOKED_AT = 50

_TAGS = "tags"

_TICKS = {"1": True, "1.0": True, "true": True, "0": False, "0.0": False, "false": False}

_START = re.compile(r"[^_\-:. ]+[_\-:. ]+(?=.)")
"""What the names of the columns of one question begin with, as in tag_food and tag_room."""


class _Layout(NamedTuple):
    """The columns of worker and item by name, and the tag of each column that holds one."""

    separator: str
    names: tuple[str, ...]
    worker: str
    item: str
    tags: Mapping[str, str]


def recognise(head: FileHead) -> bool:
    return _layout(head) is not None


def _layout(head: FileHead) -> _Layout | None:
    """Find a column of workers, one of items, and two or more of 0 and 1 with names alike.

    Without a column of workers, columns of 0 and 1 may be the workers themselves.
    """
    for separator, names in head.headers.items():
        if len(names) < 4 or len(set(names)) < len(names):
            continue
        worker, item = (_named(names, role) for role in (ColumnRole.WORKER, ColumnRole.ITEM))
        if not worker or not item or worker == item:
            continue
        rows = _first_rows(head.path, separator, len(names))
        ticks = {n for n, cells in zip(names, zip(*rows, strict=True), strict=False) if _is(cells)}
        groups: dict[str, list[str]] = {}
        for name in names:
            if name in ticks - {worker, item} and (begun := _START.match(name)):
                groups.setdefault(begun.group(), []).append(name)
        start, columns = max(groups.items(), key=lambda one: len(one[1]), default=("", []))
        others = set(names) - set(columns) - {worker, item}
        if len(columns) > 1 and not any(rank(n, ColumnRole.LABEL) is not None for n in others):
            tags = {name: name.removeprefix(start) for name in columns}
            return _Layout(separator, names, worker, item, tags)
    return None


def _named(names: Sequence[str], role: ColumnRole) -> str:
    points = {name: name_points(name, role) for name in names}
    best = max(names, key=lambda name: points[name])
    return best if points[best] > 0 else ""


def _first_rows(path: Path, separator: str, width: int) -> list[list[str]]:
    form = TextFormat(separator, "utf-8", header=True)
    try:
        found = list(islice(numbered_rows(path, form), 1 + _LOOKED_AT))
    except ReadError:
        return []
    return [row for _, row in found[1:] if len(row) == width]


def _is(cells: Sequence[str]) -> bool:
    """Return whether a column holds 0 and 1, both of them, and nothing else."""
    held = [_TICKS.get(cell.strip().lower()) for cell in cells if cell.strip()]
    return None not in held and len(set(held)) == 2


def read(path: Path, _: NoOptions, report: ProgressCallback) -> RawTable:
    """Add a column with the tags of each row as a list, also where there is none."""
    layout = _layout(FileHead.of(path))
    if layout is None:
        raise ReadError(path.name, tr("No two columns hold 0 and 1 for a tag each."))
    own = _TAGS
    while own in layout.names:
        own += "_"
    table = RawTableBuilder(len(layout.names) + 1)
    form = TextFormat(layout.separator, sniff_encoding(path, report), header=True)
    for line, row in islice(numbered_rows(path, form, report, strict=True), 1, None):
        if len(row) != len(layout.names):
            why = tr(
                "Found {n} columns, expected {expected}. Check the separators and quotation "
                "marks there.",
                n=format_number(len(row)),
                expected=format_number(len(layout.names)),
            )
            raise ReadError(path.name, why, line=line)
        cells = dict(zip(layout.names, row, strict=True))
        said = {tag: _TICKS.get(cells[name].strip().lower()) for name, tag in layout.tags.items()}
        if None in said.values():
            table.skip(tr("The cell of a tag holds neither 0 nor 1"), line)
            continue
        held = json.dumps([tag for tag, ticked in said.items() if ticked], ensure_ascii=False)
        table.add(cells | {own: held}, line)
    roles = {
        ColumnRole.WORKER: layout.worker,
        ColumnRole.ITEM: layout.item,
        ColumnRole.LABEL: own,
    }
    flat = table.flat(RowUnit.LINE, roles)
    refuse_empty(path.name, flat)
    return flat


FORMAT = Format(
    "tag-columns",
    tr_noop("Table with a column of 0 and 1 per tag"),
    recognise,
    read,
    (".csv", ".tsv", ".txt"),
)
