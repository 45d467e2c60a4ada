"""Cells of the same shape, such as 00/00/0000: what stands where in one stands there in all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from crowdgui.core.arrays import FloatArray, IntArray


Span = tuple[int, int]
"""Where a part of a cell begins, and where it ends."""


_LONGEST = 80
"""Bytes of the longest cell looked at: no date and no number is longer."""


_DECIMALS = 15
"""Decimals that are read; a number has no room for more."""


_SHAPES = bytes(
    ord("0") if chr(b).isdigit() else ord("a") if chr(b).isalpha() else b for b in range(128)
) + bytes(range(128, 256))


@dataclass(frozen=True, eq=False)
class CellPattern:
    """Cells that differ in nothing but their digits and letters.

    Attributes
    ----------
    shape : bytes
        Any of the cells, with 0 for each of its digits and a for each of its ASCII letters.
    place : ndarray of shape (n,)
        Where the cells stand in their column.
    """

    shape: bytes
    place: IntArray
    _start: IntArray
    _text: NDArray[np.uint8]

    def number(self, span: Span) -> IntArray:
        """Read the digits that stand in `span`; more than 18 may be too many."""
        found = np.zeros(self.place.size, dtype=np.int64)
        for i in range(*span):
            found *= 10
            # The last four bits of a digit are its value.
            found += self._text[self._start + i] & 15
        return found

    def fraction(self, span: Span) -> FloatArray:
        """Read the digits that stand in `span` as those behind a decimal point."""
        start, end = span[0], min(span[1], span[0] + _DECIMALS)
        return self.number((start, end)) / 10.0 ** (end - start)

    def word(self, span: Span, meanings: Mapping[str, float]) -> FloatArray:
        """Look up the letters that stand in `span`, whatever their case; NaN for other words."""
        start, end = span
        letters = np.zeros(self.place.size, dtype=np.int64)
        for i in range(start, end):
            letters = letters << 8 | (self._text[self._start + i] | 32)
        found = np.full(self.place.size, np.nan)
        for word, meaning in meanings.items():
            if len(word) == end - start:
                found[letters == int.from_bytes(word.encode())] = meaning
        return found


def group_by_pattern(cells: pa.StringArray) -> Iterator[CellPattern]:
    """Sort cells by their shape, without the blanks around them; endless ones are passed over."""
    cells = pc.utf8_trim_whitespace(cells)
    if not len(cells):
        return
    _, offsets, text = cells.buffers()
    text = text or pa.py_buffer(b"")
    masked = pa.py_buffer(text.to_pybytes().translate(_SHAPES))
    shapes = pa.Array.from_buffers(
        pa.binary(), len(cells), [None, offsets, masked], offset=cells.offset
    ).dictionary_encode()
    codes = shapes.indices.to_numpy()
    places = np.argsort(codes, kind="stable")
    ends = np.cumsum(np.bincount(codes))
    starts = np.frombuffer(offsets, dtype=np.int32)[cells.offset :]
    letters = np.frombuffer(text, dtype=np.uint8)
    for shape, first, end in zip(shapes.dictionary, [0, *ends[:-1]], ends, strict=True):
        if len(shape.as_py()) <= _LONGEST:
            place = places[first:end]
            yield CellPattern(shape.as_py(), place, starts[place], letters)
