"""Accept whole sets of tags and review the rest: a set is wrong if any of its tags is.

The theorem of `audit.acceptance` asks nothing of what a label is: labels and order are fixed
before a random sample is audited, and a label is right or wrong. So a set takes the place of a
label, and nothing is assumed of how the mistakes of its tags go together.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.acceptance import SetOrder, confidence_order, most_left, plan_acceptance
from crowdgui.core.audit.accepted import find_acceptance
from crowdgui.core.audit.calibration import LogisticCalibration
from crowdgui.core.audit.forecast import forecast
from crowdgui.core.audit.sample import SKIPPED, AuditSample
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import Decision
from crowdgui.core.tags.sets import number_sets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.audit.accepted import Acceptance
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.audit.sample import Look


def _set_confidence(of_tags: FloatArray, order: SetOrder) -> FloatArray:
    """Return what sets are ordered by (N,), from the confidence in each tag (N, T); NaN is none."""
    least = order is SetOrder.LEAST
    return np.asarray(of_tags.min(axis=1) if least else of_tags.prod(axis=1))


def set_review_order(of_tags: FloatArray, order: SetOrder) -> IntArray:
    """Return all items (N,), sets with an open tag first, then the least confident."""
    own = _set_confidence(of_tags, order)
    return np.argsort(np.where(np.isnan(own), -1.0, own), kind="stable")


@dataclass(frozen=True, eq=False)
class SetAcceptance:
    """What is accepted of whole sets, and the sets (K, T) that the codes of its plan are."""

    acceptance: Acceptance
    sets: IntArray
    order: SetOrder


def accept_sets(
    tags: IntArray,
    confidence: FloatArray,
    tied: BoolArray,
    sample: IntArray,
    answers: IntArray,
    seed: int,
    at_most: float,
    look: Look,
    order: SetOrder = SetOrder.PRODUCT,
    reviewed: Iterable[int] = (),
) -> SetAcceptance:
    """Return which whole sets can be accepted after an audit.

    Parameters
    ----------
    tags : ndarray of int, shape (N, T)
        Final tags, `UNLABELLED` where one is open: such a set is always reviewed.
    confidence : ndarray of float, shape (N, T)
        Confidence in each tag; it must not have seen the answers.
    tied : ndarray of bool, shape (N, T)
        Tags with an undecided tie: such a set is always reviewed.
    sample : ndarray of int, shape (n,)
        The items audited, the first n of a random order of all N.
    answers : ndarray of int, shape (n, T)
        The tags each was found to have; a row with `SKIPPED` counts as wrong, and is reviewed.
    seed : int
        Seed of the order of equally confident sets.
    at_most : float
        ε, the share of all sets that may stay wrong.
    look : Look
        Size of the audit and α.
    order : SetOrder, optional
        What the sets are ordered by.
    reviewed : iterable of int, optional
        Items somebody has given all tags by hand since the draw.
    """
    answered = ~(answers == SKIPPED).any(axis=1)
    numbered = number_sets(np.vstack([tags, answers[answered]]))
    own = numbered.code[: len(tags)]
    found = np.full(len(answers), SKIPPED, dtype=np.int64)
    found[answered] = numbered.code[len(tags) :]
    plan = plan_acceptance(
        labels=own,
        confidence=_set_confidence(confidence, order),
        tied=np.asarray(tied.any(axis=1)),
        decided=np.zeros(len(tags), dtype=bool),
        seed=seed,
        at_most=at_most,
        looks=(replace(look, size=len(sample)),),
    )
    audit = AuditSample(tuple(sample.tolist()), seed, tuple(found.tolist()), plan=plan)
    # Only that people have settled them is known here: what they found is counted as no correction.
    by_hand = {item: Decision.listed(max(0, int(own[item]))) for item in reviewed}
    made = find_acceptance(audit, own, by_hand)
    assert made is not None
    return SetAcceptance(made, numbered.sets, order)


def forecast_sets(
    tags: IntArray,
    confidence: FloatArray,
    tied: BoolArray,
    at_most: float,
    alpha: float,
    order: SetOrder = SetOrder.PRODUCT,
    right: FloatArray | None = None,
) -> AuditForecast:
    """Return what an audit of whole sets and the review after it would take: an estimate.

    The probability that a set is right is taken to be what it is ordered by, or what it would be by
    the probability `right` (N, T) of each tag; the other parameters are those of `accept_sets`.
    Which of equally confident sets comes first hardly matters, so there is no seed.
    """
    code = number_sets(tags).code
    own = _set_confidence(confidence, order)
    chance = own if right is None else _set_confidence(right, order)
    undecided = np.asarray(tied.any(axis=1))
    placed = confidence_order(code, own, undecided, seed=0)
    open_ = (code == UNLABELLED) | undecided
    acceptable = int(np.count_nonzero(~open_))
    as_it_is = LogisticCalibration(0.0, 1.0)
    left = most_left(len(tags), at_most)
    return forecast(as_it_is, chance[placed], acceptable, left, alpha)


def wrong_sets(of_tags: tuple[tuple[int, float], ...]) -> tuple[int, float]:
    """Return how many whole sets are wrong at most, from bounds of the single tags, and its risk.

    If at most T_k labels of tag k are wrong except with probability α_k, then at most Σ T_k sets
    have any wrong tag except with probability Σ α_k, however the mistakes go together (union
    bound).

    Parameters
    ----------
    of_tags : tuple of (int, float)
        T_k and α_k of each tag.
    """
    return sum(left for left, _ in of_tags), min(1.0, sum(risk for _, risk in of_tags))
