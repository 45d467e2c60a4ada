"""Another sheet for widgets that are there: at once for those in sight, then for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtWidgets import QApplication

_AT_ONCE = 60
"""Widgets out of sight that are polished before keys and clicks come again: a few ms."""


def restyle(app: QApplication, sheet: str) -> None:
    """Return the application a sheet that differs from the one before in its colours only.

    By itself Qt would polish each widget once for every widget that it lies in, also out of sight.
    """
    # So the next line finds nothing to polish.
    forget_rules(app)
    app.setStyleSheet(sheet)
    rest = app.findChild(_Rest) or _Rest(app)
    rest.take(_widgets(app))


def forget_rules(app: QApplication) -> None:
    """Make Qt forget which style rules match which widget; it matches them again when it draws.

    Of a widget that is gone it forgets most, not all: a field or a list leaves about 1 kB.
    """
    app.style().unpolish(app)


def _widgets(app: QApplication) -> Iterator[QWidget]:
    """Return each widget after the one it lies in, whose colours it may take over."""
    for window in app.topLevelWidgets():
        if window.parentWidget() is None:
            yield window
            yield from window.findChildren(QWidget)


class _Rest(QObject):
    """Polishes what is out of sight a few at a time, and what is shown meanwhile right then."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._left: list[QWidget] = []
        self._soon = QTimer(self, interval=0)
        self._soon.timeout.connect(self._go_on)

    def take(self, widgets: Iterable[QWidget]) -> None:
        self._left.clear()
        for widget in widgets:
            if widget.isVisible():
                _polish(widget)
                continue
            self._left.append(widget)
            if widget.isHidden():
                widget.installEventFilter(self)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            left = [widget for widget in self._left if isValid(widget)]
            self._left = [widget for widget in left if not _is_in(watched, widget)]
            self._polish(widget for widget in left if _is_in(watched, widget))
        return False

    @Slot()
    def _go_on(self) -> None:
        now, self._left = self._left[:_AT_ONCE], self._left[_AT_ONCE:]
        if not self._left:
            self._soon.stop()
        self._polish(widget for widget in now if isValid(widget))

    def _polish(self, widgets: Iterable[QWidget]) -> None:
        for widget in widgets:
            widget.removeEventFilter(self)
            _polish(widget)


def _is_in(whole: QWidget, part: QWidget) -> bool:
    return whole is part or whole.isAncestorOf(part)


def _polish(widget: QWidget) -> None:
    widget.style().polish(widget)
