"""Every page and every dialog, for those who use the keyboard, hear the window, see little of it,
or read another language: one way through it, as to lay all of it out takes longer than to look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from crowdgui.text import translation as text
from crowdgui.text.translation import set_translator
from crowdgui.ui.dialogs.help.window import HelpWindow
from crowdgui.ui.style.theme import Theme, apply_theme
from tests.ui.accessibility.drawn import Drawn
from tests.ui.accessibility.keyboard import Keyboard
from tests.ui.accessibility.names import Names
from tests.ui.accessibility.untranslated import Untranslated, data_of, unmarked
from tests.ui.accessibility.walk import PAGES, Walk, way_through
from tests.ui.accessibility.words import words_of, words_of_actions
from tests.ui.shared_window import shared_window

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from crowdgui.ui.main_window.window import MainWindow


@pytest.fixture(scope="module")
def marked(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """Return a window in which all that the translator gives stands in marks."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("_translate", "_language"):
            patch.setattr(text, name, getattr(text, name))
        set_translator(lambda words, n: f"«{words}»", "en")
        with shared_window(qapp, tmp_path_factory.mktemp("settings")) as window:
            yield window


def test_what_is_not_marked_is_found() -> None:
    assert unmarked("«all» of «these “some data” are» said") == {"of", "said"}
    assert unmarked("«a «nested» one» 12 %") == set()


def test_every_place_has_its_keys_names_contrast_and_translations(
    marked: MainWindow, qapp: QApplication
) -> None:
    keyboard, names, untranslated = Keyboard(), Names(), Untranslated()
    light, dark = Drawn("light"), Drawn("dark")
    untranslated.look("menus before anything is open", words_of_actions(marked), set())
    # Nothing but words is looked at yet, which no painting changes.
    marked.setUpdatesEnabled(False)
    for name, root in Walk(marked).pages():
        # The names of the first workers and items in the picture of a file.
        known = {"ann", "bo", "photo"}
        untranslated.look(f"{name} before anything is open", words_of(root), known)
    marked.setUpdatesEnabled(True)
    with way_through(marked) as walk:
        known = data_of(marked)
        untranslated.look("menus", words_of_actions(marked), known)
        for name, root in walk.everywhere():
            # The book is not translated.
            if not isinstance(root, HelpWindow):
                untranslated.look(name, words_of(root), known)
            if name in PAGES:
                light.look(name, root)
            keyboard.look(name, root)
            names.look(name, root)
        apply_theme(qapp, Theme.DARK)
        for name, root in walk.pages(parts=False):
            dark.look(name, root)
    for each in (keyboard, names, untranslated, light, dark):
        each.hold()


def test_every_action_has_a_place_in_the_menus_or_a_key(marked: MainWindow) -> None:
    in_menus: set[QAction] = set()
    for menu in marked.menuBar().findChildren(QMenu):
        in_menus.update(menu.actions())
    homeless = [
        action.objectName() or action.text()
        for action in marked.findChildren(QAction)
        if action.parent() is marked and action not in in_menus and action.shortcut().isEmpty()
    ]
    assert homeless == []
    assert all("&" in action.text() for action in marked.menuBar().actions())
    # The pages of labels and of comparisons share their keys: only one of them is ever shown.
    shown = [a for a in marked.findChildren(QAction) if a.shortcut() and a.isVisible()]
    keys = [action.shortcut().toString() for action in shown]
    keys = [key for key in keys if key]
    assert len(keys) == len(set(keys))
