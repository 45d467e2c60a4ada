"""A chooser over every column of the preview that says what the column holds."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

from crowdgui.core.text import tr
from crowdgui.io.roles import Role
from crowdgui.ui import icons
from crowdgui.ui.dialogs.import_choices import offered_roles, role_name
from crowdgui.ui.fonts import base_px, font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.cells import Look, paint_words
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent, QWheelEvent

    from crowdgui.io.reading import Reading
    from crowdgui.ui.dialogs.import_table import PreviewTable

_GAP, _TOP, _SPARE = 8, 8, 1
_NAME = 100
_STEPS = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
    | {Qt.Key.Key_Home, Qt.Key.Key_End}
)


class RoleChooser(QComboBox):
    """Chooses the role of one column; tinted where the column is used.

    Signals: `role_chosen` with the column and its new role; `reached` with the column when the
    keyboard comes to it.
    """

    role_chosen = Signal(int, object)
    reached = Signal(int)

    def __init__(self, column: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = column
        self._roles: tuple[Role, ...] = ()
        self.setFont(font("body"))
        self.activated.connect(self._on_activated)

    def set_role(self, roles: tuple[Role, ...], role: Role, name: str) -> None:
        """Show `role` of the column `name` among those it can have."""
        if roles != self._roles:
            self._roles = roles
            self.clear()
            self.addItems([role_name(r) for r in roles])
            self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + scaled(24))
        self.setCurrentIndex(roles.index(role) if role in roles else -1)
        # A narrow column has no room for its role.
        self.setToolTip(plain_tooltip(self.currentText()))
        named(self, f"import-role-{self._column}", tr("Role of column “{name}”", name=name))
        self.update()

    def role(self) -> Role:
        place = self.currentIndex()
        return self._roles[place] if place >= 0 else Role.LEAVE_OUT

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Scrolling the columns along must not change what they hold.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            # Each step on the way to a role would already swap it with another column's.
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(self._column)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, used = tokens(), self.role() is not Role.LEAVE_OUT
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        state: QStyle.StateFlag = option.state
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        ink = colors.accent_text if used else colors.text2
        edge = colors.accent_text if used else colors.control_line
        fill = colors.accent_soft if used else colors.hover if hovered else colors.raised
        if not self.isEnabled():
            ink, edge, fill = colors.text3, colors.line, colors.hover
        pen = 2 if self.hasFocus() else 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.accent_text if pen == 2 else edge, pen))
        painter.setBrush(fill)
        inset = pen / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 6, 6)
        self._paint_inside(painter, ink, "accent_text" if used else "text2")

    def _paint_inside(self, painter: QPainter, ink: QColor, token: str) -> None:
        size = scaled(14)
        room = QRectF(self.rect()).adjusted(8, 0, -size - 8, 0)
        right_to_left = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        if right_to_left:
            room = QRectF(self.rect()).adjusted(size + 8, 0, -8, 0)
        look = Look(self.currentText(), ink, not self.isEnabled())
        paint_words(painter, room, look, font("body"), right_to_left)
        x = 6 if right_to_left else self.width() - size - 6
        icons.paint(painter, "chevron-down", token, x, (self.height() - size) / 2, size)

    def _on_activated(self, place: int) -> None:
        self.role_chosen.emit(self._column, self._roles[place])


class RoleBar(Surface):
    """The choosers over the columns in sight; a wide table makes no more of them than needed.

    Signals: `role_chosen` with the column and its new role.
    """

    role_chosen = Signal(int, object)

    def __init__(self, table: PreviewTable, before: QWidget) -> None:
        super().__init__("canvas")
        self._table, self._before = table, before
        self._reading: Reading | None = None
        self._choosers: dict[int, RoleChooser] = {}
        self._place_area = QWidget(self)
        self.setFixedHeight(base_px() + 17 + _TOP)
        # A hundred columns that change their width place the choosers once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._place)
        table.horizontalHeader().sectionResized.connect(self._soon.start)
        table.horizontalHeader().geometriesChanged.connect(self._soon.start)
        table.horizontalScrollBar().valueChanged.connect(self._place)

    def set_reading(self, reading: Reading | None) -> None:
        """Show the roles of other or the same columns; None shows no chooser."""
        self._reading = reading
        width = len(reading.roles) if reading else 0
        for column in [c for c in self._choosers if c >= width]:
            chooser = self._choosers.pop(column)
            chooser.hide()
            chooser.deleteLater()
        for column, chooser in self._choosers.items():
            self._tell(column, chooser)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        header = self._table.horizontalHeader()
        first = self._table.verticalHeader().width()
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = 0 if mirrored else first
        self._place_area.setGeometry(left, 0, max(0, self.width() - first), self.height())
        shown = set(self._in_sight())
        # The one with the keyboard stays, out of sight, so that typing goes on where it was.
        shown |= {c for c, chooser in self._choosers.items() if chooser.hasFocus()}
        for column in shown:
            x, width = header.sectionViewportPosition(column), header.sectionSize(column)
            chooser = self._choosers.get(column) or self._make(column)
            chooser.setGeometry(x, _TOP, width - _GAP, base_px() + 17)
            chooser.show()
        for column in self._choosers.keys() - shown:
            self._choosers[column].hide()

    def _in_sight(self) -> range:
        """Give the columns in sight, and one more at each side for the Tab key to go to."""
        header = self._table.horizontalHeader()
        n = min(header.count(), len(self._reading.roles) if self._reading else 0)
        if not n:
            return range(0)
        ends = [header.logicalIndexAt(x) for x in (0, header.viewport().width() - 1)]
        first, last = sorted(end if end >= 0 else n - 1 for end in ends)
        return range(max(0, first - _SPARE), min(n, last + 1 + _SPARE))

    def _make(self, column: int) -> RoleChooser:
        chooser = RoleChooser(column, self._place_area)
        chooser.role_chosen.connect(self.role_chosen)
        chooser.reached.connect(self._table.show_column)
        self._tell(column, chooser)
        self._choosers[column] = chooser
        chain = [self._before, *(self._choosers[c] for c in sorted(self._choosers))]
        for one, next_one in pairwise(chain):
            QWidget.setTabOrder(one, next_one)
        return chooser

    def _tell(self, column: int, chooser: RoleChooser) -> None:
        assert self._reading is not None
        name = self._table.table.shown.columns[column][:_NAME]
        roles = offered_roles(self._reading.layout)
        chooser.set_role(roles, self._reading.roles[column], name)
