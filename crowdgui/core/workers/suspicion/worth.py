"""What a worker's answers are worth, as so many right of so many items of known class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betainc

from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray

NOTHING = 1e-9
"""A sum of squares below this is one of rounding errors: the answers could not tell anything."""


@dataclass(frozen=True, eq=False)
class Worth:
    """Answers held against uncertain classes tell as much as `right` of `items` known ones.

    Neither is a whole number, both are (M,).
    """

    right: FloatArray
    items: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def of(self, workers: BoolArray | IntArray | slice) -> Worth:
        return Worth(self.right[workers], self.items[workers])


def worth(
    gain: FloatArray,
    scale: FloatArray,
    spread: FloatArray,
    span: tuple[float, float],
    *,
    guessing: bool = False,
) -> Worth:
    """Translate a sum into a binomial count.

    The sum `gain` has the mean θ·`scale`, where θ is 0 for a guesser and 1 for an ordinary worker,
    and the variance `spread` for one of them: for the guesser if `guessing`. How often the two
    are right on items of known class is the `span`, c to A. A share of n such items has the mean
    w = c + θ (A − c) and the variance w (1 − w)/n. So θ = gain/scale stands for w, and n is the
    number with which the variances agree: n = w (1 − w)/(A − c)² · scale²/spread, at w = c for
    the guesser, A for the other. Shapes (M,).
    """
    chance, accuracy = span
    at = chance if guessing else accuracy
    known = (scale > NOTHING) & (spread > NOTHING)
    scale_, spread_ = np.where(known, scale, 1.0), np.where(known, spread, 1.0)
    items = np.where(known, at * (1 - at) / (accuracy - chance) ** 2 * scale_**2 / spread_, 0.0)
    share = np.clip(chance + gain / scale_ * (accuracy - chance), 0.0, 1.0)
    return Worth(items * share, items)


def no_more(worth: Worth, share: FloatArray | float) -> FloatArray:
    """Return the chance of so few right, or fewer, for one who is right on a `share` of items.

    The binomial distribution function between whole numbers, I_{1−p}(n − m + ½, m + ½): half of
    the count itself is taken in, as suits a sum that can take nearly any value (mid-p). The shape
    is that of `right` and `share` together.
    """
    right, items = worth.right, worth.items
    if np.ndim(share):
        right, items = right[:, None], items[:, None]
    return np.asarray(betainc(items - right + 0.5, right + 0.5, 1.0 - np.asarray(share)), float)
