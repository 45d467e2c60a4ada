"""Whole columns of codes: rows taken out, words changed, columns joined and put side by side."""

from __future__ import annotations

import hashlib
import itertools
import json
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.io.coded import Coded
from crowdgui.io.text.writable import writable

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from crowdgui.core.arrays import BoolArray, IntArray

_PART = 1 << 14

_ID_SIGNS = 16
"""Signs of a made-up id: so many that two items never share one by chance."""


def taken(column: Coded, rows: IntArray | BoolArray) -> Coded:
    """Take rows out of a column."""
    return Coded(column.codes[rows], column.words)


def in_use(column: Coded) -> Coded:
    """Return a column without the words that stand in none of its rows."""
    used = np.zeros(len(column.words), dtype=bool)
    used[column.codes] = True
    if used.all():
        return column
    place = np.cumsum(used) - 1
    return Coded(place[column.codes], column.words.filter(pa.array(used)))


def is_any(column: Coded, words: Collection[str]) -> BoolArray:
    """Mark the rows that hold one of `words`, whatever the case and the blanks around it."""
    plain = pc.utf8_lower(pc.utf8_trim_whitespace(column.words))
    hit = pc.is_in(plain, value_set=pa.array(list(words), pa.string()))
    found: BoolArray = hit.to_numpy(zero_copy_only=False)[column.codes]
    return found


def is_blank(column: Coded) -> BoolArray:
    """Mark the rows with nothing but blanks."""
    return is_any(column, ("",))


def words_of(column: Coded) -> Iterator[str]:
    """Return the different texts of a column, a part at a time, so that others get their turn."""
    for start in range(0, len(column.words), _PART):
        yield from column.words.slice(start, _PART).to_pylist()


def reworded(column: Coded, change: Callable[[str], str]) -> Coded:
    """Change every different text of a column once."""
    return recoded(column.codes, map(change, words_of(column)))


def recoded(codes: IntArray, words: Iterable[str]) -> Coded:
    """Make a column of codes and their words, of which several may be alike."""
    merged = _array(words).dictionary_encode()
    return Coded(merged.indices.to_numpy()[codes], merged.dictionary)


def _array(words: Iterable[str]) -> pa.StringArray:
    rest, parts = map(writable, words), [pa.array([], pa.string())]
    while len(part := list(itertools.islice(rest, _PART))):
        parts.append(pa.array(part, pa.string()))
    return pa.concat_arrays(parts)


def interleaved(columns: Sequence[Coded]) -> Coded:
    """Interleave columns row by row into one column that is as many times as long."""
    merged = pa.concat_arrays([column.words for column in columns]).dictionary_encode()
    starts = np.cumsum([0, *(len(column.words) for column in columns)])
    place = merged.indices.to_numpy()
    rows = [place[c.codes + start] for c, start in zip(columns, starts, strict=False)]
    return Coded(np.column_stack(rows).ravel(), merged.dictionary)


def repeated(column: Coded, times: int) -> Coded:
    """Return every row `times` times."""
    return Coded(np.repeat(column.codes, times), column.words)


def combined(columns: Sequence[Coded]) -> tuple[IntArray, IntArray]:
    """Return a number to every combination of cells: the one of each row, and a row of each."""
    number = columns[0].codes.astype(np.int64)
    for column in columns[1:]:
        both = number * len(column.words) + column.codes
        number = pa.array(both).dictionary_encode().indices.to_numpy().astype(np.int64)
    seen = pa.array(number).dictionary_encode()
    number = seen.indices.to_numpy()
    row = np.zeros(len(seen.dictionary), dtype=np.int64)
    # Backwards, so that the first row of each is written last and stays.
    row[number[::-1]] = np.arange(number.size)[::-1]
    return number, row


def joined(columns: Sequence[Coded]) -> Coded:
    """Make one id of several columns, the same in every file in which they hold the same.

    A single column is its own id.
    """
    if len(columns) == 1:
        return columns[0]
    number, row = combined(columns)
    cells = zip(*(texts_of(column, row) for column in columns), strict=True)
    return Coded(number, _array(map(_id_of, cells)))


def texts_of(column: Coded, rows: IntArray) -> Iterator[str]:
    """Return the texts of some rows, a part at a time."""
    for start in range(0, rows.size, _PART):
        codes = column.codes[rows[start : start + _PART]]
        yield from column.words.take(pa.array(codes)).to_pylist()


def _id_of(texts: Sequence[str]) -> str:
    # Blanks and commas part no cells in JSON, so that different cells never give the same text.
    text = json.dumps(texts, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:_ID_SIGNS]


def varies_within(column: Coded, groups: Coded) -> bool:
    """Return whether the rows of some group differ, as answers to one item do."""
    first = np.zeros(len(groups.words), dtype=column.codes.dtype)
    first[groups.codes[::-1]] = column.codes[::-1]
    return bool((first[groups.codes] != column.codes).any())
