from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pyqtgraph as pg
import pytest
from numpy.dtypes import StringDType
from pyqtgraph.graphicsItems.ScatterPlotItem import SymbolAtlas
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from crowdgui.core.bounds.model_fit import WinningVotes
from crowdgui.core.progress import Iteration
from crowdgui.figures.marks import count_scale
from crowdgui.ui.plots import worker_scatter
from crowdgui.ui.plots.canvas import Canvas
from crowdgui.ui.plots.convergence_plot import ConvergencePlot
from crowdgui.ui.plots.curves_plot import ForecastPlot
from crowdgui.ui.plots.votes_plot import VotesPlot
from crowdgui.ui.plots.worker_scatter import WorkerScatter
from crowdgui.ui.style.theme import Theme, apply_theme, tokens
from crowdgui.ui.style.tokens import mix
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import scroll_vertically
from tests.ui.painted import colors, has_grid, runs, shown, where

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QColor
    from pytestqt.qtbot import QtBot

    from crowdgui.core.results import Outcome

STEPS = [Iteration(0, 800, 2914.3), Iteration(1, 24, 3001.0), Iteration(2, 0, 3001.5)]


def outcome(n: int = 6) -> Outcome:
    agreement = np.linspace(0.4, 0.9, n)
    agreement[-1] = np.nan
    flags = ["guessing", "single label", *[""] * (n - 2)]
    report = SimpleNamespace(
        labels=np.arange(10, 10 + n),
        agreement=agreement,
        flags=SimpleNamespace(has=lambda flag: np.array([own == flag for own in flags])),
        typical=0.72,
        typical_model=np.nan,
    )
    ids = np.array([f"<w{i}>" for i in range(n)], dtype=StringDType())
    labels = SimpleNamespace(worker_ids=ids, n_classes=2)
    job = SimpleNamespace(labels=labels, excluded=None, kinds=None)
    made: Any = SimpleNamespace(workers=report, job=job)
    return cast("Outcome", made)


def test_what_a_picture_has_in_common_with_the_last_one_is_not_made_again(qtbot: QtBot) -> None:
    plot = ConvergencePlot()
    shown(plot, qtbot)
    plot.set_steps(STEPS, "log-likelihood")
    plot.draw_now()

    def drawn() -> set[int]:
        canvases = plot._curve, plot._bars
        return {id(item) for canvas in canvases for item in canvas.getPlotItem().items}

    before, kept = drawn(), list(plot._curve._drawn + plot._bars._drawn)
    plot.add_step(Iteration(3, 0, 3001.6))
    plot.draw_now()
    assert len(drawn() & before) >= len(kept) - 3, "but for words above the end"
    plot.set_steps(())
    plot.draw_now()
    assert len(drawn()) < len(before), "nothing is left of the run before"


@pytest.mark.parametrize("place", [(60.0, 270.0), (240.0, 270.0), (240.0, 20.0), (5.0, 20.0)])
def test_words_beside_a_dot_stay_inside_the_picture(
    place: tuple[float, float], qtbot: QtBot
) -> None:
    x = np.array([5.0, 240.0])
    forecast: Any = SimpleNamespace(
        up=count_scale(300, 4),
        across=count_scale(240, 6),
        x=x,
        range=(x, x),
        totals=x,
        dot=place,
        dot_words="suggested: 240",
        words="",
    )
    plot = ForecastPlot()
    shown(plot, qtbot)
    plot.resize(620, 200)
    plot.set_forecast(forecast)
    plot.draw_now()
    QApplication.processEvents()
    (words,) = (item for item in plot._canvas._drawn if isinstance(item, pg.TextItem))
    area = plot._canvas.getPlotItem().vb.sceneBoundingRect()
    assert area.adjusted(-2, -2, 2, 2).contains(words.sceneBoundingRect())


def test_the_look_of_alike_marks_is_looked_up_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, look_up = [], SymbolAtlas.__getitem__
    monkeypatch.setattr(
        SymbolAtlas, "__getitem__", lambda atlas, of: looks.extend(of) or look_up(atlas, of)
    )
    plot = WorkerScatter()
    shown(plot, qtbot)
    plot.set_workers(outcome(60))
    plot.draw_now()
    marks = [item for item in plot._canvas._drawn if isinstance(item, pg.ScatterPlotItem)]
    assert len(marks) == len(looks) > 0
    assert sum(item.data.size for item in marks) > 10 * len(marks)
    assert all((item.data["sourceRect"]["w"] > 0).all() for item in marks)


