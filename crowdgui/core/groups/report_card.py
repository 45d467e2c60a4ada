"""One model against items of known class, and against the people of its crowd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.groups.class_shares import CorrectedShares, class_shares, confusion_counts
from crowdgui.core.groups.group_agreement import GroupAgreement, between, within
from crowdgui.core.groups.probability_calibration import (
    ProbabilityCalibration,
    probability_calibration,
)
from crowdgui.core.intervals import clopper_pearson, safe_ratio
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


@dataclass(frozen=True, eq=False)
class Rates:
    """`right` of `items` of each kind, arrays of shape (K,), with the exact 95% interval.

    Share and interval are NaN where there are no items.
    """

    items: IntArray
    right: IntArray
    low: FloatArray
    high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, right: IntArray, items: IntArray) -> Rates:
        return cls(items, right, *clopper_pearson(right, items))

    @property
    def share(self) -> FloatArray:
        return safe_ratio(self.right, self.items)


@dataclass(frozen=True, eq=False)
class ReportCard:
    """How one model labels.

    Attributes
    ----------
    model : int
        Worker code.
    assumed : bool
        Whether the reference is the people's final labels, and not gold or checked items.
    labelled : int
        Items with a label of the model.
    confusion : ndarray of int, shape (L, L)
        Reference class by label, on the items compared.
    disagreements : ndarray of int, shape (D,)
        The items compared on which the two differ, by reference class, then by label.
    kinds : ndarray of int, shape (D, 2)
        Reference class and label of each.
    with_people, among_people : GroupAgreement
        Agreement of the model with people, and of people with each other, over all pairs of labels
        of one item.
    shares : CorrectedShares
        How common each class is among the items the model labelled.
    probabilities : ProbabilityCalibration or None
        Whether its probabilities mean what they say; None where it gave none.
    """

    model: int
    assumed: bool
    labelled: int
    confusion: IntArray
    disagreements: IntArray
    kinds: IntArray
    with_people: GroupAgreement
    among_people: GroupAgreement
    shares: CorrectedShares
    probabilities: ProbabilityCalibration | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def compared(self) -> int:
        """Items with a label of the model and a reference class."""
        return int(self.confusion.sum())

    @property
    def accuracy(self) -> Rates:
        """Labels that are the reference class, of all compared; K = 1."""
        right = np.array([np.trace(self.confusion)])
        return Rates.of(right, np.array([self.compared]))

    @property
    def sensitivity(self) -> Rates:
        """Of the items of each class, those the model gives that class; K = L."""
        return Rates.of(np.diagonal(self.confusion), self.confusion.sum(axis=1))

    @property
    def specificity(self) -> Rates:
        """Of the items of other classes, those the model does not give this class; K = L."""
        given, own = self.confusion.sum(axis=0), np.diagonal(self.confusion)
        others = self.compared - self.confusion.sum(axis=1)
        return Rates.of(others - (given - own), others)

    def mistaken(self, known: int, said: int) -> IntArray:
        """Return the items of one class that the model gave another."""
        items: IntArray = self.disagreements[(self.kinds == (known, said)).all(axis=1)]
        return items


def report_card(
    labels: Labels,
    model: int,
    people: IntArray,
    truth: IntArray,
    *,
    assumed: bool,
    seed: int = 0,
    among: GroupAgreement | None = None,
    report: ProgressCallback = ignore_progress,
) -> ReportCard:
    """Compare a model with a reference and with people.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes. The first of a worker's repeated labels counts.
    model : int
        Worker code of the model.
    people : ndarray of int, shape (J,)
        Worker codes of the people.
    truth : ndarray of int, shape (N,)
        The reference class of each item, `UNLABELLED` where there is none.
    assumed : bool
        Whether the reference is the people's final labels. It must not come from the model's own.
    seed : int, optional
        Seed of the intervals.
    among : GroupAgreement, optional
        Agreement of the people with each other, where it is known already.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    ReportCard
    """
    said = labels_of(labels, model)
    differ = np.flatnonzero((said != UNLABELLED) & (truth != UNLABELLED) & (said != truth))
    differ = differ[np.lexsort((differ, said[differ], truth[differ]))]
    own = np.array([model])
    return ReportCard(
        model,
        assumed,
        int(np.count_nonzero(said != UNLABELLED)),
        confusion_counts(said, truth, labels.n_classes),
        differ,
        np.column_stack((truth[differ], said[differ])),
        between(labels, own, people, seed=seed, report=report),
        among or within(labels, people, seed=seed, report=report),
        class_shares(said, truth, labels.n_classes, seed),
        probability_calibration(labels, model, truth),
    )


def labels_of(labels: Labels, worker: int) -> IntArray:
    """Return one worker's label of each item (N,), the first one; `UNLABELLED` without one."""
    own = (labels.worker == worker) & ~labels.repeats_previous
    said = np.full(labels.n_items, UNLABELLED)
    said[labels.item[own]] = labels.code[own]
    return said
