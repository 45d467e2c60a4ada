"""The first rows of a file as a Qt table model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from crowdgui.core.text import number, tr
from crowdgui.io.roles import Role
from crowdgui.io.text.text_file import Preview
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from crowdgui.io.reading import Reading

Index = QModelIndex | QPersistentModelIndex

MOST_SHOWN, _MOST_TOLD = 200, 2000
"""Most characters of a cell that are painted, and told as tooltip: cells can be megabytes."""

_NOTHING = Preview((), (), ())


class PreviewModel(QAbstractTableModel):
    """The rows of a `Preview`; the roles of its columns say how they look."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = _NOTHING
        self._roles: tuple[Role, ...] = ()
        self._missing: frozenset[str] = frozenset()

    def set_preview(self, shown: Preview | None, reading: Reading) -> None:
        self.beginResetModel()
        self.shown = shown or _NOTHING
        self._roles, self._missing = reading.roles, reading.missing
        self.endResetModel()

    def set_reading(self, reading: Reading) -> None:
        self._roles, self._missing = reading.roles, reading.missing
        if self.shown.rows:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def role(self, column: int) -> Role:
        return self._roles[column] if column < len(self._roles) else Role.LEAVE_OUT

    def is_missing(self, row: int, column: int) -> bool:
        """Say whether the cell counts as no answer."""
        answers = self.role(column) in (Role.LABEL, Role.GOLD)
        return answers and self.shown.rows[row][column] in self._missing

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.shown.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
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
        if role == Qt.ItemDataRole.DisplayRole:
            return self.shown.columns[section][:MOST_SHOWN] if across else self._line(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            place = tr("Line {n} of the file", n=self._line(section)) if not across else ""
            return plain_tooltip(self.shown.columns[section][:_MOST_TOLD] if across else place)
        return None

    def _line(self, row: int) -> str:
        return number(self.shown.lines[row])
