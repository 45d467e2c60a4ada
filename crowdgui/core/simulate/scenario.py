"""One setting of a simulation, and sets of labels with a known truth drawn in it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import Labels, freeze, text_array
from crowdgui.core.options import Options, whole
from crowdgui.core.simulate.accuracies import FittedCrowd, fitted_crowd, is_ordered
from crowdgui.core.simulate.assignment import (
    Assignment,
    AssignmentDesign,
    ConstantRate,
    GivenWorkerRates,
    check_fits,
    draw_assignment,
)
from crowdgui.core.simulate.crowds import CrowdSpec, SimulatedCrowd, draw_crowd

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray, IntArray


_NUMBERS = 1 << 21
"""Labels times classes that are drawn at once."""


@dataclass(frozen=True, eq=False)
class SimulatedLabels:
    """A simulated set of labels, with the class each item truly has, shape (N,)."""

    labels: Labels
    truth: IntArray

    def __post_init__(self) -> None:
        freeze(self)


def simulate(
    confusion: FloatArray,
    chance: FloatArray,
    classes: Sequence[str],
    shares: FloatArray,
    rng: np.random.Generator,
) -> SimulatedLabels:
    """Draw the labels that M workers give N items, each independently.

    Parameters
    ----------
    confusion : ndarray of shape (M, L, L) or (N, M, L, L)
        ``[..., i, k, h]``: probability that worker i answers h where k is true; with a leading
        axis, on each item its own, for items that differ in difficulty.
    chance : ndarray of shape (N, M)
        Probability that worker i labels item j.
    classes : sequence of str
        Names of the L classes.
    shares : ndarray of shape (L,)
        Probability of each class to be an item's true one.
    rng : numpy Generator
        The only source of chance: the same state gives the same set.

    Returns
    -------
    SimulatedLabels
        The labels, and the true classes (N,).
    """
    n_items, n_workers = chance.shape
    truth = np.asarray(rng.choice(len(classes), size=n_items, p=shares), dtype=np.int32)
    item, worker = np.nonzero(rng.random(chance.shape) < chance)
    if confusion.ndim == 3:
        confusion = np.broadcast_to(confusion, (n_items, *confusion.shape))
    code = draw_labels(confusion, item, worker, truth[item], rng)
    return SimulatedLabels(_with_ids(item, worker, code, n_items, n_workers, classes), truth)


def draw_labels(
    confusion: FloatArray,
    kind: IntArray,
    worker: IntArray,
    truth: IntArray,
    rng: np.random.Generator,
) -> IntArray:
    """Draw the answer of each label from the row ``confusion[kind, worker, truth]``.

    `kind`, `worker` and `truth` have one entry for each label; the true class is the item's.

    Parameters
    ----------
    confusion : ndarray of shape (K, M, L, L)
        Rows of probabilities, as [kind, worker, true class, class given].
    kind, worker, truth : ndarray of shape (n,)
        Kind of item, worker and true class of each label.
    rng : numpy.random.Generator

    Returns
    -------
    ndarray of shape (n,)
        Class given in each label.
    """
    code = np.empty(worker.size, dtype=np.int32)
    chance = rng.random(worker.size)
    step = max(1, _NUMBERS // confusion.shape[-1])
    for first in range(0, worker.size, step):
        run = slice(first, first + step)
        edges = np.cumsum(confusion[kind[run], worker[run], truth[run]], axis=1)[:, :-1]
        code[run] = (chance[run, None] > edges).sum(axis=1)
    return code


def _with_ids(
    item: IntArray,
    worker: IntArray,
    code: IntArray,
    n_items: int,
    n_workers: int,
    classes: Sequence[str],
) -> Labels:
    """Name items and workers by their numbers, from 1."""
    return Labels.from_codes(
        item,
        worker,
        code,
        text_array(f"item-{j + 1}" for j in range(n_items)),
        text_array(f"worker-{i + 1}" for i in range(n_workers)),
        text_array(classes),
    )


MOST_PLACES = 1_000_000_000
"""Items times workers up to which a set is drawn, in about ten seconds."""


MOST_PROBABILITIES = 20_000_000
"""Entries of all workers' confusion matrices, which are held several times over."""


