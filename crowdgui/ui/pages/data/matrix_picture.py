"""A picture of the label matrix: workers down, items across, each place in its class's colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import rgb
from crowdgui.ui.widgets.layout import named

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.ui.style.tokens import Tokens


MOST_ROWS, MOST_COLUMNS = 96, 320


_SHOWN_CLASSES = 7


_PART = 1 << 20


_CELL, _LARGEST_CELL = 5, 24


def matrix_density(
    item: NDArray[Any],
    worker: NDArray[Any],
    code: NDArray[Any],
    shape: tuple[int, int, int],
) -> NDArray[np.int64]:
    """Count labels by place in the picture and class, for `shape` workers, items and classes.

    A large matrix is cut into at most 96 rows and 320 columns; classes after the sixth share
    the last layer. Safe to call in another thread.
    """
    workers, items, classes = shape
    rows, columns = min(workers, MOST_ROWS), min(items, MOST_COLUMNS)
    layers = min(classes, _SHOWN_CLASSES)
    row = (np.arange(workers) * rows // workers * columns * layers).astype(np.int32)
    column = (np.arange(items) * columns // items * layers).astype(np.int32)
    layer = np.minimum(np.arange(classes), layers - 1).astype(np.int32)
    counts = np.zeros(rows * columns * layers, dtype=np.int64)
    for start in range(0, item.size, _PART):
        part = slice(start, start + _PART)
        places = row[worker[part]] + column[item[part]] + layer[code[part]]
        counts += np.bincount(places, minlength=counts.size)
    return counts.reshape(rows, columns, layers)


def matrix_colors(density: NDArray[np.int64], colors: Tokens) -> NDArray[np.uint8]:
    """Mix the classes' colours by their counts; an empty place has the ground's colour."""
    palette = [rgb(colors.class_color(i)) for i in range(density.shape[2])]
    total = density.sum(axis=2, keepdims=True)
    mixed = density @ np.array(palette, dtype=float) / np.maximum(total, 1)
    # The square root keeps a sparse place visible beside a full one.
    strength = np.sqrt(total / max(1, int(total.max())))
    filled = np.where(total > 0, 0.25 + 0.75 * strength, 0.0)
    ground = np.array(rgb(colors.press), dtype=float)
    blended: NDArray[np.float64] = ground + (mixed - ground) * filled
    return np.rint(blended).astype(np.uint8)


class MatrixPicture(QWidget):
    """Shows a density made by `matrix_density`; a small matrix is shown label by label."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "matrix-picture", tr("Picture of the label matrix"))
        self._density: NDArray[np.int64] | None = None
        self._image = QImage()
        self._colored: Tokens | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_density(self, density: NDArray[np.int64], words: str) -> None:
        """Show the matrix; `words` say the same for those who do not see it."""
        self._density = density
        self.setAccessibleDescription(words)
        self._colored = None
        self.update()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(scaled(480), scaled(160))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._colored is not tokens():
            self._color()
        if self._image.isNull():
            return
        painter = QPainter(self)
        area = self._area()
        painter.drawImage(area, self._image)
        self._paint_gaps(painter, area)

    def _color(self) -> None:
        self._colored = tokens()
        if self._density is None:
            return
        pixels = np.ascontiguousarray(matrix_colors(self._density, tokens()))
        rows, columns, _ = pixels.shape
        image = QImage(pixels.data, columns, rows, 3 * columns, QImage.Format.Format_RGB888)
        # The image must outlive the array it was made from.
        self._image = image.copy()

    def _area(self) -> QRect:
        """Fill the widget; a small matrix gets whole pixels, so that its places are equal."""
        columns, rows = self._image.width(), self._image.height()
        across, down = self.width() // columns, self.height() // rows
        if min(across, down) < _CELL:
            return self.rect()
        largest = scaled(_LARGEST_CELL)
        return QRect(0, 0, columns * min(across, largest), rows * min(down, largest))

    def _paint_gaps(self, painter: QPainter, area: QRect) -> None:
        """Part the places of a small matrix from each other."""
        columns, rows = self._image.width(), self._image.height()
        across, down = area.width() // columns, area.height() // rows
        if min(across, down) < _CELL:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        gap = 2 if min(across, down) >= 2 * _CELL else 1
        for i in range(1, columns + 1):
            painter.fillRect(i * across - gap, 0, gap, area.height(), tokens().canvas)
        for j in range(1, rows + 1):
            painter.fillRect(0, j * down - gap, area.width(), gap, tokens().canvas)
