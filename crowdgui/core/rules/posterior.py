"""From class probabilities to final labels, for every rule that has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.outcome import Aggregation
from crowdgui.core.rules.form import highest, lead, winners

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Step
    from crowdgui.core.rules.form import Decomposable


def decide(labels: Labels, posterior: FloatArray) -> tuple[IntArray, BoolArray]:
    """Return the most probable class of each item, and whether another is as probable."""
    final, tied = winners(posterior)
    some = labels.labels_per_item > 0
    return np.where(some, final, UNLABELLED).astype(np.int32), tied & some


def expected_accuracy(labels: Labels, posterior: FloatArray) -> FloatArray:
    """Return the expected share of each worker's labels that are right, NaN without labels."""
    right = np.zeros(labels.n_workers)
    for block in labels.blocks:
        span = block.labels
        chance = posterior[labels.item[span], labels.code[span]]
        right += np.bincount(labels.worker[span], chance, minlength=labels.n_workers)
    given = labels.labels_per_worker
    return np.where(given > 0, right / np.maximum(given, 1), np.nan)


def from_posterior(
    rule: str,
    labels: Labels,
    posterior: FloatArray,
    form: Decomposable,
    history: tuple[Step, ...],
    *,
    converged: bool,
    weights: FloatArray | None = None,
    adds_up: bool = True,
    contested: BoolArray | None = None,
    notes: tuple[str, ...] = (),
) -> Aggregation:
    """Return what a rule makes of the items whose class probabilities are `posterior` (N, L).

    Confidence is the probability of the final label, margin its lead over the next.
    """
    final, tied = decide(labels, posterior)
    some = labels.labels_per_item > 0
    return Aggregation(
        rule=rule,
        labels=final,
        confidence=np.where(some, highest(posterior), np.nan),
        margin=np.where(some, lead(posterior), np.nan),
        tied=tied,
        posterior=posterior,
        form=form,
        weights=weights,
        accuracy=expected_accuracy(labels, posterior),
        history=history,
        converged=converged,
        adds_up=adds_up,
        contested=contested,
        notes=notes,
    )
