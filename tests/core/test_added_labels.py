"""Labels that are added: what is new, what contradicts, and what stays as it was decided."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.core.added_labels import (
    Contradiction,
    add_labels,
    compare_labels,
    costs_after,
    groups_after,
    guarantee_after,
)
from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance
from crowdgui.core.audit.accepted import STATUSES, LabelStatus, find_acceptance
from crowdgui.core.audit.sample import AuditSample, Look
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.costs import CostMatrix
from crowdgui.core.errors import DataError
from crowdgui.core.labels import LabelAttribute, LabelMetadata, Labels, text_array
from crowdgui.core.workers.cohorts import CohortColumn, WorkerGroups
from tests.core.strategies import from_rows

ROWS = st.lists(
    st.tuples(st.sampled_from("abc"), st.sampled_from("wxyz"), st.sampled_from("012")),
    min_size=1,
    max_size=12,
    unique_by=lambda row: row[:2],
)


def rows_of(labels: Labels) -> set[tuple[str, str, str]]:
    names = (labels.worker_ids, labels.item_ids, labels.classes)
    codes = zip(labels.worker, labels.item, labels.code, strict=True)
    return {tuple(str(n[c]) for n, c in zip(names, row, strict=True)) for row in codes}


@settings(deadline=None, max_examples=10)
@given(ROWS, ROWS, st.sampled_from(Contradiction))
def test_the_union_is_that_of_the_rows_and_codes_of_before_stay(
    before: list[tuple[str, str, str]], more: list[tuple[str, str, str]], how: Contradiction
) -> None:
    old, new = from_rows(before), from_rows(more)
    found = add_labels(old, new, how)
    pairs = {row[:2]: row[2] for row in before}
    wanted = pairs | {
        row[:2]: row[2] for row in more if row[:2] not in pairs or how is Contradiction.REPLACE
    }
    assert rows_of(found.labels) == {(*pair, name) for pair, name in wanted.items()}
    for name in ("item_ids", "worker_ids", "classes"):
        kept = getattr(old, name)
        assert getattr(found.labels, name)[: len(kept)].tolist() == kept.tolist()
    assert found.is_new.sum() == sum(row[:2] not in pairs for row in more)
    assert found.is_same.sum() == sum(row in before for row in more)
    assert found.contradicts.sum() == sum(pairs.get(row[:2], row[2]) != row[2] for row in more)
    assert found.new_items == len({row[1] for row in more} - {row[1] for row in before})


def test_times_and_probabilities_go_with_their_labels() -> None:
    ids = [text_array(names) for names in (("x", "y"), ("a",), ("0", "1"))]
    old = Labels.from_codes([0, 1], [0, 0], [0, 1], *ids)
    timed = replace(old.metadata, given_at=np.array([5.0, 7.0]), repeated=np.array([2]))
    ids = [text_array(names) for names in (("z", "x"), ("b", "a"), ("1", "0"))]
    new = Labels.from_codes([0, 1], [0, 0], [0, 1], *ids, timed)
    made = add_labels(old, new).labels
    at = {str(made.item_ids[i]): made.metadata.given_at[made.item == i] for i in range(3)}
    assert np.isnan(at["y"]).all()
    assert at["z"].tolist() == [5.0]
    assert made.worker_ids.tolist() == ["a", "b"]


def test_groups_of_labels_and_workers_go_with_them() -> None:
    old = from_rows([("a", "x", "0"), ("b", "y", "1")])
    by_vendor = LabelAttribute("vendor", text_array(["one"]), np.array([0, -1], dtype=np.int32))
    sorted_ = replace(old, metadata=LabelMetadata(attributes=(by_vendor,)))
    new = from_rows([("c", "z", "0"), ("a", "z", "1")])
    by_vendor = LabelAttribute("vendor", text_array(["two", "one"]), np.array([0, 1], np.int32))
    shift = LabelAttribute("shift", text_array(["late"]), np.array([0, 0], dtype=np.int32))
    more = replace(new, metadata=LabelMetadata(attributes=(by_vendor, shift)))
    made = add_labels(sorted_, more).labels
    vendor, late = made.metadata.attributes
    names = dict(zip(made.worker_ids[made.worker].tolist(), vendor.code.tolist(), strict=False))
    assert vendor.values.tolist() == ["one", "two"]
    assert (names["b"], vendor.code.tolist().count(1), late.code.tolist()) == (
        -1,
        1,
        [-1, -1, 0, 0],
    )
    listed = WorkerGroups("list.csv", (CohortColumn("site", ("A",), (0, -1)),))
    assert groups_after(listed, 3).columns[0].of_worker == (0, -1, -1)


def test_a_class_without_a_place_on_the_scale_is_refused() -> None:
    scale = replace(from_rows([("a", "x", "1"), ("a", "y", "2")]), ordered=True)
    with pytest.raises(DataError):
        add_labels(scale, from_rows([("a", "z", "3")]))


def audit_of(n: int, first: int = 0, end: int | None = None) -> AuditSample:
    """Audit all of n items but for the first, none of them wrong."""
    labels = np.zeros(n, dtype=np.int64)
    plan = plan_acceptance(
        labels,
        np.linspace(0.5, 0.9, n),
        np.zeros(n, dtype=bool),
        np.zeros(n, dtype=bool),
        3,
        0.1,
        (Look(40, 0.05),),
        first=first,
        end=end,
    )
    audit = draw_audit(text_array([f"item {i}" for i in range(n)]), plan, 3)
    return replace(audit, answers=(0,) * len(audit.sample))


def test_an_audit_stays_about_its_items_and_counts_labels_that_changed() -> None:
    """The statement T + c over N items doesn't move however many items are added."""
    audit = audit_of(100)
    before = find_acceptance(audit, np.zeros(100, dtype=np.int64), {})
    longer = audit.for_more_items(100, 160).for_more_items(160, 200)
    more = np.zeros(200, dtype=np.int64)
    after = find_acceptance(longer, more, {})
    assert (after.items, after.left, after.share) == (100, before.left, before.share)
    assert after.accepted[:100].tolist() == before.accepted.tolist()
    outside = STATUSES.index(LabelStatus.NOT_COVERED)
    assert (after.status == outside).tolist() == [False] * 100 + [True] * 100
    unseen = np.flatnonzero(after.status == STATUSES.index(LabelStatus.ACCEPTED))
    more[unseen[:2]] = 1
    more[150] = 1
    changed = find_acceptance(longer, more, {})
    assert changed.changed == 2
    assert changed.share == (before.left + 2) / 100


