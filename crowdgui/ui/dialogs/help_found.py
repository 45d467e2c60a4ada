"""The list of places in the help that have the words searched for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from crowdgui.core.text import tr
from crowdgui.ui.fonts import Role, font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.dialogs.help_book import Found

Index = QModelIndex | QPersistentModelIndex

_FOUND = Qt.ItemDataRole.UserRole
_INSET = 8
_WRAP = Qt.TextFlag.TextWordWrap


class FoundList(QListWidget):
    """One entry a place: its page and heading, and the words around what was found.

    Signals: `place_wanted` with the place of the entry chosen.
    """

    place_wanted = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        named(self, name, tr("Places found"))
        self.setItemDelegate(_FoundDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.itemClicked.connect(self._tell)
        self.itemActivated.connect(self._tell)

    def show_found(self, found: Sequence[Found]) -> None:
        self.clear()
        for one in found:
            entry = QListWidgetItem(f"{_title(one)}. {one.excerpt}", self)
            entry.setData(_FOUND, one)
        self.scrollToTop()

    def _tell(self, entry: QListWidgetItem) -> None:
        self.place_wanted.emit(entry.data(_FOUND).place)


def _title(found: Found) -> str:
    if found.heading == found.title:
        return found.title
    return tr("{page} › {heading}", page=found.title, heading=found.heading)


class _FoundDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, tokens().accent_soft)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, tokens().hover)
        found: Found = index.data(_FOUND)
        area = option.rect.adjusted(scaled(_INSET), scaled(_INSET), -scaled(_INSET), 0)
        title = _title(found)
        painter.setFont(font("strong"))
        painter.setPen(tokens().text)
        painter.drawText(area, _WRAP, title)
        area.setTop(area.top() + _height(title, "strong", area.width()) + scaled(2))
        painter.setFont(font("caption"))
        painter.setPen(tokens().text2)
        painter.drawText(area, _WRAP, found.excerpt)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, FoundList)
        found: Found = index.data(_FOUND)
        width = view.viewport().width() - 2 * scaled(_INSET)
        high = _height(_title(found), "strong", width) + _height(found.excerpt, "caption", width)
        return QSize(width, high + 2 * scaled(_INSET) + scaled(2))


def _height(text: str, role: Role, width: int) -> int:
    area = QRect(0, 0, width, 10_000)
    return QFontMetrics(font(role)).boundingRect(area, _WRAP.value, text).height()
