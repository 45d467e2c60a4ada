"""Agreement within and between groups against counts by hand and published packages."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import TYPE_CHECKING
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given

from crowdgui.core.groups import group_agreement as module
from crowdgui.core.groups.group_agreement import (
    NoGroupAgreement,
    agreement_with,
    between,
    within,
)
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import Labels, keep_first_labels
from tests.core.strategies import crowd, from_matrix, label_sets, make_labels, quick, rows_of

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.groups.group_agreement import GroupAgreement


def pairs_by_hand(
    labels: Labels, one: list[int], other: list[int] | None
) -> list[tuple[int, int, int]]:
    """Return (item, label, label) of each pair of two workers, by loops."""
    found = []
    by_item: dict[int, list[tuple[int, int]]] = {}
    for item, worker, code in rows_of(keep_first_labels(labels)):
        by_item.setdefault(item, []).append((worker, code))
    for item, said in by_item.items():
        if other is None:
            ours = [row for row in said if row[0] in one]
            found += [(item, a[1], b[1]) for a, b in combinations(ours, 2)]
        else:
            found += [
                (item, a[1], b[1]) for a, b in product(said, said) if a[0] in one and b[0] in other
            ]
    return found


def check_counts(found: GroupAgreement, pairs: list[tuple[int, int, int]]) -> None:
    assert found.pairs == len(pairs)
    assert found.items == len({pair[0] for pair in pairs})
    if not pairs:
        assert found.percent.reason is NoGroupAgreement.NO_SHARED_ITEM
        assert not found.confusion.any()
        return
    assert found.percent.value == pytest.approx(np.mean([a == b for _, a, b in pairs]))


@quick
@given(label_sets(max_workers=6))
def test_between_is_what_loops_count(labels: Labels) -> None:
    half = labels.n_workers // 2
    one, other = list(range(half)), list(range(half, labels.n_workers))
    found = between(labels, np.array(one, dtype=int), np.array(other))
    pairs = pairs_by_hand(labels, one, other)
    check_counts(found, pairs)
    cells = Counter((a, b) for _, a, b in pairs)
    for a, b in product(range(labels.n_classes), repeat=2):
        assert found.confusion[a, b] == cells[a, b]
    if pairs:
        for k, own in enumerate(found.classes):
            given = sum((a == k) + (b == k) for _, a, b in pairs)
            if given:
                assert own.value == pytest.approx(2 * cells[k, k] / given)
            else:
                assert own.reason is NoGroupAgreement.CLASS_NOT_SEEN


@quick
@given(label_sets(max_workers=6))
def test_within_is_what_loops_count(labels: Labels) -> None:
    group = list(range(0, labels.n_workers, 2))
    found = within(labels, np.array(group))
    pairs = pairs_by_hand(labels, group, None)
    check_counts(found, pairs)
    cells = Counter((a, b) for _, a, b in pairs) + Counter((b, a) for _, a, b in pairs)
    for a, b in product(range(labels.n_classes), repeat=2):
        assert found.confusion[a, b] == cells[a, b]


def test_between_two_workers_kappa_is_cohens() -> None:
    from statsmodels.stats.inter_rater import cohens_kappa

    labels, _ = crowd(np.random.default_rng(1), np.array([0.6, 0.7]), 300, 3)
    found = between(labels, np.array([0]), np.array([1]))
    table = found.confusion.astype(float)
    assert found.kappa.value == pytest.approx(cohens_kappa(table).kappa)
    published = cohens_kappa(table)
    assert found.kappa.low == pytest.approx(published.kappa_low, abs=0.02)
    assert found.kappa.high == pytest.approx(published.kappa_upp, abs=0.02)


def test_within_kappa_is_krippendorffs_alpha() -> None:
    import krippendorff

    labels, _ = crowd(np.random.default_rng(2), np.full(6, 0.7), 200, 3, fill=0.6)
    group = np.array([1, 3, 4, 5])
    matrix = np.full((6, 200), np.nan)
    matrix[labels.worker, labels.item] = labels.code
    expected = krippendorff.alpha(matrix[group], level_of_measurement="nominal")
    found = within(labels, group)
    assert found.kappa.value == pytest.approx(expected)
    assert found.kappa.low is not None
    assert found.kappa.high is not None
    assert found.kappa.low < expected < found.kappa.high


def test_groups_that_label_by_chance_have_no_kappa_to_speak_of() -> None:
    rng = np.random.default_rng(3)
    n, k = 2000, 6
    said = np.where(np.arange(k) < 3, rng.random((n, k)) < 0.9, rng.random((n, k)) < 0.3)
    labels = from_matrix(said.T.astype(int).tolist(), 2)
    found = between(labels, np.arange(3), np.arange(3, 6))
    assert found.percent.value == pytest.approx(0.9 * 0.3 + 0.1 * 0.7, abs=0.02)
    assert found.kappa.value == pytest.approx(0.0, abs=0.02)
    assert found.kappa.low is not None
    assert found.kappa.high is not None
    assert found.kappa.low < 0.0 < found.kappa.high


def test_intervals_are_those_of_drawing_items() -> None:
    labels, _ = crowd(np.random.default_rng(4), np.array([0.9, 0.8, 0.6, 0.7, 0.5]), 150, 3)
    one, other = np.array([0, 1]), np.array([2, 3, 4])
    found = between(labels, one, other)
    matrix = np.empty((150, 5), dtype=int)
    matrix[labels.item, labels.worker] = labels.code
    same = (matrix[:, one, None] == matrix[:, None, other]).mean(axis=(1, 2))
    rng = np.random.default_rng(0)
    drawn = [same[rng.integers(0, 150, 150)].mean() for _ in range(2000)]
    low, high = np.quantile(drawn, (0.025, 0.975))
    assert found.percent.low == pytest.approx(low, abs=0.01)
    assert found.percent.high == pytest.approx(high, abs=0.01)


def test_random_groups_of_items_give_similar_intervals() -> None:
    labels, _ = crowd(np.random.default_rng(5), np.full(4, 0.7), 1500, 3)
    sides = np.array([0, 1]), np.array([2, 3])
    exact = between(labels, *sides)
    with patch.object(module, "MOST_UNITS", 300):
        grouped = between(labels, *sides)
    assert grouped.kappa.value == pytest.approx(exact.kappa.value)
    assert grouped.kappa.low == pytest.approx(exact.kappa.low, abs=0.01)
    assert grouped.kappa.high == pytest.approx(exact.kappa.high, abs=0.01)


def test_intervals_between_groups_hold_where_people_label_whole_pages() -> None:
    people, models = np.arange(20), np.arange(20, 22)

    def drawn(seed: int, accuracy: FloatArray, n_items: int) -> GroupAgreement:
        rng = np.random.default_rng(seed)
        pages = [rng.choice(20, 3, replace=False) for _ in range(n_items // 20)]
        worker = np.hstack([np.repeat(pages, 20, axis=0), np.tile(models, (n_items, 1))]).ravel()
        item = np.repeat(np.arange(n_items), 5)
        truth = rng.integers(0, 3, n_items)[item]
        right = rng.random(item.size) < accuracy[worker]
        code = np.where(right, truth, (truth + rng.integers(1, 3, item.size)) % 3)
        return between(make_labels(item, worker, code, n_items, 22, 3), people, models)

    held = []
    for seed in range(60):
        of_people = np.random.default_rng(seed).uniform(0.4, 0.98, 20)
        accuracy = np.append(of_people, [0.8, 0.85])
        found, true = drawn(100 + seed, accuracy, 400), drawn(200 + seed, accuracy, 6000)
        assert found.kappa.low is not None
        assert found.kappa.high is not None
        assert true.kappa.value is not None
        held.append(found.kappa.low <= true.kappa.value <= found.kappa.high)
    assert np.mean(held) >= 0.86


def test_pages_that_one_group_alone_labels_are_none_to_resample() -> None:
    rng = np.random.default_rng(0)
    pages = [rng.choice(30, 3, replace=False) for _ in range(40)]
    both = 40
    item = np.append(np.repeat(np.arange(800), 3), np.arange(both))
    worker = np.append(np.repeat(pages, 20, axis=0).ravel(), np.full(both, 30))
    code = rng.integers(0, 2, item.size)
    labels = make_labels(item, worker, code, 800, 31, 2)
    people, model = np.arange(30), np.array([30])
    found = between(labels, people, model)
    assert found.items == both
    # Two pages are too few, so its items are drawn, as without the others.
    alone = between(labels.only(labels.item < both), people, model)
    assert (found.percent.low, found.percent.high) == (alone.percent.low, alone.percent.high)
    with patch.object(module, "find_pages", return_value=None):
        by_items = between(labels, people, model)
    assert (found.percent.low, found.percent.high) == (by_items.percent.low, by_items.percent.high)


def test_nothing_to_compare_has_a_reason() -> None:
    labels = from_matrix([[0, 0, -1], [0, 0, -1], [-1, -1, 1]], 2)
    apart = between(labels, np.array([0, 1]), np.array([2]))
    assert apart.percent.reason is NoGroupAgreement.NO_SHARED_ITEM
    for empty in (
        between(labels, np.zeros(0, dtype=int), np.array([2])),
        within(labels, np.array([2])),
    ):
        assert (empty.items, empty.pairs) == (0, 0)
        assert empty.kappa.reason is NoGroupAgreement.NO_SHARED_ITEM
        assert len(empty.classes) == 2
    for same in (between(labels, np.array([0]), np.array([1])), within(labels, np.array([0, 1]))):
        assert same.percent.value == 1.0
        assert same.percent.reason is NoGroupAgreement.ITEMS_ALIKE
        assert same.kappa.reason is NoGroupAgreement.ONE_CLASS
        assert same.classes[1].reason is NoGroupAgreement.CLASS_NOT_SEEN
    one_item = between(from_matrix([[0], [1]], 2), np.array([0]), np.array([1]))
    assert one_item.percent.value == 0.0
    assert one_item.percent.reason is NoGroupAgreement.ONE_ITEM
    few = between(from_matrix([[0, 1, 1], [0, 1, 0]], 2), np.array([0]), np.array([1]))
    assert few.percent.reason is NoGroupAgreement.FEW_ITEMS
    assert (few.kappa.low, few.kappa.reason) == (None, NoGroupAgreement.FEW_ITEMS)


def test_nobody_is_in_both_groups() -> None:
    labels = from_matrix([[0], [1]], 2)
    with pytest.raises(ValueError, match="both groups"):
        between(labels, np.array([0, 1]), np.array([1]))


@quick
@given(label_sets(max_workers=6))
def test_agreement_with_a_group_is_what_loops_count(labels: Labels) -> None:
    group = set(range(0, labels.n_workers, 2))
    found = agreement_with(labels, np.array(sorted(group)))
    answers = {(w, j): c for j, w, c in rows_of(keep_first_labels(labels))}
    for worker in range(labels.n_workers):
        shares, agreed, compared = [], 0, 0
        for (other, item), code in answers.items():
            if other != worker:
                continue
            said = [answers[m, item] for m in group - {worker} if (m, item) in answers]
            if said:
                shares.append(said.count(code) / len(said))
                agreed, compared = agreed + said.count(code), compared + len(said)
        assert (found.agreed[worker], found.compared[worker]) == (agreed, compared)
        assert found.items[worker] == len(shares)
        if not shares:
            assert np.isnan([found.share[worker], found.low[worker], found.high[worker]]).all()
            continue
        assert found.share[worker] == pytest.approx(np.mean(shares))
        ends = found.low[worker], found.high[worker]
        assert 0.0 <= ends[0] <= found.share[worker] + 1e-12
        assert found.share[worker] - 1e-12 <= ends[1] <= 1.0


def test_with_one_member_the_interval_is_the_exact_one_of_the_items() -> None:
    labels, _ = crowd(np.random.default_rng(6), np.array([0.8, 0.7]), 60, 2)
    found = agreement_with(labels, np.array([1]))
    low, high = clopper_pearson(found.agreed[:1], found.items[:1])
    assert found.low[0] == pytest.approx(low[0], abs=0.005)
    assert found.high[0] == pytest.approx(high[0], abs=0.005)
    assert np.isnan(found.share[1])


def test_the_interval_allows_for_members_who_agree_with_each_other() -> None:
    rng = np.random.default_rng(7)
    right = rng.random(100) < 0.7
    copies = np.tile(np.where(right, 0, 1), (9, 1))
    labels = from_matrix([[0] * 100, *copies.tolist()], 2)
    found = agreement_with(labels, np.arange(1, 10))
    low, high = clopper_pearson(np.array([right.sum()]), np.array([100]))
    assert found.compared[0] == 900
    assert found.low[0] == pytest.approx(low[0], abs=0.005)
    assert found.high[0] == pytest.approx(high[0], abs=0.005)


def test_the_interval_takes_pages_of_the_same_people_together() -> None:
    rng = np.random.default_rng(2)
    page = np.array([rng.choice(12, 3, replace=False) for _ in range(15)])
    worker = np.hstack([np.repeat(page, 20, axis=0), np.full((300, 1), 12)]).ravel()
    item = np.repeat(np.arange(300), 4)
    truth = rng.integers(0, 2, 300)[item]
    right = rng.random(item.size) < np.append(np.tile([0.5, 1.0], 6), 0.9)[worker]
    labels = make_labels(item, worker, np.where(right, truth, 1 - truth), 300, 13, 2)
    found = agreement_with(labels, np.arange(12))
    code = labels.code.reshape(300, 4)
    each = (code[:, :3] == code[:, 3:]).mean(axis=1)
    assert found.share[12] == pytest.approx(each.mean())
    of_page = each.reshape(15, 20).mean(axis=1)
    variance = max(each.var(ddof=1) / 300, of_page.var(ddof=1) / 15)
    assert variance > 1.5 * each.var(ddof=1) / 300
    units = each.mean() * (1 - each.mean()) / variance
    low, high = clopper_pearson(np.array([each.mean() * units]), np.array([units]))
    assert (found.low[12], found.high[12]) == pytest.approx((low[0], high[0]))


def test_the_interval_holds_the_true_share() -> None:
    held = 0
    for seed in range(200):
        rng = np.random.default_rng(seed)
        # Half the items are hard for all: pairs on one item are far from independent.
        chance = np.where(rng.random(80) < 0.5, 0.5, 0.95)
        said = (rng.random((5, 80)) > chance).astype(int)
        found = agreement_with(from_matrix(said.tolist(), 2), np.arange(1, 5))
        true = 0.5 * 0.5 + 0.5 * (0.95**2 + 0.05**2)
        held += bool(found.low[0] <= true <= found.high[0])
    assert held >= 186


def test_no_label_of_a_group_compares_nobody() -> None:
    labels = make_labels([0, 1], [0, 0], [0, 1], 2, 2, 2)
    empty: IntArray = np.zeros(0, dtype=int)
    for group in (empty, np.array([1])):
        found = agreement_with(labels, group)
        assert not found.items.any()
        assert np.isnan(found.share).all()
