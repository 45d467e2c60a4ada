"""What a monkey does to a window: each deed has a name, and finds its widget by its place."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
WAYS = {
    "click": NONE,
    "ctrl-click": Qt.KeyboardModifier.ControlModifier,
    "shift-click": Qt.KeyboardModifier.ShiftModifier,
}


@dataclass(frozen=True)
class Deed:
    """One action: what kind, on which widget, at which point of it, and with what."""

    number: int
    kind: str
    place: str = ""
    at: tuple[int, int] = (0, 0)
    word: str = ""

    @property
    def record(self) -> dict[str, Any]:
        return {key: value for key, value in asdict(self).items() if value and value != (0, 0)}


def place_of(widget: QWidget) -> str:
    """Name a widget by its way down from its window, to be found again in another run."""
    names = []
    here: QWidget | None = widget
    while here is not None:
        parent = here.parentWidget()
        name = here.objectName() or type(here).__name__
        alike = [each for each in _children(parent) if _name(each) == name]
        names.append(f"{name}~{alike.index(here)}" if len(alike) > 1 else name)
        here = parent
    return "/".join(reversed(names))


def widget_at(place: str) -> QWidget | None:
    """Find a widget by its way down; None where it is not there."""
    here: QWidget | None = None
    for part in place.split("/"):
        name, _, number = part.partition("~")
        alike = [each for each in _children(here) if _name(each) == name]
        if len(alike) <= int(number or 0):
            return None
        here = alike[int(number or 0)]
    return here


def do(deed: Deed) -> bool:
    """Do it; False where its widget is not there or not to be used."""
    widget = widget_at(deed.place) if deed.place else None
    if deed.place and (widget is None or not widget.isVisible() or not widget.isEnabled()):
        return False
    return DEEDS[deed.kind](widget, deed)


def _click(widget: QWidget, deed: Deed) -> bool:
    point, held = QPoint(*deed.at), WAYS[deed.kind]
    QTest.mousePress(widget, LEFT, held, point)
    # What is deleted on the press cannot be let go.
    if shiboken6.isValid(widget):
        QTest.mouseRelease(widget, LEFT, held, point)
    return True


def _double_click(widget: QWidget, deed: Deed) -> bool:
    QTest.mouseDClick(widget, LEFT, NONE, QPoint(*deed.at))
    return True


def _drag(widget: QWidget, deed: Deed) -> bool:
    start = QPoint(*deed.at)
    dx, dy = map(int, deed.word.split())
    QTest.mousePress(widget, LEFT, NONE, start)
    for part in (1, 2, 3):
        if not shiboken6.isValid(widget):
            return True
        _move(widget, start + QPoint(dx * part // 3, dy * part // 3), LEFT)
    if shiboken6.isValid(widget):
        QTest.mouseRelease(widget, LEFT, NONE, start + QPoint(dx, dy))
    return True


def _hover(widget: QWidget, deed: Deed) -> bool:
    _move(widget, QPoint(*deed.at), Qt.MouseButton.NoButton)
    return True


def _move(widget: QWidget, point: QPoint, button: Qt.MouseButton) -> None:
    kind, at = QMouseEvent.Type.MouseMove, QPointF(point)
    everywhere = QPointF(widget.mapToGlobal(point))
    moved = QMouseEvent(kind, at, everywhere, Qt.MouseButton.NoButton, button, NONE)
    QApplication.sendEvent(widget, moved)


def _context_menu(widget: QWidget, deed: Deed) -> bool:
    point = QPoint(*deed.at)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, widget.mapToGlobal(point))
    QApplication.sendEvent(widget, asked)
    return True


def _scroll(widget: QWidget, deed: Deed) -> bool:
    point = QPoint(*deed.at)
    turned = QWheelEvent(
        QPointF(point),
        QPointF(widget.mapToGlobal(point)),
        QPoint(),
        QPoint(0, int(deed.word)),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, turned)
    return True


def _key(widget: QWidget, deed: Deed) -> bool:
    """Press a key where the keyboard is, if that is in the window meant."""
    focus = QApplication.focusWidget()
    target = focus if focus is not None and focus.window() is widget.window() else widget
    pressed = QKeySequence(deed.word)[0]
    key, held = pressed.key(), pressed.keyboardModifiers()
    QTest.keyPress(target, key, held)
    if shiboken6.isValid(target):
        QTest.keyRelease(target, key, held)
    return True


def _type(widget: QWidget, deed: Deed) -> bool:
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    for letter in deed.word:
        # QTest knows no letters beyond ASCII.
        if shiboken6.isValid(widget):
            QApplication.sendEvent(widget, QKeyEvent(QKeyEvent.Type.KeyPress, 0, NONE, letter))
    return True


def _choose(widget: QWidget, deed: Deed) -> bool:
    assert isinstance(widget, QComboBox)
    if not widget.count():
        return False
    widget.setCurrentIndex(deed.at[0] % widget.count())
    widget.activated.emit(widget.currentIndex())
    return True


def _trigger(widget: QWidget, deed: Deed) -> bool:
    """Choose an action of the menus by its words, or of a menu that is open."""
    found = [action for action in leaves(widget) if words_of(action) == deed.word]
    if not found:
        return False
    if isinstance(widget, QMenu):
        widget.setActiveAction(found[0])
        QTest.keyClick(widget, Qt.Key.Key_Return)
    else:
        found[0].trigger()
    return True


def _resize(widget: QWidget, deed: Deed) -> bool:
    widget.resize(*deed.at)
    return True


def _close(widget: QWidget, _: Deed) -> bool:
    widget.close()
    return True


def _drop(widget: QWidget, deed: Deed) -> bool:
    carried = QMimeData()
    carried.setUrls(
        [QUrl.fromLocalFile(str(Path(name).absolute())) for name in deed.word.split("\n")]
    )
    dropped = QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, carried, LEFT, NONE)
    QApplication.sendEvent(widget, dropped)
    return True


def _copy_text(_: QWidget, deed: Deed) -> bool:
    QGuiApplication.clipboard().setText(deed.word)
    return True


def _nothing(_: QWidget, __: Deed) -> bool:
    return True


DEEDS: dict[str, Callable[[Any, Deed], bool]] = {
    **dict.fromkeys(WAYS, _click),
    "double click": _double_click,
    "drag": _drag,
    "hover": _hover,
    "context menu": _context_menu,
    "scroll": _scroll,
    "key": _key,
    "type": _type,
    "choose": _choose,
    "menu": _trigger,
    "resize": _resize,
    "close": _close,
    "drop": _drop,
    "clipboard": _copy_text,
    "wait": _nothing,
    "rest": _nothing,
}


def leaves(owner: QWidget) -> list[QAction]:
    """Return the actions of a menu bar or menu that could be chosen now, those below included."""
    found: list[QAction] = []
    for action in owner.actions():
        below = action.menu()
        if below is not None and isinstance(below, QMenu):
            below.aboutToShow.emit()
            found += leaves(below)
        elif action.isEnabled() and action.isVisible() and not action.isSeparator():
            found.append(action)
    return found


def words_of(action: QAction) -> str:
    return action.objectName() or action.text()


def _children(parent: QWidget | None) -> list[QWidget]:
    if parent is None:
        return [top for top in QApplication.topLevelWidgets() if top.parentWidget() is None]
    return [each for each in parent.children() if isinstance(each, QWidget)]


def _name(widget: QWidget) -> str:
    return widget.objectName() or type(widget).__name__