def test_words_on_a_line_stand_where_they_hide_least(qtbot: QtBot) -> None:
    for agreement, below in ((0.75, True), (0.69, False)):
        made: Any = outcome(6)
        # The worker with the most labels stands just beside the line.
        made.workers.agreement[:] = (0.4, 0.5, 0.95, 0.95, 0.95, agreement)
        plot = WorkerScatter()
        shown(plot, qtbot)
        plot.set_workers(made)
        plot.draw_now()
        items = [each for each in plot._canvas.items() if isinstance(each, pg.TextItem)]
        (typical,) = (each for each in items if each.toPlainText().startswith("all workers"))
        assert tuple(typical.anchor) == (1.0, float(not below))


def test_convergence_grows_step_by_step(qtbot: QtBot) -> None:
    plot = ConvergencePlot()
    shown(plot, qtbot)
    plot.begin("weighted agreement")
    for step in STEPS:
        plot.add_step(step)
    assert plot.table() == (
        ("iteration", "objective", "changed"),
        (["majority", "1", "2"], [2914.3, 3001.0, 3001.5], [800, 24, 0]),
    )
    assert tokens().series[0].name() in colors(plot.picture())
    assert plot.accessibleDescription() == (
        "Iteration 1: 24 labels changed; Iteration 2: 0 labels changed"
    )
    plot.begin()
    assert plot.table().columns[0] == []
    assert tokens().series[0].name() not in colors(plot.picture())


def bar_color() -> QColor:
    return mix(tokens().canvas, tokens().series[0], 0.85)


