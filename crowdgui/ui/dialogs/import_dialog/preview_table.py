"""The first rows of a file as a table: line numbers at the left, column names above."""

from __future__ import annotations

from heapq import nlargest
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
)

from crowdgui.io.importing.assistant.spec_options import role_name
from crowdgui.io.tabular.roles import LABEL_ROLES, ColumnRole
from crowdgui.io.tabular.text_file import Preview
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.style.fonts import base_px, font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.cells import CellStyle, paint_cell_text
from crowdgui.ui.widgets.layout import Surface, named
from crowdgui.ui.widgets.text import keep_sides, plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QHelpEvent, QResizeEvent

    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.ui.models.table_model import Index
    from crowdgui.ui.style.fonts import Role as FontRole


MOST_SHOWN, _MOST_TOLD = 200, 2000
"""Most characters of a cell that are painted, and told as tooltip: cells can be megabytes."""


_NOTHING = Preview((), (), ())


class PreviewModel(QAbstractTableModel):
    """The rows of a `Preview`; the roles of its columns say how they look."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = _NOTHING
        self._roles: tuple[ColumnRole, ...] = ()
        self._missing: frozenset[str] = frozenset()

    def set_preview(self, shown: Preview | None, reading: ImportSpec) -> None:
        self.beginResetModel()
        self.shown = shown or _NOTHING
        self._roles, self._missing = reading.roles, reading.missing
        self.endResetModel()

    def set_reading(self, reading: ImportSpec) -> None:
        self._roles, self._missing = reading.roles, reading.missing
        if self.shown.rows:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def role(self, column: int) -> ColumnRole:
        return self._roles[column] if column < len(self._roles) else ColumnRole.LEAVE_OUT

    def is_missing(self, row: int, column: int) -> bool:
        """Return whether the cell counts as no answer."""
        answers = self.role(column) in (ColumnRole.LABEL, ColumnRole.GOLD)
        return answers and self.shown.rows[row][column] in self._missing

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.shown.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.shown.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self.shown.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell[:MOST_SHOWN]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(cell[:_MOST_TOLD])
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        # A header that has not heard of other rows yet still asks for those of before.
        if section >= len(self.shown.columns if across else self.shown.lines):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.shown.columns[section][:MOST_SHOWN] if across else self._line(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            place = tr("Line {n} of the file", n=self._line(section)) if not across else ""
            return plain_tooltip(self.shown.columns[section][:_MOST_TOLD] if across else place)
        return None

    def _line(self, row: int) -> str:
        return format_number(self.shown.lines[row])


PAD = 8


_NARROWEST, _WIDEST = 96, 250


_AROUND_ROLE = 42
"""The arrow and the gaps beside the name of a role, over its column."""


class PreviewTable(QTableView):
    """Shows a `PreviewModel`, its own. Columns share the room there is, or scroll."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "import-preview", tr("First rows of the file"))
        self.table = PreviewModel()
        self._wanted: list[int] = []
        # Fusion paints the corner between the headers in a grey of its own.
        self._corner = Surface("canvas", ("bottom",))
        self._corner.setParent(self)
        self.setModel(self.table)
        self.setItemDelegate(_CellDelegate(self))
        self.setHorizontalHeader(_NameHeader(self))
        self.setVerticalHeader(_LineHeader(self))
        self._set_up()
        self.table.modelReset.connect(self._on_reset)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def updateGeometries(self) -> None:
        super().updateGeometries()
        across = self.horizontalHeader().geometry()
        beside = self.verticalHeader().geometry()
        self._corner.setGeometry(beside.x(), across.y(), beside.width(), across.height())
        self._corner.raise_()

    def show_column(self, column: int) -> None:
        """Scroll sideways until all of a column is in sight."""
        header, bar = self.horizontalHeader(), self.horizontalScrollBar()
        left = header.sectionPosition(column)
        right = left + header.sectionSize(column) - self.viewport().width()
        bar.setValue(min(max(bar.value(), right), left))

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerWidget(Surface("canvas"))
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(base_px() + 13)

    def _on_reset(self) -> None:
        lines = self.table.shown.lines
        digits = font_width("caption", format_number(max(lines, default=0)))
        self.verticalHeader().setFixedWidth(max(scaled(48), digits + 3 * PAD))
        columns = range(self.table.columnCount())
        self._wanted = [_wanted_width(self.table.shown, column) for column in columns]
        self._share_room()

    def _share_room(self) -> None:
        """Widen columns evenly where there is room left beside them."""
        if not self._wanted:
            return
        spare = max(0, self.viewport().width() - sum(self._wanted))
        each, rest = divmod(spare, len(self._wanted))
        for column, width in enumerate(self._wanted):
            self.setColumnWidth(column, width + each + (column < rest))


