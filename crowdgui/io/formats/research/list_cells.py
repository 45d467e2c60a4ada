"""Tables with a row for each item whose cells list workers and, beside them, their labels."""

from __future__ import annotations

import ast
import json
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.encoding import sniff_encoding
from crowdgui.io.tabular.json_lists import (
    format_json_cell,
    format_options,
    json_members,
    json_records,
)
from crowdgui.io.tabular.roles import ColumnRole, name_points, rank, simplified
from crowdgui.io.tabular.text_file import TextFormat, numbered_rows
from crowdgui.text.translation import format_number, tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_LOOKED_AT = 50


_LONGEST = 100_000
"""Characters of a cell beyond which it is a text."""


_LIST = "labels"
"""What the lists are called that stand under their items."""


_SEPARATORS = (",", ";", "|")


class _Layout(NamedTuple):
    """The columns of workers and labels; the same where a list holds objects with both."""

    workers: str
    labels: str
    item: str


def split_list(value: Any) -> list[str]:
    """Return the parts of a list: JSON, as Python writes it, or words with separators."""
    if isinstance(value, str):
        value = _parsed(value)
    if not isinstance(value, list):
        return [] if value is None else [format_json_cell(value)]
    return [_part(part) for part in value]


def _part(part: Any) -> str:
    """Return one entry: a list of several options is one class, an empty one no label."""
    if isinstance(part, list):
        return format_options(format_json_cell(one) for one in part)
    return format_json_cell(part)


def _parsed(text: str) -> list[Any] | str:
    plain = text.strip()
    if plain.startswith("[") and len(plain) < _LONGEST:
        for parse in (json.loads, ast.literal_eval):
            try:
                found = parse(plain)
            except (ValueError, SyntaxError, RecursionError, MemoryError, TypeError):
                continue
            if isinstance(found, list):
                return found
        return plain
    separator = next((s for s in _SEPARATORS if s in plain), None)
    return [part.strip() for part in plain.split(separator)] if separator else plain


def recognise(head: FileHead) -> bool:
    return _layout(_first_rows(head)) is not None


def _first_rows(head: FileHead) -> list[Mapping[str, Any]]:
    """Return the first rows by column: of a text table with a header, or of lines of JSON."""
    if head.first_record is not None:
        if _is_by_item(head.first_record):
            return [_by_key(*one) for one in islice(head.first_record.items(), _LOOKED_AT)]
        return [*map(_flat, islice(head.records(), _LOOKED_AT))] or [_flat(head.first_record)]
    for separator, names in head.headers.items():
        if len(names) < 2 or not any(_is_about(name, ColumnRole.WORKER) for name in names):
            continue
        form = TextFormat(separator, "utf-8", header=True)
        try:
            found = list(islice(numbered_rows(head.path, form), 1 + _LOOKED_AT))
        except ReadError:
            return []
        rows = [row for _, row in found[1:] if len(row) == len(names)]
        return [dict(zip(names, row, strict=True)) for row in rows]
    return []


def _is_by_item(record: Mapping[str, Any]) -> bool:
    """Return whether an object holds records of the same fields, or lists, each under its item."""
    parts = [*record.values()][:_LOOKED_AT]
    if len(parts) > 1 and all(isinstance(part, list) for part in parts):
        return all(map(_holds_both, parts)) and not any(map(_holds_items, filter(None, parts)))
    return len(parts) > 1 and all(
        isinstance(part, dict) and part.keys() == parts[0].keys() for part in parts
    )


def _by_key(key: str, record: Any) -> Mapping[str, Any]:
    """Return a record, or a list, with the key it stands under as a column without a name."""
    return {"": key, **(_flat(record) if isinstance(record, dict) else {_LIST: record})}


