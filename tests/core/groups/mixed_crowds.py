"""Simulated people of one accuracy and a model of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tests.core.strategies import make_labels

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels


def mixed_crowd(
    seed: int,
    *,
    items: int,
    people: int,
    per_item: int,
    person: float,
    model: float,
    classes: int = 2,
) -> Labels:
    """Draw `per_item` of the people for each item, and one model, the last worker, for all.

    Mistakes are independent, and each wrong class is as likely as another.
    """
    rng = np.random.default_rng([seed, items, people, per_item, classes])
    truth = rng.integers(classes, size=items)
    chosen = rng.permuted(np.tile(np.arange(people), (items, 1)), axis=1)[:, :per_item]
    worker = np.column_stack((chosen, np.full(items, people)))
    accuracy = np.where(worker == people, model, person)
    code = _answers(rng, np.broadcast_to(truth[:, None], worker.shape), accuracy, classes)
    item = np.broadcast_to(np.arange(items)[:, None], worker.shape)
    return make_labels(item.ravel(), worker.ravel(), code.ravel(), items, people + 1, classes)


def _answers(
    rng: np.random.Generator, truth: IntArray, accuracy: np.ndarray, classes: int
) -> IntArray:
    away = rng.integers(1, classes, size=truth.shape)
    wrong = rng.random(truth.shape) >= accuracy
    answers: IntArray = (truth + away * wrong) % classes
    return answers
