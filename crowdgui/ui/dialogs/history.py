"""The history of changes, to undo and redo up to a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialog,
    QStyledItemDelegate,
    QUndoView,
    QWidget,
)

from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import base_px
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, resize_within_screen
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtCore import QLocale
    from PySide6.QtGui import QUndoGroup
    from PySide6.QtWidgets import QStyleOptionViewItem

    from crowdgui.ui.models.table_model import Index


_HISTORY_SIZE = (360, 420)


class HistoryDialog(QDialog):
    """Opens beside the window; a click or the arrow keys undo and redo up to a line."""

    def __init__(self, undos: QUndoGroup, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("History")
        named(self, "history-dialog", title).setWindowTitle(title)
        self.view = named(QUndoView(undos), "history", title)
        self.view.setEmptyLabel(tr("before the first change"))
        self.view.setItemDelegate(_HistoryLine(self.view))
        lead = tr(
            "Choose a line to go back or forward to it. Later lines stay here until you "
            "change something else."
        )
        lines = column(
            text_label(lead, "caption", "text2", wrap=True),
            self.view,
            parent=self,
            spacing=8,
            margins=(16, 16, 16, 16),
        )
        lines.setStretchFactor(self.view, 1)
        FocusRing(self)
        resize_within_screen(self, *_HISTORY_SIZE)
        self.view.setFocus()


class _HistoryLine(QStyledItemDelegate):
    """A change as a line of a list: it begins with a capital, and is paler where it is undone."""

    def __init__(self, view: QUndoView) -> None:
        super().__init__(view)
        self._view = view

    def displayText(self, value: Any, locale: QLocale | QLocale.Language) -> str:
        words = str(value)
        return words[:1].upper() + words[1:]

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.row() > self._view.currentIndex().row():
            option.palette.setColor(QPalette.ColorRole.Text, tokens().text3)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), base_px() + 13)
