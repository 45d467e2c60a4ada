"""Kinds of items, random groups of them, and the resamples: the same sums, the same intervals."""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given
from scipy.special import stdtrit

from crowdgui.core import labels as labels_module
from crowdgui.core.agreement import bootstrap as module
from crowdgui.core.agreement.bootstrap import (
    MOST_ORDERED,
    AgreementSums,
    NoInterval,
    bootstrap_interval,
    bootstrap_sums,
    build_units,
    find_pages,
    n_columns,
)
from crowdgui.core.agreement.coefficients import alpha_nominal, class_numbers
from crowdgui.core.errors import Reason
from crowdgui.core.labels import Labels, keep_first_labels, text_array
from crowdgui.core.progress import ignore_progress
from tests.core.strategies import crowd, label_sets, make_labels, quick, tiny_blocks


def total(labels: Labels, numbers: np.ndarray | None = None) -> np.ndarray:
    units = build_units(labels, numbers, 0, ignore_progress)
    return np.asarray(units.times @ units.columns)


@quick
@given(label_sets())
def test_kinds_groups_and_small_blocks_give_the_same_sums(labels: Labels) -> None:
    labels = keep_first_labels(labels)
    numbers = np.linspace(-1.0, 1.0, labels.n_classes)
    expected = total(labels, numbers)
    with patch.object(module, "MOST_UNITS", 2), patch.object(module, "FEWEST_UNITS", 1):
        np.testing.assert_allclose(total(labels, numbers), expected)
    with patch.object(labels_module, "BLOCK_LABELS", 2):
        np.testing.assert_allclose(total(tiny_blocks(labels), numbers), expected)
    with patch.object(module, "_MOST_NUMBERS", 8), patch.object(module, "_EXACT", 1):
        np.testing.assert_allclose(total(labels, numbers), expected)


def test_items_with_the_same_counts_are_one_unit() -> None:
    labels = make_labels(
        [0, 0, 1, 1, 2, 2, 3], [0, 1, 0, 2, 1, 2, 0], [0, 1, 1, 0, 1, 1, 0], 5, 3, 2
    )
    assert sorted(build_units(labels, None, 0, ignore_progress).times.tolist()) == [1, 1, 2]


def test_resamples_are_those_of_drawing_items() -> None:
    labels, _ = crowd(np.random.default_rng(2), np.array([0.6, 0.8, 0.7, 0.9]), 120, 2)
    draws = bootstrap_sums(
        build_units(labels, None, 0, ignore_progress),
        lambda sums: alpha_nominal(sums)[:, None],
        0,
        ignore_progress,
    )
    counts = np.bincount(labels.item * 2 + labels.code, minlength=240).reshape(-1, 2)
    rng = np.random.default_rng(9)
    by_hand = []
    for _ in range(1000):
        n = counts[rng.integers(120, size=120)].astype(float)
        observed = (n[:, 0] * n[:, 1] / 3).sum()
        by_hand.append(1 - (479 * observed) / (n[:, 0].sum() * n[:, 1].sum()))
    assert draws.mean() == pytest.approx(np.mean(by_hand), abs=0.01)
    assert draws.std() == pytest.approx(np.std(by_hand), rel=0.1)


def test_random_groups_have_the_spread_of_items() -> None:
    labels, _ = crowd(np.random.default_rng(4), np.full(5, 0.7), 20_000, 3)

    def spread() -> float:
        units = build_units(labels, None, 0, ignore_progress)
        draws = bootstrap_sums(units, lambda sums: alpha_nominal(sums)[:, None], 0, ignore_progress)
        return float(draws.std())

    of_kinds = spread()
    with patch.object(module, "MOST_UNITS", 512), patch.object(module, "_EXACT", 1):
        assert build_units(labels, None, 0, ignore_progress).times.size == 512
        assert spread() == pytest.approx(of_kinds, rel=0.12)


def paged(rng: np.random.Generator, skill: np.ndarray, pages: int, size: int) -> Labels:
    """Return labels of pages of items; 3 workers, drawn for each, label the whole page."""
    teams = [rng.choice(skill.size, 3, replace=False) for _ in range(pages)]
    worker, item = np.repeat(teams, size, axis=0).ravel(), np.repeat(np.arange(pages * size), 3)
    truth = rng.integers(0, 2, pages * size)[item]
    code = np.where(rng.random(item.size) < skill[worker], truth, 1 - truth)
    names = (text_array(map(str, range(n))) for n in (pages * size, skill.size))
    return Labels.from_codes(item, worker, code, *names, text_array("ab"))


def test_pages_by_few_workers_are_drawn_whole() -> None:
    """Resamples spread as the alphas of other files of such pages; items alone less."""
    rng, skill = np.random.default_rng(4), np.linspace(0.5, 1.0, 20)

    def alphas(labels: Labels) -> np.ndarray:
        units = build_units(labels, None, 0, ignore_progress)
        return bootstrap_sums(units, lambda s: alpha_nominal(s)[:, None], 0, ignore_progress)

    files = [paged(rng, skill, 30, 20) for _ in range(40)]
    whole = [build_units(one, None, 0, ignore_progress).sums for one in files]
    spread = np.std([alpha_nominal(sums)[0] for sums in whole])
    assert np.mean([alphas(one).std() for one in files[:5]]) == pytest.approx(spread, rel=0.2)


