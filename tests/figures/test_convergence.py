"""The picture of the steps of a rule: axes, numbers on bars, and where it ends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.progress import Iteration
from crowdgui.figures.convergence import OVER_CURVE, ConvergenceChart
from tests.core.strategies import quick


def chart(changed: list[int], objective: list[float] | None = None) -> ConvergenceChart:
    values = objective or [None] * len(changed)
    steps = (Iteration(i, n, v) for i, (n, v) in enumerate(zip(changed, values, strict=True)))
    return ConvergenceChart(tuple(steps), "weighted agreement" if objective else "")


@quick
@given(
    st.lists(
        st.tuples(st.integers(0, 10**6), st.floats(-1e6, 1e6, width=32)), min_size=1, max_size=90
    )
)
def test_all_that_is_drawn_lies_on_the_axes(steps: list[tuple[int, float]]) -> None:
    made = chart([n for n, _ in steps], [value for _, value in steps])
    for panel in (made.curve, made.changes):
        low, high, ticks = panel.scale
        assert all(low - 1e-6 <= value <= high + 1e-6 for value in panel.values)
        assert all(made.span.low < step < made.span.high for step in panel.steps)
        assert 2 <= len(ticks) <= 8
        assert ticks[0][0] == low
    assert len(made.curve.steps) == len(steps)
    assert len(made.changes.steps) == len(steps) - 1
    assert len(made.span.ticks) <= 13
    assert made.is_marked == (len(steps) <= 60)


def test_a_mark_on_the_lowest_tick_has_room_below() -> None:
    low, high, _ = chart([0, 0], [4.0, 4.0]).curve.scale
    assert low < 3.9 < 4.1 < high
    assert chart([5, 0], [914.0, 918.4]).curve.scale.low == 912


def test_numbers_on_bars_fit_and_are_few() -> None:
    made = chart([9, 8, 4, 0])
    assert made.numbers == ("8", "4", "0")
    assert made.changes.scale.high >= 1.25 * 8
    assert chart([3] * 14).numbers == ()
    assert all(tick == int(tick) for tick, _ in chart([1, 1]).changes.scale.ticks)


def test_steps_are_named_where_there_is_room() -> None:
    assert [words for _, words in chart([9, 1, 0]).span.ticks] == ["majority", "1", "2"]
    words = [words for _, words in chart([1] * 31).span.ticks]
    assert words[:3] == ["0", "3", "6"]
    assert words[-1] == "30"


def test_the_end_is_named_where_no_label_changes() -> None:
    made = chart([9, 4, 0], [1.0, 5.0, 5.1])
    assert made.ending is not None
    assert made.ending[:2] == (2, 5.1)
    # Its words have room above, wherever the curve ends.
    for each in (made, chart([9, 0], [1.0, 10.0]), chart([9, 0], [0.0, 9.99])):
        scale, end = each.curve.scale, each.ending
        assert end is not None
        assert scale.high - end.value >= 0.99 * OVER_CURVE * (scale.high - scale.low)
    assert chart([9, 4, 1], [1.0, 5.0, 5.1]).ending is None
    assert chart([0], [1.0]).ending is None
    assert chart([9, 0]).ending is None


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ([9, 0, 0], "No label changed after the first vote."),
        ([9, 4], "4 labels changed in the first iteration."),
        ([9, 4, 1, 0], "4 labels changed in the first iteration, none in the last."),
        ([9, 4, 2], "4 labels changed in the first iteration, 2 in the last."),
    ],
)
def test_the_caption_says_how_it_went(changed: list[int], words: str) -> None:
    assert chart(changed).caption == words


def test_of_many_steps_the_first_and_the_last_are_said() -> None:
    said = chart(list(range(40, 0, -1))).words.split("; ")
    assert len(said) == 12
    assert said[0] == "Iteration 1: 39 labels changed"
    assert said[-1] == "Iteration 39: 1 labels changed"
    assert chart([5]).words == "Iteration 0: 5 labels changed"
    assert chart([]).words == ""


def test_the_table_has_every_step() -> None:
    header, columns = chart([8, 2, 0], [1.0, 2.0, 2.5]).table()
    assert header == ("iteration", "objective", "changed")
    assert columns == (["majority", "1", "2"], [1.0, 2.0, 2.5], [8, 2, 0])
    assert chart([8], [1.0]).curve_title == "weighted agreement after each iteration"
    assert chart([8]).curve_title == ""


def test_the_exponent_is_a_sentence_of_its_own() -> None:
    made = replace(chart([8, 0], [1.0, 2.5]), exponent=2.0)
    assert made.curve_title == "weighted agreement after each iteration"
    assert made.exponent_sentence.endswith("about 2.00 at first, 5.00 at the end (estimated).")
    assert made.table()[1][-1] == [2.0, 5.0]
    assert chart([8, 0], [1.0, 2.5]).exponent_sentence == ""


def test_nothing_yet_has_axes() -> None:
    made = chart([])
    assert made.curve.scale.high > made.curve.scale.low
    assert made.changes.scale.high > made.changes.scale.low
    assert made.span.high > made.span.low