@dataclass(frozen=True)
class Scenario(Options):
    """M workers, N items, L classes, how the crowd is made and who labels what.

    `class_shares` is how common each class is, all equal where None. `classes` are their names,
    made of numbers where None.
    """

    n_workers: int = whole(31, 1, 200_000)
    n_items: int = whole(200, 1, 10_000_000)
    n_classes: int = whole(3, 2, 100)
    crowd: CrowdSpec = field(default_factory=CrowdSpec)
    assignment: AssignmentDesign = field(default_factory=ConstantRate)
    class_shares: tuple[float, ...] | None = None
    classes: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.n_items * self.n_workers > MOST_PLACES:
            raise DataError(
                Problem.SIMULATION_TOO_MANY_LABELS, items=self.n_items, workers=self.n_workers
            )
        if self.n_workers * self.n_classes**2 > MOST_PROBABILITIES:
            raise DataError(
                Problem.SIMULATION_TOO_MANY_CONFUSIONS,
                workers=self.n_workers,
                classes=self.n_classes,
            )
        check_fits(self.assignment, self.n_workers)
        self._check_classes()

    def _check_classes(self) -> None:
        shares, fitted = self.class_shares, self.crowd.accuracies
        if shares is not None and (
            len(shares) != self.n_classes
            or not all(0.0 <= share <= 1.0 for share in shares)
            or abs(sum(shares) - 1.0) > 1e-6
        ):
            raise DataError(Problem.CLASS_SHARES_SUM)
        if self.classes is not None and len(set(self.classes)) != self.n_classes:
            raise DataError(Problem.CLASS_NAMES_DIFFER)
        if isinstance(fitted, FittedCrowd):
            fitted.check_classes(self.n_classes)

    @property
    def ordered(self) -> bool:
        """Whether the classes are a scale."""
        return is_ordered(self.crowd.accuracies)

    @property
    def shares(self) -> FloatArray:
        """How common each class is (L,)."""
        if self.class_shares is None:
            return np.full(self.n_classes, 1.0 / self.n_classes)
        shares: FloatArray = np.array(self.class_shares)
        shares /= shares.sum()
        return shares

    @property
    def names(self) -> tuple[str, ...]:
        if self.classes is not None:
            return self.classes
        return tuple(f"class-{k + 1}" for k in range(self.n_classes))


@dataclass(frozen=True, eq=False)
class SimulatedDataset(SimulatedLabels):
    """A set drawn in a setting, with all that is true of it.

    `kind` (N,) is the kind of each item; `crowd.confusion[kind[j], i]` is worker i's
    confusion matrix on item j. `assignment` records who labels what, and
    with which probabilities.
    """

    setting: Scenario
    crowd: SimulatedCrowd
    kind: IntArray
    assignment: Assignment


def draw(setting: Scenario, rng: np.random.Generator) -> SimulatedDataset:
    """Draw a crowd, true classes, who labels what, and the answers, in this order.

    Answers are independent given the true classes and kinds of items, except for those copied: a
    leader has one answer to an item, whether or not it was asked of them, and all who copy copy it.

    Parameters
    ----------
    setting : Scenario
        Sizes, crowd and labelling rates.
    rng : numpy.random.Generator

    Returns
    -------
    SimulatedDataset
        The labels with everything that is true of them.

    Raises
    ------
    DataError
        If no such crowd can be drawn.
    """
    crowd = draw_crowd(setting.crowd, setting.n_workers, setting.n_classes, rng)
    n_items = setting.n_items
    truth = rng.choice(setting.n_classes, size=n_items, p=setting.shares).astype(np.int32)
    kind = _kinds(crowd.kinds, n_items, rng)
    assignment = draw_assignment(setting.assignment, n_items, setting.n_workers, rng)
    code = draw_labels(
        crowd.own, kind[assignment.item], assignment.worker, truth[assignment.item], rng
    )
    if crowd.copying.any():
        code = _copied(crowd, kind, truth, assignment, code, rng)
    made = _with_ids(
        assignment.item, assignment.worker, code, n_items, setting.n_workers, setting.names
    )
    labels = replace(made, ordered=setting.ordered)
    return SimulatedDataset(labels, truth, setting, crowd, kind, assignment)


def scenario_like(labels: Labels, posterior: FloatArray) -> Scenario:
    """Return the setting of which the labels could be a draw: their own size, workers and classes.

    `posterior` (N, L) holds the class probabilities that a rule gave to the items.
    """
    crowd = fitted_crowd(labels, posterior)
    return Scenario(
        labels.n_workers,
        labels.n_items,
        labels.n_classes,
        CrowdSpec(crowd),
        GivenWorkerRates(tuple(crowd.chance.tolist())),
        tuple((crowd.shares / crowd.shares.sum()).tolist()),
        tuple(labels.classes.tolist()),
    )


def _kinds(shares: FloatArray, n_items: int, rng: np.random.Generator) -> IntArray:
    """Assign item types at random, in the proportions of their shares."""
    ends = np.rint(np.cumsum(shares) * n_items).astype(int)
    kind = np.searchsorted(ends, np.arange(n_items), side="right")
    return rng.permutation(np.minimum(kind, shares.size - 1))


def _copied(
    crowd: SimulatedCrowd,
    kind: IntArray,
    truth: IntArray,
    assignment: Assignment,
    code: IntArray,
    rng: np.random.Generator,
) -> IntArray:
    """Replace the copied labels by the source's."""
    n_items = truth.size
    leader = crowd.leader[assignment.worker]
    copied = (leader >= 0) & (rng.random(code.size) < crowd.copied)
    wanted = leader[copied] * n_items + assignment.item[copied]
    asked, place = np.unique(wanted, return_inverse=True)
    led, item = np.divmod(asked, n_items)
    answer = draw_labels(crowd.own, kind[item], led, truth[item], rng)
    # Where the leader has labelled the item, that is the answer.
    given = assignment.worker.astype(np.int64) * n_items + assignment.item
    known = np.isin(given, asked)
    answer[np.searchsorted(asked, given[known])] = code[known]
    result = code.copy()
    result[copied] = answer[place]
    return result
