"""The answers of one table as codes, whether it is long or wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.io.coded import NONE, Coded, coded
from crowdgui.io.forms import has_header
from crowdgui.io.reading import Layout, Reading
from crowdgui.io.roles import LONG_ONLY, Role
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray


@dataclass(frozen=True, eq=False)
class Answers:
    """Who answered what, as the table has it: one entry for each answer, in the order of rows.

    Attributes
    ----------
    worker, item, label : Coded
        Codes of each answer; `NONE` where the cell is empty or holds no answer.
    row : ndarray
        The row each answer stands in, counted from 0 below the header.
    workers_seen, items_seen : ndarray
        Codes in the order in which their ids first appear, those without an answer included.
    item_of_row : ndarray or None
        The item of each row, where rows have one.
    n_rows : int
        Rows of the table.
    """

    worker: Coded
    item: Coded
    label: Coded
    row: IntArray
    workers_seen: IntArray
    items_seen: IntArray
    item_of_row: IntArray | None
    n_rows: int


def answers(table: pa.Table, reading: Reading) -> Answers:
    """Find the answers in a table with all the columns of `reading` that are not left out."""
    columns = {
        place: coded(table.column(i))
        for i, place in enumerate(used_places(reading))
        if reading.roles[place] not in LONG_ONLY
    }
    if reading.layout is Layout.LONG:
        return _long_answers(columns, reading)
    return _wide_answers(columns, dict(zip(columns, table.column_names, strict=True)), reading)


def used_places(reading: Reading) -> list[int]:
    return [i for i, role in enumerate(reading.roles) if role is not Role.LEAVE_OUT]


def _long_answers(columns: dict[int, Coded], reading: Reading) -> Answers:
    (worker,), (item,), (label,) = (
        [columns[i] for i in reading.places(role)] for role in (Role.WORKER, Role.ITEM, Role.LABEL)
    )
    worker, item = worker.without([""]), item.without([""])
    known = (worker.codes >= 0) & (item.codes >= 0)
    return Answers(
        worker,
        item,
        label.without(reading.missing),
        _counted(label.codes.size),
        worker.codes if known.all() else worker.codes[known],
        item.codes if known.all() else item.codes[known],
        item.codes,
        label.codes.size,
    )


def _wide_answers(columns: dict[int, Coded], names: dict[int, str], reading: Reading) -> Answers:
    places = reading.places(Role.LABEL)
    items_down = reading.layout is Layout.ITEMS_DOWN
    down_role, down_name, across_name = (
        (Role.ITEM, tr("item {n}"), tr("worker {n}"))
        if items_down
        else (Role.WORKER, tr("worker {n}"), tr("item {n}"))
    )
    cells, words = _stacked([columns[i] for i in places])
    key = reading.place(down_role)
    down = _made_up(down_name, len(cells)) if key is None else columns[key].without([""])
    if has_header(reading.form):
        across = Coded(_counted(len(places)), pa.array([names[i] for i in places], pa.string()))
    else:
        across = _made_up(across_name, len(places))
    row, column, code = _filled(cells, words, reading.missing)
    label = Coded(code, words).without(reading.missing)
    known = down.codes[down.codes >= 0]
    ids = (Coded(down.codes[row], down.words), Coded(across.codes[column], across.words))
    if items_down:
        return Answers(ids[1], ids[0], label, row, across.codes, known, down.codes, len(cells))
    return Answers(ids[0], ids[1], label, row, known, across.codes, None, len(cells))


def _stacked(columns: list[Coded]) -> tuple[IntArray, pa.StringArray]:
    """Return columns side by side, (rows, columns), with one dictionary for all."""
    merged = pa.concat_arrays([column.words for column in columns]).dictionary_encode()
    cuts = np.cumsum([len(column.words) for column in columns])[:-1]
    new = np.split(merged.indices.to_numpy(), cuts)
    cells = np.empty((columns[0].codes.size, len(columns)), dtype=np.int32)
    for place, (places, column) in enumerate(zip(new, columns, strict=True)):
        cells[:, place] = places[column.codes]
    return cells, merged.dictionary


def _filled(
    cells: IntArray, words: pa.StringArray, missing: frozenset[str]
) -> tuple[IntArray, IntArray, IntArray]:
    """Find row, column and code of the cells with something in them.

    In a wide table an empty cell is no answer left out.
    """
    blank = pc.index(words, "").as_py() if "" in missing else NONE
    filled = cells != blank
    n_rows, n_columns = cells.shape
    row = np.repeat(_counted(n_rows), np.count_nonzero(filled, axis=1))
    column = np.broadcast_to(_counted(n_columns), cells.shape)[filled]
    return row, column, cells[filled]


def _counted(n: int) -> IntArray:
    return np.arange(n, dtype=np.int32)


def _made_up(name: str, n: int) -> Coded:
    return Coded(_counted(n), pa.array([name.format(n=i + 1) for i in range(n)], pa.string()))


def column_of(table: pa.Table, reading: Reading, role: Role) -> Coded | None:
    """Take the one column of `role` out of a table read with `used_places`, if there is one."""
    position = position_of(reading, role)
    return None if position is None else coded(table.column(position))


def position_of(reading: Reading, role: Role) -> int | None:
    """Return where that column stands in the table."""
    place = reading.place(role)
    return None if place is None else used_places(reading).index(place)
