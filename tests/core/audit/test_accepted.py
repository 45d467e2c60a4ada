"""What an audit accepts: statuses, skipped and changed items, looks, classes, two reviewers."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import (
    audit_more,
    draw_audit,
    plan_acceptance,
    plan_looks,
)
from crowdgui.core.audit.accepted import (
    STATUSES,
    Acceptance,
    LabelStatus,
    exported_classes,
    find_acceptance,
)
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED, AuditSample, Look
from crowdgui.core.bounds.guarantee import Finding, GuaranteeOptions
from crowdgui.core.bounds.headline import headline
from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import Decision, final_labels
from crowdgui.io.exporting.records import acceptance_record

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray

N = 200
TRUTH = np.zeros(N, dtype=np.int64)
IDS = np.array([f"{n}" for n in range(N)], dtype=np.dtypes.StringDType())


def made_audit(labels: IntArray, at_most: float = 0.05, **more: Any) -> AuditSample:
    """Draw an audit of labels whose confidence falls from the first item to the last."""
    confidence = np.linspace(1, 0.5, N)
    nobody, tied = np.zeros(N, dtype=bool), np.zeros(N, dtype=bool)
    nobody[list(more.pop("decided", []))] = True
    tied[list(more.pop("tied", []))] = True
    looks = plan_looks(N - int(nobody.sum()), 80, 0.05)
    plan = plan_acceptance(labels, confidence, tied, nobody, 0, at_most, looks, **more)
    return draw_audit(IDS, plan, 5)


def checked(audit: AuditSample, truth: IntArray = TRUTH) -> AuditSample:
    return replace(audit, answers=tuple(truth[list(audit.sample)].tolist()))


def outcome_of(audit: AuditSample, labels: IntArray, **decisions: int) -> Acceptance:
    made = {int(k[1:]): Decision(code, "me", "2026-01-01") for k, code in decisions.items()}
    found = find_acceptance(audit, labels, made)
    assert found is not None
    return found


def labels_with(*wrong: int) -> IntArray:
    labels = TRUTH.copy()
    labels[list(wrong)] = 1
    return labels


def test_before_the_first_look_is_complete_nothing_is_accepted() -> None:
    audit = made_audit(TRUTH)
    assert find_acceptance(audit, TRUTH, {}) is None
    done = checked(audit)
    short = replace(done, answers=(*done.answers[:-1], UNLABELLED))
    assert find_acceptance(short, TRUTH, {}) is None
    assert find_acceptance(None, TRUTH, {}) is None


def test_without_mistakes_everything_is_accepted_and_the_guarantee_holds() -> None:
    found = outcome_of(checked(made_audit(TRUTH)), TRUTH)
    assert (found.n_accepted, found.complete, found.found) == (N, True, 0)
    assert found.count(LabelStatus.AUDITED) == 80
    assert found.count(LabelStatus.ACCEPTED) == N - 80
    assert found.left == 10
    assert found.share == 0.05


def test_statuses_add_up_and_the_review_is_what_is_neither_accepted_nor_audited() -> None:
    labels = labels_with(*range(120, 200, 2))
    found = outcome_of(checked(made_audit(labels)), labels)
    assert 0 < found.n_accepted < N
    assert found.n_accepted + len(found.review) + found.outside == N
    assert sum(found.count(status) for status in LabelStatus) == N
    assert not found.complete
    # The least confident come first.
    assert found.review.tolist() == sorted(found.review.tolist(), reverse=True)
    every = {f"i{item}": 0 for item in found.review.tolist()}
    after = outcome_of(checked(made_audit(labels)), labels, **every)
    assert after.complete
    assert after.count(LabelStatus.REVIEWED) == len(found.review)


def test_a_skipped_item_counts_as_wrong_and_is_reviewed() -> None:
    audit = checked(made_audit(TRUTH))
    skipped = replace(audit, answers=(SKIPPED,) * 5 + audit.answers[5:])
    found = outcome_of(skipped, TRUTH)
    assert (found.found, found.skipped) == (5, 5)
    assert set(found.review.tolist()) >= set(audit.sample[:5])
    none = replace(audit, answers=(NO_CLASS, *audit.answers[1:]))
    assert outcome_of(none, TRUTH).found == 1
    assert audit.sample[0] not in outcome_of(none, TRUTH).review.tolist()


def test_ties_and_items_without_a_label_are_always_reviewed() -> None:
    labels = TRUTH.copy()
    labels[3] = UNLABELLED
    found = outcome_of(checked(made_audit(labels, tied=[4])), labels)
    unseen = {3, 4} - set(made_audit(labels, tied=[4]).sample)
    assert unseen <= set(found.review.tolist())
    assert not found.accepted[[3, 4]].any()


def test_labels_set_by_hand_before_the_draw_are_not_drawn_and_count_as_right() -> None:
    audit = made_audit(TRUTH, decided=range(10))
    assert not set(range(10)) & set(audit.sample)
    every = {f"i{item}": 0 for item in range(10)}
    found = outcome_of(checked(audit), TRUTH, **every)
    assert found.count(LabelStatus.REVIEWED) == 10
    assert found.complete
    # Taken back, they have to be set again.
    assert outcome_of(checked(audit), TRUTH).count(LabelStatus.REVIEW) == 10


def recorded(found: Acceptance, audit: AuditSample) -> bool:
    """Return whether the exported files call an acceptance complete."""
    results = SimpleNamespace(
        guarantee=SimpleNamespace(acceptance=found, classes=()),
        guarantee_options=SimpleNamespace(audit=audit),
        outcome=SimpleNamespace(job=SimpleNamespace(rule="mv")),
    )
    made = acceptance_record(cast("Any", results))
    assert made is not None
    return bool(made["complete"])


def test_accepted_labels_that_change_later_count_as_wrong() -> None:
    audit = checked(made_audit(TRUTH))
    found = outcome_of(audit, TRUTH)
    unseen = np.setdiff1d(np.arange(N), audit.sample)[:3]
    later = outcome_of(audit, labels_with(*unseen))
    assert (later.changed, found.changed) == (3, 0)
    assert later.share == pytest.approx((10 + 3) / N)
    # The target is missed until somebody has looked at them.
    assert (found.on_target, later.on_target) == (True, False)
    assert (recorded(found, audit), recorded(later, audit)) == (True, False)
    assert later.to_review.tolist() == unseen.tolist()
    assert later.n_unchanged + len(later.to_review) + later.outside == N
    again = outcome_of(audit, labels_with(*unseen), **{f"i{item}": 0 for item in unseen})
    assert again.on_target
    assert again.share == found.share
    # An item somebody has looked at does not count.
    assert outcome_of(audit, labels_with(audit.sample[0])).changed == 0


def test_the_headline_counts_labels_that_changed_among_those_to_review() -> None:
    labels = labels_with(*range(120, 200, 2))
    audit = checked(made_audit(labels))
    found = outcome_of(audit, labels)
    unseen = np.setdiff1d(np.flatnonzero(found.accepted), audit.sample)[:3]
    changed = labels.copy()
    changed[unseen] = 1 - labels[unseen]
    later = outcome_of(audit, changed)
    assert (later.changed, len(later.review)) == (3, len(found.review))
    said = headline(
        [], cast("Any", None), GuaranteeOptions(audit=audit), 0.5, acceptance=later
    ).finding
    # As many as the button, the steps and the row of the target say, and for that target.
    assert said == Reason.make(
        Finding.REVIEW_NEXT, n=len(found.review) + 3, share=found.share_reviewed
    )
    assert found.share_reviewed == found.share


def headline_of(audit: AuditSample, labels: IntArray, **decisions: int) -> Reason:
    found, options = outcome_of(audit, labels, **decisions), GuaranteeOptions(audit=audit)
    return headline([], cast("Any", None), options, 0.5, acceptance=found).finding


def test_the_headline_before_a_dispute_is_settled_promises_no_less_than_may_stay_wrong() -> None:
    audit = made_audit(TRUTH, 0.03)
    item = min(audit.sample)
    place = audit.sample.index(item)
    disputed = checked(audit, labels_with(item)).answer_again(place, 0)
    assert outcome_of(disputed, TRUTH).share_reviewed < 0.03
    assert headline_of(disputed, TRUTH) == Reason.make(Finding.SETTLE_THEN_REVIEW, n=1, share=0.03)
    settled = disputed.settle(place, 0)
    assert headline_of(settled, TRUTH) == Reason.make(Finding.AT_MOST, share=0.03)


def test_the_headline_of_an_audit_that_accepts_none_names_no_share() -> None:
    labels = labels_with(*range(N))
    audit = checked(made_audit(labels, 0.02))
    found = outcome_of(audit, labels)
    assert found.n_accepted == 0
    rest = found.review.tolist()
    assert headline_of(audit, labels) == Reason.make(Finding.REVIEW_REST, n=len(rest))
    done = {f"i{item}": 0 for item in rest[5:]}
    assert headline_of(audit, labels, **done) == Reason.make(Finding.REVIEW_REST, n=5)
    assert headline_of(audit, labels, **{f"i{item}": 0 for item in rest}).code is Finding.AT_MOST


def test_a_later_look_begins_with_the_same_items_and_the_better_one_is_used() -> None:
    labels = labels_with(*range(120, 200, 2))
    first = checked(made_audit(labels))
    more = audit_more(first, IDS)
    assert more.sample[:80] == first.sample
    assert len(more.sample) == 120
    assert more.answers[80:] == (UNLABELLED,) * 40
    before, between, after = (outcome_of(audit, labels) for audit in (first, more, checked(more)))
    assert between.n_accepted == before.n_accepted
    assert after.n_accepted >= before.n_accepted
    last = checked(audit_more(checked(more), IDS))
    assert audit_more(last, IDS) is last


def test_each_class_keeps_the_share_where_that_was_asked_for() -> None:
    labels = np.array([0] * 150 + [1] * 50)
    truth = labels.copy()
    truth[150:200:3] = 0
    rng = np.random.default_rng(2)
    shuffled = rng.permutation(N)
    labels, truth = labels[shuffled], truth[shuffled]
    each = outcome_of(checked(made_audit(labels, 0.1, by_class=True), truth), labels)
    # All mistakes are in one class: only there is anything left to review.
    assert len(each.review)
    assert set(labels[each.review].tolist()) == {1}
    rest = each.status == list(LabelStatus).index(LabelStatus.ACCEPTED)
    for code, size in ((0, 150), (1, 50)):
        assert np.count_nonzero((labels != truth) & rest & (labels == code)) <= 0.1 * size
    assert each.left == 15 + 5


def test_the_classes_as_exported_have_a_bound_of_their_own() -> None:
    """A review takes most of class 1 away: what stays holds no more wrong labels than stated."""
    rng = np.random.default_rng(3)
    labels = np.repeat([0, 1], [150, 50])
    missed = 0
    for _ in range(60):
        truth = labels.copy()
        truth[150 + rng.permutation(50)[:30]] = 0
        truth[rng.permutation(150)[:6]] = 1
        order = rng.permutation(200)
        here, true = labels[order], truth[order]
        audit = checked(made_audit(here, 0.1, by_class=True), true)
        review = outcome_of(audit, here).review.tolist()
        made = {item: Decision(int(true[item]), "ann", "") for item in review}
        found = find_acceptance(audit, here, made)
        final = final_labels(here, made, audit)
        bounds = exported_classes(found, audit, final.labels, final.settled)
        assert [one.code for one in bounds] == [0, 1]
        for one in bounds:
            own = final.labels == one.code
            assert one.items == np.count_nonzero(own)
            assert one.wrong <= 0.1 * np.count_nonzero(here == one.code)
        wrong = [np.count_nonzero((final.labels != true) & (final.labels == c)) for c in (0, 1)]
        missed += any(w > one.wrong for w, one in zip(wrong, bounds, strict=True))
        # What a further review finds is taken from the bound; nothing is said before the end.
        unseen = np.flatnonzero(~final.settled & (final.labels == 0))
        more = made | {int(unseen[0]): Decision(1, "ann", "")}
        after = final_labels(here, more, audit)
        later = find_acceptance(audit, here, more)
        first, _ = exported_classes(later, audit, after.labels, after.settled)
        assert first.wrong == max(0, bounds[0].wrong - 1)
        if review:
            early = find_acceptance(audit, here, {})
            assert exported_classes(early, audit, final.labels, final.settled) == ()
    assert missed <= 7


def test_a_label_that_changed_since_the_draw_counts_as_wrong_in_the_class_it_is_of_now() -> None:
    labels = np.repeat([0, 1], [150, 50])
    audit = checked(made_audit(labels, 0.1, by_class=True), labels)
    review = find_acceptance(audit, labels, {}).review.tolist()
    found = find_acceptance(audit, labels, {n: Decision(int(labels[n]), "ann", "") for n in review})
    settled = found.status != STATUSES.index(LabelStatus.ACCEPTED)
    before = exported_classes(found, audit, labels, settled)
    final = labels.copy()
    final[np.flatnonzero(~settled & (labels == 0))[:3]] = 1
    after = exported_classes(found, audit, final, settled)
    assert [one.items for one in before] == [150, 50]
    assert [one.items for one in after] == [147, 53]
    assert [one.wrong for one in after] == [before[0].wrong, before[1].wrong + 3]


def test_a_mistake_that_the_look_has_found_lowers_no_bound_of_a_class() -> None:
    """The bound is of those it has not seen; only what a review finds later is taken from it."""
    labels = np.repeat([0, 1], [150, 50])
    plain = made_audit(labels, 0.1, by_class=True)
    truth = labels.copy()
    truth[min(plain.sample)] = 1
    audit = checked(plain, truth)
    review = find_acceptance(audit, labels, {}).review.tolist()
    made = {n: Decision(int(truth[n]), "ann", "") for n in review}
    found, final = find_acceptance(audit, labels, made), final_labels(labels, made, audit)
    assert found.accepted[min(plain.sample)]
    first, _ = exported_classes(found, audit, final.labels, final.settled)
    assert first.wrong == 15


def test_two_people_who_differ_must_settle_before_it_is_complete() -> None:
    audit = checked(made_audit(TRUTH)).answer_again(0, 0).answer_again(1, 1)
    assert audit.repeated.tolist() == [0, 1]
    assert audit.disputed.tolist() == [1]
    found = outcome_of(audit, TRUTH)
    assert (found.unsettled, found.complete) == (1, False)
    settled = audit.settle(1, 1)
    after = outcome_of(settled, TRUTH)
    assert (after.unsettled, after.complete, after.found) == (0, True, 1)
    # What each of them said is kept.
    assert settled.disputed.tolist() == [1]


def test_items_of_none_of_the_classes_have_no_label_that_the_share_could_be_of() -> None:
    """Of 100 items 20 are found to be of no class: 10 wrong labels are more than a tenth then."""
    labels, nobody = np.zeros(100, dtype=int), np.zeros(100, dtype=bool)
    confidence = np.linspace(1, 0, 100)
    plan = plan_acceptance(labels, confidence, nobody, nobody, 0, 0.1, (Look(60, 0.05),))
    audit = draw_audit(np.array([f"i{n}" for n in range(100)]), plan, 0)
    none = sorted(audit.sample)[-20:]
    audit = replace(audit, answers=tuple(NO_CLASS if i in none else 0 for i in audit.sample))
    decided: dict[int, Decision] = {}
    found = find_acceptance(audit, labels, decided)
    assert found is not None
    decided |= {int(item): Decision.listed(0) for item in found.review}
    done = find_acceptance(audit, labels, decided)
    assert done is not None
    assert (done.complete, done.without_class) == (True, 20)
    assert np.count_nonzero(final_labels(labels, decided, audit).labels != UNLABELLED) == 80
    assert done.share == pytest.approx(done.left / 80)
    assert not done.on_target
    # Accepted labels that are reviewed besides leave fewer that can be wrong.
    unseen = np.flatnonzero(done.status == STATUSES.index(LabelStatus.ACCEPTED))
    more = decided | {int(item): Decision.listed(1) for item in unseen[: done.left - 8]}
    after = find_acceptance(audit, labels, more)
    assert after is not None
    assert (after.left, after.on_target, after.share) == (8, True, 0.1)
    every = decided | {int(item): Decision.listed(0) for item in unseen}
    last = find_acceptance(audit, labels, every)
    assert last is not None
    assert (last.left, last.share, last.on_target) == (0, 0.0, True)
    # An item that a reviewer has given a class since has a label again.
    named = find_acceptance(audit, labels, decided | {none[0]: Decision.listed(0)})
    assert named is not None
    assert named.without_class == 19
