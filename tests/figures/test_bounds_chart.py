"""The bars of a guarantee: their order, their axis, and how each is coloured."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.figures.bounds_chart import (
    BarKind,
    BoundBar,
    BoundsChart,
    ErrorLine,
    build_bounds_chart,
)
from tests.core.strategies import quick
from tests.io.report.samples import crowd, results_of


@quick
@given(
    st.lists(st.none() | st.floats(0, 2), max_size=6),
    st.none() | st.floats(0, 1),
)
def test_the_axis_holds_every_bar(values: list[float | None], gold: float | None) -> None:
    lines = () if gold is None else (ErrorLine(gold, "wrong on gold"),)
    made = BoundsChart.of((BoundBar("a", "b", value) for value in values), *lines)
    low, high, ticks = made.scale
    assert low == 0.0 < high <= 1.0
    assert all(bar.drawn <= high + 1e-9 for bar in made.bars if bar.drawn is not None)
    assert gold is None or gold <= high + 1e-9
    assert 2 <= len(ticks) <= 8
    assert ticks[0] == (0.0, "0%")
    assert ticks[-1][0] == pytest.approx(high)


def test_the_loosest_is_first_and_what_is_no_bound_last() -> None:
    bars = (
        BoundBar("expected", "", 0.01, BarKind.EXPECTED),
        BoundBar("none", "", None, reason="not defined"),
        BoundBar("tight", "", 0.1, BarKind.HEADLINE),
        BoundBar("loose", "", 0.3),
    )
    made = BoundsChart.of(bars)
    assert [bar.name for bar in made.bars] == ["loose", "tight", "none", "expected"]
    assert [bar.token for bar in made.bars] == ["text", "accent_text", "text2", "text"]
    assert [bar.words for bar in made.bars] == ["30.0%", "10.0%", "not defined", "1.0%"]


def test_a_guarantee_has_one_headline_and_a_line_at_gold() -> None:
    outcome = results_of(*crowd()).outcome
    found = build_guarantee(outcome, GuaranteeOptions())
    assert outcome.gold is not None
    # The line that is further left is the first: the other one doesn't run through its words.
    for target in (0.07, outcome.gold.error / 2):
        made = build_bounds_chart(outcome, found, target)
        shares = [line.share for line in made.lines]
        assert shares == sorted((outcome.gold.error, target))
    made = build_bounds_chart(outcome, found, 0.07)
    assert "your target: 7.0%" in [line.words for line in made.lines]
    assert made.scale.high >= 0.07
    values = [bar.value for bar in made.bars if bar.kind is BarKind.HEADLINE]
    assert set(values) <= {found.headline.value}
    assert made.words.endswith(f"{made.lines[0].words}; {made.lines[1].words}")
