"""The order in which rows are shown: a permutation, never a copy of the rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.ui.models.texts import own_copy, spans

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.progress import ProgressCallback

    IntArray = NDArray[np.int64]
    BoolArray = NDArray[np.bool_]


def sorted_rows(keys: NDArray[Any], *, descending: bool = False) -> IntArray:
    """Order rows by `keys`; equal rows keep their order, missing ones come last either way."""
    gone = _is_missing(keys)
    if not gone.any():
        return _stable(keys, descending)
    present = np.flatnonzero(~gone)
    return np.concatenate([present[_stable(keys[present], descending)], np.flatnonzero(gone)])


def _stable(keys: NDArray[Any], descending: bool) -> IntArray:
    if not descending:
        return np.argsort(keys, kind="stable")
    # Sorting the reversed keys and reversing the outcome keeps the order of equal rows.
    return (keys.size - 1 - np.argsort(keys[::-1], kind="stable"))[::-1]


def _is_missing(keys: NDArray[Any]) -> BoolArray:
    if keys.dtype.kind == "f":
        return np.asarray(np.isnan(keys))
    if keys.dtype.kind in "TU":
        return np.asarray(keys == "", dtype=bool)
    return np.zeros(keys.size, dtype=bool)


class TextFinder:
    """Finds a piece of text in many, without regard to case; folds them once, when first asked."""

    def __init__(self, texts: NDArray[Any]):
        self._texts = texts
        self._folded: NDArray[Any] | None = None

    def matches(self, wanted: str, report: ProgressCallback = ignore_progress) -> BoolArray:
        """Mark the texts that contain `wanted`."""
        if self._folded is None:
            self._folded = own_copy(self._texts, report, np.strings.lower)
        found = np.empty(self._texts.size, dtype=bool)
        for span in spans(found.size):
            report(Progress(""))
            found[span] = np.strings.find(self._folded[span], wanted.lower()) >= 0
        return found
