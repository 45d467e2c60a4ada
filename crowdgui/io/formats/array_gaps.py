"""The number that stands for no answer in an array of labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.io.formats.array_kinds import NUMBERS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray

GUESS, NONE = "guess", "none"


@dataclass(frozen=True)
class Gaps:
    """What counts as no answer in some labels: NaN, empty text, and a number, if any.

    Attributes
    ----------
    word : str
        That number; empty where there is none.
    n_missing, n_zeros, n_cells : int
        How many of the labels are that number, how many are 0, and how many there are.
    """

    word: str
    n_missing: int
    n_zeros: int
    n_cells: int

    @classmethod
    def of(cls, labels: NDArray[Any], wanted: str) -> Gaps:
        """Look for gaps where they are to be guessed, and count."""
        word = _likely(labels) if wanted == GUESS else wanted.removeprefix(NONE)
        n_missing, n_zeros = (int(np.count_nonzero(_are(labels, w))) for w in (word, "0"))
        return cls(word, n_missing, n_zeros, labels.size)

    def filled(self, labels: NDArray[Any]) -> BoolArray:
        """Mark the labels that are answers."""
        missing = _are(labels, self.word)
        if labels.dtype.kind == "f":
            missing |= np.isnan(labels)
        if labels.dtype.kind == "U":
            missing |= labels == ""
        return ~missing


def _are(labels: NDArray[Any], word: str) -> BoolArray:
    if word and labels.dtype.kind == "U":
        return np.asarray(labels == word)
    if word and labels.dtype.kind in NUMBERS:
        return np.asarray(labels == int(word))
    return np.zeros(labels.shape, dtype=bool)


def _likely(labels: NDArray[Any]) -> str:
    """Take −1 for no answer below classes from 0 or 1, and 0 between the classes −1 and 1."""
    if labels.dtype.kind not in NUMBERS or np.fmin.reduce(labels, axis=None) != -1:
        return ""
    negative, zero, one = (np.count_nonzero(labels == value) for value in (-1, 0, 1))
    if np.fmax.reduce(labels, axis=None) > 1 or not one:
        return "-1"
    return "" if not zero else "0" if zero > negative else "-1"
