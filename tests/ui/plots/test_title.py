"""The title of a plot: whole where it is narrow, and no reason for a page to scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.ui.plots.convergence_plot import ConvergencePlot

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
    title = plot._title
    before = title.minimumHeight()
    title.resize(title.sizeHint().width() // 2, before)
    assert title.minimumHeight() >= 2 * before
