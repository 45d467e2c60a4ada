"""Filters of a table: quiet buttons with counts, one of them chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from crowdgui.core.text import number
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.flow import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Mapping

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

    def set_count(self, key: str, count: int) -> None:
        """Show how many rows a filter lets through."""
        words = f"{self._names[key]} {number(count)}"
        self._buttons[key].setText(words)
        self._buttons[key].setAccessibleName(words)

    def set_shown(self, key: str, shown: bool) -> None:
        """Offer a filter, or not where it makes no sense."""
        self._buttons[key].setVisible(shown)

    def chosen(self) -> str:
        """Give the key of the chosen filter, empty where none is."""
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
