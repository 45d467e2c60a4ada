"""How parts are put together: rows, columns, surfaces, scroll areas, flow layout and splitter."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSplitter,
    QStackedLayout,
    QStyle,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete

from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QResizeEvent


AnyWidget = TypeVar("AnyWidget", bound=QWidget)


AnyBox = TypeVar("AnyBox", bound=QBoxLayout)


Part = QWidget | QLayout | None


Margins = tuple[int, int, int, int]


def named(widget: AnyWidget, name: str, title: str = "") -> AnyWidget:
    """Return a widget with the name tests find it by, and the words a screen reader says."""
    widget.setObjectName(name)
    widget.setAccessibleName(title)
    return widget


def screen_room(dialog: QWidget) -> QSize:
    """Return how large a dialog may be on its screen, its title bar left aside."""
    room = (dialog.parentWidget() or dialog).screen().availableSize()
    return room - QSize(0, dialog.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight))


def resize_within_screen(dialog: QWidget, width: int, height: int) -> None:
    """Resize a dialog to a size drawn for the base of 13 px, as far as its screen has room."""
    dialog.resize(QSize(scaled(width), scaled(height)).boundedTo(screen_room(dialog)))


def row(
    *parts: Part, parent: QWidget | None = None, spacing: int = 8, margins: Margins = (0, 0, 0, 0)
) -> QHBoxLayout:
    """Lay parts out side by side; None takes the room that is left."""
    return _fill(QHBoxLayout(), parent, parts, spacing, margins)


def column(
    *parts: Part, parent: QWidget | None = None, spacing: int = 0, margins: Margins = (0, 0, 0, 0)
) -> QVBoxLayout:
    """Lay parts out one below the other; None takes the room that is left."""
    return _fill(QVBoxLayout(), parent, parts, spacing, margins)


def stacked(*widgets: QWidget, parent: QWidget) -> QStackedLayout:
    """Lay widgets of `parent` out one behind the other; the first is shown."""
    made = QStackedLayout()
    for widget in widgets:
        # Without a parent the first would come up as a window, which takes the focus.
        widget.setParent(parent)
        made.addWidget(widget)
    return made


class _Waiting:
    """Layouts that are not given to their widgets yet; what they hold is hidden meanwhile."""

    def __init__(self) -> None:
        self.layouts: list[tuple[QWidget, QBoxLayout]] = []
        # A part without a parent would come up as a window if it is told to be visible.
        self.place = QWidget()

    def end(self) -> None:
        for parent, box in reversed(self.layouts):
            parent.setLayout(box)


_waiting: _Waiting | None = None


@contextmanager
def laid_out_together() -> Iterator[None]:
    """Set the layouts that are made inside on their widgets at the end, the outermost first.

    With a stylesheet Qt styles a widget and all in it again whenever it gets another parent. From
    the innermost outwards, as parts are made, each would be styled as often as it is deep: that was
    four fifths of what it took to make a page.
    """
    global _waiting
    if _waiting is not None:
        yield
        return
    waiting = _waiting = _Waiting()
    try:
        yield
    finally:
        _waiting = None
        waiting.end()


def _fill(
    box: AnyBox, parent: QWidget | None, parts: tuple[Part, ...], spacing: int, margins: Margins
) -> AnyBox:
    if parent is not None:
        if _waiting is None:
            parent.setLayout(box)
        else:
            _waiting.layouts.append((parent, box))
    box.setSpacing(spacing)
    box.setContentsMargins(*margins)
    for part in parts:
        if isinstance(part, QWidget):
            add_part(box, part)
        elif part is None:
            box.addStretch(1)
        else:
            box.addLayout(part)
    return box


def take_out(layout: QLayout) -> list[QWidget]:
    """Take all widgets out of a layout, and return them; they stay where they are."""
    taken = []
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            taken.append(widget)
        # It is the caller's now, but PySide does not delete it with its Python object.
        delete(item)
    return taken


def clear(layout: QLayout, *, silently: bool = False) -> None:
    """Take all widgets out of a layout and delete them, unheard from now on if `silently`."""
    for widget in take_out(layout):
        widget.blockSignals(silently or widget.signalsBlocked())
        widget.hide()
        widget.deleteLater()


def replace_widget(box: QBoxLayout, before: QWidget, now: QWidget) -> None:
    """Replace a widget by another in its place, and delete it."""
    place = box.indexOf(before)
    # Qt's own way returns the place of the one before, which PySide would never delete.
    box.removeWidget(before)
    box.insertWidget(place, now)
    before.hide()
    before.deleteLater()


def add_part(box: QBoxLayout, part: QWidget) -> None:
    """Add a part at the end."""
    if _waiting is not None and part.parent() is None:
        part.setParent(_waiting.place)
    box.addWidget(part)


class Surface(QWidget):
    """Fills itself with a colour of the theme; `edges` names where a hairline stands."""

    def __init__(self, fill: str = "canvas", edges: tuple[str, ...] = ()):
        super().__init__()
        self._fill, self._edges = fill, edges
        tokens().color(fill)

    def set_fill(self, fill: str) -> None:
        self._fill = fill
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = self.rect()
        painter.fillRect(area, tokens().color(self._fill))
        painter.setPen(tokens().line)
        right_to_left = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for edge in self._edges:
            if right_to_left:
                edge = {"left": "right", "right": "left"}.get(edge, edge)
            ends = {
                "top": (area.topLeft(), area.topRight()),
                "bottom": (area.bottomLeft(), area.bottomRight()),
                "left": (area.topLeft(), area.bottomLeft()),
                "right": (area.topRight(), area.bottomRight()),
            }[edge]
            painter.drawLine(*ends)


_AROUND = 50


class _Area(QScrollArea):
    """Brings what gets the keyboard into sight, also where it comes from outside of the area."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Show all of what Tab leads to: of a field Qt shows the cursor, of a chart a corner."""
        moved = super().focusNextPrevChild(forward)
        now = QApplication.focusWidget()
        if now is not None and self.viewport().isAncestorOf(now):
            self._show_whole(now)
        return moved

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        seen = self.viewport()
        if now is None or not seen.isAncestorOf(now):
            return
        # What its own parts cover, such as a chart, has no visible region.
        if not seen.rect().intersects(QRect(now.mapTo(seen, QPoint()), now.size())):
            self._show_whole(now)

    def _show_whole(self, part: QWidget) -> None:
        """Scroll to a part, and to some of what is around it where that fits."""
        inside = self.widget()
        assert inside is not None
        middle, half = part.mapTo(inside, part.rect().center()), part.size() / 2
        free = self.viewport().size() / 2 - half
        across, down = (max(0, min(_AROUND, room)) for room in (free.width(), free.height()))
        self.ensureVisible(middle.x(), middle.y(), half.width() + across, half.height() + down)


