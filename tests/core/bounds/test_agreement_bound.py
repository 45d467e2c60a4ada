"""Certificates from agreement alone: never past the truth more often than they say."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds.agreement_bound import (
    AgreementBoundOptions,
    LowerBoundMethod,
    agreement_bound,
    cross_fitted,
    iwmv_weights,
    pair_agreement,
)
from crowdgui.core.bounds.gold_bound import (
    expected_sum_upper_bound,
    mean_lower_bound,
    weighted_labels,
)
from crowdgui.core.bounds.guarantee import NoBound
from crowdgui.core.errors import Cancelled, Reason
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from tests.core.bounds.certified_crowds import claims_too_much, oracle_bound, true_quantities
from tests.core.strategies import crowd, from_matrix, make_labels, rows_of

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Progress


ALPHA = 0.1


STATED = AgreementBoundOptions(ALPHA, better_than_chance=True)


FAIR = AgreementBoundOptions(ALPHA, better_than_chance=False)


def draw(rng: np.random.Generator) -> tuple[Labels, FloatArray, FloatArray, float]:
    """Draw a small crowd: labels, true accuracies, weights fixed in advance, and q."""
    n_classes, m, n = int(rng.integers(2, 5)), int(rng.integers(3, 25)), int(rng.integers(10, 120))
    q = float(rng.choice([0.2, 0.5, 1.0]))
    accuracy = rng.beta(5, 2, m)
    weights = np.ones(m) if rng.random() < 0.5 else n_classes * accuracy - 1 + rng.normal(0, 0.2, m)
    return crowd(rng, accuracy, n, n_classes, fill=q)[0], accuracy, weights, q


def test_no_more_than_alpha_of_many_crowds_are_promised_too_much() -> None:
    rng = np.random.default_rng(0)
    tested = missed = certified = careless = 0
    for _ in range(120):
        labels, accuracy, weights, q = draw(rng)
        known = true_quantities(weights, accuracy, labels.n_classes, q)
        if known.t1 < 0:
            continue
        tested += 1
        found = agreement_bound(labels, weights, STATED, ignore_progress)
        missed += claims_too_much(found, accuracy, labels.n_classes, q)
        certified += found.bound is not None
        agreement, _ = pair_agreement(labels, weights, ignore_progress)
        m, scale = weights.size, float(np.linalg.norm(weights))
        careless += sqrt(m / (m - 1) * max(0.0, agreement.mean())) / scale > known.t1
    assert tested >= 100
    assert missed <= ALPHA * tested
    assert certified > 15
    # The check can fail: without the confidence limit far more would go past the truth.
    assert careless > 2 * ALPHA * tested


def test_workers_who_are_equally_good_leave_the_interval_as_the_only_slack() -> None:
    accuracy, missed = np.full(10, 0.8), 0
    rng = np.random.default_rng(9)
    for _ in range(250):
        labels, _ = crowd(rng, accuracy, 20, 2)
        found = agreement_bound(labels, np.ones(10), replace(STATED, alpha=0.3), ignore_progress)
        missed += claims_too_much(found, accuracy, 2, 1.0)
    assert 0.03 * 250 < missed <= 0.3 * 250


def test_the_normal_interval_is_about_right_for_many_items() -> None:
    rng, missed, sharper = np.random.default_rng(1), 0, 0
    for _ in range(200):
        accuracy = rng.beta(5, 2, 12)
        labels, _ = crowd(rng, accuracy, 250, 2, fill=0.5)
        normal = agreement_bound(
            labels, np.ones(12), replace(STATED, interval=LowerBoundMethod.NORMAL), ignore_progress
        )
        missed += claims_too_much(normal, accuracy, 2, 0.5)
        sharper += normal.t1 > agreement_bound(labels, np.ones(12), STATED, ignore_progress).t1
    assert 0 < missed <= (ALPHA + 0.03) * 200
    assert sharper > 190


def test_the_certificate_is_its_formula() -> None:
    rng = np.random.default_rng(2)
    labels, _ = crowd(rng, rng.beta(8, 2, 20), 150, 3, fill=0.6)
    v = rng.uniform(-0.3, 2.0, 20)
    v[3] = 0.0
    found = agreement_bound(labels, v, STATED, ignore_progress)
    agreement, squares = pair_agreement(labels, v, ignore_progress)
    mean = mean_lower_bound(agreement, -float(v @ v), 0.9 * ALPHA)
    assert found.t1 == pytest.approx(sqrt(19 / 18 * mean / (v @ v)))
    expected = expected_sum_upper_bound(float(squares.sum()), float((v**2).max()), 0.05 * ALPHA)
    assert found.sigma2 == pytest.approx(expected / 150 / (v @ v))
    assert found.c == pytest.approx(np.abs(v).max() / np.linalg.norm(v))
    exponent = max(found.t1**2, found.t1**2 / (found.sigma2 + found.c * found.t1 / 3)) / 2
    assert found.bound == pytest.approx(2 * np.exp(-exponent))


def test_two_classes_need_the_users_word() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.full(15, 0.9), 200, 2)
    assert agreement_bound(labels, np.ones(15), STATED, ignore_progress).bound is not None
    refused = agreement_bound(labels, np.ones(15), FAIR, ignore_progress)
    assert refused.bound is None
    assert refused.reason == Reason(NoBound.SIGN_UNKNOWN_TWO_CLASSES)


def test_three_classes_can_show_the_sign_themselves() -> None:
    rng = np.random.default_rng(0)
    labels, _ = crowd(rng, np.full(15, 0.9), 200, 3)
    found = agreement_bound(labels, np.ones(15), FAIR, ignore_progress)
    assert found.bound == agreement_bound(labels, np.ones(15), STATED, ignore_progress).bound
    # Agreement that workers who are always wrong could have reached shows nothing.
    weak, _ = crowd(rng, np.full(15, 0.6), 200, 3)
    refused = agreement_bound(weak, np.ones(15), FAIR, ignore_progress)
    assert refused.reason == Reason(NoBound.SIGN_UNKNOWN)


def test_workers_who_are_wrong_on_purpose_are_not_certified_unstated() -> None:
    rng = np.random.default_rng(3)
    for _ in range(100):
        n_classes = int(rng.integers(2, 5))
        accuracy = rng.uniform(0, 0.2 / n_classes, 10)
        labels, _ = crowd(rng, accuracy, 40, n_classes)
        assert agreement_bound(labels, np.ones(10), FAIR, ignore_progress).bound is None
        mixed = rng.normal(size=10)
        known = true_quantities(mixed, accuracy, n_classes, 1.0)
        if known.t1 < 0:
            assert agreement_bound(labels, mixed, FAIR, ignore_progress).bound is None


def test_guessers_are_not_certified() -> None:
    rng = np.random.default_rng(4)
    crowds = [crowd(rng, np.full(12, 0.5), 60, 2, fill=0.6)[0] for _ in range(100)]
    found = [agreement_bound(labels, np.ones(12), STATED, ignore_progress) for labels in crowds]
    assert sum(np.isfinite(certificate.t1) for certificate in found) <= ALPHA * 100
    assert found[0].reason == Reason(NoBound.TOO_LITTLE_AGREEMENT)


@pytest.mark.parametrize(
    ("labels", "weights"),
    [
        (from_matrix([[0, 0], [0, 0]], 1), [1.0, 1.0]),
        (from_matrix([[0, 1], [0, 1]], 2), [1.0, 0.0]),
        (from_matrix([[0, 1]], 2), [1.0]),
    ],
)
def test_one_class_or_one_worker_certifies_nothing(labels: Labels, weights: list[float]) -> None:
    found = agreement_bound(labels, np.array(weights), STATED, ignore_progress)
    assert found.bound is None
    assert found.reason == Reason(NoBound.NEEDS_CLASSES_AND_WORKERS)


def repeated(labels: Labels) -> Labels:
    """Let every worker say everything three times."""
    sizes = labels.n_items, labels.n_workers, labels.n_classes
    columns = (np.repeat(column, 3) for column in (labels.item, labels.worker, labels.code))
    return make_labels(*columns, *sizes)


def test_repeated_answers_certify_no_more() -> None:
    labels, _ = crowd(np.random.default_rng(5), np.full(9, 0.85), 80, 2, fill=0.8)
    once, thrice = (
        agreement_bound(found, np.ones(9), STATED, ignore_progress)
        for found in (labels, repeated(labels))
    )
    assert (once.bound, once.t1, once.sigma2) == (thrice.bound, thrice.t1, thrice.sigma2)
    halves = [
        cross_fitted(found, iwmv_weights, STATED, 0, ignore_progress)
        for found in (labels, repeated(labels))
    ]
    assert halves[0].bound == halves[1].bound


def half_labels(labels: Labels, half: IntArray) -> Labels:
    """Return the same labels without those of other items, by going through them one by one."""
    rows = [row for row in rows_of(labels) if row[0] in set(half.tolist())]
    sizes = labels.n_items, labels.n_workers, labels.n_classes
    return make_labels(*zip(*rows, strict=True), *sizes)


def test_each_half_is_voted_on_with_the_weights_of_the_other() -> None:
    rng = np.random.default_rng(6)
    labels, _ = crowd(rng, rng.beta(6, 2, 25), 151, 3, fill=0.5)
    found = cross_fitted(labels, iwmv_weights, STATED, 7, ignore_progress)
    assert found.second.sum() == 75
    for certificate, own in zip(found.halves, (~found.second, found.second), strict=True):
        other = half_labels(labels, np.flatnonzero(~own))
        assert certificate.weights == pytest.approx(iwmv_weights(other, ignore_progress))
        assert certificate.alpha == ALPHA / 2
        for j in np.flatnonzero(own):
            votes = np.zeros(3)
            on_item = labels.item == j
            np.add.at(votes, labels.code[on_item], certificate.weights[labels.worker[on_item]])
            assert found.labels[j] == (votes.argmax() if on_item.any() else UNLABELLED)
    bounds = [certificate.bound for certificate in found.halves]
    assert found.bound == pytest.approx((76 * bounds[0] + 75 * bounds[1]) / 151)
    changed = found.labels.copy()
    changed[:4] = (changed[:4] + 1) % 3
    assert found.differing(changed) == 4
    assert found.differing(found.labels) == 0


def test_no_half_is_voted_on_with_weights_of_its_own() -> None:
    """Of few labels the weights of both halves differ so much that they choose other classes."""
    rng = np.random.default_rng(1)
    labels, _ = crowd(rng, rng.beta(3, 2, 25), 61, 3, fill=0.2)
    found = cross_fitted(labels, iwmv_weights, STATED, 7, ignore_progress)
    voted = [weighted_labels(labels, half.weights) for half in found.halves]
    assert found.labels.tolist() == np.where(found.second, voted[1], voted[0]).tolist()
    swapped = np.where(found.second, voted[0], voted[1]) != found.labels
    assert swapped[found.second].any()
    assert swapped[~found.second].any()


def test_cross_fitting_promises_too_much_no_more_often_than_alpha() -> None:
    rng = np.random.default_rng(8)
    missed = bounded = 0
    errors, bounds = [], []
    for _ in range(60):
        m, n_classes = int(rng.integers(6, 25)), int(rng.integers(2, 4))
        accuracy = rng.beta(5, 2, m)
        labels, truth = crowd(rng, accuracy, int(rng.integers(30, 150)), n_classes, fill=0.6)
        found = cross_fitted(labels, iwmv_weights, STATED, 0, ignore_progress)
        if found.bound is None:
            assert found.reason is not None
            continue
        bounded += 1
        known = [
            true_quantities(certificate.weights, accuracy, n_classes, 0.6)
            for certificate in found.halves
        ]
        share = found.second.mean()
        best = (1 - share) * oracle_bound(known[0]) + share * oracle_bound(known[1])
        missed += found.bound < best - 1e-9
        errors.append(np.mean(found.labels != truth))
        bounds.append(found.bound)
    assert bounded > 20
    assert missed <= ALPHA * bounded
    assert np.mean(errors) < np.mean(bounds)


def test_too_few_items_to_split() -> None:
    found = cross_fitted(from_matrix([[0], [0]], 2), iwmv_weights, STATED, 0, ignore_progress)
    assert found.bound is None
    assert found.reason == Reason(NoBound.TOO_FEW_ITEMS)
    assert found.labels.tolist() == [UNLABELLED]


def test_work_is_cancelled_between_blocks() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.full(5, 0.8), 20, 2)

    def cancel(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        agreement_bound(labels, np.ones(5), STATED, cancel)
    with pytest.raises(Cancelled):
        cross_fitted(labels, iwmv_weights, STATED, 0, cancel)
