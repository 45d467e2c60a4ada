"""Thresholds are described for a dialog, and refuse what makes no sense."""

from __future__ import annotations

import dataclasses

import pytest

from crowdgui.core.errors import DataError
from crowdgui.core.workers.report import USUAL_THRESHOLDS, Thresholds, Unit, describe_thresholds
from tests.refusals import refused


def test_every_threshold_is_described_with_its_own_default() -> None:
    described = describe_thresholds()
    assert [t.key for t in described] == [f.name for f in dataclasses.fields(Thresholds)]
    for threshold in described:
        assert threshold.name
        assert threshold.sentence.endswith(".")
        assert getattr(USUAL_THRESHOLDS, threshold.key) == threshold.default
        assert threshold.low <= threshold.default <= threshold.high
        assert (threshold.unit is Unit.LABELS) == isinstance(threshold.default, int)


@pytest.mark.parametrize("threshold", describe_thresholds(), ids=lambda t: t.key)
def test_a_value_outside_its_range_is_refused_in_words(threshold) -> None:
    for end in (threshold.low, threshold.high):
        assert getattr(Thresholds(**{threshold.key: end}), threshold.key) == end
    for value in (threshold.low - 1e-6, threshold.high + 1e-6, float("nan"), float("inf")):
        with refused(DataError, match=f"{threshold.name} must be between"):
            Thresholds(**{threshold.key: value})
