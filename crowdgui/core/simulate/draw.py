"""Simulated crowds with a known truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import Labels, freeze, text_array

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
        ``[..., i, k, h]``: chance that worker i answers h where k is true; with a leading axis,
        on each item its own, for items that differ in difficulty.
    chance : ndarray of shape (N, M)
        Chance that worker i labels item j.
    classes : sequence of str
        Names of the L classes.
    shares : ndarray of shape (L,)
        Chance of each class to be an item's true one.
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
    return SimulatedLabels(with_ids(item, worker, code, n_items, n_workers, classes), truth)


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


def with_ids(
    item: IntArray,
    worker: IntArray,
    code: IntArray,
    n_items: int,
    n_workers: int,
    classes: Sequence[str],
) -> Labels:
    """Return items and workers ids by their numbers, from 1."""
    return Labels.from_codes(
        item,
        worker,
        code,
        text_array(f"item-{j + 1}" for j in range(n_items)),
        text_array(f"worker-{i + 1}" for i in range(n_workers)),
        text_array(classes),
    )
