"""A table model over numpy columns that sorts, filters and finds by permutation."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)

from crowdgui.jobs.runner import Runner
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.models.row_order import (
    OrderedRows,
    RowQuery,
    TextFinder,
    keep_together,
    order_rows,
)
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from crowdgui.core.arrays import IntArray
    from crowdgui.ui.models.columns import TableSections


_TOLD_SINGLY = 100
"""Rows that have changed and are drawn again one by one; of more, all in sight are."""


Index = QModelIndex | QPersistentModelIndex


MOST_ROWS = 50_000_000
"""Qt counts a table's height in 31 bits; more rows of 30 px freeze it."""


AT_ONCE = 20_000
"""More rows than these are sorted and searched in another thread."""


MOST_SHOWN = 400
"""Characters of a cell that are drawn; all of them are found, sorted by and copied."""


_MOST_TOLD = 2000
"""Characters that a tooltip shows."""


# A mirrored window moves columns, not numbers within one: they are painted where they were.
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


_RIGHT = Qt.AlignmentFlag.AlignRight | _MIDDLE


_LEFT = Qt.AlignmentFlag.AlignLeft | _MIDDLE


VALUE_ROLE = Qt.ItemDataRole.UserRole
"""A cell's value, beside Qt's own roles."""


class ShownCell(NamedTuple):
    """All that is painted of a cell."""

    kind: CellKind
    value: Any
    words: str
    dimmed: bool
    icon: str | None


