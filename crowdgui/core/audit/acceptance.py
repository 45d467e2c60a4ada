"""Accept the most confident labels, review the rest: a guarantee that needs no model of workers.

The final labels and an order of the items, most confident first, are fixed before anything is
checked. A random sample of the items is audited and every mistake found is corrected. The labels
of the first items of the order are then accepted as they are, as many as the audit allows, and all
other items are reviewed by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from math import floor, sqrt
from secrets import randbelow
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import ndtri

from crowdgui.core.audit.bounds import (
    SLACK,
    hypergeometric_cdf,
)
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED, AcceptancePlan, AuditSample, Look
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray, TextArray
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.review.decisions import Decision

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
    that T + 1 + x draws hold at most x marked ones. This has chance at most α, whatever k was
    chosen by, whatever the order, and whatever the errors of the workers depend on.

    Parameters
    ----------
    items, audited : int
        N items, n of them audited at random.
    left : int
        T, how many labels may stay wrong.
    alpha : float
        The chance that more stay wrong, at most.
    """
    if not 0 <= audited <= items:
        raise DataError(Problem.SAMPLE_SIZE, size=audited, low=0, high=items)
    bar = alpha * (1.0 - SLACK)

    def rare(found: int) -> bool:
        return hypergeometric_cdf(found, audited, items, left + 1 + found) <= bar

    # The event grows with x, so its chance does: halve between what is rare and what is not, after
    # steps that double from where a normal number would have its lower α point.
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

    Looks at n₁ < n₂ < … with α₁ + α₂ + … ≤ α: the chance that any of them fails is at most α, so
    the user may stop after any of them. The first look is the suggested size and gets most of α;
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
    by_class : bool
        Whether each class is to keep ε.
    share : float
        The part of the risk that the looks have (`alpha_share`).
    tolerance : int
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
        tuple(labels.tolist()),
        tuple(order.tolist()),
        acceptable,
        at_most,
        looks,
        by_class,
        share,
        tolerance,
        costs,
        first,
        end,
    )


class LabelStatus(StrEnum):
    """What was done with a label before it is exported.

    An item that is not among those that the audit is about is `NOT_COVERED`.
    """

    ACCEPTED = "accepted"
    AUDITED = "audited"
    REVIEW = "review"
    REVIEWED = "reviewed"
    NOT_COVERED = "not covered"


STATUSES = tuple(LabelStatus)


@dataclass(frozen=True, eq=False)
class Acceptance:
    """What follows from an audit: which labels are accepted, and how many may stay wrong.

    Attributes
    ----------
    plan : AcceptancePlan
        What was fixed before.
    look : int
        The number of the look it follows from.
    audited, found, skipped : int
        Items checked at random up to now, the wrong labels among them, and those nobody could
        tell, which count as wrong in the audit.
    accepted : ndarray of bool, shape (N,)
        Items whose label is accepted; those among them that were audited are included.
    status : ndarray of int, shape (N,)
        Place in `STATUSES` of each item's.
    target : float
        ε, the share of labels that may stay wrong: that of the plan, or another for comparison.
    left : int
        How many labels are wrong at most once the review is done: T less the mistakes that a review
        has found among the accepted labels, and at most as many as nobody has seen.
    without_class : int
        Audited items that are of none of the classes: they have no label that is exported.
    altered : ndarray of int, shape (c,)
        The items whose accepted label, which nobody has checked, is another one now than at the
        draw; each is counted as wrong.
    unsettled : int
        Audited items on which two people differ.
    """

    plan: AcceptancePlan
    look: int
    audited: int
    found: int
    skipped: int
    accepted: BoolArray
    status: IntArray
    target: float
    left: int
    without_class: int
    altered: IntArray
    unsettled: int

    @property
    def items(self) -> int:
        """N, the items that the audit is about."""
        return self.plan.n_items

    @property
    def n_accepted(self) -> int:
        return int(np.count_nonzero(self.accepted))

    def count(self, status: LabelStatus) -> int:
        """Return how many items have a status."""
        return int(np.count_nonzero(self.status == STATUSES.index(status)))

    @cached_property
    def review(self) -> IntArray:
        """The items still to be reviewed, the least confident first."""
        order = np.array(self.plan.order, dtype=np.int64)[::-1]
        open_: IntArray = order[self.status[order] == STATUSES.index(LabelStatus.REVIEW)]
        return open_

    @property
    def changed(self) -> int:
        """c, how many accepted labels count as wrong because they are other ones now."""
        return len(self.altered)

    @property
    def n_standing(self) -> int:
        """How many accepted labels are those of the draw; with `to_review` none counts twice."""
        return self.n_accepted - self.changed

    @property
    def to_review(self) -> IntArray:
        """The items to be reviewed for the target: after the others those whose label changed."""
        both: IntArray = np.concatenate((self.review, self.altered))
        return both

    @property
    def outside(self) -> int:
        """Audited items that are not in the accepted part."""
        return self.count(LabelStatus.AUDITED) - self.inside

    @property
    def inside(self) -> int:
        """Audited items in the accepted part: they have a status of their own."""
        audited = self.status == STATUSES.index(LabelStatus.AUDITED)
        return int(np.count_nonzero(audited & self.accepted))

    @property
    def complete(self) -> bool:
        """Whether `share` is guaranteed: nothing is left to review or to settle."""
        return not len(self.review) and not self.unsettled

    @property
    def on_target(self) -> bool:
        """Whether the target is guaranteed for the labels that are exported: none has changed."""
        allowed = most_left(self.items - self.without_class, self.target)
        return self.complete and not self.changed and self.left <= allowed

    @property
    def share(self) -> float:
        """The share of the exported labels that are wrong at most, changed ones included."""
        return min(1.0, (self.left + self.changed) / max(1, self.items - self.without_class))


