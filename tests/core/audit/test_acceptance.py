"""Plans and draws: exact values, every sample of small sets, hostile orders, looks."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.audit.acceptance import (
    NOTHING,
    accepted_items,
    audit_order,
    confidence_order,
    most_found,
    most_left,
    plan_looks,
)
from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_upper
from crowdgui.core.audit.sample import Look
from crowdgui.core.errors import DataError
from crowdgui.core.labels import UNLABELLED
from tests.folders import TESTS

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray

GOLDEN = json.loads((TESTS / "data" / "golden_accept.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", GOLDEN["accept"], ids=str)
def test_most_found_is_the_exact_one(case: dict[str, Any]) -> None:
    share, alpha = Fraction(case["share"]), Fraction(case["alpha"])
    left = most_left(case["items"], float(share))
    assert left == case["most_left"]
    assert most_found(case["items"], case["checked"], left, float(alpha)) == case["most_found"]


@pytest.mark.parametrize("case", GOLDEN["left"], ids=str)
def test_what_is_left_is_the_exact_limit_less_what_was_corrected(case: dict[str, Any]) -> None:
    counts = AuditCounts(case["items"], case["checked"], case["wrong"])
    most = hypergeometric_upper(counts, float(Fraction(case["alpha"])))
    assert most - case["wrong"] == case["left_at_most"]


def exact_chance(items: int, audited: int, left: int, found: int) -> Fraction:
    """Return P(H ≤ found) for the marked ones among left + 1 + found drawn."""
    drawn = left + 1 + found
    ways = sum(
        comb(audited, x) * comb(items - audited, drawn - x)
        for x in range(found + 1)
        if drawn - x >= 0
    )
    return Fraction(ways, comb(items, drawn))


@given(
    st.integers(2, 30), st.floats(0, 1), st.floats(0, 0.6), st.sampled_from([0.01, 0.05, 0.1, 0.3])
)
def test_most_found_is_the_largest_number_whose_chance_is_small_enough(
    items: int, drawn: float, share: float, alpha: float
) -> None:
    audited, left = round(drawn * items), most_left(items, share)
    fits = [
        x
        for x in range(items - left)
        if exact_chance(items, audited, left, x) <= Fraction(alpha) * (1 - Fraction(1, 10**7))
    ]
    assert most_found(items, audited, left, alpha) == max(fits, default=NOTHING)


def left_after(order: IntArray, wrong: BoolArray, sample: IntArray, left: int, alpha: float) -> int:
    """Return how many wrong labels are accepted that nobody has seen."""
    k = accepted_items(order, len(order), sample, wrong[sample], left, alpha)
    kept = order[:k]
    return int(np.count_nonzero(wrong[kept[~np.isin(kept, sample)]]))


@pytest.mark.parametrize(("items", "size", "alpha"), [(7, 3, 0.1), (7, 3, 0.4), (6, 4, 0.4)])
def test_over_all_samples_of_a_small_set_it_fails_with_at_most_the_stated_chance(
    items: int, size: int, alpha: float
) -> None:
    order = np.arange(items)
    samples = [np.array(chosen) for chosen in combinations(range(items), size)]
    for left in range(items // 2):
        limit = most_found(items, size, left, alpha)
        worst = 0.0
        for n_wrong in range(items + 1):
            # Where the wrong ones stand in the order changes nothing but the chance to stop early.
            all_places = (range(n_wrong), range(items - n_wrong, items), range(0, items, 2))
            for places in {tuple(places)[:n_wrong] for places in all_places}:
                wrong = np.zeros(items, dtype=bool)
                wrong[list(places)] = True
                failed = sum(left_after(order, wrong, s, left, alpha) > left for s in samples)
                worst = max(worst, failed / len(samples))
        assert worst <= alpha
        if limit != NOTHING:
            # Everything wrong is the worst case: the formula is its chance.
            everything = np.ones(items, dtype=bool)
            failed = sum(left_after(order, everything, s, left, alpha) > left for s in samples)
            exact = float(exact_chance(items, size, left, limit))
            assert failed / len(samples) == pytest.approx(exact)
            assert worst == pytest.approx(exact)


@pytest.mark.parametrize("pattern", ["first", "last", "spread", "random", "barely"])
def test_hostile_orders_and_looks_fail_no_more_often_than_stated(pattern: str) -> None:
    items, alpha, rng = 300, 0.2, np.random.default_rng(3)
    left = most_left(items, 0.05)
    wrong = np.zeros(items, dtype=bool)
    match pattern:
        case "first":
            wrong[:60] = True
        case "last":
            wrong[-60:] = True
        case "spread":
            wrong[::5] = True
        case "random":
            wrong[rng.permutation(items)[:60]] = True
        case "barely":
            wrong[: left + 1] = True
    order = np.arange(items)
    looks = plan_looks(items, 60, alpha)
    failed, turns = 0, 250
    for _ in range(turns):
        drawn = rng.permutation(items)
        found = [left_after(order, wrong, drawn[: look.size], left, look.alpha) for look in looks]
        # The auditor stops at whichever look is worst for them.
        failed += max(found) > left
    # Three standard deviations above α.
    assert failed / turns <= alpha + 3 * np.sqrt(alpha * (1 - alpha) / turns)


def test_looks_share_the_chance_of_failing() -> None:
    looks = plan_looks(800, 100, 0.05)
    assert [look.size for look in looks] == [100, 150, 200]
    assert sum(look.alpha for look in looks) == pytest.approx(0.05)
    assert looks[0].alpha == pytest.approx(0.03)
    assert plan_looks(50, 80, 0.05) == (Look(50, 0.05),)
    assert [look.size for look in plan_looks(120, 100, 0.05)] == [100, 120]


def test_the_order_puts_ties_and_missing_labels_last() -> None:
    labels = np.array([0, 1, UNLABELLED, 1, 0])
    confidence = np.array([0.9, 0.99, np.nan, 0.95, 1.0])
    tied = np.array([False, False, False, False, True])
    assert confidence_order(labels, confidence, tied, 1).tolist()[:3] == [1, 3, 0]
    assert set(confidence_order(labels, confidence, tied, 1).tolist()[3:]) == {2, 4}


def test_equally_confident_items_are_in_a_random_order_that_the_seed_repeats() -> None:
    labels, same, no = np.zeros(50, dtype=int), np.full(50, 0.8), np.zeros(50, dtype=bool)
    first = confidence_order(labels, same, no, 1)
    assert first.tolist() != list(range(50))
    assert confidence_order(labels, same, no, 1).tolist() == first.tolist()
    assert confidence_order(labels, same, no, 2).tolist() != first.tolist()


def test_the_draw_depends_on_ids_and_seed_not_on_how_the_file_is_sorted() -> None:
    ids = np.array([f"item {n}" for n in range(40)], dtype=np.dtypes.StringDType())
    shuffled = np.random.default_rng(0).permutation(40)
    drawn = ids[audit_order(ids, np.arange(40), 7)]
    again = ids[shuffled][audit_order(ids[shuffled], np.arange(40), 7)]
    assert drawn.tolist() == again.tolist()
    assert ids[audit_order(ids, np.arange(40), 8)].tolist() != drawn.tolist()


def test_an_audit_of_more_items_than_there_are_is_refused() -> None:
    with pytest.raises(DataError):
        most_found(10, 11, 1, 0.05)
