"""Confidence compared with gold."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.audit.checked_items import with_checked
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.compare.calibration import (
    FEWEST_ITEMS,
    MOST_BINS,
    Calibration,
    ConfidenceFinding,
    NoCalibration,
    measure_audit,
    measure_calibration,
    reliability,
)
from crowdgui.core.costs import CostMatrix
from crowdgui.core.errors import Reason
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.results import run_job
from tests.core.audit.audits import plain_audit
from tests.core.compare.records import rule_result
from tests.core.strategies import crowd, quick


def measured(confidence: np.ndarray, right: np.ndarray) -> Calibration:
    """The rule's own probabilities against gold."""
    own = measure_calibration(rule_result("em", confidence), np.where(right, 0, 1)).own
    assert own is not None
    return own


def test_confidence_is_what_the_curve_makes_of_the_probability() -> None:
    own, right = np.repeat([0.9, 0.6], 10), np.arange(20) > 5
    found = measure_calibration(rule_result("em", own), np.where(right, 0, 1))
    expected = default_calibration("em").confidence(np.array([0.6, 0.9]))
    np.testing.assert_allclose(found.confidence, expected)
    assert found.own is not None
    assert found.own.right.tolist() == found.right.tolist()
    # A weighted share becomes a probability by its curve, a plain one does not.
    assert measure_calibration(rule_result("bwa", own), np.zeros(20, int)).reason is None


def test_by_hand() -> None:
    """Two bins of ten: confidence .6 and 7 right, confidence .9 and 8 right."""
    confidence = np.repeat([0.9, 0.6], 10)
    right = np.array([True] * 8 + [False] * 2 + [True] * 7 + [False] * 3)
    found = measured(confidence, right)
    assert found.items.tolist() == [10, 10]
    assert found.right.tolist() == [7, 8]
    np.testing.assert_allclose(found.confidence, [0.6, 0.9])
    np.testing.assert_allclose(found.share, [0.7, 0.8])
    np.testing.assert_allclose((found.low, found.high), clopper_pearson(found.right, found.items))
    assert found.calibration_error == pytest.approx(0.1)
    brier = (8 * 0.01 + 2 * 0.81 + 7 * 0.16 + 3 * 0.36) / 20
    assert found.brier == pytest.approx(brier)
    assert found.mean_confidence == pytest.approx(0.75)
    assert found.finding is ConfidenceFinding.NO_DIFFERENCE


def test_overconfident_and_underconfident() -> None:
    right = np.arange(100) % 4 > 0
    assert measured(np.full(100, 0.99), right).finding is ConfidenceFinding.OVERCONFIDENT
    unsure = measured(np.full(100, 0.55), right)
    assert unsure.finding is ConfidenceFinding.UNDERCONFIDENT


@given(st.lists(st.integers(0, 12), min_size=FEWEST_ITEMS, max_size=150), st.randoms())
@quick
def test_bins(values: list[int], random: object) -> None:
    confidence = 0.4 + np.array(values) / 20
    right = np.random.default_rng(0).random(confidence.size) < confidence
    found = measured(confidence, right)
    assert found.items.sum() == confidence.size
    assert found.right.sum() == right.sum()
    assert found.items.min() >= FEWEST_ITEMS
    assert 1 <= found.items.size <= MOST_BINS
    assert (np.diff(found.confidence) > 0).all()
    # Nobody as sure is in another bin, so the order of items changes nothing.
    order = np.random.default_rng(1).permutation(confidence.size)
    other = measured(confidence[order], right[order])
    assert other.items.tolist() == found.items.tolist()
    assert other.right.tolist() == found.right.tolist()


def test_many_items_give_ten_even_bins() -> None:
    confidence = np.random.default_rng(0).random(1003)
    assert set(measured(confidence, confidence > 0.5).items.tolist()) == {100, 101}


def test_a_rule_that_means_what_it_says_has_a_small_error() -> None:
    rng = np.random.default_rng(0)
    confidence = rng.uniform(0.5, 1.0, 20_000)
    found = measured(confidence, rng.random(20_000) < confidence)
    assert found.calibration_error is not None
    assert found.calibration_error < 0.02
    assert found.brier == pytest.approx(float(np.mean(confidence * (1 - confidence))), abs=0.01)


def test_only_items_with_gold_and_a_label_count() -> None:
    one = rule_result("em", np.r_[np.full(20, 0.8), np.nan, 0.9])
    labels = one.labels.copy()
    labels[20] = UNLABELLED
    gold = np.zeros(22, dtype=int)
    gold[21] = UNLABELLED
    assert measure_calibration(replace(one, labels=labels), gold).items.sum() == 20


def test_not_defined() -> None:
    gold = np.zeros(30, dtype=np.int32)
    share = measure_calibration(rule_result("mv", np.full(30, 0.8)), gold)
    assert share.reason == Reason(NoCalibration.NO_PROBABILITY)
    em = rule_result("em", np.full(30, 0.8))
    used = measure_calibration(replace(em, gold=None), gold)
    without = measure_calibration(em, None)
    assert used.reason == without.reason == Reason(NoCalibration.NO_GOLD)
    few = measure_calibration(rule_result("em", np.full(9, 0.8)), gold[:9])
    assert few.reason == Reason.make(NoCalibration.TOO_FEW, n=9, least=10)
    for found in (share, used, few, without):
        assert found.items.size == 0
        assert found.brier is None
        assert found.calibration_error is None


def test_the_confidence_that_a_model_states() -> None:
    rng = np.random.default_rng(3)
    sure = rng.choice([0.5, 0.7, 0.9], size=6000)
    found = reliability(sure, rng.random(6000) < sure - 0.1)
    assert found.confidence == pytest.approx([0.5, 0.7, 0.9])
    assert found.share == pytest.approx([0.4, 0.6, 0.8], abs=0.04)
    assert found.finding is ConfidenceFinding.OVERCONFIDENT
    few = reliability(sure[:9], sure[:9] > 0.6)
    assert few.reason == Reason.make(NoCalibration.TOO_FEW, n=9, least=10)


def test_checked_items_are_compared_in_the_label_that_is_counted_as_right() -> None:
    labels, truth = crowd(np.random.default_rng(8), np.full(8, 0.9), 60, 2)
    costly = CostMatrix.equal(2).counted(1, 1000.0)
    plain, changed = (
        run_job(Job(labels, rule="em-pooled", costs=costs)) for costs in (None, costly)
    )
    assert changed.changed_by_costs.sum() > 20
    audit = plain_audit(plain.labels, 40, 1)
    options = GuaranteeOptions(audit=replace(audit, answers=tuple(truth[list(audit.sample)])))
    before, after = (
        measure_audit(with_checked(one, options, {}), options) for one in (plain, changed)
    )
    assert before is not None
    assert after is not None
    assert after.right.tolist() == before.right.tolist()
    assert after.mean_confidence == pytest.approx(before.mean_confidence)


@pytest.mark.parametrize("n", [30, 100, 300])
def test_what_chance_makes_of_confidence_that_is_exactly_right(n: int) -> None:
    rng = np.random.default_rng(n)
    off, expected = [], []
    for _ in range(200):
        sure = rng.beta(6.0, 1.5, n)
        found = reliability(sure, rng.random(n) < sure)
        assert found.calibration_error is not None
        off.append(found.calibration_error)
        expected.append(found.by_chance)
    assert np.mean(expected) == pytest.approx(np.mean(off), abs=0.01)
    assert reliability(np.ones(20), np.ones(20, dtype=bool)).by_chance == 0.0
