"""The rail: the pages of the window in the order of the work, each with its state."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QLabel,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from crowdgui.figures.marks import Shape
from crowdgui.text.translation import escape_bidi, format_number, format_percent, tr
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import base_px, font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import Surface, column, named
from crowdgui.ui.widgets.marks import paint_shape
from crowdgui.ui.widgets.progress import is_animated
from crowdgui.ui.widgets.text import keep_sides, painter_on, plain_tooltip, set_tone, text_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QMenu

    from crowdgui.ui.models.table_model import Index
    from crowdgui.ui.style.fonts import Role


_HEIGHT, _BUTTON_RADIUS, _BUTTON_EDGE = 44, 6, 8


_BUTTON_TEXT_X, _ICON, _BUTTON_RIGHT = 20, 14, 18


_BUTTON_TEXT = Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter


class QuestionButton(QAbstractButton):
    """Opens the menu of questions above itself; a narrow one only says which of how many it is."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "question", tr("Question"))
        self._name, self._place, self._count = "", 0, 1
        self._narrow = False
        self._menu: QMenu | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)
        self.hide()

    def set_menu(self, menu: QMenu) -> None:
        """Offer the questions by this menu."""
        self._menu = menu

    def set_question(self, name: str, place: int, count: int) -> None:
        """Show the question at a place of several; of only one nothing is shown."""
        self._name, self._place, self._count = name, place, count
        self.setAccessibleName(f"{self._counted()}: {name}")
        self.setToolTip(plain_tooltip(f"{self._counted()}: {name}"))
        self.setVisible(count > 1)
        self.update()

    def set_narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(120), scaled(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self._narrow:
            painter.setFont(font("header"))
            painter.setPen(tokens().text2)
            words = f"{format_number(self._place + 1)}/{format_number(self._count)}"
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, words)
            return
        size = scaled(_ICON)
        right = self.width() - scaled(_BUTTON_RIGHT) - size
        icons.paint(painter, "chevron-down", "text2", right, (self.height() - size) / 2, size)
        left, half = scaled(_BUTTON_TEXT_X), self.height() / 2
        upper = QRectF(left, 3, right - 4 - left, half - 2)
        _paint_words(painter, upper, self._counted(), "caption", "text2")
        _paint_words(painter, upper.translated(0, half - 4), self._name, "strong", "text")

    def _counted(self) -> str:
        place, count = format_number(self._place + 1), format_number(self._count)
        return tr("Question {n} of {count}", n=place, count=count)

    def _paint_ground(self, painter: QPainter) -> None:
        colors = tokens()
        if not (self.underMouse() or self.isDown()):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.press if self.isDown() else colors.hover)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(_BUTTON_EDGE, 0, -_BUTTON_EDGE, 0),
            _BUTTON_RADIUS,
            _BUTTON_RADIUS,
        )

    def _on_clicked(self) -> None:
        if self._menu is not None:
            height = self._menu.sizeHint().height()
            self._menu.popup(self.mapToGlobal(QPoint(scaled(_BUTTON_EDGE), -height)))


def _paint_words(painter: QPainter, area: QRectF, words: str, role: Role, tone: str) -> None:
    used = font(role)
    painter.setFont(used)
    painter.setPen(tokens().color(tone))
    shown = QFontMetrics(used).elidedText(words, Qt.TextElideMode.ElideRight, int(area.width()))
    painter.drawText(area, int(_BUTTON_TEXT), shown)


_INSET_X, _INSET_Y, _ENTRY_RADIUS = 8, 2, 6


_ICON_X, _ENTRY_TEXT_X, _ENTRY_RIGHT = 22, 49, 18


_ENTRY_EDGE = 3


_TURN_DEGREES = 12


