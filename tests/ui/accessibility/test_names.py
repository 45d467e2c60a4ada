"""Everything somebody acts on has a name to be heard, and every picture says what it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from crowdgui.ui.pages.data.matrix_picture import MatrixPicture
from crowdgui.ui.pages.guarantee.theory import BoundsChartView
from crowdgui.ui.pages.workers.confusion_view import ConfusionView
from crowdgui.ui.plots.base import Plot
from crowdgui.ui.plots.heat_map import HeatMap
from crowdgui.ui.widgets.bars import ClassBar, PairedBars, PosteriorBars
from tests.ui.accessibility.parts import acting, shown, spoken

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel

    from tests.ui.accessibility.walk import Walk


pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PICTURES = (
    Plot,
    ClassBar,
    ConfusionView,
    HeatMap,
    BoundsChartView,
    MatrixPicture,
    PairedBars,
    PosteriorBars,
)


def test_what_acts_has_names_pictures_say_and_give_their_data_and_tables_head_their_columns(
    lasting_walk: Walk,
) -> None:
    # What is asked for is what is told, which no painting changes.
    lasting_walk.window.setUpdatesEnabled(False)
    nameless, wordless, headless, kinds = set(), set(), set(), set()
    entries: dict[str, int] = {}
    for name, root in lasting_walk.everywhere():
        for widget in acting(root):
            if not widget.objectName() or not widget.accessibleName():
                nameless.add(f"{name}: {spoken(widget)}")
        for widget in shown(root):
            if isinstance(widget, PICTURES):
                kinds.add(type(widget).__name__)
                if not widget.accessibleName() or not widget.accessibleDescription():
                    wordless.add(f"{name}: {spoken(widget)}")
            if isinstance(widget, QTableView):
                model = widget.model()
                for column in range(model.columnCount()):
                    if not widget.isColumnHidden(column) and not head(model, column):
                        headless.add(f"{name}: {spoken(widget)} column {column}")
        ask_plots(root, entries)
    assert nameless == set()
    assert wordless == set()
    assert headless == set()
    assert len(kinds) >= 9
    assert len(entries) >= 9, "plots give their picture and their table to the keyboard"
    assert set(entries.values()) == {7}


def ask_plots(root: QWidget, entries: dict[str, int]) -> None:
    """Ask each new plot by the keyboard for its menu, and count its entries; look at its table."""
    for plot in root.findChildren(Plot):
        if plot.isVisible() and plot.objectName() not in entries:
            stop = next(w for w in plot.findChildren(QWidget) if w in acting(root))
            stop.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(stop, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
            menu = QApplication.activePopupWidget()
            entries[plot.objectName()] = 0 if menu is None else len(menu.actions())
            if menu is not None:
                menu.close()
            names, columns = plot.table()
            assert all(names)
            assert len(names) == len(columns)
            assert len({np.shape(column)[:1] for column in columns}) == 1


def head(model: QAbstractItemModel, column: int) -> Any:
    """Return what stands at the head of a column; a narrow one of ticks says it as a tooltip."""
    across = Qt.Orientation.Horizontal
    title = model.headerData(column, across, Qt.ItemDataRole.DisplayRole)
    return title or model.headerData(column, across, Qt.ItemDataRole.ToolTipRole)
