"""Which columns of a table are shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QMenu

from crowdgui.core.text import number, tr
from crowdgui.ui.models.columns import Kind
from crowdgui.ui.widgets.buttons import button

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QPushButton

    from crowdgui.ui.widgets.table_view import TableView


class ColumnPicker:
    """A button that counts the columns shown, with a menu to tick them; names always stay."""

    def __init__(self, view: TableView, hidden: Iterable[str] = ()) -> None:
        self._view = view
        self._hidden = set(hidden)
        self._picked: set[str] = set()
        self.button: QPushButton = button(
            "", "quiet", name=f"{view.objectName()}-columns", icon="columns"
        )
        self._menu = QMenu(self.button)
        self.button.setMenu(self._menu)
        view.table.modelReset.connect(self._apply)
        self._apply()

    def suggest(self, keys: Iterable[str], shown: bool) -> None:
        """Show some columns, or not, as far as the user has not picked them."""
        suggested = set(keys) - self._picked
        wanted = self._hidden - suggested if shown else self._hidden | suggested
        if wanted != self._hidden:
            self._hidden = wanted
            self._apply()

    @Slot()
    def _apply(self) -> None:
        self._menu.clear()
        for place, column in enumerate(self._view.table.columns):
            self._view.setColumnHidden(place, column.key in self._hidden)
            if column.kind in (Kind.ID, Kind.CHECK):
                continue
            action = self._menu.addAction(column.title)
            action.setObjectName(f"{self.button.objectName()}-{column.key}")
            action.setCheckable(True)
            action.setChecked(column.key not in self._hidden)
            action.toggled.connect(partial(self._show, place, column.key))
        self._view.stretch_last()
        self._count()

    def _show(self, place: int, key: str, shown: bool) -> None:
        self._picked.add(key)
        self._view.setColumnHidden(place, not shown)
        if shown:
            self._hidden.discard(key)
            self._view.resizeColumnToContents(place)
        else:
            self._hidden.add(key)
        self._view.stretch_last()
        self._count()

    def _count(self) -> None:
        columns = [column for column in self._view.table.columns if column.title]
        shown = sum(column.key not in self._hidden for column in columns)
        words = tr("Columns {shown} of {all}", shown=number(shown), all=number(len(columns)))
        self.button.setText(words)
        self.button.setAccessibleName(words)
