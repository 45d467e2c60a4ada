"""What counts as a mistake, and for ordered classes how far labels are off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray


def are_mistakes(final: IntArray, truth: IntArray, tolerance: int = 0) -> BoolArray:
    """Mark the labels that differ from the true class by more than `tolerance` classes.

    What is no class, such as a missing label or an item that nobody could tell, is a mistake where
    the two differ, whatever the tolerance.

    Parameters
    ----------
    final, truth : ndarray of int, shape (n,)
        Codes of classes; numbers below 0 are no class.
    tolerance : int, optional
        0 unless the classes are ordered.

    Returns
    -------
    ndarray of bool, shape (n,)
        Which labels count as wrong.
    """
    wrong: BoolArray = np.not_equal(final, truth)
    if tolerance:
        classes = (final >= 0) & (truth >= 0)
        wrong &= ~classes | (np.abs(final - truth) > tolerance)
    return wrong


@dataclass(frozen=True)
class OrderedErrors:
    """Of `known` labels of ordered classes, `far` are off by more than one class.

    `distance` is the sum of the classes that each is off by.
    """

    known: int
    far: int
    distance: int

    @property
    def far_share(self) -> float:
        return self.far / self.known

    @property
    def mean(self) -> float:
        """The mean absolute error, in classes."""
        return self.distance / self.known


def ordered_errors(final: IntArray, truth: IntArray) -> OrderedErrors | None:
    """Return how far labels are off, over the items that have both; None where there are none.

    Parameters
    ----------
    final, truth : ndarray of int, shape (n,)
        Codes of ordered classes, `UNLABELLED` where there is none.

    Returns
    -------
    OrderedErrors or None
        Counts over all items.
    """
    known = (final > UNLABELLED) & (truth > UNLABELLED)
    if not known.any():
        return None
    off = np.abs(final[known].astype(np.int64) - truth[known])
    return OrderedErrors(int(off.size), int(np.count_nonzero(off > 1)), int(off.sum()))