class RailDelegate(QStyledItemDelegate):
    """Row of a page: edge and tint where chosen, icon, name, and its state at the right."""

    _angle = 0

    def turn(self) -> None:
        """Move the arc of a running page on by one step."""
        self._angle = (self._angle + _TURN_DEGREES) % 360

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(scaled(56), base_px() + 27)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        entry: RailEntry = index.data(Qt.ItemDataRole.UserRole)
        row: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        keep_sides(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, row, chosen, bool(state & QStyle.StateFlag.State_MouseOver))
        token = "accent_text" if chosen else "text3" if entry.state is PageState.NOT_YET else "text"
        size = scaled(18)
        icon_token = "text2" if token == "text" else token
        left = row.x() + scaled(_ICON_X)
        icons.paint(painter, entry.icon, icon_token, left, row.center().y() + 1 - size / 2, size)
        if row.width() > scaled(80):
            right = self._paint_state(painter, row, entry)
            self._paint_name(painter, row, entry.name, token, chosen, right)
        elif entry.state is PageState.LOOK_HERE:
            paint_shape(painter, Shape.UP, left + size + 4, row.y() + 12, 4, tokens().warn)
        painter.restore()

    def _paint_ground(self, painter: QPainter, row: QRect, chosen: bool, hovered: bool) -> None:
        area = QRectF(row.adjusted(_INSET_X, _INSET_Y, -_INSET_X, -_INSET_Y))
        if not (chosen or hovered):
            return
        colors = tokens()
        edge = QPen(colors.accent_text) if chosen and colors.contrast else Qt.PenStyle.NoPen
        painter.setPen(edge)
        painter.setBrush(colors.accent_soft if chosen else colors.press)
        painter.drawRoundedRect(area, _ENTRY_RADIUS, _ENTRY_RADIUS)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.accent_text)
            bar = QRectF(area.x(), area.y() + 8, _ENTRY_EDGE, area.height() - 16)
            painter.drawRoundedRect(bar, 1.5, 1.5)

    def _paint_name(
        self, painter: QPainter, row: QRect, name: str, token: str, chosen: bool, right: int
    ) -> None:
        used = font("strong" if chosen else "medium")
        left = row.x() + scaled(_ENTRY_TEXT_X)
        area = QRect(left, row.y(), right - left - 6, row.height())
        painter.setFont(used)
        painter.setPen(tokens().color(token))
        shown = QFontMetrics(used).elidedText(
            escape_bidi(name), Qt.TextElideMode.ElideRight, area.width()
        )
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_state(self, painter: QPainter, row: QRect, entry: RailEntry) -> int:
        """Paint the state's mark; return where it begins."""
        right = row.right() + 1 - scaled(_ENTRY_RIGHT)
        middle = row.center().y() + 1
        size = scaled(14)
        if entry.state is PageState.DONE:
            icons.paint(painter, "check", "text2", right - size, middle - size / 2, size)
        elif entry.state is PageState.RUNNING:
            self._paint_arc(painter, QRectF(right - size, middle - size / 2, size, size))
        elif entry.state is PageState.LOOK_HERE:
            return self._paint_badge(painter, right + 2, middle, entry.count)
        return right - size

    def _paint_arc(self, painter: QPainter, area: QRectF) -> None:
        area = area.adjusted(1, 1, -1, -1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tokens().press, 2))
        painter.drawEllipse(area)
        painter.setPen(QPen(tokens().accent_text, 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawArc(area, (90 - self._angle) * 16, -100 * 16)

    def _paint_badge(self, painter: QPainter, right: int, middle: int, count: int) -> int:
        colors = tokens()
        used = font("axis")
        words = format_number(count) if count else ""
        width = QFontMetrics(used).horizontalAdvance(words)
        height = scaled(18)
        whole = QRectF(0, 0, max(height, width + (24 if words else 0)), height)
        whole.moveCenter(QRectF(right - whole.width(), middle, whole.width(), 0).center())
        painter.setPen(QPen(colors.warn) if colors.contrast else Qt.PenStyle.NoPen)
        painter.setBrush(colors.warn_soft)
        painter.drawRoundedRect(whole, height / 2, height / 2)
        mark = whole.x() + 10 if words else whole.center().x()
        paint_shape(painter, Shape.UP, mark, middle - 0.5, 3.2, colors.warn)
        painter.setFont(used)
        painter.setPen(colors.warn)
        painter.drawText(
            whole.adjusted(0, 0, -7, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            words,
        )
        return int(whole.x())


_WIDE, _NARROW = 184, 56


_TURN_MS = 40


_FOOT_MARGINS = 20, 0, 8, 0


class PageState(StrEnum):
    """Where the work on a page stands. LOOK_HERE may carry a count."""

    NOT_YET = "not_yet"
    READY = "ready"
    DONE = "done"
    LOOK_HERE = "look_here"
    RUNNING = "running"


@dataclass(frozen=True)
class RailEntry:
    """One page: its key, icon and name, and its state."""

    key: str
    icon: str
    name: str
    state: PageState = PageState.NOT_YET
    count: int = 0

    @property
    def spoken(self) -> str:
        """The entry in words, for those who hear it."""
        words = {
            PageState.NOT_YET: tr("{name}, nothing here yet", name=self.name),
            PageState.READY: self.name,
            PageState.DONE: tr("{name}, done", name=self.name),
            PageState.RUNNING: tr("{name}, running", name=self.name),
        }
        if self.state in words:
            return words[self.state]
        if not self.count:
            return tr("{name}, needs attention", name=self.name)
        return self._counted()

    def _counted(self) -> str:
        """Return what the count beside the name is of: each page counts something else."""
        said = {"name": self.name, "n": format_number(self.count)}
        if self.key == "items":
            # What it needs is not loaded before the window is on the screen.
            from crowdgui.core.results import HIGH_CONFIDENCE

            sure = format_percent(HIGH_CONFIDENCE, 0)
            return tr("{name}, below {sure} confidence: {n}", sure=sure, **said)
        if self.key == "workers":
            return tr("{name}, flagged: {n}", **said)
        return tr("{name}, to audit or review for the target: {n}", **said)


class RailModel(QAbstractListModel):
    """The entries of the rail; the entry itself is the user role."""

    def __init__(self, entries: Sequence[RailEntry], parent: QObject | None = None):
        super().__init__(parent)
        self._entries = list(entries)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = 0) -> Any:
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.name
            case Qt.ItemDataRole.UserRole:
                return entry
            case Qt.ItemDataRole.AccessibleTextRole:
                return entry.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(entry.spoken)
        return None

    @property
    def keys(self) -> list[str]:
        return [entry.key for entry in self._entries]

    @property
    def running_rows(self) -> list[int]:
        """The rows whose arc turns."""
        states = [entry.state for entry in self._entries]
        return [row for row, state in enumerate(states) if state is PageState.RUNNING]

    def set_state(self, key: str, state: PageState, count: int) -> None:
        row = self.keys.index(key)
        entry = self._entries[row]
        if (entry.state, entry.count) == (state, count):
            return
        self._entries[row] = replace(entry, state=state, count=count)
        self.dataChanged.emit(self.index(row), self.index(row))


class Rail(Surface):
    """A list of pages with a foot of up to three lines of what is loaded, and of which question.

    Signals
    -------
    page_chosen(str): the key of the page, by mouse, keyboard or `choose`.
    page_entered(str): the key of the page that is to have the keyboard, by a click or Enter.
    """

    page_chosen = Signal(str)
    page_entered = Signal(str)

    def __init__(self, entries: Sequence[RailEntry]):
        super().__init__("rail", ("right",))
        self.model = RailModel(entries, self)
        self.view = named(QListView(), "rail", tr("Pages"))
        self._delegate = RailDelegate(self.view)
        self._set_up_view()
        self.question = QuestionButton()
        self._foot = [text_label("", "caption", "text2", wrap=True) for _ in range(3)]
        self._foot_lines: tuple[str, ...] = ()
        self._lay_out()
        self._turning = QTimer(self, interval=_TURN_MS)
        self._turning.timeout.connect(self._turn)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        self.view.clicked.connect(self._on_entered)
        self.view.activated.connect(self._on_entered)
        self.set_narrow(False)

    def choose(self, key: str) -> None:
        """Make `key` the page that is shown."""
        self.view.setCurrentIndex(self.model.index(self.model.keys.index(key)))

    def chosen(self) -> str:
        """Return the key of the page that is shown."""
        return self.model.keys[self.view.currentIndex().row()]

    def show_only(self, keys: Iterable[str]) -> None:
        """Hide the pages that what is open has not got."""
        shown = frozenset(keys)
        for row_, key in enumerate(self.model.keys):
            self.view.setRowHidden(row_, key not in shown)

    def set_state(self, key: str, state: PageState, count: int = 0) -> None:
        """Show another state beside a page's name."""
        self.model.set_state(key, state, count)
        if self.model.running_rows and is_animated(self):
            self._turning.start()
        else:
            self._turning.stop()

    def set_foot(self, *lines: str) -> None:
        """Show up to three lines at the foot; the first is emphasised."""
        if lines == self._foot_lines:
            return
        self._foot_lines = lines
        for label, text in zip(self._foot, (*lines, "", "", ""), strict=False):
            label.setText(_in_lines(text, label))

    def set_narrow(self, narrow: bool) -> None:
        """Show icons only, or icons and names."""
        self.setFixedWidth(scaled(_NARROW if narrow else _WIDE))
        self.question.set_narrow(narrow)
        for label in self._foot:
            label.setVisible(not narrow)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.model.layoutChanged.emit()

    def _set_up_view(self) -> None:
        view = self.view
        view.setModel(self.model)
        view.setItemDelegate(self._delegate)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The stylesheet gives lists the canvas; the rail's own colour shows through.
        view.setProperty("clear", True)

    def _lay_out(self) -> None:
        self._foot[0].setFont(font("header"))
        set_tone(self._foot[0], "text")
        for label in self._foot:
            label.setContentsMargins(*_FOOT_MARGINS)
        parts = self.view, self.question, *self._foot
        column(*parts, parent=self, spacing=1, margins=(0, 10, 1, 14))

    def _on_current_changed(self, current: QModelIndex, _: QModelIndex) -> None:
        if current.isValid():
            self.page_chosen.emit(self.model.keys[current.row()])

    @Slot(QModelIndex)
    def _on_entered(self, index: QModelIndex) -> None:
        self.page_entered.emit(self.model.keys[index.row()])

    def _turn(self) -> None:
        self._delegate.turn()
        for row in self.model.running_rows:
            self.view.update(self.model.index(row))


def _in_lines(text: str, label: QLabel) -> str:
    """Part a text at its points where it is too long for one line of the wide rail."""
    room = scaled(_WIDE) - _FOOT_MARGINS[0] - _FOOT_MARGINS[2] - 1
    # Widths are rounded: what has just the room of a line may need a little more.
    fits = label.fontMetrics().horizontalAdvance(text) < room
    return text if fits else text.replace(" · ", "\n")
