"""All of the window by keyboard: Tab comes everywhere, in the order of reading, and is seen."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from tests.ui.accessibility.parts import acting, spoken
from tests.ui.accessibility.pixels import changed, pixels

if TYPE_CHECKING:
    from collections.abc import Callable

_MOST_STOPS, _MOST_LINKS = 120, 60
_RING = 6
"""How far around a widget its ring may be drawn, in px."""


def tabbed(root: QWidget, look: Callable[[QWidget], None]) -> list[QWidget]:
    """Press Tab from wherever the focus is until it comes back; give the stops in their order.

    Each of them is looked at while it has the focus.
    """
    found: list[QWidget] = []
    stayed = 0
    while len(found) < _MOST_STOPS and stayed < _MOST_LINKS:
        QTest.keyClick(QApplication.focusWidget() or root, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None, [spoken(w) for w in found]
        if found and now is found[-1]:
            # Tab goes through the links of a text before it leaves it.
            stayed += 1
        elif now in found:
            break
        else:
            found.append(now)
            stayed = 0
            look(now)
    # Nothing may keep Tab in a part of the window: it comes back to where it began.
    assert found[0] is QApplication.focusWidget() or len(found) == 1, [spoken(w) for w in found]
    return found


def from_the_top(stops: list[QWidget], root: QWidget) -> list[QWidget]:
    """Begin with the rail, or with what stands nearest to a dialog's upper left corner."""

    def place(widget: QWidget) -> tuple[bool, int]:
        area = spot(widget, root)
        return widget.objectName() != "rail", area.x() + 4 * area.y()

    first = stops.index(min(stops, key=place))
    return stops[first:] + stops[:first]


def spot(widget: QWidget, root: QWidget) -> QRect:
    """Return where a widget stands in its window, as if nothing were scrolled."""
    place = widget.mapTo(root, QPoint(0, 0))
    for area in scrolled(widget):
        place += QPoint(area.horizontalScrollBar().value(), area.verticalScrollBar().value())
    return QRect(place, widget.size())


def scrolled(widget: QWidget) -> list[QScrollArea]:
    """Return the areas that a widget scrolls in, the innermost first."""
    found, parent = [], widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            found.append(parent)
        parent = parent.parentWidget()
    return found


def outermost(widget: QWidget, other: QWidget) -> QWidget:
    """Return the largest area that a widget scrolls in without another one, or the widget."""
    apart = [area for area in scrolled(widget) if not area.isAncestorOf(other)]
    return apart[-1] if apart else widget


def jumps_back(one: QWidget, other: QWidget, root: QWidget) -> bool:
    """Whether one goes back to read on: up in the same column, or to the left in the same row."""
    # Of two that do not scroll together, what counts is where the scrolled areas stand.
    here, there = spot(outermost(one, other), root), spot(outermost(other, one), root)
    if there.bottom() <= here.top():
        return there.left() <= here.left()
    return there.right() <= here.left() and there.top() < here.bottom()


def left_out(root: QWidget, stops: list[QWidget]) -> list[str]:
    """Name what acts and Tab does not come to; one button of a group is enough."""
    groups = {button.group() for button in stops if isinstance(button, QAbstractButton)}
    missed = []
    for widget in acting(root):
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        there = widget in stops or (group is not None and group in groups)
        if widget.isEnabled() and not there:
            missed.append(spoken(widget))
    return missed


def shows_focus(widget: QWidget, root: QWidget) -> bool:
    """Whether enough px of and around a widget change, by 3 : 1 or more, as it gets the focus."""
    place = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())
    if not place.intersects(root.rect()):
        return False
    area = place.adjusted(-_RING, -_RING, _RING, _RING).intersected(root.rect())
    with_focus = pixels(root, area)
    widget.clearFocus()
    QApplication.processEvents()
    without = pixels(root, area)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    seen = place.intersected(root.rect())
    return changed(with_focus, without) >= seen.width() + seen.height()


def named_of(stop: QWidget, root: QWidget) -> str:
    return f"{spoken(stop)} of {root.objectName()}"


class Keyboard:
    """Presses Tab through one place after another, and says at the end where that went wrong."""

    def __init__(self) -> None:
        self._missed: dict[str, list[str]] = {}
        self._strange: dict[str, list[str]] = {}
        self._back: dict[str, list[str]] = {}
        self._unseen: dict[str, list[str]] = {}
        self._looked_at: set[str] = set()

    def look(self, name: str, root: QWidget) -> None:
        unseen: list[str] = []
        stops = from_the_top(tabbed(root, partial(self._see, root, unseen)), root)
        if unseen:
            # What the first round has scrolled into sight stands still in the second.
            self._looked_at.difference_update(unseen)
            unseen.clear()
            tabbed(root, partial(self._see, root, unseen))
        self._unseen[name] = unseen
        self._missed[name] = left_out(root, stops)
        there = set(acting(root))
        self._strange[name] = [spoken(stop) for stop in stops if stop not in there]
        self._back[name] = [
            f"{spoken(one)} to {spoken(other)}"
            for one, other in pairwise(stops)
            if jumps_back(one, other, root)
        ]

    def _see(self, root: QWidget, unseen: list[str], stop: QWidget) -> None:
        """Name a stop that does not show the focus, where none of its name has shown it before."""
        stop_name = named_of(stop, root)
        if stop_name not in self._looked_at:
            self._looked_at.add(stop_name)
            QApplication.processEvents()
            if not shows_focus(stop, root):
                unseen.append(stop_name)

    def hold(self) -> None:
        for amiss in (self._missed, self._strange, self._back, self._unseen):
            listed = {name: found for name, found in amiss.items() if found}
            assert listed == {}, listed
        assert len(self._looked_at) > 100
