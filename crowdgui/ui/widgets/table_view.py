"""A table of fixed rows over an `ArrayTableModel`: sorted, copied and ticked by keyboard too."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QMenu, QTableView

from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.ui.models.clipboard import ClipboardCopy
from crowdgui.ui.models.columns import CellKind
from crowdgui.ui.models.table_model import ArrayTableModel
from crowdgui.ui.style.fonts import base_px, font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.cells import FIRST_PAD, PAD, TableDelegate, heading_height, paint_heading
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import painter_on, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray
    from PySide6.QtWidgets import QPushButton

    from crowdgui.ui.models.columns import TableColumn, TableSections


def describe_copied(copied: int, of: int) -> str:
    """Describe how many rows went to the clipboard, and
    that there is a limit where it was reached."""
    if copied == of:
        return tr_n("{n} row copied", "{n} rows copied", copied)
    return tr(
        "Copied the first {copied} of {of} rows; export writes all of them",
        copied=format_number(copied),
        of=format_number(of),
    )


MOST_COPIED = 20_000
"""Rows copied at once. Export has no such limit."""


_WIDEST = 320
"""No id or text makes its column wider than this by itself."""


_SOME = 100
"""Rows out of sight that are asked how wide their words are."""


_TITLE_INSET = 16
"""What the stylesheet leaves free at the left and the right of a title."""

_FIRST_INSET = 32
"""What the stylesheet leaves free at the left and the right of the first title."""


_LEAST_SHARE = 0.8
"""What part of its width the last column can do with before the table scrolls to the side."""


_SPARED = 46
"""What a column of intervals can do with less: about half of a line."""


_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class TableView(QTableView):
    """Shows `table`, a model of its own. `chosen` is the current source row, -1 if none.

    Where the area around it is inset already, it is `flush` with it.

    Signals
    -------
    row_chosen(int): the source row that is now current.
    ticked(int): the source row whose box was clicked, or was current when Space was pressed.
    copied(int, int): how many rows were copied, of how many selected.
    menu_made(object): the menu of the selected rows, for what else can be done with them.
    """

    row_chosen = Signal(int)
    ticked = Signal(int)
    copied = Signal(int, int)
    menu_made = Signal(object)

    def __init__(self, name: str, title: str, *, flush: bool = False):
        super().__init__()
        named(self, name, title)
        self.table = ArrayTableModel(self)
        self.chosen = self._last = -1
        self._stretched = ""
        self._narrowed: dict[int, int] = {}
        self._copying = ClipboardCopy(self)
        self._copying.copied.connect(self.copied)
        # What to select once the rows are sorted.
        self._awaited: NDArray[Any] | None = None
        self._on_heading = False
        self._cells = TableDelegate(self)
        if flush:
            self._cells.first_pad = PAD
            self.horizontalHeader().setProperty("flush", True)
        self.setModel(self.table)
        self.setItemDelegate(self._cells)
        self._set_up_rows()
        self._set_up_header()
        self.selectionModel().currentRowChanged.connect(self._on_current_changed)
        self.clicked.connect(self._on_clicked)
        self.table.modelReset.connect(self._on_reset)
        self.table.layoutChanged.connect(self._lay_headings)
        self.table.layoutChanged.connect(self._choose_again)
        self.table.modelAboutToBeReset.connect(self._forget)

    def show_columns(
        self,
        columns: Sequence[TableColumn],
        n_rows: int,
        *,
        find_in: NDArray[Any] | None = None,
        dimmed: NDArray[np.bool_] | None = None,
        sections: TableSections | None = None,
        first_by: str = "",
        descending: bool = False,
    ) -> None:
        """Show other rows, sorted as those before were, or else by the column `first_by`."""
        before = self.table.sorted_by
        # What waited to be selected was of the rows before.
        self._awaited = None
        self.table.set_columns(columns, n_rows, find_in=find_in, dimmed=dimmed, sections=sections)
        keys = [column.key for column in columns]
        if before is not None and before[0] in keys:
            self.sort_by(before[0], descending=before[1] == Qt.SortOrder.DescendingOrder)
        elif first_by in keys:
            self.sort_by(first_by, descending=descending)

    def drop_rows(self) -> None:
        """Show no rows until others are shown, which will be sorted as those before were."""
        before = self.table.sorted_by
        self.table.drop_rows()
        self.table.sorted_by = before

    def sort_by(self, key: str, *, descending: bool = False) -> None:
        """Sort by the column of a key."""
        keys = [column.key for column in self.table.columns]
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.sortByColumn(keys.index(key), order)

    def choose(self, source: int) -> None:
        """Make a source row current and bring it into view, where it is not filtered out.

        As `select` it waits for a sort or search that is under way.
        """
        self._once_arranged(partial(self._choose, source), np.array([source]))

    def _choose(self, source: int) -> None:
        row = self.table.shown_row(source)
        if row >= 0:
            self.selectionModel().setCurrentIndex(self.table.index(row, 0), _SELECT)
            self.scrollTo(self.table.index(row, 0))

    def select(self, sources: NDArray[Any]) -> None:
        """Select source rows, as far as they are shown; the first of them becomes current."""
        self._once_arranged(partial(self._select, sources), sources)

    def _once_arranged(self, then: Callable[[], None], sources: NDArray[Any]) -> None:
        self._awaited = sources

        def forget_and_do() -> None:
            self._awaited = None
            then()

        self.table.when_arranged(forget_and_do)

    def _select(self, sources: NDArray[Any]) -> None:
        marked = np.isin(self.table.rows, sources)
        edges = np.flatnonzero(np.diff(marked, prepend=False, append=False)).tolist()
        if not edges:
            return
        selection = QItemSelection()
        for first, end in zip(edges[::2], edges[1::2], strict=True):
            selection.append(QItemSelectionRange(*self.table.ends(first, end - 1)))
        top = self.table.index(edges[0], 0)
        self.selectionModel().setCurrentIndex(top, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.selectionModel().select(selection, _SELECT)
        self.scrollTo(top)

    def selected(self) -> NDArray[Any]:
        """Return the source rows that are selected, or will be once the rows are sorted."""
        return self.table.rows[self.selected_rows()] if self._awaited is None else self._awaited

    def selected_rows(self) -> NDArray[np.int64]:
        """Return the shown rows that are selected, in the order shown."""
        selection = self.selectionModel().selection()
        marked = np.zeros(self.table.rowCount(), dtype=bool)
        for span in (selection.at(i) for i in range(selection.size())):
            marked[span.top() : span.bottom() + 1] = True
        return np.flatnonzero(marked)

    def copy(self) -> None:
        """Copy the selected rows with their headers; all rows where none is selected."""
        rows = self.selected_rows()
        self._copy(rows if rows.size else np.arange(self.table.rowCount()))

    def copy_all(self) -> None:
        """Copy every row that is shown, with the headers."""
        self._copy(np.arange(self.table.rowCount()))

    def menu(self) -> QMenu:
        """Make the menu of the selected rows, or of all where none is selected."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        n = self.selected_rows().size or self.table.rowCount()
        menu.addAction(tr_n("Copy {n} row", "Copy {n} rows", n), self.copy)
        self.menu_made.emit(menu)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.table.rowCount():
            self.menu().popup(event.globalPos())

    def _copy(self, rows: NDArray[np.int64]) -> None:
        shown = [
            column
            for place, column in enumerate(self.table.columns)
            if column.title and not self.isColumnHidden(place)
        ]
        # What is shown may change before all is written.
        sources = self.table.rows[rows[:MOST_COPIED]]

        def cells(place: int) -> list[str]:
            return [words for column in shown for words in column.copied(int(sources[place]))]

        titles = [title for column in shown for title in column.copied_titles]
        self._copying.copy(titles, cells, rows.size, MOST_COPIED)

    def fit_columns(self) -> None:
        """Make columns as wide as their header and cells, and words not too wide.

        The rows in sight are measured, and of all others the longest words of some.
        """
        self._narrowed.clear()
        self.resizeColumnsToContents()
        for place, column in enumerate(self.table.columns):
            if column.kind in (CellKind.TEXT, CellKind.ID, CellKind.NUMBER):
                wide = self._cells.width(column, self.table.longest(column, _SOME), place)
                self.setColumnWidth(place, max(self.columnWidth(place), wide))
            self._cap(place)
        header = self.horizontalHeader()
        if self.table.columns and not self.isColumnHidden(0) and not header.property("flush"):
            # Qt does not count how far in the first title stands.
            title = header.fontMetrics().horizontalAdvance(self.table.columns[0].title)
            self.setColumnWidth(0, max(self.columnWidth(0), title + _FIRST_INSET))

    def _cap(self, place: int) -> None:
        words = self.table.columns[place].kind in (CellKind.TEXT, CellKind.ID)
        if words and self.columnWidth(place) > scaled(_WIDEST):
            self.setColumnWidth(place, scaled(_WIDEST))

    def stretch_last(self) -> None:
        """Stretch the last visible column over the remaining room, even if that is a little short.

        Qt does so for the last column of all, also where that one is hidden. Where there is too
        little, the lines of intervals get shorter first.
        """
        header = self.horizontalHeader()
        shown = [i for i in range(header.count()) if not self.isColumnHidden(i)]
        if not shown:
            return
        if self._last not in (-1, shown[-1]) and self._last in shown:
            # It has been made narrow, to be stretched; another takes the room now.
            self.resizeColumnToContents(self._last)
            self._cap(self._last)
        self._last = shown[-1]
        intervals = [i for i in shown[:-1] if self._may_narrow(i)]
        for place in intervals:
            self.resizeColumnToContents(place)
        left = self.viewport().width() - header.length() + self.columnWidth(shown[-1])
        # It may be narrower or wider by now than its words, where it was stretched before.
        least = max(header.sectionSizeHint(shown[-1]), self._title_width(shown[-1]))
        wanted = max(self.sizeHintForColumn(shown[-1]), least)
        if self.table.columns[shown[-1]].kind in (CellKind.TEXT, CellKind.ID):
            wanted = max(least, min(wanted, scaled(_WIDEST)))
        for place in intervals:
            beside_title = self.columnWidth(place) - self._title_width(place)
            spared = max(0, min(wanted - left, scaled(_SPARED), beside_title))
            self.setColumnWidth(place, self.columnWidth(place) - spared)
            self._narrowed[place] = self.columnWidth(place)
            left += spared
        # The header stretches it to what is left, and would shrink it as well.
        enough = left >= max(_LEAST_SHARE * wanted, least)
        header.setStretchLastSection(enough)
        self.setColumnWidth(shown[-1], header.minimumSectionSize() if enough else wanted)

    def _title_width(self, place: int) -> int:
        """Return how wide the longest line of a title is, without room for the arrow of sorting."""
        metrics = self.horizontalHeader().fontMetrics()
        lines = self.table.columns[place].heading.splitlines()
        return max(map(metrics.horizontalAdvance, lines), default=0) + _TITLE_INSET

    def _may_narrow(self, place: int) -> bool:
        """Return whether a column of intervals is as wide as it was made,
        not as the user made it."""
        width = self.columnWidth(place)
        interval = self.table.columns[place].kind is CellKind.INTERVAL
        return interval and self._narrowed.get(place, width) == width

    def stretch(self, key: str) -> None:
        """Stretch the column of a key, if there is one, over the room the others leave."""
        self._stretched = key
        keys, header = [column.key for column in self.table.columns], self.horizontalHeader()
        if key not in keys:
            return
        place = keys.index(key)
        # The last column has its own width again, not the one it was stretched to.
        header.setStretchLastSection(False)
        wanted = {
            i: max(self.sizeHintForColumn(i), header.sectionSizeHint(i), self.columnWidth(i))
            for i in range(len(keys))
            if i != place and not self.isColumnHidden(i)
        }
        words = min(self.sizeHintForColumn(place), scaled(_WIDEST))
        least = max(header.sectionSizeHint(place), words)
        left = self.viewport().width() - sum(wanted.values())
        self.setColumnWidth(place, max(least, left))
        # Where all is too wide the table scrolls; the last column is not to be cut instead.
        header.setStretchLastSection(left >= least)
        last = max(wanted, default=place)
        if left < least and last != place:
            self.setColumnWidth(last, wanted[last])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._stretched:
            self.stretch(self._stretched)
        elif self._last >= 0 and event.size().width() != event.oldSize().width():
            self.stretch_last()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() == Qt.Key.Key_Space and self._check_column() >= 0:
            if self.currentIndex().isValid():
                self.ticked.emit(self._source(self.currentIndex()))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.table.columns and not self.table.rowCount():
            painter = painter_on(self.viewport())
            painter.setFont(font("body"))
            painter.setPen(tokens().text2)
            area = self.viewport().rect().adjusted(0, base_px() * 3, 0, 0)
            side = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(area, side, tr("No row matches the search and the filter."))

        self._paint_headings(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a row; the band over it is no part of it."""
        self._on_heading = self._is_heading(event.position().toPoint())
        if not self._on_heading:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._on_heading:
            super().mouseReleaseEvent(event)
        self._on_heading = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._on_heading = self._is_heading(event.position().toPoint())
        if not self._on_heading:
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._on_heading:
            return
        super().mouseMoveEvent(event)
        point = event.position().toPoint()
        self._hover(-1 if self._is_heading(point) else self.indexAt(point).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _set_up_rows(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(base_px() + 17)

    def _set_up_header(self) -> None:
        header = self.horizontalHeader()
        header.setFont(font("header"))
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        # About as many rows as are in sight: each is asked for every width.
        header.setResizeContentsPrecision(30)
        header.setFixedHeight(base_px() + 17)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        # The arrow stands in the title; room for one of the style's own would be lost.
        header.setSortIndicatorShown(False)
        # Sharing the view's selection, the header asks every row whether it is selected:
        # seconds for a million rows. It gets one of its own, always empty.
        header.setSelectionModel(QItemSelectionModel(self.table, self))

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop sorting and searching; False where it would not stop."""
        return self.table.shut_down(milliseconds)

    def _forget(self) -> None:
        self._awaited = None

    def heading_area(self, row: int) -> QRect:
        """Return where the band over a row is, empty where it has none."""
        if row not in self._cells.headings:
            return QRect()
        top = self.rowViewportPosition(row)
        return QRect(0, top, self.viewport().width(), heading_height())

    @Slot()
    def _lay_headings(self) -> None:
        """Make room over the first row of each section for the band that names it."""
        rows, before = self.verticalHeader(), self._cells.headings
        sections = self.table.sections
        self._cells.headings = {} if sections is None else sections.headings(self.table.rows)
        for row in before:
            if row < rows.count() and row not in self._cells.headings:
                rows.resizeSection(row, rows.defaultSectionSize())
        for row in self._cells.headings:
            rows.resizeSection(row, rows.defaultSectionSize() + heading_height())

    def _is_heading(self, point: QPoint) -> bool:
        return self.heading_area(self.rowAt(point.y())).contains(point)

    def _paint_headings(self, event: QPaintEvent) -> None:
        painter, left = painter_on(self.viewport()), self.columnViewportPosition(0) + FIRST_PAD
        for row, (name, more) in self._cells.headings.items():
            band = self.heading_area(row)
            if band.intersects(event.rect()):
                paint_heading(painter, band, left, name, more)

    def _on_reset(self) -> None:
        self.chosen = -1
        lines = 2 if any(column.two_lined for column in self.table.columns) else 1
        line = self.horizontalHeader().fontMetrics().height()
        self.horizontalHeader().setFixedHeight(base_px() + 17 + (lines - 1) * line)
        self._lay_headings()
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        # Places that were hidden hold other columns now, and Qt measures no title that is hidden.
        for place in range(len(self.table.columns)):
            self.setColumnHidden(place, False)
        if self.table.rowCount():
            self.fit_columns()

    def _on_current_changed(self, current: QModelIndex, _: QModelIndex) -> None:
        if current.isValid() and self._source(current) != self.chosen:
            self.chosen = self._source(current)
            self.row_chosen.emit(self.chosen)

    def _choose_again(self) -> None:
        """Keep the chosen row chosen where a sort or filter has moved it."""
        self._awaited = None
        row = self.table.shown_row(self.chosen)
        if row >= 0:
            self.selectionModel().setCurrentIndex(self.table.index(row, 0), _SELECT)

    def _on_clicked(self, index: QModelIndex) -> None:
        if self.table.columns[index.column()].kind is CellKind.CHECK:
            self.ticked.emit(self._source(index))

    def _check_column(self) -> int:
        kinds = [column.kind for column in self.table.columns]
        return kinds.index(CellKind.CHECK) if CellKind.CHECK in kinds else -1

    def _source(self, index: QModelIndex) -> int:
        return int(self.table.rows[index.row()])

    def _hover(self, row: int) -> None:
        if row == self._cells.hovered_row:
            return
        self._cells.hovered_row = row
        self.viewport().update()


class ColumnPicker:
    """A button that counts the columns shown, with a menu to tick them; names always stay."""

    def __init__(self, view: TableView, hidden: Iterable[str] = ()) -> None:
        self._view = view
        self._hidden = set(hidden)
        self._picked: set[str] = set()
        self._short = False
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

    def shorten(self, short: bool) -> None:
        """Hide the count where it takes the room of something else."""
        if short != self._short:
            self._short = short
            self._count()

    @Slot()
    def _apply(self) -> None:
        self._menu.clear()
        for place, column in enumerate(self._view.table.columns):
            self._view.setColumnHidden(place, column.key in self._hidden)
            if column.kind in (CellKind.ID, CellKind.CHECK):
                continue
            # Made here and not by the menu: what Qt makes may be taken for a part deleted before.
            action = QAction(column.title, self._menu)
            self._menu.addAction(action)
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
        words = tr(
            "Columns {shown} of {all}", shown=format_number(shown), all=format_number(len(columns))
        )
        self.button.setText(tr("Columns") if self._short else words)
        self.button.setAccessibleName(words)
        self.button.setToolTip(plain_tooltip(words) if self._short else "")
