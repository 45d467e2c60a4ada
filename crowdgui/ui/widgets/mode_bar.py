"""Two ways to look at a page: quiet buttons, one of them chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from crowdgui.ui.widgets.build import row
from crowdgui.ui.widgets.buttons import button

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QAbstractButton


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
        """Let a mode be read aloud by more words than it shows."""
        self._buttons[key].setAccessibleName(words)

    def set_icon(self, key: str, icon: QIcon, size: QSize) -> None:
        """Show an icon before the words of a mode."""
        self._buttons[key].setIcon(icon)
        self._buttons[key].setIconSize(size)

    def chosen(self) -> str:
        return next((key for key, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, key: str) -> None:
        """Choose a mode without telling of it."""
        self._buttons[key].setChecked(True)
