"""The bytes of many cells of text, place by place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from crowdgui.core.arrays import IntArray


if TYPE_CHECKING:
    Bytes = NDArray[np.uint8]


_CELLS_MEASURED = 64


@dataclass(frozen=True, eq=False)
class CellBytes:
    """All text of the cells in a row, where each begins, and how many bytes it has.

    `table` has a row for each cell where all have the same number of bytes.
    """

    text: Bytes
    begins: IntArray
    lengths: IntArray
    table: Bytes | None

    @classmethod
    def of(cls, cells: pa.StringArray) -> CellBytes:
        _, offsets, data = cells.buffers()
        ends = np.frombuffer(offsets, dtype=np.int32)[cells.offset :][: len(cells) + 1]
        text = np.frombuffer(data or b"", dtype=np.uint8)[ends[0] : ends[-1]]
        lengths = np.diff(ends)
        alike = lengths.min() == lengths.max()
        table = text.reshape(len(cells), -1) if alike and text.size else None
        return cls(text, ends[:-1] - ends[0], lengths, table)

    def at(self, place: int) -> Bytes:
        """Return the byte at a place of every cell; where a cell is shorter it means nothing."""
        if self.table is not None:
            return self.table[:, place]
        return self.text.take(self.begins + place, mode="clip")

    def all_begin_with(self, start: bytes) -> bool:
        """Return whether all cells begin so; none may be shorter."""
        return not any(np.any(self.at(i) != byte) for i, byte in enumerate(start))


def common_start(cells: Sequence[pa.StringArray]) -> tuple[bytes, int] | None:
    """Return what some of the cells begin with, and the bytes of the longest.

    None without cells.
    """
    some = [
        part[place].as_py().encode()
        for part in cells
        for place in range(0, len(part), max(1, len(part) // _CELLS_MEASURED))
    ]
    if not some:
        return None
    # What the first and the last in their order share, all of them do.
    low, high = min(some), max(some)
    differs = (i for i, (a, b) in enumerate(zip(low, high, strict=False)) if a != b)
    return low[: next(differs, len(low))], max(map(len, some))


MOST_DIGITS = 7
"""Digits that are looked up: a table for more would be larger than most files."""


_DIGITS = b"0123456789"


_TENS = 10 ** np.arange(MOST_DIGITS + 1, dtype=np.int32)


class NumberedIds:
    """The words of a column, in the order in which they first appear, as long as all are numbers.

    A word stands for the number of its digits with a 1 before them, so that “7” is none of “07”.
    """

    def __init__(self, start: bytes) -> None:
        self._start = start
        self._code = np.zeros(1, dtype=np.int32)
        """For each number 1 more than its code; 0 where it was not met."""
        self._met: list[IntArray] = []
        self._n_met = 0

    @classmethod
    def like(cls, cells: Sequence[pa.StringArray]) -> NumberedIds | None:
        """Begin with what some cells have in common; None where the rest of one is too long."""
        found = common_start(cells)
        if found is None:
            return None
        start, longest = found
        # Digits that the first rows share may differ in later ones.
        fewest = max(len(start.rstrip(_DIGITS)), longest - MOST_DIGITS)
        return cls(start[:fewest]) if fewest <= len(start) else None

    def codes(self, cells: Sequence[pa.StringArray]) -> IntArray | None:
        """Code cells; None, and nothing is changed, where one is no number behind the start."""
        numbers = [_numbers(part, self._start) for part in cells if len(part)]
        known = [part for part in numbers if part is not None]
        if len(known) < len(numbers):
            return None
        return np.concatenate([np.empty(0, dtype=np.int32), *map(self._coded, known)])

    def _coded(self, number: IntArray) -> IntArray:
        highest = int(number.max())
        if highest >= self._code.size:
            wider = np.zeros(2 * 10 ** (len(str(highest)) - 1), dtype=np.int32)
            wider[: self._code.size] = self._code
            self._code = wider
        code = self._code[number]
        unmet = np.flatnonzero(code == 0)
        if unmet.size:
            self._meet(number[unmet])
            code[unmet] = self._code[number[unmet]]
        code -= 1
        return code

    def _meet(self, number: IntArray) -> None:
        place = np.arange(1, number.size + 1, dtype=np.int32)
        # Where a number stands more than once, the last value written stays: its first place.
        self._code[number[::-1]] = place[::-1]
        new = number[self._code[number] == place]
        self._code[new] = np.arange(self._n_met + 1, self._n_met + new.size + 1)
        self._met.append(new)
        self._n_met += new.size

    def words(self) -> pa.StringArray:
        """Return all words met so far."""
        number = np.concatenate([np.empty(0, dtype=np.int32), *self._met])
        n_digits = np.searchsorted(_TENS[1:], number, side="right")
        text = np.empty((number.size, len(self._start) + MOST_DIGITS), dtype=np.uint8)
        text[:, : len(self._start)] = np.frombuffer(self._start, dtype=np.uint8)
        kept = np.ones(text.shape, dtype=bool)
        for power, ten in enumerate(_TENS[:-1], start=1):
            text[:, -power] = ord("0") + number // ten % 10
            kept[:, -power] = power <= n_digits
        offsets = np.zeros(number.size + 1, dtype=np.int32)
        np.cumsum(len(self._start) + n_digits, out=offsets[1:])
        held = text[kept]
        return pa.StringArray.from_buffers(number.size, pa.py_buffer(offsets), pa.py_buffer(held))


def _numbers(cells: pa.StringArray, start: bytes) -> IntArray | None:
    found = CellBytes.of(cells)
    n_digits = found.lengths - len(start)
    least, most = int(n_digits.min()), int(n_digits.max())
    if least < 0 or most > MOST_DIGITS or not found.all_begin_with(start):
        return None
    number = np.ones(len(cells), dtype=np.int32)
    for i in range(most):
        # What is below “0” comes out far above 9.
        digit = found.at(len(start) + i) - np.uint8(ord("0"))
        longer = slice(None) if i < least else i < n_digits
        if np.any(digit[longer] > 9):
            return None
        number[longer] = 10 * number[longer] + digit[longer]
    return number
