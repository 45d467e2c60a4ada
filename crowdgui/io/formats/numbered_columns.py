"""Rows with several items, in columns told apart by a number, made into rows of one item."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from crowdgui.io.tabular.coded_columns import interleaved, is_blank, repeated, taken
from crowdgui.io.tabular.column_encoder import CodedColumn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from crowdgui.core.arrays import IntArray
    from crowdgui.io.formats.sheet import PlatformSheet


_NUMBERED = re.compile(r"(?P<before>\D*)(?P<number>\d{1,4})(?P<after>\D*)")


NUMBER = "number"
"""The column that says which of the items of its row each item was."""


@dataclass(frozen=True, eq=False)
class NumberedColumns:
    """The columns of a sheet: inputs, answers and others.

    `told_apart` says whether all items of a row have inputs of their own.
    """

    sheet: PlatformSheet
    inputs: dict[str, CodedColumn]
    answers: dict[str, CodedColumn]
    kept: dict[str, CodedColumn]
    told_apart: bool = True


def numbers_of(columns: Mapping[str, CodedColumn]) -> tuple[int, ...]:
    """Return the numbers that tell columns of one name apart.

    None unless there are at least two.
    """
    families = _families(columns).values()
    return tuple(sorted({n for family in families for n in family if len(family) > 1}))


def unpivot(parts: NumberedColumns) -> NumberedColumns:
    """Make a row of each item; columns without one of the numbers stand beside every item."""
    sheet, numbers = parts.sheet, numbers_of(parts.answers)
    own, shared = _spread(parts.inputs, numbers)
    asked, asked_once = _spread(parts.answers, numbers)
    others = {name: repeated(column, len(numbers)) for name, column in parts.kept.items()}
    others[NUMBER] = _number(numbers, len(sheet.lines))
    # A row may have fewer items than there are columns for; the rest of them is no answer left out.
    blank = np.logical_and.reduce([is_blank(c) for c in (*own.values(), *asked.values())])
    rows = np.flatnonzero(~blank)
    lines = np.repeat(sheet.lines, len(numbers))[rows]
    return NumberedColumns(
        replace(sheet, columns={}, lines=lines),
        _taken(own | shared, rows),
        _taken(asked | asked_once, rows),
        _taken(others, rows),
        bool(own),
    )


def _families(columns: Mapping[str, CodedColumn]) -> dict[str, dict[int, str]]:
    """Sort columns by their names without their number."""
    found: dict[str, dict[int, str]] = {}
    for name in columns:
        match = _NUMBERED.fullmatch(name)
        if match:
            stem = (match["before"] + match["after"]).rstrip("._- ")
            found.setdefault(stem, {}).setdefault(int(match["number"]), name)
    return found


def _spread(
    columns: dict[str, CodedColumn], numbers: tuple[int, ...]
) -> tuple[dict[str, CodedColumn], dict[str, CodedColumn]]:
    """Return the columns that had numbers, without them, and all others, with a row an item."""
    families = {
        stem: family
        for stem, family in _families(columns).items()
        if len(family.keys() & set(numbers)) > 1 and stem not in columns
    }
    gone = {name for family in families.values() for name in family.values()}
    others = {name: repeated(c, len(numbers)) for name, c in columns.items() if name not in gone}
    spread = {}
    for stem, family in families.items():
        some = columns[next(iter(family.values()))]
        nothing = CodedColumn(np.zeros_like(some.codes), pa.array([""], pa.string()))
        spread[stem] = interleaved([columns.get(family.get(n, ""), nothing) for n in numbers])
    return spread, others


def _number(numbers: tuple[int, ...], rows: int) -> CodedColumn:
    words = pa.array([str(n) for n in numbers], pa.string())
    return CodedColumn(np.tile(np.arange(len(numbers)), rows), words)


def _taken(columns: dict[str, CodedColumn], rows: IntArray) -> dict[str, CodedColumn]:
    return {name: taken(column, rows) for name, column in columns.items()}


_MOST_ROWS = 1 << 31


@dataclass(frozen=True, eq=False)
class Sparse:
    """A matrix of which only some cells are stored, with their rows and columns from 0."""

    shape: tuple[int, ...]
    rows: IntArray
    columns: IntArray
    values: NDArray[Any]

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return int(self.values.size)

    @property
    def T(self) -> Sparse:
        return Sparse(self.shape[::-1], self.columns, self.rows, self.values)

    @classmethod
    def of(cls, shape: Any, rows: Any, columns: Any, values: NDArray[Any]) -> Sparse:
        """Check what a file says of the cells; raises ValueError where they lie outside."""
        n_rows, n_columns = (int(n) for n in shape)
        if not 0 < n_rows < _MOST_ROWS or not 0 < n_columns < _MOST_ROWS:
            raise ValueError("shape")
        for places, n in ((rows, n_rows), (columns, n_columns)):
            if places.dtype.kind not in "iu" or places.shape != values.shape or values.ndim != 1:
                raise ValueError("places")
            if places.size and not (places.min() >= 0 and places.max() < n):
                raise ValueError("outside")
        return cls((n_rows, n_columns), rows, columns, values)

    @classmethod
    def by_columns(cls, shape: Any, ends: Any, rows: Any, values: NDArray[Any]) -> Sparse:
        """Take cells column by column; `ends` says how many there are up to each column."""
        counts = np.diff(ends)
        if len(ends) != int(shape[1]) + 1 or ends[0] != 0 or np.any(counts < 0):
            raise ValueError("ends")
        return cls.of(shape, rows, np.repeat(np.arange(len(counts)), counts), values)
