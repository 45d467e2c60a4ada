"""Axes and heights of a picture of curves: everything that is drawn lies within them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.trials import summarize_trials
from crowdgui.figures.curves import MOST_CURVES, ChartData, Line
from crowdgui.figures.marks import AxisWords
from crowdgui.text.translation import format_percent
from tests.core.strategies import quick

if TYPE_CHECKING:
    from collections.abc import Sequence

shares = st.floats(0.0, 1.0, width=32)


rows = st.lists(st.lists(shares | st.just(np.nan), min_size=3, max_size=3), min_size=1, max_size=6)


def picture(
    *values: Sequence[Sequence[float]],
    x: Sequence[float] | None = None,
    log: bool = False,
    bars: bool = False,
) -> ChartData:
    lines = tuple(
        Line(f"curve {place}", summarize_trials(np.array(one, dtype=float)), place)
        for place, one in enumerate(values)
    )
    points = np.arange(1.0, len(values[0]) + 1) if x is None else np.array(x)
    words = AxisWords("share", format_percent)
    return ChartData(points, lines, AxisWords("points", str), words, log, bars)


@quick
@given(rows, st.booleans(), st.booleans())
def test_all_heights_lie_on_the_axis(values: list[list[float]], log: bool, bars: bool) -> None:
    made = picture(values, log=log, bars=bars)
    curve, scale = made.lines[0].curve, made.scale
    there = curve.count > 0
    for part in (curve.mean, *made.spread(curve)):
        heights = made.heights(part[there])
        assert np.isfinite(heights).all()
        if log:
            assert (heights >= scale.low).all()
    if there.any():
        top = curve.mean if log else made.spread(curve)[1]
        assert (made.heights(top[there]) <= scale.high + 1e-9).all()
    assert scale.low < scale.high
    assert all(scale.low - 1e-9 <= tick <= scale.high + 1e-9 for tick, _ in scale.ticks)


@quick
@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=40, unique=True).map(sorted))
def test_the_span_holds_every_point_and_names_few(x: list[float]) -> None:
    made = picture([[0.5]] * len(x), x=x)
    span = made.span
    assert span.low < x[0]
    assert span.high > x[-1]
    places = [tick for tick, _ in span.ticks]
    assert set(places) <= set(x)
    assert places[0] == x[0]
    assert 1 <= len(places) <= 11


@quick
@given(st.lists(st.floats(1e-9, 1e3), min_size=1, max_size=9))
def test_decades_are_between_the_smallest_and_the_largest(values: list[list[float]]) -> None:
    made = picture([[value] for value in values], log=True)
    low, high = np.log10(min(values)), np.log10(max(values))
    assert made.scale.low <= low + 1e-9
    assert made.scale.high >= high - 1e-9
    assert 2 <= len(made.scale.ticks) <= 12
    steps = np.diff([tick for tick, _ in made.scale.ticks])
    assert (steps == steps[0]).all()


def test_nothing_tried_yet_has_axes_too() -> None:
    for log in (False, True):
        made = picture([[np.nan, np.nan]], log=log)
        assert made.scale.high > made.scale.low
        assert made.table()[1][6].tolist() == [0]


def test_bars_are_one_standard_deviation_and_bands_the_middle() -> None:
    values = [[0.1, 0.2, 0.6]]
    bars = picture(values, bars=True)
    low, high = bars.spread(bars.lines[0].curve)
    assert high[0] - low[0] == pytest.approx(2 * np.std(values, ddof=1))
    band = picture(values)
    ends = [end[0] for end in band.spread(band.lines[0].curve)]
    assert ends == pytest.approx(np.quantile(values[0], [0.1, 0.9]))


def test_one_trial_has_no_spread() -> None:
    made = picture([[0.25]], bars=True)
    low, high = made.spread(made.lines[0].curve)
    assert low[0] == high[0] == 0.25


def test_the_table_has_a_row_for_each_point_of_each_curve() -> None:
    made = picture([[0.1, 0.3], [0.2, 0.2]], [[0.5, 0.5], [0.4, np.nan]])
    header, columns = made.table()
    assert header[:3] == ("curve", "points", "mean of share")
    names, x, mean, sd, low, high, count = columns
    assert list(names) == ["curve 0", "curve 0", "curve 1", "curve 1"]
    assert x.tolist() == [1.0, 2.0, 1.0, 2.0]
    assert mean == pytest.approx([0.2, 0.2, 0.5, 0.4])
    assert sd[:3] == pytest.approx([np.std([0.1, 0.3], ddof=1), 0.0, 0.0])
    assert np.isnan(sd[3])
    assert count.tolist() == [2, 2, 2, 1]
    assert (low <= high).all()


def test_no_two_curves_look_alike_and_the_legend_names_them() -> None:
    made = picture(*[[[0.5]]] * MOST_CURVES)
    looks = [line.legend for line in made.lines]
    assert len({(look.shape, look.token) for look in looks}) == MOST_CURVES
    assert [look.words for look in looks] == [line.name for line in made.lines]


def test_where_every_curve_ends_is_said() -> None:
    made = picture([[0.1, 0.3], [0.2, 0.2]], [[0.5, 0.5], [np.nan, np.nan]], x=[3, 5])
    assert made.words == "curve 0: 20.0% at 5.0; curve 1: 50.0% at 3.0"
    assert picture([[np.nan, np.nan]]).words == ""
