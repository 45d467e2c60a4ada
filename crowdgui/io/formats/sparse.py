"""Matrices of which only some cells are stored, as numpy, scipy and MATLAB keep them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import IntArray

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
