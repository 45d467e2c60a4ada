"""The classes that come of the words, in an order that can be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from crowdgui.core.text import number, tr, tr_n
from crowdgui.ui.fonts import base_px, font
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAME = Qt.ItemDataRole.UserRole
_MOST_SHOWN = 200


class ClassOrder(QWidget):
    """Signals: `ordered` with all the classes in the order the user gave them."""

    ordered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._title = text_label("", "strong")
        self._list = named(QListWidget(), "import-order", tr("Classes in their order"))
        self._list.setFont(font("body"))
        self._list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self._list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self._up = button(tr("Up"), name="import-order-up")
        self._down = button(tr("Down"), name="import-order-down")
        column(
            self._title,
            self._list,
            row(self._up, self._down, None),
            parent=self,
            spacing=8,
            margins=(12, 10, 16, 12),
        ).setStretch(1, 1)
        self._list.model().rowsMoved.connect(self._tell)
        self._list.currentRowChanged.connect(self._offer)
        self._up.clicked.connect(lambda: self._move(-1))
        self._down.clicked.connect(lambda: self._move(1))
        self._offer(-1)

    def show_classes(self, counts: Mapping[str, int]) -> None:
        """Show classes with the answers of each; the one that was chosen stays so."""
        self._title.setText(tr_n("{n} class", "{n} classes", len(counts)))
        if list(counts) == self.names() and list(counts.values()) == self._counts():
            return
        current = self._list.currentItem()
        chosen = current.data(_NAME) if current is not None else None
        self._list.clear()
        for name, count in counts.items():
            item = QListWidgetItem(tr("{name}  ({n})", name=name[:_MOST_SHOWN], n=number(count)))
            item.setData(_NAME, name)
            item.setData(_NAME + 1, count)
            item.setSizeHint(QSize(0, base_px() + 11))
            item.setToolTip(plain_tooltip(name))
            self._list.addItem(item)
            if name == chosen:
                self._list.setCurrentItem(item)
        self._offer(self._list.currentRow())

    def names(self) -> list[str]:
        return [self._list.item(i).data(_NAME) for i in range(self._list.count())]

    def _counts(self) -> list[int]:
        return [self._list.item(i).data(_NAME + 1) for i in range(self._list.count())]

    def _move(self, by: int) -> None:
        place = self._list.currentRow()
        item = self._list.takeItem(place)
        self._list.insertItem(place + by, item)
        self._list.setCurrentItem(item)
        self._tell()

    def _tell(self) -> None:
        self._offer(self._list.currentRow())
        self.ordered.emit(tuple(self.names()))

    def _offer(self, place: int) -> None:
        self._up.setEnabled(place > 0)
        self._down.setEnabled(0 <= place < self._list.count() - 1)
