"""What follows from an audit: which labels are accepted, what to review, what may stay wrong."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.acceptance import accepted_items, most_left
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED, AcceptancePlan, AuditSample
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes
from crowdgui.core.review.decisions import labelled_items

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.review.decisions import Decision


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
_REVIEW, _NOT_COVERED = map(STATUSES.index, (LabelStatus.REVIEW, LabelStatus.NOT_COVERED))


@dataclass(frozen=True, eq=False)
class Acceptance:
    """What follows from an audit: which labels are accepted, and how many may stay wrong.

    Attributes
    ----------
    plan : AcceptancePlan
        What was fixed before.
    look : int
        The number of the look it follows from.
    audited, found, skipped, unlabelled : int
        Items checked at random up to now, the wrong labels among them, and those nobody could
        tell, which count as wrong in the audit; and items that had no label, which count as
        neither right nor wrong.
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
    unlabelled: int
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
    def n_unchanged(self) -> int:
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

    @property
    def share_reviewed(self) -> float:
        """The share that is wrong at most once all of `to_review` has been reviewed."""
        return min(1.0, self.left / max(1, self.items - self.without_class))


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
    return _with_audit_and_review(audit, made[best], found[best], labels, decisions, at_most)


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


def _with_audit_and_review(
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
    reviewed, codes = labelled_items(decisions)
    decided = np.ones(len(before), dtype=bool)
    decided[list(plan.order)] = False
    decided[reviewed] = True
    # A manual label set before the draw and taken back since has to be set again.
    gone = np.ones(len(before), dtype=bool)
    gone[list(plan.order)] = False
    gone[reviewed] = False
    status[decided] = STATUSES.index(LabelStatus.REVIEWED)
    status[gone] = _REVIEW
    status[: plan.covered.start] = status[plan.covered.stop :] = _NOT_COVERED
    unseen = status == STATUSES.index(LabelStatus.ACCEPTED)
    altered = np.flatnonzero(unseen & (labels != before))
    without = done & (before[sample] == UNLABELLED) & (found != SKIPPED)
    wrong = are_mistakes(before[sample], found, plan.tolerance) & ~without
    # What the look has audited it has counted already.
    corrected = accepted[reviewed] & ~np.isin(reviewed, sample[: plan.looks[number].size])
    corrected &= are_mistakes(before[reviewed], codes, plan.tolerance)
    left = _left(plan, share, before[plan.covered]) - int(np.count_nonzero(corrected))
    return Acceptance(
        plan=plan,
        look=number,
        audited=int(np.count_nonzero(done)),
        found=int(np.count_nonzero(wrong & done)),
        skipped=int(np.count_nonzero(found == SKIPPED)),
        unlabelled=int(np.count_nonzero(without)),
        accepted=accepted,
        status=status,
        target=share,
        left=max(0, min(left, int(np.count_nonzero(unseen)) - altered.size)),
        without_class=int(np.count_nonzero((found == NO_CLASS) & ~np.isin(sample, reviewed))),
        altered=altered,
        unsettled=len(audit.unsettled),
    )


def _left(plan: AcceptancePlan, share: float, before: IntArray) -> int:
    if not plan.by_class:
        return most_left(len(before), share)
    sizes = np.unique(before[before != UNLABELLED], return_counts=True)[1]
    return sum(most_left(int(size), share) for size in sizes)


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
