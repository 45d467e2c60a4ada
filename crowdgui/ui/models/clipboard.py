"""Tables to the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtGui import QGuiApplication

from crowdgui.ui.models.tsv import tsv

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_COPIED = 100_000
"""Rows copied at once; the text of more would hold the window up. Export has no such limit."""


def copy_table(header: Sequence[str], columns: Sequence[Any]) -> int:
    """Copy columns with their headers; give how many rows were copied."""
    rows = min(len(columns[0]), MOST_COPIED)
    cells = ([_cell(column[row]) for column in columns] for row in range(rows))
    QGuiApplication.clipboard().setText(tsv([header, *cells]))
    return rows


def _cell(value: Any) -> str:
    if isinstance(value, bool | np.bool_):
        return "true" if value else "false"
    if isinstance(value, float):
        return "" if value != value else f"{value:.6g}"
    return str(value)
