"""All the words of a window: on the screen, at the mouse, and for those who hear them."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)

from tests.ui.accessibility.parts import shown, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROWS = 30
_OF_FILES = {"export-preview", "import-preview", "import-order", "import-words"}
"""Views that show cells and columns of files as they are."""

_TAG = re.compile("<[^>]*>")


def words_of(root: QWidget) -> Iterator[tuple[str, str]]:
    """Return where words stand and the words, of a window and of all that is shown in it."""
    yield "title", root.windowTitle()
    for widget in shown(root):
        for words in _of_widget(widget):
            yield spoken(widget), html.unescape(_TAG.sub("", words))
        if isinstance(widget, QAbstractItemView) and widget.objectName() not in _OF_FILES:
            for words in _of_model(widget):
                yield spoken(widget), html.unescape(_TAG.sub("", words))


def words_of_actions(root: QWidget) -> Iterator[tuple[str, str]]:
    """Return the words of the menus, but for what the user opened before."""
    for action in root.findChildren(QAction):
        if action.objectName() or action.menu() is not None:
            yield f"action {action.objectName()}", action.text()


def _of_widget(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QSpinBox | QDoubleSpinBox):
        yield from (widget.prefix(), widget.suffix())
    elif isinstance(widget, QAbstractSpinBox):
        yield widget.specialValueText()
    elif isinstance(widget, QTabBar):
        yield from map(widget.tabText, range(widget.count()))
    elif isinstance(widget, QComboBox):
        yield from map(widget.itemText, range(widget.count()))


def _of_model(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if isinstance(view, QHeaderView) or not isinstance(model, QAbstractItemModel):
        return
    roles = Qt.ItemDataRole
    for column in range(model.columnCount() if isinstance(view, QTableView) else 1):
        if isinstance(view, QTableView):
            for role in (roles.DisplayRole, roles.ToolTipRole):
                yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
        for row in range(min(_ROWS, model.rowCount())):
            for role in (roles.DisplayRole, roles.ToolTipRole, roles.AccessibleTextRole):
                yield str(model.index(row, column).data(role) or "")
