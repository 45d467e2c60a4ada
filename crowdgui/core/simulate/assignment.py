"""Who labels which item of a simulated set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.options import Options, real, whole
from crowdgui.core.simulate.accuracies import choose_workers

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray


_PLACES = 1 << 22
"""Items times workers that are gone through at once."""


@dataclass(frozen=True)
class ConstantRate(Options):
    """Every worker labels every item with the same probability."""

    chance: float = real(0.3, 0.0001, 1.0)


@dataclass(frozen=True)
class WorkerRates(Options):
    """Each worker labels an item with their own probability, drawn evenly from a range."""

    low: float = real(0.1, 0.0, 1.0)
    high: float = real(0.5, 0.0001, 1.0)

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_range(self.low, self.high)


@dataclass(frozen=True)
class ItemRates(Options):
    """Each item is labelled by a worker with its own probability, drawn evenly from a range."""

    low: float = real(0.1, 0.0, 1.0)
    high: float = real(0.5, 0.0001, 1.0)

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_range(self.low, self.high)


@dataclass(frozen=True)
class GivenWorkerRates:
    """Each worker's probability to label an item; `picked` for a crowd of another size."""

    chances: tuple[float, ...]

    def __post_init__(self) -> None:
        if not self.chances or not all(0.0 <= chance <= 1.0 for chance in self.chances):
            raise DataError(Problem.LABEL_RATE_RANGE)


@dataclass(frozen=True)
class FixedPerItem(Options):
    """Every item is labelled by the same number of different workers, chosen at random."""

    labels: int = whole(5, 1, 1_000_000)


AssignmentDesign = ConstantRate | WorkerRates | ItemRates | GivenWorkerRates | FixedPerItem


@dataclass(frozen=True, eq=False)
class Assignment:
    """Who labels what: `item` and `worker` of each label, sorted by item.

    `chance` is what it was drawn with: a number for all, (1, M) for workers, (N, 1) for items; None
    where a number of workers was chosen for each item.
    """

    item: IntArray
    worker: IntArray
    chance: float | FloatArray | None


def draw_assignment(
    design: AssignmentDesign, n_items: int, n_workers: int, rng: np.random.Generator
) -> Assignment:
    """Draw who labels what.

    Parameters
    ----------
    design : AssignmentDesign
        How often workers label items.
    n_items : int
        N.
    n_workers : int
        M.
    rng : numpy.random.Generator

    Returns
    -------
    Assignment
        Item and worker (n_labels,) of each label, and the probabilities they were drawn with.

    Raises
    ------
    DataError
        If an item is to get more labels than there are workers.
    """
    if isinstance(design, FixedPerItem):
        check_fits(design, n_workers)
        item, worker = _chosen(n_items, n_workers, design.labels, rng)
        return Assignment(item, worker, None)
    chance = _chances(design, n_items, n_workers, rng)
    item, worker = _tossed(np.broadcast_to(chance, (n_items, n_workers)), rng)
    return Assignment(item, worker, chance)


def check_fits(design: AssignmentDesign, n_workers: int) -> None:
    """Refuse more labels for each item than there are workers."""
    if isinstance(design, FixedPerItem) and design.labels > n_workers:
        raise DataError(Problem.TOO_FEW_WORKERS_PER_ITEM, n=design.labels)


def _check_range(low: float, high: float) -> None:
    if low > high:
        raise DataError(Problem.LABEL_RATES_CROSSED)


def _chances(
    design: AssignmentDesign, n_items: int, n_workers: int, rng: np.random.Generator
) -> float | FloatArray:
    match design:
        case ConstantRate(chance):
            return chance
        case WorkerRates(low, high):
            return rng.uniform(low, high, (1, n_workers))
        case ItemRates(low, high):
            return rng.uniform(low, high, (n_items, 1))
        case GivenWorkerRates(chances):
            return np.array(chances)[None, choose_workers(len(chances), n_workers, rng)]
        case FixedPerItem():
            raise AssertionError


def _tossed(chance: FloatArray, rng: np.random.Generator) -> tuple[IntArray, IntArray]:
    """Draw each place (N, M) by itself, over runs of items."""
    step = max(1, _PLACES // chance.shape[1])
    items, workers = [], []
    for first in range(0, len(chance), step):
        part = chance[first : first + step]
        item, worker = np.nonzero(rng.random(part.shape) < part)
        items.append(item + first)
        workers.append(worker)
    return np.concatenate(items), np.concatenate(workers)


def _chosen(
    n_items: int, n_workers: int, wanted: int, rng: np.random.Generator
) -> tuple[IntArray, IntArray]:
    """Choose so many different workers for each item; every set of them is as likely."""
    some = _few_of_many if wanted**2 <= n_workers else _many_of_few
    return np.repeat(np.arange(n_items), wanted), some(n_items, n_workers, wanted, rng).ravel()


def _few_of_many(n_items: int, n_workers: int, wanted: int, rng: np.random.Generator) -> IntArray:
    """Draw workers without regard to each other, and again where one comes up twice."""
    chosen = np.empty((n_items, wanted), dtype=np.int64)
    open_: IntArray = np.arange(n_items)
    while open_.size:
        chosen[open_] = np.sort(rng.integers(n_workers, size=(open_.size, wanted)), axis=1)
        open_ = open_[(np.diff(chosen[open_], axis=1) == 0).any(axis=1)]
    return chosen


def _many_of_few(n_items: int, n_workers: int, wanted: int, rng: np.random.Generator) -> IntArray:
    """Draw a number for each worker and choose the smallest ones, over runs of items."""
    step = max(1, _PLACES // n_workers)
    parts = []
    for first in range(0, n_items, step):
        keys = rng.random((min(step, n_items - first), n_workers))
        chosen = np.argpartition(keys, wanted - 1, axis=1)[:, :wanted]
        parts.append(np.sort(chosen, axis=1))
    return np.concatenate(parts)
