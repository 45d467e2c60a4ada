"""All workers in one picture, agreement with the others against labels, with a lasso to choose."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from crowdgui.figures.marks import Shape
from crowdgui.figures.worker_scatter import (
    MOST_ON_SCREEN,
    SCATTER_ACROSS,
    SCATTER_TITLE,
    ScatterChart,
    build_worker_scatter,
)
from crowdgui.text.translation import format_number, format_percent, tr
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import icon_button
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.results import Outcome


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
        """Return the corners (P, 2) in px of what was drawn.

        None where it was no more than a click.

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


_NEAR = 10


_WORDS_WIDE, _WORDS_HIGH, _MARK = 0.24, 0.09, 0.02
"""What short words on a line take of the width, and of agreement above or below it; half a mark."""


_Place = tuple[float, bool]
"""Where words stand beside a line: how far along it, and whether below."""


_BY_TYPICAL: tuple[_Place, ...] = ((1.0, False), (1.0, True), (0.0, False), (0.0, True))


_BY_CHANCE: tuple[_Place, ...] = ((0.5, True), (1.0, True), (0.0, True), (0.5, False))


class WorkerScatter(Plot):
    """A mark for each worker, of the shape of its gravest flag.

    A click chooses; a line drawn around marks, with Shift held or the tool at the right of the
    title pressed, chooses all inside it.

    Signals
    -------
    worker_clicked(int)
    workers_lassoed(object): an array of the workers inside.
    """

    worker_clicked = Signal(int)
    workers_lassoed = Signal(object)

    def __init__(self) -> None:
        super().__init__("worker-scatter", tr(SCATTER_TITLE))
        self._shown = ScatterChart.empty()
        self._selected: NDArray[np.int64] = np.empty(0, dtype=np.int64)
        words = tr("Draw around workers to select them; or hold Shift and draw")
        self.tool = icon_button("lasso", words, name="worker-lasso")
        self.tool.setCheckable(True)
        self.head.addWidget(self.tool)

    def clear(self) -> None:
        self._show(ScatterChart.empty())

    def set_workers(self, outcome: Outcome) -> None:
        """Show the workers of an outcome; those without any label to compare are omitted."""
        self._show(build_worker_scatter(outcome, MOST_ON_SCREEN))

    def select(self, workers: NDArray[Any]) -> None:
        """Circle workers."""
        self._selected = np.asarray(workers, dtype=np.int64)
        # A plot that waits to be drawn will draw the circles too.
        if self.is_drawn:
            self._draw_rings()

    def table(self) -> PlotTable:
        return PlotTable(*self._shown.table())

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._canvas: Canvas = Canvas(format_number, lambda share: format_percent(share, 0))
        self._canvas.setProperty("ring", True)
        self._canvas.viewport().installEventFilter(self)
        self._canvas.viewport().setMouseTracking(True)
        self._lasso = Lasso(self._canvas.viewport())
        self.add_canvas(self._canvas, tr(SCATTER_ACROSS))

    def draw(self) -> None:
        canvas, shown = self._canvas, self._shown
        canvas.begin()
        across, up = shown.span, shown.scale
        canvas.set_range((across.low, across.high), (up.low, up.high))
        canvas.grid([tick for tick, _ in up.ticks])
        canvas.set_ticks("left", up.ticks)
        canvas.set_ticks("bottom", across.ticks)
        self._draw_lines()
        for group in shown.groups:
            look = group.legend
            size, soft = scaled(group.size), look.shape is Shape.CIRCLE
            color = tokens().color(look.token)
            canvas.marks(group.x, group.y, look.shape, color, size=size, soft=soft)
        self._draw_rings()

    def _draw_rings(self) -> None:
        shown = self._shown
        if shown.drawn.size:
            chosen = np.isin(shown.drawn, self._selected)
            self._canvas.ring(shown.x[chosen], shown.y[chosen], tokens().accent_text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress if self._begins_lasso(event):
                self._lasso.begin(event.position())
                return True
            case QEvent.Type.MouseMove if self._lasso.active:
                self._lasso.go_on(event.position())
                return True
            case QEvent.Type.MouseButtonRelease if self._lasso.active:
                self._end_lasso(event)
                return True
            case QEvent.Type.MouseMove:
                self._hover(event)
            case QEvent.Type.MouseButtonRelease:
                self._click(event)
        return False

    def worker_at(self, point: QPointF) -> int:
        """Return the worker whose mark is nearest to a point of the plot, -1 where none is near."""
        shown = self._shown
        if not shown.drawn.size:
            return -1
        spot, (across, down) = self._canvas.value_at(point), self._canvas.pixel_size()
        distance = np.hypot((shown.x - spot.x()) / across, (shown.y - spot.y()) / down)
        nearest = int(np.argmin(distance))
        return int(shown.drawn[nearest]) if distance[nearest] <= _NEAR else -1

    def _show(self, shown: ScatterChart) -> None:
        self._shown, self._selected = shown, self._selected[:0]
        self.legend.set_entries(shown.legend)
        self.set_caption(shown.note)
        self.setAccessibleDescription(shown.words)
        self.redraw()

    def _draw_lines(self) -> None:
        canvas, shown = self._canvas, self._shown
        for level in shown.levels:
            color = tokens().color(level.token)
            canvas.level(level.value, color, dashed=level.dashed)
            places = _BY_CHANCE if level.dashed else _BY_TYPICAL
            wide = self._share_of_width(level.words)
            fit = [place for place in places if _is_inside(shown, level.value, below=place[1])]
            along, below = min(fit or places, key=partial(_hidden, shown, level.value, wide))
            at = shown.span.low + along * (shown.span.high - shown.span.low)
            canvas.words(level.words, at, level.value, color, (along, float(not below)))
        if shown.band is not None:
            canvas.band(*shown.band, tokens().series[0])

    def _share_of_width(self, words: str) -> float:
        """Return how much of the plot's width words take; some languages need twice as much."""
        room = self._canvas.getPlotItem().vb.width()
        taken = QFontMetrics(font("axis")).horizontalAdvance(words)
        return max(_WORDS_WIDE, min(1.0, taken / room)) if room > 0 else _WORDS_WIDE

    def _hover(self, event: QMouseEvent) -> None:
        worker = self.worker_at(event.position())
        words = self._shown.describe(worker) if worker >= 0 else ""
        QToolTip.showText(event.globalPosition().toPoint(), plain_tooltip(words), self)

    def _click(self, event: QMouseEvent) -> None:
        worker = self.worker_at(event.position())
        if worker >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self.worker_clicked.emit(worker)

    def _begins_lasso(self, event: QMouseEvent) -> bool:
        wanted = self.tool.isChecked() or event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        return bool(wanted) and event.button() is Qt.MouseButton.LeftButton

    def _end_lasso(self, event: QMouseEvent) -> None:
        corners, shown = self._lasso.end(), self._shown
        if corners is None:
            self._click(event)
            return
        spots = [self._canvas.value_at(QPointF(x, y)) for x, y in corners]
        line = np.array([(spot.x(), spot.y()) for spot in spots])
        self.workers_lassoed.emit(shown.drawn[inside(line, shown.x, shown.y)])


def _is_inside(shown: ScatterChart, level: float, *, below: bool) -> bool:
    """Return whether words above or below a line end inside the picture."""
    if below:
        return level - _WORDS_HIGH >= shown.scale.low
    return level + _WORDS_HIGH <= shown.scale.high


def _hidden(shown: ScatterChart, level: float, wide: float, place: _Place) -> int:
    """Count the marks that words beside a line would hide, which are so `wide` in plots."""
    along, below = place
    span = shown.span.high - shown.span.low
    left = shown.span.low + along * (1.0 - wide) * span
    over = (level - shown.y) if below else (shown.y - level)
    near = (over > -_MARK) & (over < _WORDS_HIGH)
    beside = (shown.x > left) & (shown.x < left + wide * span)
    return int(np.count_nonzero(near & beside))
