"""What is on the screen: the colours of a window's pixels, and how far apart they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.arrays import FloatArray, IntArray


def pixels(root: QWidget, area: QRect) -> IntArray:
    """Return the colours of an area of a window, (height, width, 3), from 0 to 255."""
    image = root.grab(area).toImage().convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(image.constBits(), dtype=np.uint8)
    lines = lines.reshape(image.height(), image.bytesPerLine())[:, : 3 * image.width()]
    return lines.reshape(image.height(), image.width(), 3).astype(np.int64)


def luminance(colors: FloatArray) -> FloatArray:
    """Return the relative luminance of sRGB colours (…, 3), as WCAG 2 defines it."""
    linear = np.where(colors <= 0.04045, colors / 12.92, ((colors + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


_LINEAR = luminance(np.repeat(np.arange(256)[:, None] / 255, 3, axis=1))
_OF_COLOURS = luminance(np.eye(3))


def luminance_of(levels: IntArray) -> FloatArray:
    """Return the relative luminance of colours (…, 3) from 0 to 255."""
    return np.asarray(_LINEAR[levels] @ _OF_COLOURS)


def contrast(one: FloatArray, other: FloatArray) -> FloatArray:
    """Return the contrast ratio of luminances, from 1 to 21."""
    return np.asarray((np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05))


def changed(one: IntArray, other: IntArray) -> int:
    """Count the pixels that differ by 3 : 1 or more between two pictures of an area."""
    differ = (one != other).any(axis=-1)
    pair = luminance_of(one[differ]), luminance_of(other[differ])
    return int((contrast(*pair) >= 3.0).sum())
