"""The bytes of many cells of text, place by place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pyarrow as pa
    from numpy.typing import NDArray

    from crowdgui.core.arrays import IntArray

    Bytes = NDArray[np.uint8]

_LOOKED_AT = 64


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
        for place in range(0, len(part), max(1, len(part) // _LOOKED_AT))
    ]
    if not some:
        return None
    # What the first and the last in their order share, all of them do.
    low, high = min(some), max(some)
    differs = (i for i, (a, b) in enumerate(zip(low, high, strict=False)) if a != b)
    return low[: next(differs, len(low))], max(map(len, some))
