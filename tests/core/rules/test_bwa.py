"""Bayesian weighted averages against loops over single labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.errors import DataError
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.bwa import BwaOptions, fit
from crowdgui.core.rules.scoring import argmax_with_ties
from tests.core.strategies import (
    crowd,
    from_matrix,
    label_sets,
    quick,
    renamed,
    rows_of,
    tiny_blocks,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from crowdgui.core.rules.rule import Aggregation
    from tests.core.conftest import Dataset

ERROR_ON_GOLD = {"rte": 0.0725, "duchenne": 0.2453, "web": 0.1775, "dog": 0.1685}
"""Share of wrong final labels, from an independent implementation."""


def bwa(labels: Labels, steps: int = 500, caution: float = 15.0) -> Aggregation:
    return fit(labels, None, BwaOptions(steps, caution), ignore_progress)


def by_hand(labels: Labels, steps: int, caution: float) -> list[list[float]]:
    """Return z of each item and class, label by label."""
    rows, n_classes = rows_of(labels), range(labels.n_classes)
    given = labels.labels_per_item.tolist()
    some = [j for j, n in enumerate(given) if n]
    columns = []
    for k in n_classes:
        z = [
            sum(h == k for j, _, h in rows if j == item) / max(1, n) for item, n in enumerate(given)
        ]
        spread = sum(given[j] * z[j] * (1 - z[j]) for j in some) / sum(given)
        prior = caution * spread * 4 * (1 - 1 / labels.n_classes)
        for _ in range(steps):
            mean = sum(z[j] for j in some) / len(some)
            weight = []
            for worker in range(labels.n_workers):
                off = [((h == k) - z[j]) ** 2 for j, i, h in rows if i == worker]
                weight.append((caution + len(off)) / max(prior + sum(off), 1e-12))
            z = [
                (mean + sum(weight[i] * (h == k) for j, i, h in rows if j == item))
                / (1 + sum(weight[i] for j, i, h in rows if j == item))
                for item in range(labels.n_items)
            ]
        columns.append(z)
    return [[column[item] for column in columns] for item in range(labels.n_items)]


@quick
@given(label_sets(), st.integers(1, 4), st.sampled_from([0.5, 15.0]))
def test_bwa_is_what_plain_loops_give(labels: Labels, steps: int, caution: float) -> None:
    found = bwa(labels, steps, caution)
    z = np.array(by_hand(labels, found.iterations, caution))
    np.testing.assert_allclose(found.posterior, z / z.sum(axis=1, keepdims=True), atol=1e-6)


@quick
@given(label_sets(), st.data())
def test_order_and_names_do_not_matter(labels: Labels, data: st.DataObject) -> None:
    item, worker, code = (
        np.array(data.draw(st.permutations(range(size))))
        for size in (labels.n_items, labels.n_workers, labels.n_classes)
    )
    moved = bwa(renamed(labels, item=item, worker=worker, code=code), 4)
    np.testing.assert_allclose(moved.posterior[item][:, code], bwa(labels, 4).posterior, atol=1e-6)


@quick
@given(label_sets(), st.integers(1, 9))
def test_the_size_of_blocks_does_not_matter(labels: Labels, size: int) -> None:
    whole = bwa(labels, 4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        parts = bwa(tiny_blocks(labels), 4)
    np.testing.assert_allclose(parts.posterior, whole.posterior, atol=1e-6)


@quick
@given(label_sets(min_classes=2, max_classes=2))
def test_of_two_classes_it_is_a_weighted_vote(labels: Labels) -> None:
    found = bwa(labels)
    assert found.adds_up
    assert np.isfinite(found.weights).all()
    scores = np.concatenate([found.form.scores(block) for block in labels.blocks])
    clear = (labels.labels_per_item > 0) & (found.margin > 1e-6)
    np.testing.assert_array_equal(argmax_with_ties(scores)[0][clear], found.labels[clear])
    total = scores.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(found.posterior, scores / total, atol=1e-6)


def test_of_more_classes_it_is_no_sum_of_votes() -> None:
    found = bwa(from_matrix([[0, 1, 2], [0, 1, 1], [0, 2, 2]], 3))
    assert not found.adds_up
    assert found.weights is None


def test_who_is_far_off_counts_little() -> None:
    accuracy = np.array([0.95] * 4 + [0.5] * 4)
    labels, truth = crowd(np.random.default_rng(0), accuracy, 300, 2)
    found = bwa(labels)
    assert found.weights[:4].min() > 2 * found.weights[4:].max()
    assert np.mean(found.labels != truth) < 0.04


def test_caution_draws_weights_together() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.linspace(0.5, 0.95, 8), 60, 2)
    spreads = [np.ptp(np.log(bwa(labels, caution=a).weights)) for a in (1.0, 15.0, 1000.0)]
    assert spreads[0] > spreads[1] > spreads[2]


def test_bwa_stops_where_averages_rest() -> None:
    labels, _ = crowd(np.random.default_rng(1), np.linspace(0.4, 0.9, 8), 60, 3)
    found = bwa(labels)
    assert found.converged
    short = bwa(labels, found.iterations - 1)
    assert not short.converged
    assert short.history == found.history[:-1]


@pytest.mark.parametrize("caution", [0.0, -1.0, float("nan")])
def test_a_senseless_caution_is_refused(caution: float) -> None:
    with refused(DataError, match="Caution"):
        BwaOptions(caution=caution)


@pytest.mark.parametrize("name", ERROR_ON_GOLD)
def test_error_on_real_sets(name: str, dataset: Dataset) -> None:
    labels, gold = dataset(name)
    found, known = bwa(labels), gold != UNLABELLED
    assert found.converged
    error = np.mean(found.labels[known] != gold[known])
    assert error == pytest.approx(ERROR_ON_GOLD[name], abs=0.5001e-4)
