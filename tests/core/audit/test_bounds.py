"""Exact limits from a hand-checked sample: reference values and coverage over every sample."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.audit.bounds import (
    AuditCounts,
    gold_as_audit,
    hypergeometric_cdf,
    hypergeometric_interval,
    hypergeometric_lower,
    hypergeometric_upper,
    stratified_upper,
)
from crowdgui.core.errors import DataError
from crowdgui.core.labels import UNLABELLED
from tests.core.bounds.crowds import DATA
from tests.core.strategies import quick
from tests.refusals import refused


def chance(found: int, wrong: int, items: int, sample: int) -> Fraction:
    """Return the chance to find exactly so many wrong ones, in whole numbers."""
    ways = comb(wrong, found) * comb(items - wrong, sample - found)
    return Fraction(ways, comb(items, sample))


@st.composite
def checked_samples(draw: st.DrawFn, most_items: int = 60) -> AuditCounts:
    items = draw(st.integers(1, most_items))
    sample = draw(st.integers(0, items))
    return AuditCounts(items, sample, draw(st.integers(0, sample)))


def test_reference_values() -> None:
    cases = json.loads((DATA / "golden_extended.json").read_text(encoding="utf-8"))["audit"]
    assert len(cases) == 6
    for case in cases:
        checked = AuditCounts(case["items"], case["sample"], case["wrong"])
        limit = hypergeometric_upper(checked, case["alpha"])
        assert limit == case["upper_wrong"]
        assert limit / checked.items == pytest.approx(case["upper_rate"], rel=1e-12)


def test_chances_are_those_of_whole_number_arithmetic() -> None:
    for items, sample, wrong in [(9, 4, 3), (50, 20, 25), (400, 60, 40), (1000, 30, 999)]:
        total = Fraction(0)
        for found in range(sample + 1):
            total += chance(found, wrong, items, sample)
            got = hypergeometric_cdf(found, wrong, items, sample)
            assert got == pytest.approx(float(total), rel=1e-9, abs=1e-300)


@pytest.mark.parametrize("alpha", [0.05, 0.2])
def test_coverage_is_exact_and_no_limit_is_larger_than_it_must_be(alpha: float) -> None:
    level, tight = Fraction(alpha), 0
    for items in range(1, 13):
        for sample in range(items + 1):
            limits = [
                hypergeometric_upper(AuditCounts(items, sample, x), alpha)
                for x in range(sample + 1)
            ]
            for wrong in range(items + 1):
                below = [x for x in range(sample + 1) if limits[x] < wrong]
                missed = sum((chance(x, wrong, items, sample) for x in below), Fraction(0))
                assert missed <= level
                tight += missed > level / 2
            for x, limit in enumerate(limits):
                # The limit itself is not ruled out by what was found, so no lower one would do.
                at_most = sum(chance(y, limit, items, sample) for y in range(x + 1))
                assert at_most > level * (1 - Fraction(1, 10**6))
    assert tight > 30


@pytest.mark.parametrize("alpha", [0.1, 0.3])
def test_the_lower_limit_and_the_interval_cover_too(alpha: float) -> None:
    level = Fraction(alpha)
    for items, sample in product(range(1, 11), repeat=2):
        if sample > items:
            continue
        found = [AuditCounts(items, sample, x) for x in range(sample + 1)]
        low = [hypergeometric_lower(checked, alpha) for checked in found]
        both = [hypergeometric_interval(checked, alpha) for checked in found]
        for wrong in range(items + 1):
            p = [chance(x, wrong, items, sample) for x in range(sample + 1)]
            assert sum(p[x] for x in range(sample + 1) if low[x] > wrong) <= level
            out = [x for x in range(sample + 1) if not both[x][0] <= wrong <= both[x][1]]
            assert sum(p[x] for x in out) <= level


@quick
@given(checked_samples(), st.floats(0.001, 0.5))
def test_limits_are_possible_numbers_that_grow_with_what_is_wrong(
    checked: AuditCounts, alpha: float
) -> None:
    low, high = hypergeometric_lower(checked, alpha), hypergeometric_upper(checked, alpha)
    rest = checked.items - checked.sample
    assert checked.wrong <= low <= high <= checked.wrong + rest
    if checked.wrong < checked.sample:
        worse = AuditCounts(checked.items, checked.sample, checked.wrong + 1)
        assert hypergeometric_upper(worse, alpha) > high
    if not rest:
        assert low == high == checked.wrong
    if not checked.sample:
        assert (low, high) == (0, checked.items)


@quick
@given(checked_samples(300), st.sampled_from([0.01, 0.05, 0.3]))
def test_one_stratum_is_no_stratum(checked: AuditCounts, alpha: float) -> None:
    assert stratified_upper([checked], alpha) == hypergeometric_upper(checked, alpha)
    empty = AuditCounts(0, 0, 0)
    assert stratified_upper([checked, empty], alpha) == hypergeometric_upper(checked, alpha)


@pytest.mark.parametrize(
    ("sizes", "samples"),
    [((6, 4), (3, 2)), ((5, 5), (2, 4)), ((7, 2), (4, 0))],
)
def test_coverage_over_strata_is_exact(sizes: tuple[int, int], samples: tuple[int, int]) -> None:
    alpha = 0.2
    results = list(product(range(samples[0] + 1), range(samples[1] + 1)))
    limits = {
        found: stratified_upper(
            [AuditCounts(*row) for row in zip(sizes, samples, found, strict=True)], alpha
        )
        for found in results
    }
    largest = Fraction(0)
    for wrong in product(range(sizes[0] + 1), range(sizes[1] + 1)):
        missed = Fraction(0)
        for found in results:
            if limits[found] < sum(wrong):
                rows = zip(found, wrong, sizes, samples, strict=True)
                first, second = (chance(*row) for row in rows)
                missed += first * second
        assert missed <= Fraction(alpha)
        largest = max(largest, missed)
    assert largest > 0.02


@pytest.mark.parametrize("second", [AuditCounts(7, 3, 0), AuditCounts(7, 1, 0)])
def test_the_limit_over_strata_is_the_maximum_it_claims_to_be(second: AuditCounts) -> None:
    strata = [AuditCounts(9, 4, 1), second, AuditCounts(5, 5, 2)]
    alpha = 0.1
    # Half the 10 % point of χ² with 6 degrees of freedom, from a printed table.
    budget = 10.6446 / 2
    best = 0
    for wrong in product(*(range(s.items + 1) for s in strata)):
        p = [
            float(sum(chance(x, w, s.items, s.sample) for x in range(s.wrong + 1)))
            for w, s in zip(wrong, strata, strict=True)
        ]
        possible = all(w >= s.wrong for w, s in zip(wrong, strata, strict=True))
        if possible and min(p) > 0 and -np.log(p).sum() <= budget:
            best = max(best, sum(wrong))
    assert stratified_upper(strata, alpha) == best


def test_strata_are_sharper_than_one_limit_each() -> None:
    strata = [AuditCounts(200, 25, 1)] * 4
    split = sum(hypergeometric_upper(stratum, 0.05 / 4) for stratum in strata)
    assert (
        hypergeometric_upper(AuditCounts(800, 100, 4), 0.05)
        < stratified_upper(strata, 0.05)
        < split
    )


def test_large_sets_keep_their_digits() -> None:
    checked = AuditCounts(1_000_000, 2000, 11)
    limit = hypergeometric_upper(checked, 0.05)
    # The share of a binomial sample, whose limit the hypergeometric one reaches from below.
    assert limit / checked.items == pytest.approx(0.009085, rel=2e-3)
    assert stratified_upper([checked], 0.05) == pytest.approx(limit, abs=1)


def test_impossible_numbers_are_refused() -> None:
    for numbers in [(5, 6, 0), (5, 3, 4), (5, 3, -1)]:
        with refused(DataError, match="impossible"):
            AuditCounts(*numbers)


FINAL = np.array([0, 1, 1, 0, UNLABELLED])


GOLD = np.array([0, 0, UNLABELLED, 0, 1])


def test_gold_drawn_at_random_is_an_audit() -> None:
    checked = gold_as_audit(FINAL, GOLD)
    assert checked == AuditCounts(items=4, sample=3, wrong=1)


def test_gold_without_final_labels_is_no_audit() -> None:
    gold = np.array([UNLABELLED] * 4 + [1])
    assert gold_as_audit(FINAL, gold) is None
