"""A line drawn around marks by hand, and which marks lie inside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from crowdgui.ui.theme import tokens

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray

_LEAST_MOVE = 4.0
_MOST_CORNERS = 200


class Lasso(QWidget):
    """Lies over a plot while a line is drawn; `active` from `begin` to `end`."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._points: list[QPointF] = []
        self.active = False
        self.hide()

    def begin(self, point: QPointF) -> None:
        self.setGeometry(self._over.rect())
        self._points, self.active = [point], True
        self.show()
        self.raise_()

    def go_on(self, point: QPointF) -> None:
        last = self._points[-1]
        if (point - last).manhattanLength() >= _LEAST_MOVE:
            self._points.append(point)
            self.update()

    def end(self) -> FloatArray | None:
        """Give the corners (P, 2) in px of what was drawn; None where it was no more than a click.

        A line that was hardly bent spans the rectangle between its ends.
        """
        self.active = False
        self.hide()
        if len(self._points) < 2:
            return None
        corners = np.array([(point.x(), point.y()) for point in self._points])
        return _rectangle(corners) if _straight(corners) else _thinned(corners)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = QColor(tokens().accent_text)
        fill.setAlphaF(0.1)
        painter.setBrush(fill)
        painter.setPen(QPen(tokens().accent_text, 1.5, Qt.PenStyle.DashLine))
        corners = np.array([(point.x(), point.y()) for point in self._points])
        if len(corners) > 1 and _straight(corners):
            corners = _rectangle(corners)
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))


def inside(corners: FloatArray, x: FloatArray, y: FloatArray) -> BoolArray:
    """Mark the points that lie inside a closed line with corners (P, 2), by the even-odd rule."""
    found = np.zeros(x.size, dtype=bool)
    ends = np.roll(corners, -1, axis=0)
    for (x0, y0), (x1, y1) in zip(corners, ends, strict=True):
        if y0 != y1:
            crosses = (y0 > y) != (y1 > y)
            found ^= crosses & (x < x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    return found


def _straight(corners: FloatArray) -> bool:
    """Whether the line went from end to end with hardly a bend, as one drags a rectangle."""
    steps = np.diff(corners, axis=0)
    length = float(np.hypot(*steps.T).sum())
    return float(np.hypot(*(corners[-1] - corners[0]))) > 0.9 * length


def _rectangle(corners: FloatArray) -> FloatArray:
    (x0, y0), (x1, y1) = corners[0], corners[-1]
    return np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def _thinned(corners: FloatArray) -> FloatArray:
    step = -(-len(corners) // _MOST_CORNERS)
    return np.asarray(corners[::step])
