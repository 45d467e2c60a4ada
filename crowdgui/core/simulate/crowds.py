"""A crowd drawn for one simulated set: who is good at what, and who does not play fair."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import freeze
from crowdgui.core.options import Options, one_of, real, whole
from crowdgui.core.simulate.accuracies import (
    Accuracies,
    BetaAccuracies,
    draw_confusion,
    item_type_shares,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray


NOBODY = -1
"""The source of a worker who copies from nobody."""


DRAWN_MODELS = (WorkerModel.HOMOGENEOUS, WorkerModel.CLASS_CONDITIONAL, WorkerModel.GENERAL)
"""How workers can differ whose accuracies are drawn."""


class WorkerType(IntEnum):
    """How a simulated worker answers."""

    ORDINARY = 0
    GUESSING = 1
    CONTRARY = 2
    ONE_ANSWER = 3
    COPYING = 4


@dataclass(frozen=True)
class CrowdSpec(Options):
    """How a crowd is made. What is left of the shares of workers are ordinary workers."""

    accuracies: Accuracies = field(default_factory=BetaAccuracies)
    model: str = one_of(WorkerModel.HOMOGENEOUS.value, (model.value for model in DRAWN_MODELS))
    guessing: float = real(0.0, 0.0, 1.0)
    contrary: float = real(0.0, 0.0, 1.0)
    one_answer: float = real(0.0, 0.0, 1.0)
    copying: float = real(0.0, 0.0, 1.0)
    leaders: int = whole(1, 1, 1000)
    copied: float = real(0.9, 0.0, 1.0)
    hard: float = real(0.0, 0.0, 1.0)
    hardness: float = real(0.5, 0.0, 1.0)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.guessing + self.contrary + self.one_answer + self.copying > 1.0 + 1e-9:
            raise DataError(Problem.WORKER_SHARES_ABOVE_ONE)


@dataclass(frozen=True, eq=False)
class SimulatedCrowd:
    """The workers of one simulated set.

    Attributes
    ----------
    own : ndarray of shape (G, M, L, L)
        ``own[g, i, k, h]``: probability that worker i, when not copying, answers h to an item of
        kind g and class k.
    kinds : ndarray of shape (G,)
        The share of each kind among items.
    role : ndarray of shape (M,)
        As in `WorkerType`.
    leader : ndarray of shape (M,)
        From whom a worker copies, `NOBODY` where from nobody.
    copied : float
        The probability that a label of a copying worker is the leader's answer.
    """

    own: FloatArray
    kinds: FloatArray
    role: IntArray
    leader: IntArray
    copied: float

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def confusion(self) -> FloatArray:
        """Confusion matrices (G, M, L, L), with what is copied: each worker's chances alone."""
        copying = np.flatnonzero(self.copying)
        mixed = self.own.copy()
        led = self.own[:, self.leader[copying]]
        mixed[:, copying] += self.copied * (led - mixed[:, copying])
        mixed.setflags(write=False)
        return mixed

    @cached_property
    def copying(self) -> BoolArray:
        """Mark the workers (M,) who copy."""
        return np.not_equal(self.leader, NOBODY)


def draw_crowd(
    crowd: CrowdSpec, n_workers: int, n_classes: int, rng: np.random.Generator
) -> SimulatedCrowd:
    """Draw accuracies, then who plays which part.

    Parameters
    ----------
    crowd : CrowdSpec
        How the crowd is made.
    n_workers : int
        M.
    n_classes : int
        L.
    rng : numpy.random.Generator

    Returns
    -------
    SimulatedCrowd
        Confusion matrices (G, M, L, L), with what each worker does.

    Raises
    ------
    DataError
        As `draw_confusion`, or if workers are to copy and nobody is there to copy from.
    """
    model = WorkerModel(crowd.model)
    own = draw_confusion(crowd.accuracies, model, n_workers, n_classes, rng).copy()
    role = _roles(crowd, n_workers, rng)
    own[:, role == WorkerType.GUESSING] = 1.0 / n_classes
    contrary = role == WorkerType.CONTRARY
    own[:, contrary] = own[:, contrary] @ _another(n_classes)
    single = np.flatnonzero(role == WorkerType.ONE_ANSWER)
    own[:, single] = 0.0
    own[:, single, :, rng.integers(n_classes, size=single.size)] = 1.0
    kinds = np.array(item_type_shares(crowd.accuracies))
    if crowd.hard > 0.0:
        guessed = own + crowd.hardness * (1.0 / n_classes - own)
        own = np.concatenate([own, guessed])
        kinds = np.concatenate([kinds * (1.0 - crowd.hard), kinds * crowd.hard])
    return SimulatedCrowd(own, kinds, role, _leaders(crowd, role, rng), crowd.copied)


def _another(n_classes: int) -> FloatArray:
    """Return the probability of each class to be named by someone who thinks another is right."""
    return (1.0 - np.eye(n_classes)) / (n_classes - 1)


def _roles(crowd: CrowdSpec, n_workers: int, rng: np.random.Generator) -> IntArray:
    """Assign the roles at random, in the proportions of their shares."""
    role = np.full(n_workers, WorkerType.ORDINARY, dtype=np.int8)
    order = rng.permutation(n_workers)
    edges = np.cumsum([crowd.guessing, crowd.contrary, crowd.one_answer, crowd.copying])
    places = np.concatenate([[0], np.rint(edges * n_workers).astype(int)])
    for part, first, last in zip(list(WorkerType)[1:], places[:-1], places[1:], strict=True):
        role[order[first:last]] = part
    return role


def _leaders(crowd: CrowdSpec, role: IntArray, rng: np.random.Generator) -> IntArray:
    leader = np.full(role.size, NOBODY, dtype=np.int64)
    copying = np.flatnonzero(role == WorkerType.COPYING)
    if copying.size:
        ordinary = np.flatnonzero(role == WorkerType.ORDINARY)
        if ordinary.size == 0:
            raise DataError(Problem.NO_WORKER_TO_COPY)
        leaders = rng.permutation(ordinary)[: crowd.leaders]
        leader[copying] = leaders[np.arange(copying.size) % leaders.size]
    return leader
