"""How many labels to check, and which: against every size, and the draw's own promises."""

from __future__ import annotations

from math import ceil

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_upper, stratified_upper
from crowdgui.core.audit.plan import (
    allocate_strata,
    bounds_by_result,
    draw_sample,
    limits_by_class,
    sample_size,
)
from crowdgui.core.errors import DataError
from tests.core.strategies import quick
from tests.refusals import refused


def test_the_table_is_the_limit_for_each_result() -> None:
    table = bounds_by_result(800, 60, 0.05, 3)
    assert table.tolist() == [37, 59, 78, 97]
    assert bounds_by_result(5, 2, 0.05, 9).size == 3


@quick
@given(
    st.integers(1, 70),
    st.sampled_from([0.0, 0.02, 0.1, 0.3, 0.9]),
    st.sampled_from([0.01, 0.05, 0.1, 0.25, 0.5, 1.0]),
    st.sampled_from([0.01, 0.05, 0.2]),
)
def test_the_size_is_the_smallest_that_does(
    items: int, expected: float, target: float, alpha: float
) -> None:
    def does(size: int) -> bool:
        wrong = ceil(expected * size - 1e-9)
        limit = hypergeometric_upper(AuditCounts(items, size, wrong), alpha)
        return limit <= target * items + 1e-9

    sizes = [size for size in range(1, items + 1) if does(size)]
    assert sample_size(items, expected, target, alpha) == (sizes[0] if sizes else None)


def test_known_sizes() -> None:
    # The rule of three, ln(1/α) ≈ 3 right ones for each expected wrong one.
    assert sample_size(10**6, 0.0, 0.05, 0.05) == 59
    assert sample_size(10**8, 0.0, 0.01, 0.05) == 299
    assert sample_size(1000, 0.06, 0.05, 0.05) is None


places = st.lists(st.integers(0, 10**6), min_size=1, max_size=50, unique=True)


@quick
@given(places, st.integers(0, 2**32), st.data())
def test_a_sample_is_fixed_by_items_size_and_seed(
    items: list[int], seed: int, data: st.DataObject
) -> None:
    size = data.draw(st.integers(1, len(items)))
    drawn = draw_sample(np.array(items), size, seed).tolist()
    assert len(set(drawn)) == size
    assert set(drawn) <= set(items)
    shuffled = data.draw(st.permutations(items))
    assert draw_sample(np.array(shuffled), size, seed).tolist() == drawn
    assert draw_sample(np.array(items), len(items), seed).tolist()[:size] == drawn


def test_every_item_is_drawn_as_often_as_any_other() -> None:
    counts = np.zeros(20)
    for seed in range(4000):
        counts[draw_sample(np.arange(20), 5, seed)] += 1
    # 1000 expected with a standard deviation of 27.
    assert counts.sum() == 20_000
    assert np.abs(counts - 1000).max() < 4 * 27.4


@quick
@given(st.lists(st.integers(0, 4), min_size=1, max_size=60), st.data())
def test_every_stratum_has_its_share(strata: list[int], data: st.DataObject) -> None:
    groups = np.array(strata)
    n_groups = len(set(strata))
    size = data.draw(st.integers(n_groups, len(strata)))
    items = np.arange(100, 100 + len(strata))
    drawn = draw_sample(items, size, 3, groups)
    assert len(set(drawn.tolist())) == size
    names, sizes = np.unique(groups, return_counts=True)
    counts = np.array([np.isin(drawn, items[groups == name]).sum() for name in names])
    assert (counts == allocate_strata(sizes, size)).all()
    assert (counts >= 1).all()
    exact = 1 + (size - n_groups) * (sizes - 1) / max(1, (sizes - 1).sum())
    assert np.abs(counts - exact).max() < 1
    order = data.draw(st.permutations(range(len(strata))))
    again = draw_sample(items[order], size, 3, groups[order])
    assert again.tolist() == drawn.tolist()


def test_strata_are_checked_in_mixed_order() -> None:
    groups = np.repeat([0, 1], 50)
    drawn = draw_sample(np.arange(100), 40, 0, groups)
    assert 0 < (groups[drawn[:20]] == 0).sum() < 20


@pytest.mark.parametrize(("size", "strata"), [(0, None), (4, None), (1, [0, 1, 1])])
def test_a_sample_of_impossible_size_is_refused(size: int, strata: list[int] | None) -> None:
    groups = None if strata is None else np.array(strata)
    with refused(DataError, match="can’t be drawn"):
        draw_sample(np.arange(3), size, 0, groups)


def test_limits_by_class_are_those_of_the_audit_that_is_drawn() -> None:
    sizes = np.array([600, 300, 100])
    (none, three) = limits_by_class(sizes, 50, 0.05, np.array([0, 3]))
    drawn = allocate_strata(sizes, 50)
    strata = [AuditCounts(int(n), int(d), 0) for n, d in zip(sizes, drawn, strict=True)]
    assert none == stratified_upper(strata, 0.05)
    assert none < three < 1000
    assert none > bounds_by_result(1000, 50, 0.05, 0)[0]
