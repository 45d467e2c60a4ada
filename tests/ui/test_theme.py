from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from crowdgui.ui.theme import Theme, ThemeChoice, apply, tokens
from crowdgui.ui.tokens import DARK, LIGHT

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Listener(QWidget):
    changes = 0

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.changes += event.type() == QEvent.Type.PaletteChange


@pytest.mark.parametrize("theme", [t for t in Theme if t is not Theme.SYSTEM])
def test_apply_sets_tokens_palette_and_sheet(qapp: QApplication, theme: Theme) -> None:
    apply(qapp, theme)
    assert tokens().name == theme
    assert qapp.palette().color(QPalette.ColorRole.Window) == tokens().canvas
    assert qapp.palette().color(QPalette.ColorRole.Highlight) == tokens().accent_soft
    assert tokens().accent.name() in qapp.styleSheet()


def test_widgets_are_told_of_a_change(qapp: QApplication, qtbot: QtBot) -> None:
    widget = Listener()
    qtbot.addWidget(widget)
    widget.show()
    before = widget.changes
    apply(qapp, Theme.DARK)
    assert widget.changes > before
    assert widget.palette().color(QPalette.ColorRole.Window) == DARK.canvas


def test_the_same_theme_again_costs_nothing(qapp: QApplication, qtbot: QtBot) -> None:
    widget = Listener()
    qtbot.addWidget(widget)
    widget.show()
    before = widget.changes
    apply(qapp, Theme.LIGHT)
    assert widget.changes == before


def test_choice_overrides_the_system_and_gives_way_to_it(qapp: QApplication) -> None:
    choice = ThemeChoice(qapp, Theme.DARK)
    assert tokens() is DARK
    choice.choose(Theme.SYSTEM)
    assert choice.theme is Theme.SYSTEM
    # A platform without colours of its own counts as light.
    assert tokens() is LIGHT