@pytest.mark.parametrize("n", [2, 5, 40])
def test_convergence_paints_a_bar_for_each_step(n: int, qtbot: QtBot) -> None:
    plot = shown(ConvergencePlot(), qtbot)
    plot.set_steps([Iteration(i, n - i, 0.001 * i) for i in range(n)], "x")
    plot.draw_now()
    bars = where(plot._bars, bar_color())
    # Where the axis is, no bar is too low to be seen.
    ground = int(np.flatnonzero(bars.any(axis=1))[-1])
    found = runs(bars[ground])
    assert len(found) == n - 1
    heights = [bars[:, start + length // 2].sum() for start, length in found]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] == pytest.approx(heights[-1] * (n - 1), rel=0.2, abs=n)


def test_convergence_paints_a_curve_from_mark_to_mark(qtbot: QtBot) -> None:
    plot = shown(ConvergencePlot(), qtbot)
    plot.set_steps(STEPS, "x")
    plot.draw_now()
    line = where(plot._curve, tokens().series[0], 60)
    across = np.flatnonzero(line.any(axis=0))
    view = plot._curve.getPlotItem().vb
    for step in STEPS:
        spot = plot._curve.mapFromScene(
            view.mapViewToScene(QPointF(step.iteration, step.objective or 0.0))
        )
        assert line[spot.y(), spot.x()]
    # Each mark has a rim of the ground.
    assert across.size >= across[-1] - across[0] - 4
    assert not where(plot._bars, tokens().series[0], 0).any()


def test_what_the_curve_means_for_the_bound_is_told_to_who_points_at_it(qtbot: QtBot) -> None:
    plot = shown(ConvergencePlot(), qtbot)
    plot.set_steps(STEPS, "weighted agreement", 2.0)
    assert plot.head.caption.text() == "weighted agreement after each iteration"
    assert "The paper’s bound is lower the larger its exponent" in plot.toolTip()


def test_convergence_of_a_rule_without_objective_is_bars_alone(qtbot: QtBot) -> None:
    plot = shown(ConvergencePlot(), qtbot)
    plot.set_steps([Iteration(0, 9, None), Iteration(1, 3, None)])
    plot.draw_now()
    assert not plot._curve.isVisible()
    assert where(plot._bars, bar_color()).sum() > 1000


@pytest.mark.parametrize("steps", [[], [Iteration(0, 9, None)]])
def test_convergence_without_a_step_paints_an_empty_grid(
    steps: list[Iteration], qtbot: QtBot
) -> None:
    plot = shown(ConvergencePlot(), qtbot)
    plot.set_steps(steps)
    plot.draw_now()
    for canvas in (plot._curve, plot._bars):
        assert canvas.isVisible() == (canvas is plot._bars or not steps)
    assert has_grid(plot._bars)
    assert not where(plot._bars, bar_color()).any()


def test_convergence_leaves_room_below_for_marks(qtbot: QtBot) -> None:
    plot = ConvergencePlot()
    plot.set_steps([Iteration(i, 0, 4.0) for i in range(2)], "x")
    shown(plot, qtbot)
    (_, _), (low, high) = plot._curve.getPlotItem().viewRange()
    assert low < 3.9 < 4.1 < high


def test_a_plot_keeps_no_picture_of_its_ground(qtbot: QtBot) -> None:
    """Else each holds as much memory as a picture of its size, four times as much where sharp."""
    plot = ConvergencePlot()
    plot.set_steps([Iteration(0, 0, 4.0)], "x")
    shown(plot, qtbot)
    assert plot._curve.cacheMode() == plot._curve.CacheModeFlag.CacheNone


def test_scatter_leaves_out_who_cannot_be_placed(qtbot: QtBot) -> None:
    plot = WorkerScatter()
    plot.set_workers(outcome())
    shown(plot, qtbot)
    # The legend beside it has the same mark.
    assert where(plot._canvas, tokens().warn).sum() > 20
    plain = plot.picture().toImage()
    plot.select(np.array([1]))
    assert plot.picture().toImage() != plain
    assert len(plot.table().columns[0]) == 6
    assert plot.accessibleDescription() == "5 workers; single label: 1 worker; guessing: 1 worker"
    plot.select(np.array([5]))
    assert plot.picture().toImage() == plain
    plot.clear()
    plot.draw_now()
    assert not where(plot._canvas, tokens().warn).any()
    assert has_grid(plot._canvas)
    assert all(len(cells) == 0 for cells in plot.table().columns)


def test_the_focus_ring_of_a_plot_leaves_the_name_below_it_readable(qtbot: QtBot) -> None:
    plot = WorkerScatter()
    ring = FocusRing(plot)
    shown(plot, qtbot)
    canvas = plot.findChild(Canvas)
    below = plot.body.itemAt(plot.body.count() - 1).widget()
    assert isinstance(below, QLabel)
    ring._target = canvas
    ring._place()
    assert ring.isVisible()
    name = below.contentsRect().translated(below.mapTo(plot, QPoint(0, 0)))
    assert not ring.geometry().intersects(name)


def test_a_click_on_a_mark_chooses_its_worker(qtbot: QtBot) -> None:
    plot = WorkerScatter()
    plot.set_workers(outcome())
    shown(plot, qtbot)
    view = plot._canvas
    spot = view.getPlotItem().vb.mapViewToScene(QPointF(plot._shown.x[2], 0.6))
    place = view.mapFromScene(spot)
    with qtbot.waitSignal(plot.worker_clicked) as clicked:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert clicked.args == [2]
    assert plot.worker_at(QPointF(3, 3)) == -1


def test_too_many_workers_are_thinned_but_no_flagged_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_scatter, "MOST_ON_SCREEN", 10)
    plot = WorkerScatter()
    plot.set_workers(outcome(100))
    shown(plot, qtbot)
    drawn = plot._shown.drawn.tolist()
    assert drawn[:2] == [0, 1]
    assert len(drawn) == 10
    assert plot.head.caption.text() == "10 of 99 workers shown"


def test_a_plot_takes_on_another_theme(qapp: QApplication, qtbot: QtBot) -> None:
    plot = WorkerScatter()
    plot.set_workers(outcome())
    shown(plot, qtbot)
    light = tokens().canvas.name()
    apply_theme(qapp, Theme.DARK)
    found = colors(plot.picture())
    assert tokens().series[0].name() != light
    assert light not in found
    assert tokens().canvas.name() in found


def test_picture_and_table_can_be_taken_along(qtbot: QtBot, tmp_path: Path) -> None:
    plot = WorkerScatter()
    plot.set_workers(outcome())
    shown(plot, qtbot)
    plot.save_picture(tmp_path / "a.png")
    plot.save_picture(tmp_path / "a.svg")
    plot.save_table(tmp_path / "a.csv")
    assert QImage(str(tmp_path / "a.png")).size() == plot.size() * 2
    drawing = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert "<svg" in drawing
    assert tokens().warn.name() in drawing.lower()
    lines = (tmp_path / "a.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "worker,number of labels,agreement,flag"
    assert lines[1] == "<w0>,10,0.4,guessing"
    plot.copy_table()
    assert QGuiApplication.clipboard().text().startswith("worker\tnumber of labels")
    plot.copy_picture()
    copied = QGuiApplication.clipboard().pixmap().toImage()
    assert copied.size() == plot.size() * 2
    assert where(QGuiApplication.clipboard().pixmap(), tokens().warn).any()


@pytest.mark.parametrize(("answer", "kept"), [("Cancel", True), ("Replace", False)])
def test_a_name_without_its_ending_replaces_nothing_without_a_question(
    answer: str, kept: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def press(box: QMessageBox) -> None:
        assert box.text().startswith("chart.csv in ")
        (button,) = [each for each in box.buttons() if each.text().endswith(answer)]
        button.click()

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "chart"), ""))
    monkeypatch.setattr(QMessageBox, "exec", press)
    there = tmp_path / "chart.csv"
    there.write_text("of somebody", encoding="utf-8")
    plot = WorkerScatter()
    qtbot.addWidget(plot)
    plot.set_workers(outcome())
    plot._ask_table()
    assert (there.read_text(encoding="utf-8") == "of somebody") is kept


