"""Round values for axes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.chart_data import decimals, nice_ticks


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]), (2914, 3019, [2900, 2920, 2940]), (0, 0, [0])],
)
def test_ticks_are_round(low, high, ticks):
    assert nice_ticks(low, high)[: len(ticks)] == pytest.approx(ticks)


@given(st.floats(-1e9, 1e9), st.floats(1e-6, 1e9), st.integers(1, 12))
def test_ticks_cover_the_values_and_are_few(low, span, most):
    ticks = nice_ticks(low, low + span, most)
    step = ticks[1] - ticks[0] if len(ticks) > 1 else span
    slack = 1e-6 * step + 1e-9 * abs(low)
    assert ticks[0] <= low + slack
    assert ticks[-1] >= low + span - slack
    assert len(ticks) <= most + 2


@pytest.mark.parametrize(("step", "digits"), [(20, 0), (1, 0), (0.5, 1), (0.05, 2), (1e-9, 6)])
def test_as_many_decimals_as_tell_ticks_apart(step, digits):
    assert decimals(step) == digits
