"""What a monkey does next: one deed by chance, of those that what is on the screen lets it do."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)
from soak_deeds import Deed, leaves, place_of, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from crowdgui.ui.main_window.window import MainWindow

USABLE = (QAbstractButton, QTabBar, QAbstractItemView, QComboBox, QAbstractSpinBox, QLineEdit)
FIELDS = (QLineEdit, QAbstractSpinBox, QPlainTextEdit)
NEVER = {"run-on-cluster", "action-quit", "open-cluster", "settings-restart-now"}
"""What would call other computers, or end it all: nobody opens the window again."""

KEYS = (
    *"0123456789",
    "U",
    "N",
    "S",
    "P",
    "B",
    "X",
    "Space",
    "Return",
    "Esc",
    "Esc",
    "Tab",
    "Tab",
    "Shift+Tab",
    "Up",
    "Down",
    "Down",
    "Left",
    "Right",
    "PgUp",
    "PgDown",
    "Home",
    "End",
    "Delete",
    "Backspace",
    "Ctrl+A",
    "Ctrl+C",
    "Ctrl+V",
    "Ctrl+X",
    "Ctrl+Z",
    "Ctrl+Z",
    "Ctrl+Shift+Z",
    "Ctrl+F",
    "Ctrl+R",
    "Ctrl+E",
    "Ctrl+S",
    "Ctrl+O",
    "Ctrl+Shift+S",
    "Ctrl+Shift+C",
    "Ctrl+Shift+V",
    "Ctrl+,",
    "Ctrl+Shift+R",
    "F1",
    "Shift+F1",
    "F2",
    "Alt+Left",
    "Ctrl+Home",
    "Ctrl+End",
    "Shift+Down",
    "Ctrl+PgDown",
    "Menu",
    *(f"Ctrl+{n}" for n in range(1, 8)),
)
WORDS = (
    "",
    "a",
    "i1",
    "w2",
    "0",
    "5",
    "0.05",
    "-3",
    "1e9",
    "99999999999999",
    "nan",
    "ümlaut",
    "кот",
    "=1+1",
    "<b>bold</b>",
    "{n}",
    "%s",
    "a,b;c",
    "   ",
    "\N{CAT FACE}",
    "\u202etxet",
    "x" * 300,
)
TEXTS = (
    "worker,item,label\na,1,x\nb,1,y\na,2,x\nb,2,x\n",
    "worker\titem\tlabel\n=1+1\t<b>\tcat\n",
    "nothing of the kind",
    "",
    "\x00\x01",
)

WEIGHTS = {
    "use": 34,
    "point": 12,
    "key": 22,
    "menu": 11,
    "type": 6,
    "scroll": 4,
    "drag": 4,
    "context menu": 3,
    "double click": 2,
    "hover": 3,
    "resize": 2,
    "drop": 3,
    "clipboard": 1,
    "close": 3,
    "wait": 3,
    "rest": 2,
}


def choose(rng: Random, number: int, window: MainWindow, files: Sequence[str]) -> Deed:
    """Choose a deed; the number of it counts, not what was done before."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        return _in_popup(rng, number, popup)
    top = _window(rng, window)
    kind = rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
    match kind:
        case "use":
            return _use(rng, number, top)
        case "point":
            return _at_point(rng, number, top, rng.choice(("click", "click", "shift-click")))
        case "double click" | "hover" | "context menu":
            return _at_point(rng, number, top, kind)
        case "drag":
            word = f"{rng.randint(-300, 300)} {rng.randint(-200, 200)}"
            return _at_point(rng, number, top, kind, word)
        case "scroll":
            return _at_point(rng, number, top, kind, str(rng.choice((-1200, -120, 120, 1200))))
        case "key":
            return Deed(number, kind, place_of(top), word=rng.choice(KEYS))
        case "type":
            return _type(rng, number, top)
        case "menu" if top is window:
            return _menu(rng, number, window)
        case "resize":
            size = rng.randint(300, 1900), rng.randint(300, 1200)
            return Deed(number, kind, place_of(top), size)
        case "drop" if top is window:
            count = rng.choice((1, 1, 1, 1, 2))
            return Deed(number, kind, place_of(top), word="\n".join(rng.choices(files, k=count)))
        case "clipboard":
            return Deed(number, kind, word=rng.choice(TEXTS))
        case "close" if top is not window:
            return Deed(number, kind, place_of(top))
        case "rest":
            return Deed(number, kind)
    return Deed(number, "wait")


