"""How good the workers of a simulated crowd are: drawn, stated, or as fitted to real labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import ndtr

from crowdgui.core.bounds.quantities import class_conditional, homogeneous
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import freeze
from crowdgui.core.options import Options, real
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels


_MOST_DRAWS = 100_000
"""Crowds drawn in the search for one whose mean accuracy is near enough."""


_ROUNDING = 1e-6
"""How far the probabilities of a worker's answers may be from adding up to 1."""


@dataclass(frozen=True)
class BetaAccuracies(Options):
    """Accuracies from Beta(a, b), all drawn again until their mean is near a / (a + b)."""

    a: float = real(2.3, 0.001, 100_000.0)
    b: float = real(2.0, 0.001, 100_000.0)
    within: float = real(0.01, 0.0001, 1.0)

    @classmethod
    def of_mean(cls, mean: float, b: float = 2.0, within: float = 0.01) -> BetaAccuracies:
        """Return the Beta with this mean: a = b w̄ / (1 − w̄) (Li and Yu 2014, section 6, b = 2)."""
        if not 0.0 < mean < 1.0:
            raise DataError(Problem.MEAN_ACCURACY_RANGE)
        return cls(b * mean / (1.0 - mean), b, within)

    @property
    def mean(self) -> float:
        return self.a / (self.a + self.b)

    def draw(self, shape: tuple[int, ...], rng: np.random.Generator) -> FloatArray:
        """Draw accuracies until their mean is near that of the distribution.

        Parameters
        ----------
        shape : tuple of int
            (M,), or (M, L) for one per class.
        rng : numpy.random.Generator

        Returns
        -------
        ndarray of this shape
            Accuracies, 0 to 1, whose mean is at most `within` off.

        Raises
        ------
        DataError
            If so near a mean hardly ever comes up.
        """
        for _ in range(_MOST_DRAWS):
            drawn = rng.beta(self.a, self.b, shape)
            if abs(drawn.mean() - self.mean) <= self.within:
                return drawn
        raise DataError(Problem.NO_CROWD_NEAR_MEAN, n=_MOST_DRAWS, within=self.within)


@dataclass(frozen=True)
class StatedAccuracies:
    """Accuracies from a file; see `picked` for a crowd of another size."""

    accuracies: tuple[float, ...]

    def __post_init__(self) -> None:
        if not self.accuracies:
            raise DataError(Problem.NO_ACCURACY)
        if not all(0.0 <= accuracy <= 1.0 for accuracy in self.accuracies):
            raise DataError(Problem.ACCURACY_RANGE)


@dataclass(frozen=True, eq=False)
class FittedCrowd:
    """Real workers: ``confusion[i, k, h]`` (M, L, L) is P(i answers h) where k is true.

    `shares` (L,) are those of the classes, `chance` (M,) how often each worker labels an item.
    `ordered` states whether the classes are a scale.
    """

    confusion: FloatArray
    shares: FloatArray
    chance: FloatArray
    ordered: bool = False

    def __post_init__(self) -> None:
        freeze(self)
        sums = self.confusion.sum(axis=2)
        if (self.confusion < 0).any() or (np.abs(sums - 1.0) > _ROUNDING).any():
            raise DataError(Problem.CONFUSION_NOT_NORMALIZED)

    def __eq__(self, other: object) -> bool:
        """Return whether the numbers are the same: a crowd fitted again is the crowd it was."""
        return isinstance(other, FittedCrowd) and all(
            np.array_equal(mine, vars(other)[name]) for name, mine in vars(self).items()
        )

    def __hash__(self) -> int:
        return hash((self.confusion.shape, self.shares.tobytes()))

    @property
    def n_classes(self) -> int:
        return int(self.confusion.shape[1])

    def check_classes(self, wanted: int) -> None:
        """Raise a DataError where these workers know another number of classes."""
        if self.n_classes != wanted:
            raise DataError(Problem.FITTED_CLASSES_DIFFER, known=self.n_classes, wanted=wanted)


@dataclass(frozen=True)
class TwoGroups(Options):
    """Two groups of workers who are good at different sets of items.

    The defaults are the paper's crowd that no single accuracy of a worker describes.
    """

    workers_first: float = real(0.4, 0.0, 1.0)
    items_first: float = real(0.6, 0.0, 1.0)
    first_on_first: float = real(0.9, 0.0, 1.0)
    first_on_second: float = real(0.6, 0.0, 1.0)
    second_on_first: float = real(0.5, 0.0, 1.0)
    second_on_second: float = real(0.7, 0.0, 1.0)


@dataclass(frozen=True)
class RatingNoise(Options):
    """Workers who rate: each feels the true class with an error, and gives the nearest class.

    The error of worker i is normal with mean b_i, from N(0, `bias`²), and standard deviation s_i,
    `spread` times a Gamma(4) number over 4, both in classes.
    """

    spread: float = real(0.8, 0.01, 100.0)
    bias: float = real(0.3, 0.0, 100.0)


Accuracies = BetaAccuracies | StatedAccuracies | FittedCrowd | TwoGroups | RatingNoise


