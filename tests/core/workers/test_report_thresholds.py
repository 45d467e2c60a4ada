"""Thresholds have defaults within their range, and refuse what is outside."""

from __future__ import annotations

import dataclasses

import pytest

from crowdgui.core.errors import DataError, Problem, Reason
from crowdgui.core.options import Option, OptionKind, option_fields
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS, Thresholds


def test_every_threshold_has_a_default_within_its_range() -> None:
    described = option_fields(Thresholds)
    assert [t.key for t in described] == [f.name for f in dataclasses.fields(Thresholds)]
    for threshold in described:
        assert getattr(DEFAULT_THRESHOLDS, threshold.key) == threshold.default
        assert threshold.low <= threshold.default <= threshold.high
        assert (threshold.kind is OptionKind.WHOLE) == isinstance(threshold.default, int)


@pytest.mark.parametrize("threshold", option_fields(Thresholds), ids=lambda t: t.key)
def test_a_value_outside_its_range_is_refused(threshold: Option) -> None:
    for end in (threshold.low, threshold.high):
        assert getattr(Thresholds(**{threshold.key: end}), threshold.key) == end
    for value in (threshold.low - 1e-6, threshold.high + 1e-6, float("nan"), float("inf")):
        with pytest.raises(DataError) as caught:
            Thresholds(**{threshold.key: value})
        ends = {"low": threshold.low, "high": threshold.high}
        name = f"Thresholds.{threshold.key}"
        assert caught.value.reason == Reason.make(Problem.OPTION_OUT_OF_RANGE, name=name, **ends)
