"""Short words for what every widget needs: names and rows and columns of parts."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

AnyWidget = TypeVar("AnyWidget", bound=QWidget)
AnyBox = TypeVar("AnyBox", bound=QBoxLayout)
Part = QWidget | QLayout | None
Margins = tuple[int, int, int, int]


def named(widget: AnyWidget, name: str, title: str = "") -> AnyWidget:
    """Give a widget the name tests find it by, and the words a screen reader says."""
    widget.setObjectName(name)
    widget.setAccessibleName(title)
    return widget


def row(
    *parts: Part, parent: QWidget | None = None, spacing: int = 8, margins: Margins = (0, 0, 0, 0)
) -> QHBoxLayout:
    """Lay parts out side by side; None takes the room that is left."""
    return _fill(QHBoxLayout(), parent, parts, spacing, margins)


def column(
    *parts: Part, parent: QWidget | None = None, spacing: int = 0, margins: Margins = (0, 0, 0, 0)
) -> QVBoxLayout:
    """Lay parts out one below the other; None takes the room that is left."""
    return _fill(QVBoxLayout(), parent, parts, spacing, margins)


def _fill(
    box: AnyBox, parent: QWidget | None, parts: tuple[Part, ...], spacing: int, margins: Margins
) -> AnyBox:
    if parent is not None:
        parent.setLayout(box)
    box.setSpacing(spacing)
    box.setContentsMargins(*margins)
    for part in parts:
        if isinstance(part, QWidget):
            box.addWidget(part)
        elif part is None:
            box.addStretch(1)
        else:
            box.addLayout(part)
    return box