def find_acceptance(
    audit: AuditSample | None,
    labels: IntArray,
    decisions: Mapping[int, Decision],
    at_most: float | None = None,
) -> Acceptance | None:
    """Return what can be accepted after the last finished look; None before the first one.

    Each look's statement fails with at most its own α, so any of the looks made may be used: it
    is the one that accepts most.

    Parameters
    ----------
    audit : AuditSample or None
        With a plan, or None is returned.
    labels : ndarray of int, shape (N,)
        The rule's labels now, for what has changed since the draw.
    decisions : mapping of int to Decision
        Manual labels.
    at_most : float, optional
        Another target than that of the plan, for comparison only.
    """
    if audit is None or audit.plan is None:
        return None
    done = audit.checked
    made = [n for n, look in enumerate(audit.plan.looks) if look.size <= done]
    if not made:
        return None
    found = [_after_look(audit, n, at_most) for n in made]
    best = max(range(len(made)), key=lambda n: np.count_nonzero(found[n]))
    return _with_hand_work(audit, made[best], found[best], labels, decisions, at_most)


def _after_look(audit: AuditSample, number: int, at_most: float | None) -> BoolArray:
    """Return which items (N,) a look accepts."""
    plan = audit.plan
    assert plan is not None
    share = plan.at_most if at_most is None else at_most
    look, before = plan.looks[number], np.array(plan.labels)
    order = np.array(plan.order, dtype=np.int64)
    sample = np.array(audit.sample[: look.size], dtype=np.int64)
    wrong = are_mistakes(before[sample], audit.final_answers[: look.size], plan.tolerance)
    accepted = np.zeros(len(before), dtype=bool)
    inside = order[: plan.acceptable]
    if not plan.by_class:
        left = most_left(plan.n_items, share)
        n = accepted_items(order, plan.acceptable, sample, wrong, left, look.alpha)
        accepted[order[:n]] = True
        return accepted
    classes = np.unique(before[inside])
    for code in classes:
        own, drawn = inside[before[inside] == code], before[sample] == code
        left = most_left(int(np.count_nonzero(before[plan.covered] == code)), share)
        # An item with an undecided tie is never accepted, so it is no member of its class here.
        drawn &= np.isin(sample, own)
        alpha = look.alpha / len(classes)
        n = accepted_items(own, len(own), sample[drawn], wrong[drawn], left, alpha)
        accepted[own[:n]] = True
    return accepted


