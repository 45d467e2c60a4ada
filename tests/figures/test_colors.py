"""Colours of pictures by their tokens, and the tint of a cell."""

from __future__ import annotations

import pytest

from crowdgui.figures.colors import N_COLORS, class_token, heat_strength
from crowdgui.figures.marks import FlagMark
from crowdgui.ui.style.tokens import DARK, LIGHT


def test_every_class_has_a_colour_and_those_after_the_sixth_share_one() -> None:
    assert [class_token(code) for code in (0, 5, 6, 60)] == ["c1", "c6", "ctrl", "ctrl"]
    for tokens in (LIGHT, DARK):
        assert len(tokens.series) == N_COLORS
        assert {tokens.color(mark.token).isValid() for mark in FlagMark} == {True}


def test_a_cell_is_darker_the_larger_its_share_and_never_dark() -> None:
    strengths = [heat_strength(share) for share in (0.0, 0.5, 1.0)]
    assert strengths == pytest.approx([0.05, 0.275, 0.5])