def _window(rng: Random, window: MainWindow) -> QWidget:
    """Choose the window that is used: a modal one, or any of those that are open."""
    modal = QApplication.activeModalWidget()
    if modal is not None:
        beside = [each for each in _open() if each.parentWidget() is modal]
        return rng.choice([modal, modal, *beside])
    others = [each for each in _open() if each is not window]
    return rng.choice([window] * (3 * len(others) + 1) + others)


def _open() -> list[QWidget]:
    tops = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    return sorted((each for each in tops if isinstance(each, QDialog)), key=place_of)


def _in_popup(rng: Random, number: int, popup: QWidget) -> Deed:
    place = place_of(popup)
    offered = leaves(popup) if isinstance(popup, QMenu) else []
    if offered and rng.random() < 0.7:
        return Deed(number, "menu", place, word=words_of(rng.choice(offered)))
    key = rng.choice(("Esc", "Esc", "Down", "Return", "Up", "Space"))
    return Deed(number, "key", place, word=key)


def _use(rng: Random, number: int, top: QWidget) -> Deed:
    """Click on something that looks as if it could be used."""
    widgets = _shown(top, USABLE)
    if not widgets:
        return Deed(number, "wait")
    chosen = rng.choice(widgets)
    if chosen.objectName() in NEVER:
        return Deed(number, "wait")
    if isinstance(chosen, QComboBox):
        return Deed(number, "choose", place_of(chosen), (rng.randrange(50), 0))
    if isinstance(chosen, QAbstractItemView):
        view = chosen.viewport()
        kind = rng.choice(("click", "click", "ctrl-click", "shift-click", "double click"))
        return Deed(number, kind, place_of(view), _inside(rng, view))
    return Deed(number, "click", place_of(chosen), _inside(rng, chosen))


def _at_point(rng: Random, number: int, top: QWidget, kind: str, word: str = "") -> Deed:
    point = QPoint(rng.randrange(max(1, top.width())), rng.randrange(max(1, top.height())))
    widget = top.childAt(point) or top
    if not widget.isEnabled() or widget.objectName() in NEVER:
        return Deed(number, "wait")
    at = widget.mapFrom(top, point)
    return Deed(number, kind, place_of(widget), (at.x(), at.y()), word)


def _type(rng: Random, number: int, top: QWidget) -> Deed:
    fields = [each for each in _shown(top, FIELDS) if not each.property("readOnly")]
    if not fields:
        return Deed(number, "key", place_of(top), word=rng.choice(KEYS))
    return Deed(number, "type", place_of(rng.choice(fields)), word=rng.choice(WORDS))


def _menu(rng: Random, number: int, window: MainWindow) -> Deed:
    bar = window.menuBar()
    offered = [action for action in leaves(bar) if action.objectName() not in NEVER]
    return Deed(number, "menu", place_of(bar), word=words_of(rng.choice(offered)))


def _shown(top: QWidget, kinds: tuple[type, ...]) -> list[QWidget]:
    """Return the widgets of some kinds in a window that can be seen and used."""
    # All at once: PySide looks for one kind at a time.
    found = [each for each in top.findChildren(QWidget) if isinstance(each, kinds)]
    return [
        cast("QWidget", each)
        for each in found
        if each.isVisible()
        and each.isEnabled()
        and each.window() is top
        and not each.visibleRegion().isEmpty()
    ]


def _inside(rng: Random, widget: QWidget) -> tuple[int, int]:
    seen = widget.visibleRegion().boundingRect()
    return (
        seen.x() + rng.randrange(max(1, seen.width())),
        seen.y() + rng.randrange(max(1, seen.height())),
    )
