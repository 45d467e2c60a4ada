"""Rules for ordered classes, against counting by hand and against crowds with known classes."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

import numpy as np
import pytest

from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import consensus, em, ordered
from crowdgui.core.rules.registry import CANDIDATES, RULES, applicable, candidates
from tests.core.strategies import from_matrix, make_labels

HALVES = np.array(
    [[0.5, 0.0, 0.5], [0.5, 0.5, 0.0], [0.0, 0.5, 0.5], [0.2, 0.3, 0.5], [0.0, 0.0, 1.0]]
)


def rated(seed: int, n_items: int = 300, slips: float = 0.0) -> tuple[Labels, np.ndarray]:
    """Make a crowd that rates from 1 to 5 with noise, each worker with their own shift."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, 5, n_items)
    shift, spread = rng.normal(0.0, 0.5, 20), rng.uniform(0.4, 1.2, 20)
    worker = np.concatenate([rng.permutation(20)[:5] for _ in range(n_items)])
    item = np.repeat(np.arange(n_items), 5)
    felt = truth[item] + shift[worker] + spread[worker] * rng.normal(size=item.size)
    code = np.where(rng.random(item.size) < slips, 0, np.clip(np.rint(felt), 0, 4))
    return replace(make_labels(item, worker, code, n_items, 20, 5), ordered=True), truth


def test_the_rounded_mean_is_the_nearest_class_and_a_tie_goes_to_the_lower() -> None:
    found = ordered.rounded_mean(HALVES)
    means = HALVES @ [0, 1, 2]
    assert found.labels.tolist() == [ceil(mean - 0.5) for mean in means] == [1, 0, 1, 1, 2]
    assert found.tied.tolist() == [False, True, True, False, False]
    assert found.margin == pytest.approx([1.0, 0.0, 0.0, 0.4, 1.0])


def test_the_median_has_the_least_expected_absolute_error() -> None:
    rng = np.random.default_rng(0)
    posterior = rng.dirichlet(np.ones(4), 200)
    apart = np.abs(np.arange(4)[:, None] - np.arange(4))
    np.testing.assert_array_equal(
        ordered.median_class(posterior).labels, (posterior @ apart).argmin(axis=1)
    )
    assert ordered.median_class(HALVES).labels.tolist() == [0, 0, 1, 1, 2]
    assert ordered.median_class(HALVES).tied.tolist() == [True, True, True, True, False]


def test_cuts_are_pooled_em_on_each_question() -> None:
    labels, _ = rated(1, 40)
    found = ordered.fit_cuts(labels, None, ordered.CutsOptions(), ignore_progress)
    above = np.column_stack(
        [
            em.fit_pooled(
                make_labels(labels.item, labels.worker, labels.code > k, 40, 20, 2),
                None,
                em.PooledOptions(),
                ignore_progress,
            ).posterior[:, 1]
            for k in range(4)
        ]
    )
    np.testing.assert_array_equal(found.labels, (above > 0.5).sum(axis=1))
    for row, posterior in zip(above, found.posterior, strict=True):
        falling = [1.0, *(row[: k + 1].min() for k in range(4)), 0.0]
        np.testing.assert_allclose(posterior, -np.diff(falling), atol=1e-12)
    np.testing.assert_array_equal(found.confidence, found.posterior[np.arange(40), found.labels])


def test_the_order_of_the_classes_counts_and_its_direction_does_not() -> None:
    labels, _ = rated(2, 60)
    back = make_labels(labels.item, labels.worker, 4 - labels.code, 60, 20, 5)
    one, other = (
        ordered.fit_cuts(some, None, ordered.CutsOptions(), ignore_progress)
        for some in (labels, back)
    )
    np.testing.assert_array_equal(one.labels, 4 - other.labels)


def test_the_middle_of_the_consensus() -> None:
    labels, truth = rated(3, 30)
    plain = consensus.fit(labels, None, consensus.ConsensusOptions(), ignore_progress)
    made = {
        middle: ordered.fit_consensus(
            labels, None, ordered.OrderedConsensusOptions(middle=middle), ignore_progress
        )
        for middle in (ordered.MEAN, ordered.MEDIAN)
    }
    np.testing.assert_array_equal(made["mean"].posterior, plain.posterior)
    np.testing.assert_array_equal(made["mean"].labels, ordered.rounded_mean(plain.posterior).labels)
    np.testing.assert_array_equal(
        made["median"].labels, ordered.median_class(plain.posterior).labels
    )
    far = [int((np.abs(one.labels - truth) > 1).sum()) for one in (made["mean"], plain)]
    assert far[0] <= far[1]


def test_rules_for_an_order_have_fewer_labels_far_off() -> None:
    labels, truth = rated(4, slips=0.15)
    cuts = ordered.fit_cuts(labels, None, ordered.CutsOptions(), ignore_progress)
    plain = em.fit_pooled(labels, None, em.PooledOptions(), ignore_progress)
    apart = [np.abs(found.labels - truth).mean() for found in (cuts, plain)]
    assert apart[0] < 0.9 * apart[1]


def test_an_item_without_labels_gets_none() -> None:
    labels = make_labels([0, 2], [0, 0], [3, 1], 3, 1, 4)
    found = ordered.fit_cuts(labels, None, ordered.CutsOptions(), ignore_progress)
    assert found.labels.tolist() == [3, UNLABELLED, 1]
    assert np.isnan(found.confidence[1])


def test_rules_for_an_order_are_offered_only_with_one() -> None:
    plain = from_matrix([[0, 1, 2]], 3)
    assert candidates(plain) == CANDIDATES
    assert not any(RULES[key].needs_order for key in applicable(RULES, plain))
    more = set(candidates(replace(plain, ordered=True))) - set(CANDIDATES)
    assert more
    assert all(RULES[key].needs_order for key in more)
