"""Two rules on the same gold items: who is right where only one of them is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import bdtr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import BoolArray, FloatArray


@dataclass(frozen=True)
class Paired:
    """Of `known` gold items, on how many only the one rule is right, and only the other.

    `p` is that of the exact sign test (McNemar 1947): if both are as good, each item on which
    only one is right goes to either with chance ½. Two-sided; 1 where there is no such item.
    """

    known: int
    only_first: int
    only_second: int
    p: float

    @property
    def fewer_wrong(self) -> int:
        """How many gold items fewer the first has wrong; negative where it has more."""
        return self.only_first - self.only_second


def paired(first_right: BoolArray, second_right: BoolArray) -> Paired:
    """Compare two rules on the same items, marked where each is right."""
    first = int(np.count_nonzero(first_right & ~second_right))
    second = int(np.count_nonzero(second_right & ~first_right))
    return Paired(first_right.size, first, second, sign_test(first, second))


def sign_test(one: int, other: int) -> float:
    """Return the exact two-sided p-value of so uneven a split if each side has chance ½."""
    return min(1.0, 2.0 * float(bdtr(min(one, other), one + other, 0.5)))


def holm(p: Sequence[float]) -> FloatArray:
    """Return Holm's adjusted p-values (1979): the chance of one false finding or more among all."""
    values = np.asarray(p, dtype=float)
    order = np.argsort(values, kind="stable")
    raised = np.maximum.accumulate(values[order] * np.arange(values.size, 0, -1))
    result = np.empty(values.size)
    result[order] = np.minimum(raised, 1.0)
    return result
