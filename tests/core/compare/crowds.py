"""Crowds that break the worker model in the two ways that the adviser looks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tests.core.strategies import make_labels

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels


def swapped(
    rng: np.random.Generator, n_items: int = 400, n_workers: int = 30
) -> tuple[Labels, IntArray]:
    """Two groups of workers by two of items, right with .9 and .6, or .5 and .7; 30 % filled."""
    right = np.array([[0.9, 0.5], [0.6, 0.7]])
    worker, item = np.nonzero(rng.random((n_workers, n_items)) < 0.3)
    truth = rng.integers(0, 2, n_items)
    hit = rng.random(item.size) < right[worker % 2, item % 2]
    code = np.where(hit, truth[item], 1 - truth[item])
    return make_labels(item, worker, code, n_items, n_workers, 2), truth


def biased(
    rng: np.random.Generator, n_items: int = 400, n_workers: int = 30
) -> tuple[Labels, IntArray]:
    """Workers who lean to the one class or the other, each by their own measure; 30 % filled."""
    lean = rng.uniform(-0.3, 0.3, n_workers)
    chance = np.stack([0.7 + lean, 0.7 - lean], axis=1)
    return by_class(rng, chance, n_items, 0.3)


def by_class(
    rng: np.random.Generator, chance: FloatArray, n_items: int, fill: float
) -> tuple[Labels, IntArray]:
    """Two classes; worker i is right on class k with chance[i, k]."""
    n_workers = len(chance)
    worker, item = np.nonzero(rng.random((n_workers, n_items)) < fill)
    truth = rng.integers(0, 2, n_items)
    hit = rng.random(item.size) < chance[worker, truth[item]]
    code = np.where(hit, truth[item], 1 - truth[item])
    return make_labels(item, worker, code, n_items, n_workers, 2), truth