def test_an_audit_of_new_items_is_about_these() -> None:
    audit = audit_of(160, first=100)
    assert min(audit.sample) >= 100
    found = find_acceptance(audit, np.zeros(160, dtype=np.int64), {})
    alone = find_acceptance(audit_of(60), np.zeros(60, dtype=np.int64), {})
    assert (found.items, found.left, found.n_accepted) == (60, alone.left, alone.n_accepted)
    assert not found.accepted[:100].any()


def test_gold_at_random_and_costs_after_labels_were_added() -> None:
    asked = GuaranteeOptions(gold_at_random=True)
    assert guarantee_after(asked, 5, 5) == asked
    assert guarantee_after(asked, 5, 6) == GuaranteeOptions()
    assert guarantee_after(asked, 5, 5, 1) == GuaranteeOptions()
    costs = costs_after(CostMatrix(((0.0, 4.0), (2.0, 0.0))), 3)
    assert costs.rows == ((0.0, 4.0, 4.0), (2.0, 0.0, 4.0), (4.0, 4.0, 0.0))


def test_labels_are_compared_where_there_were_some() -> None:
    before, after = np.array([0, 1, -1, 1]), np.array([1, 1, 0, 1, 0])
    found = compare_labels(before, after, np.array([1, 0, 0, -1]))
    assert (found.items, found.changed, found.gold) == (3, 1, 2)
    assert (found.wrong_before, found.wrong_after) == (2, 1)
