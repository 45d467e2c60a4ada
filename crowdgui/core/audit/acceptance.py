"""Accept the most confident labels, review the rest: a guarantee that needs no model of workers.

The final labels and an order of the items, most confident first, are fixed before anything is
checked. A random sample of the items is audited and every mistake found is corrected. The labels
of the first items of the order are then accepted as they are, as many as the audit allows, and all
other items are reviewed by hand.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from math import floor, sqrt
from secrets import randbelow
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import ndtri

from crowdgui.core.audit.bounds import SLACK, hypergeometric_cdf
from crowdgui.core.audit.sample import AcceptancePlan, AuditSample, Look
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray, TextArray
    from crowdgui.core.costs import CostMatrix


ROUNDING = 1e-9
"""Keeps 100 × 0.07 from counting as more than 7 labels through its binary form."""


NOTHING = -1
"""What `most_found` returns where no result of the audit allows to accept anything."""


FIRST_LOOK = 0.6
"""The share of α that the first look gets; the later ones share the rest equally."""


_LATER_LOOKS = 2


class SetOrder(StrEnum):
    """What sets of tags are ordered by: any fixed order is sound, a good one leaves less work."""

    PRODUCT = "product"
    """The probability that all tags are right, if their mistakes were independent."""
    LEAST = "least"
    """The confidence in the least certain tag."""


def most_left(items: int, share: float) -> int:
    """Return T = ⌊εN⌋, the number of labels that may stay wrong."""
    return floor(share * items + ROUNDING)


def most_found(items: int, audited: int, left: int, alpha: float) -> int:
    """Return the most mistakes among accepted items that the audit may have found.

    The largest x with P(H ≤ x) ≤ α, H being the number of marked ones among `left` + 1 + x drawn
    from `items` of which `audited` are marked; `NOTHING` if there is none.

    Walk down the order and look only at items whose label is wrong. The audited ones are a random
    set, so along the walk they come as marked marbles drawn without replacement. If more than T =
    `left` wrong labels stay among the k accepted items, unaudited, the walk reaches its (T+1)-th
    unmarked marble among them, and has met at most x marked ones by then, x being what the audit
    may have found there. That at most x marked marbles come before the (T+1)-th unmarked one means
    that T + 1 + x draws hold at most x marked ones. This has probability at most α, whatever k was
    chosen by, whatever the order, and whatever the errors of the workers depend on.

    Parameters
    ----------
    items, audited : int
        N items, n of them audited at random.
    left : int
        T, how many labels may stay wrong.
    alpha : float
        The probability that more stay wrong, at most.
    """
    if not 0 <= audited <= items:
        raise DataError(Problem.SAMPLE_SIZE, size=audited, low=0, high=items)
    bar = alpha * (1.0 - SLACK)

    def rare(found: int) -> bool:
        return hypergeometric_cdf(found, audited, items, left + 1 + found) <= bar

    # The event grows with x, so its probability does: halve between what is rare and what is not,
    # after steps that double from where a normal number would have its lower α point.
    low, high = NOTHING, max(NOTHING, items - left - 1)
    middle, step = _if_normal(items, audited, left, alpha), 1
    while low < high:
        middle = min(max(middle, low + 1), high)
        if rare(middle):
            low, middle = middle, middle + step
        else:
            high, middle = middle - 1, middle - step
        step *= 2
        if not low < middle <= high:
            middle = (low + high + 1) // 2
    return low


def _if_normal(items: int, audited: int, left: int, alpha: float) -> int:
    """Return about the lower α point of the marked ones drawn before the (T+1)-th unmarked one.

    Their number is negative hypergeometric; this is the normal number of that mean and variance.
    """
    r, others = left + 1, items - audited
    mean = r * audited / (others + 1)
    spread = mean * (items + 1) * max(0, others - r + 1) / ((others + 1) * (others + 2))
    return floor(mean + float(ndtri(alpha)) * sqrt(spread))


def plan_looks(items: int, size: int, alpha: float) -> tuple[Look, ...]:
    """Return the suggested size and up to two larger ones, with α shared among them.

    Looks at n₁ < n₂ < … with α₁ + α₂ + … ≤ α: the probability that any of them fails is at most α,
    so the user may stop after any of them. The first look is the suggested size and gets most of α;
    each later one is half as large again.
    """
    sizes = [min(items, size)]
    while len(sizes) <= _LATER_LOOKS and sizes[-1] < items:
        sizes.append(min(items, sizes[-1] + max(1, (size + 1) // 2)))
    if len(sizes) == 1:
        return (Look(sizes[0], alpha),)
    rest = alpha * (1.0 - FIRST_LOOK) / (len(sizes) - 1)
    return tuple(
        Look(n, alpha * FIRST_LOOK if place == 0 else rest) for place, n in enumerate(sizes)
    )


def confidence_order(
    final: IntArray, confidence: FloatArray, tied: BoolArray, seed: int
) -> IntArray:
    """Return the items, most confident first; equal ones in a random order of their own.

    Items without a final label, and those with an undecided tie, come last: they are always
    reviewed.

    Parameters
    ----------
    final : ndarray of int, shape (items,)
        Final label of each item, `UNLABELLED` where there is none.
    confidence : ndarray of float, shape (items,)
        Confidence in each; NaN counts as none.
    tied : ndarray of bool, shape (items,)
        Items whose tie nobody decided.
    seed : int
        Seed of the random order of equal ones.
    """
    rng = np.random.default_rng([seed, 1])
    open_ = (final == UNLABELLED) | tied
    # Sorted by the place that each item drew, as by the last key of a sort by three.
    drawn = rng.permutation(len(final))
    shuffled = np.empty_like(drawn)
    shuffled[drawn] = np.arange(len(final))
    known = np.where(np.isnan(confidence), -1.0, confidence)[shuffled]
    order = shuffled[np.argsort(-known, kind="stable")]
    last = open_[order]
    return np.concatenate([order[~last], order[last]])


def random_seed() -> int:
    """Return a seed that nobody can have chosen by what it draws."""
    return randbelow(1 << 31)


def audit_order(item_ids: TextArray, items: IntArray, seed: int) -> IntArray:
    """Return the items in the random order in which they are audited.

    It depends on the ids and the seed alone, not on how the file is sorted: with both, anyone can
    repeat the draw.

    Parameters
    ----------
    item_ids : ndarray of str, shape (N,)
        The id of every item.
    items : ndarray of int
        Items to order.
    seed : int
        Seed of the random order.
    """
    by_id = items[np.argsort(item_ids[items], kind="stable")]
    order: IntArray = np.random.default_rng([seed, 0]).permutation(by_id)
    return order


def draw_audit(
    item_ids: TextArray, plan: AcceptancePlan, seed: int, audited: int | None = None
) -> AuditSample:
    """Draw the items of a plan's first look, or the first `audited` ones of the same order."""
    items = np.sort(np.array(plan.order, dtype=np.int64))
    size = plan.looks[0].size if audited is None else audited
    sample = audit_order(item_ids, items, seed)[:size]
    answers = (UNLABELLED,) * len(sample)
    return AuditSample(tuple(sample.tolist()), seed, answers, plan=plan)


