"""All workers in one picture, agreement with the others against labels, with a lasso to choose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from crowdgui.figures.axes import nice_ticks
from crowdgui.figures.marks import SUSPICIOUS_FLAGS, FlagMark, Shape
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.text.translation import inline_name as within
from crowdgui.ui.models.worker_flags import workers_with_flag
from crowdgui.ui.plots.base import Plot, PlotTable
from crowdgui.ui.plots.legend import LegendEntry
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import icon_button
from crowdgui.ui.widgets.text import plain_tooltip, text_label

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


MOST_POINTS = 20_000


_NEAR = 10


_GOLDEN, _SPREAD = 0.618034, 0.06
"""Multiples of the golden ratio fill an interval evenly; ±3 % of a decade is still the place."""


_FUNNEL = 1.96


_MOST_TICKS = 7


_WORDS_WIDE, _WORDS_HIGH, _MARK = 0.24, 0.09, 0.02
"""What words on a line take of the width, and of agreement above or below it; half a mark."""


_Place = tuple[float, bool]
"""Where words stand beside a line: how far along it, and whether below."""


_BY_TYPICAL: tuple[_Place, ...] = ((1.0, False), (1.0, True), (0.0, False), (0.0, True))


_BY_CHANCE: tuple[_Place, ...] = ((0.5, True), (1.0, True), (0.0, True), (0.5, False))


_ABOVE = 0.07
"""Room over 100 % for a circled mark, as a share of the height."""


@dataclass(frozen=True, eq=False)
class _Workers:
    """What is drawn of the workers; arrays of shape (M,). `kind` is what each is drawn as."""

    ids: NDArray[Any]
    labels: NDArray[Any]
    agreement: NDArray[np.float64]
    kind: NDArray[np.int64]
    chance: float
    typical: float

    @cached_property
    def known(self) -> NDArray[np.int64]:
        """The workers that have a place in the picture."""
        return np.flatnonzero(~np.isnan(self.agreement) & (self.labels > 0))

    @cached_property
    def drawn(self) -> NDArray[np.int64]:
        """All of them, or where they are too many the flagged ones and evenly many others."""
        if self.known.size <= MOST_POINTS:
            return self.known
        plain = self.kind[self.known] == _PLAIN
        marked, others = self.known[~plain][:MOST_POINTS], self.known[plain]
        room = MOST_POINTS - marked.size
        picked = others[np.linspace(0, others.size - 1, room).astype(np.int64)]
        return np.sort(np.concatenate([marked, picked]))

    @cached_property
    def x(self) -> NDArray[np.float64]:
        """Where the drawn workers stand: the logarithm of their labels, a little apart.

        Workers with the same number of labels would hide each other on one line.
        """
        apart = (self.drawn * _GOLDEN % 1.0 - 0.5) * _SPREAD
        return np.asarray(np.log10(self.labels[self.drawn]) + apart)

    @cached_property
    def y(self) -> NDArray[np.float64]:
        return self.agreement[self.drawn]


_KINDS = (None, FlagMark.LEFT_OUT, *SUSPICIOUS_FLAGS)
"""What a worker may be drawn as, by the numbers of `_Workers.kind`."""


_PLAIN = 0


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
        super().__init__("worker-scatter", tr("Agreement by number of labels"))
        self._workers: _Workers | None = None
        self._selected: NDArray[np.int64] = np.empty(0, dtype=np.int64)
        words = tr("Draw around workers to select them; or hold Shift and draw")
        self.tool = icon_button("lasso", words, name="worker-lasso")
        self.tool.setCheckable(True)
        self.head.addWidget(self.tool)

    def clear(self) -> None:
        self._workers, self._selected = None, self._selected[:0]
        self.legend.set_entries(())
        self.set_caption("")
        self.redraw()

    def set_workers(self, outcome: Outcome) -> None:
        """Show the workers of an outcome; those without any label to compare are omitted."""
        labels, report = outcome.job.labels, outcome.workers
        kind = np.zeros(report.labels.size, dtype=np.int64)
        for place in range(len(SUSPICIOUS_FLAGS), 0, -1):
            kind[workers_with_flag(report, SUSPICIOUS_FLAGS[place - 1])] = place + 1
        if outcome.job.excluded is not None:
            kind[outcome.job.excluded] = _KINDS.index(FlagMark.LEFT_OUT)
        self._workers = _Workers(
            labels.worker_ids,
            report.labels,
            report.agreement,
            kind,
            1.0 / labels.n_classes,
            report.typical,
        )
        self._selected = self._selected[:0]
        self._tell_which(self._workers)
        self.redraw()

    def select(self, workers: NDArray[Any]) -> None:
        """Circle workers."""
        self._selected = np.asarray(workers, dtype=np.int64)
        # A plot that waits to be drawn will draw the circles too.
        if self.is_drawn:
            self._draw_rings()

    def table(self) -> PlotTable:
        header = tr("worker"), tr("number of labels"), tr("agreement"), tr("flag")
        shown = self._workers
        if shown is None:
            return PlotTable(header, ((), (), (), ()))
        flags = [str(_KINDS[kind] or "") for kind in shown.kind.tolist()]
        return PlotTable(header, (shown.ids, shown.labels, shown.agreement, flags))

    def make(self) -> None:
        from crowdgui.ui.plots.canvas import Canvas

        self._canvas: Canvas = Canvas(format_number, lambda share: format_percent(share, 0))
        self._canvas.setProperty("ring", True)
        self._canvas.viewport().installEventFilter(self)
        self._canvas.viewport().setMouseTracking(True)
        self._lasso = Lasso(self._canvas.viewport())
        below = text_label(tr("Labels given (log scale)"), "axis", "text2")
        below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self._canvas, 1)
        self.body.addWidget(below)

    def draw(self) -> None:
        self._canvas.clear()
        workers = self._workers
        if workers is None or not workers.drawn.size:
            self._draw_ground((0.0, 3.0), (0.0, 1.0))
            return
        x, y = _ranges(workers)
        self._draw_ground(x, y)
        self._draw_lines(workers, x)
        self._draw_marks(workers)
        self._draw_rings()

    def _draw_rings(self) -> None:
        workers = self._workers
        if workers is not None and workers.drawn.size:
            chosen = np.isin(workers.drawn, self._selected)
            self._canvas.ring(workers.x[chosen], workers.y[chosen], tokens().accent_text)

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
        workers = self._workers
        if workers is None or not workers.drawn.size:
            return -1
        spot, (across, down) = self._canvas.value_at(point), self._canvas.pixel_size()
        distance = np.hypot((workers.x - spot.x()) / across, (workers.y - spot.y()) / down)
        nearest = int(np.argmin(distance))
        return int(workers.drawn[nearest]) if distance[nearest] <= _NEAR else -1

    def _tell_which(self, workers: _Workers) -> None:
        entries = [LegendEntry(Shape.CIRCLE, "c1", tr("worker"))]
        shown = np.bincount(workers.kind[workers.known], minlength=len(_KINDS))
        entries += [
            LegendEntry(flag.shape, flag.token, within(flag.word))
            for flag in (*SUSPICIOUS_FLAGS, FlagMark.LEFT_OUT)
            if shown[_KINDS.index(flag)]
        ]
        self.legend.set_entries(entries)
        drawn, known = workers.drawn.size, workers.known.size
        words = tr("{n} of {all} workers shown", n=format_number(drawn), all=format_number(known))
        self.set_caption(words if drawn < known else "")
        self.setAccessibleDescription(tr_n("{n} worker", "{n} workers", known))

    def _draw_ground(self, x: tuple[float, float], y: tuple[float, float]) -> None:
        self._canvas.set_range(x, y)
        ticks = [tick for tick in nice_ticks(max(0.0, y[0]), 1.0, 4) if y[0] <= tick <= 1]
        self._canvas.grid(ticks)
        self._canvas.set_ticks("left", [(tick, format_percent(tick, 0)) for tick in ticks])
        rounds = [m * 10.0**e for e in range(9) for m in (1, 2, 5)]
        inside_ = [value for value in rounds if x[0] <= np.log10(value) <= x[1]]
        if len(inside_) > _MOST_TICKS:
            inside_ = [value for value in inside_ if str(int(value))[0] == "1"]
        self._canvas.set_ticks("bottom", [(float(np.log10(v)), format_number(v)) for v in inside_])

    def _draw_lines(self, workers: _Workers, x: tuple[float, float]) -> None:
        canvas, colors = self._canvas, tokens()
        canvas.level(workers.chance, colors.text2, dashed=True)
        words = tr("chance {share}", share=format_percent(workers.chance, 0))
        self._write(words, workers, x, workers.chance, colors.text2, _BY_CHANCE)
        if np.isnan(workers.typical):
            return
        canvas.level(workers.typical, colors.accent_text)
        words = tr("typical {share}", share=format_percent(workers.typical, 0))
        self._write(words, workers, x, workers.typical, colors.accent_text, _BY_TYPICAL)
        at = np.linspace(*x, 80)
        spread = _FUNNEL * np.sqrt(workers.typical * (1 - workers.typical) / 10**at)
        low = np.maximum(0, workers.typical - spread)
        high = np.minimum(1, workers.typical + spread)
        canvas.band(at, low, high, colors.series[0])

    def _write(
        self,
        words: str,
        workers: _Workers,
        x: tuple[float, float],
        level: float,
        color: QColor,
        places: tuple[_Place, ...],
    ) -> None:
        """Write beside a line at the first of the places where words hide the fewest marks."""
        along, below = min(places, key=lambda place: _hidden(workers, x, level, place))
        at = x[0] + along * (x[1] - x[0])
        self._canvas.words(words, at, level, color, (along, float(not below)))

    def _draw_marks(self, workers: _Workers) -> None:
        kind = workers.kind[workers.drawn]
        for place, flag in enumerate(_KINDS):
            these = kind == place
            self._draw_some(workers.x[these], workers.y[these], flag)

    def _draw_some(
        self, x: NDArray[np.float64], y: NDArray[np.float64], flag: FlagMark | None
    ) -> None:
        if not x.size:
            return
        if flag is None:
            color = tokens().series[0]
            self._canvas.marks(x, y, Shape.CIRCLE, color, size=scaled(8), soft=True)
        else:
            size = scaled(8 if flag is FlagMark.LEFT_OUT else 10)
            self._canvas.marks(x, y, flag.shape, tokens().color(flag.token), size=size)

    def _hover(self, event: QMouseEvent) -> None:
        worker = self.worker_at(event.position())
        workers = self._workers
        words = _words(workers, worker) if workers and worker >= 0 else ""
        QToolTip.showText(event.globalPosition().toPoint(), plain_tooltip(words), self)

    def _click(self, event: QMouseEvent) -> None:
        worker = self.worker_at(event.position())
        if worker >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self.worker_clicked.emit(worker)

    def _begins_lasso(self, event: QMouseEvent) -> bool:
        wanted = self.tool.isChecked() or event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        return bool(wanted) and event.button() is Qt.MouseButton.LeftButton

    def _end_lasso(self, event: QMouseEvent) -> None:
        corners, workers = self._lasso.end(), self._workers
        if corners is None or workers is None:
            self._click(event)
            return
        spots = [self._canvas.value_at(QPointF(x, y)) for x, y in corners]
        line = np.array([(spot.x(), spot.y()) for spot in spots])
        self.workers_lassoed.emit(workers.drawn[inside(line, workers.x, workers.y)])


def _ranges(workers: _Workers) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the ends of both axes, with some room around the marks."""
    first, last = float(workers.x.min()), float(workers.x.max())
    room = max(0.08, 0.06 * (last - first))
    lowest = min(float(workers.y.min()), workers.chance)
    floor = max(0.0, float(np.floor(lowest * 10 - 0.5)) / 10)
    return (first - room, last + room), (floor - 0.02, 1.0 + _ABOVE * (1.0 - floor))


def _hidden(workers: _Workers, x: tuple[float, float], level: float, place: _Place) -> int:
    """Count the marks that words beside a line would hide."""
    along, below = place
    span = x[1] - x[0]
    left = x[0] + along * (1.0 - _WORDS_WIDE) * span
    over = (level - workers.y) if below else (workers.y - level)
    near = (over > -_MARK) & (over < _WORDS_HIGH)
    beside = (workers.x > left) & (workers.x < left + _WORDS_WIDE * span)
    return int(np.count_nonzero(near & beside))


def _words(workers: _Workers, worker: int) -> str:
    return tr(
        "{worker}: agrees on {share}, {labels}",
        worker=workers.ids[worker],
        share=format_percent(workers.agreement[worker]),
        labels=tr_n("{n} label", "{n} labels", int(workers.labels[worker])),
    )
