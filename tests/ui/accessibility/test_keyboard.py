"""All of the window by keyboard: Tab comes everywhere, in the order of reading, and is seen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QScrollArea, QWidget

from tests.ui.accessibility.parts import acting, spoken
from tests.ui.accessibility.pixels import changed, pixels

if TYPE_CHECKING:
    from tests.ui.accessibility.walk import Walk


pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

_MOST_STOPS, _MOST_LINKS = 120, 60
_RING = 6
"""How far around a widget its ring may be drawn, in px."""


def tabbed(root: QWidget) -> list[QWidget]:
    """Press Tab from wherever the focus is until it comes back; give the stops in their order."""
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


def unseen_stops(root: QWidget, stops: list[QWidget], looked_at: set[str]) -> list[str]:
    """Press Tab through a window again; name the stops that do not show the focus."""
    found = []
    for _ in range(len(stops)):
        if {named_of(stop, root) for stop in stops} <= looked_at:
            break
        QTest.keyClick(QApplication.focusWidget() or root, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        name = named_of(now, root)
        if name not in looked_at:
            looked_at.add(name)
            QApplication.processEvents()
            if not shows_focus(now, root):
                found.append(name)
    return found


def test_tab_comes_everywhere_in_reading_order_and_is_seen(lasting_walk: Walk) -> None:
    missed, back, strange, unseen = {}, {}, {}, {}
    looked_at: set[str] = set()
    for name, root in lasting_walk.everywhere():
        stops = from_the_top(tabbed(root), root)
        missed[name] = left_out(root, stops)
        there = set(acting(root))
        strange[name] = [spoken(stop) for stop in stops if stop not in there]
        back[name] = [
            f"{spoken(one)} to {spoken(other)}"
            for one, other in pairwise(stops)
            if jumps_back(one, other, root)
        ]
        unseen[name] = unseen_stops(root, stops, looked_at)
    assert {name: found for name, found in missed.items() if found} == {}
    assert {name: found for name, found in strange.items() if found} == {}
    assert {name: found for name, found in back.items() if found} == {}
    assert {name: found for name, found in unseen.items() if found} == {}


def test_every_action_has_a_place_in_the_menus_or_a_key(lasting_walk: Walk) -> None:
    window = lasting_walk.window
    in_menus: set[QAction] = set()
    for menu in window.menuBar().findChildren(QMenu):
        in_menus.update(menu.actions())
    homeless = [
        action.objectName() or action.text()
        for action in window.findChildren(QAction)
        if action.parent() is window and action not in in_menus and action.shortcut().isEmpty()
    ]
    assert homeless == []
    assert all("&" in action.text() for action in window.menuBar().actions())
    # The pages of labels and of comparisons share their keys: only one of them is ever shown.
    shown = [a for a in window.findChildren(QAction) if a.shortcut() and a.isVisible()]
    keys = [action.shortcut().toString() for action in shown]
    keys = [key for key in keys if key]
    assert len(keys) == len(set(keys))
