"""Buttons of four kinds, and bars of buttons and tabs of which one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from crowdgui.text.translation import format_number
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.icons import icon as make_icon
from crowdgui.ui.widgets.layout import FlowLayout, column, named, row
from crowdgui.ui.widgets.text import plain_tooltip, plain_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QIcon

    from crowdgui.ui.style.fonts import Role


ButtonKind = Literal["primary", "normal", "quiet", "link", "tip"]


_FONTS: dict[ButtonKind, Role] = {
    "primary": "strong",
    "normal": "medium",
    "quiet": "medium",
    "link": "body",
    "tip": "strong",
}


_ICON_COLORS: dict[ButtonKind, str] = {
    "primary": "on_accent",
    "normal": "text",
    "quiet": "text",
    "link": "accent_text",
    "tip": "tip_text",
}


# The style leaves 4 px between icon and text; the design wants 8.
_ICON_GAP = 4


def button(
    text: str, kind: ButtonKind = "normal", *, name: str, icon: str = "", tip: str = ""
) -> QPushButton:
    """Make a button with words; `name` is its object name."""
    made = named(QPushButton(text), name, plain_words(text))
    made.setFont(font(_FONTS[kind]))
    made.setProperty("kind", kind)
    made.setToolTip(plain_tooltip(tip))
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    if kind == "link":
        made.setCursor(Qt.CursorShape.PointingHandCursor)
    if icon:
        _set_icon(made, kind, icon)
    return made


def set_button_text(made: QAbstractButton, text: str, icon: str = "") -> None:
    """Change what a button says that does something else now, and its icon if there is one."""
    made.setText(text)
    made.setAccessibleName(plain_words(text))
    if icon:
        _set_icon(made, made.property("kind"), icon)


def set_usable(made: QWidget, why_not: str) -> None:
    """Enable a control, or disable it and say in its tooltip why it can’t be used."""
    made.setEnabled(not why_not)
    made.setToolTip(plain_tooltip(why_not))


def _set_icon(made: QAbstractButton, kind: ButtonKind, icon: str) -> None:
    made.setIcon(make_icon(icon, _ICON_COLORS[kind], _ICON_GAP))
    made.setIconSize(QSize(scaled(16) + _ICON_GAP, scaled(16)))


def icon_button(icon: str, text: str, *, name: str) -> QPushButton:
    """Make a quiet button with an icon only; its words are the tooltip and accessible name."""
    made = button("", "quiet", name=name, tip=text)
    made.setProperty("bare", True)
    made.setAccessibleName(text)
    made.setIcon(make_icon(icon))
    made.setIconSize(QSize(scaled(16), scaled(16)))
    return made


class ModeBar(QWidget):
    """One button a mode.

    Signals: `mode_chosen` with the key of the mode the user chose.
    """

    mode_chosen = Signal(str)

    def __init__(self, name: str, keys: Iterable[str]) -> None:
        super().__init__()
        self.setObjectName(name)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QAbstractButton] = {}
        for key in keys:
            made = button(key, "quiet", name=f"{name}-{key}")
            made.setCheckable(True)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._buttons[key] = made
            self._group.addButton(made)
        row(*self._buttons.values(), None, parent=self, spacing=4)
        self._group.buttonClicked.connect(lambda _: self.mode_chosen.emit(self.chosen()))

    def set_words(self, key: str, words: str) -> None:
        self._buttons[key].setText(words)
        self._buttons[key].setAccessibleName(words)

    def set_spoken(self, key: str, words: str) -> None:
        """Set more words for a mode to be read aloud than it shows."""
        self._buttons[key].setAccessibleName(words)

    def set_icon(self, key: str, icon: QIcon, size: QSize) -> None:
        """Show an icon before the words of a mode."""
        self._buttons[key].setIcon(icon)
        self._buttons[key].setIconSize(size)

    def offer(self, key: str, *, there: bool) -> None:
        """Show a mode, or hide it where it does not apply."""
        self._buttons[key].setHidden(not there)

    def chosen(self) -> str:
        return next((key for key, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, key: str) -> None:
        """Choose a mode without telling of it."""
        self._buttons[key].setChecked(True)


_GAP = 4


class FilterBar(QWidget):
    """One button a filter with a tooltip; the first is chosen at the start.

    Signals
    -------
    filter_chosen(str): the key of the filter the user chose.
    """

    filter_chosen = Signal(str)

    def __init__(self, name: str, filters: Mapping[str, str], tips: Mapping[str, str]):
        super().__init__()
        self.setObjectName(name)
        self._names = dict(filters)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QAbstractButton] = {}
        line = FlowLayout(self)
        line.setSpacing(_GAP)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for key, words in filters.items():
            made = button(words, "quiet", name=f"{name}-{key}", tip=tips.get(key, ""))
            made.setCheckable(True)
            made.setChecked(not self._buttons)
            self._buttons[key] = made
            self._group.addButton(made)
            line.addWidget(made)
        self._group.buttonClicked.connect(self._on_clicked)

    def set_count(self, key: str, count: int | None) -> None:
        """Show how many rows a filter lets through; None where that is being computed."""
        words = f"{self._names[key]} {'…' if count is None else format_number(count)}"
        self._buttons[key].setText(words)
        self._buttons[key].setAccessibleName(words)

    def set_icon(self, key: str, icon: str) -> None:
        """Show an icon before the words of a filter."""
        self._buttons[key].setIcon(make_icon(icon, "text", _ICON_GAP))
        self._buttons[key].setIconSize(QSize(scaled(16) + _ICON_GAP, scaled(16)))

    def set_shown(self, key: str, shown: bool) -> None:
        """Offer a filter, or not where it makes no sense."""
        self._buttons[key].setVisible(shown)

    def chosen(self) -> str:
        """Return the key of the chosen filter, empty where none is."""
        return next((key for key, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, key: str) -> None:
        """Choose a filter without telling of it; none where the key is empty."""
        # A group of which one must be chosen lets nobody take the choice away.
        self._group.setExclusive(bool(key))
        for name, made in self._buttons.items():
            made.setChecked(name == key)
        self._group.setExclusive(True)

    def _on_clicked(self, _: QAbstractButton) -> None:
        self.filter_chosen.emit(self.chosen())


_TAB_PAD = 12


class Tabs(QWidget):
    """A bar of tabs over the part that is chosen; the arrow keys go from tab to tab.

    The words of the first tab begin `inset` px from the left; parts see to their own margins.

    Signals
    -------
    part_due(str): the key of the part that is about to be shown, and can still be filled.
    part_chosen(str): the key of the part that is shown now.
    """

    part_due = Signal(str)
    part_chosen = Signal(str)

    def __init__(
        self, name: str, title: str, parts: Mapping[str, tuple[str, QWidget]], inset: int = _TAB_PAD
    ) -> None:
        super().__init__()
        self._keys = list(parts)
        self.bar = named(QTabBar(), name, title)
        self.bar.setFont(font("medium"))
        self.bar.setDrawBase(False)
        self.bar.setExpanding(False)
        self.bar.setUsesScrollButtons(False)
        self.bar.setProperty("ring", True)
        self.bar.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._stack = QStackedWidget()
        for words, part in parts.values():
            self.bar.addTab(words)
            self._stack.addWidget(part)
        line = row(self.bar, None, margins=(inset - _TAB_PAD, 0, 0, 0))
        column(line, self._stack, parent=self, spacing=4).setStretch(1, 1)
        self.bar.currentChanged.connect(self._on_changed)

    def shown(self) -> str:
        """Return the key of the part that is shown."""
        return self._keys[self.bar.currentIndex()]

    def choose(self, key: str) -> None:
        self.bar.setCurrentIndex(self._keys.index(key))

    def offer(self, key: str, offered: bool) -> None:
        """Offer a part, or not where there is nothing for it to show."""
        self.bar.setTabVisible(self._keys.index(key), offered)
        # Qt goes on giving the bar the room of the tabs before.
        self.bar.updateGeometry()

    def offers(self, key: str) -> bool:
        return self.bar.isTabVisible(self._keys.index(key))

    def _on_changed(self, place: int) -> None:
        self.part_due.emit(self._keys[place])
        self._stack.setCurrentIndex(place)
        self.part_chosen.emit(self._keys[place])
