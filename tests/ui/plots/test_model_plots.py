"""The picture of a model and each person."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtGui import QFontMetrics

from crowdgui.core.groups.replacement import compare_with_people
from crowdgui.figures.replacement_chart import replacement_chart
from crowdgui.ui.plots.interval_rows import GAP
from crowdgui.ui.plots.model_plots import ReplacementPlot
from crowdgui.ui.style.fonts import font
from tests.core.groups.mixed_crowds import named_crowd

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_short_names_leave_room_for_the_title_above_them(qtbot: QtBot) -> None:
    labels, _, _ = named_crowd()
    test = compare_with_people(labels, 8, np.arange(8))
    plot = ReplacementPlot()
    qtbot.addWidget(plot)
    shown = replacement_chart(test, [f"p{k}" for k in range(labels.n_workers)])
    plot.set_chart(shown)
    plot.resize(320, 300)
    plot.show()
    plot.grab()
    room = plot._view._area(shown).x() - GAP
    assert room >= QFontMetrics(font("header")).horizontalAdvance("Person")
