"""What tests of pictures look at: a plot on the screen, and the colours that are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import numpy as np
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from crowdgui.ui.style.theme import tokens

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from PySide6.QtGui import QColor, QPixmap
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.plots.base import Plot

SomePlot = TypeVar("SomePlot", bound="Plot")


def shown(plot: SomePlot, qtbot: QtBot) -> SomePlot:
    """Show a plot, and wait until it is on the screen."""
    qtbot.addWidget(plot)
    plot.resize(480, 360)
    with qtbot.waitExposed(plot):
        plot.show()
    return plot


def pixels(painted: QWidget | QPixmap) -> NDArray[np.uint8]:
    """Return the red, green and blue (H, W, 3) of a widget as it stands there, or of a picture."""
    pixmap = painted.grab() if isinstance(painted, QWidget) else painted
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), -1)
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()


def colors(painted: QWidget | QPixmap) -> set[str]:
    """Name every colour of a widget as it stands there, or of a picture."""
    # One number for a pixel: rows of three take fifty times as long to tell apart.
    found = np.unique(pixels(painted) @ np.array([0x10000, 0x100, 1]))
    return {f"#{color:06x}" for color in found.tolist()}


def where(painted: QWidget | QPixmap, color: QColor, slack: int = 3) -> NDArray[np.bool_]:
    """Mark the pixels (H, W) that have a colour, or one that differs by no more than `slack`."""
    wanted = np.array([color.red(), color.green(), color.blue()])
    return (np.abs(pixels(painted).astype(int) - wanted) <= slack).all(axis=2)


def runs(marked: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Return the first place and the length of each run of what is marked on a line."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], marked.astype(int), [0]])))
    return [(int(start), int(end - start)) for start, end in edges.reshape(-1, 2)]


def has_grid(canvas: QWidget) -> bool:
    """Whether lines of the grid cross a canvas; drawn between pixels, they fade."""
    return bool((where(canvas, tokens().grid, 12).mean(axis=1) > 0.5).any())
