from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QColor

from crowdgui.io.resources import resource
from crowdgui.ui.style.theme import stylesheet
from crowdgui.ui.style.tokens import (
    COLOR_NAMES,
    DARK,
    DARK_CONTRAST,
    LIGHT,
    LIGHT_CONTRAST,
    Tokens,
    mix,
)

ALL = (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)


all_themes = pytest.mark.parametrize("colors", ALL, ids=lambda t: t.name)


def luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@all_themes
def test_text_is_readable_on_every_ground_it_stands_on(colors: Tokens) -> None:
    pairs = [
        *itertools.product(("text", "text2"), ("canvas", "rail", "hover", "accent_soft")),
        *(("text3", ground) for ground in ("canvas", "rail", "hover")),
        *((tone, f"{tone}_soft") for tone in ("ok", "warn", "bad")),
        *((tone, "canvas") for tone in ("ok", "warn", "bad", "accent_text")),
        ("accent_text", "accent_soft"),
        ("on_accent", "accent"),
        ("on_accent", "accent_hover"),
        ("tip_text", "tip"),
    ]
    least = 8.3 if colors.contrast else 4.5
    weak = [(a, b) for a, b in pairs if contrast(colors.color(a), colors.color(b)) < least]
    assert weak == []


@all_themes
def test_marks_and_borders_stand_out_from_the_canvas(colors: Tokens) -> None:
    assert all(contrast(color, colors.canvas) >= 2.95 for color in (*colors.series, colors.ctrl))


@all_themes
@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_text_is_readable_on_every_heat_cell(colors: Tokens, share: float) -> None:
    assert contrast(colors.text, colors.heat(share)) >= 4.5


@all_themes
def test_stylesheet_is_short_and_whole(colors: Tokens) -> None:
    sheet = stylesheet(colors, 30)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    assert len(sheet.splitlines()) - len(COLOR_NAMES) < 70
    assert "font-size" not in sheet
    # Fusion draws a frame where two scroll bars meet.
    assert "QAbstractScrollArea::corner" in sheet


@all_themes
def test_drawn_controls_have_the_colours_of_the_theme(colors: Tokens) -> None:
    for control, color in (("chevron", colors.text2), ("check", colors.on_accent)):
        svg = resource(f"controls/{control}-{colors.name}.svg").read_text(encoding="utf-8")
        assert f'stroke="{color.name().upper()}"' in svg


def test_mix_goes_from_one_colour_to_the_other() -> None:
    black, white = QColor("#000000"), QColor("#FFFFFF")
    assert mix(black, white, 0.0) == black
    assert mix(black, white, 1.0) == white
    assert mix(black, white, 0.5).red() == 128


def test_classes_after_the_sixth_share_a_colour() -> None:
    assert LIGHT.class_color(0) == LIGHT.series[0]
    assert LIGHT.class_color(6) == LIGHT.class_color(60) == LIGHT.ctrl


def test_unknown_colour_lists_the_known_ones() -> None:
    with pytest.raises(KeyError, match="accent_soft"):
        LIGHT.color("acent")
