"""The report has the colours of the light window."""

from __future__ import annotations

from crowdgui.figures.marks import FlagMark
from crowdgui.io.report import svg
from crowdgui.ui.style.tokens import LIGHT


def test_colours_are_the_light_tokens() -> None:
    names = [name for name, value in vars(svg).items() if str(value).startswith("#")]
    assert len(names) > 8
    for name in names:
        assert getattr(svg, name) == LIGHT.color(name.lower()).name().upper()
    assert tuple(color.name().upper() for color in LIGHT.series) == svg.SERIES


def test_marks_of_flags_have_the_colours_of_the_window() -> None:
    for mark in FlagMark:
        assert svg.token_colour(mark.token) == LIGHT.color(mark.token).name().upper()
