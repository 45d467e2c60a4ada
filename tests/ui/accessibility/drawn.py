"""Contrast of the words that are drawn, pixel by pixel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel

from tests.ui.accessibility.parts import spoken, visible
from tests.ui.accessibility.pixels import contrast, luminance_of, pixels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from crowdgui.core.arrays import IntArray


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


class Drawn:
    """Measures how far the words of one page after another stand out from their ground."""

    def __init__(self, theme: str) -> None:
        self._theme = theme
        self._found: dict[str, float] = {}

    def look(self, name: str, root: QWidget) -> None:
        picture = pixels(root, root.rect())
        for widget in words_of(root):
            area = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())
            area &= widget.visibleRegion().boundingRect().translated(area.topLeft())
            inside = area.intersected(root.rect()).adjusted(2, 2, -2, -2)
            # Where most of a label is scrolled out of sight, its words may be.
            scrolled = 2 * area.height() < widget.height()
            if scrolled or inside.width() < 8 or inside.height() < 8:
                continue
            part = picture[inside.top() : inside.bottom() + 1, inside.left() : inside.right() + 1]
            key = f"{spoken(widget)} “{widget.text()[:30]}”, {name}"
            self._found[key] = min(drawn(part), self._found.get(key, 21.0))

    def hold(self) -> None:
        assert len(self._found) > 100
        lowest = sorted(self._found.items(), key=lambda pair: pair[1])[:10]
        print(f"\nleast contrast, {self._theme}")
        for key, much in lowest:
            print(f"{much:6.2f}  {key}")
        assert [pair for pair in lowest if pair[1] < 4.5] == []
