"""The menus as data: every action's words, keys, and the place it calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from crowdgui.text.translation import tr, tr_noop
from crowdgui.ui.icons import icon
from crowdgui.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QMainWindow, QMenu

Keys = QKeySequence.StandardKey | str | None


@dataclass(frozen=True)
class Entry:
    """One action. `needs` names the state it needs, if any.

    It is "labels", "data" (labels, and nothing at work), "outcome" or "busy".
    """

    key: str
    words: str
    keys: Keys = None
    icon: str = ""
    needs: str = ""


SEPARATOR = Entry("", "")

MENUS: dict[str, tuple[Entry, ...]] = {
    tr_noop("&File"): (
        Entry("open", tr_noop("&Open…"), QKeySequence.StandardKey.Open, "folder"),
        Entry("open-folder", tr_noop("Open &folder…")),
        Entry("paste", tr_noop("&Paste labels"), "Ctrl+Shift+V"),
        Entry("recent", tr_noop("Open &recent")),
        Entry("samples", tr_noop("Open sa&mple data")),
        Entry("unsaved", tr_noop("Open &unsaved work")),
        SEPARATOR,
        Entry("save", tr_noop("&Save project"), QKeySequence.StandardKey.Save, "", "labels"),
        Entry("save-as", tr_noop("Save project &as…"), "Ctrl+Shift+S", "", "labels"),
        SEPARATOR,
        Entry("export", tr_noop("&Export…"), "Ctrl+E", "arrow-out", "outcome"),
        SEPARATOR,
        Entry("quit", tr_noop("&Quit"), QKeySequence.StandardKey.Quit),
    ),
    tr_noop("&Edit"): (
        Entry("history", tr_noop("&History…"), "Ctrl+Shift+H", "", "labels"),
        SEPARATOR,
        Entry("copy", tr_noop("&Copy table"), "Ctrl+Shift+C", "copy", "outcome"),
        Entry("find", tr_noop("&Find…"), QKeySequence.StandardKey.Find, "search", "outcome"),
        SEPARATOR,
        Entry("settings", tr_noop("&Settings…"), "Ctrl+,"),
    ),
    tr_noop("&View"): (
        Entry("pages", tr_noop("&Go to")),
        Entry("questions", tr_noop("&Question")),
        SEPARATOR,
        Entry("theme", tr_noop("&Colours")),
    ),
    tr_noop("&Run"): (
        Entry("run", tr_noop("&Run rule"), "Ctrl+R", "play", "data"),
        SEPARATOR,
        Entry("run-others", tr_noop("Run the &other rules"), None, "", "outcome"),
        Entry("use-rule", tr_noop("&Use the rule selected in Compare"), None, "tick", "data"),
        Entry("study", tr_noop("Study &fewer labels"), None, "", "outcome"),
        Entry("simulate", tr_noop("&Simulate crowds…"), "Ctrl+Shift+R"),
        Entry("cluster", tr_noop("On a c&luster…")),
        SEPARATOR,
        Entry("cancel", tr_noop("&Cancel"), "Esc", "stop", "busy"),
    ),
    tr_noop("&Help"): (
        Entry("help", tr_noop("&Help on this"), "F1", "info"),
        Entry("book", tr_noop("&Contents of the help")),
        Entry("tour", tr_noop("Tour of the &pages")),
        Entry("theory", tr_noop("&Theory of the guarantees"), "Shift+F1", "info"),
        Entry("about", tr_noop("&About CrowdGUI"), None, "info"),
    ),
}

THEMES = {
    Theme.SYSTEM: tr_noop("&As the system"),
    Theme.LIGHT: tr_noop("&Light"),
    Theme.DARK: tr_noop("&Dark"),
    Theme.LIGHT_CONTRAST: tr_noop("Light, &high contrast"),
    Theme.DARK_CONTRAST: tr_noop("Dark, high &contrast"),
}


class Actions:
    """The window's menus, empty until `fill`, and their actions by key.

    Submenus are filled by whoever knows how.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self.by_key: dict[str, QAction] = {}
        self.submenus: dict[str, QMenu] = {}
        self._needs: dict[str, list[QAction]] = {}
        self.menus: dict[str, QMenu] = {}
        for title in MENUS:
            menu = window.menuBar().addMenu(tr(title))
            menu.setObjectName("menu-" + title.strip("&").lower())
            menu.setToolTipsVisible(True)
            self.menus[title.strip("&").lower()] = menu

    def fill(self, slots: Mapping[str, Callable[[], object]]) -> None:
        """Make the actions; each calls the slot of its key."""
        for menu, entries in zip(self.menus.values(), MENUS.values(), strict=True):
            for entry in entries:
                self._add(menu, entry, slots)

    def enable(self, need: str, there: bool) -> None:
        """Enable what needs "labels", "data", "outcome" or "busy" while it is there."""
        for action in self._needs.get(need, []):
            action.setEnabled(there)

    def _add(self, menu: QMenu, entry: Entry, slots: Mapping[str, Callable[[], object]]) -> None:
        if entry is SEPARATOR:
            menu.addSeparator()
        elif entry.key not in slots:
            self.submenus[entry.key] = menu.addMenu(tr(entry.words))
            self.submenus[entry.key].setObjectName(f"menu-{entry.key}")
        else:
            action = QAction(tr(entry.words), self._window)
            action.setObjectName(f"action-{entry.key}")
            if entry.icon:
                action.setIcon(icon(entry.icon))
            if entry.keys is not None:
                action.setShortcut(QKeySequence(entry.keys))
            action.triggered.connect(lambda: slots[entry.key]())
            menu.addAction(action)
            self.by_key[entry.key] = action
            self._needs.setdefault(entry.needs, []).append(action)


def choice_menu(
    menu: QMenu, words: Mapping[str, str], chosen: str, choose: Callable[[str], None]
) -> QActionGroup:
    """Fill a submenu with choices of which one holds."""
    group = QActionGroup(menu)
    for key, text in words.items():
        action = menu.addAction(tr(text))
        action.setObjectName(f"{menu.objectName()}-{key}")
        action.setCheckable(True)
        action.setChecked(key == chosen)
        action.setData(key)
        group.addAction(action)
    group.triggered.connect(lambda action: choose(action.data()))
    return group
