"""The confusion matrices behind rules that are no sum of votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.rules.fitting.em_fit import fit_pooled_form
from tests.core.strategies import from_matrix, label_sets, quick, rows_of

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


@quick
@given(label_sets(), st.sampled_from([0.5, 1.0, 2.0]), st.integers(0, 9))
def test_counts_are_drawn_toward_those_of_all(labels: Labels, strength: float, seed: int) -> None:
    n = labels.n_classes
    posterior = np.random.default_rng(seed).dirichlet(np.ones(n), labels.n_items)
    counts = np.zeros((labels.n_workers, n, n))
    for item, worker, code in rows_of(labels):
        counts[worker, code] += posterior[item]
    crowd = counts.sum(axis=0) / counts.sum(axis=(0, 1))
    expected = (counts + strength * crowd) / (counts.sum(axis=1, keepdims=True) + strength)
    found = fit_pooled_form(labels, posterior, strength)
    np.testing.assert_allclose(np.exp(found.table), expected, atol=1e-9)
    assert np.isfinite(found.table).all()
    items = posterior[labels.labels_per_item > 0].sum(axis=0) + 1
    np.testing.assert_allclose(np.exp(found.offset), items / items.sum())


def test_a_class_nobody_is_in_stays_finite() -> None:
    found = fit_pooled_form(from_matrix([[0, 0]], 2), np.array([[1.0, 0.0], [1.0, 0.0]]))
    assert np.isfinite(found.table).all()
    assert np.exp(found.table[0, 0, 0]) == pytest.approx(1.0)
