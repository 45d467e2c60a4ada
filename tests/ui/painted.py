"""What tests of pictures look at: a plot on the screen, and the colours that are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import numpy as np
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
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


def colors(painted: QWidget | QPixmap) -> set[str]:
    """Name every colour of a widget as it stands there, or of a picture."""
    pixmap = painted.grab() if isinstance(painted, QWidget) else painted
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint32) & 0xFFFFFF
    return {f"#{pixel:06x}" for pixel in np.unique(pixels).tolist()}
