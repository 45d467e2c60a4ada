"""An audit: drawn once, answered one by one, judged against whatever labels there are."""

from __future__ import annotations

import numpy as np

from crowdgui.core.audit.bounds import AuditCounts
from crowdgui.core.audit.sample import NO_CLASS, AuditList, AuditSample
from crowdgui.core.labels import UNLABELLED
from tests.core.audit.audits import plain_audit

FINAL = np.array([0, 1, UNLABELLED, 1, 0, 0, 1, 1, 0, 1])


def test_the_draw_is_fixed_by_its_seed_and_leaves_unlabelled_items_out() -> None:
    one, two = (plain_audit(FINAL, 6, 5) for _ in range(2))
    assert one == two
    assert len(set(one.sample)) == 6
    assert 2 not in one.sample
    assert plain_audit(FINAL, 6, 6) != one


def test_answers_are_counted_and_leave_the_old_audit_as_it_was() -> None:
    audit = plain_audit(FINAL, 4, 1)
    later = audit.answer(0, 1).answer(1, NO_CLASS)
    assert (audit.done, later.done) == (0, 2)
    assert not later.complete
    assert later.answer(2, 0).answer(3, 0).complete


def test_results_are_judged_by_the_present_labels() -> None:
    audit = plain_audit(FINAL, 5, 3)
    for place, item in enumerate(audit.sample):
        audit = audit.answer(place, int(FINAL[item]))
    assert audit.results(FINAL) == (AuditCounts(9, 5, 0),)
    other = FINAL.copy()
    other[audit.sample[0]] = 1 - other[audit.sample[0]]
    assert audit.results(other) == (AuditCounts(9, 5, 1),)
    none = audit.answer(1, NO_CLASS)
    assert none.results(FINAL) == (AuditCounts(9, 5, 1),)


def test_strata_are_those_of_the_draw() -> None:
    audit = plain_audit(FINAL, 5, 3, by_class=True)
    for place in range(5):
        audit = audit.answer(place, 0)
    zero, one = audit.results(FINAL)
    assert (zero.items, one.items) == (4, 5)
    assert zero.sample + one.sample == 5
    assert zero.wrong == 0
    assert one.wrong == one.sample
    assert sum(r.items for r in audit.results(1 - FINAL)) == 9


def test_answers_of_a_list_have_no_time() -> None:
    audit = AuditSample((4, 2, 9), 7, (UNLABELLED,) * 3).answer(0, 1, 0.2).answer(1, 0, 3.0)
    filled = AuditList({0: 1, 2: 1}, (), (), ()).fill(audit)
    assert filled.answers == (1, 0, 1)
    assert filled.took == (0.0, 3.0)
    assert AuditList({0: 0, 1: 0, 2: 0}, (), (), ()).fill(audit).took == ()
