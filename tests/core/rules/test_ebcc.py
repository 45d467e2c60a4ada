"""EBCC against loops over single labels, and its bound against sums over every truth."""

from __future__ import annotations

from itertools import pairwise, product
from math import exp, lgamma, log
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import digamma

from crowdgui.core import labels as module
from crowdgui.core.errors import DataError, Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import ebcc as rule
from crowdgui.core.rules.ebcc import TOLERANCE, EbccOptions, fit
from tests.core.strategies import (
    crowd,
    from_matrix,
    label_sets,
    make_labels,
    quick,
    renamed,
    rows_of,
    tiny_blocks,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from crowdgui.core.rules.rule import Aggregation
    from tests.core.conftest import Dataset


def ebcc(
    labels: Labels, steps: int = 500, kinds: int = 10, starts: int = 1, seed: int = 0
) -> Aggregation:
    return fit(labels, None, EbccOptions(kinds, starts, seed, steps), ignore_progress)


def by_hand(labels: Labels, steps: int, kinds: int, seed: int) -> np.ndarray:
    """Return class probabilities (N, L), answer by answer, of one start."""
    n, n_classes = labels.n_items, range(labels.n_classes)
    some = labels.labels_per_item > 0
    votes = np.full((n, labels.n_classes), 1 / labels.n_classes)
    votes[some] = 0
    for item, _, code in rows_of(labels):
        votes[item, code] += 1 / labels.labels_per_item[item]
    rng = np.random.default_rng(seed)
    rho = votes[:, :, None] * rng.dirichlet(np.ones(kinds), (n, labels.n_classes))
    for _ in range(steps + 1):
        size = rho[some].sum(axis=0)
        eta, nu = size + 0.1 / kinds, size.sum(axis=1) + 1
        mu = np.ones((labels.n_workers, labels.n_classes, kinds, labels.n_classes))
        for k in n_classes:
            mu[:, k, :, k] = 4
        for item, worker, code in rows_of(labels):
            mu[worker, :, :, code] += rho[item]
        log_rho = np.zeros_like(rho) + digamma(eta) - digamma(eta.sum(axis=1))[:, None]
        log_rho += (digamma(nu) - digamma(nu.sum()))[:, None]
        for item, worker, code in rows_of(labels):
            own = mu[worker]
            log_rho[item] += digamma(own[:, :, code]) - digamma(own.sum(axis=2))
        rho = np.exp(log_rho - log_rho.max(axis=(1, 2), keepdims=True))
        rho /= rho.sum(axis=(1, 2), keepdims=True)
    return rho.sum(axis=2)


@quick
@given(label_sets(max_items=5), st.integers(1, 3), st.integers(1, 4), st.integers(0, 9))
def test_ebcc_is_what_plain_loops_give(labels: Labels, steps: int, kinds: int, seed: int) -> None:
    found = ebcc(labels, steps, kinds, seed=seed)
    expected = by_hand(labels, found.iterations, kinds, seed)
    np.testing.assert_allclose(found.posterior, expected, atol=1e-8)


def log_dirichlet(counts: list[float], prior: list[float]) -> float:
    """Return ln of a Dirichlet–multinomial's chance of one sequence with these counts."""
    whole, start = sum(counts) + sum(prior), sum(prior)
    parts = sum(lgamma(c + p) - lgamma(p) for c, p in zip(counts, prior, strict=True))
    return lgamma(start) - lgamma(whole) + parts


def log_evidence(labels: Labels) -> float:
    """Return ln P(labels) with one kind a class, everything unknown integrated or summed out."""
    rows, n_classes = rows_of(labels), range(labels.n_classes)
    some = sorted({row[0] for row in rows})
    total = 0.0
    for truth in product(n_classes, repeat=len(some)):
        of = dict(zip(some, truth, strict=True))
        chance = log_dirichlet([truth.count(k) for k in n_classes], [1.0 for _ in n_classes])
        for worker in range(labels.n_workers):
            for k in n_classes:
                own = [h for j, i, h in rows if i == worker and of[j] == k]
                prior = [4.0 if h == k else 1.0 for h in n_classes]
                chance += log_dirichlet([own.count(h) for h in n_classes], prior)
        total += exp(chance)
    return log(total)


@quick
@given(label_sets(max_items=5, max_workers=4, max_classes=3), st.integers(1, 20))
def test_the_bound_lies_below_the_exact_likelihood(labels: Labels, steps: int) -> None:
    found = ebcc(labels, steps, kinds=1)
    assert found.history[-1].objective <= log_evidence(labels) + 1e-9


def test_the_bound_is_close_where_little_is_unknown() -> None:
    labels = make_labels([0] * 6, range(6), [1] * 6, 1, 6, 2)
    gap = log_evidence(labels) - ebcc(labels, kinds=1).history[-1].objective
    assert 0 <= gap < 0.05


@quick
@given(label_sets(), st.integers(1, 6), st.integers(0, 9))
def test_the_bound_never_falls(labels: Labels, kinds: int, seed: int) -> None:
    reached = [step.objective for step in ebcc(labels, 40, kinds, 2, seed).history]
    assert all(b >= a - 1e-9 * (1 + abs(a)) for a, b in pairwise(reached))


@quick
@given(label_sets(), st.integers(1, 9))
def test_the_size_of_blocks_does_not_matter(labels: Labels, size: int) -> None:
    whole = ebcc(labels, 4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        parts = ebcc(tiny_blocks(labels), 4)
    np.testing.assert_allclose(parts.posterior, whole.posterior, atol=1e-8)


@quick
@given(label_sets(), st.data())
def test_with_one_kind_order_and_names_do_not_matter(labels: Labels, data: st.DataObject) -> None:
    item, worker, code = (
        np.array(data.draw(st.permutations(range(size))))
        for size in (labels.n_items, labels.n_workers, labels.n_classes)
    )
    moved = ebcc(renamed(labels, item=item, worker=worker, code=code), 5, kinds=1)
    found = ebcc(labels, 5, kinds=1)
    np.testing.assert_allclose(moved.posterior[item][:, code], found.posterior, atol=1e-7)


def test_the_starts_are_averaged_and_their_differences_told() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.full(5, 0.45), 40, 3)
    found = ebcc(labels, 30, starts=3)
    rng = np.random.default_rng(0)
    each = []
    for _ in range(3):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rule.np.random, "default_rng", lambda _: rng)
            each.append(ebcc(labels, 30))
    mean = np.mean([one.posterior for one in each], axis=0)
    np.testing.assert_allclose(found.posterior, mean, atol=1e-12)
    differ = np.any([one.labels != each[0].labels for one in each], axis=0)
    np.testing.assert_array_equal(found.contested, differ)
    assert differ.any()
    assert found.notes == (Reason.make(rule.EbccNote.STARTS_AVERAGED, n=differ.sum()),)


