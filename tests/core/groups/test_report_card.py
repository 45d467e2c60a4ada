"""One model against known classes and against people, by counting."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from crowdgui.core.groups.class_shares import NotCorrected
from crowdgui.core.groups.group_agreement import between, within
from crowdgui.core.groups.report_card import probability_calibration, report_card
from crowdgui.core.labels import (
    UNLABELLED,
    GivenProbabilities,
    LabelMetadata,
    Labels,
    keep_first_labels,
)
from tests.core.groups.mixed_crowds import mixed_crowd
from tests.core.strategies import from_matrix, label_sets, quick

PEOPLE = np.array([0, 1])
TRUTH = np.array([0, 0, 0, 1, 1, 1, 2, -1])
SAID = [0, 0, 1, 1, 1, 0, 2, 2]


def small() -> Labels:
    return from_matrix([[0, 0, 1, 1, 1, 1, 2, -1], [0, 1, -1, 1, 1, 0, 2, 2], SAID], 3)


def test_counts_by_hand() -> None:
    card = report_card(small(), 2, PEOPLE, TRUTH, assumed=False)
    assert card.confusion.tolist() == [[2, 1, 0], [1, 2, 0], [0, 0, 1]]
    assert (card.labelled, card.compared) == (8, 7)
    assert card.accuracy.share.tolist() == [5 / 7]
    assert card.sensitivity.share == pytest.approx([2 / 3, 2 / 3, 1.0])
    assert card.specificity.share == pytest.approx([3 / 4, 3 / 4, 1.0])
    assert card.specificity.items.tolist() == [4, 4, 6]
    exact = binomtest(3, 4).proportion_ci(method="exact")
    assert card.specificity.low[0] == pytest.approx(exact.low)
    assert card.specificity.high[0] == pytest.approx(exact.high)
    assert card.disagreements.tolist() == [2, 5]
    assert card.mistaken(0, 1).tolist() == [2]
    assert card.mistaken(1, 0).tolist() == [5]
    assert card.mistaken(2, 0).size == 0
    assert not card.assumed


def test_agreement_is_that_of_the_groups() -> None:
    labels = mixed_crowd(2, items=80, people=4, per_item=3, person=0.8, model=0.7, classes=3)
    people = np.arange(4)
    truth = np.full(80, UNLABELLED)
    card = report_card(labels, 4, people, truth, assumed=True)
    assert card.with_people.kappa == between(labels, np.array([4]), people).kappa
    assert card.among_people.kappa == within(labels, people).kappa
    assert card.shares.reason is NotCorrected.NO_REFERENCE
    assert card.compared == 0
    assert np.isnan(card.sensitivity.share).all()
    assert np.isnan(card.accuracy.low).all()
    assert card.disagreements.size == 0
    assert card.assumed


def test_class_shares_are_those_of_its_labels() -> None:
    labels = mixed_crowd(5, items=900, people=3, per_item=1, person=0.8, model=0.8)
    rng = np.random.default_rng(0)
    said = labels.codes_of(3)
    truth = np.where(rng.random(900) < 0.8, said, 1 - said)
    truth[300:] = UNLABELLED
    card = report_card(labels, 3, np.arange(3), truth, assumed=False)
    assert card.shares.reason is None
    assert card.shares.given.tolist() == np.bincount(said).tolist()
    assert card.shares.reference.tolist() == card.sensitivity.items.tolist()


def test_a_model_without_labels() -> None:
    labels = from_matrix([[0, 1], [1, 1], [-1, -1]], 2)
    card = report_card(labels, 2, PEOPLE, np.array([0, 1]), assumed=False)
    assert card.labelled == card.compared == 0
    assert card.shares.reason is NotCorrected.NO_LABELS
    assert card.with_people.kappa.reason is not None


@quick
@given(label_sets(), st.integers(0, 5), st.integers(0, 1000))
def test_every_item_compared_is_right_or_listed(labels: Labels, model: int, seed: int) -> None:
    model %= labels.n_workers
    people = np.setdiff1d(np.arange(labels.n_workers), [model])
    rng = np.random.default_rng(seed)
    truth = rng.integers(-1, labels.n_classes, labels.n_items)
    card = report_card(labels, model, people, truth, assumed=False)
    said = {}
    kept = keep_first_labels(labels)
    for item, worker, code in zip(kept.item, kept.worker, kept.code, strict=True):
        if worker == model:
            said[int(item)] = int(code)
    wrong = {j for j, code in said.items() if truth[j] not in (UNLABELLED, code)}
    assert set(card.disagreements.tolist()) == wrong
    assert card.compared == sum(truth[j] != UNLABELLED for j in said)
    assert card.labelled == len(said)
    for (known, code), item in zip(card.kinds.tolist(), card.disagreements.tolist(), strict=True):
        assert (truth[item], said[item]) == (known, code)
    listed = np.bincount(
        card.kinds[:, 0] * labels.n_classes + card.kinds[:, 1], minlength=labels.n_classes**2
    )
    off = card.confusion * (1 - np.eye(labels.n_classes, dtype=int))
    assert listed.tolist() == off.ravel().tolist()


def with_shares(labels: Labels, worker: int, shares: np.ndarray) -> Labels:
    """Let one worker's labels come with these probabilities, item by item."""
    row = np.full(labels.n_labels, -1)
    row[labels.worker == worker] = np.arange(len(shares))
    how = LabelMetadata(probabilities=GivenProbabilities(row, shares))
    return replace(labels, metadata=how)


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
