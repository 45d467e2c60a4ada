"""The menus as data: every action's words, keys, and the place it calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QToolButton

from crowdgui.text.translation import tr, tr_noop
from crowdgui.ui.style.icons import icon
from crowdgui.ui.style.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QMainWindow, QMenu


Keys = QKeySequence.StandardKey | str | None


_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""What macOS moves to the menu of the program, in any language; by the words it would guess."""


@dataclass(frozen=True)
class MenuEntry:
    """One action. `needs` names the state it needs, if any.

    It is "labels", "data" (labels, and nothing at work), "outcome", "audit" (one that
    somebody can still answer), "review" (of what an audit does not accept) or "busy".
    """

    key: str
    words: str
    keys: Keys = None
    icon: str = ""
    needs: str = ""


SEPARATOR = MenuEntry("", "")


MENUS: dict[str, tuple[MenuEntry, ...]] = {
    tr_noop("&File"): (
        MenuEntry("open", tr_noop("&Open…"), QKeySequence.StandardKey.Open, "folder"),
        MenuEntry("open-folder", tr_noop("Open &folder…")),
        MenuEntry("paste", tr_noop("&Paste labels"), "Ctrl+Shift+V"),
        MenuEntry("add-labels", tr_noop("A&dd labels…"), "Ctrl+Shift+A", "", "data"),
        MenuEntry("add-content", tr_noop("Add &item content…"), None, "", "data"),
        MenuEntry("recent", tr_noop("Open &recent")),
        MenuEntry("samples", tr_noop("Open sa&mple data")),
        MenuEntry("unsaved", tr_noop("Open &unsaved work")),
        SEPARATOR,
        MenuEntry("save", tr_noop("&Save project"), QKeySequence.StandardKey.Save, "", "labels"),
        MenuEntry("save-as", tr_noop("Save project &as…"), "Ctrl+Shift+S", "", "labels"),
        MenuEntry("save-folder", tr_noop("Save project as fo&lder…"), None, "", "labels"),
        SEPARATOR,
        MenuEntry("export", tr_noop("&Export…"), "Ctrl+E", "arrow-out", "outcome"),
        MenuEntry("save-audit-list", tr_noop("Save audit lis&t…"), None, "", "audit"),
        MenuEntry("read-audit-list", tr_noop("Read audited la&bels…"), None, "", "audit"),
        MenuEntry("save-review-list", tr_noop("Sa&ve review list…"), None, "", "review"),
        MenuEntry("read-review-list", tr_noop("Read revie&wed labels…"), None, "", "review"),
        SEPARATOR,
        MenuEntry("close", tr_noop("&Close"), "Ctrl+W", "", "data"),
        MenuEntry("quit", tr_noop("&Quit"), QKeySequence.StandardKey.Quit),
    ),
    tr_noop("&Edit"): (
        MenuEntry("history", tr_noop("&History…"), "Ctrl+Shift+H", "", "labels"),
        SEPARATOR,
        MenuEntry("copy", tr_noop("&Copy table"), "Ctrl+Shift+C", "copy", "outcome"),
        MenuEntry("copy-command", tr_noop("Copy &as command"), None, "", "outcome"),
        MenuEntry("find", tr_noop("&Find…"), QKeySequence.StandardKey.Find, "search", "outcome"),
        SEPARATOR,
        MenuEntry("mark-models", tr_noop("Mark as &models…"), None, "model", "outcome"),
        MenuEntry("prices", tr_noop("&Prices…"), None, "", "outcome"),
        MenuEntry("worker-list", tr_noop("Add &worker list…"), None, "", "outcome"),
        SEPARATOR,
        MenuEntry("settings", tr_noop("&Settings…"), "Ctrl+,"),
    ),
    tr_noop("&View"): (
        MenuEntry("palette", tr_noop("Comm&and palette…"), "Ctrl+K", "search"),
        SEPARATOR,
        MenuEntry("pages", tr_noop("&Go to")),
        MenuEntry("questions", tr_noop("&Question")),
        SEPARATOR,
        MenuEntry("theme", tr_noop("&Colours")),
    ),
    tr_noop("&Run"): (
        MenuEntry("run", tr_noop("&Run rule"), "Ctrl+R", "play", "data"),
        SEPARATOR,
        MenuEntry("costs", tr_noop("Costs of &mistakes…"), None, "", "outcome"),
        MenuEntry("run-others", tr_noop("Run the &other rules"), None, "", "outcome"),
        MenuEntry("use-rule", tr_noop("&Use the rule selected in Compare"), None, "", "data"),
        MenuEntry("study", tr_noop("Study &fewer labels"), None, "", "outcome"),
        MenuEntry("simulate", tr_noop("&Simulate crowds…"), "Ctrl+Shift+R"),
        MenuEntry("cluster", tr_noop("Run on a c&luster…")),
        SEPARATOR,
        MenuEntry("cancel", tr_noop("&Cancel"), "Esc", "stop", "busy"),
    ),
    tr_noop("&Help"): (
        MenuEntry("help", tr_noop("&Help on this"), "F1", "info"),
        MenuEntry("book", tr_noop("Help &contents")),
        MenuEntry("tour", tr_noop("Tour of the &pages")),
        MenuEntry("theory", tr_noop("&Theory of the guarantees"), "Shift+F1", "info"),
        MenuEntry("about", tr_noop("&About CrowdGUI"), None, "info"),
    ),
}


THEMES = {
    Theme.SYSTEM: tr_noop("Same as &system"),
    Theme.LIGHT: tr_noop("&Light"),
    Theme.DARK: tr_noop("&Dark"),
    Theme.LIGHT_CONTRAST: tr_noop("Light, &high contrast"),
    Theme.DARK_CONTRAST: tr_noop("Dark, high &contrast"),
}


class Actions:
    """The window's menus, empty until `fill`, and their actions by key.

    Submenus are filled by those who know how.
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
        # Qt puts what has no room behind a button of its own, which it gives no name.
        if (rest := window.menuBar().findChild(QToolButton)) is not None:
            rest.setAccessibleName(tr("More menus"))

    def fill(self, slots: Mapping[str, Callable[[], object]]) -> None:
        """Make the actions; each calls the slot of its key."""
        for menu, entries in zip(self.menus.values(), MENUS.values(), strict=True):
            for entry in entries:
                self._add(menu, entry, slots)

    def enable(self, need: str, there: bool) -> None:
        """Enable what needs a state, as `MenuEntry` names them, while it is there."""
        for action in self._needs.get(need, []):
            action.setEnabled(there)

    def _add(
        self, menu: QMenu, entry: MenuEntry, slots: Mapping[str, Callable[[], object]]
    ) -> None:
        if entry is SEPARATOR:
            menu.addSeparator()
        elif entry.key not in slots:
            self.submenus[entry.key] = menu.addMenu(tr(entry.words))
            self.submenus[entry.key].setObjectName(f"menu-{entry.key}")
        else:
            action = QAction(tr(entry.words), self._window)
            action.setObjectName(f"action-{entry.key}")
            action.setMenuRole(_ROLES.get(entry.key, QAction.MenuRole.NoRole))
            if entry.icon:
                action.setIcon(icon(entry.icon))
            if entry.keys is not None:
                action.setShortcut(QKeySequence(entry.keys))
            action.triggered.connect(lambda: slots[entry.key]())
            menu.addAction(action)
            self.by_key[entry.key] = action
            self._needs.setdefault(entry.needs, []).append(action)


def fill_choice_menu(
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
