"""Confidence held against gold."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.compare.calibration import (
    FEWEST_ITEMS,
    MOST_BINS,
    Calibration,
    measure_calibration,
)
from crowdgui.core.compare.rule_result import GoldError, RuleResult
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.labels import UNLABELLED
from tests.core.strategies import quick


def tried(confidence: np.ndarray, key: str = "em") -> RuleResult:
    n = confidence.size
    return RuleResult(
        key=key,
        labels=np.zeros(n, dtype=np.int32),
        tied=np.zeros(n, dtype=bool),
        confidence=confidence,
        iterations=1,
        converged=True,
        seconds=0.1,
        gold=GoldError(n, 0, 0.0, 1.0),
        gold_reason="",
        agreed=0,
        compared=0,
        expected_error=None,
        expected_reason="",
        bound=None,
        bound_reason="",
    )


def measured(confidence: np.ndarray, right: np.ndarray) -> Calibration:
    return measure_calibration(tried(confidence), np.where(right, 0, 1))


def test_by_hand() -> None:
    """Two bins of ten: .6 sure and 7 right, .9 sure and 8 right."""
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
    assert found.sentence == (
        "15 of 20 gold items are right (75.0%), and the rule’s mean confidence is 75.0%: "
        "no significant difference."
    )


def test_too_sure_and_not_sure_enough() -> None:
    right = np.arange(100) % 4 > 0
    assert measured(np.full(100, 0.99), right).sentence.endswith("the rule is overconfident.")
    assert measured(np.full(100, 0.55), right).sentence.endswith("the rule is underconfident.")


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
    one = tried(np.r_[np.full(20, 0.8), np.nan, 0.9])
    labels = one.labels.copy()
    labels[20] = UNLABELLED
    gold = np.zeros(22, dtype=int)
    gold[21] = UNLABELLED
    assert measure_calibration(replace(one, labels=labels), gold).items.sum() == 20


def test_not_defined() -> None:
    gold = np.zeros(30, dtype=int)
    share = measure_calibration(tried(np.full(30, 0.8), key="mv"), gold)
    assert share.sentence == "Not defined: this rule’s confidence isn’t a probability."
    held = measure_calibration(replace(tried(np.full(30, 0.8)), gold=None), gold)
    few = measure_calibration(tried(np.full(9, 0.8)), gold[:9])
    assert few.sentence == "Not defined: 9 gold items are too few; 10 are needed."
    for found in (share, held, few, measure_calibration(tried(np.full(30, 0.8)), None)):
        assert found.reason
        assert found.items.size == 0
        assert found.brier is None
        assert found.calibration_error is None
