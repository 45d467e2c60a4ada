"""The picture of a share with its interval, on one scale for a whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.marks import Shape, paint_shape

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from crowdgui.ui.models.columns import IntervalCell

_CHANCE_HEIGHT = 16
_ESTIMATE_R = 3.6


def paint_interval(
    painter: QPainter, track: QRectF, cell: IntervalCell, muted: QColor | None = None
) -> None:
    """Paint interval and estimate on `track`, from 0 to the cell's most; `muted` colours all."""
    colors = tokens()
    middle = track.center().y()

    def at(share: float) -> float:
        return track.x() + track.width() * min(1.0, max(0.0, share / cell.most))

    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors.grid, 1.5))
    painter.drawLine(QLineF(track.x(), middle, track.right(), middle))
    if cell.chance is not None:
        painter.setPen(QPen(colors.text3, 1, Qt.PenStyle.DotLine))
        x, half = round(at(cell.chance)) + 0.5, _CHANCE_HEIGHT / 2
        painter.drawLine(QLineF(x, middle - half, x, middle + half))
    plain = colors.text2 if cell.quiet else colors.series[0]
    ink = muted or (colors.color(cell.flag.token) if cell.flag else plain)
    painter.setPen(QPen(ink, 1.5))
    painter.drawLine(QLineF(at(cell.low), middle, at(cell.high), middle))
    shape = cell.flag.shape if cell.flag else Shape.CIRCLE
    paint_shape(painter, shape, at(cell.estimate), middle, _ESTIMATE_R, ink)
