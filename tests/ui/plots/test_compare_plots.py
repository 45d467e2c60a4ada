"""The pictures of the Compare page and the laboratory: curves, differences, confidence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt

from crowdgui.core.compare.calibration import measure_calibration
from crowdgui.core.compare.comparison import RuleComparison, evaluate_rule
from crowdgui.core.job import Job
from crowdgui.core.trials import summarize_trials
from crowdgui.figures.curves import MOST_CURVES, ChartData, Line
from crowdgui.figures.marks import AxisWords, LineStyle
from crowdgui.text.compare import describe_calibration
from crowdgui.text.translation import format_percent
from crowdgui.ui.plots.calibration_plot import CalibrationPlot
from crowdgui.ui.plots.curves_plot import CurvesPlot
from crowdgui.ui.plots.heat_plots import DifferenceHeat
from crowdgui.ui.style.theme import tokens
from tests.core.strategies import crowd
from tests.ui.painted import colors, has_grid, shown, where

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


def curves(n: int = 2, points: int = 3, trials: int = 4, **how: Any) -> ChartData:
    rng = np.random.default_rng(0)
    lines = tuple(
        Line(f"<b>curve {place}", summarize_trials(rng.random((points, trials))), place)
        for place in range(n)
    )
    x = np.linspace(0.1, 1.0, points)
    return ChartData(
        x, lines, AxisWords("share", format_percent), AxisWords("error", format_percent), **how
    )


def test_curves_have_their_numbers_behind_them(qtbot: QtBot) -> None:
    plot, made = shown(CurvesPlot("curves", "Curves"), qtbot), curves()
    plot.set_curves(made)
    plot.draw_now()
    header, columns = plot.table()
    assert header[2] == "mean of error"
    assert columns[2].tolist() == [*made.lines[0].curve.mean, *made.lines[1].curve.mean]
    assert plot.legend.accessibleName() == "<b>curve 0, <b>curve 1"
    # The legend beside it has the same colours.
    found = colors(plot._canvas)
    assert {tokens().series[0].name(), tokens().series[1].name()} <= found
    ends = plot.accessibleDescription().split("; ")
    assert ends[0] == f"<b>curve 0: {format_percent(made.lines[0].curve.mean[-1])} at 100.0%"
    plot.set_curves(None)
    plot.draw_now()
    assert plot.table().columns == ((), ())
    assert plot.accessibleDescription() == "Nothing yet."
    assert tokens().series[0].name() not in colors(plot)
    assert has_grid(plot._canvas)


@pytest.mark.parametrize("n", [1, MOST_CURVES])
@pytest.mark.parametrize("log", [False, True])
@pytest.mark.parametrize("bars", [False, True])
def test_any_number_of_curves_is_painted(n: int, log: bool, bars: bool, qtbot: QtBot) -> None:
    plot = shown(CurvesPlot("curves", "Curves"), qtbot)
    plot.set_curves(curves(n, log=log, bars=bars))
    plot.draw_now()
    assert len(plot.legend.accessibleName().split(", ")) == n
    wanted = {color.name() for color in tokens().series[:n]}
    assert wanted <= colors(plot._canvas)


def test_the_legend_gets_the_lines_it_needs(qtbot: QtBot, qapp: QApplication) -> None:
    plot = shown(CurvesPlot("curves", "Curves"), qtbot)
    plot.resize(300, 300)
    heights = []
    for n in (2, MOST_CURVES, 2):
        plot.set_curves(curves(n))
        qapp.processEvents()
        heights.append(plot.legend.height())
        assert heights[-1] == plot.legend.heightForWidth(plot.legend.width())
    assert heights[0] == heights[2] < heights[1]


@pytest.mark.parametrize(("points", "trials"), [(1, 1), (1, 3), (2, 1)])
def test_one_point_or_one_trial_is_painted(points: int, trials: int, qtbot: QtBot) -> None:
    for bars in (False, True):
        plot = shown(CurvesPlot("curves", "Curves"), qtbot)
        plot.set_curves(curves(1, points, trials, bars=bars))
        plot.draw_now()
        assert tokens().series[0].name() in colors(plot._canvas)


def test_curves_that_wait_for_trials_are_named_already(qtbot: QtBot) -> None:
    plot = shown(CurvesPlot("curves", "Curves"), qtbot)
    empty = Line("waits", summarize_trials(np.full((3, 2), np.nan)), 0)
    words = AxisWords("share", format_percent)
    plot.set_curves(ChartData(np.arange(3.0), (empty,), words, words))
    plot.draw_now()
    assert plot.legend.accessibleName() == "waits"
    assert tokens().series[0].name() not in colors(plot._canvas)
    assert plot.accessibleDescription() == "Nothing yet."


def test_values_that_have_no_logarithm_lie_on_the_ground(qtbot: QtBot) -> None:
    plot = shown(CurvesPlot("curves", "Curves"), qtbot)
    line = Line("falls to nothing", summarize_trials(np.array([[0.1], [0.01], [0.0]])), 0)
    words = AxisWords("share", format_percent)
    plot.set_curves(ChartData(np.arange(3.0), (line,), words, words, log=True))
    plot.draw_now()
    (_, _), (low, high) = plot._canvas.getPlotItem().viewRange()
    assert low == pytest.approx(-2.0)
    assert high > -1.0


def test_a_bound_is_a_line_of_dashes_without_marks(qtbot: QtBot) -> None:
    plot, made = shown(CurvesPlot("curves", "Curves"), qtbot), curves(1)
    bound = Line("bound", made.lines[0].curve, 0, LineStyle.LONG)
    plot.set_curves(ChartData(made.x, (*made.lines, bound), made.across, made.up))
    plot.draw_now()
    entries = plot.legend._entries
    assert [entry.dashes for entry in entries] == [None, LineStyle.LONG]


@pytest.fixture(scope="module")
def comparison() -> RuleComparison:
    labels, truth = crowd(np.random.default_rng(1), np.linspace(0.95, 0.5, 8), 120, 3, fill=0.5)
    job = Job(labels, truth.astype(np.int32))
    tried = (evaluate_rule(Job(labels, job.gold, key)) for key in ("iwmv", "mv", "em"))
    return RuleComparison(tuple(tried), "iwmv", job.gold)


def test_two_rules_are_held_against_each_other(comparison: RuleComparison, qtbot: QtBot) -> None:
    plot = shown(DifferenceHeat(), qtbot)
    plot.set_comparison(comparison, int(comparison.contested.sum()))
    plot.draw_now()
    first, second, counts = plot.table().columns
    assert (first[1], second[1]) == ("Weighted voting (IWMV)", "Expectation–maximisation (EM)")
    one, other = comparison.tried[0].labels, comparison.tried[2].labels
    assert counts[1] == np.count_nonzero(one != other)
    words = plot._map._cells.words(2, 0)
    assert f"{counts[1]} items differ ({format_percent(counts[1] / 120)})" in words
    assert plot._finding.text().startswith(
        f"At least two of them differ on {comparison.contested.sum()} items."
    )


def test_a_cell_leads_to_its_items_by_mouse_and_by_key(
    comparison: RuleComparison, qtbot: QtBot
) -> None:
    plot = shown(DifferenceHeat(), qtbot)
    plot.set_comparison(comparison, 1)
    plot.draw_now()
    plot._map.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down):
        qtbot.keyClick(plot._map, key)
    with qtbot.waitSignal(plot.cell_clicked) as by_key:
        qtbot.keyClick(plot._map, Qt.Key.Key_Return)
    assert by_key.args == [2, 0]
    middle = plot._map._rect(1, 0).center()
    with qtbot.waitSignal(plot.cell_clicked) as by_mouse:
        qtbot.mouseClick(plot._map.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert by_mouse.args == [1, 0]


def test_a_blank_cell_leads_nowhere(comparison: RuleComparison, qtbot: QtBot) -> None:
    plot = shown(DifferenceHeat(), qtbot)
    plot.set_comparison(comparison, 1)
    plot.draw_now()
    plot._map.setFocus()
    with qtbot.assertNotEmitted(plot.cell_clicked):
        qtbot.keyClick(plot._map, Qt.Key.Key_Return)


def test_less_than_two_rules_are_an_empty_picture(comparison: RuleComparison, qtbot: QtBot) -> None:
    plot = shown(DifferenceHeat(), qtbot)
    for made in (None, RuleComparison(comparison.tried[:1], "iwmv")):
        plot.set_comparison(made, 0)
        plot.draw_now()
        assert plot._finding.text() == "Run at least two rules first."
    plot.set_comparison(comparison, 0)
    assert plot._finding.text() == "All rules give the same labels."


def test_confidence_is_held_against_gold(comparison: RuleComparison, qtbot: QtBot) -> None:
    found = measure_calibration(comparison.tried[0], comparison.gold)
    plot = shown(CalibrationPlot(), qtbot)
    plot.set_reliability(found, "the rule")
    plot.draw_now()
    kinds, *columns = plot.table().columns
    first = kinds.count("confidence")
    assert kinds == ("confidence",) * first + ("model probability",) * (len(kinds) - first)
    confidence, items, right, share, low, high = (np.array(c)[:first] for c in columns)
    own, *_, own_share, _, _ = (np.array(c)[first:] for c in columns)
    assert items.sum() == 120
    assert share == pytest.approx(right / items)
    assert (low <= share).all()
    assert (share <= high).all()
    assert (np.diff(confidence) >= 0).all()
    assert plot._finding.text().startswith(describe_calibration(found).replace(" %", "\u00a0%"))
    view = plot._canvas.getPlotItem().vb
    for series, points in ((0, (confidence, share)), (1, (own, own_share))):
        marked = where(plot._canvas, tokens().series[series])
        for x, y in zip(*points, strict=True):
            at = plot._canvas.mapFromScene(view.mapViewToScene(QPointF(x, y)))
            assert marked[at.y() - 2 : at.y() + 3, at.x() - 2 : at.x() + 3].any()
    (left, right_), (bottom, top) = plot._canvas.getPlotItem().viewRange()
    assert left <= confidence.min()
    assert confidence.max() <= right_
    assert bottom <= low.min()
    assert high.max() <= top


def test_confidence_that_cannot_be_judged_says_why(
    comparison: RuleComparison, qtbot: QtBot
) -> None:
    plot = shown(CalibrationPlot(), qtbot)
    for found, words in (
        (None, "Choose a rule that has run."),
        (measure_calibration(comparison.tried[0], None), "Not defined: there is no gold"),
        (
            measure_calibration(comparison.tried[1], comparison.gold),
            "Not defined: this rule’s confidence",
        ),
    ):
        plot.set_reliability(found, "the rule")
        plot.draw_now()
        assert plot._finding.text().startswith(words)
        assert plot.table().columns == ((),) * 7
        assert plot.legend.accessibleName() == ""
        # Axes without anything between them would say that there is something to see.
        assert plot._canvas.isHidden()
    plot.set_reliability(measure_calibration(comparison.tried[0], comparison.gold), "the rule")
    plot.draw_now()
    assert not plot._canvas.isHidden()
