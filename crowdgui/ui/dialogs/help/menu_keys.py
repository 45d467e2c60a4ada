"""The actions of menus, as the command palette and the page on keys list them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from crowdgui.ui.widgets.text import plain_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAction


def key_words(action: QAction) -> str:
    """Return the keys of an action as this system writes them."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def menu_actions(menu: QMenu, path: str = "") -> Iterator[tuple[QAction, str]]:
    """Return what can be seen in a menu and in the menus in it, each with the menu it is in."""
    path = f"{path} ▸ {plain_words(menu.title())}" if path else plain_words(menu.title())
    for action in menu.actions():
        inner = action.menu()
        if action.isSeparator() or not action.isVisible():
            continue
        if isinstance(inner, QMenu):
            yield from menu_actions(inner, path)
        else:
            yield action, path


def menu_keys() -> list[tuple[str, str]]:
    """Return every key of the main window's menus, and what it does; none where there is none."""
    found = {}
    for window in QApplication.topLevelWidgets():
        if not isinstance(window, QMainWindow):
            continue
        for entry in window.menuBar().actions():
            menu = entry.menu()
            for action, path in menu_actions(menu) if isinstance(menu, QMenu) else ():
                if keys := key_words(action):
                    words = plain_words(action.text()).rstrip("…")
                    above = path.rpartition(" ▸ ")
                    found[keys] = f"{above[2]}: {words}" if above[1] else words
    return list(found.items())
