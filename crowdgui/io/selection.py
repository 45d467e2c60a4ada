"""Which rows of a table are answers to the question at hand, and which tell the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.io.answers import column_of
from crowdgui.io.left_out import Omission
from crowdgui.io.reading import Layout
from crowdgui.io.roles import Role
from crowdgui.text.translation import join_list, tr, tr_noop

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.io.reading import Reading

_TRUE = ("true", "1", "yes", "y", "t", "gold", "golden")

OTHER_QUESTION = tr_noop("It answers another question")
"""Why a row is left out that is none of the question's."""

_NAMED = 8
"""Most questions named in a sentence."""


@dataclass(frozen=True, eq=False)
class Selection:
    """The rows of a table apart: those with answers, and those with the truth.

    `rows` and `known_rows` say where in the file each of them stood; `omissions` are the others.
    """

    table: pa.Table
    rows: IntArray
    known: pa.Table
    known_rows: IntArray
    omissions: tuple[Omission, ...]


def select(name: str, table: pa.Table, reading: Reading) -> Selection:
    """Take the rows apart; `name` is the file's, for an error."""
    everything = np.arange(len(table), dtype=np.int32)
    asked = _of_question(name, table, reading)
    known = _known(table, reading)
    others = () if asked is None else (_other_questions(asked),)
    if asked is None and known is None:
        return Selection(table, everything, table.slice(0, 0), everything[:0], ())
    wanted = np.ones(len(table), dtype=bool) if asked is None else asked
    truth = np.zeros(len(table), dtype=bool) if known is None else known & wanted
    rows, known_rows = np.flatnonzero(wanted & ~truth), np.flatnonzero(truth)
    return Selection(_taken(table, rows), rows, _taken(table, known_rows), known_rows, others)


def questions(table: pa.Table, reading: Reading) -> tuple[str, ...]:
    """Return the questions that are answered, the one with most answers first."""
    column = column_of(table, reading, Role.QUESTION)
    if column is None:
        return ()
    counts = np.bincount(column.codes, minlength=len(column.words))
    order = np.argsort(-counts, kind="stable")[: np.count_nonzero(counts)]
    return tuple(column.words.take(pa.array(order)).to_pylist())


def _of_question(name: str, table: pa.Table, reading: Reading) -> BoolArray | None:
    column = column_of(table, reading, Role.QUESTION)
    if column is None:
        return None
    there = questions(table, reading)
    if reading.question is None and len(there) > 1:
        raise ReadError(
            name,
            tr(
                "Several questions are answered: {questions}. Choose one.",
                questions=join_list(there[:_NAMED]),
            ),
        )
    wanted = there[0] if reading.question is None else reading.question
    if wanted not in there:
        raise ReadError(
            name,
            tr(
                "Nobody answers the question “{wanted}”. The questions are {questions}.",
                wanted=wanted,
                questions=join_list(there[:_NAMED]),
            ),
        )
    code = column.words.to_pylist().index(wanted)
    return np.asarray(column.codes == code)


def _other_questions(asked: BoolArray) -> Omission:
    return Omission(tr(OTHER_QUESTION), np.flatnonzero(~asked))


def _known(table: pa.Table, reading: Reading) -> BoolArray | None:
    """Mark the rows that tell the truth, by their flag or by who wrote them."""
    marks: list[BoolArray] = []
    flag = column_of(table, reading, Role.KNOWN)
    if flag is not None:
        meant = [word.strip().casefold() in _TRUE for word in flag.words.to_pylist()]
        marks.append(np.array([*meant, False])[flag.codes])
    long = reading.layout is Layout.LONG
    worker = column_of(table, reading, Role.WORKER) if reading.gold_worker and long else None
    if worker is not None:
        words = worker.words.to_pylist()
        if reading.gold_worker in words:
            marks.append(np.equal(worker.codes, words.index(reading.gold_worker)))
    return np.any(marks, axis=0) if marks else None


def _taken(table: pa.Table, rows: IntArray) -> pa.Table:
    return table.take(pa.array(rows)).combine_chunks()
