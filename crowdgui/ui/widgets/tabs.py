"""Parts of an area behind tabs, one of them shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QTabBar, QWidget

from crowdgui.ui.fonts import font
from crowdgui.ui.widgets.build import column, named, row

if TYPE_CHECKING:
    from collections.abc import Mapping


_TAB_PAD = 12


class Tabs(QWidget):
    """A bar of tabs over the part that is chosen; the arrow keys go from tab to tab.

    The words of the first tab begin `inset` px from the left; parts see to their own margins.

    Signals
    -------
    part_chosen(str): the key of the part that is shown now.
    """

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
        """Give the key of the part that is shown."""
        return self._keys[self.bar.currentIndex()]

    def choose(self, key: str) -> None:
        self.bar.setCurrentIndex(self._keys.index(key))

    def offer(self, key: str, offered: bool) -> None:
        """Offer a part, or not where there is nothing for it to show."""
        self.bar.setTabVisible(self._keys.index(key), offered)

    def _on_changed(self, place: int) -> None:
        self._stack.setCurrentIndex(place)
        self.part_chosen.emit(self._keys[place])
