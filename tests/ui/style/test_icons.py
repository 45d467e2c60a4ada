from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from crowdgui.io.resources import resource
from crowdgui.ui.style import icons
from crowdgui.ui.style.theme import Theme, apply_theme, tokens

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


NAMES = sorted(p.stem for p in resource("icons").glob("*.svg") if p.stem != "crowdgui")


def colors_of(image: QImage) -> set[str]:
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    found = (QColor(image.pixelColor(*point)) for point in points)
    return {color.name() for color in found if color.alpha() == 255}


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_strokes_on_the_grid_and_draws_something(name: str) -> None:
    svg = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    assert 'viewBox="0 0 20 20"' in svg
    assert 'stroke="currentColor"' in svg
    assert re.findall(r'fill="(.*?)"', svg) == ["none"]
    drawn = icons.pixmap(name, "text", 20).toImage()
    assert any(drawn.pixelColor(x, y).alpha() for x in range(20) for y in range(20))


def test_pixmaps_have_the_screens_density_and_are_kept() -> None:
    drawn = icons.pixmap("table", "text", 16, 2.0)
    assert drawn.size() == QSize(32, 32)
    assert drawn.deviceIndependentSize().toSize() == QSize(16, 16)
    assert icons.pixmap("table", "text", 16, 2.0).cacheKey() == drawn.cacheKey()


def test_unknown_names_are_refused_at_once() -> None:
    with pytest.raises(FileNotFoundError, match="shield-tick"):
        icons.icon("sheild")
    with pytest.raises(KeyError, match="accent_text"):
        icons.icon("table", "blue")


def test_an_icon_follows_the_theme(qapp: QApplication) -> None:
    icon = icons.icon("stop", "text")
    light = colors_of(icon.pixmap(40, 40).toImage())
    assert tokens().text.name() in light
    apply_theme(qapp, Theme.DARK)
    dark = colors_of(icon.pixmap(40, 40).toImage())
    assert tokens().text.name() in dark
    assert light.isdisjoint(dark)


def test_a_disabled_icon_is_faint() -> None:
    icon = icons.icon("stop")
    drawn = icon.pixmap(QSize(40, 40), icon.Mode.Disabled).toImage()
    assert tokens().text3.name() in colors_of(drawn)


def test_the_application_has_an_icon() -> None:
    assert not icons.app_icon().pixmap(64, 64).isNull()