class ArrayTableModel(QAbstractTableModel):
    """Shows columns over the same source rows. `rows` maps each shown row to its source row.

    A long table is sorted and searched in a thread of its own, and shows what it did until that is
    done; whatever is asked for meanwhile takes the place of what was asked before.

    Signals: `arranged` when the rows are as last asked for; `failed` with a sentence where they
    could not be, and stay as they were.
    """

    arranged = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self.columns: tuple[TableColumn, ...] = ()
        self.rows: IntArray = np.arange(0)
        self.sections: TableSections | None = None
        self.sorted_by: tuple[str, Qt.SortOrder] | None = None
        self._wanted = self._shown = _as_in_source(self.rows, None)
        self._then: Callable[[], object] | None = None
        self._dimmed: NDArray[np.bool_] | None = None
        # No child of the model's: it must be able to end the thread while the model is taken down.
        self._runner = runner = Runner()
        runner.succeeded.connect(self._on_arranged)
        runner.failed.connect(self._on_failed)
        # The signal brings what is destroyed, which is no time to wait.
        self.destroyed.connect(lambda: runner.shut_down())

    def set_columns(
        self,
        columns: Sequence[TableColumn],
        n_rows: int,
        *,
        find_in: NDArray[Any] | None = None,
        dimmed: NDArray[np.bool_] | None = None,
        sections: TableSections | None = None,
    ) -> None:
        """Show other rows, in their own order and unfiltered. `find_in` is what find looks at."""
        if n_rows > MOST_ROWS:
            raise ValueError(f"A table shows at most {MOST_ROWS:,} rows, not {n_rows:,}.")
        self.beginResetModel()
        self.columns = tuple(columns)
        self.sorted_by = None
        self._dimmed = dimmed
        self.sections = sections
        of = None if sections is None else sections.of
        self.rows = keep_together(np.arange(n_rows), of)
        finder = None if find_in is None else TextFinder(find_in)
        self._wanted = _as_in_source(self.rows, finder, of)
        self._shown = self._wanted
        self._then = None
        # Nobody hears of it any more, so nothing waits for it.
        self._runner.shut_down(0)
        self.endResetModel()

    def drop_rows(self) -> None:
        """Show no rows until others are set: of those before nothing can be looked up any more."""
        self.beginResetModel()
        self._dimmed = self.sections = None
        self.rows = np.arange(0)
        self._wanted = self._shown = _as_in_source(self.rows, None)
        self._then = None
        self._runner.shut_down(0)
        self.endResetModel()

    def set_dimmed(self, dimmed: NDArray[np.bool_] | None) -> None:
        """Dim other source rows; what columns give by a function is asked for again."""
        self._dimmed = dimmed
        self._emit_changed(0, self.rows.size - 1)

    def dim_more(self, dimmed: NDArray[np.bool_]) -> None:
        """Dim other source rows, and ask for those again whose dimming has changed."""
        before, self._dimmed = self._dimmed, dimmed
        same_rows = before is not None and before.size == dimmed.size
        changed = np.flatnonzero(before != dimmed) if same_rows else np.arange(dimmed.size)
        if changed.size > _TOLD_SINGLY:
            self._emit_changed(0, self.rows.size - 1)
            return
        for source in changed.tolist():
            row = self.shown_row(source)
            self._emit_changed(row, row)

    def _emit_changed(self, first: int, last: int) -> None:
        if 0 <= first <= last and self.columns:
            end = self.index(last, len(self.columns) - 1)
            self.dataChanged.emit(self.index(first, 0), end)

    def set_filter(self, mask: NDArray[np.bool_] | None) -> None:
        """Show only the source rows that `mask` marks; None shows all."""
        self._request(mask=mask)

    def set_find(self, text: str) -> None:
        """Show only the source rows whose text contains `text`; empty text shows all."""
        text = text if text.strip() else ""
        if self._wanted.finder is not None and text != self._wanted.text:
            self._request(text=text, found=None)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; one that cannot, or -1, restores the order of the source."""
        by = self.columns[column] if 0 <= column < len(self.columns) else None
        self.sorted_by = None if by is None else (by.key, order)
        descending = order == Qt.SortOrder.DescendingOrder
        self._request(column=by, descending=descending, order=None)

    @property
    def arranging(self) -> bool:
        """Whether rows are still being sorted or searched."""
        return self._runner.busy

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop sorting and searching; False where it would not stop."""
        return self._runner.shut_down(milliseconds)

    def when_arranged(self, then: Callable[[], object]) -> None:
        """Do something once the rows are as asked for; of several things the last one."""
        if self.arranging:
            self._then = then
        else:
            then()

    def ends(self, first: int, last: int) -> tuple[QModelIndex, QModelIndex]:
        """Return the first cell of one shown row and the last of another; `index` checks first."""
        return self.createIndex(first, 0), self.createIndex(last, len(self.columns) - 1)

    def shown_row(self, source: int) -> int:
        """Return where a source row is shown, -1 where a filter hides it."""
        places = np.flatnonzero(self.rows == source)
        return int(places[0]) if places.size else -1

    def longest(self, column: TableColumn, most: int) -> str:
        """Return the longest words among so many rows at most, evenly apart from first to last."""
        n_rows = self.rows.size
        places = np.linspace(0, n_rows - 1, min(n_rows, most)).astype(np.int64)
        words = (column.display(int(row)) for row in self.rows[places])
        return max(map(_shorten_cell, words), key=len, default="")

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else int(self.rows.size)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def cell(self, row: int, place: int) -> ShownCell:
        """Return what is painted of a cell; asked for role by role it would be found each time."""
        column, source = self.columns[place], int(self.rows[row])
        value = column.value(source)
        return ShownCell(
            column.kind,
            value,
            _shorten_cell(column.words(value)),
            self._dimmed is not None and bool(self._dimmed[source]),
            None if column.icon is None else column.icon(source).name,
        )

    def whole(self, index: Index) -> str:
        """Return what a cell would show if it were wide enough: long ids may differ anywhere."""
        return _shorten_cell(
            self.columns[index.column()].display(int(self.rows[index.row()])), _MOST_TOLD
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column, row = self.columns[index.column()], int(self.rows[index.row()])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _shorten_cell(column.display(row))
            case Qt.ItemDataRole.UserRole:
                return column.value(row)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(_tip(column, row))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.kind is CellKind.NUMBER else _LEFT
            case Qt.ItemDataRole.AccessibleTextRole:
                return _spoken(column, row)
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
                return column.heading + self._arrow(column.key)
            case Qt.ItemDataRole.AccessibleTextRole:
                return column.title or column.tooltip
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(column.tooltip)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.kind is CellKind.NUMBER else _LEFT
        return None

    def _arrow(self, key: str) -> str:
        if self.sorted_by is None or self.sorted_by[0] != key:
            return ""
        return " ↓" if self.sorted_by[1] == Qt.SortOrder.DescendingOrder else " ↑"

    def _request(self, **values: Any) -> None:
        """Ask for other rows, or for these in another order."""
        self._wanted = replace(self._wanted, **values)
        if self._wanted.n_rows > AT_ONCE:
            self._runner.start("", partial(order_rows, self._wanted))
        else:
            self._on_arranged(order_rows(self._wanted))

    @Slot(object)
    def _on_arranged(self, done: OrderedRows) -> None:
        """Swap the rows in; what was selected is no longer where it was, so it is let go."""
        if done.wanted is not self._wanted:
            return
        self._wanted = replace(self._wanted, order=done.order, found=done.found)
        if not done.is_sorted:
            self._wanted = replace(self._wanted, column=None)
        self._shown = self._wanted
        self.layoutAboutToBeChanged.emit()
        self.rows = done.rows
        kept = self.persistentIndexList()
        self.changePersistentIndexList(kept, [QModelIndex()] * len(kept))
        self.layoutChanged.emit()
        self._finish_ordering()
        self.arranged.emit()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        """Ask for what is shown: the next search must not fail by the sort that this one did."""
        self._wanted = self._shown
        self._finish_ordering()
        self.failed.emit(sentence)

    def _finish_ordering(self) -> None:
        """Show in the header how the rows are sorted, then run what waited for that."""
        self.sorted_by = _sorted_by(self._shown)
        if self.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        then, self._then = self._then, None
        if then is not None:
            then()


def _sorted_by(shown: RowQuery) -> tuple[str, Qt.SortOrder] | None:
    if shown.column is None:
        return None
    order = Qt.SortOrder.DescendingOrder if shown.descending else Qt.SortOrder.AscendingOrder
    return shown.column.key, order


def _as_in_source(
    rows: IntArray, finder: TextFinder | None, sections: NDArray[np.uint8] | None = None
) -> RowQuery:
    return RowQuery(
        n_rows=rows.size,
        column=None,
        descending=False,
        mask=None,
        finder=finder,
        text="",
        order=rows,
        found=None,
        sections=sections,
    )


def _tip(column: TableColumn, row: int) -> str:
    """Return what an icon means, why a cell is empty, or the numbers of an interval."""
    if column.icon:
        return column.icon(row).words
    return column.reason(row) or (column.in_full(row) if column.kind is CellKind.INTERVAL else "")


def _spoken(column: TableColumn, row: int) -> str:
    """Return what is read aloud of a cell, what its icon means included."""
    shown = _shorten_cell(column.in_full(row))
    said = f"{shown}, {column.icon(row).words}" if column.icon else shown
    return f"{column.title}: {said}" if column.title else said


def _shorten_cell(words: str, most: int = MOST_SHOWN) -> str:
    """Keep both ends of words that no cell shows whole: to measure a page of text takes long."""
    if len(words) <= most:
        return words
    return f"{words[: most // 2]}…{words[-most // 2 :]}"
