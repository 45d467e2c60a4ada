"""Fields for numbers."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox

from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import named

Field = TypeVar("Field", QSpinBox, QDoubleSpinBox)

_INSET = 8
_AROUND = 10
"""The border, what an editor leaves free at its ends, and the cursor."""


def number_field(name: str, title: str, low: int, high: int) -> QSpinBox:
    """Make a field for a whole number from low to high."""
    made = named(QSpinBox(minimum=low, maximum=high), name, title)
    return _inset(made)


def decimal_field(name: str, title: str, low: float, high: float, decimals: int) -> QDoubleSpinBox:
    """Make a field for a number from low to high with some decimals."""
    made = named(QDoubleSpinBox(decimals=decimals, minimum=low, maximum=high), name, title)
    return _inset(made)


def keep_width(field: Field, least: int) -> None:
    """Fix the width of a field at `least` px, or at what its longest number with suffix takes."""
    field.ensurePolished()
    ends = (field.textFromValue(end) for end in (field.minimum(), field.maximum()))
    texts = [field.prefix() + end + field.suffix() for end in ends]
    widest = max(map(field.fontMetrics().horizontalAdvance, texts))
    field.setFixedWidth(max(scaled(least), widest + 2 * _INSET + _AROUND))


def _inset(made: Field) -> Field:
    made.setKeyboardTracking(False)
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    # The stylesheet's padding does not reach the editor inside.
    made.lineEdit().setTextMargins(_INSET, 0, _INSET, 0)
    return made
