"""Answers of peerannot: an object with each task's answers by worker."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, one_of
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.encoding import sniff_encoding
from crowdgui.io.tabular.json_lists import json_members, one_or_more
from crowdgui.io.tabular.roles import ColumnRole, rank
from crowdgui.io.tabular.text_file import TextFormat, numbered_rows
from crowdgui.text.translation import format_number, tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_LOOKED_AT = 200


_NOTHING = "-1"


@dataclass(frozen=True)
class PeerannotOptions(Options):
    """How the two levels of names are understood."""

    outer: str = one_of("item", ("item", "worker"))


add_option_texts(
    {
        "PeerannotOptions.outer": OptionText(
            tr_noop("Order of the names"),
            tr_noop("The outer names come first."),
            {"item": tr_noop("Items, then workers"), "worker": tr_noop("Workers, then items")},
        ),
    }
)


def recognise(head: FileHead) -> bool:
    """Look for objects of plain values whose names come again, as those of workers do."""
    record = head.first_record or {}
    inner = list(record.values())[:_LOOKED_AT]
    if len(inner) < 2 or not all(isinstance(answers, dict) for answers in inner):
        return False
    names = list(chain.from_iterable(inner))
    if _are_columns(record) or _are_columns({*names}):
        return False
    plain = all(isinstance(v, str | int) for answers in inner for v in answers.values())
    classes = {str(v) for answers in inner for v in answers.values()}
    return plain and len(set(names)) < len(names) and len(classes) < len(names)


def _are_columns(names: Iterable[str]) -> bool:
    """Return whether names are those of the columns of a table, as pandas writes it."""
    roles = (ColumnRole.WORKER, ColumnRole.LABEL)
    return all(any(rank(name, role) is not None for name in names) for role in roles)


def read(path: Path, options: PeerannotOptions, report: ProgressCallback) -> RawTable:
    table = LongTable(path.name)
    for place, outer, answers in json_members(path, report):
        if not isinstance(answers, dict):
            found = tr(
                "“{key}” doesn’t list labels by name, as in {example}.",
                key=outer,
                example='{"task": {"worker": 1}}',
            )
            raise ReadError(path.name, found)
        for inner, value in answers.items():
            _add(table, place, (outer, inner), value, options)
    return table.flat()


def _add(
    table: LongTable, place: int, names: tuple[str, str], value: Any, options: PeerannotOptions
) -> None:
    item, worker = names if options.outer == "item" else reversed(names)
    table.add(place, item=item, worker=worker, label=one_or_more(value))


def recognise_matrix(head: FileHead) -> bool:
    """Look for rows of equally many whole numbers from -1 up, with blanks between, and a -1."""
    rows = [line.split() for line in head.lines[:_LOOKED_AT] if line.strip()]
    if not rows or len(rows[0]) < 3 or any(len(row) != len(rows[0]) for row in rows):
        return False
    cells = {cell for row in rows for cell in row}
    return _NOTHING in cells and all(c == _NOTHING or c.isdecimal() for c in cells)


def read_matrix(path: Path, _: NoOptions, report: ProgressCallback) -> RawTable:
    """Read a row for each task and a column for each worker; -1 means that there is none."""
    form = TextFormat(" ", sniff_encoding(path, report), header=False)
    table, width = LongTable(path.name), 0
    for line, row in numbered_rows(path, form, report):
        cells = [cell for cell in row if cell.strip()]
        width = width or len(cells)
        if len(cells) != width:
            why = tr(
                "Found {n} columns, expected {expected}. Check the separators and quotation "
                "marks there.",
                n=format_number(len(cells)),
                expected=format_number(width),
            )
            raise ReadError(path.name, why, line=line)
        for worker, cell in enumerate(cells, 1):
            if cell == _NOTHING:
                table.skip(tr("-1 means no label"), line)
            else:
                table.add(line, item=str(line), worker=str(worker), label=cell)
    return table.flat()


MATRIX = Format(
    "peerannot-matrix", tr_noop("peerannot matrix"), recognise_matrix, read_matrix, (".txt",)
)


FORMAT = Format("peerannot", tr_noop("peerannot"), recognise, read, (".json",), PeerannotOptions)