def test_the_menu_opens_by_keyboard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: opened.append(menu))
    plot = ConvergencePlot()
    shown(plot, qtbot)
    qtbot.keyClick(plot, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    words = [action.text() for action in opened[0].actions() if action.text()]
    assert words[:3] == ["Show all", "Copy picture", "Copy table"]


def test_the_wheel_scrolls_the_page_unless_one_has_gone_to_the_plot(qtbot: QtBot) -> None:
    plot = ConvergencePlot()
    shown(plot, qtbot)
    box = plot._curve.getPlotItem().vb
    assert box.mouseEnabled() == [False, False]
    plot._curve.clearFocus()
    plot._curve.setFocus(Qt.FocusReason.TabFocusReason)
    assert box.mouseEnabled() == [True, True]
    plot._bars.setFocus()
    assert box.mouseEnabled() == [False, False]


def test_plots_load_pyqtgraph_only_when_shown() -> None:
    code = (
        "import sys, crowdgui.ui.plots.worker_scatter, crowdgui.ui.plots.convergence_plot;"
        "sys.exit('pyqtgraph' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("place", [1, 20, 40])
def test_what_is_written_at_the_farthest_bar_is_not_cut_off(qtbot: QtBot, place: int) -> None:
    seen = np.zeros(41, dtype=np.int64)
    seen[[1, 2, 20, 40]] = 5, 90, 5, 5
    expected = seen.astype(float)
    seen[place] += 20
    plot = VotesPlot()
    shown(plot, qtbot)
    plot.set_votes(WinningVotes(seen, expected, expected - 1.0, expected + 1.0), "")
    plot.draw_now()
    # Words have their place once they are painted.
    plot.grab()
    canvas = plot._canvas
    (words,) = (item for item in canvas.getPlotItem().items if isinstance(item, pg.TextItem))
    assert words.toPlainText().startswith(f"{place}: 25 observed, 5 expected")
    room = canvas.getPlotItem().vb.sceneBoundingRect()
    assert room.contains(words.mapRectToScene(words.boundingRect()))


def test_what_tab_leads_to_is_scrolled_into_sight_as_a_whole(qtbot: QtBot) -> None:
    inside, before, canvas, field = QWidget(), QPushButton(), Canvas(str, str), QSpinBox()
    canvas.setFixedHeight(200)
    lines = QVBoxLayout(inside)
    lines.addWidget(before)
    lines.addSpacing(900)
    lines.addWidget(canvas)
    lines.addWidget(field)
    lines.addSpacing(900)
    area = scroll_vertically(inside)
    qtbot.addWidget(area)
    area.resize(400, 300)
    area.show()
    area.activateWindow()
    qtbot.waitUntil(area.isActiveWindow)
    before.setFocus()
    for part in (canvas, field):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is part
        assert area.viewport().rect().contains(place_in(part, area))
    before.setFocus()
    assert area.verticalScrollBar().value() == 0
    # A click does not move a chart away from under the mouse.
    partly = canvas.y() + 60
    area.verticalScrollBar().setValue(partly)
    canvas.setFocus(Qt.FocusReason.MouseFocusReason)
    assert area.verticalScrollBar().value() == partly


def place_in(widget: QWidget, area: QScrollArea) -> QRect:
    return QRect(widget.mapTo(area.viewport(), QPoint()), widget.size())
