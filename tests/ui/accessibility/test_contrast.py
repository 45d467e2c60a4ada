"""Contrast of the colours that themes put together."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from PySide6.QtGui import QColor

from crowdgui.ui.style.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Tokens
from tests.ui.accessibility.pixels import contrast, luminance

ALL = (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)

_GROUNDS = ("canvas", "rail", "raised", "sunken")
_UNDER_MOUSE = ("hover", "press")
_TONES = ("ok", "warn", "bad")

TEXTS = (
    *itertools.product(("text", "text2"), (*_GROUNDS, *_UNDER_MOUSE, "accent_soft")),
    *itertools.product(("text3",), (*_GROUNDS, "hover")),
    *itertools.product(("accent_text",), ("canvas", "raised", "accent_soft", "hover")),
    *itertools.product(_TONES, ("canvas", "raised")),
    *((tone, f"{tone}_soft") for tone in _TONES),
    *itertools.product(("on_accent",), ("accent", "accent_hover")),
    ("tip_text", "tip"),
)
"""Letters and what they stand on: in the sheet, the palette, and what widgets paint themselves."""

GRAPHICS = (
    *itertools.product(("ctrl", "accent"), ("canvas", "raised", "hover")),
    *itertools.product(("accent_text",), (*_GROUNDS, "hover", "accent_soft")),
    *itertools.product(("c1", "c2", "c3", "c4", "c5", "c6"), ("canvas",)),
    ("on_accent", "accent"),
    ("ctrl", "rail"),
)
"""Borders of fields, marks of boxes, rings of the focus, curves and points."""


def ratio(colors: Tokens, one: str, other: str) -> float:
    pair = [luminance(np.array(colors.color(name).getRgbF()[:3])) for name in (one, other)]
    return float(contrast(*pair))


def weak(colors: Tokens, pairs: tuple[tuple[str, str], ...], least: float) -> list[str]:
    found = [(ratio(colors, *pair), *pair) for pair in pairs]
    return [f"{one} on {other}: {much:.2f}" for much, one, other in found if much < least]


@pytest.mark.parametrize("colors", ALL, ids=lambda theme: theme.name)
def test_every_pair_of_colours_that_meets_is_told_apart(colors: Tokens) -> None:
    assert weak(colors, TEXTS, 7.0 if colors.contrast else 4.5) == []
    assert weak(colors, GRAPHICS, 3.0) == []


@pytest.mark.parametrize("colors", ALL, ids=lambda theme: theme.name)
def test_text_is_readable_on_tints_of_every_strength(colors: Tokens) -> None:
    words = luminance(np.array(colors.text.getRgbF()[:3]))
    for share in np.linspace(0, 1, 11):
        ground = luminance(np.array(colors.heat(float(share)).getRgbF()[:3]))
        assert contrast(words, ground) >= 4.5


def test_the_measure_is_that_of_wcag() -> None:
    black, white, grey = (np.array([level] * 3) for level in (0.0, 1.0, 0x77 / 255))
    assert contrast(luminance(black), luminance(white)) == pytest.approx(21.0)
    assert contrast(luminance(grey), luminance(white)) == pytest.approx(4.48, abs=0.01)
    assert luminance(np.array(QColor("#FF0000").getRgbF()[:3])) == pytest.approx(0.2126)
