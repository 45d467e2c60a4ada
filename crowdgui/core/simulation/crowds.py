"""A crowd drawn for one simulated set: who is good at what, and who does not play fair."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.model_fits import WorkerModel
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import freeze
from crowdgui.core.rules.choices import Choices, one_of, real, whole
from crowdgui.core.simulation.accuracies import (
    Accuracies,
    BetaAccuracies,
    draw_confusion,
    kinds_of,
)
from crowdgui.core.text import later

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray

NOBODY = -1
"""Stands where a worker copies from nobody."""


class Role(IntEnum):
    """How a simulated worker answers."""

    ORDINARY = 0
    GUESSING = 1
    CONTRARY = 2
    ONE_ANSWER = 3
    COPYING = 4


@dataclass(frozen=True)
class Crowd(Choices):
    """How a crowd is made. What is left of the shares of workers are ordinary workers."""

    accuracies: Accuracies = field(default_factory=BetaAccuracies)
    model: str = one_of(
        WorkerModel.HOMOGENEOUS.value,
        {
            WorkerModel.HOMOGENEOUS.value: later("One accuracy"),
            WorkerModel.CLASS_CONDITIONAL.value: later("Own accuracy on each class"),
            WorkerModel.GENERAL.value: later("Own confusion matrix"),
        },
        later("What sets workers apart"),
        later("What is drawn for each worker where accuracies come from a Beta distribution."),
    )
    guessing: float = real(
        0.0, 0.0, 1.0, later("Workers who guess"), later("They give every class equally often.")
    )
    contrary: float = real(
        0.0,
        0.0,
        1.0,
        later("Contrary workers"),
        later("They give any class but the one they hold to be right."),
    )
    one_answer: float = real(
        0.0,
        0.0,
        1.0,
        later("Workers with one answer"),
        later("They give the same class to every item, each a class drawn at random."),
    )
    copying: float = real(
        0.0,
        0.0,
        1.0,
        later("Workers who copy"),
        later("They copy from a leader, an ordinary worker, so their labels are not independent."),
    )
    leaders: int = whole(
        1, 1, 1000, later("Leaders"), later("How many ordinary workers there are to copy from.")
    )
    copied: float = real(
        0.9,
        0.0,
        1.0,
        later("Labels that are copied"),
        later("The share of a copying worker’s labels that is the leader’s answer."),
    )
    hard: float = real(
        0.0, 0.0, 1.0, later("Hard items"), later("As a share of all items of each kind.")
    )
    hardness: float = real(
        0.5,
        0.0,
        1.0,
        later("Guessing on hard items"),
        later("The chance that a worker guesses on a hard item."),
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.guessing + self.contrary + self.one_answer + self.copying > 1.0 + 1e-9:
            raise DataError(Problem.WORKER_SHARES_ABOVE_ONE)


@dataclass(frozen=True, eq=False)
class DrawnCrowd:
    """The workers of one simulated set.

    Attributes
    ----------
    own : ndarray of shape (G, M, L, L)
        ``own[g, i, k, h]``: chance that worker i, when not copying, answers h to an item of kind
        g and class k.
    kinds : ndarray of shape (G,)
        The share of each kind among items.
    role : ndarray of shape (M,)
        As in `Role`.
    leader : ndarray of shape (M,)
        From whom a worker copies, `NOBODY` where from nobody.
    copied : float
        The chance that a label of a copying worker is the leader's answer.
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
    crowd: Crowd, n_workers: int, n_classes: int, rng: np.random.Generator
) -> DrawnCrowd:
    """Draw accuracies, then who plays which part."""
    model = WorkerModel(crowd.model)
    own = draw_confusion(crowd.accuracies, model, n_workers, n_classes, rng).copy()
    role = _roles(crowd, n_workers, rng)
    own[:, role == Role.GUESSING] = 1.0 / n_classes
    contrary = role == Role.CONTRARY
    own[:, contrary] = own[:, contrary] @ _another(n_classes)
    single = np.flatnonzero(role == Role.ONE_ANSWER)
    own[:, single] = 0.0
    own[:, single, :, rng.integers(n_classes, size=single.size)] = 1.0
    kinds = np.array(kinds_of(crowd.accuracies))
    if crowd.hard > 0.0:
        guessed = own + crowd.hardness * (1.0 / n_classes - own)
        own = np.concatenate([own, guessed])
        kinds = np.concatenate([kinds * (1.0 - crowd.hard), kinds * crowd.hard])
    return DrawnCrowd(own, kinds, role, _leaders(crowd, role, rng), crowd.copied)


def _another(n_classes: int) -> FloatArray:
    """Return the chances of each class to be named by someone who holds another to be right."""
    return (1.0 - np.eye(n_classes)) / (n_classes - 1)


def _roles(crowd: Crowd, n_workers: int, rng: np.random.Generator) -> IntArray:
    """Deal out the parts at random, as many of each as their shares say."""
    role = np.full(n_workers, Role.ORDINARY, dtype=np.int8)
    order = rng.permutation(n_workers)
    edges = np.cumsum([crowd.guessing, crowd.contrary, crowd.one_answer, crowd.copying])
    places = np.concatenate([[0], np.rint(edges * n_workers).astype(int)])
    for part, first, last in zip(list(Role)[1:], places[:-1], places[1:], strict=True):
        role[order[first:last]] = part
    return role


def _leaders(crowd: Crowd, role: IntArray, rng: np.random.Generator) -> IntArray:
    leader = np.full(role.size, NOBODY, dtype=np.int64)
    copying = np.flatnonzero(role == Role.COPYING)
    if copying.size:
        ordinary = np.flatnonzero(role == Role.ORDINARY)
        if ordinary.size == 0:
            raise DataError(Problem.NO_WORKER_TO_COPY)
        leaders = rng.permutation(ordinary)[: crowd.leaders]
        leader[copying] = leaders[np.arange(copying.size) % leaders.size]
    return leader
