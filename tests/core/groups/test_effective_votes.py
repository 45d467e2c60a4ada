"""Correlated mistakes counted by hand, and what the number of votes does at its ends."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled
from crowdgui.core.groups import effective_votes as module
from crowdgui.core.groups.effective_votes import (
    NoEffectiveVotes,
    discount,
    effective_votes,
    items_both_wrong,
    labels_of_others,
    shared_mistakes,
)
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.rules import em
from crowdgui.core.rules.registry import get_rule
from tests.core.strategies import crowd, from_matrix, label_sets, make_labels, quick, renamed

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.progress import Progress


pytestmark = pytest.mark.usefixtures("as_shipped")


def common_cause(
    seed: int, rates: FloatArray, n_items: int, shared: float, fill: float = 1.0
) -> tuple[Labels, IntArray]:
    """Draw mistakes of which the part `shared` comes from a number common to all workers."""
    rng = np.random.default_rng(seed)
    shape = (rates.size, n_items)
    common = rng.random(shape) < shared
    chance = np.where(common, rng.random(n_items), rng.random(shape))
    truth = rng.integers(0, 3, n_items)
    code = (truth + (chance < rates[:, None]) * rng.integers(1, 3, shape)) % 3
    worker, item = np.nonzero(rng.random(shape) < fill)
    return make_labels(item, worker, code[worker, item], n_items, rates.size, 3), truth


def by_hand(labels: Labels, group: list[int], truth: IntArray) -> tuple[float | None, int, int]:
    """Return ρ̄, and the pairs with and without a correlation, by loops over dictionaries."""
    first: dict[tuple[int, int], int] = {}
    rows = zip(labels.worker.tolist(), labels.item.tolist(), labels.code.tolist(), strict=True)
    for worker, item, code in rows:
        if truth[item] != UNLABELLED:
            first.setdefault((worker, item), int(code != truth[item]))
    total, weight, without = 0.0, 0, 0
    pairs = 0
    together = {
        (a, b): [j for j in range(labels.n_items) if (a, j) in first and (b, j) in first]
        for a, b in permutations(group, 2)
    }
    # A worker's mistakes on shared items, once for each partner.
    shared = {
        w: [first[w, j] for (a, _), items in together.items() if a == w for j in items]
        for w in group
    }
    for a, b in combinations(sorted(group), 2):
        items = together[a, b]
        if len(set(shared[a])) < 2 or len(set(shared[b])) < 2:
            without += bool(items)
            continue
        z_a, z_b = (
            [(first[w, j] - np.mean(shared[w])) / np.std(shared[w]) for j in items] for w in (a, b)
        )
        pairs += bool(items)
        total += float(np.dot(z_a, z_b))
        weight += len(items)
    return (total / weight if weight else None), pairs, without


@quick
@given(label_sets(max_workers=5, max_items=8, min_classes=2), st.integers(0, 99))
@example(from_matrix(np.random.default_rng(0).integers(-1, 3, (5, 12)), 3), 1)
@example(from_matrix(np.random.default_rng(1).integers(0, 2, (3, 8)), 2), 2)
def test_correlations_are_those_of_loops_over_labels(labels: Labels, seed: int) -> None:
    truth = np.random.default_rng(seed).integers(-1, labels.n_classes, labels.n_items)
    group = np.arange(labels.n_workers)
    with patch.object(module, "FEWEST_MISTAKES", 0):
        votes = effective_votes(labels, group, truth)
    mean, pairs, without = by_hand(labels, group.tolist(), truth)
    if votes.size < 2:
        return
    assert (votes.pairs, votes.left_out) == (pairs, without)
    if mean is None:
        assert votes.value is None
        assert votes.correlation is None
        assert votes.reason is not None
    else:
        assert votes.correlation == pytest.approx(mean)
        assert votes.value == pytest.approx(votes.size / (1 + (votes.size - 1) * max(mean, 0)))


def test_it_counts_what_it_compares() -> None:
    labels = from_matrix(
        [[0, 0, 1, 1, -1, 0], [0, 1, 1, 0, 1, -1], [-1, 0, -1, -1, -1, -1], [1, 1, 1, 1, 1, 1]], 2
    )
    truth = np.array([0, 0, 0, 0, 0, -1])
    with patch.object(module, "FEWEST_MISTAKES", 1):
        votes = effective_votes(labels, np.array([0, 1, 2]), truth)
    # Item 4 has one label of the group, item 5 no known class.
    assert (votes.size, votes.compared, votes.items, votes.mistakes) == (3, 3, 4, 4)
    assert (votes.pairs, votes.left_out) == (1, 2)
    # Item 1 counts twice for 0 and 1, once for each partner: they err on 2 and on 3 of 5.
    assert votes.correlation == pytest.approx((0.24 - 0.16 + 0.24 - 0.36) / 4 / 0.24)


def test_the_interval_holds_with_few_common_items_per_pair() -> None:
    """Nine workers with 3 common items per pair: in 95% of the cases, with some room for chance."""
    rates, held, found, runs = np.linspace(0.1, 0.3, 9), 0, 0, 30
    a, b = np.triu_indices(9, 1)
    spread = np.sqrt(rates * (1 - rates))
    covariance = 0.8**2 * rates[a] * (1 - rates[b])
    true = discount(9, float((covariance / spread[a] / spread[b]).mean()))
    for seed in range(runs):
        labels, truth = common_cause(seed, rates, 200, 0.8, 0.1225)
        votes = effective_votes(labels, np.arange(9), truth, seed=seed)
        if votes.low is not None and votes.high is not None:
            found += 1
            held += votes.low <= true <= votes.high
    assert found > 0.9 * runs
    assert held >= 0.85 * found


@pytest.mark.parametrize("shared", [0.0, 0.5, 0.8])
def test_the_interval_holds_the_true_number(shared: float) -> None:
    rates = np.full(5, 0.25)
    labels, truth = common_cause(4, rates, 800, shared)
    votes = effective_votes(labels, np.arange(5), truth)
    assert votes.low is not None
    assert votes.high is not None
    assert votes.value is not None
    assert votes.low <= discount(5, shared**2) <= votes.high
    assert votes.low <= votes.value <= votes.high
    assert votes.high - votes.low < 1.0


def test_random_groups_of_items_give_the_same_value_and_a_similar_interval() -> None:
    labels, truth = common_cause(5, np.full(4, 0.2), 1500, 0.6)
    exact = effective_votes(labels, np.arange(4), truth)
    with patch.object(module, "_MOST_UNITS", 260):
        grouped = effective_votes(labels, np.arange(4), truth)
    assert grouped.value == pytest.approx(exact.value)
    widths = [v.high - v.low for v in (grouped, exact) if v.high and v.low]
    assert widths[0] == pytest.approx(widths[1], rel=0.2)


def test_the_interval_is_that_of_drawing_items() -> None:
    labels, truth = common_cause(6, np.array([0.3, 0.2, 0.4]), 150, 0.7)
    votes = effective_votes(labels, np.arange(3), truth)
    matrix = np.zeros((3, 150))
    matrix[labels.worker, labels.item] = labels.code != truth[labels.item]
    rng = np.random.default_rng(1)
    drawn = []
    for _ in range(1000):
        rho = np.asarray(np.corrcoef(matrix[:, rng.integers(0, 150, 150)]))
        drawn.append(discount(3, float(rho[np.triu_indices(3, 1)].mean())))
    low, high = np.quantile(drawn, (0.025, 0.975))
    assert votes.low == pytest.approx(low, abs=0.08)
    assert votes.high == pytest.approx(high, abs=0.08)


def test_names_and_order_play_no_part() -> None:
    labels, truth = common_cause(7, np.full(4, 0.3), 120, 0.5, fill=0.7)
    rng = np.random.default_rng(0)
    item, worker = rng.permutation(120), rng.permutation(4)
    other = renamed(labels, item=item, worker=worker)
    moved = np.empty_like(truth)
    moved[item] = truth
    one = effective_votes(labels, np.arange(3), truth)
    two = effective_votes(other, worker[:3], moved)
    assert two.value == pytest.approx(one.value)
    assert (two.items, two.mistakes, two.pairs) == (one.items, one.mistakes, one.pairs)


def test_repeated_answers_and_other_workers_play_no_part() -> None:
    labels, truth = common_cause(8, np.full(4, 0.3), 100, 0.5)
    again = make_labels(
        np.append(labels.item, labels.item),
        np.append(labels.worker, labels.worker),
        np.append(labels.code, (labels.code + 1) % 3),
        100,
        4,
        3,
    )
    group = np.array([0, 2, 3])
    assert effective_votes(again, group, truth) == effective_votes(labels, group, truth)
    alone = labels.without(np.array([False, True, False, False]))
    assert effective_votes(alone, group, truth) == effective_votes(labels, group, truth)


def test_copies_are_one_vote_and_opposites_no_more_than_they_are() -> None:
    labels, truth = common_cause(9, np.full(3, 0.3), 60, 1.0)
    votes = effective_votes(labels, np.arange(3), truth)
    assert votes.value == pytest.approx(1.0)
    assert (votes.low, votes.high) == (None, None)
    assert votes.reason is NoEffectiveVotes.SAME_MISTAKES
    opposite = from_matrix([[0, 1] * 20, [1, 0] * 20], 2)
    votes = effective_votes(opposite, np.arange(2), np.zeros(40, dtype=int))
    assert votes.correlation == pytest.approx(-1.0)
    assert votes.value == 2.0


def test_who_cannot_be_compared_has_a_reason() -> None:
    labels, truth = common_cause(10, np.full(3, 0.3), 60, 0.5)
    group = np.arange(3)

    def why(
        labels: Labels, group: IntArray, truth: IntArray | None, *, assumed: bool = False
    ) -> str | None:
        votes = effective_votes(labels, group, truth, assumed=assumed)
        assert (votes.value is None) == (votes.reason is not None)
        return votes.reason

    none = np.full(60, UNLABELLED)
    assert why(labels, group, None) is NoEffectiveVotes.NO_KNOWN_CLASS
    assert why(labels, group, none) is NoEffectiveVotes.NO_KNOWN_CLASS
    assert why(labels, group, None, assumed=True) is NoEffectiveVotes.NOBODY_ELSE
    assert why(labels, group[:0], truth) is NoEffectiveVotes.NO_WORKER
    right, _ = common_cause(10, np.zeros(3), 60, 0.0)
    assert why(right, group, truth) is NoEffectiveVotes.FEW_MISTAKES
    apart = make_labels([0, 1], [0, 1], [0, 1], 2, 2, 2)
    assert why(apart, np.arange(2), np.array([0, 0])) is NoEffectiveVotes.NO_SHARED_ITEM
    wrong = from_matrix([[1] * 12, [0] * 12], 2)
    assert why(wrong, np.arange(2), np.zeros(12, dtype=int)) is NoEffectiveVotes.NO_VARIATION


def test_one_worker_is_one_vote() -> None:
    labels, truth = common_cause(11, np.full(2, 0.3), 20, 0.5)
    for group in ([1], [1, 1]):
        votes = effective_votes(labels, np.array(group), truth, assumed=True)
        assert (votes.value, votes.low, votes.high, votes.size) == (1.0, 1.0, 1.0, 1)
        assert votes.reason is None
        assert votes.assumed
        assert votes.votes_per_item(0.7) == 0.7
        assert votes.votes_per_item(3.0) is None


def test_few_labels_per_item_are_worth_themselves() -> None:
    labels, truth = common_cause(12, np.full(4, 0.3), 200, 0.8)
    votes = effective_votes(labels, np.arange(4), truth)
    assert votes.correlation is not None
    assert votes.votes_per_item(0.4) == 0.4
    assert votes.votes_per_item(1.0) == 1.0
    assert votes.votes_per_item(4.0) == pytest.approx(votes.value)
    assert votes.votes_per_item(2.5) == pytest.approx(2.5 / (1 + 1.5 * votes.correlation))


@quick
@given(st.floats(1.0, 500.0), st.floats(-1.0, 1.0))
def test_votes_are_between_one_and_all(size: float, correlation: float) -> None:
    worth = discount(size, correlation)
    assert 1.0 - 1e-12 <= worth <= size
    assert worth >= discount(size, correlation + 0.1)
    assert worth <= discount(size + 1.0, correlation) + 1e-12


def test_of_large_groups_those_with_most_labels_are_compared() -> None:
    labels, truth = common_cause(13, np.full(8, 0.3), 200, 0.5, fill=0.5)
    with patch.object(module, "MOST_COMPARED", 5):
        votes = effective_votes(labels, np.arange(8), truth)
        table = shared_mistakes(labels, np.arange(8), truth)
    most = np.sort(np.argsort(-labels.labels_per_worker, kind="stable")[:5])
    assert (votes.size, votes.compared) == (8, 5)
    np.testing.assert_array_equal(table.workers, most)
    best = effective_votes(labels, most, truth)
    assert votes.correlation == pytest.approx(best.correlation)


def test_it_stops_when_told() -> None:
    labels, truth = common_cause(14, np.full(3, 0.3), 100, 0.5)
    seen = 0

    def stop(_: Progress) -> None:
        nonlocal seen
        seen += 1
        if seen > 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        effective_votes(labels, np.arange(3), truth, report=stop)


@quick
@given(label_sets(min_classes=2), st.integers(0, 99))
def test_shared_mistakes_are_those_of_loops(labels: Labels, seed: int) -> None:
    truth = np.random.default_rng(seed).integers(-1, labels.n_classes, labels.n_items)
    table = shared_mistakes(labels, np.arange(labels.n_workers), truth)
    wrong: dict[int, dict[int, bool]] = {}
    rows = zip(labels.worker.tolist(), labels.item.tolist(), labels.code.tolist(), strict=True)
    for worker, item, code in rows:
        if truth[item] != UNLABELLED:
            wrong.setdefault(worker, {}).setdefault(item, bool(code != truth[item]))
    for i, a in enumerate(table.workers.tolist()):
        for j, b in enumerate(table.workers.tolist()):
            one, two = wrong.get(a, {}), wrong.get(b, {})
            items = one.keys() & two.keys()
            both = sorted(k for k in items if one[k] and two[k])
            either = sum(one[k] or two[k] for k in items)
            assert table.common[i, j] == len(items)
            assert table.both[i, j] == len(both)
            assert table.either[i, j] == either
            if a != b:
                assert items_both_wrong(labels, truth, a, b).tolist() == both
            assert np.isnan(table.share[i, j]) == (either == 0)


def test_the_others_labels_are_those_of_the_rule_without_the_group() -> None:
    labels, _ = crowd(np.random.default_rng(3), np.full(6, 0.7), 40, 3, fill=0.4)
    job = Job(labels, excluded=np.array([False] * 5 + [True]))
    final = labels_of_others(job, np.array([0, 1]))
    rest = labels.without(np.array([True, True, False, False, False, True]))
    rule = get_rule(job.rule)
    expected = rule.fit(rest, None, rule.options(), lambda _: None).labels
    assert final is not None
    np.testing.assert_array_equal(final, expected)
    assert (final[rest.labels_per_item == 0] == UNLABELLED).all()
    assert labels_of_others(job, np.arange(5)) is None
    votes = effective_votes(labels, np.array([0, 1]), final, assumed=True)
    assert votes.assumed


def test_gold_does_not_label_what_nobody_else_did() -> None:
    labels = from_matrix([[0, 1, 0], [0, 1, -1]], 2)
    job = Job(labels, np.array([0, 0, 1]), rule="em", options=em.EmOptions(hold_gold=True))
    final = labels_of_others(job, np.array([0]))
    assert final is not None
    assert final.tolist() == [0, 0, UNLABELLED]
