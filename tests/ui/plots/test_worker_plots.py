"""The pictures of the Workers page: what they show, and how one chooses in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph as pg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QMenu

from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.core.workers.co_labels import pairwise_overlap
from crowdgui.ui.plots.agreement_histogram import AgreementHistogram
from crowdgui.ui.plots.heat_plots import ClassHeat, PairHeat
from crowdgui.ui.plots.worker_scatter import WorkerScatter, _hidden, inside
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import mix
from tests.core.strategies import crowd, from_matrix, quick
from tests.ui.painted import colors, has_grid, pixels, shown, where

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from crowdgui.core.results import Outcome

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """Ten workers of falling accuracy on 60 items of three classes, the last two left out."""
    accuracy = np.linspace(0.95, 0.4, 10)
    labels, _ = crowd(np.random.default_rng(1), accuracy, 60, 3, fill=0.8)
    out = np.arange(10) >= 8
    return run_job(Job(labels, excluded=out))


def spot(plot: WorkerScatter, worker: int) -> QPoint:
    """Return where a worker's mark is on the plot's viewport."""
    at = int(np.flatnonzero(plot._shown.drawn == worker)[0])
    scene = plot._canvas.getPlotItem().vb.mapViewToScene(
        QPointF(plot._shown.x[at], plot._shown.y[at])
    )
    return plot._canvas.mapFromScene(scene)


def drag(
    qtbot: QtBot, widget: QWidget, points: list[QPoint], keys: Qt.KeyboardModifier = SHIFT
) -> None:
    qtbot.mousePress(widget, LEFT, keys, points[0])
    for point in points[1:]:
        qtbot.mouseMove(widget, point)
    qtbot.mouseRelease(widget, LEFT, keys, points[-1])


@quick
@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=3, max_size=8),
    st.integers(0, 18),
    st.integers(0, 18),
)
def test_inside_is_what_counting_crossings_says(
    corners: list[tuple[int, int]], x: int, y: int
) -> None:
    # Half steps never lie on a corner's height.
    px, py = x / 2 + 0.25, y / 2 + 0.25
    crossings = 0
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if min(y0, y1) < py < max(y0, y1):
            crossings += px < x0 + (py - y0) * (x1 - x0) / (y1 - y0)
    found = inside(np.array(corners, dtype=float), np.array([px]), np.array([py]))
    assert found.tolist() == [crossings % 2 == 1]


def test_left_out_workers_are_crosses_and_said_so(outcome: Outcome, qtbot: QtBot) -> None:
    plot = shown(WorkerScatter(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    assert plot.legend.accessibleName().endswith("excluded")
    flags = plot.table().columns[3]
    assert [i for i, flag in enumerate(flags) if flag == "excluded"] == [8, 9]
    marked = where(plot._canvas, tokens().text2, 40)
    for worker in (8, 9):
        at = spot(plot, worker)
        ground = pixels(plot._canvas)[at.y(), at.x()].tolist()
        # Two strokes cross where the worker is, and leave the sides of it free.
        assert marked[at.y() - 1 : at.y() + 2, at.x() - 1 : at.x() + 2].any(), ground
        assert not marked[at.y() - 1 : at.y() + 2, at.x() + 3 : at.x() + 5].any()


def test_every_worker_is_painted_where_they_belong(outcome: Outcome, qtbot: QtBot) -> None:
    plot = shown(WorkerScatter(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    painted = pixels(plot._canvas)
    for group in plot._shown.groups:
        color = tokens().color(group.legend.token)
        wanted = np.array([color.red(), color.green(), color.blue()])
        for x, y in zip(group.x, group.y, strict=True):
            scene = plot._canvas.getPlotItem().vb.mapViewToScene(QPointF(x, y))
            at = plot._canvas.mapFromScene(scene)
            near = painted[at.y() - 4 : at.y() + 5, at.x() - 4 : at.x() + 5].reshape(-1, 3)
            assert np.abs(near.astype(int) - wanted).sum(axis=1).min() <= 130, group.legend


def test_a_rectangle_drawn_with_shift_chooses_what_is_inside(
    outcome: Outcome, qtbot: QtBot
) -> None:
    plot = shown(WorkerScatter(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    first, last = spot(plot, 0), spot(plot, 9)
    middle = (first.y() + last.y()) // 2
    expected = [w for w in range(10) if spot(plot, w).y() < middle]
    assert 0 < len(expected) < 10
    area = plot._canvas.viewport()
    with qtbot.waitSignal(plot.workers_lassoed) as chosen:
        drag(
            qtbot,
            area,
            [
                QPoint(1, 1),
                QPoint(area.width() // 2, middle // 2),
                QPoint(area.width() - 1, middle),
            ],
        )
    assert chosen.args[0].tolist() == expected


def test_a_line_drawn_around_one_mark_chooses_that_worker(outcome: Outcome, qtbot: QtBot) -> None:
    plot = shown(WorkerScatter(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    at = spot(plot, 9)
    others = [spot(plot, w) for w in range(9)]
    assert min((at - other).manhattanLength() for other in others) > 14
    corners = [(-6, -6), (6, -6), (6, 6), (-6, 6), (-6, -5)]
    plot.tool.click()
    with qtbot.waitSignal(plot.workers_lassoed) as chosen:
        drag(
            qtbot,
            plot._canvas.viewport(),
            [at + QPoint(*corner) for corner in corners],
            Qt.KeyboardModifier.NoModifier,
        )
    assert chosen.args[0].tolist() == [9]


def test_a_click_with_shift_is_a_click(outcome: Outcome, qtbot: QtBot) -> None:
    plot = shown(WorkerScatter(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    with qtbot.waitSignal(plot.worker_clicked) as clicked:
        qtbot.mouseClick(plot._canvas.viewport(), LEFT, SHIFT, spot(plot, 9))
    assert clicked.args == [9]


def test_the_last_number_of_an_axis_has_room(outcome: Outcome, qtbot: QtBot) -> None:
    plot = shown(WorkerScatter(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    canvas = plot._canvas
    right = []
    for words in ("9", "1,000,000"):
        canvas.set_ticks("bottom", [(1.0, "20"), (2.0, words)])
        canvas.getPlotItem().layout.activate()
        right.append(canvas.viewport().width() - canvas.getPlotItem().vb.geometry().right())
    assert right[0] >= 4
    assert right[1] >= 25


def test_class_cells_count_what_is_right(outcome: Outcome, qtbot: QtBot) -> None:
    plot = shown(ClassHeat(), qtbot)
    workers = np.array([3, 0, 9])
    plot.set_workers(outcome, workers, "three")
    plot.draw_now()
    labels, final = outcome.job.labels, outcome.aggregation.labels
    names, classes, items, right, shares = plot.table().columns
    assert names.tolist()[::3] == labels.worker_ids[workers].tolist()
    assert classes.tolist()[:3] == labels.classes.tolist()
    own = labels.worker == 9
    of_class = own & (final[labels.item] == 1)
    assert items[7] == of_class.sum()
    assert right[7] == (of_class & (labels.code == 1)).sum()
    assert shares[7] == pytest.approx(right[7] / items[7])
    with qtbot.waitSignal(plot.cell_clicked) as clicked:
        plot._map.setFocus()
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
            qtbot.keyClick(plot._map, key)
    assert clicked.args == [9, 1]
    assert "worker 9 gives the final label on" in plot._map.accessibleDescription()


def test_a_class_without_items_is_empty_and_not_zero(qtbot: QtBot) -> None:
    outcome = run_job(Job(from_matrix([[0, 0, 1], [0, 0, -1], [0, 0, 1]], 3), rule="mv"))
    plot = shown(ClassHeat(), qtbot)
    plot.set_workers(outcome, np.arange(3), "")
    plot.draw_now()
    shares = plot.table().columns[4].reshape(3, 3)
    assert np.isnan(shares[:, 2]).all()
    assert np.isnan(shares[1, 1])
    assert shares[0, 0] == 1.0


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([[0, 0], [0, 0]], "All labels are the same class"),
        ([[0, 0, 0, -1], [0, 0, -1, 0]], "All labels are the same class"),
    ],
)
def test_one_class_has_nothing_to_get_wrong(
    rows: list[list[int]], words: str, qtbot: QtBot
) -> None:
    plot = shown(ClassHeat(), qtbot)
    plot.set_workers(run_job(Job(from_matrix(rows, 1), rule="mv")), np.arange(2), "")
    assert words in plot._finding.text()


def test_the_bars_hold_every_worker_who_counts_and_can_be_compared(
    outcome: Outcome, qtbot: QtBot
) -> None:
    plot = shown(AgreementHistogram(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    low, high, counts = plot.table().columns
    agreement = outcome.workers.agreement[:8]
    for start, end, count in zip(low, high, counts, strict=True):
        last = end == 1.0
        inside_ = (agreement >= start - 1e-9) & ((agreement < end - 1e-9) | last)
        assert inside_.sum() == count
    assert counts.sum() == 8
    assert "8 workers" in plot._finding.text()


def test_bars_are_as_high_as_their_counts_and_lines_mean_what_they_say(
    outcome: Outcome, qtbot: QtBot
) -> None:
    plot = shown(AgreementHistogram(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    counts = plot.table().columns[2]
    bars = where(plot._canvas, mix(tokens().canvas, tokens().series[0], 0.85))
    view, heights = plot._canvas.getPlotItem().vb, []
    for bar in range(counts.size):
        # Beside the middle, where no line is.
        scene = view.mapViewToScene(QPointF((bar + 0.3) / counts.size, 0))
        heights.append(int(bars[:, plot._canvas.mapFromScene(scene).x()].sum()))
    unit = max(heights) / counts.max()
    assert heights == pytest.approx((counts * unit).tolist(), abs=4)
    typical = where(plot._canvas, tokens().accent_text, 30)
    scene = view.mapViewToScene(QPointF(outcome.workers.typical, 0))
    middle = plot._canvas.mapFromScene(scene).x()
    assert typical[:, middle - 1 : middle + 2].any(axis=1).sum() > 100


def test_a_bar_is_chosen_by_mouse_and_by_key(outcome: Outcome, qtbot: QtBot) -> None:
    plot = shown(AgreementHistogram(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    counts = plot.table().columns[2]
    bar = int(np.flatnonzero(counts)[0])
    middle = (bar + 0.5) / counts.size
    scene = plot._canvas.getPlotItem().vb.mapViewToScene(QPointF(middle, 0.2))
    place = plot._canvas.mapFromScene(scene)
    with qtbot.waitSignal(plot.workers_chosen) as clicked:
        qtbot.mouseClick(plot._canvas.viewport(), LEFT, pos=place)
    assert clicked.args[0].size == counts[bar]
    plot.set_workers(outcome)
    qtbot.keyClick(plot, Qt.Key.Key_Right)
    with qtbot.waitSignal(plot.workers_chosen) as by_key:
        qtbot.keyClick(plot, Qt.Key.Key_Return)
    assert by_key.args[0].tolist() == clicked.args[0].tolist()
    assert "agree" in plot.accessibleDescription()
    qtbot.keyClick(plot, Qt.Key.Key_Right)
    qtbot.keyClick(plot, Qt.Key.Key_Left)
    with qtbot.waitSignal(plot.workers_chosen) as again:
        qtbot.keyClick(plot, Qt.Key.Key_Space)
    assert again.args[0].tolist() == clicked.args[0].tolist()


def test_nothing_set_yet_is_an_empty_picture(qtbot: QtBot) -> None:
    for plot in (ClassHeat(), PairHeat(), AgreementHistogram()):
        shown(plot, qtbot)
        assert all(len(cells) == 0 for cells in plot.table().columns)
        assert not where(plot, tokens().series[0]).any()
        assert not where(plot, tokens().heat(0.5)).any()


def test_nobody_to_compare_is_said(qtbot: QtBot) -> None:
    alone = run_job(Job(from_matrix([[0, 1]], 2), rule="mv"))
    for plot in (AgreementHistogram(), WorkerScatter()):
        shown(plot, qtbot)
        plot.set_workers(alone)
        plot.draw_now()
        qtbot.keyClick(plot, Qt.Key.Key_Right)
        assert has_grid(plot._canvas)
        assert not {tokens().series[0].name(), tokens().accent_text.name()} & colors(plot._canvas)
    bars = AgreementHistogram()
    qtbot.addWidget(bars)
    bars.set_workers(alone)
    assert "No included worker" in bars._finding.text()


@pytest.mark.parametrize("plot", [ClassHeat, PairHeat])
def test_the_menu_of_a_grid_opens_by_keyboard(
    plot: type[ClassHeat] | type[PairHeat], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: opened.append(menu))
    made = shown(plot(), qtbot)
    qtbot.keyClick(made._map, Qt.Key.Key_F10, SHIFT)
    assert "Copy table" in [action.text() for action in opened[0].actions()]


def test_pairs_without_overlap_are_hatched_and_say_so(qtbot: QtBot) -> None:
    labels = from_matrix([[0, 1, 0, -1], [0, 1, 1, -1], [-1, -1, -1, 1]], 2)
    plot = shown(PairHeat(), qtbot)
    suspicious = np.zeros((3, 3), dtype=bool)
    suspicious[0, 1] = suspicious[1, 0] = True
    plot.set_pairs(labels, pairwise_overlap(labels, np.arange(3)), suspicious, "all 3 workers")
    plot.draw_now()
    words = plot._map._cells.words
    assert words(0, 1) == (
        "worker 0 and worker 1 agree on 2 of 3 shared items (66.7%). This looks like copying."
    )
    assert words(0, 2) == "worker 0 and worker 2: no overlap."
    assert words(1, 1) == "worker 1"
    finding = plot._finding.text()
    assert "67% to 67%" in finding
    assert "2 of 3 have no overlap" in finding
    assert "1 pair looks like copying" in finding
    names, partners, shared, agreed, share = plot.table().columns
    assert names.tolist() == ["worker 0", "worker 0", "worker 1"]
    assert partners.tolist() == ["worker 1", "worker 2", "worker 2"]
    assert shared.tolist() == [3, 0, 0]
    assert agreed.tolist() == [2, 0, 0]
    assert np.isnan(share[1:]).all()
    found = colors(plot._map)
    assert tokens().bad.name() in found
    assert tokens().heat(2 / 3).name() in found
    with qtbot.assertNotEmitted(plot.cell_clicked):
        plot._map.setFocus()
        qtbot.keyClick(plot._map, Qt.Key.Key_Return)
    qtbot.keyClick(plot._map, Qt.Key.Key_Right)
    with qtbot.waitSignal(plot.cell_clicked) as clicked:
        qtbot.keyClick(plot._map, Qt.Key.Key_Return)
    assert clicked.args == [0, 1]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([[0, 1]], "no other worker"),
        ([[0, -1], [-1, 0]], "No overlap"),
        ([[0, 1], [0, 1]], "all of them share some"),
    ],
)
def test_pairs_of_few_workers_say_what_there_is(
    rows: list[list[int]], words: str, qtbot: QtBot
) -> None:
    labels, n = from_matrix(rows, 2), len(rows)
    plot = shown(PairHeat(), qtbot)
    plot.set_pairs(labels, pairwise_overlap(labels, np.arange(n)), np.zeros((n, n), dtype=bool), "")
    plot.draw_now()
    assert words in plot._finding.text()
    plot.clear("gone")
    assert plot.table().columns[0] == ()
    assert plot._finding.text() == "gone"


def test_long_words_on_a_line_keep_from_more_marks(outcome: Outcome, qtbot: QtBot) -> None:
    plot = shown(WorkerScatter(), qtbot)
    plot.set_workers(outcome)
    plot.draw_now()
    short, long = (plot._share_of_width(words) for words in ("ab", "typical, all of the items"))
    assert 0.24 == short < long < 1
    assert plot._share_of_width("word " * 99) == 1.0
    chart = plot._shown
    # Over all of the width every mark beside the line is hidden, over less of it some are not.
    every = _hidden(chart, float(chart.y.min()), 1.0, (0.0, False))
    assert every > _hidden(chart, float(chart.y.min()), 0.24, (0.0, False))


def test_words_on_a_line_stay_inside_the_picture(qtbot: QtBot) -> None:
    """Where all agree, the line of all workers is at the top."""
    plot = shown(WorkerScatter(), qtbot)
    plot.set_workers(run_job(Job(from_matrix([[0, 1, 0, 1], [0, 1, 0, 1]], 2))))
    plot.draw_now()
    words = [item for item in plot._canvas.scene().items() if isinstance(item, pg.TextItem)]
    (top,) = (item for item in words if item.pos().y() == 1.0)
    assert top.anchor.y() == 0.0, "the words hang from the line"