def audit_more(audit: AuditSample, item_ids: TextArray) -> AuditSample:
    """Return the audit with the items of the next look; the same where it was the last."""
    plan = audit.plan
    assert plan is not None
    size = next((look.size for look in plan.looks if look.size > len(audit.sample)), 0)
    if not size:
        return audit
    longer = draw_audit(item_ids, plan, audit.seed, size)
    rest = (UNLABELLED,) * (size - len(audit.sample))
    return replace(audit, sample=longer.sample, answers=(*audit.answers, *rest))


def plan_acceptance(
    labels: IntArray,
    confidence: FloatArray,
    tied: BoolArray,
    decided: BoolArray,
    seed: int,
    at_most: float,
    looks: tuple[Look, ...],
    *,
    by_class: bool = False,
    share: float = 1.0,
    tolerance: int = 0,
    costs: CostMatrix | None = None,
    first: int = 0,
    end: int | None = None,
) -> AcceptancePlan:
    """Fix labels and order before an audit.

    Parameters
    ----------
    labels : ndarray of int, shape (N,)
        The label of each item, manual labels included; `UNLABELLED` without one.
    confidence : ndarray of float, shape (N,)
        Confidence in each.
    tied : ndarray of bool, shape (N,)
        Items with an undecided tie.
    decided : ndarray of bool, shape (N,)
        Items somebody has labelled by hand: they count as right and are neither drawn nor reviewed.
    seed : int
        Seed of the order of equally confident items.
    at_most : float
        ε, the share of all labels that may stay wrong.
    looks : tuple of Look
        The sizes at which the audit may stop.
    by_class : bool, optional
        Whether each class is to keep ε.
    share : float, optional
        The part of the risk that the looks have (`alpha_share`).
    tolerance : int, optional
        How many classes a label may be off before it counts as wrong. The guarantee is the same
        for any definition of a mistake that is fixed before the draw.
    costs : CostMatrix, optional
        What mistakes cost, where they differ.
    first, end : int, optional
        The items from `first` up to `end` are audited, and the guarantee is about them alone.
    """
    order = confidence_order(labels, confidence, tied, seed)
    inside = np.zeros(len(labels), dtype=bool)
    inside[first:end] = True
    order = order[inside[order] & ~decided[order]]
    acceptable = int(np.count_nonzero((labels[order] != UNLABELLED) & ~tied[order]))
    return AcceptancePlan(
        labels=tuple(labels.tolist()),
        order=tuple(order.tolist()),
        acceptable=acceptable,
        at_most=at_most,
        looks=looks,
        by_class=by_class,
        share=share,
        tolerance=tolerance,
        costs=costs,
        first=first,
        end=end,
    )


def accepted_items(
    order: IntArray, n_acceptable: int, audited: IntArray, wrong: BoolArray, left: int, alpha: float
) -> int:
    """Return how many items of the order can be accepted after an audit.

    The k most confident items are accepted, k being the most at which the audit found at most
    `most_found` mistakes among them.

    Parameters
    ----------
    order : ndarray of int, shape (items,)
        The items, most confident first, as fixed before the audit.
    n_acceptable : int
        How many of them may be accepted at all; the others have no label or an undecided tie.
    audited : ndarray of int, shape (n,)
        The items checked, the first n of a random order of the same items.
    wrong : ndarray of bool, shape (n,)
        Which of them had a wrong label; a skipped item counts as wrong.
    left : int
        T, how many labels may stay wrong.
    alpha : float
        The probability that more do, at most.
    """
    if left >= len(order):
        return n_acceptable
    limit = most_found(len(order), len(audited), left, alpha)
    mistakes = np.isin(order, audited[wrong])
    # The number of mistakes rises along the order, so the items below the bound come first.
    return min(int(np.count_nonzero(np.cumsum(mistakes) <= limit)), n_acceptable)