def _with_hand_work(
    audit: AuditSample,
    number: int,
    accepted: BoolArray,
    labels: IntArray,
    decisions: Mapping[int, Decision],
    at_most: float | None,
) -> Acceptance:
    plan = audit.plan
    assert plan is not None
    share = plan.at_most if at_most is None else at_most
    before, found = np.array(plan.labels), audit.final_answers
    sample, done = np.array(audit.sample, dtype=np.int64), audit.final_answers != UNLABELLED
    answered = audit.answered
    status = np.where(accepted, STATUSES.index(LabelStatus.ACCEPTED), _REVIEW)
    status[sample[done & ~answered]] = _REVIEW
    status[sample[answered]] = STATUSES.index(LabelStatus.AUDITED)
    by_hand = [item for item, made in decisions.items() if made.labelled]
    decided = np.ones(len(before), dtype=bool)
    decided[list(plan.order)] = False
    decided[by_hand] = True
    # A manual label set before the draw and taken back since has to be set again.
    gone = np.ones(len(before), dtype=bool)
    gone[list(plan.order)] = False
    gone[by_hand] = False
    status[decided] = STATUSES.index(LabelStatus.REVIEWED)
    status[gone] = _REVIEW
    status[: plan.covered.start] = status[plan.covered.stop :] = _NOT_COVERED
    unseen = status == STATUSES.index(LabelStatus.ACCEPTED)
    altered = np.flatnonzero(unseen & (labels != before))
    wrong = are_mistakes(before[sample], found, plan.tolerance)
    codes = np.array([decisions[item].code for item in by_hand], dtype=np.int64)
    reviewed = np.array(by_hand, dtype=np.int64)
    # What the look has audited it has counted already.
    corrected = accepted[reviewed] & ~np.isin(reviewed, sample[: plan.looks[number].size])
    corrected &= are_mistakes(before[reviewed], codes, plan.tolerance)
    left = _left(plan, share, before[plan.covered]) - int(np.count_nonzero(corrected))
    return Acceptance(
        plan,
        number,
        int(np.count_nonzero(done)),
        int(np.count_nonzero(wrong & done)),
        int(np.count_nonzero(found == SKIPPED)),
        accepted,
        status,
        share,
        max(0, min(left, int(np.count_nonzero(unseen)) - altered.size)),
        int(np.count_nonzero((found == NO_CLASS) & ~np.isin(sample, reviewed))),
        altered,
        len(audit.unsettled),
    )


@dataclass(frozen=True)
class ExportedClass:
    """A class as it is exported: of its `items`, `wrong` at most have a wrong label."""

    code: int
    items: int
    wrong: int

    @property
    def share(self) -> float:
        return self.wrong / self.items


def exported_classes(
    found: Acceptance, audit: AuditSample, final: IntArray, settled: BoolArray
) -> tuple[ExportedClass, ...]:
    """Return how many labels of each class, as exported, are wrong at most; nothing before the end.

    For a target in each class. With probability 1 − α, in every class c at once at most T_c of the
    accepted labels that the look has not audited are wrong. All other labels are settled by people
    and count as right, so these wrong ones are all that the exported class can hold, however many
    items a review has moved into it or out of it: the numbers of items are known in the end, and
    dividing by them needs no further correction. A review that goes on among the accepted labels
    takes the mistakes it finds from T_c, and no more can be wrong than labels are left unseen. A
    label that has changed since the draw counts as wrong in the class that it is of now.

    Parameters
    ----------
    found : Acceptance
        What follows from the audit.
    audit : AuditSample
        The audit itself.
    final : ndarray of int, shape (N,)
        The labels as they are exported; `UNLABELLED` for none.
    settled : ndarray of bool, shape (N,)
        Items a person has had the last word on.
    """
    plan = found.plan
    if not plan.by_class or not found.complete:
        return ()
    before = np.array(plan.labels)
    covered = np.zeros(len(before), dtype=bool)
    covered[plan.covered] = True
    drawn = np.zeros(len(before), dtype=bool)
    drawn[list(audit.sample[: plan.looks[found.look].size])] = True
    unseen = found.accepted & ~settled
    changed = unseen & (final != before)
    corrected = found.accepted & settled & ~drawn & are_mistakes(before, final, plan.tolerance)
    made = []
    for code in np.unique(final[covered & (final != UNLABELLED)]).tolist():
        own = before == code
        left = most_left(int(np.count_nonzero(own & covered)), plan.at_most)
        left = max(0, left - int(np.count_nonzero(corrected & own)))
        wrong = min(left, int(np.count_nonzero(unseen & own & ~changed)))
        wrong += int(np.count_nonzero(changed & (final == code)))
        made.append(ExportedClass(code, int(np.count_nonzero(covered & (final == code))), wrong))
    return tuple(made)


_REVIEW = STATUSES.index(LabelStatus.REVIEW)
_NOT_COVERED = STATUSES.index(LabelStatus.NOT_COVERED)


def _left(plan: AcceptancePlan, share: float, before: IntArray) -> int:
    if not plan.by_class:
        return most_left(len(before), share)
    sizes = np.unique(before[before != UNLABELLED], return_counts=True)[1]
    return sum(most_left(int(size), share) for size in sizes)


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
        The chance that more do, at most.
    """
    if left >= len(order):
        return n_acceptable
    limit = most_found(len(order), len(audited), left, alpha)
    mistakes = np.isin(order, audited[wrong])
    # The number of mistakes rises along the order, so the items below the limit come first.
    return min(int(np.count_nonzero(np.cumsum(mistakes) <= limit)), n_acceptable)
