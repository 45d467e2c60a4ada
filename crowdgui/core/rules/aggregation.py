"""The result of a rule: final labels with their confidence, and how it was reached. Frozen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.rules.scoring import argmax_with_ties, row_max, top_two_gap

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Iteration
    from crowdgui.core.reasons import Reason
    from crowdgui.core.rules.scoring import DecomposableRule


@dataclass(frozen=True, eq=False)
class Aggregation:
    """What a rule makes of the labels of N items by M workers over L classes.

    Attributes
    ----------
    rule : str
        Key of the rule.
    labels : ndarray of shape (N,)
        Final class of each item, `UNLABELLED` for an item without labels.
    confidence, margin : ndarray of shape (N,)
        The rule's confidence in the final label, and its margin over the second, 0 to 1; NaN for
        an item without labels.
    tied : ndarray of shape (N,)
        Whether the final label only won by the order of the classes.
    posterior : ndarray of shape (N, L)
        The probability of each class, or its share of the votes where the rule has no model. The
        row of an item without labels is not informative: no shares, even ones, or the class
        shares of all items, by the rule.
    form : DecomposableRule
        The rule at its last iteration.
    weights : ndarray of shape (M,) or None
        Each worker's weight, for a rule that has one.
    accuracy : ndarray of shape (M,)
        Estimated share of a worker's labels that are right, NaN for a worker without labels.
    history : tuple of Iteration
        Step 0 is the first vote.
    converged : bool
        Whether the rule converged within its maximum of iterations.
    adds_up : bool
        Whether `form` is the rule itself. A rule that isn't a sum of votes carries in `form` the
        confusion matrices that fit its posterior best, to weigh votes by in the worker report;
        the bounds for sums of votes are not about it.
    contested : ndarray of shape (N,) or None
        Items that the rule's own starts, seeds or parts label differently.
    careful : ndarray of shape (N,) or None
        For a rule of several parts, the label that the parts which assume least of the workers
        agree on, `UNLABELLED` where they do not.
    notes : tuple of Reason
        What the user should know about this run, which `text.rules` words. A sentence where the
        result comes from a project of an older version.
    """

    rule: str
    labels: IntArray
    confidence: FloatArray
    margin: FloatArray
    tied: BoolArray
    posterior: FloatArray
    form: DecomposableRule
    weights: FloatArray | None
    accuracy: FloatArray
    history: tuple[Iteration, ...]
    converged: bool
    adds_up: bool = True
    contested: BoolArray | None = None
    notes: tuple[Reason | str, ...] = ()
    careful: IntArray | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def iterations(self) -> int:
        """Steps after the first vote."""
        return self.history[-1].iteration

    @cached_property
    def n_tied(self) -> int:
        return int(np.count_nonzero(self.tied))


def predict_labels(labels: Labels, posterior: FloatArray) -> tuple[IntArray, BoolArray]:
    """Return the most probable class of each item, and whether another is as probable.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.

    Returns
    -------
    final : ndarray of shape (N,)
        Classes, UNLABELLED for an item without labels; ties go to the lowest class.
    tied : ndarray of shape (N,)
        Whether there was a tie.
    """
    final, tied = argmax_with_ties(posterior)
    some = labels.labels_per_item > 0
    return np.where(some, final, UNLABELLED).astype(np.int32), tied & some


def expected_accuracy(labels: Labels, posterior: FloatArray) -> FloatArray:
    """Return the expected share of each worker's labels that are right, NaN without labels.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.

    Returns
    -------
    ndarray of shape (M,)
        0 to 1, or NaN.
    """
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
    form: DecomposableRule,
    history: tuple[Iteration, ...],
    *,
    converged: bool,
    weights: FloatArray | None = None,
    adds_up: bool = True,
    contested: BoolArray | None = None,
    notes: tuple[Reason | str, ...] = (),
) -> Aggregation:
    """Return what a rule makes of the items whose class probabilities are `posterior` (N, L).

    Confidence is the probability of the final label, margin its lead over the next.

    Parameters
    ----------
    rule : str
        Key of the rule.
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.
    form : DecomposableRule
        The rule as a sum of votes, or what comes nearest to it.
    history : tuple of Iteration
        The steps, the first vote included.
    converged, adds_up : bool
        As in `Aggregation`.
    weights : ndarray of shape (M,), or None, optional
        Weights, for a rule that has them.
    contested : ndarray of shape (N,), or None, optional
        Items that the rule's own parts label differently.
    notes : tuple of Reason, optional
        What the user should know.

    Returns
    -------
    Aggregation
        With labels, confidence, margin and accuracy that follow from `posterior`.
    """
    final, tied = predict_labels(labels, posterior)
    some = labels.labels_per_item > 0
    return Aggregation(
        rule=rule,
        labels=final,
        confidence=np.where(some, row_max(posterior), np.nan),
        margin=np.where(some, top_two_gap(posterior), np.nan),
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
