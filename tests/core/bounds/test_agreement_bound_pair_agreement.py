"""Agreement of two workers beyond chance: reference values, every pair, and its mean."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.bounds.agreement_bound import pair_agreement
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.labels import keep_first_labels
from crowdgui.core.progress import ignore_progress
from tests.core.bounds.crowds import extended_cases
from tests.core.strategies import from_matrix, label_sets, make_labels, quick, rows_of

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def test_reference_values() -> None:
    cases = extended_cases()
    assert len(cases) == 4
    for case in cases:
        labels = from_matrix(case["labels"], case["classes"])
        weights = np.array(case["weights"])
        for given_, key in ((np.ones(weights.size), "majority"), (weights, "weighted")):
            found, squares = pair_agreement(labels, given_, ignore_progress)
            assert found == pytest.approx(case["pairwise"][key], rel=1e-9, abs=1e-12)
            assert squares.sum() == pytest.approx((given_[labels.worker] ** 2).sum())


@quick
@given(label_sets(min_classes=2), st.integers(0, 1000))
def test_it_is_the_sum_over_pairs_of_workers(labels: Labels, seed: int) -> None:
    v = np.random.default_rng(seed).normal(size=labels.n_workers)
    once = keep_first_labels(labels)
    n = labels.n_classes
    expected = np.zeros(labels.n_items)
    for (j, i, z), (j2, i2, z2) in product(rows_of(once), repeat=2):
        if j == j2 and i != i2:
            expected[j] += v[i] * v[i2] * (n * (z == z2) - 1) / (n - 1)
    found, squares = pair_agreement(once, v, ignore_progress)
    assert found == pytest.approx(expected, abs=1e-9)
    assert (found >= -squares - 1e-9).all()


def test_its_mean_is_the_product_of_what_workers_know() -> None:
    w, v, n = np.array([0.9, 0.4, 0.7]), np.array([1.0, -0.5, 2.0]), 3
    a = (n * w - 1) / (n - 1)
    expected = sum(v[i] * v[k] * a[i] * a[k] for i in range(3) for k in range(3) if i != k)
    confusion = homogeneous(w, n)
    answers = list(product(range(n), repeat=3))
    labels = from_matrix(np.array(answers).T, n)
    found, _ = pair_agreement(labels, v, ignore_progress)
    for truth in range(n):
        p = [np.prod([confusion[i, truth, z[i]] for i in range(3)]) for z in answers]
        assert np.dot(p, found) == pytest.approx(expected)


def test_repeated_answers_count_once_by_the_first() -> None:
    labels = make_labels([0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 0, 1], 2, 2, 2)
    once = keep_first_labels(labels)
    assert rows_of(once) == [(0, 0, 0), (0, 1, 0), (1, 1, 1)]
    assert keep_first_labels(once) is once
    assert (once.n_items, once.n_workers, once.n_classes) == (2, 2, 2)
