"""Everything somebody acts on has a name to be heard, and every picture says what it shows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTableView, QWidget

from crowdgui.ui.pages.data.page import MatrixPicture
from crowdgui.ui.pages.guarantee.theory import BoundsChartView
from crowdgui.ui.pages.workers.confusion_view import ConfusionView
from crowdgui.ui.plots.base import Plot
from crowdgui.ui.plots.heat_map import HeatMap
from crowdgui.ui.widgets.bars import ClassBar, PairedBars, PosteriorBars
from tests.ui.accessibility.parts import acting, shown, spoken

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel


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


class Names:
    """Looks at one place after another, and holds at the end what was found against what is due."""

    def __init__(self) -> None:
        self._nameless: set[str] = set()
        self._otherwise: set[str] = set()
        self._alike: set[str] = set()
        self._wordless: set[str] = set()
        self._headless: set[str] = set()
        self._kinds: set[str] = set()
        self._entries: dict[str, int] = {}

    def look(self, name: str, root: QWidget) -> None:
        for widget in acting(root):
            if not widget.objectName() or not widget.accessibleName():
                self._nameless.add(f"{name}: {spoken(widget)}")
            if not heard_as_seen(widget):
                self._otherwise.add(f"{name}: {spoken(widget)}")
        heard = Counter(
            (each.accessibleName(), each.accessibleDescription(), type(each))
            for each in acting(root)
            if isinstance(each, QAbstractButton)
        )
        self._alike |= {f"{name}: {said}" for (said, *_), n in heard.items() if n > 1}
        for widget in shown(root):
            if isinstance(widget, PICTURES):
                self._kinds.add(type(widget).__name__)
                if not widget.accessibleName() or not widget.accessibleDescription():
                    self._wordless.add(f"{name}: {spoken(widget)}")
            if isinstance(widget, QTableView):
                model = widget.model()
                for column in range(model.columnCount()):
                    if not widget.isColumnHidden(column) and not head(model, column):
                        self._headless.add(f"{name}: {spoken(widget)} column {column}")
        ask_plots(root, self._entries)

    def hold(self) -> None:
        assert self._nameless == set()
        assert self._otherwise == set()
        assert self._alike == set()
        assert self._wordless == set()
        assert self._headless == set()
        assert len(self._kinds) >= 9
        assert len(self._entries) >= 9, "plots give their picture and their table to the keyboard"
        assert set(self._entries.values()) == {7}


def heard_as_seen(widget: QWidget) -> bool:
    """Whether a button is called by its words: who speaks to the window says what is seen."""
    if not isinstance(widget, QAbstractButton):
        return True
    words = widget.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
    seen, heard = (" ".join(each.split()).strip("«…»") for each in (words, widget.accessibleName()))
    return seen.casefold() in heard.casefold()


def ask_plots(root: QWidget, entries: dict[str, int]) -> None:
    """Ask each new plot by the keyboard for its menu, and count its entries; look at its table."""
    plots = [each for each in root.findChildren(Plot) if each.isVisible()]
    if new := [each for each in plots if each.objectName() not in entries]:
        for plot in new:
            # A plot is drawn a moment after it is shown.
            plot.draw_now()
        acts = acting(root)
        for plot in new:
            stop = next(each for each in acts if plot.isAncestorOf(each))
            stop.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(stop, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
            menu = QApplication.activePopupWidget()
            entries[plot.objectName()] = 0 if menu is None else len(menu.actions())
            if menu is not None:
                menu.close()
                root.activateWindow()
                QApplication.processEvents()
            names, columns = plot.table()
            assert all(names)
            assert len(names) == len(columns)
            assert len({np.shape(column)[:1] for column in columns}) == 1


def head(model: QAbstractItemModel, column: int) -> Any:
    """Return what stands at the head of a column; a narrow one of ticks says it as a tooltip."""
    across = Qt.Orientation.Horizontal
    title = model.headerData(column, across, Qt.ItemDataRole.DisplayRole)
    return title or model.headerData(column, across, Qt.ItemDataRole.ToolTipRole)
