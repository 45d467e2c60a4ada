"""Class bias and swapped quality: found where they are, and seldom where they are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from scipy.sparse import csr_array

from crowdgui.core.bounds.simulated_statistics import FittedModel, WorkerModel, simulate_labels
from crowdgui.core.compare import misfit as module
from crowdgui.core.compare import misfit as swap
from crowdgui.core.compare.misfit import (
    NotTested,
    _leading,
    answers_by_final,
    count_worker_pairs,
    find_latent_groups,
    measure_class_bias,
    prior_strength,
    run_misfit_tests,
)
from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import em
from tests.core.compare.crowds import biased, swapped
from tests.core.strategies import crowd, from_matrix, renamed

if TYPE_CHECKING:
    from crowdgui.core.rules.scoring import DecomposableRule


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DRAWS", 39)


def alike(seed: int, n_items: int = 200) -> Labels:
    rng = np.random.default_rng(seed)
    return crowd(rng, rng.beta(4, 2, 15), n_items, 2, fill=0.5)[0]


def test_counts_by_final_label() -> None:
    labels = from_matrix([[0, 1, 1, -1], [1, 1, 0, 0]], 2)
    counts = answers_by_final(labels, np.array([0, 1, 1, UNLABELLED]))
    assert counts[0].tolist() == [[1, 0], [0, 2]]
    assert counts[1].tolist() == [[0, 1], [1, 1]]


def test_bias_by_hand() -> None:
    """One worker: 4 of 4 right on the one class, 1 of 4 on the other; 5 of 8 in all."""
    labels = from_matrix([[0, 0, 0, 0, 1, 0, 0, 0]], 2)
    found = measure_class_bias(labels, np.repeat([0, 1], 4))
    likelihood = 4 * np.log(1 / 0.625) + np.log(0.25 / 0.625) + 3 * np.log(0.75 / 0.375)
    assert found.likelihood == pytest.approx(likelihood)
    # Of four answers to each class 2.5 should be right: 1.5 have to move in each.
    assert found.shifted == pytest.approx(3 / 8)


def test_workers_alike_on_all_classes_have_no_bias() -> None:
    rows = [[0, 0, 1, 1, 1, 0], [0, 0, 0, 1, 1, 1]]
    found = measure_class_bias(from_matrix(rows, 2), np.array([0, 0, 0, 1, 1, 1]))
    assert found.likelihood == pytest.approx(0.0, abs=1e-12)
    assert found.shifted == pytest.approx(0.0)


def form_of(labels: Labels) -> DecomposableRule:
    return em.fit_pooled(labels, None, em.PooledOptions(), ignore_progress).form


def test_pairs_by_hand() -> None:
    labels = from_matrix([[0, 1, 1, -1], [0, 0, 1, 1], [-1, 0, -1, -1]], 2)
    form = form_of(labels)
    found = count_worker_pairs(labels, form, np.random.default_rng(0))
    shares, matrix = np.exp(form.offset), np.exp(form.table)
    agree = {(0, 1): (3, 2), (0, 2): (1, 0), (1, 2): (1, 1)}
    pairs = zip(found.first.tolist(), found.second.tolist(), strict=True)
    for place, (i, k) in enumerate(pairs):
        shared, same = agree[min(i, k), max(i, k)]
        chance = sum(shares[y] * matrix[i, :, y] @ matrix[k, :, y] for y in range(2))
        assert found.shared[place] == shared
        assert found.beyond[place] == pytest.approx(same - shared * chance)
    assert found.first.size == 6


def test_the_pattern_is_the_leading_eigenvalue_without_the_direction() -> None:
    rng = np.random.default_rng(0)
    matrix = rng.standard_normal((12, 12))
    matrix += matrix.T
    out = rng.standard_normal(12)
    left = np.eye(12) - np.outer(out, out) / (out @ out)
    values, vectors = np.linalg.eigh(left @ matrix @ left)
    value, vector = _leading(csr_array(matrix), out, rng)
    assert value == pytest.approx(values[-1], rel=1e-3)
    assert abs(vector @ vectors[:, -1]) == pytest.approx(1.0, abs=1e-2)
    assert vector @ out == pytest.approx(0.0, abs=1e-3)


def test_the_groups_of_a_swap_are_those_made() -> None:
    labels, _ = swapped(np.random.default_rng(0), n_items=2000)
    found = find_latent_groups(labels, form_of(labels), np.random.default_rng(1))
    sides = np.sign(found.side) * np.where(np.arange(labels.n_workers) % 2 == 0, 1, -1)
    # Those who stand out least may fall on the other side.
    assert abs(sides.sum()) >= 0.6 * labels.n_workers
    assert found.apart > 0.03


def test_the_order_of_items_and_workers_changes_no_statistic() -> None:
    labels, truth = swapped(np.random.default_rng(0))
    rng = np.random.default_rng(5)
    item, worker = rng.permutation(labels.n_items), rng.permutation(labels.n_workers)
    moved = renamed(labels, item=item, worker=worker)
    final = np.empty_like(truth)
    final[item] = truth
    one, other = (find_latent_groups(each, form_of(each), rng) for each in (labels, moved))
    assert other.pattern == pytest.approx(one.pattern, rel=5e-3)
    assert other.apart == pytest.approx(one.apart, rel=0.1)
    assert measure_class_bias(moved, final).likelihood == pytest.approx(
        measure_class_bias(labels, truth).likelihood
    )


def test_items_with_very_many_labels_are_looked_at_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(swap, "MOST_AN_ITEM", 4)
    labels = from_matrix([[0, 1]] * 9, 2)
    assert (
        count_worker_pairs(labels, form_of(labels), np.random.default_rng(0)).shared.sum()
        == 2 * 4 * 3
    )


@pytest.mark.usefixtures("_quick")
def test_a_swap_is_found() -> None:
    found = run_misfit_tests(swapped(np.random.default_rng(1), n_items=600)[0])
    assert found.swap.is_significant
    assert found.swap.size > found.swap.by_chance
    assert min(found.groups) >= 10
    assert sum(found.groups) == 30


@pytest.mark.usefixtures("_quick")
def test_bias_is_found_and_no_swap() -> None:
    found = run_misfit_tests(biased(np.random.default_rng(1))[0])
    assert found.bias.is_significant
    assert found.bias.size > found.bias.by_chance + 0.02
    assert not found.swap.is_significant


@pytest.mark.usefixtures("_quick")
def test_false_alarms_are_rare() -> None:
    found = [run_misfit_tests(alike(seed, 120), seed) for seed in range(4)]
    assert sum(one.bias.is_significant for one in found) <= 1
    assert sum(one.swap.is_significant for one in found) <= 1
    # Not all at the other end either: p-values of nothing are spread out.
    assert 0.2 < np.mean([one.bias.p for one in found]) < 0.8


@pytest.mark.usefixtures("_quick")
def test_workers_of_few_labels_raise_no_alarm() -> None:
    # As likely as they seem by ten labels each, drawn workers would differ far too much.
    rng = np.random.default_rng(11)
    accuracy = rng.uniform(0.6, 0.95, 300)
    found = run_misfit_tests(crowd(rng, accuracy, 1000, 4, fill=0.01)[0])
    assert found.bias.p > 0.05
    assert not found.swap.is_significant


def test_the_strength_is_that_of_the_prior() -> None:
    rng = np.random.default_rng(2)
    given = rng.integers(5, 60, (20_000, 2))
    accuracy = rng.beta([12.0, 7.0], [3.0, 8.0], given.shape)
    assert prior_strength(rng.binomial(given, accuracy), given) == pytest.approx(15, rel=0.05)
    alike = prior_strength(rng.binomial(given, 0.8), given)
    assert 300 < alike <= module.MOST_STRENGTH
    assert prior_strength(given * (accuracy > 0.8), given) == 1.0
    nothing = prior_strength(np.zeros((3, 1)), np.zeros((3, 1)))
    assert nothing == module.MOST_STRENGTH


@pytest.mark.usefixtures("_quick")
def test_items_that_differ_in_difficulty_are_no_swap() -> None:
    rng = np.random.default_rng(0)
    hard = np.where(np.arange(400) % 2 == 0, 0.15, 0.0)
    truth = rng.integers(0, 2, 400)
    right = rng.random((15, 400)) < rng.uniform(0.7, 0.9, 15)[:, None] - hard
    labels = from_matrix(np.where(right, truth, 1 - truth).tolist(), 2)
    assert not run_misfit_tests(labels).swap.is_significant


def test_the_same_seed_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DRAWS", 5)
    labels = alike(3)
    assert run_misfit_tests(labels, 2) == run_misfit_tests(labels, 2)
    assert run_misfit_tests(labels, 2) != run_misfit_tests(labels, 3)


def test_not_defined() -> None:
    one_class = run_misfit_tests(from_matrix([[0, 0], [0, 0]], 1))
    reasons = one_class.bias.reason, one_class.swap.reason
    assert reasons == (Reason(NotTested.ONE_CLASS),) * 2
    alone = run_misfit_tests(from_matrix([[0, 1, -1], [-1, -1, 1]], 2))
    assert alone.bias.reason == Reason(NotTested.SINGLE_LABELS)
    assert not alone.bias.is_significant
    assert not alone.swap.is_significant
    pair = run_misfit_tests(from_matrix([[0, 1, 1, 0], [0, 1, 0, 0]], 2))
    assert pair.swap.reason == Reason(NotTested.TOO_FEW_WORKERS)


def test_unanimous_workers_have_nothing_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DRAWS", 5)
    found = run_misfit_tests(from_matrix([[0, 1, 1, 0]] * 4, 2))
    assert not found.swap.is_significant
    assert found.swap.size == pytest.approx(0.0, abs=1e-6)
    assert found.bias.size == 0.0


def test_drawn_labels_are_those_of_the_model() -> None:
    """Shares of classes are dealt out exactly; answers come as often as the matrix says."""
    labels = from_matrix([[0] * 4000] * 2, 2)
    confusion = np.array([[[0.9, 0.1], [0.4, 0.6]], [[1.0, 0.0], [0.0, 1.0]]])
    model = FittedModel(WorkerModel.GENERAL, np.array([0.75, 0.25]), confusion)
    drawn = simulate_labels(labels, model, np.random.default_rng(0))
    first, second = (drawn.code[drawn.worker == i] for i in (0, 1))
    assert np.count_nonzero(second == 0) == pytest.approx(3000, abs=1)
    assert np.mean(first[second == 0] == 0) == pytest.approx(0.9, abs=0.02)
    assert np.mean(first[second == 1] == 0) == pytest.approx(0.4, abs=0.05)
    np.testing.assert_array_equal(drawn.item, labels.item)
    np.testing.assert_array_equal(drawn.worker, labels.worker)
