from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QWidget
from shiboken6 import delete, isValid

from crowdgui.ui.style.theme import Theme, ThemeChoice, apply_theme, tokens
from crowdgui.ui.style.tokens import DARK, DARK_CONTRAST, LIGHT
from crowdgui.ui.widgets.layout import column
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Listener(QWidget):
    changes = 0

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.changes += event.type() == QEvent.Type.PaletteChange


@pytest.mark.parametrize("theme", [t for t in Theme if t is not Theme.SYSTEM])
def test_apply_sets_tokens_palette_and_sheet(qapp: QApplication, theme: Theme) -> None:
    apply_theme(qapp, theme)
    assert tokens().name == theme
    assert qapp.palette().color(QPalette.ColorRole.Window) == tokens().canvas
    assert qapp.palette().color(QPalette.ColorRole.Highlight) == tokens().accent_soft
    assert tokens().accent.name() in qapp.styleSheet()


def test_widgets_are_told_of_a_change(qapp: QApplication, qtbot: QtBot) -> None:
    widget = Listener()
    qtbot.addWidget(widget)
    widget.show()
    before = widget.changes
    apply_theme(qapp, Theme.DARK)
    assert widget.changes > before
    assert widget.palette().color(QPalette.ColorRole.Window) == DARK.canvas


def test_the_same_theme_again_costs_nothing(qapp: QApplication, qtbot: QtBot) -> None:
    widget = Listener()
    qtbot.addWidget(widget)
    widget.show()
    before = widget.changes
    apply_theme(qapp, Theme.LIGHT)
    assert widget.changes == before


def test_choice_overrides_the_system_and_gives_way_to_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    schemes: list[Qt.ColorScheme | None] = []
    hints = qapp.styleHints()
    monkeypatch.setattr(type(hints), "setColorScheme", lambda _, scheme: schemes.append(scheme))
    monkeypatch.setattr(type(hints), "unsetColorScheme", lambda _: schemes.append(None))
    choice = ThemeChoice(qapp, Theme.DARK)
    assert tokens() is DARK
    choice.choose(Theme.SYSTEM)
    assert choice.theme is Theme.SYSTEM
    # A platform without colours of its own counts as light.
    assert tokens() is LIGHT
    # Title bars and the dialogs of the system follow.
    choice.choose(Theme.LIGHT)
    assert schemes == [Qt.ColorScheme.Dark, None, Qt.ColorScheme.Light]


class Restyled(QWidget):
    times = 0

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.times += event.type() == QEvent.Type.StyleChange


def test_how_often_a_widget_is_styled_does_not_grow_with_its_depth(
    qapp: QApplication, qtbot: QtBot
) -> None:
    times = []
    for depth in (0, 12):
        outermost = inner = QWidget()
        for _ in range(depth):
            inner = QWidget(inner)
        innermost = Restyled(inner)
        qtbot.addWidget(outermost)
        outermost.show()
        before = innermost.times
        apply_theme(qapp, Theme.DARK)
        times.append(innermost.times - before)
        apply_theme(qapp, Theme.LIGHT)
    assert times[1] <= times[0]


def color_of(label: QLabel) -> QColor:
    return label.palette().color(QPalette.ColorRole.WindowText)


def two_pages(qtbot: QtBot) -> tuple[QStackedWidget, QLabel, QLabel]:
    """Return a stack whose second page is out of sight, and a label on each."""
    stack, pages = QStackedWidget(), [QWidget(), QWidget()]
    labels = [text_label("words", tone="bad"), text_label("words", tone="bad")]
    for page, label in zip(pages, labels, strict=True):
        column(label, parent=page)
        stack.addWidget(page)
    qtbot.addWidget(stack)
    stack.show()
    # Each page has been seen, and so been given its colours.
    stack.setCurrentIndex(1)
    stack.setCurrentIndex(0)
    return stack, labels[0], labels[1]


def test_what_is_in_sight_changes_at_once(qapp: QApplication, qtbot: QtBot) -> None:
    stack, seen, _ = two_pages(qtbot)
    assert color_of(seen) == LIGHT.bad
    apply_theme(qapp, Theme.DARK)
    assert stack.isVisible()
    assert color_of(seen) == DARK.bad


def test_what_is_out_of_sight_changes_when_it_is_shown(qapp: QApplication, qtbot: QtBot) -> None:
    stack, _, unseen = two_pages(qtbot)
    apply_theme(qapp, Theme.DARK)
    stack.setCurrentIndex(1)
    assert color_of(unseen) == DARK.bad


def test_what_stays_out_of_sight_changes_by_and_by(qapp: QApplication, qtbot: QtBot) -> None:
    stack, _, unseen = two_pages(qtbot)
    apply_theme(qapp, Theme.DARK)
    apply_theme(qapp, Theme.DARK_CONTRAST)
    qtbot.waitUntil(lambda: color_of(unseen) == DARK_CONTRAST.bad)
    assert stack.currentIndex() == 0


def test_what_is_gone_before_its_turn_is_passed_over(qapp: QApplication, qtbot: QtBot) -> None:
    stack, _, unseen = two_pages(qtbot)
    apply_theme(qapp, Theme.DARK)
    delete(stack.widget(1))
    other = text_label("words", tone="bad")
    stack.addWidget(other)
    stack.setCurrentWidget(other)
    assert not isValid(unseen)
    assert color_of(other) == DARK.bad
    last, _, unseen = two_pages(qtbot)
    apply_theme(qapp, Theme.LIGHT)
    qtbot.waitUntil(lambda: color_of(unseen) == LIGHT.bad)
    assert last.isVisible()
