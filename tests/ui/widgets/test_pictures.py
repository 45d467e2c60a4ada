"""The painted widgets: what they say, and that they paint it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt

from crowdgui.figures.bounds_chart import BarKind, BoundBar, BoundsChart, ErrorLine
from crowdgui.figures.class_shares import ClassShares
from crowdgui.figures.marks import FlagMark
from crowdgui.figures.matrix import WorkerMatrixChart
from crowdgui.text.wording import CheckRow, CheckStatus
from crowdgui.ui.models.columns import VoteCell
from crowdgui.ui.pages.data.page import MatrixPicture, matrix_colors, matrix_density
from crowdgui.ui.pages.guarantee.level_steps import LevelStep, LevelSteps, StepState
from crowdgui.ui.pages.guarantee.theory import BoundsChartView
from crowdgui.ui.pages.workers.confusion_view import ConfusionView
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import LIGHT
from crowdgui.ui.widgets.bars import ClassBar
from crowdgui.ui.widgets.chips import VoteChip, VoteChips
from crowdgui.ui.widgets.lists import ConditionList
from crowdgui.ui.widgets.marks import FlagRow
from tests.ui.painted import colors, pixels, where

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

BARS = (
    BoundBar("Item by item", "Estimate", 0.103),
    BoundBar("From agreement", "Headline", 0.1601, BarKind.HEADLINE),
    BoundBar("Chernoff", "Model does not fit", 0.107, BarKind.DEMOTED),
    BoundBar("Hoeffding", "Estimate", 1.3),
    BoundBar("Expected", "Not a bound", 0.013, BarKind.EXPECTED),
    BoundBar("Bernstein", "Estimate", None, reason="not defined: t2 is below 0"),
)


def sized(widget: QWidget, width: int = 560) -> QWidget:
    widget.resize(width, max(widget.sizeHint().height(), 40))
    widget.show()
    return widget


def seen(widget: QWidget, width: int = 560) -> set[str]:
    return colors(sized(widget, width))


def test_ladder_sorts_the_loosest_first_and_never_rounds_a_bound_down(qtbot: QtBot) -> None:
    ladder = BoundsChartView()
    qtbot.addWidget(ladder)
    ladder.set_bars(BoundsChart.of(BARS, ErrorLine(0.0625, "wrong on gold: 5 of 80 (6.3 %)")))
    assert ladder.accessibleDescription().split("; ") == [
        "Hoeffding, Estimate: not useful: above 100%",
        "From agreement, Headline: 16.1%",
        "Chernoff, Model does not fit: 10.7%",
        "Item by item, Estimate: 10.3%",
        "Bernstein, Estimate: not defined: t2 is below 0",
        "Expected, Not a bound: 1.3%",
        "wrong on gold: 5 of 80 (6.3 %)",
    ]
    assert tokens().series[0].name() in seen(ladder)


def test_bars_grow_from_zero_on_one_scale(qtbot: QtBot) -> None:
    ladder = BoundsChartView()
    qtbot.addWidget(ladder)
    ladder.set_bars(BoundsChart.of(BoundBar("a", "", v, BarKind.HEADLINE) for v in (0.2, 0.1)))
    ladder.resize(560, ladder.sizeHint().height())
    ladder.show()
    image, solid = ladder.grab().toImage(), tokens().series[0].name()
    lengths = [
        sum(image.pixelColor(x, y).name() == solid for x in range(image.width()))
        for y in (4 + 17, 4 + 34 + 17)
    ]
    assert lengths[0] == pytest.approx(2 * lengths[1], abs=3)


@pytest.mark.parametrize("bars", [BARS[5:], BARS[3:4]])
def test_a_ladder_without_a_bar_to_draw_paints_names_and_axis(
    bars: tuple[BoundBar, ...], qtbot: QtBot
) -> None:
    ladder = BoundsChartView()
    qtbot.addWidget(ladder)
    ladder.set_bars(BoundsChart(bars))
    found = seen(ladder)
    assert {tokens().ctrl.name(), tokens().grid.name()} <= found
    assert where(ladder, tokens().text, 40).sum() > 50
    assert tokens().series[0].name() not in found


def test_a_ladder_of_nothing_is_empty(qtbot: QtBot) -> None:
    ladder = BoundsChartView()
    qtbot.addWidget(ladder)
    ladder.set_bars(BoundsChart(()))
    assert len(seen(ladder)) == 1


def test_every_kind_of_bar_looks_different(qtbot: QtBot) -> None:
    drawings = set()
    for kind in BarKind:
        ladder = BoundsChartView()
        qtbot.addWidget(ladder)
        ladder.set_bars(BoundsChart.of([BoundBar("a", "", 0.1, kind)]))
        drawings.add(pixels(sized(ladder)).tobytes())
    assert len(drawings) == len(BarKind)


def matrix(qtbot: QtBot) -> ConfusionView:
    view = ConfusionView()
    qtbot.addWidget(view)
    view.set_matrix(WorkerMatrixChart.of(["no", "yes"], np.array([[76, 342], [0, 0]])))
    view.resize(300, 140)
    view.show()
    return view


def test_confusion_cells_are_buttons(qtbot: QtBot) -> None:
    view = matrix(qtbot)
    with qtbot.waitSignal(view.cell_clicked) as clicked:
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(290, 50))
    assert clicked.args == [0, 1]
    with qtbot.assertNotEmitted(view.cell_clicked):
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(10, 50))


def test_confusion_cells_are_reached_by_keys(qtbot: QtBot) -> None:
    view = matrix(qtbot)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        qtbot.keyClick(view, key)
    with qtbot.waitSignal(view.cell_clicked) as clicked:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert clicked.args == [1, 0]
    assert view.accessibleDescription() == "No items whose final label is “yes”"


def test_confusion_says_share_and_count(qtbot: QtBot) -> None:
    view = matrix(qtbot)
    words = "“yes” given to 342 of 418 items whose final label is “no” (81.8%)"
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.accessibleDescription() == words
    sized(view)
    for answer, share in ((0, 76 / 418), (1, 342 / 418)):
        cell = view._cell(0, answer)
        inside = where(view, tokens().heat(share), 0)[
            cell.top() : cell.bottom() + 1, cell.left() : cell.right() + 1
        ]
        assert inside.mean() > 0.6
        assert where(view, tokens().heat(share), 0).sum() == inside.sum()
    assert tokens().sunken.name() in colors(view)


def test_an_empty_confusion_view_takes_keys_and_clicks(qtbot: QtBot) -> None:
    view = ConfusionView()
    qtbot.addWidget(view)
    assert len(seen(view)) == 1
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton)
    assert view.accessibleDescription() == ""


def test_class_bar_says_counts_with_shares_and_joins_the_rest(qtbot: QtBot) -> None:
    bar = ClassBar("classes")
    qtbot.addWidget(bar)
    bar.set_shares(ClassShares(("no", "yes"), (3, 1)))
    assert bar.accessibleDescription() == "no: 3 items, 75.0%; yes: 1 item, 25.0%"
    sized(bar)
    long, short = (where(bar, color)[4].sum() for color in tokens().series[:2])
    assert long == pytest.approx(3 * short, rel=0.05)
    assert long + short > 540
    bar.set_shares(ClassShares(tuple(f"class {i}" for i in range(9)), (10,) * 9))
    assert where(bar, tokens().ctrl)[4].sum() == pytest.approx(560 / 3, abs=4)
    assert bar.heightForWidth(200) > bar.heightForWidth(900)
    bar.set_shares(None)
    assert len(seen(bar)) == 1


def test_level_steps_say_what_does_not_hold(qtbot: QtBot) -> None:
    steps = LevelSteps()
    qtbot.addWidget(steps)
    steps.set_steps(
        [
            LevelStep("Estimate", "indication", StepState.REACHED),
            LevelStep("From agreement", "in doubt", StepState.DOES_NOT_HOLD),
            LevelStep("Gold", "true labels", StepState.CURRENT),
            LevelStep("Audit", "random check", StepState.OPEN),
        ]
    )
    assert "From agreement: in doubt; Gold: current" in steps.accessibleDescription()
    assert {tokens().accent.name(), tokens().bad.name()} <= seen(steps, 380)


def test_conditions_replace_each_other(qtbot: QtBot) -> None:
    conditions = ConditionList("conditions")
    qtbot.addWidget(conditions)
    for n in (3, 1):
        conditions.set_conditions([CheckRow(CheckStatus.FAILS, "It fails", "by 2")] * n)
    rows = [
        child for child in conditions.children() if getattr(child, "accessibleName", str)() != ""
    ]
    shown = [row for row in rows if not row.isHidden()]  # type: ignore[attr-defined]
    assert [row.accessibleName() for row in shown] == ["Does not hold: It fails"]  # type: ignore[attr-defined]


def test_flags_say_their_words(qtbot: QtBot) -> None:
    row = FlagRow()
    qtbot.addWidget(row)
    row.set_flags([FlagMark.GUESSING, FlagMark.EXCLUDED])
    assert row.accessibleName() == "Guessing, Excluded"
    assert tokens().warn_soft.name() in seen(row)


def test_votes_flow_and_tell_whose_they_are(qtbot: QtBot) -> None:
    chips = VoteChips()
    qtbot.addWidget(chips)
    chips.set_votes([VoteCell("old", 0, 1.0)])
    chips.set_votes([VoteCell(f"worker-{i}", i, 0.5, i == 1) for i in range(6)])
    layout = chips.layout()
    assert layout.heightForWidth(200) > layout.heightForWidth(900) == 28
    chips.resize(300, layout.heightForWidth(300))
    chips.show()
    made = {chip.vote.worker: chip for chip in chips.findChildren(VoteChip) if chip.isVisible()}
    assert list(made) == [f"worker-{i}" for i in range(6)]
    with qtbot.waitSignal(chips.worker_clicked) as clicked:
        made["worker-3"].click()
    assert clicked.args == ["worker-3"]
    assert "flagged" in made["worker-1"].toolTip()


@given(st.integers(1, 300), st.integers(1, 900), st.integers(1, 9), st.integers(0, 500))
def test_matrix_density_loses_no_label(workers: int, items: int, classes: int, n: int) -> None:
    rng = np.random.default_rng(0)
    item, worker, code = (rng.integers(0, k, n) for k in (items, workers, classes))
    density = matrix_density(item, worker, code, (workers, items, classes))
    assert density.sum() == n
    assert density.shape[0] <= 96
    assert density.shape[1] <= 320
    assert density.shape[2] <= 7


def test_matrix_places_and_colours() -> None:
    density = matrix_density(np.array([0, 2]), np.array([1, 0]), np.array([1, 0]), (2, 3, 2))
    assert density[1, 0].tolist() == [0, 1]
    assert density[0, 2].tolist() == [1, 0]
    pixels = matrix_colors(density, LIGHT)
    assert tuple(pixels[1, 0]) == (0xF2, 0x6C, 0x1F)
    assert tuple(pixels[0, 2]) == (0x24, 0x57, 0xC5)
    assert tuple(pixels[0, 0]) == (0xE6, 0xE9, 0xEE)


def test_matrix_picture_shows_them(qtbot: QtBot) -> None:
    picture = MatrixPicture()
    qtbot.addWidget(picture)
    assert len(seen(picture)) == 1
    density = matrix_density(np.array([0, 2]), np.array([1, 0]), np.array([1, 0]), (2, 3, 2))
    picture.set_density(density, "2 workers by 3 items")
    assert {c.name() for c in tokens().series[:2]} <= seen(picture)
    assert picture.accessibleDescription() == "2 workers by 3 items"


def test_level_steps_go_on_in_a_second_line_where_they_must(qtbot: QtBot) -> None:
    steps = LevelSteps()
    qtbot.addWidget(steps)
    names = ("Estimate", "Certified", "Gold", "Audit")
    steps.set_steps([LevelStep(name, "answers that are known", StepState.OPEN) for name in names])
    steps.resize(steps.sizeHint().width(), 50)
    steps.show()
    one = steps.height()
    steps.resize(steps.sizeHint().width() - 1, 50)
    assert steps.height() > one
    steps.resize(2 * steps.sizeHint().width(), 50)
    assert steps.height() == one


def test_a_confusion_view_gives_its_rows_the_room_their_names_need(qtbot: QtBot) -> None:
    view = ConfusionView()
    qtbot.addWidget(view)
    counts = np.array([[3, 1], [1, 3]])
    view.set_matrix(WorkerMatrixChart.of(("a", "b"), counts))
    narrow = view.minimumSizeHint().width()
    view.set_matrix(WorkerMatrixChart.of(("an ordinary name", "b"), counts))
    wide = view.minimumSizeHint().width()
    long = "a name that is far too long for the side of a matrix"
    view.set_matrix(WorkerMatrixChart.of((long, "b"), counts))
    widest = view.minimumSizeHint().width()
    assert narrow < wide < widest < narrow + scaled(80)
