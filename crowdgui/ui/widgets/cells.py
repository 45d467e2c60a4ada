"""How the cells of tables are painted, a small function for each kind of column."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QLineF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from crowdgui.figures.marks import FlagMark, Shape
from crowdgui.text.translation import escape_bidi
from crowdgui.ui.models.columns import CellKind
from crowdgui.ui.models.table_model import VALUE_ROLE, ArrayTableModel
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import base_px, font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import mix
from crowdgui.ui.widgets.chips import chip_width, paint_chips
from crowdgui.ui.widgets.marks import flags_width, paint_flags, paint_shape
from crowdgui.ui.widgets.text import breakable, keep_sides, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QHelpEvent

    from crowdgui.ui.models.columns import IntervalCell, TableColumn
    from crowdgui.ui.models.table_model import Index


_CHANCE_HEIGHT = 16


_ESTIMATE_R = 3.6


def paint_interval(
    painter: QPainter, track: QRectF, cell: IntervalCell, muted: QColor | None = None
) -> None:
    """Paint interval and estimate on `track`, from 0 to the cell's most; `muted` colours all."""
    colors = tokens()
    middle = track.center().y()

    def at(share: float) -> float:
        return track.x() + track.width() * min(1.0, max(0.0, share / cell.most))

    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors.grid, 1.5))
    painter.drawLine(QLineF(track.x(), middle, track.right(), middle))
    if cell.chance is not None:
        painter.setPen(QPen(colors.text3, 1, Qt.PenStyle.DotLine))
        x, half = round(at(cell.chance)) + 0.5, _CHANCE_HEIGHT / 2
        painter.drawLine(QLineF(x, middle - half, x, middle + half))
    plain = colors.text2 if cell.quiet else colors.series[0]
    ink = muted or (colors.color(cell.flag.token) if cell.flag else plain)
    painter.setPen(QPen(ink, 1.5))
    painter.drawLine(QLineF(at(cell.low), middle, at(cell.high), middle))
    shape = cell.flag.shape if cell.flag else Shape.CIRCLE
    paint_shape(painter, shape, at(cell.estimate), middle, _ESTIMATE_R, ink)


NUMBER_WIDTH = 44


_TRACK_WIDTH, _TRACK_GAP = 78, 8


_VOTES_WIDTH, _VOTES_HEIGHT = 70, 6


_BOX = 14


_ICON, _ICON_GAP = 16, 8


class CellStyle(NamedTuple):
    """How a cell's inside is drawn: its words and their colour, and whether the row is dimmed."""

    text: str
    ink: QColor
    dimmed: bool


_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


_LEFT, _RIGHT = (Qt.AlignmentFlag.AlignLeft | _MIDDLE, Qt.AlignmentFlag.AlignRight | _MIDDLE)
"""Added up once: Python takes longer for that than Qt to draw a word."""


