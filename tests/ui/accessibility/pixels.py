"""What is on the screen: the colours of a window's pixels, and how far apart they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.arrays import FloatArray


def pixels(root: QWidget, area: QRect) -> FloatArray:
    """Return the colours of an area of a window, (height, width, 3), from 0 to 1."""
    image = root.grab(area).toImage().convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(image.constBits(), dtype=np.uint8)
    lines = lines.reshape(image.height(), image.bytesPerLine())[:, : 3 * image.width()]
    return lines.reshape(image.height(), image.width(), 3) / 255.0


def luminance(colors: FloatArray) -> FloatArray:
    """Return the relative luminance of sRGB colours (…, 3), as WCAG 2 defines it."""
    linear = np.where(colors <= 0.04045, colors / 12.92, ((colors + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def contrast(one: FloatArray, other: FloatArray) -> FloatArray:
    """Return the contrast ratio of luminances, from 1 to 21."""
    return np.asarray((np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05))


def changed(one: FloatArray, other: FloatArray) -> int:
    """Count the pixels that differ by 3 : 1 or more between two pictures of an area."""
    return int((contrast(luminance(one), luminance(other)) >= 3.0).sum())
