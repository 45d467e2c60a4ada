"""Columns of text with codes: made of values of any kind, taken, mapped and combined."""

from __future__ import annotations

import hashlib
import itertools
import json
from decimal import Decimal
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.io.tabular.json_lists import format_json_cell

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from crowdgui.core.arrays import BoolArray, IntArray


_TOO_LARGE = float(1 << 63)


_DECIMALS = {"s": 0, "ms": 3, "us": 6, "ns": 9}
"""Decimals of a second, by the unit in which a length of time is counted."""


def cell_texts(values: pa.Array) -> pa.Array:
    """Write values as text: whole numbers exactly, dates as ISO 8601, nested ones as JSON.

    Numbers that are whole lose their decimals, since tables with missing numbers are often saved
    with all of them as 1.0; NaN is a missing number. Raises `pyarrow.ArrowInvalid` for bytes that
    are not text.
    """
    kind = values.type
    if isinstance(values, pa.ExtensionArray):
        return cell_texts(values.storage)
    if pa.types.is_dictionary(kind):
        return cell_texts(values.dictionary_decode())
    if pa.types.is_floating(kind):
        return _floats(values)
    if pa.types.is_duration(kind):
        return _seconds(values)
    if pa.types.is_timestamp(kind) or pa.types.is_time(kind):
        return pc.replace_substring_regex(values.cast(pa.string()), r"\.0+(Z|[+-]|$)", r"\1")
    if pa.types.is_nested(kind):
        return pa.array([format_json_cell(value) for value in values.to_pylist()], pa.string())
    text = values.cast(pa.string())
    # Neither Parquet nor Arrow see to it that text is text.
    text.validate(full=True)
    return text


def n_beyond_digits(values: pa.Array) -> int:
    """Count whole numbers so large that their kind does not tell them from their neighbours."""
    if not pa.types.is_floating(values.type):
        return 0
    number = values.to_numpy(zero_copy_only=False)
    limit = 2.0 ** (np.finfo(number.dtype).nmant + 1)
    return int(np.count_nonzero(np.isfinite(number) & (np.abs(number) >= limit)))


def _floats(values: pa.Array) -> pa.Array:
    number = values.to_numpy(zero_copy_only=False).astype(np.float64)
    whole = (np.abs(number) < _TOO_LARGE) & (np.trunc(number) == number)
    digits = pa.array(np.where(whole, number, 0).astype(np.int64)).cast(pa.string())
    text = pc.if_else(pa.array(whole), digits, values.cast(pa.string()))
    return pc.if_else(pa.array(np.isnan(number)), pa.scalar(None, pa.string()), text)


def _seconds(values: pa.Array) -> pa.Array:
    """Write lengths of time as seconds."""
    places = _DECIMALS[values.type.unit]
    ticks = values.cast(pa.int64()).to_pylist()
    texts = [None if n is None else f"{Decimal(n).scaleb(-places).normalize():f}" for n in ticks]
    return pa.array(texts, pa.string())


_PART = 1 << 14


_ID_SIGNS = 16
"""Signs of a made-up id: so many that two items never share one by chance."""


def take_rows(column: CodedColumn, rows: IntArray | BoolArray) -> CodedColumn:
    """Take rows out of a column."""
    return CodedColumn(column.codes[rows], column.words)


def drop_unused(column: CodedColumn) -> CodedColumn:
    """Return a column without the words that occur in none of its rows."""
    used = np.zeros(len(column.words), dtype=bool)
    used[column.codes] = True
    if used.all():
        return column
    place = np.cumsum(used) - 1
    return CodedColumn(place[column.codes], column.words.filter(pa.array(used)))


def is_any(column: CodedColumn, words: Collection[str]) -> BoolArray:
    """Mark the rows that hold one of `words`, whatever the case and the blanks around it."""
    plain = pc.utf8_lower(pc.utf8_trim_whitespace(column.words))
    hit = pc.is_in(plain, value_set=pa.array(list(words), pa.string()))
    found: BoolArray = hit.to_numpy(zero_copy_only=False)[column.codes]
    return found


def is_blank(column: CodedColumn) -> BoolArray:
    """Mark the rows with nothing but blanks."""
    return is_any(column, ("",))


def distinct_texts(column: CodedColumn) -> Iterator[str]:
    """Return the different texts of a column, a part at a time, so that others get their turn."""
    for start in range(0, len(column.words), _PART):
        yield from column.words.slice(start, _PART).to_pylist()


def map_texts(column: CodedColumn, change: Callable[[str], str]) -> CodedColumn:
    """Change every different text of a column once."""
    return build_column(column.codes, map(change, distinct_texts(column)))


def build_column(codes: IntArray, words: Iterable[str]) -> CodedColumn:
    """Make a column of codes and their words, of which several may be alike."""
    merged = _array(words).dictionary_encode()
    return CodedColumn(merged.indices.to_numpy()[codes], merged.dictionary)


def _array(words: Iterable[str]) -> pa.StringArray:
    rest, parts = map(to_writable, words), [pa.array([], pa.string())]
    while len(part := list(itertools.islice(rest, _PART))):
        parts.append(pa.array(part, pa.string()))
    return pa.concat_arrays(parts)


def interleave(columns: Sequence[CodedColumn]) -> CodedColumn:
    """Interleave columns row by row into one column that is as many times as long."""
    merged = pa.concat_arrays([column.words for column in columns]).dictionary_encode()
    starts = np.cumsum([0, *(len(column.words) for column in columns)])
    place = merged.indices.to_numpy()
    rows = [place[c.codes + start] for c, start in zip(columns, starts, strict=False)]
    return CodedColumn(np.column_stack(rows).ravel(), merged.dictionary)


def repeat_rows(column: CodedColumn, times: int) -> CodedColumn:
    """Return every row `times` times."""
    return CodedColumn(np.repeat(column.codes, times), column.words)


def combine_codes(columns: Sequence[CodedColumn]) -> tuple[IntArray, IntArray]:
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


def join_ids(columns: Sequence[CodedColumn]) -> CodedColumn:
    """Make one id of several columns, the same in every file in which they hold the same.

    A single column is its own id.
    """
    if len(columns) == 1:
        return columns[0]
    number, row = combine_codes(columns)
    cells = zip(*(row_texts(column, row) for column in columns), strict=True)
    return CodedColumn(number, _array(map(_id_of, cells)))


def row_texts(column: CodedColumn, rows: IntArray) -> Iterator[str]:
    """Return the texts of some rows, a part at a time."""
    for start in range(0, rows.size, _PART):
        codes = column.codes[rows[start : start + _PART]]
        yield from column.words.take(pa.array(codes)).to_pylist()


def _id_of(texts: Sequence[str]) -> str:
    # Blanks and commas part no cells in JSON, so that different cells never give the same text.
    text = json.dumps(texts, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:_ID_SIGNS]


def varying_share(column: CodedColumn, groups: CodedColumn) -> float:
    """Return the share of groups of two or more rows whose rows differ."""
    first = np.zeros(len(groups.words), dtype=column.codes.dtype)
    first[groups.codes[::-1]] = column.codes[::-1]
    several = np.bincount(groups.codes, minlength=len(groups.words)) > 1
    varying = np.unique(groups.codes[first[groups.codes] != column.codes])
    return len(varying) / max(1, int(several.sum()))


def varies_within(column: CodedColumn, groups: CodedColumn) -> bool:
    """Return whether the rows of some group differ, as answers to one item do."""
    first = np.zeros(len(groups.words), dtype=column.codes.dtype)
    first[groups.codes[::-1]] = column.codes[::-1]
    return bool((first[groups.codes] != column.codes).any())
