"""A bound that holds at a stated confidence: from limits of t1 and σ² to theorem 3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.theorems import bernstein, hoeffding
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.rules.form import Decomposable, winners
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels


@dataclass(frozen=True, eq=False)
class Certificate:
    """A limit of the mean error rate of one weighted vote, at confidence 1−α, or why there is none.

    Attributes
    ----------
    bound : float or None
        Below 1; None with a `reason`. The mean error rate is that expected over who labels what
        and what they answer, an item without labels or with a tie counted as wrong.
    weights : ndarray of shape (M,)
        The weights of the vote that it speaks of, 0 for workers who have no say in it.
    t1, sigma2, c : float
        The lower limit of t1, the upper limit of σ², and c; NaN where they were not reached.
    """

    bound: float | None
    reason: str
    alpha: float
    weights: FloatArray
    t1: float = float("nan")
    sigma2: float = float("nan")
    c: float = float("nan")

    def __post_init__(self) -> None:
        freeze(self)


def refused(reason: str, weights: FloatArray, alpha: float) -> Certificate:
    """Return no bound, and why."""
    return Certificate(None, reason, alpha, weights)


def certified(
    weights: FloatArray, t1: float, sigma2: float, n_classes: int, alpha: float
) -> Certificate:
    """Insert a lower limit of t1 ≥ 0 and an upper limit of σ² in theorem 3 of Li and Yu (2014).

    (L−1) min{exp(−t1²/2), exp(−t1²/(2(σ² + c t1/3)))} falls with t1 and rises with σ², so that
    it limits the mean error rate wherever both limits hold.
    """
    c = float(np.abs(weights).max() / np.linalg.norm(weights))
    bound = (n_classes - 1) * min(hoeffding(t1), bernstein(t1, sigma2, c))
    reason = "" if bound < 1 else tr("The limit is above 100 %, so it says nothing.")
    return Certificate(bound if bound < 1 else None, reason, alpha, weights, t1, sigma2, c)


def weighted_labels(labels: Labels, weights: FloatArray) -> IntArray:
    """Return the vote a certificate speaks of (N,); repeated answers must have been taken out."""
    form = Decomposable.weighted(weights, labels.n_classes)
    final = np.concatenate([winners(form.scores(block))[0] for block in labels.blocks])
    return np.where(labels.labels_per_item > 0, final, UNLABELLED).astype(np.int32)