def scroll_vertically(inside: QWidget) -> QScrollArea:
    """Make a widget scroll vertically; it takes the available width."""
    area = _Area(inside)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area


def scroll_horizontally(inside: QWidget) -> QScrollArea:
    """Make a widget scroll horizontally; it takes the available height."""
    area = _Area(inside)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area


_GAP, _LEAST = 6, QSize(80, 28)


class FlowLayout(QLayout):
    """Sets its widgets one beside the other and begins a new line where the width ends.

    With `apart` the last one is at the right end where it shares a line.
    """

    def __init__(self, parent: QWidget, *, apart: bool = False):
        super().__init__(parent)
        self._apart = apart
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(_GAP)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._flow(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        self._flow(area, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._items:
            size = size.expandedTo(item.minimumSize().boundedTo(_LEAST))
        return size

    def _flow(self, area: QRect, *, move: bool) -> int:
        """Place the items, or only find the height they need."""
        x, y, line = area.x(), area.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(QSize(max(1, area.width()), 1 << 20))
            if x > area.x() and x + size.width() > area.x() + area.width():
                x, y, line = area.x(), y + line + self.spacing(), 0
            if self._apart and item is self._items[-1] and x > area.x():
                x = area.x() + area.width() - size.width()
            if move and (holder := self.parentWidget()) is not None:
                placed = QRect(QPoint(x, y), size)
                item.setGeometry(QStyle.visualRect(holder.layoutDirection(), area, placed))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line - area.y()


_WIDE = 700


_SHARES = (460, 540)


class AdaptiveSplitter(QSplitter):
    """A splitter with a little more room for the second, until the user moves the line between."""

    def __init__(self, name: str, first: QWidget, second: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.setObjectName(name)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        for part in (first, second):
            self.addWidget(part)
        self.setSizes(list(_SHARES))

    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = event.size().width() >= scaled(_WIDE)
        wanted = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.orientation() is not wanted:
            self.setOrientation(wanted)
            self.setSizes([1, 1] if wide else list(_SHARES))
        super().resizeEvent(event)
