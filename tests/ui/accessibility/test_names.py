"""Everything somebody acts on has a name to be heard, and every picture says what it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView

from crowdgui.ui.pages.data.matrix_picture import MatrixPicture
from crowdgui.ui.pages.guarantee.bounds_chart import BoundsChartView
from crowdgui.ui.pages.workers.confusion_view import ConfusionView
from crowdgui.ui.plots.base import Plot
from crowdgui.ui.widgets.bars import ClassBar, PairedBars, PosteriorBars
from crowdgui.ui.widgets.heat_map import HeatMap
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


def test_what_acts_has_names_pictures_say_their_data_and_tables_head_their_columns(
    walk: Walk,
) -> None:
    nameless, wordless, headless, kinds = set(), set(), set(), set()
    for name, root in walk.everywhere():
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
    assert nameless == set()
    assert wordless == set()
    assert headless == set()
    assert len(kinds) >= 9


def head(model: QAbstractItemModel, column: int) -> Any:
    """Return what stands at the head of a column; a narrow one of ticks says it as a tooltip."""
    across = Qt.Orientation.Horizontal
    title = model.headerData(column, across, Qt.ItemDataRole.DisplayRole)
    return title or model.headerData(column, across, Qt.ItemDataRole.ToolTipRole)