def _flat(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record with the lists of an object within it as columns of their own."""
    cells: dict[str, Any] = {}
    for name, value in record.items():
        inner = value if isinstance(value, dict) else {}
        lists = {f"{name}.{key}": part for key, part in inner.items() if _is_plain_list(part)}
        cells |= lists or {name: value}
    return cells


def _is_plain_list(value: Any) -> bool:
    return isinstance(value, list) and not any(isinstance(part, dict) for part in value)


def _is_about(name: str, role: ColumnRole) -> bool:
    return name_points(name, role) > 0 or rank(name.removesuffix("s"), role) is not None


def _layout(rows: Sequence[Mapping[str, Any]]) -> _Layout | None:
    """Find two columns of lists that are equally long in every row, named workers and labels."""
    if not rows:
        return None
    names = list(rows[0])
    if any(isinstance(rows[0][n], list) for n in names if rank(n, ColumnRole.ITEM) is not None):
        # A table by columns: its lists are the columns.
        return None
    lists = {name: [_as_list(row.get(name)) for row in rows] for name in names}
    filled = [name for name in names if any(len(cell or ()) > 1 for cell in lists[name])]
    for workers in (n for n in filled if _is_about(n, ColumnRole.WORKER)):
        for labels in (n for n in filled if n != workers and _is_about(n, ColumnRole.LABEL)):
            pairs = zip(lists[workers], lists[labels], strict=True)
            if all(len(one or ()) == len(other or ()) for one, other in pairs):
                return _Layout(workers, labels, _item(names))
    for name in filled:
        cells = [cell for cell in lists[name] if cell]
        if all(map(_holds_both, cells)) and not any(map(_holds_items, cells)):
            return _Layout(name, name, _item(names))
    return None


def _as_list(cell: Any) -> list[Any] | None:
    found = _parsed(cell) if isinstance(cell, str) else cell
    return found if isinstance(found, list) else None


def _holds_both(entries: list[Any]) -> bool:
    return all(isinstance(e, dict) and None not in _keys(e) for e in entries)


def _holds_items(entries: list[Any]) -> bool:
    """Return whether entries name items of their own: a table within an object is a plain one."""
    named = [
        name
        for name in entries[0]
        if rank(str(name), ColumnRole.ITEM) is not None and simplified(str(name)) != "id"
    ]
    return any(len({format_json_cell(e.get(name)) for e in entries}) > 1 for name in named)


def _keys(entry: Mapping[str, Any]) -> tuple[str | None, str | None]:
    """Return which fields of an entry name the worker and the label."""
    found = []
    for role in (ColumnRole.WORKER, ColumnRole.LABEL):
        ranks = {name: place for name in entry if (place := rank(str(name), role)) is not None}
        found.append(min(ranks, key=lambda name: ranks[name], default=None))
    return found[0], found[1]


def _item(names: Sequence[str]) -> str:
    """Return the column that names the items; the one without a name where there is none."""
    ranks = {n: place for n in names if (place := rank(n, ColumnRole.ITEM)) is not None}
    return min(ranks, key=lambda name: ranks[name], default="")


def read(path: Path, _: NoOptions, report: ProgressCallback) -> RawTable:
    """Read a label for each worker that a row lists."""
    records = list(_records(path, report))
    layout = _layout([record for _, record in records[:_LOOKED_AT]])
    if layout is None:
        raise ReadError(path.name, tr("No two columns list workers and their labels."))
    table = LongTable(path.name)
    for number, (place, record) in enumerate(records, 1):
        named = layout.item in record
        item = format_json_cell(record.get(layout.item)) if named else str(number)
        beside = table.beside(
            {name: value for name, value in record.items() if name and name not in layout}
        )
        for worker, label, more in _pairs(path, place, record, layout):
            if not label:
                table.skip(tr("The label is missing"), place)
                continue
            own = table.beside({name: more[name] for name in more if name not in record})
            table.add(place, item=item, worker=worker, label=label, beside=beside | own)
    return table.flat()


def _records(path: Path, report: ProgressCallback) -> Iterator[tuple[int, Mapping[str, Any]]]:
    from crowdgui.io.tabular.file_head import FileHead

    head = FileHead.of(path)
    if head.first_record is not None:
        if _is_by_item(head.first_record):
            yield from ((n, _by_key(*one)) for n, *one in json_members(path, report))
        else:
            yield from ((n, _flat(record)) for n, record in json_records(path, report))
        return
    first = _first_rows(head)
    if not first:
        raise ReadError(path.name, tr("No two columns list workers and their labels."))
    names = first[0].keys()
    separator = head.separator(*names) or ","
    form = TextFormat(separator, sniff_encoding(path, report), header=True)
    for line, row in islice(numbered_rows(path, form, report, strict=True), 1, None):
        if len(row) != len(names):
            why = tr(
                "Found {n} columns, expected {expected}. Check the separators and quotation "
                "marks there.",
                n=format_number(len(row)),
                expected=format_number(len(names)),
            )
            raise ReadError(path.name, why, line=line)
        yield line, dict(zip(names, row, strict=True))


def _pairs(
    path: Path, place: int, record: Mapping[str, Any], layout: _Layout
) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Return workers with their labels, and what else an entry says of its label."""
    if layout.workers == layout.labels:
        for entry in _as_list(record.get(layout.labels)) or ():
            worker, label = _keys(entry) if isinstance(entry, dict) else (None, None)
            if worker is None or label is None:
                raise ReadError(
                    path.name, tr("An entry lacks its worker or its label."), line=place
                )
            more = {name: value for name, value in entry.items() if name not in (worker, label)}
            yield format_json_cell(entry[worker]), _part(entry[label]), more
        return
    workers, labels = (split_list(record.get(name)) for name in (layout.workers, layout.labels))
    if len(workers) != len(labels):
        why = tr(
            "Found {n} workers but {labels} labels in the lists of one row.",
            n=format_number(len(workers)),
            labels=format_number(len(labels)),
        )
        raise ReadError(path.name, why, line=place)
    for worker, said in zip(workers, labels, strict=True):
        yield worker, said, {}


FORMAT = Format(
    "list-cells",
    tr_noop("Table with lists of workers and labels"),
    recognise,
    read,
    (".csv", ".tsv", ".json", ".jsonl"),
)
