"""Pairs of workers, counted in a table or by sorting, and the mean of their kappas."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given

from crowdgui.core.agreement import label_pairs, worker_pairs
from crowdgui.core.agreement import worker_pairs as cohen
from crowdgui.core.agreement.bootstrap import NoInterval
from crowdgui.core.agreement.coefficients import NoCoefficient, agreement_weights
from crowdgui.core.agreement.report import agreement_report
from crowdgui.core.agreement.worker_pairs import (
    NotListed,
    PairContingency,
    mean_kappa,
    pair_tables,
    two_workers,
    weighted_tables,
)
from crowdgui.core.errors import Reason
from crowdgui.core.labels import keep_first_labels
from crowdgui.core.progress import ignore_progress
from tests.core.strategies import crowd, from_matrix, label_sets, make_labels, quick, rows_of

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def tables_of(labels: Labels) -> PairContingency:
    found = pair_tables(labels, ignore_progress)
    assert found is not None
    return found


def by_hand(labels: Labels) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """Return what each pair of workers say of each item they share."""
    said: dict[int, dict[int, int]] = defaultdict(dict)
    for item, worker, code in rows_of(labels):
        said[item].setdefault(worker, code)
    found = defaultdict(list)
    for answers in said.values():
        for a, b in combinations(sorted(answers), 2):
            found[a, b].append((answers[a], answers[b]))
    return found


def kappa(both: list[tuple[int, int]]) -> float:
    n = len(both)
    agreed = sum(x == y for x, y in both) / n
    chance = sum((x == y) for x, _ in both for _, y in both) / n**2
    return (agreed - chance) / (1 - chance) if chance < 1 else float("nan")


@quick
@given(label_sets())
def test_all_pairs_against_counting_by_hand(labels: Labels) -> None:
    once, expected = keep_first_labels(labels), by_hand(labels)
    in_place = tables_of(once)
    with (
        patch.object(label_pairs, "MOST_COUNTED", 0),
        patch.object(label_pairs, "_AT_ONCE", 3),
        patch.object(worker_pairs, "_MOST_NUMBERS", 4),
    ):
        by_sorting = tables_of(once)
    np.testing.assert_array_equal(in_place.pairs.kappa, by_sorting.pairs.kappa)
    np.testing.assert_array_equal(in_place.cells.code, by_sorting.cells.code)
    np.testing.assert_array_equal(in_place.cells.count, by_sorting.cells.count)
    pairs = in_place.pairs
    keys = list(zip(pairs.first.tolist(), pairs.second.tolist(), strict=True))
    assert keys == sorted(expected)
    for place, key in enumerate(keys):
        both = expected[key]
        assert pairs.shared[place] == len(both)
        assert pairs.agreed[place] == sum(x == y for x, y in both)
        assert pairs.kappa[place] == pytest.approx(kappa(both), nan_ok=True)
        two = two_workers(labels, *key)
        assert (two.shared, two.agreed) == (pairs.shared[place], pairs.agreed[place])
        assert two.kappa.value == pytest.approx(
            None if np.isnan(pairs.kappa[place]) else pairs.kappa[place]
        )


@quick
@given(label_sets())
def test_the_mean_is_weighted_by_shared_items(labels: Labels) -> None:
    once = keep_first_labels(labels)
    kappas = {key: (kappa(both), len(both)) for key, both in by_hand(labels).items()}
    known = [(k, n) for k, n in kappas.values() if not np.isnan(k)]
    found = mean_kappa(once, tables_of(once), ignore_progress, fewest=1)
    if not known:
        assert found.value is None
        return
    mean, weights = zip(*known, strict=True)
    assert found.value == pytest.approx(np.average(mean, weights=weights))
    assert found.n == len(known)


def test_the_interval_is_that_of_resampled_items() -> None:
    labels, _ = crowd(np.random.default_rng(5), np.full(6, 0.75), 150, 3, fill=0.7)
    found = mean_kappa(labels, tables_of(labels), ignore_progress)
    assert found.low is not None
    assert found.high is not None
    error = (found.high - found.low) / 2 / 1.959964
    rng, means = np.random.default_rng(6), []
    for _ in range(150):
        drawn = rng.integers(150, size=150)
        at = [np.arange(labels.starts[j], labels.starts[j + 1]) for j in drawn]
        item = np.repeat(np.arange(150), [a.size for a in at])
        every = np.concatenate(at)
        again = make_labels(item, labels.worker[every], labels.code[every], 150, 6, 3)
        means.append(mean_kappa(again, tables_of(again), ignore_progress).value)
    assert error == pytest.approx(np.std(means), rel=0.15)


def test_the_interval_follows_whole_pages() -> None:
    """With 3 of 12 workers for each page of 20 items, who guess on every second page."""
    rng = np.random.default_rng(5)
    item = np.repeat(np.arange(800), 3)
    worker = np.array([np.sort(rng.choice(12, 3, replace=False)) for _ in range(40)])
    truth = rng.integers(0, 2, 800)[item]
    code = np.where(rng.random(2400) < np.where(item // 20 % 2, 0.5, 0.95), truth, 1 - truth)
    labels = make_labels(item, worker[item // 20, np.tile(np.arange(3), 800)], code, 800, 12, 2)
    by_page = mean_kappa(labels, tables_of(labels), ignore_progress)
    with patch.object(worker_pairs, "find_pages", return_value=None):
        by_item = mean_kappa(labels, tables_of(labels), ignore_progress)
    assert by_page.value == by_item.value
    assert by_page.high - by_page.low > 1.5 * (by_item.high - by_item.low)


def test_the_pseudo_values_of_each_pair_are_those_of_leaving_one_item_out() -> None:
    labels, _ = crowd(np.random.default_rng(5), np.full(4, 0.7), 60, 3, fill=0.4)
    tables = tables_of(labels)
    every = np.arange(60)
    for weights in (None, agreement_weights(3, squared=True)):
        weighted = tables if weights is None else weighted_tables(tables, weights, ignore_progress)
        pseudo = cohen._pseudo_values(weighted, weights)
        for place in range(tables.pairs.shared.size):
            two = labels.only(
                np.isin(labels.worker, (tables.pairs.first[place], tables.pairs.second[place]))
            )
            item = every[two.labels_per_item == 2]
            left_out = []
            for one in item:
                some = two.only(np.isin(two.item, item) & (two.item != one))
                again = tables_of(some)
                if weights is not None:
                    again = weighted_tables(again, weights, ignore_progress)
                left_out.append(again.pairs.kappa[0])
            own = weighted.pair == place
            found = np.repeat(pseudo[own], weighted.cells.count[own])
            n = item.size
            expected = n * weighted.pairs.kappa[place] - (n - 1) * np.nan_to_num(left_out)
            assert np.sort(found) == pytest.approx(np.sort(expected))


def test_pairs_of_few_shared_items_and_a_rare_class_have_no_interval() -> None:
    """True κ is 0.335; the mean over pairs of 30 items is near 0.29, in 2,000 items as well."""
    rng = np.random.default_rng(7)
    item, rare = np.repeat(np.arange(2000), 3), rng.random(2000) < 0.05
    worker = np.concatenate([rng.choice(20, 3, replace=False) for _ in range(2000)])
    code = (rng.random(6000) < np.where(rare[item], 0.8, 0.05)).astype(int)
    labels = make_labels(item, worker, code, 2000, 20, 2)
    found = mean_kappa(labels, tables_of(labels), ignore_progress)
    assert found.value is not None
    assert found.value < 0.32
    assert found.low is None
    assert found.reason is not None
    assert found.reason.code is NoInterval.PAIRS_SHARE_FEW
    few = make_labels(item, worker % 4, code, 2000, 4, 2)
    few = keep_first_labels(few)
    found = mean_kappa(few, tables_of(few), ignore_progress)
    assert found.low is not None
    assert found.low < 0.335 < found.high


def test_the_error_is_the_same_looked_up_by_search_and_about_it_on_some_blocks() -> None:
    labels, _ = crowd(np.random.default_rng(5), np.full(6, 0.75), 2000, 3, fill=0.7)
    expected = mean_kappa(labels, tables_of(labels), ignore_progress)
    with patch.object(label_pairs, "MOST_COUNTED", 0), patch.object(cohen, "MOST_COUNTED", 0):
        assert mean_kappa(labels, tables_of(labels), ignore_progress) == expected
    some = make_labels(labels.item, labels.worker, labels.code, 2000, 6, 3)
    with (
        patch("crowdgui.core.labels.BLOCK_LABELS", 500),
        patch.object(cohen, "_MOST_LOOKED_UP", 5000),
    ):
        assert len(some.blocks) > 10
        found = mean_kappa(some, tables_of(some), ignore_progress)
    assert found.value == expected.value
    assert found.low == pytest.approx(expected.low, abs=0.005)
    assert found.low != expected.low


def test_too_many_pairs_are_said_to_be_so() -> None:
    labels = from_matrix([[0, 1], [0, 1], [1, 1]], 2)
    with (
        patch.object(label_pairs, "MOST_COUNTED", 0),
        patch.object(label_pairs, "MOST_SORTED", 5),
    ):
        report = agreement_report(labels)
    assert report.pairs.reason == Reason(NotListed.TOO_MANY_PAIRS)
    assert report.pairs.first.size == 0
    assert report.overall[5].reason == Reason(NoCoefficient.TOO_MANY_PAIRS)


def test_two_workers_without_a_shared_item() -> None:
    found = two_workers(from_matrix([[0, -1], [-1, 0]], 2), 0, 1)
    assert found.shared == 0
    for coefficient in (found.percent, found.kappa):
        assert coefficient.value is None
        assert coefficient.reason == Reason(NoCoefficient.NO_SHARED_ITEM)


def test_two_workers_who_only_say_one_class() -> None:
    found = two_workers(from_matrix([[1, 1, 0], [1, 1, -1]], 2), 0, 1)
    assert (found.percent.value, found.kappa.value) == (1.0, None)
    assert found.kappa.reason == Reason(NoCoefficient.TWO_GIVE_ONE_CLASS)
    assert found.percent.low == pytest.approx(0.025 ** (1 / 2))


def test_two_workers_change_places_without_consequence() -> None:
    labels, _ = crowd(np.random.default_rng(8), np.array([0.9, 0.6]), 80, 3)
    one, other = two_workers(labels, 0, 1), two_workers(labels, 1, 0)
    assert one.kappa.value == pytest.approx(other.kappa.value)
    assert one.percent == other.percent
