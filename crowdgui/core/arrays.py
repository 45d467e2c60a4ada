"""The types of arrays that all of core uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


if TYPE_CHECKING:
    IntArray = NDArray[np.integer[Any]]
    FloatArray = NDArray[np.float64]
    BoolArray = NDArray[np.bool_]
    TextArray = NDArray[Any]
    """Strings of any width: an array of StringDType."""
