"""The questions of a file: which there are, the rows and the gold of one, and to read another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.importing.import_spec import Layout, MultiFile
from crowdgui.io.importing.parse_labels import columns_beside, read_column, used_columns
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.importing.tables import preview, question_columns, read_table
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import given_names
from crowdgui.text.translation import join_list, tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.io.importing.tables import OpenedFile


_GOLD = "_gold"


_OUTPUT, _GOLDEN = "OUTPUT:", "GOLDEN:"


def gold_name(answers: str) -> str:
    """Name the column that holds the gold of a question, were there one: Toloka's, or Appen's."""
    if answers.startswith(_OUTPUT):
        return _GOLDEN + answers.removeprefix(_OUTPUT)
    return answers + _GOLD


def with_own_gold(reading: ImportSpec, names: Sequence[str]) -> ImportSpec:
    """Take the gold that goes with the label's column; that of another question is ignored."""
    label = reading.place(ColumnRole.LABEL)
    if reading.layout is not Layout.LONG or label is None:
        return reading
    golden = {gold_name(name): name for name in names}
    own = gold_name(names[label])
    roles = list(reading.roles)
    for place in reading.places(ColumnRole.GOLD):
        if own in names or golden.get(names[place]) in names:
            roles[place] = ColumnRole.LEAVE_OUT
    if own in names:
        roles[names.index(own)] = ColumnRole.GOLD
    return replace(reading, roles=tuple(roles))


def split_questions(
    file: OpenedFile, reading: ImportSpec, report: ProgressCallback = ignore_progress
) -> tuple[str, ...]:
    """Return the questions of a file as `with_question` takes them; none where it has but one.

    Those that rows name come with the one of most answers first, columns in their order.
    """
    place = reading.place(ColumnRole.QUESTION)
    if place is None:
        asked = question_columns(file, reading.form, report)
        return asked if len(asked) > 1 else ()
    roles = [ColumnRole.LEAVE_OUT] * len(reading.roles)
    roles[place] = ColumnRole.QUESTION
    alone = replace(reading, roles=tuple(roles))
    table = read_table(file, reading.form, [place], report)
    there = _list_questions(table, alone)
    if set(table.column_names).isdisjoint(there):
        return there
    # It may be the header that comes again, which only the whole row can tell.
    names = preview(file, reading.form, 1, report).columns
    beside = columns_beside(reading)
    whole = read_table(file, reading.form, used_columns(reading), report, optional=beside)
    rows = np.flatnonzero(~_headers_again(whole, reading, names))
    return _list_questions(_taken(table, rows), alone)


def get_question(reading: ImportSpec, names: Sequence[str]) -> str | None:
    """Return the question that is read; `names` are the columns of the file."""
    if reading.place(ColumnRole.QUESTION) is not None:
        return reading.question
    label = reading.place(ColumnRole.LABEL) if reading.layout is Layout.LONG else None
    return None if label is None else names[label]


def with_question(reading: ImportSpec, names: Sequence[str], question: str) -> ImportSpec:
    """Read the answers to another question, and its gold where a column of that is named so."""
    if reading.place(ColumnRole.QUESTION) is not None:
        return replace(reading, question=question)
    others = [ColumnRole.LEAVE_OUT if role is ColumnRole.LABEL else role for role in reading.roles]
    wanted = names.index(question)
    roles = tuple(ColumnRole.LABEL if i == wanted else role for i, role in enumerate(others))
    return with_own_gold(replace(reading, roles=roles), names)


_TRUE = ("true", "1", "yes", "y", "t", "gold", "golden")


OTHER_QUESTION = tr_noop("Part of another question")
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


def select_rows(
    file: str, table: pa.Table, reading: ImportSpec, names: Sequence[str]
) -> RowSelection:
    """Take the rows apart; `names` are those of all columns, `file` is for an error."""
    everything = np.arange(len(table), dtype=np.int32)
    again = _headers_again(table, reading, names)
    asked = _of_question(file, table, reading, again)
    known = _known(table, reading)
    others = () if asked is None else (_other_questions(asked | again),)
    if asked is None and known is None and not again.any():
        return RowSelection(table, everything, table.slice(0, 0), everything[:0], ())
    wanted = ~again if asked is None else asked & ~again
    truth = np.zeros(len(table), dtype=bool) if known is None else known & wanted
    rows, known_rows = np.flatnonzero(wanted & ~truth), np.flatnonzero(truth)
    headers = Omission(tr("The row repeats the header"), np.flatnonzero(again))
    return RowSelection(
        _taken(table, rows), rows, _taken(table, known_rows), known_rows, (headers, *others)
    )


def _headers_again(table: pa.Table, reading: ImportSpec, names: Sequence[str]) -> BoolArray:
    """Mark the rows that hold the names of their columns, as where files were joined.

    `names` are those of all columns. A file that lacks a column beside the labels has a blank
    there, and the column that names files is in none.
    """
    again = np.ones(len(table), dtype=bool)
    given, beside = given_names(names), columns_beside(reading)
    of_files = len(names) - 1 if isinstance(reading.form, MultiFile) else -1
    for place, column in zip(used_columns(reading), table.columns, strict=True):
        if place != of_files and pa.types.is_dictionary(column.type):
            coded = split_dictionary(column)
            said = {names[place], given[place], *([""] if place in beside else [])}
            codes = [code for word in said if (code := pc.index(coded.words, word).as_py()) >= 0]
            again &= np.isin(coded.codes, codes)
            if not again.any():
                break
    return again


def _list_questions(table: pa.Table, reading: ImportSpec) -> tuple[str, ...]:
    """Return the questions that are answered, the one with most answers first."""
    column = read_column(table, reading, ColumnRole.QUESTION)
    if column is None:
        return ()
    counts = np.bincount(column.codes, minlength=len(column.words))
    order = np.argsort(-counts, kind="stable")[: np.count_nonzero(counts)]
    return tuple(column.words.take(pa.array(order)).to_pylist())


def _of_question(
    name: str, table: pa.Table, reading: ImportSpec, again: BoolArray
) -> BoolArray | None:
    column = read_column(table, reading, ColumnRole.QUESTION)
    if column is None:
        return None
    there = _list_questions(table.filter(pa.array(~again)) if again.any() else table, reading)
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
    """Mark the rows with gold labels, by their flag or by who gave them."""
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
