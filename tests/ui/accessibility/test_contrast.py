"""Contrast: of the colours that themes put together, and of what is drawn, pixel by pixel."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton, QLabel

from crowdgui.ui.style.theme import Theme, apply_theme
from crowdgui.ui.style.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Tokens
from tests.ui.accessibility.parts import spoken, visible
from tests.ui.accessibility.pixels import contrast, luminance, luminance_of, pixels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication, QWidget

    from crowdgui.core.arrays import IntArray
    from tests.ui.accessibility.walk import Walk


pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

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


def drawn(picture: IntArray) -> float:
    """Return the contrast of what stands out most from the ground, its most frequent colour."""
    colors = picture.reshape(-1, 3) @ np.array([65536, 256, 1])
    found, counts = np.unique(colors, return_counts=True)
    ground = found[counts.argmax()]
    split = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1)
    levels = luminance_of(split)
    return float(contrast(levels, levels[found == ground]).max())


def words_of(root: QWidget) -> Iterator[QWidget]:
    """Return the labels and buttons with words that are on the screen and can be used."""
    for widget in visible(root):
        told = isinstance(widget, QLabel | QAbstractButton) and widget.text().strip()
        if told and widget.isEnabled() and widget.property("bare") is not True:
            yield widget


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_words_on_the_screen_stand_out_as_measured(
    lasting_walk: Walk, qapp: QApplication, theme: Theme
) -> None:
    apply_theme(qapp, theme)
    found: dict[str, float] = {}
    for name, root in lasting_walk.pages(parts=False):
        picture = pixels(root, root.rect())
        for widget in words_of(root):
            area = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())
            area &= widget.visibleRegion().boundingRect().translated(area.topLeft())
            inside = area.intersected(root.rect()).adjusted(2, 2, -2, -2)
            if inside.width() < 8 or inside.height() < 8:
                continue
            part = picture[inside.top() : inside.bottom() + 1, inside.left() : inside.right() + 1]
            key = f"{spoken(widget)} “{widget.text()[:30]}”, {name.partition('/')[0]}"
            found[key] = min(drawn(part), found.get(key, 21.0))
    assert len(found) > 100
    lowest = sorted(found.items(), key=lambda pair: pair[1])[:10]
    print(f"\nleast contrast, {theme}")
    for key, much in lowest:
        print(f"{much:6.2f}  {key}")
    assert [pair for pair in lowest if pair[1] < 4.5] == []
