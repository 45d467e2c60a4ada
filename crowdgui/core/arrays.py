"""The types of arrays that all of core uses, and a division that allows for empty wholes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    IntArray = NDArray[np.integer[Any]]
    FloatArray = NDArray[np.float64]
    BoolArray = NDArray[np.bool_]
    TextArray = NDArray[Any]
    """Strings of any width: an array of StringDType."""


def safe_ratio(part: IntArray | FloatArray, whole: IntArray) -> FloatArray:
    """Return `part` / `whole`, NaN where `whole` is 0."""
    return np.where(whole > 0, part / np.maximum(whole, 1), np.nan)
