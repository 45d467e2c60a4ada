"""The rows of the command palette, how they are painted, and the field that moves through them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from crowdgui.text.translation import escape_bidi
from crowdgui.ui.main_window.palette_entries import PaletteEntry, PaletteGroup
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.marks import cap_width, flag_size, paint_cap, paint_flag
from crowdgui.ui.widgets.text import keep_sides

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.models.matching import Span
    from crowdgui.ui.models.table_model import Index

EDGE = 16
"""What is left free at both sides."""

_TITLE, _ROW, _TEXT, _ICON = 28, 34, 44, 16

_ONE_LINE = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True)
class PaletteRow:
    """A row: the title of a group with a count, an entry, a note, or “Show all”."""

    group: PaletteGroup
    words: str
    entry: PaletteEntry | None = None
    spans: tuple[Span, ...] = ()
    count: str = ""
    more: bool = False

    @property
    def can_be_chosen(self) -> bool:
        return self.entry is not None or self.more


class PaletteModel(QAbstractListModel):
    """The rows; the row itself is the user role."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[PaletteRow] = []

    def show_rows(self, rows: Sequence[PaletteRow]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        there = self.rows[index.row()].can_be_chosen
        return super().flags(index) if there else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = 0) -> Any:
        shown = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return shown
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return shown.words if shown.entry is None else shown.entry.spoken
        return None


class PaletteDelegate(QStyledItemDelegate):
    """Paints a row; what was found in a title is emphasised."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        shown: PaletteRow = index.data(Qt.ItemDataRole.UserRole)
        is_row = shown.can_be_chosen or not shown.count
        return QSize(scaled(120), scaled(_ROW if is_row else _TITLE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown: PaletteRow = index.data(Qt.ItemDataRole.UserRole)
        area: QRect = option.rect
        painter.save()
        keep_sides(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, tokens().accent_soft)
            painter.fillRect(QRect(area.x(), area.y(), 3, area.height()), tokens().accent_text)
            if tokens().contrast:
                for y in (area.y(), area.bottom()):
                    painter.fillRect(QRect(area.x(), y, area.width(), 1), tokens().accent_text)
        elif shown.can_be_chosen and state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, tokens().hover)
        if shown.entry is not None:
            self._paint_entry(painter, area, shown, shown.entry)
        else:
            self._paint_words(painter, area, shown)
        painter.restore()

    def _paint_words(self, painter: QPainter, area: QRect, shown: PaletteRow) -> None:
        left = scaled(_TEXT if shown.more or not shown.count else EDGE)
        painter.setFont(font("header" if shown.count and not shown.more else "body"))
        painter.setPen(tokens().accent_text if shown.more else tokens().text2)
        inside = area.adjusted(left, 0, -scaled(EDGE), 0)
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, shown.words)
        if shown.count and not shown.more:
            ends = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(inside, int(ends), shown.count)

    def _paint_entry(
        self, painter: QPainter, area: QRect, shown: PaletteRow, entry: PaletteEntry
    ) -> None:
        off, size, middle = bool(entry.why), scaled(_ICON), area.center().y() + 1
        if entry.icon:
            token = "text3" if off else "text2"
            left = area.x() + scaled(EDGE)
            icons.paint(painter, entry.icon, token, left, middle - size / 2, size)
        right = self._paint_end(painter, area.right() + 1 - scaled(EDGE), middle, entry)
        x = area.x() + scaled(_TEXT)
        tone = "text3" if off else "text"
        x = self._paint_title(painter, area, x, right, shown, tone)
        words = entry.why or entry.detail
        room = right - x - 24
        if words and room > scaled(40):
            painter.setFont(font("caption"))
            painter.setPen(tokens().color("text3" if off else "text2"))
            text = QFontMetrics(font("caption")).elidedText(
                escape_bidi(words), Qt.TextElideMode.ElideRight, room
            )
            place = QRect(x + 12, area.y(), room, area.height())
            painter.drawText(place, _ONE_LINE, text)

    def _paint_end(self, painter: QPainter, right: int, middle: int, entry: PaletteEntry) -> int:
        """Paint keys and flags from the right; return where they begin."""
        for cap in reversed(split_keys(entry.keys)):
            right -= cap_width(cap)
            paint_cap(painter, cap, right, middle)
            right -= 4
        for flag in entry.flags:
            right -= flag_size(flag).width()
            paint_flag(painter, flag, right, middle)
        return right

    def _paint_title(
        self, painter: QPainter, area: QRect, x: int, right: int, shown: PaletteRow, tone: str
    ) -> int:
        assert shown.entry is not None
        title = shown.entry.title
        is_id = shown.entry.group in (PaletteGroup.WORKERS, PaletteGroup.ITEMS)
        for words, hit in _pieces(title, shown.spans):
            used = font("strong" if hit else "id" if is_id else "body")
            painter.setFont(used)
            painter.setPen(tokens().color("accent_text" if hit else tone))
            metrics = QFontMetrics(used)
            text = metrics.elidedText(
                escape_bidi(words), Qt.TextElideMode.ElideRight, max(0, right - x - 8)
            )
            painter.drawText(QRect(x, area.y(), right - x, area.height()), _ONE_LINE, text)
            x += metrics.horizontalAdvance(text)
            if text != words:
                break
        return x


def _pieces(title: str, spans: Sequence[Span]) -> list[tuple[str, bool]]:
    """Cut a title into what was found and what is around."""
    made, place = [], 0
    for start, end in spans:
        start = max(start, place)
        if end > start:
            made += [(title[place:start], False), (title[start:end], True)]
            place = end
    return [piece for piece in (*made, (title[place:], False)) if piece[0]]


def split_keys(keys: str) -> list[str]:
    """Return the keys of a shortcut one by one; on macOS they are signs without a plus between."""
    if not keys:
        return []
    parts = [part for part in keys.replace("++", "+\0").split("+") if part]
    return [part.replace("\0", "+") for part in parts]


class PaletteField(QLineEdit):
    """Takes the words, and hands keys that move or choose to the list.

    Signals: `moved` by rows, `ended` at −1 or 1 for the first or last row, `next_group` with −1
    or 1, `taken` on Enter, `left` on Esc.
    """

    moved = Signal(int)
    ended = Signal(int)
    next_group = Signal(int)
    taken = Signal()
    left = Signal()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
                # Esc would cancel a run otherwise.
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and self._take(event):
                return True
        return bool(super().event(event))

    def _take(self, event: QKeyEvent) -> bool:
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                self.moved.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp:
                self.moved.emit(8 if event.key() == Qt.Key.Key_PageDown else -8)
            case Qt.Key.Key_Tab | Qt.Key.Key_Backtab:
                self.next_group.emit(-1 if back or event.key() == Qt.Key.Key_Backtab else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.taken.emit()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                return False
        return True
