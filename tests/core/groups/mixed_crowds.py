"""Simulated crowds of people and models."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.groups.kinds import WorkerKinds, split_model_name
from crowdgui.core.labels import Labels, text_array
from tests.core.strategies import make_labels

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray


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


NAMES = ("amira", "bo", "chen", "dana", "elif", "farid", "greta", "hugo")
GUESSER = NAMES.index("greta")
MODEL_NAMES = ("gpt-a", "gpt-a-mini", "open-b", "open-c")
CLASSES = ("billing", "delivery", "returns", "technical")


def named_crowd(seed: int = 0, items: int = 600) -> tuple[Labels, IntArray, WorkerKinds]:
    """Return three people per item, of whom one guesses, and four models that share mistakes.

    On hard items each model mostly gives the same wrong class as the others.
    """
    rng = np.random.default_rng(seed)
    truth = rng.integers(4, size=items)
    hard, lure = rng.random(items) < 0.2, (truth + rng.integers(1, 4, size=items)) % 4
    chosen = rng.permuted(np.tile(np.arange(8), (items, 1)), axis=1)[:, :3]
    accuracy = np.where(chosen == GUESSER, 0.25, 0.84)
    people = _answers(rng, np.broadcast_to(truth[:, None], chosen.shape), accuracy, 4)
    errs = _answers(rng, np.broadcast_to(truth[:, None], (items, 4)), np.full((items, 4), 0.93), 4)
    lured = hard[:, None] & (rng.random((items, 4)) < np.array([0.85, 0.85, 0.7, 0.65]))
    code = np.hstack((people, np.where(lured, lure[:, None], errs)))
    worker = np.hstack((chosen, np.broadcast_to(np.arange(8, 12), (items, 4))))
    item = np.broadcast_to(np.arange(items)[:, None], worker.shape)
    ids = text_array(f"ticket-{i:03}" for i in range(items))
    names = text_array((*NAMES, *MODEL_NAMES))
    labels = Labels.from_codes(
        item.ravel(), worker.ravel(), code.ravel(), ids, names, text_array(CLASSES)
    )
    models = {8 + w: split_model_name(name) for w, name in enumerate(MODEL_NAMES)}
    return labels, truth, WorkerKinds(models, 12)
