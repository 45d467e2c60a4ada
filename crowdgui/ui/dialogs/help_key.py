"""F1: the help on what the mouse points at, or on what has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow

KEY = "F1"
_NAME = "help-key"


class HelpKey(QObject):
    """Gives every dialog the key, as it gets the keyboard; the main window has it in its menu.

    `page` gives the page that is shown, whose place counts where nothing nearer has one. The help
    itself is loaded when it is first asked for.
    """

    def __init__(self, window: QMainWindow, page: Callable[[], QWidget]) -> None:
        super().__init__(window)
        self._window, self._page = window, page
        self._rested = QCursor.pos()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    @Slot()
    def show(self) -> None:
        window = QApplication.activeModalWidget() or QApplication.activeWindow() or self._window
        _show(window, self.place(window))

    @Slot()
    def show_book(self) -> None:
        _show(self._window, "start")

    @Slot()
    def show_theory(self) -> None:
        _show(self._window, "theory")

    def place(self, window: QWidget) -> str:
        """Give the place of what is meant in a window that is in use.

        The mouse means something only if it was moved since the keyboard went where it is: it may
        lie anywhere while somebody works by keys.
        """
        from crowdgui.ui.dialogs.help_places import place_of

        under = QApplication.widgetAt(QCursor.pos())
        pointed = under if QCursor.pos() != self._rested else None
        for widget in (pointed, QApplication.focusWidget()):
            if widget is not None and widget.window() is window and (place := place_of(widget)):
                return place
        return place_of(window) or place_of(self._page()) or "start"

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        self._rested = QPoint(QCursor.pos())
        window = now.window() if now is not None else self._window
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        if window is self._window or window.findChild(QShortcut, _NAME, direct):
            return
        key = QShortcut(QKeySequence(KEY), window)
        key.setObjectName(_NAME)
        key.activated.connect(self.show)


def _show(window: QWidget, place: str) -> None:
    from crowdgui.ui.dialogs.help_window import show_help

    show_help(window, place)
