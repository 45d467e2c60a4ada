"""What mistakes cost, and the final label of least expected cost.

An item of true class k with final label h costs C[k, h]. With p the probabilities of an item's
classes, the label h that costs least on average has the smallest Σ_k p_k C[k, h] (Bayes' rule for
a loss; Elkan 2001). Where all mistakes cost the same, that is the most probable class.

Confidence counts labels for less than the rule does, and leaves the rest of each item to the other
classes, however rare they are. Of 1,000 items that are 97% sure to be harmless 30 would be severe,
even if hardly any is, and a severe case that counts ten times would change most labels. So costs
weigh down the classes that are rarer among the rule's labels than an item's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.scoring import TIE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.audit.calibration import LogisticCalibration
    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.rule import Aggregation

MOST_COST = 1e9
"""The largest cost of one mistake: sums over all items stay exact enough."""

CLOSE = 1e-9
"""Expected costs nearer than this, relative to the largest cost, count as equal."""

_BLOCK = 1 << 20
"""Class probabilities that are weighed at a time."""


@dataclass(frozen=True)
class CostMatrix:
    """The cost of each final label, by true class: `rows[k][h]`, 0 on the diagonal."""

    rows: tuple[tuple[float, ...], ...]

    def __post_init__(self) -> None:
        n = len(self.rows)
        if any(len(row) != n for row in self.rows):
            raise DataError(Problem.COSTS_NOT_SQUARE)
        for k, row in enumerate(self.rows):
            if any(not (isfinite(cost) and 0.0 <= cost <= MOST_COST) for cost in row):
                raise DataError(Problem.COST_RANGE, most=MOST_COST)
            if row[k] != 0.0:
                raise DataError(Problem.COST_OF_RIGHT_LABEL)
        if n > 1 and not any(map(any, self.rows)):
            raise DataError(Problem.NO_COST)

    @classmethod
    def equal(cls, n_classes: int) -> CostMatrix:
        """Return the costs that count every mistake as one."""
        classes = range(n_classes)
        return cls(tuple(tuple(float(k != h) for h in classes) for k in classes))

    @classmethod
    def distances(cls, positions: Sequence[float]) -> CostMatrix:
        """Return costs that grow with the distance |x_k − x_h| of two classes."""
        return cls(tuple(tuple(abs(float(a) - float(b)) for b in positions) for a in positions))

    @property
    def n_classes(self) -> int:
        return len(self.rows)

    @property
    def is_default(self) -> bool:
        """Whether every mistake costs 1, as it does by default."""
        return all(
            cost == (k != h) for k, row in enumerate(self.rows) for h, cost in enumerate(row)
        )

    @cached_property
    def array(self) -> FloatArray:
        """The costs (L, L), true class × final label."""
        made = np.array(self.rows, dtype=np.float64).reshape(self.n_classes, self.n_classes)
        made.setflags(write=False)
        return made

    @cached_property
    def levels(self) -> tuple[float, ...]:
        """Every cost above 0 that a mistake can have, ascending."""
        return tuple(sorted({cost for row in self.rows for cost in row if cost > 0.0}))

    @property
    def changes_no_label(self) -> bool:
        """Whether all mistakes cost the same, so that the most probable class costs least."""
        n, found = self.n_classes, self.array
        return len(self.levels) == 1 and int(np.count_nonzero(found)) == n * (n - 1)

    @cached_property
    def worst(self) -> FloatArray:
        """What each final label costs at most (L,), whatever the true class."""
        most: FloatArray = self.array.max(axis=0, initial=0.0)
        return most

    def counted(self, code: int, times: float) -> CostMatrix:
        """Return costs that count mistakes on items of one true class so many times as before."""
        rows = [
            tuple(cost * times for cost in row) if k == code else row
            for k, row in enumerate(self.rows)
        ]
        return CostMatrix(tuple(rows))

    def check_classes(self, n_classes: int) -> None:
        """Raise `DataError` unless there is a row for each class."""
        if self.n_classes != n_classes:
            raise DataError(Problem.COSTS_OF_OTHER_CLASSES, known=self.n_classes, wanted=n_classes)


def class_positions(labels: Labels) -> tuple[float, ...] | None:
    """Return where each class is on a scale: its place in the order, or its number.

    None where the classes have no order and not all are numbers.
    """
    if labels.ordered:
        return tuple(map(float, range(labels.n_classes)))
    try:
        found = tuple(float(str(name)) for name in labels.classes)
    except ValueError:
        return None
    return found if all(map(isfinite, found)) else None


def class_probabilities(
    found: Aggregation, curve: LogisticCalibration, rows: slice | IntArray
) -> FloatArray:
    """Return calibrated probabilities of each class, of some items.

    The most probable class has the confidence of the curve; the others share the rest as the
    rule's own probabilities do. None of them gets more than it: a curve drawn down by an audit
    knows no other class that is more probable, so near a tie it says too little of the first. Where
    nothing is corrected, and for items without labels, these are the rule's own.

    Parameters
    ----------
    found : Aggregation
        What a rule made of N items, of L classes.
    curve : LogisticCalibration
        From the rule's probability of its label to the probability that it is right.
    rows : slice or ndarray of int
        The items, n of them.

    Returns
    -------
    ndarray of shape (n, L)
    """
    own: FloatArray = found.posterior[rows]
    if not curve.corrects or own.shape[1] < 2:
        return own
    top = found.labels[rows]
    some = np.flatnonzero(top != UNLABELLED)
    made = own.copy()
    made[some, top[some]] = 0.0
    rest = made.sum(axis=1, keepdims=True)
    even = np.full(own.shape, 1.0 / (own.shape[1] - 1))
    made = np.divide(made, rest, out=even, where=rest > 0.0)
    chance = curve.confidence(found.confidence[rows])
    # With p for the first and 1 - p for the rest, of which the second has r, p ≥ r (1 - p). A rule
    # that takes the middle of ordered classes may have left the most probable one.
    first = np.zeros(len(own), dtype=bool)
    first[some] = own[some, top[some]] >= own[some].max(axis=1) - TIE
    second = made.max(axis=1)
    chance = np.where(first, np.maximum(chance, second / (1.0 + second)), chance)
    made *= (1.0 - chance)[:, None]
    made[some, top[some]] = chance[some]
    none = top == UNLABELLED
    made[none] = own[none]
    probabilities: FloatArray = made
    return probabilities


def rule_counts(found: Aggregation) -> IntArray:
    """Return how many items a rule gives each class (L,)."""
    n_classes = found.posterior.shape[1]
    counts: IntArray = np.bincount(found.labels - UNLABELLED, minlength=n_classes + 1)[1:]
    return counts


def weighed_probabilities(
    found: Aggregation, curve: LogisticCalibration, counts: IntArray, rows: slice | IntArray
) -> FloatArray:
    """Return `class_probabilities`, rarer classes than an item's own weighed down, of some items.

    A class k that the rule gives n_k items is weighed by (n_k + 1) / n_h on an item of class h,
    where that is less than 1. `counts` (L,) are those numbers, n_h with the item itself.

    Returns
    -------
    ndarray of shape (n, L)
    """
    made = class_probabilities(found, curve, rows).copy()
    some = np.flatnonzero(found.labels[rows] != UNLABELLED)
    top = found.labels[rows][some]
    weights = np.minimum(1.0, (counts + 1) / counts[top][:, None])
    own = made[some] * weights
    made[some] = own / own.sum(axis=1, keepdims=True)
    return made


def least_cost_labels(
    found: Aggregation,
    curve: LogisticCalibration,
    costs: CostMatrix,
    held: BoolArray | None = None,
) -> tuple[IntArray, BoolArray]:
    """Return the label of least expected cost of each item, and whether another costs as little.

    Of labels that cost the same, the most probable one stays, else the lowest class.

    Parameters
    ----------
    found : Aggregation
        What a rule made of N items, of L classes.
    curve : LogisticCalibration
        It must not have been drawn toward items that test the labels: they would change with what
        was found.
    costs : CostMatrix
        Of L classes.
    held : ndarray of bool, shape (N,), optional
        Items whose label is known and stays.

    Returns
    -------
    labels : ndarray of int, shape (N,)
        `UNLABELLED` for an item without labels.
    tied : ndarray of bool, shape (N,)
        Whether another label has the same expected cost.
    """
    if costs.changes_no_label:
        return found.labels, found.tied
    labels, tied = found.labels.copy(), found.tied.copy()
    slack = CLOSE * costs.levels[-1] if costs.levels else 0.0
    counts = rule_counts(found)
    for rows in _blocks(found):
        expected = weighed_probabilities(found, curve, counts, rows) @ costs.array
        least = expected <= expected.min(axis=1, keepdims=True) + slack
        before = found.labels[rows]
        stays = least[np.arange(len(before)), np.maximum(before, 0)]
        labels[rows] = np.where(stays, before, least.argmax(axis=1))
        tied[rows] = np.count_nonzero(least, axis=1) > 1
    fixed = found.labels == UNLABELLED
    tied[fixed] = False
    if held is not None:
        fixed = fixed | held
    labels[fixed] = found.labels[fixed]
    labels.setflags(write=False)
    tied.setflags(write=False)
    return labels, tied


def expected_costs(
    found: Aggregation, curve: LogisticCalibration, costs: CostMatrix, labels: IntArray
) -> FloatArray:
    """Return the expected cost of labels (N,), NaN for an item without a label.

    Parameters
    ----------
    found : Aggregation
        What a rule made of N items, of L classes.
    curve : LogisticCalibration
        From the rule's probability to the probability that its label is right.
    costs : CostMatrix
        Of L classes.
    labels : ndarray of int, shape (N,)
        The label of each item, `UNLABELLED` without one.

    Returns
    -------
    ndarray of shape (N,)
    """
    return _of_labels(
        found,
        curve,
        labels,
        lambda probabilities, codes: np.einsum("ik,ki->i", probabilities, costs.array[:, codes]),
    )


def weighed_confidence(
    found: Aggregation, curve: LogisticCalibration, labels: IntArray
) -> FloatArray:
    """Return the probability of each label (N,), rarer classes weighed down; NaN without one."""
    return _of_labels(
        found,
        curve,
        labels,
        lambda probabilities, codes: probabilities[np.arange(len(codes)), codes],
    )


def _of_labels(
    found: Aggregation,
    curve: LogisticCalibration,
    labels: IntArray,
    compute: Callable[[FloatArray, IntArray], FloatArray],
) -> FloatArray:
    """Compute a number for each label (N,) from the probabilities of classes; NaN without one."""
    made, counts = np.full(len(labels), np.nan), rule_counts(found)
    for rows in _blocks(found):
        probabilities = weighed_probabilities(found, curve, counts, rows)
        made[rows] = compute(probabilities, np.maximum(labels[rows], 0))
    made[labels == UNLABELLED] = np.nan
    made.setflags(write=False)
    return made


def label_costs(costs: CostMatrix, classes: IntArray, labels: IntArray) -> FloatArray:
    """Return what labels cost; the most they can where the class is none of those there are."""
    is_class = (classes >= 0) & (classes < costs.n_classes)
    known = costs.array[np.where(is_class, classes, 0), labels]
    found: FloatArray = np.where(is_class, known, costs.worst[labels])
    return found


def mean_cost_on_gold(labels: IntArray, gold: IntArray | None, costs: CostMatrix) -> float | None:
    """Return what labels (N,) cost on average where the true class is known; None where nowhere."""
    if gold is None:
        return None
    known = (gold != UNLABELLED) & (labels != UNLABELLED)
    return float(costs.array[gold[known], labels[known]].mean()) if known.any() else None


def _blocks(found: Aggregation) -> Iterator[slice]:
    n_items, n_classes = found.posterior.shape
    size = max(1, _BLOCK // max(1, n_classes))
    for start in range(0, n_items, size):
        yield slice(start, min(n_items, start + size))
