"""The answers of one table as codes, whether it is long or wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.import_spec import ImportSpec, Layout, has_header
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.tabular.column_encoder import NONE, CodedColumn, split_dictionary
from crowdgui.io.tabular.roles import LONG_ONLY, ColumnRole
from crowdgui.text.translation import join_list, tr, tr_noop

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray


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
    """

    worker: CodedColumn
    item: CodedColumn
    label: CodedColumn
    row: IntArray
    workers_seen: IntArray
    items_seen: IntArray
    item_of_row: IntArray | None
    n_rows: int


def parse_labels(table: pa.Table, reading: ImportSpec) -> ParsedLabels:
    """Find the answers in a table with all the columns of `reading` that are not skipped."""
    columns = {
        place: split_dictionary(table.column(i))
        for i, place in enumerate(used_columns(reading))
        if reading.roles[place] not in LONG_ONLY
    }
    if reading.layout is Layout.LONG:
        return _long_answers(columns, reading)
    return _wide_answers(columns, dict(zip(columns, table.column_names, strict=True)), reading)


def used_columns(reading: ImportSpec) -> list[int]:
    return [i for i, role in enumerate(reading.roles) if role is not ColumnRole.LEAVE_OUT]


def _long_answers(columns: dict[int, CodedColumn], reading: ImportSpec) -> ParsedLabels:
    (worker,), (item,), (label,) = (
        [columns[i] for i in reading.places(role)]
        for role in (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL)
    )
    worker, item = worker.without([""]), item.without([""])
    known = (worker.codes >= 0) & (item.codes >= 0)
    return ParsedLabels(
        worker,
        item,
        label.without(reading.missing),
        _counted(label.codes.size),
        worker.codes if known.all() else worker.codes[known],
        item.codes if known.all() else item.codes[known],
        item.codes,
        label.codes.size,
    )


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
        return ParsedLabels(ids[1], ids[0], label, row, across.codes, known, down.codes, len(cells))
    return ParsedLabels(ids[0], ids[1], label, row, known, across.codes, None, len(cells))


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


_TRUE = ("true", "1", "yes", "y", "t", "gold", "golden")


OTHER_QUESTION = tr_noop("It belongs to another question")
"""Why a row is left out that is none of the question's."""


_NAMED = 8
"""Most questions named in a sentence."""


@dataclass(frozen=True, eq=False)
class RowSelection:
    """The rows of a table apart: those with answers, and those with the truth.

    `rows` and `known_rows` say where in the file each of them was; `omissions` are the others.
    """

    table: pa.Table
    rows: IntArray
    known: pa.Table
    known_rows: IntArray
    omissions: tuple[Omission, ...]


def select_rows(name: str, table: pa.Table, reading: ImportSpec) -> RowSelection:
    """Take the rows apart; `name` is the file's, for an error."""
    everything = np.arange(len(table), dtype=np.int32)
    asked = _of_question(name, table, reading)
    known = _known(table, reading)
    others = () if asked is None else (_other_questions(asked),)
    if asked is None and known is None:
        return RowSelection(table, everything, table.slice(0, 0), everything[:0], ())
    wanted = np.ones(len(table), dtype=bool) if asked is None else asked
    truth = np.zeros(len(table), dtype=bool) if known is None else known & wanted
    rows, known_rows = np.flatnonzero(wanted & ~truth), np.flatnonzero(truth)
    return RowSelection(_taken(table, rows), rows, _taken(table, known_rows), known_rows, others)


def list_questions(table: pa.Table, reading: ImportSpec) -> tuple[str, ...]:
    """Return the questions that are answered, the one with most answers first."""
    column = read_column(table, reading, ColumnRole.QUESTION)
    if column is None:
        return ()
    counts = np.bincount(column.codes, minlength=len(column.words))
    order = np.argsort(-counts, kind="stable")[: np.count_nonzero(counts)]
    return tuple(column.words.take(pa.array(order)).to_pylist())


def _of_question(name: str, table: pa.Table, reading: ImportSpec) -> BoolArray | None:
    column = read_column(table, reading, ColumnRole.QUESTION)
    if column is None:
        return None
    there = list_questions(table, reading)
    if reading.question is None and len(there) > 1:
        raise ReadError(
            name,
            tr(
                "There are several questions: {questions}. Choose one.",
                questions=join_list(there[:_NAMED]),
            ),
        )
    wanted = there[0] if reading.question is None else reading.question
    if wanted not in there:
        raise ReadError(
            name,
            tr(
                "There are no labels for the question “{wanted}”. The questions are {questions}.",
                wanted=wanted,
                questions=join_list(there[:_NAMED]),
            ),
        )
    code = column.words.to_pylist().index(wanted)
    return np.asarray(column.codes == code)


def _other_questions(asked: BoolArray) -> Omission:
    return Omission(tr(OTHER_QUESTION), np.flatnonzero(~asked))


def _known(table: pa.Table, reading: ImportSpec) -> BoolArray | None:
    """Mark the rows that tell the truth, by their flag or by who wrote them."""
    marks: list[BoolArray] = []
    flag = read_column(table, reading, ColumnRole.KNOWN)
    if flag is not None:
        meant = [word.strip().casefold() in _TRUE for word in flag.words.to_pylist()]
        marks.append(np.array([*meant, False])[flag.codes])
    long = reading.layout is Layout.LONG
    worker = (
        read_column(table, reading, ColumnRole.WORKER) if reading.gold_worker and long else None
    )
    if worker is not None:
        words = worker.words.to_pylist()
        if reading.gold_worker in words:
            marks.append(np.equal(worker.codes, words.index(reading.gold_worker)))
    return np.any(marks, axis=0) if marks else None


def _taken(table: pa.Table, rows: IntArray) -> pa.Table:
    return table.take(pa.array(rows)).combine_chunks()
