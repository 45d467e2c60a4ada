"""Marks: shapes, lines that mean something, and round values for axes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.figures.marks import (
    CORNERS,
    TWIN,
    Shape,
    chance_level,
    decimals,
    nice_ticks,
    typical_level,
    write_share,
    write_time,
)


def test_shapes_lie_within_their_radius() -> None:
    for shape, corners in CORNERS.items():
        assert len(corners) in (3, 4), shape
        assert max(max(abs(x), abs(y)) for x, y in corners) <= 1.15
    assert TWIN + TWIN <= 1.15
    assert len({Shape.CIRCLE, Shape.CROSS, Shape.RING, Shape.TWINS, *CORNERS}) == len(Shape)


def test_lines_of_agreement_say_their_share() -> None:
    chance, typical = chance_level(0.25), typical_level(0.864)
    assert (chance.words, chance.dashed) == ("chance 25%", True)
    assert (typical.words, typical.dashed) == ("all workers: 86%", False)
    assert chance.token != typical.token


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]), (2914, 3019, [2900, 2920, 2940]), (0, 0, [0])],
)
def test_ticks_are_round(low: float, high: float, ticks: list[float]) -> None:
    assert nice_ticks(low, high)[: len(ticks)] == pytest.approx(ticks)


@given(st.floats(-1e9, 1e9), st.floats(1e-6, 1e9), st.integers(1, 12))
def test_ticks_cover_the_values_and_are_few(low: float, span: float, most: int) -> None:
    ticks = nice_ticks(low, low + span, most)
    step = ticks[1] - ticks[0] if len(ticks) > 1 else span
    slack = 1e-6 * step + 1e-9 * abs(low)
    assert ticks[0] <= low + slack
    assert ticks[-1] >= low + span - slack
    assert len(ticks) <= most + 2


@pytest.mark.parametrize(("step", "digits"), [(20, 0), (1, 0), (0.5, 1), (0.05, 2), (1e-9, 6)])
def test_as_many_decimals_as_distinguish_ticks(step: float, digits: int) -> None:
    assert decimals(step) == digits


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.0, "0"),
        (1e-6, "0.001 ms"),
        (1e-5, "0.01 ms"),
        (1e-4, "0.1 ms"),
        (1e-3, "1 ms"),
        (0.01, "10 ms"),
        (1.0, "1.0 s"),
        (600.0, "10 min"),
    ],
)
def test_times_on_an_axis_are_distinguished(seconds: float, words: str) -> None:
    assert write_time(seconds) == words


def test_small_shares_are_written_with_the_digits_they_need() -> None:
    assert [write_share(share) for share in (1.0, 0.1, 0.01, 0.001, 0.0001)] == [
        "100%",
        "10%",
        "1%",
        "0.1%",
        "0.01%",
    ]
