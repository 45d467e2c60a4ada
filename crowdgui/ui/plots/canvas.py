"""pyqtgraph dressed in the theme: horizontal grid, small ticks, no menus, no stray zoom.

Only this module imports pyqtgraph; import it late, for it is slow to load.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QKeyEvent, QWheelEvent

from crowdgui.figures.marks import Shape
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.marks import shape_path

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import ArrayLike

Ticks = list[tuple[float, str]]

# Wider pens are drawn ten times slower.
_THIN_ABOVE = 1000
_AXIS_HEIGHT, _STANDS_OUT = 24, 48
_BAND, _BAND_IN_CONTRAST = 0.09, 0.25

_GONE_TO = {
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
}


class _Axis(pg.AxisItem):  # type: ignore[misc]
    """An axis whose ticks are written by the application's own functions."""

    def __init__(self, side: str, write: Callable[[float], str]):
        super().__init__(side)
        self._write = write
        self.setTickFont(font("axis"))
        # A tick at the very end of an axis may stand out over it by this much.
        out = scaled(_STANDS_OUT)
        self.setStyle(tickLength=0, tickAlpha=0, tickTextOffset=6, hideOverlappingLabels=out)
        self.enableAutoSIPrefix(False)

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [self._write(value) for value in values]


_LOOK = ("symbol", "size", "pen", "brush")


class _Marks(pg.ScatterPlotItem):  # type: ignore[misc]
    """Marks that all look the same: how is looked up once, and not for every mark."""

    def updateSpots(self, changed: Any = None) -> None:
        marks = self.data if changed is None else changed
        if marks.size:
            look = next(zip(*self._style(_LOOK, data=marks, idx=np.s_[:1]), strict=True))
            marks["sourceRect"] = self.fragmentAtlas[[look]][0]
        super().updateSpots(marks)
        self.invalidate()


