"""Short tables of plain words, all dressed alike, whatever model or items they show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from crowdgui.ui.fonts import base_px, font, scaled
from crowdgui.ui.widgets.plain_cells import PlainCells

if TYPE_CHECKING:
    from collections.abc import Mapping


def dress(table: QTableView, widths: Mapping[int, int]) -> None:
    """Dress a table whose rows are chosen whole.

    The columns in `widths` are so wide, in pixels of a plain screen; the others share the rest.
    """
    table.setItemDelegate(PlainCells(table))
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setFont(font("body"))
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(base_px() + 15)
    header = table.horizontalHeader()
    header.setFont(font("header"))
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    for column, width in widths.items():
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        table.setColumnWidth(column, scaled(width))
