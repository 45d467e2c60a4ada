"""A table model over numpy columns that sorts, filters and finds by permutation."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from crowdgui.ui.models.columns import Column, Kind
from crowdgui.ui.models.ordering import TextFinder, sorted_rows
from crowdgui.ui.models.tsv import tsv
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from numpy.typing import NDArray

Index = QModelIndex | QPersistentModelIndex

MOST_ROWS = 50_000_000
"""Qt counts a table's height in 31 bits; more rows of 30 px freeze it."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """Roles beside Qt's own: the value behind a cell, and whether its row is dimmed."""

    RAW = Qt.ItemDataRole.UserRole
    DIMMED = Qt.ItemDataRole.UserRole + 1


class ArrayTableModel(QAbstractTableModel):
    """Shows columns over the same source rows. `rows` maps each shown row to its source row."""

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self.columns: tuple[Column, ...] = ()
        self.rows: NDArray[np.int64] = np.empty(0, dtype=np.int64)
        self.sorted_by: tuple[str, Qt.SortOrder] | None = None
        self._order = self.rows
        self._filter: NDArray[np.bool_] | None = None
        self._found: NDArray[np.bool_] | None = None
        self._dimmed: NDArray[np.bool_] | None = None
        self._finder: TextFinder | None = None

    def set_columns(
        self,
        columns: Sequence[Column],
        n_rows: int,
        *,
        find_in: NDArray[Any] | None = None,
        dimmed: NDArray[np.bool_] | None = None,
    ) -> None:
        """Show other rows, in their own order and unfiltered. `find_in` is what find looks at."""
        if n_rows > MOST_ROWS:
            raise ValueError(f"A table shows at most {MOST_ROWS:,} rows, not {n_rows:,}.")
        self.beginResetModel()
        self.columns = tuple(columns)
        self.sorted_by = self._filter = self._found = None
        self._dimmed = dimmed
        self._finder = None if find_in is None else TextFinder(find_in)
        self.rows = self._order = np.arange(n_rows)
        self.endResetModel()

    def set_dimmed(self, dimmed: NDArray[np.bool_] | None) -> None:
        """Dim other source rows; what columns give by a function is asked for again."""
        self._dimmed = dimmed
        if self.rows.size and self.columns:
            last = self.index(self.rows.size - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def set_filter(self, mask: NDArray[np.bool_] | None) -> None:
        """Show only the source rows that `mask` marks; None shows all."""
        self._filter = mask
        self._show()

    def set_find(self, text: str) -> None:
        """Show only the source rows whose text contains `text`; empty text shows all."""
        if self._finder is None:
            return
        self._found = self._finder.matches(text) if text.strip() else None
        self._show()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; one that cannot, or -1, restores the order of the source."""
        keys = self.columns[column].keys if 0 <= column < len(self.columns) else None
        if keys is None:
            self.sorted_by, self._order = None, np.arange(self._order.size)
        else:
            descending = order == Qt.SortOrder.DescendingOrder
            self.sorted_by = (self.columns[column].key, order)
            self._order = sorted_rows(keys, descending=descending)
        self._show()
        if self.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def ends(self, first: int, last: int) -> tuple[QModelIndex, QModelIndex]:
        """Give the first cell of one shown row and the last of another; `index` checks first."""
        return self.createIndex(first, 0), self.createIndex(last, len(self.columns) - 1)

    def shown_row(self, source: int) -> int:
        """Give where a source row is shown, -1 where a filter hides it."""
        places = np.flatnonzero(self.rows == source)
        return int(places[0]) if places.size else -1

    def tsv(self, rows: Iterable[int], keys: Collection[str] | None = None) -> str:
        """Write the shown rows `rows` with headers as text; only the columns `keys`, if given."""
        columns = [c for c in self.columns if c.title and (keys is None or c.key in keys)]
        cells = ([c.display(int(self.rows[row])) for c in columns] for row in rows)
        return tsv([[c.title for c in columns], *cells])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else int(self.rows.size)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column, row = self.columns[index.column()], int(self.rows[index.row()])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.display(row)
            case Role.RAW:
                return column.value(row)
            case Role.DIMMED:
                return self._dimmed is not None and bool(self._dimmed[row])
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(column.reason(row))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.kind is Kind.NUMBER else _LEFT
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{column.title or column.key}: {column.display(row)}"
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title + self._arrow(column.key)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(column.tooltip)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.kind is Kind.NUMBER else _LEFT
        return None

    def _arrow(self, key: str) -> str:
        if self.sorted_by is None or self.sorted_by[0] != key:
            return ""
        return " ↓" if self.sorted_by[1] == Qt.SortOrder.DescendingOrder else " ↑"

    def _show(self) -> None:
        """Swap the rows in; what was selected is no longer where it was, so it is let go."""
        self.layoutAboutToBeChanged.emit()
        rows = self._order
        for mask in (self._filter, self._found):
            if mask is not None:
                rows = rows[mask[rows]]
        self.rows = rows
        self.changePersistentIndexList(
            self.persistentIndexList(), [QModelIndex()] * len(self.persistentIndexList())
        )
        self.layoutChanged.emit()
