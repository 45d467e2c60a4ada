"""Columns of text as codes, and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.arrays import IntArray, TextArray

NONE = UNLABELLED
"""The code of an empty cell: no worker, no item, or no answer."""

_CHUNK = 1 << 14


@dataclass(frozen=True, eq=False)
class Coded:
    """A column of text: `words`, and for every row the place of its word, or `NONE`."""

    codes: IntArray
    words: pa.StringArray

    def without(self, words: Iterable[str]) -> Coded:
        """Return the column with `NONE` in place of `words`."""
        unwanted = pc.is_in(self.words, value_set=pa.array(list(words), pa.string()))
        unwanted = unwanted.to_numpy(zero_copy_only=False)
        if not unwanted.any():
            return self
        places = np.arange(len(self.words), dtype=np.int32)
        places[unwanted] = NONE
        return Coded(places[self.codes], self.words)


def coded(column: pa.ChunkedArray) -> Coded:
    """Take a dictionary column, whose chunks share one dictionary, apart."""
    codes = [chunk.indices.to_numpy() for chunk in column.chunks]
    whole = codes[0] if len(codes) == 1 else np.concatenate(codes)
    return Coded(whole, column.chunk(0).dictionary)


def texts(words: pa.Array) -> TextArray:
    """Copy text out of Arrow a part at a time, so that other threads get their turn."""
    copied = np.empty(len(words), dtype=np.dtypes.StringDType())
    for start in range(0, len(words), _CHUNK):
        copied[start : start + _CHUNK] = words.slice(start, _CHUNK).to_pylist()
    copied.setflags(write=False)
    return copied
