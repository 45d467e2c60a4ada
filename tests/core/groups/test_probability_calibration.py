"""A model's probabilities beside reference classes, by counting."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.groups.probability_calibration import probability_calibration
from crowdgui.core.labels import UNLABELLED, GivenProbabilities, LabelMetadata, Labels
from tests.core.strategies import from_matrix


def with_shares(labels: Labels, worker: int, shares: np.ndarray) -> Labels:
    """Let one worker's labels come with these probabilities, item by item."""
    row = np.full(labels.n_labels, -1)
    row[labels.worker == worker] = np.arange(len(shares))
    how = LabelMetadata(probabilities=GivenProbabilities(row, shares))
    return replace(labels, circumstances=how)


def test_scores_by_hand() -> None:
    n = 40
    said = np.arange(n) % 2
    sure = np.where(np.arange(n) < 20, 0.9, 0.6)
    shares = np.where(np.arange(2) == said[:, None], sure[:, None], 1 - sure[:, None])
    labels = with_shares(from_matrix([[0] * n, said.tolist()], 2), 1, shares)
    truth = said.copy()
    # 15 of the 20 at 90% are right, 10 of the 20 at 60%.
    truth[[0, 1, 2, 3, 4, *range(20, 30)]] ^= 1
    found = probability_calibration(labels, 1, truth)
    assert found is not None
    assert (found.given, found.compared) == (40, 40)
    assert found.bins.items.tolist() == [20, 20]
    assert found.bins.right.tolist() == [10, 15]
    assert found.bins.confidence == pytest.approx([0.6, 0.9])
    assert found.bins.calibration_error == pytest.approx((0.1 + 0.15) / 2)
    brier = 2 * (15 * 0.01 + 5 * 0.81 + 10 * 0.16 + 10 * 0.36) / 40
    assert found.brier == pytest.approx(brier)
    loss = -(15 * np.log(0.9) + 5 * np.log(0.1) + 10 * np.log(0.6) + 10 * np.log(0.4)) / 40
    assert found.log_loss == pytest.approx(loss)
    assert probability_calibration(labels, 0, truth) is None


def test_without_reference_there_is_a_reason_and_a_certain_mistake_is_finite() -> None:
    labels = from_matrix([[0, 1, 0]], 2)
    certain = np.eye(2)[[0, 1, 0]]
    found = probability_calibration(
        with_shares(labels, 0, certain), 0, np.array([UNLABELLED, 0, UNLABELLED])
    )
    assert found is not None
    assert (found.given, found.compared) == (3, 1)
    assert found.bins.reason is not None
    assert found.brier == pytest.approx(2.0)
    assert found.log_loss == pytest.approx(-np.log(1e-6))
