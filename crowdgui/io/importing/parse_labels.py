"""The answers of one table as codes, whether it is long or wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.io.importing.import_spec import ImportSpec, Layout, has_header
from crowdgui.io.tabular.column_encoder import NONE, CodedColumn, split_dictionary
from crowdgui.io.tabular.roles import BESIDE, LABEL_ROLES, LONG_ONLY, SIDES, ColumnRole
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray


@dataclass(frozen=True, eq=False)
class ParsedLabels:
    """Who answered what, as the table has it: one entry for each answer, in the order of rows.

    Attributes
    ----------
    worker, item, label : CodedColumn
        Codes of each answer; `NONE` where the cell is empty or holds no answer.
    row : ndarray
        The row of each label, counted from 0 below the header.
    workers_seen, items_seen : ndarray
        Codes in the order in which their ids first appear, those without an answer included.
    item_of_row : ndarray or None
        The item of each row, where rows have one.
    n_rows : int
        Rows of the table.
    compared : ndarray of str or None
        Of comparisons, the names of the items; the words of `item` are for `split_key`.
    """

    worker: CodedColumn
    item: CodedColumn
    label: CodedColumn
    row: IntArray
    workers_seen: IntArray
    items_seen: IntArray
    item_of_row: IntArray | None
    n_rows: int
    compared: pa.StringArray | None = None


def parse_labels(table: pa.Table, reading: ImportSpec) -> ParsedLabels:
    """Find the answers in a table with all the columns of `reading` that are not skipped."""
    columns = {
        place: split_dictionary(table.column(i))
        for i, place in enumerate(used_columns(reading))
        if reading.roles[place] not in (*LONG_ONLY, ColumnRole.KIND)
    }
    if reading.layout is Layout.LONG:
        return _long_answers(columns, reading)
    names = dict(zip(used_columns(reading), table.column_names, strict=True))
    return _wide_answers(columns, names, reading)


def used_columns(reading: ImportSpec) -> list[int]:
    return [i for i, role in enumerate(reading.roles) if role is not ColumnRole.LEAVE_OUT]


def columns_beside(reading: ImportSpec) -> list[int]:
    """Return the columns without which a label counts, such as its time."""
    return [place for role in BESIDE for place in reading.places(role)]


def _long_answers(columns: dict[int, CodedColumn], reading: ImportSpec) -> ParsedLabels:
    if reading.is_paired:
        return _comparisons(columns, reading)
    (worker,), (item,), (label,) = (
        [columns[i] for i in reading.places(role)] for role in LABEL_ROLES
    )
    worker, item = worker.without([""]), item.without([""])
    known = (worker.codes >= 0) & (item.codes >= 0)
    return ParsedLabels(
        worker=worker,
        item=item,
        label=label.without(reading.missing_labels),
        row=_counted(label.codes.size),
        workers_seen=worker.codes if known.all() else worker.codes[known],
        items_seen=item.codes if known.all() else item.codes[known],
        item_of_row=item.codes,
        n_rows=label.codes.size,
    )


def _comparisons(columns: dict[int, CodedColumn], reading: ImportSpec) -> ParsedLabels:
    """Take a pair of items, as shown on one occasion, for the item that is labelled."""
    left, right, label = (columns[reading.places(role)[0]] for role in (*SIDES, ColumnRole.LABEL))
    occasion = reading.place(ColumnRole.ITEM)
    place = reading.place(ColumnRole.WORKER)
    n_rows = label.codes.size
    if place is None:
        # Nobody is named: one worker made them all.
        worker = CodedColumn(np.zeros(n_rows, dtype=np.int32), _made_up(tr("worker {n}"), 1).words)
    else:
        worker = columns[place].without([""])
    cells, names = _stacked([left, right])
    blank = pc.index(names, "").as_py()
    item = _pair_items(
        cells, blank, worker.codes, None if occasion is None else columns[occasion].codes
    )
    known = (worker.codes >= 0) & (item.codes >= 0)
    return ParsedLabels(
        worker=worker,
        item=item,
        label=label.without(reading.missing),
        row=_counted(n_rows),
        workers_seen=worker.codes[known],
        items_seen=item.codes[known],
        item_of_row=item.codes,
        n_rows=n_rows,
        compared=names,
    )


def _pair_items(
    cells: IntArray, blank: int, worker: IntArray, occasion: IntArray | None
) -> CodedColumn:
    """Return what each row compares as one column, whose words `split_key` takes apart.

    Rows are the same item where left, right and occasion are the same. Where no column names an
    occasion, each time a worker compares the same two as shown is an occasion of its own.

    Parameters
    ----------
    cells : ndarray of shape (rows, 2)
        Codes of the left and the right item.
    blank : int
        The code of the empty cell; rows with one have no item.
    worker : ndarray of shape (rows,)
    occasion : ndarray of shape (rows,), or None
    """
    left, right = cells[:, 0].astype(np.int64), cells[:, 1].astype(np.int64)
    if occasion is None:
        occasion = _times_before(np.stack([worker, left, right]))
    whole = np.stack([left, right, occasion.astype(np.int64)], axis=1)
    keys, codes = np.unique(whole, axis=0, return_inverse=True)
    codes = codes.reshape(-1).astype(np.int32)
    codes[(cells == blank).any(axis=1)] = NONE
    words = [f"{one} {other} {time}" for one, other, time in keys.tolist()]
    return CodedColumn(codes, pa.array(words, pa.string()))


def split_key(words: pa.StringArray) -> IntArray:
    """Return left, right and occasion of each word, (words, 3)."""
    parts = [word.split() for word in words.to_pylist()]
    return np.array(parts, dtype=np.int64).reshape(-1, 3)


def _times_before(columns: IntArray) -> IntArray:
    """Return how many earlier rows are the same in all `columns` (k, rows)."""
    _, group = np.unique(columns, axis=1, return_inverse=True)
    group = group.reshape(-1)
    order = np.argsort(group, kind="stable")
    ordered = group[order]
    first = np.searchsorted(ordered, ordered)
    found = np.empty(order.size, dtype=np.int64)
    found[order] = np.arange(order.size) - first
    return found


def _wide_answers(
    columns: dict[int, CodedColumn], names: dict[int, str], reading: ImportSpec
) -> ParsedLabels:
    places = reading.places(ColumnRole.LABEL)
    items_down = reading.layout is Layout.ITEMS_DOWN
    down_role, down_name, across_name = (
        (ColumnRole.ITEM, tr("item {n}"), tr("worker {n}"))
        if items_down
        else (ColumnRole.WORKER, tr("worker {n}"), tr("item {n}"))
    )
    cells, words = _stacked([columns[i] for i in places])
    key = reading.place(down_role)
    down = _made_up(down_name, len(cells)) if key is None else columns[key].without([""])
    if has_header(reading.form):
        across = CodedColumn(
            _counted(len(places)), pa.array([names[i] for i in places], pa.string())
        )
    else:
        across = _made_up(across_name, len(places))
    row, column, code = _filled(cells, words, reading.missing)
    label = CodedColumn(code, words).without(reading.missing)
    known = down.codes[down.codes >= 0]
    ids = (
        CodedColumn(down.codes[row], down.words),
        CodedColumn(across.codes[column], across.words),
    )
    if items_down:
        return ParsedLabels(
            worker=ids[1],
            item=ids[0],
            label=label,
            row=row,
            workers_seen=across.codes,
            items_seen=known,
            item_of_row=down.codes,
            n_rows=len(cells),
        )
    return ParsedLabels(
        worker=ids[0],
        item=ids[1],
        label=label,
        row=row,
        workers_seen=known,
        items_seen=across.codes,
        item_of_row=None,
        n_rows=len(cells),
    )


def _stacked(columns: list[CodedColumn]) -> tuple[IntArray, pa.StringArray]:
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

    In a wide table an empty cell is not a skipped label.
    """
    blank = pc.index(words, "").as_py() if "" in missing else NONE
    filled = cells != blank
    n_rows, n_columns = cells.shape
    row = np.repeat(_counted(n_rows), np.count_nonzero(filled, axis=1))
    column = np.broadcast_to(_counted(n_columns), cells.shape)[filled]
    return row, column, cells[filled]


def _counted(n: int) -> IntArray:
    return np.arange(n, dtype=np.int32)


def _made_up(name: str, n: int) -> CodedColumn:
    return CodedColumn(_counted(n), pa.array([name.format(n=i + 1) for i in range(n)], pa.string()))


def read_column(table: pa.Table, reading: ImportSpec, role: ColumnRole) -> CodedColumn | None:
    """Take the one column of `role` out of a table read with `used_columns`, if there is one."""
    position = column_index(reading, role)
    return None if position is None else split_dictionary(table.column(position))


def column_index(reading: ImportSpec, role: ColumnRole) -> int | None:
    """Return where that column is in the table."""
    place = reading.place(role)
    return None if place is None else used_columns(reading).index(place)
