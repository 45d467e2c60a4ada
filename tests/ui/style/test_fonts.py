from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtGui import QFontInfo, QFontMetrics

from crowdgui.ui.style.fonts import Role, base_px, font, scaled


@pytest.mark.parametrize("role", get_args(Role))
def test_every_role_is_drawn_in_the_bundled_font(role: Role) -> None:
    assert QFontInfo(font(role)).family() == "Inter"
    assert font(role).pixelSize() >= 11


def test_scale_at_the_base_of_the_design() -> None:
    assert base_px() == 13
    assert [font(r).pixelSize() for r in ("headline", "title", "body", "axis")] == [26, 20, 13, 11]
    assert font("headline").weight() == 600
    assert scaled(26) == 26


def test_figures_have_one_width() -> None:
    metrics = QFontMetrics(font("body"))
    assert metrics.horizontalAdvance("1111") == metrics.horizontalAdvance("0000")


def test_a_font_can_be_changed_without_changing_the_scale() -> None:
    font("body").setPixelSize(99)
    assert font("body").pixelSize() == 13
