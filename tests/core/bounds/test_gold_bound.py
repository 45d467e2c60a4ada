"""Certificates from gold: their formula, their coverage, and when there is none."""

from __future__ import annotations

from math import log, sqrt

import numpy as np
import pytest

from crowdgui.core.bounds.gold_bound import count_gold_labels, gold_bound, gold_bound_weighted
from crowdgui.core.bounds.guarantee import NoBound
from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED
from tests.core.bounds.certified_crowds import claims_too_much, true_quantities
from tests.core.strategies import crowd, from_matrix, make_labels

ALPHA = 0.1


def test_no_more_than_alpha_of_many_crowds_are_promised_too_much() -> None:
    rng = np.random.default_rng(0)
    missed, certified, careless, runs = [0, 0], [0, 0], 0, 200
    for seed in range(runs):
        m, n_classes = int(rng.integers(5, 25)), int(rng.integers(2, 4))
        q, accuracy = float(rng.choice([0.3, 0.6, 1.0])), rng.beta(5, 2, m)
        labels, truth = crowd(rng, accuracy, int(rng.integers(60, 250)), n_classes, fill=q)
        gold = np.where(rng.random(truth.size) < 0.5, truth, UNLABELLED)
        found = (
            gold_bound(labels, gold, ALPHA),
            gold_bound_weighted(labels, gold, ALPHA, seed),
        )
        for i, certificate in enumerate(found):
            missed[i] += claims_too_much(certificate, accuracy, n_classes, q)
            certified[i] += certificate.bound is not None
        answers = count_gold_labels(labels, gold, gold != UNLABELLED)
        v = (answers.given > 0).astype(float)
        share = answers.right.sum() / answers.given.sum()
        lead = q * sqrt(v.sum()) * (n_classes * share - 1) / (n_classes - 1)
        careless += lead > true_quantities(v, accuracy, n_classes, q).t1
    assert max(missed) <= ALPHA * runs
    assert min(certified) > 10
    assert careless > 3 * ALPHA * runs


def test_the_certificate_is_its_formula() -> None:
    rng = np.random.default_rng(1)
    accuracy = rng.beta(8, 1, 30)
    labels, truth = crowd(rng, accuracy, 700, 3, fill=0.5)
    gold = np.where(np.arange(700) < 400, truth, UNLABELLED)
    found = gold_bound(labels, gold, ALPHA)
    given, right, rest = np.zeros(30), np.zeros(30), np.zeros(30)
    for j, i, k in zip(labels.item, labels.worker, labels.code, strict=True):
        given[i] += j < 400
        right[i] += j < 400 and truth[j] == k
        rest[i] += j >= 400
    assert (found.weights == 1).all()
    u, scale = rest / 300, sqrt(30)
    lead = np.sum(u * (3 * right / given - 1)) / 2
    radius = 1.5 * sqrt(0.5 * log(1 / (0.9 * ALPHA)) * np.sum(u**2 / given))
    tail, c = log(1 / (0.05 * ALPHA)), 1 / scale
    drift = (c * tail / 3 + sqrt((c * tail / 3) ** 2 + 600 * found.sigma2 * tail)) / 300
    assert found.t1 == pytest.approx((lead - radius) / scale - drift)
    assert 0.5 < found.sigma2 < 0.56
    exponent = max(found.t1**2, found.t1**2 / (found.sigma2 + c * found.t1 / 3)) / 2
    assert found.bound == pytest.approx(2 * np.exp(-exponent))


def test_workers_without_gold_answers_have_no_say() -> None:
    rng = np.random.default_rng(2)
    labels, truth = crowd(rng, np.full(10, 0.9), 300, 2)
    keep = ~((labels.worker == 0) & (labels.item < 150)) & ~(
        (labels.worker == 1) & (labels.item >= 150)
    )
    columns = (column[keep] for column in (labels.item, labels.worker, labels.code))
    some = make_labels(*columns, 300, 10, 2)
    gold = np.where(np.arange(300) < 150, truth, UNLABELLED)
    assert gold_bound(some, gold, ALPHA).weights.tolist() == [0, *[1] * 9]
    weighted = gold_bound_weighted(some, gold, ALPHA, 0)
    assert weighted.weights[0] == 0
    assert (weighted.weights[1:] > 0.4).all()


def test_the_two_halves_of_the_gold_do_different_work() -> None:
    rng = np.random.default_rng(3)
    labels, truth = crowd(rng, rng.uniform(0.5, 0.95, 12), 400, 2)
    gold = np.where(np.arange(400) < 200, truth, UNLABELLED)
    found = [gold_bound_weighted(labels, gold, ALPHA, seed) for seed in range(8)]
    # 100 answers in each half: the weights are 2 (m + 1)/102 − 1, and change with the draw.
    counts = (np.array([certificate.weights for certificate in found]) + 1) * 51 - 1
    assert counts == pytest.approx(np.round(counts))
    assert np.unique(counts, axis=0).shape[0] == 8
    again = gold_bound_weighted(labels, gold, ALPHA, 0)
    assert again.bound == found[0].bound


def test_repeated_answers_count_once() -> None:
    rng = np.random.default_rng(4)
    labels, truth = crowd(rng, np.full(12, 0.9), 300, 2, fill=0.7)
    columns = (np.repeat(column, 2) for column in (labels.item, labels.worker, labels.code))
    twice = make_labels(*columns, 300, 12, 2)
    gold = np.where(np.arange(300) < 150, truth, UNLABELLED)
    once = gold_bound(labels, gold, ALPHA)
    assert once.bound is not None
    assert gold_bound(twice, gold, ALPHA).bound == once.bound


def test_a_crowd_not_shown_to_be_better_than_chance_is_refused() -> None:
    rng = np.random.default_rng(5)
    labels, truth = crowd(rng, np.full(10, 0.5), 200, 2)
    gold = np.where(np.arange(200) < 60, truth, UNLABELLED)
    found = gold_bound(labels, gold, ALPHA)
    assert found.bound is None
    assert found.reason == Reason(NoBound.GOLD_NOT_BETTER_THAN_CHANCE)
    assert found.t1 < 0


@pytest.mark.parametrize(
    ("gold", "why"),
    [
        ([0, 1, 1], NoBound.NEEDS_CLASSES_AND_ITEMS),
        ([UNLABELLED] * 3, NoBound.NO_GOLD_WORKER),
        ([UNLABELLED, UNLABELLED, 0], NoBound.NO_GOLD_WORKER),
    ],
)
def test_gold_that_says_nothing_of_the_rest_is_refused(gold: list[int], why: NoBound) -> None:
    labels = from_matrix([[0, 1, -1], [0, 1, -1]], 2)
    for found in (
        gold_bound(labels, np.array(gold), ALPHA),
        gold_bound_weighted(labels, np.array(gold), ALPHA, 0),
    ):
        assert found.bound is None
        assert found.reason == Reason(why)


def test_one_class_is_refused() -> None:
    labels = from_matrix([[0, 0], [0, 0]], 1)
    found = gold_bound(labels, np.array([0, UNLABELLED]), ALPHA)
    assert found.reason == Reason(NoBound.NEEDS_CLASSES_AND_ITEMS)