def is_ordered(accuracies: Accuracies) -> bool:
    """Return whether these workers take the classes for a scale."""
    fitted = isinstance(accuracies, FittedCrowd) and accuracies.ordered
    return fitted or isinstance(accuracies, RatingNoise)


def fitted_crowd(labels: Labels, posterior: FloatArray) -> FittedCrowd:
    """Take workers as they appear by class probabilities (N, L) that a rule gave to the items.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.

    Returns
    -------
    FittedCrowd
        Confusion matrices (M, L, L), class shares (L,) and labelling rates (M,).
    """
    form = fit_pooled_form(labels, posterior)
    return FittedCrowd(
        confusion=np.exp(form.table).transpose(0, 2, 1),
        shares=np.exp(form.offset),
        chance=np.minimum(1.0, labels.labels_per_worker / max(1, labels.n_items)),
        ordered=labels.ordered,
    )


def item_type_shares(accuracies: Accuracies) -> tuple[float, ...]:
    """Return the shares of the item types on which these workers differ in accuracy."""
    if isinstance(accuracies, TwoGroups):
        return accuracies.items_first, 1.0 - accuracies.items_first
    return (1.0,)


def draw_confusion(
    accuracies: Accuracies,
    model: WorkerModel,
    n_workers: int,
    n_classes: int,
    rng: np.random.Generator,
) -> FloatArray:
    """Draw confusion matrices (G, M, L, L), one set for each kind of items.

    Parameters
    ----------
    accuracies : Accuracies
        How accuracies are drawn, or which they are.
    model : WorkerModel
        How drawn accuracies become matrices; stated and fitted workers have theirs.
    n_workers : int
        M.
    n_classes : int
        L.
    rng : numpy.random.Generator

    Returns
    -------
    ndarray of shape (G, M, L, L)
        ``[g, i, k, h]``: probability that worker i gives class h to an item of kind g and class k.
            G is 2 for `TwoGroups`, else 1.

    Raises
    ------
    DataError
        If fitted workers know another number of classes, or no drawn crowd is near the mean.
    """
    match accuracies:
        case BetaAccuracies():
            return _from_beta(accuracies, model, n_workers, n_classes, rng)[None]
        case StatedAccuracies(stated):
            chosen = choose_workers(len(stated), n_workers, rng)
            return homogeneous(np.array(stated)[chosen], n_classes)[None]
        case FittedCrowd():
            accuracies.check_classes(n_classes)
            return accuracies.confusion[choose_workers(len(accuracies.confusion), n_workers, rng)][
                None
            ]
        case TwoGroups():
            return _of_two_groups(accuracies, n_workers, n_classes)
        case RatingNoise():
            return _of_ratings(accuracies, n_workers, n_classes, rng)[None]


def choose_workers(known: int, wanted: int, rng: np.random.Generator) -> IntArray:
    """Choose workers among those known: each once where the numbers agree, else at random."""
    return np.arange(known) if known == wanted else rng.integers(known, size=wanted)


def _from_beta(
    beta: BetaAccuracies,
    model: WorkerModel,
    n_workers: int,
    n_classes: int,
    rng: np.random.Generator,
) -> FloatArray:
    if model is WorkerModel.HOMOGENEOUS:
        return homogeneous(beta.draw((n_workers,), rng), n_classes)
    accuracy = beta.draw((n_workers, n_classes), rng)
    if model is WorkerModel.CLASS_CONDITIONAL:
        return class_conditional(accuracy)
    # Mistakes go to the other classes in shares that are any with the same probability.
    shares = rng.dirichlet(np.ones(n_classes - 1), (n_workers, n_classes))
    confusion = np.empty((n_workers, n_classes, n_classes))
    for k in range(n_classes):
        other = np.arange(n_classes) != k
        confusion[:, k, other] = (1.0 - accuracy[:, k, None]) * shares[:, k]
        confusion[:, k, k] = accuracy[:, k]
    return confusion


def _of_two_groups(groups: TwoGroups, n_workers: int, n_classes: int) -> FloatArray:
    first = np.arange(n_workers) < round(groups.workers_first * n_workers)
    on_first = np.where(first, groups.first_on_first, groups.second_on_first)
    on_second = np.where(first, groups.first_on_second, groups.second_on_second)
    return np.stack([homogeneous(accuracy, n_classes) for accuracy in (on_first, on_second)])


def _of_ratings(
    noise: RatingNoise, n_workers: int, n_classes: int, rng: np.random.Generator
) -> FloatArray:
    """Return the probabilities that the felt class lies nearest to each class, the ends open."""
    shift = rng.normal(0.0, noise.bias, (n_workers, 1, 1))
    spread = noise.spread * rng.gamma(4.0, 0.25, (n_workers, 1, 1))
    truth, edge = np.arange(n_classes)[:, None], np.arange(n_classes - 1) + 0.5
    below = ndtr((edge - truth - shift) / spread)
    ends = np.zeros((n_workers, n_classes, 1))
    return np.diff(np.concatenate([ends, below, ends + 1.0], axis=2), axis=2)
