"""The grid of shares: what it says, and how one gets about in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPoint, Qt

from crowdgui.ui.plots.heat_map import HeatCells, HeatMap
from crowdgui.ui.style.theme import Theme, apply_theme, tokens
from tests.ui.painted import colors

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


def cells(rows: int = 3, columns: int = 2) -> HeatCells:
    shares = np.linspace(0, 1, rows * columns).reshape(rows, columns)
    shares[0, 1] = np.nan
    return HeatCells(
        tuple(f"worker {i}" for i in range(rows)),
        tuple(f"class {k}" for k in range(columns)),
        shares,
        lambda row, column: f"cell {row} {column}",
    )


def shown(qtbot: QtBot, content: HeatCells | None, width: int = 320) -> HeatMap:
    heat = HeatMap("heat", "Shares")
    qtbot.addWidget(heat)
    heat.resize(width, 160)
    heat.show_cells(content)
    with qtbot.waitExposed(heat):
        heat.show()
    return heat


def test_a_cell_is_darker_the_larger_its_share(qtbot: QtBot) -> None:
    found = colors(shown(qtbot, cells()))
    for share in (0.0, 0.4, 1.0):
        assert tokens().heat(share).name() in found


def test_a_click_tells_row_and_column_but_not_of_an_empty_cell(qtbot: QtBot) -> None:
    heat = shown(qtbot, cells())
    spot = heat._rect(2, 1).center()
    with qtbot.waitSignal(heat.cell_clicked) as clicked:
        qtbot.mouseClick(heat.viewport(), LEFT, pos=spot)
    assert clicked.args == [2, 1]
    with qtbot.assertNotEmitted(heat.cell_clicked):
        qtbot.mouseClick(heat.viewport(), LEFT, pos=heat._rect(0, 1).center())
        qtbot.mouseClick(heat.viewport(), LEFT, pos=QPoint(4, 60))
    assert heat.accessibleDescription() == "cell 0 1"


def test_keys_reach_every_cell_and_bring_it_into_view(qtbot: QtBot) -> None:
    heat = shown(qtbot, cells(40, 30))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Left):
        qtbot.keyClick(heat, key)
    assert heat.accessibleDescription() == "cell 11 28"
    assert heat.viewport().rect().contains(heat._rect(11, 28))
    with qtbot.waitSignal(heat.cell_clicked) as clicked:
        qtbot.keyClick(heat, Qt.Key.Key_Return)
    assert clicked.args == [11, 28]
    for key in (Qt.Key.Key_Home, *[Qt.Key.Key_PageUp] * 4):
        qtbot.keyClick(heat, key)
    assert heat.accessibleDescription() == "cell 0 0"
    assert heat.horizontalScrollBar().value() == heat.verticalScrollBar().value() == 0


def test_the_cell_under_the_pointer_is_the_painted_one_after_scrolling(qtbot: QtBot) -> None:
    heat = shown(qtbot, cells(40, 30))
    heat.verticalScrollBar().setValue(100)
    heat.horizontalScrollBar().setValue(70)
    for cell in ((6, 4), (8, 7)):
        assert heat._cell_at(heat._rect(*cell).center()) == cell
    rows, columns = heat._in_sight()
    assert {row for row in range(40) if heat._rect(row, 0).bottom() > 22} >= set(rows)
    assert len(rows) < 10
    assert len(columns) < 15


def test_nothing_to_show_takes_keys_and_clicks(qtbot: QtBot) -> None:
    heat = shown(qtbot, None)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(heat, key)
    qtbot.mouseClick(heat.viewport(), LEFT)
    assert heat.accessibleDescription() == ""
    assert colors(heat) == {tokens().canvas.name()}


def test_other_cells_begin_at_the_first(qtbot: QtBot) -> None:
    heat = shown(qtbot, cells(40, 30))
    qtbot.keyClick(heat, Qt.Key.Key_End)
    heat.show_cells(cells())
    assert heat.accessibleDescription() == "cell 0 0"
    assert heat.horizontalScrollBar().maximum() == 0


def test_a_grid_takes_on_another_theme(qapp: QApplication, qtbot: QtBot) -> None:
    heat = shown(qtbot, cells())
    apply_theme(qapp, Theme.DARK_CONTRAST)
    found = colors(heat)
    assert tokens().heat(1.0).name() in found
    assert tokens().line.name() in found