def _wanted_width(shown: Preview, column: int) -> int:
    cells = (row[column][:MOST_SHOWN] for row in shown.rows)
    # The longest few by characters hold the widest one nearly always, and are quickly measured.
    texts = [*nlargest(3, cells, key=len), shown.columns[column][:MOST_SHOWN]]
    width = max(font_width("id", text) for text in texts) + 2 * PAD + 4
    roles = (font_width("body", role_name(role)) for role in LABEL_ROLES)
    return min(max(width, max(roles) + scaled(_AROUND_ROLE), scaled(_NARROWEST)), scaled(_WIDEST))


def font_width(role: FontRole, text: str) -> int:
    return QFontMetrics(font(role)).horizontalAdvance(text)


class _CellDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(font_width("id", index.data()) + 2 * PAD, base_px() + 13)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colors, model = tokens(), _model(index)
        cell: QRect = option.rect
        state: QStyle.StateFlag = option.state
        role = model.role(index.column())
        missing = model.is_missing(index.row(), index.column())
        text = index.data() or ("–" if missing else "")
        ink = colors.text3 if missing or role is ColumnRole.LEAVE_OUT else colors.text
        used: FontRole = "id" if role in (ColumnRole.WORKER, ColumnRole.ITEM) else "body"
        area = QRectF(cell.adjusted(PAD, 0, -PAD, -1))
        painter.save()
        keep_sides(painter)
        painter.fillRect(cell.x(), cell.bottom(), cell.width(), 1, colors.grid)
        paint_cell_text(painter, area, CellStyle(text, ink, missing), font(used), False)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colors.accent_text, 2))
            painter.drawRect(cell.adjusted(1, 1, -1, -2))
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Show the whole text of a cell that is cut, and why an empty one is a missing value."""
        if event.type() != QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        cell: QRect = option.rect
        if _model(index).is_missing(index.row(), index.column()):
            words = plain_tooltip(tr("Read as a missing value"))
        else:
            cut = self.sizeHint(option, index).width() > cell.width()
            words = index.data(Qt.ItemDataRole.ToolTipRole) if cut else ""
        QToolTip.showText(event.globalPos(), words, view)
        return True


def _model(index: Index) -> PreviewModel:
    model = index.model()
    assert isinstance(model, PreviewModel)
    return model


class _NameHeader(QHeaderView):
    """The names of the columns, dimmed where a column is skipped."""

    def __init__(self, table: PreviewTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table.table
        self.setFixedHeight(base_px() + 13)
        self.setMinimumSectionSize(scaled(60))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        out = self._table.role(section) is ColumnRole.LEAVE_OUT
        ink = tokens().text3 if out else tokens().text2
        _paint_heading(painter, rect, self._table.headerData(section, self.orientation()), ink)


class _LineHeader(QHeaderView):
    """The line of the file that each row begins at."""

    def __init__(self, table: PreviewTable) -> None:
        super().__init__(Qt.Orientation.Vertical, table)
        self._table = table.table

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        line = self._table.headerData(section, self.orientation())
        _paint_heading(painter, rect, line, tokens().text3, line=True)


def _paint_heading(
    painter: QPainter, rect: QRect, text: str, ink: QColor, *, line: bool = False
) -> None:
    painter.save()
    keep_sides(painter)
    painter.fillRect(rect, tokens().canvas)
    below = tokens().grid if line else tokens().line
    painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, below)
    area = QRectF(rect.adjusted(PAD, 0, -PAD, -1))
    paint_cell_text(
        painter, area, CellStyle(text, ink, False), font("caption" if line else "header"), line
    )
    painter.restore()
