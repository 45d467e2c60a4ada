"""What a window consists of for somebody who uses it by keyboard or hears it."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

ACTING = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
)


def visible(root: QWidget) -> list[QWidget]:
    """Return every widget of a window that is on the screen, other windows' left out."""
    return [each for each in shown(root) if not each.visibleRegion().isEmpty()]


def shown(root: QWidget) -> list[QWidget]:
    """Return every widget that is not hidden, those too that a scrolled area keeps out of sight."""
    window = root.window()
    there = [each for each in root.findChildren(QWidget) if each.isVisible()]
    return [each for each in there if each.window() is window]


def acting(root: QWidget) -> list[QWidget]:
    """Return what a user acts on: Qt's own kinds, and what takes the focus by a property."""
    return [each for each in shown(root) if _acts(each) and not _is_part(each)]


def spoken(widget: QWidget) -> str:
    """Name a widget for a report."""
    return f"{type(widget).__name__} {widget.objectName() or '(no name)'}"


def _acts(widget: QWidget) -> bool:
    return isinstance(widget, ACTING) or bool(widget.property("ring"))


def _is_part(widget: QWidget) -> bool:
    """Whether a widget is one of Qt's own parts of another that acts."""
    if isinstance(widget, QHeaderView | QScrollBar):
        return True
    parent = widget.parentWidget()
    compound = isinstance(parent, QAbstractSpinBox | QComboBox | QTabBar | QLineEdit)
    return compound or (
        isinstance(parent, QAbstractScrollArea)
        and type(widget).__module__.startswith("PySide6")
        and widget.objectName().startswith("qt_")
    )


def stops(root: QWidget) -> list[QWidget]:
    """Return what Tab must come to: all that acts and is enabled; of radio buttons the chosen."""
    return [each for each in acting(root) if each.isEnabled() and not _is_behind_another(each)]


def _is_behind_another(widget: QWidget) -> bool:
    """Whether the arrow keys lead to a button, from the one of its group that is chosen."""
    if not isinstance(widget, QAbstractButton) or widget.isChecked():
        return False
    group = widget.group()
    if group is not None and group.exclusive():
        return group.checkedButton() is not None
    return widget.autoExclusive()