def test_kinds_on_which_workers_err_together_are_found() -> None:
    """Six of fifteen workers take two fifths of the items of class 1 for class 0."""
    rng = np.random.default_rng(1)
    truth, hard = rng.integers(0, 2, 600), rng.random(600) < 0.4
    seen = [np.where(hard & (truth == 1), 0, truth)] * 6 + [truth] * 9
    labels = from_matrix([np.where(rng.random(600) < 0.8, row, 1 - row) for row in seen], 2)
    found, alone = ebcc(labels, starts=3), ebcc(labels, kinds=1)
    assert found.converged
    assert np.mean(found.labels != truth) < 0.7 * np.mean(alone.labels != truth)
    assert found.history[-1].objective > alone.history[-1].objective + 30


def test_ebcc_stops_where_class_probabilities_rest() -> None:
    labels, _ = crowd(np.random.default_rng(1), np.linspace(0.4, 0.9, 8), 60, 3)
    found = ebcc(labels)
    assert found.converged
    before = ebcc(labels, found.iterations - 1)
    earlier = ebcc(labels, found.iterations - 2)
    assert not before.converged
    assert before.history == found.history[:-1]
    assert np.abs(found.posterior - before.posterior).max() < TOLERANCE
    assert np.abs(before.posterior - earlier.posterior).max() >= TOLERANCE


def test_too_many_numbers_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = from_matrix([[0, 1], [0, 1], [1, 1]], 2)
    monkeypatch.setattr(rule, "MOST_NUMBERS", 3 * 4 * 10 - 1)
    with refused(DataError, match="3 workers, 2 classes and 10 item types"):
        ebcc(labels)
    assert ebcc(labels, kinds=9).labels.tolist() == [0, 1]


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("rte", 0.0700, 0.0775),
        ("duchenne", 0.2264, 0.2264),
        ("dog", 0.1611, 0.1611),
    ],
)
def test_error_on_real_sets(name: str, low: float, high: float, dataset: Dataset) -> None:
    """The independent implementation found .0750, .2264 and .1611; starts differ."""
    labels, gold = dataset(name)
    found, known = ebcc(labels, starts=3), gold != UNLABELLED
    error = np.mean(found.labels[known] != gold[known])
    assert found.converged
    assert low - 0.5001e-4 <= error <= high + 0.5001e-4
