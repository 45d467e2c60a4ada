"""One model against items of known class and the crowd's people, and its probabilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.compare.calibration import Calibration, reliability
from crowdgui.core.groups.class_shares import CorrectedShares, class_shares, confusion_counts
from crowdgui.core.groups.group_agreement import GroupAgreement, between, within
from crowdgui.core.intervals import clopper_pearson
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

    def mistaken(self, known: int, given: int) -> IntArray:
        """Return the items of one class that the model gave another."""
        items: IntArray = self.disagreements[(self.kinds == (known, given)).all(axis=1)]
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
    given = labels.codes_of(model)
    differ = np.flatnonzero((given != UNLABELLED) & (truth != UNLABELLED) & (given != truth))
    differ = differ[np.lexsort((differ, given[differ], truth[differ]))]
    own = np.array([model])
    return ReportCard(
        model=model,
        assumed=assumed,
        labelled=int(np.count_nonzero(given != UNLABELLED)),
        confusion=confusion_counts(given, truth, labels.n_classes),
        disagreements=differ,
        kinds=np.column_stack((truth[differ], given[differ])),
        with_people=between(labels, own, people, seed=seed, report=report),
        among_people=among or within(labels, people, seed=seed, report=report),
        shares=class_shares(given, truth, labels.n_classes, seed),
        probabilities=probability_calibration(labels, model, truth),
    )


LEAST_SHARE = 1e-6
"""A smaller probability counts as this one in the log loss: one certain mistake would make it ∞."""


@dataclass(frozen=True, eq=False)
class ProbabilityCalibration:
    """A model's probabilities beside the reference classes.

    Attributes
    ----------
    given : int
        Items whose label came with probabilities.
    compared : int
        Those of them with a reference class.
    bins : Calibration
        The probability of the label the model gave against the share of these labels that are the
        reference class. Its `calibration_error` is the expected calibration error,
        Σ_b n_b / n · |mean probability − share right|, of bins with about as many items each.
    brier : float or None
        Mean over items of Σ_k (p_k − 1[class k])², 0 to 2 (Brier 1950).
    log_loss : float or None
        Mean of −ln p of the reference class, in nats; p is at least `LEAST_SHARE`.
    """

    given: int
    compared: int
    bins: Calibration
    brier: float | None
    log_loss: float | None


def probability_calibration(
    labels: Labels, model: int, truth: IntArray
) -> ProbabilityCalibration | None:
    """Compare the probabilities of one model with the reference classes.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes. The first of a worker's repeated labels counts.
    model : int
        Worker code of the model.
    truth : ndarray of shape (N,)
        Reference class of each item, `UNLABELLED` where there is none.

    Returns
    -------
    ProbabilityCalibration or None
        None where no label of the model came with probabilities.
    """
    item, code, shares = _probabilities_of(labels, model)
    if not item.size:
        return None
    known = truth[item] != UNLABELLED
    shares, code, right = shares[known], code[known], truth[item[known]]
    n = right.size
    own, true = (shares[np.arange(n), classes] for classes in (code, right))
    bins = reliability(own, code == right)
    if not n:
        return ProbabilityCalibration(item.size, 0, bins, None, None)
    squares = (shares**2).sum(axis=1) - 2.0 * true + 1.0
    loss = -np.log(np.maximum(true, LEAST_SHARE))
    return ProbabilityCalibration(item.size, n, bins, float(np.mean(squares)), float(np.mean(loss)))


def _probabilities_of(labels: Labels, worker: int) -> tuple[IntArray, IntArray, FloatArray]:
    """Return item (n,), label (n,) and probabilities (n, L) of a worker's labels that have some."""
    kept = labels.metadata.probabilities
    if kept is None:
        none = np.zeros(0, dtype=np.int64)
        return none, none, np.zeros((0, labels.n_classes))
    own = labels.places_of(worker)
    own = own[kept.row[own] >= 0]
    return labels.item[own], labels.code[own], kept.shares[kept.row[own]]
