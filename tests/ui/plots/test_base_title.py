"""What stands above a plot: whole where it is narrow, and no reason for a page to scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.ui.plots.base import PlotHead
from crowdgui.ui.plots.convergence_plot import ConvergencePlot
from crowdgui.ui.widgets.buttons import button

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_a_title_leaves_the_height_of_its_plot_to_the_page(qtbot: QtBot) -> None:
    plot = ConvergencePlot()
    qtbot.addWidget(plot)
    assert not plot.layout().hasHeightForWidth()


def test_a_title_takes_two_lines_where_there_is_no_room_for_one(qtbot: QtBot) -> None:
    plot = ConvergencePlot()
    qtbot.addWidget(plot)
    plot.resize(600, 400)
    plot.show()
    title = plot.head.title
    before = title.minimumHeight()
    title.resize(title.sizeHint().width() // 2, before)
    assert title.minimumHeight() >= 2 * before


def test_a_caption_goes_below_the_title_where_both_do_not_fit_and_comes_back(qtbot: QtBot) -> None:
    head = PlotHead("Convergence of the labels", "weighted agreement, which can only rise")
    qtbot.addWidget(head)
    head.show()
    beside = head.title.wanted + head.caption.wanted + 8
    for width, below in ((beside, False), (beside - 1, True), (beside, False)):
        head.resize(width, 60)
        qtbot.waitUntil(
            lambda below=below: (head.caption.y() >= head.title.geometry().bottom()) is below
        )
        assert head.caption.width() >= head.caption.wanted


def test_a_caption_wraps_where_a_line_of_its_own_is_too_short(qtbot: QtBot) -> None:
    head = PlotHead("Settled", "weighted agreement, which can only rise, after every step")
    qtbot.addWidget(head)
    head.resize(head.caption.wanted // 2 + 40, 90)
    head.show()
    line = head.caption.fontMetrics().height()
    qtbot.waitUntil(lambda: head.caption.minimumHeight() >= 2 * line - 2)
    assert head.caption.height() >= head.caption.minimumHeight()


def test_the_title_goes_above_buttons_that_leave_it_no_room(qtbot: QtBot) -> None:
    head = PlotHead("How many labels do you need?", "")
    qtbot.addWidget(head)
    run = button("Run the study", name="run")
    head.addWidget(run)
    head.resize(head.title.wanted + run.sizeHint().width() + 8, 80)
    head.show()
    qtbot.waitUntil(lambda: run.x() > head.title.x() and run.y() < head.title.height())
    run.setText("Run the study of fewer labels")
    qtbot.waitUntil(lambda: run.y() >= head.title.geometry().bottom())
    assert head.title.width() >= head.title.wanted
