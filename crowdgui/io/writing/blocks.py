"""The cells of a table, given block by block, so that no writer needs them all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import pyarrow as pa

from crowdgui.core.progress import Progress, ProgressCallback
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

Column: TypeAlias = Sequence[object] | np.ndarray[Any, Any] | pa.DictionaryArray
"""Cells of one kind: text, numbers, or true and false. None and NaN stand for an empty cell.

A dictionary array is text of few words.
"""

MOST_ROWS = 1 << 15
"""Rows of a block."""

MOST_CELLS = 1 << 22
"""Cells of a block; a table of many columns has fewer rows in each."""


@dataclass(frozen=True)
class WrittenFile:
    """A written file; in `neutralised` text cells an apostrophe keeps a formula from running."""

    path: Path
    rows: int
    neutralised: int = 0


@dataclass(frozen=True, eq=False)
class Blocks:
    """Columns made as they are written: `make` gives those of a slice of the rows, as arrays."""

    n_rows: int
    make: Callable[[slice], Sequence[Column]]


Columns: TypeAlias = Sequence[Column] | Blocks
Table: TypeAlias = tuple[tuple[str, ...], Columns]
"""A header and its columns."""


def blocks_of(header: Sequence[str], columns: Columns) -> Blocks:
    """Cut columns into blocks of rows; they must be of equal length and have a name each."""
    if isinstance(columns, Blocks):
        return columns
    n_rows = len(columns[0])
    if len(header) != len(columns) or any(len(column) != n_rows for column in columns):
        raise ValueError("header and columns differ in length")
    whole = columns
    return Blocks(n_rows, lambda rows: [column[rows] for column in whole])


def walk(
    path: Path, header: Sequence[str], columns: Columns, report: ProgressCallback
) -> Iterator[tuple[int, Sequence[Column]]]:
    """Return every block with its first row, and say how far the file is; there may be none."""
    blocks = blocks_of(header, columns)
    stage = tr("Writing {file}", file=path.name)
    size = max(1, min(MOST_ROWS, MOST_CELLS // max(1, len(header))))
    for start in range(0, blocks.n_rows, size):
        report(Progress(stage, start / blocks.n_rows))
        yield start, blocks.make(slice(start, min(blocks.n_rows, start + size)))


def arrow(column: Column) -> pa.Array:
    """Make an array of what is in a column; NaN becomes null."""
    if isinstance(column, pa.DictionaryArray):
        return column.dictionary_decode()
    # Arrow does not know NumPy's strings of any width.
    if isinstance(column, np.ndarray) and column.dtype.kind == "T":
        return pa.array(column.tolist(), pa.string())
    array = pa.array(column, from_pandas=True)
    # No cell at all tells no kind.
    return array.cast(pa.string()) if pa.types.is_null(array.type) else array
