"""Fields for numbers."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox

from crowdgui.ui.widgets.build import named

Field = TypeVar("Field", QSpinBox, QDoubleSpinBox)

_INSET = 8


def number_field(name: str, title: str, low: int, high: int) -> QSpinBox:
    """Make a field for a whole number from low to high."""
    made = named(QSpinBox(minimum=low, maximum=high), name, title)
    return _inset(made)


def decimal_field(name: str, title: str, low: float, high: float, decimals: int) -> QDoubleSpinBox:
    """Make a field for a number from low to high with some decimals."""
    made = named(QDoubleSpinBox(decimals=decimals, minimum=low, maximum=high), name, title)
    return _inset(made)


def _inset(made: Field) -> Field:
    made.setKeyboardTracking(False)
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    # The stylesheet's padding does not reach the editor inside.
    made.lineEdit().setTextMargins(_INSET, 0, _INSET, 0)
    return made
