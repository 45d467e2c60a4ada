"""The words of the answers as a table, each with the class it counts as, which can be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QTableView

from crowdgui.core.text import number, tr
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.plain_table import dress
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.io.word_counts import WordRow

Index = QModelIndex | QPersistentModelIndex

WORD, COUNT, CLASS = range(3)
_MOST_SHOWN = 200


class WordModel(QAbstractTableModel):
    """Rows of word, answers, class.

    Signals: `renamed` with what a word is cut to and the class typed for it.
    """

    renamed = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[WordRow, ...] = ()

    def set_rows(self, rows: Sequence[WordRow]) -> None:
        """Show other rows; those of the same words stay selected."""
        same = [row.word for row in rows] == [row.word for row in self.rows]
        if not same:
            self.beginResetModel()
        self.rows = tuple(rows)
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, CLASS))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == CLASS else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, place = self.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(row, place)
            case Qt.ItemDataRole.EditRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(row.word if place == WORD else row.name)
            case Qt.ItemDataRole.TextAlignmentRole if place == COUNT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.ForegroundRole:
                changed = place == CLASS and row.name and row.name != row.word
                faint = not row.name or place == COUNT
                colors = tokens()
                return colors.accent_text if changed else colors.text2 if faint else colors.text
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or str(value) == row.name:
            return False
        self.renamed.emit(row.cut, str(value).strip())
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (tr("Word"), tr("Answers"), tr("Counts as"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == COUNT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    @staticmethod
    def _words(row: WordRow, place: int) -> str:
        if place == COUNT:
            return number(row.count)
        if place == WORD:
            return row.word[:_MOST_SHOWN]
        return row.name[:_MOST_SHOWN] or tr("(no answer)")


class WordTable(QTableView):
    """Shows a `WordModel`, its own; several words can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "import-words", tr("Words of the answers"))
        self.words = WordModel()
        self.setModel(self.words)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        dress(self, {COUNT: 88})

    def chosen(self) -> list[WordRow]:
        """Give the rows that are selected."""
        return [self.words.rows[i.row()] for i in self.selectionModel().selectedRows()]
