"""What gold gives to a rule: labels to hold fixed, and answers counted by true class."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.text import tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels


def held_classes(labels: Labels, gold: IntArray | None, hold: bool) -> IntArray:
    """Return the class each item is held at (N,), UNLABELLED where the rule is free to choose.

    An item without labels stays without one, whatever its gold.
    """
    wanted = np.full(labels.n_items, UNLABELLED) if gold is None or not hold else gold
    return np.where(labels.labels_per_item > 0, wanted, UNLABELLED).astype(np.int32)


def held_notes(held: IntArray, hold: bool) -> tuple[str, ...]:
    """Describe what became of the wish to hold gold."""
    if not hold:
        return ()
    n = int(np.count_nonzero(held != UNLABELLED))
    if n == 0:
        return (tr("There is no gold to hold fixed."),)
    return (
        tr_n(
            "{n} item is held at its gold class, so it is no test of the other final labels.",
            "{n} items are held at their gold class, so they are no test of the other final "
            "labels.",
            n,
        ),
    )


def with_held(posterior: FloatArray, held: IntArray) -> FloatArray:
    """Return the class probabilities (N, L) with those of held items certain."""
    certain = held[:, None] == np.arange(posterior.shape[1])
    return np.where(held[:, None] == UNLABELLED, posterior, certain)


def gold_counts(labels: Labels, gold: IntArray | None) -> FloatArray:
    """Count answers to gold items, (M, L, L) as [worker, answer, true class]."""
    n = labels.n_classes
    counts = np.zeros(labels.n_workers * n * n)
    if gold is not None:
        truth = gold[labels.item]
        known = truth != UNLABELLED
        place = (labels.worker[known].astype(np.int64) * n + labels.code[known]) * n + truth[known]
        counts += np.bincount(place, minlength=counts.size)
    return counts.reshape(-1, n, n)


def gold_notes(labels: Labels, workers: BoolArray) -> tuple[str, ...]:
    """Describe how many workers (M,) gold covers, and what that means for the error on it."""
    n = int(np.count_nonzero(workers & (labels.labels_per_worker > 0)))
    if n == 0:
        return ()
    return (
        tr_n(
            "{n} worker is judged by the gold answers, so the error on gold looks smaller than "
            "it is.",
            "{n} workers are judged by the gold answers, so the error on gold looks smaller than "
            "it is.",
            n,
        ),
    )