def paint_cell_text(
    painter: QPainter,
    area: QRectF,
    look: CellStyle,
    used: Any,
    right: bool,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    painter.setFont(used)
    painter.setPen(look.ink)
    shown = QFontMetrics(used).elidedText(escape_bidi(look.text), elide, int(area.width()))
    painter.drawText(area, _RIGHT if right else _LEFT, shown)


def _paint_text(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    paint_cell_text(painter, area, look, font("body"), False)


def _paint_id(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    # Ids often begin alike and are told apart by their ends.
    paint_cell_text(painter, area, look, font("id"), False, Qt.TextElideMode.ElideMiddle)


def _paint_number(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    paint_cell_text(painter, area, look, font("body"), True)


def _paint_interval(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    number = QRectF(area.x(), area.y(), scaled(NUMBER_WIDTH), area.height())
    paint_cell_text(painter, number, look, font("body" if look.dimmed else "medium"), True)
    track = QRectF(area)
    track.setLeft(number.right() + _TRACK_GAP)
    paint_interval(painter, track, value, look.ink if look.dimmed else None)


def _paint_flags(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    # That a worker is left out is told by box and ink already.
    room = area.width() >= flags_width(value)
    painter.setClipRect(area)
    paint_flags(painter, value if room else _flag_text(value), area)


def _flag_text(flags: tuple[FlagMark, ...]) -> tuple[FlagMark, ...]:
    return tuple(flag for flag in flags if flag is not FlagMark.EXCLUDED)


def _paint_votes(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    whole, total = min(scaled(_VOTES_WIDTH), round(area.width())), sum(value)
    top, x = area.center().y() - _VOTES_HEIGHT / 2, area.x()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for code, votes in enumerate(value):
        if votes:
            width = whole * votes / total
            color = tokens().class_color(code)
            painter.setBrush(mix(tokens().canvas, color, 0.45) if look.dimmed else color)
            painter.drawRoundedRect(QRectF(x, top, max(2.0, width - 2), _VOTES_HEIGHT), 1, 1)
            x += width
    words = area.adjusted(whole + 6, 0, 0, 0)
    # A count that is cut would be another count.
    if QFontMetrics(font("caption")).horizontalAdvance(look.text) <= words.width():
        paint_cell_text(painter, words, look._replace(ink=tokens().text2), font("caption"), False)


def _paint_chips(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    paint_chips(painter, area.adjusted(0, 2, 0, -3), value)


def _paint_yes_no(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    if value:
        size = scaled(14)
        icons.paint(painter, "check", "ok", area.x(), area.center().y() - size / 2, size)


def _paint_check(painter: QPainter, area: QRectF, value: Any, look: CellStyle) -> None:
    paint_check_box(painter, area.x(), area.center().y(), bool(value))


def paint_check_box(painter: QPainter, x: float, middle: float, ticked: bool) -> None:
    """Paint a box to tick with its left edge at x."""
    colors, size = tokens(), scaled(_BOX)
    box = QRectF(x, round(middle - size / 2), size, size).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors.accent if ticked else colors.ctrl, 1))
    painter.setBrush(colors.accent if ticked else colors.raised)
    painter.drawRoundedRect(box, 3.5, 3.5)
    if ticked:
        inner = size - 3
        icons.paint(painter, "tick", "on_accent", box.x() + 1, box.y() + 1, inner)


CellPainter = Callable[[QPainter, QRectF, Any, CellStyle], None]


PAINTERS: dict[CellKind, CellPainter] = {
    CellKind.TEXT: _paint_text,
    CellKind.ID: _paint_id,
    CellKind.NUMBER: _paint_number,
    CellKind.INTERVAL: _paint_interval,
    CellKind.FLAGS: _paint_flags,
    CellKind.VOTES: _paint_votes,
    CellKind.CHIPS: _paint_chips,
    CellKind.YES_NO: _paint_yes_no,
    CellKind.CHECK: _paint_check,
}


def cell_width(kind: CellKind, value: Any, text: str) -> int:
    """Return the width a cell's inside would like to have."""
    if value is None or kind in (CellKind.TEXT, CellKind.ID, CellKind.NUMBER):
        return _words_width(kind, text)
    match kind:
        case CellKind.INTERVAL:
            return scaled(NUMBER_WIDTH + _TRACK_WIDTH) + _TRACK_GAP
        case CellKind.FLAGS:
            return flags_width(_flag_text(value))
        case CellKind.VOTES:
            return scaled(_VOTES_WIDTH) + _words_width(kind, text) + 6
        case CellKind.CHIPS:
            return min(scaled(420), sum(chip_width(vote) + 6 for vote in value))
    return scaled(_BOX)


def _words_width(kind: CellKind, text: str) -> int:
    used = font("id" if kind is CellKind.ID else "body")
    return QFontMetrics(used).horizontalAdvance(text) + 2


def _icon_room() -> int:
    return scaled(_ICON) + _ICON_GAP


def heading_height() -> int:
    """Return the height of the band that names a section of rows."""
    return base_px() + 15


def paint_heading(painter: QPainter, band: QRect, x: int, name: str, more: str) -> None:
    """Paint the band of a section: its name, and how much is in it."""
    colors = tokens()
    painter.fillRect(band, colors.hover)
    painter.fillRect(band.x(), band.bottom(), band.width(), 1, colors.grid)
    area = QRectF(band.adjusted(x, 0, -PAD, -1))
    paint_cell_text(painter, area, CellStyle(name, colors.text, False), font("strong"), False)
    area.setLeft(area.x() + QFontMetrics(font("strong")).horizontalAdvance(name) + PAD)
    paint_cell_text(painter, area, CellStyle(more, colors.text2, False), font("caption"), False)


PAD, FIRST_PAD = 8, 24


_EDGE = 3


class TableDelegate(QStyledItemDelegate):
    """For a view on an `ArrayTableModel`. `hovered_row` is under the pointer, or -1.

    The selection is marked as that of the focused view where `always_lit`. `first_pad` is the room
    before the first column. Over the rows in `headings`, a band of `heading_height` is left free.
    """

    hovered_row = -1
    always_lit = False
    first_pad = FIRST_PAD
    headings: Mapping[int, tuple[str, str]]

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.headings = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        value, text = index.data(VALUE_ROLE), index.data()
        column = self._column(index)
        inside = cell_width(column.kind, value, text)
        return QSize(inside + self._around(column, index.column()), base_px() + 17)

    def width(self, column: TableColumn, words: str, place: int) -> int:
        """Return the width that a cell of words would like to have in the column at a place."""
        return cell_width(column.kind, words, words) + self._around(column, place)

    def _around(self, column: TableColumn, place: int) -> int:
        icon = _icon_room() if column.icon else 0
        return icon + PAD + (PAD if place else self.first_pad)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state: QStyle.StateFlag = option.state
        cell: QRect = option.rect
        if index.row() in self.headings:
            cell = cell.adjusted(0, heading_height(), 0, 0)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        keep_sides(painter)
        self._paint_ground(painter, cell, index, selected)
        self._paint_inside(painter, QRectF(self._inside(cell, index)), index, selected)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Show the whole text of a cell that is too narrow for it."""
        cell: QRect = option.rect
        cut = index.isValid() and self.sizeHint(option, index).width() > cell.width()
        if event.type() == QEvent.Type.ToolTip and cut and index.data(VALUE_ROLE) is not None:
            model = index.model()
            assert isinstance(model, ArrayTableModel)
            words = plain_tooltip(breakable(model.whole(index)))
            QToolTip.showText(event.globalPos(), words, view)
            return True
        return super().helpEvent(event, view, option, index)

    def _paint_ground(self, painter: QPainter, cell: QRect, index: Index, selected: bool) -> None:
        colors = tokens()
        if selected:
            painter.fillRect(cell, colors.accent_soft)
        elif index.row() == self.hovered_row:
            painter.fillRect(cell, colors.hover)
        painter.fillRect(cell.x(), cell.bottom(), cell.width(), 1, colors.grid)
        if selected and colors.contrast:
            painter.fillRect(cell.x(), cell.y(), cell.width(), 1, colors.accent_text)
            painter.fillRect(cell.x(), cell.bottom(), cell.width(), 1, colors.accent_text)
        if selected and index.column() == 0:
            view = self.parent()
            focused = isinstance(view, QAbstractItemView) and view.hasFocus()
            edge = colors.accent_text if focused or self.always_lit else colors.ctrl
            painter.fillRect(cell.x(), cell.y(), _EDGE, cell.height(), edge)

    def _paint_inside(self, painter: QPainter, area: QRectF, index: Index, selected: bool) -> None:
        model = index.model()
        assert isinstance(model, ArrayTableModel)
        kind, value, words, dimmed, icon = model.cell(index.row(), index.column())
        look = CellStyle(words, self._ink(dimmed or value is None, selected), dimmed)
        if icon is not None:
            size = scaled(_ICON)
            icons.paint(painter, icon, "text2", area.x(), area.center().y() - size / 2, size)
            area = area.adjusted(_icon_room(), 0, 0, 0)
        if value is None:
            right = kind is CellKind.NUMBER
            paint_cell_text(painter, area, look, font("body"), right)
        else:
            PAINTERS[kind](painter, area, value, look)

    def _inside(self, cell: QRect, index: Index) -> QRect:
        return cell.adjusted(PAD if index.column() else self.first_pad, 0, -PAD, -1)

    def _ink(self, faint: bool, selected: bool) -> QColor:
        if not faint:
            return tokens().text
        # The third text colour is too weak on the selection's tint.
        return tokens().text2 if selected else tokens().text3

    def _column(self, index: Index) -> TableColumn:
        model = index.model()
        assert isinstance(model, ArrayTableModel)
        return model.columns[index.column()]


_PAD, _FIRST = 8, 24
"""As the headers of tables have it."""


class PlainCells(QStyledItemDelegate):
    """Paints what a model says: its words, their side and their colour."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state: QStyle.StateFlag = option.state
        cell: QRect = option.rect
        colors = tokens()
        painter.save()
        keep_sides(painter)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, colors.accent_soft)
        painter.fillRect(cell.x(), cell.bottom(), cell.width(), 1, colors.grid)
        ink: QColor = index.data(Qt.ItemDataRole.ForegroundRole) or colors.text
        side: Any = index.data(Qt.ItemDataRole.TextAlignmentRole) or Qt.AlignmentFlag.AlignLeft
        right = bool(Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignRight)
        area = QRectF(_inside(cell, index).adjusted(0, 0, 0, -1))
        paint_cell_text(
            painter, area, CellStyle(str(index.data()), ink, False), font("body"), right
        )
        painter.restore()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(option.rect)


def _inside(cell: QRect, index: Index) -> QRect:
    return cell.adjusted(_PAD if index.column() else _FIRST, 0, -_PAD, 0)


def style_table(table: QTableView, widths: Mapping[int, int]) -> None:
    """Dress a table whose rows are chosen whole.

    The columns in `widths` are so wide, in pixels of a plain screen; the others share the rest.
    """
    table.setItemDelegate(PlainCells(table))
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setFont(font("body"))
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(base_px() + 15)
    header = table.horizontalHeader()
    header.setFont(font("header"))
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    for column, width in widths.items():
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        table.setColumnWidth(column, scaled(width))
