"""Which items to relabel, and how many more labels each is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.study.forecast import Forecast


LEAST = 1e-6
"""Wrong labels fixed per label, below which no more labels are collected."""


ROUNDING = 1e-9
"""What sums of gains differ by through the order in which they are added."""


@dataclass(frozen=True, eq=False)
class LabelAllocation:
    """The labels worth collecting, in the order of what they bring: K kinds of batches.

    A batch is some labels of one item that are best collected together: where a vote is two labels
    ahead, one more cannot turn it. Every item of a group has the same batches.

    Attributes
    ----------
    group, size, items : ndarray of shape (K,)
        For which group of items, how many labels in a batch, and how many batches there are.
    gain : ndarray of shape (K,)
        Wrong final labels that one batch is expected to fix. Gain by size never rises.
    part : float
        What part of the forecast's gain is counted on.
    """

    group: IntArray
    size: IntArray
    items: IntArray
    gain: FloatArray
    part: float = 1.0

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def labels(self) -> IntArray:
        """Labels collected after 0, 1, … K kinds (K + 1,)."""
        return np.append(0, np.cumsum(self.size.astype(np.int64) * self.items))

    @cached_property
    def gained(self) -> FloatArray:
        """Wrong labels fixed by then (K + 1,)."""
        return np.append(0.0, np.cumsum(self.gain * self.items))

    def gain_of(self, labels: float) -> float:
        """Return the wrong labels that so many labels are expected to fix."""
        return float(np.interp(labels, self.labels, self.gained))

    def labels_for(self, gain: float) -> int | None:
        """Return the fewest labels expected to fix so many wrong ones; None if none do."""
        if gain <= 0.0:
            return 0
        if gain > self.gained[-1] * (1.0 + ROUNDING):
            return None
        kind = min(int(np.searchsorted(self.gained, gain * (1.0 - ROUNDING))), self.group.size)
        over = (gain - self.gained[kind - 1]) / self.gain[kind - 1]
        batches = int(np.ceil(over - ROUNDING))
        return int(self.labels[kind - 1] + max(0, batches) * self.size[kind - 1])


@dataclass(frozen=True, eq=False)
class RelabelList:
    """Items to relabel, those first that bring most per label.

    Attributes
    ----------
    items, more : ndarray of shape (n,)
        The items, and how many more labels each is to get.
    gain : ndarray of shape (n,)
        By how much that is expected to lower the probability that the item's final label is wrong.
    wrong : ndarray of shape (n,)
        That probability as it is now, by the fitted crowd.
    """

    items: IntArray
    more: IntArray
    gain: FloatArray
    wrong: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def labels(self) -> int:
        """How many labels the list asks for."""
        return int(self.more.sum())

    @property
    def gained(self) -> float:
        """Wrong final labels that the list is expected to fix."""
        return float(self.gain.sum())


def allocate_labels(forecast: Forecast, part: float = 1.0) -> LabelAllocation:
    """Divide what every group is worth into batches, and put all in order of gain per label.

    The gain after 0, 1, … D labels is replaced by the smallest concave curve above it; its
    corners are where batches end. Taking batches in this order is the best use of every number of
    labels at which a batch ends. Equal gains go to the items likelier to be wrong. `part` of the
    gain is counted on.

    Parameters
    ----------
    forecast : Forecast
        Expected errors of groups of items after more labels.
    part : float, optional
        Part of the gain, 0 to 1.

    Returns
    -------
    LabelAllocation
        Of K kinds of batches, those first that bring most per label.
    """
    found: list[tuple[int, int, float]] = []
    for number, wrong in enumerate(forecast.wrong):
        ends = _corners(wrong)
        for start, end in pairwise(ends):
            fall = float(wrong[start] - wrong[end])
            if fall > LEAST * (end - start):
                found.append((number, end - start, fall))
    group = np.array([row[0] for row in found], dtype=np.int64)
    size = np.array([row[1] for row in found], dtype=np.int64)
    gain = np.array([row[2] for row in found], dtype=float)
    order = np.lexsort((-forecast.wrong[group, 0], -gain / np.maximum(size, 1)))
    items = forecast.sizes[group].astype(np.int64)
    return LabelAllocation(group[order], size[order], items[order], part * gain[order], part)


def _corners(wrong: FloatArray) -> list[int]:
    """Return where the largest convex curve below an error curve touches it, first and last too."""
    ends = [0]
    for end in range(1, wrong.size):
        while len(ends) > 1 and _slope(wrong, ends[-2], ends[-1]) >= _slope(wrong, ends[-1], end):
            ends.pop()
        ends.append(end)
    return ends


def _slope(wrong: FloatArray, start: int, end: int) -> float:
    return float(wrong[end] - wrong[start]) / (end - start)


def items_to_relabel(forecast: Forecast, order: LabelAllocation, budget: int) -> RelabelList:
    """Spend a budget of labels, batch by batch; what is too little for the next stays unspent.

    Where not all items of a group can get labels, the first in the order of the items are.

    Parameters
    ----------
    forecast : Forecast
        The one that `order` was made from.
    order : LabelAllocation
        What `allocate_labels` gives.
    budget : int
        Labels to spend.

    Returns
    -------
    RelabelList
        n items, each with the labels it is to get.
    """
    whole = int(np.searchsorted(order.labels, budget, side="right")) - 1
    chosen = np.zeros(len(forecast.wrong), dtype=np.int64)
    np.add.at(chosen, order.group[:whole], order.size[:whole])
    more = chosen[forecast.group]
    if whole < order.group.size:
        group, size = order.group[whole], order.size[whole]
        count = int((budget - order.labels[whole]) // size)
        more[np.flatnonzero(forecast.group == group)[:count]] += size
    items = np.flatnonzero(more)
    group, added = forecast.group[items], more[items]
    wrong = forecast.wrong[group, 0]
    gain = order.part * (wrong - forecast.wrong[group, added])
    first = np.lexsort((items, -wrong, -gain / added))
    return RelabelList(items[first], added[first], gain[first], wrong[first])