def test_pages_are_found_where_there_are_pages() -> None:
    rng = np.random.default_rng(4)
    labels = paged(rng, np.full(20, 0.8), 30, 20)
    pages = find_pages(labels)
    assert pages is not None
    assert np.array_equal(np.bincount(pages), np.full(30, 20))
    assert find_pages(paged(rng, np.full(20, 0.8), 9, 20)) is None
    assert find_pages(paged(rng, np.full(20, 0.8), 600, 1)) is None
    skipping, _ = crowd(rng, np.full(8, 0.8), 300, 2, fill=0.8)
    assert find_pages(skipping) is None
    # Of six workers the same three come together often, and of three always.
    assert find_pages(paged(rng, np.full(6, 0.8), 600, 1)) is None
    assert find_pages(paged(rng, np.full(3, 0.8), 30, 20)) is None
    assert find_pages(labels.only(labels.item < 0)) is None
    # Items with a single label have no part in agreement: neither do they hide pages, nor are
    # pages of them enough.
    many = paged(rng, np.full(150, 0.8), 60, 20)
    first = np.arange(many.n_labels) % 3 == 0
    for whole, some in ((12, True), (2, False), (0, False)):
        kept = many.only(first | (many.item < whole * 20))
        assert (find_pages(kept) is not None) is some


def test_the_same_seed_gives_the_same_resamples() -> None:
    labels, _ = crowd(np.random.default_rng(4), np.full(5, 0.7), 50, 3)
    units = build_units(labels, None, 0, ignore_progress)
    one, again, other = (
        bootstrap_sums(units, lambda sums: alpha_nominal(sums)[:, None], seed, ignore_progress)
        for seed in (1, 1, 2)
    )
    np.testing.assert_array_equal(one, again)
    assert (one != other).any()


def test_many_classes_have_no_pairs_of_classes() -> None:
    n = MOST_ORDERED + 1
    labels = make_labels([0, 0, 1, 1], [0, 1, 0, 1], [0, n - 1, 2, 2], 2, 2, n)
    sums = build_units(labels, None, 0, ignore_progress).sums
    assert sums.between.shape == (1, 0)
    assert alpha_nominal(sums)[0] == pytest.approx(1 - 3 * 2 / (16 - 1 - 1 - 4))


def test_sums_are_named_as_they_were_made() -> None:
    columns = np.arange(n_columns(3), dtype=float)[None, :]
    sums = AgreementSums.of(columns, 3)
    assert sums.rated[0] == 0
    assert sums.given.tolist() == [[7.0, 8.0, 9.0]]
    assert sums.between.shape == (1, 3)


def test_limits_need_values_that_are_there_and_differ() -> None:
    values = np.linspace(0.0, 1.0, 1001)
    found, reason = bootstrap_interval(values, 0.5, 10**6)
    assert found == (pytest.approx(0.025, abs=1e-5), pytest.approx(0.975, abs=1e-5))
    assert reason is None
    values[:200] = np.nan
    assert bootstrap_interval(values, 0.5, 50) == (None, Reason(NoInterval.FEW_SECOND_CLASS))
    assert bootstrap_interval(np.ones(1000), 1.0, 50) == (None, Reason(NoInterval.ITEMS_ALIKE))


def test_the_end_on_the_other_side_allows_for_resamples_that_are_off() -> None:
    values = np.linspace(0.0, 1.0, 1001)
    for value, ends in ((0.6, (0.025, 1.0)), (0.51, (0.025, 0.995)), (0.48, (0.0, 0.975))):
        found, _ = bootstrap_interval(values, value, 10**6)
        assert found == (pytest.approx(ends[0], abs=1e-4), pytest.approx(ends[1], abs=1e-4))


def test_limits_from_few_items_are_those_of_student() -> None:
    """The middle 95% of means of 12 numbers held the mean in 91% of samples, Student's in 95%."""
    rng = np.random.default_rng(7)
    held, wide = [], []
    for _ in range(400):
        sample = rng.normal(size=12)
        means = sample[rng.integers(0, 12, (1000, 12))].mean(axis=1)
        ends, _ = bootstrap_interval(means, float(sample.mean()), 12)
        assert ends is not None
        held.append(ends[0] <= 0.0 <= ends[1])
        reach = stdtrit(11, 0.975) * sample.std(ddof=1) / np.sqrt(12)
        wide.append((ends[1] - ends[0]) / (2.0 * reach))
    # Three standard errors of 400 samples are 0.033.
    assert np.mean(held) >= 0.92
    assert np.mean(wide) == pytest.approx(1.0, abs=0.03)


@pytest.mark.parametrize(
    ("classes", "numbers"),
    [
        (["1", "2", "5"], [-1.0, -0.5, 1.0]),
        (["-1e308", "1e308"], [-1.0, 1.0]),
        (["1", "1.0"], [0.0, 0.0]),
        (["1", "two"], None),
        (["1", "1e999"], None),
        (["1", "nan"], None),
    ],
)
def test_classes_that_are_numbers(classes: list[str], numbers: list[float] | None) -> None:
    found = class_numbers(text_array(classes))
    assert (None if found is None else found.tolist()) == numbers
