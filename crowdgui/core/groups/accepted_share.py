"""How many items can have a model's label as it is, at a guaranteed share of wrong ones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.acceptance import accepted_items, confidence_order, most_left
from crowdgui.core.labels import UNLABELLED, freeze

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray


class NotAccepted(StrEnum):
    """Why nothing can be said of a model's labels."""

    NO_RANDOM_AUDIT = "no-random-audit"
    """No item drawn at random has been checked."""
    NO_LABELS = "no-labels"
    """The model labelled none of the items drawn from."""


@dataclass(frozen=True, eq=False)
class AcceptedShare:
    """The items that can have the model's label if the others are reviewed by hand.

    Attributes
    ----------
    items : int
        N, the items drawn from.
    labelled : int
        Those with a label of the model.
    audited, wrong : int
        Items checked at random, and on how many of them the model's label is wrong or missing.
    accepted : ndarray of int, shape (k,)
        The items that can have its label, the most confident first, audited ones included.
    left : int
        T, how many labels are wrong at most once all others are reviewed.
    alpha : float
        The chance that more are, at most, of this model alone.
    reason : NotAccepted or None
        Why nothing is known.
    """

    items: int
    labelled: int
    audited: int
    wrong: int
    accepted: IntArray
    left: int
    alpha: float
    reason: NotAccepted | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def share(self) -> float | None:
        """The share of all items that is accepted; None with a reason."""
        return None if self.reason else self.accepted.size / self.items


def accepted_by_model(
    said: IntArray,
    confidence: FloatArray,
    sample: IntArray,
    answers: IntArray,
    epsilon: float,
    alpha: float,
    *,
    models: int = 1,
    drawn_from: IntArray | None = None,
    seed: int = 0,
) -> AcceptedShare:
    """Accept a model's most confident labels by an audit that was drawn for other labels.

    It is accept-and-review (`audit.acceptance`) with the model's labels in the place of the final
    ones. Any labels and any order will do that were there before the first answer: so the
    confidence is that which the model stated, never one corrected by the audit. Each of the
    models asked about gets α / `models`, since all their results are looked at.

    Parameters
    ----------
    said : ndarray of int, shape (N,)
        The model's label of each item, `UNLABELLED` without one.
    confidence : ndarray of float, shape (N,)
        Its confidence in each; NaN counts as none. Equal ones are in a random order.
    sample : ndarray of int, shape (n,)
        The audited items in the order in which they were drawn, up to the look that is used.
    answers : ndarray of int, shape (n,)
        What each was found to be; what is no class is a wrong label. From the first `UNLABELLED`
        on, nothing counts.
    epsilon : float
        The share of all labels that may stay wrong.
    alpha : float
        The chance that more do, at most: α of that look.
    models : int, optional
        How many models are asked about.
    drawn_from : ndarray of int, optional
        The items the audit was drawn from, where it was not all of them: those that nobody had
        decided by hand.
    seed : int, optional
        Seed of the order of equally confident labels.

    Returns
    -------
    AcceptedShare
    """
    population = np.zeros(said.size, dtype=bool)
    population[slice(None) if drawn_from is None else drawn_from] = True
    order = confidence_order(said, confidence, np.zeros(said.size, dtype=bool), seed)
    order = order[population[order]]
    labelled = int(np.count_nonzero(said[order] != UNLABELLED))
    open_ = np.flatnonzero(answers == UNLABELLED)
    audited = sample[: open_[0] if open_.size else None]
    wrong = said[audited] != answers[: audited.size]
    left, own = most_left(order.size, epsilon), alpha / models
    reason, n = None, 0
    if not audited.size:
        reason = NotAccepted.NO_RANDOM_AUDIT
    elif not labelled:
        reason = NotAccepted.NO_LABELS
    else:
        n = accepted_items(order, labelled, audited, wrong, left, own)
    n_wrong = int(np.count_nonzero(wrong))
    return AcceptedShare(
        order.size, labelled, audited.size, n_wrong, order[:n].copy(), left, own, reason
    )
