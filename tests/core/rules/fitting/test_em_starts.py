"""What EM starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.options import Options
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.fitting.em_starts import one_step_start, spectral_start, vote_start
from crowdgui.core.rules.rule import GoldOptions
from crowdgui.core.rules.voting import majority, one_step
from tests.core.strategies import (
    crowd,
    from_matrix,
    label_sets,
    make_labels,
    quick,
    rows_of,
    tiny_blocks,
)

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


@quick
@given(label_sets())
def test_starts_are_probabilities(labels: Labels) -> None:
    for start in (vote_start, one_step_start, spectral_start):
        found = start(labels, ignore_progress)
        assert found.shape == (labels.n_items, labels.n_classes)
        some = labels.labels_per_item > 0
        assert (found >= 0).all()
        np.testing.assert_allclose(found[some].sum(axis=1), 1)


@quick
@given(label_sets())
def test_the_votes_are_those_of_majority_and_of_one_step(labels: Labels) -> None:
    some = labels.labels_per_item > 0
    plain = majority(labels, None, Options(), ignore_progress)
    np.testing.assert_array_equal(vote_start(labels, ignore_progress)[some], plain.posterior[some])
    weighed = one_step(labels, None, GoldOptions(), ignore_progress)
    found = one_step_start(labels, ignore_progress)
    np.testing.assert_array_equal(found[some].argmax(axis=1), weighed.labels[some])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("n_classes", [2, 3])
def test_the_spectral_start_follows_the_leading_eigenvector(seed: int, n_classes: int) -> None:
    rng = np.random.default_rng(seed)
    labels, _ = crowd(rng, np.linspace(0.5, 0.95, 12), 150, n_classes, fill=0.6)
    shares = np.bincount(labels.code) / labels.n_labels
    scores = np.zeros((labels.n_items, n_classes))
    for k in range(n_classes):
        x = np.zeros((labels.n_items, labels.n_workers))
        for item, worker, code in rows_of(labels):
            x[item, worker] = (code == k) - shares[k]
        scale = np.sqrt(labels.labels_per_worker)
        _, vectors = np.linalg.eigh((x / scale).T @ (x / scale))
        weights = vectors[:, -1] / scale
        weights /= np.linalg.norm(weights)
        scores[:, k] = x @ weights * np.sign(weights @ labels.labels_per_worker)
    found = spectral_start(labels, ignore_progress).argmax(axis=1)
    ranked = np.sort(scores, axis=1)
    clear = ranked[:, -1] - ranked[:, -2] > 1e-3
    assert clear.mean() > 0.95
    np.testing.assert_array_equal(found[clear], scores.argmax(axis=1)[clear])


def test_the_spectral_start_is_not_led_by_one_worker_with_most_labels() -> None:
    rng = np.random.default_rng(0)
    labels, truth = crowd(rng, np.array([0.5] + [0.85] * 40), 400, 2)
    keep = (labels.worker == 0) | (rng.random(labels.n_labels) < 0.12)
    columns = labels.item[keep], labels.worker[keep], labels.code[keep]
    thin = make_labels(*columns, 400, 41, 2)
    found = spectral_start(thin, ignore_progress).argmax(axis=1)
    assert np.mean(found != truth) < 0.1


@quick
@given(label_sets(), st.integers(1, 9))
def test_the_size_of_blocks_does_not_matter(labels: Labels, size: int) -> None:
    whole = [start(labels, ignore_progress) for start in (vote_start, one_step_start)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        cut = tiny_blocks(labels)
        parts = [start(cut, ignore_progress) for start in (vote_start, one_step_start)]
    for one, other in zip(whole, parts, strict=True):
        np.testing.assert_array_equal(one, other)


def test_where_all_say_the_same_the_start_is_a_class() -> None:
    found = spectral_start(from_matrix([[1, 1], [1, 1]], 2), ignore_progress)
    np.testing.assert_array_equal(found.sum(axis=1), 1)
