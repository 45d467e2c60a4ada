"""One worker table over all tags: labels, agreement with the others, and gold, in sum and apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import freeze

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.workers.report import WorkerReport


@dataclass(frozen=True, eq=False)
class TagWorkers:
    """M workers over T tags.

    Attributes
    ----------
    labels, compared, agreed, gold_labels, gold_right : ndarray of shape (M, T)
        As in `WorkerReport`, per tag: labels given, those compared with the vote of the others,
        those that agree, those on gold items and those right among them.
    ticked : ndarray of shape (M, T)
        How often the worker gave the tag.
    """

    labels: IntArray
    compared: IntArray
    agreed: IntArray
    ticked: IntArray
    gold_labels: IntArray
    gold_right: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def agreement(self) -> FloatArray:
        """Share of agreeing labels over all tags (M,), NaN where none was compared."""
        return _share(self.agreed.sum(axis=1), self.compared.sum(axis=1))

    @property
    def agreement_by_tag(self) -> FloatArray:
        """The same per tag, (M, T)."""
        return _share(self.agreed, self.compared)

    @property
    def accuracy_on_gold(self) -> FloatArray:
        """Share of labels on gold items that are right, over all tags (M,)."""
        return _share(self.gold_right.sum(axis=1), self.gold_labels.sum(axis=1))

    @property
    def gold_interval(self) -> tuple[FloatArray, FloatArray]:
        """The exact 95% interval of that, as if labels of one item were independent."""
        return clopper_pearson(self.gold_right.sum(axis=1), self.gold_labels.sum(axis=1))


def join_workers(reports: Sequence[WorkerReport]) -> TagWorkers:
    """Join the worker reports of the tags; each is over the same M workers."""

    def side(name: str) -> IntArray:
        return np.column_stack([getattr(one, name) for one in reports])

    ticked = np.column_stack([one.confusion[:, :, 1].sum(axis=1) for one in reports])
    return TagWorkers(side("labels"), side("compared"), side("agreed"), ticked, *map(side, _GOLD))


_GOLD = ("gold_labels", "gold_right")


def _share(part: IntArray, whole: IntArray) -> FloatArray:
    return np.where(whole > 0, part / np.maximum(whole, 1), np.nan)