class Canvas(pg.PlotWidget):  # type: ignore[misc]
    """One plot. `write_x` and `write_y` turn a value into the words of its tick."""

    def __init__(self, write_x: Callable[[float], str], write_y: Callable[[float], str]):
        axes = {"left": _Axis("left", write_y), "bottom": _Axis("bottom", write_x)}
        super().__init__(axisItems=axes, enableMenu=False)
        self.setFrameShape(self.Shape.NoFrame)
        # What is kept by itself is a picture of one colour as large as the plot.
        self.setCacheMode(self.CacheModeFlag.CacheNone)
        self.setAntialiasing(True)
        self._ring: pg.ScatterPlotItem | None = None
        # What the picture is made of, and what is left of the one before, in the order of drawing.
        self._drawn: list[pg.GraphicsObject] = []
        self._before: list[pg.GraphicsObject] = []
        self._ticks: dict[str, Ticks] = {}
        plot = self.getPlotItem()
        plot.hideButtons()
        self._leave_room(0)
        plot.setMouseEnabled(False, False)
        axes["left"].setPen(pg.mkPen(None))
        self.apply_colors()
        axes["bottom"].setHeight(scaled(_AXIS_HEIGHT))
        plot.showGrid(x=False, y=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def apply_colors(self) -> None:
        """Draw ground and axes in the colours of the theme; what is drawn keeps its own."""
        self.setBackground(tokens().canvas)
        axes = [self.getPlotItem().getAxis(side) for side in ("left", "bottom")]
        for axis in axes:
            axis.setTextPen(tokens().text2)
        axes[1].setPen(tokens().line)

    def begin(self) -> None:
        """Begin a new picture; what it has in common with the last one is only changed.

        To take all away and make it again takes twice as long.
        """
        self.end()
        self._drawn, self._before = [], self._drawn
        if self._ring is not None:
            self._ring.setData(x=[], y=[])

    def end(self) -> None:
        """Take away what the picture has no more."""
        for item in self._before:
            self.removeItem(item)
        self._before = []

    def _place(
        self, kind: type, make: Callable[[], Any], *, ignored: bool = False
    ) -> tuple[Any, bool]:
        """Return the next thing of a picture, and whether it was in the last one at this place."""
        if self._before and type(self._before[0]) is kind:
            item = self._before.pop(0)
            self._drawn.append(item)
            return item, True
        # What comes later lies above: behind something new nothing keeps its place.
        self.end()
        item = make()
        self.addItem(item, ignoreBounds=ignored)
        self._drawn.append(item)
        return item, False

    def set_range(self, x: tuple[float, float], y: tuple[float, float]) -> None:
        self.getPlotItem().setRange(xRange=x, yRange=y, padding=0)

    def set_ticks(self, side: str, ticks: Ticks) -> None:
        axis = self.getPlotItem().getAxis(side)
        if self._ticks.get(side) == ticks:
            return
        self._ticks[side] = list(ticks)
        axis.setTicks([ticks])
        if side == "bottom":
            last = max(ticks, default=(0.0, ""))[1]
            self._leave_room(QFontMetrics(font("axis")).horizontalAdvance(last))

    def grid(self, values: Sequence[float]) -> None:
        """Draw a hairline at each value of the vertical axis."""
        for value in values:
            self._line(value, 0, tokens().grid, Qt.PenStyle.SolidLine, -20)

    def level(
        self, value: float, color: QColor, *, dashed: bool = False, upright: bool = False
    ) -> None:
        """Draw a line across, or up, at a value that means something."""
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        self._line(value, 90 if upright else 0, color, style, -5)

    def curve(
        self,
        x: ArrayLike,
        y: ArrayLike,
        color: QColor,
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    ) -> None:
        """Join points by a line."""
        width = 1 if np.size(x) > _THIN_ABOVE else 2
        look = {"pen": pg.mkPen(color, width=width, style=style), "antialias": True}
        item, there = self._place(pg.PlotDataItem, lambda: pg.PlotDataItem(x, y, **look))
        if there:
            item.setData(x, y, **look)

    def band(self, x: ArrayLike, low: ArrayLike, high: ArrayLike, color: QColor) -> None:
        """Tint the area between two curves."""
        soft = QColor(color)
        soft.setAlphaF(_BAND_IN_CONTRAST if tokens().contrast else _BAND)
        edges = [pg.PlotCurveItem(np.asarray(x), np.asarray(y)) for y in (low, high)]
        fill, there = self._place(
            pg.FillBetweenItem, lambda: pg.FillBetweenItem(*edges, brush=soft)
        )
        if there:
            fill.setCurves(*edges)
            fill.setBrush(soft)
        fill.setZValue(-10)

    def marks(
        self,
        x: ArrayLike,
        y: ArrayLike,
        shape: Shape,
        color: QColor,
        *,
        size: float = 7,
        soft: bool = False,
    ) -> None:
        """Draw points of one shape, outlined by the ground, or see-through where `soft`."""
        fill = QColor(color)
        fill.setAlphaF(0.5 if soft else 1.0)
        hollow = shape in (Shape.CROSS, Shape.RING)
        pen = pg.mkPen(color, width=1.5 if hollow else 1) if soft or hollow else tokens().canvas
        look = {"size": size, "pen": pen, "brush": None if hollow else fill}
        look["symbol"] = shape_path(shape)
        item, there = self._place(_Marks, lambda: _Marks(x, y, **look))
        if there:
            item.setData(x, y, **look)

    def ring(self, x: ArrayLike, y: ArrayLike, color: QColor) -> None:
        """Circle points, and no others any more."""
        if self._ring is not None and self._ring.scene() is not None:
            self._ring.setData(x=np.atleast_1d(x), y=np.atleast_1d(y))
            return
        pen, at = pg.mkPen(color, width=2), (np.atleast_1d(x), np.atleast_1d(y))
        item = pg.ScatterPlotItem(*at, symbol="o", size=scaled(17), pen=pen, brush=None)
        self._ring = item
        item.setZValue(20)
        self.addItem(item)

    def bars(
        self,
        x: ArrayLike,
        heights: ArrayLike,
        color: QColor,
        width: float = 0.35,
        foot: ArrayLike = 0.0,
    ) -> None:
        """Draw bars that begin at `foot`."""
        fill = QColor(color)
        fill.setAlphaF(0.85)
        y0 = np.broadcast_to(np.asarray(foot, dtype=float), np.shape(x))
        self._bars(x=x, y0=y0, height=heights, width=width, brush=fill, pen=None)

    def frame(self, x: float, height: float, color: QColor, width: float) -> None:
        """Draw a line around one bar."""
        pen = pg.mkPen(color, width=2)
        self._bars(x=[x], y0=[0.0], height=[height], width=width, brush=None, pen=pen)

    def _bars(self, **look: Any) -> None:
        item, there = self._place(pg.BarGraphItem, lambda: pg.BarGraphItem(**look))
        if there:
            item.setOpts(**look)

    def ranges(
        self,
        x: ArrayLike,
        low: ArrayLike,
        high: ArrayLike,
        color: QColor,
        *,
        outlined: bool = False,
    ) -> None:
        """Draw an upright line from low to high at each x, `outlined` where it lies on bars."""
        low_, high_ = np.asarray(low, dtype=float), np.asarray(high, dtype=float)
        middle = (low_ + high_) / 2
        outline = [pg.mkPen(tokens().canvas, width=4.5)] if outlined else []
        for pen in (*outline, pg.mkPen(color, width=1.5)):
            look = {"y": middle, "height": high_ - low_, "beam": 0, "pen": pen}
            look["x"] = np.asarray(x, dtype=float)
            item, there = self._place(pg.ErrorBarItem, partial(pg.ErrorBarItem, **look))
            if there:
                item.setData(**look)

    def words(
        self,
        text: str,
        x: float,
        y: float,
        color: QColor,
        anchor: tuple[float, float],
        used: QFont | None = None,
    ) -> None:
        """Write at a point; `anchor` is the part of the words that lies on it."""
        item, there = self._place(
            pg.TextItem, lambda: pg.TextItem(text, color=color, anchor=anchor), ignored=True
        )
        if there:
            item.setColor(color)
            item.setAnchor(anchor)
            item.setPlainText(text)
        wanted = used or font("axis")
        if not there or item.textItem.font() != wanted:
            item.setFont(wanted)
        item.setPos(x, y)

    def value_at(self, point: QPointF) -> QPointF:
        """Return the values under a point of the widget."""
        spot: QPointF = self.getPlotItem().vb.mapSceneToView(self.mapToScene(point.toPoint()))
        return spot

    def pixel_size(self) -> tuple[float, float]:
        """Return how much of each axis one pixel covers."""
        across, down = self.getPlotItem().vb.viewPixelSize()
        return float(across), float(down)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the plot and the page."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Allow zoom once the user has gone to the plot; a window's first focus is no wish."""
        super().focusInEvent(event)
        if event.reason() in _GONE_TO:
            self.getPlotItem().setMouseEnabled(True, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.getPlotItem().setMouseEnabled(False, False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom where that is allowed; otherwise let the page scroll."""
        if any(self.getPlotItem().vb.mouseEnabled()):
            super().wheelEvent(event)
        else:
            event.ignore()

    def _leave_room(self, last: int) -> None:
        """Leave room for the half of a mark, or of the `last` tick, that extends past the end."""
        right = max(scaled(8), last // 2 + 2)
        self.getPlotItem().layout.setContentsMargins(0, scaled(8), right, 0)

    def _line(
        self, value: float, angle: int, color: QColor, style: Qt.PenStyle, depth: int
    ) -> None:
        pen = pg.mkPen(color, width=1, style=style)
        item, there = self._place(
            pg.InfiniteLine,
            lambda: pg.InfiniteLine(pos=value, angle=angle, pen=pen),
            ignored=True,
        )
        if there:
            item.setAngle(angle)
            item.setValue(value)
            item.setPen(pen)
        item.setZValue(depth)
